"""What the server must do at a table by itself, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.server.tables import clocks as timing
from meadhall.server.tables.pace import bot_delay, pass_delay
from meadhall.server.tables.passing import passes, table_answer
from meadhall.server.tables.unwatched import slowed
from meadhall.server.tables.wishes import ends_at, proposal_of

if TYPE_CHECKING:
    from meadhall.server.tables.room import Room

Act = tuple[int, int, str]
"""The time, the seat to answer for, and why: bot | table | clock.

Or `wish`: the time to answer this seat's wish to take back is over.
"""


def due(room: Room) -> list[Act]:
    """The answers that the server must give, the first one first."""
    live = room.live
    if live is None or room.table.status != "playing":
        return []
    pace = room.table.pace
    acts: list[Act] = []
    for seat in live.waiting():
        asked_at, level = live.since[seat], room.bot_of(seat)
        if level is not None:
            delay = slowed(room, bot_delay(level, pace, live.goes_on(seat)))
            acts.append((asked_at + delay, seat, "bot"))
            continue
        if table_answer(room, seat) is not None:
            # Nobody sees the middle of a sentence. A pass that was wished can still be prevented by hand.
            quick = live.goes_on(seat) and not passes(room, seat)
            acts.append((asked_at + (0 if quick else pass_delay(pace)), seat, "table"))
        if room.clocks is not None:
            flag = timing.flag_at(room.clocks, room.clock, seat)
            if flag is not None:
                acts.append((flag, seat, "clock"))
    if (proposal := proposal_of(room.table)) is not None:
        acts.append((ends_at(proposal, room.table, room.clock), proposal.seat, "wish"))
    return sorted(acts)
