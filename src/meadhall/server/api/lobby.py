"""Tables: finding them, making them, looking at one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from meadhall import games
from meadhall.bots import LEVELS
from meadhall.kernel.refusal import Refusal, Refused
from meadhall.kernel.rules import option_words
from meadhall.server import limits
from meadhall.server.api.asking import Asking
from meadhall.server.guard.errors import Denied
from meadhall.server.house import House
from meadhall.server.messages import PLAIN, Clock, SeatInfo
from meadhall.server.shapes import GameInfo, Made, NewTable, Start, TableInfo
from meadhall.server.store import Seat, Table
from meadhall.server.tables import seating
from meadhall.server.tables.access import Caller, access
from meadhall.server.tables.late import is_late, listed_at
from meadhall.server.tables.live import Misfit, option_pairs
from meadhall.server.tables.making import Origin, again, check, make
from meadhall.server.tables.opening import Around, harmless, read
from meadhall.server.tables.room import now_ms

Word = Annotated[str | None, QueryParameter(max_length=40, pattern=PLAIN)]


@get("/api/games", tags=["tables"])
async def list_games() -> list[GameInfo]:
    """The games of the house: seats, options with their defaults, levels of bots."""
    return [
        GameInfo(
            rules.name,
            rules.version,
            list(rules.seat_names),
            list(rules.seat_counts),
            dict(option_words(rules.options())),
            list(LEVELS),
        )
        for rules in games().values()
    ]


@get("/api/tables", tags=["tables"])
async def lobby(
    asking: NamedDependency[Asking],
    game: Word = None,
    status: FromQuery[Literal["open", "playing", "over"] | None] = None,
    language: Word = None,
    open_seats: FromQuery[bool] = False,
    before: Annotated[str | None, QueryParameter(pattern=r"^[0-9]{1,15}-[0-9a-z]{1,40}(?![\s\S])")] = None,
) -> list[TableInfo]:
    """Listed tables, the newest first. The next page is `before` the last one's `updated_at-id`."""
    page = None
    if before is not None:
        at, _, last = before.partition("-")
        page = (int(at), last)
    found = await asking.house.store.lobby(
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
            info = table_info(asking.house, one.table, one.seats, asking.caller)
            info.updated_at = listed_at(one.table, now)  # what the next page begins after: for everybody
            infos.append(info)
    return infos


@get("/api/mine", tags=["tables"])
async def my_tables(asking: NamedDependency[Asking]) -> Response[list[TableInfo]]:
    """Tables this browser made or sits at, by its cookie."""
    if asking.caller.client is None:
        return asking.answer([])
    found = await asking.house.store.tables_of(asking.caller.client, now_ms())
    around = [shown(table, seats) for table, seats in found]
    return asking.answer([table_info(asking.house, one.table, one.seats, asking.caller) for one in around])


def shown(table: Table, seats: Sequence[Seat]) -> Around:
    """As it is stored; one that cannot be read is stuck, though nobody has opened and marked it yet."""
    try:
        return harmless(table, seats) if table.status == "stuck" else read(table, seats)
    except Misfit as misfit:
        return harmless(table, seats, misfit)


@post("/api/tables", tags=["tables"])
async def make_table(asking: NamedDependency[Asking], data: JSONBody[NewTable]) -> Response[Made]:
    """A new table. It begins at once when every seat is taken or a bot's."""
    made = await new_table(asking, data)
    return asking.answer(made, 201)


def must_have_tables_left(asking: Asking) -> None:
    """Before costly work for a new table; raises Denied."""
    wait = asking.house.address_tables.wait(asking.address)
    if not asking.trusted and wait > 0:
        raise Denied(429, "too_many_tables", retry_after=wait)


async def new_table(
    asking: Asking, wish: NewTable, origin: Origin | None = None, password: str | None = None
) -> Made:
    """`password`: the hash of one that is taken over from another table."""
    house = asking.house
    check(wish)
    must_have_tables_left(asking)
    if not asking.trusted:
        house.address_tables.take(asking.address)
    if await house.store.count_tables(status=("open", "playing")) >= limits.TABLES:
        raise Denied(503, "house_full")
    if wish.password is not None:
        password = await house.passwords.hash(wish.password)
    client = asking.client()
    made = await make(house.store, wish, client, password, origin, house.address_key(asking.address))
    room = await house.room(made.id)
    if origin is not None:
        await seating.begin_if_over(room)
    await seating.begin_if_full(room)
    return made


@get("/api/tables/{table_id:str}", tags=["tables"])
async def one_table(asking: NamedDependency[Asking], table_id: FromPath[str]) -> TableInfo:
    """Everybody who knows its address may know that much of a table."""
    room, _ = await asking.room(table_id)
    return table_info(asking.house, room.table, room.seats, asking.caller)


@post("/api/tables/{table_id:str}/start", tags=["tables"], status_code=200)
async def start(asking: NamedDependency[Asking], table_id: FromPath[str], data: JSONBody[Start]) -> TableInfo:
    """The host begins; seats that nobody has taken go to bots."""
    room, rights = await asking.room(table_id)
    rights.must_host()
    await seating.begin(room, data.level)
    return table_info(asking.house, room.table, room.seats, asking.caller)


@post("/api/tables/{table_id:str}/rematch", tags=["tables"])
async def rematch(asking: NamedDependency[Asking], table_id: FromPath[str]) -> Response[TableInfo]:
    """The same people once more, after the end. The second who asks is shown to the table of the first."""
    room, rights = await asking.room(table_id)
    if not rights.seats and not rights.host:
        raise Refused(Refusal("only_players"))
    rights.must_know_the_end(room.table, now_ms())
    if room.table.rematch is not None and await room.store.table(room.table.rematch) is None:  # deleted
        await room.store.change_table(table_id, where={"rematch": room.table.rematch}, rematch=None)
        await room.follow()
    if room.table.rematch is None:
        made = await new_table(asking, again(room.table, room.seats), password=room.table.password)
        first = await room.store.change_table(table_id, where={"rematch": None}, rematch=made.id)
        next_room = await asking.house.room(made.id)
        if first:
            for old in room.seats:  # everybody finds their seat by their cookie
                if old.kind == "person" and old.client is not None:
                    await seating.sit_again(next_room, old)
        else:
            await asking.house.delete(made.id)
        await room.follow()
    assert room.table.rematch is not None
    following, _ = await asking.room(room.table.rematch)
    return asking.answer(table_info(asking.house, following.table, following.seats, asking.caller), 201)


def table_info(house: House, table: Table, seats: Sequence[Seat], caller: Caller) -> TableInfo:
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
                here=seat.client is not None if late else house.is_here(table.id, seat.seat),
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
