"""Tables with a spectator delay: what must not be shown yet to callers without a seat.

The delay applies to everybody without a seat, including the host. Until it has passed, they are shown a game
that is over as still being played.
"""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.server.store.rows import Move, Table


def is_late(table: Table, now: int) -> bool:
    """Whether the current state of this table must not be shown to callers without a seat."""
    if not table.spectator_delay:
        return False
    ended = table.updated_at + table.spectator_delay * 1000
    return table.status == "playing" or (table.status == "over" and ended > now)


def listed_at(table: Table, now: int) -> int:
    """A table's time in public lists: of the last change, or of its creation if that must not be shown
    yet."""
    return table.created_at if is_late(table, now) else table.updated_at


def old_enough(moves: Sequence[Move], table: Table, now: int) -> Sequence[Move]:
    """The rows before the first one that spectators may not see yet."""
    until = now - table.spectator_delay * 1000
    return moves[: next((place for place, move in enumerate(moves) if move.at > until), len(moves))]
