"""Building the board, steps 3 to 6 (p.8-9): tiles, home markers, runes, home realms."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import event_codes as ev
from meadhall.runewars.answers import CELL, MARKER, ROTATIONS, SIDE, TILE, TURN
from meadhall.runewars.board import SIDES, Board, beside
from meadhall.runewars.setup.looking_ahead import Outlook, home_choices, without_marker
from meadhall.runewars.setup.map_places import FITS, Place, first_cell, offset, tile_misfit, tile_places
from meadhall.runewars.setup.rune_tokens import place_runes
from meadhall.runewars.state import NO_RUNE, Runewars

TILES_EACH: Final = 2
BY_HAND: Final = 3  # times the players lay the tiles; if markers still have no place, tiles are random


def build_map(g: Runewars) -> None:
    """Push steps 3 to 6. The later steps are already on the stack."""
    from meadhall.runewars.setup.random_map import lay_all_by_lot

    if g.options.random_map:
        g.then(lay_all_by_lot)
    else:
        g.then(lay_tiles, 1)


# --- step 3: tiles --------------------------------------------------------------------------------


def tile_layer(g: Runewars) -> int:
    """R3.2: return whose turn it is to lay a tile: one at a time, clockwise from the first player."""
    return (g.first + len(g.board.placed) // 4) % g.seats


def lay_tiles(g: Runewars, attempt: int) -> None:
    if len(g.board.placed) == 4 * TILES_EACH * g.seats:
        g.then(lay_markers, attempt, 0)
        return
    seat = tile_layer(g)
    if tile_options(g, seat, attempt):
        g.ask(seat, LAY_TILE, attempt)
    else:
        tiles_anew(g, attempt)


def tile_options(g: Runewars, seat: int, attempt: int) -> list[int]:
    """Return the tiles that the player's Setup Quests name (R3.1) and that have a place."""
    return [
        TILE + piece
        for piece in g.setup_quests[seat]
        if tile_places(g.board, piece, g.options.open_contact, 1)
    ]


def tile_chosen(g: Runewars, seat: int, action: int, attempt: int) -> None:
    g.ask(seat, TILE_CELL, action - TILE, attempt)


def tile_cells(g: Runewars, seat: int, piece: int, attempt: int) -> list[int]:
    cells: set[int] = set()
    for place in tile_places(g.board, piece, g.options.open_contact):
        cells.add(first_cell(g.content, piece, place))
    return [CELL + here for here in sorted(cells)]


def tile_cell_chosen(g: Runewars, seat: int, action: int, piece: int, attempt: int) -> None:
    g.ask(seat, TILE_TURN, piece, action - CELL, attempt)


def tile_turns(g: Runewars, seat: int, piece: int, here: int, attempt: int) -> list[int]:
    options: list[int] = []
    for rotation in range(ROTATIONS):
        place = place_at(g, piece, rotation, here)
        if not g.board.areas or tile_misfit(g.board, piece, place, g.options.open_contact) == FITS:
            options.append(TURN + rotation)
    return options


def place_at(g: Runewars, piece: int, rotation: int, here: int) -> Place:
    q, r = offset(g.content, piece, rotation, here)
    return rotation, q, r


def tile_laid(g: Runewars, seat: int, action: int, piece: int, here: int, attempt: int) -> None:
    g.setup_quests[seat] = tuple(other for other in g.setup_quests[seat] if other != piece)
    lay(g, seat, piece, place_at(g, piece, action - TURN, here))
    g.then(lay_tiles, attempt)


def lay(g: Runewars, seat: int, piece: int, place: Place) -> None:
    g.board = g.board.with_piece(piece, place[0], place[1], place[2])
    if not g.options.random_map:  # a random map is linked when it is complete
        g.board = g.board.linked()
    g.emit(ev.PIECE_LAID, seat, piece, place[0], place[1], place[2])


def take_tiles_back(g: Runewars) -> None:
    """Give the tiles back to their players, which follow from the order in which they were laid."""
    placed = g.board.placed
    for i in range(0, len(placed), 4):
        if placed[i] < g.content.tiles:
            seat = (g.first + i // 4) % g.seats
            g.setup_quests[seat] = tuple(sorted((*g.setup_quests[seat], placed[i])))
    g.board = Board(g.content)
    g.markers = ()


def tiles_anew(g: Runewars, attempt: int) -> None:
    """R3.7: lay all tiles again. After several failures they are laid at random, so that it ends."""
    from meadhall.runewars.setup.random_map import lay_tiles_by_lot

    take_tiles_back(g)
    g.emit(ev.MAP_REDONE, 3)
    if attempt < BY_HAND:
        g.then(lay_tiles, attempt + 1)
    else:
        g.then(lay_markers, attempt, 0)
        g.then(lay_tiles_by_lot)


# --- step 4: home markers -------------------------------------------------------------------------


def lay_markers(g: Runewars, attempt: int, careful: int) -> None:
    """R3.5-R3.7: the first player lays one marker for each player.

    `careful`: homes had no place before (R3.10), so only markers that leave places for all are offered.
    """
    if len(g.markers) == 2 * g.seats:
        g.then(replace_markers, attempt)
        g.then(place_runes)
    elif not g.markers and not spots(g, careful):
        tiles_anew(g, attempt)
    else:
        g.ask(g.first, MARKER_CELL, attempt, careful)


def spots(g: Runewars, careful: int) -> list[tuple[int, int]]:
    pieces = [home_piece(g, seat) for seat in range(g.seats)] if careful else []
    return Outlook(g.board, g.seats, g.options.marker_gap, pieces).open_spots(g.markers)


def home_piece(g: Runewars, seat: int) -> int:
    return g.content.tiles + g.factions[seat]


def marker_cells(g: Runewars, seat: int, attempt: int, careful: int) -> list[int]:
    cells: set[int] = set()
    for one, other in spots(g, careful):
        cells.add(one)
        cells.add(other)
    return [CELL + here for here in sorted(cells)]


def marker_cell_chosen(g: Runewars, seat: int, action: int, attempt: int, careful: int) -> None:
    g.ask(seat, MARKER_SIDE, action - CELL, attempt, careful)


def marker_sides(g: Runewars, seat: int, here: int, attempt: int, careful: int) -> list[int]:
    fair = spots(g, careful)
    options: list[int] = []
    for side in range(SIDES):
        other = beside(here, side)
        if (min(here, other), max(here, other)) in fair:
            options.append(SIDE + side)
    return options


def marker_laid(g: Runewars, seat: int, action: int, here: int, attempt: int, careful: int) -> None:
    g.markers = (*g.markers, here, beside(here, action - SIDE))
    g.emit(ev.MARKER_LAID, seat, len(g.markers) // 2)
    g.then(lay_markers, attempt, careful)


# --- step 6: home realms --------------------------------------------------------------------------


def home_order(g: Runewars) -> list[int]:
    """R3.9: clockwise from the left of the first player, who comes last."""
    return [(g.first + 1 + i) % g.seats for i in range(g.seats)]


def later_homes(g: Runewars, seat: int) -> list[int]:
    order = home_order(g)
    return [home_piece(g, other) for other in order[order.index(seat) + 1 :]]


def choices(g: Runewars, seat: int) -> list[tuple[int, Place]]:
    return home_choices(g.board, g.markers, home_piece(g, seat), later_homes(g, seat))


def replace_markers(g: Runewars, attempt: int) -> None:
    laid = len(g.board.placed) // 4 - TILES_EACH * g.seats
    if laid == g.seats:
        g.markers = ()
        return
    seat = home_order(g)[laid]
    if laid == 0 and not choices(g, seat):
        homes_anew(g, attempt)
    else:
        g.ask(seat, CHOOSE_MARKER, attempt)


def homes_anew(g: Runewars, attempt: int) -> None:
    """R3.10: take markers, runes and homes back and lay them again."""
    for area in g.board.areas:
        if g.rune[area] != NO_RUNE:
            g.rune[area] = NO_RUNE
    g.groups = [-1] * len(g.groups)
    g.dragons_left = g.content.dragon_runes
    g.falses_left = g.content.false_runes
    g.markers = ()
    g.new_information()
    g.emit(ev.MAP_REDONE, 4)
    g.then(lay_markers, attempt, 1)


def free_markers(g: Runewars, seat: int, attempt: int) -> list[int]:
    numbers: set[int] = set()
    for i, _ in choices(g, seat):
        numbers.add(i)
    return [MARKER + i for i in sorted(numbers)]


def marker_chosen(g: Runewars, seat: int, action: int, attempt: int) -> None:
    g.ask(seat, HOME_CELL, action - MARKER, attempt)


def home_cells(g: Runewars, seat: int, i: int, attempt: int) -> list[int]:
    cells: set[int] = set()
    for number, place in choices(g, seat):
        if number == i:
            cells.add(first_cell(g.content, home_piece(g, seat), place))
    return [CELL + here for here in sorted(cells)]


def home_cell_chosen(g: Runewars, seat: int, action: int, i: int, attempt: int) -> None:
    g.ask(seat, HOME_TURN, i, action - CELL, attempt)


def home_turns(g: Runewars, seat: int, i: int, here: int, attempt: int) -> list[int]:
    piece = home_piece(g, seat)
    turns: set[int] = set()
    for number, place in choices(g, seat):
        if number == i and first_cell(g.content, piece, place) == here:
            turns.add(place[0])
    return [TURN + rotation for rotation in sorted(turns)]


def home_laid(g: Runewars, seat: int, action: int, i: int, here: int, attempt: int) -> None:
    piece = home_piece(g, seat)
    lay(g, seat, piece, place_at(g, piece, action - TURN, here))
    g.markers = without_marker(g.markers, i)
    g.then(replace_markers, attempt)


LAY_TILE: Final = Prompt("lay-tile", tile_options, tile_chosen, forced=True)
TILE_CELL: Final = Prompt("tile-cell", tile_cells, tile_cell_chosen, forced=True, continues=True)
TILE_TURN: Final = Prompt("tile-turn", tile_turns, tile_laid, forced=True, continues=True)
MARKER_CELL: Final = Prompt("marker-cell", marker_cells, marker_cell_chosen, forced=True)
MARKER_SIDE: Final = Prompt("marker-side", marker_sides, marker_laid, forced=True, continues=True)
CHOOSE_MARKER: Final = Prompt("choose-marker", free_markers, marker_chosen, forced=True)
HOME_CELL: Final = Prompt("home-cell", home_cells, home_cell_chosen, forced=True, continues=True)
HOME_TURN: Final = Prompt("home-turn", home_turns, home_laid, forced=True, continues=True)
