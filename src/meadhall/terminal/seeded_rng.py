"""Random numbers for bots and hints, which depend only on the seed and the state of the game.

So a resumed game continues exactly as without the interruption, and a repeated hint is the same.
"""

from __future__ import annotations

import hashlib
from typing import Any

from meadhall.kernel.rng import Rng


def chance(what_for: str, seed: int, game: Any, seat: int) -> Rng:
    """Return the generator for the current ask of a seat."""
    given = len(game.given[game.ask_of(seat)])
    stand = f"{what_for} {seed} {len(game.trace)} {seat} {given}"
    return Rng.seeded(int.from_bytes(hashlib.sha256(stand.encode()).digest()[:8], "big"))
