"""`meadhall check-store`: find tables that cannot be played, and print what is wrong and what would open them
again."""

from __future__ import annotations

import asyncio

from rich.console import Console
from rich.progress import Progress

from meadhall.server.commands.common import say
from meadhall.server.commands.findings import BAD_ID, FITS_AGAIN, Finding, finding, not_stored
from meadhall.server.store import Store, StoreError
from meadhall.server.store.database import Database
from meadhall.server.tables.live_game import Misfit
from meadhall.server.tables.loading import load_table

READ_ONLY = """\
Such a table is shown but cannot be changed, and all others are played as ever. Make a backup before anything
is repaired by hand. When the server starts, it tries every such table again, and those that fit go on."""


def check_store(database: str, console: Console, errors: Console) -> int:
    """Replay every table, and print those that cannot be played, with the reason and the remedy."""
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
                bad, good = (bad + 1, good) if wrong and not wrong.fits else (bad, good + 1)
                if wrong:
                    say(console, f"{table_id}: {wrong.found}.\n    To open it again: {wrong.remedy}.")
    finally:
        await store.close()
    console.print(f"{good + bad} tables, {bad} that cannot be played.")
    if bad:
        say(console, READ_ONLY)
    return 1 if bad else 0


async def _wrong(store: Store, table_id: str) -> Finding | None:
    """What to print about a table; None: nothing."""
    try:
        found = await store.load(table_id)
    except StoreError as error:
        if error.code != "refused":
            raise
        return not_stored(str(error))
    if found is None:  # deleted meanwhile, or its id is not UTF-8 and cannot be looked up
        return BAD_ID if "\ufffd" in table_id else None
    try:
        await asyncio.to_thread(load_table, *found)
    except Misfit as misfit:
        return finding(misfit, found[0])
    return FITS_AGAIN if found[0].status == "stuck" else None
