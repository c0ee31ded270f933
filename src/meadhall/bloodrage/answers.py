"""The parts of an answer, for clients: its verb and what it names."""

# not compiled: builds the types of kernel/contract.py.
from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from meadhall.bloodrage import actions as act
from meadhall.bloodrage.board import (
    FIGURES,
    ON_BOARD,
    PLACE_NAME,
    PROVINCES,
    STAT_NAMES,
    WARRIOR,
)
from meadhall.bloodrage.cards import (
    CARD_NAME,
)
from meadhall.bloodrage.figures import FIGURE_NAME
from meadhall.bloodrage.state import spelled
from meadhall.kernel.contract import Answer, Ref

_PLACES_WITH_FIGURES = {act.JOIN: "join", act.VICTIM: "victim"}
_RANGES: list[tuple[int, int, str, str]] = [
    (act.RAISE, 3, "raise", "stat"),
    (act.PLACE, ON_BOARD, "place", "place"),
    (act.INVADE, FIGURES, "invade", "figure"),
    (act.RECALL, FIGURES, "recall", "figure"),
    (act.MARCH, ON_BOARD, "march", "place"),
    (act.FIGURE, FIGURES, "figure", "figure"),
    (act.PILLAGE, ON_BOARD, "pillage", "place"),
    (act.CHALLENGE, ON_BOARD, "challenge", "place"),
    (act.BRING, PROVINCES, "bring", "place"),
    (act.SPARE, FIGURES, "spare", "figure"),
    (act.PROTECT, FIGURES, "protect", "figure"),
    (act.KEEP, len(CARD_NAME), "keep", "card"),
    (act.UPGRADE, len(CARD_NAME), "upgrade", "card"),
    (act.REPLACE, len(CARD_NAME), "replace", "card"),
    (act.QUEST, len(CARD_NAME), "quest", "card"),
    (act.REVEAL, len(CARD_NAME), "reveal", "card"),
    (act.ADD, len(CARD_NAME), "add", "card"),
    (act.TAKE, len(CARD_NAME), "take", "card"),
]
# By kind of ref.
NAMES: dict[str, Sequence[str]] = {
    "stat": STAT_NAMES,
    "place": PLACE_NAME,
    "figure": FIGURE_NAME,
    "card": CARD_NAME,
}


@cache  # bounded by the number of answers, Ages and costs
def answer(action: int, age: int, rage: int = 0) -> Answer:
    """Return an answer with its parts. `rage`: what it costs (viewing/costs.py)."""
    verb, refs = _parts(action)
    words = " ".join(spelled(action, age))
    return Answer(action, words, verb or words, refs, cost={"rage": rage} if rage else {})


def _parts(action: int) -> tuple[str, list[Ref]]:
    """Return the verb of an answer and what it names; an answer of one word has no other verb."""
    for base, verb in _PLACES_WITH_FIGURES.items():
        if base <= action < base + ON_BOARD * FIGURES:
            place, figure = divmod(action - base, FIGURES)
            return verb, [Ref("place", PLACE_NAME[place]), Ref("figure", FIGURE_NAME[figure])]
    for base, size, verb, kind in _RANGES:
        if base <= action < base + size:
            return verb, [Ref(kind, NAMES[kind][action - base])]
    if act.WARRIORS <= action < act.FIGURE:
        return "warriors", [Ref("figure", FIGURE_NAME[WARRIOR], action - act.WARRIORS)]
    if act.TREAT <= action < act.RAISE:
        return "treat", [Ref("number", n=act.TREAT_AS[action - act.TREAT])]
    return "", []
