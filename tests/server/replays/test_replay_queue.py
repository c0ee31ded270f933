"""The queue of the replay process, and the process itself, a real one."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Coroutine
from typing import Any

import pytest

from meadhall.kernel.refusal import Refused
from meadhall.server import limits
from meadhall.server.guard.errors import Denied
from meadhall.server.replays.replay_queue import Prepare, ReplayQueue
from meadhall.server.replays.size_bounded_cache import SizeBoundedCache
from meadhall.server.replays.work import ImportedGame, ImportJob, Question, RefusedJob
from tests.server.browser import record
from tests.server.test_replay_costs import LONG


def read(text: str) -> Prepare:
    async def question() -> Question:
        return ImportJob(text, limits.GAME_ENTRIES)

    return question


GAME = read(record("bloodrage-2-first-game-3"))
SLOW = read(LONG)
NONE = read("no record")


def with_pool(test: Any) -> None:
    async def whole() -> None:
        pool = ReplayQueue()
        try:
            await test(pool)
        finally:
            pool.close()

    asyncio.run(whole())


async def outcome(work: Coroutine[Any, Any, Any]) -> object:
    try:
        return await work
    except Denied as denied:
        return denied.problem.code


@pytest.mark.slow
def test_addresses_take_turns_and_each_has_its_share_of_the_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    async def ask(pool: ReplayQueue, name: str, address: str | None) -> object:
        found = await outcome(pool.ask(address, 10, NONE))
        done.append(name)
        return found

    async def play(pool: ReplayQueue) -> None:
        first = asyncio.ensure_future(pool.ask("flood", 10, GAME))
        await asyncio.sleep(0)  # it is being played; the others wait
        flood = [asyncio.ensure_future(ask(pool, f"flood {i}", "flood")) for i in range(30)]
        late = [asyncio.ensure_future(ask(pool, f"late {i}", "late")) for i in range(2)]
        found = await asyncio.gather(*flood)
        assert isinstance(await first, ImportedGame)
        refused = [one for one in found if one == "too_many"]
        assert len(refused) == 31 - limits.ADDRESS_REPLAYS
        assert [await one for one in late] == [
            RefusedJob("not_a_record", {"format": "meadhall 1"}, "", 1)
        ] * 2
        served = [name for name in done if name.startswith("late") or found[int(name[6:])] != "too_many"]
        assert {"late 0", "late 1"} < {*served[:4]}, served
        # Whom the host trusts is not counted, but the queue has an end for them, too.
        monkeypatch.setattr(limits, "REPLAYS_WAITING", 20)
        many = await asyncio.gather(*(ask(pool, "trusted", None) for _ in range(25)))
        assert many.count("server_busy") == 5

    with_pool(play)


@pytest.mark.slow
def test_a_process_that_is_too_slow_or_dies_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(pool: ReplayQueue) -> None:
        assert isinstance(await pool.ask(None, 1, GAME), ImportedGame)
        first = pool._worker.pid
        assert first is not None
        monkeypatch.setattr(limits, "REPLAY_SECONDS", 0.1)
        with pytest.raises(Refused) as refused:
            await pool.ask(None, 1, SLOW)
        assert refused.value.code == "record_too_long"
        monkeypatch.undo()
        assert isinstance(await pool.ask(None, 1, GAME), ImportedGame)
        second = pool._worker.pid
        assert second is not None and second != first
        slow = asyncio.ensure_future(outcome(pool.ask(None, 1, SLOW)))
        await asyncio.sleep(0.05)
        os.kill(second, signal.SIGKILL)
        assert await slow == "server_busy"
        os.kill(await alive(pool), signal.SIGSTOP)  # frozen: it keeps no deadline itself
        monkeypatch.setattr(limits, "REPLAY_SECONDS", 0.1)
        with pytest.raises(Refused):
            await pool.ask(None, 1, GAME)
        monkeypatch.undo()
        assert isinstance(await pool.ask(None, 1, GAME), ImportedGame)

    async def alive(pool: ReplayQueue) -> int:
        assert isinstance(await pool.ask(None, 1, GAME), ImportedGame)
        assert pool._worker.pid is not None
        return pool._worker.pid

    with_pool(play)


@pytest.mark.slow
def test_queued_replays_are_refused_at_shutdown() -> None:
    async def play(pool: ReplayQueue) -> None:
        waiting = [asyncio.ensure_future(outcome(pool.ask(None, 1, SLOW))) for _ in range(3)]
        await asyncio.sleep(0.01)
        pool.close()
        assert await asyncio.gather(*waiting) == ["server_busy"] * 3

    with_pool(play)


def test_what_is_kept_is_bounded_by_bytes() -> None:
    kept: SizeBoundedCache[int, str] = SizeBoundedCache(100)
    for number in range(5):
        kept.put(number, str(number), 30)
    assert [kept.get(number) for number in range(5)] == [None, None, "2", "3", "4"]
    assert kept.size == 90
    assert kept.get(2) == "2"
    kept.put(5, "5", 30)
    assert kept.get(2) == "2" and kept.get(3) is None  # the one not used for longest has gone
    kept.put(6, "6", 101)
    assert kept.get(6) is None and kept.size == 90
