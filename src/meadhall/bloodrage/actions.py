"""Every answer of Blood Rage as one int, and its notation. The table is fixed for a rules version."""

from __future__ import annotations

from typing import Final

from meadhall.bloodrage.board import FIGURES, ON_BOARD, PLACE_NAME, PROVINCES, STAT_NAMES
from meadhall.bloodrage.cards import CARD_NAME, CARDS
from meadhall.bloodrage.figures import FIGURE_NAME

PASS: Final = 0  # no more actions in this Age
DECLINE: Final = 1  # no, to an optional effect
DONE: Final = 2  # no more figures, no more cards
FREE: Final = 3  # into a free slot
RETREAT: Final = 4  # the Volur Witch goes to Yggdrasil
SACRIFICE: Final = 5
NOTHING: Final = 6  # keep no card in the Discard phase
TREAT: Final = 7  # a Quest as +3, as +5
TREAT_AS: Final = (3, 5)
RAISE: Final = 9  # + stat
PLACE: Final = 12  # + place: where to
INVADE: Final[int] = PLACE + ON_BOARD  # + figure
RECALL: Final[int] = INVADE + FIGURES  # + figure: invade from Valhalla (Frigga's Domain)
MARCH: Final[int] = RECALL + FIGURES  # + place: from where
WARRIORS: Final[int] = MARCH + ON_BOARD  # + 1 … 8 Warriors march
FIGURE: Final[int] = WARRIORS + 9  # + figure: it marches too
PILLAGE: Final[int] = FIGURE + FIGURES  # + place
CHALLENGE: Final[int] = PILLAGE + ON_BOARD  # + place: pillage once more (Tyr's Challenge)
BRING: Final[int] = CHALLENGE + ON_BOARD  # + province: one more Warrior (Frigga's Succor, Loki's Blessing)
JOIN: Final[int] = BRING + PROVINCES  # + place * FIGURES + figure: move into the battle
VICTIM: Final[int] = JOIN + ON_BOARD * FIGURES  # + place * FIGURES + figure: to sacrifice
SPARE: Final[int] = VICTIM + ON_BOARD * FIGURES  # + figure: the one kept (Odin's Tide)
PROTECT: Final[int] = SPARE + FIGURES  # + figure: saved for 1 Rage (Frigga's Protection)
KEEP: Final[int] = PROTECT + FIGURES  # + card: from the pack; from the hand for the next Age
UPGRADE: Final[int] = KEEP + CARDS  # + card
REPLACE: Final[int] = UPGRADE + CARDS  # + card on the sheet to replace
QUEST: Final[int] = REPLACE + CARDS  # + card
REVEAL: Final[int] = QUEST + CARDS  # + card: played face down in battle
ADD: Final[int] = REVEAL + CARDS  # + card: played late
TAKE: Final[int] = ADD + CARDS  # + card: taken back for 1 Rage (Tyr's Prowess)
ACTIONS: Final[int] = TAKE + CARDS


def _words() -> list[tuple[str, ...]]:
    places = PLACE_NAME[:ON_BOARD]
    words: list[tuple[str, ...]] = [
        ("pass",),
        ("decline",),
        ("done",),
        ("free",),
        ("retreat",),
        ("sacrifice",),
    ]
    words += [("nothing",), *(("treat", str(value)) for value in TREAT_AS)]
    words += [("raise", stat) for stat in STAT_NAMES]
    words += [(place,) for place in places]
    words += [("invade", figure) for figure in FIGURE_NAME]
    words += [("recall", figure) for figure in FIGURE_NAME]
    words += [("march", place) for place in places]
    words += [("warrior", str(n)) for n in range(9)]
    words += [(figure,) for figure in FIGURE_NAME]
    words += [("pillage", place) for place in places]
    words += [("challenge", place) for place in places]
    words += [("bring", place) for place in places[:PROVINCES]]
    words += [("join", place, figure) for place in places for figure in FIGURE_NAME]
    words += [(place, figure) for place in places for figure in FIGURE_NAME]
    words += [("spare", figure) for figure in FIGURE_NAME]
    words += [("protect", figure) for figure in FIGURE_NAME]
    for verb in ("keep", "upgrade", "replace", "quest", "reveal", "add", "take"):
        words += [(verb, card) for card in CARD_NAME]
    return words


WORDS: Final[list[tuple[str, ...]]] = _words()
assert len(WORDS) == ACTIONS
