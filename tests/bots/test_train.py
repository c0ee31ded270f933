"""Training: known weights are recovered, no game is played twice, and a stopped run continues."""

from __future__ import annotations

import sys
from math import exp
from pathlib import Path

import numpy as np
import pytest

from meadhall.bots.bloodrage.features import FEATURES, NAMES, STAGES
from meadhall.bots.weights import FITTED, read_weights
from tools import train

PACKAGE = "meadhall.bots.bloodrage"
TRUE = {"rage": 1.5, "leads": -2.0, "quest-done": 0.8, "cards": 4.0}


def made_up(path: Path, seed: int, moments: int) -> Path:
    """Moments at tables of four: Glory to come is a sum of four features and luck all share."""
    rng = np.random.default_rng(seed)
    rows = len(STAGES) * moments * 4
    looks = np.zeros((rows, FEATURES))
    looks[:, 0] = 1.0
    for name in TRUE:
        looks[:, NAMES.index(name)] = rng.normal(0.0, 3.0, rows)
    moment = np.arange(rows) // 4
    stage = moment // moments
    to_come = 20.0 + sum(looks[:, NAMES.index(name)] * weight for name, weight in TRUE.items())
    to_come += rng.normal(0.0, 10.0, len(STAGES) * moments)[moment]
    to_come[stage == 5] *= 2.0  # another stage, other weights
    certain = rng.normal(0.0, 5.0, rows)
    won = rng.random(rows)
    np.savez(path, heads=np.stack([stage, moment, certain, to_come, won], axis=1), looks=looks)
    return path


@pytest.mark.slow
def test_weights_that_are_there_are_found(tmp_path: Path) -> None:
    files = [made_up(tmp_path / f"{seed}.npz", seed, 200) for seed in (1, 2)]
    weights, spreads, notes = train.fit(files)
    assert weights.shape == (len(STAGES), FEATURES)
    for number in range(len(STAGES)):
        times = 2.0 if number == 5 else 1.0
        for i, name in enumerate(NAMES[1:], 1):
            assert weights[number, i] == pytest.approx(TRUE.get(name, 0.0) * times, rel=0.02, abs=1e-9), name
        assert weights[number, 0] == pytest.approx(20.0 * times, abs=2.0 * times), "right on the whole"
    assert all(3.0 <= spread < 40.0 for spread in spreads)
    assert notes[0].startswith("draft-1: 400 moments, 100% ")


@pytest.mark.slow
@pytest.mark.parametrize("true", [5.0, 10.0, 24.5])
def test_the_spread_that_makes_winners_likely(true: float) -> None:
    """10 ahead of two others, and the chances to win are those of a known spread."""
    ahead = exp(10.0 / true) / (exp(10.0 / true) + 2.0)
    expected = np.array([30.0, 20.0, 20.0, 71.0, 81.0, 71.0])
    behind = (1.0 - ahead) / 2.0
    won = np.array([ahead, behind, behind, behind, ahead, behind])
    moment = np.array([0, 0, 0, 1, 1, 1])
    assert train.best_spread(expected, won, moment) == true


@pytest.fixture
def trained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder where a round of two batches and one of one have been fitted to mine.csv."""
    monkeypatch.setattr(train, "BATCH", 3)
    run(tmp_path, monkeypatch)
    return tmp_path


def run(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given = f"train --rounds 2 --games 6 --later 3 --workers 1 --out {folder}/parts --write {folder}/mine.csv"
    monkeypatch.setattr(sys, "argv", given.split())
    assert train.main() == 0


@pytest.mark.slow
def test_a_training_that_is_stopped_and_taken_up_again(
    trained: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = train.TABLE.read_bytes()
    mine, round_one = trained / "mine.csv", trained / "parts/round-1"
    columns, spreads = read_weights(PACKAGE, str(mine), NAMES, STAGES)
    assert any(weight for column in columns for weight in column[1:]) and min(spreads) >= 3.0
    parts = sorted(round_one.iterdir())
    assert [part.name for part in parts] == ["0000000.npz", "0000003.npz"]
    first, times = mine.read_bytes(), [part.stat().st_mtime_ns for part in parts]

    # Once more: everything is there, nothing is played again.
    mine.unlink()
    run(trained, monkeypatch)
    assert mine.read_bytes() == first
    assert [part.stat().st_mtime_ns for part in parts] == times

    # As if killed in the second batch: half a file, and no table.
    torn = parts[1].read_bytes()[:100]
    parts[1].unlink()
    (round_one / "0000003.tmp.npz").write_bytes(torn)
    mine.unlink()
    run(trained, monkeypatch)
    assert mine.read_bytes() == first, "the same games come to the same weights"
    assert parts[0].stat().st_mtime_ns == times[0]
    assert sorted(round_one.iterdir()) == parts

    assert train.TABLE.read_bytes() == real, f"{FITTED} is not written unless asked for"
