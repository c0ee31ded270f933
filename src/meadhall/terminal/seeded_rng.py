"""Chance at the table depends on the seed and on where the game stands, on nothing else:

a game that is saved and resumed goes on exactly as if nobody had got up, and asking for a hint again gives
the same one.
"""

from __future__ import annotations

import hashlib
from typing import Any

from meadhall.kernel.rng import Rng


def chance(what_for: str, seed: int, game: Any, seat: int) -> Rng:
    """A generator of its own for every question that a seat is asked."""
    given = len(game.given[game.ask_of(seat)])
    stand = f"{what_for} {seed} {len(game.trace)} {seat} {given}"
    return Rng.seeded(int.from_bytes(hashlib.sha256(stand.encode()).digest()[:8], "big"))
