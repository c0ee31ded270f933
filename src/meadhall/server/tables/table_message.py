"""The table message for one viewer: everything about a table except its game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from meadhall.server.messages import ProposalInfo, SeatInfo, TableNow
from meadhall.server.tables.access import Access
from meadhall.server.tables.live_game import option_pairs
from meadhall.server.tables.passing import passed_by, windows_of
from meadhall.server.tables.proposal import proposal_of, waits_for

if TYPE_CHECKING:
    from meadhall.server.tables.room import Room


class Reason(msgspec.Struct, frozen=True):
    """Stored with a stuck table: the first invalid entry of its log (0: the table itself), and why."""

    entry: int
    words: str
    code: str


def table_now(room: Room, viewer: int, rights: Access) -> TableNow:
    table = room.table
    proposal = proposal_of(table)
    misfit = None if table.misfit is None else msgspec.json.decode(table.misfit, type=Reason)
    return TableNow(
        id=table.id,
        game=table.game,
        name=table.name,
        language=table.language,
        status=table.status,
        seats=[
            SeatInfo(
                seat=seat.name,
                kind=seat.kind,
                level=seat.level if seat.kind == "bot" or seat.standing_in else None,
                display=seat.display,
                standing_in=seat.standing_in,
                here=room.here(seat.seat),
            )
            for seat in room.seats
        ],
        options=dict(option_pairs(table.options)),
        clock=room.clock,
        hints=table.hints,
        spectators=table.spectators,
        you=room.named[viewer] if viewer < len(room.named) else None,
        passing=passed_by(room.seats[viewer]) if viewer < len(room.named) else [],
        windows=list(windows_of(table.game)),
        yours=[room.named[seat] for seat in sorted(rights.seats)],
        host=rights.host,
        proposal=None
        if proposal is None
        else ProposalInfo(
            room.named[proposal.seat], [room.named[seat] for seat in waits_for(proposal, room.seats)]
        ),
        watching=sum(1 for watcher in room.everybody() if watcher.viewer == len(room.named)),
        rematch=table.rematch,
        forked_from=table.forked_from,
        misfit=None
        if misfit is None
        else _misfit_text(misfit, room.named[viewer] if viewer < len(room.named) else ""),
    )


def _misfit_text(misfit: Reason, you: str) -> str:
    """The first invalid row. Its words may be a secret answer: they are only shown to the seat that gave
    it."""
    shown = f": {misfit.words}" if misfit.entry == 0 or misfit.words.startswith(f"{you} ") else ""
    return f"{misfit.entry}{shown} ({misfit.code})"
