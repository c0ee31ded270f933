"""The evaluator of Blood Rage: weights from a table, priors from priors.py."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from meadhall.bloodrage.state import BloodRage
from meadhall.bots.bloodrage.features import HAND, legend_glory, look, stage, strengths
from meadhall.bots.bloodrage.priors import weigh
from meadhall.bots.evaluator import Evaluator
from meadhall.kernel.game import Game

QUIET: Final = ("turn", "keep-card", "keep-two-cards")


class BloodRageEvaluator(Evaluator):
    """Expected Glory is the clan's Glory plus a weighted sum of features."""

    __slots__ = ("first_sight", "spreads", "weights")

    def __init__(
        self, weights: list[list[float]], spreads: list[float], first_sight: list[list[float]]
    ) -> None:
        """`first_sight`: the weights for the priors of cards; hand-made ones give more stable results
        there."""
        self.weights = weights
        self.spreads = spreads
        self.first_sight = first_sight

    def weigh(self, game: Game, seat: int, legal: list[int]) -> list[float]:
        return weigh(cast(BloodRage, game), seat, legal, self.first_sight)

    def quiet(self, game: Game) -> bool:
        """Whether a turn or a pass of the draft begins."""
        asks = game.asks
        return len(asks) > 0 and asks[0][1].name in QUIET

    def expected(self, game: Game) -> list[float]:
        g = cast(BloodRage, game)
        if g.over:
            return [float(glory) for glory in g.glory]
        power = strengths(g)
        column = self.weights[stage(g)]
        out: list[float] = []
        for seat in range(g.seats):
            x = [0.0] * HAND
            single = look(g, seat, power, x)
            total = float(g.glory[seat] + legend_glory(g, seat))
            for i in range(HAND):
                value = x[i]
                if value != 0.0:
                    total += value * column[i]
            for i in single:
                total += column[i]
            out.append(total)
        return out

    def reasons(self, game: Game, seat: int, action: int) -> list[tuple[str, dict[str, str | int]]]:
        from meadhall.bots.bloodrage.reasons import reasons

        return reasons(game, seat, action)

    def spread(self, game: Game) -> float:
        g = cast(BloodRage, game)
        return 0.1 if g.over else self.spreads[stage(g)]

    def chances(self, game: Game) -> list[float]:
        g = cast(BloodRage, game)
        if g.over:
            best = max(g.glory)
            winners = 0
            for glory in g.glory:
                if glory == best:
                    winners += 1
            return [1.0 / winners if glory == best else 0.0 for glory in g.glory]
        expected = self.expected(g)
        spread = self.spreads[stage(g)]
        most = max(expected)
        powers = [exp((glory - most) / spread) for glory in expected]
        total = sum(powers)
        return [power / total for power in powers]
