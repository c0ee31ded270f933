"""Words as people type them: small letters for 1A, and names from the screen."""

from __future__ import annotations

from meadhall.terminal.runewars.pen import RunePen
from meadhall.terminal.spoken import folded

# Kinds of things that have names on the screen; the first that has a name wins.
NAMED = ("type", "area", "hero", "tactics", "reward", "quest", "objective", "development", "title", "order")
MESSAGES = {"type": "unit"}
LONGEST = 7


class Spoken:
    """What the words on the screen mean."""

    def __init__(self, pen: RunePen, seat: str) -> None:
        content = pen.content
        self.seat = seat
        # The notation has capital letters in areas only: nobody need type them.
        self._words = {word.lower(): word for spelled in content.words for word in spelled}
        self._names: dict[tuple[str, ...], str] = {}
        for kind in NAMED:
            for name in content.names[kind]:
                said = pen.name(MESSAGES.get(kind, kind), name)
                self._names.setdefault(tuple(folded(said).replace(",", " ").split()), name)

    def plain(self, line: str) -> list[str]:
        words = [self._words.get(word, word) for word in line.lower().split()]
        return words[1:] if words and words[0] == self.seat else words

    def translated(self, line: str) -> list[str]:
        words = tuple(folded(line).replace(",", " ").split())
        if words[:1] == (self.seat,):
            words = words[1:]
        meant: list[str] = []
        while words:
            length = next((n for n in range(LONGEST, 0, -1) if words[:n] in self._names), 0)
            meant.append(self._names[words[:length]] if length else self._words.get(words[0], words[0]))
            words = words[max(1, length) :]
        for i in range(len(meant) - 1):  # "2 Footman" is "daqan-footman 2"
            if meant[i].isdecimal() and not meant[i + 1].isdecimal():
                meant[i], meant[i + 1] = meant[i + 1], meant[i]
        return meant
