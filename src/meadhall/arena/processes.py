"""Tasks done in several processes, one task at a time each.

Our own few lines and not concurrent.futures: that cannot stop a process in the middle of a long game, and
its processes outlive a parent that was killed.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


class WorkerLost(Exception):
    """A process died under us: killed, out of memory, or by what a bot did."""


def in_processes(
    work: Callable[[Task], Result], tasks: Iterable[Task], workers: int
) -> Generator[tuple[Task, Result]]:
    """Each task with its result, as they are finished. Closing it, or an exception, stops all processes."""
    context = multiprocessing.get_context("spawn")
    waiting = iter(tasks)
    processes: dict[Connection, BaseProcess] = {}
    busy: dict[Connection, Task] = {}
    try:
        # A process is started only if there is a task left for it.
        for _, task in zip(range(workers), waiting, strict=False):
            ours, theirs = context.Pipe()
            process: BaseProcess = context.Process(target=_serve, args=(work, theirs), daemon=True)
            with _interrupts_later():
                process.start()
            theirs.close()  # the last copy of their end is theirs: if they die, we hear it
            processes[ours] = process
            _send(ours, task)
            busy[ours] = task
        while busy:
            ready = wait(list(busy))
            for ours in [connection for connection in busy if connection in ready]:
                done, result = busy.pop(ours), _receive(ours)
                # The next task first: the process works on while we look at the result.
                for task in waiting:
                    _send(ours, task)
                    busy[ours] = task
                    break
                yield done, result
    finally:
        for ours, process in processes.items():
            ours.close()
            process.terminate()
        for process in processes.values():
            process.join()


def _send(ours: Connection, task: Any) -> None:
    try:
        ours.send(task)
    except OSError as error:
        raise WorkerLost from error


def _receive(ours: Connection) -> Any:
    try:
        result = ours.recv()
    except (EOFError, OSError) as error:
        raise WorkerLost from error
    if isinstance(result, BaseException):
        raise result
    return result


def _serve(work: Callable[[Any], Any], theirs: Connection) -> None:
    """A process's whole life: it ends with the parent's end of the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's business
    with suppress(EOFError, OSError):
        while True:
            task = theirs.recv()
            try:
                result = work(task)
            except Exception as error:  # raised again in the parent
                result = error
            theirs.send(result)


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
