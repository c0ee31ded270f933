"""Bots think in processes of their own, never in the event loop, and share them fairly.

As many thoughts are given out as there are processes. All others wait in one queue, where they are shared by
address and by table (thinking/fair.py) and can be called back at no cost.
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
from meadhall.server.thinking.fair import FairQueue
from meadhall.server.thinking.levels import COSTS, HINT_COST, known, seconds_left
from meadhall.server.thinking.work import Advise, Answer, Choose, Failed, Question, Thought, answer, prepare
from meadhall.server.worker import Died, Frozen, Lost, Why, Worker

__all__ = ["Asker", "NobodyThinks", "Thinkers", "Thought"]

log = logging.getLogger("meadhall.server")


@dataclass(frozen=True)
class Asker:
    """For whom a bot thinks: addresses share the processes, and tables share what their address gets."""

    address: str
    table: str
    idle: bool = False  # only bots play there and nobody watches: after everybody else


class NobodyThinks(Exception):
    """There is no answer: the processes died or froze, or the house closes."""

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(detail)
        self.kind = kind  # of a Fault


@dataclass(eq=False)
class _Job:
    asker: Asker
    cost: float
    question: Question | None  # None: the answer is known, only its turn is waited for
    asked: float
    within: float
    answer: asyncio.Future[Answer | None]

    def begin(self, waited: float) -> Question | None:
        """The question as it is asked now: a bot that had to wait searches for less long."""
        question = self.question
        if isinstance(question, Choose):
            return replace(question, seconds=seconds_left(question.level, self.within, waited))
        return question


def _process_lost(why: Why, when: str) -> None:
    metrics.thinker_lost(why)
    what = "died" if why == "died" else "was frozen and is killed"
    log.warning("a bot's process %s (%s); there will be a new one", what, when)


class Thinkers:
    """The bots' processes, each kept busy by a task. `open` starts them, and so does the first question."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._processes = [
            Worker("meadhall-thinker", answer, prepare=prepare, lost=_process_lost) for _ in range(workers)
        ]
        self._queue: FairQueue[_Job] = FairQueue()
        self._idle_queue: FairQueue[_Job] = FairQueue()
        self._begun: set[_Job] = set()
        self._pushed = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False

    def open(self) -> None:
        """Start the processes now: the first thought need not wait until they have loaded what they need."""
        if not self._tasks and not self._closed:
            self._tasks = [asyncio.ensure_future(self._work(process)) for process in self._processes]

    async def decide(
        self, level: str, parcel: bytes, name: str, prompt: str, legal: list[int], asker: Asker, within: float
    ) -> Thought:
        """A legal answer, whatever happens to the process that thinks about it.

        `within`: seconds until the answer is due. One legal answer needs no thought and no parcel, but it
        waits for its turn and is charged as a thought is: a queue that is long tells nothing of a hand.
        """
        level = known(level)
        seed = secrets.randbits(64)
        question = Choose(level, parcel, name, prompt, seed, limits.BOT_SECONDS) if len(legal) > 1 else None
        try:
            answer = await self._run(asker, COSTS[level], question, within)
        except NobodyThinks as error:
            log.warning("no bot could think for %s at %s: %s", name, prompt, error)
            fault = Fault(error.kind, name, prompt, str(error))
            answer = Thought(Careful().pick(prompt, legal, Rng.seeded(seed)), 0.0, fault)
        if answer is None:
            return Thought(legal[0], 0.0, None)
        thought = cast(Thought, answer)
        metrics.thought(level, thought.seconds)
        if thought.fault is not None:
            metrics.bot_failed(level)
        return thought

    async def advise(self, parcel: bytes, asker: Asker) -> list[Advice]:
        """Hints; raises NobodyThinks."""
        question = Advise(parcel, secrets.randbits(64))
        return cast(list[Advice], await self._run(asker, HINT_COST, question, 0.0))

    def close(self) -> None:
        """At once: processes hold nothing that could be lost, and nobody waits for a thought any more."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        for process in self._processes:
            process.close()
        while (waiting := self._queue.pop() or self._idle_queue.pop()) is not None:
            self._begun.add(waiting.item)
        for job in self._begun:
            if not job.answer.done():
                job.answer.set_exception(NobodyThinks(RAISED, "the house closes"))

    # --- the queue ----------------------------------------------------------------------------------

    async def _run(
        self, asker: Asker, cost: float, question: Question | None, within: float
    ) -> Answer | None:
        if self._closed:
            raise NobodyThinks(RAISED, "the house closes")
        self.open()
        loop = asyncio.get_running_loop()
        job = _Job(asker, cost, question, loop.time(), within, loop.create_future())
        queue, names = self._idle_queue if asker.idle else self._queue, (asker.address, asker.table)
        queue.push(job, cost, names)
        self._pushed.set()
        self._count()
        try:
            answer = await job.answer
        except asyncio.CancelledError:  # its table went on
            queue.remove(job, names)
            self._count()
            raise
        if isinstance(answer, Failed):
            log.error("a bot's process could not think: %s", answer.reason)
            raise NobodyThinks(RAISED, answer.reason)
        return answer

    async def _next(self) -> _Job:
        while (waiting := self._queue.pop() or self._idle_queue.pop()) is None:
            self._pushed.clear()
            await self._pushed.wait()
        self._count()
        return waiting.item

    def _count(self) -> None:
        metrics.thoughts_waiting(len(self._queue) + len(self._idle_queue))

    # --- the processes ------------------------------------------------------------------------------

    async def _work(self, process: Worker) -> None:
        """Keeps one process busy, for ever."""
        while True:
            with suppress(Lost):  # the next question tries again
                await process.start()
            job = await self._next()
            self._begun.add(job)
            try:
                found = await self._answer(process, job)
                if not job.answer.done():
                    job.answer.set_result(found)
            except Exception as error:
                if not isinstance(error, NobodyThinks):  # whatever it is, other tables need this process
                    metrics.unexpected()
                    log.error("unexpected", exc_info=error)
                    error = NobodyThinks(RAISED, str(error))
                if not job.answer.done():
                    job.answer.set_exception(error)
            finally:
                self._begun.discard(job)

    async def _answer(self, process: Worker, job: _Job) -> Answer | None:
        """A process that dies is replaced and asked again, once; one that froze had its time."""
        waited = asyncio.get_running_loop().time() - job.asked
        metrics.thought_begun(waited)
        question = job.begin(waited)
        if question is None:
            return None
        within = limits.BOT_SECONDS + limits.BOT_FROZEN_SECONDS
        found: Answer
        try:
            try:
                found = await process.ask(question, within)
            except Died:
                found = await process.ask(question, within)
            return found
        except Lost as lost:
            raise NobodyThinks(LATE if isinstance(lost, Frozen) else RAISED, str(lost)) from None
