"""Moves: each is checked, applied in memory, stored, and only then sent to the watchers.

A move that was not stored is discarded: the table is loaded again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Literal

import msgspec

from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.kernel.refusal import Refusal, Refused
from meadhall.server import limits, metrics
from meadhall.server.messages import Done
from meadhall.server.steady_clock import coarse
from meadhall.server.store import Move, StoreError, TableChange
from meadhall.server.tables import clocks as timing
from meadhall.server.tables.live_game import LiveGame, spelled
from meadhall.server.tables.move_messages import already_stored, answers_of
from meadhall.server.tables.replay_threads import replayed_in_thread
from meadhall.server.tables.room import Room, now_ms, result_of

log = logging.getLogger("meadhall.server")

RACES = 8  # how often a move is tried again after another process has stored a move first
# Returns the rows to store, or the answer if there is nothing to store; raises Refused.
Rows = Callable[[LiveGame], list[Move] | Done]
# Labels of the metrics, by what is stored in `Move.by`.
_PLAYERS: dict[str, Literal["person", "bot", "auto"]] = {
    "person": "person",
    "bot": "bot",
    "table": "auto",
    "clock": "auto",
}


async def play(room: Room, seat: int, at: int, action: int | None, line: str | None) -> Done:
    """A person's answer, or a sentence of answers; raises Refused, with nothing changed."""

    def rows(live: LiveGame) -> list[Move] | Done:
        done = already_stored(live, seat, at, action, line)
        if done is not None:
            return done
        room.playing()
        _must_be_fresh(live, seat, at)
        _must_be_played_by_hand(room, seat)
        if seat not in live.waiting():  # it changes a secret answer
            _must_not_be_full(live)
        answers = answers_of(live, seat, action, line)
        return _answer_rows(live, seat, answers, "person", at)

    await room.catch_up_to(seat, at)
    return await _do(room, rows, seat)


async def undo(room: Room, seat: int, at: int) -> Done:
    """Undo the seat's last answer, as far as the kernel allows it; raises Refused."""

    def rows(live: LiveGame) -> list[Move] | Done:
        before, words, number = live.answered[seat]
        if before == at and words.endswith("undo"):
            return Done(None, number, again=True)
        room.playing()
        _must_be_fresh(live, seat, at)
        _must_be_played_by_hand(room, seat)
        _must_not_be_full(live)
        return [Move(live.entries + 1, "undo", seat, "", "person", now_ms(), at)]

    await room.catch_up_to(seat, at)
    return await _do(room, rows, seat)


async def answer_for(room: Room, seat: int, action: int, by: str, asked: int) -> bool:
    """The server answers for a seat (a bot, an automatic pass, a clock). False: it came too late."""

    def rows(live: LiveGame) -> list[Move] | Done:
        if live.asked[seat] != asked or seat not in live.waiting():
            return Done(None, 0, again=True)
        return _answer_rows(live, seat, [action], by, -1)

    return not (await _do(room, rows, seat)).again


async def rewind(room: Room, seat: int, keep: int, agreed: Callable[[], bool]) -> None:
    """Go back to the position after the first `keep` entries, by consent.

    `agreed` is checked again before it is stored, and it is only stored if no seat has changed in between.
    """
    moves = await room.store.moves(room.table_id)
    match = (await replayed_in_thread(room.table, room.named, 0, moves[:keep])).match

    def rows(live: LiveGame) -> list[Move] | Done:
        room.playing()
        if live.went_back >= limits.TAKE_BACKS:
            raise Refused(Refusal("too_many_changes", {"most": limits.TAKE_BACKS}))
        if len(moves) != live.entries or not agreed():
            raise Refused(Refusal("stale", {"number": live.numbers[seat]}))
        return [Move(live.entries + 1, "rewind", seat, "", "person", now_ms(), keep=keep)]

    await _do(room, rows, seat, match)


async def _do(room: Room, rows: Rows, seat: int, back_to: Match[Game] | None = None) -> Done:
    """If the caller is cancelled (the client disconnects), the move is still completed."""
    acting = asyncio.ensure_future(_act(room, rows, seat, back_to))
    try:
        return await asyncio.shield(acting)
    except asyncio.CancelledError:
        acting.add_done_callback(_log_error)
        raise


def _log_error(acting: asyncio.Task[Done]) -> None:
    """The caller is gone: a refusal is dropped, any other exception is logged."""
    error = None if acting.cancelled() else acting.exception()
    if error is not None and not isinstance(error, Refused):
        metrics.unexpected()
        log.error("unexpected", exc_info=error)


async def _act(room: Room, rows: Rows, seat: int, back_to: Match[Game] | None) -> Done:
    began = time.perf_counter()
    async with room.lock:
        if room.lost:
            await room.read_again()
        for _ in range(RACES):
            live = room.live or room.playing()
            todo = rows(live)
            if isinstance(todo, Done):
                return todo
            public, change = _apply(room, live, todo, back_to)
            version = room.table.version if todo[0].kind == "rewind" else None
            if await _stored(room, todo, change, version):
                break
            # Another process has stored a move first: check this one against the new position.
            await room.read_again()
        else:
            raise Refused(Refusal("too_busy"))
        metrics.durable(time.perf_counter() - began)
        metrics.moved(_PLAYERS[todo[-1].by])
        _settle(room, live.entries, change)
        room.broadcast.publish(live, public, seat)
        metrics.shown(time.perf_counter() - began)
    room.changed(room)
    return Done(None, live.numbers[seat])


def _apply(
    room: Room, live: LiveGame, todo: list[Move], back_to: Match[Game] | None
) -> tuple[bool, TableChange]:
    """Apply rows in memory, where nobody sees them yet; raises Refused, with nothing changed.

    `back_to`: the match that a rewind goes back to.
    """
    waited = room.people_waited_for()
    asked = [ask[0] for ask in live.game.asks]
    public = False
    for row in todo:
        if back_to is not None:
            live.rewind(row, back_to)
            shown = True
        else:
            shown = live.take(row)
        room.broadcast.collect(live, shown)
        public = public or shown
    if room.clocks is not None:
        timing.pass_time(room.clocks, room.clock, waited, todo[0].at)
        if live.settled:
            timing.settled(room.clocks, room.clock, asked)
    return public, _change(room, live, public and todo[-1].by == "person")


async def _stored(room: Room, todo: list[Move], change: TableChange, version: int | None) -> bool:
    """`version`: if given, the table and its seats must not have changed since."""
    try:
        return await room.store.append(room.table_id, todo, change, version)
    except StoreError as error:
        log.error("a move was not stored: %s", error, extra=room.tag())
        await room.read_again()
        if error.code == "unsure":  # it may be stored: then it is recognized as a repetition
            return False
        raise Refused(Refusal("not_saved")) from error


def _change(room: Room, live: LiveGame, decided: bool) -> TableChange:
    """`decided`: a person has made a public move. It ends a take-back proposal; moves of bots do not."""
    return TableChange(
        status="over" if live.game.over else "playing",
        updated_at=max(room.table.updated_at, coarse(live.moment_at)),
        due_at=room.due_at(proposal=not decided),
        waiting=" ".join(room.named[seat] for seat in live.waiting()),
        clocks=None if room.clocks is None else msgspec.json.encode(room.clocks).decode(),
        result=result_of(live),
        decided=decided,
    )


def _settle(room: Room, entries: int, change: TableChange) -> None:
    """The row of the table in memory, as it was just stored."""
    was = room.table
    columns = msgspec.structs.asdict(change)
    if columns.pop("decided"):
        columns["proposal"] = None
    room.table = msgspec.structs.replace(was, entries=entries, **columns)
    if was.status != room.table.status or was.proposal != room.table.proposal:
        room.broadcast.send_table()


def _answer_rows(live: LiveGame, seat: int, answers: list[int], by: str, at: int) -> list[Move]:
    now = now_ms()
    return [
        Move(number, "move", seat, spelled(live.game_name, action), by, now, at)
        for number, action in enumerate(answers, live.entries + 1)
    ]


def _must_be_fresh(live: LiveGame, seat: int, at: int) -> None:
    if not live.asked[seat] <= at <= live.numbers[seat]:
        raise Refused(Refusal("stale", {"number": live.numbers[seat]}))


def _must_not_be_full(live: LiveGame) -> None:
    """A log that is much longer than any real game only accepts moves that advance the game."""
    if live.entries >= limits.GAME_ENTRIES:
        raise Refused(Refusal("too_many_changes", {"most": limits.GAME_ENTRIES}))


def _must_be_played_by_hand(room: Room, seat: int) -> None:
    if room.bot_of(seat) is not None:
        raise Refused(Refusal("bot_plays", {"seat": room.named[seat]}))
