"""Which tables there are, for the host's commands, and which of them nobody has touched for long."""

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
    """A table that may be deleted if it still stands so."""

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
    """Tables in the order of their ids, from the one after `after` on."""
    wanted = TABLES.where(tables.c.id > after).order_by(tables.c.id).limit(limit)
    if status is not None:
        wanted = wanted.where(tables.c.status.in_(status))
    if game is not None:
        wanted = wanted.where(tables.c.game == game)
    if before is not None:
        wanted = wanted.where(_untouched(before))
    return [Table(*row) for row in connection.execute(wanted)]


def untouched(connection: Connection, before: int, running: int | None, limit: int) -> list[Untouched]:
    """The oldest tables that are over, stuck or not begun and that nobody has touched since `before`.

    Running games only if nobody has touched them since `running`; None: none of them.
    """
    old = tables.c.status.in_(ENDED) & _untouched(before)
    if running is not None:
        old |= (tables.c.status == "playing") & _untouched(running)
    columns = (tables.c[name] for name in Untouched.__struct_fields__)
    first = sa.select(*columns).where(old).order_by(tables.c.updated_at, tables.c.id).limit(limit)
    return [Untouched(*row) for row in connection.execute(first)]


def _untouched(before: int) -> sa.ColumnElement[bool]:
    """No move, nobody sat down, nobody said anything, nobody was connected for a seat."""
    here = (
        sa.exists().where(seats.c.table_id == tables.c.id, seats.c.joined_at >= before),
        sa.exists().where(chat.c.table_id == tables.c.id, chat.c.at >= before),
        sa.exists().where(presence.c.table_id == tables.c.id, presence.c.at >= before),
    )
    return sa.and_(tables.c.updated_at < before, *(sa.not_(one) for one in here))
