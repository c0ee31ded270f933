"""The bots at the table."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from meadhall.bots import TABLE, Fault, Seat, player
from meadhall.bots.levels import has_evaluator
from meadhall.terminal.seeded_rng import chance

USUAL = "karl"
# Seconds. No bot of ours takes as long: this is for bots that hang.
LIMIT = 30.0

# What goes wrong with a bot is told at the table: the logger need not write across it.
logging.getLogger("meadhall").addHandler(logging.NullHandler())


class Opponents:
    """One bot for each seat but yours; raises BadBot."""

    def __init__(self, kinds: Sequence[str], seats: int, you: int, seed: int) -> None:
        others = [seat for seat in range(seats) if seat != you]
        bots = zip(others, bot_kinds(kinds, len(others)), strict=True)
        self._seats = {seat: Seat(player(kind, pace=TABLE), limit=LIMIT) for seat, kind in bots}
        self._seed = seed
        self._told: set[tuple[str, str]] = set()

    def answer(self, game: Any, seat: int) -> int:
        """Always a legal one, whatever the bot does."""
        return self._seats[seat].answer(game, seat, chance("bot", self._seed, game, seat))

    def fault(self, seat: int) -> Fault | None:
        """What went wrong with this bot's last answer; nothing is told twice of the same clan."""
        for fault in self._seats[seat].faults[-1:]:
            if (fault.seat, fault.kind) not in self._told:
                self._told.add((fault.seat, fault.kind))
                return fault
        return None


def usual_bot(game: str) -> str:
    """Who sits down when nobody is asked for: a bot that knows the game, if there is one."""
    return USUAL if has_evaluator(game) else "careful"


def bot_kinds(kinds: Sequence[str], others: int, usual: str = USUAL) -> tuple[str, ...]:
    """One kind for all or one a seat; the last one given sits in all seats that are left."""
    kinds = kinds or (usual,)
    return tuple(kinds[min(i, len(kinds) - 1)] for i in range(others))
