"""The work of the replay process. It receives whole logs and knows all secrets of those games.

It keeps snapshots of the games it has replayed. If the process is replaced, they are made again.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from meadhall import games
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.kernel.record import BadRecord, replay
from meadhall.kernel.refusal import BadLine, Refusal, Refused
from meadhall.kernel.rules import option_words
from meadhall.server.replays.snapshots import SnapshotCache
from meadhall.server.store.rows import Move, Table
from meadhall.server.tables import story as stories
from meadhall.server.tables.live_game import Misfit, spelled


class Log(NamedTuple):
    """A stored game."""

    table: Table
    names: tuple[str, ...]
    started: int
    moves: list[Move]


@dataclass(frozen=True)
class StoryJob:
    """The events of all public changes for one viewer. Answered with a list of StoryEntry.

    `key`: under which the snapshots are kept; the same key means the same game.
    """

    key: bytes
    log: bytes
    viewer: int


@dataclass(frozen=True)
class ScenesJob:
    """The views at these moments of the first `entries` rows. Answered with a list of EncodedScene; after the
    end, that of the end.

    `log`: empty if the process may know the game. If it does not, it answers with LogNeeded.
    """

    key: bytes
    log: bytes
    entries: int
    viewer: int
    first: int
    last: int


@dataclass(frozen=True)
class RecordJob:
    """The record of a game that is over. Answered with its text."""

    log: bytes


@dataclass(frozen=True)
class RowsUntilJob:
    """The rows up to a moment. Answered with their numbers."""

    log: bytes
    moment: int


@dataclass(frozen=True)
class ImportJob:
    """The game of a record with at most `most` entries. Answered with an ImportedGame."""

    record: str
    most: int


class StoryEntry(NamedTuple):
    """A public change: the viewer's number after it, the moment, its time, and its events as JSON."""

    number: int
    moment: int
    at: int
    events: bytes


class EncodedScene(NamedTuple):
    moment: int
    at: int
    view: bytes
    events: bytes


class Entry(NamedTuple):
    seat: int
    words: str  # empty: an undo
    automatic: bool


@dataclass(frozen=True)
class ImportedGame:
    """The game of a record."""

    game: str
    seed: int
    rules: int
    pack: str
    names: tuple[str, ...]
    options: dict[str, str]
    entries: list[Entry]


@dataclass(frozen=True)
class LogNeeded:
    """The process has replayed only the first `known` rows of this game."""

    known: int


@dataclass(frozen=True)
class RefusedJob:
    """A refusal: the fields of a Refusal, and the line of the record (0: none)."""

    code: str
    params: dict[str, str | int] = field(default_factory=dict)
    rule: str = ""
    line: int = 0


@dataclass(frozen=True)
class MisfitFound:
    """The log does not fit the rules: the fields of a Misfit."""

    number: int
    words: str
    code: str


Question = StoryJob | ScenesJob | RecordJob | RowsUntilJob | ImportJob
Answer = (
    list[StoryEntry]
    | list[EncodedScene]
    | LogNeeded
    | str
    | list[int]
    | ImportedGame
    | RefusedJob
    | MisfitFound
)

_snapshots = SnapshotCache(0)  # `prepare` makes one that keeps something


def prepare(snapshot_bytes: int) -> None:
    """Called first in the process, which does not know the limits that were set on the command line."""
    global _snapshots
    _snapshots = SnapshotCache(snapshot_bytes)
    # A full collection looks at all snapshots, for 80 ms and more. They have no reference cycles.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


def packed(log: Log) -> bytes:
    """A log as it is sent to the process. msgpack takes a tenth of pickle's time."""
    return msgspec.msgpack.encode(log)


def answer(question: Question) -> Answer:
    """Refusals are returned. An unexpected exception ends the process, and the server then replaces it."""
    try:
        return _answer(question)
    except Misfit as misfit:
        return MisfitFound(misfit.number, misfit.words, misfit.refusal.code)
    except BadLine as bad:
        return RefusedJob(bad.code, bad.params, bad.refusal.rule, bad.line)
    except Refused as refused:
        return RefusedJob(refused.code, refused.params, refused.refusal.rule)


def _answer(question: Question) -> Answer:
    if isinstance(question, ImportJob):
        return _read(question)
    if isinstance(question, ScenesJob):
        return _scenes(question)
    log = msgspec.msgpack.decode(question.log, type=Log)
    match question:
        case StoryJob():
            return _story(question, log)
        case RowsUntilJob():
            return [move.number for move in stories.rows_until(*log, question.moment)]
        case RecordJob():
            return stories.record(log.table, log.names, log.moves)


def _story(question: StoryJob, log: Log) -> list[StoryEntry]:
    """All rows are replayed. If the game has no snapshots yet, they are taken on the way."""
    try:
        game = _snapshots.of(question.key, *log)
        changes = stories.changes(*log) if game.rows else game.follow(log.moves)
        found = [
            StoryEntry(live.numbers[question.viewer], one.moment, one.at, bytes(one.events))
            for live, one in stories.moments_of(changes, question.viewer)
        ]
        for _ in game.follow(log.moves):
            pass
        return found
    finally:
        _snapshots.trim()


def _scenes(question: ScenesJob) -> list[EncodedScene] | LogNeeded:
    try:
        if question.log:
            log = msgspec.msgpack.decode(question.log, type=Log)
            game = _snapshots.of(question.key, *log)
            for _ in game.follow(log.moves):
                pass
        else:
            found = _snapshots.get(question.key)
            if found is None or len(found.rows) < question.entries:
                return LogNeeded(0 if found is None else len(found.rows))
            game = found
        return [
            EncodedScene(one.moment, one.at, bytes(one.view), bytes(one.events))
            for one in game.scenes(question.viewer, question.first, question.last, question.entries)
        ]
    finally:
        _snapshots.trim()


def _read(question: ImportJob) -> ImportedGame:
    """Checks the number of lines first, because replaying is costly."""
    lines = len(question.record.splitlines())
    if lines > 2 * question.most:  # comments and blank lines count, too
        raise _too_long(lines, question.most)

    def watch(match: Match[Game]) -> None:
        if len(match.log) > question.most:
            raise _too_long(lines, question.most)

    match = replay(question.record, games(), watch)
    rules = match.game.rules
    return ImportedGame(
        rules.name,
        match.seed,
        match.version,
        match.pack,
        tuple(match.game.seat_names()),
        dict(option_words(match.game.made_with())),
        list(_entries(match, rules.name)),
    )


def _entries(match: Match[Game], game: str) -> Iterator[Entry]:
    for entry in match.log:
        words = "" if entry.kind == "undo" else spelled(game, entry.action)
        yield Entry(entry.seat, words, entry.automatic)


def _too_long(lines: int, most: int) -> BadRecord:
    return BadRecord(lines, "", Refusal("record_too_long", {"most": most}))
