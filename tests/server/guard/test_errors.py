"""Errors: a typed problem, a suitable status, no traceback, no long texts of the input."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Annotated, Any

import httpx
import msgspec
import pytest
from litestar import Litestar, get, post
from litestar.exceptions import HTTPException, NotAuthorizedException, TooManyRequestsException
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from meadhall.kernel.refusal import BadLine, Refusal, Refused
from meadhall.server import limits, metrics
from meadhall.server.guard.errors import Denied, Problem, handle
from meadhall.server.store.errors import StoreError
from tests.server.guard.running import serving


class NewItem(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=5)]
    seats: list[int] = []


ERRORS: dict[str, Exception] = {
    "refused": Refused(Refusal("not_enough_rage", {"need": 3, "have": 1}, "play-a-card")),
    "no-table": Refused(Refusal("no_such_table")),
    "long": Refused(Refusal("unknown_word", {"word": "x" * 10_000})),
    "line": BadLine(7, "y" * 10_000, Refusal("bad_word", {"word": "y"})),
    "denied": Denied(403, "foreign_origin"),
    "later": Denied(429, "too_many", retry_after=2.3),
    "too-many": TooManyRequestsException(headers={"Retry-After": "9"}),
    "unauthorized": NotAuthorizedException("who are you"),
    "teapot": HTTPException(status_code=418),
    "store": StoreError("unreachable", why="no route to db.internal"),
    "bug": RuntimeError("mh_0123456789abcdefghjkmnpqrstvwxyz was here"),
    "bug-500": HTTPException("inner details"),
}


@get("/raise/{name:str}")
async def fail(name: FromPath[str]) -> None:
    raise ERRORS[name]


@post("/wish")
async def new_item(data: JSONBody[NewItem]) -> None: ...


@post("/big", request_max_body_size=1000)
async def big(data: JSONBody[dict[str, str]]) -> None: ...


@get("/number/{number:int}")
async def number(number: FromPath[int], page: FromQuery[int] = 1) -> int:
    return number


@pytest.fixture(scope="module")
def client() -> Iterator[httpx.Client]:
    app = Litestar(
        [fail, new_item, big, number],
        exception_handlers={Exception: handle},
        logging_config=None,
        request_max_body_size=limits.BODY_BYTES,
    )
    with serving(app) as address, httpx.Client(base_url=address) as made:
        yield made


def problem(answer: httpx.Response) -> tuple[int, str, dict[str, str | int]]:
    """Also checks that it is one, whole and short."""
    assert answer.headers["content-type"] == "application/json"
    assert len(answer.content) < 400
    assert "Traceback" not in answer.text
    found = msgspec.json.decode(answer.content, type=Problem)
    return answer.status_code, found.code, found.params


@pytest.mark.parametrize(
    ("name", "status", "code", "params"),
    [
        ("refused", 409, "not_enough_rage", {"need": 3, "have": 1}),
        ("no-table", 404, "no_such_table", {}),
        ("long", 409, "unknown_word", {"word": "x" * 79 + "…"}),
        ("line", 422, "bad_word", {"line": 7, "word": "y"}),
        ("denied", 403, "foreign_origin", {}),
        ("later", 429, "too_many", {"seconds": 3}),
        ("too-many", 429, "too_many", {}),
        ("unauthorized", 401, "not_allowed", {}),
        ("teapot", 418, "bad_request", {}),
        ("store", 503, "store_failed", {}),
        ("bug", 500, "unexpected", {}),
        ("bug-500", 500, "unexpected", {}),
    ],
)
def test_what_is_raised(
    client: httpx.Client, name: str, status: int, code: str, params: dict[str, str | int]
) -> None:
    assert problem(client.get(f"/raise/{name}")) == (status, code, params)


def test_the_rule_and_the_time_to_wait_come_along(client: httpx.Client) -> None:
    assert client.get("/raise/refused").json()["rule"] == "play-a-card"
    assert client.get("/raise/later").headers["retry-after"] == "3"
    assert client.get("/raise/too-many").headers["retry-after"] == "9"


@pytest.mark.parametrize(
    ("body", "params"),
    [
        (b"", {"field": "data"}),
        (b"{", {}),
        (b"[]", {"field": "data"}),
        (b"null", {"field": "data"}),
        (b"\xff\xfe", {}),
        (b'{"name": "\\ud800"}', {}),
        (b"[" * 10_000, {}),
        (b'{"name": "Snorri"}', {"field": "name"}),
        (b'{"name": 5}', {"field": "name"}),
        (b'{"name": "a", "seats": [1, "x"]}', {"field": "seats[1]"}),
        (b'{"name": "a", "' + b"z" * 5000 + b'": 1}', {"field": "data"}),
    ],
)
def test_bodies_that_are_wrong(client: httpx.Client, body: bytes, params: dict[str, str]) -> None:
    answer = client.post("/wish", content=body, headers={"Content-Type": "application/json"})
    assert problem(answer) == (400, "bad_request", params)


def test_requests_that_are_wrong(client: httpx.Client) -> None:
    assert problem(client.get("/nowhere/" + "x" * 5000))[:2] == (404, "not_found")
    assert problem(client.get("/number/x"))[:2] == (404, "not_found")
    assert problem(client.get("/number/5?page=" + "x" * 999)) == (400, "bad_request", {"field": "page"})
    assert problem(client.delete("/number/5"))[:2] == (405, "bad_method")
    assert problem(client.post("/big", json={"a": "b" * 2000}))[:2] == (413, "too_large")


def test_a_body_that_does_not_say_how_long_it_is(client: httpx.Client) -> None:
    def parts() -> Iterator[bytes]:
        for _ in range(50):
            yield b" " * 100

    answer = client.post("/big", content=parts(), headers={"Content-Type": "application/json"})
    assert problem(answer)[:2] == (413, "too_large")


def test_the_unexpected_is_logged_whole_and_counted(
    client: httpx.Client, caplog: pytest.LogCaptureFixture
) -> None:
    before = _count("meadhall_unexpected_errors_total")
    with caplog.at_level(logging.ERROR):
        client.get("/raise/bug")
    (record,) = caplog.records
    assert record.exc_info and isinstance(record.exc_info[1], RuntimeError)
    assert _count("meadhall_unexpected_errors_total") == before + 1


def test_the_expected_is_not_logged(client: httpx.Client, caplog: pytest.LogCaptureFixture) -> None:
    before = _count("meadhall_refusals_total", {"code": "not_enough_rage"})
    with caplog.at_level(logging.INFO, logger="meadhall"):
        client.get("/raise/refused")
        client.get("/nowhere")
    assert not [record for record in caplog.records if record.name.startswith("meadhall")]
    assert _count("meadhall_refusals_total", {"code": "not_enough_rage"}) == before + 1


def test_the_host_reads_what_the_store_said_but_nobody_else(
    client: httpx.Client, caplog: pytest.LogCaptureFixture
) -> None:
    answer = client.get("/raise/store")
    assert "db.internal" not in answer.text
    assert "db.internal" in vars(caplog.records[0])["why"]


def _count(name: str, labels: dict[str, Any] | None = None) -> float:
    return metrics.REGISTRY.get_sample_value(name, labels) or 0.0
