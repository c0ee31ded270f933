"""Turns typed sentences into notation: names as on the screen, in the user's language."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.bloodrage.board import PLACE_NAME, STAT_NAMES
from meadhall.bloodrage.cards import TYPE_NAME
from meadhall.bloodrage.figures import FIGURE_NAME
from meadhall.locale import Texts
from meadhall.terminal.typed_words import Phrase, longest, names, split_words

VERBS = (
    "pass decline done free retreat sacrifice nothing treat raise invade recall march pillage challenge "
    "bring join spare protect keep upgrade replace quest reveal add take"
).split()
OF_CARDS = {"keep", "upgrade", "replace", "quest", "reveal", "add", "take"}


class TypedWords:
    """The notation of the names on the screen."""

    def __init__(self, texts: Texts, clan: str) -> None:
        self.clan = clan
        self._clan = split_words(texts(f"clan-{clan}"))
        self._cards = names(texts, "card", TYPE_NAME)
        self._things: dict[Phrase, str] = {}
        for verb in VERBS:
            for said in texts(f"ui-words.{verb}").split(","):
                self._things[split_words(said)] = verb
            self._things[(verb,)] = verb
        for kind, ids in (("stat", STAT_NAMES), ("figure", FIGURE_NAME), ("place", PLACE_NAME)):
            self._things |= names(texts, kind, ids)
        self._fillers = set(split_words(texts("ui-words.fillers")))

    def plain(self, line: str) -> list[str]:
        """Return the words as typed, without the clan."""
        words = line.lower().split()
        return words[1:] if words and words[0] == self.clan else words

    def readings(self, line: str) -> Iterator[list[str]]:
        yield self.translated(line)

    def translated(self, line: str) -> list[str]:
        """Return the words in notation; unknown words are unchanged."""
        words = split_words(line)
        if words[:1] in ((self.clan,), self._clan[:1]):
            words = words[1:]
        meant: list[str] = []
        of_cards = False
        while words:
            first, second = (self._cards, self._things) if of_cards else (self._things, self._cards)
            name, length = longest(words, first, second)
            if length:
                meant.append(name)
                of_cards = name in OF_CARDS
            else:
                length = 1
                if words[0] not in self._fillers:
                    meant.append(words[0])
            words = words[length:]
        for i in range(len(meant) - 1):  # "2 Warriors" is "warrior 2"
            if meant[i].isdecimal() and meant[i + 1] == "warrior":
                meant[i], meant[i + 1] = meant[i + 1], meant[i]
        return meant
