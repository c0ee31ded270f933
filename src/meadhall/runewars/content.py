"""A pack as tables of ints, made once and used by every game with that pack.

A *type* numbers every unit of the pack: faction * KINDS + kind for the factions, then the neutral ones. A
*slot* numbers the units that can be in one area: the KINDS of the holder's faction, then the neutral ones.
"""

from __future__ import annotations

from typing import Any, Final

from meadhall.runewars.effects.tree import AreaFilter, Condition, Step

KINDS: Final = 4  # kinds of units of a faction
NEUTRALS: Final = 6
SLOTS: Final = KINDS + NEUTRALS

# Shapes, numbered as in SHAPES of pack/vocabulary.py.
CIRCLE: Final = 1
HEXAGON: Final = 3

# Symbols of a fate card for a shape: how many, by what.
MISS: Final = 0
DAMAGE: Final = 1
ROUT: Final = 2
SPECIAL: Final = 3
GOLD: Final = 0
SILVER: Final = 1

GOOD: Final = 0
NEUTRAL: Final = 1
EVIL: Final = 2

# The icon at a space of a dial: the kind of a unit, or one of these.
NOTHING: Final = -1
INFLUENCE_ICON: Final = -2
TACTICS_ICON: Final = -3


class Content:
    """Plain tables, never changed after loading (loading.py fills them). Lists are indexed by number."""

    def __init__(self, pack_hash: str) -> None:
        self.hash = pack_hash
        self.rules: dict[int, Any] = {}  # kernel Rules for this pack, by version; filled by rulebook.py
        self.names: dict[str, list[str]] = {}  # ids by kind of answer (answers.py)
        self.words: list[tuple[str, ...]] = []
        # Effects.
        self.blocks: list[list[Step]] = []
        self.conditions: list[Condition] = []
        # Factions.
        self.factions: list[str] = []
        self.alignment: list[int] = []  # GOOD or EVIL
        self.start_influence: list[int] = []
        self.start_tactics: list[int] = []
        self.start_dials: list[int] = []  # faction * 3 + resource
        self.dials: list[int] = []  # (faction * 3 + resource) * 9 + space: a kind, or NOTHING …
        self.stronghold_count: list[int] = []
        self.stronghold_strength: list[int] = []
        self.stronghold_damaged: list[int] = []
        # Units, by type.
        self.neutral_types = 0  # the first neutral type
        self.types = 0
        self.type_name: list[str] = []
        self.shape: list[int] = []
        self.health: list[int] = []
        self.initiative: list[int] = []
        self.fast: list[int] = []
        self.flying: list[int] = []
        self.figures: list[int] = []  # how many there are
        self.special: list[int] = []  # block
        self.duel_special: list[int] = []  # block, or -1
        # Developments, faction * 4 + kind (resources, diplomat, training grounds, defence).
        self.development_count: list[int] = []
        self.development_timing: list[int] = []
        self.development_block: list[int] = []
        # Areas: of the numbered tiles, then of the homes.
        self.areas = 0
        self.area_name: list[str] = []
        self.area_piece: list[int] = []
        self.home_of: list[int] = []  # faction, or -1
        self.produces: list[int] = []  # area * 3 + resource
        self.has_city: list[int] = []
        self.printed: list[int] = []  # area * NEUTRALS + neutral kind
        # Pieces: numbered tiles in order of their number, then homes in order of factions. A hex: area, q, r,
        # and its six sides N … NW (0 open, 1 mountain, 2 water).
        self.tiles = 0
        self.piece_name: list[str] = []
        self.piece_hexes: list[list[tuple[int, int, int, tuple[int, ...]]]] = []
        self.turned: list[
            list[tuple[int, int, int, tuple[int, ...]]]
        ] = []  # piece * 6 + rotation, as asked for
        # Fate cards 0 …: destiny, and by shape * 2 the symbol and how many.
        self.destiny: list[int] = []
        self.symbols: list[tuple[int, ...]] = []
        # Cards by type. `timings` of a card are bits of TIMINGS.
        self.tactics: list[str] = []
        self.tactics_copies: list[int] = []
        self.tactics_timings: list[int] = []
        self.tactics_role: list[int] = []  # 0 any, 1 attacker, 2 defender
        self.tactics_needs: list[int] = []  # condition or -1
        self.tactics_block: list[int] = []
        self.tactics_by_timing: list[list[int]] = []
        self.tactics_plain: list[int] = []  # no requirement and no choice that must exist: always playable
        self.quests: list[str] = []
        self.quest_copies: list[int] = []
        self.quest_setup: list[int] = []  # the piece it names, or -1
        self.quest_area: list[int] = []  # or -1
        self.quest_place: list[AreaFilter | None] = []
        self.quest_timings: list[int] = []
        self.quest_block: list[int] = []
        self.rewards: list[str] = []
        self.reward_copies: list[int] = []
        self.reward_trait: list[int] = []  # 0 none, 1 weapon, 2 armour
        self.reward_timings: list[int] = []
        self.reward_needs: list[int] = []
        self.reward_block: list[int] = []
        self.objectives: list[str] = []
        self.objective_copies: list[int] = []
        self.objective_side: list[int] = []  # GOOD or EVIL
        self.objective_condition: list[int] = []
        self.objective_block: list[int] = []
        self.heroes: list[str] = []
        self.hero_alignment: list[int] = []
        self.hero_attributes: list[int] = []  # hero * 3 + attribute
        self.hero_health: list[int] = []
        self.hero_timings: list[int] = []
        self.hero_block: list[int] = []
        self.titles: list[str] = []
        self.title_timings: list[int] = []
        self.title_blocks: list[dict[int, int]] = []  # timing -> block
        self.title_limit: list[int] = []  # uses a turn; 99: no limit
        self.title_prices: list[list[Step]] = []  # what a use costs: the steps that pay
        self.seasons: list[str] = []
        self.season_of: list[int] = []
        self.season_copies: list[int] = []
        self.season_council: list[int] = []
        self.season_block: list[int] = []
        self.cities: list[str] = []
        self.city_benefits: list[list[tuple[int, int]]] = []  # (benefit, n)
        self.tokens: list[str] = []  # exploration
        self.token_type: list[int] = []  # 0 destructible, 1 location, 2 event
        self.token_backs: list[tuple[int, int]] = []  # how many with back 1, with back 2+
        self.token_timings: list[int] = []
        self.token_block: list[int] = []
        self.orders: list[str] = []  # 1 … 8; 0 is none
        self.dragon_runes = 0
        self.false_runes = 0
        # Rules in force as long as a hero is in service, a reward or title is held, or a token is face up:
        # bits of RULE_KEYS, and their values by key.
        self.hero_rules: list[int] = []
        self.reward_rules: list[int] = []
        self.title_rules: list[int] = []
        self.token_rules: list[int] = []
        self.token_production: list[tuple[int, int, int]] = []
        self.rule_values: dict[int, int] = {}  # (source kind * 256 + number) * 32 + key

    def type_slot(self, kind: int) -> int:
        """Return the slot of a type."""
        return kind % KINDS if kind < self.neutral_types else KINDS + kind - self.neutral_types


TIMINGS: Final = (
    "setup", "season-main", "your-turn", "your-move", "battle-start", "battle-round-start", "battle-special",
    "battle-assist", "battle-strength", "battle-won-attacker", "fate-drawn", "diplomacy-before-draw",
    "bid-revealed", "quest-phase", "quest-hero-moved", "quest-action-end", "quest-attempt",
    "quest-attempt-test", "quest-completed", "duel-start", "duel-special", "duel-damage", "duel-round-end",
    "duel-won", "hero-defeated", "hero-damage", "acquire-power", "harvest-supremacy", "rally-support",
    "wizards-council-drawn", "wizards-council-resolved", "continuous", "explore", "explore-stay",
)  # fmt: skip
YOUR_TURN: Final = 2
YOUR_MOVE: Final = 3
BATTLE_START: Final = 4
BATTLE_ROUND_START: Final = 5
BATTLE_ASSIST: Final = 7
BATTLE_STRENGTH: Final = 8
BATTLE_WON_ATTACKER: Final = 9
FATE_DRAWN: Final = 10
DIPLOMACY_BEFORE_DRAW: Final = 11
BID_REVEALED: Final = 12
QUEST_PHASE: Final = 13
QUEST_HERO_MOVED: Final = 14
QUEST_ACTION_END: Final = 15
QUEST_ATTEMPT: Final = 16
QUEST_ATTEMPT_TEST: Final = 17
DUEL_START: Final = 19
DUEL_SPECIAL: Final = 20
DUEL_DAMAGE: Final = 21
DUEL_ROUND_END: Final = 22
DUEL_WON: Final = 23
HERO_DEFEATED: Final = 24
HERO_DAMAGE: Final = 25
ACQUIRE_POWER: Final = 26
HARVEST_SUPREMACY: Final = 27
COUNCIL_DRAWN: Final = 29
COUNCIL_RESOLVED: Final = 30
CONTINUOUS: Final = 31
EXPLORE: Final = 32
EXPLORE_STAY: Final = 33
