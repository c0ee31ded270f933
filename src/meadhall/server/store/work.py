"""One transaction of the writer: the jobs that happened to wait together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import Connection

from meadhall.server.store.bulk import Bulk
from meadhall.server.store.rows import Move, TableChange


class Work:
    """What a job may use. Moves are gathered and written together at the end."""

    def __init__(self, connection: Connection, bulk: Bulk, process: str, table_ids: Iterable[str]) -> None:
        self._connection = connection
        self.bulk = bulk
        self._process = process
        wanted = sorted({table_id for table_id in table_ids if table_id})
        # Entries and version of the tables the jobs are about, locked until the end and kept up to date here.
        self.standing = bulk.look(connection, wanted) if wanted else {}
        self._changed: dict[str, dict[str, object]] = {}
        self._moved: list[dict[str, object]] = []
        self._words: list[str] = []

    @property
    def connection(self) -> Connection:
        """For all other statements: these must see the moves that were gathered before them."""
        self.flush()
        return self._connection

    def insert(self, table_id: str, moves: Sequence[Move]) -> None:
        """Gather rows of a table's log."""
        self._moved += ({"table_id": table_id, **msgspec.structs.asdict(move)} for move in moves)

    def change(self, table_id: str, entries: int, change: TableChange) -> None:
        """Gather how a table stands after them. Of a table's changes the last counts, and any decision."""
        before = self._changed.get(table_id, {})
        row = {"id": table_id, "entries": entries, **msgspec.structs.asdict(change)}
        self._changed[table_id] = row | {"decided": change.decided or before.get("decided", False)}

    def tell(self, what: str, table_id: str, number: int, text: str = "") -> None:
        """Wake the other processes when this is committed. PostgreSQL takes less than 8,000 bytes of it."""
        self._words.append(f"{self._process} {what} {table_id} {number} {text}")

    def flush(self) -> None:
        """Write what was gathered."""
        if self._changed:
            self.bulk.change(self._connection, list(self._changed.values()))
            self._changed.clear()
        if self._moved:
            self.bulk.insert(self._connection, self._moved)
            self._moved.clear()

    def finish(self) -> None:
        """The last thing before the commit."""
        self.flush()
        if self._words:
            self.bulk.notify(self._connection, self._words)
