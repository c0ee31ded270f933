"""Quests: committed in the Action phase (p.17), judged in the Quest phase (p.20)."""

from __future__ import annotations

from typing import Final

from meadhall.bloodrage import event_codes as ev
from meadhall.bloodrage import knowledge
from meadhall.bloodrage.actions import QUEST as QUEST_ACTION
from meadhall.bloodrage.board import PROVINCES, REGION, VALHALLA, YGGDRASIL
from meadhall.bloodrage.cards import (
    CARD_CLASS,
    CARD_GLORY,
    CARD_TYPE,
    ODINS_THRONE,
    QUEST,
    QUEST_GLORIOUS_DEATH,
    QUEST_YGGDRASIL,
    TYPE_NAME,
)
from meadhall.bloodrage.raising import NONE_BARRED, raise_a_stat
from meadhall.bloodrage.state import QUEST as QUEST_PHASE
from meadhall.bloodrage.state import BloodRage, clockwise

GLORIOUS_DEAD: Final = 4  # own figures in Valhalla for Glorious Death!


def commit_options(g: BloodRage, seat: int, options: list[int]) -> None:
    last = -1
    for card in g.hands[seat]:
        if card != last and CARD_CLASS[card] == QUEST:
            options.append(QUEST_ACTION + card)
        last = card


def commit_quest(g: BloodRage, seat: int, card: int) -> None:
    """p.17: put a Quest face down onto the clan sheet, for no Rage."""
    g.take_from_hand(seat, card)
    g.committed[seat] = (*g.committed[seat], card)
    g.emit(ev.QUEST_TAKEN, seat, card)


def strongest_in(g: BloodRage, seat: int, province: int) -> bool:
    """Whether a clan has more STR than each other clan, including the fjord; ties fail (ruling 102)."""
    if g.destroyed[province]:
        return False
    own = g.strength(seat, province)
    if own == 0:
        return False
    return all(other == seat or g.strength(other, province) < own for other in range(g.seats))


def quest_provinces(kind: int) -> list[int]:
    """Return the provinces in which a Quest can be fulfilled; none for Glorious Death!"""
    if kind == QUEST_YGGDRASIL:
        return [YGGDRASIL]
    region = TYPE_NAME[kind].removeprefix("quest-")
    return [province for province in range(PROVINCES) if REGION[province] == region]


PROVINCES_OF: Final[list[list[int]]] = [quest_provinces(kind) for kind in range(len(TYPE_NAME))]


def quest_done(g: BloodRage, seat: int, card: int) -> bool:
    kind = CARD_TYPE[card]
    if kind == QUEST_GLORIOUS_DEATH:
        return g.here[VALHALLA * 4 + seat] >= GLORIOUS_DEAD
    return any(strongest_in(g, seat, province) for province in PROVINCES_OF[kind])


def quest_phase(g: BloodRage) -> None:
    """p.20: reveal and evaluate all Quests at once; rewards from the first player on (ruling 115)."""
    g.checkpoint("discarded")
    g.phase = QUEST_PHASE
    g.emit(ev.PHASE_BEGINS, QUEST_PHASE)
    g.new_information()
    rewards: list[tuple[int, int, int]] = []
    for seat in clockwise(g, g.first):
        glory = 0
        done = 0
        times = 2 if g.powers[seat] & ODINS_THRONE else 1
        for i, card in enumerate(g.committed[seat]):
            knowledge.show(g, seat, card, g.age * knowledge.AGE + i)
            gained = CARD_GLORY[card] * times if quest_done(g, seat, card) else 0
            g.emit(ev.QUEST_JUDGED, seat, card, gained)
            if gained:
                glory += gained
                done += 1
            g.discard.append(card)
        g.committed[seat] = ()
        rewards.append((seat, glory, done))
    g.checkpoint("quests_revealed")
    for seat, glory, done in reversed(rewards):
        if done:
            g.then(quest_rewards, seat, glory, done)


def quest_rewards(g: BloodRage, seat: int, glory: int, raises: int) -> None:
    """Give Glory and one step on any stat for each fulfilled Quest."""
    g.gain_glory(seat, glory, ev.FROM_QUEST)
    for _ in range(raises):
        g.then(raise_a_stat, seat, NONE_BARRED)
