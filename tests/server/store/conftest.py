"""Stores for tests, on both databases."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from meadhall.server.store import Store
from tests.server.databases import database_url, postgresql, postgresql_url, sqlite_url

__all__ = ["database_url", "postgresql", "postgresql_url", "sqlite_url", "anyio_backend", "opened", "store"]

Opened = Callable[..., Awaitable[Store]]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def opened() -> AsyncIterator[Opened]:
    """Opens stores like Store.open, and closes them after the test."""
    stores: list[Store] = []

    async def open_it(url: str, *, serve: bool = False) -> Store:
        stores.append(await Store.open(url, serve=serve))
        return stores[-1]

    yield open_it
    for store in stores:
        await store.close()


@pytest.fixture
async def store(opened: Opened, database_url: str) -> Store:
    return await opened(database_url)
