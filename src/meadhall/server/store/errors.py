"""Errors of the database, with messages for people."""

from __future__ import annotations

import psycopg
from sqlalchemy.exc import DBAPIError

WORDS = {
    "bad-url": "{url} is no database. Give a file, sqlite:///FILE or postgresql://USER@HOST/NAME.",
    "no-memory": "Tables are kept in a file: give its path, not {url}.",
    "no-folder": "The folder of {path} cannot be made: {why}.",
    "no-access": "{path} cannot be read and written: {why}.",
    "not-ours": "{path} is no database of Meadhall.",
    "no-database": "There is no database at {path}.",
    "newer": "The database was last used by a newer Meadhall (schema {found}, ours is {ours}): update ours.",
    "older": "The database was last used by an older Meadhall: start the server once, it will be updated.",
    "gone": "{path} was deleted or replaced while it was open. Put it back, or start the server again.",
    "served": "{path} is served by another process already{who}. Several processes need PostgreSQL.",
    "unreachable": "PostgreSQL cannot be reached: {why}.",
    "full": "The disk is full: nothing was stored.",
    "locked": "Another program keeps the database locked.",
    "unsure": "The line to the database broke while storing: read again to see whether it was stored.",
    "refused": "The database refused this: {why}.",
    "overloaded": "The database cannot keep up: too much is waiting to be stored.",
    "closed": "The store is closed.",
    "exists": "{path} exists already; nothing was written.",
    "same-file": "{path} is the database itself.",
    "damaged": "{path} is damaged ({why}); nothing was changed.",
    "served-now": "{name} is served: stop all servers first. Nothing was changed.",
    "not-empty": "There are {number} tables in the database. To put the backup in their place: --replace.",
    "miscounted": "Not all rows of {table} arrived. Nothing was changed.",
}

# Classes of PostgreSQL's error codes: none (no answer), connection exception, invalid authorization, no such
# database, insufficient resources, operator intervention.
CONNECTION_LOST = ("", "08", "28", "3D", "53", "57")


class StoreError(Exception):
    """An operation of the store failed. `code` and `params` can be translated; str() is English."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(WORDS[code].format(**params))
        self.code = code
        self.params = params


def as_store_error(error: Exception) -> StoreError:
    """Any database error as a StoreError: a new object each time, with the original as its cause."""
    trouble = _translated(error)
    trouble.__cause__ = error
    return trouble


def _translated(error: Exception) -> StoreError:
    if isinstance(error, StoreError):
        return StoreError(error.code, **error.params)
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    why = first_line(cause)
    if isinstance(cause, psycopg.errors.DiskFull) or "disk is full" in why:
        return StoreError("full")
    if isinstance(cause, psycopg.errors.LockNotAvailable) or "database is locked" in why:
        return StoreError("locked")
    if isinstance(cause, psycopg.OperationalError) and (cause.sqlstate or "")[:2] in CONNECTION_LOST:
        return StoreError("unreachable", why=why)
    return StoreError("refused", why=why)


def first_line(error: BaseException) -> str:
    """The first line of the message: drivers add explanations in further lines."""
    return (str(error).strip().splitlines() or [type(error).__name__])[0].rstrip(".")
