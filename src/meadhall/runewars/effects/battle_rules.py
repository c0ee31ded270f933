"""Steps of effects for battles: damage, strength, rules of the battle, cancelling it."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars.battle.damage import (
    answered_unit,
    answers_for,
    damage_first,
    damage_unit,
    deal_damage,
    shielded,
)
from meadhall.runewars.battle.field import (
    ATTACKING,
    DEFENDING,
    F_BONUS,
    F_FORT,
    F_PRIZE,
    F_SHIELD,
    ROUTED,
    call_off,
    decider,
    in_battle,
    side_of,
)
from meadhall.runewars.battle.rounds import further_card
from meadhall.runewars.content import SLOTS
from meadhall.runewars.effects.filters import amount
from meadhall.runewars.effects.run import bind, bound, decider_of, me
from meadhall.runewars.effects.tree import B_UNIT, BATTLE_RULES, NOBODY, Step
from meadhall.runewars.effects.unit_pool import (
    digit,
    lined_up,
    side_of_digit,
    unit_is_alive,
    unit_of_digit,
)
from meadhall.runewars.state import Runewars, first_bit

(
    STRONGHOLD_STRENGTH, PREVENT_DAMAGE, UNIT_HEALTH, ASSIST_DRAW, CHAIN_FATE, REWARD_WINNER,
) = range(len(BATTLE_RULES))  # fmt: skip

CHOOSER: Final = 1  # assign: the player who uses the effect picks


def sides_of(g: Runewars, mode: int) -> list[int]:
    """self, enemy, both, attacker, defender as sides of the battle; the defender assigns first."""
    mine = side_of(g, me(g))
    if mode == 2:
        return [DEFENDING, ATTACKING]
    if mode >= 3:
        return [mode - 3]
    if mine < 0:
        return []
    return [mine if mode == 0 else 1 - mine]


# --- damage_units ---------------------------------------------------------------------------------


def damage_units(g: Runewars, s: Step, block: int, i: int) -> None:
    """p.22: damaged units first, then standing, then routed ones, by their owner; or as the ability says."""
    if not in_battle(g):
        return
    n = amount(g, s.amount)
    if s.target != NOBODY:
        damage_bound(g, s, n)
        return
    bind(g, s.binds, 0)
    for side in reversed(sides_of(g, s.mode)):
        if s.n:
            g.then(damage_each, block, i, side, shielded(g, side, s.n * n), -1)
        elif s.units is None and s.binds == NOBODY and s.key != CHOOSER:
            g.then(deal_damage, side, n)
        else:
            g.then(next_damage, block, i, side, shielded(g, side, n))


def damage_bound(g: Runewars, s: Step, n: int) -> None:
    one = bound(g, s.target)
    if not unit_is_alive(g, one):
        return
    side, unit = side_of_digit(one), unit_of_digit(one)
    for _ in range(shielded(g, side, n)):
        if unit >= 0:
            unit = damage_unit(g, side, unit)


def next_damage(g: Runewars, block: int, i: int, side: int, left: int) -> None:
    s = g.content.blocks[block][i]
    if left > 0 and g.lines[side]:
        by = decider_of(g, me(g)) if s.key == CHOOSER else decider(g, side)
        g.ask(by, DAMAGE_UNIT, block, i, side, left)


def takers(g: Runewars, s: Step, side: int) -> list[int]:
    """Return the units that a filter matches; if it matches none, all units."""
    units = lined_up(g, s.units, side) or list(g.lines[side])
    return units if s.key == CHOOSER else damage_first(units)


def damage_options(g: Runewars, seat: int, block: int, i: int, side: int, left: int) -> list[int]:
    return answers_for(g, side, takers(g, g.content.blocks[block][i], side))


def damage_taken(g: Runewars, seat: int, action: int, block: int, i: int, side: int, left: int) -> None:
    s = g.content.blocks[block][i]
    hit = damage_unit(g, side, answered_unit(g, action))
    bind(g, s.binds, digit(side, hit))
    g.then(next_damage, block, i, side, left - 1)


def damage_each(g: Runewars, block: int, i: int, side: int, left: int, hit: int) -> None:
    """Deal one point to each of several different standing units; `hit`: the unit that was just damaged."""
    if left > 0 and not_hit(g, side, hit):
        g.ask(decider(g, side), DAMAGE_EACH, block, i, side, left, hit)


def not_hit(g: Runewars, side: int, hit: int) -> list[int]:
    units = [unit for unit in g.lines[side] if not unit & ROUTED]
    if hit in units:
        units.remove(hit)
    return damage_first(units)


def each_options(g: Runewars, seat: int, block: int, i: int, side: int, left: int, hit: int) -> list[int]:
    return answers_for(g, side, not_hit(g, side, hit))


def each_taken(
    g: Runewars, seat: int, action: int, block: int, i: int, side: int, left: int, hit: int
) -> None:
    g.then(damage_each, block, i, side, left - 1, damage_unit(g, side, answered_unit(g, action)))


# --- strength, rules, calling off -----------------------------------------------------------------


def strength(g: Runewars, s: Step, block: int, i: int) -> None:
    """Add strength. It stays even if the unit that gave it is destroyed."""
    if in_battle(g):
        for side in sides_of(g, s.mode):
            g.fight[F_BONUS + side] += s.n


def battle_rule(g: Runewars, s: Step, block: int, i: int) -> None:
    """A rule of this battle. Duels with neutral units read the same steps themselves (duel_quest.py)."""
    if not in_battle(g):
        return
    mine = side_of(g, me(g))
    n = amount(g, s.amount, 0)
    if s.key == STRONGHOLD_STRENGTH:
        g.fight[F_FORT] += n
    elif s.key == PREVENT_DAMAGE:
        for side in sides_of(g, s.mode):
            g.fight[F_SHIELD + side] += n
    elif s.key == UNIT_HEALTH:
        kind = s.type if s.target == NOBODY else first_bit(bound(g, s.target))
        if mine >= 0 and kind >= 0:
            g.health_mod[mine * SLOTS + g.content.type_slot(kind)] = s.value
    elif s.key == CHAIN_FATE:
        if mine >= 0:
            further_card(g, mine, g.envs[-1][B_UNIT])
    elif s.key == REWARD_WINNER:
        if mine >= 0:
            g.fight[F_PRIZE + mine] = g.fight[F_PRIZE + mine] << 16 | s.then_block + 1
    # assist_draw works when the assisted group draws (battle/rounds.py).


def cancel_battle(g: Runewars, s: Step, block: int, i: int) -> None:
    """Cancel the battle."""
    if in_battle(g):
        call_off(g)


DAMAGE_UNIT: Final = Prompt("damage-unit", damage_options, damage_taken, forced=True)
DAMAGE_EACH: Final = Prompt("damage-each", each_options, each_taken, forced=True)
