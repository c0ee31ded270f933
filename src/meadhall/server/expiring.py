"""Deletes tables that have not been used for a number of days: `meadhall serve --keep DAYS`."""

from __future__ import annotations

import asyncio
import logging

from meadhall.server.state import ServerState
from meadhall.server.store import StoreError
from meadhall.server.tables.room import now_ms

log = logging.getLogger("meadhall.server")

DAY_MS = 86_400_000
AT_ONCE = 20  # tables; moves of other tables are stored in between
LOOKED_AT = 200  # some of them may be watched, and are not deleted
PAUSE_SECONDS = 5.0
LOOK_SECONDS = 600.0


async def delete_untouched(state: ServerState, keep: int, keep_running: int | None) -> None:
    """Runs for ever. Tables that are watched at this process are not deleted."""
    while True:
        deleted = 0
        try:
            now = now_ms()
            running = None if keep_running is None else now - keep_running * DAY_MS
            found = await state.store.untouched(now - keep * DAY_MS, running, LOOKED_AT)
            for table in [table for table in found if not state.watched(table.id)][:AT_ONCE]:
                if await state.delete(table.id, (table.entries, table.version)):
                    deleted += 1
                    log.info("deleted an unused table (%s)", table.status, extra={"table": table.id})
        except StoreError as error:
            log.warning("cannot look for tables to delete: %s", error)
        await asyncio.sleep(PAUSE_SECONDS if deleted else LOOK_SECONDS)
