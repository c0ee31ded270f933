"""Finding tables that have not been used for long, and deleting them only if that is still so."""

from __future__ import annotations

import pytest

from meadhall.server.store import Store
from tests.server.store.samples import NOW, a_change, a_line, a_move, a_table, some_seats

pytestmark = pytest.mark.anyio

OLD = NOW - 1000


async def ids(store: Store, running: int | None = None) -> set[str]:
    return {table.id for table in await store.untouched(NOW, running, 100)}


async def test_ended_or_not_begun_and_nobody_has_moved_sat_down_or_spoken(store: Store) -> None:
    for status in ("open", "playing", "over", "stuck"):
        await store.create(a_table(status, status=status, updated_at=OLD), some_seats(status, joined_at=OLD))
    for name in ("moved", "joined", "talked"):
        await store.create(a_table(name, updated_at=OLD), some_seats(name))
    await store.change_table("moved", updated_at=NOW)
    await store.change_seat("joined", 1, joined_at=NOW)
    await store.say(a_line(table_id="talked"))
    assert await ids(store) == {"open", "over", "stuck"}
    assert await ids(store, NOW) == {"open", "over", "stuck", "playing"}
    assert await ids(store, OLD) == {"open", "over", "stuck"}
    assert [table.id for table in await store.untouched(NOW, None, 2)] == ["open", "over"]
    listed = [table.id async for table in store.listing(status=["playing"], untouched_since=NOW)]
    assert listed == ["playing"]


async def test_what_has_changed_since_is_not_deleted(store: Store) -> None:
    for name in ("moves", "seats", "none"):
        await store.create(a_table(name, updated_at=OLD), some_seats(name))
    found = {table.id: (table.entries, table.version) for table in await store.untouched(NOW, None, 10)}
    await store.append("moves", [a_move(1)], a_change())
    await store.change_seat("seats", 0, display="Olha")
    assert [await store.delete(name, found[name]) for name in ("moves", "seats", "none")] == [
        False,
        False,
        True,
    ]
    assert [name async for name in store.all_ids()] == ["moves", "seats"]
