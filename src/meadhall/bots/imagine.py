"""Playing on in an imagined game, at first sight."""

from __future__ import annotations

from meadhall.bots.sense import Sense
from meadhall.kernel.game import Game
from meadhall.kernel.rng import M1, Rng


def draw(weights: list[float], rng: Rng) -> int:
    """An index, as likely as its weight."""
    total = 0.0
    for weight in weights:
        total += weight
    mark = rng.next() / M1 * total
    for i in range(len(weights)):
        mark -= weights[i]
        if mark < 0.0:
            return i
    return len(weights) - 1


def step(game: Game, sense: Sense, rng: Rng) -> None:
    """One answer of the first seat that is asked.

    The weights are cubed: what looks foolish is hardly ever done. Measured, that wins twice as often.
    """
    seat: int = game.waiting()[0]
    legal: list[int] = game.offer(game.ask_of(seat))
    if len(legal) == 1:
        game.play(seat, legal[0])
    else:
        weights = sense.weigh(game, seat, legal)
        for i in range(len(weights)):
            weight = weights[i]
            weights[i] = weight * weight * weight
        game.play(seat, legal[draw(weights, rng)])


def play_on(game: Game, sense: Sense, rng: Rng, turns: int) -> None:
    """At least until nothing is half done; then for so many turns more."""
    while not game.over:
        if sense.quiet(game) and not pending(game):
            if turns <= 0:
                return
            turns -= 1
        step(game, sense, rng)


def pending(game: Game) -> bool:
    """Some have answered a simultaneous question, others not."""
    for given in game.given:
        if given:
            return True
    return False
