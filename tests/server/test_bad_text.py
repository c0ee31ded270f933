"""Bytes that are not UTF-8 are refused wherever they can be sent, without an internal error."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Final
from urllib.parse import quote_from_bytes

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tests.server.client import Json, make_table, take_seats, tokens
from tests.server.raw_connection import CLOSE, TEXT, RawConnection, frame
from tests.server.running import Server

PERSON: Final = {"kind": "person"}
BODIES: Final = (
    (b"/api/links/follow", b'{"token": "?", "display": ""}'),
    (b"/api/links/follow", b'{"token": "x", "display": "?"}'),
    (b"/api/tables", b'{"game": "?", "seats": [{"kind": "person"}, {"kind": "person"}]}'),
    (b"/api/tables", b'{"game": "bloodrage", "seats": [{"kind": "person"}, {"kind": "?"}]}'),
    (b"/api/tables", b'{"game": "bloodrage", "seats": [], "password": "?"}'),
    (b"/api/tables", b'{"?": 1}'),
    (b"/api/tables", b"?"),
    (b"/api/records", b'{"record": "?"}'),
)
HEADERS: Final = (
    b"Cookie: meadhall=",
    b"Cookie: ",
    b"Authorization: Bearer ",
    b"Authorization: ",
    b"X-Forwarded-For: ",
    b"Accept-Encoding: ",
    b"Accept-Language: ",
    b"User-Agent: ",
    b"X-",
)
FAST = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


# Without what ends a line, a string or a query.
no_text = st.binary(min_size=1, max_size=12).filter(
    lambda data: not is_text(data) and not set(data) & {*range(32), *b'"\\#?&%/ ', 127}
)


def broken(test: Callable[..., None]) -> Callable[..., None]:
    """Bytes that are no text: a wrong one, a cut letter, a surrogate, a long form, five bytes; and any."""
    for data in (b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xc0\x80", b"\xf8\x88\x80\x80\x80"):
        test = example(data=data)(test)
    return FAST(given(data=no_text)(test))


@pytest.fixture(scope="module")
def table(server: Server) -> Json:
    made = asyncio.run(make_table(server.http, [PERSON, PERSON]))
    asyncio.run(take_seats(server.http, made))
    return made


def answer(server: Server, first: bytes, *headers: bytes, body: bytes = b"") -> tuple[int, str]:
    """The status and the code of the answer to a bare request; every one is whole."""
    lines = [first + b" HTTP/1.1", b"Host: localhost", b"Connection: close", *headers]
    if body:
        lines += [b"Content-Type: application/json", b"Content-Length: %d" % len(body)]
    with RawConnection(server) as line:
        line.send(b"\r\n".join(lines) + b"\r\n\r\n" + body)
        head, _, rest = line.rest().partition(b"\r\n\r\n")
    code = json.loads(rest).get("code", "") if rest.startswith(b"{") else ""
    return int(head.split()[1]), code


@broken
def test_paths_and_queries(server: Server, table: Json, data: bytes) -> None:
    for written in (data, quote_from_bytes(data).encode()):
        seat = b"/api/tables/%b/seats/%b/take" % (table["id"].encode(), written)
        for first in (
            b"GET /" + written,
            b"GET /?" + written,
            b"GET /api/tables?game=" + written,
            b"GET /api/tables/" + written,
            b"POST " + seat,
        ):
            assert answer(server, first) == (400, "bad_request"), first


@broken
def test_bodies(server: Server, data: bytes) -> None:
    for path, body in BODIES:
        sent = body.replace(b"?", data)
        assert answer(server, b"POST " + path, body=sent) == (400, "bad_request"), sent


@broken
def test_headers(server: Server, data: bytes) -> None:
    """What is not asked for is not read; a garbled cookie or token is none."""
    for header in HEADERS:
        status, _ = answer(server, b"GET /api/mine", header + data)
        assert status == (400 if header == b"X-" else 200), header
    assert answer(server, b"GET /api/mine", b"Origin: " + data)[0] == 200
    assert answer(server, b"POST /api/tables", b"Origin: " + data, body=b"{}") == (403, "foreign_origin")


@broken
def test_handshakes(server: Server, table: Json, data: bytes) -> None:
    for path in (b"/api/tables/%b/socket", b"/api/tables/x/socket?%b"):
        with RawConnection(server) as line:
            line.send(line.handshake(path % quote_from_bytes(data).encode()))
            assert line.head().startswith(b"HTTP/1.1 400 ") and b'"bad_request"' in line.rest()
    with RawConnection(server) as line:
        assert line.upgrade(table["id"], b"X-Any: " + data).startswith(b"HTTP/1.1 101 ")


@broken
def test_messages_are_answered_with_the_close_code_for_it(server: Server, table: Json, data: bytes) -> None:
    """RFC 6455 leaves no choice: a text that is none ends the line, with 1007."""
    with RawConnection(server) as line:
        line.upgrade(table["id"])
        line.send(frame(TEXT, b'{"type": "hello", "token": "%b"}' % data))
        assert line.frames() == [(CLOSE, (1007).to_bytes(2, "big"))]


@pytest.mark.parametrize("letters", [r"\ud800", r"\udfff\ud800", r"\ud83dx"])
def test_halves_of_letters(server: Server, table: Json, letters: str) -> None:
    """JSON can name them; no text can hold them."""
    for path, body in BODIES:
        sent = body.replace(b"?", letters.encode())
        assert answer(server, b"POST " + path, body=sent) == (400, "bad_request"), sent
    with RawConnection(server) as line:
        line.upgrade(table["id"])
        line.say({"type": "hello", "token": tokens(table)["wolf"], "chat": False})
        line.send(frame(TEXT, b'{"type": "say", "words": "%b", "ref": 1}' % letters.encode()))
        line.say({"type": "ping", "ref": 2})
        said: list[Json] = []
        while not said or said[-1]["type"] != "pong":  # the line stays open
            said.append(json.loads(line.frame()[1]))
        assert [one["code"] for one in said if one["type"] == "refused"] == ["bad_message"]
