"""Filters of cards on areas, heroes and units, evaluated to find the part that does not match."""

# not compiled: builds messages.
from __future__ import annotations

from meadhall.runewars.content import KINDS, NEUTRAL, SLOTS
from meadhall.runewars.effects.run import bound, me, seat_of
from meadhall.runewars.effects.tree import (
    ALWAYS_ALIGNED,
    EACH_OTHER,
    NOBODY,
    OPPONENT,
    OWN_AREAS,
    OWN_HOME,
    SELF,
    AreaFilter,
    HeroFilter,
    UnitFilter,
)
from meadhall.runewars.state import DAMAGED, NO_FORT, NO_RUNE, Runewars
from meadhall.runewars.why.common import CARD, Why, hero_name, no, place, unit

OWN, ENEMY, UNCONTROLLED, EMPTY = 0, 1, 2, 3
OWN_REALM, ENEMY_REALM, NO_REALM, ANY_REALM, NOT_OWN_REALM = 0, 1, 2, 3, 4
OWN_FORT, ENEMY_FORT, OWN_DAMAGED, NO_STRONGHOLD = 0, 1, 2, 3


# --- areas ---------------------------------------------------------------------------------------------


def why_area(g: Runewars, f: AreaFilter | None, area: int) -> Why:
    """Return the refusal of the first part of the filter that an area does not match."""
    if f is None:
        return None
    for check in (_control, _realm, _buildings, _rune, _people, _neighbours):
        why = check(g, f, area)
        if why:
            return why
    if f.alternatives:
        reasons = [why_area(g, other, area) for other in f.alternatives]
        return None if None in reasons else reasons[0]
    return None


def _control(g: Runewars, f: AreaFilter, area: int) -> Why:
    owner, seat = g.control(area), me(g)
    if f.control == OWN and owner != seat:
        return no("not_controlled", CARD, area=place(g, area))
    if f.control == ENEMY and owner in (-1, seat):
        return no("must_be_enemys", CARD, area=place(g, area))
    if f.control == UNCONTROLLED and owner != -1:
        return no("must_be_uncontrolled", CARD, area=place(g, area))
    if f.control == EMPTY and not g.empty(area):
        return no("must_be_empty", CARD, area=place(g, area))
    if f.not_controlled != NOBODY and owner == seat_of(g, f.not_controlled):
        return no("theirs_already", CARD, area=place(g, area))
    if f.held == 1 and g.holder[area] != seat:
        return no("must_be_held", CARD, area=place(g, area))
    return None


def _realm(g: Runewars, f: AreaFilter, area: int) -> Why:
    faction, seat = g.content.home_of[area], me(g)
    own = seat >= 0 and faction == g.factions[seat]
    if f.home == OWN_REALM and not own:
        return no("not_your_home", CARD, area=place(g, area))
    if f.home == ENEMY_REALM and (own or faction < 0):
        return no("not_an_enemys_home", CARD, area=place(g, area))
    if f.home == NO_REALM and faction >= 0:
        return no("not_in_home_realms", CARD, area=place(g, area))
    if f.home == ANY_REALM and faction < 0:
        return no("only_in_home_realms", CARD, area=place(g, area))
    return no("not_in_your_home", CARD, area=place(g, area)) if f.home == NOT_OWN_REALM and own else None


def _buildings(g: Runewars, f: AreaFilter, area: int) -> Why:
    if f.city == 1 and g.city[area] < 0:
        return no("no_city_there", CARD, area=place(g, area))
    if f.city == 0 and g.city[area] >= 0:
        return no("city_there", CARD, area=place(g, area))
    fort = g.fort[area] != NO_FORT
    mine = fort and g.holder[area] == me(g)
    if f.stronghold == NO_STRONGHOLD and fort:
        return no("stronghold_there", CARD, area=place(g, area))
    if f.stronghold in (OWN_FORT, OWN_DAMAGED) and not mine:
        return no("no_stronghold_there", CARD, area=place(g, area))
    if f.stronghold == OWN_DAMAGED and g.fort[area] != DAMAGED:
        return no("not_damaged", CARD, area=place(g, area))
    if f.stronghold == ENEMY_FORT and (mine or not fort):
        return no("no_enemy_stronghold_there", CARD, area=place(g, area))
    if f.development == 1 and g.development[area] < 0:
        return no("no_development_there", CARD, area=place(g, area))
    if f.development == 0 and g.development[area] >= 0:
        return no("development_there", CARD, area=place(g, area))
    return None


def _rune(g: Runewars, f: AreaFilter, area: int) -> Why:
    if f.rune == 0 and g.rune[area] != NO_RUNE:
        return no("rune_there", CARD, area=place(g, area))
    if f.rune >= 1 and g.rune[area] == NO_RUNE:
        return no("no_rune_there", CARD, area=place(g, area))
    if f.rune == 2 and g.rune_up[area]:
        return no("revealed_already", CARD, area=place(g, area))
    return None


def _people(g: Runewars, f: AreaFilter, area: int) -> Why:
    """The parts about neutral units, units of players and heroes."""
    base = area * SLOTS
    standing = sum(g.up[base + KINDS : base + SLOTS])
    if f.neutrals >= 0 and standing + sum(g.down[base + KINDS : base + SLOTS]) == 0:
        return no("no_neutral_units_there", CARD, area=place(g, area))
    if f.neutrals >= 1 and g.control(area) >= 0:
        return no("neutral_units_are_allied", CARD, area=place(g, area))
    if f.neutrals == 2 and not standing:
        return no("neutral_units_are_routed", CARD, area=place(g, area))
    if f.units_of != NOBODY:
        owner = seat_of(g, f.units_of)
        n = g.count(area) if owner >= 0 and g.control(area) == owner else 0
        if n < f.units_n:
            return no("too_few_units_there", CARD, area=place(g, area), need=f.units_n, have=n)
    owners = {g.hero_seat[hero] for hero in range(len(g.hero_seat)) if g.hero_at[hero] == area}
    if f.hero == 0 and me(g) not in owners:
        return no("no_hero_there", CARD, area=place(g, area))
    if f.hero == 1 and not {owner for owner in owners if owner >= 0} - {me(g)}:
        return no("no_enemy_hero_there", CARD, area=place(g, area))
    return None


def _neighbours(g: Runewars, f: AreaFilter, area: int) -> Why:
    if f.adjacent != NOBODY and not _touches(g, f.adjacent, area):
        return no("not_beside", CARD, area=place(g, area))
    if f.not_adjacent != NOBODY and _touches(g, f.not_adjacent, area):
        return no("too_near", CARD, area=place(g, area))
    if f.activation_of != NOBODY:
        seat = seat_of(g, f.activation_of)
        token = seat >= 0 and g.tokens[area] >> seat & 1 == 1
        if f.activation_is and not token:
            return no("no_token_there", CARD, area=place(g, area))
        if not f.activation_is and (token or seat < 0):
            return no("token_there", CARD, area=place(g, area))
    return None


def _touches(g: Runewars, ref: int, area: int) -> bool:
    """Beside own areas, the own home realm, or areas chosen before; borders do not matter."""
    near = g.board.near[area]
    if ref == OWN_AREAS:
        return any(g.control(other) == me(g) for other in near)
    if ref == OWN_HOME:
        return any(g.content.home_of[other] == g.factions[me(g)] for other in near)
    return any(bound(g, ref) >> other & 1 for other in near)


# --- heroes --------------------------------------------------------------------------------------------


def why_hero(g: Runewars, f: HeroFilter | None, hero: int) -> Why:
    owner, name = g.hero_seat[hero], hero_name(g, hero)
    if owner < 0:
        return no("hero_serves_nobody", CARD, hero=name)
    if f is None:
        return None
    if f.owner == 0 and owner != me(g):
        return no("not_your_hero", CARD, hero=name)
    if f.owner == 1 and owner == me(g):
        return no("your_own_hero", CARD, hero=name)
    if f.state == 0 and g.hero_down[hero]:
        return no("hero_routed", CARD, hero=name)
    if f.state == 1 and not g.hero_down[hero]:
        return no("hero_stands", CARD, hero=name)
    if f.within != NOBODY and not bound(g, f.within) >> g.hero_at[hero] & 1:
        return no("hero_not_there", CARD, hero=name)
    alignment = g.content.hero_alignment[hero]
    fits = not f.alignments or f.alignments >> alignment & 1
    if f.special >= 0:
        loyal = alignment == g.content.alignment[g.factions[owner]] or g.hero_rule(hero, ALWAYS_ALIGNED)
        if loyal or (f.special == 1 and alignment == NEUTRAL) or (f.special == 2 and alignment != NEUTRAL):
            fits = False
    return None if fits else no("wrong_alignment", CARD, hero=name)


# --- units ---------------------------------------------------------------------------------------------


def why_unit(g: Runewars, f: UnitFilter | None, kind: int, routed: bool, damage: int, health: int) -> Why:
    """Return why a unit does not match the filter, apart from where it is."""
    if f is None:
        return None
    c, name = g.content, unit(g, kind)
    if f.faction_only and kind >= c.neutral_types:
        return no("only_faction_units", CARD, unit=name)
    if f.neutral and kind < c.neutral_types:
        return no("only_neutral_units", CARD, unit=name)
    if f.type >= 0 and kind != f.type:
        return no("only_these_units", CARD, unit=unit(g, f.type))
    if f.shapes and not f.shapes >> c.shape[kind] & 1:
        return no("wrong_class", CARD, unit=name)
    if f.state == 0 and routed:
        return no("must_stand", CARD, unit=name)
    if f.state == 1 and not routed:
        return no("must_be_routed", CARD, unit=name)
    if f.damaged and damage == 0:
        return no("must_be_damaged", CARD, unit=name)
    if health < f.min_health:
        return no("too_little_health", CARD, unit=name, need=f.min_health)
    if c.initiative[kind] < f.min_initiative:
        return no("too_low_initiative", CARD, unit=name, need=f.min_initiative)
    return None


def why_units_here(g: Runewars, f: UnitFilter, area: int) -> Why:
    """Return why units in an area do not have the owner, or are not in the place, that the card names."""
    owner = g.control(area)
    if f.within != NOBODY and not bound(g, f.within) >> area & 1:
        return no("other_area_meant", CARD, area=place(g, area))
    if f.owner == SELF and (owner < 0 or owner != me(g)):
        return no("not_controlled", CARD, area=place(g, area))
    if f.owner == OPPONENT and owner != seat_of(g, OPPONENT):
        return no("other_area_meant", CARD, area=place(g, area))
    if f.owner == EACH_OTHER and owner == me(g):
        return no("must_be_others", CARD, area=place(g, area))
    return None
