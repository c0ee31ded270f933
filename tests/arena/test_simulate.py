"""Simulation: results depend on the seed, not on the number of processes."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.arena.games import play_game, play_games
from meadhall.arena.plan import Plan, bots_for
from meadhall.arena.simulate import simulate
from meadhall.arena.tally import Tally, spread
from meadhall.cli import main
from tests.patience import HANG


def plan(
    count: int, *, seats: int = 4, seed: int = 1, bots: str = "random", records: Path | None = None
) -> Plan:
    names = ("wolf", "raven", "serpent", "bear")[:seats]
    return Plan("bloodrage", names, bots_for([bots], seats), count, seed, (), records)


def command(*flags: str) -> list[str]:
    return [sys.executable, "-m", "meadhall", "simulate", "bloodrage", "--language", "en", *flags]


@pytest.mark.slow
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
    parts = Tally(whole.seats, whole.game)
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
        glory.update(dict(zip(game.seat_names(), game.scores, strict=True)))
    assert glory == tally.glory


def test_stopped_with_what_is_done() -> None:
    def stop(done: int) -> None:
        if done == 7:
            raise KeyboardInterrupt

    outcome = simulate(plan(50), 1, stop)
    assert outcome.stopped
    assert outcome.tally.results() == play_games(plan(50), 0, 7).results()


def test_what_is_stopped_says_so_on_top(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "found.json"
    stopped = 0.0

    def some(games: int) -> Callable[..., Tally]:
        def play(plan: Plan, index: int, *rest: Any) -> Tally:
            nonlocal stopped
            if index == games:
                stopped = time.monotonic()
                time.sleep(games / 3)  # as long as one likes: it is no part of the rate
                raise KeyboardInterrupt
            return play_game(plan, index, *rest)

        return play

    flags = ["--language", "en", "--games", "50", "--seats", "2", "--bots", "random", "--json", str(file)]
    monkeypatch.setattr("meadhall.arena.simulate.play_game", some(3))
    began = time.monotonic()
    assert main(["simulate", "bloodrage", *flags]) == 130
    shown = capsys.readouterr().out
    assert shown.startswith("Stopped: the first 3 of 50 games.\n")
    assert "Games: 3 " in shown
    found = json.loads(file.read_text("utf-8"))
    assert found["results"]["games"] == 3
    assert found["timing"]["seconds"] <= stopped - began
    monkeypatch.setattr("meadhall.arena.simulate.play_game", some(0))
    assert main(["simulate", "bloodrage", *flags]) == 130
    assert capsys.readouterr().out == "Stopped: the first 0 of 50 games.\n"


def test_the_report_begins_with_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "bloodrage", "--language", "en", "--games", "1", "--seats", "2"]) == 0
    assert capsys.readouterr().out.startswith("Cards")


def test_records_go_into_an_empty_folder_only(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "a [red] folder"
    flags = ["--language", "en", "--games", "1", "--seats", "2", "--records", str(folder)]
    assert main(["simulate", "bloodrage", *flags]) == 0
    before = {file.name: file.read_bytes() for file in folder.iterdir()}
    capsys.readouterr()
    assert main(["simulate", "bloodrage", *flags, "--seed", "2"]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "a [red] folder is not empty." in " ".join(captured.err.split())
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == before


def test_one_kind_of_bot_for_all_or_one_a_seat() -> None:
    assert bots_for(["random"], 3) == ("random",) * 3
    assert bots_for(["random", "careful"], 2) == ("random", "careful")
    with pytest.raises(ValueError, match="2 kinds of bots for 4 seats"):
        bots_for(["random", "careful"], 4)


def started(*flags: str) -> subprocess.Popen[bytes]:
    """A process that minds Ctrl-C, even if whoever runs the tests does not (a job in the background)."""
    return subprocess.Popen(
        command(*flags),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )


@pytest.mark.slow
def test_ctrl_c_at_once_stops_without_a_word_of_trouble() -> None:
    """The processes are still starting: Ctrl-C reaches them too, and they must not mind."""
    for pause in (0.9, 1.2, 1.5):
        process = started("--games", "1000000", "--workers", "2")
        time.sleep(pause)  # the moment itself is what is tried
        os.killpg(process.pid, signal.SIGINT)
        shown, errors = process.communicate(timeout=HANG)
        assert process.returncode in (130, -signal.SIGINT)
        if process.returncode == 130:  # else it was still importing
            assert errors == b""
            assert not shown or shown.startswith(b"Stopped: the first ")


@pytest.mark.slow
def test_ctrl_c_stops_all_processes(tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    records = tmp_path / "records"
    flags = ("--games", "1000000", "--workers", "2", "--json", str(file), "--records", str(records))
    process = started(*flags)
    while len(list(records.glob("*"))) < 200:  # some tasks are done
        time.sleep(0.1)
        assert process.poll() is None
    os.killpg(process.pid, signal.SIGINT)
    shown, errors = process.communicate(timeout=HANG)
    assert process.returncode == 130
    assert b"Traceback" not in errors
    games = json.loads(file.read_text("utf-8"))["results"]["games"]
    assert games > 0
    assert f"Games: {games}".encode() in shown
    assert shown.startswith(f"Stopped: the first {games} of 1000000 games.".encode())


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--seats", "9"], "2, 3 or 4 can play, not '9'"),
        (["--seats", "many"], "2, 3 or 4 can play, not 'many'"),
        (
            ["--option", "nonsense=1"],
            "This game has no option “nonsense”. The options and their defaults: first_",
        ),
        (["--option", "nonsense=1"], "rage_cap=12"),
        (["--option", "rage_cap=much"], "docs/rules-decisions.md"),
        (["--json", "/nonsense/x.json"], "Cannot write /nonsense/x.json"),
        (["--records", "/dev/null/x"], "Cannot write /dev/null"),
        (["--games", "0"], "'0' is not a whole number from 1 to 1000000000"),
        (["--games", "-3"], "'-3' is not a whole number from 1 to 1000000000"),
        (["--bots", "clever"], "no bot is called 'clever', only: random, careful, "),
        (["--bots", "careful,,random,random"], "no bot is called '', only"),
        (["--bots", "nowhere:Bot"], "nowhere:Bot: ModuleNotFoundError"),
        (["--bots", "careful,random"], "one kind for all bots, or 4: one for each. It was given 2."),
        (["--bots", "random,random,random", "--seats", "2"], "or 2: one for each. It was given 3."),
    ],
)
def test_bad_wishes_get_a_sentence(flags: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code = main(["simulate", "bloodrage", "--language", "en", "--games", "1", *flags])
    except SystemExit as leaving:
        code = int(leaving.code or 0)
    assert code != 0
    assert said in " ".join(capsys.readouterr().err.split())


def test_a_bot_that_fails_is_counted_and_the_games_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "stubborn_bot.py").write_text(
        "class Stubborn:\n    def pick(self, prompt, legal, rng):\n        return -1\n"
    )
    monkeypatch.chdir(tmp_path)
    flags = ["--bots", "stubborn_bot:Stubborn,random", "--seats", "2", "--games", "2", "--json", "x.json"]
    assert main(["simulate", "bloodrage", "--language", "en", *flags]) == 0
    faults = json.loads(Path("x.json").read_text("utf-8"))["results"]["faults"]
    assert faults["wolf"] > 20 and faults["raven"] == 0
    captured = capsys.readouterr()
    assert f"{faults['wolf']} decisions were made for bots" in captured.out
    assert captured.err == ""


def test_spread() -> None:
    assert spread(Counter({3: 1, 5: 2, 9: 1})) == {"min": 3, "median": 5, "mean": 5.5, "max": 9}
    assert spread(Counter())["max"] == 0
