"""Many jobs in one commit; errors of one job, and of the database."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from meadhall.server.store import Store, StoreError
from tests.server.store.conftest import Opened
from tests.server.store.samples import a_change, a_line, a_move, a_table, some_moves, some_seats

pytestmark = pytest.mark.anyio

TABLES = [f"t{n}" for n in range(40)]


async def fill(store: Store) -> None:
    for name in TABLES:
        await store.create(a_table(name), some_seats(name))


async def test_what_waits_together_is_committed_together(store: Store) -> None:
    await fill(store)
    before = store.counts()
    for number in range(1, 6):
        appended = [store.append(name, [a_move(number)], a_change()) for name in TABLES]
        assert all(await asyncio.gather(*appended))
    after = store.counts()
    assert after.jobs - before.jobs == 200
    # The first job of a round may go alone; the rest must not.
    assert after.commits - before.commits <= 15
    assert after.waiting == 0
    for name in TABLES:
        assert await store.moves(name) == some_moves(1, 5)


async def test_a_batch_of_all_kinds_about_one_table(store: Store) -> None:
    """In the order they were given, each seeing what those before it did."""
    outcomes = await asyncio.gather(
        store.create(a_table(), some_seats()),
        store.append("t1", [a_move(1)], a_change()),
        store.append("t1", [a_move(1, "late")], a_change(status="over")),
        store.change_table("t1", where={"proposal": None, "entries": 1}, proposal="{}"),
        store.append("t1", some_moves(2, 3), a_change(), version=2),
        store.append("t1", [a_move(4)], a_change(waiting="bear"), version=1),
        store.append("t1", [a_move(4)], a_change(waiting="raven")),
        store.change_seat("t1", 1, kind="bot"),
        store.shared_value("secret", lambda: "x"),
        store.delete("t2"),
    )
    assert outcomes == [None, True, False, True, True, False, True, True, "x", False]
    table = await store.table("t1")
    assert table is not None
    assert (table.entries, table.version, table.waiting, table.status) == (4, 3, "raven", "playing")
    assert table.proposal == "{}"
    assert await store.moves("t1") == some_moves(1, 4)


async def test_one_bad_job_harms_nobody(store: Store) -> None:
    await fill(store)
    bad = a_move(1, kind=None)  # NOT NULL
    jobs = [store.append(name, [bad if name == "t7" else a_move(1)], a_change()) for name in TABLES]
    twice = store.create(a_table("t3"), [])
    outcomes = await asyncio.gather(*jobs, twice, return_exceptions=True)
    wrong = [outcome for outcome in outcomes if isinstance(outcome, StoreError)]
    assert [outcomes.index(error) for error in wrong] == [7, 40]
    assert all(error.code == "refused" and error.__cause__ is not None for error in wrong)
    assert all(outcomes[i] is True for i in range(40) if i != 7)
    for name in TABLES:
        assert len(await store.moves(name)) == (0 if name == "t7" else 1)
    assert await store.append("t7", [a_move(1)], a_change())


async def test_who_gives_up_waiting_harms_nobody(store: Store) -> None:
    await fill(store)
    tasks = [asyncio.create_task(store.append(name, [a_move(1)], a_change())) for name in TABLES]
    await asyncio.sleep(0)
    for task in tasks[::2]:
        task.cancel()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert outcomes[1::2] == [True] * 20
    assert await store.append("t1", [a_move(2)], a_change())


async def test_closing_writes_what_waits(database_url: str, opened: Opened) -> None:
    store = await Store.open(database_url)
    await fill(store)
    tasks = [asyncio.create_task(store.append(name, [a_move(1)], a_change())) for name in TABLES]
    await asyncio.sleep(0)  # all are in the queue
    await store.close()
    assert all(await asyncio.gather(*tasks))
    again = await opened(database_url)
    for name in TABLES:
        assert await again.moves(name) == [a_move(1)]


async def test_a_queue_has_an_end(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.server.store.writer.MOST_WAITING", 0)
    with pytest.raises(StoreError, match="cannot keep up"):
        await store.create(a_table(), some_seats())


async def test_a_full_disk_is_said_and_passes(sqlite_url: str, opened: Opened) -> None:
    store = await opened(sqlite_url)
    await fill(store)

    @event.listens_for(store._engine, "begin")
    def no_more_pages(connection: Any) -> None:
        limit = "1" if full else "1000000"  # pages; never fewer than there are
        store_connection = connection.connection
        store_connection.execute(f"PRAGMA max_page_count={limit}")

    full = True
    long = "x" * 5000
    jobs = [store.append(name, [a_move(1, long)], a_change()) for name in TABLES]
    outcomes = await asyncio.gather(*jobs, return_exceptions=True)
    assert any(isinstance(outcome, StoreError) and outcome.code == "full" for outcome in outcomes)
    assert all(outcome is True or isinstance(outcome, StoreError) for outcome in outcomes)
    with pytest.raises(StoreError, match="disk is full"):
        await store.say(a_line(long))
    stored = [len(await store.moves(name)) for name in TABLES]
    assert stored == [int(outcome is True) for outcome in outcomes]
    full = False
    for name, count in zip(TABLES, stored, strict=True):
        assert await store.append(name, [a_move(count + 1, long)], a_change())


async def test_another_program_keeps_the_file_locked(
    sqlite_url: str, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meadhall.server.store.database.BUSY", 200)
    store = await opened(sqlite_url)
    await store.create(a_table(), some_seats())
    with closing(sqlite3.connect(Path(sqlite_url.removeprefix("sqlite:///")), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        tries: list[object] = []
        event.listen(store._engine, "begin", tries.append)
        jobs = [store.append("t1", [a_move(1)], a_change()) for _ in range(40)]
        outcomes = await asyncio.gather(*jobs, return_exceptions=True)
        assert len(tries) < 5  # together, or they would wait for each other's waiting: 8 seconds
        assert all(isinstance(outcome, StoreError) and outcome.code == "locked" for outcome in outcomes)
        assert await store.moves("t1") == []  # reading goes on
        other.execute("ROLLBACK")
    assert await store.append("t1", [a_move(1)], a_change())
