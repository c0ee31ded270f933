"""The state of a game of Runewars, and basic operations that all rules use."""

from __future__ import annotations

from typing import Any, Final

from meadhall.kernel.game import Game
from meadhall.kernel.prompt import Prompt
from meadhall.kernel.refusal import Refusal
from meadhall.kernel.rng import Rng
from meadhall.kernel.rules import Rules
from meadhall.runewars import event_codes as ev
from meadhall.runewars.board import Board
from meadhall.runewars.content import KINDS, SLOTS, Content
from meadhall.runewars.effects.tree import EVENTS
from meadhall.runewars.options import Options
from meadhall.runewars.versions import NEWEST, ONLY_SURPLUS_LEAVES
from meadhall.runewars.view import View

# Phases.
SETUP: Final = 0
SEASON_CARD: Final = 1
ORDERS: Final = 2
TURNS: Final = 3
QUESTS: Final = 4  # the Quest Phase: no player's turn
END: Final = 5
PHASE_NAMES: Final = ("setup", "season-card", "orders", "turns", "quests", "end")

SPRING: Final = 0
SUMMER: Final = 1
FALL: Final = 2
WINTER: Final = 3
SEASON_NAMES: Final = ("spring", "summer", "fall", "winter")
YEARS: Final = 7

# A hidden card is card << KNOWERS | who knows it: bits of seats, and ALL for all viewers.
KNOWERS: Final = 5
ALL: Final = 16
KNOWN_BITS: Final = 31

NO_RUNE: Final = 0
DRAGON_RUNE: Final = 1
FALSE_RUNE: Final = 2

NO_FORT: Final = 0
SOUND: Final = 1
DAMAGED: Final = 2

IN_DECK: Final = -1  # hero_seat of a hero in no player's service
GONE: Final = -2  # … and of one out of the game

LIMIT: Final = 8  # units of a player in an area (p.18)
REGISTERS: Final = 24  # of a battle, a duel, the Quest Phase (battle, duel, quest_phase name them)


class Runewars(Game):
    """Tables by area and slot are indexed area * SLOTS + slot; by seat and resource, seat * 3 + resource."""

    __slots__ = (
        "battle_tally", "bids", "board", "cards", "city", "content", "current", "development", "dials",
        "down", "dragons_left", "drawer", "drawn", "duel", "duel_foes", "envs", "explore", "extra_cards",
        "factions", "falses_left", "far", "fate", "fate_discard", "fight", "first", "fort", "fought",
        "fresh", "graves", "groups", "hands", "health_mod", "hero_at", "hero_damage", "hero_deck",
        "hero_down", "hero_seat", "holder", "home_seat", "influence", "lands", "lines", "markers", "names",
        "objective", "objective_decks", "offered", "only_surplus_leaves", "options", "order", "out", "owner",
        "phase", "plan",
        "played", "promised", "quest", "quest_deck", "quest_discard", "quests", "received", "reward_deck",
        "reward_discard", "rewards", "rune", "rune_up", "season", "season_card", "season_decks",
        "season_discard", "season_rules", "seats", "setup_quests", "stacks", "supply", "swaps",
        "tactics_deck", "tactics_discard", "title_influence", "title_seat", "title_used", "tokens",
        "training", "turn_rules", "turn_tally", "up", "version", "victory", "winner", "winter_food", "year",
    )  # fmt: skip

    def __init__(
        self,
        names: tuple[str, ...] = (),
        rng: Rng | None = None,
        options: Options | None = None,
        content: Content | None = None,
        version: int = NEWEST,
    ) -> None:
        super().__init__(rng)
        if rng is None or options is None or content is None:
            return
        seats = len(names)
        areas = content.areas
        heroes = len(content.heroes)
        self.options = options
        self.content = content
        self.version = version  # of the rules; the switches follow from it (versions.py)
        self.only_surplus_leaves = version >= ONLY_SURPLUS_LEAVES
        self.names = names
        self.seats = seats
        self.factions = [-1] * seats
        self.first = 0
        self.year = 1
        self.season = SPRING
        self.phase = SETUP
        self.current = -1  # whose turn it is (p.15); -1: no player's
        self.out = 0  # eliminated seats as bits
        self.winner = -1
        # The board.
        self.board = Board(content)
        self.markers: tuple[int, ...] = ()  # two cells each; -1 where a home has replaced it
        self.home_seat = [-1] * areas
        self.holder = [-1] * areas  # the seat with faction units or a stronghold there
        self.owner = [-1] * areas  # the seat that controls it: its holder, else whose home it is (p.15)
        # The same by seat: its areas, in the order of laying. The last row is unused and empty.
        self.lands: list[tuple[int, ...]] = [()] * (seats + 1)
        self.up = [0] * (areas * SLOTS)  # standing units
        self.down = [0] * (areas * SLOTS)  # routed units
        self.fort = [NO_FORT] * areas
        self.development = [-1] * areas  # its kind
        self.tokens = [0] * areas  # activation tokens, seats as bits
        self.city = [-1] * areas
        self.supply = [0] * ((seats + 1) * SLOTS)  # the last row: neutral units
        # Rune tokens, and what seats know of them (runes.py); the last row of `groups` is a spectator's.
        self.rune = [NO_RUNE] * areas
        self.rune_up = [0] * areas
        self.groups = [-1] * ((seats + 1) * areas)
        self.dragons_left = content.dragon_runes
        self.falses_left = content.false_runes
        # Exploration: (token * 2 + back) << KNOWERS | who knows it, or -1; what is left of the two stacks.
        self.explore = [-1] * areas
        self.stacks: list[tuple[int, ...]] = [(), ()]
        # Players.
        self.influence = [0] * seats
        self.dials = [0] * (seats * 3)
        self.order = [0] * seats  # of this season
        self.played = [0] * seats  # orders face up this year, as bits
        self.objective = [-1] * seats
        self.promised = 0  # seats whose Victory card is in their hand, as bits
        self.victory = [-1] * 4  # the seat whose Victory card is on each season's deck
        self.turn_rules = [0] * seats  # rule keys as bits, until the end of the turn, of the season
        self.season_rules = [0] * seats
        self.swaps = 0  # rewards passed on in this turn, or in this hero's action
        self.fought = 0  # whether the current order has had a battle (p.33)
        self.far = 0  # areas with a forced march, as bits
        self.winter_food = 0
        self.bids = [-1] * seats
        self.extra_cards = 0  # additional fate cards of the next draw
        self.plan: tuple[int, ...] = ()  # moves said but not yet made: from, to, figure, number (moves.py)
        self.turn_tally = [0] * (seats * len(EVENTS))
        self.battle_tally = [0] * (seats * len(EVENTS))
        # Cards: codes as above. Hands are sorted; `fresh` were drawn this season (p.31).
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.fresh: list[tuple[int, ...]] = [()] * seats
        self.quests: list[tuple[int, ...]] = [()] * seats
        self.setup_quests: list[tuple[int, ...]] = [()] * seats  # pieces still to lay
        self.tactics_deck: list[int] = []
        self.tactics_discard: list[int] = []  # card numbers, face up
        self.quest_deck: list[int] = []
        self.quest_discard: list[int] = []
        self.reward_deck: list[int] = []
        self.reward_discard: list[int] = []
        self.objective_decks: list[tuple[int, ...]] = [(), ()]  # good, evil; drawn from the end
        self.hero_deck: list[int] = []  # hero numbers
        self.season_decks: list[tuple[int, ...]] = [()] * 4
        self.season_discard: list[int] = []
        self.season_card = -1
        # Fate cards by number; drawn from the end. `drawn`: on the table, before they are discarded.
        self.fate: list[int] = []
        self.fate_discard: list[int] = []
        self.drawn: tuple[int, ...] = ()
        self.drawer = -1
        # Of a battle's two groups, or a duel's two sides: what each has drawn.
        self.cards: list[tuple[int, ...]] = [(), ()]
        # Cards of any kind that a player has drawn to choose from (codes); only that player knows them.
        self.offered: tuple[int, ...] = ()
        # Heroes, by number.
        self.hero_seat = [IN_DECK] * heroes
        self.hero_at = [-1] * heroes
        self.hero_down = [0] * heroes
        self.hero_damage = [0] * heroes
        self.training = [0] * (heroes * 3)
        self.rewards: list[tuple[int, ...]] = [()] * heroes  # codes, in the order they came
        self.graves: list[tuple[int, ...]] = []  # defeated-hero markers: area, then reward codes
        # Dragon runes received, by source * 4 + seat, for the final statistics.
        self.received = [0] * (len(ev.SOURCES) * 4)
        # Titles.
        self.title_seat = [-1] * len(content.titles)
        self.title_influence = [0] * len(content.titles)
        self.title_used = [0] * len(content.titles)
        # The bindings of each running effect (effects/run.py).
        self.envs: list[tuple[int, ...]] = []
        # A battle: registers (battle/field.py), the units lined up on both sides, changed health by slot.
        self.fight = [-1] * REGISTERS
        self.lines: list[tuple[int, ...]] = [(), ()]
        self.health_mod = [0] * (2 * SLOTS)
        # A duel and the Quest Phase.
        self.duel = [-1] * REGISTERS
        self.duel_foes: tuple[int, ...] = ()
        self.quest = [-1] * REGISTERS

    # --- the contract --------------------------------------------------------------------

    @property
    def rules(self) -> Rules:
        from meadhall.runewars.rulebook import rules_of

        return rules_of(self.content, self.version)

    def seat_names(self) -> tuple[str, ...]:
        return self.names

    def made_with(self) -> Options:
        return self.options

    def copy(self) -> Runewars:
        other: Runewars = Runewars.__new__(Runewars)
        self.copy_kernel(other)
        other.options = self.options
        other.content = self.content
        other.version = self.version
        other.only_surplus_leaves = self.only_surplus_leaves
        other.names = self.names
        other.seats = self.seats
        other.factions = self.factions[:]
        other.first = self.first
        other.year = self.year
        other.season = self.season
        other.phase = self.phase
        other.current = self.current
        other.out = self.out
        other.winner = self.winner
        other.board = self.board
        other.markers = self.markers
        other.home_seat = self.home_seat[:]
        other.holder = self.holder[:]
        other.owner = self.owner[:]
        other.lands = self.lands[:]
        other.up = self.up[:]
        other.down = self.down[:]
        other.fort = self.fort[:]
        other.development = self.development[:]
        other.tokens = self.tokens[:]
        other.city = self.city[:]
        other.supply = self.supply[:]
        other.rune = self.rune[:]
        other.rune_up = self.rune_up[:]
        other.groups = self.groups[:]
        other.dragons_left = self.dragons_left
        other.falses_left = self.falses_left
        other.explore = self.explore[:]
        other.stacks = self.stacks[:]
        other.influence = self.influence[:]
        other.dials = self.dials[:]
        other.order = self.order[:]
        other.played = self.played[:]
        other.objective = self.objective[:]
        other.promised = self.promised
        other.victory = self.victory[:]
        other.turn_rules = self.turn_rules[:]
        other.season_rules = self.season_rules[:]
        other.swaps = self.swaps
        other.fought = self.fought
        other.far = self.far
        other.winter_food = self.winter_food
        other.bids = self.bids[:]
        other.extra_cards = self.extra_cards
        other.plan = self.plan
        other.turn_tally = self.turn_tally[:]
        other.battle_tally = self.battle_tally[:]
        other.hands = self.hands[:]
        other.fresh = self.fresh[:]
        other.quests = self.quests[:]
        other.setup_quests = self.setup_quests[:]
        other.tactics_deck = self.tactics_deck[:]
        other.tactics_discard = self.tactics_discard[:]
        other.quest_deck = self.quest_deck[:]
        other.quest_discard = self.quest_discard[:]
        other.reward_deck = self.reward_deck[:]
        other.reward_discard = self.reward_discard[:]
        other.objective_decks = self.objective_decks[:]
        other.hero_deck = self.hero_deck[:]
        other.season_decks = self.season_decks[:]
        other.season_discard = self.season_discard[:]
        other.season_card = self.season_card
        other.fate = self.fate[:]
        other.fate_discard = self.fate_discard[:]
        other.drawn = self.drawn
        other.drawer = self.drawer
        other.cards = self.cards[:]
        other.offered = self.offered
        other.hero_seat = self.hero_seat[:]
        other.hero_at = self.hero_at[:]
        other.hero_down = self.hero_down[:]
        other.hero_damage = self.hero_damage[:]
        other.training = self.training[:]
        other.rewards = self.rewards[:]
        other.graves = self.graves[:]
        other.received = self.received[:]
        other.title_seat = self.title_seat[:]
        other.title_influence = self.title_influence[:]
        other.title_used = self.title_used[:]
        other.envs = self.envs[:]
        other.fight = self.fight[:]
        other.lines = self.lines[:]
        other.health_mod = self.health_mod[:]
        other.duel = self.duel[:]
        other.duel_foes = self.duel_foes
        other.quest = self.quest[:]
        return other

    def data(self) -> tuple[object, ...]:
        # Fingerprints of version 1 have no version.
        versioned: tuple[int, ...] = () if self.version == 1 else (self.version,)
        return (
            ("runewars", self.content.hash, self.names, self.options.unusual(), *versioned),
            (
                self.factions,
                self.first,
                self.year,
                self.season,
                self.phase,
                self.current,
                self.out,
                self.winner,
            ),
            (self.board.placed, self.markers, self.home_seat, self.holder, self.up, self.down, self.fort),
            (self.development, self.tokens, self.city, self.supply),
            (self.rune, self.rune_up, self.groups, self.dragons_left, self.falses_left),
            (self.explore, self.stacks),
            (
                self.influence,
                self.dials,
                self.order,
                self.played,
                self.objective,
                self.promised,
                self.victory,
            ),
            (
                self.turn_rules,
                self.season_rules,
                self.swaps,
                self.fought,
                self.far,
                self.winter_food,
                self.bids,
                self.extra_cards,
                self.plan,
            ),
            (self.turn_tally, self.battle_tally),
            (self.hands, self.fresh, self.quests, self.setup_quests, self.tactics_deck, self.tactics_discard),
            (self.quest_deck, self.quest_discard, self.reward_deck, self.reward_discard),
            (self.objective_decks, self.hero_deck, self.season_decks, self.season_discard, self.season_card),
            (self.fate, self.fate_discard, self.drawn, self.drawer, self.cards, self.offered),
            (self.hero_seat, self.hero_at, self.hero_down, self.hero_damage, self.training, self.rewards),
            (self.graves, self.received, self.title_seat, self.title_influence, self.title_used),
            (self.envs, self.fight, self.lines, self.health_mod, self.duel, self.duel_foes, self.quest),
        )

    def explain(self, seat: int, prompt: Prompt, args: tuple[int, ...], action: int) -> Refusal | None:
        from meadhall.runewars.why.table import explain

        return explain(self, seat, prompt, args, action)

    def view(self, seat: int | str | None = None) -> View:
        from meadhall.runewars.viewing.build import view

        return view(self, self.viewer(seat))

    def own_view(self, seat: int | str | None = None) -> dict[str, Any]:
        from meadhall.runewars.viewing.build import own_view

        return own_view(self, self.viewer(seat))

    def happened(self, seat: int | str | None = None) -> list[Any]:
        from meadhall.runewars.events import project

        return list(project(self, self.events or [], self.viewer(seat)))

    def redeal(self, seat: int, rng: Rng) -> Runewars:
        from meadhall.runewars.redeal import redeal

        self.check_redealt(seat)
        return redeal(self, seat, rng)

    def text(self) -> str:
        """Return the position as text, which `runewars.parse` reads."""
        from meadhall.runewars.positions.text import write

        return write(self)

    @property
    def scores(self) -> list[int]:
        from meadhall.runewars.year.victory import scores

        return scores(self)

    # --- seats ------------------------------------------------------------------------------

    def alive(self, seat: int) -> bool:
        return not self.out >> seat & 1

    def left_of(self, seat: int) -> int:
        """Return the next player clockwise who is not eliminated (U25)."""
        for i in range(1, self.seats + 1):
            other = (seat + i) % self.seats
            if self.alive(other):
                return other
        return seat

    def play_order(self) -> list[int]:
        """p.37: lowest order number, then most influence, then highest starting influence."""
        start, factions = self.content.start_influence, self.factions
        keys: list[tuple[int, int, int, int]] = []
        for seat, order in enumerate(self.order):
            if not self.out >> seat & 1:
                keys.append((order, -self.influence[seat], -start[factions[seat]], seat))
        keys.sort()
        return [key[3] for key in keys]

    def seat_of_faction(self, faction: int) -> int:
        for seat in range(self.seats):
            if self.factions[seat] == faction:
                return seat
        return -1

    # --- areas ----------------------------------------------------------------------------

    def control(self, area: int) -> int:
        """p.15: return the seat that controls an area, or -1."""
        return self.owner[area]

    def held_by(self, area: int, seat: int) -> None:
        """Set the seat with faction units or a stronghold there (-1: none); home areas then fall to their
        faction."""
        self.holder[area] = seat
        old, new = self.owner[area], seat if seat >= 0 else self.home_seat[area]
        if new != old:
            self.owner[area] = new
            if old >= 0:
                self.lands[old] = without(self.lands[old], area)
            if new >= 0:
                self.lands[new] = tuple(sorted((*self.lands[new], area), key=self.board.areas.index))

    def home_for(self, area: int, seat: int) -> None:
        """Set the seat whose home realm the area belongs to; -1: none, or an eliminated player's."""
        self.home_seat[area] = seat
        self.held_by(area, self.holder[area])

    def type_at(self, seat: int, slot: int) -> int:
        """Return the type of a slot for units of this seat (-1: unallied neutral ones)."""
        if slot < KINDS:
            return self.factions[seat] * KINDS + slot
        return self.content.neutral_types + slot - KINDS

    def count(self, area: int) -> int:
        """Return the number of units in an area, including routed ones, whoever they belong to."""
        first, last = area * SLOTS, area * SLOTS + SLOTS
        return sum(self.up[first:last]) + sum(self.down[first:last])

    def neutrals(self, area: int) -> int:
        """Return the number of neutral units in an area, allied or not, including routed ones."""
        first, last = area * SLOTS + KINDS, area * SLOTS + SLOTS
        return sum(self.up[first:last]) + sum(self.down[first:last])

    def units_of(self, seat: int, area: int) -> int:
        """Return the number of a seat's units in an area, including allied neutral ones (p.19)."""
        return self.count(area) if seat >= 0 and self.control(area) == seat else 0

    def empty(self, area: int) -> bool:
        """p.15: whether an area outside home realms has no units and no stronghold."""
        if self.content.home_of[area] >= 0 or self.fort[area] != NO_FORT:
            return False
        first, last = area * SLOTS, area * SLOTS + SLOTS
        return not any(self.up[first:last]) and not any(self.down[first:last])

    def add_units(self, area: int, seat: int, slot: int, n: int, routed: bool = False) -> None:
        """Add units to an area; faction units make their seat its holder."""
        if n:
            where = self.down if routed else self.up
            where[area * SLOTS + slot] += n
            if slot < KINDS:
                self.held_by(area, seat)

    def take_units(self, area: int, slot: int, n: int, routed: bool = False) -> None:
        """Remove units from an area; `hold` updates its holder."""
        if n:
            where = self.down if routed else self.up
            where[area * SLOTS + slot] -= n
            if slot < KINDS:
                self.hold(area)

    def hold(self, area: int) -> None:
        """Update the holder of an area: without faction units and stronghold it has none."""
        if self.fort[area] != NO_FORT:
            return
        base = area * SLOTS
        for i in range(base, base + KINDS):
            if self.up[i] or self.down[i]:
                return
        self.held_by(area, -1)

    def to_supply(self, seat: int, slot: int, n: int) -> None:
        """Put destroyed units back into their supply."""
        row = seat if slot < KINDS else self.seats
        self.supply[row * SLOTS + slot] += n

    def from_supply(self, seat: int, slot: int, n: int) -> None:
        self.to_supply(seat, slot, -n)

    def in_supply(self, seat: int, slot: int) -> int:
        row = seat if slot < KINDS else self.seats
        return self.supply[row * SLOTS + slot]

    def forts(self, seat: int) -> list[int]:
        """Return the areas with a stronghold of this seat."""
        fort = self.fort
        return [area for area in self.lands[seat] if fort[area] != NO_FORT]

    # --- influence, dials -------------------------------------------------------------------

    def gain_influence(self, seat: int, n: int) -> None:
        """Gain n influence, or lose it if n is below 0, as far as there is any."""
        n = max(n, -self.influence[seat])
        if n:
            self.influence[seat] += n
            self.emit(ev.INFLUENCE, seat, n)

    def turn_dial(self, seat: int, resource: int, by: int) -> None:
        """p.14: turn a dial within 0 to 8; what is beyond is lost."""
        i = seat * 3 + resource
        new = min(8, max(0, self.dials[i] + by))
        if new != self.dials[i]:
            self.emit(ev.DIAL, seat, resource, self.dials[i], new)
            self.dials[i] = new

    def rule_on(self, seat: int, key: int) -> bool:
        """Whether a rule of a card is in force for this seat, this turn or season."""
        return ((self.turn_rules[seat] | self.season_rules[seat]) >> key & 1) != 0

    # --- heroes ---------------------------------------------------------------------------------

    def heroes_of(self, seat: int) -> list[int]:
        return [hero for hero, owner in enumerate(self.hero_seat) if owner == seat]

    def rewarded(self, seat: int) -> list[int]:
        """Return the seat's heroes that have rewards."""
        if not any(self.rewards):
            return []
        hero_seat = self.hero_seat
        return [hero for hero, cards in enumerate(self.rewards) if cards and hero_seat[hero] == seat]

    def hero_here(self, seat: int, area: int) -> bool:
        for hero in range(len(self.hero_seat)):
            if self.hero_at[hero] == area and self.hero_seat[hero] == seat:
                return True
        return False

    def attribute(self, hero: int, attribute: int) -> int:
        return self.content.hero_attributes[hero * 3 + attribute] + self.training[hero * 3 + attribute]

    def hero_rule(self, hero: int, key: int) -> bool:
        """Whether a hero has a rule, by its ability or by a reward."""
        if self.content.hero_rules[hero] >> key & 1:
            return True
        for code in self.rewards[hero]:
            if self.content.reward_rules[code >> KNOWERS] >> key & 1:
                return True
        return False

    def has_title_rule(self, seat: int, key: int) -> bool:
        for title, owner in enumerate(self.title_seat):
            if owner == seat and self.content.title_rules[title] >> key & 1:
                return True
        return False


def bits(mask: int) -> list[int]:
    """Return the numbers of the bits that are set, in order."""
    found = []
    while mask:
        found.append(first_bit(mask))
        mask &= mask - 1
    return found


def first_bit(mask: int) -> int:
    """Return the number of the lowest bit that is set, or -1."""
    return (mask & -mask).bit_length() - 1


def without(cards: tuple[int, ...], code: int) -> tuple[int, ...]:
    """Return a tuple without one occurrence of an entry."""
    i = cards.index(code)
    return cards[:i] + cards[i + 1 :]
