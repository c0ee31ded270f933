"""How often: a bucket of tokens that fills at a steady rate. And how many at once.

The same parts count requests of an address, messages of a socket, lines of chat and tries of a password.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

Clock = Callable[[], float]

# Who waited as long as told may be short of a token by this much.
_ROUNDING: Final = 1e-6


class Rate(NamedTuple):
    """So many a second in the long run, and so many at once after a rest."""

    per_second: float
    burst: int


class Bucket:
    """One connection's or one seat's. Full at first: who has just come has not done anything yet."""

    __slots__ = ("rate", "_clock", "_tokens", "_at")

    def __init__(self, rate: Rate, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self._clock = clock
        self._tokens = float(rate.burst)
        self._at = clock()

    def take(self, cost: float = 1.0) -> bool:
        """Whether it may be done now. A refusal costs nothing, so that waiting as told is always enough."""
        self._fill()
        if self._tokens < cost - _ROUNDING:
            return False
        self._tokens -= cost
        return True

    def wait(self, cost: float = 1.0) -> float:
        """Seconds until `take` will say yes; 0 if it would now."""
        self._fill()
        return max(0.0, (cost - self._tokens) / self.rate.per_second)

    def _fill(self) -> None:
        now = self._clock()
        # A clock that steps back must not take tokens away.
        passed = max(0.0, now - self._at)
        self._tokens = min(float(self.rate.burst), self._tokens + passed * self.rate.per_second)
        self._at = now


class Buckets:
    """A bucket for each key (an address, a seat), for no more than `keep` of them.

    Above that the one longest unused is forgotten: it is most likely full again, and then a new one is
    just the same. Memory stays bounded however many addresses somebody sends from.
    """

    def __init__(self, rate: Rate, keep: int, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self._keep = keep
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, cost: float = 1.0) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, self._clock)
            if len(self._buckets) > self._keep:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(cost)

    def wait(self, key: str, cost: float = 1.0) -> float:
        bucket = self._buckets.get(key)
        return 0.0 if bucket is None else bucket.wait(cost)


class Places:
    """So many at once for each key: sockets of an address, sockets at a table.

    A key without anybody is not kept, so memory is bounded by those who are there.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._taken: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._taken)

    def take(self, key: str) -> bool:
        taken = self._taken.get(key, 0)
        if taken >= self.limit:
            return False
        self._taken[key] = taken + 1
        return True

    def give_back(self, key: str) -> None:
        """Once for every `take` that said yes."""
        left = self._taken[key] - 1
        if left:
            self._taken[key] = left
        else:
            del self._taken[key]
