"""Fuzzed HTTP: every answer is typed and has its headers, and none is a 500."""

from __future__ import annotations

import json
import time
import zlib
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Final

import psutil
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from litestar.handlers import HTTPRouteHandler
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from meadhall.server import limits
from meadhall.server.api import lobby, ops, people, records, seats
from tests.patience import wait_for
from tests.server.browser import ME, OPEN_SEAT, PERSON, Browser, record
from tests.server.client import Json, run
from tests.server.raw_connection import RawConnection
from tests.server.running import Server, serving
from tests.server.short_timeouts import seconds

DOCUMENT: Final = "/api/docs/openapi.json"
HEADERS: Final = (
    "content-security-policy",
    "x-content-type-options",
    "x-frame-options",
    "referrer-policy",
    "permissions-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One of its own: its log is read at the end, and must hold no traceback."""
    with serving(tmp_path_factory.mktemp("http") / "tables.db") as running:
        yield running


@pytest.fixture
def tables(server: Server) -> dict[str, Json]:
    """One that waits, one that plays, one that is over."""

    async def make() -> dict[str, Json]:
        host = Browser(server)
        made = {
            "open": await host.make(ME, OPEN_SEAT, PERSON, listed=True),
            "playing": await host.make(ME, ME, listed=True),
            "over": await host.import_record(record("bloodrage-2-first-game-3")),
        }
        for name in ("wolf", "raven"):
            await host.follow(made["playing"].tokens[name])
        return {
            name: {"id": one.id, "host": one.host, **{seat: one.key(seat) for seat in one.tokens}}
            for name, one in made.items()
        }

    return run(make())


# --- by the document ------------------------------------------------------------------------------


def operations(document: Json) -> Iterator[tuple[str, str, Json]]:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield method.upper(), path, operation


def test_the_document_knows_every_route_and_what_it_answers(server: Server) -> None:
    document = json.loads(ask(server, "GET", DOCUMENT).body)
    routes = {
        (method, path.replace(":str}", "}").replace(":int}", "}"))
        for handler in (*lobby.ROUTES, *seats.ROUTES, *people.ROUTES, *records.ROUTES, *ops.ROUTES)
        if isinstance(handler, HTTPRouteHandler) and handler.include_in_schema is not False
        for path in handler.paths
        for method in handler.http_methods - {"OPTIONS"}
    }
    assert {(method, path) for method, path, _ in operations(document)} == routes
    problem = {"$ref": "#/components/schemas/Problem"}
    for method, path, operation in operations(document):
        assert operation["summary"] and operation["description"], (method, path)
        statuses = operation["responses"]
        assert {"400", "429", "500", "503"} < set(statuses), (method, path)
        for status, response in statuses.items():
            (content,) = response["content"].values()
            assert (content["schema"] == problem) == (status >= "400"), (method, path, status)
        if method == "POST":
            assert {"403", "415"} < set(statuses), path
        if "{table_id}" in path:
            assert {"403", "404", "409"} < set(statuses), path
    schemas = document["components"]["schemas"]
    for name in ("NewTable", "SeatRequest", "Clock", "Take", "Follow", "Import", "Fork", "Hello", "Play"):
        assert schemas[name]["additionalProperties"] is False, name
    for name in ("TableNow", "FullView", "News", "RefusedNow"):  # what sockets carry is there, too
        assert schemas[name]["properties"]["type"]["enum"], name


def test_every_operation_keeps_to_the_document(server: Server, tables: dict[str, Json]) -> None:
    """Every operation with what fits its description and with what does not; at tables that there are."""
    schema = schemathesis.openapi.from_url(f"{server.http}{DOCUMENT}")
    seen: dict[str, set[int]] = {}
    for result in schema.get_all_operations():
        operation = result.ok()  # type: ignore[union-attr]  # an error is none
        fits = [GenerationMode.POSITIVE]
        if operation.body.items or operation.query.items:
            fits.append(GenerationMode.NEGATIVE)
        for mode in fits:
            codes = seen.setdefault(f"{operation.label} {mode.name.lower()}", set())
            try_out(operation.as_strategy(generation_mode=mode), tables, codes)
    accepted = {label for label, codes in seen.items() if codes & {200, 201}}
    for label in ("GET /api/tables positive", "GET /api/tables/{table_id} positive"):
        assert label in accepted, seen


def try_out(strategy: Any, tables: dict[str, Json], codes: set[int]) -> None:
    names = list(tables)

    @settings(
        max_examples=12,
        derandomize=True,
        deadline=None,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=strategy)
    def one(case: Any) -> None:
        dice = zlib.crc32(repr((case.path_parameters, case.query, case.body)).encode("utf-8", "replace"))
        fits = case.meta is None or case.meta.generation.mode is GenerationMode.POSITIVE
        headers = {}
        if fits and "table_id" in (case.path_parameters or {}) and dice % 4:
            table = tables[names[dice % 3]]
            case.path_parameters["table_id"] = table["id"]
            headers["authorization"] = f"Bearer {table['host' if dice % 8 > 3 else 'wolf']}"
            if "seat" in case.path_parameters and dice % 4 > 1:
                case.path_parameters["seat"] = ("wolf", "raven")[dice % 5 % 2]
        response = case.call(headers=headers)
        case.validate_response(response, excluded_checks=[positive_data_acceptance])
        codes.add(response.status_code)
        if fits and "webhook" not in case.operation.path:  # there it is what the address leads to
            assert response.status_code != 400, response.text
        missing = [name for name in HEADERS if name not in response.headers]
        assert not missing, (missing, response.status_code)

    one()


# --- by hand --------------------------------------------------------------------------------------


class Answer:
    """What came back, taken apart."""

    def __init__(self, raw: bytes) -> None:
        self.raw = raw
        head, _, self.body = raw.partition(b"\r\n\r\n")
        status, *lines = head.decode("latin-1").split("\r\n")
        assert status.startswith("HTTP/1.1 "), raw[:200]
        self.status = int(status.split()[1])
        pairs = [line.partition(":") for line in lines]
        self.headers = {name.lower(): value.strip() for name, _, value in pairs}
        assert len(self.headers) == len(pairs) or "set-cookie" in self.headers, raw

    def sane(self, *statuses: int) -> Answer:
        """A typed answer with all its headers, and one of these statuses."""
        assert self.status in statuses, self.raw[:500]
        missing = [name for name in HEADERS if name not in self.headers]
        assert not missing, (missing, self.raw)
        if self.status >= 400 and self.body:
            problem = json.loads(self.body)
            assert set(problem) == {"code", "params", "rule"} and problem["code"] != "unexpected", problem
            assert self.headers["content-type"].startswith("application/json"), self.raw
        return self


def send(server: Server, data: bytes) -> Answer:
    with RawConnection(server) as rude:
        rude.send(data)
        return Answer(rude.rest())


def ask(
    server: Server,
    method: str,
    path: str | bytes,
    *headers: str | bytes,
    body: bytes | None = None,
    kind: str = "application/json",
) -> Answer:
    """A whole request on a connection of its own."""
    raw = path.encode() if isinstance(path, str) else path
    lines = [f"{method} ".encode() + raw + b" HTTP/1.1", f"Host: 127.0.0.1:{server.port}".encode()]
    lines += [line.encode() if isinstance(line, str) else line for line in headers]
    if body is not None:
        lines += [f"Content-Length: {len(body)}".encode()]
        lines += [f"Content-Type: {kind}".encode()] if kind else []
    return send(server, b"\r\n".join([*lines, b"Connection: close", b"", body or b""]))


NEW_TABLE: Final = b'{"game":"bloodrage","seats":[{"kind":"open"},{"kind":"open"}]}'


def test_bodies_that_are_no_json(server: Server) -> None:
    for kind in (
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/xml",
        "application/jsonx",
        "application/msgpack",
        "",
        "nonsense",
        ";",
    ):
        ask(server, "POST", "/api/tables", body=NEW_TABLE, kind=kind).sane(415)
    for body in (
        b"",
        b" ",
        b"{",
        b"null",
        b"[]",
        b"0",
        b'"x"',
        b"\xff\xfe",
        b"\xef\xbb\xbf" + NEW_TABLE,
        NEW_TABLE + b"x",
        NEW_TABLE.decode().encode("utf-16"),
        b'{"game":"bloodrage"}',
        b'{"game":1,"seats":[]}',
        b'{"game":"bloodrage","seats":{}}',
        b'{"game":"bloodrage","seats":[null]}',
        b'{"game":"bloodrage","seats":[{"kind":"king"}]}',
        NEW_TABLE[:-1] + b',"pace":NaN}',
        NEW_TABLE[:-1] + b',"pace":1e400}',
        NEW_TABLE[:-1] + b',"pace":' + b"9" * 5000 + b"}",
        NEW_TABLE[:-1] + b',"pace":-1}',
        NEW_TABLE[:-1] + b',"seed":7}',
        NEW_TABLE[:-1] + b',"name":"\\ud800"}',
        NEW_TABLE[:-1] + b',"name":"a\\u0000b"}',
        NEW_TABLE[:-1] + b',"name":"a\\n"}',
        NEW_TABLE[:-1] + b',"name":"' + b"x" * 81 + b'"}',
        NEW_TABLE[:-1] + b',"password":""}',
        NEW_TABLE[:-1] + b',"clock":{"kind":"bank","seconds":1,"more":1}}',
        NEW_TABLE[:-1] + b',"options":{"a":{"b":1}}}',
        b'{"game":' * 20_000,
        b"[" * 100_000,
    ):
        answer = ask(server, "POST", "/api/tables", body=body).sane(400)
        assert json.loads(answer.body)["code"] == "bad_request", body[:80]
    assert ask(server, "POST", "/api/tables", body=NEW_TABLE).sane(201)
    assert ask(server, "POST", "/api/tables", body=NEW_TABLE, kind="Application/JSON; charset=utf-8").sane(
        201
    )


def test_bodies_that_are_too_large(server: Server) -> None:
    big = b'{"game":"' + b"x" * limits.BODY_BYTES + b'"}'
    ask(server, "POST", "/api/tables", body=big).sane(413)
    head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nContent-Type: application/json\r\n"
    chunks = b"".join(b"8000\r\n" + b" " * 0x8000 + b"\r\n" for _ in range(12)) + b"0\r\n\r\n"
    close = "Connection: close\r\n"
    send(server, f"{head}{close}Transfer-Encoding: chunked\r\n\r\n".encode() + chunks).sane(413)
    # Said to be large, and not sent at all.
    send(server, f"{head}{close}Content-Length: 99999999999\r\n\r\n".encode()).sane(413)
    # A record may be larger, to a point.
    text = json.dumps({"record": "# \u00e4\n" * (limits.BODY_BYTES // 4)}).encode()
    assert len(text) > limits.BODY_BYTES
    ask(server, "POST", "/api/records", body=text).sane(422)
    ask(
        server, "POST", "/api/records", body=json.dumps({"record": "#" * (limits.IMPORT_BYTES + 1)}).encode()
    ).sane(400)
    ask(server, "POST", "/api/records", body=b'{"record":"' + b"#" * 3 * limits.IMPORT_BYTES + b'"}').sane(
        413
    )
    long = "wolf " + "march " * 100_000
    golden = record("bloodrage-2-first-game-3").splitlines()[:25]
    body = json.dumps({"record": "\n".join([*golden, long])}).encode()
    process = psutil.Process(server.process.pid)
    before = process.cpu_times().user
    ask(server, "POST", "/api/records", body=body).sane(422)
    assert process.cpu_times().user - before < 10


def test_heads_that_are_none(server: Server) -> None:
    host = f"Host: 127.0.0.1:{server.port}\r\n"
    for raw in (
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + host.encode() + b"Bad Header: x\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + host.encode() + b": x\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + host.encode() + b"X: a\x00b\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + host.encode() + b"X: a\rInjected: b\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + host.encode() + b"Content-Length: -1\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + host.encode() + b"Content-Length: 1\r\nContent-Length: 2\r\n\r\n",
        b"POST / HTTP/1.1\r\n"
        + host.encode()
        + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"POST / HTTP/1.1\r\n" + host.encode() + b"Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n",
        b"FOO / HTTP/1.1\r\n" + host.encode() + b"\r\n",
        b"get / HTTP/1.1\r\n" + host.encode() + b"\r\n",
        b"\r\n\r\n\r\n\0\0\0\r\n\r\n",
    ):
        send(server, raw).sane(400)
    send(server, b"GET /health HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n").sane(400)
    send(server, b"GET /health HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n").sane(400)
    send(server, b"GET /" + b"a" * limits.HEAD_BYTES + b" HTTP/1.1\r\n\r\n").sane(400, 431)
    send(server, b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * (limits.HEAD_BYTES // 6 + 1)).sane(431)
    chunked = f"{host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n"
    send(server, b"POST /api/tables HTTP/1.1\r\n" + chunked.encode()).sane(400)
    assert "Injected" not in ask(server, "GET", "/health", "X: a").headers


def test_paths_that_lead_nowhere(server: Server, tables: dict[str, Json]) -> None:
    table = tables["open"]["id"]
    for path in (
        "/",
        "//",
        "/api",
        "/api/",
        "/API/games",
        "/api/../api/tables",
        "/api/%2e%2e/games",
        "/..%2f..%2fetc/passwd",
        "/../../etc/passwd",
        "/api/tables/%00",
        "/api/tables/%ff%fe",
        "/api/tables/%c3%28",
        "/api/tables/" + "a" * 2000,
        f"/api/tables/{table}%20",
        f"/api/tables/{table}%0d%0aX:%20y",
        f"/api/tables/{table.upper()}x",
        f"/api/tables/{table}/../../games",
        f"/api/tables/{table};a=b",
        f"/api/tables/{table}/record/x",
        f"/api/tables/{table}/moments/x",
        f"/api/tables/{table}/moments/1.5",
        f"/api/tables/{table}/socket",
        "/api/docs/swagger",
        "/api/docs/openapi.yml",
        "/schema",
        "/.git/config",
        "/static/../app.py",
        "\\api\\games",
        "*",
        "http://evil.example/api/games/x",
    ):
        answer = ask(server, "GET", path).sane(400, 404, 405, 200 if path in ("/", "//") else 404)
        assert "evil" not in str(answer.headers) and "passwd" not in answer.raw.decode("latin-1"), path
    for path in (
        f"/api/tables/{table}/moments/-1",
        f"/api/tables/{table}/moments/99999999999999999999",
        f"/api/tables/{table}/story?after=-1",
        f"/api/tables/{table}/story?after=1e9",
        f"/api/tables/{table}/story?after=1&after=x",
        f"/api/tables/{table}/story?seat=" + "x" * 41,
        "/api/tables?open_seats=perhaps",
        "/api/tables?language=%00",
        "/api/tables?game=a%0ab",
        "/api/tables?status=open%0a",
        "/api/tables?before=1-%27",
        "/api/tables?before=1-a%0a",
    ):
        ask(server, "GET", path).sane(400, 404)
    assert ask(server, "GET", "/api/tables?nothing=1&game=&game=x").sane(200)


def test_methods_that_are_not_for_this(server: Server, tables: dict[str, Json]) -> None:
    table = tables["open"]["id"]
    paths = ["/api/games", "/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/start", "/health"]
    for path in [*paths, "/api/links/follow", DOCUMENT, "/metrics"]:
        for method in ("PUT", "DELETE", "PATCH", "TRACE", "PROPFIND", "CONNECT", "PURGE"):
            answer = ask(server, method, path, body=b"{}").sane(400, 405)
            if answer.status == 405:
                assert "GET" in answer.headers["allow"] or "POST" in answer.headers["allow"], answer.raw
        options = ask(
            server, "OPTIONS", path, "Origin: https://evil.example", "Access-Control-Request-Method: POST"
        )
        options.sane(204, 405)
        assert not any(name.startswith("access-control-") for name in options.headers)
        head = ask(server, "HEAD", path)
        head.sane(200, 405)
        assert head.body == b""
    ask(server, "GET", "/api/links/follow").sane(405)
    ask(server, "POST", "/api/games", body=b"{}").sane(405)


def test_pages_of_other_sites_and_broken_cookies(server: Server) -> None:
    ours = f"Origin: {server.http}"
    good = ask(server, "POST", "/api/tables", ours, body=NEW_TABLE).sane(201).headers["set-cookie"]
    cookie = f"Cookie: {good.partition(';')[0]}"
    assert "httponly" in good.lower() and "samesite=lax" in good.lower()
    for headers in (
        ["Origin: https://evil.example"],
        ["Origin: null"],
        [ours + ".evil.example"],
        ["Origin: " + "x" * 3000],
        [ours, "Sec-Fetch-Site: cross-site"],
        ["Sec-Fetch-Site: same-site"],
        [cookie],
        [cookie, "Referer: " + server.http],
        [cookie, "Origin: https://evil.example", "Authorization: Bearer x"],
    ):
        answer = ask(server, "POST", "/api/tables", *headers, body=NEW_TABLE).sane(403)
        assert json.loads(answer.body)["code"] == "foreign_origin", headers
    ask(server, "POST", "/api/tables", ours, ours, body=NEW_TABLE).sane(400)
    name, _, value = good.partition(";")[0].partition("=")
    for broken in (
        f"{name}=",
        f"{name}={value[:-1]}",
        f"{name}={value}x",
        f"{name}={value[::-1]}",
        f'{name}="{value}',
        f"{name}={value.partition('.')[0]}.{'A' * 43}",
        f"{name}=" + "A" * 5000,
        "=;=;;=" * 50,
        ";" * 500,
        f"{name}=\x80\xff",
    ):
        answer = ask(server, "GET", "/api/mine", b"Cookie: " + broken.encode("latin-1")).sane(200)
        assert json.loads(answer.body) == [], broken
    assert json.loads(ask(server, "GET", "/api/mine", f"Cookie: a=b; {name}=x; {name}={value}").body)


def test_tokens_of_any_kind(server: Server, tables: dict[str, Json]) -> None:
    path = f"/api/tables/{tables['playing']['id']}/log?seat=wolf"
    wolf = tables["playing"]["wolf"]
    for header in (
        "Authorization: Bearer",
        "Authorization: Bearer ",
        "Authorization: Bearer x",
        "Authorization: Basic " + wolf,
        "Authorization: Bearer " + wolf[:-1],
        "Authorization: Bearer " + wolf.upper(),
        "Authorization: Bearer " + "x" * 9000,
        b"Authorization: Bearer \xff\xfe",
        f"Authorization: Bearer {wolf}, Bearer {wolf}",
    ):
        ask(server, "GET", path, header).sane(403)
    ask(server, "GET", path, f"Authorization: bearer {wolf}").sane(200)
    for token in ("", "x", "mh_", "\u00e4" * 32, wolf + " "):
        ask(server, "POST", "/api/links/follow", body=json.dumps({"token": token}).encode()).sane(404)
    ask(server, "POST", "/api/links/follow", body=json.dumps({"token": "x" * 65}).encode()).sane(400)


def test_forwarded_addresses_are_not_believed(server: Server) -> None:
    """This server knows no proxy: who writes such a header is a client like any other, and no local one."""
    assert ask(server, "GET", "/metrics").status == 200
    for header in ("X-Forwarded-For: 127.0.0.1", "Forwarded: for=127.0.0.1", "X-Real-IP: ::1", "Via: 1.1 x"):
        ask(server, "GET", "/metrics", header).sane(404)
    ask(server, "GET", "/health", "X-Forwarded-For: " + "\u00e4,;" * 500).sane(200)


def test_requests_behind_each_other_are_answered_in_order(server: Server) -> None:
    host = f"Host: 127.0.0.1:{server.port}\r\n"
    one = f"GET /health HTTP/1.1\r\n{host}\r\n".encode()
    nowhere = f"GET /nowhere HTTP/1.1\r\n{host}\r\n".encode()
    last = f"GET /health HTTP/1.1\r\n{host}Connection: close\r\n\r\n".encode()
    with RawConnection(server) as rude:
        rude.send((one + nowhere) * 100 + last)
        raw = rude.rest()
    found = [part[:3] for part in raw.split(b"HTTP/1.1 ")[1:]]
    assert found == [b"200", b"404"] * 100 + [b"200"]


def test_who_goes_away_with_requests_unanswered_leaves_no_trace(
    server: Server, tables: dict[str, Json]
) -> None:
    """The log is looked at in the end."""
    host = f"Host: 127.0.0.1:{server.port}\r\nAuthorization: Bearer {tables['over']['host']}\r\n"
    story = f"GET /api/tables/{tables['over']['id']}/story HTTP/1.1\r\n{host}\r\n".encode()
    post = f"POST /api/tables HTTP/1.1\r\n{host}Content-Type: application/json\r\n".encode()
    for data in (
        story * 20,
        story * 20 + b"garbage\r\n\r\n",
        post + b"Content-Length: 500\r\n\r\n{",
        post + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
        story + post + b"Content-Length: 500\r\n\r\n{",
        story[:-2],
    ):
        for _ in range(3):
            with RawConnection(server) as rude:
                rude.send(data)
                if data.startswith(story):
                    rude.socket.recv(100)
    assert ask(server, "GET", "/health").sane(200)


# --- slow -----------------------------------------------------------------------------------------


def trickle(rude: RawConnection, data: bytes) -> bytes:
    """A byte now and then; what the server says when it has had enough, long before it has all of them."""
    rude.socket.settimeout(0.25)
    found = b""
    for byte in data:
        try:
            rude.send(bytes([byte]))
            part = rude.socket.recv(65536)
            found += part
            if not part:
                return found
        except TimeoutError:
            pass
        except OSError:
            return found
    raise AssertionError(f"it was never closed; it said {found!r}")


@pytest.mark.slow
def test_who_sends_a_byte_now_and_then_is_let_go(impatient_server: Server) -> None:
    """Head, body, and what follows a refusal: a connection is never held for long."""
    host = f"Host: 127.0.0.1:{impatient_server.port}\r\n".encode()
    post = b"POST /api/tables HTTP/1.1\r\n" + host + b"Content-Type: application/json\r\n"
    with RawConnection(impatient_server) as rude:
        rude.send(b"GET / HTTP/1.1\r\n" + host)
        Answer(trickle(rude, b"X: " + b"y" * 1000)).sane(408)
    with RawConnection(impatient_server) as rude:
        rude.send(post + b"Content-Length: 1000\r\n\r\n{")
        Answer(trickle(rude, b" " * 900)).sane(408)
    with RawConnection(impatient_server) as rude:
        rude.send(post + b"Origin: https://evil.example\r\nContent-Length: 1000\r\n\r\n{")
        Answer(trickle(rude, b" " * 900)).sane(403)


@pytest.mark.slow
def test_who_does_not_read_the_answer_is_let_go(impatient_server: Server) -> None:
    over = run(Browser(impatient_server).import_record(record("bloodrage-2-first-game-3")))
    lines = [
        f"GET /api/tables/{over.id}/story HTTP/1.1",
        f"Host: 127.0.0.1:{impatient_server.port}",
        f"Authorization: Bearer {over.host}",
    ]
    request = ("\r\n".join(lines) + "\r\n\r\n").encode()
    process = psutil.Process(impatient_server.process.pid)
    began = time.monotonic()
    with RawConnection(impatient_server, buffer=4096) as rude:
        ours = rude.socket.getsockname()

        def let_go() -> bool:
            return all(line.raddr != ours for line in process.net_connections("tcp"))

        wait_for(lambda: not let_go())
        rude.socket.settimeout(1)
        with suppress(TimeoutError):
            for _ in range(400):  # more than the buffers of the system hold
                rude.send(request)
        wait_for(let_go)
    assert time.monotonic() - began >= seconds("SLOW_CLIENT_SECONDS"), "it was not waited for"
