"""Requests of other sites (CSRF) and with foreign host names (DNS rebinding) are refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.server.guard.errors import Denied
from meadhall.server.guard.origin import Origins

PUBLIC = "https://play.example.org"
NAMES = ["a.b", "example.net"]  # also ours


def answer(origins: Origins, method: str = "POST", *, cookie: bool = True, **headers: Any) -> str:
    """The code of the refusal, or `ok`. `method` may be `socket`."""
    pairs = [(name.replace("_", "-").encode(), value.encode("latin-1")) for name, value in headers.items()]
    scope: dict[str, Any] = {"type": "http", "method": method, "headers": pairs}
    if method == "socket":
        scope = {"type": "websocket", "headers": pairs}
    try:
        origins.check(scope, cookie=cookie)
    except Denied as denied:
        return denied.problem.code
    return "ok"


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "socket", "TRACE"])
@pytest.mark.parametrize(
    ("origin", "host", "expected"),
    [
        ("http://localhost:8000", "localhost:8000", "ok"),
        ("http://192.168.0.5:8000", "192.168.0.5:8000", "ok"),
        ("http://[::1]:8000", "[::1]:8000", "ok"),
        ("http://example.net", "example.net", "ok"),
        ("http://example.net", "example.net:80", "ok"),
        ("https://example.net", "example.net:443", "ok"),
        ("https://example.net", "example.net", "ok"),  # a proxy took the s away
        (PUBLIC, "play.example.org", "ok"),
        (PUBLIC, "127.0.0.1:8000", "ok"),  # a proxy that does not hand the name on
        ("http://play.example.org", "play.example.org", "foreign_origin"),  # the public one's http twin
        ("https://evil.example", "play.example.org", "foreign_origin"),
        ("https://play.example.org.evil.example", "play.example.org", "foreign_origin"),
        ("https://evil.example/play.example.org", "play.example.org", "foreign_origin"),
        ("https://play.example.org@evil.example", "play.example.org", "foreign_origin"),
        ("https://sub.play.example.org", "play.example.org", "foreign_origin"),
        ("https://play.example.org:444", "play.example.org", "foreign_origin"),
        ("http://localhost:8001", "localhost:8000", "foreign_origin"),
        ("null", "localhost:8000", "foreign_origin"),
        ("localhost:8000", "localhost:8000", "foreign_origin"),
        ("file://localhost:8000", "localhost:8000", "foreign_origin"),
        ("é", "localhost:8000", "foreign_origin"),
    ],
)
@pytest.mark.parametrize("cookie", [True, False])
def test_by_origin(method: str, origin: str, host: str, expected: str, cookie: bool) -> None:
    assert answer(Origins(PUBLIC, NAMES), method, cookie=cookie, origin=origin, host=host) == expected


@pytest.mark.parametrize(
    ("site", "expected"),
    [
        ("same-origin", "ok"),
        ("same-site", "foreign_origin"),
        ("cross-site", "foreign_origin"),
        ("none", "foreign_origin"),
    ],
)
def test_by_what_the_browser_says_of_the_site(site: str, expected: str) -> None:
    origins = Origins(hosts=NAMES)
    assert answer(origins, host="a.b", sec_fetch_site=site) == expected
    assert answer(origins, "socket", host="a.b", sec_fetch_site=site) == expected
    assert answer(origins, host="a.b", origin="http://a.b", sec_fetch_site=site) == expected
    assert answer(origins, "socket", host="a.b", origin="http://a.b", sec_fetch_site=site) == "ok"


def test_scripts_may_act_but_not_with_a_cookie() -> None:
    origins = Origins(hosts=NAMES)
    for method in ("POST", "socket"):
        assert answer(origins, method, cookie=False, host="a.b") == "ok"
        assert answer(origins, method, cookie=True, host="a.b") == "foreign_origin"
        assert answer(origins, method, cookie=True, host="a.b", authorization="Bearer mh_x") == "ok"
        assert (
            answer(origins, method, cookie=True, host="a.b", authorization="Basic eA==") == "foreign_origin"
        )


def test_looking_is_free() -> None:
    for method in ("GET", "HEAD", "OPTIONS"):
        assert (
            answer(
                Origins(hosts=NAMES),
                method,
                host="a.b",
                origin="https://evil.example",
                sec_fetch_site="cross-site",
            )
            == "ok"
        )


@pytest.mark.parametrize(
    ("headers", "expected"),
    [
        ({"content_type": "application/json", "content_length": "2"}, "ok"),
        ({"content_type": "Application/JSON; charset=utf-8", "content_length": "2"}, "ok"),
        ({}, "ok"),
        ({"content_length": "0"}, "ok"),
        ({"content_length": "2"}, "not_json"),
        ({"transfer_encoding": "chunked"}, "not_json"),
        ({"content_type": "text/plain", "content_length": "2"}, "not_json"),
        ({"content_type": "application/x-www-form-urlencoded"}, "not_json"),
        ({"content_type": "multipart/form-data; boundary=application/json"}, "not_json"),
        ({"content_type": "text/plain; application/json"}, "not_json"),
        ({"content_type": "application/jsonp"}, "not_json"),
    ],
)
def test_only_json(headers: dict[str, Any], expected: str) -> None:
    assert answer(Origins(hosts=NAMES), host="a.b", origin="http://a.b", **headers) == expected


@pytest.mark.parametrize(
    "host",
    ["localhost", "localhost:8000", "x.localhost", "127.0.0.1:8000", "[::1]:80", "192.168.0.5", "box.local"],
)
def test_numbers_and_local_names_are_always_answered(host: str) -> None:
    assert answer(Origins(), "GET", host=host) == "ok"


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8000",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "box.local.evil.example",
        "1",
    ],
)
def test_a_name_pointed_at_us_is_not_ours(host: str) -> None:
    """DNS rebinding: the page, the Host and the Origin all say evil.example, and they even agree."""
    origins = Origins(PUBLIC, hosts=["meadhall.lan"])
    assert answer(origins, "GET", host=host) == "unknown_host"
    assert answer(origins, host=host, origin=f"http://{host}") == "unknown_host"
    assert answer(Origins(), "GET", host=host) == "unknown_host"


@pytest.mark.parametrize(
    "host", ["meadhall.lan", "MEADHALL.LAN:8000", "play.example.org", "play.example.org."]
)
def test_listed_names_and_the_public_one_are_ours(host: str) -> None:
    assert answer(Origins(PUBLIC, hosts=["Meadhall.lan"]), "GET", host=host) == "ok"


def test_scripts_that_name_no_host_are_answered() -> None:
    """Browsers always name one, and only they can be led astray."""
    assert answer(Origins(), "GET") == "ok"


@pytest.mark.parametrize("host", ["a b", "a/b", "a@b", "é", "a:b", "[::1", "a:999999"])
def test_what_is_no_host(host: str) -> None:
    assert answer(Origins(), "GET", host=host) == "unknown_host"


def test_two_hosts_are_one_too_many() -> None:
    for name in (b"host", b"origin"):
        scope = {"type": "http", "method": "POST", "headers": [(name, b"a.b"), (name, b"c.d")]}
        with pytest.raises(Denied, match="bad_request"):
            Origins().check(scope, cookie=False)


@given(st.text(st.characters(codec="latin-1")), st.text(st.characters(codec="latin-1")))
def test_garbage_never_passes_for_ours(origin: str, host: str) -> None:
    """With a cookie only what is written the same in both."""
    if origin.strip() and answer(Origins(PUBLIC), origin=origin, host=host) == "ok":
        assert origin.strip().lower().startswith(("http://", "https://"))


@pytest.mark.parametrize("url", ["play.example.org", "ftp://x.org", "https://", "https://x.org/path"])
def test_a_wrong_public_address_is_noticed_at_once(url: str) -> None:
    with pytest.raises(ValueError, match="address"):
        Origins(url)
