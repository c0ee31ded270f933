"""Who is connected where: every process says it of its own connections, and learns it of the others'.

A SQLite database is served by one process, which knows all there is to know: then nothing is stored.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from meadhall.server.store import Store, StoreError
from meadhall.server.tables.room import Room, now_ms

log = logging.getLogger("meadhall.server")

BEAT_SECONDS: Final = 5.0  # between two signs of life
STALE_MS: Final = 30_000  # a process that gave none for so long has no connections any more
RETRY_SECONDS: Final = 2.0
NOBODY: Final[frozenset[int]] = frozenset()


class Presence:
    """Seats connected to this process are written in batches; those of others are kept in memory."""

    def __init__(self, store: Store, rooms: Mapping[str, Room]) -> None:
        self._store = store
        self._rooms = rooms
        self._shared = not store.database.is_sqlite
        self._stored: dict[str, frozenset[int]] = {}  # of this process, as the database has it
        self._others: dict[str, frozenset[int]] = {}
        self._unwritten: set[str] = set()
        self._unread: set[str] = set()
        self._read_all = False
        self._stirred = asyncio.Event()

    def elsewhere(self, table_id: str) -> frozenset[int]:
        """Seats of a table that are connected to other processes."""
        return self._others.get(table_id, NOBODY)

    def changed(self, table_id: str) -> None:
        """Somebody came to this table, or went, at this process."""
        if self._shared:
            self._unwritten.add(table_id)
            self._stirred.set()

    def heard(self, table_id: str | None) -> None:
        """Somebody came or went at another process. None: at any table, the line was down."""
        self._read_all = self._read_all or table_id is None
        if table_id is not None:
            self._unread.add(table_id)
        self._stirred.set()

    async def look(self, table_id: str) -> None:
        """Ask the database now: for decisions that must not rest on what was heard of."""
        if self._shared:
            self._unread.add(table_id)
            await self._read()

    async def run(self) -> None:
        """Until it is cancelled."""
        if not self._shared:
            return
        beat = time.monotonic()
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stirred.wait(), max(0.0, beat - time.monotonic()))
            self._stirred.clear()
            try:
                if time.monotonic() >= beat:
                    await self._beat()
                    beat = time.monotonic() + BEAT_SECONDS
                await self._write()
                await self._read()
            except StoreError as error:
                log.warning("cannot tell other processes who is here: %s", error)
                await asyncio.sleep(RETRY_SECONDS)

    async def close(self) -> None:
        """Nobody is connected here any more. If that cannot be said, others will notice."""
        if self._shared:
            with suppress(StoreError):
                await self._store.forget_presence()

    async def _write(self) -> None:
        todo, self._unwritten = self._unwritten, set()
        now = {table_id: self._here(table_id) for table_id in todo}
        come = [(one, seat) for one, seats in now.items() for seat in seats - self._stored.get(one, NOBODY)]
        gone = [(one, seat) for one, seats in now.items() for seat in self._stored.get(one, NOBODY) - seats]
        if not come and not gone:
            return
        try:
            await self._store.mark_presence(come, gone, now_ms())
        except StoreError:
            self._unwritten |= todo
            raise
        for table_id, seats in now.items():
            if seats:
                self._stored[table_id] = seats
            else:
                self._stored.pop(table_id, None)

    def _here(self, table_id: str) -> frozenset[int]:
        room = self._rooms.get(table_id)
        return NOBODY if room is None else frozenset(filter(room.gallery.here, range(len(room.named))))

    async def _read(self) -> None:
        everything, todo = self._read_all, self._unread
        if not everything and not todo:
            return
        self._read_all, self._unread = False, set()
        try:
            found = await self._store.presence_elsewhere(now_ms() - STALE_MS, None if everything else todo)
        except StoreError:
            self._read_all, self._unread = self._read_all or everything, self._unread | todo
            raise
        if everything:
            self._others = found
        for table_id in todo if not everything else ():
            self._others.pop(table_id, None)
            if table_id in found:
                self._others[table_id] = found[table_id]
        for table_id in list(self._rooms) if everything else todo:
            room = self._rooms.get(table_id)
            if room is not None and room.elsewhere != self.elsewhere(table_id):
                room.elsewhere = self.elsewhere(table_id)
                room.gallery.tell_table()

    async def _beat(self) -> None:
        """We live; what processes said that do not is forgotten."""
        if not await self._store.give_sign(now_ms()):
            self._unwritten |= {*self._stored}  # another process took us for dead
            self._stored.clear()
        self._unread |= await self._store.forget_stale_presence(now_ms() - STALE_MS)
