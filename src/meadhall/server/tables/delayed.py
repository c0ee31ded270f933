"""A table as it was some time ago: for spectators who must not help anybody at it."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from meadhall.server.messages import ClockState, TableNow
from meadhall.server.tables.access import Access
from meadhall.server.tables.gallery import Gallery
from meadhall.server.tables.late import old_enough
from meadhall.server.tables.live import Live

if TYPE_CHECKING:
    from meadhall.server.tables.room import Room

LOOK_SECONDS = 1.0
IDLE = 30  # looks


class Delayed:
    """Follows the same log as its room, each row only when it is old enough. Nobody acts here."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.gallery = Gallery(self)
        self.live: Live | None = None
        self.lock = asyncio.Lock()
        self.begun = asyncio.Event()

    async def run(self) -> None:
        """Until nobody has watched for a while."""
        room, idle = self.room, 0
        while idle < IDLE:
            idle = 0 if self.gallery.watchers else idle + 1
            async with self.lock:
                if self.live is None and room.live is not None and room.clocks is not None:
                    self.live = Live(room.table, room.named, room.clocks.started)
                    self.gallery.show_afresh()
                if self.live is not None and room.live is not None and self.live.entries < room.live.entries:
                    await self._catch_up(self.live, time.time_ns() // 1_000_000)
                self.gallery.tell_table()
                self.begun.set()
            await asyncio.sleep(LOOK_SECONDS)
        room.delayed = None

    async def _catch_up(self, live: Live, now: int) -> None:
        room = self.room
        moves = old_enough(await room.store.moves(room.table_id, live.entries), room.table, now)
        rewinds = await room.rewinds(moves)
        for move in moves:
            public = live.follow(move, rewinds)
            self.gallery.collect(live, public)
            self.gallery.publish(live, public, move.seat)

    def clocks_now(self) -> list[ClockState]:
        """Clocks of now would tell who is to act now."""
        return []

    def table_now(self, viewer: int, rights: Access) -> TableNow:
        """Nothing of what is younger than what they see: that it is over, what is wished, what comes next.

        Nor who is connected now: once the game has begun, whoever holds a seat is `here`.
        """
        now = self.room.table_now(viewer, rights)
        now.wish = None
        seen = self.live is not None and self.live.game.over
        if now.status == "playing" or (now.status == "over" and not seen):
            now.status, now.rematch = "playing", None
            for info, seat in zip(now.seats, self.room.seats, strict=True):
                info.here = seat.client is not None
        return now
