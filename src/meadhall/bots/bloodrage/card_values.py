"""Priors for cards and stats: drafting, saving and replacing cards, and raising stats."""

from __future__ import annotations

from meadhall.bloodrage.actions import FREE, KEEP, NOTHING, RAISE, REPLACE
from meadhall.bloodrage.board import LEGEND
from meadhall.bloodrage.cards import BATTLE, CARD_CLASS, CARD_TYPE, FIRST_UPGRADE, LEADER_UPGRADE
from meadhall.bloodrage.cards import QUEST as QUEST_CARD
from meadhall.bloodrage.state import SLOTS, BloodRage
from meadhall.bots.bloodrage.features import (
    BATTLE_PAIRS,
    HAND,
    PAIRS,
    QUEST_PAIRS,
    SHEET,
    TYPE_GOD_INDEX,
    UPGRADE_PAIRS,
)


def weigh_draft(g: BloodRage, seat: int, legal: list[int], column: list[float]) -> list[float]:
    """Weigh the cards of a pack by what each adds to the cards the clan has."""
    hand = list(g.hands[seat])
    index = g.ask_of(seat)
    for action in g.given[index]:
        hand.append(action - KEEP)
    sheet = [card for card in g.sheet[seat * SLOTS : seat * SLOTS + SLOTS] if card >= 0]
    out: list[float] = []
    for action in legal:
        worth = card_worth(action - KEEP, hand, sheet, column)
        out.append(2.0 ** min(12.0, max(-6.0, worth)))
    return out


def card_worth(card: int, hand: list[int], sheet: list[int], column: list[float]) -> float:
    """Return what one more card adds: its own value, pairs of its god, less for more cards of its kind."""
    kind = CARD_TYPE[card]
    worth = column[HAND + kind]
    god = TYPE_GOD_INDEX[kind]
    group = min(CARD_CLASS[card], LEADER_UPGRADE)
    alike = 0
    favour = 0
    for other in hand:
        if min(CARD_CLASS[other], LEADER_UPGRADE) == group:
            alike += 1
        if god >= 0 and TYPE_GOD_INDEX[CARD_TYPE[other]] == god:
            favour += 1
    for other in sheet:
        if god >= 0 and TYPE_GOD_INDEX[CARD_TYPE[other]] == god:
            favour += 1
    if god >= 0:
        worth += favour * column[PAIRS + god]
    pairs = BATTLE_PAIRS if group == BATTLE else QUEST_PAIRS if group == QUEST_CARD else UPGRADE_PAIRS
    return worth + alike * column[pairs]


def weigh_save(g: BloodRage, legal: list[int], column: list[float]) -> list[float]:
    """Prefer the card with the highest value in the next Age."""
    out: list[float] = []
    for action in legal:
        worth = 0.0 if action == NOTHING else column[HAND + CARD_TYPE[action - KEEP]]
        out.append(2.0 ** min(12.0, max(-6.0, worth)))
    return out


def weigh_raise(g: BloodRage, seat: int, legal: list[int]) -> list[float]:
    """Prefer stats close to a step with more Glory at the end, and high ones; Rage less in the last Age."""
    out: list[float] = []
    for action in legal:
        stat = action - RAISE
        step = g.steps[stat * 4 + seat]
        worth = 1.0 + 0.3 * step
        if LEGEND[step + 1] > LEGEND[step]:
            worth += 2.0 * g.age
        elif step + 2 <= 5 and LEGEND[step + 2] > LEGEND[step]:
            worth += 1.0
        if stat == 0 and g.age == 3:
            worth *= 0.7
        out.append(worth)
    return out


def weigh_slot(g: BloodRage, legal: list[int], column: list[float]) -> list[float]:
    out: list[float] = []
    for action in legal:
        if action == FREE:
            out.append(20.0)
        else:
            worth = column[SHEET + CARD_TYPE[action - REPLACE] - FIRST_UPGRADE]
            out.append(2.0 ** (4.0 - min(9.0, worth)))
    return out
