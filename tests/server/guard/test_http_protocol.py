"""Limits on the head of a request, with raw TCP connections."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from litestar import Litestar, get

from meadhall.server import limits
from tests.server.guard.running import raw, read_all, serving

REQUEST = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"


@get("/")
async def page() -> str:
    return "here"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with serving(Litestar([page], logging_config=None)) as address:
        yield address


@pytest.fixture
def short_head_timeout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HEAD_SECONDS", 0.3)


@pytest.mark.usefixtures("short_head_timeout")
@pytest.mark.parametrize("part", [b"", b"GET / HT", REQUEST[:-2]])
def test_a_head_that_does_not_come(address: str, part: bytes) -> None:
    with raw(address) as connection:
        connection.sendall(part)
        answer = read_all(connection)
        assert answer.startswith(b"HTTP/1.1 408 ") and b'"too_slow"' in answer


@pytest.mark.usefixtures("short_head_timeout")
def test_a_byte_now_and_then_does_not_help(address: str) -> None:
    with raw(address) as connection:
        connection.settimeout(0.02)
        found = b""
        for letter in REQUEST[:-4] + b"\r\nX: " + b"x" * 500:
            try:
                connection.sendall(bytes([letter]))
                found += connection.recv(4096)
            except TimeoutError:
                continue
            except OSError:
                break
            if b"too_slow" in found:
                break
        assert b"too_slow" in found


def test_neither_do_empty_lines_after_a_request(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with raw(address) as connection:
        connection.sendall(REQUEST)
        assert b"here" in connection.recv(4096)
        monkeypatch.setattr(limits, "HEAD_SECONDS", 0.3)
        connection.sendall(b"\r\n")
        assert b"too_slow" in read_all(connection)


@pytest.mark.parametrize("part", [b"X-More: y\r\n", b"x"])
def test_headers_without_end(address: str, part: bytes) -> None:
    """Many headers, and one long one."""
    with raw(address) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
        sent = 0
        try:
            while sent < 100 * limits.HEAD_BYTES:
                sent += connection.send(part * 1000)
        except OSError:
            pass
        else:
            pytest.fail("it took them all")


def test_a_head_that_is_too_large_is_told_so(address: str) -> None:
    with raw(address) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nX: " + b"x" * (limits.HEAD_BYTES - 16))
        answer = connection.recv(4096)
        assert answer.startswith(b"HTTP/1.1 431 ") and b'"too_large"' in answer


@pytest.mark.parametrize(
    "garbage", [b"\0\0\0\0", b"hello\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01\x02\x00"]
)
def test_garbage(address: str, garbage: bytes) -> None:
    with raw(address) as connection:
        connection.sendall(garbage)
        answer = read_all(connection)
        assert answer.startswith(b"HTTP/1.1 400 ") and b'"bad_request"' in answer


def test_honest_connections_go_on(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after another, several at once, in pieces, and after a rest."""
    with raw(address) as connection:
        for _ in range(3):
            connection.sendall(REQUEST[:20])
            time.sleep(0.02)
            connection.sendall(REQUEST[20:])
            assert b"here" in connection.recv(4096)
        monkeypatch.setattr(limits, "HEAD_SECONDS", 0.2)
        time.sleep(0.3)  # longer than a head may take
        connection.sendall(REQUEST * 3)
        found = b""
        while found.count(b"here") < 3:
            part = connection.recv(4096)
            assert part
            found += part
