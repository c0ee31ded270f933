"""kill -9 while writing: what was acknowledged is stored."""

from __future__ import annotations

import random
import subprocess
import sys
import time

import pytest

from meadhall.server.store import Store
from tests.server.store.samples import some_moves

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

# Several tables at once, so that commits hold several moves; prints what it was told is stored.
WRITER = """
import asyncio, sys
from meadhall.server.store import Store
from tests.server.store.samples import a_change, a_move, a_table, some_seats

async def play(store, name):
    found = await store.table(name)
    if found is None:
        await store.create(a_table(name), some_seats(name))
    number = found.entries if found else 0
    while True:
        number += 1
        assert await store.append(name, [a_move(number)], a_change())
        print(name, number, flush=True)

async def main():
    store = await Store.open(sys.argv[1], serve=True)
    await asyncio.gather(*(play(store, f"t{n}") for n in range(6)))

asyncio.run(main())
"""


async def test_no_acknowledged_move_is_lost(database_url: str) -> None:
    acknowledged: dict[str, int] = {}
    dice = random.Random(7)
    for _ in range(3):
        with subprocess.Popen(
            [sys.executable, "-c", WRITER, database_url], stdout=subprocess.PIPE, text=True
        ) as writer:
            assert writer.stdout is not None
            first = writer.stdout.readline()
            time.sleep(dice.uniform(0, 0.3))
            writer.kill()
            for line in (first + writer.stdout.read()).splitlines(keepends=True):
                if line.endswith("\n"):
                    name, number = line.split()
                    acknowledged[name] = max(int(number), acknowledged.get(name, 0))
    assert len(acknowledged) == 6
    store = await Store.open(database_url)
    for name, told in acknowledged.items():
        loaded = await store.load(name)
        assert loaded is not None
        table, seats, log = loaded
        assert len(seats) == 4 and table.entries == len(log) >= told
        assert log == some_moves(1, table.entries)
    await store.close()
