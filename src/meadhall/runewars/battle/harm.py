"""What befalls single units in a battle: routed, stood up, damaged, destroyed; who must take it (p.22)."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import happenings as ev
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
    """Units of a line as answers, each kind of them once."""
    return [fighter(type_of(g, side, unit), unit >> 4 & 1, unit & DAMAGE) for unit in distinct(units)]


def answered_unit(g: Runewars, action: int) -> int:
    what = action - FIGHTER
    return g.content.type_slot(what // STATES) << 5 | what % STATES


# --- one unit -------------------------------------------------------------------------------------


def rout_unit(g: Runewars, side: int, unit: int) -> int:
    """It lies down; its new code."""
    exchange(g, side, unit, unit | ROUTED)
    g.tell(ev.ROUTED, g.fight[F_AREA], type_of(g, side, unit), 1)
    return unit | ROUTED


def stand_unit(g: Runewars, side: int, unit: int) -> int:
    exchange(g, side, unit, unit & ~ROUTED)
    g.tell(ev.STOOD, g.fight[F_AREA], type_of(g, side, unit), 1)
    return unit & ~ROUTED


def destroy_unit(g: Runewars, side: int, unit: int) -> None:
    """Back to the supply it came from; the other side has destroyed it."""
    exchange(g, side, unit, -1)
    g.to_supply(seat_at(g, side), unit >> 5, 1)
    g.tell(ev.DESTROYED, g.fight[F_AREA], type_of(g, side, unit), 1)
    count_loss(g, side, unit >> 5, 1)


def damage_unit(g: Runewars, side: int, unit: int) -> int:
    """One point: at its health the unit is destroyed at once (-1), else its new code."""
    g.tell(ev.DAMAGED, g.fight[F_AREA], type_of(g, side, unit), 1)
    if (unit & DAMAGE) + 1 >= health_of(g, side, unit):
        destroy_unit(g, side, unit)
        return -1
    exchange(g, side, unit, unit + 1)
    return unit + 1


def shielded(g: Runewars, side: int, points: int) -> int:
    """What is left of damage after that which a card lets a side ignore."""
    ignored = min(points, g.fight[F_SHIELD + side])
    g.fight[F_SHIELD + side] -= ignored
    return points - ignored


# --- who must take it -----------------------------------------------------------------------------


def rout_first(units: list[int]) -> list[int]:
    """p.22: an undamaged standing unit, whatever its health; only without one a damaged one."""
    upright = [unit for unit in units if not unit & ROUTED]
    return [unit for unit in upright if not unit & DAMAGE] or upright


def damage_first(units: list[int]) -> list[int]:
    """p.22: a damaged unit, standing or routed; else a standing one; else a routed one."""
    return [unit for unit in units if unit & DAMAGE] or standing_first(units)


def standing_first(units: list[int]) -> list[int]:
    """p.22: whoever must destroy a unit destroys a standing one if he can."""
    return [unit for unit in units if not unit & ROUTED] or units


# --- routs and damage of fate cards: the owner assigns --------------------------------------------


def take_routs(g: Runewars, side: int, left: int) -> None:
    """Routs dealt to a side, one after the other; beyond the last standing unit they are lost."""
    if left > 0 and rout_first(list(g.lines[side])):
        g.ask(decider(g, side), BATTLE_ROUT, side, left)


def rout_options(g: Runewars, seat: int, side: int, left: int) -> list[int]:
    return answers_for(g, side, rout_first(list(g.lines[side])))


def routed(g: Runewars, seat: int, action: int, side: int, left: int) -> None:
    rout_unit(g, side, answered_unit(g, action))
    g.then(take_routs, side, left - 1)


def deal_damage(g: Runewars, side: int, points: int) -> None:
    """Damage dealt to a side, less what it ignores."""
    g.then(take_damage, side, shielded(g, side, points))


def take_damage(g: Runewars, side: int, left: int) -> None:
    """Points are assigned one at a time."""
    if left > 0 and g.lines[side]:
        g.ask(decider(g, side), BATTLE_DAMAGE, side, left)


def damage_options(g: Runewars, seat: int, side: int, left: int) -> list[int]:
    return answers_for(g, side, damage_first(list(g.lines[side])))


def damaged(g: Runewars, seat: int, action: int, side: int, left: int) -> None:
    damage_unit(g, side, answered_unit(g, action))
    g.then(take_damage, side, left - 1)


BATTLE_ROUT: Final = Prompt("battle-rout", rout_options, routed, forced=True)
BATTLE_DAMAGE: Final = Prompt("battle-damage", damage_options, damaged, forced=True)
