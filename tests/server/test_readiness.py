"""/ready: it writes to the database, reports errors, and recovers with the database."""

from __future__ import annotations

import asyncio
import resource
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import psutil
import pytest

from tests.server.browser import ME, THRALL, Browser
from tests.server.client import Json, run
from tests.server.databases import Postgresql, postgresql, postgresql_url
from tests.server.running import Server, serving

__all__ = ["postgresql", "postgresql_url"]  # fixtures

pytestmark = pytest.mark.slow
PATIENCE = 60.0  # only bounds a hang


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("ready") / "tables.db") as running:
        yield running


async def until(browser: Browser, status: int, *whys: str) -> Json:
    """What /ready says once it has this status, and one of these reasons."""
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await browser.web.get("/ready")
            said: Json = answer.json()
            if answer.status_code == status and (not whys or said["params"]["why"] in whys):
                return said
            await asyncio.sleep(0.1)


def through(server: Server, trouble: Callable[[], object], mend: Callable[[], object], *whys: str) -> None:
    """Well, not well for one of these reasons, well again. Meanwhile the process answers and stores none."""

    async def look() -> None:
        browser = Browser(server)
        assert (await until(browser, 200))["stuck"] == 0
        await asyncio.to_thread(trouble)
        try:
            said = await until(browser, 503, *whys)
            assert said["code"] == "not_ready"
            assert (await browser.get("/health"))["status"] == "ok"
            request = {"game": "bloodrage", "seats": [ME, THRALL]}
            assert (await browser.refused("/api/tables", request))[0] == 503
        finally:
            await asyncio.to_thread(mend)
        await until(browser, 200)
        await browser.make(ME, THRALL)

    run(look())


def test_a_full_disk(server: Server) -> None:
    """As full as it can be made without a disk of its own: no file of the server may grow. SQLite calls that
    an error of the disk."""
    process = psutil.Process(server.process.pid)
    no_limit = resource.RLIM_INFINITY

    def full() -> None:
        process.rlimit(psutil.RLIMIT_FSIZE, (1, no_limit))

    through(
        server, full, lambda: process.rlimit(psutil.RLIMIT_FSIZE, (no_limit, no_limit)), "full", "refused"
    )


def test_another_program_holds_the_lock(server: Server) -> None:
    async def look() -> None:
        browser = Browser(server)
        with closing(sqlite3.connect(server.database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            await until(browser, 503, "locked")
            other.execute("ROLLBACK")
        await until(browser, 200)

    run(look())


def test_the_file_was_moved_away(server: Server) -> None:
    away = Path(f"{server.database}.away")
    path = Path(server.database)
    through(server, lambda: path.rename(away), lambda: away.rename(path), "gone")


def test_the_file_was_replaced(server: Server) -> None:
    """What was stored from then on would be in no file; so nothing is."""
    path, away = Path(server.database), Path(f"{server.database}.away")

    def replace() -> None:
        path.rename(away)
        shutil.copy(away, path)

    through(server, replace, lambda: away.replace(path), "gone")


def test_postgresql_is_away(postgresql: Postgresql, postgresql_url: str) -> None:
    server = Server(postgresql_url)
    try:
        through(server, postgresql.stop, postgresql.start, "unreachable")
    finally:
        server.stop()
    assert "Traceback" not in server.log and "traceback" not in server.log, server.log
