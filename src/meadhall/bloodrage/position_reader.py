"""Reads a position (positions.py): first the lines that others depend on, then the rest in order."""

# not compiled: works on words.
from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from meadhall.bloodrage.action_phase import TURN, next_turn
from meadhall.bloodrage.ages import play_from
from meadhall.bloodrage.board import (
    CLANS,
    DESTROYED_AT_START,
    OUTER,
    OUTER_TOKENS,
    PLACE_NAME,
    PROVINCES,
    STAT_NAMES,
    TOKEN_ALL,
    TOKEN_NAMES,
    YGGDRASIL,
)
from meadhall.bloodrage.cards import (
    CARD_AGE,
    CARD_NAME,
    CARD_TYPE,
    CARDS,
    TYPE_NAME,
    deck,
)
from meadhall.bloodrage.options import Options
from meadhall.bloodrage.position_checks import contradiction
from meadhall.bloodrage.position_clans import CLAN_LINES
from meadhall.bloodrage.scoring import final_scoring
from meadhall.bloodrage.state import (
    ACTION,
    PHASE_NAMES,
    RAGNAROK,
    SCORING,
    SLOTS,
    BloodRage,
    left_of,
)
from meadhall.bloodrage.versions import NEWEST, generator_of
from meadhall.bloodrage.why_common import no_turn
from meadhall.kernel.refusal import BadLine, Refusal, Refused
from meadhall.kernel.rng import Rng, from_words
from meadhall.kernel.rules import read_options
from meadhall.kernel.seeds import read_seed

RESTING = ("action", "quest", "ragnarok", "valhalla", "scoring")


class BadPosition(BadLine):
    """A position that cannot be read, and the line that is wrong."""


class Reader:
    """Reads first the lines that others depend on, then the rest in order."""

    def __init__(self, lines: list[tuple[int, str]]) -> None:
        self.lines = lines
        self.number = lines[0][0] if lines else 1
        self.line = lines[0][1] if lines else ""
        self.fresh = True  # the generator has not been used yet

    @property
    def what_if(self) -> bool:
        """Whether the first line says that the position may contradict the rules."""
        return bool(self.lines) and self.lines[0][1].split() == [WHAT_IF, "yes"]

    def says(self, g: BloodRage, seat: int, key: str) -> bool:
        """Whether there is a line of this kind about a clan."""
        return any(line.split()[:2] == [g.clans[seat], key] for _, line in self.lines)

    def wrong(self, code: str, **params: str | int) -> BadPosition:
        return BadPosition(self.number, self.line, Refusal(code, params))

    def one(self, key: str) -> list[str] | None:
        """Return the words of the only line that begins with the key."""
        found = [(number, line) for number, line in self.lines if line.split()[0] == key]
        if len(found) > 1:
            self.number, self.line = found[1]
            raise self.wrong("line_twice", word=key)
        if not found:
            return None
        self.number, self.line = found[0]
        words = self.line.split()[1:]
        if not words:
            raise self.wrong("no_value", word=key)
        if key in ONE_WORD and len(words) > 1:
            raise self.wrong("extra_words", word=words[1])
        return words

    def game(self) -> BloodRage:
        clans = tuple(self.one("seats") or CLANS)
        if not 2 <= len(clans) <= 4 or len(set(clans)) != len(clans) or not set(clans) <= set(CLANS):
            raise self.wrong("bad_seats", seats=" ".join(clans))
        version = self.version()
        g = BloodRage(clans, self.generator(version), self.options(), version)
        age = self.one("age")
        g.age = self.integer(age[0], 1, 3) if age else 1
        phase = self.one("phase") or ["action"]
        if phase[0] not in RESTING:
            raise self.wrong("bad_phase", word=phase[0], phases=" ".join(RESTING))
        g.phase = PHASE_NAMES.index(phase[0])
        self.set_up(g)
        said: set[tuple[str, ...]] = set()
        for number, line in self.lines:
            self.number, self.line = number, line
            key, *words = line.split()
            if key in g.clans:
                self.once(said, key, words)
                self.clan_line(g, g.clans.index(key), words)
            elif key == WHAT_IF:
                self.check_what_if()
            elif key not in FIRST_LINES and key not in BOARD_LINES:
                raise self.wrong("unknown_word", word=key)
        self.finish(g)
        return g

    def version(self) -> int:
        """`rules 1`: the rules version; the newest if it is left out."""
        words = self.one("rules")
        return self.integer(words[0], 1, NEWEST) if words else NEWEST

    def check_what_if(self) -> None:
        """Check that `what-if yes` is the first line, if it is there."""
        if not self.what_if:
            raise self.wrong("bad_what_if", word=WHAT_IF)
        if self.number != self.lines[0][0]:
            raise self.wrong("line_twice", word=WHAT_IF)

    def once(self, said: set[tuple[str, ...]], clan: str, words: list[str]) -> None:
        """Check that a line is not repeated: a second one would silently replace the first."""
        if not words or words[0] not in ONCE:
            return
        one_stat = words[0] == "steps" and words[1:2] and words[1] in STAT_NAMES
        stats = words[1:2] if one_stat else list(STAT_NAMES)
        about = [(clan, "steps", stat) for stat in stats] if words[0] == "steps" else [(clan, words[0])]
        if said.intersection(about):
            raise self.wrong("line_twice", word=f"{clan} {words[0]}")
        said.update(about)

    def integer(self, word: str, low: int, high: int) -> int:
        """Return a number within bounds."""
        digits = word.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 10 and low <= int(word) <= high):
            raise self.wrong("bad_number", word=word, low=low, high=high)
        return int(word)

    def generator(self, version: int) -> Rng:
        """`seed 7`, or the six or nine words of a generator that has been used."""
        words = self.one("seed") or ["0"]
        try:
            state = [read_seed(word) for word in words[0].split(":")]
        except Refused as refused:
            raise BadPosition(self.number, self.line, refused.refusal) from None
        self.fresh = len(state) == 1
        rng = generator_of(state[0], version) if self.fresh else from_words(state)
        if rng is None:
            raise self.wrong("bad_seed", value=words[0])
        return rng

    def options(self) -> Options:
        pairs: list[tuple[str, str]] = []
        for number, line in self.lines:
            words = line.split()
            if words[0] == "option":
                self.number, self.line = number, line
                if len(words) != 3:
                    raise self.wrong("no_value", word="option")
                if any(words[1] == name for name, _ in pairs):
                    raise self.wrong("line_twice", word=words[1])
                pairs.append((words[1], words[2]))
                try:
                    read_options(Options, pairs)
                except Refused as refused:
                    raise BadPosition(number, line, refused.refusal) from None
        options: Options = read_options(Options, pairs)
        return options

    # --- the board ---

    def place(self, word: str, below: int) -> int:
        if word not in PLACE_NAME[:below]:
            raise self.wrong("unknown_place", word=word)
        return PLACE_NAME.index(word)

    def provinces(self, key: str, below: int) -> list[int] | None:
        words = self.one(key)
        if words is None:
            return None
        places = [] if words == ["none"] else [self.place(word, below) for word in words]
        for i, place in enumerate(places):
            if place in places[:i]:
                raise self.wrong("place_twice", word=PLACE_NAME[place])
        return places

    def set_up(self, g: BloodRage) -> None:
        """Set board, doom and first player: as given, the rest at random but consistent with the text."""
        tokens, order, used = list(OUTER_TOKENS), list(range(OUTER)), self.mentioned()
        chance = g.rng.copy()
        chance.shuffle(tokens)
        chance.shuffle(order)
        doom, destroyed = self.provinces("doom", OUTER), self.provinces("destroyed", OUTER)
        if doom is not None and len(doom) != 3:
            raise self.wrong("bad_doom")
        past = g.age - 1 + (g.phase > RAGNAROK)
        if doom is None:
            # Provinces that the text uses can be doomed only in later Ages.
            free = [province for province in order if destroyed is None or province not in destroyed]
            gone = sorted(free, key=lambda province: province in used)[:past]
            doom = gone + [province for province in free if province not in gone][: 3 - past]
        if destroyed is not None and (len(doom) < 3 or any(p in destroyed for p in doom[past:])):
            raise self.wrong("bad_doom")
        g.doom = doom
        if destroyed is None:
            rest = sorted((p for p in order if p not in g.doom), key=lambda province: province in used)
            destroyed = rest[: DESTROYED_AT_START[g.seats]] + g.doom[:past]
        for province in destroyed:
            g.close(province)
        self.tokens(g, tokens)
        for province in self.provinces("pillaged", PROVINCES) or []:
            if g.destroyed[province]:
                raise self.wrong("destroyed", place=PLACE_NAME[province])
            g.pillaged[province] = 1
        g.discard = self.cards(g, self.one("discard") or ["none"])
        first = self.one("first")
        if first is None:
            g.first = chance.below(g.seats)
        else:
            g.first = self.seat(g, first[0])
        if self.fresh:
            g.rng = chance

    def mentioned(self) -> set[int]:
        """Return the provinces that the text uses, which are not destroyed at random."""
        words = {word for _, line in self.lines if line.split()[0] != "doom" for word in line.split()[1:]}
        return {province for province in range(OUTER) if PLACE_NAME[province] in words}

    def tokens(self, g: BloodRage, pool: list[int]) -> None:
        g.tokens = [-1] * PROVINCES
        g.tokens[YGGDRASIL] = TOKEN_ALL
        for number, line in self.lines:
            words = line.split()
            if words[0] != "token":
                continue
            self.number, self.line = number, line
            if len(words) != 3 or words[2] not in TOKEN_NAMES[:TOKEN_ALL]:
                raise self.wrong("bad_token", word=words[-1])
            province, token = self.place(words[1], OUTER), TOKEN_NAMES.index(words[2])
            if g.tokens[province] >= 0 or token not in pool:
                raise self.wrong("too_many_tokens", word=words[2])
            pool.remove(token)
            g.tokens[province] = token
        for province in range(OUTER):
            if g.tokens[province] < 0:
                g.tokens[province] = pool.pop(0)

    def seat(self, g: BloodRage, word: str) -> int:
        if word not in g.clans:
            raise self.wrong("unknown_seat", word=word, seats=" ".join(g.clans))
        return g.clans.index(word)

    def cards(self, g: BloodRage, words: Sequence[str]) -> list[int]:
        return [] if list(words) == ["none"] else [self.card(g, word) for word in words]

    def card(self, g: BloodRage, word: str) -> int:
        """Return a card: `tyrs-crush` is the latest of that name dealt so far, `tyrs-crush@1` that of Age
        1."""
        name, _, age = word.partition("@")
        if name not in TYPE_NAME or (age and age not in ("1", "2", "3")):
            raise self.wrong("unknown_card", word=word)
        found = [card for card in range(CARDS) if TYPE_NAME[CARD_TYPE[card]] == name]
        dealt = [card for card in found if CARD_AGE[card] <= g.age and age in ("", str(CARD_AGE[card]))]
        if not dealt:
            raise self.wrong("card_of_a_later_age", card=word)
        if dealt[-1] not in deck(CARD_AGE[dealt[-1]], g.seats):
            raise self.wrong("card_not_in_deck", card=word, seats=g.seats)
        return dealt[-1]

    # --- the clans ---

    def clan_line(self, g: BloodRage, seat: int, words: list[str]) -> None:
        if not words:
            raise self.wrong("no_value", word=g.clans[seat])
        key, *rest = words
        if key not in CLAN_LINES:
            raise self.wrong("unknown_word", word=key)
        if not rest and key != "passed":
            raise self.wrong("no_value", word=key)
        if (key in ONE_WORD and len(rest) > 1) or (key == "passed" and rest):
            raise self.wrong("extra_words", word=rest[-1])
        CLAN_LINES[key](self, g, seat, rest)

    # --- the end ---

    def finish(self, g: BloodRage) -> None:
        """Put all other cards into the box, then push the steps that follow the position."""
        turn = self.one("turn")
        if turn is not None and g.phase != ACTION:
            raise self.wrong("no_turns_here", word=turn[0])
        seat = self.seat(g, turn[0]) if turn else g.first
        if g.phase == ACTION and (refusal := no_turn(g, seat)):
            raise BadPosition(self.number, self.line, refusal)
        for other in range(g.seats):
            if not any(line.split()[:2] == [g.clans[other], "shown"] for _, line in self.lines):
                sheet = g.sheet[other * SLOTS : (other + 1) * SLOTS]
                g.shown[other] = tuple(sorted(card for card in sheet if card >= 0))
        self.box(g)
        if not self.what_if and (found := contradiction(g)):
            raise self.contradicting(*found)
        if g.phase == SCORING:
            g.then(final_scoring)
        else:
            play_from(g, g.phase + (g.phase == ACTION))
        if g.phase == ACTION:
            g.then(next_turn, left_of(g, seat))
            g.ask(seat, TURN)
        self.knowledge(g)

    def contradicting(self, refusal: Refusal, beginnings: tuple[str, ...]) -> BadPosition:
        """Return the error with the last line that begins so, or with the first line of the text."""
        saying = [entry for entry in self.lines if " ".join(entry[1].split()).startswith(beginnings)]
        number, line = saying[-1] if saying else self.lines[0] if self.lines else (1, "")
        return BadPosition(number, line, refusal)

    def box(self, g: BloodRage) -> None:
        left = Counter(card for age in range(1, g.age + 1) for card in deck(age, g.seats))
        for cards in (*g.hands, *g.committed, *g.shed, g.discard, [card for card in g.sheet if card >= 0]):
            left.subtract(cards)
        for card, n in left.items():
            if n < 0:
                name = TYPE_NAME[CARD_TYPE[card]]
                naming = [entry for entry in self.lines if name in entry[1].replace("@", " ").split()]
                self.number, self.line = naming[-1]
                raise self.wrong("too_many_cards", card=CARD_NAME[card])
        g.box = tuple(sorted(left.elements()))

    def knowledge(self, g: BloodRage) -> None:
        """Check that the knowledge in the text is consistent: some deal must agree with it."""
        said = [entry for entry in self.lines if entry[1].split()[1:2] and entry[1].split()[1] in KNOWLEDGE]
        if not said:
            return
        for seat in range(g.seats):
            try:
                g.redeal(seat, Rng.seeded(0))
            except (AssertionError, IndexError, StopIteration, ValueError):
                self.number, self.line = said[-1]
                raise self.wrong("bad_knowledge", seat=g.clans[seat]) from None


WHAT_IF = "what-if"
KNOWLEDGE = ("known", "saw", "shown", "shed")
ONCE = ("glory", "rage", "steps", "passed", "shown", "earned")  # lines that set a value
ONE_WORD = ("rules", "age", "phase", "turn", "first", "seed", "glory", "rage")
FIRST_LINES = ("rules", "seats", "age", "phase", "turn", "first", "seed", "option")
BOARD_LINES = ("doom", "destroyed", "token", "pillaged", "discard")
