"""Play a plan in one process or in several: the same seed gives the same result either way."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice

from meadhall.arena.games import card_uses, play_game, play_games
from meadhall.arena.plan import TASK, Plan
from meadhall.arena.tally import Tally

Progress = Callable[[int], None]


@dataclass
class Outcome:
    """The first so many games of a plan: all of them unless somebody stopped it."""

    tally: Tally
    stopped: bool = False
    lost: bool = False  # a process died under us


def simulate(plan: Plan, workers: int, progress: Progress) -> Outcome:
    """Play the plan. Ctrl-C stops it, with the games done so far."""
    if workers == 1 or plan.count <= TASK:
        return _here(plan, progress)
    return _in_processes(plan, workers, progress)


def _here(plan: Plan, progress: Progress) -> Outcome:
    outcome = Outcome(Tally(plan.seats))
    uses, options = card_uses(plan.rules), plan.read_options()
    try:
        for index in range(plan.count):
            one = play_game(plan, index, uses, options)
            outcome.tally.add(one)
            progress(outcome.tally.games)
    except KeyboardInterrupt:
        outcome.stopped = True
    return outcome


def _in_processes(plan: Plan, workers: int, progress: Progress) -> Outcome:
    outcome = Outcome(Tally(plan.seats))
    tasks = enumerate(plan.tasks())
    running: dict[Future[Tally], int] = {}
    done: dict[int, Tally] = {}  # by number of task, until those before it are done too
    counted = 0
    pool = ProcessPoolExecutor(
        workers,
        mp_context=multiprocessing.get_context("spawn"),
        initializer=_leave_interrupts_to_the_parent,
    )
    try:
        while True:
            for number, (start, stop) in islice(tasks, workers * 2 - len(running)):
                running[pool.submit(play_games, plan, start, stop)] = number
            if not running:
                break
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                done[running[future]] = future.result()
                del running[future]
            # In order and without holes: what is counted is always the first so many games.
            while counted in done:
                outcome.tally.add(done.pop(counted))
                counted += 1
            progress(outcome.tally.games)
    except KeyboardInterrupt:
        outcome.stopped = True
    except BrokenProcessPool:
        outcome.stopped = outcome.lost = True
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
    return outcome


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
