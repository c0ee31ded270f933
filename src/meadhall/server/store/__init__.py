"""The store: all access to the database is in this package."""

from meadhall.server.store.backup import backup
from meadhall.server.store.errors import StoreError
from meadhall.server.store.restore import restore
from meadhall.server.store.rows import Ban, ChatMessage, Counts, Move, Notification, Seat, Table, TableChange
from meadhall.server.store.store import Store

__all__ = [
    "Store",
    "StoreError",
    "Table",
    "Seat",
    "Move",
    "ChatMessage",
    "TableChange",
    "Notification",
    "Counts",
    "Ban",
    "backup",
    "restore",
]
