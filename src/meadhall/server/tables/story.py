"""A game told again from its log: any moment of it, through one pair of eyes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Raw, Struct

from meadhall.kernel.match import Match
from meadhall.kernel.record import write
from meadhall.server.store import Move, Table
from meadhall.server.tables.gallery import told
from meadhall.server.tables.live import Live, begin, spelling, standing
from meadhall.server.tables.parts import as_list, whole


class Moment(Struct):
    """One public change: when it was, and what happened."""

    moment: int
    at: int
    events: Raw


class Scene(Struct):
    """How it stood at a moment, and which moment is the last."""

    moment: int
    at: int
    view: Raw
    events: Raw


def moments(
    table: Table, names: tuple[str, ...], started: int, moves: Sequence[Move], viewer: int
) -> Iterator[tuple[Live, Moment]]:
    """Every public change in order, with the game as it stood then; raises Misfit."""
    live = Live(table, names, started)
    for move in moves:
        if live.follow(move, moves):
            yield live, Moment(live.moment, move.at, as_list(told(live, viewer)))


def story(
    table: Table, names: tuple[str, ...], started: int, moves: Sequence[Move], viewer: int, after: int
) -> list[Moment]:
    """What happened after a moment."""
    return [moment for _, moment in moments(table, names, started, moves, viewer) if moment.moment > after]


def missed(
    table: Table, names: tuple[str, ...], started: int, moves: Sequence[Move], viewer: int, number: int
) -> list[Raw]:
    """What happened after this viewer was shown that number: the events of each public change."""
    return [
        moment.events
        for live, moment in moments(table, names, started, moves, viewer)
        if live.numbers[viewer] > number
    ]


def scene(
    table: Table, names: tuple[str, ...], started: int, moves: Sequence[Move], viewer: int, at: int
) -> Scene:
    """The view at a moment (0: the beginning; beyond the end: the end)."""
    stands = Live(table, names, started), Moment(0, started, Raw(b"[]"))
    if at > 0:
        for stands in moments(table, names, started, moves, viewer):
            if stands[1].moment >= at:
                break
    live, found = stands
    game = live.shown(viewer)
    seat = live.seat_or_none(viewer)
    view = whole(game.view(None), game.own_view(seat))
    return Scene(found.moment, found.at, view, found.events)


def rows_until(
    table: Table, names: tuple[str, ...], started: int, moves: Sequence[Move], at: int
) -> list[Move]:
    """The rows that lead to a moment, what was taken back left out: the beginning of another table."""
    last = 0
    live = Live(table, names, started)
    for move in moves:
        if live.moment >= at:
            break
        live.follow(move, moves)
        last = move.number
    return standing(list(moves[:last]))


def record(table: Table, names: tuple[str, ...], moves: Sequence[Move]) -> str:
    """The record of a game that is over. It holds the seed: never for a game that runs."""
    return write(replayed(table, names, moves))


def replayed(table: Table, names: tuple[str, ...], moves: Sequence[Move]) -> Match:
    match = begin(table, names)
    words = spelling(table.game)
    for move in standing(list(moves)):
        if move.kind == "undo":
            match.undo(move.seat)
        else:
            match.play(move.seat, words.get(move.words, -1), automatic=move.by == "table")
    return match
