"""What is printed on components that are not on the board yet: map pieces, heroes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from meadhall.runewars.board import turned
from meadhall.runewars.content import NEUTRALS, Content
from meadhall.runewars.view import Area, City, Ground, Hero, Units, View

SIDES = ("N", "NE", "SE", "S", "SW", "NW")
BORDERS = ("open", "mountain", "water")
RESOURCES = ("food", "wood", "ore")
ATTRIBUTES = ("strength", "agility", "wisdom")
ALIGNMENTS = ("good", "neutral", "evil")


def piece_hexes(content: Content, piece: str, rotation: int = 0) -> list[tuple[Ground, Area]]:
    """Return the areas of a piece, turned by so many sixths, as if they were on the board."""
    number = content.piece_name.index(piece)
    found = []
    for area, q, r, colours in turned(content, number, rotation):
        sides = {side: BORDERS[colour] for side, colour in zip(SIDES, colours, strict=True) if colour}
        name = content.area_name[area]
        found.append((Ground(name, q, r, piece, None, {}, False, sides, []), printed_area(content, name)))
    return found


def printed_area(content: Content, name: str) -> Area:
    """Return an area with everything printed on it."""
    area = content.area_name.index(name)
    units = [
        Units(content.type_name[content.neutral_types + kind], None, n, 0)
        for kind in range(NEUTRALS)
        if (n := content.printed[area * NEUTRALS + kind])
    ]
    production = {resource: content.produces[area * 3 + i] for i, resource in enumerate(RESOURCES)}
    return Area(name, None, units, production, city=City("", {}) if content.has_city[area] else None)


def as_printed(content: Content, view: View) -> Sequence[Area]:
    """Return the areas of the board; during set-up with the units and cities that will be placed."""
    if view.phase != "setup" or any(area.units or area.city for area in view.areas):
        return view.areas
    shown = []
    for area in view.areas:
        printed = printed_area(content, area.id)
        shown.append(replace(area, units=printed.units, city=printed.city))
    return shown


def home_piece(content: Content, faction: str) -> str:
    """Return the home realm of a faction."""
    return content.piece_name[content.tiles + content.factions.index(faction)]


def hero_card(content: Content, hero: str) -> Hero:
    """Return a hero that is not in a player's service."""
    number = content.heroes.index(hero)
    attributes = content.hero_attributes[len(ATTRIBUTES) * number :][: len(ATTRIBUTES)]
    return Hero(
        id=hero,
        seat="",
        area=None,
        alignment=ALIGNMENTS[content.hero_alignment[number]],
        routed=False,
        damage=0,
        health=content.hero_health[number],
        attributes=dict(zip(ATTRIBUTES, attributes, strict=True)),
        training={},
        rewards=[],
    )
