"""Refusals for choosing units for the effect of a card: on the board, or in a battle."""

# not compiled: builds messages.
from __future__ import annotations

from meadhall.runewars import answers as act
from meadhall.runewars.battle import field
from meadhall.runewars.battle.field import DAMAGE, DEFENDING, ROUTED, health_of
from meadhall.runewars.content import KINDS, SLOTS
from meadhall.runewars.effects.run import bound, bound_area, me
from meadhall.runewars.effects.tree import (
    FLYING,
    NO_UNIT_MOVES,
    NOBODY,
    OPS,
    UnitFilter,
)
from meadhall.runewars.effects.unit_pool import target_side
from meadhall.runewars.state import Runewars
from meadhall.runewars.why.battle import damage_order, line, rout_order, standing_order
from meadhall.runewars.why.common import (
    CARD,
    Why,
    area_in,
    border,
    fighter_in,
    hero_in,
    hero_name,
    misplaced,
    no,
    own_hero,
    own_type,
    place,
    so_many,
    type_in,
    unit,
    units_in,
)
from meadhall.runewars.why.effects import in_supply
from meadhall.runewars.why.filters import why_unit, why_units_here

PAY = OPS.index("pay")
ROUT = OPS.index("rout_units")
STAND = OPS.index("stand_units")
DESTROY = OPS.index("destroy_units")
CHOOSER = 1  # the player who uses the effect assigns the damage


# --- units of the board --------------------------------------------------------------------------------


def place_type(g: Runewars, seat: int, action: int, block: int, i: int, left: int) -> Why:
    s = g.content.blocks[block][i]
    kind = type_in(g, action, act.TYPE)
    if kind < 0:
        return misplaced("place-type")
    if s.who == NOBODY and kind < g.content.neutral_types:
        return no("only_neutral_units", CARD, unit=unit(g, kind))
    if s.who != NOBODY and (why := own_type(g, me(g), kind, CARD)):
        return why
    if s.shapes and not s.shapes >> g.content.shape[kind] & 1:
        return no("wrong_class", CARD, unit=unit(g, kind))
    return in_supply(g, me(g), kind)


def _counted(g: Runewars, f: UnitFilter, area: int, slot: int, routed: bool) -> int:
    """Return how many units of a slot in an area match the filter."""
    kind = g.type_at(g.holder[area] if slot < KINDS else -1, slot)
    if why_units_here(g, f, area) or why_unit(g, f, kind, routed, 0, g.content.health[kind]):
        return 0
    return (g.down if routed else g.up)[area * SLOTS + slot]


def _stands_in(g: Runewars, area: int, kind: int) -> bool:
    """Whether a type could be in an area, by its owner."""
    holder = g.holder[area]
    return kind >= g.content.neutral_types or (holder >= 0 and kind // KINDS == g.factions[holder])


def move_some(g: Runewars, seat: int, action: int, block: int, i: int, left: int) -> Why:
    """To an adjacent area, limited by borders and the owner's token (p.15, p.18)."""
    s = g.content.blocks[block][i]
    if action == act.DONE:
        return None if s.up_to else no("must_choose", CARD)
    kind, n = units_in(g, action, act.UNITS)
    if kind < 0 or s.units is None:
        return misplaced("move-some")
    start, end = bound_area(g, s.units.within), bound_area(g, s.area)
    owner = g.control(start)
    slot = g.content.type_slot(kind)
    if not _stands_in(g, start, kind) or not g.up[start * SLOTS + slot] + g.down[start * SLOTS + slot]:
        return no("no_such_unit_there", CARD, unit=unit(g, kind), area=place(g, start))
    if owner >= 0 and g.tokens[start] >> owner & 1:
        return no("activated_area_stays", "p.15", area=place(g, start))
    if owner >= 0 and g.rule_on(owner, NO_UNIT_MOVES):
        return no("no_unit_moves", CARD)
    if why := border(g, start, end, g.content.flying[kind] != 0, owner):
        return why
    have = _counted(g, s.units, start, slot, False) + _counted(g, s.units, start, slot, True)
    if have == 0:
        return why_unit(g, s.units, kind, not g.up[start * SLOTS + slot], 0, g.content.health[kind]) or no(
            "other_area_meant", CARD, area=place(g, start)
        )
    return so_many(g, kind, n, have, CARD) or (
        no("card_moves_at_most", CARD, most=left) if n > left else None
    )


def units_where(g: Runewars, seat: int, action: int, block: int, i: int, left: int) -> Why:
    s = g.content.blocks[block][i]
    if action == act.DONE:
        return None if s.up_to else no("must_choose", CARD)
    area = area_in(g, action, act.FROM)
    if area < 0 or s.units is None:
        return misplaced("units-where")
    if why := why_units_here(g, s.units, area):
        return why
    for slot in range(SLOTS):
        if _counted(g, s.units, area, slot, False) or _counted(g, s.units, area, slot, True):
            return None
    return no("no_such_units_there", CARD, area=place(g, area))


def units_which(g: Runewars, seat: int, action: int, block: int, i: int, left: int, area: int) -> Why:
    """Standing ones to be routed, routed ones to stand up, any to be destroyed."""
    s = g.content.blocks[block][i]
    flips = s.op in (ROUT, STAND)
    routed = s.op == STAND if flips else action >= act.LOSE_ROUTED
    kind, n = units_in(g, action, act.UNITS if flips else act.LOSE_ROUTED if routed else act.LOSE)
    if kind < 0 or s.units is None:
        return misplaced("units-which")
    slot = g.content.type_slot(kind)
    if not _stands_in(g, area, kind) or not (g.down if routed else g.up)[area * SLOTS + slot]:
        return no("no_such_unit_there", CARD, unit=unit(g, kind), area=place(g, area))
    if why := why_unit(g, s.units, kind, routed, 0, g.content.health[kind]):
        return why
    have = _counted(g, s.units, area, slot, routed)
    return so_many(g, kind, n, have, CARD) or (
        no("card_takes_at_most", CARD, most=left) if n > left else None
    )


# --- units of a battle ---------------------------------------------------------------------------------


def _meant(g: Runewars, f: UnitFilter | None, side: int) -> list[tuple[int, int]]:
    """Return the units of a line that match the filter, by type and state."""
    codes = {(g.type_at(field.seat_at(g, side), code >> 5), code & 31): code for code in g.lines[side]}
    found = []
    for kind, state in line(g, side):
        health = health_of(g, side, codes[kind, state])
        if why_unit(g, f, kind, state & ROUTED != 0, state & DAMAGE, health) is None:
            found.append((kind, state))
    return found


def _one_of(g: Runewars, action: int, prompt: str, f: UnitFilter | None, side: int) -> Why:
    kind, state = fighter_in(g, action, act.FIGHTER)
    if kind < 0:
        return misplaced(prompt)
    if (kind, state) not in line(g, side):
        return no("not_in_line", "p.21", unit=unit(g, kind))
    code = g.content.type_slot(kind) << 5 | state
    return why_unit(g, f, kind, state & ROUTED != 0, state & DAMAGE, health_of(g, side, code))


def choose_unit(g: Runewars, seat: int, action: int, block: int, i: int, left: int) -> Why:
    """Different units: of equal ones as many as there are."""
    s = g.content.blocks[block][i]
    chosen = bound(g, s.binds)
    if action == act.DONE:
        return None if s.up_to or s.optional else no("must_choose", CARD)
    if s.units is None:
        return misplaced("choose-unit")
    side = target_side(g, s.units)
    if why := _one_of(g, action, "choose-unit", s.units, side):
        return why
    kind, state = fighter_in(g, action, act.FIGHTER)
    code = g.content.type_slot(kind) << 5 | state
    same = 0
    while chosen:
        same += (chosen & 1023) - 1 & 511 == code
        chosen >>= 10
    return no("chosen_already", CARD) if same >= g.lines[side].count(code) else None


def unit_of_battle(g: Runewars, seat: int, action: int, block: int, i: int, left: int) -> Why:
    """Routed, stood up, destroyed, sent away or paid: one unit after the other (p.22)."""
    s = g.content.blocks[block][i]
    if action == act.DONE:
        return None if s.up_to else no("must_choose", CARD)
    kind, state = fighter_in(g, action, act.FIGHTER)
    if kind < 0 or s.units is None:
        return misplaced(NAMES[s.op])
    side = target_side(g, s.units)
    if s.op == STAND:
        return _stands_up(g, s.units, side, kind, state)
    if why := _one_of(g, action, NAMES[s.op], s.units, side):
        return why
    units = _meant(g, s.units, side)
    if s.op == ROUT:
        if s.by == NOBODY:
            return rout_order(g, action, units)
        return no("routed_already", "p.22", unit=unit(g, kind)) if state & ROUTED else None
    return standing_order(g, action, units) if s.op == DESTROY else None


def _stands_up(g: Runewars, f: UnitFilter, side: int, kind: int, state: int) -> Why:
    """A routed unit of the line, or of the defender's that lay there before the battle."""
    if not state & ROUTED:
        return no("stands_already", "p.22", unit=unit(g, kind))
    slot = g.content.type_slot(kind)
    owner = field.seat_at(g, side)
    if kind == g.type_at(owner, slot) and side == DEFENDING and state == ROUTED:
        if g.down[g.fight[field.F_AREA] * SLOTS + slot]:
            return None
    if (kind, state) not in line(g, side):
        return no("not_in_line", "p.21", unit=unit(g, kind))
    return why_unit(g, f, kind, True, state & DAMAGE, health_of(g, side, slot << 5 | state))


NAMES = {
    ROUT: "rout-unit",
    STAND: "stand-unit",
    DESTROY: "destroy-unit",
    OPS.index("retreat_units"): "send-unit-away",
    PAY: "pay-unit",
}


def damage_unit(g: Runewars, seat: int, action: int, block: int, i: int, side: int, left: int) -> Why:
    """Units that match the filter, or all if none does; if the owner assigns, in the order of p.22."""
    s = g.content.blocks[block][i]
    units = _meant(g, s.units, side)
    if why := _one_of(g, action, "damage-unit", s.units if units else None, side):
        return why
    return None if s.key == CHOOSER else damage_order(g, action, units or line(g, side))


def damage_each(
    g: Runewars, seat: int, action: int, block: int, i: int, side: int, left: int, hit: int
) -> Why:
    """Several different standing units, one point each: not the one that was just damaged."""
    if why := _one_of(g, action, "damage-each", None, side):
        return why
    kind, state = fighter_in(g, action, act.FIGHTER)
    if state & ROUTED:
        return no("must_stand", CARD, unit=unit(g, kind))
    rest = [one for one in line(g, side) if not one[1] & ROUTED]
    if hit >= 0:
        just = (g.type_at(field.seat_at(g, side), hit >> 5), hit & 31)
        if just in rest:
            rest.remove(just)
    if (kind, state) not in rest:
        return no("hit_already", CARD, unit=unit(g, kind))
    return damage_order(g, action, rest)


def go_along(g: Runewars, seat: int, action: int, areas: int) -> Why:
    """Standing heroes where the units were, if they can follow them."""
    if action == act.DONE:
        return None
    hero = hero_in(g, action, act.HERO)
    if hero < 0:
        return misplaced("heroes-go-along")
    if why := own_hero(g, seat, hero):
        return why
    name, here, went = hero_name(g, hero), g.hero_at[hero], g.fight[field.F_WENT]
    if not areas >> here & 1:
        return no("hero_not_there", CARD, hero=name)
    if g.hero_down[hero]:
        return no("hero_routed", "p.15", hero=name)
    return border(g, here, went, g.hero_rule(hero, FLYING), seat)
