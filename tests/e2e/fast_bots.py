"""`meadhall` with bots that answer without delay: `python -m tests.e2e.fast_bots serve ...`.

A whole game in a browser then takes a minute instead of five.
"""

from __future__ import annotations

import sys

from meadhall.cli import main
from meadhall.server.tables import pace

MILLISECONDS = 25

if __name__ == "__main__":
    for level in pace.BOTS:
        pace.BOTS[level] = pace.FLOORS[level] = MILLISECONDS
    pace.PASS = MILLISECONDS  # type: ignore[misc]  # a constant everywhere else
    sys.exit(main())
