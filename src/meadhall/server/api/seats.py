"""Seats: taking one, leaving it, giving it to a bot for a while."""

from __future__ import annotations

from litestar import Response, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from meadhall.kernel.refusal import Refusal, Refused
from meadhall.server.api.asking import Asking
from meadhall.server.api.lobby import table_info
from meadhall.server.guard import webhook as hooks
from meadhall.server.guard.errors import Denied
from meadhall.server.guard.tokens import token_hash
from meadhall.server.shapes import Follow, Followed, Link, Replace, StandIn, TableInfo, Take, Webhook
from meadhall.server.tables import seating
from meadhall.server.tables.room import Room
from meadhall.server.tables.seating import seat_of

TRIES = 5
SEAT = "/api/tables/{table_id:str}/seats/{seat:str}"


def _info(asking: Asking, room: Room) -> TableInfo:
    return table_info(asking.house, room.table, room.seats, asking.caller)


@post(f"{SEAT}/take", tags=["seats"], status_code=200)
async def take(
    asking: NamedDependency[Asking], table_id: FromPath[str], seat: FromPath[str], data: JSONBody[Take]
) -> Response[TableInfo]:
    """Sit down on an open seat: at a listed table, or at one whose address one was told."""
    room, rights = await asking.room(table_id)
    number = seat_of(room, seat)
    if room.table.password is not None and not rights.host:
        if not await asking.house.unlocks(room, data.password, asking.address):
            raise Denied(403, "wrong_password")
    await seating.take_open(room, number, asking.client(), data.display)
    return asking.answer(_info(asking, room))


@post("/api/links/follow", tags=["seats"], status_code=200)
async def follow(asking: NamedDependency[Asking], data: JSONBody[Follow]) -> Response[Followed]:
    """Open a link that somebody was given: of a seat, of the host, or to watch."""
    hashed = token_hash(data.token)
    for _ in range(TRIES):  # another may follow the same link at the same time: the later one has the seat
        found = await asking.house.store.seat_by_token(hashed)
        if found is None:
            break
        room, _ = await asking.room(found.table_id)
        key = await seating.follow_link(room, found, asking.client(), data.display)
        if key is not None:
            host = room.access(asking.caller).host
            return asking.answer(Followed(room.table_id, found.name, host, key))
    else:
        raise Refused(Refusal("too_busy"))
    if data.table is not None:
        room, _ = await asking.room(data.table)
        if room.table.host_hash == hashed:
            await room.store.change_table(room.table_id, host=asking.client())
            await room.follow()
            return asking.answer(Followed(room.table_id, None, True))
        if room.table.spectator_hash == hashed and room.table.spectators:
            asking.client()  # a browser that has a name can be told from others of its address
            return asking.answer(Followed(room.table_id, None, False))
    if not asking.house.address_links.take(asking.address):
        raise Denied(429, "too_many", retry_after=asking.house.address_links.wait(asking.address))
    raise Denied(404, "no_such_link")


@post(f"{SEAT}/leave", tags=["seats"], status_code=200)
async def leave(asking: NamedDependency[Asking], table_id: FromPath[str], seat: FromPath[str]) -> TableInfo:
    """Get up for good: the seat is free again, or in a running game a bot's until somebody takes it."""
    room, rights = await asking.room(table_id)
    number = seat_of(room, seat)
    rights.host_or_seat(number, seat)
    await seating.leave(room, number)
    return _info(asking, room)


@post(f"{SEAT}/stand-in", tags=["seats"], status_code=200)
async def stand_in(
    asking: NamedDependency[Asking], table_id: FromPath[str], seat: FromPath[str], data: JSONBody[StandIn]
) -> TableInfo:
    """A bot plays here for a while: one's own wish, or the host's for somebody who is gone."""
    room, rights = await asking.room(table_id)
    number = seat_of(room, seat)
    rights.host_or_seat(number, seat)
    await asking.house.presence.look(table_id)
    await seating.stand_in(room, number, data.level, rights)
    return _info(asking, room)


@post(f"{SEAT}/take-back", tags=["seats"], status_code=200)
async def take_back(
    asking: NamedDependency[Asking], table_id: FromPath[str], seat: FromPath[str]
) -> TableInfo:
    """Play oneself again."""
    room, rights = await asking.room(table_id)
    number = seat_of(room, seat)
    rights.seat(number, seat)
    await seating.take_back(room, number)
    return _info(asking, room)


@post(f"{SEAT}/replace", tags=["seats"], status_code=200)
async def replace(
    asking: NamedDependency[Asking], table_id: FromPath[str], seat: FromPath[str], data: JSONBody[Replace]
) -> Link:
    """The host puts a bot here, or makes room for a person. The old link is void, the new one shown once."""
    room, rights = await asking.room(table_id)
    rights.must_host()
    return Link(await seating.replace(room, seat_of(room, seat), data.kind, data.level))


@post(f"{SEAT}/new-link", tags=["seats"], status_code=200)
async def new_link(asking: NamedDependency[Asking], table_id: FromPath[str], seat: FromPath[str]) -> Link:
    """A fresh link to a seat; the old one is void. Of a seat that is taken everybody is told: whoever follows
    the link gets the seat.
    """
    room, rights = await asking.room(table_id)
    number = seat_of(room, seat)
    rights.host_or_seat(number, seat)
    return Link(await seating.renew_link(room, number))


@post(f"{SEAT}/webhook", tags=["seats"], status_code=200)
async def webhook(
    asking: NamedDependency[Asking], table_id: FromPath[str], seat: FromPath[str], data: JSONBody[Webhook]
) -> TableInfo:
    """Where to tell that it is this seat's turn: an https address on the open internet."""
    room, rights = await asking.room(table_id)
    number = seat_of(room, seat)
    rights.seat(number, seat)
    if data.url is not None and (wrong := hooks.check(data.url)) is not None:
        raise Denied.because(400, wrong)
    await room.store.change_seat(table_id, number, webhook=data.url)
    await room.follow()
    return _info(asking, room)


ROUTES = [take, follow, leave, stand_in, take_back, replace, new_link, webhook]
