"""Who does something for a table that only one process should do: a bot's turn is thought about once.

Losing such a lock is no disaster: two processes think, and the number of the move decides. So a lock is never
waited for, and nothing here is more careful than that needs.
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
    """PostgreSQL keeps the locks with the line they were taken on, and lets go of them when it is gone.

    All that uses the line is done in one thread, in turn: a waiting task may be cancelled at any moment, and
    what it took is still given back after it was taken.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._thread = ThreadPoolExecutor(1, "meadhall-locks")
        self._line: psycopg.Connection | None = None
        # What this process holds or is trying to get; and what PostgreSQL gave us on this line.
        self._ours: set[str] = set()
        self._given: set[str] = set()

    @asynccontextmanager
    async def lock(self, table_id: str) -> AsyncIterator[bool]:
        """`async with locks.lock(id) as got:` never waits for another holder; False: somebody has it."""
        if table_id in self._ours:  # PostgreSQL would give it to the same line twice
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
        """As far as is known; a line that broke silently is found out later."""
        return table_id in (self._ours if self._database.is_sqlite else self._given)

    async def close(self) -> None:
        """Lets go of everything."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._drop)
        self._thread.shutdown()

    # --- in the thread -----------------------------------------------------------------------

    def _get(self, table_id: str) -> bool:
        had_a_line = self._line is not None
        try:
            if self._line is None:
                self._line = psycopg.connect(**self._database.connect_args(), autocommit=True)
            row = self._line.execute("SELECT pg_try_advisory_lock(%s)", (_number(table_id),)).fetchone()
        except psycopg.Error as error:
            self._drop()
            if had_a_line:  # PostgreSQL was restarted
                return self._get(table_id)
            log.warning("cannot lock a table: %s", first_line(error))
            return False
        if row == (True,):
            self._given.add(table_id)
        return row == (True,)

    def _give_back(self, table_id: str) -> None:
        self._ours.discard(table_id)
        if table_id not in self._given or self._line is None:
            return
        self._given.discard(table_id)
        try:
            self._line.execute("SELECT pg_advisory_unlock(%s)", (_number(table_id),))
        except psycopg.Error:
            self._drop()

    def _drop(self) -> None:
        """The line is gone, and all locks with it."""
        self._given.clear()
        if self._line is not None:
            with suppress(psycopg.Error):
                self._line.close()
            self._line = None


def _number(table_id: str) -> int:
    """PostgreSQL's locks are named by numbers of 64 bits."""
    return int.from_bytes(sha256(table_id.encode()).digest()[:8], "big", signed=True)
