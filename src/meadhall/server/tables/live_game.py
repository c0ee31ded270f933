"""The game of one table, replayed from its log, and how many changes each viewer has been sent.

Everything here is determined by the log: any process that replays the same rows has the same numbers.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any

import msgspec

from meadhall import games
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.kernel.prompt import Prompt
from meadhall.kernel.refusal import Refusal, Refused
from meadhall.kernel.rules import Rules, read_options
from meadhall.server.store.rows import Move, Table

YIELD_EVERY = 32  # rows, about a few milliseconds


class Misfit(Exception):
    """A stored row that does not fit the rules, or cannot be read: the table becomes stuck (read-only)."""

    def __init__(self, number: int, words: str, refusal: Refusal) -> None:
        super().__init__(f"entry {number} ({words}): {refusal}")
        self.number = number
        self.words = words
        self.refusal = refusal


@cache
def spelling(game: str) -> dict[str, int]:
    """Answers by their full notation: rows hold words, because numbers of answers change between versions."""
    return {" ".join(words): action for action, words in enumerate(games()[game].words)}


def spelled(game: str, action: int) -> str:
    return " ".join(games()[game].words[action])


def begin(table: Table, names: tuple[str, ...]) -> Match[Game]:
    """The table's game before its first move; raises Misfit if this version cannot play it."""
    known = games()
    if table.game not in known:
        raise Misfit(0, table.game, Refusal("unknown_game", {"word": table.game}))
    try:
        rules: Rules = known[table.game].with_version(table.rules)
    except Refused as refused:
        raise Misfit(0, str(table.rules), refused.refusal) from None
    if table.pack != rules.pack and table.pack not in rules.older_packs:
        raise Misfit(0, table.pack, Refusal("other_pack", {"pack": table.pack}))
    try:
        options = read_options(rules.options, option_pairs(table.options))
        game = rules.new(seats=names, seed=int(table.seed), options=options)
    except Refused as refused:
        raise Misfit(0, table.options, refused.refusal) from None
    return Match(game, int(table.seed), table.pack)


def option_pairs(text: str) -> list[tuple[str, str]]:
    return list(msgspec.json.decode(text, type=dict[str, str]).items())


def standing(moves: Sequence[Move]) -> list[Move]:
    """The rows in effect: a rewind row (take-back by consent) drops all after the first `keep` rows."""
    # For each row: the newest row in effect after it, 0 for none. For a move or undo that is the row itself.
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
    """How many rows stay in effect after a rewind; raises Misfit."""
    if move.keep is None or not 0 <= move.keep < move.number:
        raise Misfit(move.number, f"rewind {move.keep}", Refusal("nothing_to_undo"))
    return move.keep


class Rewinds:
    """Copies of the match after rows that later rewinds go back to, each kept while it is needed."""

    __slots__ = ("_last", "_matches")

    def __init__(self, moves: Iterable[Move]) -> None:
        """`moves`: all rows that may be rewinds."""
        self._last = {kept(move): move.number for move in moves if move.kind == "rewind"}
        self._matches: dict[int, Match[Game]] = {}

    def keep(self, live: LiveGame) -> None:
        """Call after every row, and once before the first."""
        if live.entries in self._last:
            self._matches[live.entries] = live.match.copy()

    def back(self, move: Move) -> Match[Game]:
        """The match after this rewind."""
        keep = kept(move)
        if self._last[keep] == move.number:
            return self._matches.pop(keep)
        return self._matches[keep].copy()


def prepared(
    table: Table, names: tuple[str, ...], everything: Sequence[Move], moves: Sequence[Move]
) -> Rewinds:
    """What the last rows of a table, `moves`, rewind to. Replays all rows: do not call it in the event
    loop."""
    rewinds = Rewinds(moves)
    live = LiveGame(table, names, 0)
    rewinds.keep(live)
    for number, _ in enumerate(live.followed(everything[: moves[-1].number])):
        rewinds.keep(live)
        yield_gil(number)
    return rewinds


def replayed(table: Table, names: tuple[str, ...], started: int, moves: Sequence[Move]) -> LiveGame:
    """Replay a log in a thread."""
    live = LiveGame(table, names, started)
    for number, _ in enumerate(live.followed(moves)):
        yield_gil(number)
    return live


def yield_gil(number: int) -> None:
    """Release Python's lock every few milliseconds: compiled code does not do it by itself."""
    if number % YIELD_EVERY == 0:
        time.sleep(0)


class LiveGame:
    """A match that follows a log. Viewers are seats; viewer `len(names)` stands for the spectators."""

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
        self,
        table: Table,
        names: tuple[str, ...],
        started: int,
        moves: Sequence[Move] = (),
        match: Match[Game] | None = None,
    ) -> None:
        """`started`: when the game began, in milliseconds. `match`: None for a new one."""
        self.table = table
        self.game_name = table.game
        self.names = names
        if match is None:
            match = begin(table, names)
            match.game.events = []
        self.match = match
        self.entries = 0
        self.went_back = 0  # number of rewinds
        # For each viewer: how many changes the viewer has been sent.
        self.numbers = [0] * (len(names) + 1)
        # For each seat: its number when its current question was asked, and the time of that.
        self.asked = [0] * len(names)
        self.since = [started] * len(names)
        self.moment_at = started
        self.settled = False  # the newest row completed a question
        # For each seat: its last answer (`at` and words) and its number then, to recognize a repetition.
        self.answered: list[tuple[int, str, int]] = [(-1, "", 0)] * len(names)
        for _ in self.followed(moves):
            pass

    @property
    def game(self) -> Any:
        return self.match.game

    @property
    def moment(self) -> int:
        """The number of public changes so far."""
        return self.numbers[-1]

    def viewer(self, name: str | None) -> int:
        return len(self.names) if name is None else self.names.index(name)

    def followed(self, moves: Sequence[Move]) -> Iterator[tuple[Move, bool]]:
        """Apply all rows of a table from the first on; yields each, and whether it was a public change."""
        rewinds = Rewinds(moves)
        rewinds.keep(self)
        for move in moves:
            public = self.follow(move, rewinds)
            rewinds.keep(self)
            yield move, public

    def follow(self, move: Move, rewinds: Rewinds) -> bool:
        """Apply the next stored row; raises Misfit. True: a public change."""
        if move.kind == "rewind":
            self.rewind(move, rewinds.back(move))
            return True
        try:
            return self.take(move)
        except Refused as refused:
            raise Misfit(move.number, f"{self.names[move.seat]} {move.words}", refused.refusal) from None

    def take(self, move: Move) -> bool:
        """Apply one row; raises Refused and changes nothing. True: a public change (`game.happened` has
        events)."""
        match = self.match
        match.forget()  # drop events of earlier rows, unless those can still be undone
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

    def rewind(self, move: Move, match: Match[Game]) -> None:
        """Go back to an earlier match. Numbers only grow: it is a public change."""
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

    def copy(self) -> LiveGame:
        """An independent game in the same state."""
        other = LiveGame(self.table, self.names, 0, match=self.match.copy())
        other.entries = self.entries
        other.went_back = self.went_back
        other.numbers = self.numbers[:]
        other.asked = self.asked[:]
        other.since = self.since[:]
        other.moment_at = self.moment_at
        other.settled = self.settled
        other.answered = self.answered[:]
        return other

    def prompt(self, seat: int) -> Prompt:
        """The prompt of this seat's open question."""
        prompt: Prompt = self.game.asks[self.game.ask_of(seat)][1]
        return prompt

    def goes_on(self, seat: int) -> bool:
        """Whether the seat is in the middle of a sentence that the others have not seen yet."""
        return self.prompt(seat).continues and self.match.shown(None) is not self.game

    def not_after(self, now: int) -> None:
        """After the system clock was set back: limit the times of questions to now."""
        self.since = [min(since, now) for since in self.since]

    def _remember(self, move: Move) -> None:
        """Remember a person's answer, which the client may send again. Automatic answers do not replace
        it."""
        if move.answers < 0:
            return
        at, words, _ = self.answered[move.seat]
        said = "undo" if move.kind == "undo" else move.words
        together = f"{words}\n{said}" if at == move.answers and at >= 0 else said
        self.answered[move.seat] = (move.answers, together, self.numbers[move.seat])

    def shown(self, viewer: int) -> Any:
        """The game as this viewer may see it: without moves that others can still undo."""
        return self.match.shown(viewer if viewer < len(self.names) else None)

    def seat_or_none(self, viewer: int) -> int | None:
        return viewer if viewer < len(self.names) else None

    def can_undo(self, viewer: int) -> bool:
        return viewer < len(self.names) and self.match.can_undo(viewer)

    def waiting(self) -> list[int]:
        return [] if self.game.over else list(self.game.waiting())
