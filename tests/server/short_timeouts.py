"""Runs `meadhall` with a fifth of the server's timeouts, for tests that wait for them."""

from __future__ import annotations

from meadhall.server import limits

TIMES = 5
PROPOSAL_SECONDS = 2
WAITS = (
    "HELLO_SECONDS",
    "SLOW_CLIENT_SECONDS",
    "HEAD_SECONDS",
    "BODY_SECONDS",
    "PING_SECONDS",
    "PONG_SECONDS",
)


def seconds(name: str) -> float:
    """A timeout of the server with short timeouts."""
    return float(getattr(limits, name)) / TIMES


HURRIED = [f"{name}={seconds(name)}" for name in WAITS] + [f"PROPOSAL_SECONDS={PROPOSAL_SECONDS}"]
FLAGS = [word for limit in HURRIED for word in ("--limit", limit)]
