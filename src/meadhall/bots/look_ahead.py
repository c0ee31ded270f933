"""Look one decision ahead: try answers in a few sampled games and evaluate the positions after them."""

from __future__ import annotations

from math import log
from typing import Final

from meadhall.bots.evaluator import Evaluator
from meadhall.bots.rollout import play_on
from meadhall.kernel.game import Game
from meadhall.kernel.rng import Rng

DEEPEST: Final = 3  # parts of a sentence that are all tried: who, where, how many
NEGLIGIBLE: Final = 1e-4  # of the highest weight
WORSE: Final = 0.05  # an answer that is not tried counts this much less than the worst that is


def look_ahead(evaluator: Evaluator, games: list[Game], seat: int, legal: list[int], rng: Rng) -> list[float]:
    """Return the chance to win after each answer, as a mean over the games."""
    most = evaluator.most(games[0], seat, False)
    if 0 < most < len(legal) or evaluator.leaning() > 0.0:
        return look_at_best(evaluator, games, seat, legal, rng, most)
    values = [0.0] * len(legal)
    for game in games:
        chance = rng.spawn()
        for i in range(len(legal)):
            # The same random numbers for each answer, so that only the answers differ.
            values[i] += after(evaluator, game, seat, legal[i], chance.copy(), DEEPEST)
    return [value / len(games) for value in values]


def look_at_best(
    evaluator: Evaluator, games: list[Game], seat: int, legal: list[int], rng: Rng, most: int
) -> list[float]:
    """The same, but only for the answers with the highest priors; the priors are added to the values."""
    weights = evaluator.weigh(games[0], seat, legal)
    tried = best_of(weights, most)
    values = [0.0] * len(legal)
    if len(tried) == 1:
        values[tried[0]] = WORSE
        return values
    for game in games:
        chance = rng.spawn()
        for i in tried:
            values[i] += after(evaluator, game, seat, legal[i], chance.copy(), DEEPEST) / len(games)
    worst = 1.0
    for i in tried:
        values[i] += evaluator.leaning() * log(weights[i])
        worst = min(worst, values[i])
    for i in range(len(legal)):
        if i not in tried:
            values[i] = worst - WORSE
    return values


def best_of(weights: list[float], most: int) -> list[int]:
    """Return the indexes of the `most` highest weights (0: of all), in order; of equal ones the first.

    Answers with a negligible weight are never tried: delaying a decision for ever may seem to pay off.
    """
    ranked = sorted([(-weights[i], i) for i in range(len(weights))])
    least = ranked[0][0] * NEGLIGIBLE
    found: list[int] = []
    for weight, i in ranked:
        if weight <= least and (most <= 0 or len(found) < most):
            found.append(i)
    return sorted(found)


def goes_on(game: Game, seat: int) -> bool:
    """Whether the seat's sentence is unfinished."""
    asks = game.asks
    return len(asks) == 1 and asks[0][0] == seat and asks[0][1].continues


def after(evaluator: Evaluator, game: Game, seat: int, action: int, rng: Rng, depth: int) -> float:
    """Return the chance to win after one answer and the best completion of its sentence."""
    then: Game = game.copy()
    then.play(seat, action)
    if depth > 1 and goes_on(then, seat):
        most = evaluator.most(then, seat, True)
        if most == 1:
            finish(evaluator, then, seat)
        else:
            answers: list[int] = then.legal(seat)
            if 0 < most < len(answers):
                answers = [answers[i] for i in best_of(evaluator.weigh(then, seat, answers), most)]
            best = 0.0
            for answer in answers:
                value = after(evaluator, then, seat, answer, rng.copy(), depth - 1)
                if value > best:
                    best = value
            return best
    play_on(then, evaluator, rng, 0)
    return evaluator.chances(then)[seat]


def finish(evaluator: Evaluator, game: Game, seat: int) -> None:
    """Finish a sentence with the answers of the highest priors."""
    while goes_on(game, seat):
        legal: list[int] = game.offer(0)
        if len(legal) == 1:
            game.play(seat, legal[0])
        else:
            game.play(seat, legal[best_of(evaluator.weigh(game, seat, legal), 1)[0]])
