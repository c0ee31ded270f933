"""The eight orders (p.33-36): the functions of their primary and supremacy abilities."""

from __future__ import annotations

from typing import Final

from meadhall.runewars.content import TACTICS_ICON
from meadhall.runewars.decks import draw_tactics
from meadhall.runewars.orders.acquire_power import acquire_power, acquire_supremacy
from meadhall.runewars.orders.fortify import fortify
from meadhall.runewars.orders.harvest import harvest, harvest_supremacy
from meadhall.runewars.orders.mobilize import activate
from meadhall.runewars.orders.moving import CONQUER, MOBILIZE, STRATEGIZE
from meadhall.runewars.orders.rally_support import rally_support, rally_supremacy
from meadhall.runewars.orders.recruit import all_icons, recruit
from meadhall.runewars.orders.strategize import strategize
from meadhall.runewars.state import Runewars

HARVEST: Final = 4
RECRUIT: Final = 5
RALLY_SUPPORT: Final = 6
ACQUIRE_POWER: Final = 7
FORTIFY: Final = 8


def has_supremacy(g: Runewars, seat: int) -> bool:
    """p.12: whether the order is higher than all other own face-up orders of the year.

    Fortify has no bonus.
    """
    order = g.order[seat]
    return order != FORTIFY and g.played[seat] >> (order + 1) == 0


def primary(g: Runewars, seat: int) -> None:
    order = g.order[seat]
    if order == STRATEGIZE:
        strategize(g, seat)
    elif order == MOBILIZE or order == CONQUER:
        activate(g, seat, order, 0)
    elif order == HARVEST:
        harvest(g, seat)
    elif order == RECRUIT:
        recruit(g, seat, 2 if has_supremacy(g, seat) else 1, 0)
    elif order == RALLY_SUPPORT:
        rally_support(g, seat)
    elif order == ACQUIRE_POWER:
        acquire_power(g, seat)
    else:
        fortify(g, seat, 0)


def supremacy(g: Runewars, seat: int) -> None:
    """Run the supremacy bonus, after the primary (R5.4).

    Recruit's is in recruit.py, Conquer's in battle/ (U09).
    """
    order = g.order[seat]
    if order == STRATEGIZE:
        draw_tactics(g, seat, all_icons(g, seat, TACTICS_ICON))
    elif order == MOBILIZE:
        activate(g, seat, order, g.fought)
    elif order == HARVEST:
        harvest_supremacy(g, seat)
    elif order == RALLY_SUPPORT:
        rally_supremacy(g, seat)
    elif order == ACQUIRE_POWER:
        acquire_supremacy(g, seat)
