"""SQL statements that handle many rows at once.

The writer thread shares Python's lock with the event loop, and releases it in every call of the database.
While the loop is busy, getting the lock back may take milliseconds. So a batch needs only a few calls,
whatever the number of moves. Rows are passed as one JSON text, which the databases unpack.
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
# The process that stores a move may not know yet of a proposal that another process has just stored.
PROPOSAL = '"proposal" = CASE WHEN given."decided" THEN NULL ELSE tables."proposal" END'
CONNECTED = ("process", "table_id", "seat", "at")
MOVED = ("table_id", *Move.__struct_fields__)

LOOK = {
    "sqlite": "SELECT json_group_array(json_array(id, entries, version)) FROM tables"
    " WHERE id IN (SELECT value FROM json_each(?))",
    # Rows are locked in the order of their ids, so that two processes cannot deadlock.
    "postgresql": "SELECT id, entries, version FROM tables"
    " WHERE id IN (SELECT json_array_elements_text(%s)) ORDER BY id FOR NO KEY UPDATE",
}
NOTIFY = "SELECT pg_notify('meadhall', word) FROM json_array_elements_text(%s) AS word"


class BulkStatements:
    """The statements in one SQL dialect."""

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
        # Nothing is written for deleted tables. SQLite needs the WHERE to parse ON CONFLICT after JOIN … ON.
        self._come = (
            f"INSERT INTO presence ({key}, at) SELECT given.process, given.table_id, given.seat, given.at"
            f" FROM {seats} JOIN tables ON tables.id = given.table_id WHERE 1 = 1"
            f" ON CONFLICT ({key}) DO UPDATE SET at = excluded.at"
        )
        self._go = f"DELETE FROM presence WHERE ({key}) IN (SELECT {key} FROM {seats})"

    def look(self, connection: Connection, table_ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """Entries and version of each existing table; on PostgreSQL the rows are locked until the commit."""
        found = connection.exec_driver_sql(self._look, (_json(table_ids),))
        rows = msgspec.json.decode(found.scalar_one()) if self.is_sqlite else found
        return {table_id: (entries, version) for table_id, entries, version in rows}

    def change(self, connection: Connection, rows: Sequence[dict[str, object]]) -> None:
        """Update tables after moves: dicts of `id`, `entries` and all fields of a TableChange."""
        connection.exec_driver_sql(self._change, (_json(rows),))

    def insert(self, connection: Connection, rows: Sequence[dict[str, object]]) -> None:
        """Insert rows of logs: dicts of MOVED."""
        connection.exec_driver_sql(self._insert, (_json(rows),))

    def come(self, connection: Connection, rows: Sequence[dict[str, object]]) -> None:
        """Insert seats that are connected now: dicts of CONNECTED."""
        connection.exec_driver_sql(self._come, (_json(rows),))

    def go(self, connection: Connection, rows: Sequence[dict[str, object]]) -> None:
        """Delete seats that are not connected any more: dicts of CONNECTED."""
        connection.exec_driver_sql(self._go, (_json(rows),))

    def notify(self, connection: Connection, words: Sequence[str]) -> None:
        """NOTIFY; PostgreSQL sends it when the transaction is committed. SQLite has no other processes."""
        if not self.is_sqlite:
            connection.exec_driver_sql(NOTIFY, (_json(words),))

    def _rows(self, table: sa.Table, names: Sequence[str]) -> str:
        """SQL for a JSON array of objects as rows named `given`."""
        if self.is_sqlite:
            columns = ", ".join(f"json_extract(value, '$.{name}') AS \"{name}\"" for name in names)
            return f"(SELECT {columns} FROM json_each(?)) AS given"
        typed = ", ".join(f'"{name}" {self._type(table, name)}' for name in names)
        return f"json_to_recordset(%s) AS given({typed})"

    def _type(self, table: sa.Table, name: str) -> str:
        """`decided` is not a column of the table."""
        return "BOOLEAN" if name == "decided" else table.c[name].type.compile(self.dialect)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
