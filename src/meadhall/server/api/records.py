"""Games told again: story, any moment, record, fork, import."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from meadhall import games
from meadhall.kernel.record import replay
from meadhall.kernel.refusal import Refusal, Refused
from meadhall.kernel.rules import option_words
from meadhall.server import limits
from meadhall.server.api.asking import Asking
from meadhall.server.api.lobby import new_table
from meadhall.server.shapes import Fork, Import, Made, NewTable, SeatWish
from meadhall.server.store import Move
from meadhall.server.tables import story as tell
from meadhall.server.tables.access import Access
from meadhall.server.tables.live import spelled
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
    if room.table.status != "over":
        rights.seat(number, seat)
    elif not rights.watch:
        raise Refused(Refusal("may_not_watch"))
    return number


async def past(room: Room, viewer: int) -> Sequence[Move]:
    """The log as far as this viewer may know it."""
    moves = await room.store.moves(room.table_id)
    if viewer == len(room.named) and room.table.status == "playing" and room.table.spectator_delay:
        until = now_ms() - room.table.spectator_delay * 1000
        moves = [move for move in moves if move.at <= until]
    return moves


def started(room: Room) -> int:
    return 0 if room.clocks is None else room.clocks.started


@get("/api/tables/{table_id:str}/story", tags=["records"])
async def story(
    asking: NamedDependency[Asking], table_id: FromPath[str], seat: Eyes = None, after: At = 0
) -> list[Moment]:
    """What happened, moment by moment, through one pair of eyes."""
    room, rights = await asking.room(table_id)
    viewer = eyes(room, rights, seat)
    moves = await past(room, viewer)
    return await asyncio.to_thread(tell.story, room.table, room.named, started(room), moves, viewer, after)


@get("/api/tables/{table_id:str}/moments/{moment:int}", tags=["records"])
async def moment_of(
    asking: NamedDependency[Asking], table_id: FromPath[str], moment: Moments, seat: Eyes = None
) -> Scene:
    """How it stood at a moment: a link to it is a link to this."""
    room, rights = await asking.room(table_id)
    viewer = eyes(room, rights, seat)
    moves = await past(room, viewer)
    return await asyncio.to_thread(tell.scene, room.table, room.named, started(room), moves, viewer, moment)


@get("/api/tables/{table_id:str}/log", tags=["records"])
async def own_log(asking: NamedDependency[Asking], table_id: FromPath[str], seat: Eyes = None) -> OwnLog:
    """A game to keep, while it runs too: a seat's own log."""
    room, rights = await asking.room(table_id)
    viewer = eyes(room, rights, seat)
    moves = await past(room, viewer)
    moments = await asyncio.to_thread(tell.story, room.table, room.named, started(room), moves, viewer, 0)
    table = room.table
    options = msgspec.json.decode(table.options, type=dict[str, str])
    return OwnLog(table.id, table.game, table.rules, table.pack, options, list(room.named), seat, moments)


@get("/api/tables/{table_id:str}/record", tags=["records"], media_type="text/plain")
async def record(asking: NamedDependency[Asking], table_id: FromPath[str]) -> str:
    """The full record, after the end: it holds the seed, and with it every secret."""
    room, rights = await asking.room(table_id)
    if room.table.status != "over":
        raise Refused(Refusal("not_over"))
    if not rights.watch:
        raise Refused(Refusal("may_not_watch"))
    moves = await room.store.moves(table_id)
    return await asyncio.to_thread(tell.record, room.table, room.named, moves)


@post("/api/tables/{table_id:str}/fork", tags=["records"])
async def fork(
    asking: NamedDependency[Asking], table_id: FromPath[str], data: JSONBody[Fork]
) -> Response[Made]:
    """A new table that begins at a moment of a finished game: what if?"""
    room, rights = await asking.room(table_id)
    if room.table.status != "over":
        raise Refused(Refusal("not_over"))
    if not rights.watch:
        raise Refused(Refusal("may_not_watch"))
    moves = await room.store.moves(table_id)
    rows = await asyncio.to_thread(tell.rows_until, room.table, room.named, started(room), moves, data.moment)
    wish = msgspec.structs.replace(
        again(room.table, room.seats), seats=seated(data.seats, room.named), name=data.name, listed=False
    )
    origin = Origin(int(room.table.seed), room.table.rules, rows, table_id, data.moment)
    return asking.answer(await new_table(asking, wish, origin), 201)


@post("/api/records", tags=["records"], request_max_body_size=2 * limits.IMPORT_BYTES)
async def import_record(asking: NamedDependency[Asking], data: JSONBody[Import]) -> Response[Made]:
    """A record as a table: a finished one to look at, an unfinished one to go on with."""
    match = await asyncio.to_thread(replay, data.record, games())
    names = match.game.seat_names()
    now = now_ms()
    rules = match.game.rules
    rows = [
        Move(
            number,
            "undo" if entry.kind == "undo" else "move",
            entry.seat,
            "" if entry.kind == "undo" else spelled(rules.name, entry.action),
            "table" if entry.automatic else "person",
            now,
        )
        for number, entry in enumerate(match.log, 1)
    ]
    wishes = data.seats or [SeatWish(kind="bot", level="karl") for _ in names]
    wish = NewTable(
        game=rules.name,
        seats=seated(wishes, names),
        options=dict(option_words(match.game.options)),
        name=data.name,
    )
    made = await new_table(asking, wish, Origin(match.seed, match.version, rows, "record"))
    return asking.answer(made, 201)


def seated(wishes: Sequence[SeatWish], names: Sequence[str]) -> list[SeatWish]:
    """The clans are those of the game that goes on, in its order."""
    if len(wishes) != len(names):
        raise Refused(Refusal("bad_seat_count", {"seats": len(wishes)}))
    return [msgspec.structs.replace(wish, seat=name) for wish, name in zip(wishes, names, strict=True)]


ROUTES = [story, moment_of, own_log, record, fork, import_record]
