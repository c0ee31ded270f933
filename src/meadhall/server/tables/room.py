"""A table in memory: a cache of what the store holds, and the people who look at it.

One lock a room: what is being stored is shown to nobody, and nobody acts on what is not stored.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from meadhall.kernel.refusal import Refusal, Refused
from meadhall.server import metrics
from meadhall.server.messages import Bye, Clock, ClockState, Done, TableNow, encode
from meadhall.server.store import Move, Seat, Store, StoreError, Table, TableChange
from meadhall.server.tables import clocks as timing
from meadhall.server.tables.access import Access, Caller, access
from meadhall.server.tables.answers import answers_meant, repeated
from meadhall.server.tables.clocks import Clocks
from meadhall.server.tables.delayed import Delayed
from meadhall.server.tables.gallery import Gallery
from meadhall.server.tables.live import Live, Misfit, spelled
from meadhall.server.tables.pace import bot_delay, pass_delay
from meadhall.server.tables.tell import table_now
from meadhall.server.tables.watchers import Watcher

log = logging.getLogger("meadhall.server")

LONG = 40  # rows
RACES = 8  # how often a move is tried again after another process was quicker
Rows = Callable[[Live], list[Move] | Done]


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def result_of(live: Live) -> str | None:
    """How it ended, as the store keeps it."""
    game = live.game
    return (
        msgspec.json.encode({"ranking": game.ranking, "scores": game.scores}).decode() if game.over else None
    )


async def _replayed(table: Table, names: tuple[str, ...], started: int, moves: Sequence[Move]) -> Live:
    """A long game takes milliseconds to play again: not in the event loop."""
    if len(moves) < LONG:
        return Live(table, names, started, moves)
    return await asyncio.to_thread(Live, table, names, started, moves)


class Room:
    """Everything of one table that lives in this process."""

    __slots__ = (
        "__weakref__",
        "changed",
        "clock",
        "clocks",
        "delayed",
        "gallery",
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
        self.seats: list[Seat] = []
        self.named: tuple[str, ...] = ()
        self.clock = Clock()
        self.clocks: Clocks | None = None
        self.live: Live | None = None
        self.lock = asyncio.Lock()
        self.gallery = Gallery(self)
        self.delayed: Delayed | None = None  # for spectators who see the table later
        self.used = time.monotonic()

    # --- reading it from the store --------------------------------------------------------------------

    async def load(self) -> None:
        """Afresh. A table whose log no longer fits is kept, read-only, with its first misfit."""
        found = await self.store.load(self.table_id)
        if found is None:
            raise Refused(Refusal("no_such_table"))
        table, seats, moves = found
        self._sit(table, seats)
        self.live = None
        if table.status in ("playing", "over") and self.clocks is not None:
            try:
                self.live = await _replayed(table, self.named, self.clocks.started, moves)
            except Misfit as misfit:
                await self._stuck(misfit)

    def _sit(self, table: Table, seats: Sequence[Seat]) -> None:
        """The table and its seats, without the game."""
        self.table = table
        self.seats = list(seats)
        self.named = tuple(seat.name for seat in self.seats)
        self._check_watchers()
        self.clock = msgspec.json.decode(table.clock, type=Clock | None) or Clock()
        self.clocks = None if table.clocks is None else msgspec.json.decode(table.clocks, type=Clocks)

    def _check_watchers(self) -> None:
        """Who has lost a seat is shown nothing more through its eyes, though the line is open."""
        for watcher in self.everybody():
            watcher.access = self.access(watcher.caller)
            if not watcher.access.may_look(watcher.viewer, len(self.named)):
                seated = watcher.viewer < len(self.named)
                watcher.close(encode(Bye("not_your_seat" if seated else "may_not_watch", again=False)))

    async def _stuck(self, misfit: Misfit) -> None:
        log.error("the log no longer fits: %s", misfit, extra=self.tag())
        first = {"entry": misfit.number, "words": misfit.words, "code": misfit.refusal.code}
        text = msgspec.json.encode(first).decode()
        await self.store.change_table(self.table_id, status="stuck", misfit=text, due_at=None)
        self.table = msgspec.structs.replace(self.table, status="stuck", misfit=text, due_at=None)

    async def follow(self) -> None:
        """The store holds something new, of this process or of another: catch up, and tell our watchers."""
        async with self.lock:
            live = self.live
            found = await self.store.load(self.table_id, after=0 if live is None else live.entries)
            if found is None:
                return
            table, seats, moves = found
            if live is None or table.status not in ("playing", "over"):
                await self.load()
                self.gallery.tell_table()
                self.gallery.show_afresh()
            else:
                self._sit(table, seats)
                await self._catch_up(live, moves)
                self.gallery.tell_table()
            await self._store_due()
        self.changed(self)

    async def _store_due(self) -> None:
        """A bot that was given a seat just now must answer soon: the store must know it, too."""
        due = self.due_at()
        if due is not None and (self.table.due_at is None or due < self.table.due_at):
            await self.store.change_table(self.table_id, where={"entries": self.table.entries}, due_at=due)
            self.table = msgspec.structs.replace(self.table, due_at=due)

    async def _catch_up(self, live: Live, moves: Sequence[Move]) -> None:
        everything: Sequence[Move] = ()
        if any(move.kind == "rewind" for move in moves):
            everything = await self.store.moves(self.table_id)
        for move in moves:
            public = live.follow(move, everything)
            self.gallery.collect(live, public)
            self.gallery.publish(live, public, move.seat)

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

    async def rewind(self, seat: int, keep: int) -> None:
        """Everybody concerned agreed to go back to how it stood after the first `keep` entries."""
        moves = await self.store.moves(self.table_id)

        def rows(live: Live) -> list[Move] | Done:
            self.playing()
            if len(moves) != live.entries:
                raise Refused(Refusal("stale", {"number": live.numbers[seat]}))
            return [Move(live.entries + 1, "rewind", seat, "", "person", now_ms(), keep=keep)]

        await self._do(rows, seat, moves)

    async def _do(self, rows: Rows, seat: int, everything: Sequence[Move] = ()) -> Done:
        """Whoever asked may be gone before it is stored; it is done whole all the same, and others told."""
        return await asyncio.shield(self._act(rows, seat, everything))

    async def _act(self, rows: Rows, seat: int, everything: Sequence[Move]) -> Done:
        began = time.perf_counter()
        async with self.lock:
            if self.lost:
                await self._read_again()
            for _ in range(RACES):
                live = self.live or self.playing()
                todo = rows(live)
                if isinstance(todo, Done):
                    return todo
                public, change = self._apply(live, todo, everything)
                if await self._stored(todo, change):
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

    def _apply(self, live: Live, todo: list[Move], everything: Sequence[Move]) -> tuple[bool, TableChange]:
        """Into memory, where nobody sees it yet; raises Refused, with nothing changed."""
        waited = self.people_waited_for()
        asked = [ask[0] for ask in live.game.asks]
        public = False
        for row in todo:
            if row.kind == "rewind":
                live.rewind(row, everything)
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

    async def _stored(self, todo: list[Move], change: TableChange) -> bool:
        try:
            return await self.store.append(self.table_id, todo, change)
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
            updated_at=live.moment_at,
            due_at=self.due_at(),
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

    def due(self) -> list[tuple[int, int, str]]:
        """When the server must answer by itself: the time, the seat, and for whom (bot | table | clock)."""
        live = self.live
        if live is None or self.table.status != "playing":
            return []
        acts: list[tuple[int, int, str]] = []
        for seat in live.waiting():
            level = self.bot_of(seat)
            if level is not None:
                acts.append((live.since[seat] + bot_delay(level, self.table.pace), seat, "bot"))
                continue
            if len(live.game.legal(seat)) == 1:
                acts.append((live.since[seat] + pass_delay(self.table.pace), seat, "table"))
            if self.clocks is not None:
                flag = timing.flag_at(self.clocks, self.clock, seat)
                if flag is not None:
                    acts.append((flag, seat, "clock"))
        return sorted(acts)

    def due_at(self) -> int | None:
        acts = self.due()
        return acts[0][0] if acts else None

    def clocks_now(self) -> list[ClockState]:
        if self.clocks is None or self.clock.kind == "none":
            return []
        return timing.shown(self.clocks, self.named, self.people_waited_for(), now_ms())

    # --- people ---------------------------------------------------------------------------------------

    def access(self, caller: Caller) -> Access:
        return access(self.table, self.seats, caller)

    def table_now(self, viewer: int, rights: Access) -> TableNow:
        return table_now(self, viewer, rights)

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
