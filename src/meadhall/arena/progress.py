"""A progress bar, shown on a terminal only."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from meadhall.locale import Texts


@contextmanager
def bar(total: int, texts: Texts, errors: Console, done: int = 0) -> Iterator[Callable[[int], None]]:
    """Yield a function to call with the number of finished games."""
    if not errors.is_terminal:
        yield lambda done: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True) as progress:
        task = progress.add_task(texts("sim-progress"), total=total, completed=done)
        yield lambda done: progress.update(task, completed=done)
