"""Priors for moves: where to march, which figures to send, and how many."""

from __future__ import annotations

from typing import Final

from meadhall.bots.runewars.battle_forecast import (
    CONQUER_LESS,
    FAR,
    Force,
    Lore,
    area_worth,
    dragon_chance,
    force_at,
    fort_strength,
    ground_of,
    guard_of,
    lore_of,
    plans,
    talks,
    wins,
)
from meadhall.runewars.answers import ACTIVATE, AREAS, DONE, FIGURES, FROM, HERO, TO, UNITS
from meadhall.runewars.content import KINDS, SLOTS
from meadhall.runewars.orders.moving import CONQUER, contested
from meadhall.runewars.orders.order_cards import has_supremacy
from meadhall.runewars.state import KNOWERS, LIMIT, NO_FORT, NO_RUNE, Runewars

LITTLE: Final = 0.01
NEVER: Final = 0.00001
ENOUGH: Final = 0.9  # no more units are sent if the chance is at least this


def weigh_activate(g: Runewars, seat: int, legal: list[int], order: int, fought: int) -> list[float]:
    """Weigh targets by the expected gain; after a battle only areas without a battle."""
    conquer = order == CONQUER and has_supremacy(g, seat)
    worth = [0.0] * g.content.areas
    for march in plans(g, seat, conquer):
        if not (fought and march.fights):
            worth[march.area] = march.worth
    out: list[float] = []
    for action in legal:
        if action == DONE:
            out.append(0.05)
            continue
        value = worth[action - ACTIVATE]
        out.append(0.02 + 6.0 * value * value if value > 0.0 else LITTLE)
    return out


def planned(g: Runewars, lore: Lore, seat: int, target: int) -> Force:
    """Return the units in the plan of the order."""
    force = Force()
    for i in range(0, len(g.plan), 4):
        slot = g.plan[i + 2]
        if g.plan[i + 1] == target and slot < SLOTS:
            force.add(lore, g.type_at(seat, slot), g.plan[i + 3])
    return force


def marching_force(g: Runewars, seat: int) -> Force:
    """Return the units that have arrived and meet other units."""
    lore = lore_of(g.content)
    force = Force()
    for unit in g.lines[0]:
        force.add(lore, g.type_at(seat, unit >> 5), 1)
    return force


def chance_with(g: Runewars, lore: Lore, seat: int, target: int, order: int, own: Force) -> float:
    """Return the chance that the planned units succeed, in a battle or in diplomacy with neutral units."""
    if not contested(g, seat, target):
        return 1.0 if own.n >= wanted_there(g, seat, target) else 0.5 if own.n else 0.0
    fort = fort_strength(g, target)
    if order == CONQUER and has_supremacy(g, seat):
        fort = max(0, fort - CONQUER_LESS)
    chance = wins(own, force_at(g, lore, target), fort)
    if own.n and g.control(target) < 0 and g.influence[seat] and own.n + g.count(target) <= LIMIT:
        chance = max(chance, talks(g, seat, min(3, g.influence[seat])))
    return chance


def wanted_there(g: Runewars, seat: int, target: int) -> int:
    """Return how many units should go to an area."""
    if g.rune[target] != NO_RUNE and dragon_chance(g, seat, target) >= 0.5:
        return 4
    return 2 if g.city[target] >= 0 else 1


def weigh_from(g: Runewars, seat: int, legal: list[int], target: int, order: int) -> list[float]:
    """Prefer areas with many spare units, until enough are planned."""
    lore = lore_of(g.content)
    own = planned(g, lore, seat, target)
    chance = chance_with(g, lore, seat, target, order, own)
    fights = contested(g, seat, target)
    out: list[float] = []
    more = False
    for action in legal:
        if action == DONE:
            out.append(0.0)
            continue
        area = action - FROM
        spare = to_spare(g, seat, area)
        if spare <= 0:
            out.append(LITTLE)
            continue
        more = True
        if chance >= ENOUGH or own.n >= LIMIT:
            out.append(0.05)
        else:
            out.append(0.5 + 0.5 * min(8, spare))
    if legal[0] == DONE:
        if not own.n:
            out[0] = 0.05 if more else 1.0
        elif fights and chance < 0.4 and more:
            out[0] = 0.02
        elif chance >= ENOUGH or not more:
            out[0] = 6.0
        else:
            out[0] = 0.1
    return out


def to_spare(g: Runewars, seat: int, area: int) -> int:
    """Return the standing units that are not planned yet, without the guard."""
    n = 0
    base = area * SLOTS
    if g.holder[area] != seat:
        return 0
    for slot in range(KINDS):
        n += g.up[base + slot]
    for i in range(0, len(g.plan), 4):
        if g.plan[i] == area and g.plan[i + 2] < KINDS:
            n -= g.plan[i + 3]
    return n - guard_of(g, seat, area)


def weigh_which(g: Runewars, seat: int, legal: list[int], area: int, target: int, order: int) -> list[float]:
    """Send all spare units to a battle, as few as needed to an empty area; heroes are weighed separately."""
    lore = lore_of(g.content)
    spare = to_spare(g, seat, area)
    fights = contested(g, seat, target)
    own = planned(g, lore, seat, target)
    want = LIMIT - own.n if fights else max(1, wanted_there(g, seat, target) - own.n)
    room = max(1, min(spare, want))
    out: list[float] = []
    for action in legal:
        if action >= HERO:
            out.append(weigh_hero_along(g, seat, action - HERO, target))
            continue
        kind = (action - UNITS) // FIGURES
        n = (action - UNITS) % FIGURES
        if n > room:
            out.append(0.02)
        elif fights:
            out.append(n * lore.might[kind])
        else:  # one of the weakest units is enough to hold an area
            each = 2.0 - min(1.8, lore.might[kind]) if room < 3 else lore.might[kind]
            out.append(n * each + 0.05)
    return out


def weigh_hero_along(g: Runewars, seat: int, hero: int, target: int) -> float:
    """Heroes rarely march: only to look at runes, and to carry shards home."""
    if g.fort[target] != NO_FORT and g.control(target) == seat and g.rewards[hero]:
        return 1.5
    return 0.05


def weigh_strategize_from(g: Runewars, seat: int, legal: list[int]) -> list[float]:
    out: list[float] = []
    for action in legal:
        if action == DONE:
            out.append(0.6)
            continue
        spare = to_spare(g, seat, action - FROM)
        out.append(0.25 * min(6, spare) if spare > 0 else LITTLE)
    return out


def weigh_strategize_which(g: Runewars, seat: int, legal: list[int], area: int) -> list[float]:
    spare = to_spare(g, seat, area)
    lore = lore_of(g.content)
    out: list[float] = []
    for action in legal:
        if action >= HERO:
            out.append(0.1)
            continue
        n = (action - UNITS) % FIGURES
        might = lore.might[(action - UNITS) // FIGURES]
        out.append(0.02 if n > spare else might * (1.0 if n < spare else 1.5))
    return out


def weigh_strategize_to(g: Runewars, seat: int, legal: list[int]) -> list[float]:
    """Prefer areas without a holder, areas with runes, and areas near valuable targets."""
    out: list[float] = []
    for action in legal:
        area = action - TO
        if g.control(area) != seat:
            worth = area_worth(g, seat, area)
            out.append(0.3 + 5.0 * worth)
        else:
            guards = 0.6 if dragon_chance(g, seat, area) > 0.5 else 0.0
            out.append(0.2 + 0.6 * front(g, seat, area) + guards)
    return out


def front(g: Runewars, seat: int, area: int) -> float:
    """Return the total value of the targets within a march."""
    best = 0.0
    for other in ground_of(g.board).near[area]:
        if g.control(other) != seat:
            best = max(best, dragon_chance(g, seat, other) if g.rune[other] != NO_RUNE else 0.2)
    return best


def weigh_walk(g: Runewars, seat: int, legal: list[int], hero: int) -> list[float]:
    """Prefer steps towards the nearest quest, or towards a stronghold with a shard."""
    goal = hero_goal(g, seat, hero)
    here = goal[g.hero_at[hero]] if goal else FAR
    out: list[float] = []
    for action in legal:
        if action == DONE:
            out.append(5.0 if here == 0 else 0.5)
        elif TO <= action < TO + AREAS:
            there = goal[action - TO] if goal else FAR
            out.append(4.0 if there < here else 0.3 if there == here else 0.1)
        else:
            out.append(NEVER)
    return out


def hero_goal(g: Runewars, seat: int, hero: int) -> list[int]:
    """Return the steps to a hero's goal, by area: a stronghold with a shard, else the nearest quest."""
    from meadhall.bots.runewars.features import shard

    steps = ground_of(g.board).steps
    at = g.hero_at[hero]
    goals: list[int] = []
    for code in g.rewards[hero]:
        if shard(g, code >> KNOWERS):
            goals = g.forts(seat)
            break
    if not goals:
        for code in g.quests[seat]:
            place = g.content.quest_area[code >> KNOWERS]
            if place >= 0 and g.board.cells[place] >= 0:
                goals.append(place)
    best = -1
    for goal in goals:
        if best < 0 or steps[goal][at] < steps[best][at]:
            best = goal
    return steps[best] if best >= 0 and steps[best][at] < FAR else []
