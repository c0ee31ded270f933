"""Faults of a pack, as sentences."""

# not compiled: works on words.
from __future__ import annotations

import json
from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from difflib import get_close_matches

from meadhall.kernel.packs import BadPack, Fault

__all__ = ["BadPack", "Fault", "bare", "either", "listed", "number_of", "perhaps", "quoted"]

SHOWN = 60  # characters of a quoted value
FEW = 9  # a list of at most so many words is given in full


def quoted(value: object) -> str:
    """Return a value as in the file, shortened."""
    if isinstance(value, str):
        text = f"'{json.dumps(value, ensure_ascii=False)[1:-1]}'"
    else:
        text = json.dumps(value, ensure_ascii=False)
    text = text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"
    return "".join(letter if letter.isprintable() else f"\\u{ord(letter):04x}" for letter in text)


def bare(word: str) -> str:
    """Return a word unquoted if it consists of plain characters, else quoted."""
    return word if word.isprintable() and 0 < len(word) <= SHOWN else quoted(word)


def perhaps(word: str, known: Iterable[str]) -> str:
    """Return a suggestion: the closest known word, or all known words if they are few."""
    words = sorted(known) if isinstance(known, AbstractSet) else list(known)
    close = get_close_matches(word, words, n=1, cutoff=0.6)
    if close:
        return f"; did you mean '{close[0]}'?"
    return f"; it can be {either(words)}" if 0 < len(words) <= FEW else ""


def listed(words: Iterable[str], last_by: str = "and") -> str:
    """`a, b and c`."""
    *few, last = words
    return f"{', '.join(few)} {last_by} {last}" if few else last


def either(words: Iterable[str]) -> str:
    """`a, b or c`."""
    return listed(words, "or")


def number_of(count: int, one: str, more: str = "") -> str:
    """`1 card`, `2 cards`."""
    return f"{count} {one if count == 1 else more or one + 's'}"
