"""The four levels: thrall, karl, jarl, konung."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from time import perf_counter

from meadhall.bots import plain
from meadhall.bots.evaluator import Evaluator
from meadhall.bots.look_ahead import look_ahead
from meadhall.bots.rollout import draw
from meadhall.bots.search import Search
from meadhall.bots.weights import FITTED, HAND_MADE
from meadhall.kernel.contract import View
from meadhall.kernel.position import Position
from meadhall.kernel.rng import Rng
from meadhall.registry import load, plugins


@cache
def evaluator_of(game: str, weights: str) -> Evaluator:
    """Return the evaluator of a game with this table of weights; the plain one if the game has none."""
    path = plugins()[game].evaluator if game in plugins() else ""
    found: Evaluator = (load(path) if path else plain.evaluator)(weights)
    return found


def has_evaluator(game: str) -> bool:
    """Whether bots know more of a game than its rules."""
    return game in plugins() and bool(plugins()[game].evaluator)


def sense_of(position: Position[View], weights: str) -> Evaluator:
    """Return the evaluator of the position's game with this table of weights."""
    return evaluator_of(position.game, weights)


class Thrall:
    """Draws an answer in proportion to the priors."""

    def choose(self, position: Position[View], rng: Rng) -> int:
        evaluator = sense_of(position, HAND_MADE)
        game = position.sample(rng)
        return position.legal[draw(evaluator.weigh(game, position.seat or 0, position.legal), rng)]


@dataclass(frozen=True)
class Karl:
    """Looks one decision ahead, in two sampled games."""

    deals: int = 2
    weights: str = HAND_MADE

    def choose(self, position: Position[View], rng: Rng) -> int:
        evaluator = sense_of(position, self.weights)
        games = [position.sample(rng) for _ in range(self.deals)]
        values = look_ahead(evaluator, games, position.seat or 0, position.legal, rng)
        return position.legal[values.index(max(values))]


@dataclass(frozen=True)
class Searcher:
    """Jarl and konung: the same search with different parameters."""

    iterations: int
    seconds: float = 0.0  # 0: no limit
    weights: str = HAND_MADE
    turns: int = 4  # turns of a rollout after the leaf of the tree
    bold: float = 1.0  # how much the prior counts
    deals: int = 2  # iterations for each redeal
    prepared: int = 0  # sampled games of a look-ahead that replaces the prior at the root; 0: none

    def search(self, position: Position[View], rng: Rng) -> Search:
        deadline = perf_counter() + self.seconds if self.seconds else 0.0
        evaluator = sense_of(position, self.weights)
        seat = position.seat or 0
        search = Search(evaluator, seat, rng, self.turns, self.bold)
        if self.prepared:
            games = [position.sample(rng) for _ in range(self.prepared)]
            search.prepare(look_ahead(evaluator, games, seat, position.legal, rng))
        search.run(position, self.iterations, deadline, self.deals)
        return search

    def choose(self, position: Position[View], rng: Rng) -> int:
        return self.search(position, rng).best(position.legal)


def jarl(iterations: int, seconds: float) -> Searcher:
    return Searcher(iterations, seconds)


def konung(iterations: int, seconds: float) -> Searcher:
    return Searcher(iterations, seconds, weights=FITTED, prepared=4)


ADVISER = konung(400, 1.0)
