"""A game told again from its log: any moment of it, through one pair of eyes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Raw, Struct

from meadhall.kernel.match import Match
from meadhall.kernel.record import write
from meadhall.server.steady import coarse
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
    for move, public in live.followed(moves):
        if public:
            yield live, Moment(live.moment, coarse(move.at), as_list(told(live, viewer)))


def scenes(
    table: Table,
    names: tuple[str, ...],
    started: int,
    moves: Sequence[Move],
    viewer: int,
    first: int,
    last: int,
) -> list[Scene]:
    """The views at these moments (0: the beginning; beyond the end: the end)."""
    live = Live(table, names, started)
    found = Moment(0, coarse(started), Raw(b"[]"))
    shown = [_scene(live, found, viewer)] if first == 0 else []
    if last > 0:
        for live, found in moments(table, names, started, moves, viewer):
            if found.moment >= first:
                shown.append(_scene(live, found, viewer))
            if found.moment >= last:
                break
    return shown or [_scene(live, found, viewer)]


def _scene(live: Live, moment: Moment, viewer: int) -> Scene:
    game = live.shown(viewer)
    view = whole(game.view(None), game.own_view(live.seat_or_none(viewer)))
    return Scene(moment.moment, moment.at, view, moment.events)


def rows_until(
    table: Table, names: tuple[str, ...], started: int, moves: Sequence[Move], at: int
) -> list[Move]:
    """The rows that lead to a moment, what was taken back left out: the beginning of another table."""
    last = 0
    live = Live(table, names, started)
    if at > 0:
        for move, _ in live.followed(moves):
            last = move.number
            if live.moment >= at:
                break
    return standing(moves[:last])


def record(table: Table, names: tuple[str, ...], moves: Sequence[Move]) -> str:
    """The record of a game that is over. It holds the seed: never for a game that runs."""
    return write(replayed(table, names, moves))


def replayed(table: Table, names: tuple[str, ...], moves: Sequence[Move]) -> Match:
    match = begin(table, names)
    words = spelling(table.game)
    for move in standing(moves):
        if move.kind == "undo":
            match.undo(move.seat)
        else:
            match.play(move.seat, words.get(move.words, -1), automatic=move.by == "table")
    return match
