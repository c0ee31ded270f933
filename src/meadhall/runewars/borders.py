"""Mountain and water borders: which figures may cross them (p.18)."""

from __future__ import annotations

from meadhall.runewars.board import MOUNTAIN, OPEN
from meadhall.runewars.effects.tree import IGNORE_MOUNTAIN, IGNORE_WATER
from meadhall.runewars.state import WINTER, Runewars


def crosses(g: Runewars, border: int, flying: bool, seat: int) -> bool:
    """p.18: coloured sides are closed except to Flying figures; winter opens water; cards may open them.

    seat -1: unallied neutral units.
    """
    if border == OPEN or flying:
        return True
    if border == MOUNTAIN:
        return seat >= 0 and g.rule_on(seat, IGNORE_MOUNTAIN)
    return g.season == WINTER or (seat >= 0 and g.rule_on(seat, IGNORE_WATER))


def beyond(g: Runewars, area: int, flying: bool, seat: int) -> list[int]:
    """Return the neighbours that can be entered from an area, whoever is there. Do not change the list."""
    if flying:
        return g.board.near[area]
    return g.board.ways(lifted(g, seat))[area]


def lifted(g: Runewars, seat: int) -> int:
    """Return the borders that are open now to figures that do not fly: mountains (1), water (2)."""
    open_now = 2 if g.season == WINTER else 0
    if seat >= 0:
        # The keys of these two rules are their bits.
        open_now |= (g.turn_rules[seat] | g.season_rules[seat]) & 3
    return open_now


assert IGNORE_MOUNTAIN == 0 and IGNORE_WATER == 1
