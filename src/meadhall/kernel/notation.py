"""Sentences: a seat's name and the words of one or more of its answers.

`wolf march gimle elvagar warrior 2` is four answers in one line. A sentence is tried on a copy first:
it is played as a whole or not at all. docs/formats.md has the grammar.
"""

# not compiled: works on words.
from __future__ import annotations

from meadhall.kernel.game import CONTINUES, Game
from meadhall.kernel.prompt import Prompt
from meadhall.kernel.refusal import BYTE_ORDER_MARK, Refusal, Refused
from meadhall.kernel.spelling import in_order, misspelt_next, unknown_word

UNFINISHED = "..."
NOT_AN_ANSWER = "not_an_answer"  # the code for words that answer another question than the one asked


def seat_of(game: Game, name: str) -> int:
    """Return the number of the named seat; raises Refused."""
    names = game.seat_names()
    if name not in names:
        raise Refused(Refusal("unknown_seat", {"word": name, "seats": " ".join(names)}))
    return names.index(name)


def actions(game: Game, name: str) -> list[str]:
    """Return every legal answer of a seat, as words that `do` accepts."""
    return [sentence(game, name, action) for action in game.legal(seat_of(game, name))]


def sentence(game: Game, name: str, action: int) -> str:
    return " ".join((name, *game.words(action)))


def read_sentence(game: Game, line: str) -> tuple[int, list[int]]:
    """Return the seat and its answers; raises Refused at the first part that fails. Changes nothing.

    Parts that are forced, or that have a default, are optional. The kernel gives forced answers itself, so
    they are not in the result. Forced answers that were given before this line may be repeated at its
    beginning. In a line that ends in `...` no default is added at the end.
    """
    words = line.removeprefix(BYTE_ORDER_MARK).split()
    if not words:
        raise Refused(Refusal("empty_line"))
    seat = seat_of(game, words[0])
    ended = words[-1] != UNFINISHED
    if not ended:
        words.pop()
    if len(words) == 1:
        raise Refused(Refusal("no_answer", {"seat": words[0]}))
    try:
        return seat, _read(game, seat, words[1:], ended)
    except Refused as refused:
        for known in _given_before(game, seat):
            rest = words[1 + len(known) :]
            if rest and tuple(words[1 : 1 + len(known)]) == known:
                try:
                    return seat, _read(game, seat, rest, ended)
                except Refused:
                    continue
        raise refused from None


def _read(game: Game, seat: int, words: list[str], ended: bool) -> list[int]:
    """Return the answers that the words mean; raises Refused at the first part that fails."""
    trial = game.copy()
    trial.by_hand = True
    answers: list[int] = []
    last: Prompt | None = None  # the prompt of the last answer
    i = 0
    while i < len(words):
        asked = _open_prompt(trial, seat)
        if i > 0 and not _goes_on(trial, seat) and not _says_forced(trial, seat, words, i):
            raise Refused(Refusal("sentence_over", {"word": words[i]}))
        if asked is not None and asked.any_order:
            words[i:] = in_order(trial, seat, words[i:], asked.default, NOT_AN_ANSWER)
        action, length, refusal = _next_answer(trial, seat, words, i)
        if refusal is not None:
            action, length = _implied(trial, seat, last) if i > 0 else -1, 0
            if action < 0 or refusal.code != NOT_AN_ANSWER:
                raise Refused(refusal)
        _answer(trial, seat, action, answers)
        last = asked
        i += length
    while ended and _goes_on(trial, seat) and (action := _implied(trial, seat, last)) >= 0:
        last = _open_prompt(trial, seat)
        _answer(trial, seat, action, answers)
    return answers


def _given_before(game: Game, seat: int) -> list[tuple[str, ...]]:
    """Return the words of this seat's latest automatic answers: first of all of them, then of fewer."""
    spelled: list[tuple[str, ...]] = []
    found: list[tuple[str, ...]] = []
    for who, action, flags in reversed(game.trace or ()):
        if who != seat or not flags & ~CONTINUES:
            break
        spelled.insert(0, game.words(action))
        found.insert(0, tuple(word for words in spelled for word in words))
    return found


def _says_forced(game: Game, seat: int, words: list[str], i: int) -> bool:
    """Whether the next words are an answer that the kernel gives itself before the seat learns anything."""
    prompt = _open_prompt(game, seat)
    if prompt is None or game.spoke_seat != seat or game.mark != game.spoke_mark:
        return False
    if not _is_forced(game, prompt, game.legal(seat)):
        return False
    _, _, refusal = _next_answer(game, seat, words, i)
    return refusal is None


def _goes_on(game: Game, seat: int) -> bool:
    """Whether the open ask belongs to the sentence: same seat, and no new information in between."""
    prompt = _open_prompt(game, seat)
    if prompt is None or not prompt.continues:
        return False
    return game.spoke_seat == seat and game.mark == game.spoke_mark


def _open_prompt(game: Game, seat: int) -> Prompt | None:
    """Return the prompt that the seat has to answer."""
    index = game.ask_of(seat)
    if index < 0 or len(game.given[index]) >= game.asks[index][1].need:
        return None
    return game.asks[index][1]


def _implied(game: Game, seat: int, last: Prompt | None) -> int:
    """Return the answer that may be left out, forced or default; -1 if there is none.

    A default that ends a list does not count right after the answer that began the sentence (`last`).
    """
    prompt, legal = _open_prompt(game, seat), game.legal(seat)
    if prompt is None:
        return -1
    if _is_forced(game, prompt, legal):
        return legal[0]
    if prompt.default_ends and (last is None or not last.continues):
        return -1
    return prompt.default if prompt.default in legal else -1


def _is_forced(game: Game, prompt: Prompt, legal: list[int]) -> bool:
    """Whether the kernel would give this answer itself; it gives none to simultaneous asks."""
    return prompt.forced and len(legal) == 1 and len(game.asks) == 1


def _answer(game: Game, seat: int, action: int, answers: list[int]) -> None:
    prompt = _open_prompt(game, seat)
    if prompt is None or not _is_forced(game, prompt, game.legal(seat)):
        answers.append(action)
    game.play(seat, action)


def _next_answer(game: Game, seat: int, words: list[str], i: int) -> tuple[int, int, Refusal | None]:
    """Return the answer that the next words mean, the number of words, and why it is not allowed, if it is
    not.

    The same words may mean several answers (a card of two Ages): the legal one is chosen, and of several
    legal ones the one whose notation they are in the current state.
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
            if misfit is None or (_foreign(misfit[2]) and not _foreign(refusal)):
                misfit = action, length, refusal
    if misfit is None:
        return -1, 0, unknown_word(game, legal, words[i:])
    _, length, refusal = misfit
    if _foreign(refusal) and misspelt_next(game, legal, words[i:], length):
        return -1, 0, unknown_word(game, legal, words[i:])
    return misfit


def _foreign(refusal: Refusal | None) -> bool:
    """Whether the words answer another question than the one asked."""
    return refusal is not None and refusal.code == NOT_AN_ANSWER


def do(game: Game, line: str) -> None:
    """Play a sentence; raises Refused and changes nothing if any part of it is not allowed."""
    seat, answers = read_sentence(game, line)
    for action in answers:
        game.play(seat, action)


def why(game: Game, line: str) -> Refusal | None:
    """Return the refusal of the first part of a sentence that is not allowed, or None."""
    try:
        read_sentence(game, line)
    except Refused as refused:
        return refused.refusal
    return None
