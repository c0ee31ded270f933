"""The jobs of the writer. Their first arguments are the transaction and the table id ("" for none).

A job may run twice: if a batch fails, it is rolled back and its jobs are tried one by one. So a job must not
change anything but the database.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from meadhall.server.store.rows import ChatMessage, Move, Seat, Table, TableChange
from meadhall.server.store.schema import chat, seats, server_values, tables
from meadhall.server.store.transaction import Transaction

ALIVE_AT = "alive_at"
TOUCHED_AT = "touched_at"


def create(
    transaction: Transaction, table_id: str, table: Table, at_table: Sequence[Seat], log: Sequence[Move]
) -> None:
    """Insert a new table with its seats and its first moves."""
    connection = transaction.connection
    connection.execute(tables.insert(), msgspec.structs.asdict(table))
    if at_table:
        connection.execute(seats.insert(), [msgspec.structs.asdict(seat) for seat in at_table])
    transaction.insert(table_id, log)
    transaction.standing[table_id] = (table.entries, table.version)


def append(
    transaction: Transaction, table_id: str, log: Sequence[Move], change: TableChange, version: int | None
) -> bool:
    """Append moves; False, and nothing is changed, if another process was first."""
    entries, current = transaction.standing.get(table_id, (-1, -1))
    if entries != log[0].number - 1 or version not in (None, current):
        return False
    transaction.standing[table_id] = (log[-1].number, current)
    transaction.insert(table_id, log)
    transaction.change(table_id, log[-1].number, change)
    transaction.notify("moves", table_id, log[-1].number)
    return True


def change_table(
    transaction: Transaction, table_id: str, where: Mapping[str, Any], columns: Mapping[str, Any]
) -> bool:
    """Set columns of a table, if it matches `where`."""
    if table_id not in transaction.standing:
        return False
    changed = transaction.connection.execute(
        tables.update().where(tables.c.id == table_id, *_expected(tables, where)).values(columns)
    )
    return _changed(transaction, table_id) if changed.rowcount else False


def mark_stuck(transaction: Transaction, _: str, table_id: str, misfit: str) -> None:
    """Mark a table as stuck. Its other columns are not read: they may be damaged."""
    stuck = {"status": "stuck", "misfit": misfit, "due_at": None}
    transaction.connection.execute(tables.update().where(tables.c.id == table_id).values(stuck))
    transaction.notify("table", table_id, 0)


def change_seat(
    transaction: Transaction, table_id: str, seat: int, where: Mapping[str, Any], columns: Mapping[str, Any]
) -> bool:
    """Set columns of a seat, if it matches `where`."""
    if table_id not in transaction.standing:
        return False
    changed = transaction.connection.execute(
        seats.update()
        .where(seats.c.table_id == table_id, seats.c.seat == seat, *_expected(seats, where))
        .values(columns)
    )
    return _changed(transaction, table_id) if changed.rowcount else False


def _expected(of: sa.Table, where: Mapping[str, Any]) -> list[sa.ColumnElement[bool]]:
    return [of.c[name].is_not_distinct_from(value) for name, value in where.items()]


def _changed(transaction: Transaction, table_id: str) -> bool:
    """Increment the table's version and notify others; returns True."""
    entries, version = transaction.standing[table_id]
    transaction.connection.execute(tables.update().where(tables.c.id == table_id).values(version=version + 1))
    transaction.standing[table_id] = (entries, version + 1)
    transaction.notify("table", table_id, version + 1)
    return True


def say(transaction: Transaction, table_id: str, line: ChatMessage, keep: int) -> ChatMessage | None:
    """Insert a chat message; None if there is no such table. Only the newest `keep` messages are kept."""
    if table_id not in transaction.standing:
        return None
    values = msgspec.structs.asdict(line)
    del values["id"]
    given = transaction.connection.execute(chat.insert(), values).inserted_primary_key
    assert given is not None
    here = (chat.c.table_id == table_id) & (chat.c.channel == line.channel)
    too_old = sa.select(chat.c.id).where(here).order_by(chat.c.id.desc()).offset(keep).limit(1)
    transaction.connection.execute(chat.delete().where(here, chat.c.id <= too_old.scalar_subquery()))
    transaction.notify("chat", table_id, given.id)
    return msgspec.structs.replace(line, id=given.id)


def pass_on(transaction: Transaction, table_id: str, text: str) -> None:
    """Only notify other processes; nothing is stored."""
    transaction.notify("notice", table_id, 0, text)


def delete(transaction: Transaction, table_id: str, standing: tuple[int, int] | None) -> bool:
    """Delete a table. With `standing`: only if entries and version are unchanged."""
    if table_id not in transaction.standing or standing not in (None, transaction.standing[table_id]):
        return False
    del transaction.standing[table_id]
    transaction.connection.execute(tables.delete().where(tables.c.id == table_id))
    transaction.notify("gone", table_id, 0)
    return True


def keep(transaction: Transaction, _: str, name: str, value: str) -> str:
    """Insert a shared value unless it exists; returns the stored value."""
    transaction.connection.execute(_put(transaction, name, value).on_conflict_do_nothing())
    return str(
        transaction.connection.execute(
            sa.select(server_values.c.value).where(server_values.c.name == name)
        ).scalar_one()
    )


def replace(transaction: Transaction, _: str, name: str, value: str, what: str) -> None:
    """Insert or replace a shared value, and notify the other processes with `what`."""
    put = _put(transaction, name, value)
    transaction.connection.execute(put.on_conflict_do_update(index_elements=["name"], set_={"value": value}))
    transaction.notify(what, "", 0)


def written_by_others(transaction: Transaction, _: str) -> int:
    """SQLite's data_version: it changes when another connection writes to the file."""
    return int(transaction.connection.exec_driver_sql("PRAGMA data_version").scalar_one())


def beat(transaction: Transaction, _: str, now: int) -> int | None:
    """Store the time as the server's heartbeat; returns the one before, of any process."""
    before = transaction.connection.execute(
        sa.select(server_values.c.value).where(server_values.c.name == ALIVE_AT)
    ).scalar_one_or_none()
    _replace(transaction, ALIVE_AT, str(now))
    return None if before is None else int(before)


def touch(transaction: Transaction, _: str, now: int) -> None:
    """Write a row. It is not the heartbeat, which tells for how long no server has run."""
    _replace(transaction, TOUCHED_AT, str(now))


def _replace(transaction: Transaction, name: str, value: str) -> None:
    put = _put(transaction, name, value)
    transaction.connection.execute(put.on_conflict_do_update(index_elements=["name"], set_={"value": value}))


def _put(transaction: Transaction, name: str, value: str) -> sqlite.Insert | postgresql.Insert:
    insert = sqlite.insert if transaction.connection.dialect.name == "sqlite" else postgresql.insert
    return insert(server_values).values(name=name, value=value)
