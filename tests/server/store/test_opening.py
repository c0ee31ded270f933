"""Opening a store: addresses, files, and error messages."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from meadhall.server.store import Store, StoreError
from meadhall.server.store.database import Database
from tests.patience import HANG
from tests.server.store.conftest import Opened
from tests.server.store.samples import a_table, some_seats

pytestmark = pytest.mark.anyio


async def trouble(url: str | Path, *, serve: bool = False) -> str:
    with pytest.raises(StoreError) as caught:
        await Store.open(url, serve=serve)
    return str(caught.value)


async def test_a_plain_path_is_a_file_and_its_folder_is_made(tmp_path: Path, opened: Opened) -> None:
    path = tmp_path / "new" / "folder" / "100% é.db"
    store = await opened(str(path))
    await store.create(a_table(), some_seats())
    assert path.exists()
    if os.name == "posix":
        assert path.stat().st_mode & 0o077 == 0  # it holds seeds
    again = await opened(f"sqlite:///{path}")
    assert await again.table("t1") == a_table()


@pytest.mark.parametrize(
    "url",
    ["", "a\0b", "mysql://x/y", "sqlite://host/x", "sqlite:///x?mode=ro", "postgresql://u:hush@h:port/x"],
)
async def test_wrong_addresses(url: str) -> None:
    said = await trouble(url)
    assert "is no database. Give a file" in said
    assert "hush" not in said


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:"])
async def test_memory_keeps_nothing(url: str) -> None:
    assert "kept in a file" in await trouble(url)


@pytest.mark.parametrize("url", ["postgres://h/x", "postgresql://h/x", "postgresql+psycopg2://h/x"])
def test_postgresql_by_all_its_names(url: str) -> None:
    assert Database(url).url.drivername == "postgresql+psycopg"


async def test_files_that_cannot_be_used(tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("no database at all, only some words; but long enough to be looked at closely\n" * 20)
    assert await trouble(text) == f"{text} is no database of Meadhall."
    assert text.read_text().startswith("no database")
    assert "cannot be read and written: Is a directory" in await trouble(tmp_path)
    assert f"The folder of {text / 'x' / 'y.db'} cannot be made" in await trouble(text / "x" / "y.db")


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write everywhere")
async def test_a_folder_one_may_not_write(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    assert "Permission denied" in await trouble(tmp_path / "x.db")
    assert "Permission denied" in await trouble(tmp_path / "y" / "x.db")


async def test_a_database_of_somebody_else(tmp_path: Path) -> None:
    import sqlite3

    path = tmp_path / "other.db"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE chat (x)")
    other.close()
    assert await trouble(path) == f"{path} is no database of Meadhall."


async def test_nobody_there(postgresql_url: str, tmp_path: Path) -> None:
    assert "PostgreSQL cannot be reached" in await trouble("postgresql://u:hush@127.0.0.1:1/x")
    assert "PostgreSQL cannot be reached" in await trouble(f"postgresql://u:hush@/x?host={tmp_path}")
    missing = postgresql_url.replace("/postgres?", "/nothing?")
    said = await trouble(missing)
    assert "does not exist" in said and "hush" not in said


async def test_one_process_serves_a_file(sqlite_url: str, opened: Opened) -> None:
    path = sqlite_url.removeprefix("sqlite:///")
    store = await Store.open(sqlite_url, serve=True)
    said = await trouble(sqlite_url, serve=True)
    assert f"{path} is served by another process already ({os.getpid()})" in said
    await opened(sqlite_url)  # looking at it is allowed
    await store.close()
    again = await opened(sqlite_url, serve=True)
    assert await again.count_tables() == 0


async def test_a_killed_server_does_not_keep_its_file(sqlite_url: str, opened: Opened) -> None:
    program = (
        "import asyncio, sys; from meadhall.server.store import Store\n"
        "async def main():\n"
        "    store = await Store.open(sys.argv[1], serve=True); print('ready', flush=True)\n"
        "    await asyncio.sleep(99)\n"
        "asyncio.run(main())"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program, sqlite_url], stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None and other.stdout.readline() == "ready\n"
        assert f"already ({other.pid})" in await trouble(sqlite_url, serve=True)
        other.kill()
    await opened(sqlite_url, serve=True)


async def test_several_processes_serve_one_postgresql(postgresql_url: str, opened: Opened) -> None:
    one = await opened(postgresql_url, serve=True)
    two = await opened(postgresql_url, serve=True)
    await one.create(a_table(), some_seats())
    assert await two.table("t1") == a_table()


async def test_who_comes_while_a_new_file_is_being_written_waits(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, opened: Opened
) -> None:
    """The file has no write-ahead log yet, and making one is refused at once while somebody writes."""
    monkeypatch.setattr("meadhall.server.store.database.BUSY", HANG * 1000)
    with closing(sqlite3.connect(Path(sqlite_url.removeprefix("sqlite:///")), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        opening = asyncio.ensure_future(opened(sqlite_url))
        await asyncio.wait([opening], timeout=0.3)
        assert not opening.done()
        other.execute("ROLLBACK")
        await (await opening).create(a_table(), some_seats())
