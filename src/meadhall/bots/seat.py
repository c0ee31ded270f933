"""Asks a player for a decision, with limits.

This is the only module that has access to both the true game and a bot. The bot gets a Position. If it
raises, takes too long or answers illegally, that decision is replaced by a safe legal one and the fault is
logged.
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
from meadhall.kernel.contract import View
from meadhall.kernel.position import Position
from meadhall.kernel.rng import Rng

log = logging.getLogger("meadhall.bots")

RAISED, LATE, ILLEGAL = "raised", "late", "illegal"


@dataclass(frozen=True)
class Fault:
    """One decision of a bot that was replaced."""

    kind: str
    seat: str
    prompt: str
    detail: str


class Late(BaseException):
    """The time for a decision is over.

    Not an Exception, so that a bot's `except Exception` does not catch it.
    """


class Seat:
    """One player in one seat of one game."""

    def __init__(self, player: Player, limit: float | None = None) -> None:
        """`limit`: seconds for one decision, after which it is replaced."""
        self.player = player
        self.limit = limit
        self.faults: list[Fault] = []

    def answer(self, game: Any, seat: int, rng: Rng) -> int:
        """Return a legal answer, even if the player fails."""
        prompt = game.asks[game.ask_of(seat)][1].name
        legal = game.legal(seat)
        if len(legal) == 1:
            return int(legal[0])

        def position() -> Position[View]:
            return Position(game, seat, rng.spawn())

        return self._watched(position, game.seat_names()[seat], prompt, legal, rng)

    def decide(self, position: Position[View], name: str, prompt: str, rng: Rng) -> int:
        """The same from a Position, for a process that does not have the game."""
        return self._watched(lambda: position, name, prompt, position.legal, rng)

    def _watched(
        self, position: Callable[[], Position[View]], name: str, prompt: str, legal: list[int], rng: Rng
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
        except (Exception, SystemExit) as error:  # a bot that calls sys.exit must not end the game
            kind, detail = RAISED, f"{type(error).__name__}: {error}"
        fault = Fault(kind, name, prompt, detail)
        self.faults.append(fault)
        log.warning("the bot of %s failed at %s (%s): %s", fault.seat, fault.prompt, fault.kind, fault.detail)
        rng.words = before.words  # so that later choices do not depend on how many numbers the bot has drawn
        return Careful().pick(prompt, legal, rng)


@contextmanager
def _no_longer_than(seconds: float | None) -> Iterator[None]:
    """Raise Late when the time is over, if the system has alarm signals, and in the main thread only."""
    able = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if seconds is None or not able:
        yield
        return

    def over(number: int, frame: FrameType | None) -> None:
        raise Late

    handler = signal.signal(signal.SIGALRM, over)
    started = time.monotonic()
    # Repeated, because a bot may swallow the first one.
    left, interval = signal.setitimer(signal.ITIMER_REAL, seconds, 0.1)
    try:
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    finally:  # again: the alarm may have been raised just before it was turned off
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, handler)
        if left:  # an alarm of the caller, whose time has passed meanwhile
            signal.setitimer(signal.ITIMER_REAL, max(left - (time.monotonic() - started), 1e-6), interval)
