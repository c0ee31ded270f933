"""The server's clock: the system clock, protected against jumps.

The system clock jumps when the machine or the process was suspended, or when the clock was set. After a jump
`now` stays at the last trusted time, so that nothing becomes due by it, until the jump has been handled
(lost_time.py) and `trust` is called again.
"""

from __future__ import annotations

import time

JUMP_MS = 5_000


def wall_ms() -> int:
    return time.time_ns() // 1_000_000


def coarse(at: int) -> int:
    """A time rounded down to the second, as it is published."""
    return at // 1000 * 1000


class SteadyClock:
    """`trust` must be called more often than every JUMP_MS. Before the first call it is the system clock."""

    def __init__(self) -> None:
        self._trusted: int | None = None

    def now(self) -> int:
        """Milliseconds since 1970."""
        wall = wall_ms()
        return wall if self._trusted is None or abs(wall - self._trusted) <= JUMP_MS else self._trusted

    @property
    def jumped(self) -> bool:
        return self._trusted is not None and abs(wall_ms() - self._trusted) > JUMP_MS

    def trust(self) -> None:
        self._trusted = wall_ms()

    def rest(self) -> None:
        """Nobody calls `trust` any more: use the system clock again."""
        self._trusted = None


STEADY_CLOCK = SteadyClock()
