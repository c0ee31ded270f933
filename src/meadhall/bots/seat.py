"""A player in its seat: asked honestly, and watched over.

Here, and only here, a true game meets a bot. What the bot gets is a Position. A bot that raises, hangs or
answers illegally is replaced for that decision by a safe legal choice; the fault is logged, the game goes on.
"""

from __future__ import annotations

import logging
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import Any, cast

from meadhall.bots.careful import Careful
from meadhall.bots.player import Player, Reflex
from meadhall.kernel.position import Position
from meadhall.kernel.rng import Rng

log = logging.getLogger("meadhall.bots")

RAISED, LATE, ILLEGAL = "raised", "late", "illegal"


@dataclass(frozen=True)
class Fault:
    """One decision that was taken away from a bot."""

    kind: str
    seat: str
    prompt: str
    detail: str


class Late(BaseException):
    """The time for a decision is over. Not an Exception: a bot that catches those must not catch this."""


class Seat:
    """One player in one seat of one game."""

    def __init__(self, player: Player, limit: float | None = None) -> None:
        """`limit`: seconds for one decision, after which it is taken away from the player."""
        self.player = player
        self.limit = limit
        self.faults: list[Fault] = []

    def answer(self, game: Any, seat: int, rng: Rng) -> int:
        """A legal answer, whatever the player does."""
        prompt = game.asks[game.ask_of(seat)][1].name
        legal = game.legal(seat)
        if len(legal) == 1:
            return int(legal[0])

        def position() -> Position:
            return Position(game, seat, rng.spawn())

        return self._watched(position, game.seat_names()[seat], prompt, legal, rng)

    def decide(self, position: Position, name: str, prompt: str, rng: Rng) -> int:
        """The same from a Position alone: for a process that never holds the game."""
        return self._watched(lambda: position, name, prompt, position.legal, rng)

    def _watched(
        self, position: Callable[[], Position], name: str, prompt: str, legal: list[int], rng: Rng
    ) -> int:
        before = rng.copy()
        try:
            with _no_longer_than(self.limit):
                if hasattr(self.player, "pick"):
                    answer = cast(Reflex, self.player).pick(prompt, legal[:], rng)
                else:
                    answer = self.player.choose(position(), rng)
            if type(answer) is int and answer in legal:
                return answer
            kind, detail = ILLEGAL, f"{answer!r} is not among its legal answers"
        except Late:
            kind, detail = LATE, f"no answer within {self.limit:g} s"
        except (Exception, SystemExit) as error:  # a bot that wants to exit leaves nobody else without a game
            kind, detail = RAISED, f"{type(error).__name__}: {error}"
        fault = Fault(kind, name, prompt, detail)
        self.faults.append(fault)
        log.warning("the bot of %s failed at %s (%s): %s", fault.seat, fault.prompt, fault.kind, fault.detail)
        rng.words = before.words  # neither this choice nor the next one depends on how far the bot got
        return Careful().pick(prompt, legal, rng)


@contextmanager
def _no_longer_than(seconds: float | None) -> Iterator[None]:
    """Raise Late when the time is over: where the system has alarms, and only in the main thread."""
    able = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if seconds is None or not able:
        yield
        return

    def over(number: int, frame: FrameType | None) -> None:
        raise Late

    handler = signal.signal(signal.SIGALRM, over)
    started = time.monotonic()
    # Again and again: a bot may swallow the first one.
    left, interval = signal.setitimer(signal.ITIMER_REAL, seconds, 0.1)
    try:
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    finally:  # once more: the alarm may have rung just before it was turned off
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, handler)
        if left:  # somebody else's alarm, which went on meanwhile
            signal.setitimer(signal.ITIMER_REAL, max(left - (time.monotonic() - started), 1e-6), interval)
