"""Play a plan in one process or in several: the same seed gives the same result either way."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass

from meadhall.arena.games import card_uses, play_game, play_games
from meadhall.arena.plan import Plan
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
    tasks = plan.tasks(workers)
    if workers == 1 or len(tasks) == 1:
        return _here(plan, progress)
    return _in_processes(plan, tasks, workers, progress)


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


def _in_processes(plan: Plan, tasks: list[tuple[int, int]], workers: int, progress: Progress) -> Outcome:
    outcome = Outcome(Tally(plan.seats))
    done: dict[int, Tally] = {}
    pool = ProcessPoolExecutor(
        min(workers, len(tasks)),
        mp_context=multiprocessing.get_context("spawn"),
        initializer=_leave_interrupts_to_the_parent,
    )
    futures: dict[Future[Tally], int] = {}
    try:
        for number, (start, stop) in enumerate(tasks):
            futures[pool.submit(play_games, plan, start, stop)] = number
        waiting = set(futures)
        while waiting:
            finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            done.update((futures[future], future.result()) for future in finished)
            progress(sum(tally.games for tally in done.values()))
    except KeyboardInterrupt:
        outcome.stopped = True
    except BrokenProcessPool:
        outcome.stopped = outcome.lost = True
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
    if outcome.stopped:
        ready = (future for future in futures if future.done() and not future.cancelled())
        done.update((futures[f], f.result()) for f in ready if f.exception() is None)
    # In order, and without holes: what was done is always the first so many games.
    for number in range(len(tasks)):
        if number not in done:
            break
        outcome.tally.add(done[number])
    return outcome


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
