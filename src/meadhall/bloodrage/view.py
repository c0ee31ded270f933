"""The types of a view: what a seat, or a spectator, may know.

They contain everything a client must show, so that no client computes rules. Filled by viewing/.
"""

# not compiled: border types; schemas are generated from them.
from __future__ import annotations

from dataclasses import dataclass, field

from meadhall.kernel import contract


@dataclass(frozen=True)
class Card:
    """A card face. `id` is its notation in records, `name` its message id without the Age."""

    id: str
    name: str
    kind: str
    age: int
    value: int
    god: str | None = None
    glory: int | None = None
    late: bool = False
    cost: int | None = None  # Rage to play this Upgrade now, for its owner


@dataclass(frozen=True)
class Quest:
    """An own Quest, committed or in hand, as things stand."""

    card: Card
    committed: bool
    done: bool
    where: list[str]  # provinces that fulfil it now


@dataclass(frozen=True)
class Group:
    """Figures of one clan and kind in one place."""

    clan: str
    figure: str
    n: int


@dataclass(frozen=True)
class Term:
    """A part of a sum: figures and what they add."""

    figure: str
    n: int
    strength: int


@dataclass(frozen=True)
class Side:
    """One clan's strength in a province, fjord included, with the terms of the sum."""

    clan: str
    total: int
    terms: list[Term]


@dataclass(frozen=True)
class Place:
    """A province or a fjord."""

    id: str
    figures: list[Group]
    room: int | None  # free villages; None: no limit
    villages: int | None = None
    region: str | None = None
    fjord: str | None = None
    supports: list[str] = field(default_factory=list)
    adjacent: list[str] = field(default_factory=list)
    token: str | None = None
    pillaged: bool = False
    destroyed: bool = False
    doomed_in_age: int | None = None
    sides: list[Side] = field(default_factory=list)
    may_join: list[str] = field(default_factory=list)  # clans with figures next door, if it came to battle
    strongest: str | None = None  # whose Quest here would be fulfilled now


@dataclass(frozen=True)
class Stat:
    step: int
    value: int
    track: list[int]


@dataclass(frozen=True)
class Clan:
    """A clan sheet and what everybody sees of the clan."""

    id: str
    glory: int
    rage: int
    stats: dict[str, Stat]
    passed: bool
    figures_on_board: int
    upgrades: list[Card | None]  # eight slots: Leader, Warriors, ship, two Monsters, three clan
    hand: list[int]  # the Age on the back of each card
    committed: list[int]  # and of each committed Quest
    known: list[str]  # cards everybody knows to be among its hidden ones
    table: list[Card]  # cards lying open before it: in battle, or an Upgrade on its way to a slot
    reserve: list[Group]
    valhalla: list[Group]
    costs: dict[str, int]  # Rage to invade with each figure in the reserve
    earned: dict[str, int]  # Glory by source


@dataclass(frozen=True)
class Played:
    clan: str
    figures: int
    cards: list[Card]
    bonus: int
    cancelled: bool  # the revealed card has lost its text (Thor's Primacy)


@dataclass(frozen=True)
class Battle:
    province: str
    pillager: str
    sides: list[Played]


@dataclass(frozen=True)
class Sighting:
    """A pack as the viewer saw it in a draft, and what it kept of it."""

    age: int
    turn: int
    cards: list[str]
    kept: list[str]


@dataclass(frozen=True, kw_only=True)
class View(contract.View):
    clans: list[Clan]
    age: int
    phase: str
    first: str
    provinces: list[Place]
    fjords: list[Place]
    doom: list[str]
    battle: Battle | None
    discard: list[str]
    hand: list[Card]
    quests: list[Quest]
    pack: list[Card]  # in a draft: the cards to choose from
    shed: list[str]  # own cards discarded face down
    seen: list[Sighting]  # packs passed on
