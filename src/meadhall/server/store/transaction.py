"""One transaction of the writer, with all jobs that were queued together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import Connection

from meadhall.server.store.bulk_statements import BulkStatements
from meadhall.server.store.rows import Move, TableChange


class Transaction:
    """What a job may use. Moves are collected and written together at the end."""

    def __init__(
        self, connection: Connection, bulk: BulkStatements, process: str, table_ids: Iterable[str]
    ) -> None:
        self._connection = connection
        self.bulk = bulk
        self._process = process
        wanted = sorted({table_id for table_id in table_ids if table_id})
        # Entries and version of the tables of the jobs: locked until the commit, and updated by the jobs.
        self.standing = bulk.look(connection, wanted) if wanted else {}
        self._changed: dict[str, dict[str, object]] = {}
        self._moved: list[dict[str, object]] = []
        self._words: list[str] = []

    @property
    def connection(self) -> Connection:
        """For all other statements: writes the collected moves first, so that they are visible."""
        self.flush()
        return self._connection

    def insert(self, table_id: str, moves: Sequence[Move]) -> None:
        """Collect rows of a table's log."""
        self._moved += ({"table_id": table_id, **msgspec.structs.asdict(move)} for move in moves)

    def change(self, table_id: str, entries: int, change: TableChange) -> None:
        """Collect the change of a table. The last change of a table is written; `decided` if any of them
        is."""
        before = self._changed.get(table_id, {})
        row = {"id": table_id, "entries": entries, **msgspec.structs.asdict(change)}
        self._changed[table_id] = row | {"decided": change.decided or before.get("decided", False)}

    def notify(self, what: str, table_id: str, number: int, text: str = "") -> None:
        """Notify the other processes after the commit. PostgreSQL limits the payload to 8,000 bytes."""
        self._words.append(f"{self._process} {what} {table_id} {number} {text}")

    def flush(self) -> None:
        """Write what was collected."""
        if self._changed:
            self.bulk.change(self._connection, list(self._changed.values()))
            self._changed.clear()
        if self._moved:
            self.bulk.insert(self._connection, self._moved)
            self._moved.clear()

    def finish(self) -> None:
        """Call it before the commit."""
        self.flush()
        if self._words:
            self.bulk.notify(self._connection, self._words)
