"""What is logged, and that secrets are not: with real loggers and a real server."""

from __future__ import annotations

import io
import json
import logging
import sys
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar import Litestar, WebSocket, get, websocket
from litestar.params import FromPath
from websockets.sync.client import connect

from meadhall.server import logs
from meadhall.server.guard.cookies import Cookies
from meadhall.server.guard.errors import handle
from meadhall.server.guard.tokens import LETTERS, PREFIX, is_token, new_table_id, token_hash
from tests.patience import wait_for
from tests.server.guard.running import serving

TOKEN = PREFIX + LETTERS  # always the same: the names of the tests must not change
COOKIE = Cookies([b"s" * 32], https=False).write("A" * 24).value or ""
log = logging.getLogger("meadhall.test")


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    """Logging belongs to the whole process."""
    names = ["", "uvicorn", "uvicorn.error", "uvicorn.access", "httpx", "httpcore"]
    kept = [(logging.getLogger(name), list(logging.getLogger(name).handlers)) for name in names]
    levels = [logging.getLogger(name).level for name in names]
    for handler in kept[0][1]:
        logging.getLogger().removeHandler(handler)
    yield
    for (logger, handlers), level in zip(kept, levels, strict=True):
        logger.handlers[:] = handlers
        logger.setLevel(level)


def written(*, json: bool) -> io.StringIO:
    stream = io.StringIO()
    logs.set_up(json=json, stream=stream)
    return stream


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_line_an_event() -> None:
    stream = written(json=True)
    table = new_table_id()
    log.info(
        "move", extra={"table": table, "number": 7, "seat": "wolf", "late": False, "seconds": 0.5, "by": None}
    )
    log.warning("slow %s", "client")
    first, second = lines(stream)
    assert first.pop("time").endswith("+00:00")
    assert first == {
        "level": "INFO",
        "logger": "meadhall.test",
        "event": "move",
        "table": table,
        "number": 7,
        "seat": "wolf",
        "late": False,
        "seconds": 0.5,
        "by": None,
    }
    assert (second["level"], second["event"]) == ("WARNING", "slow client")


def test_readable_at_a_terminal() -> None:
    stream = written(json=False)
    log.info("move", extra={"table": "abc", "number": 7})
    assert stream.getvalue().endswith(" INFO    move table=abc number=7\n")


@pytest.mark.parametrize("tty", [True, False])
def test_the_form_follows_the_terminal(tty: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr(stream, "isatty", lambda: tty)
    monkeypatch.setattr(sys, "stderr", stream)
    logs.set_up()
    log.info("here")
    assert stream.getvalue().startswith("{") is not tty


SECRETS = [
    TOKEN,
    TOKEN[:-1],
    TOKEN[3:],
    TOKEN.upper(),
    f"https://x.org/t/abc#{TOKEN}",
    f"/seat/{TOKEN}?x=1",
    f"?token={TOKEN[:6]}",
    "?access_token=abc123",
    "https%3A%2F%2Fx.org%3Ftoken%3Dabc123",
    "Hello(token='abc123', seat='wolf')",
    '{"token": "abc123"}',
    "{'password': 'abc123 and more'}",
    "password=abc123",
    COOKIE,
    f"Cookie: meadhall={COOKIE}; other=abc123",
    "cookie: abc123; and=more",
    "Authorization: Bearer abc123",
    "{'authorization': 'Bearer abc123'}",
    "[(b'authorization', b'Bearer abc123'), (b'host', b'x')]",
    "[(b'cookie', b'a=abc123')]",
    "Set-Cookie: a=abc123",
    token_hash(TOKEN),
]


@pytest.mark.parametrize("secret", SECRETS)
@pytest.mark.parametrize("as_json", [True, False])
def test_no_secret_is_written(secret: str, as_json: bool) -> None:
    """In the message, in its arguments, in the fields and in a traceback."""
    assert is_token(TOKEN)
    stream = written(json=as_json)
    log.info(secret)
    log.info("said %s", secret)
    log.info("field", extra={"said": secret, "list": [secret]})
    try:
        raise RuntimeError(secret)
    except RuntimeError:
        log.exception("failed")
    found = stream.getvalue()
    assert found.count(logs.HIDDEN) >= 5
    assert "abc123" not in found
    assert TOKEN[3:12].lower() not in found.lower()
    assert COOKIE[-20:] not in found
    assert token_hash(TOKEN) not in found


def test_what_is_no_secret_stays() -> None:
    table = new_table_id()
    for text in (
        table,
        f"GET /api/tables/{table}/seats HTTP/1.1",
        "wolf march gimle elvagar warrior 2",
        "a token",
        "10.0.0.1",
    ):
        assert logs.redact(text) == text


def test_the_access_log_of_a_real_server() -> None:
    @get("/seat/{token:str}")
    async def seat(token: FromPath[str]) -> str:
        if token == "broken":
            raise RuntimeError(TOKEN)
        return ""

    @websocket("/socket")
    async def socket(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        await socket.close()

    stream = written(json=True)
    app = Litestar([seat, socket], exception_handlers={Exception: handle}, logging_config=None)
    with serving(app) as address:
        httpx.get(f"{address}/seat/{TOKEN}?token={TOKEN}", headers={"Cookie": f"a={TOKEN}"})
        httpx.get(f"{address}/seat/broken")
        with connect(f"{address.replace('http', 'ws')}/socket?token={TOKEN}"):
            pass
        wait_for(lambda: "unexpected" in stream.getvalue())
    assert TOKEN[5:] not in stream.getvalue()
    found = lines(stream)
    request = next(line for line in found if line["event"] == "request")
    assert request["logger"] == "uvicorn.access"
    assert (request["address"], request["method"], request["status"]) == ("127.0.0.1", "GET", 200)
    assert request["path"] == "/seat/[hidden]?token=[hidden]"
    error = next(line for line in found if line["event"] == "unexpected")
    assert "RuntimeError: [hidden]" in error["traceback"]
    assert not [line for line in found if line["logger"] == "httpx"]


@pytest.mark.parametrize("as_json", [True, False])
def test_input_cannot_forge_a_line(as_json: bool) -> None:
    stream = written(json=as_json)
    log.info("name", extra={"display": 'x\n{"level": "ERROR"}\r\x1b[31m\x9b'})
    assert stream.getvalue().count("\n") == 1
    assert "\x1b" not in stream.getvalue()
    assert as_json or "\x9b" not in stream.getvalue()


def test_a_wrong_log_call_stops_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    stream = written(json=True)
    log.info("%d of %s", TOKEN)
    assert lines(stream)[0]["event"] == "%d of %s (arguments do not fit)"
    assert TOKEN not in capsys.readouterr().err


def test_long_texts_are_cut_and_take_no_time() -> None:
    """Whatever somebody sends: no pattern may take more than a moment over it."""
    stream = written(json=True)
    began = time.process_time()
    for letter in ("a", "-", "token", "cookie:", "token ", '"', "mh_", "i0", "a.", " "):
        log.info(letter * 50_000)
        try:
            raise RuntimeError(letter * 50_000)
        except RuntimeError:
            log.exception("failed")
    assert time.process_time() - began < 5
    assert max(len(line["event"]) for line in lines(stream)) <= logs.TEXT_LENGTH + 100


@given(st.text(), st.text())
def test_any_text_can_be_written(text: str, value: str) -> None:
    record = logging.makeLogRecord({"msg": text, "levelname": "INFO", "display": value + "\ud800"})
    assert json.loads(logs.JsonLines().format(record))["level"] == "INFO"
    assert len(logs.Plain().format(record).splitlines()) == 1
