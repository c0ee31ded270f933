"""Information-set Monte Carlo tree search.

Every iteration redeals what the seat does not know and walks down one tree, whose branches are what the seat
can observe: its own answers, and the public answers of others. Simultaneous answers are chosen independently
of each other, and the tree branches by the searching seat's answer alone. At a leaf the game is played on by
the priors for a few turns, and the position is evaluated.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Any, Final

from meadhall.bots.evaluator import Evaluator
from meadhall.bots.rollout import play_on
from meadhall.kernel.game import Game
from meadhall.kernel.rng import Rng

MANY: Final = 1 << 20  # more than any game has answers
HALF: Final = 0.01  # an answer this much worse in a look-ahead gets half the prior
ASIDE: Final = -1  # the branch after simultaneous answers of others


class Edge:
    """The statistics of one answer of one seat."""

    __slots__ = ("then", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.then: Node | None = None


class Node:
    """A node of the tree; edges are indexed by seat * MANY + answer."""

    __slots__ = ("edges",)

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}


class Search:
    """The search for one decision of one seat."""

    __slots__ = ("bold", "priors", "rng", "root", "seat", "evaluator", "steps", "turns")

    def __init__(self, evaluator: Evaluator, seat: int, rng: Rng, turns: int, bold: float) -> None:
        """`turns`: the length of rollouts; `bold`: how much the prior counts."""
        self.evaluator = evaluator
        self.seat = seat
        self.rng = rng
        self.turns = turns
        self.bold = bold
        self.root = Node()
        # Priors of the answers at the root that replace those of the evaluator, if `prepare` was called.
        self.priors: list[float] = []
        self.steps: list[tuple[Edge, int]] = []

    def prepare(self, values: list[float]) -> None:
        """Replace the priors at the root by the values of a look-ahead."""
        most = max(values)
        self.priors = [2.0 ** ((value - most) / HALF) + 0.02 for value in values]

    def run(self, position: Any, iterations: int, deadline: float, deals: int) -> int:
        """Search until the iterations are done or the time is over; return the number of iterations done.

        Each redeal is used for `deals` iterations, because it costs as much as a rollout.
        """
        game: Game | None = None
        for done in range(iterations):
            if deadline > 0.0 and done and perf_counter() > deadline:
                return done
            if game is None or done % deals == 0:
                game = position.sample(self.rng)
            self.iterate(game.copy())
        return iterations

    def iterate(self, game: Game) -> None:
        self.steps = []
        node = self.root
        fresh = False
        while not fresh and not game.over:
            waiting: list[int] = game.waiting()
            if len(game.asks) == 1:
                seat = waiting[0]
                legal: list[int] = game.offer(0)
                if len(legal) == 1:
                    game.play(seat, legal[0])
                    continue
                edge, action = self.select(node, game, seat, legal)
                fresh = edge.visits == 0
                game.play(seat, action)
                node = following(edge)
            else:
                node, fresh = self.together(node, game, waiting)
        if not game.over:
            play_on(game, self.evaluator, self.rng, self.turns)
        chances = self.evaluator.chances(game)
        for edge, seat in self.steps:
            edge.visits += 1
            edge.total += chances[seat]

    def together(self, node: Node, game: Game, waiting: list[int]) -> tuple[Node, bool]:
        """Give simultaneous answers: first those of the others, independently, then the searching seat's."""
        fresh = False
        then = node
        # If the searching seat has already answered, it answers again, before the last of the others does.
        again = node is self.root and self.seat not in waiting and game.ask_of(self.seat) >= 0
        if again:
            then, fresh = self.answer(node, game, self.seat)
        for seat in waiting:
            if seat != self.seat:
                new = self.answer(node, game, seat)[1]
                fresh = fresh if again else new
        if self.seat in waiting:
            then, fresh = self.answer(node, game, self.seat)
        elif not again:
            aside = node.edges.get(ASIDE)
            if aside is None:
                aside = Edge()
                node.edges[ASIDE] = aside
            then = following(aside)
        return then, fresh

    def answer(self, node: Node, game: Game, seat: int) -> tuple[Node, bool]:
        """Give a seat's complete answer to a simultaneous ask; return the next node and whether it is new."""
        while True:
            last = complete_with(game, seat)
            edge, action = self.select(node, game, seat, game.offer(game.ask_of(seat)))
            game.play(seat, action)
            node = following(edge)
            if last:
                return node, edge.visits == 0

    def select(self, node: Node, game: Game, seat: int, legal: list[int]) -> tuple[Edge, int]:
        """Return the answer to try next: one with a high value, or with a high prior and few visits
        (PUCT)."""
        if len(legal) == 1:
            weights = [1.0]
        elif node is self.root and seat == self.seat and self.priors and len(self.priors) == len(legal):
            weights = self.priors
        else:
            weights = self.evaluator.weigh(game, seat, legal)
        edges = node.edges
        row = seat * MANY
        total = 0.0
        seen = 0
        value = 0.0
        found: list[Edge | None] = []
        for i in range(len(legal)):
            total += weights[i]
            known = edges.get(row + legal[i])
            found.append(known)
            if known is not None:
                seen += known.visits
                value += known.total
        # An answer that was not tried yet counts a little less than the mean of those that were.
        untried = value / seen - 0.05 if seen else 0.0
        reach = self.bold * sqrt(seen + 1.0) / total
        best = -1.0
        chosen = 0
        for i in range(len(legal)):
            known = found[i]
            if known is None or known.visits == 0:
                score = untried + reach * weights[i]
            else:
                score = known.total / known.visits + reach * weights[i] / (1.0 + known.visits)
            if score > best:
                best = score
                chosen = i
        edge = found[chosen]
        if edge is None:
            edge = Edge()
            edges[row + legal[chosen]] = edge
        self.steps.append((edge, seat))
        return edge, legal[chosen]

    def visits(self, action: int) -> int:
        edge = self.root.edges.get(self.seat * MANY + action)
        return 0 if edge is None else edge.visits

    def value(self, action: int) -> float:
        """Return the mean chance to win of an answer over its visits."""
        edge = self.root.edges.get(self.seat * MANY + action)
        return 0.0 if edge is None or edge.visits == 0 else edge.total / edge.visits

    def best(self, legal: list[int]) -> int:
        """Return the most visited answer; of equal ones the better one."""
        chosen = legal[0]
        for action in legal:
            if (self.visits(action), self.value(action)) > (self.visits(chosen), self.value(chosen)):
                chosen = action
        return chosen


def following(edge: Edge) -> Node:
    if edge.then is None:
        edge.then = Node()
    return edge.then


def complete_with(game: Game, seat: int) -> bool:
    """Whether the seat's next answer is its last one to this ask."""
    index = game.ask_of(seat)
    given: int = len(game.given[index])
    need: int = game.asks[index][1].need
    return given % need + 1 >= need
