"""`meadhall check-store`: find tables that cannot be played, and print what is wrong with them."""

from __future__ import annotations

import asyncio

from rich.console import Console
from rich.progress import Progress

from meadhall.server.store import Store, StoreError
from meadhall.server.store.database import Database
from meadhall.server.tables.live_game import Misfit
from meadhall.server.tables.loading import describe, load_table

WHAT_TO_DO = """\
Such a table is kept read-only, and the others are played as ever. What can be done:
  put a backup of the database in its place, from before the damage;
  or mend the row by hand: when the server starts again, the table goes on;
  or delete the table: meadhall tables delete ID"""
FITS_AGAIN = "stuck, but it fits again: it goes on when the server starts next"


def check_store(database: str, console: Console, errors: Console) -> int:
    """Replay every table, and print those that cannot be played, with the reason."""
    try:
        return asyncio.run(_check_all(database, console, errors))
    except StoreError as error:
        errors.print(str(error), style="red")
        return 1


async def _check_all(database: str, console: Console, errors: Console) -> int:
    where = Database(database)
    if where.is_sqlite and not where.path.exists():  # opening it would create an empty one
        raise StoreError("no-database", path=where.path)
    store = await Store.open(database)
    good = bad = 0
    try:
        total = await store.count_tables()
        with Progress(console=errors, transient=True) as bar:
            task = bar.add_task("tables", total=total)
            async for table_id in store.all_ids():
                bar.advance(task)
                wrong = await _wrong(store, table_id)
                bad, good = (bad + 1, good) if wrong and wrong != FITS_AGAIN else (bad, good + 1)
                if wrong:
                    console.print(f"{table_id}: {wrong}.", markup=False, soft_wrap=True)
    finally:
        await store.close()
    console.print(f"{good + bad} tables, {bad} that cannot be played.")
    if bad:
        console.print(WHAT_TO_DO, markup=False, soft_wrap=True)
    return 1 if bad else 0


async def _wrong(store: Store, table_id: str) -> str | None:
    """What to print about a table; None: nothing."""
    try:
        found = await store.load(table_id)
        if found is None:  # deleted meanwhile, or its id is not UTF-8 and cannot be looked up
            return "its id cannot be read" if "\ufffd" in table_id else None
        await asyncio.to_thread(load_table, *found)
    except Misfit as misfit:
        return describe(misfit)
    except StoreError as error:
        if error.code != "refused":
            raise
        return str(error).rstrip(".")
    return FITS_AGAIN if found[0].status == "stuck" else None
