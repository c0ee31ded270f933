"""Two server processes on one PostgreSQL: both accept moves for any table, and one may die."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from meadhall import replay
from tests.patience import HANG
from tests.server.client import Client, Json, make_table, run, take_seats, tokens
from tests.server.databases import postgresql, postgresql_url
from tests.server.players import (
    BOT,
    PATIENCE,
    PERSON,
    Tally,
    check,
    log_of,
    public,
    reading,
    record_of,
    seated,
    until_entries,
)
from tests.server.running import Server

__all__ = ["postgresql", "postgresql_url"]  # fixtures

pytestmark = pytest.mark.slow


@contextmanager
def both(database: str, *flags: str) -> Iterator[tuple[Server, Server]]:
    """Two processes, started at once; what they said is looked through at the end."""
    with ThreadPoolExecutor(2) as pool:
        first, second = pool.map(lambda _: Server(database, *flags), range(2))
    try:
        yield first, second
    finally:
        for server in (first, second):
            if server.process.poll() is None:
                server.stop()
    for server in (first, second):
        assert "raceback" not in server.log, server.log


async def at(server: Server, made: Json, *names: str) -> list[Client]:
    """Back when all see the game: a process may hear a moment later that another has begun it."""
    clients = [await Client.sit(server.socket(made["id"]), token=tokens(made)[name]) for name in names]
    for client in clients:
        await client.until(lambda client=client: client.number >= 0)  # type: ignore[misc]  # bound now
    return clients


async def catch_up(clients: list[Client]) -> None:
    """Until all have been shown what the foremost has."""
    newest = max(client.moment for client in clients)
    for client in clients:
        while client.moment < newest:
            await client.receive()


async def post(server: Server, token: str, path: str, **body: Any) -> None:
    async with httpx.AsyncClient(base_url=server.http, headers={"authorization": f"Bearer {token}"}) as web:
        answer = await web.post(path, json=body)
    assert answer.status_code == 200, answer.text


# --- one process dies -----------------------------------------------------------------------------------


def test_a_whole_game_ends_right_though_one_of_two_processes_is_killed(postgresql_url: str) -> None:
    async def game(servers: tuple[Server, Server]) -> None:
        tally, doomed = Tally(), servers[0]
        dying = asyncio.Event()

        async def door() -> Server:
            return servers[1] if dying.is_set() else doomed

        async def other_door() -> Server:
            return servers[1]

        made, players = await seated([PERSON] * 4, door, random.Random(11), tally)
        for name in ("raven", "bear"):
            players[name].door = other_door
        watcher = await Client.sit(servers[1].socket(made["id"]), token=made["spectator"])
        half = asyncio.Event()
        for player in players.values():
            player.moved = lambda: half.set() if tally.moves >= 80 else None
        async with asyncio.timeout(PATIENCE):
            whole = asyncio.gather(*(player.play() for player in players.values()))
            await half.wait()
            dying.set()
            await asyncio.to_thread(doomed.kill)
            await whole
            await watcher.until(lambda: bool(watcher.view["over"]))
        async with reading(postgresql_url) as store:
            await check(store, made, players)
        clients = [player.client for player in players.values()]
        assert all(client is not None and public(client.view) == public(watcher.view) for client in clients)
        match = replay(await record_of(servers[1], made))
        assert [clan["glory"] for clan in watcher.view["clans"]] == match.game.scores

    with both(postgresql_url) as servers:
        run(game(servers))


def test_the_bots_of_a_killed_process_are_taken_over_by_the_other(postgresql_url: str) -> None:
    """Nobody is connected anywhere: the other process takes over by itself."""

    def grown(made: Json, number: int) -> int:
        return run(until_entries(postgresql_url, made["id"], number, HANG))

    first = Server(postgresql_url)
    bots = [BOT, BOT, {"kind": "bot", "level": "karl"}]
    made = run(make_table(first.http, bots, pace=250))
    there = grown(made, 3)  # the process was alone until now, so this table is kept there
    second = Server(postgresql_url)
    try:
        grown(made, there + 1)
        first.kill()
        grown(made, grown(made, 0) + 5)
    finally:
        if first.process.poll() is None:
            first.stop()
        second.stop()
    assert "raceback" not in second.log, second.log


# --- both at once ---------------------------------------------------------------------------------------


def test_secret_answers_that_come_to_both_processes_at_once_all_count(postgresql_url: str) -> None:
    async def game(servers: tuple[Server, Server]) -> None:
        made = await make_table(servers[0].http, [PERSON] * 4)
        await take_seats(servers[1].http, made)
        names = list(tokens(made))
        clients = [*await at(servers[0], made, *names[:2]), *await at(servers[1], made, *names[2:])]
        drafts = 0
        while all(client.view["ask"] and len(client.view["asked"]) == 4 for client in clients):
            picked = [client.view["ask"]["answers"][0] for client in clients]
            answers = await asyncio.gather(
                *(client.move(pick["action"]) for client, pick in zip(clients, picked, strict=True))
            )
            assert [answer["type"] for answer in answers] == ["done"] * 4, answers
            await catch_up(clients)
            drafts += 1
            for client, pick in zip(clients, picked, strict=True):
                (kept,) = client.view["seen"][drafts - 1]["kept"]
                assert kept.partition("@")[0] in str(pick), (kept, pick)
        assert drafts > 3
        moves = await log_of(servers[0], made)
        assert [move.number for move in moves] == [*range(1, 4 * drafts + 1)]
        assert all(sum(move.seat == seat for move in moves) == drafts for seat in range(4))

    with both(postgresql_url) as servers:
        run(game(servers))


def test_one_seat_at_two_processes_moves_once(postgresql_url: str) -> None:
    """Somebody with two devices, or one that tries the other process because the first is slow."""

    async def game(servers: tuple[Server, Server]) -> None:
        made = await make_table(servers[0].http, [PERSON] * 2)
        await take_seats(servers[0].http, made)
        for _ in range(5):
            here, there = *await at(servers[0], made, "wolf"), *await at(servers[1], made, "wolf")
            await catch_up([here, there])
            if not here.must_answer():
                break
            action = here.view["ask"]["answers"][0]["action"]
            answers = await asyncio.gather(here.move(action), there.move(action))
            assert sorted((one["type"], one["again"]) for one in answers) == [("done", False), ("done", True)]
            await asyncio.gather(here.leave(), there.leave())

    with both(postgresql_url) as servers:
        run(game(servers))


# --- what the other process is told -----------------------------------------------------------------------


def test_everything_at_one_process_is_seen_at_the_other(postgresql_url: str) -> None:
    async def game(servers: tuple[Server, Server]) -> None:
        here, there = servers
        made = await make_table(here.http, [PERSON] * 2, options={"first_game": "true"})
        await take_seats(there.http, made)
        links = tokens(made)
        (raven,) = await at(here, made, "raven")
        (wolf,) = await at(there, made, "wolf")
        watchers = [
            await Client.sit(server.socket(made["id"]), token=made["spectator"]) for server in servers
        ]
        await a_move(wolf, raven, watchers)
        await talk(wolf, raven, watchers, *await at(there, made, "wolf"))
        await seats(there, made, links["wolf"], [raven, *watchers])
        await going_back(wolf, raven, watchers)

    async def a_move(wolf: Client, raven: Client, watchers: list[Client]) -> None:
        moment = raven.moment
        while raven.moment == moment:  # a sentence of several words is shown when it is said
            mover = wolf if wolf.must_answer() else raven
            assert (await mover.move(mover.view["ask"]["answers"][0]["action"]))["type"] == "done"
            await catch_up([wolf, raven])
        for client in watchers:
            await client.until(lambda client=client: client.moment == raven.moment)  # type: ignore[misc]
            assert public(client.view) == public(raven.view)
            assert client.received[-1]["type"] == "news" and client.events

    async def talk(wolf: Client, raven: Client, watchers: list[Client], wolf_too: Client) -> None:
        """Two devices of one seat send chat messages at once: each arrives once at the other process, too."""
        for ref, words in enumerate(["hail", "to the", "house"], 1000):
            for client in (wolf, wolf_too):
                await client.send({"type": "say", "words": words, "ref": ref})
        await watchers[1].ask(type="say", words="who wins")
        for client in (raven, wolf):
            assert sorted(await heard(client, 6)) == sorted(["hail", "to the", "house"] * 2)
        for client in watchers:
            assert await heard(client, 1) == ["who wins"]

    async def heard(client: Client, number: int) -> list[str]:
        """Nothing more comes within a moment, either."""

        def lines() -> dict[int, str]:
            chats = [one for one in client.received if one["type"] == "chat"]
            said = [(line["id"], line["words"]) for chat in chats for line in chat["lines"]]
            assert len(said) == len(dict(said)), said
            return dict(said)

        await client.until(lambda: len(lines()) >= number)
        await client.ask(type="ping")
        return list(lines().values())

    async def seats(server: Server, made: Json, token: str, clients: list[Client]) -> None:
        def stands_in(client: Client) -> bool:
            return any(one["standing_in"] for one in client.table["seats"])

        path = f"/api/tables/{made['id']}/seats/wolf"
        await post(server, token, f"{path}/stand-in", level="thrall")
        for client in clients:
            await client.until(lambda client=client: stands_in(client))  # type: ignore[misc]
        await post(server, token, f"{path}/take-back")
        for client in clients:
            await client.until(lambda client=client: not stands_in(client))  # type: ignore[misc]

    async def going_back(wolf: Client, raven: Client, watchers: list[Client]) -> None:
        everybody = [wolf, raven, *watchers]
        await until_everybody(everybody, lambda client: client.table["proposal"] is None)
        await catch_up(everybody)
        mover, other = (wolf, raven) if made_a_move(wolf) else (raven, wolf)
        assert (await mover.ask(type="propose"))["type"] == "done"
        await until_everybody(everybody, lambda client: client.table["proposal"] is not None)
        assert all(client.table["proposal"]["waits"] == [other.view["seat"]] for client in everybody)
        assert (await other.ask(type="consent", yes=True))["type"] == "done"
        await until_everybody(everybody, lambda client: client.table["proposal"] is None)
        await catch_up(everybody)
        assert len({str(public(client.view)) for client in everybody}) == 1

    with both(postgresql_url) as servers:
        run(game(servers))


def made_a_move(client: Client) -> bool:
    return any(one["type"] == "done" and one["number"] for one in client.received)


async def until_everybody(clients: list[Client], happened: Any) -> None:
    for client in clients:
        while not happened(client):
            await client.receive()
