"""The command: help, version, replay, and plain sentences for everything that is wrong."""

from pathlib import Path

import pytest

from meadhall import __version__, bloodrage
from meadhall.bots.careful import Careful
from meadhall.cli import main
from meadhall.cli.flags import parser
from meadhall.kernel import record
from meadhall.kernel.match import Match
from meadhall.kernel.rng import Rng


@pytest.fixture(scope="module")
def finished() -> str:
    match, rng, player = Match(bloodrage.new(2, 6), 6), Rng.seeded(1), Careful()
    while not match.game.over:
        seat = match.game.waiting()[0]
        match.game.play(seat, player.pick("", match.game.legal(seat), rng))
    return record.write(match)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    try:
        code = main(arguments)
    except SystemExit as leaving:
        code = int(leaving.code or 0)
    captured = capsys.readouterr()
    shown = " ".join((captured.out + captured.err).split())
    assert "Traceback" not in shown
    return code, shown


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--version") == (0, f"meadhall {__version__}")
    code, shown = run(capsys)
    assert code == 0
    assert all(command in shown for command in ("play", "resume", "simulate", "arena", "replay"))


def test_replay(finished: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    file.write_text(finished, encoding="utf-8")
    code, shown = run(capsys, "replay", str(file))
    assert code == 0
    assert "The record is valid" in shown
    assert "Final scoring" in shown
    code, shown = run(capsys, "replay", str(file), "--language", "uk")
    assert code == 0
    assert "Підсумок гри" in shown


def test_replay_of_a_game_that_is_not_over(
    finished: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_text("\n".join(finished.splitlines()[:60]), encoding="utf-8")
    code, shown = run(capsys, "replay", str(file))
    assert code == 0
    assert "The game is not over yet." in shown


def test_replay_of_a_finished_game_without_its_end_line_says_what_was_not_checked(
    finished: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    for mark in ("", "\ufeff"):
        file.write_text(mark + finished, encoding="utf-8")
        assert "not checked" not in run(capsys, "replay", str(file))[1]
    unsealed = [line for line in finished.splitlines() if not line.startswith("end ")]
    file.write_text("\n".join(unsealed), encoding="utf-8")
    code, shown = run(capsys, "replay", str(file))
    assert code == 0
    assert "no line “end”" in shown and "the outcome was not checked" in shown


def test_replay_of_a_newer_format_says_to_update(
    finished: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(finished.replace("meadhall 1\n", "meadhall 9\n"), encoding="utf-8")
    code, shown = run(capsys, "replay", str(file))
    assert code == 1 and "Update Meadhall" in shown


@pytest.mark.parametrize("command", ["play", "simulate bloodrage", "arena bloodrage"])
def test_a_seed_of_200_digits_is_refused_for_its_size(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, shown = run(capsys, *command.split(), "--seed", "9" * 200)
    assert code == 2 and "at most 100 digits" in shown


def test_replay_says_which_line_and_why(
    finished: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = finished.splitlines()
    number = lines.index("") + 9
    for bad, why in (
        ("wolf dance", "The word “dance” is not known here."),
        ("owl pass", "There is no seat “owl” at this table"),
    ):
        file = tmp_path / "game.txt"
        file.write_text("\n".join([*lines[: number - 1], bad, *lines[number:]]), encoding="utf-8")
        code, shown = run(capsys, "replay", str(file))
        assert code == 1
        assert f"line {number}" in shown
        assert why in shown
    file.write_text(finished.replace("end ", "end 0"), encoding="utf-8")
    code, shown = run(capsys, "replay", str(file))
    assert code == 1
    assert f"line {len(lines)}" in shown


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "not a game record"),
        (b"\x00\x01\x02\xff\xfe" * 100, "not a game record"),
        ("meadhall 1\n".encode("utf-16"), "not a game record"),
        (b"hello\n", "not a game record"),
        (b"meadhall 1\ngame chess\n", ""),
        (b"meadhall 1\n" * 3, ""),
    ],
)
def test_replay_of_something_else(
    content: bytes, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(content)
    for command in ("replay", "resume"):
        code, shown = run(capsys, command, str(file))
        assert code == 1
        assert said in shown
        assert "⟨" not in shown
    assert file.read_bytes() == content


def test_files_that_are_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("replay", "resume"):
        assert "There is no such file" in run(capsys, command, str(tmp_path / "nothing.txt"))[1]
        code, shown = run(capsys, command, str(tmp_path))
        assert code == 1
        assert "Cannot read" in shown


def test_nothing_to_resume(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert run(capsys, "resume") == (1, "There is no saved game to continue.")
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    code, shown = run(capsys, "resume")
    assert code == 1
    assert "saved" not in shown


@pytest.mark.parametrize(
    "arguments",
    [
        ["dance"],
        ["play", "chess"],
        ["play", "--seats", "9"],
        ["play", "--seats", "many"],
        ["play", "--clan", "owl"],
        ["play", "--bots", "owl"],
        ["play", "--seed", "-1"],
        ["play", "--seed", "1e3"],
        ["play", "--option", "first_game"],
        ["play", "--option", "first_game=perhaps"],
        ["play", "--option", "owls=true"],
        ["play", "--language", "xx"],
        ["replay"],
        ["arena", "bloodrage"],
        ["arena", "bloodrage", "--bots", "owl"],
        ["arena", "bloodrage", "--bots", "random", "--limit", "nan"],
        ["arena", "bloodrage", "--bots", "random", "--option", "owls=true"],
    ],
)
def test_wrong_flags(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    code, shown = run(capsys, *arguments)
    assert code == 2
    assert len(shown) > 20
    assert "⟨" not in shown
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seats", "9"], "2, 3 or 4 can play, not '9'"),
        (["--bots", "careful,random"], "one kind for all bots, or 3: one for each. It was given 2."),
        (["--bots", "random,random", "--seats", "2"], "one kind for the only bot, not 2."),
        (["--option", "owls=true"], "docs/rules-decisions.md"),
        (["--option", "owls=true"], "first_game=false, pass_is_final=true"),
    ],
)
def test_wrong_flags_say_what_would_be_right(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, shown = run(capsys, "play", *arguments)
    assert code == 2
    assert said in shown


@pytest.mark.parametrize("command", ["play", "resume", "simulate", "arena", "replay"])
def test_every_flag_has_its_sentence(command: str) -> None:
    """And its default, unless it must be given."""
    (commands,) = [action.choices for action in parser()._actions if isinstance(action.choices, dict)]
    for action in commands[command]._actions:
        assert action.help, action
        if not action.required and action.dest != "help":
            assert "(default: " in action.help, action
