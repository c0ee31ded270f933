"""A hint: the best few of your choices, what may come of them, and why."""

from __future__ import annotations

import logging
from typing import Any

from meadhall.bots import Advice, advise
from meadhall.kernel.position import Position
from meadhall.terminal.seeded_rng import chance

log = logging.getLogger("meadhall.bots")


class Adviser:
    """What a bot in your seat would think of. It gets a Position, so it knows no more than you do."""

    def __init__(self, seat: int, seed: int) -> None:
        self._seat = seat
        self._seed = seed
        self._where = ""
        self._last: list[Advice] = []

    def __call__(self, game: Any) -> list[Advice]:
        """At the same point the same, even if the adviser thinks by the clock."""
        where = game.fingerprint()
        if where != self._where:
            rng = chance("hint", self._seed, game, self._seat)
            try:
                self._last = advise(Position(game, self._seat, rng.spawn()), rng)
            except Exception:  # the game does not stop for want of a hint
                log.warning("no hint", exc_info=True)
                self._last = []
            self._where = where
        return self._last
