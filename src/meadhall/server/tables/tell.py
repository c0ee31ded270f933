"""A table as one viewer is told about it: who sits where, what was agreed, what is wished."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from meadhall.server.messages import SeatInfo, TableNow, Wish
from meadhall.server.tables.access import Access
from meadhall.server.tables.live import option_pairs

if TYPE_CHECKING:
    from meadhall.server.tables.room import Room


class Proposal(msgspec.Struct):
    """Kept with the table: who wishes to go back, to how many entries, and who has not answered yet."""

    seat: int
    keep: int
    waits: list[int]


def table_now(room: Room, viewer: int, rights: Access) -> TableNow:
    table = room.table
    proposal = None if table.proposal is None else msgspec.json.decode(table.proposal, type=Proposal)
    misfit = None if table.misfit is None else msgspec.json.decode(table.misfit, type=dict[str, str | int])
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
                here=room.gallery.here(seat.seat),
            )
            for seat in room.seats
        ],
        options=dict(option_pairs(table.options)),
        clock=room.clock,
        hints=table.hints,
        spectators=table.spectators,
        you=room.named[viewer] if viewer < len(room.named) else None,
        yours=[room.named[seat] for seat in sorted(rights.seats)],
        host=rights.host,
        wish=None
        if proposal is None
        else Wish(room.named[proposal.seat], [room.named[seat] for seat in proposal.waits]),
        watching=sum(1 for watcher in room.gallery.watchers if watcher.viewer == len(room.named)),
        rematch=table.rematch,
        forked_from=table.forked_from,
        misfit=None
        if misfit is None
        else _told(misfit, room.named[viewer] if viewer < len(room.named) else ""),
    )


def _told(misfit: dict[str, str | int], you: str) -> str:
    """The first row that no longer fits. Its words may be a secret answer: only its owner is told them."""
    entry, words = misfit["entry"], str(misfit["words"])
    shown = f": {words}" if entry == 0 or words.startswith(f"{you} ") else ""
    return f"{entry}{shown} ({misfit['code']})"
