"""The bots at the table. Their chance depends on the seed and on where the game stands, on nothing else:

a game that is saved and resumed goes on exactly as if nobody had got up.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from meadhall.bots import KINDS
from meadhall.kernel.rng import Rng


class Opponents:
    """One kind of bot for each seat but yours."""

    def __init__(self, kinds: Sequence[str], seats: int, you: int, seed: int) -> None:
        others = [seat for seat in range(seats) if seat != you]
        self.kinds = bot_kinds(kinds, len(others))
        self._players = {seat: KINDS[kind]() for seat, kind in zip(others, self.kinds, strict=True)}
        self._seed = seed

    def pick(self, game: Any, seat: int) -> int:
        index = game.ask_of(seat)
        prompt = game.asks[index][1]
        answers = f"{len(game.trace)} {seat} {len(game.given[index])}"
        return self._players[seat].pick(prompt.name, game.legal(seat), self._chance(answers))

    def _chance(self, answers: str) -> Rng:
        digest = hashlib.sha256(f"bot {self._seed} {answers}".encode()).digest()
        return Rng.seeded(int.from_bytes(digest[:8], "big"))


def bot_kinds(kinds: Sequence[str], others: int) -> tuple[str, ...]:
    """One kind for all or one a seat; the last one given sits in all seats that are left."""
    kinds = kinds or ("careful",)
    return tuple(kinds[min(i, len(kinds) - 1)] for i in range(others))
