"""Which seats somebody is connected for: each process says it of its own connections, for the others.

A row holds as long as its process gives signs of life: the time of the last one is in the house, one row for
each process, so that saying it again costs the same however many are connected.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

import sqlalchemy as sa
from sqlalchemy import Connection

from meadhall.server.store.schema import house, presence
from meadhall.server.store.work import Work

SIGN = "alive "  # of a process: followed by its name
PROCESS = sa.func.substr(house.c.name, len(SIGN) + 1)
SIGNS = house.c.name.startswith(SIGN)

SeatAt = tuple[str, int]  # a table and a seat of it


def mark(work: Work, _: str, process: str, come: Sequence[SeatAt], gone: Sequence[SeatAt], now: int) -> None:
    """Seats that are connected to this process from now on, and seats that are not any more."""
    for pairs, write in ((come, work.bulk.come), (gone, work.bulk.go)):
        rows = [{"process": process, "table_id": table, "seat": seat, "at": now} for table, seat in pairs]
        if rows:
            write(work.connection, rows)
    _tell(work, {table_id for table_id, _ in (*come, *gone)})


def sign(work: Work, _: str, process: str, now: int) -> bool:
    """The process lives. False: that is news, and nothing it said before is there."""
    connection, name, value = work.connection, SIGN + process, _time(now)
    known = connection.execute(house.update().where(house.c.name == name).values(value=value)).rowcount
    if not known:
        connection.execute(house.insert().values(name=name, value=value))
    return bool(known)


def forget_stale(work: Work, _: str, before: int) -> set[str]:
    """Processes that gave no sign since then, and what they said; the tables it was about."""
    old = sa.select(PROCESS).where(SIGNS, house.c.value < _time(before))
    return _forget(work, list(work.connection.scalars(old)))


def forget(work: Work, _: str, process: str) -> None:
    """A process ends."""
    _forget(work, [process])


def _forget(work: Work, processes: Sequence[str]) -> set[str]:
    if not processes:
        return set()
    work.connection.execute(house.delete().where(house.c.name.in_([SIGN + one for one in processes])))
    rows = presence.delete().where(presence.c.process.in_(processes)).returning(presence.c.table_id)
    found = set(work.connection.scalars(rows))
    _tell(work, found)
    return found


def elsewhere(
    connection: Connection, process: str, since: int, table_ids: Iterable[str] | None
) -> dict[str, frozenset[int]]:
    """Seats connected to other processes that gave a sign since then, by table. None: of all tables."""
    alive = sa.select(PROCESS).where(SIGNS, house.c.value >= _time(since))
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
    """As texts that compare like the numbers."""
    return f"{at:015d}"


def _tell(work: Work, table_ids: Iterable[str]) -> None:
    for table_id in sorted(table_ids):
        work.tell("here", table_id, 0)
