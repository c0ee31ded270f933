"""Tables of weights: a row for each feature and for the spread, a column for each stage of the game."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from importlib.resources import files
from math import isfinite
from pathlib import Path

SPREAD = "spread"
HAND_MADE, FITTED = "hand-made", "fitted"  # the tables every game has


def read_weights(
    package: str, name: str, features: Sequence[str], stages: Sequence[str]
) -> tuple[list[list[float]], list[float]]:
    """Return weights by stage and feature, and the spread by stage. The rows must be exactly the features.

    A name that ends in .csv is the path of a file.
    """
    if name.endswith(".csv"):
        text = Path(name).read_text("utf-8")
    else:
        text = files(package).joinpath("weights", f"{name}.csv").read_text("utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    rows = {row["feature"]: _numbers(name, row, stages) for row in csv.DictReader(lines)}
    wanted = {SPREAD, *features}
    if rows.keys() != wanted:
        wrong = ", ".join(sorted(rows.keys() ^ wanted))
        raise ValueError(f"weights {name}: missing or unknown features: {wrong}")
    columns = [[rows[feature][i] for feature in features] for i in range(len(stages))]
    return columns, rows[SPREAD]


def _numbers(name: str, row: dict[str, str], stages: Sequence[str]) -> list[float]:
    try:
        numbers = [float(row[stage]) for stage in stages]
    except (KeyError, TypeError, ValueError):  # no such column, a row that ends early, no number
        numbers = []
    if not numbers or not all(isfinite(number) for number in numbers):
        raise ValueError(f"weights {name}: {row['feature']} needs a number for each of {', '.join(stages)}")
    return numbers
