"""The plan of a simulation: game, bots, number of games, seed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from meadhall.arena.content import rules_for
from meadhall.arena.counting import Counting, counting_of
from meadhall.kernel.packs import Brought
from meadhall.kernel.rng import Rng
from meadhall.kernel.rules import Rules, option_words, read_options

# Games of one task: fewer cost more to send, more delay the progress.
TASK = 64
REFLEXES = ("random", "careful")  # fast bots; all others may be slow, and get one game per task


@dataclass(frozen=True)
class Plan:
    """Strings and numbers only, so that it can be sent to other processes."""

    game: str
    seats: tuple[str, ...]
    bots: tuple[str, ...]  # one name a seat
    count: int
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    records: Path | None = None
    pack: Brought | None = None  # None: the game's own content

    @property
    def rules(self) -> Rules:
        return rules_for(self.game, self.pack)

    @property
    def counting(self) -> Counting:
        return counting_of(self.game)

    def read_options(self) -> Any:
        return read_options(self.rules.options, self.options)

    def seed_of(self, index: int) -> int:
        """Return the seed of a game, which depends only on the base seed and the game's number."""
        return game_seed(self.seed, index)

    def chance_of(self, index: int, seat: int) -> Rng:
        """Return the random generator of a player in a game, separate from the game's own."""
        return player_chance(self.seed, index, seat)

    def tasks(self) -> Iterator[tuple[int, int]]:
        """Yield ranges of games, in order."""
        for start in range(0, self.count, self.task):
            yield start, min(start + self.task, self.count)

    @property
    def task(self) -> int:
        return TASK if set(self.bots) <= set(REFLEXES) else 1

    def facts(self) -> dict[str, object]:
        """Return the parameters that reproduce the run."""
        return {
            "game": self.game,
            "rules": self.rules.version,
            "pack": self.rules.pack,
            "seats": list(self.seats),
            "bots": list(self.bots),
            "games": self.count,
            "seed": self.seed,
            "options": dict(option_words(self.read_options())),
        }


def bots_for(kinds: Sequence[str], seats: int) -> tuple[str, ...]:
    """Return one bot name for each seat, from one name for all or one for each."""
    if len(kinds) not in (1, seats):
        raise ValueError(f"{len(kinds)} kinds of bots for {seats} seats")
    return tuple(kinds) * (seats // len(kinds))


def game_seed(seed: int, number: int) -> int:
    return _hashed(f"game {seed} {number}")


def player_chance(seed: int, number: int, seat: int) -> Rng:
    return Rng.seeded(_hashed(f"player {seed} {number} {seat}"))


def _hashed(words: str) -> int:
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:7], "big")
