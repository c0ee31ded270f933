"""The bots at the table."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from meadhall.bots import TABLE, Fault, Seat, player
from meadhall.bots.levels import has_evaluator
from meadhall.terminal.seeded_rng import chance

USUAL = "karl"
# In seconds; for bots that hang. The built-in bots are faster.
LIMIT = 30.0

# Faults of bots are shown in the event log, so the logger must not print them over the screen.
logging.getLogger("meadhall").addHandler(logging.NullHandler())


class Opponents:
    """The bots of all other seats; raises BadBot."""

    def __init__(self, kinds: Sequence[str], seats: int, you: int, seed: int) -> None:
        others = [seat for seat in range(seats) if seat != you]
        bots = zip(others, bot_kinds(kinds, len(others)), strict=True)
        self._seats = {seat: Seat(player(kind, pace=TABLE), limit=LIMIT) for seat, kind in bots}
        self._seed = seed
        self._told: set[tuple[str, str]] = set()

    def answer(self, game: Any, seat: int) -> int:
        """Return a legal answer, even if the bot fails."""
        return self._seats[seat].answer(game, seat, chance("bot", self._seed, game, seat))

    def fault(self, seat: int) -> Fault | None:
        """Return the fault of this bot's last answer; the same fault of a seat is reported once."""
        for fault in self._seats[seat].faults[-1:]:
            if (fault.seat, fault.kind) not in self._told:
                self._told.add((fault.seat, fault.kind))
                return fault
        return None


def usual_bot(game: str) -> str:
    """Who sits down when nobody is asked for: a bot that knows the game, if there is one."""
    return USUAL if has_evaluator(game) else "careful"


def bot_kinds(kinds: Sequence[str], others: int, usual: str = USUAL) -> tuple[str, ...]:
    """Return one bot name for each seat; the last one given is used for all remaining seats."""
    kinds = kinds or (usual,)
    return tuple(kinds[min(i, len(kinds) - 1)] for i in range(others))
