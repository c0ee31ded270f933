"""The bots' processes: shared fairly, replaced when they die or freeze, and gone at once at the end."""

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
from meadhall.kernel.parcel import wrap
from meadhall.kernel.position import Position
from meadhall.kernel.rng import Rng
from meadhall.server import limits, metrics
from meadhall.server.thinkers import Asker, NobodyThinks, Thinkers, Thought

pytestmark = pytest.mark.slow

HERE, THERE = Asker("here", "a table"), Asker("there", "another")
GAME = bloodrage.new(seats=2, seed=1)
SEAT = GAME.waiting()[0]
LEGAL = GAME.legal(SEAT)
PARCEL = wrap(Position(GAME, SEAT, Rng.seeded(1)))
PATIENCE = 120.0  # seconds; only so that a test that hangs ends


def thinking(thinkers: Thinkers, level: str, asker: Asker, legal: list[int] = LEGAL) -> asyncio.Task[Thought]:
    parcel = PARCEL if len(legal) > 1 else b""
    return asyncio.create_task(thinkers.decide(level, parcel, "wolf", "draft", legal, asker, 0.0))


def play(test: Callable[[Thinkers], Coroutine[Any, Any, None]]) -> None:
    """With one process, which is ready, and none at the end."""

    async def whole() -> None:
        thinkers = Thinkers(1)
        try:
            async with asyncio.timeout(PATIENCE):
                assert (await thinking(thinkers, "thrall", HERE)).fault is None
                await test(thinkers)
        finally:
            thinkers.close()

    asyncio.run(whole())


def process_of(thinkers: Thinkers) -> psutil.Process:
    process = thinkers._processes[0]._process
    assert process is not None
    return psutil.Process(process.pid)


async def begun(thinkers: Thinkers) -> psutil.Process:
    """The one process was given a thought that was just asked for."""
    while not thinkers._begun:
        await asyncio.sleep(0.001)
    return process_of(thinkers)


def lost(why: str) -> float:
    return metrics.REGISTRY.get_sample_value("meadhall_bot_processes_lost_total", {"why": why}) or 0.0


def test_a_karl_of_another_address_is_next_however_many_konungs_wait() -> None:
    async def test(thinkers: Thinkers) -> None:
        done: list[str] = []

        def asked(level: str, asker: Asker) -> asyncio.Task[Thought]:
            task = thinking(thinkers, level, asker)
            task.add_done_callback(lambda _: done.append(level))
            return task

        konungs = [asked("konung", Asker("here", f"table {number}")) for number in range(12)]
        await begun(thinkers)
        karls = [asked("karl", THERE), asked("karl", Asker("elsewhere", "third"))]
        await asyncio.gather(*karls)
        assert done == ["konung", "karl", "karl"]
        for konung in konungs:
            konung.cancel()

    play(test)


def test_where_nobody_watches_bots_think_last() -> None:
    async def test(thinkers: Thinkers) -> None:
        done: list[str] = []
        busy = thinking(thinkers, "jarl", HERE)
        await begun(thinkers)
        askers = {"idle": Asker("there", "idle", idle=True), "first": THERE, "second": HERE}
        tasks = {name: thinking(thinkers, "karl", asker) for name, asker in askers.items()}
        for name, task in tasks.items():
            task.add_done_callback(lambda _, name=name: done.append(name))  # type: ignore[misc]
        await asyncio.gather(busy, *tasks.values())
        assert done == ["first", "second", "idle"]

    play(test)


def test_a_forced_answer_waits_for_its_turn_and_needs_no_process() -> None:
    async def test(thinkers: Thinkers) -> None:
        busy = thinking(thinkers, "jarl", HERE)
        await begun(thinkers)
        before, forced = thinking(thinkers, "karl", THERE), thinking(thinkers, "karl", THERE, LEGAL[:1])
        assert (await forced) == Thought(LEGAL[0], 0.0, None)
        assert busy.done() and before.done()

    play(test)


def test_what_nobody_waits_for_any_more_is_never_begun() -> None:
    async def test(thinkers: Thinkers) -> None:
        busy = thinking(thinkers, "jarl", HERE)
        await begun(thinkers)
        waiting = [thinking(thinkers, "konung", HERE) for _ in range(50)]
        await asyncio.sleep(0)
        assert metrics.REGISTRY.get_sample_value("meadhall_bot_queue") == 50
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert metrics.REGISTRY.get_sample_value("meadhall_bot_queue") == 0
        await busy
        assert (await thinking(thinkers, "thrall", HERE)).fault is None

    play(test)


def test_a_process_that_is_killed_is_replaced_and_its_thought_thought_again() -> None:
    async def test(thinkers: Thinkers) -> None:
        died = lost("died")
        task = thinking(thinkers, "konung", HERE)
        first = await begun(thinkers)
        first.kill()
        thought = await task
        assert thought.fault is None and thought.action in LEGAL
        assert process_of(thinkers).pid != first.pid and lost("died") == died + 1
        process_of(thinkers).kill()  # while it has nothing to do
        assert (await thinking(thinkers, "thrall", HERE)).fault is None

    play(test)


def test_a_process_that_is_frozen_is_killed_and_a_safe_answer_given(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(thinkers: Thinkers) -> None:
        frozen, process = lost("frozen"), process_of(thinkers)
        process.send_signal(signal.SIGSTOP)
        with monkeypatch.context() as patch:
            patch.setattr(limits, "BOT_SECONDS", 0.1)
            patch.setattr(limits, "BOT_FROZEN_SECONDS", 0.1)
            thought = await thinking(thinkers, "karl", HERE)
        assert thought.fault is not None and thought.fault.kind == "late" and thought.action in LEGAL
        assert lost("frozen") == frozen + 1
        assert (await thinking(thinkers, "karl", HERE)).fault is None
        process.wait(PATIENCE)

    play(test)


def test_hints_say_that_nobody_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(thinkers: Thinkers) -> None:
        process_of(thinkers).send_signal(signal.SIGSTOP)
        monkeypatch.setattr(limits, "BOT_SECONDS", 0.1)
        monkeypatch.setattr(limits, "BOT_FROZEN_SECONDS", 0.1)
        with pytest.raises(NobodyThinks):
            await thinkers.advise(PARCEL, HERE)

    play(test)


def test_a_level_that_names_code_imports_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A row of the database may hold anything. The processes would find the module: they have our path."""
    mark = tmp_path / "imported"
    bot = "class Bot:\n    def pick(self, prompt, legal, rng): return legal[0]\n"
    (tmp_path / "stored_bot.py").write_text(f"open({str(mark)!r}, 'w').close()\n{bot}")
    monkeypatch.syspath_prepend(tmp_path)

    async def test(thinkers: Thinkers) -> None:
        for level in ("stored_bot:Bot", "os:system", "../../etc"):
            thought = await thinking(thinkers, level, HERE)
            assert thought.fault is None and thought.action in LEGAL

    play(test)
    assert not mark.exists()


def test_thoughts_nobody_waits_for_do_not_keep_it_from_closing(monkeypatch: pytest.MonkeyPatch) -> None:
    fallen: list[object] = []
    monkeypatch.setattr(threading, "excepthook", fallen.append)
    processes: list[psutil.Process] = []

    async def test(thinkers: Thinkers) -> None:
        tables = [thinking(thinkers, "konung", HERE) for _ in range(8)]
        processes.append(await begun(thinkers))
        for table in tables[:4]:
            table.cancel()
        thinkers.close()
        thoughts = await asyncio.gather(*tables, return_exceptions=True)
        assert all(isinstance(thought, asyncio.CancelledError) for thought in thoughts[:4])
        assert all(isinstance(thought, Thought) and thought.fault is not None for thought in thoughts[4:])

    play(test)
    processes[0].wait(PATIENCE)
    assert not fallen
