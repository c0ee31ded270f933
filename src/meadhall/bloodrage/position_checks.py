"""Checks for positions that contradict the rules of Blood Rage.

`parse` refuses them unless the text begins with `what-if yes`; `write` adds that line if it is needed.
"""

# not compiled: builds messages.
from __future__ import annotations

from meadhall.bloodrage.action_phase import everything_pillaged
from meadhall.bloodrage.board import DESTROYED_AT_START, FJORD, OUTER, PLACE_NAME, PROVINCES
from meadhall.bloodrage.state import (
    ACTION,
    DISCARD,
    QUEST,
    RAGNAROK,
    SCORING,
    VALHALLA_PHASE,
    BloodRage,
)
from meadhall.kernel.refusal import Refusal

LAST_AGE = 3
SAVED_CARDS = 1  # after the Discard phase of Ages 1 and 2 (p.20)

# A refusal, and the beginning of the lines that it is about.
Found = tuple[Refusal, tuple[str, ...]] | None


def contradiction(g: BloodRage) -> Found:
    """Return the first rule that a position contradicts, or None."""
    return _scoring(g) or _destroyed(g) or _taken(g) or _pillaged(g) or _hands(g) or _quests(g)


def _scoring(g: BloodRage) -> Found:
    """p.22: the game ends after Age 3."""
    if g.phase == SCORING and g.age < LAST_AGE:
        return Refusal("scoring_too_early", {}, "scoring"), ("phase",)
    return None


def _destroyed(g: BloodRage) -> Found:
    """p.10, p.22: the number of destroyed provinces at the start, and the doomed one of each Ragnarok."""
    past = g.age - 1 + (g.phase > RAGNAROK)
    need, have = DESTROYED_AT_START[g.seats] + past, sum(g.destroyed[:OUTER])
    if have != need:
        return Refusal("destroyed_count", {"need": need, "have": have}, "ragnarok"), ("destroyed",)
    for province in g.doom[:past]:
        if not g.destroyed[province]:
            place = PLACE_NAME[province]
            return Refusal("doomed_not_destroyed", {"place": place}, "ragnarok"), ("destroyed", "doom")
    return None


def _taken(g: BloodRage) -> Found:
    """p.22: all figures of the province and its fjord are destroyed; by option some are saved."""
    if g.options.protection_at_ragnarok:
        return None
    gone = [province for province in range(PROVINCES) if g.destroyed[province]]
    if g.phase == VALHALLA_PHASE:
        gone.append(FJORD[g.doom[g.age - 1]])
    for place in gone:
        for seat in range(g.seats):
            if g.here[place * 4 + seat]:
                name = PLACE_NAME[place]
                refusal = Refusal("figures_after_ragnarok", {"place": name}, "ragnarok")
                return refusal, (f"{g.clans[seat]} at {name}",)
    return None


def _pillaged(g: BloodRage) -> Found:
    """p.13: the Action phase ends at once when every province is pillaged (ruling 6)."""
    if g.phase == ACTION and everything_pillaged(g):
        return Refusal("everything_pillaged", {}, "action-phase"), ("pillaged",)
    return None


def _hands(g: BloodRage) -> Found:
    """p.20: after the Discard phase at most one card is in hand, in Age 3 none (ruling 18)."""
    if g.phase <= DISCARD:
        return None
    most = 0 if g.age == LAST_AGE else SAVED_CARDS
    for seat in range(g.seats):
        if len(g.hands[seat]) > most:
            return Refusal("hand_after_discard", {}, "discard"), (f"{g.clans[seat]} hand",)
    return None


def _quests(g: BloodRage) -> Found:
    """p.20: all Quests are revealed and discarded in the Quest phase (ruling 106)."""
    if g.phase <= QUEST:
        return None
    for seat in range(g.seats):
        if g.committed[seat]:
            return Refusal("quests_after_quest_phase", {}, "quest-phase"), (f"{g.clans[seat]} quests",)
    return None
