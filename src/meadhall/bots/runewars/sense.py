"""Runewars as bots see it: weights from a table, first sight from order.py."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from meadhall.bots.runewars.features import FEATURES, Field, look, stage
from meadhall.bots.runewars.order import weigh
from meadhall.bots.sense import Sense
from meadhall.kernel.game import Game
from meadhall.runewars.state import SETUP, Runewars

QUIET: Final = (
    "my-turn", "choose-order", "activate", "strategize-from", "recruit-dial", "fortify", "quest-hero",
    "fall-gift", "city-benefit", "make-bid", "build-development", "take-title", "seek-hero", "setup-units",
    "setup-hero", "setup-stronghold", "setup-dragon-rune",
)  # fmt: skip
# What first sight knows better than a look at the board a moment later.
BY_FIRST_SIGHT: Final = (
    "choose-order",
    "make-bid",
    "quest-hero",
    "setup-dragon-rune",
    "lay-tile",
    "tile-cell",
)
# Asked often, and each answer takes long to follow: fewer are looked ahead at.
NARROW: Final = ("move-from", "move-which", "quest-walk", "units-where", "strategize-from", "hero-action")
WIDE: Final = 5  # answers looked ahead at
FEW: Final = 3
LEANING: Final = 0.006  # how much first sight counts against what a look ahead sees
GONE: Final = -4.0  # an eliminated player's runes to expect


class RunewarsSense(Sense):
    """The dragon runes to expect are a weighted sum of features."""

    __slots__ = ("spreads", "weights")

    def __init__(self, weights: list[list[float]], spreads: list[float]) -> None:
        self.weights = weights
        self.spreads = spreads

    def weigh(self, game: Game, seat: int, legal: list[int]) -> list[float]:
        return weigh(cast(Runewars, game), seat, legal)

    def quiet(self, game: Game) -> bool:
        """Between two things a player does; moves that are said but not made are half done."""
        g = cast(Runewars, game)
        asks = g.asks
        return len(asks) > 0 and not g.plan and asks[0][1].name in QUIET

    def most(self, game: Game, seat: int, deep: bool) -> int:
        """Few: marches have hundreds of answers, and first sight knows most of what matters."""
        if deep:
            return 1
        name = game.asks[game.ask_of(seat)][1].name
        return 1 if name in BY_FIRST_SIGHT else FEW if name in NARROW else WIDE

    def leaning(self) -> float:
        return LEANING

    def expected(self, game: Game) -> list[float]:
        g = cast(Runewars, game)
        if g.phase == SETUP and g.factions[g.seats - 1] < 0:
            return [0.0] * g.seats
        column = self.weights[stage(g)]
        table = look(g, Field(g))
        out: list[float] = []
        for seat in range(g.seats):
            if not g.alive(seat):
                out.append(GONE)
                continue
            x = table[seat]
            total = 0.0
            for i in range(FEATURES):
                total += x[i] * column[i]
            out.append(total)
        return out

    def reasons(self, game: Game, seat: int, action: int) -> list[tuple[str, dict[str, str | int]]]:
        from meadhall.bots.runewars.reasons import reasons

        return reasons(game, seat, action)

    def spread(self, game: Game) -> float:
        g = cast(Runewars, game)
        return 0.1 if g.over else self.spreads[stage(g)]

    def chances(self, game: Game) -> list[float]:
        g = cast(Runewars, game)
        if g.over:
            return [1.0 if seat == g.winner else 0.0 for seat in range(g.seats)]
        expected = self.expected(g)
        spread = self.spreads[stage(g)]
        best = max(expected)
        powers = [exp((runes - best) / spread) for runes in expected]
        total = sum(powers)
        return [power / total for power in powers]
