"""The kinds of parts of a view, and the field of the view each belongs to."""

from __future__ import annotations

from typing import Any, Final

Ints = tuple[int, ...]
Key = tuple[Any, ...]  # the first element is the kind of part

CLAN, PROVINCE, FJORD_AT, SEATS, AGE, PHASE, FIRST, OVER, RANKING, SCORES = range(10)
ASKED, DOOM, BATTLE_NOW, DISCARD = range(10, 14)
SEAT, ASK, HAND, QUESTS, PACK, SHED, SEEN = range(14, 21)
# The field of each kind of part; parts of the first kinds are items of a list with ids.
FIELD: Final = (
    "clans", "provinces", "fjords", "seats", "age", "phase", "first", "over", "ranking", "scores",
    "asked", "doom", "battle", "discard",
    "seat", "ask", "hand", "quests", "pack", "shed", "seen",
)  # fmt: skip
ITEMS: Final = FJORD_AT

KEPT: Final = 4096  # the size of the caches of values that many parts contain
