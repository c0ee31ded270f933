"""Filters, amounts and conditions of the effect language, evaluated with the bindings of the running
effect."""

from __future__ import annotations

from typing import Final

from meadhall.runewars.battle.field import lost_by_opponent
from meadhall.runewars.content import GOOD, KINDS, NEUTRAL, SLOTS
from meadhall.runewars.effects.run import bound, bound_area, bound_hero, me, outside, seat_of
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
    B_SELF,
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
from meadhall.runewars.effects.unit_pool import count_units, types_of_units
from meadhall.runewars.state import DAMAGED, NO_FORT, NO_RUNE, Runewars, bits, first_bit

EVERY: Final = 99

(
    HAS_INFLUENCE, HAS_TACTICS, HAS_OBJECTIVE, CONTROLS, UNITS, HEROES, EXISTS, DIAL, EVENT, ALL_OF, ANY_OF,
    NOT, TITLES, DEVELOPMENTS, STRONGHOLDS, ALIVE, IS_ROUTED, STRONGHOLD_IN_BATTLE, TRAINING_TOTAL, SUPPLY,
    IN_AREA, ROUTED_IN_AREA, STRONGHOLD_TOKEN,
) = range(len(CONDITIONS))  # fmt: skip
# Conditions that compare a number with `min`.
COUNTED: Final = frozenset(
    (
        HAS_INFLUENCE, HAS_TACTICS, CONTROLS, UNITS, HEROES, DIAL, EVENT, TITLES, DEVELOPMENTS, STRONGHOLDS,
        TRAINING_TOTAL, SUPPLY, ROUTED_IN_AREA, STRONGHOLD_TOKEN,
    )
)  # fmt: skip


# --- areas ---------------------------------------------------------------------------------------


def area_matches(g: Runewars, f: AreaFilter, area: int) -> bool:
    """Whether an area matches every part of the filter that is set."""
    return bool(among(g, f, [area]))


def areas_matching(g: Runewars, f: AreaFilter | None) -> list[int]:
    return g.board.by_number[:] if f is None else among(g, f, in_question(g, f))


def any_area(g: Runewars, f: AreaFilter | None) -> bool:
    """Whether any area matches."""
    return f is None or bool(among(g, f, in_question(g, f)))


def in_question(g: Runewars, f: AreaFilter) -> list[int]:
    """Return the areas to test: only a player's own or those with their heroes, if no other can match."""
    seat = me(g)
    if seat >= 0 and f.own:
        return sorted(g.lands[seat])
    if seat >= 0 and f.hero == 0:
        return sorted({g.hero_at[hero] for hero in g.heroes_of(seat)})
    return g.board.by_number


def among(g: Runewars, f: AreaFilter, areas: list[int]) -> list[int]:
    """Return the areas that match, tested by one part of the filter after the other.

    Control is tested first, because it excludes most areas.
    """
    seat = g.envs[-1][B_SELF]
    if f.control >= 0:
        areas = _controlled_as(g, f.control, seat, areas)
    if f.city >= 0:
        city = g.city
        if f.city == 1:
            areas = [a for a in areas if city[a] >= 0]
        else:
            areas = [a for a in areas if city[a] < 0]
    if f.development >= 0:
        development = g.development
        if f.development == 1:
            areas = [a for a in areas if development[a] >= 0]
        else:
            areas = [a for a in areas if development[a] < 0]
    if f.rune >= 0:
        rune = g.rune
        if f.rune == 0:
            areas = [a for a in areas if rune[a] == NO_RUNE]
        else:
            up = g.rune_up
            areas = [a for a in areas if rune[a] != NO_RUNE and not (f.rune == 2 and up[a])]
    if f.home >= 0 and areas:
        areas = _in_home(g, f.home, seat, areas)
    if f.stronghold >= 0 and areas:
        areas = _with_stronghold(g, f.stronghold, seat, areas)
    if f.rare and areas:
        areas = _rarely_asked(g, f, seat, areas)
    if f.neutrals >= 0 and areas:
        areas = _with_neutrals(g, f.neutrals, areas)
    return areas


def _rarely_asked(g: Runewars, f: AreaFilter, seat: int, areas: list[int]) -> list[int]:
    if f.units_of != NOBODY:
        of = seat_of(g, f.units_of)
        areas = [a for a in areas if g.units_of(of, a) >= f.units_n]
    if f.held == 1:
        areas = [a for a in areas if g.holder[a] == seat]
    if f.hero >= 0:
        areas = _with_hero(g, f.hero == 0, seat, areas)
    if f.adjacent != NOBODY:
        areas = _adjacent(g, f.adjacent, seat, areas, True)
    if f.not_adjacent != NOBODY:
        areas = _adjacent(g, f.not_adjacent, seat, areas, False)
    if f.activation_of != NOBODY:
        of = seat_of(g, f.activation_of)
        areas = [a for a in areas if of >= 0 and g.tokens[a] >> of & 1 == f.activation_is]
    if f.not_controlled != NOBODY:
        of = seat_of(g, f.not_controlled)
        areas = [a for a in areas if g.owner[a] != of]
    if f.alternatives:
        either: set[int] = set()
        for other in f.alternatives:
            either.update(among(g, other, areas))
        areas = [a for a in areas if a in either]
    return areas


def _controlled_as(g: Runewars, wanted: int, seat: int, areas: list[int]) -> list[int]:
    owner = g.owner
    if wanted == 0:
        return [a for a in areas if owner[a] == seat]
    if wanted == 1:
        return [a for a in areas if owner[a] >= 0 and owner[a] != seat]
    areas = [a for a in areas if owner[a] < 0]
    return areas if wanted == 2 else [a for a in areas if g.empty(a)]


def _in_home(g: Runewars, wanted: int, seat: int, areas: list[int]) -> list[int]:
    home = g.content.home_of
    own = g.factions[seat] if seat >= 0 else EVERY
    if wanted == 0:
        return [a for a in areas if home[a] == own]
    if wanted == 1:
        return [a for a in areas if home[a] >= 0 and home[a] != own]
    if wanted == 2:
        return [a for a in areas if home[a] < 0]
    if wanted == 3:
        return [a for a in areas if home[a] >= 0]
    return [a for a in areas if home[a] != own]


def _with_stronghold(g: Runewars, wanted: int, seat: int, areas: list[int]) -> list[int]:
    fort, holder = g.fort, g.holder
    if wanted == 3:
        return [a for a in areas if fort[a] == NO_FORT]
    areas = [a for a in areas if fort[a] != NO_FORT]
    if wanted == 1:
        return [a for a in areas if holder[a] != seat]
    return [a for a in areas if holder[a] == seat and (wanted == 0 or fort[a] == DAMAGED)]


def _with_neutrals(g: Runewars, wanted: int, areas: list[int]) -> list[int]:
    owner, up, down = g.owner, g.up, g.down
    if wanted > 0:
        areas = [a for a in areas if owner[a] < 0]
    there = [a for a in areas if any(up[a * SLOTS + KINDS : a * SLOTS + SLOTS])]
    if wanted == 2 or len(there) == len(areas):
        return there
    return [a for a in areas if a in there or any(down[a * SLOTS + KINDS : a * SLOTS + SLOTS])]


def _with_hero(g: Runewars, own: bool, seat: int, areas: list[int]) -> list[int]:
    there: list[int] = []
    for hero, owner in enumerate(g.hero_seat):
        if owner >= 0 and (owner == seat) == own:
            there.append(g.hero_at[hero])
    return [a for a in areas if a in there]


def _adjacent(g: Runewars, ref: int, seat: int, areas: list[int], wanted: bool) -> list[int]:
    """Return the areas that are (or are not) adjacent to those of `ref`; coloured sides count as adjacent."""
    to: list[int] = []
    if ref == OWN_AREAS:
        to += g.lands[seat]
    elif ref == OWN_HOME:
        home, own = g.content.home_of, g.factions[seat]
        to += [a for a in g.board.by_number if home[a] == own]
    else:
        to += bits(bound(g, ref))
    beside: set[int] = set()
    for area in to:
        beside.update(g.board.near[area])
    return [a for a in areas if (a in beside) == wanted]


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
    if f is not None and f.owner == 0:
        return [hero for hero in g.heroes_of(me(g)) if hero_matches(g, f, hero)]
    serving = [hero for hero, owner in enumerate(g.hero_seat) if owner >= 0]
    return serving if f is None else [hero for hero in serving if hero_matches(g, f, hero)]


# --- amounts --------------------------------------------------------------------------------------


def amount(g: Runewars, a: Amount | None, default: int = 1) -> int:
    """Evaluate an amount; EVERY means all."""
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
    """Evaluate one of COUNTS of the vocabulary."""
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
    return len([a for a in g.lands[seat] if g.city[a] >= 0])


# --- conditions -----------------------------------------------------------------------------------


def condition_holds(g: Runewars, number: int) -> bool:
    return number < 0 or holds(g, g.content.conditions[number])


def met(g: Runewars, condition: int, seat: int, hero: int = -1, area: int = -1) -> bool:
    """Whether a condition holds for a seat, outside any effect."""
    if condition < 0:
        return True
    g.envs.append(outside(g, seat, hero, area))
    fulfilled = holds(g, g.content.conditions[condition])
    g.envs.pop()
    return fulfilled


def holds(g: Runewars, c: Condition) -> bool:
    kind = c.kind
    seat = g.envs[-1][B_SELF]
    if kind in COUNTED:
        return (seat >= 0 or kind == UNITS) and _number(g, c, kind, seat) >= c.least[g.seats]
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
    if seat < 0:
        return False
    if kind == HAS_OBJECTIVE:
        return g.objective[seat] >= 0
    if kind == STRONGHOLD_IN_BATTLE:
        area = bound_area(g, B_HERE)
        return area >= 0 and g.fort[area] != NO_FORT and (g.holder[area] == seat) == (c.of == 0)
    if kind == IN_AREA:
        area = bound_area(g, B_HERE)
        return area >= 0 and c.areas is not None and area_matches(g, c.areas, area)
    assert kind == EXISTS
    return any_area(g, c.areas)


def _number(g: Runewars, c: Condition, kind: int, seat: int) -> int:
    """Return the number that a condition compares with its `min`."""
    if kind == CONTROLS:
        return controlled(g, c, seat)
    if kind == UNITS:
        return _units(g, c)
    if kind == EVENT:
        return _events(g, c, seat)
    if kind == HEROES:
        return len(heroes_matching(g, c.heroes))
    if kind == HAS_INFLUENCE:
        return g.influence[seat]
    if kind == HAS_TACTICS:
        return len(g.hands[seat]) + len(g.fresh[seat])
    if kind == DIAL:
        return g.dials[seat * 3 + c.of]
    if kind == TITLES:
        return _titles(g, c, seat)
    if kind == DEVELOPMENTS:
        return len([a for a in g.lands[seat] if g.development[a] >= 0])
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
    own = g.lands[seat]
    return len(own) if c.areas is None else len(among(g, c.areas, list(own)))


def _units(g: Runewars, c: Condition) -> int:
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
    """Whether a bound unit or hero is alive, or is routed."""
    if ref == B_OPP_HERO:
        from meadhall.runewars.heroes.duel import opponent_alive

        return opponent_alive(g) if alive else False
    from meadhall.runewars.effects.units import unit_is_alive, unit_is_routed

    return unit_is_alive(g, bound(g, ref)) if alive else unit_is_routed(g, bound(g, ref))


def supply(g: Runewars, f: UnitFilter) -> int:
    """Return the figures in the supply: neutral ones, or of the own faction."""
    seat = me(g)
    n = 0
    for slot in range(KINDS if f.neutral else 0, SLOTS if f.neutral else KINDS):
        kind = g.type_at(seat, slot)
        if (f.type < 0 or f.type == kind) and (not f.shapes or f.shapes >> g.content.shape[kind] & 1):
            n += g.in_supply(seat, slot)
    return n


def good(g: Runewars, seat: int) -> bool:
    return g.content.alignment[g.factions[seat]] == GOOD
