"""kill -9 at any moment: what was acknowledged is stored exactly once, and games go on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import psutil
import pytest

from tests.patience import HANG
from tests.server.client import Client, Json, make_table, run, tokens
from tests.server.databases import database_url, postgresql, postgresql_url, sqlite_url
from tests.server.kill_server import kill_in_games, low_port, workers
from tests.server.players import (
    BOT,
    PATIENCE,
    PERSON,
    Tally,
    entries,
    log_of,
    reading,
    sat_down,
    until_entries,
    until_over,
)
from tests.server.running import Server, serving

pytestmark = pytest.mark.slow

__all__ = ["database_url", "postgresql", "postgresql_url", "sqlite_url"]  # fixtures


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(tmp_path_factory.mktemp("killing") / "tables.db")


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[Server]:
    """Whoever kills it starts it again."""
    with serving(database) as running:
        yield running


@pytest.mark.parametrize("part", [0, 1])  # so that two cores can share it
def test_nothing_acknowledged_is_lost_and_nothing_doubled_at_any_moment(database_url: str, part: int) -> None:
    """Both games: evenings 0 and 1 have Runewars. Two kills on either database."""
    sqlite = database_url.startswith("sqlite")
    evenings = {(True, 0): [0], (True, 1): [3], (False, 0): [1], (False, 1): [2]}[sqlite, part]
    server, tally = Server(database_url, port=low_port()), Tally()
    try:
        for number in evenings:
            tally.add(kill_in_games(server, database_url, number, random.Random(number)))
    finally:
        server.stop()
    assert "Traceback" not in server.log
    assert tally.kills == len(evenings) and tally.moves > 50 * tally.games / 2


def test_secret_answers_outlive_the_server(server: Server) -> None:
    async def before() -> tuple[Json, dict[str, list[str]]]:
        made, clients = await sat_down(server, [PERSON] * 3)
        given = {}
        for name in ("wolf", "raven"):
            client = clients[name]
            assert (await client.move(client.view["ask"]["answers"][2]["action"]))["type"] == "done"
            given[name] = client.view["ask"]["given"]
            assert len(given[name]) == 1
        return made, given

    async def after(made: Json, given: dict[str, list[str]]) -> None:
        links = tokens(made)
        clients = {
            name: await Client.sit(server.socket(made["id"]), token=link) for name, link in links.items()
        }
        for name, client in clients.items():
            assert client.view["ask"]["given"] == given.get(name, [])
            assert {one["seat"]: one["answered"] for one in client.view["asked"]} == {
                seat: seat in given for seat in links
            }
        late = next(client for name, client in clients.items() if name not in given)
        assert (await late.move(late.view["ask"]["answers"][0]["action"]))["type"] == "done"
        for name, words in given.items():
            while clients[name].moment < late.moment:
                await clients[name].receive()
            kept = [card.partition("@")[0] for card in clients[name].view["seen"][0]["kept"]]
            assert [word.split()[-1].partition("@")[0] for word in words] == kept

    made, given = run(before())
    server.kill()
    server.again()
    run(after(made, given))


def test_bots_go_on_after_a_restart_though_nobody_looks(server: Server, database: str) -> None:
    made = run(make_table(server.http, [BOT, BOT], pace=60))

    async def to_the_end() -> int:
        async with reading(database) as store, asyncio.timeout(PATIENCE):
            await until_over(store, made["id"])
            return await entries(store, made["id"])

    before = run(until_entries(database, made["id"], 5, HANG))
    server.kill()
    server.again()
    assert run(to_the_end()) > before


def test_a_bot_that_was_given_a_seat_just_before_the_kill_plays_there(server: Server, database: str) -> None:
    """The person was waited for, for ever if need be; now the store must know that the bot is due."""

    async def before() -> Json:
        made, clients = await sat_down(server, [PERSON] * 2, pace=3000, options={"first_game": "true"})
        mover = next(name for name, client in clients.items() if client.must_answer())
        await nothing_due(made)
        async with httpx.AsyncClient(base_url=server.http) as web:
            web.headers["authorization"] = f"Bearer {tokens(made)[mover]}"
            answer = await web.post(
                f"/api/tables/{made['id']}/seats/{mover}/stand-in", json={"level": "thrall"}
            )
        assert answer.status_code == 200, answer.text
        return made

    async def nothing_due(made: Json) -> None:
        async with reading(database) as store, asyncio.timeout(PATIENCE):
            while (await store.table(made["id"])).due_at is not None:  # type: ignore[union-attr]
                await asyncio.sleep(0.1)

    made = run(before())
    server.kill()
    server.again()
    run(until_entries(database, made["id"], 1, HANG))
    (first, *_) = run(log_of(server, made))
    assert first.by == "bot"


def test_no_process_of_a_bot_outlives_its_server(tmp_path: Path) -> None:
    """Killed while it thinks hardest: those it started are gone within seconds."""
    server = Server(str(tmp_path / "tables.db"))
    made = run(make_table(server.http, [{"kind": "bot", "level": "konung"}] * 4))
    family = workers(server) and psutil.Process(server.process.pid).children(recursive=True)
    assert made and family
    server.process.kill()
    server.process.wait()
    _, alive = psutil.wait_procs(family, timeout=HANG)
    for process in alive:  # they would outlive the test, too
        process.kill()
    server.kill()
    assert not alive


def test_a_bot_whose_process_is_killed_is_thought_for_by_another(server: Server, database: str) -> None:
    made = run(make_table(server.http, [BOT, BOT], pace=20))

    async def to_the_end() -> None:
        async with reading(database) as store, asyncio.timeout(PATIENCE):
            for number in (4, 12):
                while await entries(store, made["id"]) < number:
                    await asyncio.sleep(0.02)
                for process in workers(server):
                    process.kill()
            await until_over(store, made["id"])

    run(to_the_end())
    assert "a bot's process died" in server.log
