"""What bots know of Blood Rage: features, their weights, and which answers are tried first."""

from __future__ import annotations

from functools import cache

from meadhall.bots.bloodrage.features import NAMES, STAGES
from meadhall.bots.bloodrage.sense import BloodRageSense
from meadhall.bots.weights import HAND_MADE, read_weights


@cache
def sense(weights: str) -> BloodRageSense:
    """By the name of a table in weights/."""
    columns, spreads = read_weights(__name__, weights, NAMES, STAGES)
    first_sight = columns if weights == HAND_MADE else sense(HAND_MADE).weights
    return BloodRageSense(columns, spreads, first_sight)
