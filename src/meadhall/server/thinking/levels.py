"""Levels of bots as tables name them: looked up in a list, with the time each may take."""

from __future__ import annotations

import logging
from functools import lru_cache
from typing import Final

from meadhall.bots import LEVELS, seconds_at_table

log = logging.getLogger("meadhall.server")

# Plays where a stored row names a level that there is not.
SAFE_LEVEL: Final = "karl"
# Seconds of a process that a thought is expected to take: what its address and table are charged for it.
COSTS: Final = {"thrall": 0.01, "karl": 0.05, "jarl": 0.6, "konung": 2.0}
HINT_COST: Final = 1.5
# A bot that had to wait for its turn searches at least so long: less would be hardly better than a guess.
SHORTEST_SECONDS: Final = 0.2


@lru_cache(1000)
def known(level: str) -> str:
    """The level that plays; one that is not in the list is logged once, and a safe one plays."""
    if level in LEVELS:
        return level
    log.warning("no level is called %r: %s plays instead", level, SAFE_LEVEL)
    return SAFE_LEVEL


def seconds_left(level: str, within: float, waited: float) -> float:
    """How long a bot may search, so that it answers in time although it had to wait for a process.

    `within`: seconds from the question to when the answer is due. Waiting comes off that; where the answer is
    due sooner than the level takes to think, it comes off the level's own time.
    """
    whole = seconds_at_table(level)
    return max(min(whole, max(within, whole) - waited), min(whole, SHORTEST_SECONDS))
