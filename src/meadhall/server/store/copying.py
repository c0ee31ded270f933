"""Copies all rows of one database into another."""

from __future__ import annotations

from collections.abc import Iterable

import sqlalchemy as sa
from sqlalchemy import Connection

ROWS_AT_ONCE = 1000


def copy_rows(reading: Connection, writing: Connection, tables: Iterable[sa.Table]) -> dict[str, int]:
    """Copy into empty tables; returns the number of rows of each."""
    counts = {}
    for table in tables:
        counts[table.name] = 0
        rows = reading.execution_options(yield_per=ROWS_AT_ONCE).execute(sa.select(table))
        for part in rows.mappings().partitions():
            writing.execute(table.insert(), [dict(row) for row in part])
            counts[table.name] += len(part)
    return counts
