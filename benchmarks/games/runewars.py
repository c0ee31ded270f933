"""Runewars, measured."""

from __future__ import annotations

from benchmarks.measured import SEATS, Measured, Target
from meadhall import runewars
from meadhall.kernel.game import Game

# Like with like: windows that open by public facts are answered by those, too, who can do nothing there, as
# catanatron's moves count what is forced. The stricter pair counts our real choices against all its moves.
TARGETS = (
    Target("answers/s, pure ÷ catanatron", "pure", "asks_per_s", "moves_per_s", 2, True),
    Target("answers/s, compiled ÷ catanatron", "compiled", "asks_per_s", "moves_per_s", 4, True),
    Target("real choices/s, pure ÷ catanatron", "pure", "decisions_per_s", "moves_per_s", 2, True),
    Target("real choices/s, compiled ÷ catanatron", "compiled", "decisions_per_s", "moves_per_s", 4, True),
    Target("copy(), pure ÷ catanatron", "pure", "copy_us", "copy_us", 1 / 4, False),
)


def new_game(seed: int) -> Game:
    """The map by lot: building it is no part of what is compared."""
    return runewars.new(seats=SEATS, seed=seed, options=runewars.Options(random_map=True))


MEASURED = Measured(new_game, "my-turn", TARGETS)
