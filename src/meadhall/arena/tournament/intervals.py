"""Rates and their confidence intervals."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

SURE = 1.959964  # standard deviations on either side of 95 %


@dataclass
class Rate:
    """A number of wins of a number of games; a shared win is a fraction, so `won` need not be whole."""

    won: float = 0.0
    of: int = 0

    def add(self, share: float) -> None:
        self.won += share
        self.of += 1

    @property
    def share(self) -> float:
        return self.won / self.of if self.of else 0.0

    @property
    def between(self) -> tuple[float, float]:
        return wilson(self.won, self.of)

    def as_dict(self) -> dict[str, float]:
        low, high = self.between
        return {
            "won": round(self.won, 4),
            "of": self.of,
            "rate": round(self.share, 5),
            "low": round(low, 5),
            "high": round(high, 5),
        }


def wilson(won: float, of: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval, which is also valid near 0 and 1 and for few games."""
    if not of:
        return 0.0, 1.0
    share, z = won / of, SURE * SURE / of
    middle = share + z / 2
    reach = SURE * sqrt(max(0.0, share * (1 - share)) / of + z / (4 * of))
    return max(0.0, (middle - reach) / (1 + z)), min(1.0, (middle + reach) / (1 + z))


def shares(ranking: list[int]) -> list[float]:
    """Return each seat's share of the win: 1 divided by the number of winners."""
    return [1 / ranking.count(1) if place == 1 else 0.0 for place in ranking]
