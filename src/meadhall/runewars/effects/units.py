"""Steps of effects that choose, rout, stand up, destroy or retreat units, in a battle and outside."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars.answers import DONE, HERO, fighter
from meadhall.runewars.battle.damage import (
    answered_unit,
    answers_for,
    destroy_unit,
    rout_first,
    rout_unit,
    stand_unit,
    standing_first,
)
from meadhall.runewars.battle.field import (
    DAMAGE,
    DEFENDING,
    F_AREA,
    F_WENT,
    ROUTED,
    decider,
    distinct,
    exchange,
    in_battle,
    seat_at,
    type_of,
)
from meadhall.runewars.battle.retreats import hero_leaves
from meadhall.runewars.content import SLOTS
from meadhall.runewars.effects.battle_rules import battle_rule, cancel_battle, damage_units, strength
from meadhall.runewars.effects.board_units import drive_out, move_units, place_units, some_of_board
from meadhall.runewars.effects.filters import amount
from meadhall.runewars.effects.run import bind, bound, decider_of, me, seat_of
from meadhall.runewars.effects.tree import NOBODY, OPS, SELF, Step, UnitFilter
from meadhall.runewars.effects.unit_pool import (
    count_units,
    digit,
    each_unit,
    lined_up,
    side_of_digit,
    speaks_of_battle,
    target_side,
    types_of_units,
    unit_is_alive,
    unit_is_routed,
    unit_of_digit,
)
from meadhall.runewars.heroes.service import hero_steps
from meadhall.runewars.retreat import fall_back
from meadhall.runewars.state import Runewars

__all__ = [
    "battle_rule", "can_pay_units", "cancel_battle", "choose_unit", "count_units", "damage_units",
    "destroy_units", "each_unit", "move_units", "pay_units", "place_units", "retreat_units", "rout_units",
    "stand_units", "strength", "types_of_units", "unit_is_alive", "unit_is_routed",
]  # fmt: skip

RETREAT_UNITS: Final[int] = OPS.index("retreat_units")
DESTROY_UNITS: Final[int] = OPS.index("destroy_units")
ROUT_UNITS: Final[int] = OPS.index("rout_units")
STAND_UNITS: Final[int] = OPS.index("stand_units")
PAY: Final[int] = OPS.index("pay")


# --- choose (kind unit) ---------------------------------------------------------------------------


def choose_unit(g: Runewars, s: Step, block: int, i: int) -> None:
    """Different units of the battle; each is bound as one digit."""
    bind(g, s.binds, 0)
    if in_battle(g):
        g.then(choose_next_unit, block, i, amount(g, s.amount))


def choose_next_unit(g: Runewars, block: int, i: int, left: int) -> None:
    s = g.content.blocks[block][i]
    if left > 0 and not_chosen(g, s):
        g.ask(decider_of(g, seat_of(g, s.who)), CHOOSE_UNIT, block, i, left)


def not_chosen(g: Runewars, s: Step) -> list[int]:
    if s.units is None:
        return []
    units = lined_up(g, s.units, target_side(g, s.units))
    for one in each_unit(g, bound(g, s.binds)):
        units.remove(unit_of_digit(one))
    return units


def choose_unit_options(g: Runewars, seat: int, block: int, i: int, left: int) -> list[int]:
    s = g.content.blocks[block][i]
    options = [DONE] if s.up_to or s.optional else []
    if s.units is not None:
        options += answers_for(g, target_side(g, s.units), not_chosen(g, s))
    return options


def unit_was_chosen(g: Runewars, seat: int, action: int, block: int, i: int, left: int) -> None:
    s = g.content.blocks[block][i]
    if action != DONE and s.units is not None:
        one = digit(target_side(g, s.units), answered_unit(g, action))
        # The first chosen is the lowest digit.
        old = bound(g, s.binds)
        bind(g, s.binds, old | one << 10 * len(each_unit(g, old)))
        g.then(choose_next_unit, block, i, left - 1)


# --- the steps ------------------------------------------------------------------------------------


def rout_units(g: Runewars, s: Step, block: int, i: int) -> None:
    """p.22: the owner must rout undamaged units first; another player who picks may choose any."""
    some_units(g, s, block, i)


def stand_units(g: Runewars, s: Step, block: int, i: int) -> None:
    """Stand units up. In a battle they draw if their initiative is still to come; absent ones join the
    line."""
    some_units(g, s, block, i)


def destroy_units(g: Runewars, s: Step, block: int, i: int) -> None:
    """In a battle standing ones before routed ones (p.22)."""
    some_units(g, s, block, i)


def retreat_units(g: Runewars, s: Step, block: int, i: int) -> None:
    """Retreat units by the rules; a card may say where to, and that they are not routed."""
    if s.units is None:
        return
    if s.units.participating or s.units.bound != NOBODY:
        some_units(g, s, block, i)
    else:
        if s.mode and s.units.owner == SELF:
            g.then(heroes_go_along, me(g), bound(g, s.units.within))
        drive_out(g, s)


def some_units(g: Runewars, s: Step, block: int, i: int) -> None:
    """Run the step for bound units, for units of the battle, or for units of the board."""
    f = s.units
    if f is None:
        return
    if f.bound != NOBODY:
        for one in each_unit(g, bound(g, f.bound)):
            if unit_is_alive(g, one):
                befall(g, s, side_of_digit(one), unit_of_digit(one))
    elif speaks_of_battle(g, f):
        g.then(next_unit, block, i, amount(g, s.amount))
    elif not f.participating:
        some_of_board(g, s, block, i, amount(g, s.amount), seat_of(g, s.by) if s.by != NOBODY else me(g))


def next_unit(g: Runewars, block: int, i: int, left: int) -> None:
    """Ask for one unit after the other, until there are enough or none is left."""
    s = g.content.blocks[block][i]
    if left > 0 and s.units is not None and in_battle(g):
        side = target_side(g, s.units)
        if candidates(g, s, s.units, side):
            by = decider(g, side) if s.by == NOBODY else decider_of(g, seat_of(g, s.by))
            g.ask(by, PROMPTS[s.op], block, i, left)


def candidates(g: Runewars, s: Step, f: UnitFilter, side: int) -> list[int]:
    """Return the units to which the step can apply now."""
    units = lined_up(g, f, side)
    if s.op == ROUT_UNITS:
        upright = [unit for unit in units if not unit & ROUTED]
        return rout_first(units) if s.by == NOBODY else upright
    if s.op == STAND_UNITS:
        return [unit for unit in units + absent(g, side) if unit & ROUTED]
    if s.op == DESTROY_UNITS:
        return standing_first(units)
    return units


def absent(g: Runewars, side: int) -> list[int]:
    """Return the defender's units that were routed in the area before the battle."""
    units: list[int] = []
    if side == DEFENDING:
        base = g.fight[F_AREA] * SLOTS
        for slot in range(SLOTS):
            units += [slot << 5 | ROUTED] * g.down[base + slot]
    return units


def unit_options(g: Runewars, seat: int, block: int, i: int, left: int) -> list[int]:
    s = g.content.blocks[block][i]
    options = [DONE] if s.up_to else []
    if s.units is not None:
        side = target_side(g, s.units)
        for unit in distinct(candidates(g, s, s.units, side)):
            options.append(fighter(type_of(g, side, unit), unit >> 4 & 1, unit & DAMAGE))
    return options


def unit_picked(g: Runewars, seat: int, action: int, block: int, i: int, left: int) -> None:
    s = g.content.blocks[block][i]
    if action != DONE and s.units is not None:
        g.then(next_unit, block, i, left - 1)
        befall(g, s, target_side(g, s.units), answered_unit(g, action))


def befall(g: Runewars, s: Step, side: int, unit: int) -> None:
    """Apply the step to one unit of a battle."""
    if s.op == ROUT_UNITS:
        if not unit & ROUTED:
            rout_unit(g, side, unit)
    elif s.op == DESTROY_UNITS or s.op == PAY:
        destroy_unit(g, side, unit)
    elif s.op == STAND_UNITS:
        rise(g, side, unit)
    else:
        # R12.14: it leaves at once, draws no more and does not count.
        exchange(g, side, unit, -1)
        counts = [0] * (2 * SLOTS)
        counts[(SLOTS if unit & ROUTED else 0) + (unit >> 5)] = 1
        by = decider(g, side) if s.by == NOBODY else decider_of(g, seat_of(g, s.by))
        fall_back(g, seat_at(g, side), g.fight[F_AREA], 0 if s.mode else 1, by, counts)


def rise(g: Runewars, side: int, unit: int) -> None:
    """Stand a unit up; of equal ones first one that was routed before the battle and has not taken part."""
    at = g.fight[F_AREA] * SLOTS + (unit >> 5)
    if side == DEFENDING and not unit & DAMAGE and g.down[at]:
        g.down[at] -= 1
        exchange(g, side, -1, unit)
    stand_unit(g, side, unit)


# --- units as a price -----------------------------------------------------------------------------


def can_pay_units(g: Runewars, s: Step, seat: int) -> bool:
    return s.units is not None and count_units(g, s.units) >= s.n


def pay_units(g: Runewars, s: Step, block: int, i: int, seat: int) -> None:
    """Pay with units, which the seat chooses."""
    if s.units is None:
        return
    if speaks_of_battle(g, s.units):
        g.then(next_unit, block, i, s.n)
    else:
        some_of_board(g, s, block, i, s.n, seat)


# --- heroes who may go along (Tactical Retreat) ---------------------------------------------------


def heroes_go_along(g: Runewars, seat: int, areas: int) -> None:
    """Standing heroes may follow the units that left, or stay."""
    if along(g, seat, areas):
        g.ask(seat, GO_ALONG, areas)


def along(g: Runewars, seat: int, areas: int) -> list[int]:
    went = g.fight[F_WENT]
    found = []
    for hero in g.heroes_of(seat):
        here = g.hero_at[hero]
        if went >= 0 and not g.hero_down[hero] and areas >> here & 1 and went in hero_steps(g, hero, here):
            found.append(hero)
    return found


def along_options(g: Runewars, seat: int, areas: int) -> list[int]:
    return [DONE, *(HERO + hero for hero in along(g, seat, areas))]


def went_along(g: Runewars, seat: int, action: int, areas: int) -> None:
    if action != DONE:
        hero_leaves(g, action - HERO, g.hero_at[action - HERO], g.fight[F_WENT])
        g.then(heroes_go_along, seat, areas)


CHOOSE_UNIT: Final = Prompt("choose-unit", choose_unit_options, unit_was_chosen, forced=True)
GO_ALONG: Final = Prompt("heroes-go-along", along_options, went_along)
PROMPTS: Final = {
    ROUT_UNITS: Prompt("rout-unit", unit_options, unit_picked, forced=True),
    STAND_UNITS: Prompt("stand-unit", unit_options, unit_picked, forced=True),
    DESTROY_UNITS: Prompt("destroy-unit", unit_options, unit_picked, forced=True),
    RETREAT_UNITS: Prompt("send-unit-away", unit_options, unit_picked, forced=True),
    PAY: Prompt("pay-unit", unit_options, unit_picked, forced=True),
}
