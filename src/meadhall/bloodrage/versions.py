"""Rules versions of Blood Rage, and the first version of each change.

A game is played to its end by the version it began with.
"""

from __future__ import annotations

from typing import Final

from meadhall.kernel.rng import HashedRng, Rng

NEWEST: Final = 2

# Draws come from a generator that is seeded again at every draw (kernel.rng): nobody can compute a deck from
# what they have seen. Version 1 uses one MRG32k3a for the whole game.
HASHED_DRAWS: Final = 2


def generator_of(seed: int, version: int) -> Rng:
    """Return the generator of a new game."""
    return HashedRng.keyed(seed) if version >= HASHED_DRAWS else Rng.seeded(seed)
