"""Tables that cannot be played: how many there are, and whether one of them can be played again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from meadhall.server import limits, metrics
from meadhall.server.store import Store, StoreError
from meadhall.server.tables.live import Live, Misfit
from meadhall.server.tables.opening import Around, in_words, opened, stands

log = logging.getLogger("meadhall.server")

COUNT_SECONDS = 10.0


class Stuck:
    """One for the house. `mended` is called with each table that can be played again."""

    def __init__(self, store: Store, mended: Callable[[str], Awaitable[None]]) -> None:
        self._store = store
        self._mended = mended

    async def watch(self) -> None:
        """For ever: at the start of the server every stuck table is tried again, later they are counted.

        Only at the start: two processes of different versions would mark and mend a table in turns.
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
        """How many there are now, of all processes; the metrics are told, too."""
        count = await self._store.count_tables(status=("stuck",))
        metrics.stuck(count)
        return count

    async def _try_again(self, table_id: str) -> None:
        found = await self._store.load(table_id)
        if found is None:
            return
        try:
            around, live = await asyncio.to_thread(opened, *found)
        except Misfit as misfit:
            log.warning("the table is still stuck: %s", in_words(misfit), extra={"table": table_id})
            return
        if await self._store.change_table(table_id, where={"status": "stuck"}, **_going_on(around, live)):
            log.info("a stuck table can be played again", extra={"table": table_id})
            await self._mended(table_id)


def _going_on(around: Around, live: Live) -> dict[str, object]:
    status = stands(around, live)
    names = around.names
    return {
        "status": status,
        "misfit": None,
        "waiting": "" if status == "open" else " ".join(names[seat] for seat in live.waiting()),
        "due_at": 0 if status == "playing" else None,  # whoever looks first finds out what is due
    }
