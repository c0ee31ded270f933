"""Levels of bots, with the time each may take."""

from __future__ import annotations

import logging
from functools import lru_cache
from typing import Final

from meadhall.bots import LEVELS, seconds_at_table

log = logging.getLogger("meadhall.server")

# Plays if a stored row names an unknown level.
SAFE_LEVEL: Final = "karl"
# Seconds of a process that a decision is expected to take: its address and table are charged with them.
COSTS: Final = {"thrall": 0.01, "karl": 0.05, "jarl": 0.6, "konung": 2.0}
HINT_COST: Final = 1.5
# The shortest search of a bot that had to wait in the queue: less is hardly better than a random answer.
SHORTEST_SECONDS: Final = 0.2


@lru_cache(1000)
def known(level: str) -> str:
    """The level, or SAFE_LEVEL if it is unknown, which is logged once."""
    if level in LEVELS:
        return level
    log.warning("unknown level %r: %s plays instead", level, SAFE_LEVEL)
    return SAFE_LEVEL


def seconds_left(level: str, within: float, waited: float) -> float:
    """How long a bot may search so that it answers in time after waiting in the queue.

    `within`: seconds from the request until the answer is due. The time waited is subtracted from it, or from
    the level's search time if that is longer.
    """
    whole = seconds_at_table(level)
    return max(min(whole, max(within, whole) - waited), min(whole, SHORTEST_SECONDS))
