"""Sends webhooks to players who are not connected when it is their turn."""

from __future__ import annotations

import asyncio
import weakref
from typing import TYPE_CHECKING

import msgspec

from meadhall.server import limits
from meadhall.server.guard.rate_limit import RateLimiter
from meadhall.server.guard.webhook import Webhooks
from meadhall.server.store import Store
from meadhall.server.tables.passing import passes

if TYPE_CHECKING:
    from meadhall.server.tables.room import Room


class TurnNotice(msgspec.Struct):
    """The body of a webhook. It holds no token."""

    table: str
    name: str
    game: str
    seat: str
    display: str
    status: str


class Notices:
    """Sends webhooks for seats that are to answer and not connected: once per turn, with a rate limit."""

    def __init__(self, webhooks: Webhooks, store: Store) -> None:
        self._webhooks = webhooks
        self._store = store
        self._rate = RateLimiter(limits.SEAT_NOTICES, limits.KEYS_KEPT)
        self._notified: weakref.WeakKeyDictionary[Room, set[int]] = weakref.WeakKeyDictionary()
        self._sending: set[asyncio.Task[object]] = set()

    def changed(self, room: Room) -> None:
        if not any(seat.webhook for seat in room.seats):
            return
        notified = self._notified.setdefault(room, set())
        waited = {seat for seat in room.people_waited_for() if not passes(room, seat)}
        if room.table.status != "playing":
            waited.clear()
        notified &= waited
        for seat in waited - notified:
            row = room.seats[seat]
            notified.add(seat)
            if row.webhook and not room.here(seat) and self._rate.take(row.token_hash):
                notice = TurnNotice(
                    room.table.id, room.table.name, room.table.game, row.name, row.display, room.table.status
                )
                task = asyncio.ensure_future(self._webhooks.send(row.webhook, msgspec.json.encode(notice)))
                self._sending.add(task)
                task.add_done_callback(self._sending.discard)

    def close(self) -> None:
        for task in self._sending:
            task.cancel()
        self._webhooks.close()
