"""A game with its history: an append-only log, undo, and the record made from the log."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from meadhall.kernel.game import AUTOMATIC, Game
from meadhall.kernel.notation import read_sentence
from meadhall.kernel.refusal import Refusal, Refused

# Covariant, so that functions for any game take the match of each.
G = TypeVar("G", bound=Game, covariant=True)

BY_TABLE = 4  # a trace mark: answered by the table for a seat that had no other answer


@dataclass(frozen=True)
class Entry:
    """One line of the log. `change` replaces an answer to an open simultaneous ask."""

    kind: str  # move | change | undo
    seat: int
    action: int = -1
    automatic: bool = False


class _Before(Generic[G]):
    """The state before an answer that took effect: everything that undo restores.

    `written` is the length of the trace, `told` the number of events, `passed` that of checkpoints. Not a
    dataclass: mypyc compiles none that is generic.
    """

    def __init__(self, seat: int, game: G, written: int, told: int, passed: int, by_table: set[int]) -> None:
        self.seat = seat
        self.game = game
        self.written = written
        self.told = told
        self.passed = passed
        self.by_table = by_table

    def copy(self) -> _Before[G]:
        return _Before(
            self.seat, self.game.copy(), self.written, self.told, self.passed, self.by_table.copy()
        )


@dataclass(frozen=True)
class _Given:
    """What a seat had answered before one of several simultaneous answers, which changes nothing else."""

    seat: int
    answers: tuple[int, ...]
    by_table: bool


class Match(Generic[G]):
    """Wraps a new game (from `new` with that seed), which its record (kernel.record) starts from."""

    def __init__(self, game: G, seed: int, pack: str = "") -> None:
        self.game: G = game
        self._seed: int | None = seed
        # The rules version of the game, and the id of its content. A record that is continued keeps both.
        self.version: int = game.rules.version
        self.pack: str = pack or game.rules.pack
        self.log: list[Entry] = []
        self.game.trace = []
        # The states before each answer that can be undone: of a sentence, or of simultaneous answers.
        self._before: list[_Before[G]] = []
        self._given: list[_Given] = []
        # Seats for which the table has answered an open secret ask.
        self.by_table: set[int] = set()
        # Length of the trace that `forget` has dropped.
        self._forgotten = 0

    @property
    def trace(self) -> list[tuple[int, int, int]]:
        """The answers that took effect: seat, answer, marks."""
        trace = self.game.trace
        if trace is None:
            raise RuntimeError("the trace of a match was switched off")
        return trace

    @property
    def seed(self) -> int:
        """The seed of the game. Without one there is no record."""
        if self._seed is None:
            raise RuntimeError("this match has forgotten its past: it cannot write its record")
        return self._seed

    def play(self, seat: int, action: int, *, automatic: bool = False) -> None:
        """Play an answer and log it. `automatic`: the table has answered for the seat."""
        game = self.game
        index = game.ask_of(seat)
        changes = index >= 0 and len(game.given[index]) >= game.asks[index][1].need
        mark, written = game.undo_mark, len(self.trace)
        if len(game.asks) > 1:
            before = None
            given = _Given(seat, game.given[index] if index >= 0 else (), seat in self.by_table)
        else:
            told, passed = len(game.events or ()), len(game.checkpoints or ())
            before = _Before(seat, game.copy(), written, told, passed, self.by_table.copy())
            given = None
        game.play(seat, action)
        self.log.append(Entry("change" if changes else "move", seat, action, automatic))
        (self.by_table.add if automatic else self.by_table.discard)(seat)
        self._mark_automatic(written)
        if game.undo_mark != mark:
            self._before.clear()
            self._given.clear()
        elif before is not None:
            self._before.append(before)
        elif given is not None:
            self._given.append(given)

    def _mark_automatic(self, written: int) -> None:
        trace = self.trace
        for i in range(written, len(trace)):
            seat, action, flags = trace[i]
            if seat in self.by_table and not flags & AUTOMATIC:
                trace[i] = (seat, action, flags | BY_TABLE)
        if len(trace) > written:
            self.by_table.clear()

    def do(self, line: str) -> None:
        """Play a whole sentence, or none of it."""
        seat, answers = read_sentence(self.game, line)
        for action in answers:
            self.play(seat, action)

    def play_log(self, entries: Iterable[Entry]) -> None:
        """Replay a log, including changed answers and undos."""
        for entry in entries:
            if entry.kind == "undo":
                self.undo(entry.seat)
            else:
                self.play(entry.seat, entry.action, automatic=entry.automatic)

    def _newest_given(self, seat: int) -> int:
        """Return the index of this seat's newest simultaneous answer that can be undone, or -1.

        Simultaneous answers have no order: it does not matter, and must not be visible, whether another seat
        has changed its answer since.
        """
        for i in range(len(self._given) - 1, -1, -1):
            if self._given[i].seat == seat:
                return i
        return -1

    def can_undo(self, seat: int) -> bool:
        """Whether the seat can undo: only its own last answer, never beyond new information or another seat's
        turn."""
        self.game.check_seat(seat)
        if self._newest_given(seat) >= 0:
            return True
        return bool(self._before) and self._before[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Undo the last answer: the state is the same as before, byte for byte."""
        self.game.check_seat(seat)
        newest = self._newest_given(seat)
        if newest >= 0:
            self._give_back(self._given.pop(newest))
        elif self._before and self._before[-1].seat == seat:
            self._go_back(self._before.pop())
        else:
            raise Refused(Refusal("nothing_to_undo"))
        self.log.append(Entry("undo", seat))

    def _give_back(self, before: _Given) -> None:
        """Undo one of several simultaneous answers; the others stay."""
        index = self.game.ask_of(before.seat)
        self.game.given[index] = before.answers
        self.game.offers.pop(index, None)
        (self.by_table.add if before.by_table else self.by_table.discard)(before.seat)

    def _go_back(self, before: _Before[G]) -> None:
        before.game.trace = self.trace[: before.written]
        before.game.events = self.game.events
        if self.game.events is not None:
            del self.game.events[before.told :]
        before.game.checkpoints = self.game.checkpoints
        if self.game.checkpoints is not None:
            del self.game.checkpoints[before.passed :]
        self.game = before.game
        self.by_table = before.by_table

    def copy(self) -> Match[G]:
        """Return an independent match in the same state, with undo states, event lists and history."""
        other = Match(self.game.copy(), 0, self.pack)
        other._seed = self._seed
        other.log = self.log[:]
        other.game.trace = self.trace[:]
        other.game.events = None if self.game.events is None else self.game.events[:]
        # The games of checkpoints are not changed any more: both matches have the same.
        other.game.checkpoints = None if self.game.checkpoints is None else self.game.checkpoints[:]
        other._before = [before.copy() for before in self._before]
        other._given = self._given[:]
        other.by_table = self.by_table.copy()
        other._forgotten = self._forgotten
        return other

    def holds(self) -> tuple[int, int]:
        """Return how many games a copy copies, with those that undo restores, and how many items of lists."""
        game = self.game
        lists = len(self.log) + len(self.trace) + len(game.events or ()) + len(self._given)
        return 1 + len(self._before) + len(game.checkpoints or ()), lists

    # --- what others may see ---------------------------------------------------------------------

    def _unsaid(self) -> _Before[G] | None:
        """Return the state before the current sentence, if it can still be undone.

        Simultaneous answers need no such state: the view shows only that they were given.
        """
        return self._before[0] if self._before and len(self.game.asks) == 1 else None

    def shown(self, seat: int | None) -> G:
        """Return the game to show to a viewer: other seats see a sentence only when it is finished."""
        seat = self.game.viewer(seat)
        before = self._unsaid()
        return self.game if before is None or before.seat == seat else before.game

    def public_key(self) -> tuple[int, tuple[bool, ...]]:
        """Return a key that changes if, and only if, a log entry changes what other seats may see."""
        before = self._unsaid()
        game = self.game if before is None else before.game
        settled = len(self.trace) if before is None else before.written
        answered = [len(given) >= ask[1].need for ask, given in zip(game.asks, game.given, strict=True)]
        return self._forgotten + settled, tuple(answered)

    def forget(self) -> None:
        """Drop the history once nothing can be undone, to keep the memory of a long-lived table small.

        Does nothing during a sentence or simultaneous answers. Events that are still to be sent must be read
        before.
        """
        if self._before or self._given:
            return
        game = self.game
        self._forgotten += len(self.trace)
        self._seed = None
        self.log.clear()
        self.trace.clear()
        if game.events is not None:
            game.events.clear()
        if game.checkpoints is not None:
            game.checkpoints.clear()
