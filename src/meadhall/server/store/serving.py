"""A SQLite database is served by one process: nothing would tell a second one what the first wrote."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import IO

from meadhall.server.store.errors import StoreError

# PostgreSQL's name for the lock that every serving process shares on its line: nothing is restored meanwhile.
SERVED = 0x6D656164_73657276  # "meadserv"

try:
    from fcntl import LOCK_EX, LOCK_NB, flock

    def _lock(file: IO[str]) -> None:
        flock(file, LOCK_EX | LOCK_NB)

except ImportError:  # Windows
    from msvcrt import LK_NBLCK, locking  # type: ignore[attr-defined]

    def _lock(file: IO[str]) -> None:
        file.seek(1000)  # what is locked cannot be read, and others read who we are
        locking(file.fileno(), LK_NBLCK, 1)
        file.seek(0)


def serve_alone(database: Path) -> IO[str]:
    """Keep the file that is returned open: the operating system lets go of it when the process ends, however.

    The file stays behind on purpose: removing it while another process opens it would let both in.
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
    with suppress(OSError):  # only for the message above
        file.truncate()
        file.write(f"{os.getpid()}\n")
        file.flush()
    return file
