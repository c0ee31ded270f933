"""Bots run in their own processes, which are shared fairly between addresses and tables.

Each process is given one request at a time. All other requests wait in one queue (fair_queue.py), where they
can be cancelled at no cost.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import cast

from meadhall.bots import Advice, Fault
from meadhall.bots.careful import Careful
from meadhall.bots.seat import LATE, RAISED
from meadhall.kernel.rng import Rng
from meadhall.server import limits, metrics
from meadhall.server.bot_pool.levels import COSTS, HINT_COST, known, seconds_left
from meadhall.server.bot_pool.work import Advise, Answer, Choose, Decision, Failed, Question, answer, prepare
from meadhall.server.fair_queue import FairQueue
from meadhall.server.worker_process import Why, WorkerDied, WorkerFrozen, WorkerLost, WorkerProcess

__all__ = ["BotPool", "Decision", "NoBotAnswer", "Requester"]

log = logging.getLogger("meadhall.server")


@dataclass(frozen=True)
class Requester:
    """For whom a bot works: addresses share the processes, and the tables of an address share its part."""

    address: str
    table: str
    idle: bool = False  # only bots play there and nobody watches: served after all others


class NoBotAnswer(Exception):
    """There is no answer: the processes died or froze, or the server is shutting down."""

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(detail)
        self.kind = kind  # the kind of the Fault


@dataclass(eq=False)
class _Job:
    requester: Requester
    cost: float
    question: Question | None  # None: the answer is forced, but takes its turn in the queue
    asked: float
    within: float
    answer: asyncio.Future[Answer | None]

    def begin(self, waited: float) -> Question | None:
        """The question as it is sent to the process: the time in the queue shortens the search."""
        question = self.question
        if isinstance(question, Choose):
            return replace(question, seconds=seconds_left(question.level, self.within, waited))
        return question


def _process_lost(why: Why, when: str) -> None:
    metrics.bot_process_lost(why)
    what = "died" if why == "died" else "froze and was killed"
    log.warning("a bot's process %s (%s) and is replaced", what, when)


class BotPool:
    """The bot processes, each served by a task. They are started by `open`, or by the first request."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._processes = [
            WorkerProcess("meadhall-bot", answer, prepare=prepare, lost=_process_lost) for _ in range(workers)
        ]
        self._queue: FairQueue[_Job] = FairQueue()
        self._idle_queue: FairQueue[_Job] = FairQueue()
        self._begun: set[_Job] = set()
        self._pushed = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False

    def open(self) -> None:
        """Start the processes, so that the first request does not wait for them."""
        if not self._tasks and not self._closed:
            self._tasks = [asyncio.ensure_future(self._work(process)) for process in self._processes]

    async def decide(
        self,
        level: str,
        position: bytes,
        name: str,
        prompt: str,
        legal: list[int],
        requester: Requester,
        within: float,
    ) -> Decision:
        """A legal answer, whatever happens to the process.

        `within`: seconds until the answer is due. A forced answer needs no search and no position, but it
        waits in the queue and is charged like any other, so that its delay does not reveal that it is forced.
        """
        level = known(level)
        seed = secrets.randbits(64)
        question = Choose(level, position, name, prompt, seed, limits.BOT_SECONDS) if len(legal) > 1 else None
        try:
            answer = await self._run(requester, COSTS[level], question, within)
        except NoBotAnswer as error:
            log.warning("no bot could decide for %s at %s: %s", name, prompt, error)
            fault = Fault(error.kind, name, prompt, str(error))
            answer = Decision(Careful().pick(prompt, legal, Rng.seeded(seed)), 0.0, fault)
        if answer is None:
            return Decision(legal[0], 0.0, None)
        decision = cast(Decision, answer)
        metrics.bot_decided(level, decision.seconds)
        if decision.fault is not None:
            metrics.bot_failed(level)
        return decision

    async def advise(self, position: bytes, requester: Requester) -> list[Advice]:
        """Hints; raises NoBotAnswer."""
        question = Advise(position, secrets.randbits(64))
        return cast(list[Advice], await self._run(requester, HINT_COST, question, 0.0))

    def close(self) -> None:
        """Kill the processes at once: they hold no state."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        for process in self._processes:
            process.close()
        while (waiting := self._queue.pop() or self._idle_queue.pop()) is not None:
            self._begun.add(waiting.item)
        for job in self._begun:
            if not job.answer.done():
                job.answer.set_exception(NoBotAnswer(RAISED, "the server is shutting down"))

    # --- the queue ----------------------------------------------------------------------------------

    async def _run(
        self, requester: Requester, cost: float, question: Question | None, within: float
    ) -> Answer | None:
        if self._closed:
            raise NoBotAnswer(RAISED, "the server is shutting down")
        self.open()
        loop = asyncio.get_running_loop()
        job = _Job(requester, cost, question, loop.time(), within, loop.create_future())
        queue, names = (
            self._idle_queue if requester.idle else self._queue,
            (requester.address, requester.table),
        )
        queue.push(job, cost, names)
        self._pushed.set()
        self._count()
        try:
            answer = await job.answer
        except asyncio.CancelledError:  # the game went on without it
            queue.remove(job, names)
            self._count()
            raise
        if isinstance(answer, Failed):
            log.error("a bot's process failed: %s", answer.reason)
            raise NoBotAnswer(RAISED, answer.reason)
        return answer

    async def _next(self) -> _Job:
        while (waiting := self._queue.pop() or self._idle_queue.pop()) is None:
            self._pushed.clear()
            await self._pushed.wait()
        self._count()
        return waiting.item

    def _count(self) -> None:
        metrics.bot_requests_waiting(len(self._queue) + len(self._idle_queue))

    # --- the processes ------------------------------------------------------------------------------

    async def _work(self, process: WorkerProcess) -> None:
        """Serves one process for ever."""
        while True:
            with suppress(WorkerLost):  # the next request tries again
                await process.start()
            job = await self._next()
            self._begun.add(job)
            try:
                found = await self._answer(process, job)
                if not job.answer.done():
                    job.answer.set_result(found)
            except Exception as error:
                if not isinstance(error, NoBotAnswer):  # the task must go on for the other tables
                    metrics.unexpected()
                    log.error("unexpected", exc_info=error)
                    error = NoBotAnswer(RAISED, str(error))
                if not job.answer.done():
                    job.answer.set_exception(error)
            finally:
                self._begun.discard(job)

    async def _answer(self, process: WorkerProcess, job: _Job) -> Answer | None:
        """If the process dies, a new one is asked once more. If it froze, there is no time for that."""
        waited = asyncio.get_running_loop().time() - job.asked
        metrics.bot_request_begun(waited)
        question = job.begin(waited)
        if question is None:
            return None
        within = limits.BOT_SECONDS + limits.BOT_FROZEN_SECONDS
        found: Answer
        try:
            try:
                found = await process.ask(question, within)
            except WorkerDied:
                found = await process.ask(question, within)
            return found
        except WorkerLost as lost:
            raise NoBotAnswer(LATE if isinstance(lost, WorkerFrozen) else RAISED, str(lost)) from None
