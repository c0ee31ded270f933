"""Replays a game from its log: every public change and the view at any moment, for one viewer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Raw, Struct

from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.kernel.record import write
from meadhall.server.steady_clock import coarse
from meadhall.server.store import Move, Table
from meadhall.server.tables.broadcast import events_for
from meadhall.server.tables.live_game import LiveGame, begin, spelling, standing
from meadhall.server.tables.view_parts import as_list, whole

BEGINNING = Raw(b"[]")  # the events of moment 0


class Moment(Struct):
    """One public change: its number, its time and its events."""

    moment: int
    at: int
    events: Raw


class Scene(Struct):
    """The view at a moment, with the moment's events."""

    moment: int
    at: int
    view: Raw
    events: Raw


def changes(
    table: Table, names: tuple[str, ...], started: int, moves: Sequence[Move]
) -> Iterator[tuple[LiveGame, Move]]:
    """Every public change in order, with the game after it; raises Misfit."""
    live = LiveGame(table, names, started)
    for move, public in live.followed(moves):
        if public:
            yield live, move


def moments(
    table: Table, names: tuple[str, ...], started: int, moves: Sequence[Move], viewer: int
) -> Iterator[tuple[LiveGame, Moment]]:
    """Every public change in order, as the viewer may know it, with the game after it; raises Misfit."""
    return moments_of(changes(table, names, started, moves), viewer)


def moments_of(changed: Iterable[tuple[LiveGame, Move]], viewer: int) -> Iterator[tuple[LiveGame, Moment]]:
    for live, move in changed:
        yield live, Moment(live.moment, coarse(move.at), as_list(events_for(live, viewer)))


def scene(live: LiveGame, moment: Moment, viewer: int) -> Scene:
    """A moment with the viewer's view after it."""
    game = live.shown(viewer)
    view = whole(game.view(None), game.own_view(live.seat_or_none(viewer)))
    return Scene(moment.moment, moment.at, view, moment.events)


def rows_until(
    table: Table, names: tuple[str, ...], started: int, moves: Sequence[Move], at: int
) -> list[Move]:
    """The rows up to a moment, without those that were taken back: the beginning of a forked table."""
    last = 0
    live = LiveGame(table, names, started)
    if at > 0:
        for move, _ in live.followed(moves):
            last = move.number
            if live.moment >= at:
                break
    return standing(moves[:last])


def record(table: Table, names: tuple[str, ...], moves: Sequence[Move]) -> str:
    """The record of a game that is over. It holds the seed, so it must not be made of a running game."""
    return write(replayed(table, names, moves))


def replayed(table: Table, names: tuple[str, ...], moves: Sequence[Move]) -> Match[Game]:
    match = begin(table, names)
    words = spelling(table.game)
    for move in standing(moves):
        if move.kind == "undo":
            match.undo(move.seat)
        else:
            match.play(move.seat, words.get(move.words, -1), automatic=move.by == "table")
    return match
