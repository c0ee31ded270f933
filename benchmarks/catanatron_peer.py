"""Measures catanatron: random players, 4 seats. Prints one line of JSON.

Runs in a separate environment (build/catanatron) and imports nothing of Meadhall.
"""

import argparse
import json
import time

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

SAMPLES = 60


def new(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def running(game: Game) -> bool:
    return game.winning_color() is None and game.state.num_turns < TURNS_LIMIT


def speed(seconds: float, seed: int) -> dict[str, float]:
    """Play whole games until the time is used up."""
    moves = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        game = new(seed + games)
        while running(game):
            game.play_tick()
        moves += len(game.state.actions)
        games += 1
    return {"moves_per_s": moves / spent, "games_per_s": games / spent, "moves_per_game": moves / games}


def positions(seed: int) -> tuple[list[Game], float]:
    """Positions spread evenly over one game, and the share of its moves that were real choices."""
    kept, choices, moves = [], 0, 0
    game = new(seed)
    while running(game):
        kept.append(game.copy())
        choices += len(game.state.playable_actions) > 1
        moves += 1
        game.play_tick()
    return kept[:: max(1, len(kept) // SAMPLES)], choices / moves


def copy_us(sample: list[Game], seconds: float) -> float:
    copies = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for game in sample:
            game.copy()
        copies += len(sample)
    return spent / copies * 1e6


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=3.0)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    speed(0.2, given.seed)  # warm up
    result = speed(given.seconds, given.seed)
    sample, share = positions(given.seed)
    result["choices_per_s"] = result["moves_per_s"] * share
    result["copy_us"] = copy_us(sample, given.seconds / 6)
    print(json.dumps(result))


if __name__ == "__main__":
    main()
