"""Queries of the host's commands: lists of tables, and tables that have not been used for long."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy import Connection

from meadhall.server.store.reading import TABLES
from meadhall.server.store.rows import Table
from meadhall.server.store.schema import chat, presence, seats, tables

ENDED = ("over", "stuck", "open")


class Untouched(Struct, frozen=True):
    """A table that may be deleted, if its entries and version have not changed."""

    id: str
    status: str
    entries: int
    version: int


def listing(
    connection: Connection,
    status: Sequence[str] | None,
    game: str | None,
    before: int | None,
    after: str,
    limit: int,
) -> list[Table]:
    """Tables in the order of their ids, starting after the id `after`."""
    wanted = TABLES.where(tables.c.id > after).order_by(tables.c.id).limit(limit)
    if status is not None:
        wanted = wanted.where(tables.c.status.in_(status))
    if game is not None:
        wanted = wanted.where(tables.c.game == game)
    if before is not None:
        wanted = wanted.where(_untouched(before))
    return [Table(*row) for row in connection.execute(wanted)]


def untouched(connection: Connection, before: int, running: int | None, limit: int) -> list[Untouched]:
    """The oldest tables that are over, stuck or not begun and have not been used since `before`.

    Running games only if they have not been used since `running`; None: no running games.
    """
    old = tables.c.status.in_(ENDED) & _untouched(before)
    if running is not None:
        old |= (tables.c.status == "playing") & _untouched(running)
    columns = (tables.c[name] for name in Untouched.__struct_fields__)
    first = sa.select(*columns).where(old).order_by(tables.c.updated_at, tables.c.id).limit(limit)
    return [Untouched(*row) for row in connection.execute(first)]


def _untouched(before: int) -> sa.ColumnElement[bool]:
    """No move, no seat taken, no chat message and no connection of a seat since then."""
    here = (
        sa.exists().where(seats.c.table_id == tables.c.id, seats.c.joined_at >= before),
        sa.exists().where(chat.c.table_id == tables.c.id, chat.c.at >= before),
        sa.exists().where(presence.c.table_id == tables.c.id, presence.c.at >= before),
    )
    return sa.and_(tables.c.updated_at < before, *(sa.not_(one) for one in here))
