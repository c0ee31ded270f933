"""A table in memory: a cache of what the store holds, and the connections that watch it.

Each room has one lock. It is held while a move is stored, so that nothing is shown, and no other move is
checked, before the move is stored.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence

import msgspec

from meadhall.kernel.refusal import Refusal, Refused
from meadhall.server.messages import Bye, Clock, ClockState, Notice, TableNow, encode
from meadhall.server.steady_clock import STEADY_CLOCK
from meadhall.server.store import Move, Seat, Store, StoreError, Table
from meadhall.server.tables import clocks as timing
from meadhall.server.tables.access import Access, Caller, access
from meadhall.server.tables.bans import NO_BANS
from meadhall.server.tables.broadcast import Broadcast
from meadhall.server.tables.clocks import Clocks
from meadhall.server.tables.delayed_view import DelayedView
from meadhall.server.tables.live_game import LiveGame, Misfit, Rewinds, prepared
from meadhall.server.tables.loading import (
    ParsedTable,
    as_json,
    check_moves,
    describe,
    misfits,
    read,
    readable_parts,
)
from meadhall.server.tables.proposal import held_by_person
from meadhall.server.tables.replay_threads import in_thread, load_in_thread
from meadhall.server.tables.schedule import Act, due
from meadhall.server.tables.table_message import table_now
from meadhall.server.tables.watchers import Watcher

log = logging.getLogger("meadhall.server")

STAND_IN = "karl"  # the level of a bot that plays for a person, unless another was chosen


def now_ms() -> int:
    return STEADY_CLOCK.now()


def result_of(live: LiveGame) -> str | None:
    """The result of the game as it is stored; None: it is not over."""
    game = live.game
    return (
        msgspec.json.encode({"ranking": game.ranking, "scores": game.scores}).decode() if game.over else None
    )


class Room:
    """One table at this process."""

    __slots__ = (
        "__weakref__",
        "bans",
        "bans_everywhere",
        "changed",
        "clock",
        "clocks",
        "delayed",
        "elsewhere",
        "broadcast",
        "gone",
        "live",
        "lock",
        "named",
        "seats",
        "store",
        "table",
        "table_id",
        "used",
    )

    def __init__(self, store: Store, table_id: str, changed: Callable[[Room], None]) -> None:
        """`changed` is called after every change. Call `load` before anything else."""
        self.store = store
        self.table_id = table_id
        self.table: Table
        self.changed = changed
        self.bans = self.bans_everywhere = NO_BANS
        self.gone = False  # deleted from the store
        self.seats: list[Seat] = []
        self.named: tuple[str, ...] = ()
        self.clock = Clock()
        self.clocks: Clocks | None = None
        self.live: LiveGame | None = None
        self.lock = asyncio.Lock()
        self.broadcast = Broadcast(self)
        self.delayed: DelayedView | None = None  # for the spectators of a table with a spectator delay
        self.elsewhere: frozenset[int] = frozenset()  # seats connected to other processes
        self.used = time.monotonic()

    # --- loading --------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Read the table from the store. One that cannot be read, or whose log does not fit, becomes
        stuck."""
        found = await self.store.load(self.table_id)
        if found is None:
            self.mark_deleted()
            raise Refused(Refusal("no_such_table"))
        table, seats, moves = found
        self.live = None
        if table.status == "stuck":
            self._set_table(readable_parts(table, seats))
            return
        try:
            parsed, live = await load_in_thread(table, seats, moves)
        except Misfit as misfit:
            await self.mark_stuck(misfit, table, seats)
            return
        self._set_table(parsed)
        self.live = None if table.status == "open" else live
        self.not_after(now_ms())

    def _set_table(self, parsed: ParsedTable) -> None:
        """Set the table and its seats, without the game."""
        self.table = parsed.table
        self.seats = parsed.seats
        self.named = parsed.names
        self.clock = parsed.clock
        self.clocks = parsed.clocks
        self.check_watchers()

    def not_after(self, now: int) -> None:
        """After the system clock was set back: limit stored times to now, or nothing would happen until
        then."""
        if self.live is not None:
            self.live.not_after(now)
        if self.clocks is not None:
            timing.make_up(self.clocks, 0, now)

    async def make_up(self, lost: int, now: int) -> None:
        """The system clock has jumped: do not charge the lost time to anybody (below 0: it was set back)."""
        async with self.lock:
            self.not_after(now)
            if self.clocks is not None and self.table.status == "playing":
                timing.make_up(self.clocks, lost, now)
                text = msgspec.json.encode(self.clocks).decode()
                where = {"entries": self.table.entries}
                await self.store.change_table(self.table_id, where=where, clocks=text, due_at=self.due_at())
                self.table = msgspec.structs.replace(self.table, clocks=text, due_at=self.due_at())
        self.changed(self)

    def check_watchers(self) -> None:
        """Update the rights of all watchers, and disconnect those that have lost their seat or were
        banned."""
        for watcher in self.everybody():
            watcher.access = self.access(watcher.caller)
            if watcher.access.banned:
                watcher.close(encode(Bye("banned", again=False)))
            elif not watcher.access.may_look(watcher.viewer, len(self.named)):
                watcher.close(encode(self._goodbye(watcher.viewer)))

    def _goodbye(self, viewer: int) -> Bye:
        """The message to a watcher that may not see this viewer's view any more."""
        if viewer == len(self.named):
            return Bye("may_not_watch", again=False)
        return Bye("seat_moved" if held_by_person(self.seats[viewer]) else "not_your_seat", again=False)

    def mark_deleted(self) -> None:
        """The table was deleted from the store: disconnect everybody."""
        self.gone = True
        bye = encode(Bye("no_such_table", again=False))
        for watcher in self.everybody():
            watcher.close(bye)

    async def mark_stuck(self, misfit: Misfit, table: Table, seats: Sequence[Seat]) -> None:
        """Make the table read-only, until it is repaired."""
        log.error("the table is stuck: %s", describe(misfit), extra={"table": self.table_id})
        self.live = None
        self._set_table(readable_parts(table, seats, misfit))
        try:
            await self.store.mark_stuck(self.table_id, as_json(misfit))
        except StoreError as error:  # the next process that reads it finds the same
            log.warning("a stuck table could not be marked: %s", error, extra=self.tag())

    async def refresh(self) -> None:
        """Read what is new in the store, of this process or of another, and send it to the watchers."""
        async with self.lock:
            live = self.live
            found = await self.store.load(self.table_id, after=0 if live is None else live.entries)
            if found is None:
                self.mark_deleted()
                return
            table, seats, moves = found
            if live is None or table.status not in ("playing", "over"):
                await self.load()
                self.broadcast.send_table()
                self.broadcast.send_full_views()
            else:
                try:
                    self._set_table(read(table, seats))
                    await self._catch_up(live, moves)
                except Misfit as misfit:
                    await self.mark_stuck(misfit, table, seats)
                self.broadcast.send_table()
            await self._store_due()
        self.changed(self)

    async def _store_due(self) -> None:
        """Store an earlier time of the next automatic act, for example after a bot was given a seat."""
        due = self.due_at()
        if due is not None and (self.table.due_at is None or due < self.table.due_at):
            same = {"entries": self.table.entries}
            if await self.store.change_table(self.table_id, where=same, due_at=due):
                version = self.table.version + 1
                self.table = msgspec.structs.replace(self.table, due_at=due, version=version)

    async def _catch_up(self, live: LiveGame, moves: Sequence[Move]) -> None:
        check_moves(moves, live.entries + 1, len(self.seats))
        rewinds = await self.rewinds(moves)
        for move in moves:
            with misfits():
                public = live.follow(move, rewinds)
            self.broadcast.collect(live, public)
            self.broadcast.publish(live, public, move.seat)

    async def rewinds(self, moves: Sequence[Move]) -> Rewinds:
        """The positions that these rows of the log go back to."""
        if not any(move.kind == "rewind" for move in moves):
            return Rewinds(())
        everything = await self.store.moves(self.table_id)
        return await in_thread(prepared, self.table, self.named, everything, moves)

    async def catch_up_to(self, seat: int, number: int) -> None:
        """Refresh if a client was already sent a higher number by another process."""
        live = self.live
        if live is not None and number > live.numbers[seat]:
            table = await self.store.table(self.table_id)
            if table is not None and table.entries > live.entries:
                await self.refresh()

    async def read_again(self) -> None:
        """Discard what is in memory and load the table again. Call it with the lock held; raises Refused.

        If the database cannot be read now, the game is loaded when it is next needed.
        """
        self.live = None
        try:
            await self.load()
        except StoreError as error:
            raise Refused(Refusal("not_saved")) from error
        self.broadcast.send_full_views()

    @property
    def lost(self) -> bool:
        """There is a game, but it could not be loaded while the database was unavailable."""
        return self.live is None and self.table.status == "playing"

    def playing(self) -> LiveGame:
        """The running game; raises Refused."""
        if self.live is None or self.table.status != "playing":
            raise Refused(Refusal("not_playing", {"status": self.table.status}))
        return self.live

    def must_not_be_stuck(self) -> None:
        """Raises Refused at a stuck table."""
        if self.table.status == "stuck":
            raise Refused(Refusal("not_playing", {"status": "stuck"}))

    # --- turns and clocks -----------------------------------------------------------------------------

    def bot_of(self, seat: int) -> str | None:
        """The level of the bot that plays this seat now; None: a person."""
        row = self.seats[seat]
        return (row.level or STAND_IN) if row.kind == "bot" or row.standing_in else None

    def people_waited_for(self) -> list[int]:
        live = self.live
        return [] if live is None else [seat for seat in live.waiting() if self.bot_of(seat) is None]

    def due(self) -> list[Act]:
        """What the server has to do by itself, the earliest first."""
        return due(self)

    def due_at(self, proposal: bool = True) -> int | None:
        """When that is. `proposal`: False if the move that is being stored ends the proposal."""
        return next((when for when, _, why in self.due() if proposal or why != "proposal"), None)

    def clocks_now(self) -> list[ClockState]:
        if self.clocks is None or self.clock.kind == "none":
            return []
        return timing.shown(self.clocks, self.named, self.people_waited_for(), now_ms())

    # --- people ---------------------------------------------------------------------------------------

    def access(self, caller: Caller) -> Access:
        return access(self.table, self.seats, caller, self.bans, self.bans_everywhere)

    def table_now(self, viewer: int, rights: Access) -> TableNow:
        return table_now(self, viewer, rights)

    def here(self, seat: int) -> bool:
        """Somebody is connected for this seat, at any process."""
        return seat in self.elsewhere or self.broadcast.here(seat)

    async def notice(self, code: str, **params: str | int) -> None:
        """Send a notice that is not an event of the game to everybody at the table, at every process."""
        message = encode(Notice(code, params))
        self.broadcast.send_everybody(message)
        try:
            await self.store.pass_on(self.table_id, message.decode())
        except StoreError as error:  # the notice is not essential
            log.warning("other processes were not notified: %s", error, extra=self.tag())

    def everybody(self) -> list[Watcher]:
        return [
            *self.broadcast.watchers,
            *(self.delayed.broadcast.watchers if self.delayed is not None else ()),
        ]

    def tag(self) -> dict[str, object]:
        """Fields for log records."""
        return {"table": self.table_id, "number": 0 if self.live is None else self.live.entries}
