"""Sitting down, getting up, and bots that keep a seat warm."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from meadhall.kernel.refusal import Refusal, Refused
from meadhall.server.guard.tokens import new_token, token_hash
from meadhall.server.store import Seat
from meadhall.server.tables import clocks as timing
from meadhall.server.tables.access import Access
from meadhall.server.tables.late import is_late
from meadhall.server.tables.live import Misfit, replayed
from meadhall.server.tables.making import check_level
from meadhall.server.tables.room import STAND_IN, Room, now_ms, result_of
from meadhall.server.tables.wishes import has_a_say

UNTAKEN = {"open", "person"}


def seat_of(room: Room, name: str) -> int:
    if name not in room.named:
        raise Refused(Refusal("unknown_seat", {"word": name, "seats": " ".join(room.named)}))
    return room.named.index(name)


async def take_open(room: Room, seat: int, client: str, display: str) -> None:
    """Anybody may sit down on an open seat; the first one gets it. Links to it are void from then on."""
    room.must_be_sound()
    if room.table.status == "over" and not is_late(room.table, now_ms()):
        raise Refused(Refusal("not_playing", {"status": room.table.status}))
    await _change(
        room,
        seat,
        where={"kind": "open", "client": None},
        kind="person",
        client=client,
        token_hash=token_hash(new_token()),
        key_hash=None,
        display=display,
        standing_in=False,
        passing=None,
        joined_at=now_ms(),
    )
    await begin_if_full(room)


async def follow_link(room: Room, row: Seat, client: str, display: str) -> str | None:
    """Whoever has the link gets the seat: on a new device, after another, in a bot's place.

    `row`: the seat as it was found by its link. The token to play it with; the one before is void, and
    another browser that held the seat has lost it, which everybody is told. None: the seat has changed.
    """
    room.must_be_sound()
    key = new_token()
    stands = {"token_hash": row.token_hash, "client": row.client, "kind": row.kind}
    done = await room.store.change_seat(
        room.table_id,
        row.seat,
        where=stands,
        kind="person",
        client=client,
        key_hash=token_hash(key),
        display=display or row.display,
        standing_in=False,
        joined_at=now_ms(),
    )
    if not done:
        return None
    await room.follow()
    if has_a_say(row) and row.client != client:
        await room.notice("seat_moved", seat=row.name)
    await begin_if_full(room)
    return key


async def sit_again(room: Room, before: Seat) -> None:
    """Whoever held a seat of the table before holds the same one here, by the cookie."""
    await _change(
        room,
        before.seat,
        kind="person",
        client=before.client,
        display=before.display,
        standing_in=False,
        joined_at=now_ms(),
    )
    await begin_if_full(room)


async def leave(room: Room, seat: int) -> None:
    """For good. Before the game the seat is free again; in the game a bot plays on until somebody comes."""
    _must_be_a_person(room, seat)
    free = room.table.status == "open"
    row = room.seats[seat]
    await _change(
        room,
        seat,
        kind="open" if free else "person",
        client=None,
        key_hash=None,
        display="" if free else row.display,
        standing_in=not free,
        level=None if free else row.level or STAND_IN,
        passing=None,
    )


async def stand_in(room: Room, seat: int, level: str, rights: Access) -> None:
    """A bot plays for a person: by the person's own wish, or by the host's for somebody who is gone."""
    check_level(level, needed=True)
    _must_be_a_person(room, seat)
    if seat not in rights.seats and room.here(seat):
        raise Refused(Refusal("still_here", {"seat": room.named[seat]}))
    await _change(room, seat, standing_in=True, level=level)
    await room.notice("bot_took_over", seat=room.named[seat], level=level)


def _must_be_a_person(room: Room, seat: int) -> None:
    if room.seats[seat].kind != "person":
        raise Refused(Refusal("no_person_there", {"seat": room.named[seat]}))


async def take_back(room: Room, seat: int) -> None:
    await _change(room, seat, standing_in=False)
    await room.notice("person_is_back", seat=room.named[seat])


async def replace(room: Room, seat: int, kind: str, level: str | None) -> str:
    """The host decides who sits here. The old link is void; the new one is the answer."""
    check_level(level, needed=kind == "bot")
    token = new_token()
    begun = room.table.status != "open"
    await _change(
        room,
        seat,
        kind=kind,
        level=level if kind == "bot" else room.seats[seat].level or STAND_IN,
        # In a running game nobody waits for a person who has yet to come.
        standing_in=begun and kind != "bot",
        client=None,
        key_hash=None,
        display="",
        webhook=None,
        passing=None,
        token_hash=token_hash(token),
    )
    return token


async def renew_link(room: Room, seat: int) -> str:
    """The old link is void. Whoever sits there stays, and everybody knows that there is a new link."""
    token = new_token()
    await _change(room, seat, token_hash=token_hash(token))
    if has_a_say(room.seats[seat]):
        await room.notice("new_link", seat=room.named[seat])
    return token


async def begin_if_full(room: Room) -> None:
    if room.table.status == "open" and all(
        row.kind == "bot" or (row.kind == "person" and row.client is not None) for row in room.seats
    ):
        await begin(room)


async def begin(room: Room, level: str | None = None) -> None:
    """The game begins; with a level, seats that nobody has taken go to bots of it."""
    if room.table.status != "open":
        raise Refused(Refusal("already_begun"))
    for row in room.seats:
        if row.kind in UNTAKEN and row.client is None:
            if level is None:
                raise Refused(Refusal("seats_free", {"seat": row.name}))
            check_level(level, needed=True)
            # A link given out stays good: its owner may come later and take the seat back.
            person = row.kind == "person"
            kind = "person" if person else "bot"
            # Whoever sits down at this very moment keeps the seat.
            await room.store.change_seat(
                room.table_id, row.seat, where={"client": None}, kind=kind, level=level, standing_in=person
            )
    await _open_the_game(room)


async def begin_if_over(room: Room) -> None:
    """A finished game that was brought in is there to be looked at: nobody needs to sit down for it."""
    if room.table.status == "open":
        await _open_the_game(room, only_over=True)


async def _open_the_game(room: Room, only_over: bool = False) -> None:
    clocks = timing.set_up(room.clock, len(room.seats), now_ms())
    moves = await room.store.moves(room.table_id)
    try:
        live = await asyncio.to_thread(replayed, room.table, room.named, clocks.started, moves)
    except Misfit as misfit:
        async with room.lock:
            await room.stick(misfit, room.table, room.seats)
        room.must_be_sound()
        raise
    over = live.game.over
    if only_over and not over:
        return
    await room.store.change_table(
        room.table_id,
        where={"status": "open"},
        status="over" if over else "playing",
        result=result_of(live),
        clocks=msgspec.json.encode(clocks).decode(),
        due_at=None if over else clocks.started,  # whoever looks first finds out what is due
        waiting=" ".join(room.named[seat] for seat in live.waiting()),
        updated_at=clocks.started,
    )
    await room.follow()


async def _change(room: Room, seat: int, where: dict[str, Any] | None = None, **columns: Any) -> None:
    room.must_be_sound()
    changed = await room.store.change_seat(room.table_id, seat, where=where or {}, **columns)
    await room.follow()
    if room.gone:
        raise Refused(Refusal("no_such_table"))
    if not changed:
        raise Refused(Refusal("seat_taken", {"seat": room.named[seat]}))
