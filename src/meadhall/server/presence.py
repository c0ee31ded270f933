"""Presence: which seats are connected. Each process stores its own seats and reads those of the others.

A SQLite database is served by one process only: then nothing is stored.
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

BEAT_SECONDS: Final = 5.0  # between two heartbeats
STALE_MS: Final = 30_000  # a process without a heartbeat for this time is considered dead
RETRY_SECONDS: Final = 2.0
NOBODY: Final[frozenset[int]] = frozenset()


class Presence:
    """Writes the seats connected to this process in batches; keeps those of other processes in memory."""

    def __init__(self, store: Store, rooms: Mapping[str, Room]) -> None:
        self._store = store
        self._rooms = rooms
        self._shared = not store.database.is_sqlite
        self._stored: dict[str, frozenset[int]] = {}  # of this process, as they are stored
        self._others: dict[str, frozenset[int]] = {}
        self._unwritten: set[str] = set()
        self._unread: set[str] = set()
        self._read_all = False
        self._stirred = asyncio.Event()

    def elsewhere(self, table_id: str) -> frozenset[int]:
        """Seats of a table that are connected to other processes."""
        return self._others.get(table_id, NOBODY)

    def changed(self, table_id: str) -> None:
        """Somebody connected to this table, or disconnected, at this process."""
        if self._shared:
            self._unwritten.add(table_id)
            self._stirred.set()

    def heard(self, table_id: str | None) -> None:
        """The presence of another process has changed. None: at any table."""
        self._read_all = self._read_all or table_id is None
        if table_id is not None:
            self._unread.add(table_id)
        self._stirred.set()

    async def look(self, table_id: str) -> None:
        """Read the presence of a table now, for a decision that needs the current state."""
        if self._shared:
            self._unread.add(table_id)
            await self._read()

    async def run(self) -> None:
        """Runs until it is cancelled."""
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
                log.warning("cannot store or read presence: %s", error)
                await asyncio.sleep(RETRY_SECONDS)

    async def close(self) -> None:
        """Delete this process's presence. If that fails, it becomes stale."""
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
        return NOBODY if room is None else frozenset(filter(room.broadcast.here, range(len(room.named))))

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
                room.broadcast.send_table()

    async def _beat(self) -> None:
        """Store the heartbeat, and delete the presence of dead processes."""
        if not await self._store.beat_process(now_ms()):
            self._unwritten |= {*self._stored}  # another process considered this one dead
            self._stored.clear()
        self._unread |= await self._store.forget_stale_presence(now_ms() - STALE_MS)
