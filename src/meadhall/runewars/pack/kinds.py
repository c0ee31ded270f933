"""The kinds of things in a pack. One file of a pack holds one kind; its fields are the fields here.

Reading (decoding.py) and the published schemas (schema.py) both follow these types, limits and patterns, so a
new field is added here and nowhere else. Effects stay data: a step is a mapping with an `op`, and
vocabulary.json, a table of the engine, says which there are.
"""

# not compiled: border types; the schemas of packs are made from them.
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, NamedTuple


class Limits(NamedTuple):
    """The least and the greatest a number may be."""

    low: int
    high: int


class Pattern(NamedTuple):
    """What a word must look like, as a regular expression and in words."""

    expression: str
    meaning: str


class Length(NamedTuple):
    """How many things a list must hold."""

    length: int


class Effect(NamedTuple):
    """Marks a field written in the effect language, and in which part of it."""

    part: str  # steps, condition or area-filter


Id = Annotated[str, Pattern("[a-z0-9]+(-[a-z0-9]+)*", "small letters and digits with hyphens between")]
AreaId = Annotated[str, Pattern("[1-9][A-D]|[a-z]+-[a-c]", "a number and a letter (1A), or as daqan-a")]
Symbol = Annotated[str, Pattern("(damage|rout|special):[1-3]", "damage, rout or special, colon, 1 to 3")]
Step = dict[str, Any]
Steps = Annotated[tuple[Step, ...], Effect("steps")]
Condition = Annotated[dict[str, Any], Effect("condition")]
AreaFilter = Annotated[dict[str, Any], Effect("area-filter")]
Few = Annotated[int, Limits(0, 99)]
Some = Annotated[int, Limits(1, 99)]
Place = Annotated[int, Limits(-4, 4)]
Dial = Annotated[int, Limits(0, 8)]
Spaces = Annotated[tuple[str | None, ...], Length(9)]

Provenance = Literal["rulebook", "public fact", "house", "own copy"]
Alignment = Literal["good", "neutral", "evil"]
Side = Literal["good", "evil"]
Shape = Literal["triangle", "circle", "rectangle", "hexagon"]
Keyword = Literal["Fast", "Flying"]
SeasonName = Literal["spring", "summer", "fall", "winter"]
Direction = Literal["N", "NE", "SE", "S", "SW", "NW"]
Border = Literal["mountain", "water"]
Benefit = Literal["influence", "tactics", "quests", "triangle", "circle", "rectangle", "hexagon"]
Back = Literal["1", "2+"]

# Fields for people. They do not change play, so they are not part of a pack's id (hashing.py).
FOR_PEOPLE = (
    "provenance", "house_fields", "note",
    "name", "text", "duel_text", "ability", "story", "supremacy", "colour",
)  # fmt: skip

FORMAT = 1
RESOURCES = ("food", "wood", "ore")
# Words of the notation and of the engine: a pack may call these things as it likes, but not by another id.
FACTION_IDS = ("daqan", "latari", "waiqar", "uthuk")
ORDER_IDS = (
    "strategize", "mobilize", "conquer", "harvest", "recruit", "rally-support", "acquire-power", "fortify",
)  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class About:
    """What the pack is. Not part of its hash: another name plays the same game."""

    id: Id
    name: str
    format: Annotated[int, Limits(FORMAT, FORMAT)]
    about: str
    licence: str


@dataclass(frozen=True, kw_only=True)
class Sourced:
    """Where an entry comes from. `house_fields` names what in it is our own although the rest is not."""

    provenance: Provenance
    house_fields: tuple[str, ...] = ()
    note: str = ""


@dataclass(frozen=True, kw_only=True)
class Named(Sourced):
    id: Id
    name: str


@dataclass(frozen=True, kw_only=True)
class Effective(Named):
    """Something with a text for people, and the same for the engine.

    Several windows in `timing` are alternatives, unless its steps say `at`: then each step has its own.
    """

    text: str
    timing: tuple[str, ...]
    effect: Steps


@dataclass(frozen=True, kw_only=True)
class Resources:
    food: Dial = 0
    wood: Dial = 0
    ore: Dial = 0

    def all(self) -> tuple[int, int, int]:
        return self.food, self.wood, self.ore


@dataclass(frozen=True, kw_only=True)
class Start(Sourced):
    """What a faction begins with."""

    influence: Few
    tactics: Few
    dials: Resources


@dataclass(frozen=True, kw_only=True)
class Dials(Sourced):
    """The icon at each space 0 to 8: the id of a unit, `influence`, `tactics`, or nothing (null)."""

    food: Spaces
    wood: Spaces
    ore: Spaces

    def all(self) -> tuple[tuple[str | None, ...], ...]:
        return self.food, self.wood, self.ore


@dataclass(frozen=True, kw_only=True)
class Unit(Effective):
    """A kind of figure; its effect is what a special symbol does in a battle."""

    copies: Some
    shape: Shape
    health: Annotated[int, Limits(1, 9)]
    initiative: Annotated[int, Limits(1, 5)]
    keywords: tuple[Keyword, ...] = ()
    ability: str


@dataclass(frozen=True, kw_only=True)
class Neutral(Unit):
    """A neutral unit, which may also be met in a duel."""

    duel_text: str
    duel_effect: Steps


@dataclass(frozen=True, kw_only=True)
class Development(Effective):
    copies: Some
    kind: Literal["resources", "diplomat", "training-grounds", "defence"]


@dataclass(frozen=True, kw_only=True)
class Stronghold(Sourced):
    copies: Some
    strength: Few
    strength_damaged: Few


@dataclass(frozen=True, kw_only=True)
class Faction(Named):
    alignment: Side
    colour: str
    home_tile: Id
    text: str
    start: Start
    dials: Dials
    units: tuple[Unit, ...]
    developments: tuple[Development, ...]
    stronghold: Stronghold


@dataclass(frozen=True, kw_only=True)
class Hex:
    """One area: its place on its tile (axial q, r; flat-top), what it yields, and its coloured sides."""

    id: AreaId
    q: Place
    r: Place
    resources: Resources
    city: bool = False
    neutrals: dict[str, Some] = field(default_factory=dict)
    borders: dict[Direction, Border] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Ground(Named):
    """A piece of the map."""

    hexes: tuple[Hex, ...]


@dataclass(frozen=True, kw_only=True)
class Tile(Ground):
    """A numbered tile; three of them are made of two pieces."""

    number: Annotated[int, Limits(1, 9)]
    pieces: Annotated[int, Limits(1, 2)]


@dataclass(frozen=True, kw_only=True)
class Home(Ground):
    """The home realm of a faction."""

    faction: Id


@dataclass(frozen=True, kw_only=True)
class QuestPlace:
    """Where a quest is attempted: in one `area`, or in any area of a `kind` that the filter describes."""

    area: AreaId | None = None
    kind: Id | None = None
    filter: AreaFilter = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Quest(Effective):
    copies: Some
    setup: bool
    place: QuestPlace
    story: str


@dataclass(frozen=True, kw_only=True)
class Reward(Effective):
    copies: Some
    trait: Literal["weapon", "armour"] | None = None
    requires: Condition | None = None


@dataclass(frozen=True, kw_only=True)
class Objective(Effective):
    copies: Some
    alignment: Side
    condition: Condition


@dataclass(frozen=True, kw_only=True)
class Hero(Effective):
    alignment: Alignment
    strength: Annotated[int, Limits(1, 6)]
    agility: Annotated[int, Limits(1, 6)]
    wisdom: Annotated[int, Limits(1, 6)]
    health: Annotated[int, Limits(1, 9)]
    ability: str


@dataclass(frozen=True, kw_only=True)
class Limit:
    """How often: `n` times per turn, season or year."""

    per: Literal["turn", "season", "year"]
    n: Some


@dataclass(frozen=True, kw_only=True)
class Title(Effective):
    limit: Limit | None = None


@dataclass(frozen=True, kw_only=True)
class Tactics(Effective):
    copies: Some
    role: Literal["attacker", "defender"] | None = None
    requires: Condition | None = None


@dataclass(frozen=True, kw_only=True)
class Season(Effective):
    copies: Some
    season: SeasonName
    wizards_council: bool


@dataclass(frozen=True, kw_only=True)
class City(Named):
    """A city token; Rally Support gives one of its benefits: so many of each."""

    benefits: dict[Benefit, Some]


@dataclass(frozen=True, kw_only=True)
class Exploration(Effective):
    """An exploration token, and how many of it have which back."""

    copies: Some
    kind: Id
    type: Literal["destructible", "location", "event"]
    backs: dict[Back, Few]


@dataclass(frozen=True, kw_only=True)
class Fate(Sourced):
    """A fate card: its destiny, and for each shape a symbol or a miss (null)."""

    number: Some
    destiny: Literal["gold", "silver", "red"]
    triangle: Symbol | None
    circle: Symbol | None
    rectangle: Symbol | None
    hexagon: Symbol | None


@dataclass(frozen=True, kw_only=True)
class Order(Named):
    """An order card: what it does, and what more with supremacy. Its texts are for people only."""

    number: Annotated[int, Limits(1, 8)]
    text: str
    supremacy: str | None


@dataclass(frozen=True, kw_only=True)
class Components(Sourced):
    """How many there are of what is not listed one by one, and of each deck and pile."""

    rune_tokens_dragon: Few
    rune_tokens_false: Few
    influence: Few
    damage: Few
    activation_per_faction: Few
    strongholds_per_faction: Few
    developments_per_faction: Few
    exploration: Few
    city: Few
    training: Few
    defeated_hero: Few
    home_markers: Few
    fate_cards: Few
    orders_per_faction: Few
    victory_cards: Few
    hero_figures: Few
    tiles_numbered: Few
    tiles_home: Few


@dataclass(frozen=True, kw_only=True)
class Pack:
    """Everything that a game of Runewars is played with."""

    pack: About
    factions: tuple[Faction, ...]
    neutrals: tuple[Neutral, ...]
    tiles: tuple[Tile, ...]
    homes: tuple[Home, ...]
    quests: tuple[Quest, ...]
    rewards: tuple[Reward, ...]
    objectives: tuple[Objective, ...]
    heroes: tuple[Hero, ...]
    titles: tuple[Title, ...]
    tactics: tuple[Tactics, ...]
    seasons: tuple[Season, ...]
    cities: tuple[City, ...]
    exploration: tuple[Exploration, ...]
    fate: tuple[Fate, ...]
    orders: tuple[Order, ...]
    components: Components


# Which fields of a pack stand in which file. Every file but one is named after what it holds.
FILES: dict[str, tuple[str, ...]] = {
    "pack.json": ("pack",),
    "factions.json": ("factions",),
    "neutrals.json": ("neutrals",),
    "tiles.json": ("tiles", "homes"),
    "quests.json": ("quests",),
    "rewards.json": ("rewards",),
    "objectives.json": ("objectives",),
    "heroes.json": ("heroes",),
    "titles.json": ("titles",),
    "tactics.json": ("tactics",),
    "seasons.json": ("seasons",),
    "cities.json": ("cities",),
    "exploration.json": ("exploration",),
    "fate.json": ("fate",),
    "orders.json": ("orders",),
    "components.json": ("components",),
}
FILE_OF = {name: file for file, names in FILES.items() for name in names}
