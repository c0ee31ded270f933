"""The evaluator of a game that has none of its own: it knows the rules and the scores, nothing else."""

from __future__ import annotations

from math import exp

from meadhall.bots.evaluator import Evaluator
from meadhall.kernel.game import Game

SPREAD = 3.0  # points by which a score may still change, as far as somebody knows who knows nothing else
CERTAIN = 0.1  # the same when the game is over


class PlainEvaluator(Evaluator):
    """All answers are worth a try; who has the most points now is the likeliest to win."""

    __slots__ = ()

    def weigh(self, game: Game, seat: int, legal: list[int]) -> list[float]:
        return [1.0] * len(legal)

    def expected(self, game: Game) -> list[float]:
        return [float(score) for score in game.scores]

    def chances(self, game: Game) -> list[float]:
        if game.over:
            places = game.ranking
            return [1.0 / places.count(1) if place == 1 else 0.0 for place in places]
        scores = self.expected(game)
        best = max(scores)
        powers = [exp((score - best) / SPREAD) for score in scores]
        return [power / sum(powers) for power in powers]

    def spread(self, game: Game) -> float:
        return CERTAIN if game.over else SPREAD

    def quiet(self, game: Game) -> bool:
        """Whether the open ask begins a sentence."""
        return len(game.asks) > 0 and not game.asks[0][1].continues

    def reasons(self, game: Game, seat: int, action: int) -> list[tuple[str, dict[str, str | int]]]:
        return []


PLAIN = PlainEvaluator()


def evaluator(weights: str) -> Evaluator:
    """The same for all tables of weights."""
    return PLAIN
