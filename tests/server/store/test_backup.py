"""A backup is a consistent snapshot in one file, and Meadhall can open it."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from meadhall.server.store import Store, StoreError, backup
from tests.server.store.conftest import Opened
from tests.server.store.samples import a_change, a_line, a_move, a_table, some_moves, some_seats

pytestmark = pytest.mark.anyio


async def test_everything_is_in_it(store: Store, database_url: str, tmp_path: Path, opened: Opened) -> None:
    log = some_moves(1, 2500)
    await store.create(a_table(entries=2500, name="Å"), some_seats(standing_in=True), log)
    line = await store.say(a_line())
    secret = await store.shared_value("secret", lambda: "s")
    file = tmp_path / "copies" / "copy.db"
    backup(database_url, file)
    assert os.listdir(file.parent) == ["copy.db"]
    if os.name == "posix":
        assert file.stat().st_mode & 0o077 == 0
    copy = await opened(str(file))
    assert await copy.load("t1") == await store.load("t1")
    assert await copy.chat("t1", "players") == [line]
    assert await copy.shared_value("secret", lambda: "other") == secret
    assert await copy.append("t1", [a_move(2501)], a_change())
    again = await copy.say(a_line())
    assert line is not None and again is not None and again.id > line.id


async def test_while_moves_are_made(store: Store, database_url: str, tmp_path: Path, opened: Opened) -> None:
    """In turn at two tables: at no moment is the second ahead, or the first by more than one move."""
    for name in ("a", "b"):
        await store.create(a_table(name), some_seats(name))
    stop, number = False, 0

    async def play() -> None:
        nonlocal number
        while not stop:
            number += 1
            for name in ("a", "b"):
                assert await store.append(name, [a_move(number)], a_change())

    playing = asyncio.create_task(play())
    for n in range(5):
        before = number
        while number < before + 3:  # two more moves at each table
            await asyncio.sleep(0.005)
        await asyncio.to_thread(backup, database_url, tmp_path / f"{n}.db")
    stop = True
    await playing
    sizes = []
    for n in range(5):
        copy = await opened(str(tmp_path / f"{n}.db"))
        a, b = await copy.load("a"), await copy.load("b")
        assert a is not None and b is not None
        assert a[2] == some_moves(1, a[0].entries) and b[2] == some_moves(1, b[0].entries)
        assert 0 <= len(a[2]) - len(b[2]) <= 1
        sizes.append(len(a[2]))
    assert sizes == sorted(sizes) and sizes[0] < sizes[-1]


async def test_nothing_is_overwritten(store: Store, database_url: str, tmp_path: Path) -> None:
    file = tmp_path / "precious"
    file.write_text("precious")
    with pytest.raises(StoreError, match="exists already; nothing was written"):
        backup(database_url, file)
    assert file.read_text() == "precious"


async def test_nothing_to_copy(database_url: str, tmp_path: Path) -> None:
    """A backup makes no database, and brings none up to date."""
    with pytest.raises(StoreError, match=r"There is no database|older Meadhall"):
        backup(database_url, tmp_path / "copy.db")
    assert os.listdir(tmp_path) == []


async def test_somebody_elses_file(tmp_path: Path) -> None:
    other = tmp_path / "notes.txt"
    other.write_text("words\n" * 1000)
    for empty in ("notes.txt", "empty"):
        (tmp_path / empty).touch()
        with pytest.raises(StoreError, match="is no database of Meadhall"):
            backup(tmp_path / empty, tmp_path / "copy.db")
    with pytest.raises(StoreError, match="cannot be made"):
        backup(tmp_path / "empty", other / "x" / "copy.db")
    assert sorted(os.listdir(tmp_path)) == ["empty", "notes.txt"]


async def test_a_database_that_is_away(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be reached"):
        backup(f"postgresql://u@/x?host={tmp_path}", tmp_path / "copy.db")
    assert os.listdir(tmp_path) == []
