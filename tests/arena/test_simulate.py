"""Simulation: the seed decides everything, the number of processes nothing."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

import meadhall
from meadhall.arena.games import play_games
from meadhall.arena.plan import Plan, bots_for
from meadhall.arena.simulate import simulate
from meadhall.arena.tally import Tally, spread
from meadhall.cli import main


def plan(
    count: int, *, seats: int = 4, seed: int = 1, bots: str = "random", records: Path | None = None
) -> Plan:
    names = ("wolf", "raven", "serpent", "bear")[:seats]
    return Plan("bloodrage", names, bots_for([bots], seats), count, seed, (), records)


def command(*flags: str) -> list[str]:
    return [sys.executable, "-m", "meadhall", "simulate", "bloodrage", "--language", "en", *flags]


def test_workers_make_no_difference(tmp_path: Path) -> None:
    found = []
    for workers in ("1", "2"):
        file = tmp_path / f"{workers}.json"
        flags = ("--games", "130", "--seed", "9", "--bots", "random", "--workers", workers)
        done = subprocess.run(command(*flags, "--json", str(file)), capture_output=True, encoding="utf-8")
        assert done.returncode == 0, done.stderr
        assert done.stderr == ""
        assert "games per second" in done.stdout
        found.append(json.loads(file.read_text("utf-8")))
    assert json.dumps(found[0]["results"]) == json.dumps(found[1]["results"])
    assert found[0]["setup"] == found[1]["setup"]
    assert found[0]["results"]["games"] == 130
    assert found[1]["timing"]["workers"] == 2


def test_another_seed_is_another_result() -> None:
    assert play_games(plan(5, seed=1), 0, 5).results() != play_games(plan(5, seed=2), 0, 5).results()


def test_parts_add_up_to_the_whole() -> None:
    whole = play_games(plan(20), 0, 20)
    parts = Tally(whole.seats)
    for start, stop in ((13, 20), (0, 4), (4, 13)):
        parts.add(play_games(plan(20), start, stop))
    assert parts.results() == whole.results()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_counted_fits_together(seats: int) -> None:
    tally = play_games(plan(12, seats=seats, bots="careful"), 0, 12)
    assert tally.games == 12 == sum(tally.answers.values())
    assert sum(tally.wins.values()) - sum(tally.shared.values()) <= 12 <= sum(tally.wins.values())
    for clan in tally.seats:
        assert tally.glory[clan] == sum(clans[clan] for clans in tally.earned.values())
    drafted = sum(counts[0] for counts in tally.cards.values())
    assert drafted == 12 * 3 * 6 * seats
    for counts in tally.cards.values():
        assert counts[6] <= counts[5] <= counts[0]


def test_records_replay_to_the_same_games(tmp_path: Path) -> None:
    tally = play_games(plan(6, records=tmp_path), 0, 6)
    glory: Counter[str] = Counter()
    for file in sorted(tmp_path.iterdir()):
        game = meadhall.replay(file.read_text("utf-8")).game
        assert game.over
        glory.update(dict(zip(game.clans, game.scores, strict=True)))
    assert glory == tally.glory


def test_stopped_with_what_is_done() -> None:
    def stop(done: int) -> None:
        if done == 7:
            raise KeyboardInterrupt

    outcome = simulate(plan(50), 1, stop)
    assert outcome.stopped
    assert outcome.tally.results() == play_games(plan(50), 0, 7).results()


@pytest.mark.slow
def test_ctrl_c_stops_all_processes(tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    flags = ("--games", "1000000", "--workers", "2", "--json", str(file))
    process = subprocess.Popen(
        command(*flags), stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )
    time.sleep(10)
    os.killpg(process.pid, signal.SIGINT)
    shown, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"Traceback" not in errors
    games = json.loads(file.read_text("utf-8"))["results"]["games"]
    assert games > 0
    assert f"Games: {games}".encode() in shown


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--seats", "7"], "This game cannot be played with 7 seats."),
        (["--option", "nonsense=1"], "nonsense"),
        (["--json", "/nonsense/x.json"], "Cannot write /nonsense/x.json"),
        (["--records", "/dev/null/x"], "Cannot write /dev/null"),
        (["--games", "0"], "'0' is not a number from 1 up"),
        (["--bots", "clever"], "clever"),
    ],
)
def test_bad_wishes_get_a_sentence(flags: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code = main(["simulate", "bloodrage", "--language", "en", "--games", "1", *flags])
    except SystemExit as leaving:
        code = int(leaving.code or 0)
    assert code != 0
    assert said in " ".join(capsys.readouterr().err.split())


def test_spread() -> None:
    assert spread(Counter({3: 1, 5: 2, 9: 1})) == {"min": 3, "median": 5, "mean": 5.5, "max": 9}
    assert spread(Counter())["max"] == 0
