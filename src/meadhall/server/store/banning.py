"""Bans and mutes: jobs of the writer, and queries. `table_id` "" stands for the whole server."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from meadhall.server.store.reading import CHAT_MESSAGES, select_all
from meadhall.server.store.rows import Ban, ChatMessage
from meadhall.server.store.schema import bans, chat
from meadhall.server.store.transaction import Transaction

BANS = select_all(bans, Ban).order_by(bans.c.id)


def add(transaction: Transaction, table_id: str, ban: Ban, most: int) -> Ban | None:
    """The ban with its id; None if the table is gone or has `most` bans. Expired bans are deleted."""
    if table_id and table_id not in transaction.standing:
        return None
    here = bans.c.table_id.is_not_distinct_from(ban.table_id)
    transaction.connection.execute(bans.delete().where(here, bans.c.until <= ban.at))
    if transaction.connection.execute(sa.select(sa.func.count()).where(here)).scalar_one() >= most:
        return None
    values = msgspec.structs.asdict(ban)
    del values["id"]
    given = transaction.connection.execute(bans.insert(), values).inserted_primary_key
    assert given is not None
    transaction.notify("bans", table_id, given.id)
    return msgspec.structs.replace(ban, id=given.id)


def lift(transaction: Transaction, table_id: str, ban_id: int) -> bool:
    """False: there is no such ban at this table."""
    here = bans.c.table_id.is_not_distinct_from(table_id or None)
    gone = transaction.connection.execute(bans.delete().where(bans.c.id == ban_id, here))
    if gone.rowcount:
        transaction.notify("bans", table_id, ban_id)
    return bool(gone.rowcount)


def learn(transaction: Transaction, table_id: str, ban_id: int, address: str) -> None:
    """Store the address of a banned browser, which the process that it is connected to knows."""
    transaction.connection.execute(
        bans.update().where(bans.c.id == ban_id, bans.c.address.is_(None)).values(address=address)
    )
    transaction.notify("bans", table_id, ban_id)


def bans_of(connection: Connection, table_id: str) -> tuple[Ban, ...]:
    here = bans.c.table_id.is_not_distinct_from(table_id or None)
    return tuple(Ban(*row) for row in connection.execute(BANS.where(here)))


def all_bans(connection: Connection) -> list[Ban]:
    return [Ban(*row) for row in connection.execute(BANS)]


def line(connection: Connection, table_id: str, line_id: int) -> ChatMessage | None:
    found = connection.execute(
        CHAT_MESSAGES.where(chat.c.table_id == table_id, chat.c.id == line_id)
    ).one_or_none()
    return ChatMessage(*found) if found else None
