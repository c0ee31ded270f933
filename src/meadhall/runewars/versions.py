"""Rules versions of Runewars, and the first version of each changed rule.

A game is played to its end by the version it began with. `Runewars` reads the switches once, when it is made.
"""

from __future__ import annotations

from typing import Final

from meadhall.kernel.rng import HashedRng, Rng

NEWEST: Final = 2

# p.18: after a victory only the units above eight retreat. In version 1 the winner may let any number leave.
ONLY_SURPLUS_LEAVES: Final = 2

# Draws come from a generator that is seeded again at every draw (kernel.rng): nobody can compute a deck from
# what they have seen. Version 1 uses one MRG32k3a for the whole game.
HASHED_DRAWS: Final = 2


def generator_of(seed: int, version: int) -> Rng:
    """Return the generator of a new game."""
    return HashedRng.keyed(seed) if version >= HASHED_DRAWS else Rng.seeded(seed)
