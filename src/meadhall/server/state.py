"""The state of one server process: the store, the tables in memory, bots, rate limits and background
tasks."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Coroutine
from functools import partial
from typing import Any

from meadhall.kernel.refusal import Refusal, Refused
from meadhall.server import limits, metrics
from meadhall.server.bot_pool.bot_pool import BotPool
from meadhall.server.guard.address import Addresses
from meadhall.server.guard.address_key import AddressKey
from meadhall.server.guard.cookie_secret import COOKIE_SECRET, accepted, new_secret
from meadhall.server.guard.cookies import Cookies
from meadhall.server.guard.errors import Denied
from meadhall.server.guard.passwords import Passwords
from meadhall.server.guard.rate_limit import RateLimiter
from meadhall.server.guard.tokens import is_table_id
from meadhall.server.guard.webhook import Webhooks
from meadhall.server.isolation import isolated
from meadhall.server.lost_time import LostTime
from meadhall.server.preload import load_games
from meadhall.server.presence import Presence
from meadhall.server.readiness import Readiness
from meadhall.server.replays.replays import Replays
from meadhall.server.shutdown import handle_stop_signals
from meadhall.server.steady_clock import STEADY_CLOCK
from meadhall.server.store import Ban, Notification, Store, StoreError
from meadhall.server.stuck import Stuck
from meadhall.server.tables import banning, chat
from meadhall.server.tables.automatic import LOOKAHEAD_MS, AutomaticMoves
from meadhall.server.tables.bans import NO_BANS, indexed
from meadhall.server.tables.delayed_view import DelayedView
from meadhall.server.tables.notices import Notices
from meadhall.server.tables.room import Room, now_ms

log = logging.getLogger("meadhall.server")

SWEEP_SECONDS = 2.0
IDLE_SECONDS = 60.0  # a table without watchers is removed from memory after that
DUE_AT_ONCE = 200


def _set_gc_thresholds() -> None:
    """Collect garbage seldom: tables are many small objects with a long life, and going through all of them
    delays moves.

    There are hardly any reference cycles, so little garbage accumulates in between.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 10)


class ServerState:
    """One per process. Holds the rooms by table id, and the tasks that keep their games going."""

    def __init__(
        self, store: Store, workers: int, addresses: Addresses, cookies: Cookies, address_key: AddressKey
    ) -> None:
        self.store = store
        self.cookies = cookies
        self.address_key = address_key
        self.addresses = addresses
        self.bot_pool = BotPool(workers)
        self.replays = Replays()
        self.passwords = Passwords()
        self.notices = Notices(Webhooks(), store)
        self.seat_messages = RateLimiter(limits.SEAT_MESSAGES, limits.KEYS_KEPT)
        self.seat_hints = RateLimiter(limits.SEAT_HINTS, limits.KEYS_KEPT)
        self.seat_proposals = RateLimiter(limits.SEAT_PROPOSALS, limits.KEYS_KEPT)
        self.chat_lines = RateLimiter(limits.CHAT_LINES, limits.KEYS_KEPT)
        self.spectator_lines = RateLimiter(limits.SPECTATOR_LINES, limits.KEYS_KEPT)
        self.address_tables = RateLimiter(limits.ADDRESS_TABLES, limits.KEYS_KEPT)
        self.address_links = RateLimiter(limits.ADDRESS_BAD_LINKS, limits.KEYS_KEPT)
        self.address_passwords = RateLimiter(limits.ADDRESS_PASSWORDS, limits.KEYS_KEPT)
        self.table_passwords = RateLimiter(limits.TABLE_PASSWORDS, limits.KEYS_KEPT)
        self.stuck = Stuck(store, self._table_repaired)
        self.readiness = Readiness(store, self.stuck)
        self.bans = NO_BANS  # of the whole server
        self._reading_bans = asyncio.Lock()
        self.ready = False
        self.closing = False
        self._rooms: dict[str, Room] = {}
        self.presence = Presence(store, self._rooms)
        self.lost_time = LostTime(store, self._rooms, self.changed)
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._automatic: dict[str, AutomaticMoves] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- starting and stopping ------------------------------------------------------------------------

    async def open(self) -> None:
        """Start the background tasks. Games that were running when the last process ended go on."""
        load_games()
        _set_gc_thresholds()
        self.bot_pool.open()
        await self.lost_time.make_up()
        self.bans = indexed(await self.store.bans())
        log.info("the server is ready")
        handle_stop_signals(self)
        self.spawn(self._sweep())
        self.spawn(self.stuck.watch())
        self.spawn(self._listen())
        self.spawn(self.presence.run())
        self.spawn(self.lost_time.watch())
        self.ready = True

    async def close(self) -> None:
        """Stop all tasks and processes. Writes in progress are completed."""
        self.ready = False
        self.closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        STEADY_CLOCK.rest()
        self.bot_pool.close()
        self.replays.close()
        self.passwords.close()
        self.notices.close()
        await self.presence.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run a background task. Its exceptions are logged."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StoreError):  # the database is unavailable; the next sweep tries again
            log.warning("a task failed: %s", error)
        elif error is not None:
            metrics.unexpected()
            log.error("unexpected", exc_info=error)

    def rooms(self) -> list[Room]:
        """All tables in the memory of this process."""
        return [*self._rooms.values()]

    # --- rooms ----------------------------------------------------------------------------------------

    async def room(self, table_id: str, payer: str | None = None) -> Room:
        """The table, from memory or from the store; raises Refused. `payer`: charged if it must be loaded."""
        if not is_table_id(table_id):
            raise Refused(Refusal("no_such_table"))
        if payer is not None and table_id not in self._rooms and table_id not in self._loading:
            self.replays.charge(payer, await self.store.entries(table_id))
        room = self._rooms.get(table_id)
        if room is None or room.gone:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            room = await asyncio.shield(task)
        room.used = time.monotonic()
        return room

    async def _load(self, table_id: str) -> Room:
        room = Room(self.store, table_id, self.changed)
        async with room.lock:
            await room.load()
            room.bans, room.bans_everywhere = indexed(await self.store.bans(table_id)), self.bans
        room.elsewhere = self.presence.elsewhere(table_id)
        self._rooms[table_id] = room
        metrics.tables(len(self._rooms))
        self.changed(room)
        return room

    async def delayed(self, room: Room) -> DelayedView:
        """The delayed view of a table, for its spectators."""
        if room.delayed is None:
            room.delayed = DelayedView(room)
            self.spawn(self._run_delayed_view(room.delayed))
        await room.delayed.begun.wait()
        return room.delayed

    async def _run_delayed_view(self, delayed: DelayedView) -> None:
        while True:
            try:
                return await delayed.run()
            except StoreError as error:
                log.warning("the delayed view failed, and is retried: %s", error)
                await asyncio.sleep(SWEEP_SECONDS)
            except Exception:  # spectators see the table without its game; the next spectator starts it again
                delayed.room.delayed = None
                delayed.begun.set()
                raise

    def is_here(self, table_id: str, seat: int) -> bool:
        """Somebody is connected for this seat, at any process."""
        room = self._rooms.get(table_id)
        return seat in self.presence.elsewhere(table_id) if room is None else room.here(seat)

    async def read_bans(self, table_id: str = "") -> None:
        """The bans of a table, or of the whole server, have changed: read and apply them."""
        learnt: list[tuple[Ban, str]] = []
        async with self._reading_bans:  # an older result must not replace a newer one
            found = await self.store.bans(table_id) if table_id else await self.store.all_bans()
            if not table_id:
                self.bans = indexed([ban for ban in found if ban.table_id is None])
            # A room that is being loaded may have read the old bans.
            loading = [task for name, task in self._loading.items() if table_id in ("", name)]
            await asyncio.gather(*loading, return_exceptions=True)
            for room in [*self._rooms.values()]:
                if table_id in ("", room.table_id):
                    room.bans = indexed([ban for ban in found if ban.table_id == room.table_id])
                    room.bans_everywhere = self.bans
                    learnt += banning.addresses_found(room)
                    room.check_watchers()
        for ban, address in learnt:
            await self.store.learn_address(ban, address)
        if learnt:
            await self.read_bans(table_id)

    async def read_cookie_secret(self) -> None:
        """The secret may have been renewed (`meadhall renew-secret`)."""
        stored = await self.store.shared_value(COOKIE_SECRET, new_secret)
        self.cookies.renew(accepted(stored, now_ms()))

    async def delete(self, table_id: str, standing: tuple[int, int] | None = None) -> bool:
        """Delete a table. With `standing` (entries, version): only if it has not changed since."""
        if not await self.store.delete(table_id, standing):
            return False
        if (room := self._rooms.pop(table_id, None)) is not None:
            room.mark_deleted()
        return True

    def watched(self, table_id: str) -> bool:
        """Somebody watches the table at this process."""
        room = self._rooms.get(table_id)
        return room is not None and bool(room.everybody())

    async def unlocks(self, room: Room, password: str | None, address: str) -> bool:
        """Whether the table's password is right. Attempts are rate-limited by address and by table."""
        if room.table.password is None or password is None:
            return False
        if not (self.address_passwords.take(address) and self.table_passwords.take(room.table_id)):
            metrics.limited("password")
            raise Denied(429, "too_many_passwords", retry_after=self.address_passwords.wait(address))
        if not await self.passwords.verify(password, room.table.password):
            raise Denied(403, "wrong_password")
        return True

    def changed(self, room: Room) -> None:
        """Called after every change of a room: automatic moves and turn notices may be due now."""
        if self.closing or room.gone:
            return
        self.notices.changed(room)
        automatic = self._automatic.get(room.table.id)
        if automatic is not None:
            automatic.wake()
        elif (due := room.due_at()) is not None and due < now_ms() + LOOKAHEAD_MS:
            automatic = self._automatic[room.table.id] = AutomaticMoves(room, self.bot_pool)
            self.spawn(self._run_automatic(room, automatic))

    async def _run_automatic(self, room: Room, automatic: AutomaticMoves) -> None:
        try:
            await automatic.run()
        finally:
            self._automatic.pop(room.table.id, None)
        if automatic.woken:  # something changed while it ended
            self.changed(room)

    # --- background tasks -----------------------------------------------------------------------------

    async def _sweep(self) -> None:
        """Handles due tables, also those of processes that have ended, and removes idle tables from
        memory."""
        while True:
            try:
                now = now_ms()
                await self.store.beat(now)
                for room in [room for room in self._rooms.values() if room.lost]:
                    await isolated(room.table_id, room.refresh())
                for table_id in await self.store.due(now, DUE_AT_ONCE):
                    if table_id not in self._automatic:
                        await isolated(table_id, self._handle_due_table(table_id, now))
            except StoreError as error:
                log.warning("cannot look for tables that are due: %s", error)
            except Exception as error:  # the loop must go on for the other tables
                metrics.unexpected()
                log.error("unexpected", exc_info=error)
            self._evict_idle_rooms()
            await asyncio.sleep(SWEEP_SECONDS)

    async def _handle_due_table(self, table_id: str, now: int) -> None:
        try:
            room = await self.room(table_id)
        except Refused:  # deleted meanwhile
            return
        if room.table.status == "stuck":  # it was repaired meanwhile, or could not be marked
            return await room.refresh()
        due = room.due_at()
        if due is None or due > now:  # the stored time was only an estimate
            await self.store.change_table(table_id, where={"entries": room.table.entries}, due_at=due)
        self.changed(room)

    async def _table_repaired(self, table_id: str) -> None:
        """A stuck table can be played again."""
        room = self._rooms.get(table_id)
        if room is not None:
            await room.refresh()

    def _evict_idle_rooms(self) -> None:
        old = time.monotonic() - IDLE_SECONDS
        for table_id, room in list(self._rooms.items()):
            for watcher in room.everybody():
                watcher.disconnect_if_slow()
            busy = room.everybody() or table_id in self._automatic or room.lock.locked()
            if not busy and (room.used < old or room.gone):
                del self._rooms[table_id]
        metrics.tables(len(self._rooms))

    async def _listen(self) -> None:
        """Handles notifications of changes by other processes."""
        async for notification in self.store.listen():
            self._on_notification(notification)

    def _on_notification(self, notification: Notification) -> None:
        if notification.what == "notice":
            if (room := self._rooms.get(notification.table_id)) is not None:
                room.broadcast.send_everybody(notification.text.encode())
            return
        if notification.what in ("here", "all"):
            self.presence.heard(notification.table_id or None)
            if notification.what == "here":
                return
        if notification.what in ("secret", "all"):
            self.spawn(self.read_cookie_secret())
        if notification.what in ("bans", "all"):
            self.spawn(self.read_bans(notification.table_id))
        if notification.what in ("bans", "secret"):
            return
        for table_id in (
            {*self._loading, *self._rooms} if notification.what == "all" else {notification.table_id}
        ):
            room, loading = self._rooms.get(table_id), self._loading.get(table_id)
            if loading is not None:  # it may have read the old state
                loading.add_done_callback(
                    partial(
                        self._after_loading, Notification(notification.what, table_id, notification.number)
                    )
                )
            elif room is not None and notification.what == "chat":
                self.spawn(chat.relay(room, notification.number))
            elif room is not None:
                self.spawn(self._follow(room))

    async def _follow(self, room: Room) -> None:
        """Refresh after earlier notifications of bans, so that a banned player is sent the right reason."""
        async with self._reading_bans:
            pass
        await room.refresh()

    def _after_loading(self, notification: Notification, _: asyncio.Task[Room]) -> None:
        room = self._rooms.get(notification.table_id)
        if (
            room is not None and notification.what != "chat" and not self.closing
        ):  # chat is read by each new watcher
            self.spawn(room.refresh())
