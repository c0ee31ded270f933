"""Hearing that another process changed a table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator

import psycopg

from meadhall.server.store.database import Database
from meadhall.server.store.errors import first_line
from meadhall.server.store.rows import Wake

log = logging.getLogger(__name__)

EVERYTHING = Wake("all")
FIRST_WAIT, LONGEST_WAIT = 0.1, 10.0  # seconds, between tries to get the line back


async def listen(database: Database, process: str) -> AsyncGenerator[Wake, None]:
    """For ever. After every connecting, the first too, `all`: from here on nothing is missed."""
    if database.is_sqlite:  # served by one process only
        await asyncio.Event().wait()
    wait = FIRST_WAIT
    while True:
        try:
            line = await psycopg.AsyncConnection.connect(**database.connect_args(), autocommit=True)
            async with line:
                await line.execute("LISTEN meadhall")
                wait = FIRST_WAIT
                yield EVERYTHING
                async for notice in line.notifies():
                    match notice.payload.split(" "):
                        case [sender, what, table_id, number] if sender != process:
                            yield Wake(what, table_id, int(number))
        except psycopg.Error as error:
            log.warning("cannot hear other processes: %s", first_line(error))
        await asyncio.sleep(wait)
        wait = min(2 * wait, LONGEST_WAIT)
