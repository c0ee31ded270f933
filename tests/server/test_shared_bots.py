"""Bots of a real server: shared by address and table, slower where nobody watches, and never stopped."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from meadhall.server.store import Store
from tests.server.client import WAIT, Client, Json, run
from tests.server.databases import postgresql, postgresql_url
from tests.server.kill_server import workers
from tests.server.players import BOT, entries, reading
from tests.server.running import Server, serving

PERSON: Json = {"kind": "person"}
KONUNG: Json = {"kind": "bot", "level": "konung"}
KARL: Json = {"kind": "bot", "level": "karl"}
HOUR = 3_600_000
PROXY = ("--proxy", "127.0.0.0/8")  # a test may pretend to come from anywhere
LIMITS = (
    "--limit",
    f"UNWATCHED_BOTS_MS={HOUR}",
    "--limit",
    "BOT_SECONDS=4",
    "--limit",
    "BOT_FROZEN_SECONDS=1",
)
PATIENCE = 120.0
RECORD = Path(__file__).parents[1] / "golden" / "bloodrage-2-draft-1.txt"
BOTS_MOVES = 'meadhall_moves_total{player="bot"}'

__all__ = ["postgresql", "postgresql_url"]  # fixtures


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("bots") / "tables.db", *PROXY, *LIMITS) as running:
        yield running


async def made_from(server: Server, address: str, seats: list[Json]) -> Json:
    """A table created from this address; its creator takes every seat for people."""
    headers = {"x-forwarded-for": address, "origin": server.http}
    async with httpx.AsyncClient(base_url=server.http, timeout=WAIT, headers=headers) as web:
        request = {"game": "bloodrage", "seats": seats, "pace": 0}
        answer = await web.post("/api/tables", json=request)
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        for link, seat in zip(made["seats"], seats, strict=True):
            if seat["kind"] == "person":
                answer = await web.post("/api/links/follow", json={"token": link["token"], "display": "me"})
                assert answer.status_code == 200, answer.text
        made["headers"] = {
            **headers,
            "cookie": "; ".join(f"{name}={web.cookies[name]}" for name in web.cookies),
        }
    return made


async def bots_moves(server: Server) -> int:
    async with httpx.AsyncClient(base_url=server.http, timeout=WAIT) as web:
        lines = (await web.get("/metrics")).text.splitlines()
    return next((int(float(line.split()[1])) for line in lines if line.startswith(BOTS_MOVES)), 0)


def test_a_table_knows_the_address_that_made_it_by_a_keyed_hash(server: Server) -> None:
    async def make() -> None:
        homes = ("2001:db8::1", "2001:db8::2", "2001:db8:1::1")
        tables = [await made_from(server, address, [PERSON, KARL]) for address in homes]
        async with httpx.AsyncClient(base_url=server.http, timeout=WAIT) as web:
            web.headers.update({"x-forwarded-for": homes[0], "origin": server.http})
            finished = (await web.post("/api/records", json={"record": RECORD.read_text("utf-8")})).json()
            request = {"moment": 3, "seats": [{"kind": "open"}] * 2}
            forked = (await web.post(f"/api/tables/{finished['id']}/fork", json=request)).json()
            again = (await web.post(f"/api/tables/{finished['id']}/rematch")).json()
        async with reading(server.database) as store:
            rows = [await store.table(made["id"]) for made in (*tables, finished, forked, again)]
        first, same, other, *later = [row.made_from or "" for row in rows if row is not None]
        assert first == same != other  # a /64 network is one address
        assert later == [first] * 3
        assert all(len(text) == 64 and "2001" not in text for text in (first, other))

    run(make())


def test_a_frozen_process_is_replaced_and_the_table_goes_on(server: Server) -> None:
    async def play() -> None:
        made = await made_from(server, "198.51.100.7", [PERSON, KARL])
        await until_entries_of(server, made, 1)
        frozen = workers(server)  # of bots, and of games that are played again
        for process in frozen:
            process.send_signal(signal.SIGSTOP)
        client = await Client.sit(server.socket(made["id"]), headers=made["headers"])
        async with reading(server.database) as store:
            there = await bots_answers(store, made)
            while await bots_answers(store, made) <= there + 1:  # one may have been thought before
                if client.must_answer():
                    await client.move(client.view["ask"]["answers"][0]["action"])
                else:
                    await client.receive()
        assert {process.pid for process in workers(server)} != {process.pid for process in frozen}

    run(play())
    assert "a bot's process froze" in server.log


async def bots_answers(store: Store, made: Json) -> int:
    return sum(move.by == "bot" for move in await store.moves(made["id"]))


async def until_entries_of(server: Server, made: Json, number: int) -> None:
    async with reading(server.database) as store, asyncio.timeout(PATIENCE):
        while await entries(store, made["id"]) < number:
            await asyncio.sleep(0.02)


def test_bots_that_nobody_watches_wait_until_somebody_does(server: Server) -> None:
    async def watch() -> None:
        made = await made_from(server, "198.51.100.7", [BOT, BOT])
        assert await waits(server, made) == 0  # no bot has answered
        spectator = await Client.sit(server.socket(made["id"]), token=made["spectator"])
        await spectator.until(lambda: spectator.moment > 3)
        await spectator.leave()
        there = await waits(server, made)
        assert there > 3
        spectator = await Client.sit(server.socket(made["id"]), token=made["spectator"])
        await until_entries_of(server, made, there + 1)

    run(watch())


async def waits(server: Server, made: Json) -> int:
    """Its bots are not due for a long time; how many answers there are."""
    async with reading(server.database) as store, asyncio.timeout(PATIENCE):
        while True:
            table = await store.table(made["id"])
            assert table is not None
            if (table.due_at or 0) > table.updated_at + HOUR // 2:
                return table.entries
            await asyncio.sleep(0.05)


def test_a_stored_level_that_names_code_is_played_by_a_karl(server: Server) -> None:
    async def play() -> None:
        made = await made_from(server, "198.51.100.7", [PERSON, PERSON])
        database = sa.create_engine(f"sqlite:///{server.database}")
        with database.begin() as connection:
            row = {"id": made["id"], "name": made["seats"][0]["seat"]}
            connection.execute(
                sa.text(
                    "UPDATE seats SET level = 'os:system', standing_in = 1"
                    " WHERE table_id = :id AND name = :name"
                ),
                row,
            )
        database.dispose()
        async with httpx.AsyncClient(base_url=server.http, headers=made["headers"], timeout=WAIT) as web:
            # The room reads all its seats again.
            other = f"/api/tables/{made['id']}/seats/{made['seats'][1]['seat']}/stand-in"
            assert (await web.post(other, json={"level": "thrall"})).status_code == 200
        await until_entries_of(server, made, 4)

    run(play())
    assert server.log.count("'os:system'") == 1


def test_twelve_tables_of_konungs_do_not_keep_a_karl_of_another_address_waiting(server: Server) -> None:
    async def evening() -> None:
        for _ in range(12):  # 36 konungs, all asked at once: each is to choose a card
            await made_from(server, "203.0.113.7", [PERSON, KONUNG, KONUNG, KONUNG])
        before = await bots_moves(server)
        made = await made_from(server, "198.51.100.7", [PERSON, KARL])
        async with reading(server.database) as store, asyncio.timeout(PATIENCE):
            while await entries(store, made["id"]) < 1:
                await asyncio.sleep(0.02)
        assert (
            await bots_moves(server) - before < 12
        )  # one that was being thought, and what this test is late by

    run(evening())


def test_somebody_who_watches_at_another_process_is_noticed(postgresql_url: str) -> None:
    """The table was created at a process where nobody watches it, and its automatic moves run there."""
    with serving(postgresql_url, *PROXY, *LIMITS) as one, serving(postgresql_url, *PROXY, *LIMITS) as two:

        async def watch() -> None:
            made = await made_from(one, "198.51.100.7", [BOT, BOT])
            assert await waits(one, made) == 0
            spectator = await Client.sit(two.socket(made["id"]), token=made["spectator"])
            await spectator.until(lambda: spectator.moment > 3)

        run(watch())
