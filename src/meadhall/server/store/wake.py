"""Hearing that another process changed a table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable

import psycopg

from meadhall.server.store.database import Database
from meadhall.server.store.errors import StoreError, first_line
from meadhall.server.store.rows import Wake
from meadhall.server.store.serving import SERVED

log = logging.getLogger(__name__)

EVERYTHING = Wake("all")
FIRST_WAIT, LONGEST_WAIT = 0.1, 10.0  # seconds, between tries to get the line back
LOOK_SECONDS = 2.0  # between looks at a SQLite file


async def look(version: Callable[[], Awaitable[int]]) -> AsyncGenerator[Wake, None]:
    """For ever. SQLite does not tell that a command of the host wrote to the file, but `version` changes."""
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


async def listen(database: Database, process: str) -> AsyncGenerator[Wake, None]:
    """For ever. After every connecting, the first too, `all`: from here on nothing is missed."""
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
                            yield Wake(what, table_id, int(number), text)
        except psycopg.Error as error:
            log.warning("cannot hear other processes: %s", first_line(error))
        await asyncio.sleep(wait)
        wait = min(2 * wait, LONGEST_WAIT)
