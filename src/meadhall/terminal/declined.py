"""Answers the player does not want to be asked about, for a turn or a season."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

Spans = Mapping[str, tuple[int, ...]]


class Declined:
    """Declined answers, each until the end of the turn or season in which it was declined."""

    def __init__(self) -> None:
        self._until: dict[tuple[int, str], tuple[int, ...]] = {}

    def add(self, actions: Iterable[int], span: str, now: Spans) -> None:
        for action in actions:
            self._until[action, span] = now[span]

    def holds(self, action: int, now: Spans) -> bool:
        return any(self._until.get((action, span)) == which for span, which in now.items())

    def clear(self) -> bool:
        """Ask about everything again. Returns False if nothing was declined."""
        had = bool(self._until)
        self._until.clear()
        return had
