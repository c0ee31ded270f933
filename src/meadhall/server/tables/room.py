"""A table in memory: a cache of what the store holds, and the people who look at it.

One lock a room: what is being stored is shown to nobody, and nobody acts on what is not stored.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Literal, ParamSpec, TypeVar

import msgspec

from meadhall.kernel.match import Match
from meadhall.kernel.refusal import Refusal, Refused
from meadhall.server import limits, metrics
from meadhall.server.messages import Bye, Clock, ClockState, Done, Notice, TableNow, encode
from meadhall.server.steady import STEADY, coarse
from meadhall.server.store import Move, Seat, Store, StoreError, Table, TableChange
from meadhall.server.tables import clocks as timing
from meadhall.server.tables.access import Access, Caller, access
from meadhall.server.tables.answers import answers_meant, repeated
from meadhall.server.tables.bans import NO_BANS
from meadhall.server.tables.clocks import Clocks
from meadhall.server.tables.delayed import Delayed
from meadhall.server.tables.due import Act, due
from meadhall.server.tables.gallery import Gallery
from meadhall.server.tables.live import Live, Misfit, Rewinds, prepared, replayed, spelled
from meadhall.server.tables.opening import (
    Around,
    as_json,
    check_moves,
    harmless,
    in_words,
    misfits,
    opened,
    read,
)
from meadhall.server.tables.tell import table_now
from meadhall.server.tables.watchers import Watcher
from meadhall.server.tables.wishes import has_a_say

log = logging.getLogger("meadhall.server")

LONG = 40  # rows
_REPLAYS = ThreadPoolExecutor(2, "meadhall-replay")
RACES = 8  # how often a move is tried again after another process was quicker
P = ParamSpec("P")
T = TypeVar("T")
Rows = Callable[[Live], list[Move] | Done]


def now_ms() -> int:
    return STEADY.now()


def result_of(live: Live) -> str | None:
    """How it ended, as the store keeps it."""
    game = live.game
    return (
        msgspec.json.encode({"ranking": game.ranking, "scores": game.scores}).decode() if game.over else None
    )


async def _opened(table: Table, seats: Sequence[Seat], moves: Sequence[Move]) -> tuple[Around, Live]:
    """A long game takes milliseconds to play again: not in the event loop."""
    return opened(table, seats, moves) if len(moves) < LONG else await _beside(opened, table, seats, moves)


async def _replayed(table: Table, names: tuple[str, ...], started: int, moves: Sequence[Move]) -> Live:
    if len(moves) < LONG:
        return Live(table, names, started, moves)
    return await _beside(replayed, table, names, started, moves)


async def _beside(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """In one of few threads: each game that is played again holds copies of what it goes back to."""
    return await asyncio.get_running_loop().run_in_executor(_REPLAYS, partial(work, *args, **kwargs))


def _nobody_hears(acting: asyncio.Task[Done]) -> None:
    """Whoever asked is gone: a refusal concerns nobody, anything else is a fault."""
    error = None if acting.cancelled() else acting.exception()
    if error is not None and not isinstance(error, Refused):
        metrics.unexpected()
        log.error("unexpected", exc_info=error)


class Room:
    """Everything of one table that lives in this process."""

    __slots__ = (
        "__weakref__",
        "bans",
        "bans_everywhere",
        "changed",
        "clock",
        "clocks",
        "delayed",
        "elsewhere",
        "gallery",
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
        """`changed` is called after every change: somebody may have to answer now. `load` comes first."""
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
        self.live: Live | None = None
        self.lock = asyncio.Lock()
        self.gallery = Gallery(self)
        self.delayed: Delayed | None = None  # for spectators who see the table later
        self.elsewhere: frozenset[int] = frozenset()  # seats connected to other processes
        self.used = time.monotonic()

    # --- reading it from the store --------------------------------------------------------------------

    async def load(self) -> None:
        """Afresh. A table that cannot be read, or whose log no longer fits, is kept read-only: stuck."""
        found = await self.store.load(self.table_id)
        if found is None:
            self.vanish()
            raise Refused(Refusal("no_such_table"))
        table, seats, moves = found
        self.live = None
        if table.status == "stuck":
            self._sit(harmless(table, seats))
            return
        try:
            around, live = await _opened(table, seats, moves)
        except Misfit as misfit:
            await self.stick(misfit, table, seats)
            return
        self._sit(around)
        self.live = None if table.status == "open" else live
        self.not_after(now_ms())

    def _sit(self, around: Around) -> None:
        """The table and its seats, without the game."""
        self.table = around.table
        self.seats = around.seats
        self.named = around.names
        self.clock = around.clock
        self.clocks = around.clocks
        self.check_watchers()

    def not_after(self, now: int) -> None:
        """Where the clock was set back: nothing is later than now, or nothing would happen until then."""
        if self.live is not None:
            self.live.not_after(now)
        if self.clocks is not None:
            timing.make_up(self.clocks, 0, now)

    async def make_up(self, lost: int, now: int) -> None:
        """The clock has jumped: so much time was nobody's (below 0: it was set back)."""
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
        """Who has lost a seat, or was banned, is shown nothing more, though the line is open."""
        for watcher in self.everybody():
            watcher.access = self.access(watcher.caller)
            if watcher.access.banned:
                watcher.close(encode(Bye("banned", again=False)))
            elif not watcher.access.may_look(watcher.viewer, len(self.named)):
                watcher.close(encode(self._goodbye(watcher.viewer)))

    def _goodbye(self, viewer: int) -> Bye:
        """To somebody who may not look through these eyes any more."""
        if viewer == len(self.named):
            return Bye("may_not_watch", again=False)
        return Bye("seat_moved" if has_a_say(self.seats[viewer]) else "not_your_seat", again=False)

    def vanish(self) -> None:
        """The table was deleted. Nobody plays on here; whoever asks for it again finds none."""
        self.gone = True
        bye = encode(Bye("no_such_table", again=False))
        for watcher in self.everybody():
            watcher.close(bye)

    async def stick(self, misfit: Misfit, table: Table, seats: Sequence[Seat]) -> None:
        """From now on the table is only looked at, until somebody mends it."""
        log.error("the table is stuck: %s", in_words(misfit), extra={"table": self.table_id})
        self.live = None
        self._sit(harmless(table, seats, misfit))
        try:
            await self.store.stick(self.table_id, as_json(misfit))
        except StoreError as error:  # whoever reads it next finds the same
            log.warning("a stuck table could not be marked: %s", error, extra=self.tag())

    async def follow(self) -> None:
        """The store holds something new, of this process or of another: catch up, and tell our watchers."""
        async with self.lock:
            live = self.live
            found = await self.store.load(self.table_id, after=0 if live is None else live.entries)
            if found is None:
                self.vanish()
                return
            table, seats, moves = found
            if live is None or table.status not in ("playing", "over"):
                await self.load()
                self.gallery.tell_table()
                self.gallery.show_afresh()
            else:
                try:
                    self._sit(read(table, seats))
                    await self._catch_up(live, moves)
                except Misfit as misfit:
                    await self.stick(misfit, table, seats)
                self.gallery.tell_table()
            await self._store_due()
        self.changed(self)

    async def _store_due(self) -> None:
        """A bot that was given a seat just now must answer soon: the store must know it, too."""
        due = self.due_at()
        if due is not None and (self.table.due_at is None or due < self.table.due_at):
            same = {"entries": self.table.entries}
            if await self.store.change_table(self.table_id, where=same, due_at=due):
                version = self.table.version + 1
                self.table = msgspec.structs.replace(self.table, due_at=due, version=version)

    async def _catch_up(self, live: Live, moves: Sequence[Move]) -> None:
        check_moves(moves, live.entries + 1, len(self.seats))
        rewinds = await self.rewinds(moves)
        for move in moves:
            with misfits():
                public = live.follow(move, rewinds)
            self.gallery.collect(live, public)
            self.gallery.publish(live, public, move.seat)

    async def rewinds(self, moves: Sequence[Move]) -> Rewinds:
        """What is needed to follow these rows of the log."""
        if not any(move.kind == "rewind" for move in moves):
            return Rewinds(())
        everything = await self.store.moves(self.table_id)
        return await _beside(prepared, self.table, self.named, everything, moves)

    async def hear_up_to(self, seat: int, number: int) -> None:
        """A client that comes from another process may have been shown more than we have heard of."""
        live = self.live
        if live is not None and number > live.numbers[seat]:
            table = await self.store.table(self.table_id)
            if table is not None and table.entries > live.entries:
                await self.follow()

    @property
    def lost(self) -> bool:
        """There is a game, but it could not be read when the database was away."""
        return self.live is None and self.table.status == "playing"

    def playing(self) -> Live:
        """The running game; raises Refused."""
        if self.live is None or self.table.status != "playing":
            raise Refused(Refusal("not_playing", {"status": self.table.status}))
        return self.live

    def must_be_sound(self) -> None:
        """At a stuck table nothing is changed; raises Refused."""
        if self.table.status == "stuck":
            raise Refused(Refusal("not_playing", {"status": "stuck"}))

    # --- moves ----------------------------------------------------------------------------------------

    async def play(self, seat: int, at: int, action: int | None, line: str | None) -> Done:
        """A person's answer, or a sentence of answers; raises Refused, with nothing changed."""

        def rows(live: Live) -> list[Move] | Done:
            done = repeated(live, seat, at, action, line)
            if done is not None:
                return done
            self.playing()
            self._must_be_fresh(live, seat, at)
            self._must_be_played_by_hand(seat)
            if seat not in live.waiting():  # it changes a secret answer
                self._must_not_be_full(live)
            answers = answers_meant(live, seat, action, line)
            return self._rows(live, seat, answers, "person", at)

        await self.hear_up_to(seat, at)
        return await self._do(rows, seat)

    async def undo(self, seat: int, at: int) -> Done:
        """The seat's last answer is taken back, as far as the kernel allows it."""

        def rows(live: Live) -> list[Move] | Done:
            before, words, number = live.answered[seat]
            if before == at and words.endswith("undo"):
                return Done(None, number, again=True)
            self.playing()
            self._must_be_fresh(live, seat, at)
            self._must_be_played_by_hand(seat)
            self._must_not_be_full(live)
            return [Move(live.entries + 1, "undo", seat, "", "person", now_ms(), at)]

        await self.hear_up_to(seat, at)
        return await self._do(rows, seat)

    async def answer_for(self, seat: int, action: int, by: str, asked: int) -> bool:
        """The server answers for a seat: a bot, an automatic pass, a fallen flag. False: it came too late."""

        def rows(live: Live) -> list[Move] | Done:
            if live.asked[seat] != asked or seat not in live.waiting():
                return Done(None, 0, again=True)
            return self._rows(live, seat, [action], by, -1)

        return not (await self._do(rows, seat)).again

    async def rewind(self, seat: int, keep: int, agreed: Callable[[], bool]) -> None:
        """Everybody concerned agreed to go back to how it stood after the first `keep` entries.

        `agreed` is asked again before it is stored, and nobody may sit down or get up in between.
        """
        moves = await self.store.moves(self.table_id)
        match = (await _replayed(self.table, self.named, 0, moves[:keep])).match

        def rows(live: Live) -> list[Move] | Done:
            self.playing()
            if live.went_back >= limits.TAKE_BACKS:
                raise Refused(Refusal("too_many_changes", {"most": limits.TAKE_BACKS}))
            if len(moves) != live.entries or not agreed():
                raise Refused(Refusal("stale", {"number": live.numbers[seat]}))
            return [Move(live.entries + 1, "rewind", seat, "", "person", now_ms(), keep=keep)]

        await self._do(rows, seat, match)

    async def _do(self, rows: Rows, seat: int, back_to: Match | None = None) -> Done:
        """Whoever asked may be gone before it is stored; it is done whole all the same, and others told."""
        acting = asyncio.ensure_future(self._act(rows, seat, back_to))
        try:
            return await asyncio.shield(acting)
        except asyncio.CancelledError:
            acting.add_done_callback(_nobody_hears)
            raise

    async def _act(self, rows: Rows, seat: int, back_to: Match | None) -> Done:
        began = time.perf_counter()
        async with self.lock:
            if self.lost:
                await self._read_again()
            for _ in range(RACES):
                live = self.live or self.playing()
                todo = rows(live)
                if isinstance(todo, Done):
                    return todo
                public, change = self._apply(live, todo, back_to)
                version = self.table.version if todo[0].kind == "rewind" else None
                if await self._stored(todo, change, version):
                    break
                # Another process was quicker. Is this still an answer to an open question?
                await self._read_again()
            else:
                raise Refused(Refusal("too_busy"))
            metrics.durable(time.perf_counter() - began)
            metrics.moved(_PLAYERS[todo[-1].by])
            self._settle(live.entries, change)
            self.gallery.publish(live, public, seat)
            metrics.shown(time.perf_counter() - began)
        self.changed(self)
        return Done(None, live.numbers[seat])

    def _apply(self, live: Live, todo: list[Move], back_to: Match | None) -> tuple[bool, TableChange]:
        """Into memory, where nobody sees it yet; raises Refused, with nothing changed.

        `back_to`: what a rewind goes back to.
        """
        waited = self.people_waited_for()
        asked = [ask[0] for ask in live.game.asks]
        public = False
        for row in todo:
            if back_to is not None:
                live.rewind(row, back_to)
                shown = True
            else:
                shown = live.take(row)
            self.gallery.collect(live, shown)
            public = public or shown
        if self.clocks is not None:
            timing.pass_time(self.clocks, self.clock, waited, todo[0].at)
            if live.settled:
                timing.settled(self.clocks, self.clock, asked)
        return public, self._change(live, public and todo[-1].by == "person")

    async def _stored(self, todo: list[Move], change: TableChange, version: int | None) -> bool:
        """`version`: the table and its seats must still be as they were."""
        try:
            return await self.store.append(self.table_id, todo, change, version)
        except StoreError as error:
            log.error("a move was not stored: %s", error, extra=self.tag())
            await self._read_again()
            if error.code == "unsure":  # it may be there: then it will be found to be a repetition
                return False
            raise Refused(Refusal("not_saved")) from error

    async def _read_again(self) -> None:
        """What is not stored did not happen. If it cannot be read now: when somebody next needs it."""
        self.live = None
        try:
            await self.load()
        except StoreError as error:
            raise Refused(Refusal("not_saved")) from error
        self.gallery.show_afresh()

    def _change(self, live: Live, decided: bool) -> TableChange:
        """`decided`: a person has, for all to see. It ends a wish to take back; what bots do does not."""
        return TableChange(
            status="over" if live.game.over else "playing",
            updated_at=max(self.table.updated_at, coarse(live.moment_at)),
            due_at=self.due_at(wish=not decided),
            waiting=" ".join(self.named[seat] for seat in live.waiting()),
            clocks=None if self.clocks is None else msgspec.json.encode(self.clocks).decode(),
            result=result_of(live),
            decided=decided,
        )

    def _settle(self, entries: int, change: TableChange) -> None:
        was = self.table
        stands = msgspec.structs.asdict(change)
        if stands.pop("decided"):
            stands["proposal"] = None
        self.table = msgspec.structs.replace(was, entries=entries, **stands)
        if was.status != self.table.status or was.proposal != self.table.proposal:
            self.gallery.tell_table()

    def _rows(self, live: Live, seat: int, answers: list[int], by: str, at: int) -> list[Move]:
        now = now_ms()
        return [
            Move(number, "move", seat, spelled(live.game_name, action), by, now, at)
            for number, action in enumerate(answers, live.entries + 1)
        ]

    def _must_be_fresh(self, live: Live, seat: int, at: int) -> None:
        if not live.asked[seat] <= at <= live.numbers[seat]:
            raise Refused(Refusal("stale", {"number": live.numbers[seat]}))

    def _must_not_be_full(self, live: Live) -> None:
        """A log that is far longer than any game takes only what brings the game on."""
        if live.entries >= limits.GAME_ENTRIES:
            raise Refused(Refusal("too_many_changes", {"most": limits.GAME_ENTRIES}))

    def _must_be_played_by_hand(self, seat: int) -> None:
        if self.bot_of(seat) is not None:
            raise Refused(Refusal("bot_plays", {"seat": self.named[seat]}))

    # --- whose turn it is -----------------------------------------------------------------------------

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays this seat now."""
        row = self.seats[seat]
        return (row.level or STAND_IN) if row.kind == "bot" or row.standing_in else None

    def people_waited_for(self) -> list[int]:
        live = self.live
        return [] if live is None else [seat for seat in live.waiting() if self.bot_of(seat) is None]

    def due(self) -> list[Act]:
        """When the server must answer by itself."""
        return due(self)

    def due_at(self, wish: bool = True) -> int | None:
        """`wish`: false if there will be none after the move that is being stored."""
        return next((when for when, _, why in self.due() if wish or why != "wish"), None)

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
        """Somebody is connected for this seat, to whichever process."""
        return seat in self.elsewhere or self.gallery.here(seat)

    async def notice(self, code: str, **params: str | int) -> None:
        """Tell everybody at the table something that is no event of the game, at every process."""
        message = encode(Notice(code, params))
        self.gallery.tell_everybody(message)
        try:
            await self.store.pass_on(self.table_id, message.decode())
        except StoreError as error:  # what it tells of is done all the same
            log.warning("other processes were not told: %s", error, extra=self.tag())

    def everybody(self) -> list[Watcher]:
        return [*self.gallery.watchers, *(self.delayed.gallery.watchers if self.delayed is not None else ())]

    def tag(self) -> dict[str, object]:
        """For the log."""
        return {"table": self.table_id, "number": 0 if self.live is None else self.live.entries}


STAND_IN = "karl"
_PLAYERS: dict[str, Literal["person", "bot", "auto"]] = {
    "person": "person",
    "bot": "bot",
    "table": "auto",
    "clock": "auto",
}
