"""The parts of an answer, for clients: verb, card, figure, origin, target, number."""

# not compiled: builds the types of view.py.
from __future__ import annotations

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
from meadhall.bloodrage.view import Answer

_PLACES_WITH_FIGURES = {act.JOIN: "join", act.VICTIM: "victim"}
_RANGES: list[tuple[int, int, str, str]] = [
    (act.RAISE, 3, "raise", "stat"),
    (act.PLACE, ON_BOARD, "place", "target"),
    (act.INVADE, FIGURES, "invade", "figure"),
    (act.RECALL, FIGURES, "recall", "figure"),
    (act.MARCH, ON_BOARD, "march", "source"),
    (act.WARRIORS, 9, "warriors", "n"),
    (act.FIGURE, FIGURES, "figure", "figure"),
    (act.PILLAGE, ON_BOARD, "pillage", "target"),
    (act.CHALLENGE, ON_BOARD, "challenge", "target"),
    (act.BRING, PROVINCES, "bring", "target"),
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
_SPELL: dict[str, list[str] | tuple[str, ...]] = {
    "stat": STAT_NAMES,
    "target": PLACE_NAME,
    "source": PLACE_NAME,
    "figure": FIGURE_NAME,
    "card": CARD_NAME,
}


@cache  # bounded by the number of answers and Ages
def answer(action: int, age: int) -> Answer:
    """Return the parts of an answer: verb, card, figure, origin, target, number."""
    words = " ".join(spelled(action, age))
    for base, verb in _PLACES_WITH_FIGURES.items():
        if base <= action < base + ON_BOARD * FIGURES:
            place, figure = divmod(action - base, FIGURES)
            return Answer(action, words, verb, figure=FIGURE_NAME[figure], source=PLACE_NAME[place])
    for base, size, verb, part in _RANGES:
        if base <= action < base + size:
            if part == "n":
                return Answer(action, words, verb, figure=FIGURE_NAME[WARRIOR], n=action - base)
            # A field named by the table: mypy cannot know that it is one of the text fields.
            return Answer(action, words, verb, **{part: _SPELL[part][action - base]})  # type: ignore[arg-type]
    if 0 <= action - act.TREAT < len(act.TREAT_AS):
        return Answer(action, words, "treat", n=act.TREAT_AS[action - act.TREAT])
    return Answer(action, words, words)
