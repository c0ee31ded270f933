"""The evaluator of Runewars: weights from a table, priors from priors.py."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from meadhall.bots.evaluator import Evaluator
from meadhall.bots.runewars.features import FEATURES, Field, look, stage
from meadhall.bots.runewars.priors import weigh
from meadhall.kernel.game import Game
from meadhall.runewars.state import SETUP, Runewars

QUIET: Final = (
    "my-turn", "choose-order", "activate", "strategize-from", "recruit-dial", "fortify", "quest-hero",
    "fall-gift", "city-benefit", "make-bid", "build-development", "take-title", "seek-hero", "setup-units",
    "setup-hero", "setup-stronghold", "setup-dragon-rune",
)  # fmt: skip
# Prompts for which the prior is better than the evaluation of the position right after the answer.
BY_FIRST_SIGHT: Final = (
    "choose-order",
    "make-bid",
    "quest-hero",
    "setup-dragon-rune",
    "lay-tile",
    "tile-cell",
)
# Prompts that are frequent and whose answers take long to try: fewer are tried.
NARROW: Final = ("move-from", "move-which", "quest-walk", "units-where", "strategize-from", "hero-action")
WIDE: Final = 5  # answers tried in a look-ahead
FEW: Final = 3
LEANING: Final = 0.006  # how much the prior adds to the value of a look-ahead
GONE: Final = -4.0  # expected runes of an eliminated player


class RunewarsEvaluator(Evaluator):
    """Expected dragon runes are a weighted sum of features."""

    __slots__ = ("spreads", "weights")

    def __init__(self, weights: list[list[float]], spreads: list[float]) -> None:
        self.weights = weights
        self.spreads = spreads

    def weigh(self, game: Game, seat: int, legal: list[int]) -> list[float]:
        return weigh(cast(Runewars, game), seat, legal)

    def quiet(self, game: Game) -> bool:
        """Whether no action is in progress; moves that are planned but not made count as in progress."""
        g = cast(Runewars, game)
        asks = g.asks
        return len(asks) > 0 and not g.plan and asks[0][1].name in QUIET

    def most(self, game: Game, seat: int, deep: bool) -> int:
        """Few, because marches have hundreds of answers and the priors are good."""
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
