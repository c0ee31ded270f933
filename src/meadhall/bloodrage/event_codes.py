"""Event codes for `Game.emit`; events.py defines the fields of each and who may see them."""

from __future__ import annotations

from typing import Final

NAMES: Final[list[str]] = []


def _code(name: str) -> int:
    NAMES.append(name)
    return len(NAMES) - 1


AGE_BEGINS: Final[int] = _code("age_begins")
PHASE_BEGINS: Final[int] = _code("phase_begins")
CARDS_DEALT: Final[int] = _code("cards_dealt")
CARD_KEPT: Final[int] = _code("card_kept")
PACKS_PASSED: Final[int] = _code("packs_passed")
TURN_BEGINS: Final[int] = _code("turn_begins")
PASSED: Final[int] = _code("passed")
RAGE_PAID: Final[int] = _code("rage_paid")
RAGE_GAINED: Final[int] = _code("rage_gained")
INVADED: Final[int] = _code("invaded")
MARCHED: Final[int] = _code("marched")
UPGRADED: Final[int] = _code("upgraded")
CARD_REPLACED: Final[int] = _code("card_replaced")
MONSTER_BOXED: Final[int] = _code("monster_boxed")
QUEST_TAKEN: Final[int] = _code("quest_taken")
SACRIFICED: Final[int] = _code("sacrificed")
PILLAGE_BEGINS: Final[int] = _code("pillage_begins")
JOINED: Final[int] = _code("joined")
BATTLE_BEGINS: Final[int] = _code("battle_begins")
CARD_REVEALED: Final[int] = _code("card_revealed")
QUEST_TREATED: Final[int] = _code("quest_treated")
TEXT_CANCELLED: Final[int] = _code("text_cancelled")
WATCH_DISCARDS: Final[int] = _code("watch_discards")
FIGURE_SPARED: Final[int] = _code("figure_spared")
CARD_ADDED: Final[int] = _code("card_added")
STRENGTH_COUNTED: Final[int] = _code("strength_counted")
BATTLE_WON: Final[int] = _code("battle_won")
BATTLE_TIED: Final[int] = _code("battle_tied")
GLORY_GAINED: Final[int] = _code("glory_gained")
STAT_RAISED: Final[int] = _code("stat_raised")
CARD_TAKEN: Final[int] = _code("card_taken")
CARD_RETURNED: Final[int] = _code("card_returned")
CARD_DISCARDED: Final[int] = _code("card_discarded")
DESTROYED: Final[int] = _code("destroyed")
PROTECTED: Final[int] = _code("protected")
WITCH_RETREATED: Final[int] = _code("witch_retreated")
PROVINCE_PILLAGED: Final[int] = _code("province_pillaged")
PILLAGE_FAILED: Final[int] = _code("pillage_failed")
LEADER_MOVED: Final[int] = _code("leader_moved")
HAND_DISCARDED: Final[int] = _code("hand_discarded")
QUEST_JUDGED: Final[int] = _code("quest_judged")
PROVINCE_DESTROYED: Final[int] = _code("province_destroyed")
PROVINCE_DOOMED: Final[int] = _code("province_doomed")
RELEASED: Final[int] = _code("released")
FIRST_PLAYER: Final[int] = _code("first_player")
GAME_ENDS: Final[int] = _code("game_ends")

# Sources of Glory.
SOURCES: Final = (
    "battle",
    "pillage",
    "quest",
    "ragnarok",
    "valhalla",
    "ship",
    "battle-card",
    "stolen",
    "lost",
    "valkyrie",
    "thors-glory",
    "conquest",
    "legend",
)
FROM_BATTLE: Final = 0
FROM_PILLAGE: Final = 1
FROM_QUEST: Final = 2
FROM_RAGNAROK: Final = 3
FROM_VALHALLA: Final = 4
FROM_SHIP: Final = 5
FROM_CARD: Final = 6
STOLEN: Final = 7
LOST: Final = 8
FROM_VALKYRIE: Final = 9
FROM_THORS_GLORY: Final = 10
FROM_CONQUEST: Final = 11
FROM_LEGEND: Final = 12

# Causes of destruction.
CAUSES: Final = ("battle", "card", "monster", "sacrifice", "ragnarok")
BY_BATTLE: Final = 0
BY_CARD: Final = 1
BY_MONSTER: Final = 2
BY_SACRIFICE: Final = 3
BY_RAGNAROK: Final = 4
