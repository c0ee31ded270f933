"""A progress bar for each long piece of work."""

from __future__ import annotations

from collections.abc import Callable

from rich.progress import Progress


def ticks(bar: Progress, what: str, total: int) -> Callable[[], None]:
    """Shows the work; to be called when one more piece of it is done."""
    task = bar.add_task(what, total=total)
    return lambda: bar.advance(task)
