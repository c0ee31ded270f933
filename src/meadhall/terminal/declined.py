"""What a person does not want to be asked about again, for a turn or for a season."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

Spans = Mapping[str, tuple[int, ...]]


class Declined:
    """Answers that are declined, each as long as the turn or the season lasts in which it was."""

    def __init__(self) -> None:
        self._until: dict[tuple[int, str], tuple[int, ...]] = {}

    def add(self, actions: Iterable[int], span: str, now: Spans) -> None:
        for action in actions:
            self._until[action, span] = now[span]

    def holds(self, action: int, now: Spans) -> bool:
        return any(self._until.get((action, span)) == which for span, which in now.items())

    def clear(self) -> bool:
        """Ask about everything again. False: nothing was declined."""
        had = bool(self._until)
        self._until.clear()
        return had
