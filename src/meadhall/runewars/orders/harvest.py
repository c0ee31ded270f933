"""Harvest (p.33): set the dials to the production of the areas; then income and a development."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import event_codes as ev
from meadhall.runewars.answers import BUILD, DEVELOP, FROM, NO
from meadhall.runewars.content import HARVEST_SUPREMACY
from meadhall.runewars.effects.run import start
from meadhall.runewars.effects.tree import OF_DEVELOPMENT
from meadhall.runewars.state import ALL, KNOWERS, Runewars
from meadhall.runewars.strongholds import buildable, lose_development

WOOD: Final = 1


def area_yields(g: Runewars, area: int, resource: int) -> int:
    """Return what an area produces: as printed, and by a village there (p.37)."""
    yields = g.content.produces[area * 3 + resource]
    token = g.explore[area]
    if token >= 0 and token & ALL:
        yields += g.content.token_production[token >> KNOWERS >> 1][resource]
    return yields


def production(g: Runewars, seat: int, resource: int) -> int:
    """Return the production of all areas that a seat controls."""
    return sum([area_yields(g, area, resource) for area in g.lands[seat]])


def harvest(g: Runewars, seat: int) -> None:
    """R24.5: set every dial to the production, up or down."""
    for resource in range(3):
        yields = min(8, production(g, seat, resource))
        g.turn_dial(seat, resource, yields - g.dials[seat * 3 + resource])


def harvest_supremacy(g: Runewars, seat: int) -> None:
    """R24.6: income of all developments, then one may be built for 1 wood, which gives no income yet."""
    g.then(build_development, seat)
    for area in reversed(g.forts(seat)):
        kind = g.development[area]
        if kind >= 0:
            number = g.factions[seat] * 4 + kind
            if g.content.development_timing[number] >> HARVEST_SUPREMACY & 1:
                start(g, g.content.development_block[number], seat, OF_DEVELOPMENT * 256 + number, -1, area)


def sites(g: Runewars, seat: int) -> list[int]:
    """p.33: strongholds without a development."""
    return [area for area in g.forts(seat) if g.development[area] < 0]


def build_development(g: Runewars, seat: int) -> None:
    if g.dials[seat * 3 + WOOD] and sites(g, seat):
        g.ask(seat, BUILD_WHERE)


def site_options(g: Runewars, seat: int) -> list[int]:
    return [NO, *[BUILD + area for area in sites(g, seat)]]


def site_chosen(g: Runewars, seat: int, action: int) -> None:
    if action != NO:
        g.ask(seat, BUILD_WHAT, action - BUILD)


def what_options(g: Runewars, seat: int, area: int) -> list[int]:
    """A kind whose tokens are all on the board can be built by destroying one of them (R23.8)."""
    base = g.factions[seat] * 4
    kinds = [kind for kind in range(4) if g.content.development_count[base + kind]]
    return [DEVELOP + base + kind for kind in kinds]


def kind_chosen(g: Runewars, seat: int, action: int, area: int) -> None:
    kind = (action - DEVELOP) % 4
    if kind in buildable(g, seat):
        develop(g, seat, area, kind)
    else:
        g.ask(seat, MOVE_DEVELOPMENT, area, kind)


def moved_options(g: Runewars, seat: int, area: int, kind: int) -> list[int]:
    return [FROM + other for other in g.forts(seat) if g.development[other] == kind]


def development_moved(g: Runewars, seat: int, action: int, area: int, kind: int) -> None:
    lose_development(g, action - FROM)
    develop(g, seat, area, kind)


def develop(g: Runewars, seat: int, area: int, kind: int) -> None:
    g.turn_dial(seat, WOOD, -1)
    g.development[area] = kind
    g.emit(ev.DEVELOPED, seat, area, g.factions[seat] * 4 + kind)


BUILD_WHERE: Final = Prompt("build-development", site_options, site_chosen)
BUILD_WHAT: Final = Prompt("which-development", what_options, kind_chosen, forced=True, continues=True)
MOVE_DEVELOPMENT: Final = Prompt(
    "move-development", moved_options, development_moved, forced=True, continues=True
)
