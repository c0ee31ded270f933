"""An effect, read: steps, filters and conditions as small objects with ints in them (reading.py makes them).

A *reference* is an int: a place in the bindings of an effect (0 and more), or one of the codes below 0.
Bindings hold sets as bits (areas, seats, heroes, resources, orders, titles, types), units of a battle as
digits.
"""

from __future__ import annotations

from typing import Final

# References.
NOBODY: Final = -1
SELF: Final = -2
OPPONENT: Final = -3
EACH: Final = -4
EACH_OTHER: Final = -5
LEFT: Final = -6
ATTACKER: Final = -7
DEFENDER: Final = -8
OWNER: Final = -9
OWN_AREAS: Final = -10
OWN_HOME: Final = -11
ANY_TITLE: Final = -12
OWNER_OF: Final = -100  # OWNER_OF - x: the owner of the hero or unit bound at x

# The first bindings are set by the caller of `start`.
B_SELF: Final = 0  # a seat, not bits
B_SOURCE: Final = 1  # what the effect belongs to: kind * 256 + number, not bits
B_HERO: Final = 2
B_HERE: Final = 3
B_OPP_HERO: Final = 4
B_MOVED_HERO: Final = 5
B_LOWEST: Final = 6
B_HIGHEST: Final = 7
B_OPPONENT: Final = 8
B_DESTROYED: Final = 9  # enemy units self had destroyed in this battle before the effect, not bits
B_UNIT: Final = 10  # battle: the type of the unit whose special it is; not bits
FIRST_BOUND: Final = 11
BINDINGS: Final = 20

CONTEXT: Final = {
    "hero": B_HERO,
    "here": B_HERE,
    "battle_area": B_HERE,
    "opp_hero": B_OPP_HERO,
    "moved_hero": B_MOVED_HERO,
    "lowest": B_LOWEST,
    "highest": B_HIGHEST,
    "opponent_player": B_OPPONENT,
}

# What an effect belongs to (B_SOURCE).
OF_SEASON: Final = 0
OF_TACTICS: Final = 1
OF_QUEST: Final = 2
OF_REWARD: Final = 3
OF_HERO: Final = 4
OF_TITLE: Final = 5
OF_TOKEN: Final = 6  # exploration
OF_UNIT: Final = 7
OF_DEVELOPMENT: Final = 8
OF_RULES: Final = 9  # a rule of the book that uses the same steps

OPS: Final = (
    "choose", "choose_one", "if", "for_each", "pay", "bid", "bid_add", "leader", "fate", "test",
    "influence", "take_influence", "tactics", "quests", "objective", "dial", "look",
    "receive_rune", "place_rune", "move_rune",
    "recruit", "place_units", "move_units", "retreat_units", "destroy_units", "rout_units", "stand_units",
    "damage_units", "strength", "battle_rule", "cancel_battle", "redraw", "extra_fate",
    "hero_gain", "hero_desert", "hero_damage", "hero_heal", "hero_train", "hero_move", "hero_flip",
    "hero_action", "reward", "duel_neutral", "duel_rule",
    "stronghold", "development", "city", "activation", "order", "title", "rule", "discard_self",
)  # fmt: skip
CHOICES: Final = ("area", "player", "hero", "unit", "unit_type", "resource", "order")
C_AREA: Final = 0
C_PLAYER: Final = 1
C_HERO: Final = 2
C_UNIT: Final = 3
C_UNIT_TYPE: Final = 4
C_RESOURCE: Final = 5
C_ORDER: Final = 6

RULE_KEYS: Final = (
    "ignore_mountain", "ignore_water", "no_unit_moves", "winter_food", "move_range", "quest_move",
    "order_move", "flying", "no_desertion", "tie_decider", "always_aligned", "ignore_outside_damage",
    "production", "reward_extra", "extra_rune", "portal", "stop",
)  # fmt: skip
IGNORE_MOUNTAIN: Final = 0
IGNORE_WATER: Final = 1
NO_UNIT_MOVES: Final = 2
WINTER_FOOD: Final = 3
MOVE_RANGE: Final = 4
QUEST_MOVE: Final = 5
ORDER_MOVE: Final = 6
FLYING: Final = 7
NO_DESERTION: Final = 8
TIE_DECIDER: Final = 9
ALWAYS_ALIGNED: Final = 10
IGNORE_OUTSIDE_DAMAGE: Final = 11
PRODUCTION: Final = 12
REWARD_EXTRA: Final = 13
EXTRA_RUNE: Final = 14
PORTAL: Final = 15
STOP: Final = 16

BATTLE_RULES: Final = (
    "stronghold_strength", "prevent_damage", "unit_health", "assist_draw", "chain_fate", "reward_winner",
)  # fmt: skip
DUEL_RULES: Final = ("skip_draw", "prevent", "prevent_all", "reflect", "bonus_damage")
EVENTS: Final = (
    "won-against-player", "enemy-stronghold-removed", "enemy-home-area-taken", "neutral-unit-destroyed",
    "neutral-hexagon-destroyed", "enemy-unit-destroyed",
)  # fmt: skip
WON_AGAINST_PLAYER: Final = 0
ENEMY_STRONGHOLD_REMOVED: Final = 1
ENEMY_HOME_AREA_TAKEN: Final = 2
NEUTRAL_UNIT_DESTROYED: Final = 3
NEUTRAL_HEXAGON_DESTROYED: Final = 4
ENEMY_UNIT_DESTROYED: Final = 5
RANKS: Final = ("highest", "second", "lowest", "others", "not_lowest", "all_zero")
METRICS: Final = ("areas", "strongholds", "rune_tokens", "cities")
SHAPES: Final = ("triangle", "circle", "rectangle", "hexagon")
ALIGNMENTS: Final = ("good", "neutral", "evil")
DURATIONS: Final = ("turn", "season", "while_held", "permanent")

# Amounts.
A_NUMBER: Final = 0
A_ALL: Final = 1
A_COUNT: Final = 2
A_ATTRIBUTE: Final = 3
A_RANGE: Final = 4
A_TO_ONE_LEFT: Final = 5
COUNTS: Final = ("cities-controlled", "own-strongholds", "damage-on-own")
NO_CAP: Final = 99


class Amount:
    """An amount: a number, all, or a count."""

    __slots__ = ("cap", "count", "high", "kind", "n")

    def __init__(self, kind: int = A_NUMBER, n: int = 0) -> None:
        self.kind = kind
        self.n = n  # the number, what is added to a count, or the low end of a range
        self.count = 0  # which count, or which attribute
        self.cap = NO_CAP
        self.high = 0


class AreaFilter:
    """A filter of areas; every field that is set must hold. -1: not set."""

    __slots__ = (
        "activation_is", "activation_of", "adjacent", "alternatives", "city", "control", "development",
        "held", "hero", "home", "neutrals", "not_adjacent", "not_controlled", "own", "rare", "rune",
        "stronghold", "units_n", "units_of",
    )  # fmt: skip

    def __init__(self) -> None:
        self.control = -1  # 0 self, 1 enemy, 2 uncontrolled, 3 empty
        self.home = -1  # 0 self, 1 enemy, 2 none, 3 any, 4 not-self
        self.city = -1
        self.stronghold = -1  # 0 self, 1 enemy, 2 self-damaged, 3 none
        self.development = -1
        self.rune = -1  # 0 none, 1 any, 2 face_down
        self.neutrals = -1  # 0 any, 1 unallied
        self.units_of = NOBODY
        self.units_n = 0
        self.held = -1  # 1: faction units or a stronghold of self
        self.hero = -1  # 0 self, 1 enemy
        self.adjacent = NOBODY
        self.not_adjacent = NOBODY
        self.activation_of = NOBODY
        self.activation_is = 0
        self.not_controlled = NOBODY
        self.alternatives: list[AreaFilter] = []
        self.rare = False  # a field from units_of on is set
        self.own = False  # only areas of self can match


class UnitFilter:
    """A filter of units; -1 or NOBODY: not set."""

    __slots__ = (
        "bound", "damaged", "faction_only", "min_health", "min_initiative", "neutral", "owner",
        "participating", "shapes", "state", "type", "within",
    )  # fmt: skip

    def __init__(self) -> None:
        self.bound = NOBODY  # exactly the units bound here
        self.owner = NOBODY  # SELF, OPPONENT, or EACH_OTHER: any unit not friendly to self
        self.faction_only = False
        self.neutral = False
        self.type = -1
        self.shapes = 0  # bits; 0: any
        self.state = -1  # 0 standing, 1 routed
        self.damaged = False
        self.min_health = 0
        self.min_initiative = 0
        self.within = NOBODY  # a bound area
        self.participating = False


class HeroFilter:
    __slots__ = ("alignments", "owner", "special", "state", "within")

    def __init__(self) -> None:
        self.owner = -1  # 0 self, 1 enemy
        self.state = -1  # 0 standing, 1 routed
        self.within = NOBODY
        self.alignments = 0  # bits of ALIGNMENTS
        self.special = -1  # 0 differs, 1 opposite, 2 neutral-unaligned


CONDITIONS: Final = (
    "has_influence", "has_tactics", "has_objective", "controls", "units", "heroes", "exists", "dial", "event",
    "all", "any", "not", "titles", "developments", "strongholds", "alive", "is_routed",
    "stronghold_in_battle", "hero_training_total", "supply", "in_area", "routed_in_area", "stronghold_token",
)  # fmt: skip


class Condition:
    """A condition; `kind` is its index in CONDITIONS."""

    __slots__ = (
        "areas", "distinct", "heroes", "kind", "least", "of", "parts", "ref", "scope", "supply_shapes",
        "units",
    )  # fmt: skip

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.least: list[int] = [0, 0, 0, 0, 0]  # by number of players
        self.ref = NOBODY
        self.of = -1  # resource, event, own or enemy, title
        self.scope = 0  # 0 this effect, 1 this battle, 2 this turn
        self.distinct = 0
        self.supply_shapes = 0
        self.areas: AreaFilter | None = None
        self.units: UnitFilter | None = None
        self.heroes: HeroFilter | None = None
        self.parts: list[Condition] = []


class Step:
    """One step of an effect. Which fields count depends on `op` (vocabulary.json); blocks are their
    numbers."""

    __slots__ = (
        "agreed", "amount", "area", "areas", "attributes", "binds", "blockable", "bonus", "by",
        "else_block", "face", "fallback", "hero", "heroes", "key", "mix", "mode", "n", "op", "optional",
        "options", "other", "reach", "resource", "results", "shapes", "target", "then_block", "type",
        "units", "up_to", "value", "who",
    )  # fmt: skip

    def __init__(self, op: int) -> None:
        self.op = op
        self.who = SELF  # the player who acts or chooses; owner of what is placed
        self.by = NOBODY  # who picks
        self.other = NOBODY  # the other player (from, player)
        self.hero = B_HERO
        self.area = NOBODY
        self.target = NOBODY  # another area (to), bound units, a bound order or title
        self.binds = NOBODY
        self.amount: Amount | None = None
        self.n = 0  # plain numbers: by, dials, draw, extra, each, max, steps_max
        self.value = 0
        self.key = 0  # the rule, what is chosen or looked at, the metric
        self.mode = 0  # the place of the mode, rank, side in the vocabulary's list
        self.reach = NO_CAP
        self.resource = NOBODY  # 0-2, a binding + 10, or HIGHEST
        self.attributes = 0  # bits; all three: a choice
        self.bonus = (0, 0, 0)
        self.type = -1
        self.shapes = 0
        self.mix = False
        self.up_to = False
        self.optional = False
        self.blockable = True
        self.agreed = False  # pay: the price of an option that is already chosen
        self.face = 0
        self.areas: AreaFilter | None = None
        self.fallback: AreaFilter | None = None
        self.units: UnitFilter | None = None
        self.heroes: HeroFilter | None = None
        self.then_block = -1  # then, steps, gold, win, when
        self.else_block = -1  # else, red, lose
        # choose_one: (option, condition number or -1, block); bid: (rank, least bid, block);
        # fate and test: the blocks of gold, silver and red.
        self.options: list[tuple[int, int, int]] = []
        self.results: list[tuple[int, int, int]] = []


BOUND_RESOURCE: Final = 10
HIGHEST: Final = -5
