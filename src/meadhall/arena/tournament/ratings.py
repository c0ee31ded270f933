"""Ratings from games of several players: the Plackett-Luce model of openskill."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from meadhall.arena.tournament.game import Line
from meadhall.arena.tournament.intervals import SURE


@dataclass(frozen=True)
class Rating:
    """The strength (`mu`) and its uncertainty (`sigma`)."""

    mu: float
    sigma: float

    @property
    def reach(self) -> float:
        """Return half the width of the 95 % interval."""
        return SURE * self.sigma


def ratings(names: Sequence[str], lines: Sequence[Line]) -> dict[str, Rating]:
    """Return every bot's rating after these games, in their order.

    A bot with several seats in a game gets the mean of their updates.
    """
    model = PlackettLuce()
    found = {name: Rating(model.mu, model.sigma) for name in names}
    for line in lines:
        bots = line["bots"]
        teams = [[model.rating(mu=found[bot].mu, sigma=found[bot].sigma)] for bot in bots]
        after = model.rate(teams, ranks=[float(place) for place in line["ranking"]])
        for bot in dict.fromkeys(bots):
            mine = [team[0] for team, other in zip(after, bots, strict=True) if other == bot]
            mu = sum(rating.mu for rating in mine) / len(mine)
            found[bot] = Rating(mu, sum(rating.sigma for rating in mine) / len(mine))
    return found
