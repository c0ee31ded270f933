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


class Match:
    """Wraps a game in play. `record` (kernel.record) writes it down."""

    def __init__(self, game: Any, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.log: list[Entry] = []
        self.game.trace = []
        # Before each answer that could be taken back: seat, mark, state, length of the trace.
        self._before: list[tuple[int, int, Any, int]] = []
        self._by_table: set[int] = set()

    def play(self, seat: int, action: int, *, automatic: bool = False) -> None:
        """Play and remember. `automatic` marks an answer given by the table for the seat."""
        game = self.game
        index = game.ask_of(seat)
        changes = index >= 0 and len(game.given[index]) >= game.asks[index][1].need
        before, written = game.copy(), len(game.trace)
        game.play(seat, action)
        self.log.append(Entry("change" if changes else "move", seat, action, automatic))
        (self._by_table.add if automatic else self._by_table.discard)(seat)
        self._mark_automatic(written)
        if game.undo_mark != before.undo_mark:
            self._before.clear()
        else:
            self._before.append((seat, before.undo_mark, before, written))

    def _mark_automatic(self, written: int) -> None:
        trace = self.game.trace
        for i in range(written, len(trace)):
            seat, action, flags = trace[i]
            if seat in self._by_table and not flags & AUTOMATIC:
                trace[i] = (seat, action, flags | BY_TABLE)
        if len(trace) > written:
            self._by_table.clear()

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
        return bool(self._before) and self._before[-1][0] == seat

    def undo(self, seat: int) -> None:
        """Take the last answer back: the state is byte for byte what it was."""
        if not self.can_undo(seat):
            raise Refused(Refusal("nothing_to_undo"))
        _, _, before, written = self._before.pop()
        before.trace = self.game.trace[:written]
        before.events = self.game.events
        self.game = before
        self.log.append(Entry("undo", seat))
