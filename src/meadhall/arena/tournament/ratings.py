"""Ratings from games of several players: Plackett and Luce's model, by openskill."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from meadhall.arena.tournament.game import Line
from meadhall.arena.tournament.intervals import SURE


@dataclass(frozen=True)
class Rating:
    """How strong (`mu`), and how sure that is (`sigma`)."""

    mu: float
    sigma: float

    @property
    def reach(self) -> float:
        """95 % on either side."""
        return SURE * self.sigma


def ratings(names: Sequence[str], lines: Sequence[Line]) -> dict[str, Rating]:
    """Every bot's rating after these games, in their order.

    A bot that sits at a table several times learns from the mean of its seats.
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
