"""Telling people who are not looking that it is their turn."""

from __future__ import annotations

import asyncio
import weakref
from typing import TYPE_CHECKING

import msgspec

from meadhall.server import limits
from meadhall.server.guard.bucket import Buckets
from meadhall.server.guard.webhook import Webhooks
from meadhall.server.store import Store
from meadhall.server.tables.passing import passes

if TYPE_CHECKING:
    from meadhall.server.tables.room import Room


class TurnNotice(msgspec.Struct):
    """What a webhook is sent. The link to the table is the receiver's own business: no token leaves us."""

    table: str
    name: str
    game: str
    seat: str
    display: str
    status: str


class Notices:
    """Webhooks of seats that are waited for and not connected; once a turn, and not too often."""

    def __init__(self, webhooks: Webhooks, store: Store) -> None:
        self._webhooks = webhooks
        self._store = store
        self._rate = Buckets(limits.SEAT_NOTICES, limits.KEYS_KEPT)
        self._told: weakref.WeakKeyDictionary[Room, set[int]] = weakref.WeakKeyDictionary()
        self._sending: set[asyncio.Task[object]] = set()

    def changed(self, room: Room) -> None:
        if not any(seat.webhook for seat in room.seats):
            return
        told = self._told.setdefault(room, set())
        waited = {seat for seat in room.people_waited_for() if not passes(room, seat)}
        if room.table.status != "playing":
            waited.clear()
        told &= waited
        for seat in waited - told:
            row = room.seats[seat]
            told.add(seat)
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
