"""Replays of games: charged to the address first, worked out in another process, and cached."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar, cast

import msgspec
from msgspec import Raw

from meadhall.kernel.refusal import BadLine, Refusal, Refused
from meadhall.server import limits, metrics
from meadhall.server.guard.errors import Denied
from meadhall.server.guard.rate_limit import RateLimiter
from meadhall.server.replays.replay_queue import Prepare, ReplayQueue
from meadhall.server.replays.size_bounded_cache import SizeBoundedCache
from meadhall.server.replays.work import (
    EncodedScene,
    ImportedGame,
    ImportJob,
    Log,
    LogNeeded,
    MisfitFound,
    RecordJob,
    RefusedJob,
    RowsUntilJob,
    ScenesJob,
    StoryEntry,
    StoryJob,
    packed,
)
from meadhall.server.store import Move, Table
from meadhall.server.tables.live_game import Misfit
from meadhall.server.tables.story import Moment, Scene

if TYPE_CHECKING:
    from meadhall.server.tables.room import Room

T = TypeVar("T")
Key = tuple[str | int, ...]

CHUNK = 16  # views worked out together: a client that requests a moment usually requests the next ones
# What a chunk of moments costs if the process has snapshots of the game, in rows: a row is counted as 0.1 ms,
# and a chunk takes 6 to 20 ms, depending on the game (benchmarks/replays.py), mostly for the views.
CHUNK_ROWS = 200
CHARACTERS = 20  # of a record per row: about the length of a sentence
OVERHEAD = 200  # bytes of a moment in addition to its events


@dataclass(frozen=True)
class Past:
    """The part of a game that a viewer may know: its first `entries` rows, which are read when needed."""

    table: Table
    names: tuple[str, ...]
    started: int
    entries: int
    rows: Callable[[], Awaitable[Sequence[Move]]]

    @classmethod
    def of(cls, room: Room, entries: int | None = None) -> Past:
        """The stored game of a table, or its first `entries` rows."""
        started = 0 if room.clocks is None else room.clocks.started
        known = room.table.entries if entries is None else entries
        return cls(room.table, room.named, started, known, partial(room.store.moves, room.table_id))

    async def moves(self) -> list[Move]:
        return list(await self.rows())[: self.entries]

    async def log(self) -> bytes:
        return packed(Log(self.table, self.names, self.started, await self.moves()))

    def game_key(self) -> bytes:
        """Under which the process keeps snapshots: all that determines the game, without its rows."""
        table = self.table
        names = (table.id, table.game, table.rules, table.pack, table.seed, table.options)
        return msgspec.msgpack.encode((*names, self.names, self.started))

    def key(self, *more: str | int) -> Key:
        return (self.table.id, self.entries, *more)


class Replays:
    """One per server. `payer`: the address that is charged; None for trusted addresses."""

    def __init__(self) -> None:
        self.pool = ReplayQueue()
        self._charged = RateLimiter(limits.ADDRESS_REPLAYED, limits.KEYS_KEPT)
        self._kept: SizeBoundedCache[Key, Any] = SizeBoundedCache(limits.REPLAYS_KEPT_BYTES)
        self._making: dict[Key, asyncio.Task[Any]] = {}

    def close(self) -> None:
        self.pool.close()

    def charge(self, payer: str | None, rows: int) -> None:
        """Charge the address with a replay of so many rows; raises Denied."""
        cost = min(max(1, rows), self._charged.rate.burst)
        if payer is not None and not self._charged.take(payer, cost):
            metrics.limited("replays")
            raise Denied(429, "too_many", retry_after=self._charged.wait(payer, cost))

    async def story(self, payer: str | None, past: Past, viewer: int) -> list[tuple[int, Moment]]:
        """Every public change, with the viewer's view number after it."""

        async def question() -> StoryJob:
            return StoryJob(past.game_key(), await past.log(), viewer)

        async def make() -> tuple[list[tuple[int, Moment]], int]:
            entries = cast(list[StoryEntry], await self._ask(payer, past.entries, question))
            moments = [(one.number, Moment(one.moment, one.at, Raw(one.events))) for one in entries]
            return moments, sum(len(one.events) + OVERHEAD for one in entries)

        return await self._once(payer, past.entries, past.key("story", viewer), make)

    async def missed(self, payer: str | None, past: Past, viewer: int, number: int) -> list[Raw]:
        """The events of each public change after the viewer's number."""
        return [one.events for shown, one in await self.story(payer, past, viewer) if shown > number]

    async def scene(self, payer: str | None, past: Past, viewer: int, moment: int) -> Scene:
        """The view at a moment; after the end, that of the end.

        The address is charged for what snapshots save only if there are none.
        """
        first = moment - moment % CHUNK
        rows = min(CHUNK_ROWS, past.entries)

        def job(log: bytes) -> ScenesJob:
            return ScenesJob(past.game_key(), log, past.entries, viewer, first, first + CHUNK - 1)

        async def without_log() -> ScenesJob:
            return job(b"")

        async def with_log() -> ScenesJob:
            return job(await past.log())

        async def make() -> tuple[list[Scene], int]:
            found = await self._ask(payer, rows, without_log)
            if isinstance(found, LogNeeded):
                more = past.entries - found.known
                self.charge(payer, more)
                found = await self._ask(payer, more, with_log)
            shown = cast(list[EncodedScene], found)
            scenes = [Scene(one.moment, one.at, Raw(one.view), Raw(one.events)) for one in shown]
            return scenes, sum(len(one.view) + len(one.events) + OVERHEAD for one in shown)

        scenes = await self._once(payer, rows, past.key("scenes", viewer, first), make)
        return next((one for one in scenes if one.moment == moment), scenes[-1])

    async def record(self, payer: str | None, past: Past) -> str:
        """The record of a game that is over."""

        async def question() -> RecordJob:
            return RecordJob(await past.log())

        async def make() -> tuple[str, int]:
            text = cast(str, await self._ask(payer, past.entries, question))
            return text, len(text)

        return await self._once(payer, past.entries, past.key("record"), make)

    async def rows_until(self, payer: str | None, past: Past, moment: int) -> list[Move]:
        """The rows up to a moment."""

        async def question() -> RowsUntilJob:
            return RowsUntilJob(await past.log(), moment)

        self.charge(payer, past.entries)
        numbers = cast(list[int], await self._ask(payer, past.entries, question))
        moves = await past.moves()
        return [moves[number - 1] for number in numbers]

    async def read(self, payer: str | None, record: str) -> ImportedGame:
        """The game of a record; raises BadLine with the line that is wrong."""

        async def question() -> ImportJob:
            return ImportJob(record, limits.GAME_ENTRIES)

        rows = min(len(record) // CHARACTERS, limits.GAME_ENTRIES)
        self.charge(payer, rows)
        return cast(ImportedGame, await self._ask(payer, rows, question))

    # --- caching and charging -------------------------------------------------------------------------

    async def _once(
        self, payer: str | None, rows: int, key: Key, make: Callable[[], Awaitable[tuple[T, int]]]
    ) -> T:
        """The cached value, or the one that is being worked out for another request, at no cost; else make
        it."""
        found: T | None = self._kept.get(key)
        if found is not None:
            return found
        task = self._making.get(key)
        if task is not None:
            try:
                return cast(T, await asyncio.shield(task))
            except Denied as denied:
                if denied.status != 429:
                    raise
            # The address that asked first may not have it made; this one may.
            return await self._once(payer, rows, key, make)
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
        if isinstance(found, MisfitFound):
            raise Misfit(found.number, found.words, Refusal(found.code))
        if isinstance(found, RefusedJob):
            refusal = Refusal(found.code, found.params, found.rule)
            raise BadLine(found.line, "", refusal) if found.line else Refused(refusal)
        return found


def _looked_at(task: asyncio.Task[Any]) -> None:
    """Retrieve the exception: if all requests were cancelled, nobody else does, and asyncio would log it."""
    if not task.cancelled():
        task.exception()
