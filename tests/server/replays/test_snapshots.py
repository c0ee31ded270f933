"""Moments from snapshots are those that a replay from the first row shows."""

from __future__ import annotations

import random
import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest

from meadhall.server.replays import snapshots, work
from meadhall.server.replays.snapshots import EVERY, GAME_BYTES, SnapshotCache, SnapshottedGame
from meadhall.server.replays.work import (
    EncodedScene,
    Log,
    LogNeeded,
    MisfitFound,
    ScenesJob,
    StoryJob,
    answer,
    packed,
)
from meadhall.server.steady_clock import coarse
from meadhall.server.store import Move, Store, Table
from meadhall.server.tables.live_game import LiveGame, Misfit
from meadhall.server.tables.loading import read
from meadhall.server.tables.story import BEGINNING, Moment, Scene, moments, scene
from tests.server.client import run
from tests.server.test_many_take_backs import NAMES
from tests.server.test_many_take_backs import Log as Wavering
from tests.server.test_stored_databases import KEPT

MUCH = 10**9


def from_the_first_row(
    table: Table, names: tuple[str, ...], started: int, rows: Sequence[Move], viewer: int
) -> list[Scene]:
    """Every moment, without snapshots."""
    live = LiveGame(table, names, started)
    shown = [scene(live, Moment(0, coarse(started), BEGINNING), viewer)]
    return shown + [scene(live, one, viewer) for live, one in moments(table, names, started, rows, viewer)]


def same(shown: list[Scene], expected: list[Scene]) -> bool:
    return [_plain(one) for one in shown] == [_plain(one) for one in expected]


def _plain(one: Scene) -> tuple[int, int, bytes, bytes]:
    return one.moment, one.at, bytes(one.view), bytes(one.events)


def check(game: SnapshottedGame, log: Log, dice: random.Random) -> None:
    """Single moments, ranges and ends, for a seat and the spectators, whatever was asked before."""
    for viewer in (dice.randrange(len(log.names)), len(log.names)):
        known = dice.choice([len(log.moves), dice.randrange(len(log.moves) + 1)])
        expected = from_the_first_row(log.table, log.names, log.started, log.moves[:known], viewer)
        end = len(expected) - 1
        for length in (0, 0, 0, 5, 15, 15, end):
            first = dice.randrange(end + 1)
            last = first + length
            assert same(game.scenes(viewer, first, last, known), expected[first : last + 1]), (first, last)
        assert same(game.scenes(viewer, end + 7, end + 20, known), expected[end:])


def played(name: str, seed: int, rows: int, rewinds: float) -> Wavering:
    """A random game with undone rows, changed secret answers and take-backs, short and far."""
    log = Wavering(name, seed)
    while len(log.rows) < rows and (rewinds or not log.live.game.over):
        if log.live.game.over or log.dice.random() < rewinds:
            log.go_back(log.dice.choice([0, 1, 5, 40, 150]))
        else:
            log.answer()
    return log


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("rewinds", [0.0, 0.02, 0.2])
@pytest.mark.parametrize("seed", range(2))
def test_moments_by_snapshots_are_those_from_the_first_row(
    name: str, rewinds: float, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshots, "EVERY", [5, EVERY][seed])
    made = played(name, seed, 300, rewinds)
    kinds = {row.kind for row in made.rows}
    assert {"move", "undo"} <= kinds and ("rewind" in kinds) is (rewinds > 0)
    log = Log(made.table, made.names, 5_000, made.rows)
    dice = random.Random(seed)
    game = SnapshottedGame(*log[:3], MUCH)
    known = 0
    while known < len(log.moves):  # the game goes on between two requests
        known = min(len(log.moves), known + dice.randrange(60, 250))
        for _ in game.follow(log.moves[:known]):
            pass
        check(game, log._replace(moves=log.moves[:known]), dice)


@pytest.mark.parametrize("name", NAMES)
def test_changed_secret_answers_are_replayed_from_a_snapshot_between_them(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rows that change only what one seat sees, by the dozen."""
    monkeypatch.setattr(snapshots, "EVERY", 7)
    made = Wavering(name, 3)
    while len(made.rows) < 400 and not made.live.game.over:
        game = made.live.game
        given = [ask[0] for ask, answers in zip(game.asks, game.given, strict=True) if answers]
        if given and len(game.asks) > 1 and made.dice.random() < 0.9:
            seat = made.dice.choice(given)
            kind = "undo" if made.dice.random() < 0.3 and made.live.can_undo(seat) else "move"
            words = made.dice.choice(game.legal(seat))
            made.add(kind, seat, "" if kind == "undo" else " ".join(game.rules.words[words]))
        else:
            made.answer()
    log = Log(made.table, made.names, 0, made.rows)
    game = SnapshottedGame(*log[:3], MUCH)
    for _ in game.follow(log.moves):
        pass
    check(game, log, random.Random(1))


def test_kept_tables_show_the_same_moments(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 9)
    logs: list[Log] = []

    async def load() -> None:
        store = await Store.open(Path(shutil.copy(KEPT / "schema-0001.db", tmp_path)))
        try:
            async for table_id in store.all_ids():
                found = await store.load(table_id)
                assert found is not None
                parsed = read(*found[:2])
                if parsed.clocks is not None:
                    logs.append(Log(found[0], parsed.names, parsed.clocks.started, list(found[2])))
        finally:
            await store.close()

    run(load())
    assert {log.table.game for log in logs} == {*NAMES}
    assert any(move.kind == "rewind" for log in logs for move in log.moves)
    logs.sort(key=lambda log: sum(move.kind == "rewind" for move in log.moves))
    for log in [*logs[-3:], *logs[::5]]:
        game = SnapshottedGame(*log[:3], MUCH)
        for _ in game.follow(log.moves):
            pass
        check(game, log, random.Random(1))


@pytest.mark.parametrize("name", NAMES)
def test_few_rows_are_replayed_for_a_moment(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = played(name, 1, 1_000, 0.03)
    game = SnapshottedGame(made.table, made.names, 0, MUCH)
    end = sum(1 for _ in game.follow(made.rows))
    taken = 0
    take = LiveGame.take

    def counted(self: LiveGame, move: Move) -> bool:
        nonlocal taken
        taken += 1
        return take(self, move)

    monkeypatch.setattr(LiveGame, "take", counted)
    for moment in range(0, end + 1, 13):
        taken = 0
        game.scenes(0, moment, moment, len(made.rows))
        assert taken < 2 * EVERY


def test_snapshots_stop_at_the_limit_and_moments_stay_right(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 5)
    made = played("bloodrage", 2, 300, 0.05)
    log = Log(made.table, made.names, 0, made.rows)
    game = SnapshottedGame(*log[:3], 10 * GAME_BYTES)
    for _ in game.follow(log.moves):
        pass
    rows = len(log.moves) * snapshots.ROW_BYTES
    assert game.size - rows < 20 * GAME_BYTES
    check(game, log, random.Random(2))


def test_the_cache_drops_the_game_not_used_for_longest_and_stays_within_its_limit() -> None:
    made = played("bloodrage", 1, 40, 0.0)
    cache = SnapshotCache(3 * (GAME_BYTES + 60 * snapshots.ROW_BYTES))
    for number in range(6):
        key = bytes([number])
        for _ in cache.of(key, made.table, made.names, 0, made.rows).follow(made.rows):
            pass
        cache.trim()
        cache.get(b"\0")
    assert len(cache) == 3 and cache.get(b"\0") and cache.get(b"\5") and not cache.get(b"\1")
    nothing = SnapshotCache(0)
    game = nothing.of(b"", made.table, made.names, 0, made.rows)
    for _ in game.follow(made.rows):
        pass
    check(game, Log(made.table, made.names, 0, made.rows), random.Random(1))
    nothing.trim()
    assert len(nothing) == nothing.size == 0


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> SnapshotCache:
    """The snapshots of the process; here it is that of the test."""
    cache = SnapshotCache(MUCH)
    monkeypatch.setattr(work, "_snapshots", cache)
    return cache


def test_the_process_asks_for_a_log_once_and_for_what_came_later(kept: SnapshotCache) -> None:
    made = played("runewars", 1, 200, 0.02)
    log = Log(made.table, made.names, 0, made.rows[:150])
    assert answer(ScenesJob(b"k", b"", 150, 0, 3, 9)) == LogNeeded(0)
    whole = answer(ScenesJob(b"k", packed(log), 150, 0, 3, 9))
    assert isinstance(whole, list) and [one.moment for one in whole if isinstance(one, EncodedScene)] == [
        *range(3, 10)
    ]
    assert answer(ScenesJob(b"k", b"", 150, 0, 3, 9)) == whole
    assert answer(ScenesJob(b"other", b"", 150, 0, 3, 9)) == LogNeeded(0)
    assert answer(ScenesJob(b"k", b"", 200, 0, 3, 9)) == LogNeeded(150)
    longer = log._replace(moves=made.rows)
    assert answer(ScenesJob(b"k", packed(longer), 200, 0, 3, 9)) == whole
    # Whoever knows only the first rows is shown the end of those.
    early = answer(ScenesJob(b"k", b"", 60, 0, 900, 915))
    assert answer(ScenesJob(b"new", packed(log._replace(moves=made.rows[:60])), 60, 0, 900, 915)) == early


def test_a_story_leaves_snapshots_and_is_the_same_with_them(kept: SnapshotCache) -> None:
    made = played("runewars", 2, 200, 0.02)
    log = packed(Log(made.table, made.names, 0, made.rows))
    first = answer(StoryJob(b"k", log, 1))
    assert isinstance(answer(ScenesJob(b"k", b"", 200, 0, 3, 9)), list) and len(kept) == 1
    assert answer(StoryJob(b"k", log, 1)) == first


def test_a_log_that_differs_from_the_replayed_one_is_replayed_again(kept: SnapshotCache) -> None:
    one, other = (played("bloodrage", seed, 60, 0.0) for seed in (1, 2))
    shown = [
        answer(ScenesJob(key, packed(Log(one.table, one.names, 0, log.rows)), 60, 0, 5, 9))
        for key, log in ((b"k", one), (b"k", other), (b"fresh", other))
    ]
    assert shown[0] != shown[1] == shown[2]


def test_a_row_that_does_not_fit_is_reported_every_time(kept: SnapshotCache) -> None:
    made = played("bloodrage", 1, 60, 0.0)
    rows = [*made.rows, Move(61, "move", 0, "dance", "person", 0)]
    log = Log(made.table, made.names, 0, rows)
    for _ in range(2):
        found = answer(ScenesJob(b"k", packed(log), 61, 0, 0, 9))
        assert isinstance(found, MisfitFound) and found.number == 61
        assert answer(ScenesJob(b"k", b"", 61, 0, 0, 9)) == LogNeeded(60)
    game = SnapshottedGame(*log[:3], MUCH)
    with pytest.raises(Misfit):
        list(game.follow(log.moves))
