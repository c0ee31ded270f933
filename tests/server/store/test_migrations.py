"""Migration from an empty database to the current schema, once; newer databases are refused."""

from __future__ import annotations

import asyncio

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from meadhall.server.store import Store, StoreError
from meadhall.server.store.database import Database
from meadhall.server.store.migrate import migrate, newest
from meadhall.server.store.schema import metadata
from tests.server.store.conftest import Opened
from tests.server.store.samples import a_table, some_seats

pytestmark = pytest.mark.anyio


def test_the_steps_lead_to_the_schema(database_url: str) -> None:
    engine = Database(database_url).writer()
    migrate(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        assert compare_metadata(context, metadata) == []
        found = sa.inspect(connection)
        assert set(found.get_table_names()) == {*metadata.tables, "alembic_version"}
        for name, table in metadata.tables.items():  # what Alembic does not compare
            assert found.get_pk_constraint(name)["constrained_columns"] == [c.name for c in table.primary_key]
            for key in found.get_foreign_keys(name):
                assert (key["referred_table"], key["options"]) == ("tables", {"ondelete": "CASCADE"})
            assert len(found.get_foreign_keys(name)) == len(table.foreign_keys)
    engine.dispose()


async def test_opened_again_nothing_is_lost(database_url: str, opened: Opened) -> None:
    first = await opened(database_url)
    await first.create(a_table(), some_seats())
    second = await opened(database_url)
    assert await second.load("t1") == (a_table(), some_seats(), [])


async def test_many_open_an_empty_database_at_once(database_url: str, opened: Opened) -> None:
    stores = await asyncio.gather(*(opened(database_url) for _ in range(4)))
    await stores[0].create(a_table(), some_seats())
    assert [await store.table("t1") for store in stores] == [a_table()] * 4


async def test_a_newer_database_is_refused(database_url: str, opened: Opened) -> None:
    await opened(database_url)
    engine = Database(database_url).writer()
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(StoreError, match=f"newer Meadhall .schema 9999, ours is {newest()}.: update"):
        await Store.open(database_url)


async def test_a_step_that_fails_leaves_nothing_behind(
    database_url: str, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    from alembic import op

    make = op.create_index

    def fail(name: str, *args: object, **kwargs: object) -> None:
        if name == "chat_table":
            raise sa.exc.DataError("x", {}, ValueError("disk on fire"))
        make(name, *args, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(op, "create_index", fail)
    with pytest.raises(StoreError, match="disk on fire"):
        await Store.open(database_url)
    monkeypatch.undo()
    engine = Database(database_url).writer()
    with engine.connect() as connection:
        assert sa.inspect(connection).get_table_names() == []
    engine.dispose()
    await opened(database_url)
