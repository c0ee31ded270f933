"""For the host of a table: who watches, and who may not talk or not come."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter

from meadhall.kernel.refusal import Refusal, Refused
from meadhall.server.api.asking import Asking
from meadhall.server.shapes import BanInfo, NewBan, People
from meadhall.server.tables import banning
from meadhall.server.tables.room import Room

BanId = Annotated[int, PathParameter(ge=1, le=2**53)]
TABLE = "/api/tables/{table_id:str}"


async def _hosted(asking: Asking, table_id: str) -> Room:
    room, rights = await asking.room(table_id)
    rights.must_host()
    return room


@get(f"{TABLE}/people", tags=["seats"])
async def people(asking: NamedDependency[Asking], table_id: FromPath[str]) -> People:
    """Who watches, as far as the asked process knows; who is muted or banned at this table."""
    return banning.people(await _hosted(asking, table_id))


@post(f"{TABLE}/spectators/{{spectator:str}}/remove", tags=["seats"], status_code=200)
async def remove(
    asking: NamedDependency[Asking], table_id: FromPath[str], spectator: FromPath[str]
) -> People:
    """Close a spectator's line. Whoever has the link may come again; a ban lasts."""
    room = await _hosted(asking, table_id)
    banning.remove(room, spectator)
    return banning.people(room)


@post(f"{TABLE}/bans", tags=["seats"])
async def ban(asking: NamedDependency[Asking], table_id: FromPath[str], data: JSONBody[NewBan]) -> BanInfo:
    """Keep somebody from talking here, or from coming at all: by the browser and by the address.

    Whoever is banned loses the seat: it is open to others, and in a running game a bot plays on.
    """
    room = await _hosted(asking, table_id)
    stored = await banning.store_ban(room, data, asking.caller)
    await asking.house.read_bans(table_id)
    if stored.kind == "ban":
        await banning.vacate(room, stored)
    return banning.info(room, stored)


@post(f"{TABLE}/bans/{{ban:int}}/lift", tags=["seats"], status_code=200)
async def lift(asking: NamedDependency[Asking], table_id: FromPath[str], ban: BanId) -> People:
    """End a mute or a ban."""
    room = await _hosted(asking, table_id)
    if not await room.store.lift(ban, table_id):
        raise Refused(Refusal("no_such_ban"))
    await asking.house.read_bans(table_id)
    return banning.people(room)


ROUTES = [people, remove, ban, lift]
