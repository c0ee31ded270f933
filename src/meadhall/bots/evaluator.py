"""The evaluator of a game, used by search and look-ahead. Each game has a subclass."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from meadhall.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Estimates which answers are worth trying, and the chances of each seat.

    Subclasses implement the methods that raise (a compiled class cannot be abstract).
    """

    __slots__ = ()

    def weigh(self, game: Game, seat: int, legal: list[int]) -> list[float]:
        """Return the prior of each legal answer: a weight above 0."""
        raise NotImplementedError

    def most(self, game: Game, seat: int, deep: bool) -> int:
        """Return how many answers a look-ahead tries, those with the highest priors; 0: all of them.

        `deep`: the ask continues a sentence that the look-ahead has begun.
        """
        return 0

    def leaning(self) -> float:
        """Return how much the prior adds to a look-ahead: the chance added for a weight e times as high."""
        return 0.0

    def expected(self, game: Game) -> list[float]:
        """Return the expected score of each seat at the end."""
        raise NotImplementedError

    def chances(self, game: Game) -> list[float]:
        """Return each seat's chance to win; they add up to 1."""
        raise NotImplementedError

    def spread(self, game: Game) -> float:
        """Return how uncertain the expected scores are, as the scale that turns differences into chances."""
        raise NotImplementedError

    def quiet(self, game: Game) -> bool:
        """Whether no action is in progress, so that the position can be evaluated."""
        raise NotImplementedError

    def reasons(self, game: Game, seat: int, action: int) -> list[tuple[str, dict[str, str | int]]]:
        """Return reasons for an answer: message ids and their parameters."""
        raise NotImplementedError
