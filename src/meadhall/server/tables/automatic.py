"""Automatic moves: answers of bots, automatic passes, and moves for players whose time is used up.

Also ends take-back proposals that were not answered in time.

There is one AutomaticMoves per table, in one process at a time: the store's lock decides which one, and is
released when a process dies.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets

from meadhall.kernel.position import Position
from meadhall.kernel.position_codec import encode_position
from meadhall.kernel.refusal import Refused
from meadhall.kernel.rng import Rng
from meadhall.server.bot_pool.bot_pool import BotPool, Decision, Requester
from meadhall.server.tables import moves, take_backs
from meadhall.server.tables.pace import bot_floor
from meadhall.server.tables.passing import table_answer
from meadhall.server.tables.room import STAND_IN, Room, now_ms
from meadhall.server.tables.schedule import Act
from meadhall.server.tables.unwatched import slowed, unwatched

log = logging.getLogger("meadhall.server")

# What is due later than this is left to the next sweep for due tables (state.py).
LOOKAHEAD_MS = 60_000
# The same for a table without watchers at this process: a process where it is watched may take it over.
UNWATCHED_LOOKAHEAD_MS = 1000
LOCK_TRIES = 5
Key = tuple[int, int]  # a seat, and its view number when it was asked


class AutomaticMoves:
    """Runs while something is due soon, then ends."""

    def __init__(self, room: Room, bot_pool: BotPool) -> None:
        self.room = room
        self.bot_pool = bot_pool
        self._woken = asyncio.Event()
        self._ours = False
        self._decisions: dict[Key, asyncio.Task[Decision]] = {}
        self._idle = False  # decisions are requested with the low priority of an unwatched table

    def wake(self) -> None:
        """Something changed: look again."""
        self._woken.set()

    @property
    def woken(self) -> bool:
        """Something changed since it last looked."""
        return self._ours and self._woken.is_set()

    async def run(self) -> None:
        store, table = self.room.store, self.room.table.id
        for _ in range(LOCK_TRIES):
            async with store.lock(table) as ours:
                if ours:
                    self._ours = True
                    await self._run_locked()
                    return
            await asyncio.sleep(0.2)  # another process has the lock, or is about to release it

    async def _run_locked(self) -> None:
        try:
            while await self._once():
                pass
        except Refused as refused:
            log.warning("an automatic move was refused: %s", refused, extra=self.room.tag())
        finally:
            for decision in self._decisions.values():
                decision.cancel()

    async def _once(self) -> bool:
        """Wait for the earliest act, and do it. False: nothing is due soon."""
        room = self.room
        self._woken.clear()
        async with room.lock:
            acts = room.due()
            live = room.live
            if live is None or not acts:
                return False
            when, seat, why = acts[0]
            now = now_ms()
            if when - now > LOOKAHEAD_MS or (when - now > UNWATCHED_LOOKAHEAD_MS and slowed(room, 0)):
                return False
            self._start_decisions(acts)
            wait = self._decide_before_flags(acts, now)
            asked = live.asked[seat]
            given = table_answer(room, seat) if why == "table" else None
        if wait > 0:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), wait / 1000)
            return True
        if why == "proposal":
            await take_backs.expire(room)
            return True
        if given is not None:
            action = given
        elif not self._decisions[seat, asked].done():
            await self._woken.wait()  # by the decision, or by a change after which it may not be needed
            return True
        else:
            action = (await self._decisions.pop((seat, asked))).action
        if await moves.answer_for(room, seat, action, why, asked) and why == "clock":
            await room.notice("flag_fell", seat=room.named[seat])
        return True

    def _start_decisions(self, acts: list[Act]) -> None:
        """Request the decisions of all bots that are asked; cancel those for questions that are gone."""
        live = self.room.live
        assert live is not None
        noticed = self._idle and not unwatched(self.room)  # request again, with normal priority
        for key in [key for key in self._decisions if noticed or live.asked[key[0]] != key[1]]:
            self._decisions.pop(key).cancel()
        self._idle = unwatched(self.room)
        for when, seat, why in acts:
            level = self.room.bot_of(seat)
            if why == "bot" and level is not None:
                self._decide(seat, level, when)

    def _decide_before_flags(self, acts: list[Act], now: int) -> int:
        """Request the decision for a player just before the player's time is used up, so that it is ready
        then.

        Returns the milliseconds until there is something to do.
        """
        wait = acts[0][0] - now
        for when, seat, why in acts:
            if why == "clock":
                begins = when - bot_floor(STAND_IN) - now
                if begins <= 0:
                    self._decide(seat, STAND_IN, when)
                else:
                    wait = min(wait, begins)
        return wait

    def _decide(self, seat: int, level: str, when: int) -> None:
        """Request an answer that is due at that time; also a forced one, so that it takes its turn in the
        queue."""
        live, table = self.room.live, self.room.table
        assert live is not None
        key = (seat, live.asked[seat])
        if key in self._decisions:
            return
        game = live.game
        legal = game.legal(seat)
        position = (
            encode_position(Position(game, seat, Rng.seeded(secrets.randbits(64)))) if len(legal) > 1 else b""
        )
        prompt = game.asks[game.ask_of(seat)][1].name
        requester = Requester(table.made_from or table.id, table.id, self._idle)
        within = max(0, when - now_ms()) / 1000
        decision = asyncio.ensure_future(
            self.bot_pool.decide(level, position, live.names[seat], prompt, legal, requester, within)
        )
        decision.add_done_callback(lambda _: self.wake())
        self._decisions[key] = decision
