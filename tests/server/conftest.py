"""One house for many tests: a real server process, started once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import TRUST, Server, serving

PROXY = ("--proxy", "127.0.0.0/8")  # a test may pretend to come from anywhere (X-Forwarded-For)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Tests share it, so they look only at tables they made."""
    with serving(tmp_path_factory.mktemp("house") / "tables.db", *TRUST, *PROXY) as server:
        yield server
