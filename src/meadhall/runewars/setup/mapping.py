"""Where pieces of the map, home markers and home realms may lie (p.8-9). Nothing here changes a game.

A place of a piece is its rotation and the offset added to its hexes. Markers are pairs of cells in one tuple.
"""

from __future__ import annotations

from typing import Final

from meadhall.runewars.answers import MIDDLE, cell
from meadhall.runewars.board import SIDES, Board, beside, cell_q, cell_r, distance, turned
from meadhall.runewars.content import Content

ROOM: Final = MIDDLE - 4  # the table ends here: homes and their neighbours still have numbers
OPEN_SIDES: Final = 3  # uncoloured sides a marker touches (R3.5)

# Why a piece does not fit.
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
    """What to add so that the first hex of a piece lies in this cell."""
    _, q, r, _ = turned(content, piece, rotation)[0]
    return cell_q(here) - q, cell_r(here) - r


def first_cell(content: Content, piece: int, place: Place) -> int:
    _, q, r, _ = turned(content, piece, place[0])[0]
    return cell(q + place[1], r + place[2])


def hexes(content: Content, piece: int, place: Place) -> list[Hex]:
    """The hexes as they would lie; empty if the table is not large enough."""
    found: list[Hex] = []
    for _, q, r, sides in turned(content, piece, place[0]):
        q += place[1]
        r += place[2]
        if max(abs(q), abs(r)) > ROOM + 2:
            return []
        found.append((cell(q, r), sides))
    return found


def rim(board: Board) -> list[int]:
    """The free cells that touch the map, in order."""
    cells: set[int] = set()
    for area in board.areas:
        for side in range(SIDES):
            here = beside(board.cells[area], side)
            if here not in board.at:
                cells.add(here)
    return sorted(cells)


def colours_meet(board: Board, new: list[Hex]) -> bool:
    """R3.4: whether a mountain or water side would face another."""
    for here, sides in new:
        for side in range(SIDES):
            if sides[side]:
                other = board.at.get(beside(here, side), -1)
                if other >= 0 and board.sides[other][(side + 3) % SIDES]:
                    return True
    return False


def tile_misfit(board: Board, piece: int, place: Place, open_contact: bool) -> int:
    """Why a tile may not lie there (R3.3, R3.4, U02), or FITS."""
    new = hexes(board.content, piece, place)
    if not new:
        return OFF_TABLE
    mine: set[int] = set()
    theirs: set[int] = set()
    is_open = False
    for here, sides in new:
        if max(abs(cell_q(here)), abs(cell_r(here))) > ROOM:
            return OFF_TABLE
        if here in board.at:
            return OVERLAPS
        for side in range(SIDES):
            other = board.at.get(beside(here, side), -1)
            if other >= 0:
                mine.add(here)
                theirs.add(other)
                if not sides[side] and not board.sides[other][(side + 3) % SIDES]:
                    is_open = True
    if len(mine) < 2 or len(theirs) < 2:
        return FEW_CONTACTS
    if colours_meet(board, new):
        return COLOURS_MEET
    return FITS if is_open or not open_contact else NO_OPEN_SIDE


def tile_places(board: Board, piece: int, open_contact: bool, most: int = 99999) -> list[Place]:
    """Where a tile may be laid (at most so many places), in a fixed order; the first one in the middle."""
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


def open_sides(board: Board, here: int) -> int:
    """How many uncoloured sides of areas a free cell touches."""
    n = 0
    for side in range(SIDES):
        other = board.at.get(beside(here, side), -1)
        if other >= 0 and not board.sides[other][(side + 3) % SIDES]:
            n += 1
    return n


def marker_spots(board: Board) -> list[tuple[int, int]]:
    """R3.5: pairs of free cells that touch at least three uncoloured sides; the lower cell first."""
    near = rim(board)
    cells: set[int] = set(near)
    for here in near:
        for side in range(SIDES):
            if beside(here, side) not in board.at:
                cells.add(beside(here, side))
    touching = {here: open_sides(board, here) for here in sorted(cells)}
    spots: list[tuple[int, int]] = []
    for here in sorted(cells):
        for side in range(SIDES):
            other = beside(here, side)
            if other > here and other in cells and touching[here] + touching[other] >= OPEN_SIDES:
                spots.append((here, other))
    return spots


def marker_distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    """U01: from the nearest cell of one marker to that of the other."""
    return min(
        distance(one[0], other[0]),
        distance(one[0], other[1]),
        distance(one[1], other[0]),
        distance(one[1], other[1]),
    )


def marker(markers: tuple[int, ...], i: int) -> tuple[int, int]:
    return markers[2 * i], markers[2 * i + 1]


def apart(markers: tuple[int, ...], spot: tuple[int, int], gap: int) -> bool:
    """R3.6: far enough from all markers that lie there."""
    for i in range(len(markers) // 2):
        if marker_distance(marker(markers, i), spot) < gap:
            return False
    return True


def clear_of_markers(board: Board, markers: tuple[int, ...]) -> list[int]:
    """R3.8: the areas of the tiles that do not touch a marker: there runes may lie."""
    found: list[int] = []
    for area in board.areas:
        if board.content.home_of[area] < 0:
            touches = False
            for side in range(SIDES):
                if beside(board.cells[area], side) in markers:
                    touches = True
            if not touches:
                found.append(area)
    return found


# --- home realms ----------------------------------------------------------------------------------


def home_misfit(board: Board, markers: tuple[int, ...], piece: int, place: Place, i: int) -> int:
    """Why a home may not replace marker i in this way (R3.9, R3.10), or FITS."""
    new = hexes(board.content, piece, place)
    if not new:
        return OFF_TABLE
    covered = 0
    for here, _ in new:
        if here in board.at:
            return OVERLAPS
        if here == markers[2 * i] or here == markers[2 * i + 1]:
            covered += 1
        elif here in markers:
            return OVERLAPS
    if covered < 2:
        return OFF_MARKER
    if colours_meet(board, new):
        return COLOURS_MEET
    for here, _ in new:
        for side in range(SIDES):
            near = beside(here, side)
            other = board.at.get(near, -1)
            if other >= 0 and board.content.home_of[other] >= 0:
                return HOMES_TOUCH
            # The marker of another player: his home will lie on it.
            if near in markers and near != markers[2 * i] and near != markers[2 * i + 1]:
                return HOMES_TOUCH
    return FITS


def home_places(board: Board, markers: tuple[int, ...], piece: int, i: int) -> list[Place]:
    """Every way in which a home can replace marker i."""
    found: list[Place] = []
    if markers[2 * i] < 0:
        return found
    for rotation in range(SIDES):
        for _, q, r, _ in turned(board.content, piece, rotation):
            place = (rotation, cell_q(markers[2 * i]) - q, cell_r(markers[2 * i]) - r)
            if home_misfit(board, markers, piece, place, i) == FITS:
                found.append(place)
    return found
