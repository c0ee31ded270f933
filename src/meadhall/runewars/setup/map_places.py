"""The places for map pieces, home markers and home realms (p.8-9). Nothing here changes a game.

A place of a piece is its rotation and the offset added to its hexes. Markers are pairs of cells in one tuple.
"""

from __future__ import annotations

from typing import Final

from meadhall.runewars.answers import MIDDLE, SPAN, cell
from meadhall.runewars.board import AROUND, FACING, SIDES, Board, cell_q, cell_r, distance, turned
from meadhall.runewars.content import Content

ROOM: Final = MIDDLE - 4  # the limit for tiles, so that homes and their neighbours still have cell numbers
EDGE: Final = ROOM + 2  # the limit for homes
BEYOND_ROOM: Final = [max(abs(cell_q(here)), abs(cell_r(here))) > ROOM for here in range(SPAN * SPAN)]
OPEN_SIDES: Final = 3  # uncoloured sides a marker touches (R3.5)
NORTH_EAST: Final = 1
SOUTH_WEST: Final = 4

# Reasons why a piece does not fit.
FITS: Final = 0
OFF_TABLE: Final = 1
OVERLAPS: Final = 2
FEW_CONTACTS: Final = 3  # R3.3
COLOURS_MEET: Final = 4  # R3.4
NO_OPEN_SIDE: Final = 5  # U02
OFF_MARKER: Final = 6  # R3.9
HOMES_TOUCH: Final = 7  # R3.10

Hex = tuple[int, tuple[int, ...]]  # its cell, its sides
Place = tuple[int, int, int]  # rotation, q, r


# --- pieces ---------------------------------------------------------------------------------------


def offset(content: Content, piece: int, rotation: int, here: int) -> tuple[int, int]:
    """Return the offset that puts the first hex of a piece into this cell."""
    _, q, r, _ = turned(content, piece, rotation)[0]
    return cell_q(here) - q, cell_r(here) - r


def first_cell(content: Content, piece: int, place: Place) -> int:
    _, q, r, _ = turned(content, piece, place[0])[0]
    return cell(q + place[1], r + place[2])


def hexes(content: Content, piece: int, place: Place) -> list[Hex]:
    """Return the hexes of a piece at a place; empty if the place is beyond the grid."""
    rotation, more_q, more_r = place
    found: list[Hex] = []
    for _, q, r, sides in turned(content, piece, rotation):
        q += more_q
        r += more_r
        if q > EDGE or r > EDGE or q < -EDGE or r < -EDGE:
            return []
        found.append(((q + MIDDLE) * SPAN + r + MIDDLE, sides))
    return found


def rim(board: Board) -> list[int]:
    """Return the free cells that touch the map, in order."""
    cells: set[int] = set()
    for here in board.at:
        cells.update(AROUND[here])
    cells.difference_update(board.at)
    return sorted(cells)


def colours_meet(board: Board, new: list[Hex]) -> bool:
    """R3.4: whether a mountain or water side would face another."""
    for here, sides in new:
        for side, colour in enumerate(sides):
            if colour:
                other = board.at.get(AROUND[here][side], -1)
                if other >= 0 and board.sides[other][FACING[side]]:
                    return True
    return False


def tile_misfit(board: Board, piece: int, place: Place, open_contact: bool) -> int:
    """Return why a tile may not be laid there (R3.3, R3.4, U02), or FITS."""
    new = hexes(board.content, piece, place)
    if not new:
        return OFF_TABLE
    at, colours = board.at, board.sides
    for here, _ in new:
        if BEYOND_ROOM[here]:
            return OFF_TABLE
        if here in at:
            return OVERLAPS
    touching = 0  # hexes of the tile
    touched: set[int] = set()
    is_open = meet = False
    for here, sides in new:
        beside = [(side, at[near]) for side, near in enumerate(AROUND[here]) if near in at]
        if beside:
            touching += 1
        for side, other in beside:
            touched.add(other)
            if sides[side]:
                meet = meet or colours[other][FACING[side]] != 0
            elif not colours[other][FACING[side]]:
                is_open = True
    if touching < 2 or len(touched) < 2:
        return FEW_CONTACTS
    if meet:
        return COLOURS_MEET
    return FITS if is_open or not open_contact else NO_OPEN_SIDE


def tile_places(board: Board, piece: int, open_contact: bool, most: int = 99999) -> list[Place]:
    """Return the places for a tile (at most so many), in a fixed order; the first tile is in the middle."""
    content = board.content
    found: list[Place] = []
    if not board.areas:
        for rotation in range(SIDES):
            q, r = offset(content, piece, rotation, cell(0, 0))
            found.append((rotation, q, r))
        return found
    free = rim(board)
    for rotation in range(SIDES):
        seen: set[tuple[int, int]] = set()
        for _, q, r, _ in turned(content, piece, rotation):
            for here in free:
                key = (cell_q(here) - q, cell_r(here) - r)
                if key not in seen:
                    seen.add(key)
                    place = (rotation, key[0], key[1])
                    if tile_misfit(board, piece, place, open_contact) == FITS:
                        found.append(place)
                        if len(found) >= most:
                            return found
    return found


# --- home markers ---------------------------------------------------------------------------------


def open_sides(board: Board) -> dict[int, int]:
    """Return, for each free cell, how many uncoloured sides of areas it touches, if any."""
    found: dict[int, int] = {}
    for area in board.areas:
        colours = board.sides[area]
        for side, near in enumerate(AROUND[board.cells[area]]):
            if not colours[side]:
                found[near] = found.get(near, 0) + 1
    return found


def marker_spots(board: Board) -> list[tuple[int, int]]:
    """R3.5: return pairs of free cells that touch at least three uncoloured sides; the lower cell first."""
    near = rim(board)
    cells: set[int] = set(near)
    for here in near:
        cells.update(AROUND[here])
    cells.difference_update(board.at)
    touching = open_sides(board)
    spots: list[tuple[int, int]] = []
    for here in sorted(cells):
        missing = OPEN_SIDES - touching.get(here, 0)
        # The cells at these sides have higher numbers, the others lower ones.
        for other in AROUND[here][NORTH_EAST:SOUTH_WEST]:
            if other in cells and touching.get(other, 0) >= missing:
                spots.append((here, other))
    return spots


def marker_distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    """U01: return the distance between the nearest cells of two markers."""
    return min(
        distance(one[0], other[0]),
        distance(one[0], other[1]),
        distance(one[1], other[0]),
        distance(one[1], other[1]),
    )


def marker(markers: tuple[int, ...], i: int) -> tuple[int, int]:
    return markers[2 * i], markers[2 * i + 1]


def apart(markers: tuple[int, ...], spot: tuple[int, int], gap: int) -> bool:
    """R3.6: whether a place is far enough from all markers."""
    for i in range(len(markers) // 2):
        if marker_distance(marker(markers, i), spot) < gap:
            return False
    return True


def within(here: int, steps: int) -> list[int]:
    """Return the cells that are at most so many steps away."""
    q, r = cell_q(here), cell_r(here)
    found: list[int] = []
    for by in range(max(-steps, -MIDDLE - q), min(steps, MIDDLE - q) + 1):
        low = max(-MIDDLE, r - steps, r - steps - by)
        high = min(MIDDLE, r + steps, r + steps - by)
        found += range(cell(q + by, low), cell(q + by, high) + 1)
    return found


def spots_apart(spots: list[tuple[int, int]], spot: tuple[int, int], gap: int) -> list[tuple[int, int]]:
    """R3.6: return the places that are far enough from one of them (U01)."""
    close: set[int] = set(within(spot[0], gap - 1))
    close.update(within(spot[1], gap - 1))
    return [other for other in spots if other[0] not in close and other[1] not in close]


def clear_of_markers(board: Board, markers: tuple[int, ...]) -> list[int]:
    """R3.8: return the areas of the tiles that do not touch a marker, where runes may be placed."""
    touched: set[int] = set()
    for here in markers:
        if here >= 0:
            touched.update(AROUND[here])
    home_of, cells = board.content.home_of, board.cells
    return [area for area in board.areas if home_of[area] < 0 and cells[area] not in touched]


# --- home realms ----------------------------------------------------------------------------------


def home_misfit(board: Board, markers: tuple[int, ...], piece: int, place: Place, i: int) -> int:
    """Return why a home may not replace marker i in this way (R3.9, R3.10), or FITS."""
    new = hexes(board.content, piece, place)
    if not new:
        return OFF_TABLE
    at, home_of = board.at, board.content.home_of
    own = marker(markers, i)
    covered = 0
    for here, _ in new:
        if here in at:
            return OVERLAPS
        if here in own:
            covered += 1
        elif here in markers:
            return OVERLAPS
    if covered < 2:
        return OFF_MARKER
    if colours_meet(board, new):
        return COLOURS_MEET
    for here, _ in new:
        for near in AROUND[here]:
            if near in at:
                if home_of[at[near]] >= 0:
                    return HOMES_TOUCH
            # The marker of another player, where their home will be.
            elif near in markers and near not in own:
                return HOMES_TOUCH
    return FITS


def home_places(board: Board, markers: tuple[int, ...], piece: int, i: int) -> list[Place]:
    """Return every place of a home that replaces marker i."""
    found: list[Place] = []
    one, other = marker(markers, i)
    if one < 0:
        return found
    one_q, one_r = cell_q(one), cell_r(one)
    step_q, step_r = cell_q(other) - one_q, cell_r(other) - one_r
    for rotation in range(SIDES):
        lying = [(q, r) for _, q, r, _ in turned(board.content, piece, rotation)]
        for q, r in lying:
            # With this hex on one cell of the marker, another one must lie on the other.
            if (q + step_q, r + step_r) in lying:
                place = (rotation, one_q - q, one_r - r)
                if home_misfit(board, markers, piece, place, i) == FITS:
                    found.append(place)
    return found
