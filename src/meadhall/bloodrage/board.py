"""The board (p.6), read from board.csv, and the tracks printed on sheets (p.7, p.23)."""

from __future__ import annotations

import csv
from importlib.resources import files
from typing import Final

_table = files("meadhall.bloodrage").joinpath("board.csv").read_text("utf-8")
ROWS: Final[list[dict[str, str]]] = list(csv.DictReader(_table.splitlines()))

# Places: eight outer provinces clockwise from the north, Yggdrasil, four fjords, Valhalla, the reserve.
OUTER: Final = 8
YGGDRASIL: Final = 8
PROVINCES: Final = 9
FIRST_FJORD: Final = 9
ON_BOARD: Final = 13  # places below this one are on the board
VALHALLA: Final = 13
RESERVE: Final = 14
PLACES: Final = 15
BOX: Final = -1  # the place of a Monster that no clan has

_provinces = [row["place"] for row in ROWS]
_fjords = list(dict.fromkeys(row["fjord"] for row in ROWS if row["fjord"]))
PLACE_NAME: Final[list[str]] = [*_provinces, *_fjords, "valhalla", "reserve"]

UNLIMITED: Final = 99
VILLAGES: Final[list[int]] = [int(row["villages"] or UNLIMITED) for row in ROWS] + [UNLIMITED] * 4
# The supporting fjord of each province; Yggdrasil has none.
FJORD: Final[list[int]] = [PLACE_NAME.index(row["fjord"]) if row["fjord"] else -1 for row in ROWS]
# The two provinces each fjord supports, by place.
SUPPORTS: Final[list[tuple[int, ...]]] = [
    tuple(province for province in range(PROVINCES) if FJORD[province] == place) for place in range(PLACES)
]
ADJACENT: Final[list[tuple[int, ...]]] = [
    tuple(_provinces.index(name) for name in row["adjacent"].split()) for row in ROWS
]
REGION: Final[list[str]] = [row["region"] for row in ROWS]

# Stats and their tracks (p.7, p.23).
RAGE: Final = 0
AXES: Final = 1
HORNS: Final = 2
STAT_NAMES: Final = ("rage", "axes", "horns")
TOP_STEP: Final = 5
TRACK: Final[list[list[int]]] = [[6, 7, 8, 9, 12, 12], [3, 4, 5, 6, 8, 8], [4, 5, 6, 7, 10, 10]]
LEGEND: Final[list[int]] = [0, 0, 0, 10, 10, 20]
RAGNAROK_GLORY: Final[list[int]] = [0, 2, 3, 4]  # by Age (p.22)

# Pillage tokens (p.18): what each raises; the fixed one is on Yggdrasil.
TOKEN_NAMES: Final = ("rage", "axes", "horns", "glory5", "all")
TOKEN_GLORY: Final = 3
TOKEN_ALL: Final = 4
OUTER_TOKENS: Final = (0, 0, 0, 1, 1, 2, 2, 3)
DESTROYED_AT_START: Final[list[int]] = [0, 0, 3, 2, 1]  # by number of players (p.10)

# Figures (p.7): eight Warriors, one Leader and one ship a clan, and the Monsters it recruits.
WARRIOR: Final = 0
LEADER: Final = 1
SHIP: Final = 2
FIRST_MONSTER: Final = 3
FIGURES: Final = 12
WARRIORS: Final = 8

CLANS: Final = ("wolf", "raven", "serpent", "bear")
