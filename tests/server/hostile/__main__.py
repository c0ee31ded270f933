"""All attacks at once during 50 normal games, with kill -9 in the first part.

    python -m tests.server.hostile --minutes 20

The p95 of the normal games, from a move sent until the other player has it, must stay under 250 ms; no
acknowledged move may be lost; the server's memory must end within 10% of its value after the warm-up that
follows the last
kill. Otherwise the exit code is 1. `make soak` runs it; an hour is for releases.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import httpx
import psutil
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from meadhall.server.store import Store
from tests.server.hostile.attacks import ALL, Attack, Damage
from tests.server.hostile.honest import Measured, Table
from tests.server.kill_server import low_port
from tests.server.running import Server

HONEST = 50
GOAL_SECONDS = 0.250
GOAL_GROWTH = 0.10
# The cache of replays is so small that it is full after the warm-up: memory is compared, not how fast a
# bounded cache fills.
FLAGS = ("--proxy", "127.0.0.0/8", "--limit", f"REPLAYS_KEPT_BYTES={2 * 2**20}")
KILLS_END = 0.4  # of the time: memory is compared within the rest
SHARES = (0.5, 0.95, 0.99)
WARM_UP = 0.25  # of that rest


class Weight(NamedTuple):
    """A sample: memory of the server process in MB, the cache of replays in MB, tables and sockets."""

    at: float
    memory: float
    replays: float
    tables: int
    sockets: int


class Target:
    """The attacked server, which is killed and restarted now and then."""

    def __init__(self, database: Path) -> None:
        self.server = Server(str(database), *FLAGS, port=low_port())
        self.up = asyncio.Event()
        self.up.set()
        self.log = ""
        self.kills = 0

    async def door(self) -> Server:
        await self.up.wait()
        return self.server

    async def kill(self) -> None:
        self.up.clear()
        await asyncio.to_thread(self.server.kill)
        self.log += self.server.log
        await asyncio.to_thread(self.server.again)
        self.kills += 1
        self.up.set()

    async def weigh(self, at: float) -> Weight:
        """A sample of the server's memory and metrics."""
        size = float(psutil.Process(self.server.process.pid).memory_info().rss) / 2**20
        async with httpx.AsyncClient(base_url=self.server.http, timeout=60) as web:
            metrics = (await web.get("/metrics")).text
        kept, tables, sockets = (
            float(found[1]) if (found := re.search(rf"^meadhall_{name} (\S+)$", metrics, re.M)) else 0.0
            for name in ("replays_kept_bytes", "tables_in_memory", "sockets")
        )
        return Weight(at, size, kept / 2**20, round(tables), round(sockets))


async def hour(seconds: float, database: Path, pause: float, attacks: bool) -> int:
    target, measured = Target(database), Measured()
    began = time.monotonic()
    end = began + seconds
    dice = random.Random(1)
    tables = [Table(number, target.door, measured, random.Random(number), pause) for number in range(HONEST)]
    hostile: list[Attack] = []
    if attacks:
        hostile = [kind(target.door, end, number) for number, kind in enumerate(ALL, 1)]
    for attack in hostile:
        if isinstance(attack, Damage):
            attack.database = database
    work = [asyncio.ensure_future(table.play(end)) for table in tables]
    work += [asyncio.ensure_future(attack.run()) for attack in hostile]
    memory: list[Weight] = []
    next_kill = began + seconds * KILLS_END / 4
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress:
        task = progress.add_task("hostile", total=seconds)
        while (now := time.monotonic()) < end:
            progress.update(task, completed=now - began)
            memory.append(await target.weigh(now - began))
            if attacks and next_kill < now < began + seconds * KILLS_END:
                next_kill = now + dice.uniform(0.5, 1.5) * seconds * KILLS_END / 4
                await target.kill()
            await asyncio.sleep(1)
    outcomes = await asyncio.gather(*work, return_exceptions=True)
    crashed = [one for one in outcomes if isinstance(one, BaseException)]
    target.server.stop()
    target.log += target.server.log
    faults = [f"a player or attack fell over: {one!r}" for one in crashed]
    store = await Store.open(database)
    try:
        for table in tables:
            faults += await table.lost(store)
    finally:
        await store.close()
    return report(target, measured, hostile, memory, seconds, faults)


def median_weight(weights: list[Weight]) -> Weight:
    """The one with the median of memory."""
    return sorted(weights, key=lambda one: one.memory)[len(weights) // 2]


def report(
    target: Target,
    measured: Measured,
    hostile: list[Attack],
    memory: list[Weight],
    seconds: float,
    faults: list[str],
) -> int:
    for attack in hostile:
        print(f"{type(attack).__name__}: {dict(attack.done)}")
    rest = seconds * (KILLS_END + (1 - KILLS_END) * WARM_UP)
    later = [weight for weight in memory if weight.at >= rest]
    fifth = max(1, len(later) // 5)
    first, last = median_weight(later[:fifth]), median_weight(later[-fifth:])
    growth = last.memory / first.memory - 1
    p95 = measured.percentile(0.95)
    if "Traceback" in target.log:
        faults.append("a traceback in the log")
    print(
        f"{measured.tables} honest tables, {measured.moves} moves, {target.kills} kills, "
        f"{measured.came_back} times somebody came back; refused: {dict(measured.refused)}"
    )
    times = ", ".join(f"p{round(share * 100)} {measured.percentile(share) * 1000:.0f} ms" for share in SHARES)
    print(f"from a move to the other's sight: {times}")
    for name, weight in (("after the warm-up", first), ("at the end", last)):
        print(
            f"memory of the server {name}: {weight.memory:.1f} MB, of it {weight.replays:.1f} MB of replays; "
            f"{weight.tables} tables, {weight.sockets} sockets"
        )
    print(f"growth: {growth:+.1%}")
    if p95 > GOAL_SECONDS:
        faults.append(f"p95 is above {GOAL_SECONDS * 1000:.0f} ms")
    if growth > GOAL_GROWTH:
        faults.append(f"memory grew by more than {GOAL_GROWTH:.0%}")
    for fault in faults:
        print(f"FAULT: {fault}", file=sys.stderr)
    return 1 if faults else 0


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--pause", type=float, default=3.0, help="seconds between the moves of a table")
    parser.add_argument("--peaceful", action="store_true", help="without attacks, to compare with")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.db"
        return asyncio.run(hour(given.minutes * 60, database, given.pause, not given.peaceful))


if __name__ == "__main__":
    sys.exit(main())
