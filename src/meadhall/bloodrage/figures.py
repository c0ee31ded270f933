"""Kinds of figures: Warrior, Leader, ship and the nine Monsters (p.7, p.16)."""

from __future__ import annotations

from typing import Final

from meadhall.bloodrage.board import FIGURES, FIRST_MONSTER, YGGDRASIL
from meadhall.bloodrage.cards import (
    MONSTER_UPGRADE,
    NO_COST,
    TYPE_CLASS,
    TYPE_NAME,
    TYPE_VALUE,
)

_monsters = [t for t in range(len(TYPE_NAME)) if TYPE_CLASS[t] == MONSTER_UPGRADE]

FIGURE_NAME: Final[list[str]] = ["warrior", "leader", "ship", *(TYPE_NAME[t] for t in _monsters)]
# The card type that recruits each Monster, and the reverse.
MONSTER_TYPE: Final[list[int]] = [-1, -1, -1, *_monsters]
TYPE_MONSTER: Final[list[int]] = [
    FIRST_MONSTER + _monsters.index(t) if t in _monsters else -1 for t in range(len(TYPE_NAME))
]
# Printed STR; those of Leader and ship stay 3 and 2 when upgraded; for Warriors see `warrior_strength`.
STRENGTH: Final[list[int]] = [1, 3, 2, *(TYPE_VALUE[t] for t in _monsters)]
# Rage to invade: STR, but nothing for a Leader (p.14) and for Monsters whose card says so.
COST: Final[list[int]] = [1, 0, 2, *(0 if NO_COST[t] else TYPE_VALUE[t] for t in _monsters)]

TROLL: Final[int] = FIGURE_NAME.index("troll")
SEA_SERPENT: Final[int] = FIGURE_NAME.index("sea-serpent")
VALKYRIE: Final[int] = FIGURE_NAME.index("valkyrie")
DARK_ELF: Final[int] = FIGURE_NAME.index("dark-elf")
FIRE_GIANT: Final[int] = FIGURE_NAME.index("fire-giant")
FROST_GIANT: Final[int] = FIGURE_NAME.index("frost-giant")
VOLUR_WITCH: Final[int] = FIGURE_NAME.index("volur-witch")

# Figures that are in fjords only: they invade fjords and never move (p.7; Sea Serpent).
SAILS: Final[list[bool]] = [name in ("ship", "sea-serpent") for name in FIGURE_NAME]

ELF_IN_YGGDRASIL: Final = 3


def figure_strength(figure: int, place: int) -> int:
    """Return the STR of one figure; Warriors may count more in pairs."""
    return ELF_IN_YGGDRASIL if figure == DARK_ELF and place == YGGDRASIL else STRENGTH[figure]


assert len(FIGURE_NAME) == FIGURES
