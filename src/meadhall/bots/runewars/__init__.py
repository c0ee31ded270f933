"""What bots know of Runewars: features, their weights, and which answers are tried first."""

from __future__ import annotations

from functools import cache

from meadhall.bots.runewars.features import NAMES, STAGES
from meadhall.bots.runewars.sense import RunewarsSense
from meadhall.bots.weights import read_weights


@cache
def sense(weights: str) -> RunewarsSense:
    """By the name of a table in weights/."""
    columns, spreads = read_weights(__name__, weights, NAMES, STAGES)
    return RunewarsSense(columns, spreads)
