"""Look-ahead while the map is built: choices after which the rest cannot be placed are not offered.

By the rulebook everything is laid again in that case (R3.7, R3.10). That is implemented, too, but happens
only if there was no other choice.
"""

from __future__ import annotations

from typing import Final

from meadhall.runewars.board import Board, distance
from meadhall.runewars.setup.map_places import (
    Place,
    apart,
    clear_of_markers,
    hexes,
    home_places,
    marker_distance,
    marker_spots,
)

RUNES: Final = 2  # rune tokens a player lays at set-up (R3.8)
TRIES: Final = 3000  # sets of markers that are tried before a map is given up

Spot = tuple[int, int]


# --- homes ----------------------------------------------------------------------------------------


def touch(one: list[int], other: list[int]) -> bool:
    """Whether two sets of cells overlap or lie side by side."""
    for a in one:
        for b in other:
            if distance(a, b) < 2:
                return True
    return False


def cells_of(board: Board, piece: int, place: Place) -> list[int]:
    return [here for here, _ in hexes(board.content, piece, place)]


def homes_can_lie(board: Board, markers: tuple[int, ...], pieces: list[int]) -> bool:
    """R3.10: whether all these homes can replace the markers left without touching one another."""
    ways: list[list[list[list[int]]]] = []
    for piece in pieces:
        row: list[list[list[int]]] = []
        for i in range(len(markers) // 2):
            row.append([cells_of(board, piece, place) for place in home_places(board, markers, piece, i)])
        ways.append(row)
    return _rest_can_lie(ways, 0, 0, [])


def _rest_can_lie(ways: list[list[list[list[int]]]], at: int, taken: int, laid: list[int]) -> bool:
    if at == len(ways):
        return True
    for i in range(len(ways[at])):
        if not taken >> i & 1:
            for cells in ways[at][i]:
                if not touch(cells, laid) and _rest_can_lie(ways, at + 1, taken | 1 << i, laid + cells):
                    return True
    return False


def home_choices(
    board: Board, markers: tuple[int, ...], piece: int, later: list[int]
) -> list[tuple[int, Place]]:
    """Return the markers and places for a home that leave places for the later homes."""
    found: list[tuple[int, Place]] = []
    for i in range(len(markers) // 2):
        for place in home_places(board, markers, piece, i):
            rest = without_marker(markers, i)
            if not later or homes_can_lie(board.with_piece(piece, place[0], place[1], place[2]), rest, later):
                found.append((i, place))
    return found


def without_marker(markers: tuple[int, ...], i: int) -> tuple[int, ...]:
    return (*markers[: 2 * i], -1, -1, *markers[2 * i + 2 :])


# --- markers --------------------------------------------------------------------------------------


class Outlook:
    """The possible places of markers on a map, and which sets of them leave room for runes and homes."""

    def __init__(self, board: Board, wanted: int, gap: int, pieces: list[int]) -> None:
        self.board = board
        self.wanted = wanted  # markers in all
        self.gap = gap
        self.pieces = pieces  # homes that must have a place; empty: not checked
        self.spots = marker_spots(board)
        self.left = TRIES

    def open_spots(self, markers: tuple[int, ...]) -> list[Spot]:
        """Return the places of the next marker that leave places for the later ones."""
        fair = [spot for spot in self.spots if apart(markers, spot, self.gap)]
        found: list[Spot] = []
        for spot in fair:
            self.left = TRIES
            if self._goes_on((*markers, spot[0], spot[1]), self._beyond(fair, spot, 0)):
                found.append(spot)
        return found

    def _beyond(self, spots: list[Spot], spot: Spot, first: int) -> list[Spot]:
        return [other for other in spots[first:] if marker_distance(other, spot) >= self.gap]

    def _goes_on(self, markers: tuple[int, ...], spots: list[Spot]) -> bool:
        missing = self.wanted - len(markers) // 2
        if missing == 0:
            self.left -= 1
            return self._good(markers)
        if len(spots) < missing:
            return False
        for i, spot in enumerate(spots):
            if self._goes_on((*markers, spot[0], spot[1]), self._beyond(spots, spot, i + 1)):
                return True
            if self.left <= 0:
                return False
        return False

    def _good(self, markers: tuple[int, ...]) -> bool:
        if len(clear_of_markers(self.board, markers)) < RUNES * self.wanted:
            return False
        return not self.pieces or homes_can_lie(self.board, markers, self.pieces)
