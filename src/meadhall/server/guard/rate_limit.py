"""Rate limits by token buckets, and limits on how many things run at once.

Used for requests of an address, messages of a socket, chat messages and password attempts.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

Clock = Callable[[], float]

# Tolerance, so that a client that waits exactly as long as `wait` said is not refused.
_ROUNDING: Final = 1e-6


class Rate(NamedTuple):
    """Requests per second in the long run, and the largest burst."""

    per_second: float
    burst: int


class TokenBucket:
    """The token bucket of one connection or seat. It is full at first."""

    __slots__ = ("rate", "_clock", "_tokens", "_at")

    def __init__(self, rate: Rate, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self._clock = clock
        self._tokens = float(rate.burst)
        self._at = clock()

    def take(self, cost: float = 1.0) -> bool:
        """Take tokens if there are enough. A refusal takes none, so waiting `wait()` seconds is always
        enough."""
        self._fill()
        if self._tokens < cost - _ROUNDING:
            return False
        self._tokens -= cost
        return True

    def wait(self, cost: float = 1.0) -> float:
        """Seconds until `take` will succeed; 0 if it would now."""
        self._fill()
        return max(0.0, (cost - self._tokens) / self.rate.per_second)

    def _fill(self) -> None:
        now = self._clock()
        # A clock that goes backwards must not remove tokens.
        passed = max(0.0, now - self._at)
        self._tokens = min(float(self.rate.burst), self._tokens + passed * self.rate.per_second)
        self._at = now


class RateLimiter:
    """A token bucket for each key (an address, a seat), for at most `keep` keys.

    Beyond that the least recently used bucket is dropped: it is probably full again, and equal to a new one.
    So memory is bounded, whatever the number of addresses.
    """

    def __init__(self, rate: Rate, keep: int, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self._keep = keep
        self._clock = clock
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, cost: float = 1.0) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = TokenBucket(self.rate, self._clock)
            if len(self._buckets) > self._keep:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(cost)

    def wait(self, key: str, cost: float = 1.0) -> float:
        bucket = self._buckets.get(key)
        return 0.0 if bucket is None else bucket.wait(cost)


class ConcurrencyLimiter:
    """At most `limit` at once for each key: sockets of an address, sockets at a table.

    Keys with a count of 0 are not kept.
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
        """Call once for every `take` that returned True."""
        left = self._taken[key] - 1
        if left:
            self._taken[key] = left
        else:
            del self._taken[key]
