"""What the server has to do at a table by itself, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.server.tables import clocks as timing
from meadhall.server.tables.pace import bot_delay, pass_delay
from meadhall.server.tables.passing import passes, table_answer
from meadhall.server.tables.proposal import ends_at, proposal_of
from meadhall.server.tables.unwatched import slowed

if TYPE_CHECKING:
    from meadhall.server.tables.room import Room

Act = tuple[int, int, str]
"""The time, the seat to answer for, and the kind: bot | table | clock.

Or `proposal`: the time to answer this seat's take-back proposal is over.
"""


def due(room: Room) -> list[Act]:
    """What the server has to do, the earliest first."""
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
            # Others do not see the middle of a sentence, so it needs no delay. A pass that the player has
            # requested is delayed, so that the player can still answer.
            quick = live.goes_on(seat) and not passes(room, seat)
            acts.append((asked_at + (0 if quick else pass_delay(pace)), seat, "table"))
        if room.clocks is not None:
            flag = timing.flag_at(room.clocks, room.clock, seat)
            if flag is not None:
                acts.append((flag, seat, "clock"))
    if (proposal := proposal_of(room.table)) is not None:
        acts.append((ends_at(proposal, room.table, room.clock), proposal.seat, "proposal"))
    return sorted(acts)
