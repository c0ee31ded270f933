"""The state of a game of Blood Rage, and basic operations that all rules use."""

from __future__ import annotations

from typing import Any, Final

from meadhall.bloodrage import event_codes as ev
from meadhall.bloodrage.actions import WORDS
from meadhall.bloodrage.board import (
    AXES,
    BOX,
    FIGURES,
    FJORD,
    HORNS,
    LEADER,
    ON_BOARD,
    PLACES,
    PROVINCES,
    RESERVE,
    SHIP,
    SUPPORTS,
    TOP_STEP,
    TRACK,
    VILLAGES,
    WARRIOR,
    WARRIORS,
)
from meadhall.bloodrage.cards import (
    CARD_TYPE,
    FIRST_UPGRADE,
    PAIR,
    TYPE_VALUE,
)
from meadhall.bloodrage.figures import figure_strength
from meadhall.bloodrage.options import Options
from meadhall.bloodrage.versions import NEWEST
from meadhall.bloodrage.view import View
from meadhall.kernel.game import Game
from meadhall.kernel.prompt import Prompt
from meadhall.kernel.refusal import Refusal
from meadhall.kernel.rng import Rng
from meadhall.kernel.rules import Rules

# Slots of a clan sheet (p.16).
LEADER_SLOT: Final = 0
WARRIOR_SLOT: Final = 1
SHIP_SLOT: Final = 2
MONSTER_SLOTS: Final = (3, 4)
CLAN_SLOTS: Final = (5, 6, 7)
SLOTS: Final = 8

# Phases of an Age (p.12).
GODS_GIFTS: Final = 0
ACTION: Final = 1
DISCARD: Final = 2
QUEST: Final = 3
RAGNAROK: Final = 4
VALHALLA_PHASE: Final = 5
SCORING: Final = 6
PHASE_NAMES: Final = ("gods-gifts", "action", "discard", "quest", "ragnarok", "valhalla", "scoring")

PICKS: Final = 6  # passes of a draft at most
CLOSED: Final = -1000  # `room` of a place that is out of the game: no move in or out opens it


class BloodRage(Game):
    """Tables by seat have one entry a clan; tables by place and seat are indexed place * 4 + seat."""

    __slots__ = (
        "age",
        "at",
        "board",
        "box",
        "clans",
        "committed",
        "dead",
        "destroyed",
        "discard",
        "doom",
        "earned",
        "fighters",
        "field",
        "first",
        "glory",
        "hands",
        "here",
        "kept",
        "known",
        "options",
        "packs",
        "passed",
        "phase",
        "pillaged",
        "pillager",
        "played",
        "powers",
        "rage",
        "room",
        "saw",
        "seats",
        "sheet",
        "shed",
        "shown",
        "steps",
        "stolen",
        "texts",
        "tokens",
        "treated",
        "valkyries",
        "warriors",
        "version",
        "winner",
    )

    def __init__(
        self,
        clans: tuple[str, ...] = (),
        rng: Rng | None = None,
        options: Options | None = None,
        version: int = NEWEST,
    ) -> None:
        super().__init__(rng)
        if rng is None or options is None:
            return
        seats = len(clans)
        self.options = options
        self.version = version  # of the rules
        self.clans = clans
        self.seats = seats
        self.age = 1
        self.phase = GODS_GIFTS
        self.first = 0
        # Clan sheets: stats are steps 0 … 5 on their tracks, indexed stat * 4 + seat.
        self.glory = [0] * seats
        self.rage = [TRACK[0][0]] * seats
        self.steps = [0] * 12
        self.passed = [0] * seats
        self.sheet = [-1] * (SLOTS * seats)
        self.powers = [0] * seats
        # Figures: Warriors are counted by place and seat; of the others each clan has one a kind, `at`
        # seat * FIGURES + kind. `here` counts all figures by place and seat, `board` those on the board.
        self.warriors = [0] * (PLACES * 4)
        self.here = [0] * (PLACES * 4)
        self.at = [BOX] * (FIGURES * 4)
        self.board = [0] * seats
        for seat in range(seats):
            self.warriors[RESERVE * 4 + seat] = WARRIORS
            self.here[RESERVE * 4 + seat] = WARRIORS + 2
            self.at[seat * FIGURES + LEADER] = RESERVE
            self.at[seat * FIGURES + SHIP] = RESERVE
        # The board: free villages by place, tokens, provinces pillaged this Age or destroyed, the doomed.
        self.room = VILLAGES[:ON_BOARD]
        self.tokens = [0] * PROVINCES
        self.pillaged = [0] * PROVINCES
        self.destroyed = [0] * PROVINCES
        self.doom = [-1, -1, -1]
        # Cards, as sorted multisets of card numbers but for `committed` (in order) and `discard` (public).
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.committed: list[tuple[int, ...]] = [()] * seats
        self.packs: list[tuple[int, ...]] = [()] * seats
        # Face down: discarded in the Discard phase of each Age, by (Age - 1) * 4 + seat.
        self.shed: list[tuple[int, ...]] = [()] * 12
        self.box: tuple[int, ...] = ()  # face down: leftovers of drafts and undealt cards
        self.discard: list[int] = []
        # Knowledge (knowledge.py): packs as seen and cards kept, by ((Age - 1) * 6 + pass) * 4 + seat;
        # cards known to have been drafted by a clan; facts of cards known to be among its hidden ones.
        self.saw: list[tuple[int, ...]] = [()] * (3 * PICKS * 4)
        self.kept: list[tuple[int, ...]] = [()] * (3 * PICKS * 4)
        self.shown: list[tuple[int, ...]] = [()] * seats
        self.known: list[tuple[tuple[int, int], ...]] = [()] * seats
        # The current battle.
        self.field = -1
        self.pillager = -1
        self.fighters = 0  # seats as bits
        self.played: list[tuple[int, ...]] = [()] * seats
        self.texts = [-1] * seats  # type of the revealed card while its text is in force
        self.treated = [0] * seats  # a revealed Quest counts as +3 or +5
        self.dead = [0] * seats
        self.valkyries = 0
        self.stolen = [0] * seats
        self.winner = -1
        # Glory by source * 4 + seat, for the final statistics.
        self.earned = [0] * (len(ev.SOURCES) * 4)

    # --- the contract --------------------------------------------------------------

    @property
    def rules(self) -> Rules:
        from meadhall.bloodrage.rulebook import rules_of

        return rules_of(self.version)

    def seat_names(self) -> tuple[str, ...]:
        return self.clans

    def made_with(self) -> Options:
        return self.options

    def copy(self) -> BloodRage:
        other: BloodRage = BloodRage.__new__(BloodRage)
        self.copy_kernel(other)
        other.options = self.options
        other.version = self.version
        other.clans = self.clans
        other.seats = self.seats
        other.age = self.age
        other.phase = self.phase
        other.first = self.first
        other.glory = self.glory[:]
        other.rage = self.rage[:]
        other.steps = self.steps[:]
        other.passed = self.passed[:]
        other.sheet = self.sheet[:]
        other.powers = self.powers[:]
        other.warriors = self.warriors[:]
        other.here = self.here[:]
        other.at = self.at[:]
        other.board = self.board[:]
        other.room = self.room[:]
        other.tokens = self.tokens[:]
        other.pillaged = self.pillaged[:]
        other.destroyed = self.destroyed[:]
        other.doom = self.doom[:]
        other.hands = self.hands[:]
        other.committed = self.committed[:]
        other.packs = self.packs[:]
        other.shed = self.shed[:]
        other.box = self.box
        other.discard = self.discard[:]
        other.saw = self.saw[:]
        other.kept = self.kept[:]
        other.shown = self.shown[:]
        other.known = self.known[:]
        other.field = self.field
        other.pillager = self.pillager
        other.fighters = self.fighters
        other.played = self.played[:]
        other.texts = self.texts[:]
        other.treated = self.treated[:]
        other.dead = self.dead[:]
        other.valkyries = self.valkyries
        other.stolen = self.stolen[:]
        other.winner = self.winner
        other.earned = self.earned[:]
        return other

    def data(self) -> tuple[object, ...]:
        # Fingerprints of version 1 have no version.
        versioned: tuple[int, ...] = () if self.version == 1 else (self.version,)
        return (
            ("bloodrage", self.clans, self.age, self.phase, self.first, self.options.unusual(), *versioned),
            (self.glory, self.rage, self.steps, self.passed, self.sheet, self.powers),
            (self.warriors, self.here, self.at, self.board),
            (self.room, self.tokens, self.pillaged, self.destroyed, self.doom),
            (self.hands, self.committed, self.packs, self.shed, self.box, self.discard),
            (self.saw, self.kept, self.shown, self.known),
            (self.field, self.pillager, self.fighters, self.played, self.texts, self.treated),
            (self.dead, self.valkyries, self.stolen, self.winner, self.earned),
        )

    def explain(self, seat: int, prompt: Prompt, args: tuple[int, ...], action: int) -> Refusal | None:
        from meadhall.bloodrage.why import explain

        return explain(self, seat, prompt, args, action)

    def explain_not_asked(self, seat: int) -> Refusal | None:
        from meadhall.bloodrage.why import explain_not_asked

        return explain_not_asked(self, seat)

    def view(self, seat: int | str | None = None) -> View:
        from meadhall.bloodrage.viewing.build import view

        return view(self, self.viewer(seat))

    def own_view(self, seat: int | str | None = None) -> dict[str, Any]:
        from meadhall.bloodrage.viewing.build import own_view

        return own_view(self, self.viewer(seat))

    def public_keys(self) -> list[tuple[Any, ...]]:
        from meadhall.bloodrage.viewing.build import public_keys

        return public_keys(self)

    def own_keys(self, seat: int | str | None = None) -> list[tuple[Any, ...]]:
        from meadhall.bloodrage.viewing.build import own_keys

        viewer = self.viewer(seat)
        return [] if viewer is None else own_keys(self, viewer)

    def part(self, key: tuple[Any, ...]) -> tuple[str, Any]:
        from meadhall.bloodrage.viewing.build import part

        return part(key)

    def happened(self, seat: int | str | None = None) -> list[Any]:
        from meadhall.bloodrage.events import project

        return list(project(self, self.events or [], self.viewer(seat)))

    def redeal(self, seat: int, rng: Rng) -> BloodRage:
        from meadhall.bloodrage.redeal import redeal

        self.check_redealt(seat)
        return redeal(self, seat, rng)

    def text(self) -> str:
        """Return the position as text, which `bloodrage.parse` reads."""
        from meadhall.bloodrage.positions import write

        return write(self)

    def words(self, action: int) -> tuple[str, ...]:
        return spelled(action, self.age)

    @property
    def scores(self) -> list[int]:
        return self.glory[:]

    # --- clan sheets -----------------------------------------------------------------

    def axes(self, seat: int) -> int:
        return TRACK[AXES][self.steps[AXES * 4 + seat]]

    def horns(self, seat: int) -> int:
        return TRACK[HORNS][self.steps[HORNS * 4 + seat]]

    def below_horns(self, seat: int) -> bool:
        """p.14, note: whether the clan has fewer figures on the board than its Horns (rulings 23, 24)."""
        return self.board[seat] < TRACK[HORNS][self.steps[HORNS * 4 + seat]]

    def gain_glory(self, seat: int, amount: int, source: int) -> None:
        """Add Glory to a clan; below 0 only when it is taken away."""
        if amount:
            self.glory[seat] += amount
            self.earned[source * 4 + seat] += amount
            self.emit(ev.GLORY_GAINED, seat, amount, source)

    def pay(self, seat: int, amount: int) -> None:
        if amount:
            self.rage[seat] -= amount
            self.emit(ev.RAGE_PAID, seat, amount)

    def gain_rage(self, seat: int, amount: int) -> int:
        """Add Rage on the track, not to the stat; beyond rage_cap it is lost. Returns the amount added."""
        cap = self.options.rage_cap
        if cap is not None:
            amount = min(amount, max(0, cap - self.rage[seat]))
        if amount:
            self.rage[seat] += amount
            self.emit(ev.RAGE_GAINED, seat, amount)
        return amount

    def raise_stat(self, seat: int, stat: int) -> None:
        """Raise a stat by one step; at the last step it stays (ruling 12)."""
        index = stat * 4 + seat
        if self.steps[index] < TOP_STEP:
            self.steps[index] += 1
            self.emit(ev.STAT_RAISED, seat, stat, self.steps[index] + 1)

    def set_slot(self, seat: int, slot: int, card: int) -> None:
        """Put a card into a slot of the clan sheet (-1: empty it)."""
        index = seat * SLOTS + slot
        old = self.sheet[index]
        if old >= 0:
            self.powers[seat] ^= 1 << (CARD_TYPE[old] - FIRST_UPGRADE)
        self.sheet[index] = card
        if card >= 0:
            self.powers[seat] |= 1 << (CARD_TYPE[card] - FIRST_UPGRADE)

    # --- figures -----------------------------------------------------------------------

    def move(self, seat: int, figure: int, source: int, target: int, n: int) -> None:
        """Move n figures of a kind between places; the box (-1) does not count as a place."""
        if figure == WARRIOR:
            self.warriors[source * 4 + seat] -= n
            self.warriors[target * 4 + seat] += n
        else:
            self.at[seat * FIGURES + figure] = target
        if source >= 0:
            self.here[source * 4 + seat] -= n
            if source < ON_BOARD:
                self.board[seat] -= n
                self.room[source] += n
        if target >= 0:
            self.here[target * 4 + seat] += n
            if target < ON_BOARD:
                self.board[seat] += n
                self.room[target] -= n

    def close(self, province: int) -> None:
        """Destroy a province: no figure can be there any more."""
        self.destroyed[province] = 1
        self.pillaged[province] = 0
        self.room[province] = CLOSED
        fjord = FJORD[province]
        if self.options.dead_fjord_closed and all(self.destroyed[p] for p in SUPPORTS[fjord]):
            self.room[fjord] = CLOSED

    def standing(self, seat: int, province: int) -> int:
        """Return how many figures a clan has in a province and its supporting fjord."""
        fjord = FJORD[province]
        n = self.here[province * 4 + seat]
        return n if fjord < 0 else n + self.here[fjord * 4 + seat]

    def warrior_strength(self, seat: int, n: int) -> int:
        """Return the STR of n Warriors in one province: pairs count more with Brothers and Masters in
        Arms."""
        card = self.sheet[seat * SLOTS + WARRIOR_SLOT]
        if card < 0:
            return n
        kind = CARD_TYPE[card]
        single = TYPE_VALUE[kind]
        pair = PAIR[kind]
        if not pair:
            return single * n
        return pair * (n // 2) + single * (n % 2)

    def strength(self, seat: int, province: int) -> int:
        """Return the STR of a clan's figures in a province and its supporting fjord (p.18, p.20)."""
        fjord = FJORD[province]
        n = self.here[province * 4 + seat]
        afloat = 0 if fjord < 0 else self.here[fjord * 4 + seat]
        if n + afloat == 0:
            return 0
        warriors = self.warriors[province * 4 + seat]
        total = self.warrior_strength(seat, warriors)
        if n + afloat > warriors:
            row = seat * FIGURES
            for figure in range(1, FIGURES):
                place = self.at[row + figure]
                if place >= 0 and (place == province or place == fjord):
                    total += figure_strength(figure, place)
        return total

    def clear_field(self) -> None:
        """Reset the state of the battle."""
        self.field = -1
        self.pillager = -1
        self.fighters = 0
        self.winner = -1
        self.valkyries = 0
        for seat in range(self.seats):
            self.texts[seat] = -1
            self.treated[seat] = 0
            self.dead[seat] = 0
            self.stolen[seat] = 0

    # --- cards ----------------------------------------------------------------------------

    def hidden(self, seat: int) -> tuple[int, ...]:
        """Return all cards that a clan has, or has discarded, face down."""
        shed = self.shed[seat] + self.shed[4 + seat] + self.shed[8 + seat]
        return self.hands[seat] + self.committed[seat] + shed

    def take_from_hand(self, seat: int, card: int) -> None:
        hand = self.hands[seat]
        i = hand.index(card)
        self.hands[seat] = hand[:i] + hand[i + 1 :]

    def add_to_hand(self, seat: int, card: int) -> None:
        self.hands[seat] = tuple(sorted((*self.hands[seat], card)))


def spelled(action: int, age: int) -> tuple[str, ...]:
    """Return an answer in notation: cards of the current Age by name, older ones as `name@age`."""
    words = WORDS[action]
    last = words[-1]
    if last.endswith(f"@{age}"):
        return (*words[:-1], last[:-2])
    return words


def pass_index(age: int, turn: int, seat: int) -> int:
    """Return the index in `saw` and `kept` of a seat's pack of one pass of an Age's draft."""
    return ((age - 1) * PICKS + turn) * 4 + seat


def cards_a_pass(g: BloodRage) -> int:
    """p.13: return the cards kept per pass: one, or two with two players."""
    return 2 if g.seats == 2 else 1


def left_of(g: BloodRage, seat: int) -> int:
    """Return the next seat clockwise."""
    return (seat + 1) % g.seats


def clockwise(g: BloodRage, start: int) -> list[int]:
    """Return all seats clockwise from one."""
    return [*range(start, g.seats), *range(start)]


def from_pillager(g: BloodRage) -> list[int]:
    """Return the clans in the battle, clockwise from the pillager (ruling 49)."""
    return [seat for seat in clockwise(g, g.pillager) if g.fighters >> seat & 1]
