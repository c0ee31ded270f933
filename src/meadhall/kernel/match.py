"""A game with its history: an append-only log, undo, and the record it folds to."""

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
        self._seed: int | None = seed
        # The rules version it is played by: a record keeps its own.
        self.version: int = game.rules.version if version is None else version
        self.log: list[Entry] = []
        self.game.trace = []
        # Before each answer that could be taken back.
        self._before: list[_Before] = []
        # Seats whose open secret answer was given by the table.
        self.by_table: set[int] = set()
        # Length of the trace that was forgotten.
        self._forgotten = 0

    @property
    def seed(self) -> int:
        """What the game began with: without it there is no record."""
        if self._seed is None:
            raise RuntimeError("this match has forgotten its past: it cannot write its record")
        return self._seed

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

    def _newest(self, seat: int) -> int:
        """Which of the answers that could be taken back is this seat's newest: -1 if another came after it.

        Simultaneous answers do not come after each other: whether somebody else has changed his mind since
        is nobody's business.
        """
        for i in range(len(self._before) - 1, -1, -1):
            if self._before[i].seat == seat:
                return i
            if len(self.game.asks) == 1:
                break
        return -1

    def can_undo(self, seat: int) -> bool:
        """Only one's own last answer, and never across new information or another seat's turn."""
        return self._newest(seat) >= 0

    def undo(self, seat: int) -> None:
        """Take the last answer back: the state is byte for byte what it was."""
        newest = self._newest(seat)
        if newest < 0:
            raise Refused(Refusal("nothing_to_undo"))
        before = self._before.pop(newest)
        if len(self.game.asks) > 1:
            self._take_from_among(before, self._before[newest:])
        else:
            before.game.trace = self.game.trace[: before.written]
            before.game.events = self.game.events
            if self.game.events is not None:
                del self.game.events[before.told :]
            self.game = before.game
            self.by_table = before.by_table
        self.log.append(Entry("undo", seat))

    def _take_from_among(self, before: _Before, later: list[_Before]) -> None:
        """One simultaneous answer of several is as it was before; the others stay."""
        seat = before.seat
        index = self.game.ask_of(seat)
        for game in (self.game, *(other.game for other in later)):
            game.given[index] = before.game.given[index]
            game.offers.pop(index, None)
        for by_table in (self.by_table, *(other.by_table for other in later)):
            (by_table.add if seat in before.by_table else by_table.discard)(seat)

    # --- what others may see ---------------------------------------------------------------------

    def _unsaid(self) -> _Before | None:
        """How things stood before the sentence under way, if it can still be taken back.

        Of simultaneous answers the game itself tells no more than that they are in.
        """
        return self._before[0] if self._before and len(self.game.asks) == 1 else None

    def shown(self, seat: int | None) -> Any:
        """The game to show to a seat or a spectator: others see a sentence when it is finished."""
        before = self._unsaid()
        return self.game if before is None or before.seat == seat else before.game

    def public_key(self) -> tuple[int, tuple[bool, ...]]:
        """Changes with an entry if that entry changes what others may see, and only then."""
        before = self._unsaid()
        game = self.game if before is None else before.game
        settled = len(self.game.trace) if before is None else before.written
        answered = [len(given) >= ask[1].need for ask, given in zip(game.asks, game.given, strict=True)]
        return self._forgotten + settled, tuple(answered)

    def forget(self) -> None:
        """Drop the past once nothing can be taken back, so that a table kept in memory for long stays small.

        Does nothing in the middle of a sentence or of simultaneous answers. Events that are still to be
        sent must be read before.
        """
        if self._before:
            return
        game = self.game
        self._forgotten += len(game.trace)
        self._seed = None
        self.log.clear()
        game.trace.clear()
        if game.events is not None:
            game.events.clear()
