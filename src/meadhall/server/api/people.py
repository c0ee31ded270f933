"""Routes for the host of a table: spectators, mutes and bans."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter

from meadhall.kernel.refusal import Refusal, Refused
from meadhall.server.api.context import RequestContext
from meadhall.server.http_types import BanInfo, NewBan, People
from meadhall.server.tables import banning
from meadhall.server.tables.room import Room

BanId = Annotated[int, PathParameter(ge=1, le=2**53)]
TABLE = "/api/tables/{table_id:str}"


async def _hosted(context: RequestContext, table_id: str) -> Room:
    room, rights = await context.room(table_id)
    rights.must_host()
    return room


@get(f"{TABLE}/people", tags=["seats"])
async def people(context: NamedDependency[RequestContext], table_id: FromPath[str]) -> People:
    """The spectators at the process that answers, and the mutes and bans of this table."""
    return banning.people(await _hosted(context, table_id))


@post(f"{TABLE}/spectators/{{spectator:str}}/remove", tags=["seats"], status_code=200)
async def remove(
    context: NamedDependency[RequestContext], table_id: FromPath[str], spectator: FromPath[str]
) -> People:
    """Close a spectator's connection. Unlike a ban, this does not prevent a new connection."""
    room = await _hosted(context, table_id)
    banning.remove(room, spectator)
    return banning.people(room)


@post(f"{TABLE}/bans", tags=["seats"])
async def ban(
    context: NamedDependency[RequestContext], table_id: FromPath[str], data: JSONBody[NewBan]
) -> BanInfo:
    """Mute somebody at this table, or ban them from it: by their browser and address.

    A banned person loses their seat: it is open to others, and in a running game a bot plays it.
    """
    room = await _hosted(context, table_id)
    stored = await banning.store_ban(room, data, context.caller)
    await context.state.read_bans(table_id)
    if stored.kind == "ban":
        await banning.vacate(room, stored)
    return banning.info(room, stored)


@post(f"{TABLE}/bans/{{ban:int}}/lift", tags=["seats"], status_code=200)
async def lift(context: NamedDependency[RequestContext], table_id: FromPath[str], ban: BanId) -> People:
    """End a mute or a ban."""
    room = await _hosted(context, table_id)
    if not await room.store.lift(ban, table_id):
        raise Refused(Refusal("no_such_ban"))
    await context.state.read_bans(table_id)
    return banning.people(room)


ROUTES = [people, remove, ban, lift]
