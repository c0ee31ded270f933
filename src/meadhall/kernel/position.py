"""Honesty as a type: what a bot, a spectator or a learning environment is given instead of the game."""

# not compiled: met by interpreted bots.
from __future__ import annotations

from typing import Any

from meadhall.kernel.rng import Rng

SPECTATOR = -1  # `redeal` for somebody who sits nowhere


class Position:
    """A seat's view, its legal answers, and a stand-in game already dealt again for that seat.

    The true game is not reachable from here: the stand-in agrees with it only in what the seat knows.
    """

    __slots__ = ("_standin", "_view", "legal", "seat")

    def __init__(self, game: Any, seat: int | None, rng: Rng) -> None:
        """For a seat, or for a spectator (None)."""
        self.seat = seat
        self.legal: list[int] = [] if seat is None else game.legal(seat)
        self._standin = game.redeal(SPECTATOR if seat is None else seat, rng)
        self._view: Any = None

    @staticmethod
    def of(standin: Any, seat: int | None, legal: list[int]) -> Position:
        """A position put together again (kernel.parcel) from a stand-in that is already dealt."""
        position = Position.__new__(Position)
        position.seat, position.legal = seat, legal
        position._standin, position._view = standin, None
        return position

    @property
    def view(self) -> Any:
        """What the seat may know, by the stand-in: there it is the same as in the true game.

        Made when somebody looks; a bot that searches never does.
        """
        if self._view is None:
            self._view = self._standin.view(self.seat)
        return self._view

    @property
    def game(self) -> str:
        """Which game this is, by name."""
        name: str = self._standin.rules.name
        return name

    def sample(self, rng: Rng) -> Any:
        """A game that could be the true one, for all this seat knows."""
        return self._standin.redeal(SPECTATOR if self.seat is None else self.seat, rng)

    def words(self, action: int) -> tuple[str, ...]:
        words: tuple[str, ...] = self._standin.words(action)
        return words
