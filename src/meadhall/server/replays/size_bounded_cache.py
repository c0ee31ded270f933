"""An LRU cache that is bounded by the total size of its values."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class SizeBoundedCache(Generic[K, T]):
    def __init__(self, most: int) -> None:
        self._most = most
        self._found: OrderedDict[K, tuple[T, int]] = OrderedDict()
        self.size = 0

    def get(self, key: K) -> T | None:
        found = self._found.get(key)
        if found is None:
            return None
        self._found.move_to_end(key)
        return found[0]

    def put(self, key: K, value: T, size: int) -> None:
        """A value larger than the whole cache is not kept."""
        if size > self._most or key in self._found:
            return
        self._found[key] = value, size
        self.size += size
        while self.size > self._most:
            _, (_, gone) = self._found.popitem(last=False)
            self.size -= gone
