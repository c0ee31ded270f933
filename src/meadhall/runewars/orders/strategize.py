"""Strategize (p.16): any figures to adjacent friendly or empty areas, each one area at most."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars.answers import DONE, FIGURES, FROM, HERO, TO, UNITS, units
from meadhall.runewars.borders import beyond, lifted
from meadhall.runewars.content import KINDS
from meadhall.runewars.effects.tree import FLYING
from meadhall.runewars.limits import limit_of_eight
from meadhall.runewars.orders.moving import (
    HERO_FIGURE,
    PORTAL_PRICE,
    free_heroes,
    gates_from,
    lead_hero,
    left_by_units,
    may_leave,
    movable,
    moved,
    neutrals_welcome,
    plan_move,
    portals,
    take_and_tell,
)
from meadhall.runewars.state import Runewars


def strategize(g: Runewars, seat: int) -> None:
    g.plan = ()
    g.ask(seat, STRATEGIZE_FROM)


def ways_of(g: Runewars, seat: int, area: int, figure: int) -> list[int]:
    """Return where a figure could step from an area, whoever is there, including portals (R26.7)."""
    ways = steps_of(g, seat, area, figure)
    gates = gates_from(g, seat, area)
    return ways + [gate for gate in gates if gate not in ways] if gates else ways


def steps_of(g: Runewars, seat: int, area: int, figure: int) -> list[int]:
    if figure >= HERO_FIGURE:
        return beyond(g, area, g.hero_rule(figure - HERO_FIGURE, FLYING), seat)
    return beyond(g, area, g.content.flying[g.type_at(seat, figure)] != 0, seat)


def strategize_areas(g: Runewars, seat: int, area: int, figure: int) -> list[int]:
    """R7.3: return adjacent empty or friendly areas; Fast has no effect here."""
    hero = figure >= HERO_FIGURE
    found = []
    for target in ways_of(g, seat, area, figure):
        if g.owner[target] == seat:
            found.append(target)
        elif g.empty(target):
            if hero or figure < KINDS or neutrals_welcome(g, seat, target):
                found.append(target)
        elif hero and g.options.strategize_heroes_anywhere:
            found.append(target)
    return found


def goes_somewhere(g: Runewars, seat: int, area: int, figure: int) -> bool:
    """Whether there are any `strategize_areas`; all figures may enter a friendly one."""
    owners = g.owner
    for target in ways_of(g, seat, area, figure):
        if owners[target] == seat:
            return True
    return len(strategize_areas(g, seat, area, figure)) > 0


def strategize_figures(g: Runewars, seat: int, area: int) -> list[int]:
    options: list[int] = []
    if may_leave(g, seat, area):
        for slot, n in enumerate(movable(g, area)):
            if n and goes_somewhere(g, seat, area, slot):
                first = units(g.type_at(seat, slot), 1)
                options.extend(range(first, first + min(n, FIGURES - 1)))
    for hero in free_heroes(g, seat):
        if g.hero_at[hero] == area and goes_somewhere(g, seat, area, HERO_FIGURE + hero):
            options.append(HERO + hero)
    return options


def units_go(g: Runewars, seat: int, area: int, beside: list[int]) -> bool:
    """Whether any units that may leave an area have a target; `beside`: areas that can be reached without
    flying."""
    counts = movable(g, area)
    if not any(counts):
        return False
    if seat in [g.owner[target] for target in beside]:
        return True  # all figures may enter a friendly area
    for slot, n in enumerate(counts):
        if n and goes_somewhere(g, seat, area, slot):
            return True
    return False


def strategize_from_options(g: Runewars, seat: int) -> list[int]:
    """Return the areas with `strategize_figures`."""
    ways = g.board.ways(lifted(g, seat))
    found = [area for area in left_by_units(g, seat) if units_go(g, seat, area, ways[area])]
    for hero in free_heroes(g, seat):
        area = g.hero_at[hero]
        if area not in found and goes_somewhere(g, seat, area, HERO_FIGURE + hero):
            found.append(area)
    found.sort()
    return [DONE, *[FROM + area for area in found]]


def strategize_from(g: Runewars, seat: int, action: int) -> None:
    if action == DONE:
        make_moves(g, seat)
    else:
        g.ask(seat, STRATEGIZE_WHICH, action - FROM)


def strategize_which_options(g: Runewars, seat: int, area: int) -> list[int]:
    return strategize_figures(g, seat, area)


def strategize_which(g: Runewars, seat: int, action: int, area: int) -> None:
    g.ask(seat, STRATEGIZE_TO, area, action)


def strategize_to_options(g: Runewars, seat: int, area: int, what: int) -> list[int]:
    if what >= HERO and what < HERO + len(g.hero_seat):
        figure = HERO_FIGURE + what - HERO
    else:
        figure = g.content.type_slot((what - UNITS) // FIGURES)
    return [TO + target for target in strategize_areas(g, seat, area, figure)]


def strategize_to(g: Runewars, seat: int, action: int, area: int, what: int) -> None:
    plan_move(g, area, action - TO, what)
    g.ask(seat, STRATEGIZE_FROM)


def make_moves(g: Runewars, seat: int) -> None:
    """Make all moves at once; then check limits and alliances."""
    plan = g.plan
    g.plan = ()
    g.then(moved, seat)
    gates = pay_portal(g, seat, plan)
    full: list[int] = []
    for i in range(0, len(plan), 4):
        if plan[i + 2] >= HERO_FIGURE:
            lead_hero(g, plan[i + 2] - HERO_FIGURE, plan[i + 1], 1, gates)
        else:
            take_and_tell(g, seat, plan[i], plan[i + 1], plan[i + 2], plan[i + 3])
    for i in range(0, len(plan), 4):
        if plan[i + 2] < HERO_FIGURE:
            g.add_units(plan[i + 1], seat, plan[i + 2], plan[i + 3])
            if plan[i + 1] not in full:
                full.append(plan[i + 1])
    for area in reversed(full):
        g.then(limit_of_eight, seat, area)


def pay_portal(g: Runewars, seat: int, plan: tuple[int, ...]) -> list[int]:
    """U27: pay one influence if a figure needs a portal; the portals are open then."""
    if not needs_portal(g, seat, plan):
        return []
    g.gain_influence(seat, -PORTAL_PRICE)
    return portals(g)


def needs_portal(g: Runewars, seat: int, plan: tuple[int, ...]) -> bool:
    """Whether a planned move needs a portal."""
    for i in range(0, len(plan), 4):
        if plan[i + 1] not in steps_of(g, seat, plan[i], plan[i + 2]):
            return True
    return False


STRATEGIZE_FROM: Final = Prompt("strategize-from", strategize_from_options, strategize_from)


STRATEGIZE_WHICH: Final = Prompt(
    "strategize-which", strategize_which_options, strategize_which, forced=True, continues=True
)


STRATEGIZE_TO: Final = Prompt(
    "strategize-to", strategize_to_options, strategize_to, forced=True, continues=True
)
