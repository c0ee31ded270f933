"""The jobs of the writer. Each is given the transaction, then the table it is about.

A job may be run twice: if a batch fails it is rolled back and its jobs are tried one by one. So a job changes
nothing but the database.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from meadhall.server.store.rows import Line, Move, Seat, Table, TableChange
from meadhall.server.store.schema import chat, house, seats, tables
from meadhall.server.store.work import Work

ALIVE_AT = "alive_at"
TOUCHED_AT = "touched_at"


def create(work: Work, table_id: str, table: Table, at_table: Sequence[Seat], log: Sequence[Move]) -> None:
    """A new table, with its seats and the moves that it begins with."""
    connection = work.connection
    connection.execute(tables.insert(), msgspec.structs.asdict(table))
    if at_table:
        connection.execute(seats.insert(), [msgspec.structs.asdict(seat) for seat in at_table])
    work.insert(table_id, log)
    work.standing[table_id] = (table.entries, table.version)


def append(work: Work, table_id: str, log: Sequence[Move], change: TableChange, version: int | None) -> bool:
    """Add moves; False, and nothing is changed, if somebody was there first."""
    entries, current = work.standing.get(table_id, (-1, -1))
    if entries != log[0].number - 1 or version not in (None, current):
        return False
    work.standing[table_id] = (log[-1].number, current)
    work.insert(table_id, log)
    work.change(table_id, log[-1].number, change)
    work.tell("moves", table_id, log[-1].number)
    return True


def change_table(work: Work, table_id: str, where: Mapping[str, Any], columns: Mapping[str, Any]) -> bool:
    """Set columns of a table, if it stands as expected."""
    if table_id not in work.standing:
        return False
    changed = work.connection.execute(
        tables.update().where(tables.c.id == table_id, *_expected(tables, where)).values(columns)
    )
    return _changed(work, table_id) if changed.rowcount else False


def stick(work: Work, _: str, table_id: str, misfit: str) -> None:
    """A table cannot be played. Nothing that its row holds is looked at: it may be what is wrong."""
    stuck = {"status": "stuck", "misfit": misfit, "due_at": None}
    work.connection.execute(tables.update().where(tables.c.id == table_id).values(stuck))
    work.tell("table", table_id, 0)


def change_seat(
    work: Work, table_id: str, seat: int, where: Mapping[str, Any], columns: Mapping[str, Any]
) -> bool:
    """Set columns of a seat, if it stands as expected."""
    if table_id not in work.standing:
        return False
    changed = work.connection.execute(
        seats.update()
        .where(seats.c.table_id == table_id, seats.c.seat == seat, *_expected(seats, where))
        .values(columns)
    )
    return _changed(work, table_id) if changed.rowcount else False


def _expected(of: sa.Table, where: Mapping[str, Any]) -> list[sa.ColumnElement[bool]]:
    return [of.c[name].is_not_distinct_from(value) for name, value in where.items()]


def _changed(work: Work, table_id: str) -> bool:
    """True, for its callers."""
    entries, version = work.standing[table_id]
    work.connection.execute(tables.update().where(tables.c.id == table_id).values(version=version + 1))
    work.standing[table_id] = (entries, version + 1)
    work.tell("table", table_id, version + 1)
    return True


def say(work: Work, table_id: str, line: Line, keep: int) -> Line | None:
    """A line of chat, with its id; None if there is no such table. Only the newest `keep` lines stay."""
    if table_id not in work.standing:
        return None
    values = msgspec.structs.asdict(line)
    del values["id"]
    given = work.connection.execute(chat.insert(), values).inserted_primary_key
    assert given is not None
    here = (chat.c.table_id == table_id) & (chat.c.channel == line.channel)
    too_old = sa.select(chat.c.id).where(here).order_by(chat.c.id.desc()).offset(keep).limit(1)
    work.connection.execute(chat.delete().where(here, chat.c.id <= too_old.scalar_subquery()))
    work.tell("chat", table_id, given.id)
    return msgspec.structs.replace(line, id=given.id)


def pass_on(work: Work, table_id: str, text: str) -> None:
    """Nothing is stored: other processes hear it."""
    work.tell("notice", table_id, 0, text)


def delete(work: Work, table_id: str, standing: tuple[int, int] | None) -> bool:
    """A table with all that belongs to it. With `standing`, only if entries and version are still these."""
    if table_id not in work.standing or standing not in (None, work.standing[table_id]):
        return False
    del work.standing[table_id]
    work.connection.execute(tables.delete().where(tables.c.id == table_id))
    work.tell("gone", table_id, 0)
    return True


def keep(work: Work, _: str, name: str, value: str) -> str:
    """Put something into the house, unless it is there; what is there now."""
    work.connection.execute(_put(work, name, value).on_conflict_do_nothing())
    return str(work.connection.execute(sa.select(house.c.value).where(house.c.name == name)).scalar_one())


def replace(work: Work, _: str, name: str, value: str, what: str) -> None:
    """Put something into the house, whatever was there; `what` wakes the other processes."""
    put = _put(work, name, value)
    work.connection.execute(put.on_conflict_do_update(index_elements=["name"], set_={"value": value}))
    work.tell(what, "", 0)


def written_by_others(work: Work, _: str) -> int:
    """A number that changes when another program, but not this writer, writes to the SQLite file."""
    return int(work.connection.exec_driver_sql("PRAGMA data_version").scalar_one())


def beat(work: Work, _: str, now: int) -> int | None:
    """Alive; and when that was last said, by anybody."""
    before = work.connection.execute(
        sa.select(house.c.value).where(house.c.name == ALIVE_AT)
    ).scalar_one_or_none()
    _replace(work, ALIVE_AT, str(now))
    return None if before is None else int(before)


def touch(work: Work, _: str, now: int) -> None:
    """Something is written. It is no sign of life: that tells how long no server has looked after tables."""
    _replace(work, TOUCHED_AT, str(now))


def _replace(work: Work, name: str, value: str) -> None:
    put = _put(work, name, value)
    work.connection.execute(put.on_conflict_do_update(index_elements=["name"], set_={"value": value}))


def _put(work: Work, name: str, value: str) -> sqlite.Insert | postgresql.Insert:
    insert = sqlite.insert if work.connection.dialect.name == "sqlite" else postgresql.insert
    return insert(house).values(name=name, value=value)
