"""The Action phase: turns, passing and its end (p.13)."""

from __future__ import annotations

from typing import Final

from meadhall.bloodrage import event_codes as ev
from meadhall.bloodrage.actions import (
    CHALLENGE,
    INVADE,
    MARCH,
    PASS,
    PILLAGE,
    QUEST,
    RECALL,
    SACRIFICE,
    UPGRADE,
    WARRIORS,
)
from meadhall.bloodrage.board import PROVINCES, RAGE, TRACK
from meadhall.bloodrage.cards import FRIGGAS_DOMAIN, FRIGGAS_SACRIFICE, TYRS_CHALLENGE
from meadhall.bloodrage.invade import invade, invade_options, recall, recall_options
from meadhall.bloodrage.march import march, march_options
from meadhall.bloodrage.pillage import challenge, challenge_options, pillage, pillage_options
from meadhall.bloodrage.quests import commit_options, commit_quest
from meadhall.bloodrage.sacrifice import sacrifice, sacrifice_options
from meadhall.bloodrage.state import ACTION, BloodRage, left_of
from meadhall.bloodrage.upgrade import upgrade, upgrade_options
from meadhall.kernel.prompt import Prompt

# Clan Upgrades that add an action.
NEW_ACTIONS: Final[int] = FRIGGAS_DOMAIN | FRIGGAS_SACRIFICE | TYRS_CHALLENGE


def action_phase(g: BloodRage) -> None:
    """p.13: set each clan's Rage to its Rage stat; the first player begins."""
    g.phase = ACTION
    g.emit(ev.PHASE_BEGINS, ACTION)
    for seat in range(g.seats):
        g.rage[seat] = TRACK[RAGE][g.steps[RAGE * 4 + seat]]
        g.passed[seat] = 0
    g.then(next_turn, g.first)


def everything_pillaged(g: BloodRage) -> bool:
    """Whether every province that still exists, including Yggdrasil, has been pillaged (ruling 6)."""
    for province in range(PROVINCES):
        if not g.pillaged[province] and not g.destroyed[province]:
            return False
    return True


def may_act(g: BloodRage, seat: int) -> bool:
    """Whether a clan can act: not without Rage, even for free (ruling 1); passing is final by option (ruling
    4)."""
    return g.rage[seat] > 0 and not (g.passed[seat] and g.options.pass_is_final)


def next_turn(g: BloodRage, seat: int) -> None:
    """p.13: the next clan clockwise that can act takes one action; if none can, the phase ends.

    A finished action cannot be undone, even if the same clan is next, because others have seen it.
    """
    g.new_information()
    if everything_pillaged(g):
        g.checkpoint("action_ended")
        return
    seats = g.seats
    for other in range(seat, seat + seats):
        other %= seats
        if may_act(g, other):
            g.then(next_turn, left_of(g, other))
            g.emit(ev.TURN_BEGINS, other)
            g.ask(other, TURN)
            return
    g.checkpoint("action_ended")


def turn_options(g: BloodRage, seat: int) -> list[int]:
    """p.13: return the five actions, actions added by clan Upgrades, and pass."""
    options = [PASS]
    invade_options(g, seat, options)
    march_options(g, seat, options)
    upgrade_options(g, seat, options)
    commit_options(g, seat, options)
    pillage_options(g, seat, options)
    if g.powers[seat] & NEW_ACTIONS:
        recall_options(g, seat, options)
        challenge_options(g, seat, options)
        sacrifice_options(g, seat, options)
    return options


def take_action(g: BloodRage, seat: int, action: int) -> None:
    if action == PASS:
        pass_turn(g, seat)
    elif action == SACRIFICE:
        sacrifice(g, seat)
    elif action < RECALL:
        invade(g, seat, action - INVADE)
    elif action < MARCH:
        recall(g, seat, action - RECALL)
    elif action < WARRIORS:
        march(g, seat, action - MARCH)
    elif action < CHALLENGE:
        pillage(g, seat, action - PILLAGE)
    elif action < UPGRADE:
        challenge(g, seat, action - CHALLENGE)
    elif action < QUEST:
        upgrade(g, seat, action - UPGRADE)
    else:
        commit_quest(g, seat, action - QUEST)


def pass_turn(g: BloodRage, seat: int) -> None:
    """p.13: pass; all Rage that is left is lost."""
    g.rage[seat] = 0
    g.passed[seat] = 1
    g.emit(ev.PASSED, seat)


TURN: Final = Prompt("turn", turn_options, take_action)
