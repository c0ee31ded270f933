"""A table as it was some time ago: for spectators who must not help anybody at it."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from meadhall.server.messages import ClockState, TableNow
from meadhall.server.tables.access import Access
from meadhall.server.tables.gallery import Gallery
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
                    await self._catch_up(
                        self.live, time.time_ns() // 1_000_000 - room.table.spectator_delay * 1000
                    )
                self.begun.set()
            await asyncio.sleep(LOOK_SECONDS)
        room.delayed = None

    async def _catch_up(self, live: Live, until: int) -> None:
        moves = await self.room.store.moves(self.room.table.id)
        for move in moves[live.entries :]:
            if move.at > until:
                break
            public = live.follow(move, moves)
            self.gallery.collect(live, public)
            self.gallery.publish(live, public, move.seat)
        if live.game.over:
            self.gallery.tell_table()

    def clocks_now(self) -> list[ClockState]:
        """Clocks of now would tell who is to act now."""
        return []

    def table_now(self, viewer: int, rights: Access) -> TableNow:
        """Nothing of what is younger than what they see: that it is over, what is wished, what comes next."""
        now = self.room.table_now(viewer, rights)
        if self.live is not None and not self.live.game.over and now.status == "over":
            now.status, now.rematch = "playing", None
        now.wish = None
        return now
