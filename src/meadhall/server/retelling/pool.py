"""The queue before the process in which games are played again: bounded, and fair between addresses."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from meadhall.kernel.refusal import Refusal, Refused
from meadhall.server import limits, metrics
from meadhall.server.guard.errors import Denied
from meadhall.server.retelling.work import Answer, Question, Read, answer
from meadhall.server.thinking.fair import FairQueue
from meadhall.server.worker import Frozen, Lost, Worker

log = logging.getLogger("meadhall.server")

Prepare = Callable[[], Awaitable[Question]]

TRUSTED = ""  # all trusted addresses wait as one


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


class Pool:
    """One process, one question at a time: a long game of one address takes no second core from the others.

    The process is started with the first question.
    """

    def __init__(self) -> None:
        self._worker = Worker("meadhall-replays", answer)
        self._queue: FairQueue[_Job] = FairQueue()
        self._waiting: Counter[str] = Counter()
        self._task: asyncio.Task[None] | None = None
        self._busy = False

    async def ask(self, address: str | None, cost: float, question: Prepare) -> Answer:
        """The answer of the process. Raises Denied when too many wait already, and when it was too slow.

        `address`: None for those who are trusted. `question` is called when its turn has come: logs that wait
        are not in memory.
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
        finally:  # who waited may be gone before its turn
            self._queue.remove(job, (name,))
            self._count(name, -1)

    def close(self) -> None:
        """At once: nobody waits for a story any more."""
        if self._task is not None:
            self._task.cancel()
        self._worker.close()
        while (waiting := self._queue.pop()) is not None:
            waiting.item.fail(busy())

    async def _work(self) -> None:
        """While something waits."""
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
        except Lost as lost:
            log.warning("a game was not played again: %s", lost)
            if isinstance(lost, Frozen) and isinstance(question, Read):  # it will not take less next time
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
