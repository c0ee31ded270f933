"""Blood Rage, measured."""

from __future__ import annotations

from benchmarks.measured import SEATS, Measured, Target
from meadhall import bloodrage
from meadhall.kernel.game import Game

TARGETS = (
    Target("decisions/s, pure ÷ catanatron", "pure", "decisions_per_s", "moves_per_s", 3, True),
    Target("decisions/s, compiled ÷ catanatron", "compiled", "decisions_per_s", "moves_per_s", 6, True),
    Target(
        "redeal + rollout, compiled ÷ catanatron's games",
        "compiled",
        "rollouts_per_s",
        "games_per_s",
        15,
        True,
    ),
    Target("copy(), pure ÷ catanatron", "pure", "copy_us", "copy_us", 1 / 8, False),
    Target("memory of a game, pure, KB", "pure", "memory_kb", None, 64, False),
)


def new_game(seed: int) -> Game:
    return bloodrage.new(seats=SEATS, seed=seed)


MEASURED = Measured(new_game, "turn", TARGETS)
