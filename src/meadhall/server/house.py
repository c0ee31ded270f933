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
from meadhall.server.guard.address_key import AddressKey
from meadhall.server.guard.bucket import Buckets
from meadhall.server.guard.cookie_secret import COOKIE_SECRET, believed, new_secret
from meadhall.server.guard.cookies import Cookies
from meadhall.server.guard.errors import Denied
from meadhall.server.guard.passwords import Passwords
from meadhall.server.guard.tokens import is_table_id
from meadhall.server.guard.webhook import Webhooks
from meadhall.server.messages import Bye, encode
from meadhall.server.preload import load_games
from meadhall.server.presence import Presence
from meadhall.server.readiness import Readiness
from meadhall.server.retelling.retelling import Retelling
from meadhall.server.steady import JUMP_MS, STEADY, wall_ms
from meadhall.server.store import Ban, Store, StoreError, Wake
from meadhall.server.stuck import Stuck
from meadhall.server.tables import banning, chat
from meadhall.server.tables.bans import NO_BANS, indexed
from meadhall.server.tables.clocks import Clocks, make_up
from meadhall.server.tables.delayed import Delayed
from meadhall.server.tables.keeper import PATIENCE_MS, Keeper
from meadhall.server.tables.notices import Notices
from meadhall.server.tables.room import Room, now_ms
from meadhall.server.thinkers import Thinkers

log = logging.getLogger("meadhall.server")

SWEEP_SECONDS = 2.0
IDLE_SECONDS = 60.0  # a table nobody looks at leaves the memory after that
DUE_AT_ONCE = 200
WATCH_SECONDS = 1.0
FORGIVING_TRIES = 100
FORGIVING = "forgiving"  # the lock of the process that makes up for lost time
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

    def __init__(
        self, store: Store, workers: int, addresses: Addresses, cookies: Cookies, address_key: AddressKey
    ) -> None:
        self.store = store
        self.cookies = cookies
        self.address_key = address_key
        self.addresses = addresses
        self.thinkers = Thinkers(workers)
        self.retelling = Retelling()
        self.passwords = Passwords()
        self.notices = Notices(Webhooks(), store)
        self.seat_messages = Buckets(limits.SEAT_MESSAGES, limits.KEYS_KEPT)
        self.seat_hints = Buckets(limits.SEAT_HINTS, limits.KEYS_KEPT)
        self.seat_wishes = Buckets(limits.SEAT_WISHES, limits.KEYS_KEPT)
        self.chat_lines = Buckets(limits.CHAT_LINES, limits.KEYS_KEPT)
        self.spectator_lines = Buckets(limits.SPECTATOR_LINES, limits.KEYS_KEPT)
        self.address_tables = Buckets(limits.ADDRESS_TABLES, limits.KEYS_KEPT)
        self.address_links = Buckets(limits.ADDRESS_BAD_LINKS, limits.KEYS_KEPT)
        self.address_passwords = Buckets(limits.ADDRESS_PASSWORDS, limits.KEYS_KEPT)
        self.table_passwords = Buckets(limits.TABLE_PASSWORDS, limits.KEYS_KEPT)
        self.stuck = Stuck(store, self._mended)
        self.readiness = Readiness(store, self.stuck)
        self.bans = NO_BANS  # those that hold at every table
        self._reading_bans = asyncio.Lock()
        self.ready = False
        self.closing = False
        self._rooms: dict[str, Room] = {}
        self.presence = Presence(store, self._rooms)
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._keepers: dict[str, Keeper] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- opening and closing --------------------------------------------------------------------------

    async def open(self) -> None:
        """Take up what was going on when the last process ended."""
        load_games()
        _collect_rarely()
        self.thinkers.open()
        await self._make_up()
        self.bans = indexed(await self.store.bans())
        log.info("the house is open")
        self._stop_gently()
        self.spawn(self._sweep())
        self.spawn(self.stuck.watch())
        self.spawn(self._listen())
        self.spawn(self.presence.run())
        self.spawn(self._watch_time())
        self.ready = True

    async def _watch_time(self) -> None:
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            try:
                await self.look_at_the_clock()
            except StoreError as error:
                log.warning("cannot make up for a jump of the clock: %s", error)
            except Exception as error:  # without this nothing would ever be due again
                metrics.unexpected()
                log.error("unexpected", exc_info=error)

    async def look_at_the_clock(self) -> None:
        """It is trusted as long as it goes evenly; while it is not, nothing falls due."""
        if STEADY.jumped:
            log.warning("the clock has jumped: nobody's time to think has run meanwhile")
            await self._make_up()
        else:
            STEADY.trust()

    async def _make_up(self) -> None:
        """Forgive the time in which no server ran, or by which a clock was set: one process for all."""
        for _ in range(FORGIVING_TRIES):
            async with self.store.lock(FORGIVING) as ours:
                if ours:
                    now = wall_ms()
                    alive = await self.store.beat(now)
                    lost = 0 if alive is None else now - alive
                    if abs(lost) > JUMP_MS:
                        await self._forgive(lost, now)
                    for room in [*self._rooms.values()]:
                        await self._alone(room.table_id, room.follow())  # what another process has forgiven
                        room.not_after(now)
                        self.changed(room)
                    STEADY.trust()
                    return
            await asyncio.sleep(0.1)

    async def _forgive(self, downtime: int, now: int) -> None:
        """Nobody's time to think runs while no server does. Below 0: the clock was set back."""
        for table_id in await self.store.due(FAR, limits.TABLES):
            await self._alone(table_id, self._give_time_back(table_id, downtime, now))

    async def _give_time_back(self, table_id: str, downtime: int, now: int) -> None:
        room = self._rooms.get(table_id)
        if room is not None:
            await room.make_up(downtime, now)
            return
        table = await self.store.table(table_id)
        if table is None or table.clocks is None or table.due_at is None:
            return
        try:
            clocks = msgspec.json.decode(table.clocks, type=Clocks)
        except (msgspec.MsgspecError, TypeError, ValueError):  # whoever opens the table finds it, too
            return
        make_up(clocks, downtime, now)
        text = msgspec.json.encode(clocks).decode()
        await self.store.change_table(table_id, where={"entries": table.entries}, clocks=text, due_at=0)

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
        STEADY.rest()
        self.thinkers.close()
        self.retelling.close()
        self.passwords.close()
        self.notices.close()
        await self.presence.close()
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

    async def room(self, table_id: str, payer: str | None = None) -> Room:
        """The table, from memory or from the store; raises Refused. `payer`: charged if it must be read."""
        if not is_table_id(table_id):
            raise Refused(Refusal("no_such_table"))
        if payer is not None and table_id not in self._rooms and table_id not in self._loading:
            self.retelling.charge(payer, await self.store.entries(table_id))
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
            except Exception:  # they are shown the table without its game, and whoever comes next tries again
                delayed.room.delayed = None
                delayed.begun.set()
                raise

    def is_here(self, table_id: str, seat: int) -> bool:
        """Somebody is connected for this seat, to whichever process."""
        room = self._rooms.get(table_id)
        return seat in self.presence.elsewhere(table_id) if room is None else room.here(seat)

    async def read_bans(self, table_id: str = "") -> None:
        """The bans of a table have changed, or those that hold everywhere: they count at once."""
        learnt: list[tuple[Ban, str]] = []
        async with self._reading_bans:  # an older answer must not come after a newer one
            found = await self.store.bans(table_id) if table_id else await self.store.all_bans()
            if not table_id:
                self.bans = indexed([ban for ban in found if ban.table_id is None])
            # A room that is being loaded may have read the bans of before.
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
        """It may have been renewed (`meadhall renew-secret`)."""
        stored = await self.store.house(COOKIE_SECRET, new_secret)
        self.cookies.renew(believed(stored, now_ms()))

    async def delete(self, table_id: str, standing: tuple[int, int] | None = None) -> bool:
        """A table, for good, for everybody at it. With `standing`: only if it has not changed since."""
        if not await self.store.delete(table_id, standing):
            return False
        if (room := self._rooms.pop(table_id, None)) is not None:
            room.vanish()
        return True

    def watched(self, table_id: str) -> bool:
        """Somebody has the table open, at this process."""
        room = self._rooms.get(table_id)
        return room is not None and bool(room.everybody())

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
        if self.closing or room.gone:
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
                    await self._alone(room.table_id, room.follow())
                for table_id in await self.store.due(now, DUE_AT_ONCE):
                    if table_id not in self._keepers:
                        await self._alone(table_id, self._look_after(table_id, now))
            except StoreError as error:
                log.warning("cannot look for tables that are due: %s", error)
            except Exception as error:  # whatever it is, other tables need this again
                metrics.unexpected()
                log.error("unexpected", exc_info=error)
            self._let_go()
            await asyncio.sleep(SWEEP_SECONDS)

    async def _alone(self, table_id: str, work: Coroutine[Any, Any, None]) -> None:
        """What goes wrong with one table stops no other. Trouble with the whole database is raised."""
        try:
            await work
        except StoreError as error:
            if error.code != "refused":
                raise
            log.warning("left undone: %s", error, extra={"table": table_id})
        except Exception as error:
            metrics.unexpected()
            log.error("unexpected", exc_info=error, extra={"table": table_id})

    async def _look_after(self, table_id: str, now: int) -> None:
        try:
            room = await self.room(table_id)
        except Refused:  # deleted meanwhile
            return
        if room.table.status == "stuck":  # it was mended meanwhile, or could not be marked
            return await room.follow()
        due = room.due_at()
        if due is None or due > now:  # the store was told a time before anybody could know it
            await self.store.change_table(table_id, where={"entries": room.table.entries}, due_at=due)
        self.changed(room)

    async def _mended(self, table_id: str) -> None:
        """It was stuck and can be played again: whoever has it open is shown that."""
        room = self._rooms.get(table_id)
        if room is not None:
            await room.follow()

    def _let_go(self) -> None:
        old = time.monotonic() - IDLE_SECONDS
        for table_id, room in list(self._rooms.items()):
            for watcher in room.everybody():
                watcher.let_go_if_slow()
            busy = room.everybody() or table_id in self._keepers or room.lock.locked()
            if not busy and (room.used < old or room.gone):
                del self._rooms[table_id]
        metrics.tables(len(self._rooms))

    async def _listen(self) -> None:
        """Other processes store moves for tables that are watched here."""
        async for wake in self.store.listen():
            self._heard(wake)

    def _heard(self, wake: Wake) -> None:
        if wake.what == "notice":
            if (told := self._rooms.get(wake.table_id)) is not None:
                told.gallery.tell_everybody(wake.text.encode())
            return
        if wake.what in ("here", "all"):
            self.presence.heard(wake.table_id or None)
            if wake.what == "here":
                return
        if wake.what in ("secret", "all"):
            self.spawn(self.read_cookie_secret())
        if wake.what in ("bans", "all"):
            self.spawn(self.read_bans(wake.table_id))
        if wake.what in ("bans", "secret"):
            return
        for table_id in {*self._loading, *self._rooms} if wake.what == "all" else {wake.table_id}:
            room, loading = self._rooms.get(table_id), self._loading.get(table_id)
            if loading is not None:  # it may have read what was there before
                loading.add_done_callback(partial(self._loaded, Wake(wake.what, table_id, wake.number)))
            elif room is not None and wake.what == "chat":
                self.spawn(chat.bring(room, wake.number))
            elif room is not None:
                self.spawn(self._follow(room))

    async def _follow(self, room: Room) -> None:
        """After bans that were told before: whoever lost the seat by one is told so."""
        async with self._reading_bans:
            pass
        await room.follow()

    def _loaded(self, wake: Wake, _: asyncio.Task[Room]) -> None:
        room = self._rooms.get(wake.table_id)
        if room is not None and wake.what != "chat" and not self.closing:  # nobody has missed a word here
            self.spawn(room.follow())
