"""Thousands of tables are created, played by bots and closed: the server's memory must not grow."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from statistics import median

from rich.progress import Progress

from benchmarks.server.crowd import Advance, Crowd, few_at_once
from benchmarks.server.launch import How, Server, serving
from benchmarks.server.machine import Span, Spent, children, rss_kb
from benchmarks.server.messages import TableNow, read
from benchmarks.server.progress import ticks
from benchmarks.server.socket_client import SocketClient

AT_ONCE = 12
BOT = "thrall"  # the quickest to think
SEATS = 2  # the shortest games
SAMPLE = 1.0  # seconds
# A table is removed from memory a minute after it was last used: until then memory only grows.
WARM_SECONDS = 120.0
WARM_SHARE = 0.1
WINDOW = 60  # samples
PATIENCE = 600.0
STAY_FLAT = 5.0  # %


@dataclass
class Sample:
    seconds: float
    tables: int
    server_mb: float
    worker_mb: float


@dataclass
class Flat:
    tables: int
    samples: list[Sample] = field(default_factory=list)
    spent: Spent | None = None
    in_memory: float = 0.0  # tables, at the end

    def windows(self) -> tuple[list[Sample], list[Sample]]:
        """After the warm-up, and at the end."""
        last = self.samples[-1].seconds
        warm = [one for one in self.samples if one.seconds >= min(self._warm(), last / 2)]
        size = min(WINDOW, max(1, len(warm) // 3))
        return warm[:size], warm[-size:]

    def _warm(self) -> float:
        share = next(one.seconds for one in self.samples if one.tables >= WARM_SHARE * self.tables)
        return max(WARM_SECONDS, share)

    def server(self) -> tuple[float, float]:
        """MB after the warm-up and at the end."""
        first, last = self.windows()
        return median(one.server_mb for one in first), median(one.server_mb for one in last)

    def worker(self) -> tuple[float, float]:
        """The same of the process in which the bots think."""
        first, last = self.windows()
        return median(one.worker_mb for one in first), median(one.worker_mb for one in last)

    def tables_per_s(self) -> float:
        return self.tables / self.samples[-1].seconds

    def long_enough(self) -> bool:
        return self.samples[-1].seconds >= 2 * WARM_SECONDS


async def flat(how: How, tables: int, seed: int, bar: Progress) -> tuple[Flat, list[str]]:
    """The memory second by second, and unexpected lines of the server's log."""
    with serving(how) as server:
        async with Crowd(server.port, seed) as crowd:
            found = await _many_tables(server, crowd, tables, ticks(bar, "tables of bots", tables))
        return found, server.trouble()


async def _many_tables(server: Server, crowd: Crowd, tables: int, advance: Advance) -> Flat:
    found = Flat(tables)
    began, closed = time.monotonic(), 0

    async def one() -> None:
        nonlocal closed
        await _one_table(crowd)
        closed += 1
        advance()

    def look() -> None:
        workers = sum(rss_kb(child) for child in children(server.pid))
        found.samples.append(
            Sample(time.monotonic() - began, closed, rss_kb(server.pid) / 1024, workers / 1024)
        )

    async def sample() -> None:
        while True:
            look()
            await asyncio.sleep(SAMPLE)

    span = Span(server.pid)
    sampling = asyncio.ensure_future(sample())
    try:
        await few_at_once(one, [()] * tables, AT_ONCE)
    finally:
        sampling.cancel()
    look()
    found.spent = span.end()
    found.in_memory = (await asyncio.to_thread(server.metrics)).get("meadhall_tables_in_memory", 0.0)
    return found


async def _one_table(crowd: Crowd) -> None:
    """A spectator connects, stays until the end of the game, and disconnects."""
    made = await crowd.order([{"kind": "bot", "level": BOT}] * SEATS, pace=0)
    over = asyncio.get_running_loop().create_future()

    def hear(data: bytes, _: float) -> None:
        message = read(data)
        if isinstance(message, TableNow) and message.status != "playing" and not over.done():
            over.set_result(message.status)

    def lost(why: str) -> None:
        if not over.done():
            over.set_result(why)

    line = await SocketClient.open(crowd.port, f"/api/tables/{made.id}/socket", hear, lost)
    line.say(b'{"type":"hello","token":"%s"}' % made.spectator.encode())
    async with asyncio.timeout(PATIENCE):
        status = await over
    line.close()
    if status != "over":
        raise SystemExit(f"table {made.id} ended as {status}")
