"""Refusals during set-up (p.7-9)."""

# not compiled: builds messages.
from __future__ import annotations

from meadhall.kernel.refusal import Refusal
from meadhall.runewars import answers as act
from meadhall.runewars.answers import ROTATIONS, SPAN, cell, cell_words
from meadhall.runewars.board import Board, beside, distance
from meadhall.runewars.setup.map_building import choices, home_piece, place_at, spots
from meadhall.runewars.setup.map_places import (
    COLOURS_MEET,
    FEW_CONTACTS,
    FITS,
    HOMES_TOUCH,
    NO_OPEN_SIDE,
    OFF_MARKER,
    OFF_TABLE,
    OPEN_SIDES,
    OVERLAPS,
    Place,
    home_misfit,
    tile_misfit,
)
from meadhall.runewars.state import LIMIT, NO_RUNE, Runewars
from meadhall.runewars.why.common import (
    Why,
    area_in,
    card_in,
    hero_name,
    misplaced,
    no,
    own_type,
    place,
    so_many,
    units_in,
    within,
)

# The reasons in order: first those that need the smallest change.
NEAREST = (NO_OPEN_SIDE, COLOURS_MEET, HOMES_TOUCH, FEW_CONTACTS, OVERLAPS, OFF_MARKER, OFF_TABLE)
BEYOND = 4  # the largest distance of the first hex from the map of a tile that touches it

Spots = list[tuple[int, int]]
Homes = list[tuple[int, Place]]

# The look-ahead takes long and is the same for all answers to an ask: the last one is cached.
_spots: tuple[tuple[object, ...], Spots] = ((), [])
_homes: tuple[tuple[object, ...], Homes] = ((), [])


def open_spots(g: Runewars, careful: int) -> Spots:
    global _spots
    key = (g.content.hash, g.board.placed, g.markers, tuple(g.factions), careful, g.options.marker_gap)
    if _spots[0] != key:
        _spots = key, spots(g, careful)
    return _spots[1]


def open_homes(g: Runewars, seat: int) -> Homes:
    global _homes
    key = (g.content.hash, g.board.placed, g.markers, tuple(g.factions), g.first, seat)
    if _homes[0] != key:
        _homes = key, choices(g, seat)
    return _homes[1]


def piece_name(g: Runewars, piece: int) -> str:
    return g.content.piece_name[piece]


def misfit(g: Runewars, piece: int, why: int) -> Refusal:
    name = piece_name(g, piece)
    if why == OFF_TABLE:
        return no("off_the_table", "p.8", piece=name)
    if why == OVERLAPS:
        return no("overlaps", "p.8", piece=name)
    if why == FEW_CONTACTS:
        return no("few_contacts", "p.8", piece=name)
    if why == COLOURS_MEET:
        return no("colours_meet", "p.8", piece=name)
    if why == NO_OPEN_SIDE:
        return no("no_open_side", "p.8", piece=name)
    if why == OFF_MARKER:
        return no("off_marker", "p.8", piece=name)
    return no("homes_touch", "p.8", piece=name)


def nearest(found: list[int]) -> int:
    for why in NEAREST:
        if why in found:
            return why
    return FITS


# --- factions and tiles --------------------------------------------------------------------------------


def faction(g: Runewars, seat: int, action: int) -> Why:
    i = card_in(action, act.FACTION, len(g.content.factions))
    if i < 0:
        return misplaced("choose-faction")
    return no("faction_taken", "p.7", faction=g.content.factions[i]) if i in g.factions else None


def tile(g: Runewars, seat: int, action: int, attempt: int) -> Why:
    piece = card_in(action, act.TILE, g.content.tiles)
    if piece < 0:
        return misplaced("lay-tile")
    if piece not in g.setup_quests[seat]:
        return no("not_your_tile", "p.8", piece=piece_name(g, piece))
    if g.board.areas and not any(_tile_at(g, piece, here) == FITS for here in _around(g.board)):
        return no("tile_has_no_place", "p.8", piece=piece_name(g, piece))
    return None


def _around(board: Board) -> list[int]:
    """Return the cells of the first hex for which a tile could touch the map."""
    cells = list(board.at)
    found = []
    for here in range(SPAN * SPAN):
        if any(distance(here, other) <= BEYOND for other in cells):
            found.append(here)
    return found


def _tile_at(g: Runewars, piece: int, here: int) -> int:
    """Return FITS if some rotation fits, else the reason of the rotation that comes closest."""
    found = []
    for rotation in range(ROTATIONS):
        found.append(tile_misfit(g.board, piece, place_at(g, piece, rotation, here), g.options.open_contact))
    return FITS if FITS in found else nearest(found)


def tile_cell(g: Runewars, seat: int, action: int, piece: int, attempt: int) -> Why:
    if not within(action, act.CELL, SPAN * SPAN):
        return misplaced("tile-cell")
    here = action - act.CELL
    if not g.board.areas:
        return None if here == cell(0, 0) else no("first_in_the_middle", "p.8", cell=cell_words(here))
    why = _tile_at(g, piece, here)
    return None if why == FITS else misfit(g, piece, why)


def tile_turn(g: Runewars, seat: int, action: int, piece: int, here: int, attempt: int) -> Why:
    if not within(action, act.TURN, ROTATIONS):
        return misplaced("tile-turn")
    if not g.board.areas:
        return None
    why = tile_misfit(g.board, piece, place_at(g, piece, action - act.TURN, here), g.options.open_contact)
    return None if why == FITS else misfit(g, piece, why)


# --- home markers --------------------------------------------------------------------------------------


def _marker(g: Runewars, here: int, other: int, careful: int) -> Why:
    """A marker on these two cells (R3.5, R3.6)."""
    for one in (here, other):
        if one in g.board.at:
            return no("marker_on_map", "p.8", area=place(g, g.board.at[one]))
    touched = 0
    for one in (here, other):
        for side in range(6):
            area = g.board.at.get(beside(one, side), -1)
            # The side of the area that faces the marker.
            if area >= 0 and g.board.sides[area][(side + 3) % 6] == 0:
                touched += 1
    if touched < OPEN_SIDES:
        return no("marker_touches_few", "p.8", need=OPEN_SIDES, have=touched)
    for marker in g.markers:
        for one in (here, other):
            if distance(one, marker) < g.options.marker_gap:
                return no("marker_too_near", "p.8", need=g.options.marker_gap)
    if (min(here, other), max(here, other)) not in open_spots(g, careful):
        return no("no_room_for_rest", "p.8")
    return None


def marker_cell(g: Runewars, seat: int, action: int, attempt: int, careful: int) -> Why:
    """Check whether some direction fits; otherwise return the reason of the one that comes closest."""
    if not within(action, act.CELL, SPAN * SPAN):
        return misplaced("marker-cell")
    here = action - act.CELL
    if here in g.board.at:
        return no("marker_on_map", "p.8", area=place(g, g.board.at[here]))
    best: Why = None
    order = ("marker_on_map", "marker_touches_few", "marker_too_near", "no_room_for_rest")
    for side in range(6):
        why = _marker(g, here, beside(here, side), careful)
        if why is None:
            return None
        if best is None or order.index(why.code) > order.index(best.code):
            best = why
    return best


def marker_side(g: Runewars, seat: int, action: int, here: int, attempt: int, careful: int) -> Why:
    if not within(action, act.SIDE, 6):
        return misplaced("marker-side")
    return _marker(g, here, beside(here, action - act.SIDE), careful)


# --- home realms ---------------------------------------------------------------------------------------


def _home(g: Runewars, seat: int, i: int, here: int, rotation: int) -> int:
    """Return FITS, or why the home cannot replace this marker; -1: it can, but later homes could not."""
    piece = home_piece(g, seat)
    way = place_at(g, piece, rotation, here)
    why = home_misfit(g.board, g.markers, piece, way, i)
    return -1 if why == FITS and (i, way) not in open_homes(g, seat) else why


def choose_marker(g: Runewars, seat: int, action: int, attempt: int) -> Why:
    i = card_in(action, act.MARKER, len(g.markers) // 2)
    if i < 0:
        return misplaced("choose-marker")
    if g.markers[2 * i] < 0:
        return no("marker_taken", "p.8", number=i + 1)
    found: list[int] = []
    for here in _near(g.markers[2 * i]):
        found += [_home(g, seat, i, here, rotation) for rotation in range(ROTATIONS)]
    if FITS in found:
        return None
    return no("no_room_for_rest", "p.8") if -1 in found else misfit(g, home_piece(g, seat), nearest(found))


def _near(here: int) -> list[int]:
    return [other for other in range(SPAN * SPAN) if distance(here, other) <= 2]


def home_cell(g: Runewars, seat: int, action: int, i: int, attempt: int) -> Why:
    if not within(action, act.CELL, SPAN * SPAN):
        return misplaced("home-cell")
    found = [_home(g, seat, i, action - act.CELL, rotation) for rotation in range(ROTATIONS)]
    if FITS in found:
        return None
    return no("no_room_for_rest", "p.8") if -1 in found else misfit(g, home_piece(g, seat), nearest(found))


def home_turn(g: Runewars, seat: int, action: int, i: int, here: int, attempt: int) -> Why:
    if not within(action, act.TURN, ROTATIONS):
        return misplaced("home-turn")
    why = _home(g, seat, i, here, action - act.TURN)
    if why == FITS:
        return None
    return no("no_room_for_rest", "p.8") if why < 0 else misfit(g, home_piece(g, seat), why)


# --- the first runes, armies, heroes -------------------------------------------------------------------


def _first_rune(g: Runewars, area: int) -> Why:
    if g.content.home_of[area] >= 0:
        return no("not_in_home_realms", "p.8", area=place(g, area))
    if g.rune[area] != NO_RUNE:
        return no("rune_there", "p.8", area=place(g, area))
    for side in range(6):
        if beside(g.board.cells[area], side) in g.markers:
            return no("next_to_marker", "p.8", area=place(g, area))
    return None


def dragon(g: Runewars, seat: int, action: int) -> Why:
    area = area_in(g, action, act.DRAGON)
    return misplaced("setup-dragon-rune") if area < 0 else _first_rune(g, area)


def false(g: Runewars, seat: int, action: int, dragon_at: int) -> Why:
    area = area_in(g, action, act.FALSE)
    if area < 0:
        return misplaced("setup-false-rune")
    if area == dragon_at:
        return no("rune_there", "p.8", area=place(g, area))
    return _first_rune(g, area)


def _home_area(g: Runewars, seat: int, area: int) -> Why:
    return None if g.home_seat[area] == seat else no("not_your_home", "p.7", area=place(g, area))


def stronghold(g: Runewars, seat: int, action: int) -> Why:
    area = area_in(g, action, act.AREA)
    return misplaced("setup-stronghold") if area < 0 else _home_area(g, seat, area)


def units(g: Runewars, seat: int, action: int, *left: int) -> Why:
    kind, n = units_in(g, action, act.UNITS)
    if kind < 0:
        return misplaced("setup-units")
    if why := own_type(g, seat, kind, "p.7"):
        return why
    slot = g.content.type_slot(kind)
    if why := so_many(g, kind, n, min(left[slot], g.in_supply(seat, slot)), "p.7"):
        return why
    room = max(LIMIT - g.count(area) for area in g.board.areas if g.home_seat[area] == seat)
    return None if n <= room else no("no_room_for_so_many", "p.18", most=room)


def place_units(g: Runewars, seat: int, action: int, kind: int, n: int, *left: int) -> Why:
    area = area_in(g, action, act.PLACE)
    if area < 0:
        return misplaced("setup-place-units")
    if why := _home_area(g, seat, area):
        return why
    return None if g.count(area) + n <= LIMIT else no("area_full", "p.18", area=place(g, area))


def first_hero(g: Runewars, seat: int, action: int, hero: int) -> Why:
    area = area_in(g, action, act.PLACE)
    if area < 0:
        return misplaced("setup-hero")
    if g.home_seat[area] != seat:
        return no("heroes_start_at_home", "p.7", hero=hero_name(g, hero), area=place(g, area))
    return None
