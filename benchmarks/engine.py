"""Measures one of our games: random players, 4 seats. Prints one line of JSON.

Measures the form that is on the path: pure Python, or the compiled one with build/fast on PYTHONPATH.
"""

import argparse
import gc
import json
import random
import time
import tracemalloc
from collections.abc import Callable
from typing import NamedTuple

from benchmarks.measured import Measured, measured_games
from meadhall.kernel.game import Game
from meadhall.kernel.rng import Rng
from meadhall.registry import default_game
from tools.compile import form

SAMPLES = 60


class Tally(NamedTuple):
    asks: int
    decisions: int
    """Real choices only: more than one legal answer."""


def play_out(game: Game, pick: Callable[[int], int]) -> Tally:
    """Play one game to its end. `pick` is the function of catanatron's random player, for equal costs."""
    asks = decisions = 0
    while not game.over:
        seat = game.waiting()[0]
        legal = game.legal(seat)
        count = len(legal)
        asks += 1
        if count > 1:
            decisions += 1
            game.play(seat, legal[pick(count)])
        else:
            game.play(seat, legal[0])
    return Tally(asks, decisions)


def speed(measured: Measured, seconds: float, seed: int) -> dict[str, float]:
    """Play whole games, including set-up, until the time is used up."""
    pick = random.Random(seed).randrange
    asks = decisions = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        tally = play_out(measured.new(seed + games), pick)
        asks += tally.asks
        decisions += tally.decisions
        games += 1
    return {
        "decisions_per_s": decisions / spent,
        "asks_per_s": asks / spent,
        "games_per_s": games / spent,
        "decisions_per_game": decisions / games,
    }


def search_speed(measured: Measured, seconds: float, seed: int) -> float:
    """Measure the main work of a search: redeal what a seat does not know, and play to the end.

    From the first turn, where most is unknown. Returns rollouts per second.
    """
    pick = random.Random(seed).randrange
    game = measured.new(seed)
    while game.asks[0][1].name != measured.turn:
        seat = game.waiting()[0]
        legal = game.legal(seat)
        game.play(seat, legal[pick(len(legal))])
    seat, rng = game.waiting()[0], Rng.seeded(seed)
    rollouts = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        play_out(game.redeal(seat, rng), pick)
        rollouts += 1
    return rollouts / spent


def recorded(measured: Measured, seed: int) -> list[tuple[int, int]]:
    """Return every answer of one random game."""
    pick = random.Random(seed).randrange
    game = measured.new(seed)
    answers = []
    while not game.over:
        seat = game.waiting()[0]
        legal = game.legal(seat)
        answers.append((seat, legal[pick(len(legal))]))
        game.play(*answers[-1])
    return answers


def split_ns(measured: Measured, seconds: float, seed: int) -> dict[str, float]:
    """Return the times of legal() and play(), by replaying recorded games without and with legal().

    A clock around every single call would cost more than the calls do.
    """
    plays = 0
    bare = full = 0.0
    while bare + full < seconds:
        answers = recorded(measured, seed)
        game, twin = measured.new(seed), measured.new(seed)
        start = time.process_time()
        for seat, answer in answers:
            game.play(seat, answer)
        middle = time.process_time()
        for seat, answer in answers:
            twin.legal(seat)
            twin.play(seat, answer)
        bare += middle - start
        full += time.process_time() - middle
        plays += len(answers)
        seed += 1
    return {"play_ns": bare / plays * 1e9, "legal_ns": (full - bare) / plays * 1e9}


def positions(measured: Measured, seed: int) -> list[Game]:
    """Positions spread evenly over one game."""
    game = measured.new(seed)
    kept: list[Game] = []
    for seat, answer in recorded(measured, seed):
        kept.append(game.copy())
        game.play(seat, answer)
    return kept[:: max(1, len(kept) // SAMPLES)]


def mean_us(sample: list[Game], seconds: float, work: Callable[[Game], object]) -> float:
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for game in sample:
            work(game)
        done += len(sample)
    return spent / done * 1e6


def memory_kb(measured: Measured, seed: int) -> float:
    """Return the peak memory of one game from set-up to its end, in KB."""
    answers = recorded(measured, seed)  # also fills what is cached once for all games
    most = 0
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    game = measured.new(seed)
    step = max(1, len(answers) // SAMPLES)
    for number, (seat, answer) in enumerate(answers):
        game.play(seat, answer)
        if number % step == 0:
            gc.collect()
            most = max(most, tracemalloc.get_traced_memory()[0] - before)
    tracemalloc.stop()
    return most / 1024


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--game", choices=sorted(measured_games()), default=default_game())
    options.add_argument("--seconds", type=float, default=3.0)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    measured = measured_games()[given.game]
    speed(measured, 0.2, given.seed)  # warm up
    result: dict[str, float | str] = {"form": form()[0], **speed(measured, given.seconds, given.seed)}
    small = given.seconds / 6
    result["rollouts_per_s"] = search_speed(measured, given.seconds / 3, given.seed)
    result |= split_ns(measured, small, given.seed)
    sample = positions(measured, given.seed)
    rng = Rng.seeded(given.seed)
    result["copy_us"] = mean_us(sample, small, lambda game: game.copy())
    result["redeal_us"] = mean_us(sample, small, lambda game: game.redeal(game.waiting()[0], rng))
    result["memory_kb"] = memory_kb(measured, given.seed)
    print(json.dumps(result))


if __name__ == "__main__":
    main()
