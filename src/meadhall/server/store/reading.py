"""Queries. Each runs in one transaction and reads a consistent snapshot."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy import Connection

from meadhall.server import limits
from meadhall.server.store.rows import ChatMessage, Move, Seat, Table
from meadhall.server.store.schema import chat, moves, seats, tables

Row = TypeVar("Row", bound=Struct)

TableSeats = tuple[Table, list[Seat]]


def select_all(of: sa.Table, row: type[Row]) -> sa.Select[Any]:
    """Selects the columns in the order of the row's fields."""
    return sa.select(*(of.c[name] for name in row.__struct_fields__))


TABLES = select_all(tables, Table)
SEATS = select_all(seats, Seat)
MOVES = select_all(moves, Move).order_by(moves.c.number)
CHAT_MESSAGES = select_all(chat, ChatMessage)


@contextmanager
def any_text(connection: Connection) -> Iterator[None]:
    """Read texts of SQLite that are not UTF-8 with replacement characters, instead of failing."""
    line = connection.connection.driver_connection
    assert isinstance(line, sqlite3.Connection)
    line.text_factory = partial(str, encoding="utf-8", errors="replace")
    try:
        yield
    finally:
        line.text_factory = str


def table(connection: Connection, table_id: str) -> Table | None:
    found = connection.execute(TABLES.where(tables.c.id == table_id)).one_or_none()
    return Table(*found) if found else None


def entries_of(connection: Connection, table_id: str) -> int:
    counted = sa.select(sa.func.count()).select_from(moves).where(moves.c.table_id == table_id)
    return connection.execute(counted).scalar_one()


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


def lines(connection: Connection, table_id: str, channel: str, after: int, limit: int) -> list[ChatMessage]:
    found = connection.execute(
        CHAT_MESSAGES.where(chat.c.table_id == table_id, chat.c.channel == channel, chat.c.id > after)
        .order_by(chat.c.id.desc())
        .limit(limit)
    )
    return [ChatMessage(*row) for row in found][::-1]


def lobby(
    connection: Connection,
    game: str | None,
    status: Sequence[str],
    language: str | None,
    open_seats: bool,
    before: tuple[int, str] | None,
    limit: int,
    now: int,
) -> list[TableSeats]:
    at = _listed_at(now)
    wanted = TABLES.where(_listed_as(status, now))
    if game is not None:
        wanted = wanted.where(tables.c.game == game)
    if language is not None:
        wanted = wanted.where(tables.c.language == language)
    if open_seats:
        wanted = wanted.where(sa.exists().where(seats.c.table_id == tables.c.id, seats.c.kind == "open"))
    if before is not None:
        wanted = wanted.where(sa.tuple_(at, tables.c.id) < sa.tuple_(*before))
    return _newest(connection, wanted, limit, at)


def _end_unseen(now: int) -> sa.ColumnElement[bool]:
    """Over, but spectators with a delay have not seen the end yet (tables/spectator_delay.py)."""
    return sa.and_(
        tables.c.status == "over",
        tables.c.spectator_delay > 0,
        tables.c.updated_at > now - limits.SPECTATOR_DELAY_SECONDS * 1000,  # for the index
        tables.c.updated_at + tables.c.spectator_delay * 1000 > now,
    )


def _listed_as(status: Sequence[str], now: int) -> sa.ColumnElement[bool]:
    """Listed tables that have one of these states as spectators see them."""
    there = sa.and_(tables.c.listed, tables.c.status.in_(status))
    if "over" in status:
        return there if "playing" in status else sa.and_(there, sa.not_(_end_unseen(now)))
    if "playing" not in status:
        return there
    # A UNION instead of an OR: with an OR, SQLite would scan all listed tables.
    ids = sa.select(tables.c.id)
    unseen = ids.where(tables.c.listed, _end_unseen(now))
    return tables.c.id.in_(sa.union_all(ids.where(there), unseen))


def _listed_at(now: int) -> sa.ColumnElement[int]:
    """When a table changed, or was created if spectators must not know of the change yet."""
    late = sa.and_(tables.c.spectator_delay > 0, sa.or_(tables.c.status == "playing", _end_unseen(now)))
    return sa.case((late, tables.c.created_at), else_=tables.c.updated_at)


def tables_of(connection: Connection, client: str, limit: int, now: int) -> list[TableSeats]:
    # A UNION instead of an OR, so that both indexes are used.
    seated = sa.select(seats.c.table_id).where(seats.c.client == client)
    made = sa.select(tables.c.id).where(tables.c.host == client)
    at = sa.case((tables.c.id.in_(seated), tables.c.updated_at), else_=_listed_at(now))
    return _newest(connection, TABLES.where(tables.c.id.in_(sa.union(seated, made))), limit, at)


def holds_seat(connection: Connection, client: str | None, token_hash: str | None) -> bool:
    """By cookie, or by the token that was given when a link was followed."""
    for column, value in ((seats.c.client, client), (seats.c.key_hash, token_hash)):
        person = sa.select(seats.c.seat).where(column == value, seats.c.kind == "person").limit(1)
        if value is not None and connection.execute(person).first() is not None:
            return True
    return False


def _newest(
    connection: Connection, wanted: sa.Select[Any], limit: int, at: sa.ColumnElement[int]
) -> list[TableSeats]:
    newest = wanted.order_by(at.desc(), tables.c.id.desc()).limit(limit)
    found = [Table(*row) for row in connection.execute(newest)]
    ids = [table.id for table in found]
    around = defaultdict(list)
    for row in connection.execute(SEATS.where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
        seat = Seat(*row)
        around[seat.table_id].append(seat)
    return [(table, around[table.id]) for table in found]


def due(connection: Connection, before: int, limit: int) -> list[str]:
    due_now = (tables.c.due_at <= before) & (tables.c.status != "stuck")
    return list(
        connection.scalars(sa.select(tables.c.id).where(due_now).order_by(tables.c.due_at).limit(limit))
    )


def stuck(connection: Connection, limit: int) -> list[str]:
    return list(connection.scalars(sa.select(tables.c.id).where(tables.c.status == "stuck").limit(limit)))


def count_tables(connection: Connection, status: Sequence[str] | None, host: str | None) -> int:
    counted = sa.select(sa.func.count()).select_from(tables)
    if status is not None:
        counted = counted.where(tables.c.status.in_(status))
    if host is not None:
        counted = counted.where(tables.c.host == host)
    return connection.execute(counted).scalar_one()


def ids_after(connection: Connection, last: str, limit: int) -> list[str]:
    found = connection.scalars(
        sa.select(tables.c.id).where(tables.c.id > last).order_by(tables.c.id).limit(limit)
    )
    return [one for one in found if isinstance(one, str)]
