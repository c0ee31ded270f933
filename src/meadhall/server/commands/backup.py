"""`meadhall backup`: copy a database into a file."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from meadhall.server.store import StoreError, backup


def back_up(database: str, file: Path, console: Console, errors: Console) -> int:
    try:
        backup(database, file)
    except StoreError as error:
        errors.print(str(error), style="red")
        return 1
    said = f"Everything is in {file}; `meadhall serve --database {file}` opens it."
    console.print(said, markup=False, soft_wrap=True)
    return 0
