"""Routes of seats: taking and leaving them, links, bots that stand in, webhooks."""

from __future__ import annotations

from litestar import Response, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from meadhall.kernel.refusal import Refusal, Refused
from meadhall.server.api.context import RequestContext
from meadhall.server.api.lobby import table_info
from meadhall.server.guard import webhook as hooks
from meadhall.server.guard.errors import Denied
from meadhall.server.guard.tokens import token_hash
from meadhall.server.http_types import Follow, Followed, Link, Replace, StandIn, TableInfo, Take, Webhook
from meadhall.server.tables import seating
from meadhall.server.tables.room import Room
from meadhall.server.tables.seating import seat_of

TRIES = 5
SEAT = "/api/tables/{table_id:str}/seats/{seat:str}"


def _info(context: RequestContext, room: Room) -> TableInfo:
    return table_info(context.state, room.table, room.seats, context.caller)


@post(f"{SEAT}/take", tags=["seats"], status_code=200)
async def take(
    context: NamedDependency[RequestContext],
    table_id: FromPath[str],
    seat: FromPath[str],
    data: JSONBody[Take],
) -> Response[TableInfo]:
    """Take an open seat, at a listed table or at one whose id is known."""
    room, rights = await context.room(table_id)
    number = seat_of(room, seat)
    if room.table.password is not None and not rights.host:
        if not await context.state.unlocks(room, data.password, context.address):
            raise Denied(403, "wrong_password")
    await seating.take_open(room, number, context.client(), data.display)
    return context.answer(_info(context, room))


@post("/api/links/follow", tags=["seats"], status_code=200)
async def follow(context: NamedDependency[RequestContext], data: JSONBody[Follow]) -> Response[Followed]:
    """Follow a link: of a seat, of the host, or for spectators."""
    hashed = token_hash(data.token)
    for _ in range(TRIES):  # if two follow the same link at once, the later one gets the seat
        found = await context.state.store.seat_by_token(hashed)
        if found is None:
            break
        room, _ = await context.room(found.table_id)
        key = await seating.follow_link(room, found, context.client(), data.display)
        if key is not None:
            host = room.access(context.caller).host
            return context.answer(Followed(room.table_id, found.name, host, key))
    else:
        raise Refused(Refusal("too_busy"))
    if data.table is not None:
        room, _ = await context.room(data.table)
        if room.table.host_hash == hashed:
            await room.store.change_table(room.table_id, host=context.client())
            await room.refresh()
            return context.answer(Followed(room.table_id, None, True))
        if room.table.spectator_hash == hashed and room.table.spectators:
            context.client()  # with an id, the browser can be distinguished from others of its address
            return context.answer(Followed(room.table_id, None, False))
    if not context.state.address_links.take(context.address):
        raise Denied(429, "too_many", retry_after=context.state.address_links.wait(context.address))
    raise Denied(404, "no_such_link")


@post(f"{SEAT}/leave", tags=["seats"], status_code=200)
async def leave(
    context: NamedDependency[RequestContext], table_id: FromPath[str], seat: FromPath[str]
) -> TableInfo:
    """Leave for good: the seat is open again; in a running game a bot plays it until somebody takes it."""
    room, rights = await context.room(table_id)
    number = seat_of(room, seat)
    rights.host_or_seat(number, seat)
    await seating.leave(room, number)
    return _info(context, room)


@post(f"{SEAT}/stand-in", tags=["seats"], status_code=200)
async def stand_in(
    context: NamedDependency[RequestContext],
    table_id: FromPath[str],
    seat: FromPath[str],
    data: JSONBody[StandIn],
) -> TableInfo:
    """A bot stands in: at the player's own request, or at the host's if the player is not connected."""
    room, rights = await context.room(table_id)
    number = seat_of(room, seat)
    rights.host_or_seat(number, seat)
    await context.state.presence.look(table_id)
    await seating.stand_in(room, number, data.level, rights)
    return _info(context, room)


@post(f"{SEAT}/take-back", tags=["seats"], status_code=200)
async def take_back(
    context: NamedDependency[RequestContext], table_id: FromPath[str], seat: FromPath[str]
) -> TableInfo:
    """The player takes over from the bot that stands in."""
    room, rights = await context.room(table_id)
    number = seat_of(room, seat)
    rights.seat(number, seat)
    await seating.take_back(room, number)
    return _info(context, room)


@post(f"{SEAT}/replace", tags=["seats"], status_code=200)
async def replace(
    context: NamedDependency[RequestContext],
    table_id: FromPath[str],
    seat: FromPath[str],
    data: JSONBody[Replace],
) -> Link:
    """The host gives the seat to a bot, or frees it for a person. The old link is void; the new one is only
    shown once."""
    room, rights = await context.room(table_id)
    rights.must_host()
    return Link(await seating.replace(room, seat_of(room, seat), data.kind, data.level))


@post(f"{SEAT}/new-link", tags=["seats"], status_code=200)
async def new_link(
    context: NamedDependency[RequestContext], table_id: FromPath[str], seat: FromPath[str]
) -> Link:
    """A new link to a seat; the old one is void. If the seat is taken, everybody is notified, because whoever
    follows the link gets the seat.
    """
    room, rights = await context.room(table_id)
    number = seat_of(room, seat)
    rights.host_or_seat(number, seat)
    return Link(await seating.renew_link(room, number))


@post(f"{SEAT}/webhook", tags=["seats"], status_code=200)
async def webhook(
    context: NamedDependency[RequestContext],
    table_id: FromPath[str],
    seat: FromPath[str],
    data: JSONBody[Webhook],
) -> TableInfo:
    """Set where turn notices of this seat are sent: a public http or https URL."""
    room, rights = await context.room(table_id)
    number = seat_of(room, seat)
    rights.seat(number, seat)
    if data.url is not None and (wrong := hooks.check(data.url)) is not None:
        raise Denied.because(400, wrong)
    await room.store.change_seat(table_id, number, webhook=data.url)
    await room.refresh()
    return _info(context, room)


ROUTES = [take, follow, leave, stand_in, take_back, replace, new_link, webhook]
