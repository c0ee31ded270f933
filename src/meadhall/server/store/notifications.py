"""Receives notifications of changes by other processes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable

import psycopg

from meadhall.server.store.database import Database
from meadhall.server.store.errors import StoreError, first_line
from meadhall.server.store.rows import Notification
from meadhall.server.store.serving import SERVED

log = logging.getLogger(__name__)

EVERYTHING = Notification("all")
FIRST_WAIT, LONGEST_WAIT = 0.1, 10.0  # seconds between attempts to reconnect
LOOK_SECONDS = 2.0  # between checks of the SQLite file


async def look(version: Callable[[], Awaitable[int]]) -> AsyncGenerator[Notification, None]:
    """Polls a SQLite file for ever: `version` changes when another program, such as a command, wrote to
    it."""
    before: int | None = None
    while True:
        try:
            now = await version()
            if now != before:
                before = now
                yield EVERYTHING
        except StoreError as error:
            if error.code == "closed":
                raise
            log.warning("cannot look for changes by other programs: %s", error)
        await asyncio.sleep(LOOK_SECONDS)


async def listen(database: Database, process: str) -> AsyncGenerator[Notification, None]:
    """Listens to PostgreSQL for ever. Yields `all` after every connect, the first one too."""
    wait = FIRST_WAIT
    while True:
        try:
            line = await psycopg.AsyncConnection.connect(**database.connect_args(), autocommit=True)
            async with line:
                await line.execute("SELECT pg_advisory_lock_shared(%s)", (SERVED,))
                await line.execute("LISTEN meadhall")
                wait = FIRST_WAIT
                yield EVERYTHING
                async for notice in line.notifies():
                    match notice.payload.split(" ", 4):
                        case [sender, what, table_id, number, text] if sender != process:
                            yield Notification(what, table_id, int(number), text)
        except psycopg.Error as error:
            log.warning("cannot receive notifications of other processes: %s", first_line(error))
        await asyncio.sleep(wait)
        wait = min(2 * wait, LONGEST_WAIT)
