"""Every limit has its reason beside it."""

from __future__ import annotations

from pathlib import Path

from meadhall.server import limits
from meadhall.server.guard.bucket import Rate


def test_every_limit_has_a_reason_and_is_positive() -> None:
    before = ""
    for line in Path(limits.__file__).read_text().splitlines():
        name, found, _ = line.partition(": Final = ")
        if found and name != "KIB":
            assert before.startswith("# ") or ": Final = " in before, f"{name} has no reason"
            value = getattr(limits, name)
            least = min(value) if isinstance(value, Rate) else value
            assert least > 0
        before = line


def test_a_thousand_tables_fit() -> None:
    """Four sockets a table from one machine that is trusted; one move in ten seconds for each seat."""
    assert limits.TABLES >= 10_000
    assert limits.KEYS_KEPT >= 4_000
    assert limits.SEAT_MESSAGES.per_second >= 1
