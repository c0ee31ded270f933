"""Players' clocks do not run while no server runs, and not when the system clock jumps."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping

import msgspec

from meadhall.server import limits, metrics
from meadhall.server.isolation import isolated
from meadhall.server.steady_clock import JUMP_MS, STEADY_CLOCK, wall_ms
from meadhall.server.store import Store, StoreError
from meadhall.server.tables.clocks import Clocks, make_up
from meadhall.server.tables.room import Room

log = logging.getLogger("meadhall.server")

WATCH_SECONDS = 1.0
LOCK = "lost-time"  # held by the process that makes up for lost time
LOCK_TRIES = 100
EVER = 2**62  # a time after all others


class LostTime:
    """One per server. `changed` is called for each room whose clocks were corrected."""

    def __init__(self, store: Store, rooms: Mapping[str, Room], changed: Callable[[Room], None]) -> None:
        self._store = store
        self._rooms = rooms
        self._changed = changed

    async def watch(self) -> None:
        """Checks the system clock for ever."""
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            try:
                await self.check_clock()
            except StoreError as error:
                log.warning("cannot correct clocks after a jump of the system clock: %s", error)
            except (
                Exception
            ) as error:  # if this loop ended, STEADY_CLOCK would stop and nothing be due any more
                metrics.unexpected()
                log.error("unexpected", exc_info=error)

    async def check_clock(self) -> None:
        """Trust the system clock as long as it runs evenly. After a jump nothing is due until it is
        corrected."""
        if STEADY_CLOCK.jumped:
            log.warning("the system clock has jumped: players' clocks are corrected")
            await self.make_up()
        else:
            STEADY_CLOCK.trust()

    async def make_up(self) -> None:
        """Correct all clocks by the time since a server was last alive. One process does it for all."""
        for _ in range(LOCK_TRIES):
            async with self._store.lock(LOCK) as ours:
                if ours:
                    now = wall_ms()
                    alive = await self._store.beat(now)
                    lost = 0 if alive is None else now - alive
                    if abs(lost) > JUMP_MS:
                        for table_id in await self._store.due(EVER, limits.TABLES):
                            await isolated(table_id, self._give_back(table_id, lost, now))
                    for room in [*self._rooms.values()]:
                        await isolated(room.table_id, room.refresh())  # corrections by another process
                        room.not_after(now)
                        self._changed(room)
                    STEADY_CLOCK.trust()
                    return
            await asyncio.sleep(0.1)

    async def _give_back(self, table_id: str, lost: int, now: int) -> None:
        """`lost`: milliseconds; below 0: the system clock was set back."""
        room = self._rooms.get(table_id)
        if room is not None:
            await room.make_up(lost, now)
            return
        table = await self._store.table(table_id)
        if table is None or table.clocks is None or table.due_at is None:
            return
        try:
            clocks = msgspec.json.decode(table.clocks, type=Clocks)
        except (msgspec.MsgspecError, TypeError, ValueError):  # the table becomes stuck when it is loaded
            return
        make_up(clocks, lost, now)
        text = msgspec.json.encode(clocks).decode()
        await self._store.change_table(table_id, where={"entries": table.entries}, clocks=text, due_at=0)
