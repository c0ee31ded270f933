"""The open asks, and every answer in parts: verb, object, number."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from meadhall.runewars.answers import BLOCKS, FIGURES, MIDDLE, SPAN, STATES
from meadhall.runewars.orders.mobilize import ACTIVATE_AREA, origins
from meadhall.runewars.state import Runewars
from meadhall.runewars.view import Answer, Ask, Asked
from meadhall.runewars.viewing.about import about

FIRST_ANSWERS: Final = [first for _, _, first in BLOCKS]
KIND_NAMES: Final = {"tile": "piece", "fighter": "unit"}

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
    return Ask(
        prompt=prompt.name,
        answers=[answer(g, action) for action in g.offer(index)],
        given=[" ".join(g.words(action)) for action in g.given[index]],
        about=about(g, seat, prompt.name, args),
        reachable=_reachable(g, seat, args[1]) if prompt is ACTIVATE_AREA else [],
    )


def _reachable(g: Runewars, seat: int, fought: int) -> list[str]:
    """Return the areas without an own token that own figures can move to (p.17)."""
    free = [area for area in g.board.areas if not g.tokens[area] >> seat & 1]
    return [g.content.area_name[area] for area in free if origins(g, seat, area, fought)]


def answer(g: Runewars, action: int) -> Answer:
    """Return an answer and its parts; cached per pack, unless it names a player."""
    verb, kind, first = BLOCKS[bisect_right(FIRST_ANSWERS, action) - 1]
    if kind == "seat":
        # Answers name players by faction, and a seat's name need not be its faction.
        seat = g.seat_of_faction(action - first)
        return Answer(action, " ".join(g.words(action)), verb, kind, g.names[seat] if seat >= 0 else None)
    key = (g.content.hash, action)
    found = _ANSWERS.get(key)
    if found is None:
        found = _ANSWERS[key] = _taken_apart(g, action, verb, kind, action - first)
    return found


def _taken_apart(g: Runewars, action: int, verb: str, kind: str, i: int) -> Answer:
    words = " ".join(g.content.words[action])
    name = KIND_NAMES.get(kind, kind)
    if kind == "word":
        return Answer(action, words, verb, name)
    if kind == "number":
        return Answer(action, words, verb, name, n=i)
    if kind == "rotation":
        return Answer(action, words, verb, name, n=60 * i)
    if kind == "cell":
        return Answer(action, words, verb, name, q=i // SPAN - MIDDLE, r=i % SPAN - MIDDLE)
    if kind == "units":
        return Answer(action, words, verb or kind, name, g.content.type_name[i // FIGURES], n=i % FIGURES)
    if kind == "fighter":
        state = i % STATES
        type_name = g.content.type_name[i // STATES]
        return Answer(action, words, verb, name, type_name, routed=state >= 16, damage=state % 16)
    return Answer(action, words, verb, name, g.content.names[kind][i])
