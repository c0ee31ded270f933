"""Readiness: whether moves can be stored, checked by storing something."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass

from meadhall.server import limits
from meadhall.server.store import Store, StoreError
from meadhall.server.stuck import Stuck

FRESH_SECONDS = 1.0  # the result is reused for this time, so that frequent requests do not cost commits


@dataclass(frozen=True)
class State:
    """The error code of the store (None: it works), and the number of stuck tables."""

    why: str | None
    stuck: int = 0


class Readiness:
    """One per server. Requests at the same time share one check."""

    def __init__(self, store: Store, stuck: Stuck) -> None:
        self._store = store
        self._stuck = stuck
        self._known = State("slow")
        self._at = float("-inf")
        self._try: asyncio.Task[None] | None = None

    async def state(self) -> State:
        """The current state. A store that does not answer in time is not ready; the check goes on."""
        if self._try is None:
            if time.monotonic() - self._at < FRESH_SECONDS:
                return self._known
            self._try = asyncio.ensure_future(self._look())
        done, _ = await asyncio.wait({self._try}, timeout=limits.READY_SECONDS)
        return self._known if done else State(self._known.why or "slow")

    async def _look(self) -> None:
        try:
            await self._store.touch(time.time_ns() // 1_000_000)
            self._known = State(None, await self._stuck.count())
        except StoreError as error:
            self._known = State(error.code)
        finally:
            self._at = time.monotonic()
            self._try = None
