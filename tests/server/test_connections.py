"""Idle connections block nobody; at the limit clients that hold a seat are still accepted."""

from __future__ import annotations

import json
import os
import resource
import select
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from http.client import HTTPResponse
from pathlib import Path

import httpx
import psutil
import pytest

from meadhall.server import limits
from tests.patience import wait_for
from tests.server.browser import ME, THRALL, Browser, Table
from tests.server.client import Client, Closed, run
from tests.server.few_open_files import CONNECTIONS, HARD, SPECTATORS, WAITING
from tests.server.raw_connection import RawConnection
from tests.server.running import Server, serving

ELSEWHERE = "203.0.113.7"  # an honest player's address, behind the proxy
REFUSED = 20
CROWD = "198.51.100."


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """127.0.0.1 is configured as a proxy; other addresses of this machine are counted."""
    database = tmp_path_factory.mktemp("small") / "tables.db"
    with serving(database, "--proxy", "127.0.0.1", program="tests.server.few_open_files") as server:
        yield server


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Server]:
    """A server that has never been out of files. At its limit libuv closes a file that it keeps for this,
    accepts a connection in its place and closes it. Its number is low only until the limit is reached."""
    database = tmp_path / "tables.db"
    with serving(database, "--proxy", "127.0.0.1", program="tests.server.few_open_files") as server:
        yield server


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


@pytest.fixture
def held(small: Server) -> Iterator[ExitStack]:
    """What a test holds open. The next one begins when the server has noticed that it is gone."""
    with ExitStack() as stack:
        yield stack
    wait_for(lambda: "meadhall_sockets 0.0" in httpx.get(f"{small.http}/metrics").text)


def knock(server: Server, held: ExitStack, source: str = "127.0.0.2") -> RawConnection:
    return held.enter_context(RawConnection(server, source=source))


def is_closed(line: RawConnection) -> bool:
    """Wait until the server has closed the connection without an answer."""
    try:
        return line.socket.recv(1) == b""
    except ConnectionResetError:
        return True


def has_ended(line: RawConnection) -> bool:
    """Whether the server has closed the connection by now. Does not wait."""
    return bool(select.select([line.socket], [], [], 0)[0]) and is_closed(line)


def ask(line: RawConnection) -> None:
    """A request and its answer; the connection stays open."""
    line.send(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
    answer = HTTPResponse(line.socket)
    answer.begin()
    assert answer.status == 200
    answer.read()


def half_a_request(line: RawConnection) -> None:
    line.send(b"GET /health HT")


def no_hello(line: RawConnection) -> None:
    assert line.upgrade("x").startswith(b"HTTP/1.1 101 ")


def files_of(server: Server) -> set[int]:
    return {int(number) for number in os.listdir(f"/proc/{server.process.pid}/fd")}


def open_things_of(server: Server) -> set[str]:
    """What the server's files are (`socket:[4711]`): a number may be used again for another one."""
    things = set()
    for number in files_of(server):
        with suppress(FileNotFoundError):  # closed in the meantime
            things.add(os.readlink(f"/proc/{server.process.pid}/fd/{number}"))
    return things


def test_the_limit_of_open_files_is_raised_to_what_the_system_allows(small: Server) -> None:
    assert resource.prlimit(small.process.pid, resource.RLIMIT_NOFILE) == (HARD, HARD)
    assert f'"files":{HARD},"connections":{CONNECTIONS}' in small.log


@pytest.mark.parametrize("begin", [None, half_a_request, ask, no_hello])
def test_an_address_has_only_so_many_that_wait(
    small: Server, held: ExitStack, begin: Callable[[RawConnection], None] | None
) -> None:
    other = knock(small, held, "127.0.0.3")
    lines = [knock(small, held) for _ in range(3 * WAITING)]
    assert all(is_closed(line) for line in lines[:-WAITING])
    for line in lines[-WAITING:]:
        if begin is not None:
            begin(line)
    newest = knock(small, held)
    assert is_closed(lines[-WAITING])
    ask(newest)
    ask(other)


def test_behind_a_proxy_sockets_that_wait_are_counted_for_the_client(small: Server, held: ExitStack) -> None:
    def come(address: str) -> RawConnection:
        line = knock(small, held, "127.0.0.1")
        header = f"X-Forwarded-For: {address}".encode()
        assert line.upgrade("x", header).startswith(b"HTTP/1.1 101 ")
        return line

    other = come(f"{CROWD}1")
    lines = [come(f"{CROWD}2") for _ in range(WAITING + 5)]
    assert all(is_closed(line) for line in lines[:5])
    for line in (other, lines[-1]):  # of these the hello is still awaited
        line.say({"type": "ping"})
        assert b"hello_first" in line.frames()[0][1]


def test_many_addresses_together_keep_no_player_out(small: Server, held: ExitStack) -> None:
    async def play() -> None:
        wolf = Browser(small, ELSEWHERE)
        table = await wolf.make(ME, THRALL)
        for number in range(2 * HARD):
            with suppress(OSError):  # turned away at once
                knock(small, held, f"127.0.1.{number % 20 + 1}")
        assert len(files_of(small)) < HARD
        for _ in range(3):
            player = await wolf.sit(table)
            assert (await player.ask(type="ping"))["type"] == "pong"
            assert await wolf.get("/api/mine")

    run(play())


def watch(server: Server, held: ExitStack, table: Table, address: str) -> str:
    """A spectator, who stays; the first word of the answer: `table`, or the code of a refusal."""
    line = knock(server, held, "127.0.0.1")
    line.upgrade(table.id, f"X-Forwarded-For: {address}".encode())
    line.say({"type": "hello", "token": table.spectator})
    said = json.loads(line.frame()[1])
    return str(said.get("code", said["type"]))


def crowd(server: Server, held: ExitStack, table: Table) -> str:
    """Spectators from many addresses until one is turned away: with which code."""
    for number in range(2 * CONNECTIONS):
        said = watch(server, held, table, f"{CROWD}{number // SPECTATORS + 1}")
        if said != "table":
            return said
    raise AssertionError("everybody got in")


def test_a_full_server_takes_those_who_hold_a_seat(small: Server, held: ExitStack) -> None:
    async def play() -> None:
        wolf = Browser(small, ELSEWHERE)
        table = await wolf.make(ME, THRALL)
        await wolf.follow(table.tokens["wolf"])
        assert crowd(small, held, table) == "server_busy"

        stranger = Browser(small, "203.0.113.8")
        assert await stranger.refused("/api/tables", method="GET") == (503, "server_busy")
        assert (await stranger.web.get("/health")).status_code == 200

        assert [info["id"] for info in await wolf.get("/api/mine")] == [table.id]
        by_cookie = await wolf.sit(table)
        by_token = await table.sit("wolf")
        for player in (by_cookie, by_token):
            assert (await player.ask(type="ping"))["type"] == "pong"

    run(play())


def test_a_seat_is_no_key_for_a_crowd(small: Server, held: ExitStack) -> None:
    """A few devices of a seat are let in above the limits, not any number."""

    async def play() -> None:
        wolf = Browser(small, ELSEWHERE)
        table = await wolf.make(ME, THRALL)
        assert crowd(small, held, table) == "server_busy"
        for _ in range(limits.SEAT_SOCKETS):
            await wolf.sit(table)
        with pytest.raises(Closed, match="server_busy"):
            await wolf.sit(table)

    run(play())


def test_players_get_in_where_their_address_has_too_many_spectators(small: Server, held: ExitStack) -> None:
    async def play() -> None:
        wolf = Browser(small, ELSEWHERE)
        table = await wolf.make(ME, THRALL)
        await wolf.follow(table.tokens["wolf"])
        said = [watch(small, held, table, ELSEWHERE) for _ in range(SPECTATORS + 1)]
        assert said == ["table"] * SPECTATORS + ["too_many_sockets"]
        by_cookie = await wolf.sit(table)
        headers = {"x-forwarded-for": ELSEWHERE}
        by_token = await Client.sit(small.socket(table.id), headers, token=table.key("wolf"))
        assert by_cookie.view["seat"] == by_token.view["seat"] == "wolf"

    run(play())


def test_no_files_left(fresh: Server, stack: ExitStack) -> None:
    """New connections are refused; the server neither ends nor uses all CPU time, and recovers."""

    async def play() -> None:
        wolf = Browser(fresh, ELSEWHERE)
        table = await wolf.make(ME, THRALL)
        player = await wolf.sit(table)
        server = fresh.process.pid
        resource.prlimit(server, resource.RLIMIT_NOFILE, (min(set(range(HARD)) - files_of(fresh)), HARD))
        try:
            # A file of an earlier request may still be closed: then a connection is accepted in its place.
            closed = 0
            while closed < REFUSED:
                before, line = open_things_of(fresh), knock(fresh, stack)
                wait_for(lambda before=before, line=line: has_ended(line) or open_things_of(fresh) - before)  # type: ignore[misc]
                closed += has_ended(line)
            assert (await player.ask(type="ping"))["type"] == "pong"
            before = psutil.Process(server).cpu_times().user
            time.sleep(0.5)  # its own time is measured, not the clock: a busy machine only makes it less
            assert psutil.Process(server).cpu_times().user - before < 0.3
        finally:
            resource.prlimit(server, resource.RLIMIT_NOFILE, (HARD, HARD))
        ask(knock(fresh, stack))

    run(play())
