"""`meadhall check-store` says what is wrong with a table, and what would make it open again."""

from __future__ import annotations

import asyncio
import io
import sqlite3
from pathlib import Path

import pytest
from rich.console import Console

from meadhall import games
from meadhall.server.commands.check_store import check_store
from meadhall.server.http_types import Made
from tests.server.test_damaged_rows import make_tables

NEVER = (
    "restore a backup from before the damage; or repair {} by hand while the server is stopped; or delete the"
)
# For each kind: the damage, what is found, and the remedy.
KINDS = {
    "unknown game": (
        "UPDATE tables SET game = 'chess' WHERE id = :id",
        "its game is chess, which is not installed; installed are: bloodrage, runewars",
        "install the version of Meadhall, or the package, that has chess, and start the server again",
    ),
    "newer rules": (
        "UPDATE tables SET rules = 99 WHERE id = :id",
        "it is played by version 99 of the rules of bloodrage; this Meadhall knows them up to version",
        "update Meadhall, and start the server again",
    ),
    "missing pack": (
        "UPDATE tables SET pack = 'feedbeef' WHERE id = :id",
        "it is played with the pack feedbeef of bloodrage, which is missing; installed are: "
        + games()["bloodrage"].pack,
        "install the version of Meadhall that has the pack feedbeef",
    ),
    "unknown option": (
        'UPDATE tables SET options = \'{"dragons": "true"}\' WHERE id = :id',
        "its game cannot be set up with its options: ",
        "if a newer Meadhall created it, update Meadhall",
    ),
    "unknown seat": (
        "UPDATE seats SET name = 'owl' WHERE table_id = :id AND seat = 1",
        "its game cannot be set up with its seats: ",
        NEVER.format("the rows of this table in seats"),
    ),
    "damaged column": (
        "UPDATE tables SET clock = 'noon' WHERE id = :id",
        "the table: tables.clock cannot be read",
        NEVER.format("tables.clock"),
    ),
    "damaged entry": (
        "UPDATE moves SET at = 'noon' WHERE table_id = :id AND number = 5",
        "entry 5 of its log: moves.at cannot be read",
        NEVER.format("moves.at"),
    ),
    "missing entry": (
        "DELETE FROM moves WHERE table_id = :id AND number = 5",
        "entry 5 of its log is missing",
        "restore a backup that has this entry, or delete the table",
    ),
    "entry against the rules": (
        "UPDATE moves SET words = 'dance' WHERE table_id = :id AND number = 5",
        "entry 5 of its log does not fit the rules: ",
        "if Meadhall was updated since this table was played last, go back to the version before",
    ),
}


class Checked:
    """What the command printed about the tables of a database, by the name of the table."""

    def __init__(self, database: Path, made: dict[str, Made]) -> None:
        out, errors = io.StringIO(), io.StringIO()
        self.code = check_store(str(database), Console(file=out, width=80), Console(file=errors, width=80))
        self.text = out.getvalue()
        assert not errors.getvalue().strip()
        self._ids = {name: one.id for name, one in made.items()}

    def said(self, name: str) -> tuple[str, str]:
        lines = self.text.splitlines()
        found = [number for number, line in enumerate(lines) if line.startswith(f"{self._ids[name]}: ")]
        assert len(found) == 1, self.text
        return lines[found[0]].partition(": ")[2], lines[found[0] + 1]


@pytest.fixture(scope="module")
def checked(tmp_path_factory: pytest.TempPathFactory) -> Checked:
    database = tmp_path_factory.mktemp("check") / "tables.db"
    made = asyncio.run(make_tables(database, [*KINDS, "mended"]))
    with sqlite3.connect(database) as line:
        for name, (damage, _, _) in KINDS.items():
            line.execute(damage, {"id": made[name].id})
        line.execute("UPDATE tables SET status = 'stuck' WHERE id = ?", [made["mended"].id])
    return Checked(database, made)


@pytest.mark.parametrize("kind", KINDS)
def test_it_says_what_is_wrong_and_what_opens_the_table_again(kind: str, checked: Checked) -> None:
    found, remedy = checked.said(kind)
    assert found.startswith(KINDS[kind][1]) and found.endswith("."), found
    assert remedy.startswith(f"    To open it again: {KINDS[kind][2]}") and remedy.endswith("."), remedy


def test_a_table_that_fits_again_needs_a_restart_only(checked: Checked) -> None:
    found, remedy = checked.said("mended")
    assert found == "stuck, but it fits again."
    assert remedy == "    To open it again: start the server again: the table then goes on."


def test_the_tables_are_counted_and_those_in_order_are_not_named(checked: Checked) -> None:
    assert checked.code == 1
    assert f"{len(KINDS) + 5} tables, {len(KINDS)} that cannot be played." in checked.text
    assert checked.text.count("To open it again") == len(KINDS) + 1


def test_an_unexpected_error_is_one_tables_alone(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    made = asyncio.run(make_tables(database, ["failing"]))
    with sqlite3.connect(database) as line:
        line.execute("UPDATE tables SET seed = ? WHERE id = ?", ["9" * 5_000, made["failing"].id])
    said = Checked(database, made)
    found, remedy = said.said("failing")
    assert found.startswith("replaying it fails unexpectedly") and "ValueError" in found
    assert "report the error" in remedy
    assert "5 tables, 1 that cannot be played." in said.text


def test_an_id_that_is_not_text_is_named_as_such(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    made = asyncio.run(make_tables(database, ["odd"]))
    with sqlite3.connect(database) as line:
        line.execute("UPDATE tables SET id = CAST(x'61ff' AS TEXT) WHERE id = ?", [made["odd"].id])
    said = Checked(database, made)
    assert "a\ufffd: its id cannot be read." in said.text and "delete its rows by hand" in said.text
