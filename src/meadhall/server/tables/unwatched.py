"""Tables where only bots play and nobody watches: they are slow, and their bots think after all others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.server import limits

if TYPE_CHECKING:
    from meadhall.server.tables.room import Room


def unwatched(room: Room) -> bool:
    """Nobody has a seat here and nobody looks on, as far as this process knows.

    Somebody may look on in another process: a keeper that waits for long here lets go of the table, and the
    process that knows of somebody takes it.
    """
    if room.everybody():
        return False
    return all(seat.client is None and room.bot_of(seat.seat) is not None for seat in room.seats)


def slowed(room: Room, delay: int) -> int:
    """Milliseconds from a bot's question to its answer, where `delay` is what somebody would wait."""
    return max(delay, limits.UNWATCHED_BOTS_MS) if unwatched(room) else delay
