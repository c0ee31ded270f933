"""Bans and mutes in memory, indexed by browser and address."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Sequence

from meadhall.server.store.rows import Ban


class Bans:
    """The bans of one table, or those of the whole server."""

    __slots__ = ("_by", "_rows")

    def __init__(self, rows: Sequence[Ban] = ()) -> None:
        self._rows = tuple(rows)
        # By the hashes of browser and address.
        self._by: defaultdict[str | None, list[Ban]] = defaultdict(list)
        for ban in self._rows:
            for word in (ban.client, ban.address):
                if word is not None:
                    self._by[word].append(ban)

    def __bool__(self) -> bool:
        return bool(self._rows)

    def in_force(self) -> list[Ban]:
        return [ban for ban in self._rows if _lasts(ban)]

    def of(self, *words: str | None) -> list[Ban]:
        """Bans in force for one of these browsers, tokens or addresses."""
        return [ban for word in words if word in self._by for ban in self._by[word] if _lasts(ban)]


NO_BANS = Bans()


def indexed(rows: Sequence[Ban]) -> Bans:
    """Tables without bans share one object."""
    return Bans(rows) if rows else NO_BANS


def _lasts(ban: Ban) -> bool:
    return ban.until is None or time.time_ns() // 1_000_000 < ban.until
