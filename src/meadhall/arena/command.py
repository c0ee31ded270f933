"""`meadhall simulate`."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from meadhall.arena.plan import Plan
from meadhall.arena.report import Report, as_json
from meadhall.arena.simulate import simulate
from meadhall.kernel.refusal import Refused
from meadhall.locale import Texts

STOPPED = 130


def run(
    plan: Plan, workers: int, json_file: Path | None, texts: Texts, console: Console, errors: Console
) -> int:
    """Play, show, write. What goes wrong with files or options is said in a sentence."""
    try:
        plan.rules.new(seats=plan.seats, seed=0, options=plan.read_options())
    except Refused as refused:
        errors.print(texts.refusal(refused.code, **refused.params), style="red", highlight=False)
        return 2
    try:
        if plan.records is not None:
            plan.records.mkdir(parents=True, exist_ok=True)
        if json_file is not None:
            json_file.open("a").close()  # better to know now than after an hour
        started = time.perf_counter()
        with _bar(plan, texts, errors) as progress:
            outcome = simulate(plan, workers, progress)
        seconds = max(time.perf_counter() - started, 1e-9)
        Report(console, texts).show(outcome.tally, workers, seconds)
        if json_file is not None:
            json_file.write_text(as_json(plan, outcome.tally, workers, seconds), encoding="utf-8")
    except OSError as trouble:
        why = trouble.strerror or type(trouble).__name__
        path = str(trouble.filename or json_file or plan.records)
        errors.print(texts("err-cannot-write", path=path, why=why), style="red", highlight=False)
        return 1
    if outcome.lost:
        errors.print(texts("err-worker-lost"), style="red", highlight=False)
        return 1
    return STOPPED if outcome.stopped else 0


@contextmanager
def _bar(plan: Plan, texts: Texts, errors: Console) -> Iterator[Callable[[int], None]]:
    """A progress bar, for people only."""
    if not errors.is_terminal:
        yield lambda done: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True) as bar:
        task = bar.add_task(texts("sim-progress"), total=plan.count)
        yield lambda done: bar.update(task, completed=done)
