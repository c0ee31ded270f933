"""A queue shared fairly by names: whoever was given the least so far is next (start-time fair queueing)."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from heapq import heappop, heappush
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Waiting(NamedTuple, Generic[T]):
    item: T
    cost: float  # what its names are charged when it is taken out


class FairQueue(Generic[T]):
    """Things wait under a list of names, such as an address and a table: addresses share the queue, and the
    tables of an address share what the address gets. Under the same names, first come, first served.

    A name that has not waited for a while begins level with the one that was served last: nobody saves up
    anything by waiting for nothing, and nobody is punished for what was taken while nobody else waited.
    """

    def __init__(self) -> None:
        self._own: deque[Waiting[T]] = deque()  # waits under no further name
        self._lines: dict[str, FairQueue[T]] = {}
        # Each line once, by what it was given so far; of equals, the one that has not been served for longer.
        self._order: list[tuple[float, int, str]] = []
        self._level = 0.0
        self._count = 0
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def push(self, item: T, cost: float, names: Sequence[str]) -> None:
        self._length += 1
        if not names:
            self._own.append(Waiting(item, cost))
            return
        if names[0] not in self._lines:
            self._lines[names[0]] = FairQueue()
            self._put(self._level, names[0])
        self._lines[names[0]].push(item, cost, names[1:])

    def pop(self) -> Waiting[T] | None:
        """What is next; None: nothing waits."""
        if self._own:
            self._length -= 1
            return self._own.popleft()
        while self._order:
            given, _, name = heappop(self._order)
            self._level = given
            found = self._lines[name].pop()
            if found is None:  # it was given no more than the others by now: nothing to remember
                del self._lines[name]
                continue
            self._length -= 1
            self._put(given + found.cost, name)
            return found
        return None

    def remove(self, item: T, names: Sequence[str]) -> bool:
        """Take out what waits no longer. False: it was not here."""
        if names:
            line = self._lines.get(names[0])
            gone = line is not None and line.remove(item, names[1:])
        else:
            kept = [waiting for waiting in self._own if waiting.item is not item]
            gone = len(kept) < len(self._own)
            self._own = deque(kept)
        self._length -= gone
        return gone

    def _put(self, given: float, name: str) -> None:
        self._count += 1
        heappush(self._order, (given, self._count, name))
