"""Migrates a database to the current schema. If several processes start at once, one of them does it."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from meadhall.server.store.errors import StoreError

LOCK = 0x6D656164_68616C6C  # "meadhall", as PostgreSQL names locks


def migrate(engine: Engine) -> None:
    """Migrate in one transaction: if it fails, the database is unchanged."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            lock(connection)
        upgrade(connection)


def lock(connection: Connection) -> None:
    """On PostgreSQL: hold a lock until the end of the transaction. Other processes wait for it, up to 10
    minutes."""
    connection.execute(text("SET LOCAL lock_timeout = '10min'"))
    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def upgrade(connection: Connection) -> None:
    """Migrate in the current transaction."""
    if revision(connection) != newest():
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def revision(connection: Connection) -> str | None:
    """The revision of the database, None for an empty one; StoreError if it is unknown."""
    found = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in _scripts().walk_revisions()}
    if found is not None and found not in known:
        raise StoreError("newer", found=found, ours=newest())
    return found


def newest() -> str:
    """The revision that this version needs."""
    return str(_scripts().get_current_head())


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _config() -> Config:
    config = Config()
    # A per cent sign in the path would be interpreted as a variable.
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config
