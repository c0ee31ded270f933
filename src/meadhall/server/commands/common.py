"""Shared by the commands: opening the database, asking for confirmation, formatting times."""

from __future__ import annotations

import asyncio
import datetime
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from rich.console import Console

from meadhall.server.store import Store, StoreError
from meadhall.server.store.database import Database

DAY_MS = 86_400_000


@asynccontextmanager
async def existing(database: str) -> AsyncIterator[Store]:
    """The store of an existing database: a wrong path must not create an empty one."""
    where = Database(database)
    if where.is_sqlite and not where.path.exists():
        raise StoreError("no-database", path=where.path)
    store = await Store.open(database)
    try:
        yield store
    finally:
        await store.close()


def run(database: str, work: Callable[[Store], Awaitable[int]], errors: Console) -> int:
    """Run `work` with the store; returns the exit code. A StoreError is printed."""

    async def whole() -> int:
        async with existing(database) as store:
            return await work(store)

    try:
        return asyncio.run(whole())
    except StoreError as error:
        return fail(errors, str(error))


def say(console: Console, text: str) -> None:
    console.print(text, markup=False, emoji=False, soft_wrap=True)


def fail(errors: Console, text: str) -> int:
    errors.print(text, style="red", soft_wrap=True)
    return 1


def sure(question: str, console: Console) -> bool:
    """Ask for confirmation; False if there is no input."""
    try:
        return console.input(f"{question} [y/N] ", markup=False).strip().lower() in ("y", "yes")
    except EOFError:
        return False


def day(at: int) -> str:
    """A stored time as text, in UTC."""
    return datetime.datetime.fromtimestamp(at / 1000, datetime.UTC).strftime("%Y-%m-%d %H:%M")
