"""Routing, standing up, damaging and destroying single units in a battle, and which must be chosen (p.22)."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import event_codes as ev
from meadhall.runewars.answers import FIGHTER, STATES, fighter
from meadhall.runewars.battle.field import (
    DAMAGE,
    F_AREA,
    F_SHIELD,
    ROUTED,
    count_loss,
    decider,
    distinct,
    exchange,
    health_of,
    seat_at,
    type_of,
)
from meadhall.runewars.state import Runewars

# --- answers --------------------------------------------------------------------------------------


def answers_for(g: Runewars, side: int, units: list[int]) -> list[int]:
    """Return the units of a line as answers, equal units once."""
    return [fighter(type_of(g, side, unit), unit >> 4 & 1, unit & DAMAGE) for unit in distinct(units)]


def answered_unit(g: Runewars, action: int) -> int:
    what = action - FIGHTER
    return g.content.type_slot(what // STATES) << 5 | what % STATES


# --- one unit -------------------------------------------------------------------------------------


def rout_unit(g: Runewars, side: int, unit: int) -> int:
    """Rout a unit; return its new code."""
    exchange(g, side, unit, unit | ROUTED)
    g.emit(ev.ROUTED, g.fight[F_AREA], type_of(g, side, unit), 1)
    return unit | ROUTED


def stand_unit(g: Runewars, side: int, unit: int) -> int:
    exchange(g, side, unit, unit & ~ROUTED)
    g.emit(ev.STOOD, g.fight[F_AREA], type_of(g, side, unit), 1)
    return unit & ~ROUTED


def destroy_unit(g: Runewars, side: int, unit: int) -> None:
    """Put a destroyed unit back into its supply; the loss counts for the other side."""
    exchange(g, side, unit, -1)
    g.to_supply(seat_at(g, side), unit >> 5, 1)
    g.emit(ev.DESTROYED, g.fight[F_AREA], type_of(g, side, unit), 1)
    count_loss(g, side, unit >> 5, 1)


def damage_unit(g: Runewars, side: int, unit: int) -> int:
    """Deal one point of damage. Returns the unit's new code, or -1 if it is destroyed."""
    g.emit(ev.DAMAGED, g.fight[F_AREA], type_of(g, side, unit), 1)
    if (unit & DAMAGE) + 1 >= health_of(g, side, unit):
        destroy_unit(g, side, unit)
        return -1
    exchange(g, side, unit, unit + 1)
    return unit + 1


def shielded(g: Runewars, side: int, points: int) -> int:
    """Return the damage that is left after a card lets the side ignore some of it."""
    ignored = min(points, g.fight[F_SHIELD + side])
    g.fight[F_SHIELD + side] -= ignored
    return points - ignored


# --- which unit must be chosen -----------------------------------------------------------------------------


def rout_first(units: list[int]) -> list[int]:
    """p.22: rout an undamaged standing unit, whatever its health; a damaged one only if there is no other."""
    upright = [unit for unit in units if not unit & ROUTED]
    return [unit for unit in upright if not unit & DAMAGE] or upright


def damage_first(units: list[int]) -> list[int]:
    """p.22: damage a damaged unit, standing or routed; else a standing one; else a routed one."""
    return [unit for unit in units if unit & DAMAGE] or standing_first(units)


def standing_first(units: list[int]) -> list[int]:
    """p.22: a player who must destroy a unit destroys a standing one if possible."""
    return [unit for unit in units if not unit & ROUTED] or units


# --- routs and damage of fate cards: the owner assigns --------------------------------------------


def take_routs(g: Runewars, side: int, left: int) -> None:
    """Apply routs to a side, one after the other; those beyond the last standing unit are lost."""
    if left > 0 and rout_first(list(g.lines[side])):
        g.ask(decider(g, side), BATTLE_ROUT, side, left)


def rout_options(g: Runewars, seat: int, side: int, left: int) -> list[int]:
    return answers_for(g, side, rout_first(list(g.lines[side])))


def routed(g: Runewars, seat: int, action: int, side: int, left: int) -> None:
    rout_unit(g, side, answered_unit(g, action))
    g.then(take_routs, side, left - 1)


def deal_damage(g: Runewars, side: int, points: int) -> None:
    """Deal damage to a side, less what it ignores."""
    g.then(take_damage, side, shielded(g, side, points))


def take_damage(g: Runewars, side: int, left: int) -> None:
    """Ask for the unit that takes the next point of damage."""
    if left > 0 and g.lines[side]:
        g.ask(decider(g, side), BATTLE_DAMAGE, side, left)


def damage_options(g: Runewars, seat: int, side: int, left: int) -> list[int]:
    return answers_for(g, side, damage_first(list(g.lines[side])))


def damaged(g: Runewars, seat: int, action: int, side: int, left: int) -> None:
    damage_unit(g, side, answered_unit(g, action))
    g.then(take_damage, side, left - 1)


BATTLE_ROUT: Final = Prompt("battle-rout", rout_options, routed, forced=True)
BATTLE_DAMAGE: Final = Prompt("battle-damage", damage_options, damaged, forced=True)
