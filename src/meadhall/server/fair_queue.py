"""A fair queue: the name that was served least so far is next (start-time fair queueing)."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from heapq import heappop, heappush
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Waiting(NamedTuple, Generic[T]):
    item: T
    cost: float  # charged to its names when it is taken out


class FairQueue(Generic[T]):
    """Items are queued under a list of names, such as an address and a table: addresses share the queue, and
    the tables of an address share its part. Items with the same names are first in, first out.

    A name that was not in the queue starts level with the name that was served last: it has neither credit
    for the time before nor debt for what it was given while nobody else waited.
    """

    def __init__(self) -> None:
        self._own: deque[Waiting[T]] = deque()  # items without further names
        self._queues: dict[str, FairQueue[T]] = {}
        # Each queue once, by what it was given so far; among equals, the one that was served longest ago.
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
        if names[0] not in self._queues:
            self._queues[names[0]] = FairQueue()
            self._put(self._level, names[0])
        self._queues[names[0]].push(item, cost, names[1:])

    def pop(self) -> Waiting[T] | None:
        """The next item; None: the queue is empty."""
        if self._own:
            self._length -= 1
            return self._own.popleft()
        while self._order:
            given, _, name = heappop(self._order)
            self._level = given
            found = self._queues[name].pop()
            if found is None:  # by now it was given no more than the others: it can be dropped
                del self._queues[name]
                continue
            self._length -= 1
            self._put(given + found.cost, name)
            return found
        return None

    def remove(self, item: T, names: Sequence[str]) -> bool:
        """Remove an item. False: it was not in the queue."""
        if names:
            queue = self._queues.get(names[0])
            gone = queue is not None and queue.remove(item, names[1:])
        else:
            kept = [waiting for waiting in self._own if waiting.item is not item]
            gone = len(kept) < len(self._own)
            self._own = deque(kept)
        self._length -= gone
        return gone

    def _put(self, given: float, name: str) -> None:
        self._count += 1
        heappush(self._order, (given, self._count, name))
