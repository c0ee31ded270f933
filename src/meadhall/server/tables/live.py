"""The game of one table, as its log tells it, and how much of it each viewer has been shown.

Everything here follows from the log alone: any process that plays the same rows has the same numbers.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any

import msgspec

from meadhall import games
from meadhall.kernel.match import Match
from meadhall.kernel.prompt import Prompt
from meadhall.kernel.refusal import Refusal, Refused
from meadhall.kernel.rules import Rules, read_options
from meadhall.server.store.rows import Move, Table

BREATH = 32  # rows


class Misfit(Exception):
    """A stored row that the rules no longer take: the table is kept, read-only."""

    def __init__(self, number: int, words: str, refusal: Refusal) -> None:
        super().__init__(f"entry {number} ({words}): {refusal}")
        self.number = number
        self.words = words
        self.refusal = refusal


@cache
def spelling(game: str) -> dict[str, int]:
    """Answers by their full notation: rows hold words, so that they outlive the numbers of a version."""
    return {" ".join(words): action for action, words in enumerate(games()[game].words)}


def spelled(game: str, action: int) -> str:
    return " ".join(games()[game].words[action])


def begin(table: Table, names: tuple[str, ...]) -> Match:
    """The table's game before its first move; raises Misfit if this program cannot play it."""
    known = games()
    if table.game not in known:
        raise Misfit(0, table.game, Refusal("unknown_game", {"word": table.game}))
    rules: Rules = known[table.game]
    if table.rules > rules.version:
        raise Misfit(0, str(table.rules), Refusal("newer_rules", {"version": table.rules}))
    if table.pack != rules.pack and table.pack not in rules.older_packs:
        raise Misfit(0, table.pack, Refusal("other_pack", {"pack": table.pack}))
    try:
        options = read_options(rules.options, option_pairs(table.options))
        game = rules.new(seats=names, seed=int(table.seed), options=options)
    except Refused as refused:
        raise Misfit(0, table.options, refused.refusal) from None
    return Match(game, int(table.seed), table.rules)


def option_pairs(text: str) -> list[tuple[str, str]]:
    return list(msgspec.json.decode(text, type=dict[str, str]).items())


def standing(moves: Sequence[Move]) -> list[Move]:
    """The rows that still count: going back by consent drops what came after the first `keep` rows."""
    # Of each row: the newest row that still counted after it, 0 for none. Of a move or undo that is itself.
    newest, before = [0], [0]
    for number, move in enumerate(moves, 1):
        if move.kind == "rewind":
            newest.append(newest[kept(move)])
            before.append(0)
        else:
            before.append(newest[-1])
            newest.append(number)
    rows: list[Move] = []
    number = newest[-1]
    while number:
        rows.append(moves[number - 1])
        number = before[number]
    return rows[::-1]


def kept(move: Move) -> int:
    """How many rows stay when a table goes back; raises Misfit."""
    if move.keep is None or not 0 <= move.keep < move.number:
        raise Misfit(move.number, f"rewind {move.keep}", Refusal("nothing_to_undo"))
    return move.keep


class Rewinds:
    """Matches as they stood after rows that later rows go back to, each for as long as it is needed."""

    __slots__ = ("_last", "_matches")

    def __init__(self, moves: Iterable[Move]) -> None:
        """`moves`: all rows that may go back."""
        self._last = {kept(move): move.number for move in moves if move.kind == "rewind"}
        self._matches: dict[int, Match] = {}

    def keep(self, live: Live) -> None:
        """Call after every row, and before the first."""
        if live.entries in self._last:
            self._matches[live.entries] = live.match.copy()

    def back(self, move: Move) -> Match:
        """The match to go on with after this row."""
        keep = kept(move)
        if self._last[keep] == move.number:
            return self._matches.pop(keep)
        return self._matches[keep].copy()


def prepared(
    table: Table, names: tuple[str, ...], everything: Sequence[Move], moves: Sequence[Move]
) -> Rewinds:
    """What the last rows of a table, `moves`, go back to. Plays all rows again: not in the event loop."""
    rewinds = Rewinds(moves)
    live = Live(table, names, 0)
    rewinds.keep(live)
    for number, _ in enumerate(live.followed(everything[: moves[-1].number])):
        rewinds.keep(live)
        breathe(number)
    return rewinds


def replayed(table: Table, names: tuple[str, ...], started: int, moves: Sequence[Move]) -> Live:
    """For a thread beside the event loop."""
    live = Live(table, names, started)
    for number, _ in enumerate(live.followed(moves)):
        breathe(number)
    return live


def breathe(number: int) -> None:
    """Let other threads have their turn, every few milliseconds: compiled code does not by itself."""
    if number % BREATH == 0:
        time.sleep(0)


class Live:
    """A match that follows a log of rows. Seat `len(names)` stands for the spectators."""

    __slots__ = (
        "answered",
        "asked",
        "entries",
        "game_name",
        "match",
        "moment_at",
        "names",
        "numbers",
        "settled",
        "since",
        "table",
        "went_back",
    )

    def __init__(
        self, table: Table, names: tuple[str, ...], started: int, moves: Sequence[Move] = ()
    ) -> None:
        """`started`: when the game began, in milliseconds."""
        self.table = table
        self.game_name = table.game
        self.names = names
        self.match = begin(table, names)
        self.match.game.events = []
        self.entries = 0
        self.went_back = 0  # how often, by consent
        # For each seat and for spectators: how many changes they have been shown.
        self.numbers = [0] * (len(names) + 1)
        # For each seat: its number when its present question was put, and the time of it.
        self.asked = [0] * len(names)
        self.since = [started] * len(names)
        self.moment_at = started
        self.settled = False  # with the newest row a question was done with
        # For each seat: what it answered last (`at` and words) and its number then, to know a repetition.
        self.answered: list[tuple[int, str, int]] = [(-1, "", 0)] * len(names)
        for _ in self.followed(moves):
            pass

    @property
    def game(self) -> Any:
        return self.match.game

    @property
    def moment(self) -> int:
        """How many public changes there have been."""
        return self.numbers[-1]

    def viewer(self, name: str | None) -> int:
        return len(self.names) if name is None else self.names.index(name)

    def followed(self, moves: Sequence[Move]) -> Iterator[tuple[Move, bool]]:
        """Follow all rows of a table from the first on: each, and whether others saw a change by it."""
        rewinds = Rewinds(moves)
        rewinds.keep(self)
        for move in moves:
            public = self.follow(move, rewinds)
            rewinds.keep(self)
            yield move, public

    def follow(self, move: Move, rewinds: Rewinds) -> bool:
        """The next row of the store; raises Misfit. True: others see a change."""
        if move.kind == "rewind":
            self.rewind(move, rewinds.back(move))
            return True
        try:
            return self.take(move)
        except Refused as refused:
            raise Misfit(move.number, f"{self.names[move.seat]} {move.words}", refused.refusal) from None

    def take(self, move: Move) -> bool:
        """One row; raises Refused and changes nothing. True: others see a change (`happened` tells what)."""
        match = self.match
        match.forget()  # what was told before this row, unless it can still be taken back
        before = match.public_key()
        seat = move.seat
        if move.kind == "undo":
            match.undo(seat)
        else:
            action = spelling(self.game_name).get(move.words, -1)
            match.play(seat, action, automatic=move.by == "table")
        after = match.public_key()
        self.entries += 1
        public = before != after
        numbers = self.numbers
        if public:
            for viewer in range(len(numbers)):
                numbers[viewer] += 1
            self.moment_at = move.at
        else:
            numbers[seat] += 1
        self.settled = before[0] != after[0]
        if self.settled:
            self.asked[:] = numbers[:-1]
            for other in range(len(self.since)):
                self.since[other] = move.at
        else:
            self.asked[seat] = numbers[seat]
            self.since[seat] = move.at
        self._remember(move)
        return public

    def rewind(self, move: Move, match: Match) -> None:
        """Back to an earlier match. Numbers only grow: everybody sees a change."""
        self.match = match
        self.match.forget()
        self.entries += 1
        self.went_back += 1
        self.settled = True
        self.numbers = [number + 1 for number in self.numbers]
        self.asked = self.numbers[:-1]
        self.since = [move.at] * len(self.names)
        self.moment_at = move.at
        self.answered = [(-1, "", 0)] * len(self.names)

    def prompt(self, seat: int) -> Prompt:
        """What this seat, which must be asked something, is asked."""
        prompt: Prompt = self.game.asks[self.game.ask_of(seat)][1]
        return prompt

    def goes_on(self, seat: int) -> bool:
        """The seat is asked in the middle of a sentence, of which nobody else has seen anything yet."""
        return self.prompt(seat).continues and self.match.shown(None) is not self.game

    def not_after(self, now: int) -> None:
        """Nobody was asked anything later than now: the clock was set back since."""
        self.since = [min(since, now) for since in self.since]

    def _remember(self, move: Move) -> None:
        """What the server answers for a seat does not make it forget what its owner may send again."""
        if move.answers < 0:
            return
        at, words, _ = self.answered[move.seat]
        said = "undo" if move.kind == "undo" else move.words
        together = f"{words}\n{said}" if at == move.answers and at >= 0 else said
        self.answered[move.seat] = (move.answers, together, self.numbers[move.seat])

    def shown(self, viewer: int) -> Any:
        """The game as this viewer may see it: nothing that others can still take back."""
        return self.match.shown(viewer if viewer < len(self.names) else None)

    def seat_or_none(self, viewer: int) -> int | None:
        return viewer if viewer < len(self.names) else None

    def can_undo(self, viewer: int) -> bool:
        return viewer < len(self.names) and self.match.can_undo(viewer)

    def waiting(self) -> list[int]:
        return [] if self.game.over else list(self.game.waiting())
