"""The units that a filter matches: lined up in the battle, on the board, or bound before."""

from __future__ import annotations

from typing import Final

from meadhall.runewars.battle.field import DAMAGE, DEFENDING, F_AREA, in_battle, side_of, type_of
from meadhall.runewars.content import KINDS, SLOTS
from meadhall.runewars.effects.run import bound, me, seat_of
from meadhall.runewars.effects.tree import EACH_OTHER, NOBODY, OPPONENT, SELF, UnitFilter
from meadhall.runewars.state import Runewars, bits

DIGIT: Final = 10  # bits of one bound unit: (side << 9 | code) + 1
CODE: Final = 511


def kind_matches(g: Runewars, f: UnitFilter, kind: int, routed: int, damage: int, health: int) -> bool:
    """Whether a unit matches the filter, apart from where it is."""
    c = g.content
    neutral = kind >= c.neutral_types
    if (f.faction_only and neutral) or (f.neutral and not neutral):
        return False
    if (f.type >= 0 and f.type != kind) or (f.shapes and not f.shapes >> c.shape[kind] & 1):
        return False
    if (f.state >= 0 and f.state != routed) or (f.damaged and not damage):
        return False
    return health >= f.min_health and c.initiative[kind] >= f.min_initiative


# --- in the battle --------------------------------------------------------------------------------


def speaks_of_battle(g: Runewars, f: UnitFilter) -> bool:
    """Whether the filter means units of the current battle."""
    if not in_battle(g):
        return False
    if f.participating or f.bound != NOBODY:
        return True
    return f.within != NOBODY and bound(g, f.within) == 1 << g.fight[F_AREA]


def target_side(g: Runewars, f: UnitFilter) -> int:
    """Return the side whose units are meant: the own one, else the other."""
    mine = side_of(g, me(g))
    if f.owner == SELF:
        return mine
    return 1 - mine if mine >= 0 else DEFENDING


def lined_up(g: Runewars, f: UnitFilter | None, side: int) -> list[int]:
    """Return the units of a line that a filter matches."""
    from meadhall.runewars.battle.field import health_of

    line = list(g.lines[side])
    if f is None:
        return line
    return [
        unit
        for unit in line
        if kind_matches(g, f, type_of(g, side, unit), unit >> 4 & 1, unit & DAMAGE, health_of(g, side, unit))
    ]


def each_unit(g: Runewars, digits: int) -> list[int]:
    """Return bound units one by one, each as a binding."""
    units = []
    while digits:
        units.append(digits & (1 << DIGIT) - 1)
        digits >>= DIGIT
    return units


def digit(side: int, unit: int) -> int:
    """Return the binding of one unit; -1: of none."""
    return (side << 9 | unit) + 1 if unit >= 0 else 0


def side_of_digit(one: int) -> int:
    return one - 1 >> 9


def unit_of_digit(one: int) -> int:
    return one - 1 & CODE


def unit_is_alive(g: Runewars, one: int) -> bool:
    """Whether the bound unit, or an equal one, is still in the battle."""
    return one > 0 and in_battle(g) and unit_of_digit(one) in g.lines[side_of_digit(one)]


def unit_is_routed(g: Runewars, one: int) -> bool:
    return one > 0 and unit_of_digit(one) >> 4 & 1 == 1


# --- on the board ---------------------------------------------------------------------------------


def area_fits(g: Runewars, f: UnitFilter, area: int) -> bool:
    """Whether units in this area have the owner, and are in a place, that the filter names."""
    if f.participating or (f.within != NOBODY and not bound(g, f.within) >> area & 1):
        return False
    owner = g.owner[area]
    if f.owner == SELF:
        return owner >= 0 and owner == me(g)
    if f.owner == OPPONENT:
        return owner == seat_of(g, OPPONENT)
    if f.owner == EACH_OTHER:
        return owner != me(g)
    return True


def there(g: Runewars, f: UnitFilter, area: int) -> list[int]:
    """Return how many units in an area a filter matches: standing ones by slot, then routed ones."""
    counts = [0] * (2 * SLOTS)
    base = area * SLOTS
    up, down = g.up[base : base + SLOTS], g.down[base : base + SLOTS]
    # Most areas are empty.
    if not (any(up) or any(down)) or not area_fits(g, f, area):
        return counts
    for slot in range(SLOTS):
        if up[slot] or down[slot]:
            kind = g.type_at(g.holder[area] if slot < KINDS else -1, slot)
            health = g.content.health[kind]
            if up[slot] and kind_matches(g, f, kind, 0, 0, health):
                counts[slot] = up[slot]
            if down[slot] and kind_matches(g, f, kind, 1, 0, health):
                counts[SLOTS + slot] = down[slot]
    return counts


def areas_with(g: Runewars, f: UnitFilter) -> list[int]:
    return [area for area in sorted(where(g, f)) if any(there(g, f, area))]


def where(g: Runewars, f: UnitFilter) -> list[int]:
    """Return the areas that can have matching units: those that the filter names, or own areas for own
    units."""
    if f.within != NOBODY:
        return bits(bound(g, f.within))
    up, down = g.up, g.down
    first = KINDS if f.neutral else 0
    last = KINDS if f.faction_only else SLOTS
    found: list[int] = []
    for area in g.lands[me(g)] if f.owner == SELF else g.board.areas:
        base = area * SLOTS
        if any(up[base + first : base + last]) or any(down[base + first : base + last]):
            found.append(area)
    return found


# --- counting -------------------------------------------------------------------------------------


def sides_meant(g: Runewars, f: UnitFilter) -> list[int]:
    """Return the sides of a battle whose units a filter means."""
    if not in_battle(g) or (f.within != NOBODY and not bound(g, f.within) >> g.fight[F_AREA] & 1):
        return []
    mine = side_of(g, me(g))
    if f.owner == SELF:
        return [mine] if mine >= 0 else []
    if f.owner == OPPONENT:
        return [1 - mine] if mine >= 0 else []
    return [side for side in (0, 1) if f.owner == NOBODY or side != mine]


def count_units(g: Runewars, f: UnitFilter) -> int:
    """Return how many units a filter matches, in the battle and on the board."""
    n = 0
    for side in sides_meant(g, f):
        n += len(lined_up(g, f, side))
    if not f.participating:
        for area in where(g, f):
            n += sum(there(g, f, area))
    return n


def types_of_units(g: Runewars, f: UnitFilter) -> int:
    """Return the types of the units, as bits."""
    types = 0
    for side in sides_meant(g, f):
        for unit in lined_up(g, f, side):
            types |= 1 << type_of(g, side, unit)
    if not f.participating:
        for area in where(g, f):
            counts = there(g, f, area)
            for slot in range(SLOTS):
                if counts[slot] or counts[SLOTS + slot]:
                    types |= 1 << g.type_at(g.holder[area] if slot < KINDS else -1, slot)
    return types
