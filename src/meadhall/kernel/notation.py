"""Sentences: a seat's name and the words of one or more of its answers.

`wolf march gimle elvagar warrior 2` is four answers in one line. A sentence is tried on a copy first:
it happens whole or not at all. The grammar is written out in docs/formats.md.
"""

# not compiled: works on words.
from __future__ import annotations

from typing import Any

from meadhall.kernel.prompt import Prompt
from meadhall.kernel.refusal import Refusal, Refused

UNFINISHED = "..."
NOT_AN_ANSWER = "not_an_answer"  # the code for words that answer another question than the one asked


def seat_of(game: Any, name: str) -> int:
    """The seat of a name; raises Refused."""
    names = game.seat_names()
    if name not in names:
        raise Refused(Refusal("unknown_seat", {"word": name, "seats": " ".join(names)}))
    return int(names.index(name))


def actions(game: Any, name: str) -> list[str]:
    """Every legal answer of a seat, as words that `do` takes."""
    return [sentence(game, name, action) for action in game.legal(seat_of(game, name))]


def sentence(game: Any, name: str, action: int) -> str:
    return " ".join((name, *game.words(action)))


def read_sentence(game: Any, line: str) -> tuple[int, list[int]]:
    """The seat and its answers; raises Refused at the first part that fails. Changes nothing.

    Parts that are forced, or that have a default, may be said or left out; the kernel gives the forced
    ones itself, so they are not among the answers. A line that ends in `...` stops where it stops.
    """
    words = line.split()
    if not words:
        raise Refused(Refusal("empty_line"))
    seat = seat_of(game, words[0])
    ended = words[-1] != UNFINISHED
    if not ended:
        words.pop()
    if len(words) == 1:
        raise Refused(Refusal("no_answer", {"seat": words[0]}))
    trial = game.copy()
    trial.by_hand = True
    answers: list[int] = []
    i = 1
    while i < len(words):
        if i > 1 and not _goes_on(trial, seat):
            raise Refused(Refusal("sentence_over", {"word": words[i]}))
        action, length, refusal = _next_answer(trial, seat, words, i)
        if refusal is not None:
            action, length = _implied(trial, seat) if i > 1 else -1, 0
            if action < 0 or refusal.code != NOT_AN_ANSWER:
                raise Refused(refusal)
        _answer(trial, seat, action, answers)
        i += length
    while ended and _goes_on(trial, seat) and _implied(trial, seat) >= 0:
        _answer(trial, seat, _implied(trial, seat), answers)
    return seat, answers


def _goes_on(game: Any, seat: int) -> bool:
    """The open ask belongs to the sentence: same seat, and nothing learnt from others in between."""
    prompt = _open_prompt(game, seat)
    if prompt is None or not prompt.continues:
        return False
    return bool(game.spoke_seat == seat and game.mark == game.spoke_mark)


def _open_prompt(game: Any, seat: int) -> Prompt | None:
    """What the seat still has to answer."""
    index = game.ask_of(seat)
    if index < 0 or len(game.given[index]) >= game.asks[index][1].need:
        return None
    prompt: Prompt = game.asks[index][1]
    return prompt


def _implied(game: Any, seat: int) -> int:
    """The answer that need not be said: a forced one, or a default; -1 if there is none."""
    prompt, legal = _open_prompt(game, seat), game.legal(seat)
    if prompt is None:
        return -1
    if _is_forced(game, prompt, legal):
        return int(legal[0])
    return prompt.default if prompt.default in legal else -1


def _is_forced(game: Any, prompt: Prompt, legal: list[int]) -> bool:
    """The kernel would give this answer itself; among simultaneous asks it gives none."""
    return prompt.forced and len(legal) == 1 and len(game.asks) == 1


def _answer(game: Any, seat: int, action: int, answers: list[int]) -> None:
    prompt = _open_prompt(game, seat)
    if prompt is None or not _is_forced(game, prompt, game.legal(seat)):
        answers.append(action)
    game.play(seat, action)


def _next_answer(game: Any, seat: int, words: list[str], i: int) -> tuple[int, int, Refusal | None]:
    """The answer spelled by the next words, how many they are, and why it is not allowed.

    The same words may spell several answers (a card of two Ages); the legal one is meant, and of
    several legal ones the one that is spelled so now.
    """
    rules = game.rules
    legal = game.legal(seat)
    misfit: tuple[int, int, Refusal | None] | None = None
    for length in range(min(rules.longest, len(words) - i), 0, -1):
        spelled = tuple(words[i : i + length])
        found = rules.index.get(spelled, [])
        fitting = [action for action in found if action in legal]
        if fitting:
            exact = [action for action in fitting if game.words(action) == spelled]
            return (exact or fitting)[0], length, None
        for action in sorted(found, key=lambda action: game.words(action) != spelled):
            refusal = game.why_not(seat, action)
            if misfit is None or (
                misfit[2] is not None and misfit[2].code == NOT_AN_ANSWER and refusal.code != NOT_AN_ANSWER
            ):
                misfit = action, length, refusal
    if misfit is None:
        return -1, 0, Refusal("unknown_word", {"word": words[i]})
    return misfit


def do(game: Any, line: str) -> None:
    """Play a sentence; raises Refused and changes nothing if any part of it is not allowed."""
    seat, answers = read_sentence(game, line)
    for action in answers:
        game.play(seat, action)


def why(game: Any, line: str) -> Refusal | None:
    """Why a sentence is not allowed: the refusal of its first part that fails, or None."""
    try:
        read_sentence(game, line)
    except Refused as refused:
        return refused.refusal
    return None
