"""The bot processes: shared fairly, replaced when they die or freeze, ended at once at shutdown."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import psutil
import pytest

from meadhall import bloodrage
from meadhall.kernel.position import Position
from meadhall.kernel.position_codec import encode_position
from meadhall.kernel.rng import Rng
from meadhall.server import limits, metrics
from meadhall.server.bot_pool.bot_pool import BotPool, Decision, NoBotAnswer, Requester

pytestmark = pytest.mark.slow

HERE, THERE = Requester("here", "a table"), Requester("there", "another")
GAME = bloodrage.new(seats=2, seed=1)
SEAT = GAME.waiting()[0]
LEGAL = GAME.legal(SEAT)
POSITION = encode_position(Position(GAME, SEAT, Rng.seeded(1)))
PATIENCE = 120.0  # seconds; only so that a test that hangs ends


def thinking(
    bot_pool: BotPool, level: str, requester: Requester, legal: list[int] = LEGAL
) -> asyncio.Task[Decision]:
    position = POSITION if len(legal) > 1 else b""
    return asyncio.create_task(bot_pool.decide(level, position, "wolf", "draft", legal, requester, 0.0))


def play(test: Callable[[BotPool], Coroutine[Any, Any, None]]) -> None:
    """A pool with one process that is ready; it is closed afterwards."""

    async def whole() -> None:
        bot_pool = BotPool(1)
        try:
            async with asyncio.timeout(PATIENCE):
                assert (await thinking(bot_pool, "thrall", HERE)).fault is None
                await test(bot_pool)
        finally:
            bot_pool.close()

    asyncio.run(whole())


def process_of(bot_pool: BotPool) -> psutil.Process:
    process = bot_pool._processes[0]._process
    assert process is not None
    return psutil.Process(process.pid)


async def begun(bot_pool: BotPool) -> psutil.Process:
    """Wait until the process has been given the latest request."""
    while not bot_pool._begun:
        await asyncio.sleep(0.001)
    return process_of(bot_pool)


def lost(why: str) -> float:
    return metrics.REGISTRY.get_sample_value("meadhall_bot_processes_lost_total", {"why": why}) or 0.0


def test_a_karl_of_another_address_is_next_however_many_konungs_wait() -> None:
    async def test(bot_pool: BotPool) -> None:
        done: list[str] = []

        def asked(level: str, requester: Requester) -> asyncio.Task[Decision]:
            task = thinking(bot_pool, level, requester)
            task.add_done_callback(lambda _: done.append(level))
            return task

        konungs = [asked("konung", Requester("here", f"table {number}")) for number in range(12)]
        await begun(bot_pool)
        karls = [asked("karl", THERE), asked("karl", Requester("elsewhere", "third"))]
        await asyncio.gather(*karls)
        assert done == ["konung", "karl", "karl"]
        for konung in konungs:
            konung.cancel()

    play(test)


def test_where_nobody_watches_bots_think_last() -> None:
    async def test(bot_pool: BotPool) -> None:
        done: list[str] = []
        busy = thinking(bot_pool, "jarl", HERE)
        await begun(bot_pool)
        askers = {"idle": Requester("there", "idle", idle=True), "first": THERE, "second": HERE}
        tasks = {name: thinking(bot_pool, "karl", requester) for name, requester in askers.items()}
        for name, task in tasks.items():
            task.add_done_callback(lambda _, name=name: done.append(name))  # type: ignore[misc]
        await asyncio.gather(busy, *tasks.values())
        assert done == ["first", "second", "idle"]

    play(test)


def test_a_forced_answer_waits_for_its_turn_and_needs_no_process() -> None:
    async def test(bot_pool: BotPool) -> None:
        busy = thinking(bot_pool, "jarl", HERE)
        await begun(bot_pool)
        before, forced = thinking(bot_pool, "karl", THERE), thinking(bot_pool, "karl", THERE, LEGAL[:1])
        assert (await forced) == Decision(LEGAL[0], 0.0, None)
        assert busy.done() and before.done()

    play(test)


def test_what_nobody_waits_for_any_more_is_never_begun() -> None:
    async def test(bot_pool: BotPool) -> None:
        busy = thinking(bot_pool, "jarl", HERE)
        await begun(bot_pool)
        waiting = [thinking(bot_pool, "konung", HERE) for _ in range(50)]
        await asyncio.sleep(0)
        assert metrics.REGISTRY.get_sample_value("meadhall_bot_queue") == 50
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert metrics.REGISTRY.get_sample_value("meadhall_bot_queue") == 0
        await busy
        assert (await thinking(bot_pool, "thrall", HERE)).fault is None

    play(test)


def test_a_process_that_is_killed_is_replaced_and_its_thought_thought_again() -> None:
    async def test(bot_pool: BotPool) -> None:
        died = lost("died")
        task = thinking(bot_pool, "konung", HERE)
        first = await begun(bot_pool)
        first.kill()
        thought = await task
        assert thought.fault is None and thought.action in LEGAL
        assert process_of(bot_pool).pid != first.pid and lost("died") == died + 1
        process_of(bot_pool).kill()  # while it has nothing to do
        assert (await thinking(bot_pool, "thrall", HERE)).fault is None

    play(test)


def test_a_process_that_is_frozen_is_killed_and_a_safe_answer_given(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(bot_pool: BotPool) -> None:
        frozen, process = lost("frozen"), process_of(bot_pool)
        process.send_signal(signal.SIGSTOP)
        with monkeypatch.context() as patch:
            patch.setattr(limits, "BOT_SECONDS", 0.1)
            patch.setattr(limits, "BOT_FROZEN_SECONDS", 0.1)
            thought = await thinking(bot_pool, "karl", HERE)
        assert thought.fault is not None and thought.fault.kind == "late" and thought.action in LEGAL
        assert lost("frozen") == frozen + 1
        assert (await thinking(bot_pool, "karl", HERE)).fault is None
        process.wait(PATIENCE)

    play(test)


def test_hints_say_that_nobody_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(bot_pool: BotPool) -> None:
        process_of(bot_pool).send_signal(signal.SIGSTOP)
        monkeypatch.setattr(limits, "BOT_SECONDS", 0.1)
        monkeypatch.setattr(limits, "BOT_FROZEN_SECONDS", 0.1)
        with pytest.raises(NoBotAnswer):
            await bot_pool.advise(POSITION, HERE)

    play(test)


def test_a_level_that_names_code_imports_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stored level is never imported, although the processes could find the module: they have our path."""
    mark = tmp_path / "imported"
    bot = "class Bot:\n    def pick(self, prompt, legal, rng): return legal[0]\n"
    (tmp_path / "stored_bot.py").write_text(f"open({str(mark)!r}, 'w').close()\n{bot}")
    monkeypatch.syspath_prepend(tmp_path)

    async def test(bot_pool: BotPool) -> None:
        for level in ("stored_bot:Bot", "os:system", "../../etc"):
            thought = await thinking(bot_pool, level, HERE)
            assert thought.fault is None and thought.action in LEGAL

    play(test)
    assert not mark.exists()


def test_thoughts_nobody_waits_for_do_not_keep_it_from_closing(monkeypatch: pytest.MonkeyPatch) -> None:
    fallen: list[object] = []
    monkeypatch.setattr(threading, "excepthook", fallen.append)
    processes: list[psutil.Process] = []

    async def test(bot_pool: BotPool) -> None:
        tables = [thinking(bot_pool, "konung", HERE) for _ in range(8)]
        processes.append(await begun(bot_pool))
        for table in tables[:4]:
            table.cancel()
        bot_pool.close()
        thoughts = await asyncio.gather(*tables, return_exceptions=True)
        assert all(isinstance(thought, asyncio.CancelledError) for thought in thoughts[:4])
        assert all(isinstance(thought, Decision) and thought.fault is not None for thought in thoughts[4:])

    play(test)
    processes[0].wait(PATIENCE)
    assert not fallen
