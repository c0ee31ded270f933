"""Units on their way: how many go where, and whom they meet."""

from __future__ import annotations

from meadhall.runewars.view import View


def neutral_units(view: View, place: str) -> int:
    """Unallied neutral units in an area, routed ones too."""
    there = [area for area in view.areas if area.id == place and area.control is None]
    return sum(units.standing + units.routed for area in there for units in area.units)


def planned_units(view: View, place: str) -> int:
    """Units said to move to an area; heroes are no units (p.18)."""
    return sum(move.n for move in view.plan if move.target == place and move.type is not None)
