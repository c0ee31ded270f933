"""Games told again: story, any moment, record, fork, import."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from meadhall.kernel.refusal import Refusal, Refused
from meadhall.server import limits
from meadhall.server.api.asking import Asking
from meadhall.server.api.lobby import must_have_tables_left, new_table
from meadhall.server.retelling.retelling import Past
from meadhall.server.shapes import Fork, Import, Made, NewTable, SeatWish
from meadhall.server.store import Move
from meadhall.server.tables.access import Access
from meadhall.server.tables.late import old_enough
from meadhall.server.tables.making import Origin, again
from meadhall.server.tables.room import Room, now_ms
from meadhall.server.tables.seating import seat_of
from meadhall.server.tables.story import Moment, Scene

Eyes = Annotated[
    str | None, QueryParameter(max_length=40, description="a seat's name; left out: a spectator")
]
At = Annotated[int, QueryParameter(ge=0, le=10**6)]
Moments = Annotated[int, PathParameter(ge=0, le=10**6)]


class OwnLog(msgspec.Struct):
    """A running game as one seat may know it: no seed, nobody else's secrets."""

    table: str
    game: str
    rules: int
    pack: str
    options: dict[str, str]
    seats: list[str]
    seat: str | None
    moments: list[Moment]


def eyes(room: Room, rights: Access, seat: str | None) -> int:
    """Whose eyes one may look through: everybody's after the end, before it one's own or a spectator's."""
    if room.live is None:
        raise Refused(Refusal("not_playing", {"status": room.table.status}))
    if seat is None:
        if not rights.watch:
            raise Refused(Refusal("may_not_watch"))
        return len(room.named)
    number = seat_of(room, seat)
    if not rights.knows_the_end(room.table, now_ms()):
        rights.seat(number, seat)
    elif not rights.watch:
        raise Refused(Refusal("may_not_watch"))
    return number


async def past(room: Room, rights: Access, viewer: int) -> Past:
    """The game as far as this viewer may know it."""
    whole, now = Past.of(room), now_ms()
    if viewer == len(room.named) and not rights.knows_the_end(room.table, now):
        return replace(whole, entries=len(old_enough(await whole.rows(), room.table, now)))
    return whole


@get("/api/tables/{table_id:str}/story", tags=["records"])
async def story(
    asking: NamedDependency[Asking], table_id: FromPath[str], seat: Eyes = None, after: At = 0
) -> list[Moment]:
    """What happened, moment by moment, through one pair of eyes."""
    room, rights = await asking.room(table_id)
    viewer = eyes(room, rights, seat)
    told = await asking.house.retelling.story(asking.payer, await past(room, rights, viewer), viewer)
    return [one for _, one in told if one.moment > after]


@get("/api/tables/{table_id:str}/moments/{moment:int}", tags=["records"])
async def moment_of(
    asking: NamedDependency[Asking], table_id: FromPath[str], moment: Moments, seat: Eyes = None
) -> Scene:
    """How it stood at a moment: a link to it is a link to this."""
    room, rights = await asking.room(table_id)
    viewer = eyes(room, rights, seat)
    return await asking.house.retelling.scene(asking.payer, await past(room, rights, viewer), viewer, moment)


@get("/api/tables/{table_id:str}/log", tags=["records"])
async def own_log(asking: NamedDependency[Asking], table_id: FromPath[str], seat: Eyes = None) -> OwnLog:
    """A game to keep, while it runs too: a seat's own log."""
    room, rights = await asking.room(table_id)
    viewer = eyes(room, rights, seat)
    told = await asking.house.retelling.story(asking.payer, await past(room, rights, viewer), viewer)
    moments = [one for _, one in told]
    table = room.table
    options = msgspec.json.decode(table.options, type=dict[str, str])
    return OwnLog(table.id, table.game, table.rules, table.pack, options, list(room.named), seat, moments)


@get("/api/tables/{table_id:str}/record", tags=["records"], media_type="text/plain")
async def record(asking: NamedDependency[Asking], table_id: FromPath[str]) -> str:
    """The full record, after the end: it holds the seed, and with it every secret."""
    room, rights = await asking.room(table_id)
    rights.must_know_the_end(room.table, now_ms())
    if not rights.watch:
        raise Refused(Refusal("may_not_watch"))
    return await asking.house.retelling.record(asking.payer, Past.of(room))


@post("/api/tables/{table_id:str}/fork", tags=["records"])
async def fork(
    asking: NamedDependency[Asking], table_id: FromPath[str], data: JSONBody[Fork]
) -> Response[Made]:
    """A new table that begins at a moment of a finished game: what if?"""
    room, rights = await asking.room(table_id)
    rights.must_know_the_end(room.table, now_ms())
    if not rights.watch:
        raise Refused(Refusal("may_not_watch"))
    must_have_tables_left(asking)
    rows = await asking.house.retelling.rows_until(asking.payer, Past.of(room), data.moment)
    wish = msgspec.structs.replace(
        again(room.table, room.seats), seats=seated(data.seats, room.named), name=data.name, listed=False
    )
    origin = Origin(int(room.table.seed), room.table.rules, rows, table_id, data.moment)
    return asking.answer(await new_table(asking, wish, origin), 201)


@post("/api/records", tags=["records"], request_max_body_size=2 * limits.IMPORT_BYTES)
async def import_record(asking: NamedDependency[Asking], data: JSONBody[Import]) -> Response[Made]:
    """A record as a table: a finished one to look at, an unfinished one to go on with."""
    must_have_tables_left(asking)
    brought = await asking.house.retelling.read(asking.payer, data.record)
    now = now_ms()
    rows = [
        Move(
            number,
            "move" if entry.words else "undo",
            entry.seat,
            entry.words,
            "table" if entry.automatic else "person",
            now,
        )
        for number, entry in enumerate(brought.entries, 1)
    ]
    wishes = data.seats or [SeatWish(kind="bot", level="karl") for _ in brought.names]
    wish = NewTable(
        game=brought.game, seats=seated(wishes, brought.names), options=brought.options, name=data.name
    )
    made = await new_table(asking, wish, Origin(brought.seed, brought.rules, rows, "record"))
    return asking.answer(made, 201)


def seated(wishes: Sequence[SeatWish], names: Sequence[str]) -> list[SeatWish]:
    """The clans are those of the game that goes on, in its order."""
    if len(wishes) != len(names):
        raise Refused(Refusal("bad_seat_count", {"seats": len(wishes)}))
    return [msgspec.structs.replace(wish, seat=name) for wish, name in zip(wishes, names, strict=True)]


ROUTES = [story, moment_of, own_log, record, fork, import_record]
