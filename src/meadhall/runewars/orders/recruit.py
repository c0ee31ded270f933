"""Recruit (p.35): the units of a dial are placed in areas with own strongholds."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import event_codes as ev
from meadhall.runewars.answers import AREA, DIAL, DONE, FIGURES, NO, PLACE, UNITS, units
from meadhall.runewars.content import KINDS, SLOTS
from meadhall.runewars.limits import destroy, limit_of_eight
from meadhall.runewars.state import Runewars


def icons(g: Runewars, seat: int, resource: int) -> list[int]:
    """Return the icons at and below the arrow of a dial (p.14)."""
    first = (g.factions[seat] * 3 + resource) * 9 + 1
    return g.content.dials[first : first + g.dials[seat * 3 + resource]]


def dial_icons(g: Runewars, seat: int, resource: int, icon: int) -> int:
    """Return how many of an icon are at and below the arrow of a dial (p.14)."""
    return icons(g, seat, resource).count(icon)


def all_icons(g: Runewars, seat: int, icon: int) -> int:
    return sum([dial_icons(g, seat, resource, icon) for resource in range(3)])


def recruit(g: Runewars, seat: int, dials: int, used: int) -> None:
    """Recruit from so many different dials of the player's choice; `used` as bits."""
    if dials and g.forts(seat):
        g.ask(seat, RECRUIT_DIAL, dials, used)


def dial_options(g: Runewars, seat: int, dials: int, used: int) -> list[int]:
    """The supremacy's second dial is another one, and may be left (R24.8)."""
    if not used:
        return [DIAL, DIAL + 1, DIAL + 2]
    return [DONE, *[DIAL + resource for resource in range(3) if not used >> resource & 1]]


def dial_recruited(g: Runewars, seat: int, action: int, dials: int, used: int) -> None:
    """R24.7: recruit all units at or below the arrow; the dial does not change."""
    if action == DONE:
        return
    resource = action - DIAL
    g.then(recruit, seat, dials - 1, used | 1 << resource)
    if dials > 1 and g.current == seat:
        from meadhall.runewars.year.turn import BETWEEN, turn_window

        g.then(turn_window, seat, BETWEEN, 0)
    for area in reversed(g.forts(seat)):
        g.then(limit_of_eight, seat, area)
    recruits = icons(g, seat, resource)
    counts = [recruits.count(kind) for kind in range(KINDS)]
    g.then(deploy, seat, *counts)
    supply = g.supply[seat * SLOTS : seat * SLOTS + KINDS]
    for kind in range(KINDS - 1, -1, -1):
        missing = counts[kind] - supply[kind]
        if missing > 0:
            g.then(free_figures, seat, kind, missing)


# --- all figures on the board (p.31) --------------------------------------------------------------


def free_figures(g: Runewars, seat: int, kind: int, missing: int) -> None:
    """R23.8: without figures left, one of that type in a friendly area may be destroyed first."""
    if missing and where_they_are(g, seat, kind):
        g.ask(seat, FREE_FIGURE, kind, missing)


def where_they_are(g: Runewars, seat: int, kind: int) -> list[int]:
    held = [area for area in g.lands[seat] if g.holder[area] == seat]
    return [area for area in held if g.up[area * SLOTS + kind] or g.down[area * SLOTS + kind]]


def free_options(g: Runewars, seat: int, kind: int, missing: int) -> list[int]:
    return [NO, *[AREA + area for area in where_they_are(g, seat, kind)]]


def figure_freed(g: Runewars, seat: int, action: int, kind: int, missing: int) -> None:
    if action != NO:
        area = action - AREA
        # A routed one first, because it is worth less.
        destroy(g, seat, area, kind, 1, g.down[area * SLOTS + kind] > 0)
        g.then(free_figures, seat, kind, missing - 1)


# --- placing --------------------------------------------------------------------------------------


def deploy(g: Runewars, seat: int, *counts: int) -> None:
    """Place the remaining units; with one stronghold all of them go there."""
    left = [min(counts[kind], g.supply[seat * SLOTS + kind]) for kind in range(KINDS)]
    if not any(left):
        return
    forts = g.forts(seat)
    if not forts:
        return
    if len(forts) == 1:
        for kind in range(KINDS):
            muster(g, seat, forts[0], kind, left[kind])
    else:
        g.ask(seat, DEPLOY, *left)


def muster(g: Runewars, seat: int, area: int, kind: int, n: int) -> None:
    if n:
        g.from_supply(seat, kind, n)
        g.add_units(area, seat, kind, n)
        g.emit(ev.RECRUITED, seat, area, g.type_at(seat, kind), n)


def deploy_options(g: Runewars, seat: int, *left: int) -> list[int]:
    options: list[int] = []
    for kind in range(KINDS):
        if left[kind]:
            first = units(g.type_at(seat, kind), 1)
            options.extend(range(first, first + left[kind]))
    return options


def deploy_chosen(g: Runewars, seat: int, action: int, *left: int) -> None:
    kind = g.content.type_slot((action - UNITS) // FIGURES)
    n = (action - UNITS) % FIGURES
    g.ask(seat, DEPLOY_WHERE, kind, n, *left)


def where_options(g: Runewars, seat: int, kind: int, n: int, *left: int) -> list[int]:
    return [PLACE + area for area in g.forts(seat)]


def deployed(g: Runewars, seat: int, action: int, kind: int, n: int, *left: int) -> None:
    rest = list(left)
    rest[kind] -= n
    muster(g, seat, action - PLACE, kind, n)
    g.then(deploy, seat, *rest)


RECRUIT_DIAL: Final = Prompt("recruit-dial", dial_options, dial_recruited, forced=True)
FREE_FIGURE: Final = Prompt("free-figure", free_options, figure_freed, continues=True)
DEPLOY: Final = Prompt("deploy", deploy_options, deploy_chosen, forced=True, continues=True)
DEPLOY_WHERE: Final = Prompt("deploy-where", where_options, deployed, forced=True, continues=True)
