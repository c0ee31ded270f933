"""Several stores on one PostgreSQL, as in several server processes."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncGenerator
from contextlib import suppress
from uuid import uuid4

import psycopg
import pytest

from meadhall.server.store import Notification, Store, StoreError, notifications
from tests.patience import HANG
from tests.server.databases import Postgresql
from tests.server.store.conftest import Opened
from tests.server.store.samples import a_change, a_line, a_move, a_table, some_moves, some_seats

pytestmark = pytest.mark.anyio

TABLES = [f"t{n}" for n in range(8)]


@pytest.fixture
async def two(opened: Opened, postgresql_url: str) -> tuple[Store, Store]:
    return await opened(postgresql_url), await opened(postgresql_url)


async def test_of_all_who_race_for_a_number_one_wins(two: tuple[Store, Store]) -> None:
    """Both stores play at all tables, in different orders, so that their batches cross each other."""
    for name in TABLES:
        await two[0].create(a_table(name), some_seats(name))
    winners: dict[str, list[str]] = {name: [] for name in TABLES}
    for number in range(1, 31):
        tries = [
            (store, name) for store, names in zip(two, (TABLES, TABLES[::-1]), strict=True) for name in names
        ]
        if number % 2:
            tries.reverse()
        won = await asyncio.gather(
            *(store.append(name, [a_move(number, store.process)], a_change()) for store, name in tries)
        )
        for (store, name), first in zip(tries, won, strict=True):
            if first:
                winners[name].append(store.process)
    for name in TABLES:
        log = await two[1].moves(name)
        assert [(move.number, move.words) for move in log] == [*enumerate(winners[name], 1)]
        assert len(log) == 30
    assert {who for log in winners.values() for who in log} <= {store.process for store in two}


async def test_a_batch_with_a_lost_race_keeps_the_others(two: tuple[Store, Store]) -> None:
    for name in TABLES:
        await two[0].create(a_table(name), some_seats(name))
    assert await two[1].append("t3", [a_move(1, "first")], a_change())
    appended = [two[0].append(name, [a_move(1)], a_change()) for name in TABLES]
    assert await asyncio.gather(*appended) == [name != "t3" for name in TABLES]
    assert await two[0].moves("t3") == [a_move(1, "first")]


async def test_an_open_seat_is_taken_once(two: tuple[Store, Store]) -> None:
    await two[0].create(a_table(), some_seats())
    taken = await asyncio.gather(
        *(
            store.change_seat("t1", 0, where={"kind": "open"}, kind="person", client=f"c{n}")
            for n, store in enumerate(two * 4)
        )
    )
    assert sum(taken) == 1
    table = await two[0].table("t1")
    assert table is not None and table.version == 2


async def test_a_secret_is_made_once(two: tuple[Store, Store]) -> None:
    def make() -> str:
        return uuid4().hex

    made = await asyncio.gather(*(store.shared_value("secret", make) for store in two * 4))
    assert len(set(made)) == 1


async def heard(wakes: AsyncGenerator[Notification, None], count: int) -> list[Notification]:
    return [await asyncio.wait_for(anext(wakes), HANG) for _ in range(count)]


async def test_others_are_woken_and_the_sender_is_not(two: tuple[Store, Store]) -> None:
    one, other = two
    await one.create(a_table("a"), some_seats("a"))
    await one.create(a_table("b"), some_seats("b"))
    ours, theirs = one.listen(), other.listen()
    assert await heard(ours, 1) == await heard(theirs, 1) == [Notification("all")]
    assert await one.append("a", some_moves(1, 2), a_change())
    assert not await one.append("a", some_moves(1, 2), a_change())
    assert await one.change_table("a", name="x")
    assert await one.change_seat("a", 1, kind="bot")
    line = await one.say(a_line(table_id="b"))
    assert line is not None
    assert await one.delete("b")
    assert await heard(theirs, 5) == [
        Notification("moves", "a", 2),
        Notification("table", "a", 2),
        Notification("table", "a", 3),
        Notification("chat", "b", line.id),
        Notification("gone", "b"),
    ]
    assert await other.append("a", some_moves(3, 3), a_change())
    assert await heard(ours, 1) == [Notification("moves", "a", 3)]  # and none of its own before
    for wakes in (ours, theirs):
        await wakes.aclose()


async def test_a_lock_has_one_holder(two: tuple[Store, Store]) -> None:
    one, other = two
    async with one.lock("a") as got:
        assert got and one.holds("a") and not other.holds("a")
        for store in two:
            async with store.lock("a") as too:
                assert not too
        async with other.lock("b") as free:
            assert free
        assert one.holds("a")
    async with other.lock("a") as got:
        assert got and not one.holds("a")


async def test_who_is_cancelled_keeps_no_lock(two: tuple[Store, Store]) -> None:
    async def hold() -> None:
        async with two[0].lock("a"):
            await asyncio.sleep(99)

    for wait in (0, 0.001, 0.003, 0.01, 0.1):
        task = asyncio.create_task(hold())
        await asyncio.sleep(wait)
        task.cancel()
        await asyncio.wait([task])
        for store in two:
            async with store.lock("a") as got:
                assert got


HOLDER = """
import asyncio, sys
from meadhall.server.store import Store
async def main():
    store = await Store.open(sys.argv[1])
    async with store.lock("a") as got:
        print(got, flush=True)
        await asyncio.sleep(99)
asyncio.run(main())
"""


async def test_a_killed_process_keeps_no_lock(two: tuple[Store, Store], postgresql_url: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, postgresql_url], stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert await asyncio.to_thread(other.stdout.readline) == "True\n"
        async with two[0].lock("a") as got:
            assert not got
        other.kill()
    await locked(two[0], "a")


async def locked(store: Store, table_id: str) -> None:
    """Back when it had the lock: PostgreSQL finds out by itself that it is free, but not at once."""
    async with asyncio.timeout(HANG):
        while True:
            async with store.lock(table_id) as got:
                if got:
                    return
            await asyncio.sleep(0.05)


async def test_a_broken_line_loses_its_locks(two: tuple[Store, Store], postgresql: Postgresql) -> None:
    one, other = two
    async with one.lock("a") as got:
        assert got
        postgresql.cut_all_lines()
        await locked(other, "a")
        async with one.lock("b") as got_b:  # finds out, and has a new line
            assert got_b and not one.holds("a")
    await locked(one, "a")


async def test_everything_goes_on_after_postgresql_was_away(
    two: tuple[Store, Store], postgresql: Postgresql
) -> None:
    one, other = two
    await one.create(a_table(), some_seats())
    wakes = other.listen()
    assert await heard(wakes, 1) == [Notification("all")]
    again = asyncio.ensure_future(anext(wakes))
    await asyncio.to_thread(postgresql.stop)
    try:
        appended = [one.append("t1", [a_move(1)], a_change()) for _ in range(5)]
        for outcome in await asyncio.gather(*appended, return_exceptions=True):
            assert isinstance(outcome, StoreError) and "cannot be reached" in str(outcome)
        with pytest.raises(StoreError, match="cannot be reached"):
            await other.table("t1")
        async with one.lock("t1") as got:
            assert not got
        assert not again.done()
    finally:
        await asyncio.to_thread(postgresql.start)
    assert await asyncio.wait_for(again, HANG) == Notification("all")
    assert await one.append("t1", [a_move(1)], a_change())
    assert await other.moves("t1") == [a_move(1)]
    assert await heard(wakes, 1) == [Notification("moves", "t1", 1)]
    await locked(one, "t1")
    await wakes.aclose()


async def test_a_line_that_is_cut_in_the_middle_of_many_jobs(
    two: tuple[Store, Store], postgresql: Postgresql
) -> None:
    """Jobs succeed or fail; a job that succeeded is there, and none is there twice."""
    one, other = two
    for name in TABLES:
        await one.create(a_table(name), some_seats(name))
    stored: dict[str, int] = dict.fromkeys(TABLES, 0)
    stop = False

    async def play(name: str) -> None:
        while not stop or not stored[name]:
            number = stored[name] + 1
            try:
                if await one.append(name, [a_move(number)], a_change()):
                    stored[name] = number
                else:  # it had been stored
                    stored[name] = len(await other.moves(name))
            except StoreError:  # read again, as the store's description says; that may be cut, too
                with suppress(StoreError):
                    stored[name] = len(await other.moves(name))

    players = asyncio.gather(*(play(name) for name in TABLES))
    for _ in range(10):
        await asyncio.sleep(0.05)
        await asyncio.to_thread(
            postgresql.cut_all_lines, "state = 'idle in transaction' OR query LIKE 'INSERT%'"
        )
    stop = True
    await players
    for name in TABLES:
        log = await other.moves(name)
        assert log == some_moves(1, len(log))
        assert 0 < stored[name] <= len(log)


DIE_AT_COMMIT = """
CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;
CREATE CONSTRAINT TRIGGER die AFTER INSERT ON moves DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION die();
"""


async def test_a_line_that_is_cut_at_the_commit(two: tuple[Store, Store], postgresql_url: str) -> None:
    """Nobody knows whether it was stored: it is not tried again, or lines of chat would be said twice."""
    await two[0].create(a_table(), some_seats())
    with psycopg.connect(postgresql_url, autocommit=True) as line:
        line.execute(DIE_AT_COMMIT)
        jobs = [two[0].append("t1", [a_move(n)], a_change()) for n in (1, 2)]
        for outcome in await asyncio.gather(*jobs, return_exceptions=True):
            assert isinstance(outcome, StoreError) and outcome.code == "unsure"
        line.execute("DROP FUNCTION die CASCADE")
    assert await two[0].append("t1", [a_move(1)], a_change())


async def test_sqlite_has_no_other_server(sqlite_url: str, opened: Opened) -> None:
    store = await opened(sqlite_url)
    async with store.lock("a") as got:
        assert got and store.holds("a")
        async with store.lock("a") as too:
            assert not too
    assert not store.holds("a")


async def test_a_store_on_sqlite_hears_commands_of_the_host_and_not_itself(
    sqlite_url: str, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifications, "LOOK_SECONDS", 0.01)
    store, command = await opened(sqlite_url), await opened(sqlite_url)
    wakes = store.listen()
    assert (await anext(wakes)).what == "all"
    await store.create(a_table(), some_seats())
    hearing = asyncio.ensure_future(anext(wakes))
    looks = store.counts().jobs + 5
    while store.counts().jobs < looks:
        await asyncio.sleep(0.01)
    assert not hearing.done()
    assert await command.delete("t1")
    assert (await hearing).what == "all"
    await wakes.aclose()
