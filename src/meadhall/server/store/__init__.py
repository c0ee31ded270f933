"""The store: the only thing that touches the database."""

from meadhall.server.store.backup import backup
from meadhall.server.store.errors import StoreError
from meadhall.server.store.restore import restore
from meadhall.server.store.rows import Ban, Counts, Line, Move, Seat, Table, TableChange, Wake
from meadhall.server.store.store import Store

__all__ = [
    "Store",
    "StoreError",
    "Table",
    "Seat",
    "Move",
    "Line",
    "TableChange",
    "Wake",
    "Counts",
    "Ban",
    "backup",
    "restore",
]
