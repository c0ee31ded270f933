"""The types of a view: what a seat, or a spectator, may know.

They contain everything a client must show, so that no client computes rules. Ids are those of the pack: areas
"1B", units "daqan-footman". Filled in by viewing/. What is asked, and its answers: kernel/contract.py.
"""

# not compiled: border types; schemas are generated from them.
from __future__ import annotations

from dataclasses import dataclass, field

from meadhall.kernel import contract

# --- the map ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Neighbour:
    """What lies on one side of an area."""

    area: str
    side: str  # N, NE, SE, S, SW, NW
    border: str  # open, mountain, water


@dataclass(frozen=True)
class Ground:
    """An area as it is printed, and where it lies: flat-top hexes with axial coordinates."""

    id: str
    q: int
    r: int
    piece: str
    home: str | None  # faction
    resources: dict[str, int]
    city: bool  # a city is printed here
    sides: dict[str, str]  # its own coloured sides, as they lie
    neighbours: list[Neighbour]


@dataclass(frozen=True)
class Marker:
    """A home marker, while the map is built: the two cells it covers."""

    number: int
    cells: list[tuple[int, int]]


@dataclass(frozen=True)
class UnitType:
    """What is printed on a faction sheet or reference card about a unit."""

    id: str
    faction: str | None  # None: neutral
    shape: str
    health: int
    initiative: int
    fast: bool
    flying: bool
    figures: int


# --- what lies on it ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Units:
    """Units of one type in an area."""

    type: str
    seat: str | None  # their owner, or the player they are allied to; None: neutral
    standing: int
    routed: int


@dataclass(frozen=True)
class Stronghold:
    seat: str
    damaged: bool
    strength: int


@dataclass(frozen=True)
class City:
    id: str
    benefits: dict[str, int]  # one of them, with Rally Support


@dataclass(frozen=True)
class Token:
    """An exploration token. `back`: "1" or "2+"; `face` once it is turned up."""

    back: str
    face: str | None


@dataclass(frozen=True)
class Grave:
    """The marker of a defeated hero: rewards to be taken, None where one lies face down."""

    area: str
    rewards: list[str | None]


@dataclass(frozen=True)
class Area:
    id: str
    control: str | None
    units: list[Units]
    production: dict[str, int]  # now, tokens included
    stronghold: Stronghold | None = None
    development: str | None = None
    activated: list[str] = field(default_factory=list)  # seats with a token here
    city: City | None = None
    rune: str | None = None  # face-down, dragon, false
    token: Token | None = None
    heroes: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Hero:
    id: str
    seat: str
    area: str | None
    alignment: str
    routed: bool
    damage: int
    health: int
    attributes: dict[str, int]  # training included
    training: dict[str, int]
    rewards: list[str | None]  # None: face down


# --- players ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Dial:
    """A resource dial: what is printed at each space from 0, and what counts at and below the arrow."""

    value: int
    spaces: list[str | None]
    counts: dict[str, int]


@dataclass(frozen=True)
class Title:
    id: str
    seat: str | None
    influence: int  # lying on it


@dataclass(frozen=True)
class Player:
    """What everybody sees of a player."""

    id: str
    faction: str | None
    alignment: str | None
    influence: int
    dials: dict[str, Dial]
    production: dict[str, int]  # what Harvest would set the dials to
    order: str | None  # of this season, or of the last one until orders are shown
    face_up: list[str]
    orders: list[str]  # still in hand this year
    tactics: int
    fresh: int  # of them, drawn this season
    quests: int
    shown_quests: list[str]  # of them, those all have seen
    objective: bool
    titles: list[str]
    heroes: list[str]
    areas: int
    rune_tokens: int  # in areas it controls
    victory: str | None  # the Victory card: hand, or the season whose deck it lies on
    eliminated: bool
    pieces: list[str]  # still to be laid while the map is built
    supply: dict[str, int]  # figures not on the board
    strongholds: int  # tokens not on the board
    winter_limit: int  # units that could stay in one area if winter came now


# --- cards ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class FateCard:
    id: str
    destiny: str
    symbols: dict[str, str]  # by shape: damage:2, rout:1, special:1; nothing is left out


@dataclass(frozen=True)
class Piles:
    """Cards in each deck, and the discard piles, which lie face up."""

    fate: int
    fate_discard: list[str]
    tactics: int
    tactics_discard: list[str]
    quests: int
    quest_discard: list[str]
    rewards: int
    reward_discard: list[str]
    heroes: int
    objectives: dict[str, int]
    seasons: dict[str, int]
    season_discard: list[str]
    tokens: dict[str, int]  # exploration tokens left, by back


@dataclass(frozen=True)
class Supply:
    dragon_runes: int
    false_runes: int
    neutrals: dict[str, int]


@dataclass(frozen=True)
class Tactic:
    """An own tactics card."""

    id: str
    fresh: bool  # drawn this season: it cannot be played yet
    seen_by: list[str]  # others who know it


@dataclass(frozen=True)
class Quest:
    """An own quest: where it can be tried, and which own heroes are there."""

    id: str
    areas: list[str]
    heroes: list[str]


@dataclass(frozen=True)
class Objective:
    id: str
    met: bool  # as things stand


@dataclass(frozen=True)
class Offered:
    """Cards the viewer has drawn to choose from."""

    kind: str
    cards: list[str]


# --- what the viewer knows beyond what lies open -----------------------------------------------------


@dataclass(frozen=True)
class Rune:
    """A face-down rune token as the viewer knows it."""

    area: str
    face: str | None  # dragon, false; None: cannot tell


@dataclass(frozen=True)
class RuneGroup:
    """Face-down tokens the viewer cannot tell apart, and how many of them are dragon runes."""

    areas: list[str]
    dragons: int


@dataclass(frozen=True)
class Dragons:
    """Dragon runes a player controls, for all the viewer can tell; face-up ones and thrones included."""

    seat: str
    least: int
    most: int


@dataclass(frozen=True)
class Known:
    """Hidden cards and tokens of others, or face-down rewards, that the viewer has seen."""

    tactics: dict[str, list[str]]  # by seat
    quests: dict[str, list[str]]
    rewards: dict[str, list[str | None]]  # by hero; None: not seen
    graves: list[list[str | None]]  # in the order of the view's graves
    tokens: dict[str, str]  # exploration tokens, by area


# --- what is under way --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Fighter:
    """Units of one type in the same state in a battle or a duel."""

    type: str
    n: int
    routed: bool
    damage: int
    health: int


@dataclass(frozen=True)
class Term:
    """A part of a sum."""

    what: str  # a unit type, or stronghold, effects
    n: int
    strength: int


@dataclass(frozen=True)
class Side:
    """One side of a battle."""

    seat: str | None  # None: unallied neutral units
    played_by: str  # the seat that decides for it
    line: list[Fighter]
    assists: dict[str, str]  # by type, the hero who assists it
    group: str | None  # the type that has drawn cards
    cards: list[FateCard]
    strength: int  # if it were counted now
    terms: list[Term]


@dataclass(frozen=True)
class Battle:
    area: str
    round: int
    attacker: Side
    defender: Side


@dataclass(frozen=True)
class Duellist:
    """One side of a duel: a hero, or neutral units and who draws for them."""

    seat: str | None
    hero: str | None
    foes: list[Fighter]  # neutral units, in a duel quest
    cards: list[FateCard]
    suffers: int  # damage this round, as things stand


@dataclass(frozen=True)
class Duel:
    area: str | None
    round: int
    sides: list[Duellist]


@dataclass(frozen=True)
class Bidder:
    seat: str
    influence: int  # the player's total, which is public (p.31)
    answered: bool
    bid: int | None  # None until all bids are revealed


@dataclass(frozen=True)
class Draw:
    """Fate cards just drawn, before one is kept or they are resolved."""

    seat: str
    cards: list[FateCard]


@dataclass(frozen=True)
class Planned:
    """A move that is said, but not made yet: moves of an order are made all at once."""

    source: str
    target: str
    type: str | None
    hero: str | None
    n: int


@dataclass(frozen=True)
class Effect:
    """The card, ability or token whose text is being followed."""

    kind: str  # season, tactics, quest, reward, hero, title, token, unit, development, rules
    id: str | None
    seat: str | None  # for whom; None: unallied neutral units


# --- the view --------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class View(contract.View):
    # What all see.
    players: list[Player]
    year: int
    season: str
    phase: str
    season_card: str | None
    first: str
    current: str | None
    play_order: list[str]
    winner: str | None
    types: list[UnitType]
    grounds: list[Ground]
    markers: list[Marker]
    areas: list[Area]
    heroes: list[Hero]
    graves: list[Grave]
    titles: list[Title]
    piles: Piles
    supply: Supply
    battle: Battle | None
    duel: Duel | None
    bids: list[Bidder]
    draw: Draw | None
    effect: Effect | None
    plan: list[Planned]
    arriving: dict[str, int]  # by type: the current player's units that meet neutral ones, in no area yet
    # What the viewer knows.
    reachable: list[str]  # areas that own figures can move to, when the question is which area to activate
    hand: list[Tactic]
    quests: list[Quest]
    objective: Objective | None
    offered: Offered | None
    runes: list[Rune]
    rune_groups: list[RuneGroup]
    dragons: list[Dragons]
    known: Known
