"""Creates tables: new, as a rematch, as a fork of a finished game, or from a record."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from meadhall import games
from meadhall.bots import LEVELS
from meadhall.kernel.refusal import Refusal, Refused
from meadhall.kernel.rules import Rules, option_words, read_options
from meadhall.server.guard.tokens import new_table_id, new_token, token_hash
from meadhall.server.http_types import Made, NewTable, SeatLink, SeatRequest
from meadhall.server.messages import Clock
from meadhall.server.store import Move, Seat, Store, Table
from meadhall.server.tables.room import now_ms

SEED_BITS = 128


@dataclass(frozen=True)
class Origin:
    """The beginning of a table's game, if it does not begin with a new deal.

    It goes on under its rules version and the id of its content.
    """

    seed: int
    rules: int
    pack: str
    moves: Sequence[Move]
    forked_from: str | None = None
    forked_at: int | None = None


def check(request: NewTable) -> tuple[Rules, tuple[str, ...]]:
    """The rules and the names of the seats in order; raises Refused."""
    if request.game not in games():
        raise Refused(Refusal("unknown_game", {"word": request.game}))
    rules = games()[request.game]
    read_options(rules.options, list(request.options.items()))
    if request.clock.kind not in ("none", "decision", "bank"):
        raise Refused(Refusal("bad_clock", {"word": request.clock.kind}))
    if request.clock.kind != "none" and request.clock.seconds < 1:
        raise Refused(Refusal("bad_clock", {"word": request.clock.kind}))
    free = [name for name in rules.seat_names if name not in {seat.seat for seat in request.seats}]
    names = tuple(seat.seat or (free.pop(0) if free else "?") for seat in request.seats)
    for seat in request.seats:
        check_level(seat.level, needed=seat.kind == "bot")
    return rules, rules.seats(names)


def check_level(level: str | None, *, needed: bool) -> None:
    """Must be a level of `bots.LEVELS`: a table never names code to load."""
    if level is None and not needed:
        return
    if level not in LEVELS:
        raise Refused(Refusal("unknown_bot", {"word": level or "", "bots": " ".join(LEVELS)}))


async def make(
    store: Store,
    request: NewTable,
    client: str | None,
    password: str | None,
    origin: Origin | None = None,
    made_from: str | None = None,
) -> Made:
    """Store a new table. The tokens in the answer are only shown this once.

    `password`: its argon2 hash. `made_from`: keyed hash of the address that creates it.
    """
    rules, names = check(request)
    now = now_ms()
    host, spectator = new_token(), new_token()
    tokens = [new_token() for _ in names]
    options = option_words(read_options(rules.options, list(request.options.items())))
    table = Table(
        id=new_table_id(),
        game=rules.name,
        rules=rules.version if origin is None else origin.rules,
        pack=rules.pack if origin is None else origin.pack,
        seed=str(secrets.randbits(SEED_BITS) if origin is None else origin.seed),
        options=msgspec.json.encode(dict(options)).decode(),
        created_at=now,
        updated_at=now,
        name=request.name,
        language=request.language,
        listed=request.listed,
        password=password,
        spectators=request.spectators,
        spectator_hash=token_hash(spectator),
        spectator_delay=request.spectator_delay,
        hints=request.hints,
        clock=msgspec.json.encode(request.clock).decode(),
        pace=request.pace,
        host=client,
        host_hash=token_hash(host),
        forked_from=None if origin is None else origin.forked_from,
        forked_at=None if origin is None else origin.forked_at,
        made_from=made_from,
    )
    seats = [
        _seat(table.id, i, name, wanted, token, client, now)
        for i, (name, wanted, token) in enumerate(zip(names, request.seats, tokens, strict=True))
    ]
    moves = [] if origin is None else renumbered(origin.moves)
    await store.create(msgspec.structs.replace(table, entries=len(moves)), seats, moves)
    links = [SeatLink(name, token) for name, token in zip(names, tokens, strict=True)]
    return Made(table.id, host, spectator, links)


def _seat(
    table: str, seat: int, name: str, request: SeatRequest, token: str, client: str | None, now: int
) -> Seat:
    mine = request.kind == "me"
    return Seat(
        table_id=table,
        seat=seat,
        name=name,
        token_hash=token_hash(token),
        kind="person" if mine else request.kind,
        level=request.level if request.kind == "bot" else None,
        client=client if mine else None,
        display=request.display,
        joined_at=now if mine else None,
    )


def renumbered(moves: Sequence[Move]) -> list[Move]:
    return [msgspec.structs.replace(move, number=number) for number, move in enumerate(moves, 1)]


def same_settings(table: Table, seats: Sequence[Seat]) -> NewTable:
    """The request for a table with the same settings and people, for a rematch."""
    return NewTable(
        game=table.game,
        seats=[
            SeatRequest(
                kind="bot" if seat.kind == "bot" else "person",
                seat=seat.name,
                level=seat.level,
                display=seat.display,
            )
            for seat in seats
        ],
        options=msgspec.json.decode(table.options, type=dict[str, str]),
        name=table.name,
        language=table.language,
        listed=table.listed,
        spectators=table.spectators,
        spectator_delay=table.spectator_delay,
        hints=table.hints,
        clock=msgspec.json.decode(table.clock, type=Clock | None) or Clock(),
        pace=table.pace,
    )
