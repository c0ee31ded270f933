"""The tables of facts: rows, columns and cells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from meadhall.arena.counting.base import MEAN, RATE, SHARE, Table

Counts = Mapping[str, Mapping[str, int]]  # row, column


def rows_of(table: Table, counts: Counts) -> list[str]:
    """Return the rows, in the order of the table, or by number."""
    return list(table.rows) if table.rows else sorted(counts, key=int)


def columns_of(table: Table, seats: Sequence[str]) -> tuple[str, ...]:
    return table.columns or tuple(seats)


def value(table: Table, counts: Counts, row: str, column: str, games: int) -> float | None:
    """Return the value of a cell, or None if its total is 0."""
    n = counts.get(row, {}).get(column, 0)
    if table.shown == MEAN:
        of = games
    elif table.shown == RATE:
        first, of_column = table.columns
        if column != first:
            return float(n)
        of = counts.get(row, {}).get(of_column, 0)
    elif table.shown == SHARE:
        of = sum(columns.get(column, 0) for columns in counts.values())
    else:
        of = sum(sum(columns.values()) for columns in counts.values())
    return n / of if of else None


def cells(table: Table, counts: Counts, row: str, columns: Sequence[str], games: int) -> list[str]:
    """Return one row as formatted text."""
    found = []
    for column in columns:
        number = value(table, counts, row, column, games)
        if not number:
            found.append("·")
        elif table.shown == MEAN:
            found.append(f"{number:.2f}")
        elif table.shown == RATE and column != table.columns[0]:
            found.append(f"{number:.0f}")
        else:
            found.append(f"{number:.1%}")
    return found
