"""Typed sentences: what the typed_words modules of both games share."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from meadhall.kernel.refusal import Refusal
from meadhall.locale import Texts

Phrase = tuple[str, ...]
FORMS = ("", ".in", ".to", ".into", ".from", ".gen", ".acc", ".loc", ".with", ".name")
COUNTS = (".count", ".count-acc")


def names(texts: Texts, kind: str, ids: Iterable[str]) -> dict[Phrase, str]:
    found: dict[Phrase, str] = {}
    for name in ids:
        message = f"{kind}-{name}"
        said = [texts(message + form) for form in FORMS if texts.has(message + form)]
        said += [texts(message + form, n=n) for form in COUNTS if texts.has(message + form) for n in (2, 5)]
        for words in said:
            phrase = split_words(re.sub(r"\(.*\)|\d+", "", words))
            if phrase:
                found.setdefault(phrase, name)
        found[(name,)] = name
    return found


def folded(text: str) -> str:
    """Return a text in small letters, without diacritics; Cyrillic letters are unchanged except ё."""
    out = ""
    for letter in text.lower().replace("ё", "е"):
        base = unicodedata.normalize("NFD", letter)[0]
        out += base if base.isascii() else letter
    return out


def split_words(line: str) -> Phrase:
    """Return the words in small letters, without punctuation."""
    plain = re.sub(r"[’ʼ`]", "'", folded(line))
    return tuple(re.sub(r"[!?.,:;«»„“”\"()]", " ", plain).split())


def spoken_words(message: str) -> list[str]:
    """Return the comma-separated phrases of a message, as `folded`."""
    return [" ".join(folded(phrase).split()) for phrase in message.split(",")]


def longest(words: Phrase, *tables: Mapping[Phrase, str]) -> tuple[str, int]:
    for length in range(min(7, len(words)), 0, -1):
        for table in tables:
            if words[:length] in table:
                return table[words[:length]], length
    return "", 0


def broken_off(game: Any, words: list[str], refusal: Refusal) -> tuple[str, str] | None:
    """Return the valid words before an unknown one, and that word ("" if a value is missing); None
    otherwise."""
    word = refusal.params.get("word")
    if refusal.code not in ("unknown_word", "no_value") or word not in words:
        return None
    end = words.index(str(word)) if refusal.code == "unknown_word" else len(words)
    for begin in range(end):
        known = tuple(words[begin:end])
        if any(key[: len(known)] == known for key in game.rules.index if len(key) > len(known)):
            return " ".join(known), str(word) if refusal.code == "unknown_word" else ""
    return None


def with_nearest(game: Any, seat: int, refusal: Refusal) -> Refusal:
    """Add the nearest word of any legal answer to the refusal of an unknown word that names none."""
    if refusal.code != "unknown_word" or "nearest" in refusal.params:
        return refusal
    known = {word for action in game.legal(seat) for word in game.words(action)}
    word = refusal.params["word"]
    nearest = get_close_matches(str(word), sorted(known), 1)
    return Refusal("unknown_word", {"word": word, "nearest": nearest[0]}) if nearest else refusal


def continuations(game: Any, seat: int, known: str) -> list[str]:
    """Return the words that can follow these."""
    said = tuple(known.split())
    words = [game.words(action) for action in game.legal(seat)]
    following = [spelled[len(said)] for spelled in words if spelled[: len(said)] == said != spelled]
    return list(dict.fromkeys(following))


def failing(game: Any, clan: str, words: list[str], refusal: Refusal) -> str:
    """Return the words up to and including the one that fails."""
    for end in range(1, len(words)):
        if game.why(" ".join([clan, *words[:end]])) == refusal:
            return " ".join(words[:end])
    return " ".join(words)
