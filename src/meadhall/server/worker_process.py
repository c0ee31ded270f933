"""A worker process that answers questions. It is killed when it is too slow, and then replaced.

It is spawned and not forked: a copy of the server's memory would hold the secrets of all tables.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Literal

from meadhall.server import limits

CONTEXT = multiprocessing.get_context("spawn")
Why = Literal["died", "frozen"]


class WorkerLost(Exception):
    """The process ended without an answer. The next question starts a new one."""


class WorkerDied(WorkerLost):
    """It ended by itself or was killed from outside."""


class WorkerFrozen(WorkerLost):
    """It did not answer in time, and was killed."""


class WorkerProcess:
    """Answers one question at a time. A thread waits for the answers."""

    def __init__(
        self,
        name: str,
        answer: Callable[[Any], Any],
        *,
        prepare: Callable[[], None] | None = None,
        lost: Callable[[Why, str], None] | None = None,
    ) -> None:
        """`answer`: a module-level function, called in the process for every question; it must not raise.

        `prepare`: called first in the process. `lost`: called here when a process was lost, with why and
        when.
        """
        self._name = name
        self._answer = answer
        self._prepare = prepare
        self._tell_lost = lost
        self._thread = ThreadPoolExecutor(1, name)
        self._process: SpawnProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def start(self) -> None:
        """Start a process unless there is one; returns when it is ready. Raises WorkerLost."""
        if self._process is not None and not self._process.is_alive():
            self._lost("died", "while it had nothing to do")
        if self._process is None:
            await self._within(limits.WORKER_START_SECONDS, self._launch)

    async def ask(self, question: object, seconds: float) -> Any:
        """Raises WorkerLost if there is no answer."""
        await self.start()
        return await self._within(seconds, self._exchange, question)

    def close(self) -> None:
        """Kill the process at once: it holds no state."""
        if not self._closed:
            self._closed = True
            self._kill()
            self._thread.shutdown(wait=False)

    async def _within(self, seconds: float, do: Callable[..., Any], *args: object) -> Any:
        """Run `do` in the thread. The deadline is enforced here, because the process may be frozen."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(seconds):
                return await loop.run_in_executor(self._thread, do, *args)
        except TimeoutError:
            self._lost("frozen", f"no word from it within {seconds:g} s")
            raise WorkerFrozen(f"no answer within {seconds:g} s") from None
        except (EOFError, OSError) as error:
            self._lost("died", "while it was working")
            raise WorkerDied(type(error).__name__) from None
        except asyncio.CancelledError:  # otherwise its answer would be taken for that of the next question
            self._kill()
            raise

    def _launch(self) -> None:
        ours, theirs = CONTEXT.Pipe()
        args = (theirs, self._answer, self._prepare)
        process = CONTEXT.Process(target=_work, args=args, name=self._name, daemon=True)
        process.start()
        theirs.close()
        self._process, self._pipe = process, ours
        if self._closed:
            self._kill()
        ours.recv()  # it is ready

    def _exchange(self, question: object) -> Any:
        pipe = self._pipe
        if pipe is None:
            raise EOFError
        pipe.send(question)
        return pipe.recv()

    def _lost(self, why: Why, when: str) -> None:
        if not self._closed and self._tell_lost is not None:
            self._tell_lost(why, when)
        self._kill()

    def _kill(self) -> None:
        """If the thread waits for an answer, it then reads the end of the pipe. It also joins the process."""
        process, self._process, self._pipe = self._process, None, None
        if process is not None:
            process.kill()
            self._thread.submit(process.join)


def _work(
    pipe: Connection[Any, Any], answer: Callable[[Any], Any], prepare: Callable[[], None] | None
) -> None:
    """The main function of the process: prepare, report that it is ready, answer questions."""
    signal.signal(
        signal.SIGINT, signal.SIG_IGN
    )  # Ctrl+C is sent to the whole group; the server ends this process
    parent = multiprocessing.parent_process()
    assert parent is not None

    def end_with_the_server() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=end_with_the_server, daemon=True).start()
    if prepare is not None:
        prepare()
    pipe.send(None)
    while True:
        try:
            question = pipe.recv()
        except EOFError:
            return
        pipe.send(answer(question))
