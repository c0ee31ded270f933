"""Commands of the host without a running server: confirmations and error messages."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from meadhall.cli import main
from meadhall.server.limit_flags import listed
from meadhall.server.store import Store, backup
from tests.server.players import reading
from tests.server.store.samples import a_table, some_seats


def filled(file: Path, table_id: str) -> None:
    async def work() -> None:
        store = await Store.open(file)
        await store.create(a_table(table_id), some_seats(table_id))
        await store.close()

    asyncio.run(work())


def there(file: Path) -> list[str]:
    async def work() -> list[str]:
        async with reading(str(file)) as store:
            return [name async for name in store.all_ids()]

    return asyncio.run(work())


def test_a_backup_is_put_back_after_a_question(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    old, now, copy = tmp_path / "old.db", tmp_path / "now.db", tmp_path / "copy.db"
    filled(old, "t1")
    filled(now, "t2")
    backup(old, copy)
    words = ["restore", str(copy), "--database", str(now)]
    assert main(words) == 1
    assert "1 tables in the database" in capsys.readouterr().err
    for answer, code, left in (("no", 1, ["t2"]), ("yes", 0, ["t1"])):
        monkeypatch.setattr("builtins.input", lambda *_, answer=answer: answer)
        assert main([*words, "--replace"]) == code
        assert there(now) == left
    assert "1 tables with 0 moves" in capsys.readouterr().out
    assert main(["restore", str(copy), "--database", str(tmp_path / "new.db")]) == 0
    assert there(tmp_path / "new.db") == ["t1"]


def test_every_limit_is_printed_with_its_reason() -> None:
    wide = {**os.environ, "COLUMNS": "250"}
    found = subprocess.run(
        [sys.executable, "-m", "meadhall", "limits"], capture_output=True, text=True, check=True, env=wide
    )
    for limit in listed():
        assert limit.name in found.stdout and limit.reason[:60] in found.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("serve --limit TABLES", "not of the form NAME=VALUE"),
        ("serve --limit NAME_LENGTH=50", "cannot be set"),
        ("serve --keep 0", "is not a number of days"),
        ("serve --keep-running 5", "--keep-running goes with --keep"),
        ("tables expire", "--keep"),
        ("tables --status gone", "invalid choice"),
        ("bans add --address home", "is not an address"),
        ("bans add --address ::1 --table t", "--table goes with --seat or --line"),
        ("bans add --line 5", "--table goes with --seat or --line"),
        ("bans remove", "required"),
        ("bans remove x", "is not a number"),
    ],
)
def test_wrong_flags_are_told(words: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code: object = main(words.split())
    except SystemExit as ended:
        code = ended.code
    assert code == 2
    assert said in capsys.readouterr().err


def test_bans_that_cannot_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tables.db"
    filled(file, "t1")
    for words, said in (
        ("bans add --table t9 --seat wolf", "There is no table t9"),
        ("bans add --table t1 --seat dragon", "There is no seat dragon at this table, only: wolf"),
        ("bans add --table t1 --seat wolf", "No person is there"),
        ("bans add --table t1 --line 5", "Line 5 is not there"),
        ("bans remove 5", "There is no ban 5"),
        ("bans remove --address 203.0.113.5", "There is no ban of 203.0.113.5"),
    ):
        assert main([*words.split(), "--database", str(file)]) == 1
        assert said in capsys.readouterr().err
