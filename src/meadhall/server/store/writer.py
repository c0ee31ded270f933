"""The only thread that writes: whatever waits is written in one transaction, and committed once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from meadhall.server import metrics
from meadhall.server.store.bulk import Bulk
from meadhall.server.store.errors import StoreError, told
from meadhall.server.store.work import Work

P = ParamSpec("P")
T = TypeVar("T")

AT_ONCE = 256  # jobs in one transaction: more would only keep the first of them waiting
MOST_WAITING = 20_000  # the database hangs: better to say so than to take up all memory


class Job(NamedTuple):
    """Something to write, about a table (or about none: ""), and who waits for it."""

    table_id: str
    run: Callable[..., Any]
    args: tuple[Any, ...]
    future: asyncio.Future[Any]


class Writer:
    """Belongs to the event loop it was made in. Lives on whatever happens to the database."""

    def __init__(self, engine: Engine, process: str, check: Callable[[], None]) -> None:
        """`check` raises StoreError if what is written now would be lost."""
        self._engine = engine
        self._bulk = Bulk(engine.dialect)
        self._process = process
        self._check = check
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._closed = False
        self.jobs = 0
        self.commits = 0
        self._thread = Thread(target=self._live, name="meadhall-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """Jobs that nobody has begun with."""
        return self._queue.qsize()

    def do(
        self, run: Callable[Concatenate[Work, str, P], T], table_id: str, *args: P.args, **none: P.kwargs
    ) -> asyncio.Future[T]:
        """What the job returns, once it is committed; StoreError if it is not."""
        if self._closed:
            raise StoreError("closed")
        if self.waiting >= MOST_WAITING:
            raise StoreError("overloaded")
        future: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(Job(table_id, run, args, future))
        return future

    async def close(self) -> None:
        """Writes all that waits, then ends."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    # --- in the thread -----------------------------------------------------------------------

    def _live(self) -> None:
        last = False
        while not last:
            batch = [self._queue.get()]
            while len(batch) < AT_ONCE and not self._queue.empty():
                batch.append(self._queue.get())
            last = batch[-1] is None
            jobs = [job for job in batch if job is not None]
            outcomes = self._write(jobs) if jobs else []
            with suppress(RuntimeError):  # the loop is gone, and with it all who waited
                self._loop.call_soon_threadsafe(_answer, jobs, outcomes)

    def _write(self, jobs: Sequence[Job]) -> list[Any]:
        """The result of each, or its StoreError. If all together fail, one by one: a bad one harms nobody."""
        began = time.perf_counter()
        try:
            results = self._together(jobs)
        except Exception as error:
            # Nobody to talk to, or perhaps written already, or locked as a whole: the same for all.
            final = isinstance(error, StoreError) or (self._bulk.is_sqlite and told(error).code == "locked")
            if final or len(jobs) == 1:
                return [told(error) for _ in jobs]
            outcomes: list[Any] = []
            for job in jobs:
                down = outcomes and getattr(outcomes[-1], "code", "") == "unreachable"
                outcomes += [told(outcomes[-1])] if down else self._write([job])
            return outcomes
        self.jobs += len(jobs)
        self.commits += 1
        metrics.committed(len(jobs), time.perf_counter() - began)
        return results

    def _together(self, jobs: Sequence[Job]) -> list[Any]:
        self._check()
        try:
            connection = self._engine.connect()
        except Exception as error:
            raise told(error) from error
        with connection:
            work = Work(connection, self._bulk, self._process, (job.table_id for job in jobs))
            results = [job.run(work, job.table_id, *job.args) for job in jobs]
            work.finish()
            try:
                connection.commit()
            except DBAPIError as error:
                if error.connection_invalidated:
                    raise StoreError("unsure") from error
                raise
        return results


def _answer(jobs: Sequence[Job], outcomes: Sequence[Any]) -> None:
    """In the loop, once a batch."""
    for job, outcome in zip(jobs, outcomes, strict=True):
        if job.future.done():  # who waited has given up
            continue
        if isinstance(outcome, StoreError):
            job.future.set_exception(outcome)
        else:
            job.future.set_result(outcome)
