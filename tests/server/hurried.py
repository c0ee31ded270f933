"""A fifth of the server's patience: whoever tests how long it waits need not wait as long."""

from __future__ import annotations

from meadhall.server import limits

TIMES = 5
WISH_SECONDS = 2
WAITS = (
    "HELLO_SECONDS",
    "SLOW_CLIENT_SECONDS",
    "HEAD_SECONDS",
    "BODY_SECONDS",
    "PING_SECONDS",
    "PONG_SECONDS",
)


def seconds(name: str) -> float:
    """How long the hurried server waits."""
    return float(getattr(limits, name)) / TIMES


HURRIED = [f"{name}={seconds(name)}" for name in WAITS] + [f"WISH_SECONDS={WISH_SECONDS}"]
FLAGS = [word for limit in HURRIED for word in ("--limit", limit)]
