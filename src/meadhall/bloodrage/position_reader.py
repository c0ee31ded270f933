"""Reading a position (positions.py): the lines others depend on first, then the rest in order."""

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
from meadhall.kernel.refusal import BadLine, Refusal, Refused
from meadhall.kernel.rng import M1, M2, Rng
from meadhall.kernel.rules import read_options

RESTING = ("action", "quest", "ragnarok", "valhalla", "scoring")


class BadPosition(BadLine):
    """A position that cannot be read, and the line that is wrong."""


class Reader:
    """Reads the lines that others depend on first, then the rest in order."""

    def __init__(self, lines: list[tuple[int, str]]) -> None:
        self.lines = lines
        self.number = lines[0][0] if lines else 1
        self.line = lines[0][1] if lines else ""
        self.fresh = True  # the generator has not been used yet

    def wrong(self, code: str, **params: str | int) -> BadPosition:
        return BadPosition(self.number, self.line, Refusal(code, params))

    def one(self, key: str) -> list[str] | None:
        """The words of the only line that begins with the key."""
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
        g = BloodRage(clans, self.generator(), self.options())
        age = self.one("age")
        g.age = self.integer(age[0], 1, 3) if age else 1
        phase = self.one("phase") or ["action"]
        if phase[0] not in RESTING:
            raise self.wrong("bad_phase", word=phase[0], phases=" ".join(RESTING))
        g.phase = PHASE_NAMES.index(phase[0])
        self.set_up(g)
        for number, line in self.lines:
            self.number, self.line = number, line
            key, *words = line.split()
            if key in g.clans:
                self.clan_line(g, g.clans.index(key), words)
            elif key not in ("seats", "age", "phase", "turn", "first", "seed", "option", *BOARD_LINES):
                raise self.wrong("unknown_word", word=key)
        self.finish(g)
        return g

    def integer(self, word: str, low: int, high: int) -> int:
        """A number within bounds."""
        digits = word.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 10 and low <= int(word) <= high):
            raise self.wrong("bad_number", word=word, low=low, high=high)
        return int(word)

    def generator(self) -> Rng:
        """`seed 7`, or the six words of a generator that has been used."""
        words = self.one("seed") or ["0"]
        numbers = [
            word for word in words[0].split(":") if word.isascii() and word.isdigit() and len(word) < 100
        ]
        if len(words) != 1 or len(numbers) not in (1, 6) or ":".join(numbers) != words[0]:
            raise self.wrong("bad_seed", value=words[0])
        self.fresh = len(numbers) == 1
        if self.fresh:
            return Rng.seeded(int(numbers[0]))
        state = [int(number) for number in numbers]
        if max(state[:3]) >= M1 or max(state[3:]) >= M2 or not any(state[:3]) or not any(state[3:]):
            raise self.wrong("bad_seed", value=words[0])
        return Rng(state)

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
        """Board, doom and first player: as written, the rest by lot but never against what is written."""
        tokens, order, used = list(OUTER_TOKENS), list(range(OUTER)), self.mentioned()
        chance = g.rng.copy()
        chance.shuffle(tokens)
        chance.shuffle(order)
        doom, destroyed = self.provinces("doom", OUTER), self.provinces("destroyed", OUTER)
        if doom is not None and len(doom) != 3:
            raise self.wrong("bad_doom")
        past = g.age - 1 + (g.phase > RAGNAROK)
        if doom is None:
            # Provinces the text uses are doomed in Ages to come, if at all.
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
        """Provinces the text puts something into: no lot destroys them."""
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
        """`tyrs-crush` is the newest of that name dealt so far, `tyrs-crush@1` that of Age 1."""
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
        """Everything not on the table is in the box; then the stack that leads on from here."""
        turn = self.one("turn")
        if turn is not None and g.phase != ACTION:
            raise self.wrong("no_turns_here", word=turn[0])
        seat = self.seat(g, turn[0]) if turn else g.first
        if g.phase == ACTION and g.rage[seat] == 0:
            raise self.wrong("no_rage", seat=g.clans[seat])
        if g.phase == ACTION and g.passed[seat] and g.options.pass_is_final:
            raise self.wrong("has_passed", seat=g.clans[seat])
        for other in range(g.seats):
            if not any(line.split()[:2] == [g.clans[other], "shown"] for _, line in self.lines):
                sheet = g.sheet[other * SLOTS : (other + 1) * SLOTS]
                g.shown[other] = tuple(sorted(card for card in sheet if card >= 0))
        self.box(g)
        if g.phase == SCORING:
            g.then(final_scoring)
        else:
            play_from(g, g.phase + (g.phase == ACTION))
        if g.phase == ACTION:
            g.then(next_turn, left_of(g, seat))
            g.ask(seat, TURN)
        self.knowledge(g)

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
        """What clans are said to have seen and shown must fit what they hold: some deal agrees with it."""
        said = [entry for entry in self.lines if entry[1].split()[1:2] and entry[1].split()[1] in KNOWLEDGE]
        if not said:
            return
        for seat in range(g.seats):
            try:
                g.redeal(seat, Rng.seeded(0))
            except (AssertionError, IndexError, StopIteration, ValueError):
                self.number, self.line = said[-1]
                raise self.wrong("bad_knowledge", seat=g.clans[seat]) from None


KNOWLEDGE = ("known", "saw", "shown", "shed")
ONE_WORD = ("age", "phase", "turn", "first", "seed", "glory", "rage")
BOARD_LINES = ("doom", "destroyed", "token", "pillaged", "discard")
