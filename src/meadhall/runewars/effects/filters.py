"""Filters, amounts and conditions of the effect language, asked with the bindings of the running effect."""

from __future__ import annotations

from typing import Final

from meadhall.runewars.battle.field import lost_by_opponent
from meadhall.runewars.content import GOOD, KINDS, NEUTRAL, SLOTS
from meadhall.runewars.effects.run import bound, bound_area, bound_hero, me, seat_of
from meadhall.runewars.effects.tree import (
    A_ALL,
    A_ATTRIBUTE,
    A_COUNT,
    A_NUMBER,
    A_RANGE,
    A_TO_ONE_LEFT,
    ALWAYS_ALIGNED,
    ANY_TITLE,
    B_DESTROYED,
    B_HERE,
    B_HERO,
    B_OPP_HERO,
    CONDITIONS,
    EVENTS,
    NOBODY,
    OWN_AREAS,
    OWN_HOME,
    Amount,
    AreaFilter,
    Condition,
    HeroFilter,
    UnitFilter,
)
from meadhall.runewars.state import DAMAGED, NO_FORT, NO_RUNE, Runewars, first_bit

EVERY: Final = 99

(
    HAS_INFLUENCE, HAS_TACTICS, HAS_OBJECTIVE, CONTROLS, UNITS, HEROES, EXISTS, DIAL, EVENT, ALL_OF, ANY_OF,
    NOT, TITLES, DEVELOPMENTS, STRONGHOLDS, ALIVE, IS_ROUTED, STRONGHOLD_IN_BATTLE, TRAINING_TOTAL, SUPPLY,
    IN_AREA, ROUTED_IN_AREA, STRONGHOLD_TOKEN,
) = range(len(CONDITIONS))  # fmt: skip


# --- areas ---------------------------------------------------------------------------------------


def area_matches(g: Runewars, f: AreaFilter, area: int) -> bool:
    """Every part of the filter that is set holds."""
    seat = me(g)
    owner = g.owner[area]
    if f.control >= 0:
        if f.control == 0 and owner != seat:
            return False
        if f.control == 1 and (owner < 0 or owner == seat):
            return False
        if f.control == 2 and owner >= 0:
            return False
        if f.control == 3 and not g.empty(area):
            return False
    if f.home >= 0 and not _home_matches(g, f.home, seat, area):
        return False
    if f.city >= 0 and (g.city[area] >= 0) != (f.city == 1):
        return False
    if f.stronghold >= 0 and not _stronghold_matches(g, f.stronghold, seat, area):
        return False
    if f.development >= 0 and (g.development[area] >= 0) != (f.development == 1):
        return False
    if f.rune >= 0:
        if f.rune == 0 and g.rune[area] != NO_RUNE:
            return False
        if f.rune > 0 and g.rune[area] == NO_RUNE:
            return False
        if f.rune == 2 and g.rune_up[area]:
            return False
    if f.neutrals >= 0:
        if not g.neutrals(area) or (f.neutrals > 0 and owner >= 0):
            return False
        if f.neutrals == 2 and not any(g.up[area * SLOTS + KINDS : area * SLOTS + SLOTS]):
            return False
    if not f.rare:
        return True
    if f.units_of != NOBODY and g.units_of(seat_of(g, f.units_of), area) < f.units_n:
        return False
    if f.held == 1 and g.holder[area] != seat:
        return False
    if f.hero >= 0 and not _hero_there(g, f.hero == 0, seat, area):
        return False
    if f.adjacent != NOBODY and not _adjacent(g, f.adjacent, seat, area):
        return False
    if f.not_adjacent != NOBODY and _adjacent(g, f.not_adjacent, seat, area):
        return False
    if f.activation_of != NOBODY:
        of = seat_of(g, f.activation_of)
        if of < 0 or (g.tokens[area] >> of & 1) != f.activation_is:
            return False
    if f.not_controlled != NOBODY and owner == seat_of(g, f.not_controlled):
        return False
    if f.alternatives:
        for other in f.alternatives:
            if area_matches(g, other, area):
                return True
        return False
    return True


def areas_matching(g: Runewars, f: AreaFilter | None) -> list[int]:
    if f is None:
        return g.board.by_number[:]
    return [area for area in with_control(g, f) if area_matches(g, f, area)]


def with_control(g: Runewars, f: AreaFilter) -> list[int]:
    """The areas that are controlled as a filter wants: most are out of the question by that alone."""
    areas = g.board.by_number
    owner = g.owner
    seat = me(g)
    if f.control == 0:
        return [area for area in areas if owner[area] == seat]
    if f.control == 1:
        return [area for area in areas if owner[area] >= 0 and owner[area] != seat]
    if f.control >= 2:
        return [area for area in areas if owner[area] < 0]
    return areas


def any_area(g: Runewars, f: AreaFilter | None) -> bool:
    """Whether an area matches: quicker than finding them all."""
    if f is None:
        return True
    for area in with_control(g, f):
        if area_matches(g, f, area):
            return True
    return False


def _home_matches(g: Runewars, wanted: int, seat: int, area: int) -> bool:
    home = g.content.home_of[area]
    own = seat >= 0 and home == g.factions[seat]
    if wanted == 0:
        return own
    if wanted == 1:
        return home >= 0 and not own
    if wanted == 2:
        return home < 0
    if wanted == 3:
        return home >= 0
    return not own


def _stronghold_matches(g: Runewars, wanted: int, seat: int, area: int) -> bool:
    if wanted == 3:
        return g.fort[area] == NO_FORT
    if g.fort[area] == NO_FORT:
        return False
    own = g.holder[area] == seat
    if wanted == 1:
        return not own
    return own and (wanted == 0 or g.fort[area] == DAMAGED)


def _hero_there(g: Runewars, own: bool, seat: int, area: int) -> bool:
    for hero, owner in enumerate(g.hero_seat):
        if owner >= 0 and g.hero_at[hero] == area and (owner == seat) == own:
            return True
    return False


def _adjacent(g: Runewars, ref: int, seat: int, area: int) -> bool:
    """Coloured sides count as adjacent here; crossing them is another matter."""
    wanted = bound(g, ref) if ref >= 0 else 0
    for other in g.board.near[area]:
        if ref == OWN_AREAS:
            if g.control(other) == seat:
                return True
        elif ref == OWN_HOME:
            if g.content.home_of[other] == g.factions[seat]:
                return True
        elif wanted >> other & 1:
            return True
    return False


# --- heroes ---------------------------------------------------------------------------------------


def hero_matches(g: Runewars, f: HeroFilter, hero: int) -> bool:
    owner = g.hero_seat[hero]
    if owner < 0:
        return False
    if f.owner >= 0 and (owner == me(g)) != (f.owner == 0):
        return False
    if f.state >= 0 and g.hero_down[hero] != f.state:
        return False
    if f.within != NOBODY and not bound(g, f.within) >> g.hero_at[hero] & 1:
        return False
    alignment = g.content.hero_alignment[hero]
    if f.alignments and not f.alignments >> alignment & 1:
        return False
    if f.special >= 0:
        faction = g.content.alignment[g.factions[owner]]
        differs = alignment != faction and not g.hero_rule(hero, ALWAYS_ALIGNED)
        if f.special == 0:
            return differs
        return differs and (alignment != NEUTRAL if f.special == 1 else alignment == NEUTRAL)
    return True


def heroes_matching(g: Runewars, f: HeroFilter | None) -> list[int]:
    return [
        h
        for h in range(len(g.hero_seat))
        if (f is None and g.hero_seat[h] >= 0) or (f and hero_matches(g, f, h))
    ]


# --- amounts --------------------------------------------------------------------------------------


def amount(g: Runewars, a: Amount | None, default: int = 1) -> int:
    """How many; EVERY stands for all."""
    if a is None:
        return default
    if a.kind == A_NUMBER or a.kind == A_RANGE:
        return a.n
    if a.kind == A_ALL or a.kind == A_TO_ONE_LEFT:
        return EVERY
    if a.kind == A_ATTRIBUTE:
        hero = bound_hero(g, B_HERO)
        return min(a.cap, g.attribute(hero, a.count)) if hero >= 0 else 0
    assert a.kind == A_COUNT
    return min(a.cap, a.n + count(g, a.count))


def count(g: Runewars, which: int) -> int:
    """COUNTS of the vocabulary."""
    seat = me(g)
    if which == 0:
        return cities(g, seat)
    if which == 1:
        return len(g.forts(seat)) if seat >= 0 else 0
    from meadhall.runewars.battle import field

    if field.in_battle(g):
        return field.most_damage(g)
    from meadhall.runewars.heroes.duel import foe_damage

    return foe_damage(g)


def cities(g: Runewars, seat: int) -> int:
    return sum(1 for a in g.board.areas if g.city[a] >= 0 and g.control(a) == seat)


# --- conditions -----------------------------------------------------------------------------------


def condition_holds(g: Runewars, number: int) -> bool:
    return number < 0 or holds(g, g.content.conditions[number])


def holds(g: Runewars, c: Condition) -> bool:
    kind = c.kind
    seat = me(g)
    if kind == ALL_OF:
        for part in c.parts:
            if not holds(g, part):
                return False
        return True
    if kind == ANY_OF:
        for part in c.parts:
            if holds(g, part):
                return True
        return False
    if kind == NOT:
        return not holds(g, c.parts[0])
    if kind == ALIVE or kind == IS_ROUTED:
        return _figure(g, c.ref, kind == ALIVE)
    if seat < 0 and kind != UNITS:
        return False
    least = c.least[g.seats]
    if kind == HAS_OBJECTIVE:
        return g.objective[seat] >= 0
    if kind == STRONGHOLD_IN_BATTLE:
        area = bound_area(g, B_HERE)
        return area >= 0 and g.fort[area] != NO_FORT and (g.holder[area] == seat) == (c.of == 0)
    if kind == IN_AREA:
        area = bound_area(g, B_HERE)
        return area >= 0 and c.areas is not None and area_matches(g, c.areas, area)
    if kind == EXISTS:
        return any_area(g, c.areas)
    return _number(g, c, kind, seat) >= least


def _number(g: Runewars, c: Condition, kind: int, seat: int) -> int:
    """What a condition with `min` compares with it."""
    if kind == HAS_INFLUENCE:
        return g.influence[seat]
    if kind == HAS_TACTICS:
        return len(g.hands[seat]) + len(g.fresh[seat])
    if kind == CONTROLS:
        return controlled(g, c, seat)
    if kind == UNITS:
        return _units(g, c)
    if kind == HEROES:
        return len(heroes_matching(g, c.heroes))
    if kind == DIAL:
        return g.dials[seat * 3 + c.of]
    if kind == EVENT:
        return _events(g, c, seat)
    if kind == TITLES:
        return _titles(g, c, seat)
    if kind == DEVELOPMENTS:
        return sum(1 for a in g.board.areas if g.development[a] >= 0 and g.holder[a] == seat)
    if kind == STRONGHOLDS:
        return len(g.forts(seat))
    if kind == TRAINING_TOTAL:
        hero = bound_hero(g, B_HERO)
        return sum(g.training[hero * 3 : hero * 3 + 3]) if hero >= 0 else 0
    if kind == SUPPLY:
        return supply(g, c.units) if c.units else 0
    if kind == ROUTED_IN_AREA:
        from meadhall.runewars.battle.field import routed_of

        return routed_of(g, seat)
    assert kind == STRONGHOLD_TOKEN
    return g.content.stronghold_count[g.factions[seat]] - len(g.forts(seat))


def controlled(g: Runewars, c: Condition, seat: int) -> int:
    n = 0
    for area in [area for area in g.board.by_number if g.owner[area] == seat]:
        if c.areas is None or area_matches(g, c.areas, area):
            n += 1
    return n


def _units(g: Runewars, c: Condition) -> int:
    from meadhall.runewars.effects.units import count_units, types_of_units

    if c.units is None:
        return 0
    if c.distinct:
        types = types_of_units(g, c.units)
        return 99 if bin(types).count("1") >= c.distinct else 0
    return count_units(g, c.units)


def _events(g: Runewars, c: Condition, seat: int) -> int:
    if c.scope == 0:
        # Only destroyed enemy units are counted within an effect.
        return lost_by_opponent(g, seat) - g.envs[-1][B_DESTROYED]
    tally = g.battle_tally if c.scope == 1 else g.turn_tally
    return tally[seat * len(EVENTS) + c.of]


def _titles(g: Runewars, c: Condition, seat: int) -> int:
    if c.ref == ANY_TITLE:
        held = [t for t in range(len(g.title_seat)) if g.title_seat[t] == seat]
        return sum(g.title_influence[t] for t in held) if held else -1
    title = first_bit(bound(g, c.ref)) if c.ref >= 0 else c.of
    return g.title_influence[title] if title >= 0 and g.title_seat[title] == seat else -1


def _figure(g: Runewars, ref: int, alive: bool) -> bool:
    """Whether a bound unit or hero lives, or is routed."""
    if ref == B_OPP_HERO:
        from meadhall.runewars.heroes.duel import opponent_alive

        return opponent_alive(g) if alive else False
    from meadhall.runewars.effects.units import unit_is_alive, unit_is_routed

    return unit_is_alive(g, bound(g, ref)) if alive else unit_is_routed(g, bound(g, ref))


def supply(g: Runewars, f: UnitFilter) -> int:
    """Figures in the supply: neutral ones, or of the own faction."""
    seat = me(g)
    n = 0
    for slot in range(KINDS if f.neutral else 0, SLOTS if f.neutral else KINDS):
        kind = g.type_at(seat, slot)
        if (f.type < 0 or f.type == kind) and (not f.shapes or f.shapes >> g.content.shape[kind] & 1):
            n += g.in_supply(seat, slot)
    return n


def good(g: Runewars, seat: int) -> bool:
    return g.content.alignment[g.factions[seat]] == GOOD
