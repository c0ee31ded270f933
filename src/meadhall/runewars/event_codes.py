"""Event codes for `Game.emit`: the name of each event, and the meaning of its numbers.

Kinds of fields: seat, area, type, hero, number, resource, tactics, quest, reward, objective, order, title,
season, destiny, fate, token, city, piece, attribute, development, word (a place in WORDS), rune. A field
with `!` before it is visible only to the seat in the event's first field; others see only that it exists.
A kind that ends in `s…` takes all remaining numbers.
"""

from __future__ import annotations

from typing import Final

NAMES: Final[list[str]] = []
FIELDS: Final[list[tuple[tuple[str, str], ...]]] = []  # (field, kind) of each


def _code(name: str, *fields: str) -> int:
    """Add an event; return its code. Fields are `name:kind`, or only `kind` where both are the same."""
    NAMES.append(name)
    FIELDS.append(tuple((f.partition(":")[0], f.partition(":")[2] or f) for f in fields))
    return len(NAMES) - 1


# Set-up.
FIRST_PLAYER: Final[int] = _code("first_player", "seat", "cards:fates…")
FACTION_CHOSEN: Final[int] = _code("faction_chosen", "seat", "faction")
SETUP_QUESTS: Final[int] = _code("setup_quests", "seat", "quests:quests…")
PIECE_LAID: Final[int] = _code("piece_laid", "seat", "piece", "rotation:number", "q:number", "r:number")
MARKER_LAID: Final[int] = _code("marker_laid", "seat", "marker:number")
MAP_REDONE: Final[int] = _code("map_redone", "from_step:number")
CITY_PLACED: Final[int] = _code("city_placed", "area", "city")
# The year.
SEASON_BEGINS: Final[int] = _code("season_begins", "year:number", "season")
SEASON_CARD: Final[int] = _code("season_card", "card:season_card")
ORDER_REVEALED: Final[int] = _code("order_revealed", "seat", "order")
TURN_BEGINS: Final[int] = _code("turn_begins", "seat", "order")
SUPREMACY: Final[int] = _code("supremacy", "seat", "order")
STOOD_UP: Final[int] = _code("stood_up")
QUEST_PHASE: Final[int] = _code("quest_phase")
# Means.
INFLUENCE: Final[int] = _code("influence", "seat", "number")
INFLUENCE_TAKEN: Final[int] = _code("influence_taken", "seat", "from:seat", "number")
DIAL: Final[int] = _code("dial", "seat", "resource", "old:number", "new:number")
TACTICS_DRAWN: Final[int] = _code("tactics_drawn", "seat", "!cards:tacticss…")
TACTICS_PLAYED: Final[int] = _code("tactics_played", "seat", "card:tactics")
TACTICS_DISCARDED: Final[int] = _code("tactics_discarded", "seat", "card:tactics")
TACTICS_SEEN: Final[int] = _code("tactics_seen", "seat", "of:seat", "!cards:tacticss…")
QUEST_DRAWN: Final[int] = _code("quest_drawn", "seat", "!card:quest")
QUEST_DISCARDED: Final[int] = _code("quest_discarded", "seat", "card:quest")
OBJECTIVE_DRAWN: Final[int] = _code("objective_drawn", "seat", "!card:objective")
OBJECTIVE_MET: Final[int] = _code("objective_met", "seat", "card:objective")
OBJECTIVE_BOXED: Final[int] = _code("objective_boxed", "seat", "card:objective")
TITLE_TAKEN: Final[int] = _code("title_taken", "seat", "title", "number")
TITLE_RETURNED: Final[int] = _code("title_returned", "seat", "title")
ORDER_RETURNED: Final[int] = _code("order_returned", "seat", "order")
# Units.
ACTIVATED: Final[int] = _code("activated", "seat", "area")
TOKEN_REMOVED: Final[int] = _code("token_removed", "seat", "area")
MOVED: Final[int] = _code("moved", "seat", "from:area", "to:area", "type", "number")
RECRUITED: Final[int] = _code("recruited", "seat", "area", "type", "number")
PLACED: Final[int] = _code("placed", "area", "type", "number")
DESTROYED: Final[int] = _code("destroyed", "area", "type", "number")
ROUTED: Final[int] = _code("routed", "area", "type", "number")
STOOD: Final[int] = _code("stood", "area", "type", "number")
RETREATED: Final[int] = _code("retreated", "from:area", "to:area", "type", "number")
ALLIED: Final[int] = _code("allied", "seat", "area")
DIPLOMACY: Final[int] = _code("diplomacy", "seat", "area", "spent:number")
STRONGHOLD_BUILT: Final[int] = _code("stronghold_built", "seat", "area")
STRONGHOLD_REPAIRED: Final[int] = _code("stronghold_repaired", "seat", "area")
STRONGHOLD_DAMAGED: Final[int] = _code("stronghold_damaged", "seat", "area")
STRONGHOLD_LOST: Final[int] = _code("stronghold_lost", "seat", "area")
DEVELOPED: Final[int] = _code("developed", "seat", "area", "development")
DEVELOPMENT_LOST: Final[int] = _code("development_lost", "seat", "area", "development")
CITY_TAKEN: Final[int] = _code("city_benefit", "seat", "area", "benefit", "number")
CITY_DESTROYED: Final[int] = _code("city_destroyed", "area", "city")
# Fate.
FATE_DRAWN: Final[int] = _code("fate_drawn", "seat", "cards:fates…")
FATE_KEPT: Final[int] = _code("fate_kept", "seat", "card:fate", "destiny")
FATE_REDRAWN: Final[int] = _code("fate_redrawn", "seat", "cards:fates…")
# Battles.
BATTLE_BEGINS: Final[int] = _code("battle_begins", "attacker:seat", "defender:seat", "area")
ROUND_BEGINS: Final[int] = _code("battle_round", "number")
GROUP_DRAWS: Final[int] = _code("battle_group", "seat", "type", "number")
ASSISTS: Final[int] = _code("assists", "seat", "hero", "type")
SPECIAL: Final[int] = _code("special", "seat", "type")
DAMAGED: Final[int] = _code("damaged", "area", "type", "number")
STRENGTH: Final[int] = _code("strength", "attacker:number", "defender:number")
BATTLE_WON: Final[int] = _code("battle_won", "winner:seat", "loser:seat", "area")
BATTLE_CANCELLED: Final[int] = _code("battle_cancelled", "area")
# Heroes.
HERO_GAINED: Final[int] = _code("hero_gained", "seat", "hero", "area")
HERO_DESERTED: Final[int] = _code("hero_deserted", "seat", "hero")
HERO_MOVED: Final[int] = _code("hero_moved", "seat", "hero", "from:area", "to:area")
HERO_HEALED: Final[int] = _code("hero_healed", "seat", "hero", "number")
HERO_HURT: Final[int] = _code("hero_hurt", "seat", "hero", "number")
HERO_TRAINED: Final[int] = _code("hero_trained", "seat", "hero", "attribute", "number")
HERO_ROUTED: Final[int] = _code("hero_routed", "seat", "hero")
HERO_STOOD: Final[int] = _code("hero_stood", "seat", "hero")
HERO_DEFEATED: Final[int] = _code("hero_defeated", "seat", "hero")
QUEST_TRIED: Final[int] = _code("quest_tried", "seat", "hero", "card:quest")
QUEST_DONE: Final[int] = _code("quest_done", "seat", "hero", "card:quest")
REWARD_GAINED: Final[int] = _code("reward_gained", "seat", "hero", "!card:reward")
REWARD_SHOWN: Final[int] = _code("reward_shown", "seat", "hero", "card:reward")
REWARD_DISCARDED: Final[int] = _code("reward_discarded", "seat", "hero", "card:reward")
REWARD_PASSED: Final[int] = _code("reward_passed", "seat", "from:hero", "to:hero", "!card:reward")
REWARDS_TAKEN: Final[int] = _code("rewards_taken", "seat", "hero", "area", "number")
DUEL_BEGINS: Final[int] = _code("duel_begins", "seat", "hero", "against:hero")
DUEL_QUEST_BEGINS: Final[int] = _code("duel_quest_begins", "seat", "hero", "type", "number")
DUEL_ROUND: Final[int] = _code("duel_round", "number")
DUEL_ENDS: Final[int] = _code("duel_ends", "seat", "hero")
# Bids.
BID: Final[int] = _code("bid", "seat", "number")
BID_WON: Final[int] = _code("bid_won", "seat")
# Runes.
RUNE_PLACED: Final[int] = _code("rune_placed", "seat", "area", "!rune")
RUNE_LAID: Final[int] = _code("rune_laid", "area", "rune")
RUNE_MOVED: Final[int] = _code("rune_moved", "from:area", "to:area")
RUNE_DISCARDED: Final[int] = _code("rune_discarded", "seat", "area", "rune")
RUNE_REVEALED: Final[int] = _code("rune_revealed", "seat", "area", "rune")
RUNE_SEEN: Final[int] = _code("rune_seen", "seat", "area", "!rune")
RUNES_MIXED: Final[int] = _code("runes_mixed", "seat", "one:area", "other:area")
# Exploration.
TOKEN_TURNED: Final[int] = _code("token_turned", "seat", "area", "token")
TOKEN_DISCARDED: Final[int] = _code("token_discarded", "area", "token")
TOKEN_SEEN: Final[int] = _code("token_seen", "seat", "area", "!token")
# The end.
VICTORY_PLACED: Final[int] = _code("victory_placed", "seat", "season")
VICTORY_FAILED: Final[int] = _code("victory_failed", "seat", "season")
ELIMINATED: Final[int] = _code("eliminated", "seat")
GAME_ENDS: Final[int] = _code("game_ends", "winner:seat")

# Where dragon runes come from.
SOURCES: Final = ("objective", "title", "reward", "season", "card", "placed")
FROM_OBJECTIVE: Final = 0
FROM_TITLE: Final = 1
FROM_REWARD: Final = 2
FROM_SEASON: Final = 3
FROM_CARD: Final = 4
PLACED_BY_CARD: Final = 5
