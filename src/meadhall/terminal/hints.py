"""Hints: the best of your choices, their expected results, and reasons."""

from __future__ import annotations

import logging
from typing import Any

from meadhall.bots import Advice, advise
from meadhall.kernel.position import Position
from meadhall.terminal.seeded_rng import chance

log = logging.getLogger("meadhall.bots")


class Adviser:
    """Computes hints with a bot, which gets a Position, so it knows no more than you do."""

    def __init__(self, seat: int, seed: int) -> None:
        self._seat = seat
        self._seed = seed
        self._where = ""
        self._last: list[Advice] = []

    def __call__(self, game: Any) -> list[Advice]:
        """Return the hint for the current ask; cached, because a search with a time limit may vary."""
        where = game.fingerprint()
        if where != self._where:
            rng = chance("hint", self._seed, game, self._seat)
            try:
                self._last = advise(Position(game, self._seat, rng.spawn()), rng)
            except Exception:  # an error in a hint must not stop the game
                log.warning("no hint", exc_info=True)
                self._last = []
            self._where = where
        return self._last
