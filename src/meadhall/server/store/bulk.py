"""Statements that work on many rows at once.

The writer thread shares Python's lock with the event loop, and gives it away in every call of the
database. While the loop is busy each call may wait milliseconds to get it back; so a batch must cost a
handful of calls, however many moves are in it. Rows go in as one JSON text, which both databases take apart
themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from meadhall.server.store import schema
from meadhall.server.store.rows import Move, TableChange

CHANGED = ("entries", *(name for name in TableChange.__struct_fields__ if name != "decided"))
# Whoever moves may not have heard yet of a proposal that was stored a moment ago.
PROPOSAL = '"proposal" = CASE WHEN given."decided" THEN NULL ELSE tables."proposal" END'
CONNECTED = ("process", "table_id", "seat", "at")
MOVED = ("table_id", *Move.__struct_fields__)

LOOK = {
    "sqlite": "SELECT json_group_array(json_array(id, entries, version)) FROM tables"
    " WHERE id IN (SELECT value FROM json_each(?))",
    # Rows are locked in the order of their ids: two processes never wait for each other in a circle.
    "postgresql": "SELECT id, entries, version FROM tables"
    " WHERE id IN (SELECT json_array_elements_text(%s)) ORDER BY id FOR NO KEY UPDATE",
}
NOTIFY = "SELECT pg_notify('meadhall', word) FROM json_array_elements_text(%s) AS word"


class Bulk:
    """The statements, in the words of one database."""

    def __init__(self, dialect: sa.Dialect) -> None:
        self.dialect = dialect
        self.is_sqlite = dialect.name == "sqlite"
        self._look = LOOK[dialect.name]
        sets = ", ".join((*(f'"{name}" = given."{name}"' for name in CHANGED), PROPOSAL))
        given = self._rows(schema.tables, ("id", *CHANGED, "decided"))
        self._change = f"UPDATE tables SET {sets} FROM {given} WHERE tables.id = given.id"
        names = ", ".join(f'"{name}"' for name in MOVED)
        self._insert = f"INSERT INTO moves ({names}) SELECT {names} FROM {self._rows(schema.moves, MOVED)}"
        seats = self._rows(schema.presence, CONNECTED)
        key = ", ".join(CONNECTED[:3])
        # Of tables that are gone nothing is written. SQLite needs the WHERE to tell the two ONs apart.
        self._come = (
            f"INSERT INTO presence ({key}, at) SELECT given.process, given.table_id, given.seat, given.at"
            f" FROM {seats} JOIN tables ON tables.id = given.table_id WHERE 1 = 1"
            f" ON CONFLICT ({key}) DO UPDATE SET at = excluded.at"
        )
        self._go = f"DELETE FROM presence WHERE ({key}) IN (SELECT {key} FROM {seats})"

    def look(self, connection: Connection, table_ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """Entries and version of each table there is; nobody else changes them until we are done."""
        found = connection.exec_driver_sql(self._look, (_json(table_ids),))
        rows = msgspec.json.decode(found.scalar_one()) if self.is_sqlite else found
        return {table_id: (entries, version) for table_id, entries, version in rows}

    def change(self, connection: Connection, rows: Sequence[dict[str, object]]) -> None:
        """How tables stand after moves: dicts of `id`, `entries` and all of a TableChange."""
        connection.exec_driver_sql(self._change, (_json(rows),))

    def insert(self, connection: Connection, rows: Sequence[dict[str, object]]) -> None:
        """Rows of the log: dicts of MOVED."""
        connection.exec_driver_sql(self._insert, (_json(rows),))

    def come(self, connection: Connection, rows: Sequence[dict[str, object]]) -> None:
        """Seats that are connected now: dicts of CONNECTED."""
        connection.exec_driver_sql(self._come, (_json(rows),))

    def go(self, connection: Connection, rows: Sequence[dict[str, object]]) -> None:
        """Seats that are not connected any more: dicts of CONNECTED."""
        connection.exec_driver_sql(self._go, (_json(rows),))

    def notify(self, connection: Connection, words: Sequence[str]) -> None:
        """Sent by PostgreSQL when, and if, the transaction is committed; SQLite has nobody to tell."""
        if not self.is_sqlite:
            connection.exec_driver_sql(NOTIFY, (_json(words),))

    def _rows(self, table: sa.Table, names: Sequence[str]) -> str:
        """A JSON array of objects, as rows called `given`."""
        if self.is_sqlite:
            columns = ", ".join(f"json_extract(value, '$.{name}') AS \"{name}\"" for name in names)
            return f"(SELECT {columns} FROM json_each(?)) AS given"
        typed = ", ".join(f'"{name}" {self._type(table, name)}' for name in names)
        return f"json_to_recordset(%s) AS given({typed})"

    def _type(self, table: sa.Table, name: str) -> str:
        """Whether somebody decided is no column."""
        return "BOOLEAN" if name == "decided" else table.c[name].type.compile(self.dialect)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
