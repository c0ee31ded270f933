"""The kinds of parts that a view has, and the field of the view that each is of."""

from __future__ import annotations

from typing import Any, Final

Ints = tuple[int, ...]
Key = tuple[Any, ...]  # the kind of part it is of comes first

CLAN, PROVINCE, FJORD_AT, AGE, PHASE, FIRST, OVER, RANKING, ASKED, DOOM, BATTLE_NOW, DISCARD = range(12)
SEAT, ASK, HAND, QUESTS, PACK, SHED, SEEN = range(12, 19)
# The field of a view that each kind of part is of; those of the first kinds are items of a list with ids.
FIELD: Final = (
    "clans", "provinces", "fjords", "age", "phase", "first", "over", "ranking", "asked", "doom", "battle",
    "discard", "seat", "ask", "hand", "quests", "pack", "shed", "seen",
)  # fmt: skip
ITEMS: Final = FJORD_AT

KEPT: Final = 4096  # of small things that many parts hold
