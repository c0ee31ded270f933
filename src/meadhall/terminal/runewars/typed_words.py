"""Turns typed words into notation: small letters for 1A, names as on the screen, numbers before or after a
unit."""

from __future__ import annotations

import re
from collections.abc import Iterator

from meadhall.terminal.runewars.output import RunewarsOutput
from meadhall.terminal.typed_words import Phrase, folded

# Kinds of things that have names on the screen.
NAMED = ("type", "area", "hero", "tactics", "reward", "quest", "objective", "development", "title", "order")
MESSAGES = {"type": "unit"}
LONGEST = 7
ALL = "all"  # all figures, or all of a type; see `all_of.py`
MOST_READINGS = 64
TIMES = re.compile(r"(?<!\S)(\d+)\s*[x×](?=\s)")  # "2 × Footman", as on the screen


class TypedWords:
    """The notation of the names on the screen."""

    def __init__(self, out: RunewarsOutput, seat: str) -> None:
        content = out.content
        self.seat = seat
        self._types = frozenset(content.names["type"])
        # The notation has capital letters in areas only; small letters are accepted.
        self._words = {word.lower(): word for spelled in content.words for word in spelled}
        self._names: dict[Phrase, list[str]] = {}
        for kind in NAMED:
            for name in content.names[kind]:
                self._add(out.name(MESSAGES.get(kind, kind), name), name)
        for name in content.names["area"]:
            self._add(out.short_area(name), name)  # as the map has it
        for words in out.texts("rw-ui-words-all").split(","):
            self._add(words, ALL)
        # Own units may be named without the faction: "footman" is "daqan-footman".
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
        """Return the likeliest meaning."""
        return next(self.readings(line))

    def readings(self, line: str) -> Iterator[list[str]]:
        """Return the possible meanings of a line, the likeliest first; the caller takes the legal one."""
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
        """Return names on the screen as notation; a name may belong to several objects."""
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
    """Return the ways to assign numbers to units: "2 footman" and "footman 2" are both "footman 2".

    A number is assigned to an adjacent unit if possible; no other words are moved.
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
