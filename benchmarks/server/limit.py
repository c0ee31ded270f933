"""The highest rate of moves of one process: the rate is increased until the delay is too long."""

from __future__ import annotations

import asyncio

from rich.progress import Progress

from benchmarks.server.crowd import Crowd
from benchmarks.server.launch import How, Server, serving
from benchmarks.server.machine import keep_apart
from benchmarks.server.progress import ticks
from benchmarks.server.window import Window, measure

LIMIT_MS = 100.0
TRIES = 4  # the machine has other things to do as well, and is slower then for half a minute
FIRST = 200.0  # moves a second
STEEPER = 1.4
BISECTIONS = 3
SETTLE = 2.0
SLACK = 0.8  # less than this of what was meant to be sent: the server holds everybody up


async def limit(
    how: How, tables: int, seconds: float, forward: int, seed: int, bar: Progress
) -> tuple[list[Window], list[str]]:
    """All steps in order, and unexpected lines of the server's log."""
    with serving(how) as server:
        keep_apart(server.pid)
        async with Crowd(server.port, seed) as crowd:
            made = await crowd.make(tables, ticks(bar, "tables made", tables))
            await crowd.connect(made, ticks(bar, "seats connected", tables))
            await crowd.forward(made, forward, ticks(bar, "games under way", tables))
            steps = await Rise(crowd, server, seconds, bar).search()
        return steps, server.trouble()


class Rise:
    """Increase the rate step by step, then approach the limit from both sides."""

    def __init__(self, crowd: Crowd, server: Server, seconds: float, bar: Progress) -> None:
        self._crowd = crowd
        self._server = server
        self._seconds = seconds
        self._bar = bar
        self._task = bar.add_task("rising load", total=None)
        self._steps: list[Window] = []
        self._landing = 0.0  # seconds, in the last good step

    async def search(self) -> list[Window]:
        good, rate = 0.0, FIRST
        while await self._good_at(rate):
            good, rate = rate, rate * STEEPER
        bad = rate
        for _ in range(BISECTIONS):
            rate = (good + bad) / 2
            if await self._good_at(rate):
                good = rate
            else:
                bad = rate
        self._bar.update(self._task, total=1, completed=1)
        await self._crowd.rest()
        return self._steps

    async def _good_at(self, rate: float) -> bool:
        """Measure one rate; a step that exceeds the limit is tried again."""
        for _ in range(TRIES):
            if await self._step(rate):
                return True
        return False

    async def _step(self, rate: float) -> bool:
        self._bar.update(self._task, description=f"{rate:,.0f} moves/s")
        # A table waits for its move to land, then pauses.
        self._crowd.play(max(0.0, len(self._crowd.tables) / rate - self._landing))
        await asyncio.sleep(SETTLE)
        step = await measure(self._crowd, self._server, self._seconds, lambda: None)
        self._steps.append(step)
        good = step.p95_ms <= LIMIT_MS and step.moves_per_s >= SLACK * rate
        if good:
            self._landing = step.tally.seen()["p50_ms"] / 1000
        return good


def best(steps: list[Window]) -> Window | None:
    """The most moves a second among the steps within the limit."""
    within = [step for step in steps if step.p95_ms <= LIMIT_MS]
    return max(within, key=lambda step: step.moves_per_s, default=None)
