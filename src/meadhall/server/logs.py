"""Logging: one line per event, as JSON, or plain text at a terminal. Secrets are removed.

    log.info("move", extra={"table": table_id, "number": number, "seat": seat})

Logs must not give anybody a seat: everything that looks like a token, a cookie or a password is replaced in
all texts, including tracebacks.
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
# Longer texts are cut, so that one request cannot fill the disk; of a traceback the end is kept.
TEXT_LENGTH: Final = 2_000
TRACEBACK_LENGTH: Final = 20_000

_SECRETS: Final = (
    # Headers in text, pairs and dictionaries: up to the end of the value.
    (
        re.compile(r"""(?ix) (authorization | cookie) (['"]? \s* [:=,] \s* b?['"]?) [^'"\r\n]+"""),
        rf"\1\2{HIDDEN}",
    ),
    # token=..., "password": "...": in queries, in dictionaries and in the repr of structs.
    (
        re.compile(
            r"""(?ix) (token | password | secret) (['"]? \s* (?: [:=] | %3d ) \s* b?)
                ( "[^"\r\n]*" | '[^'\r\n]*' | [^\s&;,)}\]]+ )"""
        ),
        rf"\1\2{HIDDEN}",
    ),
    # The value of the signed cookie, anywhere.
    (re.compile(r"(?<![\w-])[\w-]{20,}\.[\w-]{43}(?![\w-])"), HIDDEN),
    # Tokens, also incomplete ones, as in a broken link. Table ids are shorter.
    (re.compile(rf"(?i)mh_[0-9a-z]{{8,}}|(?<![0-9a-z])[{LETTERS}]{{24,}}(?![0-9a-z])"), HIDDEN),
)
_STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}
_CONTROLS: Final = {code: f"\\x{code:02x}" for code in (*range(32), *range(127, 160))}
# They would log the URLs of webhooks with their keys, every socket, and every step of a migration.
_QUIET: Final = ("httpx", "httpcore", "uvicorn.error", "alembic")

Value = str | int | float | bool | None


def redact(text: str) -> str:
    """The text without secrets."""
    for pattern, instead in _SECRETS:
        text = pattern.sub(instead, text)
    return text


def fields(record: logging.LogRecord) -> dict[str, Value]:
    """The event and all fields of `extra`; for uvicorn's access log the parts of its line."""
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
    """One JSON object per line: time, level, logger, event and the fields of the event."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Value] = {"time": at, "level": record.levelname, "logger": record.name}
        line |= fields(record)
        if record.exc_info:
            line["traceback"] = _traceback(self, record)
        return msgspec.json.encode(line).decode()


class Plain(logging.Formatter):
    """For a terminal. Control characters are escaped, so that names and paths cannot forge lines or
    colours."""

    def format(self, record: logging.LogRecord) -> str:
        found = fields(record)
        event = str(found.pop("event"))
        rest = "".join(f" {key}={value}" for key, value in found.items())
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        line = f"{at} {record.levelname:<7} {event}{rest}".translate(_CONTROLS)
        return f"{line}\n{_traceback(self, record)}" if record.exc_info else line


def set_up(*, json: bool | None = None, level: str = "INFO", stream: TextIO | None = None) -> None:
    """Configure logging of this process to `stream` (stderr): plain text at a terminal, else JSON.

    uvicorn must be started with `log_config=None`: its own formatters do not remove secrets.
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
    """An invalid log call must not raise, and the standard library must not print its arguments."""
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
