"""Positions: what a bot, a spectator or a learning environment gets instead of the game."""

# not compiled: used by interpreted bots.
from __future__ import annotations

from typing import Generic, Protocol, TypeVar, cast

from meadhall.kernel.contract import View
from meadhall.kernel.game import Game
from meadhall.kernel.rng import Rng

SPECTATOR = -1  # the seat number of a spectator, for `redeal`

V = TypeVar("V", bound=View, covariant=True)


class Dealt(Protocol[V]):
    """A game, by the type of its views."""

    def legal(self, seat: int) -> list[int]: ...
    def view(self, seat: int | str | None = None) -> V: ...
    def redeal(self, seat: int, rng: Rng) -> Game: ...


class Position(Generic[V]):
    """A seat's view, its legal answers, and a substitute game that was redealt for that seat.

    It has no reference to the true game. The substitute has in common with it only what the seat knows.
    """

    __slots__ = ("_standin", "_view", "legal", "seat")

    def __init__(self, game: Dealt[V], seat: int | None, rng: Rng) -> None:
        """Make the position of a seat, or of a spectator (None)."""
        self.seat = seat
        self.legal: list[int] = [] if seat is None else game.legal(seat)
        self._standin = game.redeal(SPECTATOR if seat is None else seat, rng)
        self._view: V | None = None

    @staticmethod
    def of(standin: Game, seat: int | None, legal: list[int]) -> Position[View]:
        """Make a position from a substitute that was already redealt (used by kernel.position_codec)."""
        position: Position[View] = Position.__new__(Position)
        position.seat, position.legal = seat, legal
        position._standin, position._view = standin, None
        return position

    @property
    def view(self) -> V:
        """What the seat may know. The substitute's view is the same as the true game's.

        Computed on first access, because bots that search do not use it.
        """
        if self._view is None:
            # The type of the game is not kept, only that of its views.
            self._view = cast(V, self._standin.view(self.seat))
        return self._view

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._standin.rules.name

    def sample(self, rng: Rng) -> Game:
        """Return a game that could be the true one, as far as this seat knows."""
        return self._standin.redeal(SPECTATOR if self.seat is None else self.seat, rng)

    def words(self, action: int) -> tuple[str, ...]:
        return self._standin.words(action)
