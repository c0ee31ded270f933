"""Hints: the best answers with their expected results, and reasons as message ids."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations
from math import exp

from meadhall.bots.levels import ADVISER, sense_of
from meadhall.bots.rollout import play_on
from meadhall.kernel.contract import View
from meadhall.kernel.position import Position
from meadhall.kernel.rng import Rng

DEALS = 16  # sampled games for each estimate


@dataclass(frozen=True)
class Reason:
    """A message id of locale/ (without the prefix `reason-`) and its parameters."""

    id: str
    params: dict[str, str | int]


@dataclass(frozen=True)
class Advice:
    """One answer and its expected results."""

    action: int
    places: tuple[float, ...]  # chance of ending first, second, ...
    score: float  # expected at the end of the game
    reasons: tuple[Reason, ...]


def advise(position: Position[View], rng: Rng | None = None, *, best: int = 3) -> list[Advice]:
    """Return the best answers, the best one first. Takes a second at most."""
    if position.seat is None or not position.legal:
        return []
    rng = rng or Rng.seeded(0)
    legal = position.legal
    if len(legal) == 1:
        places, score = _prospects(position, legal[0], rng)
        return [Advice(legal[0], places, score, (Reason("only-choice", {}),))]
    search = ADVISER.search(position, rng)
    ranked = sorted(legal, key=lambda action: (-search.visits(action), -search.value(action)))
    evaluator = sense_of(position, ADVISER.weights)
    game = position.sample(rng)
    advice = []
    chance = rng.spawn()
    for action in ranked[:best]:
        # The same sampled games and random numbers for each answer, so that only the answers differ.
        places, score = _prospects(position, action, chance.copy())
        said = evaluator.reasons(game, position.seat, action)
        advice.append(Advice(action, places, score, tuple(Reason(*reason) for reason in said)))
    # Sorted by the values that are shown, so that the order agrees with them.
    return sorted(advice, key=lambda choice: -choice.places[0])


def _prospects(position: Position[View], action: int, rng: Rng) -> tuple[tuple[float, ...], float]:
    """Return the chances of the places and the expected score after an answer: means over sampled games."""
    evaluator = sense_of(position, ADVISER.weights)
    seat = position.seat or 0
    places: list[float] = []
    score = 0.0
    for _ in range(DEALS):
        game = position.sample(rng)
        game.play(seat, action)
        play_on(game, evaluator, rng, ADVISER.turns)
        expected = evaluator.expected(game)
        score += expected[seat] / DEALS
        chances = chances_of_places(expected, evaluator.spread(game), seat)
        places = [a + b / DEALS for a, b in zip(places or [0.0] * len(chances), chances, strict=True)]
    return tuple(places), score


def chances_of_places(expected: list[float], spread: float, seat: int) -> list[float]:
    """Return the chance of each place, if the first is drawn by the weight of the scores, then the second
    …"""
    places = [0.0] * len(expected)
    for order in permutations(range(len(expected))):
        chance = 1.0
        for i in range(len(order)):
            # Relative to the best of those left, so that not all weights underflow to 0 when the spread is
            # small.
            left = [expected[other] for other in order[i:]]
            chance *= exp((left[0] - max(left)) / spread) / sum(exp((x - max(left)) / spread) for x in left)
        places[order.index(seat)] += chance
    return places
