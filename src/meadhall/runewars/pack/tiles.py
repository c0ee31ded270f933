"""Checks of the map tiles: areas, borders, neutral units and cities."""

# not compiled: works on words.
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from meadhall.runewars.pack.faults import Fault, listed, perhaps, quoted
from meadhall.runewars.pack.kinds import Direction, Ground, Hex, Pack, Tile

# Flat-top hexes, axial coordinates; clockwise, so that the opposite side is three further on.
DIRECTIONS: Final[dict[Direction, tuple[int, int]]] = {
    "N": (0, -1),
    "NE": (1, -1),
    "SE": (1, 0),
    "S": (0, 1),
    "SW": (-1, 1),
    "NW": (-1, 0),
}
_names: Final = tuple(DIRECTIONS)
OPPOSITE: Final = {side: _names[(number + 3) % 6] for number, side in enumerate(_names)}
TWO_PIECES: Final = (5, 6, 8)  # the tiles that consist of two pieces (rulebook p. 8)
CITIES: Final = 7

Cells = dict[tuple[int, int], Hex]


def grounds(pack: Pack) -> Iterator[Ground]:
    yield from pack.tiles
    yield from pack.homes


def shapes(pack: Pack) -> Iterator[Fault]:
    for tile in grounds(pack):
        yield from _shape(tile)
        cells: Cells = {(area.q, area.r): area for area in tile.hexes}
        yield from _borders(tile, cells)
        if cells:
            yield from _connected(tile, cells)
    every = Counter(area.id for tile in grounds(pack) for area in tile.hexes)
    for area, times in every.items():
        if times > 1:
            yield Fault("tiles.json", area, f"this area is there {times} times")


def _shape(tile: Ground) -> Iterator[Fault]:
    def fault(said: str) -> Fault:
        return Fault("tiles.json", tile.id, said)

    found = len(tile.hexes)
    for place, times in Counter((area.q, area.r) for area in tile.hexes).items():
        if times > 1:
            yield fault(f"{times} areas lie at q {place[0]}, r {place[1]}")
    if not isinstance(tile, Tile):
        if found != 3:
            yield fault(f"a home realm has three areas, not {found}")
        return
    if not 2 <= found <= 4:
        yield fault(f"a tile has two to four areas, not {found}")
    names = [f"{tile.number}{letter}" for letter in "ABCD"[:found]]
    if [area.id for area in tile.hexes] != names:
        yield fault(f"its areas must be {listed(names)}, in this order" if names else "it has no areas")
    pieces = 2 if tile.number in TWO_PIECES else 1
    if tile.pieces != pieces:
        yield fault(f"the tile {tile.number} is made of {pieces}, not of {tile.pieces} pieces")


def _borders(tile: Ground, cells: Cells) -> Iterator[Fault]:
    """Check that a border inside a tile is listed in both areas with the same colour."""
    for area in cells.values():
        for side, border in area.borders.items():
            other = _next(cells, area, side)
            if other is not None and other.borders.get(OPPOSITE[side]) != border:
                said = (
                    f"{area.id} has {border} on its side {side}, but {other.id} has none on {OPPOSITE[side]}"
                )
                yield Fault("tiles.json", tile.id, said)


def _connected(tile: Ground, cells: Cells) -> Iterator[Fault]:
    """Check that every area of a tile can be reached from every other without crossing a coloured border."""
    first, *_ = cells.values()
    reached, todo = {first.id}, [first]
    while todo:
        area = todo.pop()
        for side in DIRECTIONS:
            other = _next(cells, area, side)
            if other is not None and side not in area.borders and other.id not in reached:
                reached.add(other.id)
                todo.append(other)
    apart = [area.id for area in cells.values() if area.id not in reached]
    if apart:
        yield Fault(
            "tiles.json", tile.id, f"{listed(apart)} cannot be reached from {first.id} inside the tile"
        )


def _next(cells: Cells, area: Hex, side: Direction) -> Hex | None:
    q, r = DIRECTIONS[side]
    return cells.get((area.q + q, area.r + r))


def neutrals(pack: Pack) -> Iterator[Fault]:
    """Check that the neutral units printed on the tiles exist, and that there are enough figures."""
    figures = {unit.id: unit.copies for unit in pack.neutrals}
    printed: Counter[str] = Counter()
    for tile in grounds(pack):
        for area in tile.hexes:
            for unit, number in area.neutrals.items():
                if unit not in figures:
                    said = f"{area.id}: there is no neutral unit {quoted(unit)}{perhaps(unit, figures)}"
                    yield Fault("tiles.json", tile.id, said)
                printed[unit] += number
    for unit, number in printed.items():
        if number > figures.get(unit, number):
            said = f"the tiles show {number} of the unit '{unit}', but there are only {figures[unit]} figures"
            yield Fault("tiles.json", "", said)


def cities(pack: Pack) -> Iterator[Fault]:
    found = sum(area.city for tile in grounds(pack) for area in tile.hexes)
    if found > CITIES:
        yield Fault(
            "tiles.json", "", f"the tiles show {found} cities, but there are only {CITIES} city tokens"
        )
    areas = sum(len(tile.hexes) for tile in pack.tiles)
    tokens = sum(token.copies for token in pack.exploration)
    if pack.exploration and areas > tokens:
        said = f"the tiles have {areas} areas, but there are only {tokens} exploration tokens"
        yield Fault("tiles.json", "", said)
