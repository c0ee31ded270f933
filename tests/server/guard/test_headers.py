"""Security headers of all responses: pages, missing pages, errors."""

from __future__ import annotations

import httpx
from litestar import Litestar, Response, get

from meadhall.server.guard.errors import handle
from meadhall.server.guard.headers import SecurityHeaders
from tests.server.guard.running import serving


@get("/page")
async def page() -> Response[str]:
    return Response("", headers={"Cache-Control": "max-age=60", "Referrer-Policy": "unsafe-url"})


@get("/api/page")
async def api_page() -> Response[str]:
    return Response("", headers={"Cache-Control": "max-age=60"})


@get("/api/broken")
async def broken() -> str:
    raise RuntimeError("mh_secret")


APP = Litestar([page, api_page, broken], exception_handlers={Exception: handle}, logging_config=None)


def test_on_every_answer() -> None:
    with serving(SecurityHeaders(APP, https=False)) as address, httpx.Client(base_url=address) as client:
        for path, status in {"/page": 200, "/api/page": 200, "/api/broken": 500, "/nowhere": 404}.items():
            answer = client.get(path)
            assert answer.status_code == status
            _check(answer.headers, address)
            assert answer.headers.get_list("cache-control") == (
                ["no-store"] if path.startswith("/api") else ["max-age=60"] if status == 200 else []
            )
        wrong = client.post("/page")
        assert wrong.status_code == 405
        _check(wrong.headers, address)


def test_https_is_for_ever() -> None:
    with serving(SecurityHeaders(APP, https=True)) as address:
        assert httpx.get(address + "/page").headers["strict-transport-security"] == "max-age=31536000"


def test_a_strange_host_does_not_get_into_the_policy() -> None:
    """Nor into the page's rights: only what is a host can stand there."""
    with serving(SecurityHeaders(APP, https=False)) as address:
        for host in ("a;script-src *", "a' *", "*", "a,b"):
            policy = httpx.get(address + "/page", headers={"Host": host}).headers["content-security-policy"]
            assert "connect-src 'self';" in policy
            assert policy.count("script-src") == 1


def _check(headers: httpx.Headers, address: str) -> None:
    host = address.removeprefix("http://")
    rules = dict(rule.strip().split(" ", 1) for rule in headers["content-security-policy"].split(";"))
    assert rules == {
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self' data:",
        "font-src": "'self'",
        "connect-src": f"'self' ws://{host} wss://{host}",
        "manifest-src": "'self'",
        "worker-src": "'self'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
    }
    assert headers.get_list("referrer-policy") == ["no-referrer"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers
