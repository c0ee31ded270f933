"""Games told again: charged before anything is done, worked out in another process, and kept for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar, cast

from msgspec import Raw

from meadhall.kernel.refusal import BadLine, Refusal, Refused
from meadhall.server import limits, metrics
from meadhall.server.guard.bucket import Buckets
from meadhall.server.guard.errors import Denied
from meadhall.server.retelling.kept import Kept
from meadhall.server.retelling.pool import Pool, Prepare
from meadhall.server.retelling.work import (
    Brought,
    LeadTo,
    Log,
    Read,
    Show,
    Shown,
    Tell,
    Told,
    Unfit,
    Write,
    Wrong,
    packed,
)
from meadhall.server.store import Move, Table
from meadhall.server.tables.live import Misfit
from meadhall.server.tables.story import Moment, Scene

if TYPE_CHECKING:
    from meadhall.server.tables.room import Room

T = TypeVar("T")
Key = tuple[str | int, ...]

CHUNK = 16  # moments that are shown together: who looks at one looks at the next, and the way there is long
CHARACTERS = 20  # of a record, for a row: about as long as a sentence is
OVERHEAD = 200  # bytes of a moment beside its events


@dataclass(frozen=True)
class Past:
    """A game as far as somebody may know it: its first `entries` rows, read when they are needed."""

    table: Table
    names: tuple[str, ...]
    started: int
    entries: int
    rows: Callable[[], Awaitable[Sequence[Move]]]

    @classmethod
    def of(cls, room: Room, entries: int | None = None) -> Past:
        """All that is stored of a table's game, or its beginning."""
        started = 0 if room.clocks is None else room.clocks.started
        known = room.table.entries if entries is None else entries
        return cls(room.table, room.named, started, known, partial(room.store.moves, room.table_id))

    async def moves(self) -> list[Move]:
        return list(await self.rows())[: self.entries]

    async def log(self) -> bytes:
        return packed(Log(self.table, self.names, self.started, await self.moves()))

    def key(self, *more: str | int) -> Key:
        return (self.table.id, self.entries, *more)


class Retelling:
    """One for the house. `payer`: the address that is charged; None for those who are trusted."""

    def __init__(self) -> None:
        self.pool = Pool()
        self._charged = Buckets(limits.ADDRESS_REPLAYED, limits.KEYS_KEPT)
        self._kept: Kept[Key, Any] = Kept(limits.REPLAYS_KEPT_BYTES)
        self._making: dict[Key, asyncio.Task[Any]] = {}

    def close(self) -> None:
        self.pool.close()

    def charge(self, payer: str | None, rows: int) -> None:
        """Before so many rows are played again; raises Denied."""
        cost = min(max(1, rows), self._charged.rate.burst)
        if payer is not None and not self._charged.take(payer, cost):
            metrics.limited("replays")
            raise Denied(429, "too_many", retry_after=self._charged.wait(payer, cost))

    async def story(self, payer: str | None, past: Past, viewer: int) -> list[tuple[int, Moment]]:
        """Every public change, with the viewer's number after it."""

        async def question() -> Tell:
            return Tell(await past.log(), viewer)

        async def tell() -> tuple[list[tuple[int, Moment]], int]:
            told = cast(list[Told], await self._ask(payer, past.entries, question))
            moments = [(one.number, Moment(one.moment, one.at, Raw(one.events))) for one in told]
            return moments, sum(len(one.events) + OVERHEAD for one in told)

        return await self._once(payer, past.entries, past.key("story", viewer), tell)

    async def missed(self, payer: str | None, past: Past, viewer: int, number: int) -> list[Raw]:
        """What happened after this viewer was shown that number: the events of each public change."""
        return [one.events for shown, one in await self.story(payer, past, viewer) if shown > number]

    async def scene(self, payer: str | None, past: Past, viewer: int, moment: int) -> Scene:
        """The view at a moment; beyond the end, the end."""
        first = moment - moment % CHUNK

        async def question() -> Show:
            return Show(await past.log(), viewer, first, first + CHUNK - 1)

        async def show() -> tuple[list[Scene], int]:
            shown = cast(list[Shown], await self._ask(payer, past.entries, question))
            scenes = [Scene(one.moment, one.at, Raw(one.view), Raw(one.events)) for one in shown]
            return scenes, sum(len(one.view) + len(one.events) + OVERHEAD for one in shown)

        scenes = await self._once(payer, past.entries, past.key("scenes", viewer, first), show)
        return next((one for one in scenes if one.moment == moment), scenes[-1])

    async def record(self, payer: str | None, past: Past) -> str:
        """The record of a game that is over."""

        async def question() -> Write:
            return Write(await past.log())

        async def write() -> tuple[str, int]:
            text = cast(str, await self._ask(payer, past.entries, question))
            return text, len(text)

        return await self._once(payer, past.entries, past.key("record"), write)

    async def rows_until(self, payer: str | None, past: Past, moment: int) -> list[Move]:
        """The rows that lead to a moment."""

        async def question() -> LeadTo:
            return LeadTo(await past.log(), moment)

        self.charge(payer, past.entries)
        numbers = cast(list[int], await self._ask(payer, past.entries, question))
        moves = await past.moves()
        return [moves[number - 1] for number in numbers]

    async def read(self, payer: str | None, record: str) -> Brought:
        """The game of a record; raises BadLine with the line that is wrong."""

        async def question() -> Read:
            return Read(record, limits.GAME_ENTRIES)

        rows = min(len(record) // CHARACTERS, limits.GAME_ENTRIES)
        self.charge(payer, rows)
        return cast(Brought, await self._ask(payer, rows, question))

    # --- how --------------------------------------------------------------------------------------------

    async def _once(
        self, payer: str | None, rows: int, key: Key, make: Callable[[], Awaitable[tuple[T, int]]]
    ) -> T:
        """What is kept, or is being made for somebody else, costs nothing."""
        found: T | None = self._kept.get(key)
        if found is not None:
            return found
        task = self._making.get(key)
        if task is None:
            self.charge(payer, rows)
            task = self._making[key] = asyncio.ensure_future(self._make(key, make))
            task.add_done_callback(_looked_at)
        return cast(T, await asyncio.shield(task))

    async def _make(self, key: Key, make: Callable[[], Awaitable[tuple[T, int]]]) -> T:
        try:
            found, size = await make()
        finally:
            del self._making[key]
        self._kept.put(key, found, size)
        metrics.replays_kept(self._kept.size)
        return found

    async def _ask(self, payer: str | None, rows: int, question: Prepare) -> object:
        found = await self.pool.ask(payer, max(1, rows), question)
        if isinstance(found, Unfit):
            raise Misfit(found.number, found.words, Refusal(found.code))
        if isinstance(found, Wrong):
            refusal = Refusal(found.code, found.params, found.rule)
            raise BadLine(found.line, "", refusal) if found.line else Refused(refusal)
        return found


def _looked_at(task: asyncio.Task[Any]) -> None:
    """All who waited for it may be gone: then nobody else looks at what went wrong."""
    if not task.cancelled():
        task.exception()
