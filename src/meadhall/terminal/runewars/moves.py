"""Planned units and the neutral units they meet."""

from __future__ import annotations

from meadhall.runewars.view import View


def neutral_units(view: View, place: str) -> int:
    """Return the unallied neutral units in an area, including routed ones."""
    there = [area for area in view.areas if area.id == place and area.control is None]
    return sum(units.standing + units.routed for area in there for units in area.units)


def planned_units(view: View, place: str) -> int:
    """Return the number of units planned to move to an area; heroes are not units (p.18)."""
    return sum(move.n for move in view.plan if move.target == place and move.type is not None)
