"""Random maps: tiles, markers and homes are drawn by the same rules as for players (p.8-9)."""

from __future__ import annotations

from typing import Final

from meadhall.runewars import event_codes as ev
from meadhall.runewars.board import SIDES, cell_q, cell_r, turned
from meadhall.runewars.setup.looking_ahead import RUNES, homes_can_lie, without_marker
from meadhall.runewars.setup.map_building import (
    TILES_EACH,
    home_order,
    home_piece,
    lay,
    take_tiles_back,
    tile_layer,
)
from meadhall.runewars.setup.map_places import (
    FITS,
    Place,
    clear_of_markers,
    home_places,
    marker_spots,
    rim,
    spots_apart,
    tile_misfit,
    tile_places,
)
from meadhall.runewars.setup.rune_tokens import place_runes
from meadhall.runewars.state import Runewars

TRIES: Final = 100
HOME_TRIES: Final = 12


def lay_all_by_lot(g: Runewars) -> None:
    """Draw until everything fits; then the players place their runes, and the markers are removed."""
    g.then(forget_markers)
    g.then(place_runes)
    told = g.events
    rng = g.rng
    g.rng = rng.drawing()  # one draw for the whole map, which everybody sees at once
    while True:
        # No events for attempts that failed.
        g.events = [] if told is not None else None
        if draw_tiles(g) and draw_markers(g) and draw_homes(g):
            break
        take_tiles_back(g)
    if told is not None:
        told += g.events or []
    g.events = told
    g.rng = rng
    g.board = g.board.linked()
    g.new_information()


def draw_homes(g: Runewars) -> bool:
    """Draw a free marker and a place for each home; if a home has no place, draw all again."""
    board, markers = g.board, g.markers
    for _ in range(HOME_TRIES):
        g.board, left = board, list(range(g.seats))
        g.markers = markers
        laid: list[tuple[int, Place]] = []
        for seat in home_order(g):
            i = left.pop(g.rng.below(len(left)))
            places = home_places(g.board, g.markers, home_piece(g, seat), i)
            if not places:
                break
            place = places[g.rng.below(len(places))]
            laid.append((seat, place))
            g.board = g.board.with_piece(home_piece(g, seat), place[0], place[1], place[2])
            g.markers = without_marker(g.markers, i)
        # Runes may not be placed next to where the markers were.
        g.board, g.markers = board, markers
        if len(laid) == g.seats:
            for i in range(g.seats):
                g.emit(ev.MARKER_LAID, g.first, i + 1)
            for seat, place in laid:
                lay(g, seat, home_piece(g, seat), place)
            return True
    return False


def forget_markers(g: Runewars) -> None:
    g.markers = ()


def lay_tiles_by_lot(g: Runewars) -> None:
    """After too many attempts by players: draw tiles that leave places for markers, runes and homes."""
    while not (draw_tiles(g) and draw_markers(g) and homes_fit(g)):
        take_tiles_back(g)
    g.markers = ()
    g.new_information()


def homes_fit(g: Runewars) -> bool:
    return homes_can_lie(g.board, g.markers, [home_piece(g, seat) for seat in range(g.seats)])


def draw_tiles(g: Runewars) -> bool:
    for _ in range(TILES_EACH * g.seats):
        seat = tile_layer(g)
        own = g.setup_quests[seat]
        piece = own[g.rng.below(len(own))]
        place = draw_place(g, piece)
        if place is None:
            return False
        g.setup_quests[seat] = tuple(other for other in own if other != piece)
        lay(g, seat, piece, place)
    return True


def draw_place(g: Runewars, piece: int) -> Place | None:
    """Return a random place for a tile.

    Random tries come first, which is ten times as fast as listing all.
    """
    content = g.content
    if g.board.areas:
        free = rim(g.board)
        for _ in range(TRIES):
            rotation = g.rng.below(SIDES)
            hexes = turned(content, piece, rotation)
            _, q, r, _ = hexes[g.rng.below(len(hexes))]
            here = free[g.rng.below(len(free))]
            place = (rotation, cell_q(here) - q, cell_r(here) - r)
            if tile_misfit(g.board, piece, place, g.options.open_contact) == FITS:
                return place
    places = tile_places(g.board, piece, g.options.open_contact)
    return places[g.rng.below(len(places))] if places else None


def draw_markers(g: Runewars) -> bool:
    """Draw a random set of markers; return whether it is complete and leaves room for runes."""
    g.markers = ()
    left = marker_spots(g.board)
    for _ in range(g.seats):
        if not left:
            return False
        spot = left[g.rng.below(len(left))]
        g.markers = (*g.markers, spot[0], spot[1])
        left = spots_apart(left, spot, g.options.marker_gap)
    return len(clear_of_markers(g.board, g.markers)) >= RUNES * g.seats
