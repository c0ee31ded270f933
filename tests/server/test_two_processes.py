"""People at two processes of one server: presence, consent and notices."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest

from tests.server.browser import ME, PERSON, Browser, Table, answer_of
from tests.server.client import Client, Json, run
from tests.server.databases import Postgresql, postgresql
from tests.server.running import Server
from tests.server.test_processes import both

__all__ = ["postgresql"]  # fixtures

pytestmark = pytest.mark.slow

Servers = tuple[Server, Server]
VERSION = "SELECT version FROM tables WHERE id = %s"


@pytest.fixture(scope="module")
def servers(postgresql: Postgresql) -> Iterator[Servers]:
    with both(postgresql.empty_database()) as two:
        yield two


async def at(server: Server, browser: Browser, table: Table, **hello: Any) -> Client:
    """A socket of a browser to a process."""
    headers = {"origin": server.http, "cookie": f"meadhall={browser.web.cookies['meadhall']}"}
    return await Client.sit(server.socket(table.id), headers, **hello)


def here(table: Json, name: str) -> bool:
    return bool(next(seat["here"] for seat in table["seats"] if seat["seat"] == name))


def notices(client: Client) -> list[str]:
    return [one["code"] for one in client.received if one["type"] == "notice"]


async def two_people(servers: Servers) -> tuple[Table, Browser, Browser, Client, Client]:
    """Wolf, who is the host, at the one process, raven at the other."""
    host, guest = Browser(servers[0]), Browser(servers[0])
    table = await host.make(ME, PERSON, listed=True)
    await guest.follow(table.tokens["raven"])
    wolf, raven = await host.sit(table), await at(servers[1], guest, table)
    for line in (wolf, raven):
        await line.until(lambda line=line: line.number >= 0)  # type: ignore[misc]
    return table, host, guest, wolf, raven


def test_who_is_connected_is_known_at_both(servers: Servers) -> None:
    async def play() -> None:
        table, host, guest, wolf, raven = await two_people(servers)
        for line in (wolf, raven):
            for name in ("wolf", "raven"):
                await line.until(lambda line=line, name=name: here(line.table, name))  # type: ignore[misc]
        for browser in (host, Browser(servers[1])):
            infos = [one for one in await browser.get("/api/tables") if one["id"] == table.id]
            assert all(here(one, name) for one in infos for name in ("wolf", "raven"))
        version = await stored(servers, VERSION, table.id)
        for _ in range(3):
            await raven.leave()
            await wolf.until(lambda: not here(wolf.table, "raven"))
            assert not here(await host.get(table.path), "raven")
            raven = await at(servers[1], guest, table)
            await wolf.until(lambda: here(wolf.table, "raven"))
        # Six changes of presence; at most the time of the next automatic act was written besides.
        assert (await stored(servers, VERSION, table.id))[0][0] - version[0][0] < 6

    run(play())


async def stored(servers: Servers, query: str, *given: Any) -> list[Any]:
    async with await psycopg.AsyncConnection.connect(servers[0].database, autocommit=True) as line:
        return await (await line.execute(query.encode(), given)).fetchall()


def test_no_bot_for_somebody_who_is_connected_to_the_other_process(servers: Servers) -> None:
    async def play() -> None:
        table, host, _, wolf, raven = await two_people(servers)
        await wolf.until(lambda: here(wolf.table, "raven"))
        stand_in = table.seat("raven", "stand-in")
        assert await host.refused(stand_in, {}) == (409, "still_here")
        await raven.leave()
        await wolf.until(lambda: not here(wolf.table, "raven"))
        await host.post(stand_in, {"level": "thrall"})

    run(play())


def test_nothing_is_taken_back_without_somebody_at_the_other_process(servers: Servers) -> None:
    async def play() -> None:
        table, _, guest, wolf, raven = await two_people(servers)
        before = wolf.view["pack"]
        for line in (wolf, raven, wolf, raven):
            assert (await line.move(answer_of(line)))["type"] == "done"
        await wolf.until(lambda: len(wolf.view["pack"]) < len(before) - 1)
        await guest.post(table.seat("raven", "stand-in"), {"level": "thrall"})
        assert (await wolf.ask(type="propose"))["type"] == "done"
        await raven.until(lambda: raven.table["proposal"] is not None)
        assert raven.table["proposal"]["waits"] == ["raven"] and "went_back" not in notices(wolf)
        assert (await raven.ask(type="consent", yes=True))["type"] == "done"
        await wolf.until(lambda: "went_back" in notices(wolf))
        await wolf.until(lambda: wolf.view["pack"] == before)

    run(play())


def test_a_seat_that_moves_is_told_at_both(servers: Servers) -> None:
    async def play() -> None:
        table, host, _, wolf, raven = await two_people(servers)
        link = (await host.post(table.seat("raven", "new-link")))["token"]
        await raven.until(lambda: "new_link" in notices(raven))
        phone = Browser(servers[0])
        await phone.follow(link)
        await wolf.until(lambda: "seat_moved" in notices(wolf))
        await raven.until(lambda: raven.received[-1]["type"] == "bye")
        assert raven.received[-1] == {"type": "bye", "code": "seat_moved", "again": False}

    run(play())


def test_who_was_connected_to_a_process_that_died_is_gone(postgresql: Postgresql) -> None:
    """On servers of its own, because it kills one: tests of a module run in any order."""

    async def play(servers: Servers) -> None:
        table, host, _, wolf, _ = await two_people(servers)
        await wolf.until(lambda: here(wolf.table, "raven"))
        await asyncio.to_thread(servers[1].kill)
        # As if its heartbeat were old.
        [(dead,)] = await stored(
            servers, "SELECT process FROM presence WHERE table_id = %s AND seat = 1", table.id
        )
        await stored(servers, "UPDATE house SET value = '0' WHERE name = %s RETURNING name", f"alive {dead}")
        await wolf.until(lambda: not here(wolf.table, "raven"))
        assert await stored(servers, "SELECT seat FROM presence WHERE table_id = %s", table.id) == [(0,)]
        await host.post(table.seat("raven", "stand-in"), {"level": "thrall"})

    with both(postgresql.empty_database()) as two:
        run(play(two))
