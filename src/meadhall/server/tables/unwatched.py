"""Tables where only bots play and nobody watches: their bots are slower, and have a low priority."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.server import limits

if TYPE_CHECKING:
    from meadhall.server.tables.room import Room


def unwatched(room: Room) -> bool:
    """No person has a seat and nobody watches, as far as this process knows.

    The table may be watched at another process. So automatic moves of an unwatched table are not held for
    long here (automatic.py), and the other process can take them over.
    """
    if room.everybody():
        return False
    return all(seat.client is None and room.bot_of(seat.seat) is not None for seat in room.seats)


def slowed(room: Room, delay: int) -> int:
    """Milliseconds from a bot's question to its answer; `delay`: the normal value."""
    return max(delay, limits.UNWATCHED_BOTS_MS) if unwatched(room) else delay
