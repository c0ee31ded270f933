"""The middleware in front of a real server, for requests and sockets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any, cast

import httpx
import pytest
from litestar import Litestar, Request, WebSocket, get, post, websocket
from litestar.params import JSONBody
from websockets.exceptions import ConnectionClosedError, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from meadhall.server import limits, metrics
from meadhall.server.guard.address import LOOPBACK, Addresses
from meadhall.server.guard.cookies import Cookies
from meadhall.server.guard.errors import Denied, handle
from meadhall.server.guard.headers import SecurityHeaders
from meadhall.server.guard.middleware import GuardMiddleware
from meadhall.server.guard.origin import Origins
from meadhall.server.guard.rate_limit import Rate
from meadhall.server.guard.socket_slot import SOCKET_SLOT
from tests.patience import HANG, wait_for
from tests.server.guard.running import raw, read_all, serving

COOKIES = Cookies([b"s" * 32], https=False)
HEAD = (
    b"POST /do HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"
)


@get("/who")
async def who(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client else ""


@post("/do")
async def do(data: JSONBody[dict[str, str]]) -> str:
    return "done"


@websocket("/socket")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    """Takes its slot after the handshake, like a table's socket; `x-seat`: as a player."""
    await socket.accept()
    try:
        cast(dict[str, Any], socket.scope)[SOCKET_SLOT].take(seated="x-seat" in socket.headers)
    except Denied as denied:
        await socket.close(code=4400, reason=denied.problem.code)
        return
    async for text in socket.iter_data("text"):
        await socket.send_text(text)


async def nobody_holds_a_seat(scope: Any) -> bool:
    return False


@contextmanager
def gate(addresses: Addresses | None = None, origins: Origins | None = None) -> Iterator[str]:
    app = Litestar([who, do, echo], exception_handlers={Exception: handle}, logging_config=None)
    guarded = GuardMiddleware(
        app,
        addresses=addresses or Addresses(),
        origins=origins or Origins(),
        cookies=COOKIES,
        holds_seat=nobody_holds_a_seat,
    )
    with serving(SecurityHeaders(guarded, https=False)) as address:
        yield address


def sock(address: str, **headers: str) -> ClientConnection:
    pairs = {name.replace("_", "-"): value for name, value in headers.items()}
    return connect(address.replace("http", "ws", 1) + "/socket", additional_headers=pairs)


def refused(address: str, **headers: str) -> tuple[int, str, Any]:
    """The refusal of a handshake: the same typed answer and headers as for a request."""
    with pytest.raises(InvalidStatus) as caught, sock(address, **headers):
        pass
    answer = caught.value.response
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    return answer.status_code, json.loads(answer.body or b"")["code"], answer.headers


@contextmanager
def at_the_table(address: str, **headers: str) -> Iterator[ClientConnection]:
    """One that is answered; raises Full with the reason if it is closed instead."""
    with sock(address, **headers) as socket:
        try:
            socket.send("x")
            assert socket.recv(10) == "x"
        except ConnectionClosedError as closed:
            assert closed.rcvd is not None
            raise Full(closed.rcvd.reason) from None
        yield socket


class Full(Exception):
    pass


def test_own_pages_and_scripts_pass() -> None:
    with gate() as address:
        assert httpx.get(address + "/who").text == "127.0.0.1"
        assert httpx.post(address + "/do", json={}, headers={"Origin": address}).text == "done"
        assert httpx.post(address + "/do", json={}).text == "done"
        for headers in ({}, {"Origin": address}):
            with sock(address, **headers) as socket:
                socket.send("x")
                assert socket.recv(10) == "x"


def test_foreign_pages_do_not() -> None:
    evil = {"Origin": "https://evil.example"}
    with gate() as address:
        answer = httpx.post(address + "/do", json={}, headers=evil)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
        assert refused(address, **evil)[:2] == (403, "foreign_origin")
        # Also where there is no page.
        assert httpx.post(address + "/nowhere", json={}, headers=evil).status_code == 403


def test_a_foreign_form_does_not() -> None:
    with gate() as address:
        answer = httpx.post(address + "/do", data={"a": "b"}, headers={"Origin": address})
        assert (answer.status_code, answer.json()["code"]) == (415, "not_json")


def test_a_cookie_without_a_page_does_not() -> None:
    cookie = f"{COOKIES.name}={COOKIES.write(COOKIES.new()).value}"
    with gate() as address:
        for value in (cookie, f"{COOKIES.name}=forged"):
            assert httpx.post(address + "/do", json={}, headers={"Cookie": value}).status_code == 403
            assert refused(address, Cookie=value)[:2] == (403, "foreign_origin")
            own = {"Cookie": value, "Origin": address}
            assert httpx.post(address + "/do", json={}, headers=own).text == "done"


def test_a_foreign_name_does_not() -> None:
    with gate() as address:
        answer = httpx.get(address + "/who", headers={"Host": "evil.example"})
        assert (answer.status_code, answer.json()["code"]) == (421, "unknown_host")
        assert httpx.get(address + "/who").status_code == 200


def test_too_many_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages that are not there count too."""
    monkeypatch.setattr(limits, "ADDRESS_REQUESTS", Rate(0.001, 5))
    before = metrics.REGISTRY.get_sample_value("meadhall_limited_total", {"what": "address"}) or 0.0
    with gate() as address, httpx.Client(base_url=address) as client:
        assert [client.get("/nowhere").status_code for _ in range(7)] == [404] * 5 + [429] * 2
        answer = client.get("/who")
        assert answer.json()["code"] == "too_many"
        assert int(answer.headers["retry-after"]) == answer.json()["params"]["seconds"] > 900
        status, code, headers = refused(address)
        assert (status, code) == (429, "too_many") and "retry-after" in headers
    assert metrics.REGISTRY.get_sample_value("meadhall_limited_total", {"what": "address"}) == before + 4


def test_each_address_for_itself_behind_our_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ADDRESS_REQUESTS", Rate(0.001, 1))
    with gate(Addresses(proxies=LOOPBACK)) as address, httpx.Client(base_url=address) as client:
        for number in range(10):
            client.headers["X-Forwarded-For"] = f"10.9.9.9, 203.0.113.{number}"
            assert client.get("/who").text == f"203.0.113.{number}"
            assert client.get("/who").status_code == 429


def test_a_header_does_not_make_another_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ADDRESS_REQUESTS", Rate(0.001, 1))
    with gate() as address, httpx.Client(base_url=address) as client:
        assert client.get("/who", headers={"X-Forwarded-For": "203.0.113.1"}).text == "127.0.0.1"
        assert client.get("/who", headers={"X-Forwarded-For": "203.0.113.2"}).status_code == 429


def test_too_many_sockets_until_one_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ADDRESS_SOCKETS", 3)
    with gate() as address, ExitStack() as stack:
        sockets = [stack.enter_context(at_the_table(address)) for _ in range(3)]
        assert metrics.REGISTRY.get_sample_value("meadhall_sockets") == 3
        with pytest.raises(Full, match="too_many_sockets"), at_the_table(address):
            pass
        wait_for(lambda: metrics.REGISTRY.get_sample_value("meadhall_sockets") == 3)
        sockets[0].close()
        wait_for(lambda: metrics.REGISTRY.get_sample_value("meadhall_sockets") == 2)
        stack.enter_context(at_the_table(address))
        # A socket that is aborted gives its slot back, too.
        sockets[1].socket.close()
        wait_for(lambda: metrics.REGISTRY.get_sample_value("meadhall_sockets") == 2)
        stack.enter_context(at_the_table(address))
    assert metrics.REGISTRY.get_sample_value("meadhall_sockets") == 0


def test_players_get_in_where_spectators_of_the_same_address_are_too_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "ADDRESS_SOCKETS", 1)
    monkeypatch.setattr(limits, "ADDRESS_SEATED", 2)
    with gate() as address, ExitStack() as stack:
        stack.enter_context(at_the_table(address))
        for _ in range(2):
            with pytest.raises(Full, match="too_many_sockets"), at_the_table(address):
                pass
            stack.enter_context(at_the_table(address, x_seat="wolf"))
        with pytest.raises(Full, match="too_many_sockets"), at_the_table(address, x_seat="wolf"):
            pass


def test_trusted_addresses_are_exempt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ADDRESS_SOCKETS", 1)
    monkeypatch.setattr(limits, "ADDRESS_REQUESTS", Rate(0.001, 1))
    with gate(Addresses(trusted=LOOPBACK)) as address, ExitStack() as stack:
        for _ in range(10):
            stack.enter_context(at_the_table(address))
            assert httpx.get(address + "/who").status_code == 200


def test_a_body_that_does_not_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "BODY_SECONDS", 0.5)
    with gate() as address, raw(address) as connection:
        connection.sendall(HEAD)
        connection.settimeout(0.1)
        found: list[bytes] = []

        def answered() -> bool:
            connection.sendall(b" ")  # a byte now and then does not help
            with suppress(TimeoutError):
                found.append(connection.recv(4096))
            return b"too_slow" in b"".join(found)

        wait_for(answered, pause=0)
        assert b"".join(found).startswith(b"HTTP/1.1 408 ")
        connection.settimeout(HANG)
        with suppress(ConnectionResetError):  # closed, perhaps with our last byte unread
            assert connection.recv(4096) == b""


def test_a_body_that_breaks_off() -> None:
    with gate() as address:
        for part in (b"", b'{"a"'):
            with raw(address) as connection:
                connection.sendall(HEAD + part)
        assert httpx.get(address + "/who").status_code == 200


def test_an_answer_that_takes_longer_than_a_body_may(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the body is timed, not the work."""
    monkeypatch.setattr(limits, "BODY_SECONDS", 0.1)

    @post("/slow")
    async def slow(data: JSONBody[dict[str, str]]) -> str:
        await asyncio.sleep(0.4)
        return "done"

    app = Litestar([slow], exception_handlers={Exception: handle}, logging_config=None)
    guarded = GuardMiddleware(
        app, addresses=Addresses(), origins=Origins(), cookies=COOKIES, holds_seat=nobody_holds_a_seat
    )
    head = HEAD.replace(b"/do", b"/slow")
    with serving(guarded) as address, raw(address) as connection:
        connection.sendall(head + b" " * 98 + b"{}")  # at once: a busy machine must not make the body late
        assert b"done" in connection.recv(4096)


def test_a_message_that_is_too_large() -> None:
    with gate() as address, sock(address) as socket:
        socket.send("x" * (limits.MESSAGE_BYTES + 1))
        with pytest.raises(ConnectionClosedError) as caught:
            socket.recv(10)
        assert caught.value.rcvd and caught.value.rcvd.code == 1009


def test_without_a_host() -> None:
    with gate() as address, raw(address) as connection:
        connection.sendall(b"GET /who HTTP/1.0\r\n\r\n")
        assert read_all(connection).endswith(b"127.0.0.1")
