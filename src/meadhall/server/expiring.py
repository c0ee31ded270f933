"""Tables that nobody has touched for so many days are deleted: `meadhall serve --keep DAYS`."""

from __future__ import annotations

import asyncio
import logging

from meadhall.server.house import House
from meadhall.server.store import StoreError
from meadhall.server.tables.room import now_ms

log = logging.getLogger("meadhall.server")

DAY_MS = 86_400_000
AT_ONCE = 20  # tables; others' moves are stored in between
LOOKED_AT = 200  # some of them may be open somewhere
PAUSE_SECONDS = 5.0
LOOK_SECONDS = 600.0


async def delete_untouched(house: House, keep: int, keep_running: int | None) -> None:
    """For ever. Tables that somebody has open at this process are left alone."""
    while True:
        deleted = 0
        try:
            now = now_ms()
            running = None if keep_running is None else now - keep_running * DAY_MS
            found = await house.store.untouched(now - keep * DAY_MS, running, LOOKED_AT)
            for table in [table for table in found if not house.watched(table.id)][:AT_ONCE]:
                if await house.delete(table.id, (table.entries, table.version)):
                    deleted += 1
                    log.info("deleted, nobody touched it (%s)", table.status, extra={"table": table.id})
        except StoreError as error:
            log.warning("cannot look for tables to delete: %s", error)
        await asyncio.sleep(PAUSE_SECONDS if deleted else LOOK_SECONDS)
