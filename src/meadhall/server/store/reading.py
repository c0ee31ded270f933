"""What is read, each in one transaction: of one moment."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, TypeVar

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy import Connection

from meadhall.server.store.rows import Line, Move, Seat, Table
from meadhall.server.store.schema import chat, moves, seats, tables

Row = TypeVar("Row", bound=Struct)

TableSeats = tuple[Table, list[Seat]]


def _all(of: sa.Table, row: type[Row]) -> sa.Select[Any]:
    """The columns in the order of the row's fields."""
    return sa.select(*(of.c[name] for name in row.__struct_fields__))


TABLES = _all(tables, Table)
SEATS = _all(seats, Seat)
MOVES = _all(moves, Move).order_by(moves.c.number)
LINES = _all(chat, Line)


def table(connection: Connection, table_id: str) -> Table | None:
    found = connection.execute(TABLES.where(tables.c.id == table_id)).one_or_none()
    return Table(*found) if found else None


def seats_of(connection: Connection, table_id: str) -> list[Seat]:
    found = connection.execute(SEATS.where(seats.c.table_id == table_id).order_by(seats.c.seat))
    return [Seat(*row) for row in found]


def moves_of(connection: Connection, table_id: str, after: int) -> list[Move]:
    found = connection.execute(MOVES.where(moves.c.table_id == table_id, moves.c.number > after))
    return [Move(*row) for row in found]


def load(connection: Connection, table_id: str, after: int) -> tuple[Table, list[Seat], list[Move]] | None:
    found = table(connection, table_id)
    if found is None:
        return None
    return found, seats_of(connection, table_id), moves_of(connection, table_id, after)


def seat_by_token(connection: Connection, token_hash: str) -> Seat | None:
    found = connection.execute(SEATS.where(seats.c.token_hash == token_hash)).one_or_none()
    return Seat(*found) if found else None


def lines(connection: Connection, table_id: str, channel: str, after: int, limit: int) -> list[Line]:
    found = connection.execute(
        LINES.where(chat.c.table_id == table_id, chat.c.channel == channel, chat.c.id > after)
        .order_by(chat.c.id.desc())
        .limit(limit)
    )
    return [Line(*row) for row in found][::-1]


def lobby(
    connection: Connection,
    game: str | None,
    status: Sequence[str],
    language: str | None,
    open_seats: bool,
    before: tuple[int, str] | None,
    limit: int,
) -> list[TableSeats]:
    wanted = TABLES.where(tables.c.listed, tables.c.status.in_(status))
    if game is not None:
        wanted = wanted.where(tables.c.game == game)
    if language is not None:
        wanted = wanted.where(tables.c.language == language)
    if open_seats:
        wanted = wanted.where(sa.exists().where(seats.c.table_id == tables.c.id, seats.c.kind == "open"))
    if before is not None:
        wanted = wanted.where(sa.tuple_(tables.c.updated_at, tables.c.id) < sa.tuple_(*before))
    return _newest(connection, wanted, limit)


def tables_of(connection: Connection, client: str, limit: int) -> list[TableSeats]:
    # Two indexes, and no OR between them: that would look at every table.
    seated = sa.select(seats.c.table_id).where(seats.c.client == client)
    made = sa.select(tables.c.id).where(tables.c.host == client)
    return _newest(connection, TABLES.where(tables.c.id.in_(sa.union(seated, made))), limit)


def _newest(connection: Connection, wanted: sa.Select[Any], limit: int) -> list[TableSeats]:
    newest = wanted.order_by(tables.c.updated_at.desc(), tables.c.id.desc()).limit(limit)
    found = [Table(*row) for row in connection.execute(newest)]
    ids = [table.id for table in found]
    around = defaultdict(list)
    for row in connection.execute(SEATS.where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
        seat = Seat(*row)
        around[seat.table_id].append(seat)
    return [(table, around[table.id]) for table in found]


def due(connection: Connection, before: int, limit: int) -> list[str]:
    first = sa.select(tables.c.id).where(tables.c.due_at <= before).order_by(tables.c.due_at).limit(limit)
    return list(connection.scalars(first))


def count_tables(connection: Connection, status: Sequence[str] | None, host: str | None) -> int:
    counted = sa.select(sa.func.count()).select_from(tables)
    if status is not None:
        counted = counted.where(tables.c.status.in_(status))
    if host is not None:
        counted = counted.where(tables.c.host == host)
    return connection.execute(counted).scalar_one()


def ids_after(connection: Connection, last: str, limit: int) -> list[str]:
    return list(
        connection.scalars(
            sa.select(tables.c.id).where(tables.c.id > last).order_by(tables.c.id).limit(limit)
        )
    )
