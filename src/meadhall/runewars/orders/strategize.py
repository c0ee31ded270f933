"""Strategize (p.16): any figures to adjacent friendly or empty areas, each one area at most."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars.answers import DONE, FIGURES, FROM, HERO, TO, UNITS, units
from meadhall.runewars.borders import crosses
from meadhall.runewars.content import KINDS, SLOTS
from meadhall.runewars.effects.tree import FLYING
from meadhall.runewars.limits import limit_of_eight
from meadhall.runewars.orders.moving import (
    HERO_FIGURE,
    free_heroes,
    lead_hero,
    may_leave,
    movable,
    moved,
    neutrals_welcome,
    own_places,
    plan_move,
    take_and_tell,
)
from meadhall.runewars.state import Runewars


def strategize(g: Runewars, seat: int) -> None:
    g.plan = ()
    g.ask(seat, STRATEGIZE_FROM)


def strategize_areas(g: Runewars, seat: int, area: int, figure: int) -> list[int]:
    """R7.3: adjacent empty or friendly areas; Fast gives nothing here."""
    hero = figure >= HERO_FIGURE
    if hero:
        flying = g.hero_rule(figure - HERO_FIGURE, FLYING)
    else:
        flying = g.content.flying[g.type_at(seat, figure)] != 0
    found = []
    near = g.board.near[area]
    edge = g.board.edge[area]
    for i in range(len(near)):
        target = near[i]
        if not crosses(g, edge[i], flying, seat):
            continue
        if g.control(target) == seat or g.empty(target):
            if hero or figure < KINDS or neutrals_welcome(g, seat, target):
                found.append(target)
        elif hero and g.options.strategize_heroes_anywhere:
            found.append(target)
    return found


def strategize_figures(g: Runewars, seat: int, area: int) -> list[int]:
    options: list[int] = []
    if g.owner[area] == seat and may_leave(g, seat, area):
        base = area * SLOTS
        for slot in range(SLOTS):
            n = movable(g, seat, area, slot) if g.up[base + slot] else 0
            if n and strategize_areas(g, seat, area, slot):
                kind = g.type_at(seat, slot)
                options += [units(kind, k) for k in range(1, min(n, FIGURES - 1) + 1)]
    for hero in free_heroes(g, seat, area):
        if strategize_areas(g, seat, area, HERO_FIGURE + hero):
            options.append(HERO + hero)
    return options


def strategize_from_options(g: Runewars, seat: int) -> list[int]:
    return [DONE, *(FROM + area for area in own_places(g, seat) if strategize_figures(g, seat, area))]


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
    """All at once; then surpluses and alliances."""
    plan = g.plan
    g.plan = ()
    g.then(moved, seat)
    full: list[int] = []
    for i in range(0, len(plan), 4):
        if plan[i + 2] >= HERO_FIGURE:
            lead_hero(g, plan[i + 2] - HERO_FIGURE, plan[i + 1], 1)
        else:
            take_and_tell(g, seat, plan[i], plan[i + 1], plan[i + 2], plan[i + 3])
    for i in range(0, len(plan), 4):
        if plan[i + 2] < HERO_FIGURE:
            g.add_units(plan[i + 1], seat, plan[i + 2], plan[i + 3])
            if plan[i + 1] not in full:
                full.append(plan[i + 1])
    for area in reversed(full):
        g.then(limit_of_eight, seat, area)


STRATEGIZE_FROM: Final = Prompt("strategize-from", strategize_from_options, strategize_from)


STRATEGIZE_WHICH: Final = Prompt(
    "strategize-which", strategize_which_options, strategize_which, forced=True, continues=True
)


STRATEGIZE_TO: Final = Prompt(
    "strategize-to", strategize_to_options, strategize_to, forced=True, continues=True
)
