"""Signed cookies that identify a browser, with a real application."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar import Request, Response, get
from litestar.testing import create_test_client

from meadhall.server.guard.cookies import Cookies

OLD, NEW = b"o" * 32, b"n" * 32


def scope(*cookies: str) -> dict[str, Any]:
    return {"headers": [(b"cookie", each.encode("latin-1")) for each in cookies]}


def cookie(cookies: Cookies, identity: str) -> str:
    return f"{cookies.name}={cookies.write(identity).value}"


def test_there_and_back() -> None:
    cookies = Cookies([NEW], https=False)
    identity = cookies.new()
    assert identity != cookies.new()
    assert cookies.read(scope(cookie(cookies, identity))) == identity
    assert cookies.read(scope(f"other=1; {cookie(cookies, identity)}; more=2")) == identity
    assert cookies.read(scope("other=1")) is None
    assert not cookies.carried(scope("other=1"))


@pytest.mark.parametrize(("https", "name"), [(True, "__Host-meadhall"), (False, "meadhall")])
def test_as_a_browser_gets_it(https: bool, name: str) -> None:
    cookies = Cookies([NEW], https=https)
    identity = cookies.new()

    @get("/in")
    async def enter() -> Response[str]:
        return Response("", cookies=[cookies.write(identity)])

    @get("/who")
    async def who(request: Request[Any, Any, Any]) -> str:
        return cookies.read(request.scope) or "nobody"

    with create_test_client([enter, who], base_url="https://testserver.local") as client:
        assert client.get("/who").text == "nobody"
        header = client.get("/in").headers["set-cookie"]
        assert header.startswith(f"{name}=")
        parts = {part.strip().lower() for part in header.split(";")[1:]}
        assert parts == {"httponly", "samesite=lax", "path=/", "max-age=31536000"} | (
            {"secure"} if https else set()
        )
        assert client.get("/who").text == identity


def test_secrets_are_renewed() -> None:
    old, both, new = (
        Cookies([OLD], https=False),
        Cookies([NEW, OLD], https=False),
        Cookies([NEW], https=False),
    )
    identity = old.new()
    before = scope(cookie(old, identity))
    assert both.read(before) == identity
    assert new.read(before) is None
    assert new.read(scope(cookie(both, identity))) == identity


def test_every_change_of_a_letter_is_noticed() -> None:
    cookies = Cookies([NEW], https=False)
    value = cookies.write(cookies.new()).value
    assert value is not None
    for place in range(len(value)):
        for letter in "A-._é":
            if value[place] != letter:
                forged = f"meadhall={value[:place]}{letter}{value[place + 1 :]}"
                assert cookies.read(scope(forged)) is None
    for length in range(len(value)):
        assert cookies.read(scope(f"meadhall={value[:length]}")) is None


def test_a_broken_one_does_not_hide_the_good_one() -> None:
    cookies = Cookies([NEW], https=False)
    identity = cookies.new()
    good = cookie(cookies, identity)
    assert cookies.read(scope(f"meadhall=tossed; {good}")) == identity
    assert cookies.read(scope("meadhall=tossed", good)) == identity


def test_one_for_http_is_none_for_https() -> None:
    plain, strict = Cookies([NEW], https=False), Cookies([NEW], https=True)
    assert strict.read(scope(cookie(plain, plain.new()))) is None


@given(st.binary())
def test_garbage_is_no_identity(garbage: bytes) -> None:
    cookies = Cookies([NEW], https=False)
    for header in (garbage, b"meadhall=" + garbage, b"meadhall=" + garbage + b"." + garbage):
        assert cookies.read({"headers": [(b"cookie", header)]}) is None


@pytest.mark.parametrize("secrets", [[], [b"short"], [NEW, b""]])
def test_a_weak_secret_is_not_taken(secrets: list[bytes]) -> None:
    with pytest.raises(ValueError, match="16 bytes"):
        Cookies(secrets, https=False)
