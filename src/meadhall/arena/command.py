"""`meadhall simulate`."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from meadhall.arena.content import texts_for
from meadhall.arena.plan import Plan
from meadhall.arena.progress import bar
from meadhall.arena.report import Report, as_json
from meadhall.arena.simulate import simulate
from meadhall.bots import BadBot
from meadhall.kernel.packs import PackChanged
from meadhall.locale import Texts

STOPPED = 130


def run(
    plan: Plan, workers: int, json_file: Path | None, texts: Texts, console: Console, errors: Console
) -> int:
    """Play, show, write. What goes wrong with files is said in a sentence."""
    texts = texts_for(texts, plan.game, plan.pack)
    try:
        if plan.records is not None:
            plan.records.mkdir(parents=True, exist_ok=True)
            if any(plan.records.iterdir()):  # records of two runs in one folder could not be told apart
                errors.print(texts("err-records-not-empty", path=str(plan.records)), style="red")
                return 1
        if json_file is not None:
            json_file.open("a").close()  # fail early if the file cannot be written
        with bar(plan.count, texts, errors) as progress:
            outcome = simulate(plan, workers, progress)
        report = Report(console, texts, plan.counting)
        if outcome.stopped:
            report.stopped(outcome.tally, plan.count)
        report.show(outcome.tally, workers, outcome.seconds)
        if json_file is not None:
            json_file.write_text(as_json(plan, outcome.tally, workers, outcome.seconds), encoding="utf-8")
    except BadBot as trouble:  # the name was accepted, but a worker could not create the bot
        errors.print(texts("arena-err-bot", why=str(trouble)), style="red")
        return 1
    except PackChanged as trouble:
        errors.print(texts("err-pack-lost", path=trouble.folder), style="red")
        return 1
    except OSError as trouble:
        why = trouble.strerror or type(trouble).__name__
        path = str(trouble.filename or json_file or plan.records)
        errors.print(texts("err-cannot-write", path=path, why=why), style="red")
        return 1
    if outcome.lost:
        errors.print(texts("err-worker-lost"), style="red")
        return 1
    return STOPPED if outcome.stopped else 0
