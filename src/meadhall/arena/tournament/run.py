"""Plays the missing games of a tournament, in one process or several."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import closing
from functools import partial
from typing import Any

from meadhall.arena.processes import WorkerLost, in_processes
from meadhall.arena.tournament.game import Line, play
from meadhall.arena.tournament.ledger import Ledger
from meadhall.arena.tournament.plan import Tournament

DONE, STOPPED, LOST = "done", "stopped", "lost"


def run(ledger: Ledger[Tournament], workers: int, progress: Callable[[int], None]) -> str:
    """Play the missing games of a tournament."""
    return keep_all(ledger, partial(play, ledger.tournament), workers, progress)


def keep_all(
    ledger: Ledger[Any], work: Callable[[int], Line], workers: int, progress: Callable[[int], None]
) -> str:
    """Play and store each game as soon as it is over. Ctrl-C stops it and keeps the finished games."""
    try:
        with closing(_results(ledger, work, workers)) as lines:
            for done, line in enumerate(lines, len(ledger.played()) + 1):
                ledger.add(line)
                progress(done)
    except KeyboardInterrupt:
        return STOPPED
    except WorkerLost:
        return LOST
    return DONE


def _results(ledger: Ledger[Any], work: Callable[[int], Line], workers: int) -> Generator[Line]:
    missing = list(ledger.missing())
    if workers == 1 or len(missing) == 1:
        yield from map(work, missing)
        return
    with closing(in_processes(work, missing, workers)) as results:
        for _, line in results:
            yield line
