"""`meadhall` with a fifth of its patience: `python -m tests.server.hurried serve ...`.

The same server; only whoever tests how long it waits need not wait as long.
"""

from __future__ import annotations

import sys

from meadhall.cli import main
from meadhall.server import limits

TIMES = 5
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


if __name__ == "__main__":
    for name in WAITS:
        setattr(limits, name, seconds(name))
    sys.exit(main())
