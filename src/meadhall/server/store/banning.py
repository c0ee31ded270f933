"""Bans and mutes: jobs of the writer, and what is read. `table_id` "" stands for no table: everywhere."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from meadhall.server.store.reading import LINES, select_all
from meadhall.server.store.rows import Ban, Line
from meadhall.server.store.schema import bans, chat
from meadhall.server.store.work import Work

BANS = select_all(bans, Ban).order_by(bans.c.id)


def add(work: Work, table_id: str, ban: Ban, most: int) -> Ban | None:
    """The ban with its id; None if the table is gone or has `most` already. Expired ones do not count."""
    if table_id and table_id not in work.standing:
        return None
    here = bans.c.table_id.is_not_distinct_from(ban.table_id)
    work.connection.execute(bans.delete().where(here, bans.c.until <= ban.at))
    if work.connection.execute(sa.select(sa.func.count()).where(here)).scalar_one() >= most:
        return None
    values = msgspec.structs.asdict(ban)
    del values["id"]
    given = work.connection.execute(bans.insert(), values).inserted_primary_key
    assert given is not None
    work.tell("bans", table_id, given.id)
    return msgspec.structs.replace(ban, id=given.id)


def lift(work: Work, table_id: str, ban_id: int) -> bool:
    """False: there is no such ban at this table."""
    here = bans.c.table_id.is_not_distinct_from(table_id or None)
    gone = work.connection.execute(bans.delete().where(bans.c.id == ban_id, here))
    if gone.rowcount:
        work.tell("bans", table_id, ban_id)
    return bool(gone.rowcount)


def learn(work: Work, table_id: str, ban_id: int, address: str) -> None:
    """The address of a banned browser, found out by the process it is connected to."""
    work.connection.execute(
        bans.update().where(bans.c.id == ban_id, bans.c.address.is_(None)).values(address=address)
    )
    work.tell("bans", table_id, ban_id)


def bans_of(connection: Connection, table_id: str) -> tuple[Ban, ...]:
    here = bans.c.table_id.is_not_distinct_from(table_id or None)
    return tuple(Ban(*row) for row in connection.execute(BANS.where(here)))


def all_bans(connection: Connection) -> list[Ban]:
    return [Ban(*row) for row in connection.execute(BANS)]


def line(connection: Connection, table_id: str, line_id: int) -> Line | None:
    found = connection.execute(LINES.where(chat.c.table_id == table_id, chat.c.id == line_id)).one_or_none()
    return Line(*found) if found else None
