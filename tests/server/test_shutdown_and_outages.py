"""Shutdown, and outages of the database: nothing is half done, and games go on."""

from __future__ import annotations

import asyncio
import random
import resource
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest

from tests.patience import HANG
from tests.server.client import Client, Closed, Json, make_table, run, tokens
from tests.server.databases import Postgresql, postgresql, postgresql_url
from tests.server.kill_server import workers
from tests.server.players import (
    BOT,
    PATIENCE,
    PERSON,
    Tally,
    check,
    log_of,
    public,
    reading,
    sat_down,
    seated,
)
from tests.server.running import Server, serving

__all__ = ["postgresql", "postgresql_url"]  # fixtures

pytestmark = pytest.mark.slow

TOO_LATE = "graceful shutdown exceeded"  # said when limits.DRAIN_SECONDS were not enough


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "tables.db")


@pytest.fixture
def server(database: str) -> Iterator[Server]:
    with serving(database) as running:
        yield running


# --- told to stop -----------------------------------------------------------------------------------------


def test_told_to_stop_it_says_goodbye_and_stores_what_is_on_its_way(server: Server) -> None:
    async def game() -> tuple[Json, dict[str, tuple[int, int, Json]]]:
        made, clients = await sat_down(server, [PERSON] * 4)
        watcher = await Client.sit(server.socket(made["id"]), token=made["spectator"])
        sent = {}
        for name, client in clients.items():  # all four draft at once
            sent[name] = client.number, client.view["ask"]["answers"][1]["action"]
            await client.send({"type": "move", "at": sent[name][0], "action": sent[name][1], "ref": 7})
        await asyncio.sleep(0.002)
        server.process.send_signal(signal.SIGTERM)
        heard: dict[str, tuple[int, int, Json]] = {}
        for name, client in [*clients.items(), ("", watcher)]:
            with pytest.raises(Closed) as closed:
                await client.until(lambda: False)
            assert closed.value.code == 1000
            assert closed.value.said == {"type": "bye", "code": "server_closes", "again": True}
            done = [one for one in client.received if one["type"] == "done"]
            if name:
                heard[name] = (*sent[name], done[0] if done else {})
        return made, heard

    async def again(made: Json, heard: dict[str, tuple[int, int, Json]]) -> None:
        for name, (at, action, done) in heard.items():
            client = await Client.sit(server.socket(made["id"]), token=tokens(made)[name], resume=at)
            answer = await client.ask(type="move", at=at, action=action)
            assert answer["type"] == "done", answer
            assert answer["again"] or not done
        assert [move.number for move in await log_of(server, made)] == [1, 2, 3, 4]

    made, heard = run(game())
    server.process.wait(HANG)
    assert server.stop() == -signal.SIGTERM  # ended by the signal: 143 in a shell
    for word in (TOO_LATE, "leaked", "Traceback"):
        assert word not in server.log, server.log
    server.again()
    run(again(made, heard))


def test_a_bot_that_thinks_does_not_keep_the_server_from_stopping(server: Server) -> None:
    run(make_table(server.http, [{"kind": "bot", "level": "konung"}] * 4))
    family = workers(server)
    time.sleep(1)
    assert server.stop() == -signal.SIGTERM
    _, alive = psutil.wait_procs(family, timeout=HANG)
    assert not alive
    assert TOO_LATE not in server.log and "leaked" not in server.log, server.log


# --- the database goes away -------------------------------------------------------------------------------


async def through_trouble(server: Server, trouble: Callable[[], object], mend: Callable[[], object]) -> None:
    """A game of people and a bot, during which nothing can be stored for a while. Nobody has to reconnect."""
    tally = Tally()

    async def door() -> Server:
        return server

    made, players = await seated([PERSON, PERSON, BOT], door, random.Random(2), tally)
    first = next(iter(players.values()))
    enough = asyncio.Event()

    def moved() -> None:
        if tally.moves >= 20 and not enough.is_set():
            enough.set()
            for player in players.values():  # slow enough that the game is not over before the outage
                player.go.clear()

    for player in players.values():
        player.patient, player.moved = True, moved
    async with reading(server.database) as store, asyncio.timeout(PATIENCE):
        whole = asyncio.gather(*(player.play() for player in players.values()))
        await enough.wait()
        # A bot may be at work, or an answer on its way: after it, it might be a bot's turn again.
        while not any(player.chooses() and player.sent[-1].answer for player in players.values()):
            await asyncio.sleep(0.02)
        await asyncio.to_thread(trouble)
        try:
            for player in players.values():
                player.go.set()
            while not any(player.refused > 2 for player in players.values()):
                assert not whole.done()
                await asyncio.sleep(0.05)
            assert first.client is not None
            before = public(first.client.view)
            await asyncio.sleep(2.5)  # the server looks around meanwhile
            assert public(first.client.view) == before
        finally:
            await asyncio.to_thread(mend)
        lines = {name: player.client for name, player in players.items()}
        await whole
        assert lines == {name: player.client for name, player in players.items()}
        await check(store, made, players)


def test_moves_are_refused_while_postgresql_is_away_and_play_goes_on(
    postgresql: Postgresql, postgresql_url: str
) -> None:
    server = Server(postgresql_url)
    try:
        run(through_trouble(server, postgresql.stop, postgresql.start))
    finally:
        server.stop()
    assert "Traceback" not in server.log and "traceback" not in server.log, server.log


def test_moves_are_refused_while_the_disk_is_full_and_play_goes_on(server: Server, database: str) -> None:
    """As full as it can be made without a disk of its own: no file of the server may grow."""
    process = psutil.Process(server.process.pid)

    def full() -> None:
        process.rlimit(psutil.RLIMIT_FSIZE, (Path(database + "-wal").stat().st_size, resource.RLIM_INFINITY))

    def empty() -> None:
        process.rlimit(psutil.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    run(through_trouble(server, full, empty))
