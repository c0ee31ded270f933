"""Which seats are connected, as each process stores it."""

from __future__ import annotations

import asyncio

import pytest

from meadhall.server.store import Notification, Store
from tests.server.store.conftest import Opened
from tests.server.store.samples import NOW, a_table, some_seats

pytestmark = pytest.mark.anyio


async def test_each_process_knows_the_seats_of_the_others(opened: Opened, database_url: str) -> None:
    here, there = await opened(database_url), await opened(database_url)
    for name in ("t1", "t2"):
        await here.create(a_table(name), some_seats(name))
    # Of a table that was deleted meanwhile nothing is kept, and the others are marked all the same.
    for store in (here, there):
        await store.beat_process(NOW)
    await here.mark_presence([("t1", 0), ("t1", 2), ("t2", 1), ("gone", 0)], [], NOW)
    await there.mark_presence([("t1", 0), ("t1", 3)], [], NOW)
    assert await here.presence_elsewhere(NOW) == {"t1": {0, 3}}
    assert await there.presence_elsewhere(NOW) == {"t1": {0, 2}, "t2": {1}}
    assert await there.presence_elsewhere(NOW, ["t2"]) == {"t2": {1}}
    await here.mark_presence([("t1", 1)], [("t1", 0), ("t2", 1)], NOW + 1)
    assert await there.presence_elsewhere(NOW) == {"t1": {1, 2}}
    await here.delete("t1")
    assert await there.presence_elsewhere(NOW) == {}


async def test_a_process_that_gives_no_sign_is_forgotten(opened: Opened, database_url: str) -> None:
    here, there = await opened(database_url), await opened(database_url)
    for name in ("t1", "t2"):
        await here.create(a_table(name), some_seats(name))
    assert not await here.beat_process(NOW) and not await there.beat_process(NOW)
    await here.mark_presence([("t1", 0), ("t2", 0)], [], NOW)
    await there.mark_presence([("t1", 1)], [], NOW)
    assert await here.beat_process(NOW + 10)
    assert await there.presence_elsewhere(NOW + 10) == {"t1": {0}, "t2": {0}}
    assert await here.presence_elsewhere(NOW + 10) == {}  # stale, though nobody has tidied up
    assert await here.forget_stale_presence(NOW + 5) == {"t1"}
    assert not await there.beat_process(NOW + 20)  # it finds out that others took it for dead
    await here.forget_presence()
    assert await there.presence_elsewhere(0) == {}


async def test_others_are_told_whom_to_look_for_and_versions_stay(
    opened: Opened, postgresql_url: str
) -> None:
    here, there = await opened(postgresql_url), await opened(postgresql_url)
    await here.create(a_table("t1"), some_seats("t1"))
    heard: asyncio.Queue[Notification] = asyncio.Queue()

    async def listen(store: Store) -> None:
        async for wake in store.listen():
            heard.put_nowait(wake)

    listening = asyncio.ensure_future(listen(there))
    try:
        assert (await heard.get()).what == "all"
        await here.mark_presence([("t1", 0)], [], NOW)
        assert await heard.get() == Notification("here", "t1")
        await here.pass_on("t1", '{"type":"notice","code":"with some spaces"}')
        assert await heard.get() == Notification(
            "notice", "t1", 0, '{"type":"notice","code":"with some spaces"}'
        )
        table = await there.table("t1")
        assert table is not None and table.version == 1
    finally:
        listening.cancel()


async def test_many_seats_at_once(opened: Opened, store: Store, database_url: str) -> None:
    other = await opened(database_url)
    names = [f"t{n}" for n in range(300)]
    await asyncio.gather(*(store.create(a_table(name), some_seats(name)) for name in names))
    await store.beat_process(NOW)
    everybody = [(name, seat) for name in names for seat in range(4)]
    for _ in range(2):  # said twice is said once
        await store.mark_presence(everybody, [], NOW)
    assert await other.presence_elsewhere(NOW) == {name: {0, 1, 2, 3} for name in names}
    await store.mark_presence([], everybody, NOW + 2)
    assert await other.presence_elsewhere(NOW) == {}
