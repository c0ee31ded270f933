"""What the process does in which games are played again. It is sent whole logs and may know every secret."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from meadhall import games
from meadhall.kernel.match import Match
from meadhall.kernel.record import BadRecord, replay
from meadhall.kernel.refusal import BadLine, Refusal, Refused
from meadhall.kernel.rules import option_words
from meadhall.server.store.rows import Move, Table
from meadhall.server.tables import story as tell
from meadhall.server.tables.live import Misfit, spelled


class Log(NamedTuple):
    """A game as it is stored."""

    table: Table
    names: tuple[str, ...]
    started: int
    moves: list[Move]


@dataclass(frozen=True)
class Tell:
    """What happened, through one pair of eyes? Answered with a list of Told."""

    log: bytes
    viewer: int


@dataclass(frozen=True)
class Show:
    """How did it stand at these moments? Answered with a list of Shown; beyond the end, the end."""

    log: bytes
    viewer: int
    first: int
    last: int


@dataclass(frozen=True)
class Write:
    """The record of a game that is over. Answered with a text."""

    log: bytes


@dataclass(frozen=True)
class LeadTo:
    """Which rows lead to a moment? Answered with their numbers."""

    log: bytes
    moment: int


@dataclass(frozen=True)
class Read:
    """What game does a record hold? It may have so many entries. Answered with a Brought."""

    record: str
    most: int


class Told(NamedTuple):
    """A public change: the viewer's number after it, the moment, its time, and its events as JSON."""

    number: int
    moment: int
    at: int
    events: bytes


class Shown(NamedTuple):
    moment: int
    at: int
    view: bytes
    events: bytes


class Entry(NamedTuple):
    seat: int
    words: str  # empty: an undo
    automatic: bool


@dataclass(frozen=True)
class Brought:
    """The game of a record."""

    game: str
    seed: int
    rules: int
    names: tuple[str, ...]
    options: dict[str, str]
    entries: list[Entry]


@dataclass(frozen=True)
class Wrong:
    """It cannot be done: the code and so on of a Refusal, and the line of a record (0: none)."""

    code: str
    params: dict[str, str | int] = field(default_factory=dict)
    rule: str = ""
    line: int = 0


@dataclass(frozen=True)
class Unfit:
    """The log cannot be played: what a Misfit says."""

    number: int
    words: str
    code: str


Question = Tell | Show | Write | LeadTo | Read
Answer = list[Told] | list[Shown] | str | list[int] | Brought | Wrong | Unfit


def packed(log: Log) -> bytes:
    """As it travels: a tenth of the time that pickle takes."""
    return msgspec.msgpack.encode(log)


def answer(question: Question) -> Answer:
    """Never raises but for what nobody expects: then the process ends, and the server is told so."""
    try:
        return _answer(question)
    except Misfit as misfit:
        return Unfit(misfit.number, misfit.words, misfit.refusal.code)
    except BadLine as bad:
        return Wrong(bad.code, bad.params, bad.refusal.rule, bad.line)
    except Refused as refused:
        return Wrong(refused.code, refused.params, refused.refusal.rule)


def _answer(question: Question) -> Answer:
    if isinstance(question, Read):
        return _read(question)
    log = msgspec.msgpack.decode(question.log, type=Log)
    match question:
        case Tell():
            return [
                Told(live.numbers[question.viewer], one.moment, one.at, bytes(one.events))
                for live, one in tell.moments(*log, question.viewer)
            ]
        case Show():
            return [
                Shown(one.moment, one.at, bytes(one.view), bytes(one.events))
                for one in tell.scenes(*log, question.viewer, question.first, question.last)
            ]
        case LeadTo():
            return [move.number for move in tell.rows_until(*log, question.moment)]
        case Write():
            return tell.record(log.table, log.names, log.moves)


def _read(question: Read) -> Brought:
    """Cheap things first: the number of lines, the header; then sentence by sentence."""
    lines = len(question.record.splitlines())
    if lines > 2 * question.most:  # comments and blank lines count, too
        raise _too_long(lines, question.most)

    def watch(match: Match) -> None:
        if len(match.log) > question.most:
            raise _too_long(lines, question.most)

    match = replay(question.record, games(), watch)
    rules = match.game.rules
    return Brought(
        rules.name,
        match.seed,
        match.version,
        tuple(match.game.seat_names()),
        dict(option_words(match.game.options)),
        list(_entries(match, rules.name)),
    )


def _entries(match: Match, game: str) -> Iterator[Entry]:
    for entry in match.log:
        words = "" if entry.kind == "undo" else spelled(game, entry.action)
        yield Entry(entry.seat, words, entry.automatic)


def _too_long(lines: int, most: int) -> BadRecord:
    return BadRecord(lines, "", Refusal("record_too_long", {"most": most}))
