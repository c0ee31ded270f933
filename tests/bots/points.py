"""Helpers for the tests of bots: positions of random games with a choice, by prompt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from meadhall import bloodrage
from meadhall.bloodrage import BloodRage, Options
from meadhall.kernel.rng import Rng
from tests.bloodrage.laws import Lot


def points(seed: int, each: int, choices: int = 2) -> Iterator[tuple[BloodRage, int, str]]:
    """A random game with a number of seats that goes by the seed: whenever somebody has so many choices, at
    each prompt at most `each` times, the game, the seat and the prompt. It is always the same object."""
    g = bloodrage.new(seats=2 + seed % 3, seed=seed, options=Options(first_game=seed % 5 == 4))
    lot, met, chance = Lot(seed), Counter[str](), Rng.seeded(seed + 500)
    while not g.over:
        seat = g.waiting()[0]
        prompt = g.asks[g.ask_of(seat)][1].name
        # Not the first ones only: what is asked at every turn is looked at all over the game.
        often = prompt in ("turn", "keep-card", "keep-two-cards", "invade-where", "reveal-card")
        if met[prompt] < each and len(g.legal(seat)) >= choices and not (often and chance.below(6)):
            met[prompt] += 1
            yield g, seat, prompt
        g.play(*lot.choose(g))
