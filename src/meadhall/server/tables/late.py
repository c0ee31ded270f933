"""Tables whose spectators see everything later: what must not be told of them to those without a seat.

Whoever holds no seat there watches with the delay, the host too. The end of the game is news like any other:
until the delay has passed, the table still plays for them.
"""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.server.store.rows import Move, Table


def is_late(table: Table, now: int) -> bool:
    """What has happened at this table is not yet for those without a seat."""
    if not table.spectator_delay:
        return False
    ended = table.updated_at + table.spectator_delay * 1000
    return table.status == "playing" or (table.status == "over" and ended > now)


def listed_at(table: Table, now: int) -> int:
    """Its time in a list that all can read: of the last change, unless that is a secret."""
    return table.created_at if is_late(table, now) else table.updated_at


def old_enough(moves: Sequence[Move], table: Table, now: int) -> Sequence[Move]:
    """The log up to the first row that spectators may not see yet."""
    until = now - table.spectator_delay * 1000
    return moves[: next((place for place, move in enumerate(moves) if move.at > until), len(moves))]
