"""One decision ahead: try every answer in a few imagined games and look at the board after it."""

from __future__ import annotations

from math import log
from typing import Final

from meadhall.bots.imagine import play_on
from meadhall.bots.sense import Sense
from meadhall.kernel.game import Game
from meadhall.kernel.rng import Rng

DEEPEST: Final = 3  # parts of a sentence that are tried one by one: whom, where, how many
NEGLIGIBLE: Final = 1e-4  # of the highest weight
WORSE: Final = 0.05  # what is not tried is taken to be so much worse than the worst that is


def look_ahead(sense: Sense, games: list[Game], seat: int, legal: list[int], rng: Rng) -> list[float]:
    """The chance to win after each answer, as a mean over the games given."""
    most = sense.most(games[0], seat, False)
    if 0 < most < len(legal) or sense.leaning() > 0.0:
        return look_at_best(sense, games, seat, legal, rng, most)
    values = [0.0] * len(legal)
    for game in games:
        chance = rng.spawn()
        for i in range(len(legal)):
            # The same chance for each answer: they differ by what they do, not by luck.
            values[i] += after(sense, game, seat, legal[i], chance.copy(), DEEPEST)
    return [value / len(games) for value in values]


def look_at_best(
    sense: Sense, games: list[Game], seat: int, legal: list[int], rng: Rng, most: int
) -> list[float]:
    """The same, for those answers that look best; how good they look counts as well."""
    weights = sense.weigh(games[0], seat, legal)
    tried = best_of(weights, most)
    values = [0.0] * len(legal)
    if len(tried) == 1:
        values[tried[0]] = WORSE
        return values
    for game in games:
        chance = rng.spawn()
        for i in tried:
            values[i] += after(sense, game, seat, legal[i], chance.copy(), DEEPEST) / len(games)
    worst = 1.0
    for i in tried:
        values[i] += sense.leaning() * log(weights[i])
        worst = min(worst, values[i])
    for i in range(len(legal)):
        if i not in tried:
            values[i] = worst - WORSE
    return values


def best_of(weights: list[float], most: int) -> list[int]:
    """The indexes of so many highest weights (0: of all), in order; of equals the first.

    What looks next to senseless is not tried at all: to put a decision off for ever may seem to pay.
    """
    ranked = sorted([(-weights[i], i) for i in range(len(weights))])
    least = ranked[0][0] * NEGLIGIBLE
    found: list[int] = []
    for weight, i in ranked:
        if weight <= least and (most <= 0 or len(found) < most):
            found.append(i)
    return sorted(found)


def goes_on(game: Game, seat: int) -> bool:
    """The seat's sentence is not yet at its end."""
    asks = game.asks
    return len(asks) == 1 and asks[0][0] == seat and asks[0][1].continues


def after(sense: Sense, game: Game, seat: int, action: int, rng: Rng, depth: int) -> float:
    """The chance to win after one answer, its sentence finished as well as can be."""
    then: Game = game.copy()
    then.play(seat, action)
    if depth > 1 and goes_on(then, seat):
        most = sense.most(then, seat, True)
        if most == 1:
            finish(sense, then, seat)
        else:
            answers: list[int] = then.legal(seat)
            if 0 < most < len(answers):
                answers = [answers[i] for i in best_of(sense.weigh(then, seat, answers), most)]
            best = 0.0
            for answer in answers:
                value = after(sense, then, seat, answer, rng.copy(), depth - 1)
                if value > best:
                    best = value
            return best
    play_on(then, sense, rng, 0)
    return sense.chances(then)[seat]


def finish(sense: Sense, game: Game, seat: int) -> None:
    """A sentence to its end, by what looks best at first sight."""
    while goes_on(game, seat):
        legal: list[int] = game.offer(0)
        if len(legal) == 1:
            game.play(seat, legal[0])
        else:
            game.play(seat, legal[best_of(sense.weigh(game, seat, legal), 1)[0]])
