"""Words as people type them: small letters for 1A, names from the screen, numbers before or after a unit."""

from __future__ import annotations

import re
from collections.abc import Iterator

from meadhall.terminal.runewars.output import RunewarsOutput
from meadhall.terminal.typed_words import Phrase, folded

# Kinds of things that have names on the screen.
NAMED = ("type", "area", "hero", "tactics", "reward", "quest", "objective", "development", "title", "order")
MESSAGES = {"type": "unit"}
LONGEST = 7
ALL = "all"  # everybody, or all of a type; `all_of.py` says which answers that are
MOST_READINGS = 64
TIMES = re.compile(r"(?<!\S)(\d+)\s*[x×](?=\s)")  # "2 × Footman", as the screen has it


class TypedWords:
    """What the words on the screen mean."""

    def __init__(self, out: RunewarsOutput, seat: str) -> None:
        content = out.content
        self.seat = seat
        self._types = frozenset(content.names["type"])
        # The notation has capital letters in areas only: nobody need type them.
        self._words = {word.lower(): word for spelled in content.words for word in spelled}
        self._names: dict[Phrase, list[str]] = {}
        for kind in NAMED:
            for name in content.names[kind]:
                self._add(out.name(MESSAGES.get(kind, kind), name), name)
        for words in out.texts("rw-ui-words-all").split(","):
            self._add(words, ALL)
        # One faction's units may be called without its name: "footman" is "daqan-footman".
        for name in content.names["type"]:
            if name.startswith(f"{seat}-"):
                self._add(name.removeprefix(f"{seat}-"), name)

    def _add(self, said: str, name: str) -> None:
        known = self._names.setdefault(_phrase(said), [])
        if name not in known:
            known.append(name)

    def plain(self, line: str) -> list[str]:
        words = [self._words.get(word, word) for word in line.lower().split()]
        return words[1:] if words and words[0] == self.seat else words

    def translated(self, line: str) -> list[str]:
        """The likeliest meaning."""
        return next(self.readings(line))

    def readings(self, line: str) -> Iterator[list[str]]:
        """What the line may mean, the likeliest first: the one that is allowed is meant."""
        words = _phrase(TIMES.sub(r"\1", line))
        if words[:1] == (self.seat,):
            words = words[1:]
        n = 0
        for meant in self._named(words):
            for reading in counted(meant, self._types):
                yield reading
                n += 1
                if n == MOST_READINGS:
                    return

    def _named(self, words: Phrase) -> Iterator[list[str]]:
        """Names of the screen as words of the notation; a name may be that of several things."""
        if not words:
            yield []
            return
        length = next((n for n in range(min(LONGEST, len(words)), 0, -1) if words[:n] in self._names), 0)
        if length:
            first = self._names[words[:length]]
        else:
            first, length = [self._words.get(words[0], words[0])], 1
        for name in first:
            for rest in self._named(words[length:]):
                yield [name, *rest]


def counted(words: list[str], types: frozenset[str]) -> Iterator[list[str]]:
    """The ways to give numbers to the units beside them: "2 footman" and "footman 2" are "footman 2".

    A number belongs to a unit beside it if it can; nothing else changes its place.
    """
    at = next((i for i, word in enumerate(words) if word in types), -1)
    if at < 0:
        yield words
        return
    before, unit, after = words[:at], words[at], words[at + 1 :]
    if after and after[0].isdecimal():
        for rest in counted(after[1:], types):
            yield [*before, unit, after[0], *rest]
    if before and before[-1].isdecimal():
        for rest in counted(after, types):
            yield [*before[:-1], unit, before[-1], *rest]
    if not (after and after[0].isdecimal()) and not (before and before[-1].isdecimal()):
        for rest in counted(after, types):
            yield [*before, unit, *rest]


def _phrase(said: str) -> Phrase:
    return tuple(folded(said).replace(",", " ").split())
