"""Shared fixtures: a real server process, started once for many tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import TRUST, Server, serving
from tests.server.short_timeouts import FLAGS

PROXY = ("--proxy", "127.0.0.0/8")  # a test may pretend to come from anywhere (X-Forwarded-For)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that tests share: they only use tables they have created."""
    with serving(tmp_path_factory.mktemp("house") / "tables.db", *TRUST, *PROXY) as server:
        yield server


@pytest.fixture(scope="session")
def impatient_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with short timeouts."""
    with serving(tmp_path_factory.mktemp("impatient") / "tables.db", *TRUST, *FLAGS) as server:
        yield server


# In `make check`, besides what needs no process at all: one look at whole tables.
QUICK = {"test_tables.py", "test_honest_types.py", "test_api_document.py"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Most tests here start processes, databases or browsers: they run in `make test`."""
    here = Path(__file__).parent
    for item in items:
        beside = item.path.parent == here and item.path.name not in QUICK
        fixtures = getattr(item, "fixturenames", ())
        if beside or (
            here in item.path.parents and ("postgresql" in item.nodeid or "postgresql" in fixtures)
        ):
            item.add_marker(pytest.mark.slow)
