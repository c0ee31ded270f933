"""Writes the golden records: `python -m tests.golden.make`. Old ones are never overwritten.

Twelve games: 2, 3 and 4 seats, with the draft and without one in Age 1, careful and random players.
A rule fix that changes how they run raises the rules version; see docs/architecture.md.
"""

from __future__ import annotations

from pathlib import Path

from meadhall import bloodrage
from meadhall.bloodrage import Options
from meadhall.bots.careful import Careful
from meadhall.bots.random import Random
from meadhall.kernel import record
from meadhall.kernel.match import Match
from meadhall.kernel.rng import Rng

HERE = Path(__file__).parent


def play(seats: int, first_game: bool, seed: int) -> str:
    """A game as a table runs it: who can do nothing else is answered for."""
    match = Match(bloodrage.new(seats=seats, seed=seed, options=Options(first_game=first_game)), seed)
    rng, player = Rng.seeded(seed), Random() if seed % 2 else Careful()
    while not match.game.over:
        waiting = match.game.waiting()
        seat = waiting[rng.below(len(waiting))]
        legal = match.game.legal(seat)
        prompt = match.game.asks[match.game.ask_of(seat)][1].name
        match.play(seat, player.pick(prompt, legal, rng), automatic=len(legal) == 1)
    return record.write(match)


def main() -> None:
    seed = 0
    for seats in (2, 3, 4):
        for first_game in (False, True):
            for _ in range(2):
                seed += 1
                file = HERE / f"bloodrage-{seats}-{'first-game' if first_game else 'draft'}-{seed}.txt"
                if not file.exists():
                    file.write_text(play(seats, first_game, seed), "utf-8")
                    print(file.name)


if __name__ == "__main__":
    main()
