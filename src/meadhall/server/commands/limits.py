"""`meadhall limits`: every limit, its value and its reason."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from meadhall.server.limit_flags import listed, written


def list_limits(console: Console) -> int:
    grid = Grid("limit", "default", "reason", caption="Set one with: meadhall serve --limit NAME=VALUE")
    for column in grid.columns[:2]:
        column.no_wrap = True
    for limit in listed():
        fixed = " It is part of the types of messages and cannot be set." if limit.fixed else ""
        grid.add_row(limit.name, written(limit.name, limit.value), Text(limit.reason + fixed))
    console.print(grid)
    return 0
