"""Routes of tables: the lobby, creating a table, starting it, a rematch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from meadhall.bots import LEVELS
from meadhall.kernel.refusal import Refusal, Refused
from meadhall.kernel.rules import option_words
from meadhall.registry import games, plugins
from meadhall.server import limits
from meadhall.server.api.context import RequestContext
from meadhall.server.guard.errors import Denied
from meadhall.server.http_types import GameInfo, Made, NewTable, Start, TableInfo
from meadhall.server.messages import PLAIN, Clock, SeatInfo
from meadhall.server.state import ServerState
from meadhall.server.store import Seat, Table
from meadhall.server.tables import seating
from meadhall.server.tables.access import Caller, access
from meadhall.server.tables.live_game import Misfit, option_pairs
from meadhall.server.tables.loading import ParsedTable, read, readable_parts
from meadhall.server.tables.new_table import Origin, check, make, same_settings
from meadhall.server.tables.room import now_ms
from meadhall.server.tables.spectator_delay import is_late, listed_at

Word = Annotated[str | None, QueryParameter(max_length=40, pattern=PLAIN)]


@get("/api/games", tags=["tables"])
async def list_games() -> list[GameInfo]:
    """The available games: seats, options with their defaults, levels of bots."""
    return [
        GameInfo(
            rules.name,
            rules.version,
            list(rules.seat_names),
            list(rules.seat_counts),
            dict(option_words(rules.options())),
            list(LEVELS),
            plugins()[rules.name].title,
            plugins()[rules.name].page,
        )
        for rules in games().values()
    ]


@get("/api/tables", tags=["tables"])
async def lobby(
    context: NamedDependency[RequestContext],
    game: Word = None,
    status: FromQuery[Literal["open", "playing", "over"] | None] = None,
    language: Word = None,
    open_seats: FromQuery[bool] = False,
    before: Annotated[str | None, QueryParameter(pattern=r"^[0-9]{1,15}-[0-9a-z]{1,40}(?![\s\S])")] = None,
) -> list[TableInfo]:
    """Listed tables, the newest first. The next page is `before` the `updated_at-id` of the last table."""
    page = None
    if before is not None:
        at, _, last = before.partition("-")
        page = (int(at), last)
    found = await context.state.store.lobby(
        game=game,
        status=[status] if status else ("open", "playing"),
        language=language,
        open_seats=open_seats,
        before=page,
        limit=limits.LOBBY_PAGE,
        now=(now := now_ms()),
    )
    infos: list[TableInfo] = []
    for one in (shown(table, seats) for table, seats in found):
        if one.table.status != "stuck":
            info = table_info(context.state, one.table, one.seats, context.caller)
            info.updated_at = listed_at(one.table, now)  # the key of the next page: the same for everybody
            infos.append(info)
    return infos


@get("/api/mine", tags=["tables"])
async def my_tables(context: NamedDependency[RequestContext]) -> Response[list[TableInfo]]:
    """Tables that this browser created or has a seat at, by its cookie."""
    if context.caller.client is None:
        return context.answer([])
    found = await context.state.store.tables_of(context.caller.client, now_ms())
    parsed = [shown(table, seats) for table, seats in found]
    return context.answer([table_info(context.state, one.table, one.seats, context.caller) for one in parsed])


def shown(table: Table, seats: Sequence[Seat]) -> ParsedTable:
    """A stored table. One that cannot be read is shown as stuck, even if it is not marked yet."""
    try:
        return readable_parts(table, seats) if table.status == "stuck" else read(table, seats)
    except Misfit as misfit:
        return readable_parts(table, seats, misfit)


@post("/api/tables", tags=["tables"])
async def make_table(context: NamedDependency[RequestContext], data: JSONBody[NewTable]) -> Response[Made]:
    """Create a table. It begins at once if every seat is taken or a bot's."""
    made = await new_table(context, data)
    return context.answer(made, 201)


def must_have_tables_left(context: RequestContext) -> None:
    """Call it before costly work for a new table; raises Denied."""
    wait = context.state.address_tables.wait(context.address)
    if not context.trusted and wait > 0:
        raise Denied(429, "too_many_tables", retry_after=wait)


async def new_table(
    context: RequestContext, request: NewTable, origin: Origin | None = None, password: str | None = None
) -> Made:
    """`password`: the hash of a password that is taken over from another table."""
    state = context.state
    check(request)
    must_have_tables_left(context)
    if not context.trusted:
        state.address_tables.take(context.address)
    if await state.store.count_tables(status=("open", "playing")) >= limits.TABLES:
        raise Denied(503, "house_full")
    if request.password is not None:
        password = await state.passwords.hash(request.password)
    client = context.client()
    made = await make(state.store, request, client, password, origin, state.address_key(context.address))
    room = await state.room(made.id)
    if origin is not None:
        await seating.begin_if_over(room)
    await seating.begin_if_full(room)
    return made


@get("/api/tables/{table_id:str}", tags=["tables"])
async def one_table(context: NamedDependency[RequestContext], table_id: FromPath[str]) -> TableInfo:
    """Public information about a table, for everybody who knows its id."""
    room, _ = await context.room(table_id)
    return table_info(context.state, room.table, room.seats, context.caller)


@post("/api/tables/{table_id:str}/start", tags=["tables"], status_code=200)
async def start(
    context: NamedDependency[RequestContext], table_id: FromPath[str], data: JSONBody[Start]
) -> TableInfo:
    """The host begins the game; bots get the seats that nobody has taken."""
    room, rights = await context.room(table_id)
    rights.must_host()
    await seating.begin(room, data.level)
    return table_info(context.state, room.table, room.seats, context.caller)


@post("/api/tables/{table_id:str}/rematch", tags=["tables"])
async def rematch(context: NamedDependency[RequestContext], table_id: FromPath[str]) -> Response[TableInfo]:
    """A new table for the same people, after the end. Later requests get the table of the first one."""
    room, rights = await context.room(table_id)
    if not rights.seats and not rights.host:
        raise Refused(Refusal("only_players"))
    rights.must_know_the_end(room.table, now_ms())
    if room.table.rematch is not None and await room.store.table(room.table.rematch) is None:  # deleted
        await room.store.change_table(table_id, where={"rematch": room.table.rematch}, rematch=None)
        await room.refresh()
    if room.table.rematch is None:
        made = await new_table(context, same_settings(room.table, room.seats), password=room.table.password)
        first = await room.store.change_table(table_id, where={"rematch": None}, rematch=made.id)
        next_room = await context.state.room(made.id)
        if first:
            for old in room.seats:  # people find their seats by their cookies
                if old.kind == "person" and old.client is not None:
                    await seating.sit_again(next_room, old)
        else:
            await context.state.delete(made.id)
        await room.refresh()
    assert room.table.rematch is not None
    following, _ = await context.room(room.table.rematch)
    return context.answer(table_info(context.state, following.table, following.seats, context.caller), 201)


def table_info(state: ServerState, table: Table, seats: Sequence[Seat], caller: Caller) -> TableInfo:
    rights = access(table, seats, caller)
    late = not rights.seats and is_late(table, now_ms())
    result: dict[str, list[int]] = {} if table.result is None or late else msgspec.json.decode(table.result)
    return TableInfo(
        id=table.id,
        game=table.game,
        name=table.name,
        language=table.language,
        status="playing" if late else table.status,
        seats=[
            SeatInfo(
                seat=seat.name,
                kind=seat.kind,
                level=seat.level if seat.kind == "bot" or seat.standing_in else None,
                display=seat.display,
                standing_in=seat.standing_in,
                here=seat.client is not None if late else state.is_here(table.id, seat.seat),
            )
            for seat in seats
        ],
        waiting=[] if late else table.waiting.split(),
        options=dict(option_pairs(table.options)),
        clock=msgspec.json.decode(table.clock, type=Clock | None) or Clock(),
        locked=table.password is not None,
        listed=table.listed,
        spectators=table.spectators,
        hints=table.hints,
        created_at=table.created_at,
        updated_at=table.created_at if late else table.updated_at,
        yours=[seat.name for seat in seats if seat.seat in rights.seats],
        host=rights.host,
        ranking=result.get("ranking", []),
        scores=result.get("scores", []),
        rematch=None if late else table.rematch,
        forked_from=table.forked_from,
    )


ROUTES = [list_games, lobby, my_tables, make_table, one_table, start, rematch]
