"""Refusals for placing, discarding and revealing rune tokens (p.30)."""

# not compiled: builds messages.
from __future__ import annotations

from meadhall.runewars import answers as act
from meadhall.runewars.state import DRAGON_RUNE, FALSE_RUNE, NO_RUNE, Runewars
from meadhall.runewars.why.common import Why, area_in, controlled, misplaced, no, place


def _free(g: Runewars, seat: int, area: int) -> Why:
    """R21.1: a friendly or uncontrolled area without a token."""
    if g.rune[area] != NO_RUNE:
        return no("rune_there", "p.30", area=place(g, area))
    owner = g.control(area)
    return no("enemy_area", "p.30", area=place(g, area)) if owner >= 0 and owner != seat else None


def _own_token(g: Runewars, seat: int, area: int) -> Why:
    if why := controlled(g, seat, area, "p.30"):
        return why
    return no("no_rune_there", "p.30", area=place(g, area)) if g.rune[area] == NO_RUNE else None


def place_dragon(g: Runewars, seat: int, action: int, false_too: int) -> Why:
    area = area_in(g, action, act.DRAGON)
    return misplaced("place-dragon-rune") if area < 0 else _free(g, seat, area)


def place_false(g: Runewars, seat: int, action: int, dragon: int) -> Why:
    area = area_in(g, action, act.FALSE)
    if area < 0:
        return misplaced("place-false-rune")
    return no("rune_there", "p.30", area=place(g, area)) if area == dragon else _free(g, seat, area)


def discard_false(g: Runewars, seat: int, action: int, left: int) -> Why:
    if action == act.DONE:
        return None
    area = area_in(g, action, act.DISCARD_RUNE)
    if area < 0:
        return misplaced("discard-false-rune")
    if why := _own_token(g, seat, area):
        return why
    return None if g.rune[area] == FALSE_RUNE else no("dragon_rune_stays", "p.30", area=place(g, area))


def reveal(g: Runewars, seat: int, action: int) -> Why:
    area = area_in(g, action, act.REVEAL)
    if area < 0:
        return misplaced("reveal-rune")
    if why := _own_token(g, seat, area):
        return why
    if g.rune_up[area]:
        return no("revealed_already", "p.30", area=place(g, area))
    return None if g.rune[area] == DRAGON_RUNE else no("false_rune", "p.30", area=place(g, area))
