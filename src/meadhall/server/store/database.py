"""The address of a database, and how to connect to it."""

from __future__ import annotations

import os
import re
import sqlite3
import time
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from meadhall.server.store.errors import StoreError, as_store_error

READERS = 4
# Milliseconds. A process that is suspended in the middle of a transaction must not block others for ever.
BUSY = 5_000
IDLE_IN_TRANSACTION = 10_000
LOOK_SECONDS = 0.5  # between checks of the SQLite file
POSTGRESQL = {
    "connect_timeout": 5,
    "application_name": "meadhall",
    "options": f"-c lock_timeout={BUSY} -c idle_in_transaction_session_timeout={IDLE_IN_TRANSACTION}",
    # A dead connection is detected after half a minute.
    "keepalives_idle": 15,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}


class Database:
    """A parsed database address. Nothing is opened by the constructor."""

    def __init__(self, address: str | os.PathLike[str]) -> None:
        self.url = _url(os.fspath(address))
        self.is_sqlite = self.url.drivername == "sqlite"
        # The SQLite file; not used for PostgreSQL.
        self.path = Path(self.url.database or "").absolute()
        self._file: tuple[int, int] | None = None
        self._looked_at = float("-inf")
        if self.is_sqlite:  # an absolute path, independent of the working directory
            self.url = self.url.set(database=str(self.path))

    @property
    def name(self) -> str:
        """For messages to people: without the password."""
        return str(self.path) if self.is_sqlite else self.url.render_as_string(hide_password=True)

    def make_file(self) -> None:
        """Create the SQLite file and its folder, readable only by the owner: it holds seeds."""
        if not self.is_sqlite:
            return
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError("no-folder", path=self.path, why=error.strerror) from error
        try:
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
            # SQLite creates two more files in the folder.
            if not os.access(self.path.parent, os.W_OK):
                raise PermissionError(13, "Permission denied")
        except OSError as error:
            raise StoreError("no-access", path=self.path, why=error.strerror) from error

    def remember_file(self) -> None:
        """Remember which file is open, for `check_file`."""
        self._file = self._file_now()

    def check_file(self) -> None:
        """Raises StoreError if the SQLite file was deleted or replaced: then writes would be lost.

        Checked at most every LOOK_SECONDS: a system call may cost the writer milliseconds.
        """
        now = time.monotonic()
        if self._file is None or now < self._looked_at + LOOK_SECONDS:
            return
        if self._file_now() != self._file:
            raise StoreError("gone", path=self.path)
        self._looked_at = now

    def _file_now(self) -> tuple[int, int] | None:
        if not self.is_sqlite:
            return None
        try:
            found = self.path.stat()
        except OSError:
            return (0, 0)
        return found.st_dev, found.st_ino

    def trouble(self, error: Exception) -> StoreError:
        """The StoreError for an error while opening the database."""
        trouble = as_store_error(error)
        if self.is_sqlite and trouble.code == "refused":
            if "file is not a database" in str(error) or "already exists" in str(error):
                return StoreError("not-ours", path=self.path)
            return StoreError("no-access", path=self.path, why=trouble.params["why"])
        return trouble

    def writer(self) -> Engine:
        """For one thread. SQLite's transactions begin with the write lock, so that none fails half way."""
        if not self.is_sqlite:
            return create_engine(
                self.url, connect_args=self.postgresql(), pool_pre_ping=True, pool_size=1, max_overflow=0
            )
        engine = create_engine(self.url, pool_size=1, max_overflow=0)
        _sqlite(engine, "BEGIN IMMEDIATE", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
        return engine

    def readers(self) -> Engine:
        """For READERS threads. Each transaction reads a consistent snapshot."""
        if not self.is_sqlite:
            return create_engine(
                self.url,
                connect_args=self.postgresql(),
                isolation_level="REPEATABLE READ",
                pool_pre_ping=True,
                pool_size=READERS,
                max_overflow=0,
            )
        engine = create_engine(self.url, pool_size=READERS, max_overflow=0)
        _sqlite(engine, "BEGIN", "query_only=ON")
        return engine

    def postgresql(self) -> dict[str, Any]:
        """Connection parameters that the address does not set."""
        return {name: value for name, value in POSTGRESQL.items() if name not in self.url.query}

    def connect_args(self) -> dict[str, Any]:
        """All connection parameters, for connections outside the pools: locks and notifications."""
        _, given = self.url.get_dialect()().create_connect_args(self.url)
        return {**self.postgresql(), **given}


def _url(address: str) -> URL:
    """A plain path is a SQLite file."""
    if not re.match(r"[a-z0-9+]+://|sqlite:|postgres(ql)?:", address):
        if not address or "\0" in address:
            raise StoreError("bad-url", url=repr(address))
        return URL.create("sqlite", database=address)
    try:
        url = make_url(address)
    except (ArgumentError, ValueError) as error:  # its message may contain the password
        raise StoreError("bad-url", url=_without_password(address)) from error
    backend = url.drivername.partition("+")[0]
    if backend in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+psycopg")
    if backend != "sqlite" or url.host or url.query:
        raise StoreError("bad-url", url=url.render_as_string(hide_password=True))
    if not url.database or url.database.startswith((":memory:", "file:")):
        raise StoreError("no-memory", url=address)
    return url.set(drivername="sqlite")


def _without_password(address: str) -> str:
    return re.sub(r"//.*@", "//…@", address)


def _sqlite(engine: Engine, begin: str, *pragmas: str) -> None:
    """Begin transactions explicitly: Python's driver begins them late, and not at all for DDL."""

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: object) -> None:
        connection.isolation_level = None
        for pragma in (f"busy_timeout={BUSY}", *pragmas):
            _set(connection, pragma)

    @event.listens_for(engine, "begin")
    def start(connection: Any) -> None:
        connection.exec_driver_sql(begin)


def _set(connection: sqlite3.Connection, pragma: str) -> None:
    """Retry while the database is busy: changing the journal mode ignores SQLite's busy timeout."""
    until = time.monotonic() + BUSY / 1000
    while True:
        try:
            connection.execute(f"PRAGMA {pragma}")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
        time.sleep(0.01)
