"""Fits the weights of an evaluation to the outcomes of many games: `make train`.

It works in rounds. The first games are played by the priors, like the rollouts of the search. Later games are
played by players that look one decision ahead with the weights of the round before, with some answers by the
priors for variety. Whenever no action is in progress, the features of every clan are stored, and at the end
the Glory it gained since. A ridge regression for each stage of the game fits the differences between the
clans in one game; the uncertainty of the sum (`spread`) is fitted to who won.

    python -m tools.train                    go on where it was stopped
    python -m tools.train --games 20000 --rounds 2 --workers 2 --out build/train

Every batch of games is a file in the folder: nothing is played twice. The weights are written to
src/meadhall/bots/bloodrage/weights/fitted.csv.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from meadhall import bloodrage
from meadhall.bots import bloodrage as bots
from meadhall.bots.bloodrage.features import FEATURES, NAMES, STAGES, legend_glory, look_at, stage, strengths
from meadhall.bots.look_ahead import look_ahead
from meadhall.bots.rollout import pending, step
from meadhall.bots.weights import FITTED, HAND_MADE
from meadhall.kernel.rng import Rng
from tools.compile import form

Numbers = NDArray[np.float64]

TABLE = Path(__file__).parent.parent / f"src/meadhall/bots/bloodrage/weights/{FITTED}.csv"
BATCH = 250  # games a file
NOTED = 8  # one of so many positions is stored, because neighbouring ones are nearly the same
AT_FIRST_SIGHT = 6  # one of so many answers is by the priors in later rounds
STRICTNESS = 30.0  # the regularization of the ridge regression
SEATS = (4, 4, 3, 2)  # games by number of clans, in turn


@dataclass(frozen=True)
class Task:
    """One batch of games."""

    path: Path
    seeds: range
    weights: str  # of the players that look ahead; none: all play by the priors


@dataclass
class Moment:
    """A stored position: the stage, each clan's features, and the Glory it already has."""

    stage: int
    looks: list[list[float]]
    certain: list[int]


def play_one(seed: int, weights: str) -> tuple[list[Moment], list[int]]:
    """Play one game; return the stored positions and the Glory at the end."""
    game = bloodrage.new(seats=SEATS[seed % len(SEATS)], seed=seed)
    rng = Rng.seeded(seed * 2 + 1)
    evaluator = bots.evaluator(weights or HAND_MADE)
    moments: list[Moment] = []
    while not game.over:
        if evaluator.quiet(game) and not pending(game) and rng.below(NOTED) == 0:
            moments.append(note(game))
        if not weights or rng.below(AT_FIRST_SIGHT) == 0:
            step(game, evaluator, rng)
            continue
        seat = game.waiting()[0]
        legal = game.legal(seat)
        values = look_ahead(evaluator, [game], seat, legal, rng) if len(legal) > 1 else [0.0]
        game.play(seat, legal[values.index(max(values))])
    return moments, game.scores


def note(game: Any) -> Moment:
    power = strengths(game)
    looks = [look_at(game, seat, power) for seat in range(game.seats)]
    certain = [game.glory[seat] + legend_glory(game, seat) for seat in range(game.seats)]
    return Moment(stage(game), looks, certain)


def play_batch(task: Task) -> Path:
    """Return rows of (stage, moment, Glory so far, Glory to come, won) and the features."""
    heads: list[list[float]] = []
    looks: list[list[float]] = []
    number = 0
    for seed in task.seeds:
        moments, scores = play_one(seed, task.weights)
        best = max(scores)
        for moment in moments:
            number += 1
            for seat, x in enumerate(moment.looks):
                won = float(scores[seat] == best) / scores.count(best)
                heads.append(
                    [moment.stage, number, moment.certain[seat], scores[seat] - moment.certain[seat], won]
                )
                looks.append(x)
    unfinished = task.path.with_suffix(".tmp.npz")
    np.savez_compressed(unfinished, heads=np.array(heads), looks=np.array(looks, dtype=np.float32))
    unfinished.replace(task.path)
    return task.path


def fit(files: Sequence[Path]) -> tuple[Numbers, list[float], list[str]]:
    """Return weights by stage and feature, the spread by stage, and a line of notes for each stage."""
    heads, looks = [], []
    for i, file in enumerate(files):
        data = np.load(file)
        head = data["heads"]
        head[:, 1] += i * 1e6  # moments of different files are different moments
        heads.append(head)
        looks.append(data["looks"].astype(np.float64))
    head, x = np.concatenate(heads), np.concatenate(looks)
    weights = np.zeros((len(STAGES), FEATURES))
    spreads, lines = [], []
    for number, name in enumerate(STAGES):
        rows = head[:, 0] == number
        _, moment = np.unique(head[rows, 1], return_inverse=True)
        w, spread, line = fit_stage(x[rows], head[rows, 2], head[rows, 3], head[rows, 4], moment)
        weights[number] = w
        spreads.append(spread)
        lines.append(f"{name}: {line}")
    return weights, spreads, lines


def fit_stage(
    x: Numbers, certain: Numbers, to_come: Numbers, won: Numbers, moment: NDArray[np.int64]
) -> tuple[Numbers, float, str]:
    """Fit the differences between the clans of one game; the constant feature corrects the mean."""
    count = np.bincount(moment).astype(float)

    def apart(values: Numbers) -> Numbers:
        means: Numbers = np.bincount(moment, values) / count
        return np.asarray(values - means[moment], dtype=np.float64)

    centred = np.stack([apart(x[:, i]) for i in range(x.shape[1])], axis=1)
    target = apart(to_come)
    gram = centred.T @ centred + STRICTNESS * np.eye(x.shape[1])
    w = np.asarray(np.linalg.solve(gram, centred.T @ target), dtype=np.float64)
    w[0] = 0.0
    w[0] = float(np.mean(to_come - x @ w))
    explained = 1 - np.mean((target - centred @ w) ** 2) / np.mean(target**2)
    spread = best_spread(certain + x @ w, won, moment)
    return w, spread, f"{len(count)} moments, {explained:.0%} of the differences explained"


def best_spread(expected: Numbers, won: Numbers, moment: NDArray[np.int64]) -> float:
    """Return the spread with the highest likelihood of the winners."""
    best, chosen = -np.inf, 10.0
    for spread in np.arange(3.0, 40.0, 0.5):
        powers = np.exp((expected - expected.max()) / spread)
        chances = powers / np.bincount(moment, powers)[moment]
        fits = float(np.sum(won * np.log(chances + 1e-12)))
        if fits > best:
            best, chosen = fits, float(spread)
    return chosen


def write(path: Path, weights: Numbers, spreads: Sequence[float], notes: Sequence[str]) -> None:
    lines = [f"# {note}" for note in notes]
    lines.append(",".join(["feature", *STAGES]))
    lines.append(",".join(["spread", *(f"{spread:g}" for spread in spreads)]))
    for i, name in enumerate(NAMES):
        lines.append(",".join([name, *(f"{round(float(w), 2):g}" for w in weights[:, i])]))
    unfinished = path.with_suffix(".tmp")
    unfinished.write_text("\n".join(lines) + "\n", encoding="utf-8")
    unfinished.replace(path)


def one_round(number: int, games: int, workers: int, folder: Path, before: str) -> Path:
    """Play the missing games, fit, write the weights; return their path."""
    parts = folder / f"round-{number}"
    parts.mkdir(parents=True, exist_ok=True)
    first = number * 10_000_000
    tasks = [
        Task(parts / f"{start:07d}.npz", range(first + start, first + start + BATCH), before)
        for start in range(0, games, BATCH)
    ]
    missing = [task for task in tasks if not task.path.exists()]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as bar, multiprocessing.get_context("spawn").Pool(workers) as pool:
        done = bar.add_task(f"round {number}", total=games, completed=games - len(missing) * BATCH)
        for _ in pool.imap_unordered(play_batch, missing):
            bar.advance(done, BATCH)
    weights, spreads, lines = fit([task.path for task in tasks])
    how = "looking one decision ahead with the weights of the round before" if before else "at first sight"
    notes = [
        "Fitted by `make train` (tools/train.py says how): Glory still to come, a row a feature",
        "(bots/bloodrage/features.py says what each counts), a column for the draft and one for the rest of",
        f"each Age. Round {number}: {games} games, played {how};",
        "what the columns explain of the differences between the clans at a table:",
        *lines,
    ]
    path = folder / f"round-{number}.csv"
    write(path, weights, spreads, notes)
    print("\n".join(lines))
    return path


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Fit the bots' evaluation to the outcomes of games.")
    parser.add_argument("--rounds", type=int, default=3, help="how often (default: %(default)s)")
    parser.add_argument("--games", type=int, default=20_000, help="games of the first (default: %(default)s)")
    parser.add_argument("--later", type=int, default=3_000, help="games of each later (default: %(default)s)")
    parser.add_argument("--workers", type=int, default=2, help="processes that play (default: %(default)s)")
    parser.add_argument("--out", type=Path, default=Path("build/train"), help="where games are kept")
    parser.add_argument("--write", type=Path, default=TABLE, help="where the weights go")
    given = parser.parse_args(arguments)
    print(f"training on the {form()[0]} form")
    path = Path()
    for number in range(1, given.rounds + 1):
        games = -(-(given.games if number == 1 else given.later) // BATCH) * BATCH
        before = str(path.resolve()) if number > 1 else ""
        path = one_round(number, games, given.workers, given.out, before)
    given.write.write_text(path.read_text("utf-8"), encoding="utf-8")
    print(f"written: {given.write}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
