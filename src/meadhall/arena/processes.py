"""Runs tasks in several processes, one task at a time in each.

concurrent.futures is not used, because it cannot stop a process during a long game, and its processes
continue after the parent was killed.
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
    """A worker process died: killed, out of memory, or because of a bot."""


def in_processes(
    work: Callable[[Task], Result], tasks: Iterable[Task], workers: int
) -> Generator[tuple[Task, Result]]:
    """Yield each task with its result, as they finish. Closing it, or an exception, stops all processes."""
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
            theirs.close()  # so that the pipe is closed when the worker dies
            processes[ours] = process
            _send(ours, task)
            busy[ours] = task
        while busy:
            ready = wait(list(busy))
            for ours in [connection for connection in busy if connection in ready]:
                done, result = busy.pop(ours), _receive(ours)
                # Send the next task first, so that the worker is busy while the result is used.
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
    """The main loop of a worker; it ends when the parent's end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # only the parent handles Ctrl-C
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
    """Block Ctrl-C. A process started meanwhile inherits this, so it ignores Ctrl-C from its very start."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    resource_tracker.ensure_running()  # otherwise it would be started meanwhile, and unblock all signals
    usual = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, usual)
