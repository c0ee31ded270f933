"""A game with many take-backs: each stored row is replayed once, and other tables do not wait for it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meadhall import bloodrage, runewars
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.kernel.refusal import Refused
from meadhall.kernel.rules import option_words
from meadhall.server import limits
from meadhall.server.guard.tokens import new_table_id, token_hash
from meadhall.server.messages import Clock
from meadhall.server.store import Move, Seat, Store, Table
from meadhall.server.tables import clocks, live_game, moves
from meadhall.server.tables.live_game import LiveGame, Misfit, begin, spelled, standing
from meadhall.server.tables.room import Room
from meadhall.server.tables.take_backs import propose
from tests.server.client import Client, run
from tests.server.running import serving

GAMES: dict[str, Any] = {
    "bloodrage": bloodrage.new(seats=3, seed=1),
    "runewars": runewars.new(seats=3, seed=1, options=runewars.Options(random_map=True)),
}
NAMES = sorted(GAMES)
TOKEN = "mh_" + "0" * 31  # then the seat and the table


def table_of(name: str) -> tuple[Table, tuple[str, ...]]:
    game = GAMES[name]
    options = msgspec.json.encode(dict(option_words(game.options))).decode()
    terms = clocks.set_up(Clock(), 3, 0)
    table = Table(
        id=new_table_id(),
        game=name,
        rules=game.rules.version,
        pack=game.rules.pack,
        seed="1",
        options=options,
        created_at=0,
        updated_at=0,
        status="playing",
        clocks=msgspec.json.encode(terms).decode(),
    )
    return table, game.seat_names()


class Log:
    """Rows of a table as people could have made them, one by one."""

    def __init__(self, name: str, seed: int) -> None:
        self.table, self.names = table_of(name)
        self.dice = random.Random(seed)
        self.rows: list[Move] = []
        self.live = LiveGame(self.table, self.names, 0)
        # Where everybody sees the same: there a table can go back to. And how it stood after each row.
        self.public = [0]
        self.matches = [self.live.match.copy()]

    def add(self, kind: str, seat: int, words: str = "", keep: int | None = None) -> None:
        row = Move(len(self.rows) + 1, kind, seat, words, "person", len(self.rows), -1, keep)
        self.rows.append(row)
        if keep is not None:
            self.live.rewind(row, self.matches[keep].copy())
            public = True
        else:
            public = self.live.take(row)
        self.matches.append(self.live.match.copy())
        if public:
            self.public.append(len(self.rows))

    def answer(self) -> None:
        """Somebody answers, changes a secret answer, or takes one back."""
        game = self.live.game
        seat = self.dice.choice([ask[0] for ask in game.asks])
        if self.dice.random() < 0.2 and self.live.can_undo(seat):
            self.add("undo", seat)
        else:
            self.add("move", seat, spelled(self.table.game, self.dice.choice(game.legal(seat))))

    def go_back(self, rows: int) -> None:
        """To a public moment at least so many rows ago."""
        keep = max(number for number in self.public if number <= max(0, len(self.rows) - rows))
        self.add("rewind", 0, keep=keep)


def wavering(name: str, rewinds: int, seed: int = 1) -> Log:
    log = Log(name, seed)
    for _ in range(rewinds):
        for _ in range(log.dice.randrange(1, 9)):
            if not log.live.game.over:
                log.answer()
        log.go_back(log.dice.randrange(0, 6))
    return log


def rows_that_count(log: list[Move]) -> list[Move]:
    """Straight from what a rewind means, however long it takes."""
    for index in range(len(log) - 1, -1, -1):
        if log[index].kind == "rewind":
            return rows_that_count(log[: log[index].keep]) + log[index + 1 :]
    return list(log)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(4))
def test_it_stands_as_if_what_was_taken_back_had_never_been(name: str, seed: int) -> None:
    log = wavering(name, 40, seed)
    counts = rows_that_count(log.rows)
    assert standing(log.rows) == counts
    straight = begin(log.table, log.names)
    for row in counts:
        if row.kind == "undo":
            straight.undo(row.seat)
        else:
            straight.play(row.seat, live_game.spelling(name)[row.words])
    opened = LiveGame(log.table, log.names, 0, log.rows)
    assert opened.game.fingerprint() == straight.game.fingerprint() == log.live.game.fingerprint()
    for seat in range(len(log.names)):
        assert opened.can_undo(seat) == straight.can_undo(seat) == log.live.can_undo(seat)
        assert opened.shown(seat).fingerprint() == straight.shown(seat).fingerprint()
    for field in ("numbers", "asked", "since", "moment_at", "entries", "answered", "went_back"):
        assert getattr(opened, field) == getattr(log.live, field)


@pytest.mark.parametrize("name", NAMES)
def test_every_row_is_played_once(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    log = wavering(name, 300)
    played = 0
    take = LiveGame.take

    def counted(self: LiveGame, move: Move) -> bool:
        nonlocal played
        played += 1
        return take(self, move)

    monkeypatch.setattr(LiveGame, "take", counted)
    LiveGame(log.table, log.names, 0, log.rows)
    assert played == sum(1 for row in log.rows if row.kind != "rewind")


@pytest.mark.parametrize("keep", [None, -1, 3, 4])
def test_a_row_that_goes_back_to_nowhere_is_a_misfit(keep: int | None) -> None:
    log = Log("bloodrage", 1)
    log.answer()
    log.answer()
    rows = [*log.rows, Move(3, "rewind", 0, "", "person", 3, -1, keep)]
    with pytest.raises(Misfit, match="entry 3"):
        LiveGame(log.table, log.names, 0, rows)
    with pytest.raises(Misfit, match="entry 3"):
        standing(rows)


@pytest.mark.parametrize("name", NAMES)
def test_a_thousand_times_back_and_others_go_on(name: str, tmp_path: Path) -> None:
    log = wavering(name, limits.TAKE_BACKS)
    quick, names = table_of(name)
    database = tmp_path / "tables.db"
    run(stored(database, {log.table.id: log.rows, quick.id: []}, {log.table.id: log.table, quick.id: quick}))

    async def play(http: Any) -> None:
        other = await Client.sit(http.socket(quick.id), token=f"{TOKEN}0{quick.id}", seat=names[0])
        opening = asyncio.ensure_future(
            Client.sit(http.socket(log.table.id), token=f"{TOKEN}0{log.table.id}", seat=names[0])
        )
        while not opening.done():
            assert (await other.ask(type="ping"))["type"] == "pong"
            await asyncio.sleep(0.05)  # not more often than a client may
        opened = await opening
        assert (opened.number, opened.moment) == (log.live.numbers[0], log.live.moment)
        refused = await opened.ask(type="propose")
        assert refused["code"] == "too_many_changes" and refused["params"] == {"most": limits.TAKE_BACKS}

    with serving(database) as server:
        run(play(server))


async def stored(database: Path, rows: dict[str, list[Move]], tables: dict[str, Table]) -> None:
    store = await Store.open(database)
    try:
        for table_id, table in tables.items():
            log = rows[table_id]
            seats = [
                Seat(
                    table_id,
                    seat,
                    name,
                    token_hash(f"{TOKEN}{seat}{table_id}"),
                    kind="person",
                    client="somebody",
                    key_hash=token_hash(f"{TOKEN}{seat}{table_id}"),
                )
                for seat, name in enumerate(GAMES[table.game].seat_names())
            ]
            await store.create(msgspec.structs.replace(table, entries=len(log)), seats, log)
    finally:
        await store.close()


@pytest.mark.parametrize("name", NAMES)
def test_a_log_that_is_full_takes_only_what_brings_the_game_on(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = Log(name, 1)
    while len(log.live.game.asks) < 2 or len(log.rows) < 6:
        log.answer()

    async def play() -> None:
        database = tmp_path / "tables.db"
        await stored(database, {log.table.id: log.rows}, {log.table.id: log.table})
        store = await Store.open(database)
        room = Room(store, log.table.id, lambda _: None)
        await room.load()
        game = room.playing()
        monkeypatch.setattr(limits, "GAME_ENTRIES", game.entries + 1)

        async def answers(seat: int) -> None:
            await moves.play(room, seat, game.numbers[seat], game.game.legal(seat)[0], None)

        first, *others = game.waiting()
        await answers(first)
        with pytest.raises(Refused, match="Too many choices"):
            await answers(first)
        with pytest.raises(Refused, match="Too many choices"):
            await moves.undo(room, first, game.numbers[first])
        with pytest.raises(Refused, match="Too many choices"):
            await propose(room, first)
        for seat in others:
            await answers(seat)
        assert room.playing().settled
        await store.close()

    run(play())


def test_a_copy_of_a_match_lives_its_own_life() -> None:
    """Given a copy in the middle of anything: what is done to the one is not done to the other."""
    for name in NAMES:
        log = Log(name, 7)
        for _ in range(120):
            log.answer()
            match, before = log.live.match, log.live.match.copy()
            assert state_of(before) == state_of(match)
            for seat in range(3):
                one, two = before.copy(), match.copy()
                while one.can_undo(seat):
                    one.undo(seat)
                    two.undo(seat)
                assert state_of(one) == state_of(two) and one.log == two.log
            assert state_of(before) == state_of(match)


def state_of(match: Match[Game]) -> tuple[Any, ...]:
    shown = [match.shown(seat).fingerprint() for seat in (None, 0, 1, 2)]
    undo = [match.can_undo(seat) for seat in range(3)]
    return match.game.fingerprint(), shown, undo, match.public_key(), match.by_table, match.game.events
