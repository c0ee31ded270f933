"""Reads a position (text.py): first the lines that others depend on, then the rest in order."""

# not compiled: works on words.
from __future__ import annotations

from collections.abc import Sequence

from meadhall.kernel.refusal import BadLine, Refusal, Refused
from meadhall.kernel.rng import Rng, from_words
from meadhall.kernel.rules import read_options
from meadhall.kernel.seeds import read_seed
from meadhall.runewars.answers import MIDDLE, RESOURCE_NAMES
from meadhall.runewars.board import Board
from meadhall.runewars.content import Content
from meadhall.runewars.options import Options
from meadhall.runewars.positions import board as position_board
from meadhall.runewars.positions import decks as position_decks
from meadhall.runewars.positions import seats as position_seats
from meadhall.runewars.setup.starting_pieces import fill_supply, settle_homes
from meadhall.runewars.state import (
    ALL,
    KNOWERS,
    ORDERS,
    PHASE_NAMES,
    QUESTS,
    SEASON_CARD,
    SEASON_NAMES,
    SUMMER,
    TURNS,
    YEARS,
    Runewars,
)
from meadhall.runewars.versions import NEWEST, generator_of

RESTING = (SEASON_CARD, ORDERS, TURNS, QUESTS)
NONE = "none"


class BadPosition(BadLine):
    """A position that cannot be read, and the line that is wrong."""


class Reader:
    """Reads first the lines that others depend on, then the rest in order."""

    def __init__(self, lines: list[tuple[int, str]], content: Content) -> None:
        self.lines = lines
        self.content = content
        self.number = lines[0][0] if lines else 1
        self.line = lines[0][1] if lines else ""
        self.fresh = True  # the generator has not been used yet
        self.written: set[int] = set()  # areas whose units the text names

    def wrong(self, code: str, **params: str | int) -> BadPosition:
        return BadPosition(self.number, self.line, Refusal(code, params))

    def at(self, entry: tuple[int, str]) -> list[str]:
        """Set the current line for error messages; return its words without the first."""
        self.number, self.line = entry
        return self.line.split()[1:]

    def all(self, key: str) -> list[tuple[int, str]]:
        return [entry for entry in self.lines if entry[1].split()[0] == key]

    def one(self, key: str, most: int = 99) -> list[str] | None:
        """Return the words of the only line that begins with the key."""
        found = self.all(key)
        if len(found) > 1:
            self.at(found[1])
            raise self.wrong("line_twice", word=key)
        if not found:
            return None
        words = self.at(found[0])
        if not words:
            raise self.wrong("no_value", word=key)
        if len(words) > most:
            raise self.wrong("extra_words", word=words[most])
        return words

    def game(self) -> Runewars:
        names = tuple(self.one("seats") or self.content.factions)
        version = self.version()
        g = Runewars(names, self.generator(version), self.options(), self.content, version)
        self.seats(g)
        chance = g.rng.copy()
        kept, g.rng = g.rng, chance
        self.map(g)
        self.calendar(g)
        fill_supply(g)
        self.defaults(g)
        for entry in self.lines:
            key, *words = entry[1].split()
            if key in names:
                self.at(entry)
                self.seat_line(g, names.index(key), words)
            elif (
                key not in FIRST_LINES and key not in position_board.LINES and key not in position_decks.LINES
            ):
                self.at(entry)
                raise self.wrong("unknown_word", word=key)
        position_board.read(self, g)
        position_decks.read(self, g)
        position_board.finish(self, g)
        if not self.fresh:
            g.rng = kept
        self.moment(g)
        return g

    # --- words ----------------------------------------------------------------------------------

    def integer(self, word: str, low: int, high: int) -> int:
        """Return a number within bounds."""
        digits = word.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 10 and low <= int(word) <= high):
            raise self.wrong("bad_number", word=word, low=low, high=high)
        return int(word)

    def known(self, word: str, names: Sequence[str], code: str) -> int:
        """Return the number of a name; `code` is the error if it is unknown: card, area, seat."""
        if word not in names:
            raise self.wrong(code, word=word)
        return names.index(word)

    def seat(self, g: Runewars, word: str) -> int:
        return self.known(word, g.names, "unknown_seat")

    def area(self, g: Runewars, word: str) -> int:
        area = self.known(word, self.content.area_name, "unknown_place")
        if g.board.cells[area] < 0:
            raise self.wrong("not_on_the_map", place=word)
        return area

    def listed(self, words: Sequence[str]) -> list[str]:
        return [] if list(words) == [NONE] else list(words)

    def code(self, g: Runewars, word: str, names: Sequence[str], owner: int = -1) -> int:
        """`lost-city`, `lost-city@latari`, `@all`: a card, and which seats know it besides its owner.

        `@waiqar!`: the owner does not.
        """
        name, _, knowers = word.partition("@")
        card = self.known(name, names, "unknown_card")
        bits = 0 if owner < 0 or knowers.endswith("!") else 1 << owner
        for who in knowers.removesuffix("!").split(",") if knowers.removesuffix("!") else []:
            bits |= ALL if who == "all" else 1 << self.seat(g, who)
        return card << KNOWERS | bits

    def codes(
        self, g: Runewars, words: Sequence[str], names: Sequence[str], owner: int = -1
    ) -> tuple[int, ...]:
        return tuple(self.code(g, word, names, owner) for word in self.listed(words))

    # --- who, where, when -------------------------------------------------------------------------

    def generator(self, version: int) -> Rng:
        """`seed 7`, or the six or nine words of a generator that has been used."""
        words = self.one("seed", 1) or ["0"]
        try:
            state = [read_seed(word) for word in words[0].split(":")]
        except Refused as refused:
            raise BadPosition(self.number, self.line, refused.refusal) from None
        self.fresh = len(state) == 1
        rng = generator_of(state[0], version) if self.fresh else from_words(state)
        if rng is None:
            raise self.wrong("bad_seed", value=words[0])
        return rng

    def version(self) -> int:
        """`rules 1`: the rules version; the newest if it is left out."""
        words = self.one("rules", 1)
        return self.integer(words[0], 1, NEWEST) if words else NEWEST

    def options(self) -> Options:
        pairs: list[tuple[str, str]] = []
        for entry in self.all("option"):
            words = self.at(entry)
            if len(words) != 2:
                raise self.wrong("no_value", word="option")
            if any(words[0] == name for name, _ in pairs):
                raise self.wrong("line_twice", word=words[0])
            pairs.append((words[0], words[1]))
            try:
                read_options(Options, pairs)
            except Refused as refused:
                raise BadPosition(self.number, self.line, refused.refusal) from None
        options: Options = read_options(Options, pairs)
        return options

    def seats(self, g: Runewars) -> None:
        """Read the seats. They have the names of factions, or a line such as `seat-1 faction daqan`."""
        factions = self.content.factions
        if not 2 <= g.seats <= 4 or len(set(g.names)) != g.seats:
            raise self.wrong("bad_seats", seats=" ".join(g.names))
        for seat, name in enumerate(g.names):
            said = [entry for entry in self.all(name) if entry[1].split()[1:2] == ["faction"]]
            if name in factions:
                g.factions[seat] = factions.index(name)
            elif said and name.startswith("seat-"):
                self.at(said[0])
                g.factions[seat] = self.known(self.line.split()[-1], factions, "unknown_word")
            else:
                raise self.wrong("bad_seats", seats=" ".join(g.names))
        if len(set(g.factions)) != g.seats:
            raise self.wrong("bad_seats", seats=" ".join(factions[f] for f in g.factions))

    def map(self, g: Runewars) -> None:
        """`map tile-3 60 1,-3`: a piece, its rotation in degrees, and the offset of its cells."""
        placed: list[int] = []
        cells: set[int] = set()
        for entry in self.all("map"):
            words = self.at(entry)
            if len(words) != 3 or words[2].count(",") != 1:
                raise self.wrong("bad_piece")
            piece = self.known(words[0], self.content.piece_name, "unknown_word")
            turn = self.integer(words[1], 0, 300)
            q, r = (self.integer(word, -MIDDLE + 3, MIDDLE - 3) for word in words[2].split(","))
            if turn % 60 or piece in placed[::4]:
                raise self.wrong("bad_piece")
            board = Board(self.content, (piece, turn // 60, q, r))
            new = {board.cells[area] for area in board.areas}
            faction = piece - self.content.tiles
            if cells & new or (faction >= 0 and faction not in g.factions):
                raise self.wrong("bad_piece")
            cells |= new
            placed += [piece, turn // 60, q, r]
        missing = [f for f in g.factions if self.content.tiles + f not in placed[::4]]
        if missing:
            raise self.wrong("no_home", faction=self.content.factions[missing[0]])
        g.board = Board(self.content, tuple(placed))
        settle_homes(g)

    def calendar(self, g: Runewars) -> None:
        year, season = self.one("year", 1), self.one("season", 1)
        g.year, g.season = 2, 0
        if year:
            self.one("year")
            g.year = self.integer(year[0], 1, YEARS)
        if season:
            self.one("season")
            g.season = self.known(season[0], SEASON_NAMES, "unknown_word")
        first = self.one("first", 1)
        g.first = self.seat(g, first[0]) if first else 0
        for word in self.listed(self.one("out") or [NONE]):
            g.out |= 1 << self.seat(g, word)
        phase = self.one("phase", 1)
        g.phase = TURNS if self.all("turn") else ORDERS
        if phase:
            self.one("phase")
            resting = [PHASE_NAMES[p] for p in RESTING]
            if phase[0] not in resting:
                raise self.wrong("bad_phase", word=phase[0], phases=" ".join(resting))
            g.phase = PHASE_NAMES.index(phase[0])
        if g.phase == QUESTS and not season:
            g.season = SUMMER
        if (g.phase == TURNS) != bool(self.all("turn")):
            raise self.wrong("bad_phase", word=PHASE_NAMES[g.phase], phases="turns")

    def defaults(self, g: Runewars) -> None:
        c = self.content
        for seat, faction in enumerate(g.factions):
            g.influence[seat] = c.start_influence[faction]
            for resource in range(len(RESOURCE_NAMES)):
                g.dials[seat * 3 + resource] = c.start_dials[faction * 3 + resource]

    def seat_line(self, g: Runewars, seat: int, words: list[str]) -> None:
        if not words:
            raise self.wrong("no_value", word=g.names[seat])
        key, *rest = words
        if key not in position_seats.LINES:
            raise self.wrong("unknown_word", word=key)
        if not rest:
            raise self.wrong("no_value", word=key)
        position_seats.LINES[key](self, g, seat, rest)

    def moment(self, g: Runewars) -> None:
        """Push the next steps. After a turn, players later in play order have theirs."""
        from meadhall.runewars.positions.moments import push

        if g.phase == TURNS:
            words = self.one("turn", 2) or []
            seat = self.seat(g, words[0])
            if len(words) > 1:
                g.order[seat] = self.known(words[1], self.content.orders, "unknown_word")
            if g.order[seat] == 0:
                raise self.wrong("no_order", seat=g.names[seat])
            if not g.alive(seat):
                raise self.wrong("seat_is_out", seat=g.names[seat])
            for other in range(g.seats):
                if g.order[other]:
                    g.played[other] |= 1 << g.order[other]
            push(g, seat)
        else:
            push(g, -1)


FIRST_LINES = ("rules", "seats", "seed", "option", "map", "year", "season", "first", "out", "phase", "turn")
