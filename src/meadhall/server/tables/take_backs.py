"""Take-back proposals: undoing a decision that others have seen, if everybody else agrees."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from meadhall.kernel.refusal import Refusal, Refused
from meadhall.server import limits
from meadhall.server.store import Move
from meadhall.server.tables.live_game import LiveGame, kept
from meadhall.server.tables.moves import rewind
from meadhall.server.tables.proposal import Proposal, proposal_of, waits_for
from meadhall.server.tables.room import Room, now_ms

TRIES = 5


async def propose(room: Room, seat: int) -> None:
    """The seat proposes to go back to before its last decision; raises Refused."""
    for _ in range(TRIES):
        live = room.playing()
        if live.went_back >= limits.TAKE_BACKS or live.entries >= limits.GAME_ENTRIES:
            raise Refused(Refusal("too_many_changes", {"most": limits.TAKE_BACKS}))
        moves = await room.store.moves(room.table.id)
        again = LiveGame(room.table, room.named, live.moment_at)
        keep = await asyncio.to_thread(last_decision, again, moves, seat)
        if keep is None:
            raise Refused(Refusal("nothing_to_undo"))
        proposal = Proposal(seat, keep, at=now_ms())
        if await _go_back(room, proposal):
            return None
        # Fails if somebody has moved meanwhile: then another decision may be the last.
        if await _store(room, proposal, {"entries": len(moves)}):
            return None
    raise Refused(Refusal("too_busy"))


async def _go_back(room: Room, proposal: Proposal) -> bool:
    """Go back, if nobody's consent is missing. What bots add meanwhile is taken back, too."""

    def agreed() -> bool:
        return not waits_for(proposal, room.seats)

    for _ in range(TRIES):
        if not agreed():
            return False
        try:
            await rewind(room, proposal.seat, proposal.keep, agreed)
        except Refused as refused:
            if refused.code != "stale":
                raise
        else:
            return True
    raise Refused(Refusal("too_busy"))


async def consent(room: Room, seat: int, yes: bool) -> None:
    """One seat's answer. A no ends the proposal; the last missing yes carries it out."""
    for _ in range(TRIES):
        proposal, text = proposal_of(room.table), room.table.proposal
        room.playing()
        if proposal is None or seat not in waits_for(proposal, room.seats):
            raise Refused(Refusal("nothing_wished"))
        proposal.agreed[seat] = room.seats[seat].client or ""
        if yes and await _go_back(room, proposal):
            return await room.notice("went_back", seat=room.named[proposal.seat])
        # Fails if another seat answered meanwhile: two simultaneous answers must both count.
        if await _store(room, proposal if yes else None, {"proposal": text}):
            return None if yes else await room.notice("wish_declined", seat=room.named[seat])
    raise Refused(Refusal("too_busy"))


async def expire(room: Room) -> None:
    """The time to answer is over: that counts as a no. Does nothing if the proposal has changed meanwhile."""
    proposal, text = proposal_of(room.table), room.table.proposal
    if proposal is not None and await _store(room, None, {"proposal": text}):
        await room.notice("wish_expired", seat=room.named[proposal.seat])


def last_decision(live: LiveGame, moves: Sequence[Move], seat: int) -> int | None:
    """How many entries to keep so that the whole sentence of the seat's last decision is undone.

    `live` is at the beginning of the game, and follows `moves`.
    """
    # After each entry: the entry of the newest public change, and the result so far.
    boundary, keep = [0], [-1]
    for move, public in live.followed(moves):
        if move.kind == "rewind":
            boundary.append(boundary[kept(move)])
            keep.append(keep[kept(move)])
            continue
        decided = move.seat == seat and move.kind == "move" and move.by == "person"
        keep.append(boundary[-1] if decided else keep[-1])
        boundary.append(live.entries if public else boundary[-1])
    return keep[-1] if keep[-1] >= 0 else None


async def _store(room: Room, proposal: Proposal | None, where: dict[str, object]) -> bool:
    """False: the table has changed and is not as `where` says."""
    text = None if proposal is None else msgspec.json.encode(proposal).decode()
    stored = await room.store.change_table(room.table.id, where=where, proposal=text)
    await room.refresh()
    return stored
