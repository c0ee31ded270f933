"""Hints: the best few choices, what may come of them, and why, as message ids for the reader's language."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations
from math import exp

from meadhall.bots.imagine import play_on
from meadhall.bots.levels import ADVISER, sense_of
from meadhall.kernel.position import Position
from meadhall.kernel.rng import Rng

DEALS = 16  # imagined games behind each estimate


@dataclass(frozen=True)
class Reason:
    """A message id of locale/ (without the `reason-` in front) and what it speaks of."""

    id: str
    params: dict[str, str | int]


@dataclass(frozen=True)
class Advice:
    """One choice: what it may lead to."""

    action: int
    places: tuple[float, ...]  # chance of ending first, second, ...
    glory: float  # expected at the end of the game
    reasons: tuple[Reason, ...]


def advise(position: Position, rng: Rng | None = None, *, best: int = 3) -> list[Advice]:
    """The best few choices, the best one first. It thinks for a second at most."""
    if position.seat is None or not position.legal:
        return []
    rng = rng or Rng.seeded(0)
    legal = position.legal
    if len(legal) == 1:
        places, glory = _prospects(position, legal[0], rng)
        return [Advice(legal[0], places, glory, (Reason("only-choice", {}),))]
    search = ADVISER.search(position, rng)
    ranked = sorted(legal, key=lambda action: (-search.visits(action), -search.value(action)))
    sense = sense_of(position, ADVISER.weights)
    game = position.sample(rng)
    advice = []
    chance = rng.spawn()
    for action in ranked[:best]:
        # The same deals and the same chance for each: they differ by what they do, not by luck.
        places, glory = _prospects(position, action, chance.copy())
        said = sense.reasons(game, position.seat, action)
        advice.append(Advice(action, places, glory, tuple(Reason(*reason) for reason in said)))
    # In the order of what is shown: nobody trusts a hint that contradicts itself.
    return sorted(advice, key=lambda choice: -choice.places[0])


def _prospects(position: Position, action: int, rng: Rng) -> tuple[tuple[float, ...], float]:
    """Chances of the places, and the Glory to expect, after an answer: a mean over imagined games."""
    sense = sense_of(position, ADVISER.weights)
    seat = position.seat or 0
    places: list[float] = []
    glory = 0.0
    for _ in range(DEALS):
        game = position.sample(rng)
        game.play(seat, action)
        play_on(game, sense, rng, ADVISER.turns)
        expected = sense.expected(game)
        glory += expected[seat] / DEALS
        chances = chances_of_places(expected, sense.spread(game), seat)
        places = [a + b / DEALS for a, b in zip(places or [0.0] * len(chances), chances, strict=True)]
    return tuple(places), glory


def chances_of_places(expected: list[float], spread: float, seat: int) -> list[float]:
    """The chance of each place, if the first is drawn by the scores' weight, then the second, and so on."""
    places = [0.0] * len(expected)
    for order in permutations(range(len(expected))):
        chance = 1.0
        for i in range(len(order)):
            # Against the best of those left: however small the spread is, their weights are not all nothing.
            left = [expected[other] for other in order[i:]]
            chance *= exp((left[0] - max(left)) / spread) / sum(exp((x - max(left)) / spread) for x in left)
        places[order.index(seat)] += chance
    return places
