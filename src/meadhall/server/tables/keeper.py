"""Answers for seats that nobody else answers for: bots, those who can only pass, fallen flags.

Also ends wishes to take back that nobody has answered in time.

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
from meadhall.server.tables import proposals
from meadhall.server.tables.due import Act
from meadhall.server.tables.pace import bot_floor
from meadhall.server.tables.passing import table_answer
from meadhall.server.tables.room import STAND_IN, Room, now_ms
from meadhall.server.tables.unwatched import slowed, unwatched
from meadhall.server.thinkers import Asker, Thinkers, Thought

log = logging.getLogger("meadhall.server")

# What is due later than this is left to whoever next looks for tables that are due.
PATIENCE_MS = 60_000
# The same for a table that is slow because nobody watches it here: a process where somebody does may take it.
UNWATCHED_PATIENCE_MS = 1000
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
        self._idle = False  # thoughts are asked for as those of a table that nobody watches

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
            now = now_ms()
            if when - now > PATIENCE_MS or (when - now > UNWATCHED_PATIENCE_MS and slowed(room, 0)):
                return False
            self._think_ahead(acts)
            wait = self._think_at_flags(acts, now)
            asked = live.asked[seat]
            given = table_answer(room, seat) if why == "table" else None
        if wait > 0:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stirred.wait(), wait / 1000)
            return True
        if why == "wish":
            await proposals.expire(room)
            return True
        if given is not None:
            action = given
        elif not self._thoughts[seat, asked].done():
            await self._stirred.wait()  # by the thought, or because it may not be needed any more
            return True
        else:
            action = (await self._thoughts.pop((seat, asked))).action
        if await room.answer_for(seat, action, why, asked) and why == "clock":
            await room.notice("flag_fell", seat=room.named[seat])
        return True

    def _think_ahead(self, acts: list[Act]) -> None:
        """Every bot that is asked begins at once; thoughts about questions that are gone are dropped."""
        live = self.room.live
        assert live is not None
        noticed = self._idle and not unwatched(self.room)  # ask again, and not as the last
        for key in [key for key in self._thoughts if noticed or live.asked[key[0]] != key[1]]:
            self._thoughts.pop(key).cancel()
        self._idle = unwatched(self.room)
        for when, seat, why in acts:
            level = self.room.bot_of(seat)
            if why == "bot" and level is not None:
                self._think(seat, level, when)

    def _think_at_flags(self, acts: list[Act], now: int) -> int:
        """A flag's decision is thought about just before it falls, so that it is made when it falls.

        Returns how long there is nothing to do.
        """
        wait = acts[0][0] - now
        for when, seat, why in acts:
            if why == "clock":
                begins = when - bot_floor(STAND_IN) - now
                if begins <= 0:
                    self._think(seat, STAND_IN, when)
                else:
                    wait = min(wait, begins)
        return wait

    def _think(self, seat: int, level: str, when: int) -> None:
        """Ask for an answer that is due at that time: one that is forced, too, so that it takes its turn."""
        live, table = self.room.live, self.room.table
        assert live is not None
        key = (seat, live.asked[seat])
        if key in self._thoughts:
            return
        game = live.game
        legal = game.legal(seat)
        parcel = wrap(Position(game, seat, Rng.seeded(secrets.randbits(64)))) if len(legal) > 1 else b""
        prompt = game.asks[game.ask_of(seat)][1].name
        asker = Asker(table.made_from or table.id, table.id, self._idle)
        within = max(0, when - now_ms()) / 1000
        thought = asyncio.ensure_future(
            self.thinkers.decide(level, parcel, live.names[seat], prompt, legal, asker, within)
        )
        thought.add_done_callback(lambda _: self.stir())
        self._thoughts[key] = thought
