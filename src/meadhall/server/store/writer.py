"""The only thread that writes. All queued jobs are written in one transaction, with one commit."""

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
from meadhall.server.store.bulk_statements import BulkStatements
from meadhall.server.store.errors import StoreError, as_store_error
from meadhall.server.store.transaction import Transaction

P = ParamSpec("P")
T = TypeVar("T")

AT_ONCE = 256  # jobs in one transaction: more would delay the first of them
MOST_WAITING = 20_000  # beyond that jobs are refused: the database hangs, and memory would fill up


class Job(NamedTuple):
    """A function that writes, its table ("" for none), its arguments and the future of its result."""

    table_id: str
    run: Callable[..., Any]
    args: tuple[Any, ...]
    future: asyncio.Future[Any]


class Writer:
    """Belongs to the event loop it was created in. Continues after any error of the database."""

    def __init__(self, engine: Engine, process: str, check: Callable[[], None]) -> None:
        """`check` raises StoreError if writes would be lost."""
        self._engine = engine
        self._bulk = BulkStatements(engine.dialect)
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
        """The number of queued jobs."""
        return self._queue.qsize()

    def do(
        self,
        run: Callable[Concatenate[Transaction, str, P], T],
        table_id: str,
        *args: P.args,
        **none: P.kwargs,
    ) -> asyncio.Future[T]:
        """A future of the job's result after the commit; StoreError if it was not committed."""
        if self._closed:
            raise StoreError("closed")
        if self.waiting >= MOST_WAITING:
            raise StoreError("overloaded")
        future: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(Job(table_id, run, args, future))
        return future

    async def close(self) -> None:
        """Write all queued jobs, then end the thread."""
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
            with suppress(RuntimeError):  # the event loop is closed
                self._loop.call_soon_threadsafe(_answer, jobs, outcomes)

    def _write(self, jobs: Sequence[Job]) -> list[Any]:
        """The result or StoreError of each job. If the batch fails, its jobs are tried one by one."""
        began = time.perf_counter()
        try:
            results = self._together(jobs)
        except Exception as error:
            # Unreachable, perhaps already committed, or locked: retrying single jobs would not help.
            final = isinstance(error, StoreError) or (
                self._bulk.is_sqlite and as_store_error(error).code == "locked"
            )
            if final or len(jobs) == 1:
                return [as_store_error(error) for _ in jobs]
            outcomes: list[Any] = []
            for job in jobs:
                down = outcomes and getattr(outcomes[-1], "code", "") == "unreachable"
                outcomes += [as_store_error(outcomes[-1])] if down else self._write([job])
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
            raise as_store_error(error) from error
        with connection:
            transaction = Transaction(connection, self._bulk, self._process, (job.table_id for job in jobs))
            results = [job.run(transaction, job.table_id, *job.args) for job in jobs]
            transaction.finish()
            try:
                connection.commit()
            except DBAPIError as error:
                if error.connection_invalidated:
                    raise StoreError("unsure") from error
                raise
        return results


def _answer(jobs: Sequence[Job], outcomes: Sequence[Any]) -> None:
    """Runs in the event loop, once per batch."""
    for job, outcome in zip(jobs, outcomes, strict=True):
        if job.future.done():  # cancelled
            continue
        if isinstance(outcome, StoreError):
            job.future.set_exception(outcome)
        else:
            job.future.set_result(outcome)
