"""Helpers for sentences (kernel.notation): finding unknown words, and reordering answers."""

# not compiled: works on words.
from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from meadhall.kernel.game import Game
from meadhall.kernel.refusal import Refusal

Spelled = tuple[str, ...]


def unknown_word(game: Game, legal: list[int], words: list[str]) -> Refusal:
    """For words that begin no answer: return the first unknown word, and the known word nearest to it.

    For `pillage gimel` it is `gimel`, because there are answers that begin with `pillage`.
    """
    known = list(game.rules.index)
    length = max((_common(spelled, words) for spelled in known), default=0)
    if length == len(words):
        return Refusal("no_value", {"word": words[-1]})
    word = words[length]
    for answers in ([game.words(action) for action in legal], known):
        nearest = get_close_matches(word, sorted(_next_words(answers, words[:length])), 1)
        if nearest:
            return Refusal("unknown_word", {"word": word, "nearest": nearest[0]})
    return Refusal("unknown_word", {"word": word})


def _common(spelled: Spelled, words: list[str]) -> int:
    """Return the number of equal words at the beginning."""
    n = 0
    while n < min(len(spelled), len(words)) and spelled[n] == words[n]:
        n += 1
    return n


def _next_words(answers: Iterable[Spelled], words: list[str]) -> set[str]:
    """Return the words that can follow these words in an answer."""
    n = len(words)
    return {spelled[n] for spelled in answers if len(spelled) > n and list(spelled[:n]) == words}


def misspelt_next(game: Game, legal: list[int], words: list[str], length: int) -> bool:
    """Whether the first words begin a legal answer and the next one is a word of no answer at all."""
    if len(words) <= length or not _next_words([game.words(action) for action in legal], words[:length]):
        return False
    return not any(words[length] in spelled for spelled in game.rules.index)


def in_order(game: Game, seat: int, words: list[str], last: int, foreign: str) -> list[str]:
    """Return the words with the answers to the open ask sorted by number, up to the first other answer.

    `last` is the answer that ends them; `foreign` the code for an answer to another question.
    """
    index, longest = game.rules.index, game.rules.longest
    parts: list[tuple[int, list[str]]] = []
    i = 0
    while i < len(words):
        for length in range(min(longest, len(words) - i), 0, -1):
            fitting = [
                action
                for action in index.get(tuple(words[i : i + length]), [])
                if action != last
                and ((refusal := game.why_not(seat, action)) is None or refusal.code != foreign)
            ]
            if fitting:
                parts.append((fitting[0], words[i : i + length]))
                break
        else:
            break
        i += length
    ordered = [word for _, part in sorted(parts, key=lambda part: part[0]) for word in part]
    return ordered + words[i:]
