"""Retreat (p.22): all units go to one adjacent area and are routed."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import event_codes as ev
from meadhall.runewars.answers import RETREAT
from meadhall.runewars.battle.field import F_AREA, F_WENT, count_loss, side_of
from meadhall.runewars.borders import beyond
from meadhall.runewars.content import SLOTS
from meadhall.runewars.limits import limit_of_eight
from meadhall.runewars.state import Runewars

# The areas to retreat to: by the rules, or as a card says.
BY_RULE: Final = -1
FRIENDLY_ONLY: Final = 0
UNCONTROLLED_ONLY: Final = 1


def reach(g: Runewars, seat: int, area: int, flying: bool, only: int) -> tuple[list[int], list[int]]:
    """Return the adjacent areas to retreat to: the preferred ones, and the rest."""
    first: list[int] = []
    second: list[int] = []
    for other in beyond(g, area, flying, seat):
        owner = g.owner[other]
        if only == UNCONTROLLED_ONLY or (seat < 0 and only == BY_RULE):
            if owner < 0:
                first.append(other)
        elif owner == seat:
            first.append(other)
        elif only == BY_RULE and g.empty(other):
            second.append(other)
    return first, second


def retreat_areas(g: Runewars, seat: int, area: int, counts: tuple[int, ...], only: int) -> list[int]:
    """R13.2: friendly first, else empty. Flyers and walkers together: the flyers to the friendly area and the
    rest is lost, or all to the empty one (R13.9)."""
    walkers = flyers = False
    for slot in range(SLOTS):
        if counts[slot]:
            if g.content.flying[g.type_at(seat, slot)]:
                flyers = True
            else:
                walkers = True
    far_first, far_second = reach(g, seat, area, True, only) if flyers else ([], [])
    near_first, near_second = reach(g, seat, area, False, only) if walkers else (far_first, far_second)
    if near_first:
        return sorted(near_first)
    if far_first:
        return sorted([*far_first, *near_second])
    return sorted(near_second) or sorted(far_second)


def fall_back(
    g: Runewars, seat: int, area: int, rout: int, by: int, counts: list[int], only: int = BY_RULE
) -> None:
    """Retreat units that were already removed. counts: standing ones by slot, then routed ones.

    rout 1: they are routed (p.22); 0: they stay as they were. seat -1: unallied neutral units.
    """
    g.fight[F_WENT] = -1
    if not any(counts):
        return
    if retreat_areas(g, seat, area, together(counts), only):
        g.ask(by, RETREAT_WHERE, seat, area, rout, only, *counts)
    else:
        for slot in range(SLOTS):
            lost_on_the_way(g, seat, area, slot, counts[slot] + counts[SLOTS + slot])


def together(counts: list[int]) -> tuple[int, ...]:
    return tuple([counts[slot] + counts[SLOTS + slot] for slot in range(SLOTS)])


def lost_on_the_way(g: Runewars, seat: int, area: int, slot: int, n: int) -> None:
    """p.22: units that cannot retreat are destroyed; in a battle they count as destroyed in it."""
    if n:
        g.to_supply(seat, slot, n)
        g.emit(ev.DESTROYED, area, g.type_at(seat, slot), n)
        side = side_of(g, seat)
        if side >= 0 and area == g.fight[F_AREA]:
            count_loss(g, side, slot, n)


def fall_back_options(
    g: Runewars, seat: int, owner: int, area: int, rout: int, only: int, *counts: int
) -> list[int]:
    return [RETREAT + other for other in retreat_areas(g, owner, area, together(list(counts)), only)]


def fell_back(
    g: Runewars, seat: int, action: int, owner: int, area: int, rout: int, only: int, *counts: int
) -> None:
    target = action - RETREAT
    walk = beyond(g, area, False, owner)
    for slot in range(SLOTS):
        upright, lying = counts[slot], counts[SLOTS + slot]
        if not upright + lying:
            continue
        kind = g.type_at(owner, slot)
        if g.content.flying[kind] or target in walk:
            g.add_units(target, owner, slot, upright, rout != 0)
            g.add_units(target, owner, slot, lying, True)
            g.emit(ev.RETREATED, area, target, kind, upright + lying)
        else:
            lost_on_the_way(g, owner, area, slot, upright + lying)
    if g.fight[F_AREA] >= 0:
        g.fight[F_WENT] = target
    if g.owner[target] >= 0:
        g.then(limit_of_eight, g.owner[target], target)


RETREAT_WHERE: Final = Prompt("retreat", fall_back_options, fell_back, forced=True, continues=True)
