"""Routes of replays and records: story, any moment, record, fork, import."""

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
from meadhall.server.api.context import RequestContext
from meadhall.server.api.lobby import must_have_tables_left, new_table
from meadhall.server.http_types import Fork, Import, Made, NewTable, SeatRequest
from meadhall.server.replays.replays import Past
from meadhall.server.store import Move
from meadhall.server.tables.access import Access
from meadhall.server.tables.new_table import Origin, same_settings
from meadhall.server.tables.room import Room, now_ms
from meadhall.server.tables.seating import seat_of
from meadhall.server.tables.spectator_delay import old_enough
from meadhall.server.tables.story import Moment, Scene

ViewerName = Annotated[
    str | None, QueryParameter(max_length=40, description="a seat's name; left out: a spectator")
]
At = Annotated[int, QueryParameter(ge=0, le=10**6)]
Moments = Annotated[int, PathParameter(ge=0, le=10**6)]


class OwnLog(msgspec.Struct):
    """A game as one seat may know it, without the seed and without the secrets of others."""

    table: str
    game: str
    rules: int
    pack: str
    options: dict[str, str]
    seats: list[str]
    seat: str | None
    moments: list[Moment]


def viewer_of(room: Room, rights: Access, seat: str | None) -> int:
    """The viewer whose view is requested; raises Refused. After the end every seat's view is allowed."""
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
    """The part of the game that this viewer may know."""
    whole, now = Past.of(room), now_ms()
    if viewer == len(room.named) and not rights.knows_the_end(room.table, now):
        return replace(whole, entries=len(old_enough(await whole.rows(), room.table, now)))
    return whole


@get("/api/tables/{table_id:str}/story", tags=["records"])
async def story(
    context: NamedDependency[RequestContext], table_id: FromPath[str], seat: ViewerName = None, after: At = 0
) -> list[Moment]:
    """The events of every public change, for one viewer."""
    room, rights = await context.room(table_id)
    viewer = viewer_of(room, rights, seat)
    entries = await context.state.replays.story(context.payer, await past(room, rights, viewer), viewer)
    return [one for _, one in entries if one.moment > after]


@get("/api/tables/{table_id:str}/moments/{moment:int}", tags=["records"])
async def moment_of(
    context: NamedDependency[RequestContext],
    table_id: FromPath[str],
    moment: Moments,
    seat: ViewerName = None,
) -> Scene:
    """The view at a moment."""
    room, rights = await context.room(table_id)
    viewer = viewer_of(room, rights, seat)
    return await context.state.replays.scene(context.payer, await past(room, rights, viewer), viewer, moment)


@get("/api/tables/{table_id:str}/log", tags=["records"])
async def own_log(
    context: NamedDependency[RequestContext], table_id: FromPath[str], seat: ViewerName = None
) -> OwnLog:
    """The log of a game for one viewer, also while the game is running."""
    room, rights = await context.room(table_id)
    viewer = viewer_of(room, rights, seat)
    entries = await context.state.replays.story(context.payer, await past(room, rights, viewer), viewer)
    moments = [one for _, one in entries]
    table = room.table
    options = msgspec.json.decode(table.options, type=dict[str, str])
    return OwnLog(table.id, table.game, table.rules, table.pack, options, list(room.named), seat, moments)


@get("/api/tables/{table_id:str}/record", tags=["records"], media_type="text/plain")
async def record(context: NamedDependency[RequestContext], table_id: FromPath[str]) -> str:
    """The full record, after the end: it contains the seed, and with it all secrets."""
    room, rights = await context.room(table_id)
    rights.must_know_the_end(room.table, now_ms())
    if not rights.watch:
        raise Refused(Refusal("may_not_watch"))
    return await context.state.replays.record(context.payer, Past.of(room))


@post("/api/tables/{table_id:str}/fork", tags=["records"])
async def fork(
    context: NamedDependency[RequestContext], table_id: FromPath[str], data: JSONBody[Fork]
) -> Response[Made]:
    """A new table that begins at a moment of a finished game."""
    room, rights = await context.room(table_id)
    rights.must_know_the_end(room.table, now_ms())
    if not rights.watch:
        raise Refused(Refusal("may_not_watch"))
    must_have_tables_left(context)
    rows = await context.state.replays.rows_until(context.payer, Past.of(room), data.moment)
    request = msgspec.structs.replace(
        same_settings(room.table, room.seats),
        seats=seated(data.seats, room.named),
        name=data.name,
        listed=False,
    )
    origin = Origin(int(room.table.seed), room.table.rules, room.table.pack, rows, table_id, data.moment)
    return context.answer(await new_table(context, request, origin), 201)


@post("/api/records", tags=["records"], request_max_body_size=2 * limits.IMPORT_BYTES)
async def import_record(context: NamedDependency[RequestContext], data: JSONBody[Import]) -> Response[Made]:
    """A table from a record: a finished game to view, or an unfinished one to continue."""
    must_have_tables_left(context)
    brought = await context.state.replays.read(context.payer, data.record)
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
    requests = data.seats or [SeatRequest(kind="bot", level="karl") for _ in brought.names]
    request = NewTable(
        game=brought.game, seats=seated(requests, brought.names), options=brought.options, name=data.name
    )
    origin = Origin(brought.seed, brought.rules, brought.pack, rows, "record")
    made = await new_table(context, request, origin)
    return context.answer(made, 201)


def seated(requests: Sequence[SeatRequest], names: Sequence[str]) -> list[SeatRequest]:
    """The requests with the seat names of the game that is continued, in its order."""
    if len(requests) != len(names):
        raise Refused(Refusal("bad_seat_count", {"seats": len(requests)}))
    return [
        msgspec.structs.replace(request, seat=name) for request, name in zip(requests, names, strict=True)
    ]


ROUTES = [story, moment_of, own_log, record, fork, import_record]
