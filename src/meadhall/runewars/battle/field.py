"""The state of a battle: its registers in `g.fight`, its two sides, and queries about them.

Side 0 attacks, side 1 defends. A unit in `g.lines[side]` is slot << 5 | routed << 4 | damage; equal units are
equal codes, and the lines are kept sorted.
"""

from __future__ import annotations

from typing import Final

from meadhall.runewars import event_codes as ev
from meadhall.runewars.content import HEXAGON, KINDS, SLOTS
from meadhall.runewars.effects.tree import (
    B_UNIT,
    ENEMY_UNIT_DESTROYED,
    EVENTS,
    NEUTRAL_HEXAGON_DESTROYED,
    NEUTRAL_UNIT_DESTROYED,
)
from meadhall.runewars.state import REGISTERS, Runewars

ATTACKING: Final = 0
DEFENDING: Final = 1

# Registers. Those with two places are for the attacker and, one further, for the defender.
F_AREA: Final = 0  # -1: no battle
F_ATTACKER: Final = 1
F_DEFENDER: Final = 2  # -1: unallied neutral units
F_ROUND: Final = 3  # the initiative that fights
F_STAGE: Final = 4
F_SUPREMACY: Final = 5  # of Conquer: the stronghold counts 3 less
F_BONUS: Final = 6  # strength added
F_SHIELD: Final = 8  # points of damage still to be ignored
F_DONE: Final = 10  # slots that have drawn in this battle, as bits
F_GROUP: Final = 12  # the slot that draws in this pass, or -1
F_ASSIST: Final = 14  # who assists each slot: five bits each, hero + 1
F_PRIZE: Final = 16  # blocks to run for the winner: sixteen bits each, block + 1
F_FORT: Final = 18  # what cards add to the stronghold
F_STANDING: Final = 19  # attackers that stood at the count
F_LOST: Final = 20  # how many units the side has lost
F_WINNER: Final = 22  # the side that won
F_WENT: Final = 23  # where the last retreating units went, or -1

# Stages of a battle (p.21).
ASSISTING: Final = 0
OPENING: Final = 1  # cards at its start
FIGHTING: Final = 2
COUNTING: Final = 3
ENDING: Final = 4
CANCELLED: Final = 5

ROUTED: Final = 16  # the bit of a unit
DAMAGE: Final = 15


# --- sides ----------------------------------------------------------------------------------------


def in_battle(g: Runewars) -> bool:
    """Whether a battle is in progress; a cancelled one is not."""
    return g.fight[F_AREA] >= 0 and g.fight[F_STAGE] != CANCELLED


def assists_nobody(g: Runewars, hero: int) -> None:
    """Remove a hero from the assists of the battle: a card (Sow Doubt) may make one leave service at its
    start."""
    if g.fight[F_AREA] >= 0:
        for side in (ATTACKING, DEFENDING):
            for slot in range(SLOTS):
                if g.fight[F_ASSIST + side] >> slot * 5 & 31 == hero + 1:
                    g.fight[F_ASSIST + side] &= ~(31 << slot * 5)


def side_of(g: Runewars, seat: int) -> int:
    """The side of a seat (-1: of unallied neutral units); -1 if it has none."""
    if not in_battle(g):
        return -1
    if seat == g.fight[F_ATTACKER]:
        return ATTACKING
    return DEFENDING if seat == g.fight[F_DEFENDER] else -1


def seat_at(g: Runewars, side: int) -> int:
    return g.fight[F_ATTACKER + side]


def decider(g: Runewars, side: int) -> int:
    """Return the seat that decides for a side: for unallied neutral units the attacker's left neighbour
    (p.21)."""
    seat = g.fight[F_ATTACKER + side]
    return seat if seat >= 0 else g.left_of(g.fight[F_ATTACKER])


# --- units in the lines ---------------------------------------------------------------------------


def type_of(g: Runewars, side: int, unit: int) -> int:
    return g.type_at(g.fight[F_ATTACKER + side], unit >> 5)


def health_of(g: Runewars, side: int, unit: int) -> int:
    """Return the health of a unit: as printed, unless an ability has raised it."""
    return g.health_mod[side * SLOTS + (unit >> 5)] or g.content.health[type_of(g, side, unit)]


def standing(g: Runewars, side: int, slot: int = -1) -> int:
    """Return how many units stand, of one slot or of all."""
    n = 0
    for unit in g.lines[side]:
        if not unit & ROUTED and (slot < 0 or unit >> 5 == slot):
            n += 1
    return n


def strength(g: Runewars, side: int) -> int:
    """p.21: count standing units, hexagons even if routed in this battle, and what abilities add."""
    n = g.fight[F_BONUS + side]
    for unit in g.lines[side]:
        if not unit & ROUTED or g.content.shape[type_of(g, side, unit)] == HEXAGON:
            n += 1
    return n


def distinct(units: list[int]) -> list[int]:
    """Return each kind of unit once: equal units are the same answer."""
    return sorted(set(units))


def exchange(g: Runewars, side: int, old: int, new: int) -> None:
    """Replace the code of one unit in a line; -1 as old: a unit is added; -1 as new: it is removed."""
    line = list(g.lines[side])
    if old >= 0:
        line.remove(old)
    if new >= 0:
        line.append(new)
        line.sort()
    g.lines[side] = tuple(line)


def routed_of(g: Runewars, seat: int) -> int:
    """Return the routed units of a seat in the area of the battle, routed in it or before."""
    side = side_of(g, seat)
    if side < 0:
        return 0
    n = len(g.lines[side]) - standing(g, side)
    if side == DEFENDING:
        base = g.fight[F_AREA] * SLOTS
        n += sum(g.down[base : base + SLOTS])
    return n


def most_damage(g: Runewars) -> int:
    """Return the highest damage on a unit of the type whose special ability is being used, on its side."""
    env = g.envs[-1]
    side = side_of(g, env[0])
    most = 0
    if side >= 0:
        for unit in g.lines[side]:
            if type_of(g, side, unit) == env[B_UNIT]:
                most = max(most, unit & DAMAGE)
    return most


def lost_by_opponent(g: Runewars, seat: int) -> int:
    """Return how many units the other side has lost so far, whoever they belong to."""
    side = side_of(g, seat)
    return g.fight[F_LOST + 1 - side] if side >= 0 else 0


# --- counting events ----------------------------------------------------------------------------------------


def tally(g: Runewars, seat: int, event: int, n: int = 1) -> None:
    """Count an event that a seat has caused, for this battle and for this turn."""
    if seat >= 0:
        g.battle_tally[seat * len(EVENTS) + event] += n
        g.turn_tally[seat * len(EVENTS) + event] += n


def count_loss(g: Runewars, side: int, slot: int, n: int) -> None:
    """Count destroyed units of a side; the other side has destroyed them."""
    g.fight[F_LOST + side] += n
    foe = seat_at(g, 1 - side)
    if seat_at(g, side) >= 0:
        tally(g, foe, ENEMY_UNIT_DESTROYED, n)
    if slot >= KINDS:
        tally(g, foe, NEUTRAL_UNIT_DESTROYED, n)
        if g.content.shape[g.content.neutral_types + slot - KINDS] == HEXAGON:
            tally(g, foe, NEUTRAL_HEXAGON_DESTROYED, n)


def call_off(g: Runewars) -> None:
    """Cancel the battle: the defenders are put back into the area, the attackers stay in their line."""
    area, seat = g.fight[F_AREA], seat_at(g, DEFENDING)
    for unit in g.lines[DEFENDING]:
        g.add_units(area, seat, unit >> 5, 1, bool(unit & ROUTED))
    g.lines[DEFENDING] = ()
    g.lines[ATTACKING] = tuple(sorted([unit & ~DAMAGE for unit in g.lines[ATTACKING]]))
    g.fight[F_STAGE] = CANCELLED
    g.emit(ev.BATTLE_CANCELLED, area)


def clear(g: Runewars) -> None:
    """Reset all state of the battle."""
    g.fight = [-1] * REGISTERS
    g.lines = [(), ()]
    g.cards = [(), ()]
    g.health_mod = [0] * (2 * SLOTS)
