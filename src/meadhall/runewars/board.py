"""The map: pieces laid on a grid of hexes, and what borders on what (p.8, p.18).

Flat-top hexes with axial coordinates q, r; sides are numbered N, NE, SE, S, SW, NW. A Board is immutable:
laying a piece makes a new one, so copies of a game share it.
"""

from __future__ import annotations

from typing import Any, Final

from meadhall.kernel.position_codec import REDUCERS
from meadhall.runewars.answers import MIDDLE, SPAN, cell
from meadhall.runewars.content import Content

STEP_Q: Final = (0, 1, 1, 0, -1, -1)
STEP_R: Final = (-1, -1, 0, 1, 1, 0)
SIDES: Final = 6
STEP: Final = tuple(STEP_Q[side] * SPAN + STEP_R[side] for side in range(SIDES))  # from cell to cell
FACING: Final = (3, 4, 5, 0, 1, 2)  # the opposite side, of the neighbour
# The six cells beside each cell of the table, by side.
AROUND: Final = [tuple(here + step for step in STEP) for here in range(SPAN * SPAN)]

OPEN: Final = 0
MOUNTAIN: Final = 1
WATER: Final = 2


class Board:
    """The cell of each area, its neighbours and the borders between them."""

    def __init__(self, content: Content, placed: tuple[int, ...] = ()) -> None:
        self.content = content
        self.placed = placed  # piece, rotation, q, r; and so on
        self.areas: list[int] = []  # on the map, in the order of laying
        self.cells = [-1] * content.areas  # the cell of each area
        self.at: dict[int, int] = {}  # the area in each cell
        self.sides: list[tuple[int, ...]] = [()] * content.areas  # as they lie, colours by direction
        for i in range(0, len(placed), 4):
            self._lay(placed[i], placed[i + 1], placed[i + 2], placed[i + 3])
        # The following is computed by `link`, when the map is complete.
        self.by_number: list[int] = []
        self.near: list[list[int]] = []
        self.edge: list[list[int]] = []  # the border to each of `near`
        # Neighbours that can be entered: over open sides, and over mountains (1), water (2), both (3).
        self.known_ways: list[list[list[int]]] = [[], [], [], []]
        if placed:
            self.link()

    def _lay(self, piece: int, rotation: int, q: int, r: int) -> None:
        for area, own_q, own_r, sides in turned(self.content, piece, rotation):
            here = cell(own_q + q, own_r + r)
            self.areas.append(area)
            self.cells[area] = here
            self.at[here] = area
            self.sides[area] = sides

    def link(self) -> None:
        """Compute which areas are adjacent, and the borders between them."""
        self.by_number = sorted(self.areas)
        self.near = [[] for _ in range(self.content.areas)]
        self.edge = [[] for _ in range(self.content.areas)]
        self.known_ways = [[], [], [], []]
        at, sides = self.at, self.sides
        for area in self.areas:
            here, mine = self.cells[area], sides[area]
            near, edge = self.near[area], self.edge[area]
            for side, step in enumerate(STEP):
                other = at.get(here + step, -1)
                if other >= 0:
                    near.append(other)
                    # A border is coloured if either of the two hexes prints it.
                    edge.append(mine[side] or sides[other][FACING[side]])

    def with_piece(self, piece: int, rotation: int, q: int, r: int) -> Board:
        """Return the map with one more piece, not linked yet: `linked` returns the one to play on."""
        new = Board(self.content)
        new.placed = (*self.placed, piece, rotation, q, r)
        new.areas = self.areas[:]
        new.cells = self.cells[:]
        new.at = self.at.copy()
        new.sides = self.sides[:]
        new._lay(piece, rotation, q, r)
        return new

    def linked(self) -> Board:
        return self if self.near else Board(self.content, self.placed)

    def ways(self, lifted: int) -> list[list[int]]:
        """Return the neighbours of each area that can be entered; computed on first use."""
        known = self.known_ways[lifted]
        if not known:
            passable = (1, lifted & 1, lifted & 2)  # by border
            for near, edge in zip(self.near, self.edge, strict=True):
                known.append([near[i] for i, border in enumerate(edge) if passable[border]])
        return known

    def border(self, area: int, other: int) -> int:
        """Return the border between two areas; -1 if they are not adjacent."""
        for i, near in enumerate(self.near[area]):
            if near == other:
                return self.edge[area][i]
        return -1


def beside(here: int, side: int) -> int:
    """Return the cell on that side of a cell."""
    return here + STEP[side]


def cell_q(here: int) -> int:
    return here // SPAN - MIDDLE


def cell_r(here: int) -> int:
    return here % SPAN - MIDDLE


def distance(a: int, b: int) -> int:
    """Return the number of steps from cell to cell."""
    q = a // SPAN - b // SPAN
    r = a % SPAN - b % SPAN
    return max(abs(q), abs(r), abs(q + r))


def turned(content: Content, piece: int, rotation: int) -> list[tuple[int, int, int, tuple[int, ...]]]:
    """Return the hexes of a piece (area, q, r, sides), turned clockwise by a number of sixths of a turn."""
    known = content.turned[piece * SIDES + rotation]
    if known:
        return known
    hexes = []
    for area, q, r, sides in content.piece_hexes[piece]:
        for _ in range(rotation):
            q, r = -r, q + r
        hexes.append((area, q, r, sides[SIDES - rotation :] + sides[: SIDES - rotation]))
    content.turned[piece * SIDES + rotation] = hexes
    return hexes


def _again(key: str, placed: tuple[int, ...]) -> Board:
    from meadhall.runewars.loading import content_by_hash

    return Board(content_by_hash(key), placed)


def _content_again(key: str) -> Content:
    from meadhall.runewars.loading import content_by_hash

    return content_by_hash(key)


def _reduce_board(board: Any) -> tuple[Any, tuple[str, tuple[int, ...]]]:
    return _again, (board.content.hash, board.placed)


def _reduce_content(content: Any) -> tuple[Any, tuple[str]]:
    return _content_again, (content.hash,)


REDUCERS[Board] = _reduce_board
REDUCERS[Content] = _reduce_content
