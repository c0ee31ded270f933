"""Moments are charged by what they cost: the whole log once, then what snapshots leave of it."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Sequence

import pytest

from meadhall.server import limits
from meadhall.server.guard.errors import Denied
from meadhall.server.guard.rate_limit import Rate
from meadhall.server.replays.replays import CHUNK, CHUNK_ROWS, Past, Replays
from meadhall.server.store import Move
from meadhall.server.tables.story import moments
from tests.server.replays.test_snapshots import played

pytestmark = pytest.mark.slow

ROWS = 600
GAME = played("runewars", 1, ROWS, 0.01)
VIEWER = len(GAME.names)
STORY = [one for _, one in moments(GAME.table, GAME.names, 0, GAME.rows, VIEWER)]


class Reads:
    """The rows of a table, and how often they were read."""

    def __init__(self) -> None:
        self.count = 0

    def past(self, entries: int = ROWS) -> Past:
        return Past(GAME.table, GAME.names, 0, entries, self._rows)

    async def _rows(self) -> Sequence[Move]:
        self.count += 1
        return GAME.rows


def with_replays(test: Callable[[Replays], Awaitable[None]]) -> None:
    async def whole() -> None:
        replays = Replays()
        try:
            await test(replays)
        finally:
            replays.close()

    asyncio.run(whole())


def allow(monkeypatch: pytest.MonkeyPatch, rows: int) -> None:
    """So many rows for each address, and no more during the test."""
    monkeypatch.setattr(limits, "ADDRESS_REPLAYED", Rate(1 / 3600, rows))


def test_the_log_is_read_and_charged_once_and_then_each_chunk(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(STORY) > 3 * CHUNK
    allow(monkeypatch, CHUNK_ROWS + ROWS + 2 * CHUNK_ROWS)

    async def ask(replays: Replays) -> None:
        reads = Reads()
        for chunk in (2, 0, 1):
            shown = await replays.scene("address", reads.past(), VIEWER, chunk * CHUNK + 1)
            assert (shown.moment, shown.events) == (chunk * CHUNK + 1, STORY[chunk * CHUNK].events)
            assert reads.count == 1
        with pytest.raises(Denied):  # never free
            await replays.scene("address", reads.past(), VIEWER, 3 * CHUNK)
        await replays.scene("address", reads.past(), VIEWER, CHUNK)  # cached

    with_replays(ask)


def test_who_cannot_pay_for_the_log_does_not_have_it_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    allow(monkeypatch, CHUNK_ROWS + ROWS - 1)

    async def ask(replays: Replays) -> None:
        reads = Reads()
        with pytest.raises(Denied):
            await replays.scene("poor", reads.past(), VIEWER, 1)
        assert reads.count == 0

    with_replays(ask)


def test_who_waits_for_the_same_moment_is_not_refused_for_another_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    allow(monkeypatch, CHUNK_ROWS + ROWS)

    async def ask(replays: Replays) -> None:
        reads = Reads()
        replays.charge("poor", ROWS)
        first = asyncio.ensure_future(replays.scene("poor", reads.past(), VIEWER, 1))
        await asyncio.sleep(0)  # it is being worked out now
        second = await replays.scene("rich", reads.past(), VIEWER, 1)
        assert second.events == STORY[0].events
        with pytest.raises(Denied):
            await first

    with_replays(ask)


def test_a_game_that_has_gone_on_is_charged_for_its_new_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    allow(monkeypatch, CHUNK_ROWS + (ROWS - 50) + CHUNK_ROWS + 50)

    async def ask(replays: Replays) -> None:
        reads = Reads()
        await replays.scene("address", reads.past(ROWS - 50), VIEWER, 1)
        await replays.scene("address", reads.past(), VIEWER, 1)
        assert reads.count == 2

    with_replays(ask)


def test_a_story_makes_the_snapshots_for_its_moments() -> None:
    async def ask(replays: Replays) -> None:
        reads = Reads()
        await replays.story(None, reads.past(), VIEWER)
        await replays.scene(None, reads.past(), VIEWER, 1)
        assert reads.count == 1

    with_replays(ask)


def test_a_killed_process_makes_its_snapshots_again() -> None:
    async def ask(replays: Replays) -> None:
        reads = Reads()
        await replays.scene(None, reads.past(), VIEWER, 1)
        pid = replays.pool._worker.pid
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
        while True:  # its death may be noticed while it is asked
            try:
                shown = await replays.scene(None, reads.past(), VIEWER, CHUNK + 1)
                break
            except Denied as denied:
                assert denied.problem.code == "server_busy"
        assert shown.events == STORY[CHUNK].events and reads.count == 2
        assert replays.pool._worker.pid != pid

    with_replays(ask)
