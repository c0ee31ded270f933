"""A table as it was `spectator_delay` seconds ago, for its spectators."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from meadhall.server.messages import ClockState, TableNow
from meadhall.server.tables.access import Access
from meadhall.server.tables.broadcast import Broadcast
from meadhall.server.tables.live_game import LiveGame
from meadhall.server.tables.spectator_delay import old_enough

if TYPE_CHECKING:
    from meadhall.server.tables.room import Room

LOOK_SECONDS = 1.0
IDLE = 30  # how often to look without watchers before it ends


class DelayedView:
    """Follows the same log as its room, each row when it is old enough. It is read-only."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.broadcast = Broadcast(self)
        self.live: LiveGame | None = None
        self.lock = asyncio.Lock()
        self.begun = asyncio.Event()

    async def run(self) -> None:
        """Runs until nobody has watched for a while."""
        room, idle = self.room, 0
        while idle < IDLE:
            idle = 0 if self.broadcast.watchers else idle + 1
            async with self.lock:
                if self.live is None and room.live is not None and room.clocks is not None:
                    self.live = LiveGame(room.table, room.named, room.clocks.started)
                    self.broadcast.send_full_views()
                if self.live is not None and room.live is not None and self.live.entries < room.live.entries:
                    await self._catch_up(self.live, time.time_ns() // 1_000_000)
                self.broadcast.send_table()
                self.begun.set()
            await asyncio.sleep(LOOK_SECONDS)
        room.delayed = None

    async def _catch_up(self, live: LiveGame, now: int) -> None:
        room = self.room
        moves = old_enough(await room.store.moves(room.table_id, live.entries), room.table, now)
        rewinds = await room.rewinds(moves)
        for move in moves:
            public = live.follow(move, rewinds)
            self.broadcast.collect(live, public)
            self.broadcast.publish(live, public, move.seat)

    def clocks_now(self) -> list[ClockState]:
        """None: the clocks would reveal who is to act now."""
        return []

    def table_now(self, viewer: int, rights: Access) -> TableNow:
        """The table without anything newer than the delayed view: the end, a proposal, a rematch.

        Who is connected is not shown either: once the game has begun, every held seat is `here`.
        """
        now = self.room.table_now(viewer, rights)
        now.proposal = None
        seen = self.live is not None and self.live.game.over
        if now.status == "playing" or (now.status == "over" and not seen):
            now.status, now.rematch = "playing", None
            for info, seat in zip(now.seats, self.room.seats, strict=True):
                info.here = seat.client is not None
        return now
