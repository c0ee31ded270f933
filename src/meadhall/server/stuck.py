"""Stuck tables, which cannot be played: counts them, and tries to load them again at the start."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from meadhall.server import limits, metrics
from meadhall.server.store import Store, StoreError
from meadhall.server.tables.live_game import LiveGame, Misfit
from meadhall.server.tables.loading import ParsedTable, describe, load_table, status_of

log = logging.getLogger("meadhall.server")

COUNT_SECONDS = 10.0


class Stuck:
    """One per server. `repaired` is called with each table that can be played again."""

    def __init__(self, store: Store, repaired: Callable[[str], Awaitable[None]]) -> None:
        self._store = store
        self._table_repaired = repaired

    async def watch(self) -> None:
        """Runs for ever: at the start every stuck table is tried again, later they are only counted.

        If they were tried again later, too, processes of two versions could mark and repair a table in turns.
        """
        tried = False
        while True:
            try:
                if not tried:
                    for table_id in await self._store.stuck(limits.TABLES):
                        await self._try_again(table_id)
                    tried = True
                await self.count()
            except StoreError as error:
                log.warning("cannot look for stuck tables: %s", error)
            await asyncio.sleep(COUNT_SECONDS)

    async def count(self) -> int:
        """The number of stuck tables in the database; also updates the metric."""
        count = await self._store.count_tables(status=("stuck",))
        metrics.stuck(count)
        return count

    async def _try_again(self, table_id: str) -> None:
        found = await self._store.load(table_id)
        if found is None:
            return
        try:
            parsed, live = await asyncio.to_thread(load_table, *found)
        except Misfit as misfit:
            log.warning("the table is still stuck: %s", describe(misfit), extra={"table": table_id})
            return
        if await self._store.change_table(table_id, where={"status": "stuck"}, **_going_on(parsed, live)):
            log.info("a stuck table can be played again", extra={"table": table_id})
            await self._table_repaired(table_id)


def _going_on(parsed: ParsedTable, live: LiveGame) -> dict[str, object]:
    status = status_of(parsed, live)
    names = parsed.names
    return {
        "status": status,
        "misfit": None,
        "waiting": "" if status == "open" else " ".join(names[seat] for seat in live.waiting()),
        "due_at": 0 if status == "playing" else None,  # the first process that looks finds out what is due
    }
