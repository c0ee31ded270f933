"""Fuzzed sockets: the game does not change, every answer is typed, no connection is left behind."""

from __future__ import annotations

import asyncio
import json
import random
import re
import sqlite3
import struct
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import msgspec
import psutil
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect

from meadhall.server import limits
from meadhall.server.messages import ServerMessage
from tests.many import soaked
from tests.patience import wait_for
from tests.server.browser import ME, PERSON, Browser, Table, answer_of, until
from tests.server.client import OPEN, Client, Closed, Json, run
from tests.server.raw_connection import BINARY, CLOSE, CONTINUES, PING, TEXT, RawConnection, frame
from tests.server.running import Server, serving
from tests.server.short_timeouts import seconds

# Raven has ten answers and wolf none; nobody plays for either.
RECORD = until("raven march elvagar")
typed = msgspec.json.Decoder(ServerMessage)
ANSWERS = {"refused", "done", "because", "hint", "pong"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One of its own: its memory is measured, and its log is read."""
    with serving(tmp_path_factory.mktemp("rude") / "tables.db") as running:
        yield running


async def at_the_table(server: Server) -> tuple[Table, Client, Client]:
    """A game in its middle: wolf, who has nothing to say now, and raven, whose turn it is."""
    host = Browser(server)
    table = await host.import_record(RECORD, seats=[ME, PERSON])
    guest = Browser(server)
    await guest.follow(table.tokens["raven"])
    await host.follow(table.tokens["wolf"])
    wolf, raven = await table.sit("wolf"), await table.sit("raven")
    assert not wolf.must_answer() and raven.must_answer()
    return table, wolf, raven


def stored(server: Server, table: str) -> list[Any]:
    """The log as it lies in the database."""
    with sqlite3.connect(f"file:{server.database}?mode=ro", uri=True) as database:
        rows = database.execute("SELECT * FROM moves WHERE table_id = ? ORDER BY number", [table]).fetchall()
    database.close()
    return rows


class Witness:
    """Compares the view of a new connection before and after: nothing may have changed."""

    def __init__(self, server: Server, table: Table) -> None:
        self.server, self.table = server, table

    async def see(self) -> list[Any]:
        seen: list[Any] = []
        for name in ("wolf", "raven"):
            client = await self.table.sit(name, chat=False)
            seen += [client.view, client.number, client.moment]
            await client.leave()
        return [*seen, stored(self.server, self.table.id)]

    async def before(self) -> None:
        self.was = await self.see()

    async def unchanged(self) -> None:
        assert await self.see() == self.was


async def answers(client: Client, *data: str | bytes) -> list[Json]:
    """Everything that comes after some messages, until a ping sent behind them is answered."""
    seen = len(client.received)
    for message in data:
        await client.socket.send(message)
    await client.send({"type": "ping", "ref": 2**31})
    await client.until(lambda: len(client.received) > seen and client.received[-1].get("ref") == 2**31)
    for text in client.raw[seen:]:
        typed.decode(text)  # nothing but what docs/api.md promises
    return client.received[seen:-1]


async def refusals(client: Client, data: str | bytes) -> list[str]:
    return [m["code"] for m in await answers(client, data) if m["type"] == "refused"]


# --- what is wrong with a message -----------------------------------------------------------------


def test_wrong_turn_wrong_argument_stale_and_repeated(server: Server) -> None:
    async def play() -> None:
        table, wolf, raven = await at_the_table(server)
        witness = Witness(server, table)
        await witness.before()
        legal = answer_of(raven)
        line = raven.view["ask"]["answers"][0]["words"]
        now = raven.number
        for client, message, code in (
            (wolf, {"action": legal}, "not_asked"),
            (wolf, {"line": f"wolf {line}"}, "not_asked"),
            (wolf, {"line": f"raven {line}"}, "not_your_seat"),
            (raven, {"action": legal, "line": f"raven {line}"}, "action_or_line"),
            (raven, {}, "action_or_line"),
            (raven, {"action": 10**9}, "no_such_action"),
            (raven, {"action": 454}, "not_an_answer"),
            (raven, {"line": "raven"}, None),
            (raven, {"line": ""}, None),
            (raven, {"line": "raven raven raven"}, None),
            (raven, {"line": "dragon " + line}, None),
            (raven, {"line": "raven march elvagar elvagar"}, None),
            (raven, {"line": "raven " + "march " * 80}, None),
            (raven, {"line": "raven " + line + "\n\nwolf pass"}, None),
            (raven, {"at": now + 1, "action": legal}, "stale"),
            (raven, {"at": 0, "action": legal}, "stale"),
            (raven, {"at": 2**31, "action": legal}, "stale"),
        ):
            answer = await client.ask(**{"type": "move", "at": client.number, **message})
            assert answer["type"] == "refused", (message, answer)
            assert code is None or answer["code"] == code, (message, answer)
        await witness.unchanged()
        # The same move again and again is done once.
        done = [await raven.ask(type="move", at=now, action=legal) for _ in range(3)]
        assert [answer["again"] for answer in done] == [False, True, True]
        assert (await raven.ask(type="move", at=now, action=legal + 1))["code"] == "stale"
        assert len(stored(server, table.id)) == len(witness.was[-1]) + 1

    run(play())


def test_spectators_and_strangers_move_nothing(server: Server) -> None:
    async def play() -> None:
        table, _, raven = await at_the_table(server)
        witness = Witness(server, table)
        await witness.before()
        spectator = await table.watch()
        legal = answer_of(raven)
        for message in (
            {"type": "move", "at": spectator.number, "action": legal},
            {"type": "undo", "at": spectator.number},
            {"type": "propose"},
            {"type": "consent", "yes": True},
            {"type": "why", "action": legal},
            {"type": "hint"},
        ):
            assert (await spectator.ask(**message))["code"] == "only_players", message
        assert (await spectator.ask(type="look", seat="raven"))["code"] == "not_your_seat"
        for hello, code in (
            ({}, "may_not_watch"),
            ({"seat": "raven"}, "not_your_seat"),
            ({"seat": "dragon", "token": table.spectator}, "unknown_seat"),
            ({"token": "mh_" + "0" * 32}, "may_not_watch"),
            ({"token": "\0\ud800", "seat": "wolf"}, "bad_message"),
            ({"token": table.key("wolf"), "seat": "raven"}, "not_your_seat"),
            ({"token": "x" * 65}, "bad_message"),
            ({"resume": -1}, "bad_message"),
        ):
            with pytest.raises(Closed) as closed:
                await Client.sit(server.socket(table.id), **hello)
            assert (closed.value.said["code"], closed.value.code) == (code, 4400), hello
        await witness.unchanged()

    run(play())


def nested(depth: int) -> str:
    return '{"type":"say","words":' + "[" * depth + "]" * depth + "}"


MALFORMED = [
    "",
    " ",
    "null",
    "[]",
    "{}",
    "0",
    '"hello"',
    "{",
    '{"type":"ping"',
    '{"type":"ping"}}',
    '{"type":"ping"}{"type":"ping"}',
    '{"type":"nothing"}',
    '{"type":null}',
    '{"type":["move"]}',
    '{"type":"move"}',
    '{"type":"move","at":0,"action":NaN}',
    '{"type":"move","at":0,"action":Infinity}',
    '{"type":"move","at":0,"action":1e400}',
    '{"type":"move","at":0,"action":1.5}',
    '{"type":"move","at":0,"action":' + "9" * 400 + "}",
    '{"type":"move","at":0,"action":-' + "9" * 30 + "}",
    '{"type":"move","at":' + "9" * 5000 + ',"action":1}',
    '{"type":"move","at":-1,"action":1}',
    '{"type":"move","at":true,"action":1}',
    '{"type":"move","at":0,"action":"1"}',
    '{"type":"move","at":0,"action":1,"seat":"raven"}',
    '{"type":"move","at":0,"line":7}',
    '{"type":"why","action":' + "9" * 40 + "}",
    '{"type":"consent","yes":"yes"}',
    '{"type":"consent","yes":1}',
    '{"type":"say","words":""}',
    '{"type":"say","words":"' + "x" * 501 + '"}',
    '{"type":"say","words":"\\ud800"}',
    '{"type":"say","words":"\\u00"}',
    '{"type":"ping","ref":-1}',
    '{"type":"ping","ref":1e99}',
    '{"type":"ping","ref":{"a":1}}',
    "\ufeff" + '{"type":"ping"}',
    "\0",
    "\u202e\u2066\U0001f600",
    '{"type":"look","seat":null}',
    '{"type":"hint","ref":null,"more":1}',
    nested(2),
    nested(500),
    nested(30_000),
    '{"a":' * 10_000,
]


@pytest.mark.parametrize("part", range(2))
def test_malformed_messages_are_refused_and_the_line_stays_open(server: Server, part: int) -> None:
    async def play() -> None:
        table, wolf, _ = await at_the_table(server)
        witness = Witness(server, table)
        await witness.before()
        for text in MALFORMED[part::2]:
            assert await refusals(wolf, text) == ["bad_message"], text[:80]
        assert await refusals(wolf, b'{"type":"ping"}') == ["bad_message"]  # in a binary frame
        assert await refusals(wolf, '{"type":"hello"}') == ["hello_once"]
        await witness.unchanged()

    run(play())


def test_odd_letters_are_letters(server: Server) -> None:
    async def play() -> None:
        table, wolf, raven = await at_the_table(server)
        words = [
            "\U0001f43a\u200d\U0001f43a",
            "\u202eflow",
            "e\u0301" * 10,
            "<script>alert(1)</script>",
            "'; --",
        ]
        for line in words:
            assert (await wolf.ask(type="say", words=line))["type"] == "done"
        await raven.ask(type="ping")
        said = [line["words"] for m in raven.received if m["type"] == "chat" for line in m["lines"]]
        assert said == words
        for line in ("\0", "a\0b", "\x1b[31m", "\x07"):
            assert (await raven.ask(type="say", words=line))["code"] == "bad_message", repr(line)
        for name in ("\0", "a\nb", "\x1b]0;x"):
            body = {"token": table.tokens["raven"], "display": name}
            assert await Browser(server).refused("/api/links/follow", body) == (400, "bad_request")

    run(play())


# --- messages from nowhere ------------------------------------------------------------------------

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-(10**40), 10**40),
    st.floats(),
    st.text(max_size=20),
    st.sampled_from(["wolf", "raven", "dragon", "pass", "\ud800", "\0", "mh_" + "0" * 32]),
)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
fields = st.sampled_from("type seat token password resume chat at action line ref yes words more".split())
kinds = st.sampled_from("hello look move undo propose consent why hint say ping view".split())
near = st.builds(
    lambda kind, more: {"type": kind, **more}, kinds, st.dictionaries(fields, values, max_size=4)
)
lines = st.lists(
    st.sampled_from(
        "wolf raven march pass invade pillage upgrade elvagar muspelheim warrior 1 2 ...".split()
    ),
    max_size=6,
).map(" ".join)
sentences = st.builds(
    lambda kind, at, line: (
        {"type": kind, "at": at, "line": line} if kind == "move" else {"type": kind, "line": line}
    ),
    st.sampled_from(["move", "why"]),
    st.integers(0, 300),
    lines,
)
anything: st.SearchStrategy[str | bytes] = st.one_of(
    (near | values | sentences).map(json.dumps),
    st.text(st.characters(codec="utf-8"), max_size=60),
    st.binary(max_size=60),
)


class Fuzzed:
    """A connection of wolf's, for as many messages as its rate limit allows; then at the next table."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.runner = asyncio.Runner()
        self.left = 0
        self.sent = 0

    async def fresh(self, count: int) -> None:
        if self.left < count:
            await self.finish()
            self.table, self.wolf, _ = await at_the_table(self.server)
            self.witness = Witness(self.server, self.table)
            await self.witness.before()
            self.left = limits.SEAT_MESSAGES.burst - 4
        self.left -= count

    async def send(self, *data: str | bytes) -> None:
        await self.fresh(len(data) + 1)
        found = [m for m in await answers(self.wolf, *data) if m["type"] in ANSWERS]
        assert len(found) == len(data), (data, found)
        self.sent += 1

    async def finish(self) -> None:
        if self.sent:
            await self.witness.unchanged()
        await asyncio.gather(*(one.leave() for one in OPEN), return_exceptions=True)
        OPEN.clear()

    def close(self) -> None:
        self.runner.run(self.finish())
        self.runner.close()


@pytest.fixture(scope="module")
def fuzzed(server: Server) -> Iterator[Fuzzed]:
    fuzzed = Fuzzed(server)
    yield fuzzed
    fuzzed.close()


@settings(max_examples=60)
@given(st.lists(anything, min_size=1, max_size=12))
def test_any_message_has_one_typed_answer_and_moves_nothing(fuzzed: Fuzzed, data: list[str | bytes]) -> None:
    fuzzed.runner.run(fuzzed.send(*data))


def test_before_hello_there_is_nothing_else(server: Server) -> None:
    async def play() -> None:
        table, _, _ = await at_the_table(server)
        dice = random.Random(6)
        for text, code in (
            ('{"type":"ping"}', "hello_first"),
            ('{"type":"say","words":"hi"}', "hello_first"),
            ('{"type":"look","seat":"raven"}', "hello_first"),
            ('{"type":"move","at":0,"action":1}', "hello_first"),
            *((text, "bad_message") for text in dice.sample(MALFORMED, 8)),
        ):
            client = await connected(server, table.id)
            await client.socket.send(text)
            assert await last_words(client) == ("refused", code, 4400), text[:80]
        for unknown in ("0" * 16, "x", "%00", "a" * 500, "\u00e4"):
            client = await connected(server, unknown)
            await client.send({"type": "hello"})
            assert await last_words(client) == ("refused", "no_such_table", 4400), unknown

    run(play())


async def connected(server: Server, table: str) -> Client:
    client = Client(await connect(server.socket(table), proxy=None))
    OPEN.append(client)
    return client


async def last_words(client: Client) -> tuple[str, str, int]:
    with pytest.raises(Closed) as closed:
        await client.until(lambda: False)
    return closed.value.said["type"], closed.value.said["code"], closed.value.code


# --- frames and handshakes ------------------------------------------------------------------------


def test_broken_frames_close_the_line_with_their_code(server: Server) -> None:
    made = run(make(server))
    big = b'{"type":"say","words":"' + b"x" * limits.MESSAGE_BYTES + b'"}'
    for data, code in (
        (frame(TEXT, big), 1009),
        (frame(TEXT, big[:40_000], final=False) + frame(CONTINUES, big[40_000:]), 1009),
        (frame(TEXT, b"", final=False) + frame(CONTINUES, final=False) * 2000, 1009),
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, b'{"type":"\xc3', final=False) + frame(CONTINUES, b"\x28"), 1007),
        (frame(TEXT, b"{}", masked=False), 1002),
        (frame(3), 1002),
        (frame(TEXT, b"{}", bits=0x40), 1002),
        (frame(CONTINUES, b"{}"), 1002),
        (frame(PING, b"x" * 126), 1002),
        (frame(CLOSE, b"\x03"), 1002),
        (frame(CLOSE, struct.pack("!H", 1000) + b"\xff"), 1007),
        (frame(CLOSE, struct.pack("!H", 1000)), 1000),
        (frame(BINARY, b'{"type":"hello"}'), 4400),
    ):
        with RawConnection(server) as rude:
            assert b" 101 " in rude.upgrade(made["id"])
            rude.send(data)
            assert rude.closed_with() == code, data[:60]


async def make(server: Server) -> Json:
    table, _, _ = await at_the_table(server)
    return {"id": table.id, "wolf": table.key("wolf"), "raven": table.key("raven")}


def test_a_handshake_that_is_none_is_answered_and_closed(server: Server) -> None:
    for path, headers, version, status in (
        (b"/api/tables/x/socket", (), b"7", 400),
        (b"/api/tables/x/socket", (), b"", 400),
        (b"/api/tables/x/socket", (b"X-Long: " + b"a" * 9000,), b"13", 431),
        (b"/api/tables/x/socket", tuple(b"X-%d: a" % i for i in range(200)), b"13", 431),
        (b"/api/tables/x/socket?" + b"a" * 9000, (), b"13", 414),
        (b"/api/tables/x/socket", (b"Content-Length: 5",), b"13", 400),
        (b"/api/tables/x/socket", (b"Transfer-Encoding: chunked",), b"13", 400),
        (b"/api/tables/x/socket", (b"Origin: https://evil.example",), b"13", 403),
        (b"/api/tables/x/socket", (b"Cookie: meadhall=x",), b"13", 403),
        (b"/api/tables/x/socket", (b"Host: two.example",), b"13", 400),
        (b"/api/tables/\xc3\xa4/socket", (), b"13", 400),
        (b"/nowhere", (), b"13", 404),
        (b"/api/games", (), b"13", 404),
    ):
        with RawConnection(server) as rude:
            rude.send(rude.handshake(path, *headers, version=version))
            answer = rude.rest()
        head, _, body = answer.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 %d " % status), (path[:60], headers[:1], answer[:200])
        assert json.loads(body)["code"], answer
        for header in (b"content-security-policy:", b"x-content-type-options: nosniff", b"application/json"):
            assert header in head.lower(), (path, head)


def test_half_closed_sockets_and_cut_lines_leave_nobody_at_the_table(server: Server) -> None:
    made = run(make(server))
    sockets = gauge(server, "meadhall_sockets")
    for cut in range(6):
        with RawConnection(server) as rude:
            rude.send(rude.handshake(f"/api/tables/{made['id']}/socket".encode())[: -1 if cut == 0 else None])
            if cut:
                rude.head()
            if cut > 1:
                rude.say({"type": "hello", "token": made["wolf"]})
            if cut > 2:
                rude.frame()
            if cut > 3:
                rude.send(frame(TEXT, b'{"type":"ping"}')[: 4 if cut == 4 else None])
            rude.socket.shutdown(1)
            rude.rest()

    def gone() -> bool:
        return gauge(server, "meadhall_sockets") <= sockets

    wait_for(gone)

    async def nobody() -> None:
        browser = Browser(server)
        info = await browser.get(f"/api/tables/{made['id']}")
        assert not any(seat["here"] for seat in info["seats"])

    run(nobody())


def gauge(server: Server, name: str) -> float:
    text = httpx.get(f"{server.http}/metrics", verify=False).text
    found = re.search(rf"^{name} ([0-9.e+]+)$", text, re.M)
    assert found is not None, text
    return float(found[1])


# --- too much -------------------------------------------------------------------------------------


def test_a_flood_is_told_too_many_and_disturbs_nobody(server: Server) -> None:
    async def play() -> None:
        table, wolf, raven = await at_the_table(server)
        witness = Witness(server, table)
        await witness.before()
        count = limits.CONNECTION_MESSAGES.burst + 20 * int(limits.CONNECTION_MESSAGES.per_second)
        for number in range(count):
            await wolf.send({"type": "ping", "ref": number})
        assert (await raven.ask(type="ping"))["type"] == "pong"
        replies = [m for m in wolf.received if m["type"] in ANSWERS]
        while len(replies) < count:
            message = await wolf.receive()
            if message["type"] in ANSWERS:
                replies.append(message)
        codes = {m["type"] if m["type"] != "refused" else m["code"] for m in replies}
        assert codes == {"pong", "too_many"}
        pongs = [m["ref"] for m in replies if m["type"] == "pong"]
        assert limits.CONNECTION_MESSAGES.burst <= len(pongs) < count and pongs == sorted(pongs)
        # Whoever waits for an answer gets one: to each message, and with when to come again.
        assert sorted(m["ref"] for m in replies) == [*range(count)]
        assert all(m["params"]["seconds"] >= 1 for m in replies if m["type"] == "refused")
        # Another device of the same seat has no more; a moment later all is well.
        await asyncio.sleep(0.5)
        assert (await wolf.ask(type="ping"))["type"] == "pong"
        await witness.unchanged()

    run(play())


def test_what_waits_for_a_client_that_does_not_read_is_bounded(server: Server) -> None:
    """Each look sends a whole view; the client reads none of them, and then everything."""

    async def both_seats() -> Json:
        host = Browser(server)
        table = await host.import_record(RECORD, seats=[ME, ME])
        await host.follow(table.tokens["raven"])
        raven = await table.sit("raven")
        cookie = host.web.cookies["meadhall"]
        await raven.leave()
        return {"id": table.id, "cookie": cookie, "raven": table.key("raven")}

    made = run(both_seats())
    process = psutil.Process(server.process.pid)
    with RawConnection(server, buffer=4096) as rude:
        cookie = f"Cookie: meadhall={made['cookie']}".encode()
        rude.upgrade(made["id"], cookie, f"Origin: {server.http}".encode())
        rude.say({"type": "hello", "seat": "wolf"})
        before = process.memory_info().rss
        for _ in range(limits.CONNECTION_MESSAGES.burst):
            for seat in ("raven", "wolf"):
                rude.say({"type": "look", "seat": seat})

        async def move() -> int:
            raven = await Client.sit(server.socket(made["id"]), token=made["raven"])
            assert (await raven.move(answer_of(raven)))["type"] == "done"
            return raven.moment

        time.sleep(1)
        moment = run(move())
        grown = process.memory_info().rss - before
        assert grown < 8 * limits.WAITING_BYTES, grown
        received, shown = 0, 0
        while shown < moment:  # it is up to date again, whatever it missed
            kind, data = rude.frame()
            received += len(data)
            if kind == TEXT and b'"moment":' in data:
                shown = json.loads(data)["moment"]
        assert received < 3 * limits.WAITING_BYTES
        assert shown == moment


def test_many_come_and_go(server: Server) -> None:
    made = run(make(server))
    sockets = gauge(server, "meadhall_sockets")
    with ThreadPoolExecutor(8) as people:
        list(people.map(lambda number: come_and_go(server, made, number), range(400)))
    wait_for(lambda: gauge(server, "meadhall_sockets") <= sockets)


def come_and_go(server: Server, made: Json, number: int) -> None:
    """As far as the number says."""
    with RawConnection(server) as rude:
        if number % 5 == 0:
            return
        rude.upgrade(made["id"])
        if number % 5 == 1:
            return
        rude.say({"type": "hello", "token": made["wolf" if number % 2 else "raven"]})
        if number % 5 == 2:
            return
        rude.frame()
        if number % 5 == 3:
            rude.send(frame(CLOSE, struct.pack("!H", 1000)))
            rude.frames()


# --- long -----------------------------------------------------------------------------------------


@pytest.mark.slow
def test_who_never_says_hello_or_never_reads_is_let_go(impatient_server: Server) -> None:
    made = run(make(impatient_server))
    process = psutil.Process(impatient_server.process.pid)
    sockets, connections = gauge(impatient_server, "meadhall_sockets"), len(process.net_connections("tcp"))
    with (
        RawConnection(impatient_server) as silent,
        RawConnection(impatient_server, buffer=4096) as deaf,
        RawConnection(impatient_server, buffer=4096) as pinging,
    ):
        began = time.monotonic()
        silent.upgrade(made["id"])
        for rude in (deaf, pinging):
            rude.upgrade(made["id"])
            rude.say({"type": "hello", "token": made["wolf"]})
        for _ in range(40):  # more than the buffers of the system hold
            deaf.say({"type": "look", "seat": "wolf"})
        memory = process.memory_info().rss
        pinging.socket.settimeout(1)
        try:
            for _ in range(4000):  # two megabytes of pongs that nobody takes
                pinging.send(frame(PING, b"x" * 125) * 40)
        except OSError:
            pass
        assert process.memory_info().rss - memory < 12 * 1024 * 1024
        assert [json.loads(data)["code"] for kind, data in silent.frames() if kind == TEXT] == ["too_slow"]
        assert time.monotonic() - began >= seconds("HELLO_SECONDS")
        wait_for(lambda: gauge(impatient_server, "meadhall_sockets") <= sockets)
        wait_for(lambda: len(process.net_connections("tcp")) <= connections + 2)


@pytest.mark.slow
@pytest.mark.parametrize("rounds", [2, *soaked([20])])
def test_memory_stays_flat(server: Server, rounds: int) -> None:
    """Rounds of everything above: after the first ones, nothing more is kept."""
    process = psutil.Process(server.process.pid)

    def round_of_everything() -> int:
        made = run(make(server))
        with ThreadPoolExecutor(8) as people:
            list(people.map(lambda number: come_and_go(server, made, number), range(500)))
        fuzzed = Fuzzed(server)
        dice = random.Random(7)
        for _ in range(30):
            fuzzed.runner.run(fuzzed.send(*dice.sample(MALFORMED, 12)))
        fuzzed.close()
        wait_for(lambda: gauge(server, "meadhall_sockets") == 0)
        return int(process.memory_info().rss)

    warm = [round_of_everything() for _ in range(2)][-1]
    later = [round_of_everything() for _ in range(rounds)][-1]
    assert later < warm * 1.1, (warm, later)
