"""Checkpoints: copies of a game in the middle of what happens between two asks, for clients that show it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meadhall.kernel.game import Game


class Checkpoint:
    """What stood when a step called `Game.checkpoint`. Nobody is asked in its game, which is only viewed."""

    __slots__ = ("code", "game", "told")

    def __init__(self, code: str, game: Game, told: int) -> None:
        """`told`: the number of events so far."""
        game.asks.clear()
        game.given.clear()
        game.offers.clear()
        self.code = code
        self.game = game
        self.told = told
