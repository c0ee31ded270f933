"""What the server writes down: a line an event, JSON for machines or plain for a terminal. Never a token.

    log.info("move", extra={"table": table_id, "number": number, "seat": seat})

Who can read the logs must not be able to take a seat: everything that looks like one of our links, a
cookie, a password or a bearer token is replaced in every text that goes out, tracebacks among them.
"""

from __future__ import annotations

import logging
import re
import sys
import time
from datetime import UTC, datetime
from typing import Final, TextIO

import msgspec

from meadhall.server.guard.tokens import LETTERS

HIDDEN: Final = "[hidden]"
# Longer texts are cut, or one request could fill a disk; of a traceback the end is kept.
TEXT_LENGTH: Final = 2_000
TRACEBACK_LENGTH: Final = 20_000

_SECRETS: Final = (
    # Headers, as text, as pairs and as dictionaries: to the end of the value.
    (
        re.compile(r"""(?ix) (authorization | cookie) (['"]? \s* [:=,] \s* b?['"]?) [^'"\r\n]+"""),
        rf"\1\2{HIDDEN}",
    ),
    # token=..., "password": "...": in queries, in dictionaries and in how structs print.
    (
        re.compile(
            r"""(?ix) (token | password | secret) (['"]? \s* (?: [:=] | %3d ) \s* b?)
                ( "[^"\r\n]*" | '[^'\r\n]*' | [^\s&;,)}\]]+ )"""
        ),
        rf"\1\2{HIDDEN}",
    ),
    # The value of the signed cookie, wherever it stands.
    (re.compile(r"(?<![\w-])[\w-]{20,}\.[\w-]{43}(?![\w-])"), HIDDEN),
    # Ours, also cut off or without their beginning, as they come out of a broken link. Table ids are shorter.
    (re.compile(rf"(?i)mh_[0-9a-z]{{8,}}|(?<![0-9a-z])[{LETTERS}]{{24,}}(?![0-9a-z])"), HIDDEN),
)
_STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}
_CONTROLS: Final = {code: f"\\x{code:02x}" for code in (*range(32), *range(127, 160))}
# They would write whole addresses of webhooks, keys and all; every socket; every step of a migration.
_QUIET: Final = ("httpx", "httpcore", "uvicorn.error", "alembic")

Value = str | int | float | bool | None


def redact(text: str) -> str:
    """Without anything that opens a door."""
    for pattern, instead in _SECRETS:
        text = pattern.sub(instead, text)
    return text


def fields(record: logging.LogRecord) -> dict[str, Value]:
    """The event and everything given in `extra`; of uvicorn's access log the parts of its line."""
    match record.name, record.args:
        case "uvicorn.access", (str(client), method, path, _, status):
            address = client.rpartition(":")[0]
            found: dict[str, object] = {
                "event": "request",
                "address": address,
                "method": method,
                "path": path,
                "status": status,
            }
        case _:
            found = {"event": _message(record)}
    found |= {key: value for key, value in vars(record).items() if key not in _STANDARD}
    return {key: _clean(value) for key, value in found.items()}


class JsonLines(logging.Formatter):
    """One object a line: time, level, logger, event, and whatever belongs to the event."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Value] = {"time": at, "level": record.levelname, "logger": record.name}
        line |= fields(record)
        if record.exc_info:
            line["traceback"] = _traceback(self, record)
        return msgspec.json.encode(line).decode()


class Plain(logging.Formatter):
    """For a person at a terminal. Names and paths cannot forge lines or colours: controls are written out."""

    def format(self, record: logging.LogRecord) -> str:
        found = fields(record)
        event = str(found.pop("event"))
        rest = "".join(f" {key}={value}" for key, value in found.items())
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        line = f"{at} {record.levelname:<7} {event}{rest}".translate(_CONTROLS)
        return f"{line}\n{_traceback(self, record)}" if record.exc_info else line


def set_up(*, json: bool | None = None, level: str = "INFO", stream: TextIO | None = None) -> None:
    """Everything in this process writes to `stream` (stderr), in one form: readable at a terminal, else JSON.

    uvicorn must be started with `log_config=None`: its own formats know nothing of what is secret.
    """
    stream = sys.stderr if stream is None else stream
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines() if (not stream.isatty() if json is None else json) else Plain())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    for name in _QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)


def _message(record: logging.LogRecord) -> str:
    """A wrong log call must not stop anything, nor be printed by the standard library with its arguments."""
    try:
        return record.getMessage()
    except Exception:
        return f"{record.msg} (arguments do not fit)"


def _clean(value: object) -> Value:
    if value is None or isinstance(value, bool | int | float):
        return value
    text = str(value)[:TEXT_LENGTH]
    return redact(text.encode("utf-8", "replace").decode())


def _traceback(formatter: logging.Formatter, record: logging.LogRecord) -> str:
    assert record.exc_info
    text = formatter.formatException(record.exc_info)[-TRACEBACK_LENGTH:]
    return redact(text.encode("utf-8", "replace").decode())
