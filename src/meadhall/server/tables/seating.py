"""Taking and leaving seats, bots that stand in, and beginning the game."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from meadhall.kernel.refusal import Refusal, Refused
from meadhall.server.guard.tokens import new_token, token_hash
from meadhall.server.store import Seat
from meadhall.server.tables import clocks as timing
from meadhall.server.tables.access import Access
from meadhall.server.tables.live_game import Misfit, replayed
from meadhall.server.tables.new_table import check_level
from meadhall.server.tables.proposal import held_by_person
from meadhall.server.tables.room import STAND_IN, Room, now_ms, result_of
from meadhall.server.tables.spectator_delay import is_late

UNTAKEN = {"open", "person"}


def seat_of(room: Room, name: str) -> int:
    if name not in room.named:
        raise Refused(Refusal("unknown_seat", {"word": name, "seats": " ".join(room.named)}))
    return room.named.index(name)


async def take_open(room: Room, seat: int, client: str, display: str) -> None:
    """Take an open seat; the first request gets it. Its links are void from then on."""
    room.must_not_be_stuck()
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
    """Give the seat to whoever follows its link: on a new device, after another person, in place of a bot.

    `row`: the seat as it was found by the link. Returns the token to play with; the one before is void. If
    another browser held the seat, it has lost it, and everybody is notified. None: the seat has changed.
    """
    room.must_not_be_stuck()
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
    await room.refresh()
    if held_by_person(row) and row.client != client:
        await room.notice("seat_moved", seat=row.name)
    await begin_if_full(room)
    return key


async def sit_again(room: Room, before: Seat) -> None:
    """For a rematch: the holder of a seat at the previous table holds the same seat here, by the cookie."""
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
    """Leave for good. Before the game the seat becomes open; in a running game a bot plays it."""
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
    """A bot plays for a person: at the person's request, or at the host's if the person is not connected."""
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
    """The host changes who has this seat. The old link is void. Returns the token of the new one."""
    check_level(level, needed=kind == "bot")
    token = new_token()
    begun = room.table.status != "open"
    await _change(
        room,
        seat,
        kind=kind,
        level=level if kind == "bot" else room.seats[seat].level or STAND_IN,
        # In a running game a bot plays until a person takes the seat.
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
    """Replace the link of a seat. Its holder keeps the seat, and everybody is notified of the new link."""
    token = new_token()
    await _change(room, seat, token_hash=token_hash(token))
    if held_by_person(room.seats[seat]):
        await room.notice("new_link", seat=room.named[seat])
    return token


async def begin_if_full(room: Room) -> None:
    if room.table.status == "open" and all(
        row.kind == "bot" or (row.kind == "person" and row.client is not None) for row in room.seats
    ):
        await begin(room)


async def begin(room: Room, level: str | None = None) -> None:
    """Begin the game; with a level, bots of that level get the seats that nobody has taken."""
    if room.table.status != "open":
        raise Refused(Refusal("already_begun"))
    for row in room.seats:
        if row.kind in UNTAKEN and row.client is None:
            if level is None:
                raise Refused(Refusal("seats_free", {"seat": row.name}))
            check_level(level, needed=True)
            # The link of a seat for a person stays valid: its owner may take the seat later.
            person = row.kind == "person"
            kind = "person" if person else "bot"
            # `where`: somebody who takes the seat at the same moment keeps it.
            await room.store.change_seat(
                room.table_id, row.seat, where={"client": None}, kind=kind, level=level, standing_in=person
            )
    await _open_the_game(room)


async def begin_if_over(room: Room) -> None:
    """An imported game that is finished begins at once, without anybody taking a seat."""
    if room.table.status == "open":
        await _open_the_game(room, only_over=True)


async def _open_the_game(room: Room, only_over: bool = False) -> None:
    clocks = timing.set_up(room.clock, len(room.seats), now_ms())
    moves = await room.store.moves(room.table_id)
    try:
        live = await asyncio.to_thread(replayed, room.table, room.named, clocks.started, moves)
    except Misfit as misfit:
        async with room.lock:
            await room.mark_stuck(misfit, room.table, room.seats)
        room.must_not_be_stuck()
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
        due_at=None if over else clocks.started,  # the first process that looks finds out what is due
        waiting=" ".join(room.named[seat] for seat in live.waiting()),
        updated_at=clocks.started,
    )
    await room.refresh()


async def _change(room: Room, seat: int, where: dict[str, Any] | None = None, **columns: Any) -> None:
    room.must_not_be_stuck()
    changed = await room.store.change_seat(room.table_id, seat, where=where or {}, **columns)
    await room.refresh()
    if room.gone:
        raise Refused(Refusal("no_such_table"))
    if not changed:
        raise Refused(Refusal("seat_taken", {"seat": room.named[seat]}))
