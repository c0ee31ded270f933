"""A new table: as wished, as a rematch, as a fork of a finished game, or from a record."""

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
from meadhall.server.messages import Clock
from meadhall.server.shapes import Made, NewTable, SeatLink, SeatWish
from meadhall.server.store import Move, Seat, Store, Table
from meadhall.server.tables.room import now_ms

SEED_BITS = 128


@dataclass(frozen=True)
class Origin:
    """Where a table's game begins, if not with a fresh deal."""

    seed: int
    rules: int
    moves: Sequence[Move]
    forked_from: str | None = None
    forked_at: int | None = None


def check(wish: NewTable) -> tuple[Rules, tuple[str, ...]]:
    """The rules and the clans in order; raises Refused in the game's own words."""
    if wish.game not in games():
        raise Refused(Refusal("unknown_game", {"word": wish.game}))
    rules = games()[wish.game]
    read_options(rules.options, list(wish.options.items()))
    if wish.clock.kind not in ("none", "decision", "bank"):
        raise Refused(Refusal("bad_clock", {"word": wish.clock.kind}))
    if wish.clock.kind != "none" and wish.clock.seconds < 1:
        raise Refused(Refusal("bad_clock", {"word": wish.clock.kind}))
    free = [name for name in rules.seat_names if name not in {seat.seat for seat in wish.seats}]
    names = tuple(seat.seat or (free.pop(0) if free else "?") for seat in wish.seats)
    for seat in wish.seats:
        check_level(seat.level, needed=seat.kind == "bot")
    return rules, rules.seats(names)


def check_level(level: str | None, *, needed: bool) -> None:
    """One of the house's own bots: a table never names code to load."""
    if level is None and not needed:
        return
    if level not in LEVELS:
        raise Refused(Refusal("unknown_bot", {"word": level or "", "bots": " ".join(LEVELS)}))


async def make(
    store: Store,
    wish: NewTable,
    client: str | None,
    password: str | None,
    origin: Origin | None = None,
    made_from: str | None = None,
) -> Made:
    """Store a new table. The links in the answer are shown this once.

    `password` is its argon2 hash, `made_from` the keyed hash of the address that makes it.
    """
    rules, names = check(wish)
    now = now_ms()
    host, spectator = new_token(), new_token()
    tokens = [new_token() for _ in names]
    options = option_words(read_options(rules.options, list(wish.options.items())))
    table = Table(
        id=new_table_id(),
        game=rules.name,
        rules=rules.version if origin is None else origin.rules,
        pack=rules.pack,
        seed=str(secrets.randbits(SEED_BITS) if origin is None else origin.seed),
        options=msgspec.json.encode(dict(options)).decode(),
        created_at=now,
        updated_at=now,
        name=wish.name,
        language=wish.language,
        listed=wish.listed,
        password=password,
        spectators=wish.spectators,
        spectator_hash=token_hash(spectator),
        spectator_delay=wish.spectator_delay,
        hints=wish.hints,
        clock=msgspec.json.encode(wish.clock).decode(),
        pace=wish.pace,
        host=client,
        host_hash=token_hash(host),
        forked_from=None if origin is None else origin.forked_from,
        forked_at=None if origin is None else origin.forked_at,
        made_from=made_from,
    )
    seats = [
        _seat(table.id, i, name, wanted, token, client, now)
        for i, (name, wanted, token) in enumerate(zip(names, wish.seats, tokens, strict=True))
    ]
    moves = [] if origin is None else renumbered(origin.moves)
    await store.create(msgspec.structs.replace(table, entries=len(moves)), seats, moves)
    links = [SeatLink(name, token) for name, token in zip(names, tokens, strict=True)]
    return Made(table.id, host, spectator, links)


def _seat(table: str, seat: int, name: str, wish: SeatWish, token: str, client: str | None, now: int) -> Seat:
    mine = wish.kind == "me"
    return Seat(
        table_id=table,
        seat=seat,
        name=name,
        token_hash=token_hash(token),
        kind="person" if mine else wish.kind,
        level=wish.level if wish.kind == "bot" else None,
        client=client if mine else None,
        display=wish.display,
        joined_at=now if mine else None,
    )


def renumbered(moves: Sequence[Move]) -> list[Move]:
    return [msgspec.structs.replace(move, number=number) for number, move in enumerate(moves, 1)]


def again(table: Table, seats: Sequence[Seat]) -> NewTable:
    """The same table once more, for everybody at it."""
    return NewTable(
        game=table.game,
        seats=[
            SeatWish(
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
