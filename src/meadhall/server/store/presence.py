"""Which seats are connected: each process stores the seats of its own connections, for the other processes.

The rows of a process are valid as long as its heartbeat is recent. The heartbeat is one row per process in
the table of shared values, so it costs the same whatever the number of connections.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

import sqlalchemy as sa
from sqlalchemy import Connection

from meadhall.server.store.schema import presence, server_values
from meadhall.server.store.transaction import Transaction

SIGN = "alive "  # name of a heartbeat: followed by the name of the process
PROCESS = sa.func.substr(server_values.c.name, len(SIGN) + 1)
SIGNS = server_values.c.name.startswith(SIGN)

SeatAt = tuple[str, int]  # a table id and a seat


def mark(
    transaction: Transaction, _: str, process: str, come: Sequence[SeatAt], gone: Sequence[SeatAt], now: int
) -> None:
    """Store seats that are now connected to this process, and delete seats that are not any more."""
    for pairs, write in ((come, transaction.bulk.come), (gone, transaction.bulk.go)):
        rows = [{"process": process, "table_id": table, "seat": seat, "at": now} for table, seat in pairs]
        if rows:
            write(transaction.connection, rows)
    _notify(transaction, {table_id for table_id, _ in (*come, *gone)})


def sign(transaction: Transaction, _: str, process: str, now: int) -> bool:
    """Store the heartbeat of a process. False: it had none, and there are no rows of it."""
    connection, name, value = transaction.connection, SIGN + process, _time(now)
    known = connection.execute(
        server_values.update().where(server_values.c.name == name).values(value=value)
    ).rowcount
    if not known:
        connection.execute(server_values.insert().values(name=name, value=value))
    return bool(known)


def forget_stale(transaction: Transaction, _: str, before: int) -> set[str]:
    """Delete processes without a heartbeat since then, and their rows; returns the tables of those rows."""
    old = sa.select(PROCESS).where(SIGNS, server_values.c.value < _time(before))
    return _forget(transaction, list(transaction.connection.scalars(old)))


def forget(transaction: Transaction, _: str, process: str) -> None:
    """Delete a process that ends, and its rows."""
    _forget(transaction, [process])


def _forget(transaction: Transaction, processes: Sequence[str]) -> set[str]:
    if not processes:
        return set()
    transaction.connection.execute(
        server_values.delete().where(server_values.c.name.in_([SIGN + one for one in processes]))
    )
    rows = presence.delete().where(presence.c.process.in_(processes)).returning(presence.c.table_id)
    found = set(transaction.connection.scalars(rows))
    _notify(transaction, found)
    return found


def elsewhere(
    connection: Connection, process: str, since: int, table_ids: Iterable[str] | None
) -> dict[str, frozenset[int]]:
    """Seats connected to other processes with a heartbeat since then, by table. None: of all tables."""
    alive = sa.select(PROCESS).where(SIGNS, server_values.c.value >= _time(since))
    wanted = sa.select(presence.c.table_id, presence.c.seat).where(
        presence.c.process != process, presence.c.process.in_(alive)
    )
    if table_ids is not None:
        wanted = wanted.where(presence.c.table_id.in_(list(table_ids)))
    found: dict[str, set[int]] = defaultdict(set)
    for table_id, seat in connection.execute(wanted):
        found[table_id].add(seat)
    return {table_id: frozenset(seats) for table_id, seats in found.items()}


def _time(at: int) -> str:
    """A time as text that sorts like the number."""
    return f"{at:015d}"


def _notify(transaction: Transaction, table_ids: Iterable[str]) -> None:
    for table_id in sorted(table_ids):
        transaction.notify("here", table_id, 0)
