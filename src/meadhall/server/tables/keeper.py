"""Answers for seats that nobody else answers for: bots, those who can only pass, fallen flags.

One keeper a table, in one process at a time: the store's lock decides which, and lets go when a process dies.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets

from meadhall.kernel.parcel import wrap
from meadhall.kernel.position import Position
from meadhall.kernel.refusal import Refused
from meadhall.kernel.rng import Rng
from meadhall.server import metrics
from meadhall.server.tables.room import STAND_IN, Room, now_ms
from meadhall.server.thinkers import Thinkers, Thought

log = logging.getLogger("meadhall.server")

# What is due later than this is left to whoever next looks for tables that are due.
PATIENCE_MS = 60_000
LOCK_TRIES = 5
Key = tuple[int, int]  # a seat, and its number when it was asked


class Keeper:
    """Runs while something is due soon, then ends."""

    def __init__(self, room: Room, thinkers: Thinkers) -> None:
        self.room = room
        self.thinkers = thinkers
        self._stirred = asyncio.Event()
        self._ours = False
        self._thoughts: dict[Key, asyncio.Task[Thought]] = {}

    def stir(self) -> None:
        """Something changed: look again."""
        self._stirred.set()

    @property
    def stirred(self) -> bool:
        """Something changed since it last looked."""
        return self._ours and self._stirred.is_set()

    async def run(self) -> None:
        store, table = self.room.store, self.room.table.id
        for _ in range(LOCK_TRIES):
            async with store.lock(table) as ours:
                if ours:
                    self._ours = True
                    await self._keep()
                    return
            await asyncio.sleep(0.2)  # another process keeps this table, or is just done with it

    async def _keep(self) -> None:
        try:
            while await self._once():
                pass
        except Refused as refused:
            log.warning("nobody could answer: %s", refused, extra=self.room.tag())
        finally:
            for thought in self._thoughts.values():
                thought.cancel()

    async def _once(self) -> bool:
        """Wait for what is due first, and do it. False: nothing is due soon."""
        room = self.room
        self._stirred.clear()
        async with room.lock:
            acts = room.due()
            live = room.live
            if live is None or not acts:
                return False
            when, seat, why = acts[0]
            wait = when - now_ms()
            if wait > PATIENCE_MS:
                return False
            self._think_ahead(acts)
            asked, legal = live.asked[seat], live.game.legal(seat)
            if wait <= 0 and why == "clock":
                self._think(seat, STAND_IN)
        if wait > 0:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stirred.wait(), wait / 1000)
            return True
        if len(legal) == 1:
            action = legal[0]
        else:
            thought = await self._thoughts.pop((seat, asked))
            action = thought.action
            level = room.bot_of(seat) or STAND_IN
            metrics.thought(level, thought.seconds)
            if thought.fault is not None:
                metrics.bot_failed(level)
            if why == "bot" and room.bot_of(seat) is None:  # somebody came back meanwhile
                return True
        if await room.answer_for(seat, action, why, asked) and why == "clock":
            room.gallery.notice("flag_fell", seat=room.named[seat])
        return True

    def _think_ahead(self, acts: list[tuple[int, int, str]]) -> None:
        """Every bot that is asked begins at once; thoughts about questions that are gone are dropped."""
        live = self.room.live
        assert live is not None
        for key in [key for key in self._thoughts if live.asked[key[0]] != key[1]]:
            self._thoughts.pop(key).cancel()
        for _, seat, why in acts:
            level = self.room.bot_of(seat)
            if why == "bot" and level is not None:
                self._think(seat, level)

    def _think(self, seat: int, level: str) -> None:
        live = self.room.live
        assert live is not None
        key = (seat, live.asked[seat])
        game = live.game
        legal = game.legal(seat)
        if key in self._thoughts or len(legal) == 1:
            return
        parcel = wrap(Position(game, seat, Rng.seeded(secrets.randbits(64))))
        prompt = game.asks[game.ask_of(seat)][1].name
        self._thoughts[key] = asyncio.ensure_future(
            self.thinkers.decide(level, parcel, live.names[seat], prompt, legal)
        )
