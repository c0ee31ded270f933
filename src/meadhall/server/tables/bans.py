"""Bans and mutes in memory, found by whom they mean."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Sequence

from meadhall.server.store.rows import Ban


class Bans:
    """Of one table, or those that hold everywhere."""

    __slots__ = ("_by", "_rows")

    def __init__(self, rows: Sequence[Ban] = ()) -> None:
        self._rows = tuple(rows)
        self._by: defaultdict[str | None, list[Ban]] = defaultdict(list)  # by browser and by address: hashes
        for ban in self._rows:
            for word in (ban.client, ban.address):
                if word is not None:
                    self._by[word].append(ban)

    def __bool__(self) -> bool:
        return bool(self._rows)

    def in_force(self) -> list[Ban]:
        return [ban for ban in self._rows if _lasts(ban)]

    def of(self, *words: str | None) -> list[Ban]:
        """Those in force for one of these browsers, tokens or addresses."""
        return [ban for word in words if word in self._by for ban in self._by[word] if _lasts(ban)]


NO_BANS = Bans()


def indexed(rows: Sequence[Ban]) -> Bans:
    """Almost all tables have none, and share that."""
    return Bans(rows) if rows else NO_BANS


def _lasts(ban: Ban) -> bool:
    return ban.until is None or time.time_ns() // 1_000_000 < ban.until
