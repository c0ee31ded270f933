"""A game with its history: an append-only log, undo, and the record it folds to."""

# not compiled: history is not part of the hot path.
from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from meadhall.kernel.game import AUTOMATIC
from meadhall.kernel.notation import read_sentence
from meadhall.kernel.refusal import Refusal, Refused

BY_TABLE = 4  # a trace mark: given by whoever runs the table, for a seat that could do nothing else


@dataclass(frozen=True)
class Entry:
    """One line of the log. `change` replaces an answer to an open simultaneous ask."""

    kind: str  # move | change | undo
    seat: int
    action: int = -1
    automatic: bool = False


@dataclass(frozen=True)
class _Before:
    """How things stood before an answer: all that undo restores."""

    seat: int
    game: Any
    written: int  # length of the trace
    told: int  # number of events
    by_table: set[int]


class Match:
    """Wraps a game fresh from `new` with that seed: its record (kernel.record) begins there."""

    def __init__(self, game: Any, seed: int, version: int | None = None) -> None:
        self.game = game
        self.seed = seed
        # The rules version it is played by: a record keeps its own.
        self.version: int = game.rules.version if version is None else version
        self.log: list[Entry] = []
        self.game.trace = []
        # Before each answer that could be taken back.
        self._before: list[_Before] = []
        # Seats whose open secret answer was given by the table.
        self.by_table: set[int] = set()

    def play(self, seat: int, action: int, *, automatic: bool = False) -> None:
        """Play and remember. `automatic` marks an answer given by the table for the seat."""
        game = self.game
        index = game.ask_of(seat)
        changes = index >= 0 and len(game.given[index]) >= game.asks[index][1].need
        before = _Before(seat, game.copy(), len(game.trace), len(game.events or ()), self.by_table.copy())
        game.play(seat, action)
        self.log.append(Entry("change" if changes else "move", seat, action, automatic))
        (self.by_table.add if automatic else self.by_table.discard)(seat)
        self._mark_automatic(before.written)
        if game.undo_mark != before.game.undo_mark:
            self._before.clear()
        else:
            self._before.append(before)

    def _mark_automatic(self, written: int) -> None:
        trace = self.game.trace
        for i in range(written, len(trace)):
            seat, action, flags = trace[i]
            if seat in self.by_table and not flags & AUTOMATIC:
                trace[i] = (seat, action, flags | BY_TABLE)
        if len(trace) > written:
            self.by_table.clear()

    def do(self, line: str) -> None:
        """Play a whole sentence, or nothing of it."""
        seat, answers = read_sentence(self.game, line)
        for action in answers:
            self.play(seat, action)

    def play_log(self, entries: Iterable[Entry]) -> None:
        """Go through a log again, what was changed and taken back included."""
        for entry in entries:
            if entry.kind == "undo":
                self.undo(entry.seat)
            else:
                self.play(entry.seat, entry.action, automatic=entry.automatic)

    def can_undo(self, seat: int) -> bool:
        """Only one's own last answer, and never across new information or another seat's turn."""
        return bool(self._before) and self._before[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Take the last answer back: the state is byte for byte what it was."""
        if not self.can_undo(seat):
            raise Refused(Refusal("nothing_to_undo"))
        before = self._before.pop()
        before.game.trace = self.game.trace[: before.written]
        before.game.events = self.game.events
        if self.game.events is not None:
            del self.game.events[before.told :]
        self.game = before.game
        self.by_table = before.by_table
        self.log.append(Entry("undo", seat))
