"""Runs a plan in one process or in several, with the same result for the same seed."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial

from meadhall.arena.games import play_game, play_games
from meadhall.arena.plan import Plan
from meadhall.arena.processes import WorkerLost, in_processes
from meadhall.arena.tally import Tally

Progress = Callable[[int], None]


@dataclass
class Outcome:
    """The results of the first games of a plan: all of them unless it was stopped."""

    tally: Tally
    stopped: bool = False
    lost: bool = False  # a worker process died
    started: float = field(default_factory=time.perf_counter)
    seconds: float = 1e-9  # until the last game that is counted

    def add(self, tally: Tally) -> None:
        self.tally.add(tally)
        self.seconds = max(time.perf_counter() - self.started, 1e-9)


def simulate(plan: Plan, workers: int, progress: Progress) -> Outcome:
    """Play the plan. Ctrl-C stops it and returns the games finished so far."""
    outcome = Outcome(Tally(plan.seats, plan.game))
    try:
        if workers == 1 or plan.count <= plan.task:
            _here(plan, outcome, progress)
        else:
            _in_processes(plan, workers, outcome, progress)
    except KeyboardInterrupt:
        outcome.stopped = True
    except WorkerLost:
        outcome.stopped = outcome.lost = True
    return outcome


def _here(plan: Plan, outcome: Outcome, progress: Progress) -> None:
    uses, options = plan.counting.uses(plan.rules), plan.read_options()
    for index in range(plan.count):
        outcome.add(play_game(plan, index, uses, options))
        progress(outcome.tally.games)


def _in_processes(plan: Plan, workers: int, outcome: Outcome, progress: Progress) -> None:
    done: dict[int, tuple[int, Tally]] = {}  # by their first game, until those before are done too
    counted = 0
    with closing(in_processes(partial(_play, plan), plan.tasks(), workers)) as results:
        for (start, stop), tally in results:
            done[start] = (stop, tally)
            # In order and without gaps, so that always the first games of the plan are counted.
            while counted in done:
                counted, tally = done.pop(counted)
                outcome.add(tally)
            progress(outcome.tally.games)


def _play(plan: Plan, task: tuple[int, int]) -> Tally:
    return play_games(plan, *task)
