"""The listed answers: equal ones once, and unlikely ones behind one choice."""

from __future__ import annotations

from meadhall.kernel.contract import Answer, Ask, Ref
from meadhall.runewars.view import View
from meadhall.terminal.runewars.players import player_of, units_on
from meadhall.terminal.runewars.words import counting, named, open_fate_cards

# The choice that is not an answer but lists the others.
MORE = "more"
NO_ACTION = -1


def listed(asked: Ask, view: View | None = None, opened: bool = False) -> list[Answer]:
    """Return the answers to show. Equal fate cards can be recognized only with the view."""
    answers = _distinct(asked.answers, view)
    wanted = _wanted(asked, answers, view)
    rest = [answer for answer in answers if answer not in wanted]
    if opened or not rest:
        return [*wanted, *rest]
    return [*wanted, Answer(NO_ACTION, "", MORE, [Ref("number", n=len(rest))])]


def opens(answer: Answer) -> bool:
    """Whether it is the choice that lists the others."""
    return answer.verb == MORE


def _distinct(answers: list[Answer], view: View | None) -> list[Answer]:
    """Return fate cards with the same effect as one choice."""
    if view is None:
        return answers
    counts = {card.id: counting(view, card) for card in open_fate_cards(view)}
    found: dict[str, Answer] = {}
    for answer in answers:
        card = answer.id_of("fate")
        same = f"{answer.verb} {counts[card]}" if card in counts else answer.words
        found.setdefault(same, answer)
    return list(found.values())


def _wanted(asked: Ask, answers: list[Answer], view: View | None) -> list[Answer]:
    """To activate: areas that figures can move to. To recruit: dials that give units.

    All, if there are none.
    """
    if view is None:
        return answers
    if asked.prompt == "activate":
        wanted = set(view.reachable)
    elif asked.prompt == "recruit-dial":
        wanted = {name for name, dial in player_of(view).dials.items() if units_on(view, dial)}
    else:
        return answers
    found = [answer for answer in answers if not answer.refs or named(answer).id in wanted]
    return found if any(answer.refs for answer in found) else answers
