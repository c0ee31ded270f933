"""Measures the server under load: `make bench-server` runs this. See docs/architecture.md for the numbers.

The server runs in its own process, the load generator in this one. Measurements:
  human  1,000 tables, four connected seats each, one move per table every 2.5 s on average (each seat once in
         10 s); the delay until the others see it; the memory of a table and of a socket.
  limit  250 tables, four watchers each; the rate of moves is increased until p95 exceeds 100 ms.
  flat   with --tables N: N tables of bots one after another; the memory must not grow.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path

import uvloop
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from benchmarks.server.human import human
from benchmarks.server.launch import FAST, How
from benchmarks.server.limit import limit
from benchmarks.server.machine import about, be_nice, raise_open_files, yardstick_ms
from benchmarks.server.memory import flat
from benchmarks.server.report import Report

FILES_BESIDE_SOCKETS = 200


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    options = argparse.ArgumentParser(
        prog="benchmarks.server", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--only", choices=["human", "limit"], help="one of the two (default: both)")
    options.add_argument(
        "--tables", type=int, metavar="N", help="measure flat instead: so many tables of bots"
    )
    options.add_argument(
        "--human-tables", type=int, default=1000, help="tables of human (default: %(default)s)"
    )
    options.add_argument(
        "--limit-tables", type=int, default=250, help="tables of limit (default: %(default)s)"
    )
    options.add_argument("--seconds", type=float, default=60, help="of human (default: %(default)s)")
    options.add_argument(
        "--step", type=float, default=8, help="seconds of a step of limit (default: %(default)s)"
    )
    options.add_argument(
        "--forward", type=int, default=150, help="moves that games are ahead at most (default: %(default)s)"
    )
    options.add_argument("--quick", action="store_true", help="50 tables, 10 s: does it work at all?")
    form = options.add_mutually_exclusive_group()
    form.add_argument(
        "--fast", type=Path, metavar="PATH", help="a compiled form (default: build/fast, if there)"
    )
    form.add_argument("--pure", action="store_true", help="the sources, though there is a compiled form")
    options.add_argument("--profile", type=Path, metavar="FILE", help="cProfile of the server into FILE")
    options.add_argument("--nice", type=int, default=0, help="of server and generator; below 0 needs root")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--json", type=Path, metavar="FILE", help="write every number to FILE")
    options.add_argument("--gate", action="store_true", help="exit 1 when a goal is missed")
    given = options.parse_args(words)
    if given.quick:
        given.human_tables, given.limit_tables, given.seconds, given.step, given.forward = 50, 50, 10, 2, 20
        given.only = given.only or "human"
    return given


async def run(given: argparse.Namespace, how: How, report: Report, bar: Progress) -> list[str]:
    """Fill the report; returns unexpected lines of the server's log."""
    if given.tables:
        flatness, trouble = await flat(how, given.tables, given.seed, bar)
        report.flat(flatness)
        return trouble
    trouble = []
    if given.only != "limit":
        window, memory, logged = await human(
            how, given.human_tables, given.seconds, given.forward, given.seed, bar
        )
        report.human(window, memory, given.human_tables)
        trouble += logged
    if given.only != "human":
        steps, logged = await limit(how, given.limit_tables, given.step, given.forward, given.seed, bar)
        report.limit(steps, given.limit_tables)
        trouble += logged
    return trouble


def main() -> int:
    given = arguments()
    errors = Console(stderr=True)
    files = raise_open_files()
    if not given.tables and files < 4 * given.human_tables + FILES_BESIDE_SOCKETS:
        errors.print(f"Only {files} files may be open at once: too few for {4 * given.human_tables} sockets.")
        return 2
    if given.nice:
        be_nice(given.nice)
    path = None if given.pure else given.fast or (FAST if FAST.exists() else None)
    how = How(None if path is None else path.resolve(), given.profile)
    report = Report(how.form(), about(Path(tempfile.gettempdir())))
    if given.nice:
        report.notes.append(f"server and generator ran with nice {given.nice}")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=errors, transient=True) as bar:
        trouble = uvloop.run(run(given, how, report, bar))
    report.weigh(yardstick_ms())
    if trouble:
        report.notes.append(f"the server logged {len(trouble)} errors, the first: {trouble[0]}")
    print(report.text())
    if given.json:
        given.json.write_text(
            json.dumps(report.document(), indent=2, ensure_ascii=False) + "\n", encoding="utf-8"
        )
    missed = any(not row.met() for row in report.rows)
    return 1 if trouble or (given.gate and missed) else 0


if __name__ == "__main__":
    sys.exit(main())
