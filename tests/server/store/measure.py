"""Measures moves per second of a store: `python -m tests.server.store.measure [URL] [--busy PERCENT]`.

Each caller appends moves to its own table, and waits until each move is durable. `--busy` keeps the event
loop busy for that share of the time, as in a server, because the writer thread shares Python's lock with it.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from pathlib import Path

from meadhall.server.store import Store
from tests.server.store.samples import a_change, a_move, a_table, some_seats

SLICE = 0.001


async def measure(url: str, callers: int, seconds: float, busy: float) -> None:
    store = await Store.open(url)
    run = os.urandom(4).hex()
    ids = [f"{run}-{n}" for n in range(callers)]
    for table_id in ids:
        await store.create(a_table(table_id, clocks='{"wolf":60000}'), some_seats(table_id))
    waits: list[float] = []
    start = time.perf_counter()
    before = store.counts()

    async def play(table_id: str) -> None:
        number = 0
        while time.perf_counter() < start + seconds:
            number += 1
            began = time.perf_counter()
            assert await store.append(table_id, [a_move(number)], a_change(due_at=number, clocks="[1,2,3,4]"))
            waits.append(time.perf_counter() - began)

    async def compute() -> None:
        while busy and time.perf_counter() < start + seconds:
            stop = time.perf_counter() + SLICE * busy / (100 - busy)
            while time.perf_counter() < stop:
                pass
            await asyncio.sleep(SLICE)

    cpu = time.process_time()
    await asyncio.gather(compute(), *(play(table_id) for table_id in ids))
    took, cpu = time.perf_counter() - start, time.process_time() - cpu
    after = store.counts()
    waits.sort()
    together = (after.jobs - before.jobs) / (after.commits - before.commits)
    print(
        f"{len(waits) / took:8.0f} moves/s, {together:5.1f} a commit,"
        f" wait p50 {waits[len(waits) // 2] * 1000:.2f} ms p95 {waits[len(waits) * 95 // 100] * 1000:.2f} ms,"
        f" {cpu / len(waits) * 1e6:.0f} µs CPU a move; {callers} callers, loop busy {busy:.0f}%"
    )
    await store.close()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("url", nargs="?")
    parser.add_argument("--callers", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--busy", type=float, default=0)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(
            measure(given.url or str(Path(folder) / "meadhall.db"), given.callers, given.seconds, given.busy)
        )


if __name__ == "__main__":
    main()
