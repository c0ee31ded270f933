"""What bots know of Blood Rage: features, their weights, and priors for answers."""

from __future__ import annotations

from functools import cache

from meadhall.bots.bloodrage.evaluator import BloodRageEvaluator
from meadhall.bots.bloodrage.features import NAMES, STAGES
from meadhall.bots.weights import HAND_MADE, read_weights


@cache
def evaluator(weights: str) -> BloodRageEvaluator:
    """Return the evaluator with the weights of this name in weights/."""
    columns, spreads = read_weights(__name__, weights, NAMES, STAGES)
    first_sight = columns if weights == HAND_MADE else evaluator(HAND_MADE).weights
    return BloodRageEvaluator(columns, spreads, first_sight)
