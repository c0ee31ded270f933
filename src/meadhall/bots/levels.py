"""The ladder: thrall, karl, jarl, konung."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from meadhall.bots import bloodrage, runewars
from meadhall.bots.imagine import draw
from meadhall.bots.look_ahead import look_ahead
from meadhall.bots.search import Search
from meadhall.bots.sense import Sense
from meadhall.bots.weights import FITTED, HAND_MADE
from meadhall.kernel.position import Position
from meadhall.kernel.rng import Rng

# What bots know of each game: one entry a game, and its folder beside this file.
SENSES: dict[str, Callable[[str], Sense]] = {"bloodrage": bloodrage.sense, "runewars": runewars.sense}


def sense_of(position: Position, weights: str) -> Sense:
    """What bots know of the game at hand, by one table of weights."""
    return SENSES[position.game](weights)


class Thrall:
    """Plays at first sight: sensible things more often than foolish ones."""

    def choose(self, position: Position, rng: Rng) -> int:
        sense = sense_of(position, HAND_MADE)
        game = position.sample(rng)
        return position.legal[draw(sense.weigh(game, position.seat or 0, position.legal), rng)]


@dataclass(frozen=True)
class Karl:
    """Looks one decision ahead, in two imagined deals."""

    deals: int = 2
    weights: str = HAND_MADE

    def choose(self, position: Position, rng: Rng) -> int:
        sense = sense_of(position, self.weights)
        games = [position.sample(rng) for _ in range(self.deals)]
        values = look_ahead(sense, games, position.seat or 0, position.legal, rng)
        return position.legal[values.index(max(values))]


@dataclass(frozen=True)
class Searcher:
    """Jarl and konung: the same search, with more or less of everything."""

    iterations: int
    seconds: float = 0.0  # 0: no limit
    weights: str = HAND_MADE
    turns: int = 4  # how far imagined games go on behind the tree
    bold: float = 1.0  # how much first sight counts
    deals: int = 2  # iterations a deal serves
    prepared: int = 0  # deals looked ahead in, to know what to try first

    def search(self, position: Position, rng: Rng) -> Search:
        deadline = perf_counter() + self.seconds if self.seconds else 0.0
        sense = sense_of(position, self.weights)
        seat = position.seat or 0
        search = Search(sense, seat, rng, self.turns, self.bold)
        if self.prepared:
            games = [position.sample(rng) for _ in range(self.prepared)]
            search.prepare(look_ahead(sense, games, seat, position.legal, rng))
        search.run(position, self.iterations, deadline, self.deals)
        return search

    def choose(self, position: Position, rng: Rng) -> int:
        return self.search(position, rng).best(position.legal)


def jarl(iterations: int, seconds: float) -> Searcher:
    return Searcher(iterations, seconds)


def konung(iterations: int, seconds: float) -> Searcher:
    return Searcher(iterations, seconds, weights=FITTED, prepared=4)


ADVISER = konung(400, 1.0)
