"""Skerries, a small game of boats and islands, to test the kernel independently of the real games.

It has what the real games need: secret simultaneous orders, an auction with ties, face-down tokens that a
visitor may look at, a reaction window that leaks no information, and a battle with damage to assign.
This module has its state and interface; tiny_steps.py has the rules, tiny_why.py the refusals.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from meadhall.kernel import contract
from meadhall.kernel.contract import Answer, Ask, Asked, Ref
from meadhall.kernel.game import Game
from meadhall.kernel.prompt import Prompt
from meadhall.kernel.refusal import Refusal
from meadhall.kernel.rng import Rng
from meadhall.kernel.rules import Rules

NAMES: Final = ("gannet", "puffin", "tern", "skua")
ISLANDS: Final = ("holm", "voe", "stack", "reef", "ness")  # in a row: neighbours are next to each other
TREASURES: Final = (1, 2, 3, 4, 5)
START: Final = {2: (1, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
KINDS: Final = ("skiff", "longship")
STRENGTH: Final = (1, 2)
FLEET: Final = (4, 2)
CARDS: Final = ("fish", "calm", "gale@1", "gale@2")
WIND: Final = (0, -1, 1, 2)
DECK: Final = (0,) * 8 + (1,) * 4 + (2,) * 4 + (3,) * 4
ORDERS: Final = ("sail", "raid", "scout", "trade")
HOME: Final = len(ISLANDS)  # the place of ships that are not at sea
MOST: Final = 6  # the highest bid there is

# The table of answers: one int each, with its words.
WORDS: Final[list[tuple[str, ...]]] = []


def _answers(*spelled: tuple[str, ...]) -> int:
    WORDS.extend(spelled)
    return len(WORDS) - len(spelled)


KEEP: Final = _answers(*(("keep", card) for card in CARDS))
ORDER: Final = _answers(*(("order", order) for order in ORDERS))
SAIL: Final = _answers(*(("sail", island) for island in ISLANDS))
TO: Final = _answers(*((island,) for island in ISLANDS))
LOAD: Final = _answers(*((kind,) for kind in KINDS))
LOOK: Final = _answers(*(("look", island) for island in ISLANDS))
RAID: Final = _answers(*(("raid", island) for island in ISLANDS))
RIVAL: Final = _answers(*((name,) for name in NAMES))
ADD: Final = _answers(*(("add", card) for card in CARDS))
LOSE: Final = _answers(*(("lose", kind) for kind in KINDS))
BID: Final = _answers(*(("bid", str(n)) for n in range(MOST + 1)))
PLACE: Final = _answers(*(("place", island) for island in ISLANDS))
DONE: Final = _answers(("done",))
STAY: Final = _answers(("stay",))
DECLINE: Final = _answers(("decline",))

# What happens, for `tell`.
CARD_DRAWN, ORDERED, SAILED, LOOKED, FOUGHT, LOST, BID_MADE, TREASURE_TAKEN = range(8)
# Their kinds and parameters, in that order.
HAPPENINGS: Final = (
    ("card-drawn", ("seat", "card")),
    ("ordered", ("seat", "order")),
    ("sailed", ("seat", "ship", "source", "target")),
    ("looked", ("seat", "island", "treasure")),
    ("fought", ("seat", "other", "island")),
    ("lost", ("seat", "ship", "island")),
    ("bid-made", ("seat", "n")),
    ("treasure-taken", ("seat", "island", "n")),
)


@dataclass(frozen=True)
class Options:
    rounds: int = 3
    reactions: bool = True


@dataclass(frozen=True, kw_only=True)
class View(contract.View):
    """An allow-list; -1 stands for what this viewer does not know."""

    round: int
    lamp: int
    influence: tuple[int, ...]
    glory: tuple[int, ...]
    orders: tuple[int, ...]
    bids: tuple[int, ...]
    ships: tuple[int, ...]
    treasures: tuple[int, ...]
    looked: tuple[int, ...]
    wind: int
    deck: int
    cards: tuple[int, ...]
    discard: tuple[int, ...]
    pack: tuple[int, ...]
    hand: tuple[int, ...]
    shed: tuple[int, ...]
    asks: tuple[tuple[int, str, tuple[int, ...]], ...]
    answered: tuple[bool, ...]
    own_answer: tuple[int, ...]
    undo_mark: int


NEWEST = 2  # version of the rules
THREE_INFLUENCE = 2  # the first version in which every seat begins with three influence


@dataclass(frozen=True)
class Happening:
    """An event with its parameters by name; -1, which this viewer does not know, is left out."""

    kind: str
    values: tuple[tuple[str, str | int], ...]

    @staticmethod
    def of(names: tuple[str, ...], event: tuple[int, ...]) -> Happening:
        kind, words = HAPPENINGS[event[0]]
        values: list[tuple[str, str | int]] = []
        for word, value in zip(words, event[1:], strict=True):
            if value >= 0:
                values.append((word, names[value] if word in ("seat", "other") else value))
        return Happening(kind, tuple(values))

    def params(self) -> dict[str, str | int]:
        return dict(self.values)


class Skerries(Game):
    __slots__ = (
        "bids",
        "deck",
        "discard",
        "glory",
        "hands",
        "influence",
        "lamp",
        "looked",
        "names",
        "options",
        "orders",
        "packs",
        "round",
        "shed",
        "ships",
        "treasures",
        "version",
        "wind",
    )

    def __init__(self, names: tuple[str, ...], rng: Rng, options: Options, version: int = NEWEST) -> None:
        super().__init__(rng)
        self.version = version
        seats = len(names)
        self.names = names
        self.options = options
        self.round = 0
        self.lamp = 0
        self.influence = [3 if version >= THREE_INFLUENCE else 2] * seats
        self.glory = [0] * seats
        self.orders = [-1] * seats  # of this round, or until then of the last one
        self.bids = [-1] * seats
        self.wind = 0
        self.ships = [0] * (len(ISLANDS) + 1) * 8  # by place * 8 + kind * 4 + seat
        self.treasures = list(TREASURES)
        self.looked = [0] * seats  # islands as bits: public that a seat looked, private what it saw
        self.packs: list[tuple[int, ...]] = [()] * seats
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.shed: list[tuple[int, ...]] = [()] * seats  # face down; its owner knows it
        self.deck: tuple[int, ...] = DECK
        self.discard: list[int] = []

    # --- the contract ----------------------------------------------------------------------

    @property
    def rules(self) -> Rules:
        from tests.kernel.tiny_steps import RULES

        return RULES.with_version(self.version)

    def seat_names(self) -> tuple[str, ...]:
        return self.names

    def made_with(self) -> Options:
        return self.options

    def copy(self) -> Skerries:
        other: Skerries = Skerries.__new__(Skerries)
        self.copy_kernel(other)
        other.names, other.options, other.version = self.names, self.options, self.version
        other.round, other.lamp, other.wind = self.round, self.lamp, self.wind
        other.influence, other.glory = self.influence[:], self.glory[:]
        other.orders, other.bids = self.orders[:], self.bids[:]
        other.ships, other.treasures, other.looked = self.ships[:], self.treasures[:], self.looked[:]
        other.packs, other.hands, other.shed = self.packs[:], self.hands[:], self.shed[:]
        other.deck, other.discard = self.deck, self.discard[:]
        return other

    def data(self) -> tuple[object, ...]:
        return (
            ("skerries", self.names, self.options, self.round, self.lamp, self.wind),
            (self.influence, self.glory, self.orders, self.bids),
            (self.ships, self.treasures, self.looked),
            (self.packs, self.hands, self.shed, self.deck, self.discard),
        )

    def explain(self, seat: int, prompt: Prompt, args: tuple[int, ...], action: int) -> Refusal | None:
        from tests.kernel.tiny_why import explain

        return explain(self, seat, prompt.name, args, action)

    def own_view(self, seat: int | str | None = None) -> dict[str, Any]:
        seat = self.viewer(seat)
        seen = 0 if seat is None else self.looked[seat]
        own = () if seat is None or self.ask_of(seat) < 0 else self.given[self.ask_of(seat)]
        return {
            "seat": None if seat is None else self.names[seat],
            "ask": None if seat is None else self.question(seat),
            "treasures": tuple(t if self.over or seen >> i & 1 else -1 for i, t in enumerate(self.treasures)),
            "pack": () if seat is None else self.packs[seat],
            "hand": () if seat is None else self.hands[seat],
            "shed": () if seat is None else self.shed[seat],
            "own_answer": own,
        }

    def view(self, seat: int | str | None = None) -> View:
        return View(
            **self.own_view(seat),
            seats=list(self.names),
            ranking=self.ranking,
            scores=self.scores,
            asked=[
                Asked(self.names[asked], prompt.name, len(given) >= prompt.need)
                for (asked, prompt, _), given in zip(self.asks, self.given, strict=True)
            ],
            round=self.round,
            lamp=self.lamp,
            influence=tuple(self.influence),
            glory=tuple(self.glory),
            orders=tuple(self.orders),
            bids=tuple(self.bids),
            ships=tuple(self.ships),
            looked=tuple(self.looked),
            wind=self.wind,
            deck=len(self.deck),
            cards=tuple(len(hand) for hand in self.hands),
            discard=tuple(self.discard),
            asks=tuple((asked, prompt.name, args) for asked, prompt, args in self.asks),
            answered=tuple(len(g) >= ask[1].need for ask, g in zip(self.asks, self.given, strict=True)),
            undo_mark=self.undo_mark,
            over=self.over,
        )

    def question(self, seat: int) -> Ask | None:
        """What the seat is asked, with every legal answer."""
        index = self.ask_of(seat)
        if index < 0:
            return None
        answers = [self.answer(action) for action in self.legal(seat)]
        given = [" ".join(self.words(action)) for action in self.given[index]]
        return Ask(self.asks[index][1].name, {}, answers, given)

    def answer(self, action: int) -> Answer:
        words = self.words(action)
        refs = [Ref("island", word) for word in words if word in ISLANDS]
        return Answer(action, " ".join(words), words[0], refs)

    def happened(self, seat: int | str | None = None) -> list[Any]:
        viewer = self.viewer(seat)
        return [Happening.of(self.names, project(event, viewer)) for event in self.events or ()]

    def redeal(self, seat: int, rng: Rng) -> Skerries:
        """Looks at others' hidden things only to count them: the rest comes from what the seat knows."""
        self.check_redealt(seat)
        h = self.copy()
        h.offers = {}
        own = (*h.packs[seat], *h.hands[seat], *h.shed[seat], *h.discard)
        pool = [card for card in sorted(set(DECK)) for _ in range(DECK.count(card) - own.count(card))]
        rng.shuffle(pool)
        for other in range(len(h.names)):
            if other != seat:
                for places in (h.packs, h.hands, h.shed):
                    places[other] = tuple(sorted(pool.pop() for _ in places[other]))
        h.deck = tuple(pool)
        if not h.over:
            unseen = [island for island in range(len(ISLANDS)) if not h.looked[seat] >> island & 1]
            values = sorted(h.treasures[island] for island in unseen)
            rng.shuffle(values)
            for island, value in zip(unseen, values, strict=True):
                h.treasures[island] = value
        for index, (other, _, _) in enumerate(h.asks):
            if other != seat:
                count, h.given[index] = len(h.given[index]), ()
                for _ in range(count):
                    options = h.offer(index)
                    h.given[index] = (*h.given[index], options[rng.below(len(options))])
                    h.offers = {}
        h.rng = rng.spawn()
        return h

    def words(self, action: int) -> tuple[str, ...]:
        """A card with the number of the round goes by its plain name."""
        return tuple(word.removesuffix(f"@{self.round}") for word in WORDS[action])

    @property
    def scores(self) -> list[int]:
        return self.glory[:]

    # --- small moves -------------------------------------------------------------------------

    def count(self, place: int, seat: int, kind: int) -> int:
        return self.ships[place * 8 + kind * 4 + seat]

    def present(self, place: int, seat: int) -> bool:
        return self.count(place, seat, 0) + self.count(place, seat, 1) > 0

    def strength(self, place: int, seat: int) -> int:
        return sum(STRENGTH[kind] * self.count(place, seat, kind) for kind in range(2))

    def move(self, seat: int, kind: int, source: int, target: int) -> None:
        self.ships[source * 8 + kind * 4 + seat] -= 1
        self.ships[target * 8 + kind * 4 + seat] += 1

    def berths(self, seat: int) -> list[int]:
        """The islands where a seat has ships."""
        return [island for island in range(HOME) if self.present(island, seat)]

    def from_lamp(self) -> list[int]:
        return [(self.lamp + turn) % len(self.names) for turn in range(len(self.names))]


def project(event: tuple[int, ...], seat: int | None) -> tuple[int, ...]:
    """An event as a viewer may read it: what was drawn or seen is its owner's."""
    if event[0] in (CARD_DRAWN, LOOKED) and event[1] != seat:
        return (*event[:-1], -1)
    return event
