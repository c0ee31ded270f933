"""What bots know of Runewars: features, their weights, and priors for answers."""

from __future__ import annotations

from functools import cache

from meadhall.bots.runewars.evaluator import RunewarsEvaluator
from meadhall.bots.runewars.features import NAMES, STAGES
from meadhall.bots.weights import read_weights


@cache
def evaluator(weights: str) -> RunewarsEvaluator:
    """Return the evaluator with the weights of this name in weights/."""
    columns, spreads = read_weights(__name__, weights, NAMES, STAGES)
    return RunewarsEvaluator(columns, spreads)
