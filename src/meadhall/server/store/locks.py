"""Locks for work on a table that only one process should do, such as automatic moves.

The locks only avoid duplicate work: if two processes answer for a bot, only one of the moves can be stored.
So a lock is never waited for, and losing one does no harm.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from hashlib import sha256

import psycopg

from meadhall.server.store.database import Database
from meadhall.server.store.errors import first_line

log = logging.getLogger(__name__)


class Locks:
    """PostgreSQL's advisory locks belong to a connection, and are released when it ends.

    The connection is only used in one thread. A waiting task may be cancelled at any time; the lock that it
    requested is still released after it was taken.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._thread = ThreadPoolExecutor(1, "meadhall-locks")
        self._connection: psycopg.Connection | None = None
        # Locks that this process holds or is requesting, and locks that PostgreSQL has granted.
        self._ours: set[str] = set()
        self._given: set[str] = set()

    @asynccontextmanager
    async def lock(self, table_id: str) -> AsyncIterator[bool]:
        """`async with locks.lock(id) as got:` does not wait; False: another holder has it."""
        if table_id in self._ours:  # PostgreSQL would grant it twice to the same connection
            yield False
            return
        self._ours.add(table_id)
        if self._database.is_sqlite:
            try:
                yield True
            finally:
                self._ours.discard(table_id)
            return
        loop = asyncio.get_running_loop()
        try:
            yield await loop.run_in_executor(self._thread, self._get, table_id)
        finally:
            back = loop.run_in_executor(self._thread, self._give_back, table_id)
            await asyncio.shield(back)

    def holds(self, table_id: str) -> bool:
        """As far as is known: a broken connection may be detected later."""
        return table_id in (self._ours if self._database.is_sqlite else self._given)

    async def close(self) -> None:
        """Release all locks."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._drop)
        self._thread.shutdown()

    # --- in the thread -----------------------------------------------------------------------

    def _get(self, table_id: str) -> bool:
        was_connected = self._connection is not None
        try:
            if self._connection is None:
                self._connection = psycopg.connect(**self._database.connect_args(), autocommit=True)
            row = self._connection.execute("SELECT pg_try_advisory_lock(%s)", (_number(table_id),)).fetchone()
        except psycopg.Error as error:
            self._drop()
            if was_connected:  # PostgreSQL was restarted
                return self._get(table_id)
            log.warning("cannot lock a table: %s", first_line(error))
            return False
        if row == (True,):
            self._given.add(table_id)
        return row == (True,)

    def _give_back(self, table_id: str) -> None:
        self._ours.discard(table_id)
        if table_id not in self._given or self._connection is None:
            return
        self._given.discard(table_id)
        try:
            self._connection.execute("SELECT pg_advisory_unlock(%s)", (_number(table_id),))
        except psycopg.Error:
            self._drop()

    def _drop(self) -> None:
        """The connection is lost, and all locks with it."""
        self._given.clear()
        if self._connection is not None:
            with suppress(psycopg.Error):
                self._connection.close()
            self._connection = None


def _number(table_id: str) -> int:
    """PostgreSQL identifies advisory locks by 64-bit numbers."""
    return int.from_bytes(sha256(table_id.encode()).digest()[:8], "big", signed=True)
