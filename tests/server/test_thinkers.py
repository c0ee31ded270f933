"""The bots' processes go at once and in order, whatever was still being thought."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from meadhall import bloodrage
from meadhall.kernel.parcel import wrap
from meadhall.kernel.position import Position
from meadhall.kernel.rng import Rng
from meadhall.server.thinkers import Thinkers

pytestmark = pytest.mark.slow


def test_thoughts_nobody_waits_for_do_not_keep_the_pool_from_closing(monkeypatch: pytest.MonkeyPatch) -> None:
    fallen: list[object] = []
    monkeypatch.setattr(threading, "excepthook", fallen.append)
    game = bloodrage.new(seats=2, seed=1)
    seat = game.waiting()[0]
    parcel = wrap(Position(game, seat, Rng.seeded(1)))

    async def closed_while_tables_wait() -> None:
        thinkers = Thinkers(1)
        first = await thinkers.decide("thrall", parcel, "wolf", "draft", game.legal(seat))
        assert first.fault is None  # the worker is there; from now on it is busy
        tables = [
            asyncio.create_task(thinkers.decide("konung", parcel, "wolf", "draft", game.legal(seat)))
            for _ in range(8)
        ]
        pending = thinkers._pool._pending_work_items
        while sum(item.future.running() for item in pending.values()) < 2:
            await asyncio.sleep(0.01)  # one is being thought, one lies ready; the others wait
        for table in tables:
            table.cancel()
        await asyncio.gather(*tables, return_exceptions=True)
        pool: Any = thinkers._pool._executor_manager_thread
        for process in list(thinkers._pool._processes.values()):
            process.kill()  # as close() does; the pool may notice before it is told to shut down
        await asyncio.to_thread(pool.join, 10)
        thinkers.close()
        assert not pool.is_alive()

    asyncio.run(closed_while_tables_wait())
    assert not fallen
