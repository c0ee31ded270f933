"""Sentences as people say them: names from the screen, in their language, become words of the notation."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Any

from meadhall.bloodrage.board import PLACE_NAME, STAT_NAMES
from meadhall.bloodrage.cards import TYPE_NAME
from meadhall.bloodrage.figures import FIGURE_NAME
from meadhall.kernel.refusal import Refusal
from meadhall.locale import Texts

Phrase = tuple[str, ...]
VERBS = (
    "pass decline done free retreat sacrifice nothing treat raise invade recall march pillage challenge "
    "bring join spare protect keep upgrade replace quest reveal add take"
).split()
OF_CARDS = {"keep", "upgrade", "replace", "quest", "reveal", "add", "take"}
FORMS = ("", ".in", ".to", ".into", ".from", ".gen", ".acc", ".loc", ".with", ".name")
COUNTS = (".count", ".count-acc")


class Spoken:
    """What the words on the screen mean."""

    def __init__(self, texts: Texts, clan: str) -> None:
        self.clan = clan
        self._clan = _words(texts(f"clan-{clan}"))
        self._cards = _names(texts, "card", TYPE_NAME)
        self._things: dict[Phrase, str] = {}
        for verb in VERBS:
            for said in texts(f"ui-words.{verb}").split(","):
                self._things[_words(said)] = verb
            self._things[(verb,)] = verb
        for kind, ids in (("stat", STAT_NAMES), ("figure", FIGURE_NAME), ("place", PLACE_NAME)):
            self._things |= _names(texts, kind, ids)
        self._fillers = set(_words(texts("ui-words.fillers")))

    def plain(self, line: str) -> list[str]:
        """The words as they are, without the clan."""
        words = line.lower().split()
        return words[1:] if words and words[0] == self.clan else words

    def translated(self, line: str) -> list[str]:
        """The words of the notation that are meant; a word nobody knows stays as it is."""
        words = _words(line)
        if words[:1] in ((self.clan,), self._clan[:1]):
            words = words[1:]
        meant: list[str] = []
        of_cards = False
        while words:
            first, second = (self._cards, self._things) if of_cards else (self._things, self._cards)
            name, length = _longest(words, first, second)
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


def _names(texts: Texts, kind: str, ids: Iterable[str]) -> dict[Phrase, str]:
    found: dict[Phrase, str] = {}
    for name in ids:
        message = f"{kind}-{name}"
        said = [texts(message + form) for form in FORMS if texts.has(message + form)]
        said += [texts(message + form, n=n) for form in COUNTS if texts.has(message + form) for n in (2, 5)]
        for words in said:
            phrase = _words(re.sub(r"\(.*\)|\d+", "", words))
            if phrase:
                found.setdefault(phrase, name)
        found[(name,)] = name
    return found


def folded(text: str) -> str:
    """As people type it in a hurry: small letters, e for è; Cyrillic letters stay as they are, but for ё."""
    out = ""
    for letter in text.lower().replace("ё", "е"):
        base = unicodedata.normalize("NFD", letter)[0]
        out += base if base.isascii() else letter
    return out


def _words(line: str) -> Phrase:
    """Small letters, without marks."""
    plain = re.sub(r"[’ʼ`]", "'", folded(line))
    return tuple(re.sub(r"[!?.,:;«»„“”\"()]", " ", plain).split())


def _longest(words: Phrase, *tables: Mapping[Phrase, str]) -> tuple[str, int]:
    for length in range(min(7, len(words)), 0, -1):
        for table in tables:
            if words[:length] in table:
                return table[words[:length]], length
    return "", 0


def broken_off(game: Any, words: list[str], refusal: Refusal) -> tuple[str, str] | None:
    """Words that mean something together, and the word after them that does not ("" if there is none)."""
    if refusal.code != "unknown_word" or refusal.params["word"] not in words:
        return None
    rest = tuple(words[words.index(str(refusal.params["word"])) :])
    known = 0
    while known < len(rest) and any(key[: known + 1] == rest[: known + 1] for key in game.rules.index):
        known += 1
    if not known:
        return None
    return " ".join(rest[:known]), rest[known] if known < len(rest) else ""


def continuations(game: Any, seat: int, known: str) -> list[str]:
    """What may follow these words now."""
    said = tuple(known.split())
    words = [game.words(action) for action in game.legal(seat)]
    following = [spelled[len(said)] for spelled in words if spelled[: len(said)] == said != spelled]
    return list(dict.fromkeys(following))


def failing(game: Any, clan: str, words: list[str], refusal: Refusal) -> str:
    """The words up to and with the one that fails."""
    for end in range(1, len(words)):
        if game.why(" ".join([clan, *words[:end]])) == refusal:
            return " ".join(words[:end])
    return " ".join(words)
