"""Counts and delays in a span of time, as the clients measured them."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Sequence


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which that share lies; 0 of nothing."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Tally:
    def __init__(self) -> None:
        self.others = array("d")  # seconds from a move sent to what it changed, received by each other seat
        self.done = array("d")  # seconds from a move sent to its `done`
        self.moves = 0
        self.hidden = 0  # of the moves: within a sentence, shown to nobody else yet
        self.messages = 0
        self.bytes = 0
        self.tables = 0  # games that ended, and new tables in their place
        self.refused: Counter[str] = Counter()
        self.lost: Counter[str] = Counter()

    def seen(self) -> dict[str, float]:
        """In milliseconds."""
        shares = {"p50_ms": 0.5, "p95_ms": 0.95, "p99_ms": 0.99}
        found = {name: percentile(self.others, share) * 1000 for name, share in shares.items()}
        found["max_ms"] = max(self.others, default=0.0) * 1000
        found["done_p95_ms"] = percentile(self.done, 0.95) * 1000
        return found
