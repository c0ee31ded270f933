"""Mountain and water between areas: who may cross (p.18)."""

from __future__ import annotations

from meadhall.runewars.board import MOUNTAIN, OPEN
from meadhall.runewars.effects.tree import IGNORE_MOUNTAIN, IGNORE_WATER
from meadhall.runewars.state import WINTER, Runewars


def crosses(g: Runewars, border: int, flying: bool, seat: int) -> bool:
    """p.18: coloured sides are closed, but not to the Flying; winter opens water; cards may lift them.

    seat -1: unallied neutral units.
    """
    if border == OPEN or flying:
        return True
    if border == MOUNTAIN:
        return seat >= 0 and g.rule_on(seat, IGNORE_MOUNTAIN)
    return g.season == WINTER or (seat >= 0 and g.rule_on(seat, IGNORE_WATER))


def beyond(g: Runewars, area: int, flying: bool, seat: int) -> list[int]:
    """The neighbours of an area that can be entered from it, whoever is there. Not to be changed."""
    if flying:
        return g.board.near[area]
    return g.board.ways(lifted(g, seat))[area]


def lifted(g: Runewars, seat: int) -> int:
    """Which borders do not hold now for a walker: mountains (1), water (2)."""
    open_now = 2 if g.season == WINTER else 0
    if seat >= 0:
        # The keys of these two rules are their bits.
        open_now |= (g.turn_rules[seat] | g.season_rules[seat]) & 3
    return open_now


assert IGNORE_MOUNTAIN == 0 and IGNORE_WATER == 1
