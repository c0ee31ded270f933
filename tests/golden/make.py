"""Writes the golden records: `python -m tests.golden.make`. Old ones are never overwritten.

Twelve games of each: 2, 3 and 4 seats, careful and random players. Blood Rage with the draft and without one
in Age 1; Runewars with a map by lot and one built by the players, with and without exploration; where it is
built, the seats choose their factions, too. These are of rules 1; three of each are of rules 2.
A rule fix that changes how they run raises the rules version; see docs/architecture.md.
New records are listed in the manifest by `python -m tools.golden_manifest --add`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from meadhall import bloodrage
from meadhall.bloodrage import Options
from meadhall.bots.careful import Careful
from meadhall.bots.random import Random
from meadhall.kernel import record
from meadhall.kernel.match import Match
from meadhall.kernel.rng import Rng
from meadhall.runewars import rulebook
from meadhall.runewars.options import Options as RunewarsOptions

HERE = Path(__file__).parent


def play(seats: int, first_game: bool, seed: int, version: int) -> str:
    """A game as a table runs it: who can do nothing else is answered for."""
    game = bloodrage.new(seats=seats, seed=seed, options=Options(first_game=first_game), version=version)
    return play_on(game, seed, Random() if seed % 2 else Careful())


def play_runewars(seats: int, built: bool, exploration: bool, seed: int, version: int) -> str:
    options = RunewarsOptions(random_map=not built, exploration=exploration)
    names = [f"seat-{n}" for n in range(1, seats + 1)] if built else seats
    game = rulebook.new(seats=names, seed=seed, options=options, version=version)
    return play_on(game, seed, Random() if seed % 2 else Steady())


class Steady:
    """Careful, but it comes to an end: now and then it takes anything."""

    def pick(self, prompt: str, legal: list[int], rng: Rng) -> int:
        return (Random() if rng.below(4) == 0 else Careful()).pick(prompt, legal, rng)


def play_on(game: Any, seed: int, player: Random | Careful | Steady) -> str:
    match, rng = Match(game, seed), Rng.seeded(seed)
    while not match.game.over:
        waiting = match.game.waiting()
        seat = waiting[rng.below(len(waiting))]
        legal = match.game.legal(seat)
        prompt = match.game.asks[match.game.ask_of(seat)][1].name
        match.play(seat, player.pick(prompt, legal, rng), automatic=len(legal) == 1)
    return record.write(match)


def keep(name: str, make: Callable[[], str]) -> None:
    if not (HERE / name).exists():
        (HERE / name).write_text(make(), "utf-8")
        print(name)


def main() -> None:
    seed = 0
    for seats in (2, 3, 4):
        for first_game in (False, True):
            for _ in range(2):
                seed += 1
                name = f"bloodrage-{seats}-{'first-game' if first_game else 'draft'}-{seed}.txt"
                keep(name, partial(play, seats, first_game, seed, 1))
    seed = 100
    for seats in (2, 3, 4):
        for built in (False, True):
            for exploration in (False, True):
                seed += 1
                name = f"runewars-{seats}-{'built' if built else 'by-lot'}-"
                name += f"{'explored' if exploration else 'plain'}-{seed}.txt"
                keep(name, partial(play_runewars, seats, built, exploration, seed, 1))
    for seats in (2, 3, 4):
        odd, seed = seats % 2 == 1, 200 + seats
        name = f"bloodrage-{seats}-rules-2-{'first-game' if odd else 'draft'}-{seed}.txt"
        keep(name, partial(play, seats, odd, seed, 2))
        name = f"runewars-{seats}-rules-2-{'built-explored' if odd else 'by-lot-plain'}-{seed}.txt"
        keep(name, partial(play_runewars, seats, odd, odd, seed, 2))


if __name__ == "__main__":
    main()
