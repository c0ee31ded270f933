"""Saves: whatever stops the program, the game continues from the same state."""

import errno
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import meadhall
from meadhall.bloodrage.state import BloodRage
from meadhall.cli import main
from meadhall.kernel.refusal import Refused
from meadhall.kernel.rng import Rng
from meadhall.terminal import saves
from tests.many import soaked
from tests.patience import HANG
from tests.terminal.scripted import Script, begin, go_on

SCRIPTED = Path(__file__).with_name("scripted.py")
ROOT = Path(__file__).parents[2]


def moves(path: Path) -> str:
    """The record without the comments of the table."""
    return re.sub(r"(?m)^#.*\n", "", path.read_text("utf-8"))


def interrupted_game(path: Path, seed: int, longest: int, seats: int = 4) -> str:
    """A game left with Ctrl-C again and again; its end."""
    rng = Rng.seeded(seed)
    code, match, _ = begin(path, Script(limit=rng.below(longest)), seed=seed, seats=seats)
    while not match.game.over:
        assert code == 130
        left = match.game.fingerprint()
        script = Script(limit=1 + rng.below(longest))
        code, match, _ = go_on(path, script)
        assert script.seen[0] == left
    return str(match.game.fingerprint())


@pytest.mark.slow
def test_a_resumed_game_equals_an_uninterrupted_one(tmp_path: Path) -> None:
    _, match, _ = begin(tmp_path / "whole.txt", Script(), seed=3, seats=2)
    assert interrupted_game(tmp_path / "parts.txt", 3, 16, seats=2) == match.game.fingerprint()
    assert moves(tmp_path / "parts.txt") == moves(tmp_path / "whole.txt")


@pytest.mark.slow
@pytest.mark.parametrize("seed", [20, *soaked(range(21, 25))])
def test_a_game_left_at_every_question(seed: int, tmp_path: Path) -> None:
    _, match, _ = begin(tmp_path / "whole.txt", Script(), seed=seed)
    assert interrupted_game(tmp_path / "parts.txt", seed, 1) == match.game.fingerprint()


def _written(path: Path) -> int:
    return path.stat().st_mtime_ns if path.exists() else 0


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_killed_at_any_moment(number: signal.Signals, tmp_path: Path) -> None:
    """Killed outright until the game is over; told to stop a few times, and then it is played on."""
    _, match, _ = begin(tmp_path / "whole.txt", Script(), seed=8)
    path, rng = tmp_path / "parts.txt", Rng.seeded(int(number))
    environment = {**os.environ, "PYTHONPATH": f"{ROOT}:{os.environ.get('PYTHONPATH', '')}"}
    for _ in range(100 if number == signal.SIGKILL else 3):
        before = _written(path)
        process = subprocess.Popen([sys.executable, str(SCRIPTED), str(path), "8"], env=environment)
        while process.poll() is None and _written(path) == before:
            time.sleep(0.01)
        time.sleep(rng.below(100) / 100)
        process.send_signal(number)
        process.wait(HANG)
        if meadhall.replay(path.read_text("utf-8")).game.over:
            break
    else:
        go_on(path, Script())
    assert match.game.over
    assert moves(path) == moves(tmp_path / "whole.txt")


@pytest.mark.slow
def test_the_end_of_input_saves(tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    command = [
        sys.executable,
        "-m",
        "meadhall",
        "play",
        "--seed",
        "5",
        "--bots",
        "careful",
        "--save",
        str(save),
    ]
    done = subprocess.run(command, input="1\n1\n", capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    assert f"meadhall resume {save}" in done.stdout.replace("\n", "")
    loaded = saves.read(save)
    game = loaded.match.game
    assert isinstance(game, BloodRage)
    assert [len(hand) for hand in game.hands] == [2, 2, 2, 2]
    assert loaded.seating == saves.Seating("wolf", ("careful",) * 3, "en")
    command = [sys.executable, "-m", "meadhall", "resume", str(save)]
    done = subprocess.run(command, input="1\nq\n", capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    game = saves.read(save).match.game
    assert isinstance(game, BloodRage) and len(game.hands[0]) == 3


@pytest.mark.parametrize("bad", ["my notes\n", "a game"])
def test_a_new_game_overwrites_nothing(bad: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "notes.txt"
    if bad == "a game":
        begin(path, Script(limit=4))
    else:
        path.write_text(bad)
    before = path.read_bytes()
    assert main(["play", "--save", str(path), "--language", "en"]) == 2
    shown = capsys.readouterr().out.replace("\n", "")
    assert str(path) in shown
    assert "does not overwrite" in " ".join(shown.split())
    assert ("resume" in shown) == (bad == "a game")
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("started", "advice"),
    [
        (".venv/bin/meadhall", ".venv/bin/meadhall resume"),
        ("/a place/meadhall", "'/a place/meadhall' resume"),
        ("pytest", "meadhall resume"),
    ],
)
def test_the_advice_on_leaving_can_be_typed(
    started: str, advice: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "argv", [started, "play"])
    inside, outside = saves.folder() / "g.txt", tmp_path / "my games" / ("long" * 30) / "g.txt"
    *_, saved, _, said = begin(inside, Script(limit=2))[2].splitlines()
    assert said.strip() == advice
    assert saved.endswith(str(inside))
    assert begin(outside, Script(limit=2))[2].splitlines()[-1].strip() == f"{advice} '{outside}'"


@pytest.mark.slow
def test_an_unfinished_sentence_is_not_finished_for_you(tmp_path: Path) -> None:
    """A march stops between its figures; read again, nothing has been said that you did not say."""
    path = tmp_path / "g.txt"
    begin(path, Script(), seed=4, seats=2)
    found = 0
    whole = meadhall.replay(path.read_text("utf-8"))
    match = type(whole)(whole.game.rules.new(seats=2, seed=4), 4)
    for seat, action, flags in whole.trace:
        if flags & 2:
            continue
        match.play(seat, action)
        open_asks = [prompt.name for _, prompt, _ in match.game.asks if prompt.continues]
        if open_asks or len(match.log) % 40 == 0:
            saves.write(path, match, saves.Seating("wolf", ("careful",), "en"))
            assert saves.read(path).match.game.fingerprint() == match.game.fingerprint()
            found += bool(open_asks)
    assert found > 10


def test_a_place_that_cannot_be_written_does_not_stop_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    script = Script(first=["1", "1", "s"], limit=3)
    code, match, shown = begin(tmp_path / "file" / "game.txt", script)
    assert code == 130
    assert len(match.log) >= 8
    assert shown.count("Cannot write") == 3  # by itself, when asked to save, on leaving


def test_a_full_disk_is_said_and_the_old_save_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "g.txt"
    begin(path, Script(limit=4))
    before = path.read_bytes()

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    _, _, shown = go_on(path, Script(limit=4))
    assert " ".join(shown.split()).count("No space left on device") == 2  # at once, and on leaving
    assert "meadhall resume" not in shown
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("damage", ["wolf pillage nowhere\n", "wolf pass\nwolf pass\n"])
def test_a_broken_save_says_where_and_is_left_alone(
    damage: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "g.txt"
    begin(path, Script(limit=9))
    path.write_text(path.read_text("utf-8") + damage, encoding="utf-8")
    before, line = path.read_bytes(), len(path.read_text("utf-8").splitlines()) - damage.count("\n") + 1
    with pytest.raises(Refused):
        saves.read(path)
    assert main(["resume", str(path), "--language", "en"]) == 1
    assert f"line {line}" in capsys.readouterr().out
    assert path.read_bytes() == before


def test_resume_takes_the_latest_game_that_is_not_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert saves.latest() is None
    for i, name in enumerate(("old", "new", "over")):
        path = saves.folder() / f"{name}.txt"
        begin(path, Script(limit=2))
        if name == "over":
            path.write_text(path.read_text("utf-8") + "end 123\n", encoding="utf-8")
        os.utime(path, (i, i))
    assert saves.latest() == saves.folder() / "new.txt"
    assert saves.fresh_path("new").parent == saves.folder()
