"""Mutes, removals and bans, by the host of a table and by the host of the server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from meadhall.cli import main
from tests.server.browser import ME, OPEN_SEAT, PERSON, THRALL, Browser, Table
from tests.server.client import Client, Closed, run
from tests.server.conftest import PROXY
from tests.server.databases import postgresql, postgresql_url
from tests.server.running import Server, serving
from tests.server.test_processes import both

__all__ = ["postgresql", "postgresql_url"]  # fixtures

# X-Forwarded-For is used, and limits by address apply; the limits that these tests would reach are higher.
OPEN = (*PROXY, "--limit", "CHAT_LINES=50:50", "--limit", "TABLE_BANS=3")
HOST, LOKI, FRIGG = "203.0.113.1", "203.0.113.66", "203.0.113.7"


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("hall") / "tables.db", *OPEN) as server:
        yield server


async def bye(client: Client) -> str:
    """The code with which the server closed the connection."""
    try:
        while True:
            await client.receive()
    except Closed as closed:
        assert closed.said["type"] == "bye" and closed.said["again"] is False, closed
        return str(closed.said["code"])


async def hello_refused(sitting: Any) -> str:
    try:
        await sitting
    except Closed as closed:
        assert closed.code == 4400
        return str(closed.said["code"])
    raise AssertionError("was let in")


async def say(client: Client, words: str = "hello") -> str:
    answer = await client.ask(type="say", words=words)
    return str(answer["type"] if answer["type"] == "done" else answer["code"])


async def game(server: Server) -> tuple[Table, Browser, Browser, Browser]:
    """The host is wolf; Loki is raven; Frigg, at Loki's address, is serpent."""
    host, loki, frigg = Browser(server, HOST), Browser(server, LOKI), Browser(server, LOKI)
    table = await host.make(ME, PERSON, PERSON, listed=True)
    await loki.follow(table.tokens["raven"], display="Loki")
    await frigg.follow(table.tokens["serpent"], display="Frigg")
    return table, host, loki, frigg


def test_a_seat_is_muted_and_may_talk_again(hall: Server) -> None:
    async def play() -> None:
        table, host, loki, frigg = await game(hall)
        raven, serpent = await loki.sit(table), await frigg.sit(table)
        made = await host.post(f"{table.path}/bans", {"kind": "mute", "seat": "raven", "hours": 1})
        assert (made["kind"], made["seat"], made["display"]) == ("mute", "raven", "Loki")
        assert made["until"] - made["at"] == 3_600_000
        assert await say(raven) == "muted"
        assert await say(serpent) == "done", "another person at the same address"
        assert (await raven.ask(type="ping"))["type"] == "pong"
        people = await host.get(f"{table.path}/people")
        assert [ban["id"] for ban in people["bans"]] == [made["id"]]
        people = await host.post(f"{table.path}/bans/{made['id']}/lift")
        assert people["bans"] == []
        assert await say(raven) == "done"

    run(play())


def test_a_spectator_is_muted_removed_and_banned(hall: Server) -> None:
    async def play() -> None:
        table, host, *_ = await game(hall)

        async def spectators() -> list[dict[str, Any]]:
            found: list[dict[str, Any]] = (await host.get(f"{table.path}/people"))["spectators"]
            return found

        async def watch(address: str) -> Client:
            return await Client.sit(
                hall.socket(table.id), {"x-forwarded-for": address}, token=table.spectator
            )

        watcher, other = await watch("2001:db8:5::1"), await watch("2001:db8:6::1")
        assert len(await spectators()) == 2
        # Whoever said something is known by the line, too; the host does not see spectators' lines.
        assert await say(watcher, "boo") == "done"
        line = next(one for one in watcher.received if one["type"] == "chat" and one["lines"])["lines"][0]
        await host.post(f"{table.path}/bans", {"kind": "mute", "line": line["id"]})
        assert [one["muted"] for one in await spectators()].count(True) == 1
        assert await say(watcher) == "muted"
        assert await say(other) == "done"
        muted = next(one["id"] for one in await spectators() if one["muted"])
        await host.post(f"{table.path}/spectators/{muted}/remove")
        assert await bye(watcher) == "removed"
        watcher = await watch("2001:db8:5::2")  # the same /64
        assert await say(watcher) == "muted"
        muted = next(one["id"] for one in await spectators() if one["muted"])
        await host.post(f"{table.path}/bans", {"kind": "ban", "spectator": muted})
        assert await bye(watcher) == "banned"
        assert await hello_refused(watch("2001:db8:5::3")) == "banned"
        assert (await other.ask(type="ping"))["type"] == "pong"
        same = Browser(hall, "2001:db8:5::4")
        assert await same.refused(f"{table.path}/story", method="GET") == (403, "banned")
        assert await same.refused("/api/links/follow", {"token": table.spectator, "table": table.id}) == (
            403,
            "banned",
        )
        assert (await same.make(ME, THRALL)).id, "it holds at one table"

    run(play())


def test_who_is_banned_loses_the_seat(hall: Server) -> None:
    async def play() -> None:
        table, host, loki, frigg = await game(hall)
        wolf, raven, serpent = await host.sit(table), await loki.sit(table), await frigg.sit(table)
        await host.post(f"{table.path}/bans", {"kind": "ban", "seat": "raven"})
        assert await bye(raven) == "banned"
        await wolf.until(lambda: any(one["kind"] == "open" for one in wolf.table["seats"]))
        seat = next(one for one in wolf.table["seats"] if one["seat"] == "raven")
        assert seat["kind"] == "open" and seat["standing_in"], "a bot plays on until somebody comes"
        assert await loki.refused(table.seat("raven", "take"), {"display": "Loki"}) == (403, "banned")
        fresh = Browser(hall, LOKI)  # without its cookie, but from the same address
        assert await fresh.refused(table.seat("raven", "take"), {"display": "X"}) == (403, "banned")
        assert await fresh.refused("/api/links/follow", {"token": table.tokens["raven"], "display": "X"}) == (
            404,
            "no_such_link",
        )
        moved = Browser(hall, "203.0.113.99")  # from elsewhere, with its cookie
        moved.web.cookies = loki.web.cookies
        assert await moved.refused(table.seat("raven", "take"), {"display": "X"}) == (403, "banned")
        assert (await serpent.ask(type="ping"))["type"] == "pong", "at the same address, but with a seat"
        guest = Browser(hall, FRIGG)
        await guest.post(table.seat("raven", "take"), {"display": "Idunn"})

    run(play())


def test_what_a_host_cannot_do(hall: Server) -> None:
    async def play() -> None:
        table, host, loki, _ = await game(hall)
        path = f"{table.path}/bans"
        wolf = await host.sit(table)
        assert await loki.refused(path, {"kind": "ban", "seat": "serpent"}) == (403, "only_the_host")
        assert await loki.refused(f"{table.path}/people", method="GET") == (403, "only_the_host")
        assert await host.refused(path, {"kind": "ban", "seat": "wolf"}) == (409, "not_the_host")
        assert await host.refused(path, {"kind": "ban", "seat": "bear"}) == (409, "unknown_seat")
        assert await host.refused(path, {"kind": "ban", "spectator": "nobody"}) == (409, "nobody_there")
        assert await host.refused(path, {"kind": "ban", "line": 2**40}) == (409, "nobody_there")
        assert await host.refused(f"{path}/999999/lift") == (404, "no_such_ban")
        assert await host.refused(f"{path}/{10**30}/lift") == (400, "bad_request")
        for wrong in ({}, {"seat": "raven", "line": 1}, {"spectator": "a", "seat": "raven"}):
            assert await host.refused(path, {"kind": "ban", **wrong}) == (409, "one_person")
        assert await host.refused(path, {"kind": "kick", "seat": "raven"}) == (400, "bad_request")
        for _ in range(3):
            await host.post(path, {"kind": "mute", "seat": "raven"})
        assert await host.refused(path, {"kind": "mute", "seat": "raven"}) == (409, "too_many_bans")
        assert await say(wolf) == "done"
        bots = await host.make(ME, THRALL)
        assert await host.refused(f"{bots.path}/bans", {"kind": "mute", "seat": "raven"}) == (
            409,
            "no_person_there",
        )

    run(play())


def test_the_host_of_the_server_bans_everywhere_while_it_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """On SQLite: the server notices by itself. Bans outlive it."""

    async def meadhall(*words: str) -> int:
        return await asyncio.to_thread(main, ["bans", *words, "--database", str(tmp_path / "tables.db")])

    async def play(server: Server) -> None:
        table, host, loki, frigg = await game(server)
        wolf, raven, serpent = await host.sit(table), await loki.sit(table), await frigg.sit(table)
        assert await say(raven) == "done"
        assert await meadhall("add", "--table", table.id, "--seat", "raven", "--note", "rude") == 0
        assert await bye(raven) == "banned"
        assert await loki.refused("/api/tables", {"game": "bloodrage", "seats": [ME, THRALL]}) == (
            403,
            "banned",
        )
        assert await bye(serpent) == "banned", "the address is banned, too, at every table"
        assert await meadhall("add", "--address", FRIGG, "--mute", "--days", "1") == 0
        there = Browser(server, FRIGG)
        other = await there.make(ME, OPEN_SEAT)
        talker = await there.sit(other)
        while await say(talker) != "muted":  # it has not been noticed yet
            await asyncio.sleep(0.2)
        assert (await wolf.ask(type="ping"))["type"] == "pong"
        server.kill()
        server.again()
        assert await loki.refused("/api/tables", {"game": "bloodrage", "seats": [ME, THRALL]}) == (
            403,
            "banned",
        )
        assert await say(await there.sit(other)) == "muted"
        capsys.readouterr()
        assert await meadhall("--json") == 0
        first, second = json.loads(capsys.readouterr().out)
        assert (first["display"], first["browser"], first["address"]) == ("rude", True, True)
        assert (second["kind"], second["browser"], second["address"]) == ("mute", False, True)
        assert await meadhall("remove", str(first["id"])) == 0
        assert await meadhall("remove", "--address", FRIGG) == 0
        assert await meadhall("remove", "5") == 1
        while (await loki.web.post("/api/tables", json={})).json()["code"] == "banned":
            await asyncio.sleep(0.2)
        assert (await loki.make(ME, THRALL)).id

    with serving(tmp_path / "tables.db", *OPEN) as server:
        run(play(server))


def test_bans_hold_at_every_process(postgresql_url: str) -> None:
    async def play(servers: tuple[Server, Server]) -> None:
        here, there = servers
        host = Browser(here, HOST)
        table = await host.make(ME, PERSON)
        loki = Browser(there, LOKI)
        await loki.follow(table.tokens["raven"])
        raven = await loki.sit(table)
        elsewhere = {"x-forwarded-for": LOKI}
        watcher = await Client.sit(there.socket(table.id), elsewhere, token=table.spectator)
        await host.post(f"{table.path}/bans", {"kind": "ban", "seat": "raven"})
        # Only the other process knows where raven's browser is: from there whoever watches is sent away, too.
        assert await bye(raven) == "banned"
        assert await bye(watcher) == "banned"
        assert await hello_refused(Client.sit(there.socket(table.id), elsewhere, token=table.spectator))
        try:  # this process may hear of the address a moment later
            late = await Client.sit(here.socket(table.id), elsewhere, token=table.spectator)
        except Closed as closed:
            assert closed.said["code"] == "banned"
        else:
            assert await bye(late) == "banned"

    with both(postgresql_url, *PROXY) as servers:
        run(play(servers))
