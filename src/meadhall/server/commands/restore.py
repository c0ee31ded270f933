"""`meadhall restore`: restore a backup into a database."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from meadhall.server.commands.common import fail, say, sure
from meadhall.server.store import StoreError, restore
from meadhall.server.store.database import Database


def restore_backup(
    file: Path, database: str, *, replace: bool, yes: bool, console: Console, errors: Console
) -> int:
    try:
        name = Database(database).name
        if replace and not yes and not sure(f"Replace everything in {name} by {file}?", console):
            return fail(errors, "Nothing was changed.")
        counts = restore(file, database, replace=replace)
    except StoreError as error:
        return fail(errors, str(error))
    say(console, f"{counts['tables']} tables with {counts['moves']} moves are in {name} now.")
    say(console, f"To see whether all of them can be played: meadhall check-store --database {name}")
    return 0
