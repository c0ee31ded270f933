"""All tables of the load generator: created over HTTP, connected, played; a finished one is replaced."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

import msgspec

from benchmarks.server.http_client import post
from benchmarks.server.messages import Made, read_made
from benchmarks.server.table import Table
from benchmarks.server.tally import Tally

AT_ONCE = 8  # tables made or connected at a time: people come one by one
FORWARD_AT_ONCE = 48
STUCK = 10.0  # seconds
Advance = Callable[[], None]
T = TypeVar("T")


class Crowd:
    """`async with Crowd(port, seed) as crowd`: all connections are closed at the end."""

    def __init__(self, port: int, seed: int) -> None:
        self.port = port
        self.tally = Tally()
        self.tables: list[Table] = []
        self._dice = random.Random(seed)
        self._tasks: set[asyncio.Task[None]] = set()
        self._broken: BaseException | None = None
        self._closing = False

    async def __aenter__(self) -> Crowd:
        return self

    async def __aexit__(self, *_: object) -> None:
        self._closing = True
        for table in self.tables:
            table.rest()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in self.tables:
            table.leave()

    # --- tables -------------------------------------------------------------------------------------

    async def order(self, seats: Sequence[dict[str, str]], **settings: object) -> Made:
        """A new table."""
        request = msgspec.json.encode({"game": "bloodrage", "seats": seats, **settings})
        status, answer, cookie = await post(self.port, "/api/tables", request)
        if status != 201:
            raise SystemExit(f"no table: {status} {answer.decode()}")
        made = read_made(answer)
        made.cookie = cookie
        return made

    async def make(self, count: int, advance: Advance) -> list[Table]:
        """Create tables with four people each, all seats taken: the games begin. Nobody is connected yet."""

        async def one() -> Table:
            table = Table(lambda: self.tally, self._ended, self._dice)
            table.lay(await self.order([{"kind": "me"}] * 4))
            advance()
            return table

        tables = await few_at_once(one, [()] * count, AT_ONCE)
        self.tables += tables
        return tables

    async def connect(self, tables: Sequence[Table], advance: Advance) -> None:
        async def one(table: Table) -> None:
            await table.sit(self.port)
            advance()

        await few_at_once(one, [(table,) for table in tables], AT_ONCE)
        while any(seat.number < 0 for table in tables for seat in table.seats):
            await asyncio.sleep(0.05)

    def _ended(self, table: Table) -> None:
        if not self._closing:
            task = asyncio.ensure_future(self._replace(table))
            self._tasks.add(task)
            task.add_done_callback(self._replaced)

    def _replaced(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            self._broken = self._broken or task.exception()

    def check(self) -> None:
        """Raise exceptions of background tasks."""
        if self._broken is not None:
            raise self._broken

    async def _replace(self, table: Table) -> None:
        """Replace a finished table by a new one."""
        table.leave()
        table.lay(await self.order([{"kind": "me"}] * 4))
        await table.sit(self.port)
        self.tally.tables += 1
        table.go_on()

    # --- playing ------------------------------------------------------------------------------------

    async def forward(self, tables: Sequence[Table], moves: int, advance: Advance) -> None:
        """Play as fast as possible, each table to another number of moves up to this, so that they all
        differ."""

        async def one(table: Table) -> None:
            await table.play(lambda: 0.0, self._dice.randint(1, moves))
            advance()

        if moves:
            await few_at_once(one, [(table,) for table in tables], FORWARD_AT_ONCE)
            await asyncio.gather(*self._tasks)
            self.check()

    def play(self, mean: float) -> None:
        """Play at every table, with random pauses of this average between its moves."""
        for table in self.tables:
            table.play(lambda: self._dice.expovariate(1 / mean) if mean > 0 else 0.0)

    async def rest(self) -> int:
        """Stop making moves; returns the number of unanswered ones."""
        for table in self.tables:
            table.rest()
        for _ in range(int(STUCK / 0.1)):
            if not any(table.in_flight() for table in self.tables):
                break
            await asyncio.sleep(0.1)
        return sum(1 for table in self.tables if table.in_flight())


async def few_at_once(
    work: Callable[..., Coroutine[Any, Any, T]], given: Sequence[tuple[Any, ...]], most: int
) -> list[T]:
    """Run all of it, with limited concurrency."""
    gate = asyncio.Semaphore(most)

    async def one(args: tuple[Any, ...]) -> T:
        async with gate:
            return await work(*args)

    return list(await asyncio.gather(*(one(args) for args in given)))
