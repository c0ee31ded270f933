"""Restoring a backup into SQLite or PostgreSQL, completely or not at all."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from meadhall.server.store import Ban, Store, StoreError, backup, restore
from tests.server.store.conftest import Opened
from tests.server.store.samples import NOW, a_change, a_line, a_move, a_table, some_moves, some_seats

pytestmark = pytest.mark.anyio

OLD = Path(__file__).parents[1] / "kept" / "schema-0001.db"


async def filled(store: Store) -> None:
    log = some_moves(1, 1500)
    await store.create(a_table(entries=1500, name="Å", listed=True), some_seats(standing_in=True), log)
    for words in ("one", "two", "three"):
        await store.say(
            a_line(words), keep=1
        )  # only the last stays: its id is higher than the number of rows
    await store.ban(Ban("ban", "Loki", NOW, table_id="t1", client="c", until=NOW + 1), 10)
    await store.shared_value("secret", lambda: "s")


async def everything(store: Store) -> tuple[object, ...]:
    lines = await store.chat("t1", "players")
    return (
        await store.load("t1"),
        lines,
        await store.all_bans(),
        await store.shared_value("secret", lambda: "other"),
    )


@pytest.fixture(params=["sqlite", "postgresql"])
async def copied(request: pytest.FixtureRequest, tmp_path: Path, opened: Opened) -> tuple[Path, object]:
    """A backup of either kind of database, and what is in it."""
    url = str(tmp_path / "before.db")
    if request.param == "postgresql":
        url = request.getfixturevalue("postgresql").empty_database()
    store = await opened(url)
    await filled(store)
    inside = await everything(store)
    await store.close()
    backup(url, tmp_path / "copy.db")
    return tmp_path / "copy.db", inside


@pytest.mark.parametrize("into", ["sqlite", "postgresql"])
async def test_everything_comes_back_and_goes_on(
    copied: tuple[Path, object], into: str, request: pytest.FixtureRequest, tmp_path: Path, opened: Opened
) -> None:
    file, inside = copied
    kept = file.read_bytes()
    url = str(tmp_path / "new" / "tables.db")
    if into == "postgresql":
        url = request.getfixturevalue("postgresql").empty_database()
    counts = restore(file, url)
    assert counts == {"tables": 1, "seats": 4, "moves": 1500, "chat": 1, "bans": 1, "house": 1}
    store = await opened(url, serve=True)
    assert await everything(store) == inside
    assert await store.append("t1", [a_move(1501)], a_change())
    line, ban = await store.say(a_line()), await store.ban(Ban("mute", "Loki", NOW), 10)
    assert line is not None and line.id == 4 and ban is not None and ban.id == 2
    await store.close()
    assert file.read_bytes() == kept and os.listdir(file.parent).count("copy.db") == 1


async def test_what_is_there_is_replaced_only_if_requested(
    database_url: str, opened: Opened, tmp_path: Path
) -> None:
    store = await opened(database_url)
    await store.create(a_table("other"), some_seats("other"))
    await store.say(a_line(table_id="other"))
    await store.close()
    before = await opened(str(tmp_path / "before.db"))
    await filled(before)
    inside = await everything(before)
    backup(tmp_path / "before.db", tmp_path / "copy.db")
    with pytest.raises(StoreError, match="1 tables in the database") as refused:
        restore(tmp_path / "copy.db", database_url)
    assert refused.value.code == "not-empty"
    store = await opened(database_url)
    assert [table async for table in store.all_ids()] == ["other"]
    await store.close()
    restore(tmp_path / "copy.db", database_url, replace=True)
    store = await opened(database_url)
    assert await everything(store) == inside
    assert [table async for table in store.all_ids()] == ["t1"]


async def test_not_while_a_server_runs(database_url: str, opened: Opened, tmp_path: Path) -> None:
    await (await opened(str(tmp_path / "before.db"))).close()
    backup(tmp_path / "before.db", tmp_path / "copy.db")
    server = await opened(database_url, serve=True)
    wakes = server.listen()
    assert (await anext(wakes)).what == "all"  # from now on it serves
    await server.create(a_table(), some_seats())
    with pytest.raises(StoreError) as refused:
        restore(tmp_path / "copy.db", database_url, replace=True)
    assert refused.value.code in ("served", "served-now")
    assert await server.table("t1") is not None
    await wakes.aclose()
    await server.close()
    assert restore(tmp_path / "copy.db", database_url, replace=True)["tables"] == 0


async def test_a_backup_of_an_older_schema(database_url: str, opened: Opened, tmp_path: Path) -> None:
    shutil.copy(OLD, tmp_path / "old.db")
    counts = restore(tmp_path / "old.db", database_url)
    with closing(sqlite3.connect(tmp_path / "old.db")) as old:
        for table in ("tables", "seats", "moves", "chat"):
            assert counts[table] == old.execute(f"SELECT count(*) FROM {table}").fetchone()[0] > 0
        assert old.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",), (
            "left as it was"
        )
    store = await opened(database_url)
    assert await store.count_tables() == counts["tables"]


def spoil(file: Path, sql: str) -> None:
    with closing(sqlite3.connect(file)) as line:
        line.execute("PRAGMA foreign_keys=OFF")
        line.execute("PRAGMA ignore_check_constraints=ON")
        line.execute(sql)
        line.commit()


@pytest.mark.parametrize(
    ("sql", "code"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "newer"),
        ("DROP TABLE alembic_version", "not-ours"),
        ("DELETE FROM tables", "damaged"),
    ],
)
async def test_what_is_no_good_changes_nothing(
    sql: str, code: str, opened: Opened, tmp_path: Path, database_url: str
) -> None:
    before = await opened(str(tmp_path / "before.db"))
    await filled(before)
    await before.close()
    backup(tmp_path / "before.db", tmp_path / "copy.db")
    spoil(tmp_path / "copy.db", sql)
    with pytest.raises(StoreError) as refused:
        restore(tmp_path / "copy.db", database_url)
    assert refused.value.code == code
    assert not (tmp_path / "meadhall.db").exists()


async def test_what_the_database_does_not_take_changes_nothing(
    postgresql_url: str, opened: Opened, tmp_path: Path
) -> None:
    """SQLite lets in what PostgreSQL does not: a word where a number should be."""
    target = await opened(postgresql_url)
    await target.create(a_table("other"), some_seats("other"))
    await target.close()
    before = await opened(str(tmp_path / "before.db"))
    await filled(before)
    await before.close()
    spoil(tmp_path / "before.db", "UPDATE moves SET at = 'yesterday' WHERE number = 1400")
    with pytest.raises(StoreError) as refused:
        restore(tmp_path / "before.db", postgresql_url, replace=True)
    assert refused.value.code == "refused"
    target = await opened(postgresql_url)
    assert [table async for table in target.all_ids()] == ["other"]


async def test_a_broken_file(tmp_path: Path, opened: Opened) -> None:
    before = await opened(str(tmp_path / "before.db"))
    await filled(before)
    await before.close()
    backup(tmp_path / "before.db", tmp_path / "copy.db")
    whole = (tmp_path / "copy.db").read_bytes()
    half = tmp_path / "half.db"
    half.write_bytes(whole[: len(whole) // 2])
    holed = tmp_path / "holed.db"
    middle = len(whole) // 2 // 4096 * 4096
    holed.write_bytes(whole[:middle] + b"\xff" * 4096 + whole[middle + 4096 :])
    (tmp_path / "words.db").write_text("words\n" * 1000)
    for file, code in ((half, "damaged"), (holed, "damaged"), (tmp_path / "words.db", "not-ours")):
        with pytest.raises(StoreError) as refused:
            restore(file, tmp_path / "new.db")
        assert refused.value.code == code, file
    with pytest.raises(StoreError) as refused:
        restore(tmp_path / "nowhere.db", tmp_path / "new.db")
    assert refused.value.code == "no-database"
    with pytest.raises(StoreError) as refused:
        restore(tmp_path / "copy.db", tmp_path / "copy.db", replace=True)
    assert refused.value.code == "same-file"
    assert not list(tmp_path.glob("new.db*"))
