"""Only one process may serve a SQLite database: a second one would not be notified of the first one's
changes."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import IO

from meadhall.server.store.errors import StoreError

# Advisory lock of PostgreSQL that every server process holds (shared): no backup is restored meanwhile.
SERVED = 0x6D656164_73657276  # "meadserv"

try:
    from fcntl import LOCK_EX, LOCK_NB, flock

    def _lock(file: IO[str]) -> None:
        flock(file, LOCK_EX | LOCK_NB)

except ImportError:  # Windows
    from msvcrt import LK_NBLCK, locking  # type: ignore[attr-defined]

    def _lock(file: IO[str]) -> None:
        file.seek(1000)  # a locked region cannot be read, and others read our process id
        locking(file.fileno(), LK_NBLCK, 1)
        file.seek(0)


def serve_alone(database: Path) -> IO[str]:
    """Lock the database. Keep the returned file open; the operating system releases it when the process ends.

    The lock file is not removed: if it were removed while another process opens it, both would get a lock.
    """
    path = database.with_name(database.name + ".lock")
    try:
        file = open(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+", encoding="ascii")  # noqa: SIM115
    except OSError as error:
        raise StoreError("no-access", path=path, why=error.strerror) from error
    try:
        _lock(file)
    except OSError as error:
        with file:
            who = file.read(20).strip()
        raise StoreError("served", path=database, who=f" ({who})" if who else "") from error
    with suppress(OSError):  # only used in the error message above
        file.truncate()
        file.write(f"{os.getpid()}\n")
        file.flush()
    return file
