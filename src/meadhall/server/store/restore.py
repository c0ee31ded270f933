"""Restores a backup into a SQLite or PostgreSQL database, in one transaction."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy import Connection

from meadhall.server.store.copying import copy_rows
from meadhall.server.store.database import Database
from meadhall.server.store.errors import StoreError
from meadhall.server.store.migrate import lock, migrate, upgrade
from meadhall.server.store.schema import bans, chat, metadata, presence, tables
from meadhall.server.store.serving import SERVED, serve_alone

# Presence belongs to the processes that ran at the time of the backup.
RESTORED = [table for table in metadata.sorted_tables if table is not presence]
NUMBERED = (chat, bans)  # tables whose ids the database assigns


def restore(
    file: str | os.PathLike[str], url: str | os.PathLike[str], *, replace: bool = False
) -> dict[str, int]:
    """Returns the number of rows of each table. The file is not changed.

    The database must be empty, or with `replace` its content is replaced. No server may run on it.
    """
    source, target = Path(file).absolute(), Database(url)
    if target.is_sqlite and target.path.exists() and source.exists() and source.samefile(target.path):
        raise StoreError("same-file", path=source)
    with tempfile.TemporaryDirectory(prefix="meadhall-restore-") as folder:
        copy = Database(Path(folder) / "copy.db")
        _copy(source, copy)
        with _unserved(target):
            return _fill(copy, target, replace)


def _copy(source: Path, copy: Database) -> None:
    """Copy, check and migrate the backup; StoreError if it is not a valid one."""
    if not source.exists():
        raise StoreError("no-database", path=source)
    try:
        with (
            closing(sqlite3.connect(f"{source.as_uri()}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(copy.path)) as new,
        ):
            if not old.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
                raise StoreError("not-ours", path=source)
            old.backup(new)
            wrong = new.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if wrong != "ok":
                raise StoreError("damaged", path=source, why=wrong)
            if new.execute("PRAGMA foreign_key_check").fetchone():
                raise StoreError("damaged", path=source, why="rows of a table that is not there")
    except sqlite3.OperationalError as error:
        raise StoreError("no-access", path=source, why=error) from error
    except sqlite3.DatabaseError as error:
        code = "not-ours" if "file is not a database" in str(error) else "damaged"
        raise StoreError(code, path=source, why=error) from error
    engine = copy.writer()
    try:
        migrate(engine)
    except sa.exc.SQLAlchemyError as error:
        raise StoreError("damaged", path=source, why=error) from error
    finally:
        engine.dispose()


@contextmanager
def _unserved(target: Database) -> Iterator[None]:
    """Keeps servers off a SQLite file. A newly created file is removed after an error."""
    if not target.is_sqlite:
        yield
        return
    new = not target.path.exists()
    target.make_file()
    try:
        with serve_alone(target.path):
            yield
    except BaseException:
        if new:
            for left in (target.path, *(Path(f"{target.path}{end}") for end in ("-wal", "-shm", ".lock"))):
                left.unlink(missing_ok=True)
        raise


def _fill(copy: Database, target: Database, replace: bool) -> dict[str, int]:
    old, new = copy.readers(), target.writer()
    try:
        with old.connect() as reading, new.begin() as writing:
            if not target.is_sqlite:
                _keep_servers_out(writing, target)
            upgrade(writing)
            _empty(writing, replace)
            counts = copy_rows(reading, writing, RESTORED)
            for table, count in counts.items():
                if _count(writing, metadata.tables[table]) != count:
                    raise StoreError("miscounted", table=table)
            for numbered in NUMBERED:
                _go_on_counting(reading, writing, numbered.name)
        return counts
    except sa.exc.SQLAlchemyError as error:
        raise target.trouble(error) from error
    finally:
        old.dispose()
        new.dispose()


def _keep_servers_out(writing: Connection, target: Database) -> None:
    """Servers that start now wait for the end of this transaction; StoreError if one is running."""
    lock(writing)
    free = writing.execute(sa.text("SELECT pg_try_advisory_xact_lock(:served)"), {"served": SERVED})
    if not free.scalar_one():
        raise StoreError("served-now", name=target.name)
    # The transaction is idle while rows are read from the copy.
    writing.execute(sa.text("SET LOCAL idle_in_transaction_session_timeout = 0"))


def _empty(writing: Connection, replace: bool) -> None:
    there = _count(writing, tables)
    if there and not replace:
        raise StoreError("not-empty", number=there)
    for table in reversed(metadata.sorted_tables):
        writing.execute(table.delete())


def _count(connection: Connection, table: sa.Table) -> int:
    return connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()


def _go_on_counting(reading: Connection, writing: Connection, table: str) -> None:
    """Continue the sequence of ids of the backup, whose newest rows may have been deleted."""
    asked = "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = ?"
    last = reading.exec_driver_sql(asked, (table,)).scalar_one()
    if writing.dialect.name == "sqlite":
        writing.exec_driver_sql("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
        writing.exec_driver_sql("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, last))
    else:
        sequence = sa.text("SELECT setval(pg_get_serial_sequence(:table, 'id'), :next, false)")
        writing.execute(sequence, {"table": table, "next": last + 1})
