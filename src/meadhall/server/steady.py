"""The server's time: the wall clock, as long as it goes evenly.

A machine that was suspended, a process that was frozen and a clock that was set make it jump. After a jump
`now` stands still at the last time that was trusted, so that nothing falls due by it, until somebody has
dealt with the jump and trusts the clock again.
"""

from __future__ import annotations

import time

JUMP_MS = 5_000


def wall_ms() -> int:
    return time.time_ns() // 1_000_000


def coarse(at: int) -> int:
    """A time as everybody may know it: to the second."""
    return at // 1000 * 1000


class Steady:
    """Must be trusted again more often than every JUMP_MS. Until it is for the first time: the wall clock."""

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
        """Nobody watches any more: the wall clock again."""
        self._trusted = None


STEADY = Steady()
