"""Mobilize and Conquer (p.17): place a token in the target area, then move any figures into it."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import event_codes as ev
from meadhall.runewars.answers import ACTIVATE, DONE, FIGURES, FROM, HERO, UNITS
from meadhall.runewars.limits import limit_of_eight
from meadhall.runewars.orders.diplomacy import meet
from meadhall.runewars.orders.moving import (
    HERO_FIGURE,
    PORTAL_PRICE,
    RANGE,
    Reach,
    comers,
    contested,
    figure_comes,
    figures_from,
    hostile,
    lead_hero,
    may_use_portal,
    moved,
    plan_move,
    planned_to,
    portals,
    take_and_tell,
)
from meadhall.runewars.state import LIMIT, Runewars


def activate(g: Runewars, seat: int, order: int, fought: int) -> None:
    """Ask for the area of the token. `fought`: this order has already had its one battle (R24.3)."""
    own = 1 << seat
    for area in g.board.areas:
        if not g.tokens[area] & own:
            g.ask(seat, ACTIVATE_AREA, order, fought)
            return


def activate_options(g: Runewars, seat: int, order: int, fought: int) -> list[int]:
    """U04: any area without an own token; by option only areas that figures can reach.

    The second may be left out.
    """
    tokens = g.tokens
    own = 1 << seat
    options = [DONE]
    options += [ACTIVATE + area for area in g.board.areas if not tokens[area] & own]
    if not g.options.activate_without_move:
        return [a for a in options if a == DONE or origins(g, seat, a - ACTIVATE, fought)]
    return options


def origins(g: Runewars, seat: int, target: int, fought: int) -> list[int]:
    """Return the areas from which some figure can move to the target."""
    return comers(g, Reach(g, seat, target), seat, units_may_enter(g, seat, target, fought))


def units_may_enter(g: Runewars, seat: int, target: int, fought: int) -> bool:
    """R24.3: after a battle no move that forces a second one; neutral units only if diplomacy is possible."""
    if not fought or not contested(g, seat, target):
        return True
    if hostile(g, seat, target):
        return False
    return g.influence[seat] > 0 and planned_to(g, target, False) + g.neutrals(target) < LIMIT


def activated(g: Runewars, seat: int, action: int, order: int, fought: int) -> None:
    if action == DONE:
        return
    area = action - ACTIVATE
    g.tokens[area] |= 1 << seat
    g.emit(ev.ACTIVATED, seat, area)
    g.plan = ()
    g.ask(seat, MOVE_FROM, area, order, fought)


def from_options(g: Runewars, seat: int, target: int, order: int, fought: int) -> list[int]:
    return [DONE, *[FROM + area for area in origins(g, seat, target, fought)]]


def from_chosen(g: Runewars, seat: int, action: int, target: int, order: int, fought: int) -> None:
    if action == DONE:
        arrive(g, seat, target, order, fought)
    else:
        g.ask(seat, MOVE_WHICH, action - FROM, target, order, fought)


def which_options(g: Runewars, seat: int, area: int, target: int, order: int, fought: int) -> list[int]:
    distances = Reach(g, seat, target)
    options = figures_from(g, distances, seat, area, units_may_enter(g, seat, target, fought))
    if fought and contested(g, seat, target):
        # Not so many units that diplomacy would be impossible (R7.22).
        most = LIMIT - g.neutrals(target) - planned_to(g, target, False)
        options = [a for a in options if a >= HERO or (a - UNITS) % FIGURES <= most]
    return options


def which_chosen(
    g: Runewars, seat: int, action: int, area: int, target: int, order: int, fought: int
) -> None:
    plan_move(g, area, target, action)
    g.ask(seat, MOVE_FROM, target, order, fought)


def arrive(g: Runewars, seat: int, target: int, order: int, fought: int) -> None:
    """Make all moves at once; then battle or diplomacy, if other units are there (p.16)."""
    if not g.plan:
        g.then(moved, seat)
        return
    meets = contested(g, seat, target)
    came = planned_to(g, target, False)
    gates = pay_portal(g, seat, target)
    force: list[int] = []
    plan = g.plan
    g.plan = ()
    for i in range(0, len(plan), 4):
        figure = plan[i + 2]
        n = plan[i + 3]
        if figure >= HERO_FIGURE:
            lead_hero(g, figure - HERO_FIGURE, target, RANGE, gates)
        else:
            take_and_tell(g, seat, plan[i], target, figure, n)
            if meets:
                force += [figure << 5] * n
            else:
                g.add_units(target, seat, figure, n)
    if meets and came:
        g.lines[0] = tuple(sorted(force))
        g.then(moved, seat)
        meet(g, seat, target, order, fought)
    else:
        g.then(moved, seat)
        if came:
            g.then(limit_of_eight, seat, target)


def pay_portal(g: Runewars, seat: int, target: int) -> list[int]:
    """U27: pay one influence per order if a figure needs a portal; the portals are open then."""
    if not needs_portal(g, seat, target):
        return []
    g.gain_influence(seat, -PORTAL_PRICE)
    return portals(g)


def needs_portal(g: Runewars, seat: int, target: int) -> bool:
    """Whether a planned move needs a portal."""
    if not g.plan or not may_use_portal(g, seat):
        return False
    distances = Reach(g, seat, target)
    for i in range(0, len(g.plan), 4):
        if not figure_comes(g, distances, seat, g.plan[i], g.plan[i + 2], False):
            return True
    return False


ACTIVATE_AREA: Final = Prompt("activate", activate_options, activated)


MOVE_FROM: Final = Prompt(
    "move-from", from_options, from_chosen, continues=True, default=DONE, default_ends=True
)


MOVE_WHICH: Final = Prompt("move-which", which_options, which_chosen, forced=True, continues=True)
