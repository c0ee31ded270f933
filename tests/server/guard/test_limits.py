"""Every limit has a reason, and can be set by --limit unless it is part of the types of messages."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys

import pytest

from meadhall.server import http_types, limits, messages
from meadhall.server.guard.rate_limit import Rate
from meadhall.server.limit_flags import BadLimit, listed, read, written

# Loads the whole server with a stand-in for the limits that writes down what is read meanwhile.
AT_IMPORT = """
import sys
from meadhall import server
from meadhall.server import limits
class Watched:
    read = set()
    def __getattr__(self, name):
        self.read.add(name)
        return getattr(limits, name)
sys.modules["meadhall.server.limits"] = server.limits = Watched()
import meadhall.server.commands.serve, meadhall.server.app, meadhall.server.state, meadhall.server.socket
print(*sorted(name for name in Watched.read if name.isupper() and name != "FIXED"))
"""


def test_every_limit_has_a_reason_and_is_positive() -> None:
    there = {name for name in vars(limits) if name.isupper() and name not in ("KIB", "FIXED")}
    assert there == {limit.name for limit in listed()}, "write it as `NAME = value`, below its reason"
    for limit in listed():
        assert limit.reason, f"{limit.name} has no reason"
        assert (min(limit.value) if isinstance(limit.value, Rate) else limit.value) > 0


def test_a_thousand_tables_fit() -> None:
    """Four sockets a table from one machine that is trusted; one move in ten seconds for each seat."""
    assert limits.TABLES >= 10_000
    assert limits.KEYS_KEPT >= 4_000
    assert limits.SEAT_MESSAGES.per_second >= 1


@pytest.mark.slow
def test_what_is_read_at_import_and_what_shapes_messages_is_fixed() -> None:
    found = subprocess.run([sys.executable, "-c", AT_IMPORT], capture_output=True, text=True, check=True)
    shaping = inspect.getsource(messages) + inspect.getsource(http_types)
    assert set(found.stdout.split()) | set(re.findall(r"limits\.([A-Z_]+)", shaping)) == limits.FIXED


def test_every_limit_can_be_given_as_it_is_printed() -> None:
    for limit in listed():
        if not limit.fixed:
            assert read(f"{limit.name}={written(limit.name, limit.value)}") == (limit.name, limit.value)


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("TABLES=7", 7),
        ("BODY_BYTES=2MiB", 2 * 1024 * 1024),
        ("BODY_BYTES=1000", 1000),
        ("HELLO_SECONDS=0.5", 0.5),
        ("COOKIE_SECONDS=30d", 30 * 86400),
        ("ADDRESS_TABLES=2:10", Rate(2, 10)),
        ("ADDRESS_TABLES=90/minute:10", Rate(1.5, 10)),
    ],
)
def test_values(word: str, value: object) -> None:
    assert read(word)[1] == value


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("TABLES", "not of the form NAME=VALUE"),
        ("TABLE=5", "no limit 'TABLE'; these can be set: MESSAGE_BYTES, "),
        ("NAME_LENGTH=50", "cannot be set"),
        ("TABLES=0", "a whole number from 1"),
        ("TABLES=1.5", "a whole number from 1"),
        ("TABLES=-5", "a whole number"),
        ("TABLES=5KiB", "as in TABLES=20000"),
        ("TABLES=99999999999", "2147483648"),
        ("BODY_BYTES=5 kB", "one of MiB, KiB"),
        ("HELLO_SECONDS=1.2.3", "as in HELLO_SECONDS=10s"),
        ("HELLO_SECONDS=nan", "a number from 0.001"),
        ("CHAT_LINES=5", "as in CHAT_LINES=30/minute:6"),
        ("CHAT_LINES=0:5", "how many a second, minute or hour"),
        ("CHAT_LINES=1/day:5", "how many a second, minute or hour"),
        ("CHAT_LINES=1.1.1:5", "how many a second, minute or hour"),
    ],
)
def test_what_is_wrong_is_told_with_what_is_right(word: str, said: str) -> None:
    with pytest.raises(BadLimit) as bad:
        read(word)
    assert said in str(bad.value)
