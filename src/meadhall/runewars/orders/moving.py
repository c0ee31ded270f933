"""Moving figures with orders (p.16-18): which may leave an area, and how far they move.

Moves are chosen one after the other (`g.plan`) and made all at once. A *figure* is a slot, or a hero + 64.
"""

from __future__ import annotations

from typing import Final

from meadhall.runewars import event_codes as ev
from meadhall.runewars.answers import FIGURES, HERO, UNITS, units
from meadhall.runewars.borders import beyond, lifted
from meadhall.runewars.content import KINDS, SLOTS
from meadhall.runewars.effects.tree import FLYING, NO_UNIT_MOVES, PORTAL
from meadhall.runewars.heroes.service import move_hero, order_range, show_rule, shown_for_way
from meadhall.runewars.neutrals import settle_alliances
from meadhall.runewars.state import ALL, KNOWERS, NO_FORT, Runewars
from meadhall.runewars.year.elimination import check

HERO_FIGURE: Final = 64


RANGE: Final = 2


FAST: Final = 3


FAR_MORE: Final = 1  # a forced march: one area more


PORTAL_PRICE: Final = 1


STRATEGIZE: Final = 1


MOBILIZE: Final = 2


CONQUER: Final = 3


# --- areas and figures --------------------------------------------------------------------------------


def contested(g: Runewars, seat: int, area: int) -> bool:
    """Whether units that enter meet enemy units, a stronghold or unallied neutral units (p.16)."""
    return g.owner[area] != seat and (g.fort[area] != NO_FORT or g.count(area) > 0)


def hostile(g: Runewars, seat: int, area: int) -> bool:
    """Whether another player has units or a stronghold there, so that a battle is certain."""
    return g.owner[area] >= 0 and contested(g, seat, area)


def planned_to(g: Runewars, area: int, faction_only: bool) -> int:
    """Return the number of units that are planned to move to an area."""
    n = 0
    plan = g.plan
    slots = KINDS if faction_only else SLOTS
    for i in range(0, len(plan), 4):
        if plan[i + 1] == area and plan[i + 2] < slots:
            n += plan[i + 3]
    return n


def may_leave(g: Runewars, seat: int, area: int) -> bool:
    """R6.10: units do not leave an area with the own activation token; a card may hold all units."""
    return g.owner[area] == seat and not g.tokens[area] >> seat & 1 and not g.rule_on(seat, NO_UNIT_MOVES)


def left_by_units(g: Runewars, seat: int) -> list[int]:
    """Return all areas that units `may_leave`, by number."""
    if g.rule_on(seat, NO_UNIT_MOVES):
        return []
    tokens = g.tokens
    return [area for area in sorted(g.lands[seat]) if not tokens[area] >> seat & 1]


def movable(g: Runewars, area: int) -> list[int]:
    """Return, by slot, how many units in an area are standing and not in the plan."""
    counts = g.up[area * SLOTS : area * SLOTS + SLOTS]
    plan = g.plan
    for i in range(0, len(plan), 4):
        if plan[i] == area and plan[i + 2] < SLOTS:
            counts[plan[i + 2]] -= plan[i + 3]
    return counts


def free_heroes(g: Runewars, seat: int) -> list[int]:
    """Return standing heroes that are not in the plan; activation tokens do not hold heroes (p.16)."""
    free = [hero for hero, owner in enumerate(g.hero_seat) if owner == seat and not g.hero_down[hero]]
    if g.plan:
        return [hero for hero in free if HERO_FIGURE + hero not in g.plan[2::4]]
    return free


# --- how far --------------------------------------------------------------------------------------


def portals(g: Runewars) -> list[int]:
    """Return the areas with a face-up portal (p.37)."""
    found = []
    for area in g.board.areas:
        token = g.explore[area]
        if token >= 0 and token & ALL and g.content.token_rules[token >> KNOWERS >> 1] >> PORTAL & 1:
            found.append(area)
    return found


def sources(
    g: Runewars, seat: int, target: int, flying: bool, hero: bool, far: int, gates: list[int]
) -> list[int]:
    """Return each area's distance to the target for such a figure; 99 if the target cannot be reached.

    Units pass friendly or empty areas only, heroes any (p.16-17). Searched from the target backwards;
    borders are the same both ways.
    """
    ways = g.board.near if flying else g.board.ways(lifted(g, seat))
    steps = [99] * g.content.areas
    steps[target] = 0
    edge = [target]
    for n in range(1, far + 1):
        reached: list[int] = []
        for area in edge:
            if n > 1 and not hero and g.owner[area] != seat and not g.empty(area):
                continue
            for other in ways[area]:
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


class Reach:
    """Distances to one target, cached for units and heroes, flying or not, with and without portals."""

    __slots__ = ("g", "known", "seat", "target", "walks")

    def __init__(self, g: Runewars, seat: int, target: int) -> None:
        self.g = g
        self.seat = seat
        self.target = target
        self.walks = g.board.ways(lifted(g, seat))
        self.known: list[list[int]] = []

    def steps(self, flying: bool, hero: bool, by_portal: bool) -> list[int]:
        if not self.known:
            self.known = [[], [], [], [], [], [], [], []]
        i = (1 if flying else 0) + (2 if hero else 0) + (4 if by_portal else 0)
        if not self.known[i]:
            gates = portals(self.g) if by_portal else []
            far = FAST + FAR_MORE if hero or self.g.far else FAST
            self.known[i] = sources(self.g, self.seat, self.target, flying, hero, far, gates)
        return self.known[i]

    def in_two_steps(self, area: int, flying: bool, hero: bool) -> bool:
        """Whether the target is at most two steps away through an area that can be passed: nearly all
        moves."""
        g = self.g
        ways = g.board.near if flying else self.walks
        last = ways[self.target]
        if area in last:
            return True
        for other in ways[area]:
            if other in last and (hero or g.owner[other] == self.seat or g.empty(other)):
                return True
        return False


def may_use_portal(g: Runewars, seat: int) -> bool:
    return g.options.exploration and g.influence[seat] >= PORTAL_PRICE and len(portals(g)) > 1


def gates_from(g: Runewars, seat: int, area: int) -> list[int]:
    """Return the areas that a portal makes adjacent to this one, if the player can pay (p.37)."""
    gates = portals(g) if may_use_portal(g, seat) else []
    return [gate for gate in gates if gate != area] if area in gates else []


def figure_comes(g: Runewars, reach: Reach, seat: int, area: int, figure: int, by_portal: bool) -> bool:
    """Whether a figure can move from an area to the target (units: R7.8); a forced march adds one step."""
    hero = figure >= HERO_FIGURE
    if hero:
        flying = g.hero_rule(figure - HERO_FIGURE, FLYING)
        far = order_range(g, figure - HERO_FIGURE)
    else:
        kind = g.type_at(seat, figure)
        flying = g.content.flying[kind] != 0
        far = FAST if g.content.fast[kind] else RANGE
        if g.far >> area & 1:
            far += FAR_MORE
    if reach.in_two_steps(area, flying, hero):
        return True
    return (far > RANGE or by_portal) and reach.steps(flying, hero, by_portal)[area] <= far


def figures_from(g: Runewars, reach: Reach, seat: int, area: int, units_too: bool) -> list[int]:
    """Return the answers for the figures of an area that can move to the target, and how many."""
    options: list[int] = []
    gates = may_use_portal(g, seat)
    if units_too and may_leave(g, seat, area):
        for slot, n in enumerate(movable(g, area)):
            if not n or (slot >= KINDS and not neutrals_welcome(g, seat, reach.target)):
                continue
            if comes_somehow(g, reach, seat, area, slot, gates):
                first = units(g.type_at(seat, slot), 1)
                options.extend(range(first, first + min(n, FIGURES - 1)))
    for hero in free_heroes(g, seat):
        if g.hero_at[hero] == area and comes_somehow(g, reach, seat, area, HERO_FIGURE + hero, gates):
            options.append(HERO + hero)
    return options


def comers(g: Runewars, reach: Reach, seat: int, units_too: bool) -> list[int]:
    """Return the areas from which some figure can move to the target (see `figures_from`)."""
    target = reach.target
    gates = may_use_portal(g, seat)
    found: list[int] = []
    if units_too:
        slots = SLOTS if neutrals_welcome(g, seat, target) else KINDS
        for area in left_by_units(g, seat):
            if area != target and units_come(g, reach, seat, area, slots, gates):
                found.append(area)
    for hero in free_heroes(g, seat):
        area = g.hero_at[hero]
        if area != target and area not in found:
            if comes_somehow(g, reach, seat, area, HERO_FIGURE + hero, gates):
                found.append(area)
    found.sort()
    return found


def units_come(g: Runewars, reach: Reach, seat: int, area: int, slots: int, gates: bool) -> bool:
    """Whether any units of the first so many slots can move from an area to the target."""
    counts = movable(g, area)[:slots]
    if not any(counts):
        return False
    # All units can move two steps without flying; otherwise only some can reach the target.
    if reach.in_two_steps(area, False, False):
        return True
    farther = gates or g.far >> area & 1 != 0
    for slot, n in enumerate(counts):
        if n:
            kind = g.type_at(seat, slot)
            if farther or g.content.fast[kind] or g.content.flying[kind]:
                if comes_somehow(g, reach, seat, area, slot, gates):
                    return True
    return False


def comes_somehow(g: Runewars, reach: Reach, seat: int, area: int, figure: int, gates: bool) -> bool:
    """Whether a figure can reach the target, by itself or through a portal."""
    if figure_comes(g, reach, seat, area, figure, False):
        return True
    return gates and figure_comes(g, reach, seat, area, figure, True)


def neutrals_welcome(g: Runewars, seat: int, target: int) -> bool:
    """R9.6: allied neutral units move alone only to a friendly area; elsewhere faction units must move,
    too."""
    return g.owner[target] == seat or planned_to(g, target, True) > 0


def plan_move(g: Runewars, area: int, target: int, action: int) -> None:
    if action >= HERO and action < HERO + len(g.hero_seat):
        g.plan = (*g.plan, area, target, HERO_FIGURE + action - HERO, 1)
    else:
        what = action - UNITS
        g.plan = (*g.plan, area, target, g.content.type_slot(what // FIGURES), what % FIGURES)


def take_and_tell(g: Runewars, seat: int, area: int, target: int, slot: int, n: int) -> None:
    kind = g.type_at(seat, slot)
    g.take_units(area, slot, n)
    g.emit(ev.MOVED, seat, area, target, kind, n)


def lead_hero(g: Runewars, hero: int, target: int, far: int, gates: list[int]) -> None:
    """Move a hero; rewards that were needed for it are turned up (p.27).

    `gates`: portals that were paid for.
    """
    area = g.hero_at[hero]
    if far == 1:
        by_portal = area in gates and target in gates
        if not by_portal and target not in beyond(g, area, False, g.hero_seat[hero]):
            show_rule(g, hero, FLYING)
    else:
        shown_for_way(g, hero, area, target, far, gates)
    move_hero(g, hero, target)


def moved(g: Runewars, seat: int) -> None:
    """Call after moves: updates alliances and rune knowledge, and checks for elimination."""
    settle_alliances(g)
    check(g)
