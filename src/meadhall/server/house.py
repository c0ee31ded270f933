"""All that one server process has: the store, the tables in memory, the bots at work."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import threading
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from meadhall.kernel.refusal import Refusal, Refused
from meadhall.server import limits, metrics
from meadhall.server.guard.address import Addresses
from meadhall.server.guard.bucket import Buckets
from meadhall.server.guard.errors import Denied
from meadhall.server.guard.passwords import Passwords
from meadhall.server.guard.tokens import is_table_id
from meadhall.server.guard.webhook import Webhooks
from meadhall.server.messages import Bye, encode
from meadhall.server.store import Store, StoreError, Wake
from meadhall.server.tables import chat
from meadhall.server.tables.clocks import Clocks
from meadhall.server.tables.delayed import Delayed
from meadhall.server.tables.keeper import PATIENCE_MS, Keeper
from meadhall.server.tables.notices import Notices
from meadhall.server.tables.room import Room, now_ms
from meadhall.server.thinkers import Thinkers

log = logging.getLogger("meadhall.server")

SWEEP_SECONDS = 2.0
IDLE_SECONDS = 60.0  # a table nobody looks at leaves the memory after that
DUE_AT_ONCE = 200
DOWN_MS = 10_000  # so long without a sign of life: no server ran
FAR = 2**62
GOODBYE_SECONDS = 3.0  # for everybody to take it, when the server is told to stop
Stop = Callable[[int, Any], Any]


def _collect_rarely() -> None:
    """Tables are many small objects that stay: to go through all of them often is what makes moves late.

    Hardly anything here goes in circles, so it can wait until there is really something to find.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 10)


class House:
    """Rooms by table id, and what keeps them going."""

    def __init__(self, store: Store, workers: int, addresses: Addresses) -> None:
        self.store = store
        self.addresses = addresses
        self.thinkers = Thinkers(workers)
        self.passwords = Passwords()
        self.notices = Notices(Webhooks(), store)
        self.seat_messages = Buckets(limits.SEAT_MESSAGES, limits.KEYS_KEPT)
        self.seat_hints = Buckets(limits.SEAT_HINTS, limits.KEYS_KEPT)
        self.seat_wishes = Buckets(limits.SEAT_WISHES, limits.KEYS_KEPT)
        self.chat_lines = Buckets(limits.CHAT_LINES, limits.KEYS_KEPT)
        self.address_tables = Buckets(limits.ADDRESS_TABLES, limits.KEYS_KEPT)
        self.address_links = Buckets(limits.ADDRESS_BAD_LINKS, limits.KEYS_KEPT)
        self.address_passwords = Buckets(limits.ADDRESS_PASSWORDS, limits.KEYS_KEPT)
        self.table_passwords = Buckets(limits.TABLE_PASSWORDS, limits.KEYS_KEPT)
        self.ready = False
        self.closing = False
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._keepers: dict[str, Keeper] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- opening and closing --------------------------------------------------------------------------

    async def open(self) -> None:
        """Take up what was going on when the last process ended."""
        _collect_rarely()
        now = now_ms()
        alive = await self.store.beat(now)
        if alive is not None and now - alive > DOWN_MS:
            await self._forgive(now - alive)
        log.info("the house is open")
        self._stop_gently()
        self.spawn(self._sweep())
        self.spawn(self._listen())
        self.ready = True

    async def _forgive(self, downtime: int) -> None:
        """Nobody's time to think runs while no server does."""
        for table_id in await self.store.due(FAR, limits.TABLES):
            table = await self.store.table(table_id)
            if table is None or table.clocks is None or table.due_at is None:
                continue
            clocks = msgspec.json.decode(table.clocks, type=Clocks)
            clocks.since += downtime
            text = msgspec.json.encode(clocks).decode()
            await self.store.change_table(table_id, clocks=text, due_at=0)

    def _stop_gently(self) -> None:
        """Told to stop, the house says goodbye before the web server does, which would just cut all lines."""
        if threading.current_thread() is not threading.main_thread():
            return
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            stop = signal.getsignal(number)  # the web server's; at its end it puts back what was there before
            if callable(stop):
                signal.signal(number, partial(self._told_to_stop, loop, stop))

    def _told_to_stop(self, loop: asyncio.AbstractEventLoop, stop: Stop, number: int, frame: Any) -> None:
        if self.closing:  # told twice: at once
            stop(number, frame)
            return
        self.ready = False
        self.closing = True
        goodbye = asyncio.run_coroutine_threadsafe(self._say_goodbye(), loop)
        goodbye.add_done_callback(lambda _: stop(number, frame))

    async def _say_goodbye(self) -> None:
        """Moves on their way are stored and answered; then everybody is told to come back."""
        bye = encode(Bye("server_closes", again=True))
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS):
                for room in [*self._rooms.values()]:
                    async with room.lock:
                        pass
                await asyncio.sleep(0.05)  # the answers are put into words
                while watchers := [one for room in self._rooms.values() for one in room.everybody()]:
                    for watcher in watchers:
                        watcher.close(bye)
                    await asyncio.sleep(0.05)

    async def close(self) -> None:
        """Nothing is thought or told any more; what is being stored is stored."""
        self.ready = False
        self.closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()
        self.passwords.close()
        self.notices.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """A task that nobody waits for; what goes wrong in it is logged."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StoreError):  # the database is away; the next sweep looks again
            log.warning("left undone: %s", error)
        elif error is not None:
            metrics.unexpected()
            log.error("unexpected", exc_info=error)

    # --- rooms ----------------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """The table, from memory or from the store; raises Refused."""
        room = self._rooms.get(table_id)
        if room is None:
            if not is_table_id(table_id):
                raise Refused(Refusal("no_such_table"))
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
        self._rooms[table_id] = room
        metrics.tables(len(self._rooms))
        self.changed(room)
        return room

    async def delayed(self, room: Room) -> Delayed:
        """The same table, some time ago: for its spectators."""
        if room.delayed is None:
            room.delayed = Delayed(room)
            self.spawn(self._tell_later(room.delayed))
        await room.delayed.begun.wait()
        return room.delayed

    async def _tell_later(self, delayed: Delayed) -> None:
        while True:
            try:
                return await delayed.run()
            except StoreError as error:
                log.warning("spectators must wait: %s", error)
                await asyncio.sleep(SWEEP_SECONDS)

    def is_here(self, table_id: str, seat: int) -> bool:
        """Somebody is connected for this seat, to this process."""
        room = self._rooms.get(table_id)
        return room is not None and room.gallery.here(seat)

    async def unlocks(self, room: Room, password: str | None, address: str) -> bool:
        """The table's password is right. Tries are counted, by address and by table."""
        if room.table.password is None or password is None:
            return False
        if not (self.address_passwords.take(address) and self.table_passwords.take(room.table_id)):
            metrics.limited("password")
            raise Denied(429, "too_many_passwords", retry_after=self.address_passwords.wait(address))
        if not await self.passwords.verify(password, room.table.password):
            raise Denied(403, "wrong_password")
        return True

    def changed(self, room: Room) -> None:
        """Somebody may have to answer at this table now, or be told that it is their turn."""
        if self.closing:
            return
        self.notices.changed(room)
        keeper = self._keepers.get(room.table.id)
        if keeper is not None:
            keeper.stir()
        elif (due := room.due_at()) is not None and due < now_ms() + PATIENCE_MS:
            keeper = self._keepers[room.table.id] = Keeper(room, self.thinkers)
            self.spawn(self._keep(room, keeper))

    async def _keep(self, room: Room, keeper: Keeper) -> None:
        try:
            await keeper.run()
        finally:
            self._keepers.pop(room.table.id, None)
        if keeper.stirred:  # while it was going
            self.changed(room)

    # --- looking around -------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        """Tables that are due, whoever left them so; and tables nobody needs in memory any more."""
        while True:
            try:
                now = now_ms()
                await self.store.beat(now)
                for room in [room for room in self._rooms.values() if room.lost]:
                    await room.follow()
                for table_id in await self.store.due(now, DUE_AT_ONCE):
                    if table_id not in self._keepers:
                        await self._look_after(table_id, now)
            except StoreError as error:
                log.warning("cannot look for tables that are due: %s", error)
            except Exception as error:  # whatever it is, other tables need this again
                metrics.unexpected()
                log.error("unexpected", exc_info=error)
            self._let_go()
            await asyncio.sleep(SWEEP_SECONDS)

    async def _look_after(self, table_id: str, now: int) -> None:
        try:
            room = await self.room(table_id)
        except Refused:  # deleted meanwhile
            return
        due = room.due_at()
        if due is None or due > now:  # the store was told a time before anybody could know it
            await self.store.change_table(table_id, where={"entries": room.table.entries}, due_at=due)
        self.changed(room)

    def _let_go(self) -> None:
        old = time.monotonic() - IDLE_SECONDS
        for table_id, room in list(self._rooms.items()):
            for watcher in room.everybody():
                watcher.let_go_if_slow()
            busy = room.everybody() or table_id in self._keepers or room.lock.locked()
            if not busy and room.used < old:
                del self._rooms[table_id]
        metrics.tables(len(self._rooms))

    async def _listen(self) -> None:
        """Other processes store moves for tables that are watched here."""
        async for wake in self.store.listen():
            self._heard(wake)

    def _heard(self, wake: Wake) -> None:
        for table_id in {*self._loading, *self._rooms} if wake.what == "all" else {wake.table_id}:
            room, loading = self._rooms.get(table_id), self._loading.get(table_id)
            if loading is not None:  # it may have read what was there before
                loading.add_done_callback(partial(self._loaded, Wake(wake.what, table_id, wake.number)))
            elif room is not None and wake.what == "chat":
                self.spawn(chat.bring(room, wake.number))
            elif room is not None:
                self.spawn(room.follow())

    def _loaded(self, wake: Wake, _: asyncio.Task[Room]) -> None:
        room = self._rooms.get(wake.table_id)
        if room is not None and wake.what != "chat" and not self.closing:  # nobody has missed a word here
            self.spawn(room.follow())
