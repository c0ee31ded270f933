"""Play a plan in one process or in several: the same seed gives the same result either way."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import resource_tracker

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
    started: float = field(default_factory=time.perf_counter)
    seconds: float = 1e-9  # until the last game counted: what was played in vain after it is no part of it

    def add(self, tally: Tally) -> None:
        self.tally.add(tally)
        self.seconds = max(time.perf_counter() - self.started, 1e-9)


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
            outcome.add(play_game(plan, index, uses, options))
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
                with _interrupts_later():
                    future = pool.submit(play_games, plan, start, stop)
                running[future] = number
            if not running:
                break
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                done[running[future]] = future.result()
                del running[future]
            # In order and without holes: what is counted is always the first so many games.
            while counted in done:
                outcome.add(done.pop(counted))
                counted += 1
            progress(outcome.tally.games)
    except KeyboardInterrupt:
        outcome.stopped = True
    except BrokenProcessPool:
        outcome.stopped = outcome.lost = True
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
    return outcome


@contextmanager
def _interrupts_later() -> Iterator[None]:
    """Ctrl-C waits, and a process started meanwhile never hears it: not even before it runs code of ours."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    resource_tracker.ensure_running()  # or it would be started meanwhile, and let all signals in again
    usual = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, usual)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
