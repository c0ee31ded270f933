"""Many random games, for hours if need be: laws after every answer, every game ends, records replay.

Run by hand: `make soak`, or `python -m tests.soak --games 100000 --workers 2`. Says what it tested.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
import traceback

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from meadhall import bloodrage, replay
from meadhall.bloodrage import Options
from meadhall.kernel import record
from meadhall.kernel.match import Match
from tests.bloodrage.laws import Lot, check_laws
from tools.compile import form

MOST_ANSWERS = 5000
BATCH = 50


def play_one(seed: int) -> int:
    """One game, its laws after every answer; every twentieth is also replayed from its record."""
    options = Options(first_game=seed % 4 == 0)
    match = Match(bloodrage.new(seats=2 + seed % 3, seed=seed, options=options), seed)
    game, lot, answers = match.game, Lot(seed), 0
    keep_record = seed % 20 == 0
    while not game.over:
        check_laws(game)
        seat, action = lot.choose(game)
        if keep_record:
            match.play(seat, action)
        else:
            game.play(seat, action)
        answers += 1
        if answers >= MOST_ANSWERS:
            raise AssertionError("the game does not end")
    check_laws(game)
    if keep_record:
        assert replay(record.write(match)).game.fingerprint() == game.fingerprint()
    return answers


def play_batch(start: int) -> tuple[int, str]:
    answers = 0
    for seed in range(start, start + BATCH):
        try:
            answers += play_one(seed)
        except Exception:
            return answers, f"seed {seed}, {2 + seed % 3} seats:\n{traceback.format_exc()}"
    return answers, ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--first-seed", type=int, default=1_000_000)
    given = parser.parse_args()
    starts = range(given.first_seed, given.first_seed + given.games, BATCH)
    answers, began = 0, time.monotonic()
    columns = (TextColumn("soak"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with multiprocessing.Pool(given.workers) as pool, Progress(*columns) as progress:
        task = progress.add_task("games", total=len(starts) * BATCH)
        for played, fault in pool.imap_unordered(play_batch, starts):
            answers += played
            if fault:
                print(fault, file=sys.stderr)
                return 1
            progress.advance(task, BATCH)
    minutes = (time.monotonic() - began) / 60
    games = len(starts) * BATCH
    print(f"{games} games, {answers} answers, all laws kept after each ({form()[0]} form, {minutes:.0f} min)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
