"""Running effects: steps one after the other, with the bindings of the effect on top of `g.envs`."""

from __future__ import annotations

from typing import Any, Final

from meadhall.runewars.battle.field import lost_by_opponent
from meadhall.runewars.effects.tree import (
    ATTACKER,
    B_DESTROYED,
    B_HERE,
    B_HERO,
    B_MOVED_HERO,
    B_OPP_HERO,
    B_OPPONENT,
    B_SELF,
    B_SOURCE,
    B_UNIT,
    BINDINGS,
    DEFENDER,
    EACH,
    EACH_OTHER,
    FIRST_BOUND,
    LEFT,
    NOBODY,
    OPPONENT,
    OPS,
    OWNER_OF,
    SELF,
)
from meadhall.runewars.state import Runewars, first_bit

# The function of each op, by its index in OPS: op(g, step, block, i). Filled by effects/table.py.
OPS_TABLE: Final[list[Any]] = [None] * len(OPS)


def start(
    g: Runewars,
    block: int,
    seat: int,
    source: int,
    hero: int = -1,
    area: int = -1,
    opp_hero: int = -1,
    moved_hero: int = -1,
    opponent: int = -1,
    unit: int = -1,
) -> None:
    """Push an effect. seat -1: unallied neutral units in a battle."""
    if block >= 0 and g.content.blocks[block]:
        g.then(begin_effect, block, seat, source, hero, area, opp_hero, moved_hero, opponent, unit)


def bindings(
    g: Runewars,
    seat: int,
    source: int,
    hero: int,
    area: int,
    opp_hero: int,
    moved_hero: int,
    opponent: int,
    unit: int,
) -> tuple[int, ...]:
    env = [0] * BINDINGS
    env[B_SELF] = seat
    env[B_SOURCE] = source
    here = area if area >= 0 or hero < 0 else g.hero_at[hero]
    if here >= 0:
        env[B_HERE] = 1 << here
    if hero >= 0:
        env[B_HERO] = 1 << hero
    if opp_hero >= 0:
        env[B_OPP_HERO] = 1 << opp_hero
    if moved_hero >= 0:
        env[B_MOVED_HERO] = 1 << moved_hero
    if opponent >= 0:
        env[B_OPPONENT] = 1 << opponent
    env[B_UNIT] = unit
    if g.fight[0] >= 0:
        env[B_DESTROYED] = lost_by_opponent(g, seat)
    return tuple(env)


# The bindings of a seat outside any effect, hero, area or battle.
PLAIN: Final = [tuple([seat] + [0] * (BINDINGS - 1)) for seat in range(4)]


def outside(g: Runewars, seat: int, hero: int = -1, area: int = -1) -> tuple[int, ...]:
    """Return the bindings of a seat outside any effect."""
    if hero < 0 and area < 0 and g.fight[0] < 0:
        return PLAIN[seat]
    return bindings(g, seat, 0, hero, area, -1, -1, -1, -1)


def begin_effect(
    g: Runewars,
    block: int,
    seat: int,
    source: int,
    hero: int,
    area: int,
    opp_hero: int,
    moved_hero: int,
    opponent: int,
    unit: int,
) -> None:
    g.envs.append(bindings(g, seat, source, hero, area, opp_hero, moved_hero, opponent, unit))
    g.then(end_effect)
    run_block(g, block, 0)


def end_effect(g: Runewars) -> None:
    g.envs.pop()


def run_block(g: Runewars, block: int, i: int) -> None:
    """Run step i of a block and push the rest."""
    steps = g.content.blocks[block]
    if i < len(steps):
        if i + 1 < len(steps):
            g.then(run_block, block, i + 1)
        step = steps[i]
        OPS_TABLE[step.op](g, step, block, i)


def run_as(g: Runewars, seat: int, block: int, at: int = -1, value: int = 0) -> None:
    """Run a block with another `self`, and perhaps one more binding, for one of several players or
    objects."""
    if seat >= 0 and not g.alive(seat):
        return
    env = list(g.envs[-1])
    env[B_SELF] = seat
    if at >= 0:
        env[at] = value
    g.envs.append(tuple(env))
    g.then(end_effect)
    run_block(g, block, 0)


# --- bindings ----------------------------------------------------------------------------------


def env(g: Runewars) -> tuple[int, ...]:
    return g.envs[-1]


def bind(g: Runewars, at: int, value: int) -> None:
    if at >= FIRST_BOUND:
        old = g.envs[-1]
        g.envs[-1] = (*old[:at], value, *old[at + 1 :])


def me(g: Runewars) -> int:
    """`self`: a seat, or -1 for unallied neutral units."""
    return g.envs[-1][B_SELF]


def bound(g: Runewars, ref: int) -> int:
    """Return what a reference is bound to, as bits; 0: nothing."""
    return g.envs[-1][ref] if ref >= 0 else 0


def bound_area(g: Runewars, ref: int) -> int:
    return first_bit(bound(g, ref))


def bound_hero(g: Runewars, ref: int) -> int:
    return first_bit(bound(g, ref))


def seat_of(g: Runewars, ref: int) -> int:
    """Return the seat of a player; -1: none, or unallied neutral units."""
    if ref == SELF:
        return me(g)
    if ref >= 0:
        return first_bit(bound(g, ref))
    if ref in (OPPONENT, ATTACKER, DEFENDER):
        from meadhall.runewars.battle import field

        if ref == ATTACKER:
            return g.fight[field.F_ATTACKER]
        if ref == DEFENDER:
            return g.fight[field.F_DEFENDER]
        return g.fight[field.F_DEFENDER if me(g) == g.fight[field.F_ATTACKER] else field.F_ATTACKER]
    if ref == LEFT:
        return g.left_of(g.current if g.current >= 0 else me(g))
    if ref <= OWNER_OF:
        hero = bound_hero(g, OWNER_OF - ref)
        return g.hero_seat[hero] if hero >= 0 else -1
    return -1


def seats_of(g: Runewars, ref: int) -> list[int]:
    """Return the seats of one or several players, in play order."""
    if ref in (EACH, EACH_OTHER):
        return [seat for seat in g.play_order() if ref == EACH or seat != me(g)]
    seat = me(g) if ref == NOBODY else seat_of(g, ref)
    return [seat] if seat >= 0 else []


def decider_of(g: Runewars, seat: int) -> int:
    """Return the seat that decides: the seat itself, or the one that decides for neutral units (p.19)."""
    if seat >= 0:
        return seat
    from meadhall.runewars.neutrals import decider

    return decider(g)
