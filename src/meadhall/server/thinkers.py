"""Bots think in processes of their own, never in the event loop; all they get is a Position in a parcel."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

from meadhall.bots import TABLE, Advice, BadBot, Fault, Seat, advise, player
from meadhall.bots.careful import Careful
from meadhall.kernel.parcel import unwrap
from meadhall.kernel.rng import Rng

log = logging.getLogger("meadhall.server")

LIMIT = 20.0  # seconds for one decision, before it is taken away from the bot
T = TypeVar("T")


@dataclass(frozen=True)
class Thought:
    action: int
    seconds: float
    fault: Fault | None


def _begin_work() -> None:
    """A worker ends with its server, even one that was killed: nobody else would tell it."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def outlive() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=outlive, daemon=True).start()


def _decide(level: str, parcel: bytes, name: str, prompt: str, seed: int) -> Thought:
    began = time.perf_counter()
    seat = Seat(player(level, TABLE), LIMIT)
    action = seat.decide(unwrap(parcel), name, prompt, Rng.seeded(seed))
    return Thought(action, time.perf_counter() - began, seat.faults[0] if seat.faults else None)


def _advise(parcel: bytes, seed: int) -> list[Advice]:
    return advise(unwrap(parcel), Rng.seeded(seed))


class Thinkers:
    """The pool of bot processes. One that dies is replaced; its thought is thought again, once."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._closed = False
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Not forked: a copy of the server's memory would hold every table's secrets.
        return ProcessPoolExecutor(
            self.workers, mp_context=multiprocessing.get_context("spawn"), initializer=_begin_work
        )

    async def decide(self, level: str, parcel: bytes, name: str, prompt: str, legal: list[int]) -> Thought:
        """A legal answer, whatever happens to the process that thinks about it."""
        seed = secrets.randbits(64)
        try:
            return await self._run(_decide, level, parcel, name, prompt, seed)
        except (BrokenExecutor, BadBot) as error:
            fault = Fault("raised", name, prompt, f"{type(error).__name__}: {error}")
            log.warning("no bot could think for %s at %s: %s", name, prompt, error)
            return Thought(Careful().pick(prompt, legal, Rng.seeded(seed)), 0.0, fault)

    async def advise(self, parcel: bytes) -> list[Advice]:
        """Hints; raises BrokenExecutor if there is nobody to think."""
        return await self._run(_advise, parcel, secrets.randbits(64))

    async def _run(self, work: Callable[..., T], *args: Any) -> T:
        pool = self._pool
        try:
            return await self._thought(pool.submit(work, *args))
        except BrokenExecutor:
            if self._closed:
                raise
            if self._pool is pool:  # the first to notice
                log.warning("a bot's process died; there are new ones now")
                self._pool = self._new_pool()
            return await self._thought(self._pool.submit(work, *args))

    @staticmethod
    async def _thought(work: Future[T]) -> T:
        """A table that closes stops waiting, but does not call its thought back: the pool's own thread
        falls over a cancelled thought when the workers go, and leaves its semaphores behind."""
        return await asyncio.shield(asyncio.wrap_future(work))

    def close(self) -> None:
        """Workers hold nothing that could be lost, and one that thinks on would keep the server waiting."""
        self._closed = True
        for process in list((self._pool._processes or {}).values()):
            process.kill()
        self._pool.shutdown(cancel_futures=True)  # at once: there is nobody left to wait for
