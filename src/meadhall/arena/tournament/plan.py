"""What a tournament plays: rounds of games with the same luck, one for each seat order."""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from meadhall import __version__
from meadhall.arena.content import rules_for
from meadhall.arena.counting import Counting, counting_of
from meadhall.arena.plan import game_seed, player_chance
from meadhall.arena.tournament.seating import orders
from meadhall.kernel.packs import Brought
from meadhall.kernel.rng import Rng
from meadhall.kernel.rules import Rules, option_words, read_options

LIMIT = 60.0  # seconds for one decision, unless told otherwise
LONGEST_NAME = 80


@dataclass(frozen=True)
class Tournament:
    """Plain words and numbers, so that it travels to other processes."""

    game: str
    clans: tuple[str, ...]  # the seats, clockwise
    bots: tuple[str, ...]  # as given: not one a seat
    wanted: int
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    limit: float = LIMIT
    pack: Brought | None = None  # none: what comes with the game

    @property
    def rules(self) -> Rules:
        return rules_for(self.game, self.pack)

    @property
    def counting(self) -> Counting:
        return counting_of(self.game)

    def read_options(self) -> Any:
        return read_options(self.rules.options, self.options)

    @cached_property
    def orders(self) -> list[tuple[str, ...]]:
        return orders(self.bots, len(self.clans))

    @property
    def names(self) -> tuple[str, ...]:
        """The different bots, as given."""
        return tuple(dict.fromkeys(self.bots))

    @property
    def count(self) -> int:
        """Whole rounds only: a seat order more or less would favour somebody."""
        return -(-self.wanted // len(self.orders)) * len(self.orders)

    def round_of(self, index: int) -> int:
        return index // len(self.orders)

    def seating(self, index: int) -> tuple[str, ...]:
        """Which bot sits where in a game."""
        return self.orders[index % len(self.orders)]

    def seed_of(self, index: int) -> int:
        """One seed for a whole round: every seat order gets the same decks, so that luck cancels out."""
        return game_seed(self.seed, self.round_of(index))

    def chance_of(self, index: int, seat: int) -> Rng:
        """Each player's own chance in each game, apart from the game's."""
        return player_chance(self.seed, index, seat)

    def facts(self) -> dict[str, object]:
        """What makes two runs parts of the same tournament; how many games is not part of it."""
        return {
            "meadhall": __version__,
            "game": self.game,
            "rules": self.rules.version,
            "pack": self.rules.pack,
            "clans": list(self.clans),
            "bots": list(self.bots),
            "seed": self.seed,
            "limit": self.limit,
            "options": dict(option_words(self.read_options())),
        }

    def command(self) -> str:
        """What to type to play it again."""
        words = ["meadhall", "arena", self.game, "--bots", ",".join(self.bots)]
        words += ["--games", str(self.wanted), "--seats", str(len(self.clans)), "--seed", str(self.seed)]
        for name, value in self.options:
            words += ["--option", f"{name}={value}"]
        if self.pack is not None:
            words += ["--pack", self.pack.folder]
        if self.limit != LIMIT:
            words += ["--limit", f"{self.limit:g}"]
        return shlex.join(words)

    def folder(self) -> Path:
        """Where its games go unless told otherwise: a name one can read, in the current folder."""
        name = re.sub(r"[^\w@.-]", "-", "-".join(self.bots))[:LONGEST_NAME]
        return Path("arena") / f"{name}-{len(self.clans)}"
