"""Pillage (p.17): starting one, and the Call to Battle."""

from __future__ import annotations

from typing import Final

from meadhall.bloodrage import event_codes as ev
from meadhall.bloodrage.actions import CHALLENGE, DECLINE, JOIN, PILLAGE
from meadhall.bloodrage.battle import battle_begins
from meadhall.bloodrage.board import ADJACENT, FIGURES, FJORD, OUTER, PROVINCES, WARRIOR
from meadhall.bloodrage.cards import TYRS_CHALLENGE
from meadhall.bloodrage.state import BloodRage
from meadhall.kernel.prompt import Prompt

CHALLENGE_COST: Final = 2


def pillage_options(g: BloodRage, seat: int, options: list[int]) -> None:
    """p.17: provinces not pillaged this Age, with an own figure there or in the fjord (ruling 76)."""
    here = g.here
    for province in range(PROVINCES):
        if not g.pillaged[province] and not g.destroyed[province]:
            # The same as `standing`, inlined because this runs every turn. Yggdrasil has no fjord.
            if here[province * 4 + seat] or (province < OUTER and here[FJORD[province] * 4 + seat]):
                options.append(PILLAGE + province)


def challenge_options(g: BloodRage, seat: int, options: list[int]) -> None:
    """Tyr's Challenge: 2 Rage to pillage a pillaged province once more (ruling 81)."""
    if g.powers[seat] & TYRS_CHALLENGE and g.rage[seat] >= CHALLENGE_COST:
        for province in range(PROVINCES):
            if g.pillaged[province] and g.standing(seat, province):
                options.append(CHALLENGE + province)


def pillage(g: BloodRage, seat: int, province: int) -> None:
    begin_pillage(g, seat, province)


def challenge(g: BloodRage, seat: int, province: int) -> None:
    g.pay(seat, CHALLENGE_COST)
    begin_pillage(g, seat, province)


def begin_pillage(g: BloodRage, seat: int, province: int) -> None:
    g.emit(ev.PILLAGE_BEGINS, seat, province)
    g.field = province
    g.pillager = seat
    g.then(call_to_battle, seat, province, 1, 0)


# --- 1. Call to Battle -------------------------------------------------------------------------


def call_to_battle(g: BloodRage, pillager: int, province: int, lap: int, moved: int) -> None:
    """p.17: rounds from the pillager's left, the pillager last, one figure at a time (rulings 43-45).

    `lap` counts the seats of this round, `moved` is whether a figure joined in it. It ends when the villages
    are full or after a round without a move.
    """
    while g.room[province] > 0:
        if lap > g.seats:
            if not moved:
                break
            lap, moved = 1, 0
        seat = (pillager + lap) % g.seats
        if can_join(g, seat, province):
            g.ask(seat, JOIN_BATTLE, pillager, province, lap, moved)
            return
        lap += 1
    g.then(battle_begins, pillager, province)


def can_join(g: BloodRage, seat: int, province: int) -> bool:
    for near in ADJACENT[province]:
        if g.here[near * 4 + seat]:
            return True
    return False


def join_options(g: BloodRage, seat: int, pillager: int, province: int, lap: int, moved: int) -> list[int]:
    """p.17: any figure from an adjacent province, pillaged or not, for no Rage; ships never move."""
    options = [DECLINE]
    row = seat * FIGURES
    for near in ADJACENT[province]:
        n = g.here[near * 4 + seat]
        if n:
            warriors = g.warriors[near * 4 + seat]
            if warriors:
                options.append(JOIN + near * FIGURES + WARRIOR)
            if n > warriors:
                for figure in range(1, FIGURES):
                    if g.at[row + figure] == near:
                        options.append(JOIN + near * FIGURES + figure)
    return options


def join_battle(
    g: BloodRage, seat: int, action: int, pillager: int, province: int, lap: int, moved: int
) -> None:
    if action == DECLINE:
        g.then(call_to_battle, pillager, province, lap + 1, moved)
        return
    near, figure = divmod(action - JOIN, FIGURES)
    g.move(seat, figure, near, province, 1)
    g.emit(ev.JOINED, seat, figure, near, province)
    g.then(call_to_battle, pillager, province, lap + 1, 1)


JOIN_BATTLE: Final = Prompt("join-battle", join_options, join_battle)
