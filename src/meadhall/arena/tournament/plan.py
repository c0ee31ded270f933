"""The plan of a tournament: rounds of games with the same seed, one for each seat order."""

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

LIMIT = 60.0  # seconds for one decision, by default
LONGEST_NAME = 80


@dataclass(frozen=True)
class Tournament:
    """Strings and numbers only, so that it can be sent to other processes."""

    game: str
    clans: tuple[str, ...]  # the seats, clockwise
    bots: tuple[str, ...]  # as given: not one for each seat
    wanted: int
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    limit: float = LIMIT
    pack: Brought | None = None  # None: the game's own content

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
        """Return the different bots, as given."""
        return tuple(dict.fromkeys(self.bots))

    @property
    def count(self) -> int:
        """Return the number of games: whole rounds only, because partial ones would favour some bots."""
        return -(-self.wanted // len(self.orders)) * len(self.orders)

    def round_of(self, index: int) -> int:
        return index // len(self.orders)

    def seating(self, index: int) -> tuple[str, ...]:
        """Return the bot of each seat in a game."""
        return self.orders[index % len(self.orders)]

    def seed_of(self, index: int) -> int:
        """Return the seed of a game: the same for a whole round, so that every seat order gets the same
        decks."""
        return game_seed(self.seed, self.round_of(index))

    def chance_of(self, index: int, seat: int) -> Rng:
        """Return the random generator of a player in a game, separate from the game's own."""
        return player_chance(self.seed, index, seat)

    def facts(self) -> dict[str, object]:
        """Return the parameters that identify the tournament, without the number of games."""
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
        """Return the command that plays it again."""
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
        """Return the default folder of its games: a readable name in the current folder."""
        name = re.sub(r"[^\w@.-]", "-", "-".join(self.bots))[:LONGEST_NAME]
        return Path("arena") / f"{name}-{len(self.clans)}"
