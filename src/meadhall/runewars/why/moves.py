"""Refusals for moves with an order (p.16-18). Paths are searched forwards here, from the figure."""

# not compiled: builds messages.
from __future__ import annotations

from meadhall.runewars import answers as act
from meadhall.runewars.board import MOUNTAIN, WATER
from meadhall.runewars.content import KINDS, SLOTS
from meadhall.runewars.effects.tree import (
    FLYING,
    IGNORE_MOUNTAIN,
    IGNORE_WATER,
    NO_UNIT_MOVES,
    ORDER_MOVE,
    PORTAL,
)
from meadhall.runewars.state import ALL, KNOWERS, LIMIT, NO_FORT, WINTER, Runewars
from meadhall.runewars.why.common import (
    Why,
    area_in,
    border,
    hero_in,
    hero_name,
    misplaced,
    no,
    own_hero,
    place,
    so_many,
    unit,
    units_in,
)

FIRST_HERO = 64  # figures of a plan: slots, then heroes
NEAR, FAST = 2, 3  # areas a figure moves with Mobilize and Conquer


# --- ways ----------------------------------------------------------------------------------------------


class Walker:
    """A moving figure: which borders and areas it can cross, and which obstacles to ignore to find the
    reason."""

    def __init__(self, g: Runewars, seat: int, flying: bool, hero: bool) -> None:
        self.g = g
        self.seat = seat
        self.flying = flying
        self.hero = hero
        self.ghost = False  # ignores units in the way
        self.waters = g.season == WINTER or g.rule_on(seat, IGNORE_WATER)
        self.mountains = g.rule_on(seat, IGNORE_MOUNTAIN)
        self.gates = _gates(g) if g.options.exploration and g.influence[seat] >= 1 else []

    def steps(self, area: int) -> list[int]:
        found = []
        for i, other in enumerate(self.g.board.near[area]):
            side = self.g.board.edge[area][i]
            closed = (side == MOUNTAIN and not self.mountains) or (side == WATER and not self.waters)
            if self.flying or not closed:
                found.append(other)
        return found + self.gates if area in self.gates else found

    def passes(self, area: int) -> bool:
        """p.17: units only friendly and empty areas, heroes any (p.16)."""
        return self.hero or self.ghost or self.g.control(area) == self.seat or self.g.empty(area)

    def comes(self, start: int, target: int, far: int) -> bool:
        seen = {start}
        here = [start]
        for _ in range(far):
            ahead = []
            for area in here:
                if area == start or self.passes(area):
                    for other in self.steps(area):
                        if other not in seen:
                            seen.add(other)
                            ahead.append(other)
            if target in seen:
                return True
            if not ahead:
                return False
            here = ahead
        return False


def _gates(g: Runewars) -> list[int]:
    """Return face-up portals (p.37); a single one is useless."""
    found = []
    for area in g.board.areas:
        code = g.explore[area]
        if code >= 0 and code & ALL and g.content.token_rules[code >> KNOWERS >> 1] >> PORTAL & 1:
            found.append(area)
    return found if len(found) > 1 else []


def _way(walker: Walker, start: int, target: int, far: int) -> Why:
    """Return None if the figure can reach the target, else what stops it."""
    if walker.comes(start, target, far):
        return None
    here, there = place(walker.g, start), place(walker.g, target)
    walker.ghost = True
    if walker.comes(start, target, far):
        return no("enemy_in_the_way", "p.17", area=here, other=there)
    walker.waters = True
    if walker.comes(start, target, far):
        return no("water", "p.18", area=here, other=there)
    walker.mountains = True
    if walker.comes(start, target, far):
        return no("mountain", "p.18", area=here, other=there)
    return no("too_far", "p.17", area=here, other=there, most=far)


# --- what may move at all ------------------------------------------------------------------------------


def _planned(g: Runewars, area: int, figure: int) -> int:
    moves = [g.plan[i : i + 4] for i in range(0, len(g.plan), 4)]
    return sum(move[3] for move in moves if move[0] == area and move[2] == figure)


def _coming(g: Runewars, target: int, slots: int) -> int:
    """Return the planned units for an area, of the first so many slots."""
    moves = [g.plan[i : i + 4] for i in range(0, len(g.plan), 4)]
    return sum(move[3] for move in moves if move[1] == target and move[2] < slots)


def _leaves(g: Runewars, seat: int, area: int, slot: int) -> Why:
    """A standing unit of this slot that may leave the area, for any target."""
    kind = g.type_at(seat, slot)
    upright, lying = g.up[area * SLOTS + slot], g.down[area * SLOTS + slot]
    if g.control(area) != seat or upright + lying == 0:
        return no("no_such_unit_there", "p.16", unit=unit(g, kind), area=place(g, area))
    if g.tokens[area] >> seat & 1:
        return no("activated_area_stays", "p.15", area=place(g, area))
    if g.rule_on(seat, NO_UNIT_MOVES):
        return no("no_unit_moves", "card")
    if upright == 0:
        return no("routed_units_stay", "p.15", unit=unit(g, kind), area=place(g, area))
    if _planned(g, area, slot) >= upright:
        return no("already_moving", "p.16", unit=unit(g, kind), area=place(g, area))
    return None


def _ready(g: Runewars, seat: int, area: int, hero: int) -> Why:
    """A standing hero in the area that is not in the plan; activation tokens do not hold heroes (p.16)."""
    name = hero_name(g, hero)
    if why := own_hero(g, seat, hero, "p.16"):
        return why
    if g.hero_at[hero] != area:
        return no("hero_elsewhere", "p.16", hero=name, area=place(g, area))
    if g.hero_down[hero]:
        return no("hero_routed", "p.16", hero=name)
    return no("hero_moves_already", "p.16", hero=name) if _planned(g, area, FIRST_HERO + hero) else None


def _with_faction_units(g: Runewars, seat: int, slot: int, target: int) -> Why:
    """p.19: allied neutral units alone only to friendly areas."""
    if slot < KINDS or g.control(target) == seat or _coming(g, target, KINDS):
        return None
    return no("neutrals_not_alone", "p.19", unit=unit(g, g.type_at(seat, slot)), area=place(g, target))


def _slot(g: Runewars, seat: int, kind: int) -> int:
    """Return the slot of a type in an area of this seat; -1: none."""
    own = kind >= g.content.neutral_types or kind // KINDS == g.factions[seat]
    return g.content.type_slot(kind) if own else -1


# Reasons that are less helpful than those of figures that could have moved.
WEAK = ("routed_units_stay", "already_moving", "hero_routed", "hero_moves_already")


def _best(reasons: list[Why]) -> Why:
    """Return None if any figure may move, else the most helpful reason."""
    if None in reasons:
        return None
    telling = [why for why in reasons if why and why.code not in WEAK]
    return telling[0] if telling else reasons[0]


# --- Mobilize and Conquer (p.17) -----------------------------------------------------------------------


def _one_battle(g: Runewars, seat: int, target: int, fought: int) -> Why:
    """p.33: after a battle no units enter an area where a second one would be certain."""
    owner = g.control(target)
    held = owner != seat and (g.fort[target] != NO_FORT or g.count(target) > 0)
    if not fought or not held:
        return None
    if owner >= 0 or g.influence[seat] == 0:
        return no("second_battle", "p.33", area=place(g, target))
    return None


def _room_for_talks(g: Runewars, seat: int, target: int, fought: int, n: int) -> Why:
    """p.18: with more than eight units in all diplomacy is impossible, and p.33 allows no second battle."""
    if fought and g.control(target) < 0 and g.count(target):
        most = LIMIT - g.neutrals(target) - _coming(g, target, SLOTS)
        if n > most:
            return no("too_many_for_talks", "p.18", area=place(g, target), most=max(0, most))
    return None


def _unit_comes(g: Runewars, seat: int, area: int, slot: int, target: int, fought: int) -> Why:
    if why := _leaves(g, seat, area, slot) or _one_battle(g, seat, target, fought):
        return why
    if why := _room_for_talks(g, seat, target, fought, 1) or _with_faction_units(g, seat, slot, target):
        return why
    kind = g.type_at(seat, slot)
    far = FAST if g.content.fast[kind] else NEAR
    if g.far >> area & 1:
        far += 1
    return _way(Walker(g, seat, g.content.flying[kind] != 0, False), area, target, far)


def _hero_comes(g: Runewars, seat: int, area: int, hero: int, target: int) -> Why:
    if why := _ready(g, seat, area, hero):
        return why
    far = FAST if g.hero_rule(hero, ORDER_MOVE) else NEAR
    return _way(Walker(g, seat, g.hero_rule(hero, FLYING), True), area, target, far)


def _anybody_comes(g: Runewars, seat: int, area: int, target: int, fought: int) -> Why:
    if area == target:
        return no("same_area", "p.17", area=place(g, area))
    reasons = []
    if g.control(area) == seat:
        for slot in range(SLOTS):
            if g.up[area * SLOTS + slot] + g.down[area * SLOTS + slot]:
                reasons.append(_unit_comes(g, seat, area, slot, target, fought))
    for hero in range(len(g.hero_seat)):
        if g.hero_seat[hero] == seat and g.hero_at[hero] == area:
            reasons.append(_hero_comes(g, seat, area, hero, target))
    return _best(reasons) if reasons else no("no_figures_there", "p.16", area=place(g, area))


def activate(g: Runewars, seat: int, action: int, order: int, fought: int) -> Why:
    if action == act.DONE:
        return None
    area = area_in(g, action, act.ACTIVATE)
    if area < 0:
        return misplaced("activate")
    if g.tokens[area] >> seat & 1:
        return no("own_token_there", "p.17", area=place(g, area))
    if g.options.activate_without_move:
        return None
    reasons = [_anybody_comes(g, seat, other, area, fought) for other in g.board.areas]
    return None if None in reasons else no("nobody_can_come", "p.17", area=place(g, area))


def move_from(g: Runewars, seat: int, action: int, target: int, order: int, fought: int) -> Why:
    if action == act.DONE:
        return None
    area = area_in(g, action, act.FROM)
    return misplaced("move-from") if area < 0 else _anybody_comes(g, seat, area, target, fought)


def move_which(g: Runewars, seat: int, action: int, area: int, target: int, order: int, fought: int) -> Why:
    hero = hero_in(g, action, act.HERO)
    if hero >= 0:
        return _hero_comes(g, seat, area, hero, target)
    kind, n = units_in(g, action, act.UNITS)
    if kind < 0:
        return misplaced("move-which")
    slot = _slot(g, seat, kind)
    if slot < 0:
        return no("not_your_unit", "p.16", unit=unit(g, kind))
    if why := _unit_comes(g, seat, area, slot, target, fought):
        return why
    have = g.up[area * SLOTS + slot] - _planned(g, area, slot)
    return so_many(g, kind, n, have, "p.16") or _room_for_talks(g, seat, target, fought, n)


# --- Strategize (p.16) ---------------------------------------------------------------------------------


def _through_portal(g: Runewars, seat: int, area: int) -> list[int]:
    """Return the areas that a portal of this area leads to, for 1 influence."""
    gates = _gates(g) if g.options.exploration and g.influence[seat] >= 1 else []
    return [gate for gate in gates if gate != area] if area in gates else []


def _steps_there(g: Runewars, seat: int, area: int, figure: int, target: int) -> Why:
    """R7.3: to an adjacent friendly or empty area."""
    hero = figure - FIRST_HERO
    flying = g.hero_rule(hero, FLYING) if hero >= 0 else g.content.flying[g.type_at(seat, figure)] != 0
    why = border(g, area, target, flying, seat, "p.16")
    if why and target not in _through_portal(g, seat, area):
        return why
    if g.control(target) != seat and not g.empty(target):
        if hero < 0 or not g.options.strategize_heroes_anywhere:
            return no("friendly_or_empty_only", "p.16", area=place(g, target))
    return None if hero >= 0 else _with_faction_units(g, seat, figure, target)


def _steps_anywhere(g: Runewars, seat: int, area: int, figure: int) -> Why:
    around = g.board.near[area] + _through_portal(g, seat, area)
    reasons = [_steps_there(g, seat, area, figure, other) for other in around]
    return _best(reasons) if reasons else no("no_way_out", "p.18", area=place(g, area))


def _unit_steps(g: Runewars, seat: int, area: int, slot: int) -> Why:
    return _leaves(g, seat, area, slot) or _steps_anywhere(g, seat, area, slot)


def _hero_steps(g: Runewars, seat: int, area: int, hero: int) -> Why:
    return _ready(g, seat, area, hero) or _steps_anywhere(g, seat, area, FIRST_HERO + hero)


def strategize_from(g: Runewars, seat: int, action: int) -> Why:
    if action == act.DONE:
        return None
    area = area_in(g, action, act.FROM)
    if area < 0:
        return misplaced("strategize-from")
    reasons = []
    if g.control(area) == seat:
        for slot in range(SLOTS):
            if g.up[area * SLOTS + slot] + g.down[area * SLOTS + slot]:
                reasons.append(_unit_steps(g, seat, area, slot))
    for hero in range(len(g.hero_seat)):
        if g.hero_seat[hero] == seat and g.hero_at[hero] == area:
            reasons.append(_hero_steps(g, seat, area, hero))
    return _best(reasons) if reasons else no("no_figures_there", "p.16", area=place(g, area))


def strategize_which(g: Runewars, seat: int, action: int, area: int) -> Why:
    hero = hero_in(g, action, act.HERO)
    if hero >= 0:
        return _hero_steps(g, seat, area, hero)
    kind, n = units_in(g, action, act.UNITS)
    if kind < 0:
        return misplaced("strategize-which")
    slot = _slot(g, seat, kind)
    if slot < 0:
        return no("not_your_unit", "p.16", unit=unit(g, kind))
    if why := _unit_steps(g, seat, area, slot):
        return why
    return so_many(g, kind, n, g.up[area * SLOTS + slot] - _planned(g, area, slot), "p.16")


def strategize_to(g: Runewars, seat: int, action: int, area: int, what: int) -> Why:
    target = area_in(g, action, act.TO)
    if target < 0:
        return misplaced("strategize-to")
    hero = hero_in(g, what, act.HERO)
    if hero >= 0:
        return _steps_there(g, seat, area, FIRST_HERO + hero, target)
    return _steps_there(g, seat, area, g.content.type_slot(units_in(g, what, act.UNITS)[0]), target)
