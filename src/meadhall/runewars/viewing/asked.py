"""The open asks, and every answer with what it names and what it costs."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import replace
from typing import Final

from meadhall.kernel.contract import Answer, Ask, Asked, Ref
from meadhall.runewars.answers import BID, BLOCKS, FIGURES, MOST, SPEND, STATES, cell_words
from meadhall.runewars.orders.mobilize import ACTIVATE_AREA, origins
from meadhall.runewars.state import Runewars
from meadhall.runewars.viewing.about import about
from meadhall.runewars.viewing.costs import HAS_COSTS, influence_cost

FIRST_ANSWERS: Final = [first for _, _, first in BLOCKS]
KIND_NAMES: Final = {"tile": "piece"}

# Answers are the same in every game of a pack, except those that name a player: (pack, answer) -> parts.
_ANSWERS: dict[tuple[str, int], Answer] = {}


def asked(g: Runewars) -> list[Asked]:
    return [
        Asked(g.names[g.asks[i][0]], g.asks[i][1].name, len(g.given[i]) >= g.asks[i][1].need)
        for i in range(len(g.asks))
    ]


def ask(g: Runewars, seat: int) -> Ask | None:
    """Return what the seat is asked, with every legal answer."""
    index = g.ask_of(seat)
    if index < 0:
        return None
    _, prompt, args = g.asks[index]
    answers = [answer(g, action) for action in g.offer(index)]
    if prompt in HAS_COSTS:
        costs = [influence_cost(g, seat, prompt, args, one.action) for one in answers]
        answers = [_at_cost(one, n) for one, n in zip(answers, costs, strict=True)]
    return Ask(
        prompt=prompt.name,
        about=about(g, seat, prompt.name, args),
        answers=answers,
        given=[" ".join(g.words(action)) for action in g.given[index]],
    )


def reachable(g: Runewars, seat: int) -> list[str]:
    """Return the areas without an own token that own figures can move to (p.17), if an area is activated."""
    index = g.ask_of(seat)
    if index < 0 or g.asks[index][1] is not ACTIVATE_AREA:
        return []
    fought = g.asks[index][2][1]
    free = [area for area in g.board.areas if not g.tokens[area] >> seat & 1]
    return [g.content.area_name[area] for area in free if origins(g, seat, area, fought)]


def answer(g: Runewars, action: int) -> Answer:
    """Return an answer and what it names; cached per pack, unless it names a player."""
    verb, kind, first = BLOCKS[bisect_right(FIRST_ANSWERS, action) - 1]
    if kind == "seat":
        # Answers name players by faction, and a seat's name need not be its faction.
        seat = g.seat_of_faction(action - first)
        named = Ref("seat", g.names[seat] if seat >= 0 else "")
        return Answer(action, " ".join(g.words(action)), verb, [named])
    key = (g.content.hash, action)
    found = _ANSWERS.get(key)
    if found is None:
        words = " ".join(g.content.words[action])
        found = Answer(action, words, verb or kind, _refs(g, kind, action - first))
        found = _ANSWERS[key] = _at_cost(found, _offered(action))
    return found


def _refs(g: Runewars, kind: str, i: int) -> list[Ref]:
    if kind == "word":
        return []
    if kind == "number":
        return [Ref(kind, n=i)]
    if kind == "rotation":
        return [Ref(kind, n=60 * i)]
    if kind == "cell":
        return [Ref(kind, cell_words(i))]
    if kind == "units":
        return [Ref(kind, g.content.type_name[i // FIGURES], i % FIGURES)]
    if kind == "fighter":
        routed, damage = divmod(i % STATES, 16)
        unit = Ref("unit", g.content.type_name[i // STATES])
        return [unit, Ref("state", "routed" if routed else "standing"), Ref("damage", n=damage)]
    return [Ref(KIND_NAMES.get(kind, kind), g.content.names[kind][i])]


def _offered(action: int) -> int:
    """Return the influence that the answer itself names: a payment or a bid."""
    for first in (SPEND, BID):
        if first <= action < first + MOST:
            return action - first
    return 0


def _at_cost(one: Answer, influence: int) -> Answer:
    return replace(one, cost={"influence": influence}) if influence else one
