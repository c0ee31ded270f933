"""Taking back what the rules no longer let one take back at once: if everybody else agrees."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from meadhall.kernel.refusal import Refusal, Refused
from meadhall.server.store import Move
from meadhall.server.tables.live import Live
from meadhall.server.tables.room import Room
from meadhall.server.tables.tell import Proposal

TRIES = 5


async def propose(room: Room, seat: int) -> None:
    """The seat wishes to go back to before its last decision; raises Refused."""
    for _ in range(TRIES):
        live = room.playing()
        moves = await room.store.moves(room.table.id)
        again = Live(room.table, room.named, live.moment_at)
        keep = await asyncio.to_thread(last_decision, again, moves, seat)
        if keep is None:
            raise Refused(Refusal("nothing_to_undo"))
        waits = [other for other in range(len(room.named)) if other != seat and _has_a_say(room, other)]
        if not waits:
            return await _go_back(room, seat, keep)
        # Unless somebody has moved meanwhile: then it may be another decision that is the last.
        if await _store(room, Proposal(seat, keep, waits), {"entries": len(moves)}):
            return None
    raise Refused(Refusal("too_busy"))


async def _go_back(room: Room, seat: int, keep: int) -> None:
    """Bots may be answering meanwhile: what they add is taken back, too."""
    for _ in range(TRIES):
        try:
            await room.rewind(seat, keep)
        except Refused as refused:
            if refused.code != "stale":
                raise
        else:
            return
    raise Refused(Refusal("too_busy"))


async def consent(room: Room, seat: int, yes: bool) -> None:
    """One seat's answer. One no is enough; the last yes goes back."""
    for _ in range(TRIES):
        proposal, text = wish_of(room), room.table.proposal
        room.playing()
        if proposal is None or seat not in proposal.waits:
            raise Refused(Refusal("nothing_wished"))
        proposal.waits.remove(seat)
        if yes and not proposal.waits:
            await _go_back(room, proposal.seat, proposal.keep)
            return room.gallery.notice("went_back", seat=room.named[proposal.seat])
        # Unless another answered meanwhile: two who agree at once must both be heard.
        if await _store(room, proposal if yes else None, {"proposal": text}):
            return None if yes else room.gallery.notice("wish_declined", seat=room.named[seat])
    raise Refused(Refusal("too_busy"))


def wish_of(room: Room) -> Proposal | None:
    text = room.table.proposal
    return None if text is None else msgspec.json.decode(text, type=Proposal)


def last_decision(live: Live, moves: Sequence[Move], seat: int) -> int | None:
    """How many entries to keep so that the seat's last decision is open again, its whole sentence.

    `live` stands at the beginning and follows.
    """
    boundary, keep = [0], [-1]  # after each entry: where the newest public change was, and the answer so far
    for move in moves:
        if move.kind == "rewind" and move.keep is not None:
            boundary.append(boundary[move.keep])
            keep.append(keep[move.keep])
            live.follow(move, moves)
            continue
        decided = move.seat == seat and move.kind == "move" and move.by == "person"
        keep.append(boundary[-1] if decided else keep[-1])
        public = live.follow(move, moves)
        boundary.append(live.entries if public else boundary[-1])
    return keep[-1] if keep[-1] >= 0 else None


def _has_a_say(room: Room, seat: int) -> bool:
    """People who sit there. Bots have no objections."""
    row = room.seats[seat]
    return row.kind == "person" and not row.standing_in and row.client is not None


async def _store(room: Room, proposal: Proposal | None, where: dict[str, object]) -> bool:
    """False: the table did not stand as expected any more."""
    text = None if proposal is None else msgspec.json.encode(proposal).decode()
    stored = await room.store.change_table(room.table.id, where=where, proposal=text)
    await room.follow()
    return stored
