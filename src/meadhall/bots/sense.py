"""What a bot must know of one game. One subclass a game; search and look-ahead know nothing else of it."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from meadhall.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense:
    """A feeling for a game: which answers are worth trying, and who stands how well.

    A method that raises is for the subclass to write (a compiled class cannot be an abstract one).
    """

    __slots__ = ()

    def weigh(self, game: Game, seat: int, legal: list[int]) -> list[float]:
        """How sensible each legal answer looks at first sight: above 0, and in proportion."""
        raise NotImplementedError

    def most(self, game: Game, seat: int, deep: bool) -> int:
        """How many answers a look ahead tries, the most sensible at first sight; 0: all of them.

        `deep`: the ask goes on with a sentence that the look ahead has begun.
        """
        return 0

    def leaning(self) -> float:
        """What first sight counts beside a look ahead: so much chance for a weight e times as high."""
        return 0.0

    def expected(self, game: Game) -> list[float]:
        """The score each seat may expect at the end."""
        raise NotImplementedError

    def chances(self, game: Game) -> list[float]:
        """Each seat's chance to win: together 1."""
        raise NotImplementedError

    def spread(self, game: Game) -> float:
        """How far off the expectation is, as the spread of the scores' chances."""
        raise NotImplementedError

    def quiet(self, game: Game) -> bool:
        """Nothing is half done: a good moment to look at the board."""
        raise NotImplementedError

    def reasons(self, game: Game, seat: int, action: int) -> list[tuple[str, dict[str, str | int]]]:
        """What speaks for an answer: message ids and what they speak of."""
        raise NotImplementedError
