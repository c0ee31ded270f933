"""Moving figures by orders (p.16-18): what may leave an area and how far it comes.

Moves are said one after the other (`g.plan`) and made all at once. A *figure* is a slot, or a hero + 64.
"""

from __future__ import annotations

from typing import Final

from meadhall.runewars import happenings as ev
from meadhall.runewars.answers import FIGURES, HERO, UNITS, units
from meadhall.runewars.borders import beyond
from meadhall.runewars.content import KINDS, SLOTS
from meadhall.runewars.effects.tree import FLYING, NO_UNIT_MOVES, PORTAL
from meadhall.runewars.heroes.serving import move_hero, order_range, reach, show_rule, shown_for_way
from meadhall.runewars.neutrals import settle_alliances
from meadhall.runewars.state import ALL, KNOWERS, NO_FORT, Runewars

HERO_FIGURE: Final = 64


RANGE: Final = 2


FAST: Final = 3


FAR_MORE: Final = 1  # a forced march: one area more


PORTAL_PRICE: Final = 1


STRATEGIZE: Final = 1


MOBILIZE: Final = 2


CONQUER: Final = 3


# --- what is where --------------------------------------------------------------------------------


def contested(g: Runewars, seat: int, area: int) -> bool:
    """Units that enter meet somebody: enemy units or a stronghold, or unallied neutral units (p.16)."""
    owner = g.control(area)
    if owner == seat:
        return False
    return g.fort[area] != NO_FORT or g.count(area) > 0


def hostile(g: Runewars, seat: int, area: int) -> bool:
    """Another player's units or stronghold: a battle for certain."""
    return g.control(area) not in (seat, -1) and contested(g, seat, area)


def own_places(g: Runewars, seat: int) -> list[int]:
    """Areas from which a seat could move somebody: it controls them, or a hero of its is there."""
    places = [area for area in g.board.areas if g.owner[area] == seat]
    for hero, owner in enumerate(g.hero_seat):
        if owner == seat and g.hero_at[hero] not in places:
            places.append(g.hero_at[hero])
    places.sort()
    return places


def planned_from(g: Runewars, area: int, figure: int) -> int:
    """How many of these are already said to leave the area."""
    n = 0
    for i in range(0, len(g.plan), 4):
        if g.plan[i] == area and g.plan[i + 2] == figure:
            n += g.plan[i + 3]
    return n


def planned_to(g: Runewars, area: int, faction_only: bool) -> int:
    """Units said to come to an area."""
    n = 0
    for i in range(0, len(g.plan), 4):
        figure = g.plan[i + 2]
        if g.plan[i + 1] == area and figure < (KINDS if faction_only else SLOTS):
            n += g.plan[i + 3]
    return n


def may_leave(g: Runewars, seat: int, area: int) -> bool:
    """R6.10: units do not leave an area with the own activation token; a storm keeps them all."""
    return not g.tokens[area] >> seat & 1 and not g.rule_on(seat, NO_UNIT_MOVES)


def movable(g: Runewars, seat: int, area: int, slot: int) -> int:
    """Standing units of a slot that may still be moved from there."""
    if g.control(area) != seat or not may_leave(g, seat, area):
        return 0
    n = g.up[area * SLOTS + slot]
    return n - planned_from(g, area, slot) if n and g.plan else n


def free_heroes(g: Runewars, seat: int, area: int) -> list[int]:
    """Standing heroes there who are not said to move: activation tokens do not hold them (p.16)."""
    if area not in g.hero_at:
        return []
    return [
        hero
        for hero in range(len(g.hero_seat))
        if g.hero_seat[hero] == seat
        and g.hero_at[hero] == area
        and not g.hero_down[hero]
        and not planned_from(g, area, HERO_FIGURE + hero)
    ]


# --- how far --------------------------------------------------------------------------------------


def portals(g: Runewars) -> list[int]:
    """Areas with a face-up portal (p.37)."""
    found = []
    for area in g.board.areas:
        token = g.explore[area]
        if token >= 0 and token & ALL and g.content.token_rules[token >> KNOWERS >> 1] >> PORTAL & 1:
            found.append(area)
    return found


def sources(
    g: Runewars, seat: int, target: int, flying: bool, hero: bool, far: int, gates: list[int]
) -> list[int]:
    """How far each area is from the target for such a figure: by area, 99 where it cannot come from.

    Units pass friendly or empty areas only, heroes any (p.16-17). Searched from the target backwards;
    borders are the same both ways.
    """
    steps = [99] * g.content.areas
    steps[target] = 0
    edge = [target]
    for n in range(1, far + 1):
        reached: list[int] = []
        for area in edge:
            if n > 1 and not hero and g.owner[area] != seat and not g.empty(area):
                continue
            for other in beyond(g, area, flying, seat):
                if steps[other] == 99:
                    steps[other] = n
                    reached.append(other)
            if gates and area in gates:
                for other in gates:
                    if steps[other] == 99:
                        steps[other] = n
                        reached.append(other)
        edge = reached
    return steps


def unit_range(g: Runewars, seat: int, area: int, slot: int) -> int:
    """R7.8; a forced march from this area adds one."""
    far = FAST if g.content.fast[g.type_at(seat, slot)] else RANGE
    return far + FAR_MORE if g.far >> area & 1 else far


class Reach:
    """Distances to one target, worked out once for walkers and flyers, units and heroes, with and without
    portals."""

    __slots__ = ("g", "known", "seat", "target")

    def __init__(self, g: Runewars, seat: int, target: int) -> None:
        self.g = g
        self.seat = seat
        self.target = target
        self.known: list[list[int]] = [[], [], [], [], [], [], [], []]

    def steps(self, flying: bool, hero: bool, by_portal: bool) -> list[int]:
        i = (1 if flying else 0) + (2 if hero else 0) + (4 if by_portal else 0)
        if not self.known[i]:
            gates = portals(self.g) if by_portal else []
            far = FAST + FAR_MORE
            self.known[i] = sources(self.g, self.seat, self.target, flying, hero, far, gates)
        return self.known[i]


def may_use_portal(g: Runewars, seat: int) -> bool:
    return g.options.exploration and g.influence[seat] >= PORTAL_PRICE and len(portals(g)) > 1


def figure_comes(g: Runewars, reach: Reach, seat: int, area: int, figure: int, by_portal: bool) -> bool:
    """Whether a figure of an area can come to the target."""
    if figure >= HERO_FIGURE:
        hero = figure - HERO_FIGURE
        flying = g.hero_rule(hero, FLYING)
        return reach.steps(flying, True, by_portal)[area] <= order_range(g, hero)
    flying = g.content.flying[g.type_at(seat, figure)] != 0
    return reach.steps(flying, False, by_portal)[area] <= unit_range(g, seat, area, figure)


def figures_from(g: Runewars, reach: Reach, seat: int, area: int, units_too: bool) -> list[int]:
    """Answers: which figures of an area may move to the target, and how many."""
    options: list[int] = []
    gates = may_use_portal(g, seat)
    target = reach.target
    if units_too and area != target and g.owner[area] == seat and may_leave(g, seat, area):
        base = area * SLOTS
        for slot in range(SLOTS):
            if not g.up[base + slot]:
                continue
            n = movable(g, seat, area, slot)
            if not n or (slot >= KINDS and not neutrals_welcome(g, seat, target)):
                continue
            if comes_somehow(g, reach, seat, area, slot, gates):
                n = min(n, FIGURES - 1)
                kind = g.type_at(seat, slot)
                options += [units(kind, k) for k in range(1, n + 1)]
    for hero in free_heroes(g, seat, area):
        if area != target and comes_somehow(g, reach, seat, area, HERO_FIGURE + hero, gates):
            options.append(HERO + hero)
    return options


def anybody_comes(g: Runewars, reach: Reach, seat: int, area: int, units_too: bool) -> bool:
    """Whether any figure of an area may move to the target: `figures_from` without the list."""
    target = reach.target
    if area == target:
        return False
    gates = may_use_portal(g, seat)
    if units_too and g.owner[area] == seat and may_leave(g, seat, area):
        base = area * SLOTS
        for slot in range(SLOTS):
            if (
                g.up[base + slot]
                and movable(g, seat, area, slot)
                and (slot < KINDS or neutrals_welcome(g, seat, target))
                and comes_somehow(g, reach, seat, area, slot, gates)
            ):
                return True
    for hero in free_heroes(g, seat, area):
        if comes_somehow(g, reach, seat, area, HERO_FIGURE + hero, gates):
            return True
    return False


def comes_somehow(g: Runewars, reach: Reach, seat: int, area: int, figure: int, gates: bool) -> bool:
    """On foot or on wings, or through a portal if there are any."""
    if figure_comes(g, reach, seat, area, figure, False):
        return True
    return gates and figure_comes(g, reach, seat, area, figure, True)


def neutrals_welcome(g: Runewars, seat: int, target: int) -> bool:
    """R9.6: allied neutral units move alone only to a friendly area; elsewhere faction units must come
    too."""
    return g.control(target) == seat or planned_to(g, target, True) > 0


def plan_move(g: Runewars, area: int, target: int, action: int) -> None:
    if action >= HERO and action < HERO + len(g.hero_seat):
        g.plan = (*g.plan, area, target, HERO_FIGURE + action - HERO, 1)
    else:
        what = action - UNITS
        g.plan = (*g.plan, area, target, g.content.type_slot(what // FIGURES), what % FIGURES)


def take_and_tell(g: Runewars, seat: int, area: int, target: int, slot: int, n: int) -> None:
    kind = g.type_at(seat, slot)
    g.take_units(area, slot, n)
    g.tell(ev.MOVED, seat, area, target, kind, n)


def lead_hero(g: Runewars, hero: int, target: int, far: int) -> None:
    """A hero goes along; boots or wings that he needed for it are turned up (p.27)."""
    area = g.hero_at[hero]
    if far == 1:
        if target not in reach(g, area, 1, False, g.hero_seat[hero]):
            show_rule(g, hero, FLYING)
    else:
        shown_for_way(g, hero, area, target, far)
    move_hero(g, hero, target)


def moved(g: Runewars, seat: int) -> None:
    """Afterwards: alliances end, runes are looked at, somebody may have lost his last area."""
    from meadhall.runewars.year.elimination import check

    settle_alliances(g)
    check(g)
