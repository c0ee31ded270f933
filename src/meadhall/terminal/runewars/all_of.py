"""All figures, or all of a type: one choice, or the word `all`, for several answers.

The answers are found by playing them on a copy of the game; the caller plays them one after the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from meadhall.kernel.notation import read_sentence
from meadhall.kernel.refusal import Refusal, Refused
from meadhall.runewars.answers import DONE, FIGURES, FROM, PLACE, SIZES, TO, UNITS, answer_of
from meadhall.terminal.game_screen import Bundle
from meadhall.terminal.runewars.output import RunewarsOutput
from meadhall.terminal.runewars.typed_words import ALL

ORIGINS = {"move-from", "strategize-from"}  # asked before each group of figures: where it comes from
WHICH = {"move-which", "strategize-which", "setup-units", "deploy"}
# Of these, where all go to one place, which must be given, and the word before it.
NEED_PLACE = {"strategize-which": "to", "setup-units": "place", "deploy": "place"}
TAILS = ("to", "place")
ANY = -1


# --- finding the answers ----------------------------------------------------------------------------------


def all_of(game: Any, seat: int, origin: int = ANY, tail: int = ANY, kind: int = ANY) -> list[int]:
    """Return the answers that move all figures, or all units of a type, until none is left that can move.

    `origin` is the answer that names the area they leave, `tail` the one that names their target. If not all
    units fit there, as many as fit.
    """
    trial = game.copy()
    trial.by_hand = True
    answers: list[int] = []
    while (step := _one_group(trial, seat, origin, tail, kind)) is not None:
        trial, given = step
        answers += given
    return answers


def _one_group(trial: Any, seat: int, origin: int, tail: int, kind: int) -> tuple[Any, list[int]] | None:
    """Return the game after one more group, and the answers that are not forced."""
    opening = _prompt(trial, seat) in ORIGINS
    if opening:
        if origin not in trial.legal(seat):
            return None
        trial = trial.copy()
        trial.by_hand = True
        given = _give(trial, seat, origin)
    else:
        given = []
    if _prompt(trial, seat) not in WHICH:
        return None
    for pick in _picks(trial.legal(seat), kind):
        after = trial.copy()
        after.by_hand = True
        said = [*given, *_give(after, seat, pick)]
        if tail != ANY:
            if tail not in after.legal(seat):
                continue
            said += _give(after, seat, tail)
        return after, said
    return None


def _picks(legal: Sequence[int], kind: int) -> Iterator[int]:
    """Return the answers, units before heroes, of each type the highest number."""
    units = [action for action in legal if UNITS <= action < UNITS + SIZES["units"]]
    kinds = list(dict.fromkeys((action - UNITS) // FIGURES for action in units))
    for each in kinds if kind == ANY else [kind]:
        yield from sorted((a for a in units if (a - UNITS) // FIGURES == each), reverse=True)
    if kind == ANY:
        yield from (action for action in legal if action not in units)


def _give(trial: Any, seat: int, action: int) -> list[int]:
    """Play an answer; return it as a list, empty if the kernel has already given it."""
    prompt = trial.asks[trial.ask_of(seat)][1]
    forced = prompt.forced and len(trial.asks) == 1 and len(trial.legal(seat)) == 1
    trial.play(seat, action)
    return [] if forced else [action]


def _prompt(game: Any, seat: int) -> str:
    index = game.ask_of(seat)
    return "" if index < 0 else str(game.asks[index][1].name)


# --- the word `all` ---------------------------------------------------------------------------------------


def expanded(game: Any, name: str, words: list[str]) -> list[int]:
    """Return the answers of a sentence with `all`; raises Refused."""
    seat = game.seat_names().index(name)
    trial = game.copy()
    before, after = words[: words.index(ALL)], words[words.index(ALL) + 1 :]
    answers: list[int] = []
    if before:
        answers += _play(trial, name, [*before, "..."])
    types: list[str] = game.content.names["type"]
    kind = types.index(after.pop(0)) if after and after[0] in types else ANY
    tail, after = _place(trial, seat, after)
    if tail == ANY and kind == ANY and _prompt(trial, seat) in NEED_PLACE:
        raise Refused(Refusal("no_value", {"word": ALL}))
    group = _group(trial, seat, before, tail, kind)
    if not group and before[-2:-1] != ["from"]:
        raise Refused(Refusal("unknown_word", {"word": ALL}))
    for action in group:
        trial.play(seat, action)
    answers += group
    if after:
        return answers + (expanded(trial, name, after) if ALL in after else _play(trial, name, after))
    return [*answers, DONE] if _prompt(trial, seat) == "move-from" else answers


def _place(trial: Any, seat: int, words: list[str]) -> tuple[int, list[str]]:
    """Return the answer that names the place at the beginning of the words, if any, and the rest of them.

    `to` and `place` mean the same, and can be left out where a place must follow.
    """
    names = trial.content.names
    verb = NEED_PLACE.get(_prompt(trial, seat))
    if len(words) > 1 and words[0] in TAILS:
        place = answer_of(names, verb or words[0], words[1])
        if place < 0:
            raise Refused(Refusal("unknown_word", {"word": words[1]}))
        return place, words[2:]
    if verb and words and words[0] in names["area"]:
        return answer_of(names, verb, words[0]), words[1:]
    return ANY, words


def _group(trial: Any, seat: int, before: list[str], tail: int, kind: int) -> list[int]:
    if before[-2:-1] == ["from"]:
        return all_of(trial, seat, answer_of(trial.content.names, "from", before[-1]), tail, kind)
    if _prompt(trial, seat) == "move-from":
        return from_everywhere(trial, seat, kind)
    return all_of(trial, seat, tail=tail, kind=kind)


def _play(trial: Any, name: str, words: list[str]) -> list[int]:
    seat, answers = read_sentence(trial, " ".join([name, *words]))
    for action in answers:
        trial.play(seat, action)
    return answers


def from_everywhere(game: Any, seat: int, kind: int = ANY) -> list[int]:
    """Return the answers that move all figures that can reach the activated area."""
    trial = game.copy()
    answers: list[int] = []
    for origin in origins(game, seat):
        group = all_of(trial, seat, origin, kind=kind)
        for action in group:
            trial.play(seat, action)
        answers += group
    return answers


def origins(game: Any, seat: int) -> list[int]:
    return [action for action in game.legal(seat) if FROM <= action < FROM + SIZES["area"]]


# --- as choices -------------------------------------------------------------------------------------------


def bundles(out: RunewarsOutput, game: Any, seat: int) -> list[Bundle]:
    """Return choices that stand for several answers to the open question."""
    prompt = _prompt(game, seat)
    if prompt == "move-from":
        return _moves(out, game, seat)
    if prompt == "move-which":
        return [
            Bundle(out.texts("rw-ui-all"), tuple(group))
            for group in _several([all_of(game, seat, _here(game, seat))])
        ]
    if prompt == "strategize-which":
        return _targets(out, game, seat, TO, "rw-ui-all-to", _here(game, seat), several=True)
    if prompt in ("setup-units", "deploy"):
        return _targets(out, game, seat, PLACE, "rw-ui-all-place", ANY, several=False)
    return []


def _here(game: Any, seat: int) -> int:
    """Return the area that was just named: the first argument of the ask."""
    return FROM + int(game.asks[game.ask_of(seat)][2][0])


def _moves(out: RunewarsOutput, game: Any, seat: int) -> list[Bundle]:
    found: list[Bundle] = []
    sources = origins(game, seat)
    for origin in sources:
        group = all_of(game, seat, origin)
        if len(group) > 1:
            area = game.content.names["area"][origin - FROM]
            found.append(Bundle(out.texts("rw-ui-all-from", place=out.area(area)), tuple(group)))
    if len(sources) > 1:
        found.append(Bundle(out.texts("rw-ui-all-come"), tuple(from_everywhere(game, seat))))
    return found


def _targets(
    out: RunewarsOutput, game: Any, seat: int, base: int, message: str, origin: int, several: bool
) -> list[Bundle]:
    """Return a choice for each target: all figures go there."""
    found: list[Bundle] = []
    for number in sorted(game.board.areas):
        group = all_of(game, seat, origin, tail=base + number)
        if len(group) > (2 if several else 0):
            area = out.area(game.content.names["area"][number])
            found.append(Bundle(out.texts(message, place=area), tuple(group)))
    return found


def _several(groups: list[list[int]]) -> list[list[int]]:
    return [group for group in groups if len(group) > 1]
