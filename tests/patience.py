"""How long a test waits for something that must happen."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

# Seconds. It only ends a hang: it is far longer than anything takes, on a busy machine too.
HANG: Final = 180.0


def wait_for(happened: Callable[[], object], pause: float = 0.02) -> None:
    """Back when it has happened."""
    until = time.monotonic() + HANG
    while not happened():
        assert time.monotonic() < until, "it did not happen"
        time.sleep(pause)
