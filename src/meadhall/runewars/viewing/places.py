"""The map in a view: its layout, and what is in each area."""

from __future__ import annotations

from typing import Final

from meadhall.runewars.answers import BENEFIT_NAMES, DIRECTION_NAMES, RESOURCE_NAMES
from meadhall.runewars.board import SIDES, Board, beside, cell_q, cell_r
from meadhall.runewars.content import KINDS, SLOTS, Content
from meadhall.runewars.effects.tree import SHAPES
from meadhall.runewars.orders.harvest import area_yields
from meadhall.runewars.state import ALL, DAMAGED, KNOWERS, NO_FORT, NO_RUNE, Runewars
from meadhall.runewars.view import (
    Area,
    City,
    Grave,
    Ground,
    Marker,
    Neighbour,
    Stronghold,
    Token,
    Units,
    UnitType,
)
from meadhall.runewars.viewing.words import BACK_NAMES, BORDER_NAMES, RUNE_NAMES, shown

FACE_DOWN: Final = "face-down"


# --- the layout, which changes only while the map is built
# ---------------------------------------------------

_GROUNDS: dict[tuple[str, tuple[int, ...]], list[Ground]] = {}
_MOST_MAPS: Final = 200
_TYPES: dict[str, list[UnitType]] = {}


def grounds(board: Board) -> list[Ground]:
    """Return the layout of the map; cached for all views."""
    key = (board.content.hash, board.placed)
    found = _GROUNDS.get(key)
    if found is None:
        if len(_GROUNDS) >= _MOST_MAPS:
            _GROUNDS.clear()
        found = _GROUNDS[key] = [_ground(board, area) for area in board.areas]
    return found


def _ground(board: Board, area: int) -> Ground:
    c = board.content
    here = board.cells[area]
    home = c.home_of[area]
    neighbours: list[Neighbour] = []
    for side in range(SIDES):
        other = board.at.get(beside(here, side), -1)
        if other >= 0:
            border = BORDER_NAMES[board.border(area, other)]
            neighbours.append(Neighbour(c.area_name[other], DIRECTION_NAMES[side], border))
    sides = board.sides[area]
    return Ground(
        id=c.area_name[area],
        q=cell_q(here),
        r=cell_r(here),
        piece=c.piece_name[c.area_piece[area]],
        home=c.factions[home] if home >= 0 else None,
        resources={name: c.produces[area * 3 + i] for i, name in enumerate(RESOURCE_NAMES)},
        city=bool(c.has_city[area]),
        sides={DIRECTION_NAMES[i]: BORDER_NAMES[sides[i]] for i in range(SIDES) if sides[i]},
        neighbours=neighbours,
    )


def types(c: Content) -> list[UnitType]:
    found = _TYPES.get(c.hash)
    if found is None:
        found = _TYPES[c.hash] = [_type(c, kind) for kind in range(c.types)]
    return found


def _type(c: Content, kind: int) -> UnitType:
    return UnitType(
        id=c.type_name[kind],
        faction=c.factions[kind // KINDS] if kind < c.neutral_types else None,
        shape=SHAPES[c.shape[kind]],
        health=c.health[kind],
        initiative=c.initiative[kind],
        fast=bool(c.fast[kind]),
        flying=bool(c.flying[kind]),
        figures=c.figures[kind],
    )


def markers(g: Runewars) -> list[Marker]:
    """Return the home markers that were not replaced by a home yet."""
    found: list[Marker] = []
    for i in range(0, len(g.markers), 2):
        if g.markers[i] >= 0:
            cells = [(cell_q(cell), cell_r(cell)) for cell in g.markers[i : i + 2]]
            found.append(Marker(i // 2 + 1, cells))
    return found


# --- the contents of areas
# ----------------------------------------------------------------------------------------


def areas(g: Runewars) -> list[Area]:
    heroes: dict[int, list[str]] = {}
    for hero, seat in enumerate(g.hero_seat):
        if seat >= 0 and g.hero_at[hero] >= 0:
            heroes.setdefault(g.hero_at[hero], []).append(g.content.heroes[hero])
    return [_area(g, area, heroes.get(area, [])) for area in g.board.areas]


def _area(g: Runewars, area: int, heroes: list[str]) -> Area:
    c = g.content
    control = g.control(area)
    tokens = g.tokens[area]
    return Area(
        id=c.area_name[area],
        control=g.names[control] if control >= 0 else None,
        units=_units(g, area, control),
        production=production_of(g, area),
        stronghold=_stronghold(g, area),
        development=_development(g, area),
        activated=[g.names[seat] for seat in range(g.seats) if tokens >> seat & 1],
        city=_city(g, area),
        rune=_rune(g, area),
        token=_token(g, area),
        heroes=heroes,
    )


def _units(g: Runewars, area: int, control: int) -> list[Units]:
    """Neutral units in a controlled area are allied to its controller (p.19)."""
    base = area * SLOTS
    found: list[Units] = []
    for slot in range(SLOTS):
        up, down = g.up[base + slot], g.down[base + slot]
        if up or down:
            owner = g.names[control] if control >= 0 else None
            found.append(Units(g.content.type_name[g.type_at(control, slot)], owner, up, down))
    return found


def production_of(g: Runewars, area: int) -> dict[str, int]:
    """Return what an area produces at Harvest (p.33), including a face-up exploration token (p.37)."""
    return {name: area_yields(g, area, i) for i, name in enumerate(RESOURCE_NAMES)}


def _stronghold(g: Runewars, area: int) -> Stronghold | None:
    """Return the stronghold, with the strength it adds for the defender (p.21)."""
    if g.fort[area] == NO_FORT:
        return None
    seat = g.holder[area]
    damaged = g.fort[area] == DAMAGED
    strength = g.content.stronghold_damaged if damaged else g.content.stronghold_strength
    return Stronghold(g.names[seat], damaged, strength[g.factions[seat]])


def _development(g: Runewars, area: int) -> str | None:
    kind = g.development[area]
    if kind < 0 or g.holder[area] < 0:
        return None
    return g.content.names["development"][g.factions[g.holder[area]] * 4 + kind]


def _city(g: Runewars, area: int) -> City | None:
    city = g.city[area]
    if city < 0:
        return None
    benefits = {BENEFIT_NAMES[benefit]: n for benefit, n in g.content.city_benefits[city]}
    return City(g.content.cities[city], benefits)


def _rune(g: Runewars, area: int) -> str | None:
    if g.rune[area] == NO_RUNE:
        return None
    return RUNE_NAMES[g.rune[area]] if g.rune_up[area] else FACE_DOWN


def _token(g: Runewars, area: int) -> Token | None:
    code = g.explore[area]
    if code < 0:
        return None
    number = code >> KNOWERS
    return Token(BACK_NAMES[number & 1], g.content.tokens[number >> 1] if code & ALL else None)


def graves(g: Runewars) -> list[Grave]:
    c = g.content
    return [Grave(c.area_name[grave[0]], shown(grave[1:], c.rewards, -1)) for grave in g.graves]
