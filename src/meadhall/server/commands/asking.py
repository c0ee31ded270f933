"""What all commands of the host share: the database, a question, a time."""

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
    """The store of a database that is there: a command for a wrong path makes no empty one."""
    where = Database(database)
    if where.is_sqlite and not where.path.exists():
        raise StoreError("no-database", path=where.path)
    store = await Store.open(database)
    try:
        yield store
    finally:
        await store.close()


def run(database: str, work: Callable[[Store], Awaitable[int]], errors: Console) -> int:
    """The exit code. What is wrong with the database is said in plain words."""

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
    """Asked at the terminal; no terminal: no."""
    try:
        return console.input(f"{question} [y/N] ", markup=False).strip().lower() in ("y", "yes")
    except EOFError:
        return False


def day(at: int) -> str:
    """A time of the database, in UTC."""
    return datetime.datetime.fromtimestamp(at / 1000, datetime.UTC).strftime("%Y-%m-%d %H:%M")
