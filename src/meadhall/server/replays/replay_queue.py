"""The queue of the process that replays games: bounded, and fair between addresses."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from meadhall.kernel.refusal import Refusal, Refused
from meadhall.server import limits, metrics
from meadhall.server.fair_queue import FairQueue
from meadhall.server.guard.errors import Denied
from meadhall.server.replays.work import Answer, ImportJob, Question, answer, prepare
from meadhall.server.worker_process import WorkerFrozen, WorkerLost, WorkerProcess

log = logging.getLogger("meadhall.server")

Prepare = Callable[[], Awaitable[Question]]

TRUSTED = ""  # all trusted addresses are queued under one name


@dataclass(eq=False)
class _Job:
    question: Prepare
    answer: asyncio.Future[Any]

    def end(self, found: Answer) -> None:
        if not self.answer.done():
            self.answer.set_result(found)

    def fail(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


class ReplayQueue:
    """One process, one question at a time, so that replays use at most one core.

    The process is started by the first question.
    """

    def __init__(self) -> None:
        prepared = partial(prepare, limits.REPLAY_SNAPSHOT_BYTES)
        self._worker = WorkerProcess("meadhall-replays", answer, prepare=prepared)
        self._queue: FairQueue[_Job] = FairQueue()
        self._waiting: Counter[str] = Counter()
        self._task: asyncio.Task[None] | None = None
        self._busy = False

    async def ask(self, address: str | None, cost: float, question: Prepare) -> Answer:
        """The answer of the process. Raises Denied if too many questions are queued, or if it was too slow.

        `address`: None for a trusted one. `question` is called when its turn has come, so that the logs of
        queued questions are not in memory.
        """
        name = TRUSTED if address is None else address
        if len(self._queue) >= limits.REPLAYS_WAITING:
            raise busy()
        if address is not None and self._waiting[name] >= limits.ADDRESS_REPLAYS:
            metrics.limited("replays")
            raise Denied(429, "too_many", retry_after=1)
        job = _Job(question, asyncio.get_running_loop().create_future())
        self._queue.push(job, cost, (name,))
        self._count(name, +1)
        if self._task is None:
            self._task = asyncio.ensure_future(self._work())
        try:
            found: Answer = await job.answer
            return found
        finally:  # it may have been cancelled before its turn
            self._queue.remove(job, (name,))
            self._count(name, -1)

    def close(self) -> None:
        """Kill the process at once, and refuse what is queued."""
        if self._task is not None:
            self._task.cancel()
        self._worker.close()
        while (waiting := self._queue.pop()) is not None:
            waiting.item.fail(busy())

    async def _work(self) -> None:
        """Runs while the queue is not empty."""
        try:
            while (waiting := self._queue.pop()) is not None:
                self._busy = True
                self._tell()
                await self._play(waiting.item)
        finally:
            self._busy = False
            self._tell()
            self._task = None

    async def _play(self, job: _Job) -> None:
        question: Question | None = None
        try:
            question = await job.question()
            began = time.perf_counter()
            found = await self._worker.ask(question, limits.REPLAY_SECONDS)
            metrics.replayed(time.perf_counter() - began)
            job.end(found)
        except WorkerLost as lost:
            log.warning("a replay failed: %s", lost)
            if isinstance(lost, WorkerFrozen) and isinstance(
                question, ImportJob
            ):  # it would take as long again
                job.fail(Refused(Refusal("record_too_long", {"most": question.most})))
            job.fail(busy())
        except asyncio.CancelledError:
            job.fail(busy())
            raise
        except Exception as error:  # the log could not be read
            job.fail(error)

    def _count(self, name: str, more: int) -> None:
        self._waiting[name] += more
        if not self._waiting[name]:
            del self._waiting[name]
        self._tell()

    def _tell(self) -> None:
        metrics.replays(len(self._queue), self._busy)


def busy() -> Denied:
    return Denied(503, "server_busy", retry_after=2)
