"""A table of four clients that answer at random, and send the same messages as the web page.

Only one move is in progress at a time, so that it is known which move the others are sent.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable

from msgspec import UNSET

from benchmarks.server.messages import Done, FullView, Made, News, Parts, Refused, read
from benchmarks.server.socket_client import SocketClient
from benchmarks.server.tally import Tally

Pace = Callable[[], float]
AGAIN = 0.05  # seconds: nobody can answer just now, look again
REFUSED = 0.5  # seconds: not as fast again


class Seat:
    """What one client knows: no more of the view than it needs to answer."""

    __slots__ = ("answers", "asked", "at", "before", "line", "moment", "name", "number", "over", "table")

    def __init__(self, table: Table, name: str) -> None:
        self.table = table
        self.name = name
        self.line: SocketClient | None = None
        self.number = -1
        self.moment = -1
        self.before = -1  # the moment before the newest change
        self.at = 0.0  # when that came
        self.answers: list[int] = []
        self.asked = False
        self.over = False

    def hear(self, data: bytes, now: float) -> None:
        tally = self.table.tally()
        tally.messages += 1
        tally.bytes += len(data)
        message = read(data)
        if isinstance(message, News):
            self._see(message.number, message.moment, message.set, now)
        elif isinstance(message, Done):
            self.table.done(self, now)
        elif isinstance(message, FullView):
            self._see(message.number, message.moment, message.view, now)
        elif isinstance(message, Refused):
            self.table.refused(self, message.code)

    def _see(self, number: int, moment: int, parts: Parts, now: float) -> None:
        self.before = self.moment
        self.number, self.moment, self.at = number, moment, now
        if parts.ask is not UNSET:
            self.answers = [answer.action for answer in parts.ask.answers] if parts.ask is not None else []
        if parts.asked is not UNSET:
            self.asked = any(one.seat == self.name and not one.answered for one in parts.asked)
        if parts.over is not UNSET:
            self.over = parts.over
        self.table.shown(self)

    def lost(self, why: str) -> None:
        self.table.lost(why)

    def say(self, message: bytes) -> None:
        assert self.line is not None
        self.line.say(message)

    def leave(self) -> None:
        if self.line is not None:
            self.line.close()


class Table:
    """Plays while it has a pace; `ended` is called once, when its game is over or a line was lost."""

    def __init__(
        self, tally: Callable[[], Tally], ended: Callable[[Table], None], dice: random.Random
    ) -> None:
        self.tally = tally
        self._ended = ended
        self._dice = dice
        self.made: Made
        self.seats: list[Seat] = []
        self.pace: Pace | None = None
        self.finished = False
        self._left = -1  # moves to play before it rests; -1: without end
        self._rested: asyncio.Future[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        # The move on its way: who sent it and when; once it is done, which moment others wait for.
        self._mover: Seat | None = None
        self._sent = 0.0
        self._moment = -1
        self._waits: list[Seat] = []

    def lay(self, made: Made) -> None:
        """A new game."""
        self.made = made
        self.seats = [Seat(self, link.seat) for link in made.seats]
        self.finished = False
        self._mover = None
        self._waits = []

    async def sit(self, port: int) -> None:
        """All seats connect, by right of the cookie of whoever made the table."""
        path = f"/api/tables/{self.made.id}/socket"
        for seat, link in zip(self.seats, self.made.seats, strict=True):
            seat.line = await SocketClient.open(port, path, seat.hear, seat.lost, self.made.cookie)
            seat.say(b'{"type":"hello","seat":"%s"}' % link.seat.encode())

    def leave(self) -> None:
        for seat in self.seats:
            seat.leave()

    # --- when to move ---------------------------------------------------------------------------------

    def play(self, pace: Pace, moves: int = -1) -> asyncio.Future[None]:
        """From now on, at this pace; done when so many moves were made."""
        self.pace, self._left = pace, moves
        self._rested = asyncio.get_running_loop().create_future()
        if self._mover is None and not self.finished:
            self._later(pace())
        return self._rested

    def rest(self) -> None:
        """No more moves; one on its way still lands."""
        self.pace = None
        if self._rested is not None and not self._rested.done():
            self._rested.set_result(None)

    def go_on(self) -> None:
        """After a new game was laid."""
        if self.pace is not None:
            self._later(self.pace())

    def in_flight(self) -> float:
        """Seconds since a move was sent that has not landed; 0 if there is none."""
        return 0.0 if self._mover is None else time.perf_counter() - self._sent

    def _later(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._move)

    def _move(self) -> None:
        if self.pace is None or self.finished or self._mover is not None:
            return
        waited_for = [seat for seat in self.seats if seat.asked and seat.answers]
        if not waited_for:
            self._later(AGAIN)
            return
        seat = self._dice.choice(waited_for)
        action = self._dice.choice(seat.answers)
        self._mover, self._moment = seat, -1
        self._sent = time.perf_counter()
        seat.say(b'{"type":"move","at":%d,"action":%d,"ref":1}' % (seat.number, action))

    # --- what comes of it -----------------------------------------------------------------------------

    def done(self, seat: Seat, now: float) -> None:
        """It is stored, and what it changed for the mover came just before."""
        if seat is not self._mover:
            return
        tally = self.tally()
        tally.moves += 1
        tally.done.append(now - self._sent)
        if seat.moment == seat.before:  # in the middle of a sentence: others see it when it is finished
            tally.hidden += 1
            self._landed()
            return
        self._moment = seat.moment
        self._waits = [other for other in self.seats if other is not seat]
        for other in tuple(self._waits):
            self._receipt(other)

    def shown(self, seat: Seat) -> None:
        if self._waits:
            self._receipt(seat)
        if seat.over and self._mover is None:
            self._end()

    def _receipt(self, seat: Seat) -> None:
        if seat in self._waits and seat.moment >= self._moment:
            self._waits.remove(seat)
            self.tally().others.append(seat.at - self._sent)
            if not self._waits:
                self._landed()

    def refused(self, seat: Seat, code: str) -> None:
        self.tally().refused[code] += 1
        if seat is self._mover and self._moment < 0:
            self._mover = None
            self._later(REFUSED)

    def _landed(self) -> None:
        self._mover = None
        if self._left > 0:
            self._left -= 1
        if any(seat.over for seat in self.seats):
            self._end()
        elif self._left == 0:
            self.rest()
        elif self.pace is not None:
            self._later(self.pace())

    def lost(self, why: str) -> None:
        self.tally().lost[why] += 1
        self._end()

    def _end(self) -> None:
        if not self.finished:
            self.finished = True
            self._mover, self._waits = None, []
            if self._left >= 0:
                self.rest()
            self._ended(self)
