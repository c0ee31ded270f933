"""`meadhall` with a low limit on open files: `python -m tests.server.few_open_files serve ...`.

Limits on connections are low and timeouts long, so that connections are only closed to make room.
"""

from __future__ import annotations

import resource
import sys

from meadhall.cli import main
from meadhall.server import limits

SOFT, HARD = 100, 256
WAITING = 30
SPECTATORS = 20  # sockets of an address without a seat
CONNECTIONS = HARD - limits.FILES_KEPT

if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_NOFILE, (SOFT, HARD))
    vars(limits).update(
        ADDRESS_WAITING=WAITING, ADDRESS_SOCKETS=SPECTATORS, HEAD_SECONDS=600.0, HELLO_SECONDS=600.0
    )
    sys.exit(main())
