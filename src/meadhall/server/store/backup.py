"""Backups, also while the server runs: always one SQLite file, which Meadhall can open."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy import Engine

from meadhall.server.store.copying import copy_rows
from meadhall.server.store.database import Database
from meadhall.server.store.errors import StoreError, as_store_error
from meadhall.server.store.migrate import migrate, newest, revision
from meadhall.server.store.schema import metadata


def backup(url: str | os.PathLike[str], file: str | os.PathLike[str]) -> None:
    """Copy a consistent snapshot of the database at `url`. The file gets its name when it is complete."""
    source = Database(url)
    target = Path(file).absolute()
    if target.exists():
        raise StoreError("exists", path=target)
    unfinished = target.with_name(f"{target.name}.{os.getpid()}.part")
    copy = Database(unfinished)
    try:
        copy.make_file()
    except StoreError as error:  # name the requested file instead of the temporary one
        raise StoreError(error.code, **error.params | {"path": target}) from error
    try:
        (_copy_file if source.is_sqlite else _copy_rows)(source, copy)
        with closing(sqlite3.connect(unfinished)) as one:
            one.execute("PRAGMA journal_mode=DELETE")  # no -wal and -shm files
        _rename(unfinished, target)
    finally:
        for left in (unfinished, *(Path(f"{unfinished}{end}") for end in ("-wal", "-shm", "-journal"))):
            left.unlink(missing_ok=True)


def _copy_file(source: Database, copy: Database) -> None:
    """Copy pages of one snapshot. In WAL mode neither the server nor the backup waits for the other."""
    if not source.path.exists():
        raise StoreError("no-database", path=source.path)
    try:
        with (
            closing(sqlite3.connect(f"{source.path.as_uri()}?mode=rw", uri=True)) as old,
            closing(sqlite3.connect(copy.path)) as new,
        ):
            if not old.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
                raise StoreError("not-ours", path=source.path)
            old.backup(new)
    except sqlite3.Error as error:
        raise source.trouble(error) from error


def _copy_rows(source: Database, copy: Database) -> None:
    """Copy rows, in a transaction with a consistent snapshot."""
    old, new = source.readers(), copy.writer()
    try:
        _check_schema(old)
        migrate(new)
        with old.connect() as reading, new.begin() as writing:
            copy_rows(reading, writing, metadata.sorted_tables)
    except sa.exc.SQLAlchemyError as error:
        raise as_store_error(error) from error
    finally:
        old.dispose()
        new.dispose()


def _check_schema(engine: Engine) -> None:
    """A backup must not migrate the database: an older server may be running on it."""
    with engine.connect() as connection:
        if revision(connection) != newest():
            raise StoreError("older")


def _rename(unfinished: Path, target: Path) -> None:
    """Flush the file to disk, then rename it, unless a file of that name exists by now."""
    try:
        with unfinished.open("rb+") as file:
            os.fsync(file.fileno())
        try:
            os.link(unfinished, target)
        except FileExistsError:
            raise StoreError("exists", path=target) from None
        except OSError:  # a file system without hard links
            os.rename(unfinished, target)
        with suppress(OSError):  # flush the directory entry; not possible on Windows
            folder = os.open(target.parent, os.O_RDONLY)
            os.fsync(folder)
            os.close(folder)
    except OSError as error:
        raise StoreError("no-access", path=target, why=error.strerror) from error
