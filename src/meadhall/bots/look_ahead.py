"""One decision ahead: try every answer in a few imagined games and look at the board after it."""

from __future__ import annotations

from typing import Final

from meadhall.bots.imagine import play_on
from meadhall.bots.sense import Sense
from meadhall.kernel.game import Game
from meadhall.kernel.rng import Rng

DEEPEST: Final = 3  # parts of a sentence that are tried one by one: whom, where, how many


def look_ahead(sense: Sense, games: list[Game], seat: int, legal: list[int], rng: Rng) -> list[float]:
    """The chance to win after each answer, as a mean over the games given."""
    values = [0.0] * len(legal)
    for game in games:
        chance = rng.spawn()
        for i in range(len(legal)):
            # The same chance for each answer: they differ by what they do, not by luck.
            values[i] += after(sense, game, seat, legal[i], chance.copy(), DEEPEST)
    return [value / len(games) for value in values]


def after(sense: Sense, game: Game, seat: int, action: int, rng: Rng, depth: int) -> float:
    """The chance to win after one answer, its sentence finished as well as can be."""
    then: Game = game.copy()
    then.play(seat, action)
    asks = then.asks
    if depth > 1 and len(asks) == 1 and asks[0][0] == seat and asks[0][1].continues:
        best = 0.0
        for answer in then.legal(seat):
            value = after(sense, then, seat, answer, rng.copy(), depth - 1)
            if value > best:
                best = value
        return best
    play_on(then, sense, rng, 0)
    return sense.chances(then)[seat]
