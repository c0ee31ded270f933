"""Bots in the terminal: their levels, the status line while they think, and faults."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from meadhall.bots import LEVELS
from meadhall.cli import main
from meadhall.locale import Texts
from meadhall.terminal import opponents, saves, setup_questions
from meadhall.terminal.keyboard import Keyboard, Leave
from meadhall.terminal.opponents import bot_kinds
from meadhall.terminal.output import Output
from meadhall.terminal.thinking import thinking
from tests.terminal.bad_bots import Interrupted
from tests.terminal.scripted import Script, begin, go_on

pytestmark = pytest.mark.slow

BAD = "tests.terminal.bad_bots"


def text(console: Console) -> str:
    # The file is a StringIO here, which the type of a console does not say.
    shown: str = console.file.getvalue()  # type: ignore[attr-defined]
    return shown


# --- which ones ----------------------------------------------------------------------------------------


def strength(*lines: str, language: str = "en", usual: str = "karl") -> tuple[str, str]:
    """What is answered to the question, and all that was shown."""
    console = Console(file=io.StringIO(), width=100, highlight=False)
    keyboard = Keyboard(console, io.StringIO("".join(f"{line}\n" for line in lines)))
    chosen = setup_questions.ask_bots(Output(console, Texts(language, strict=True)), keyboard, usual)
    return chosen, text(console)


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "", "karl"),
        ("en", "1", "thrall"),
        ("en", "4", "konung"),
        ("en", "Jarl", "jarl"),
        ("en", "ko", "konung"),
        ("en", "konung@400", "konung@400"),
        ("en", "konung@2s", "konung@2s"),
        ("en", "careful", "careful"),
        ("en", f"{BAD}:Slow", f"{BAD}:Slow"),
        ("uk", "", "karl"),
        ("uk", "трель", "thrall"),
        ("uk", "Карл", "karl"),
        ("uk", "я", "jarl"),
        ("uk", "конунг", "konung"),
        ("uk", "jarl", "jarl"),
    ],
)
def test_how_strong_they_are(language: str, typed: str, meant: str) -> None:
    chosen, shown = strength(typed, language=language)
    assert chosen == meant
    texts = Texts(language, strict=True)
    for number, level in enumerate(LEVELS, 1):
        assert f"{number}) {texts(f'bot-{level}')}: {texts(f'bot-{level}.text')}" in shown


def test_a_strength_nobody_has_is_asked_again() -> None:
    chosen, shown = strength("0", "5", "k", "owl", f"{BAD}:Nobody", "2")
    assert chosen == "karl"
    assert shown.count("There is no such choice") == 5
    assert " ".join(shown.split()).count("has no attribute 'Nobody'") == 1


def test_karl_sits_where_nobody_is_named() -> None:
    assert bot_kinds((), 3) == ("karl",) * 3
    assert bot_kinds(("jarl", "random"), 3) == ("jarl", "random", "random")


def test_the_command_seats_karl(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    save = tmp_path / "g.txt"
    assert main(["play", "--seed", "5", "--save", str(save), "--language", "en"]) == 0
    assert saves.read(save).seating == saves.Seating("wolf", ("karl",) * 3, "en")


# --- saves ----------------------------------------------------------------------------------------------


def renamed(path: Path, bots: str, language: str = "en") -> None:
    """A save whose bots are others."""
    begin(path, Script(limit=8), language=language)
    lines = path.read_text("utf-8").splitlines(keepends=True)
    assert lines[1].startswith("# bots careful")
    path.write_text("".join([lines[0], f"# bots {bots}\n", *lines[2:]]), encoding="utf-8")


@pytest.mark.parametrize(
    ("bots", "why"),
    [
        ("owl", "no bot is called 'owl'"),
        ("careful random oracle", "no bot is called 'oracle'"),
        ("no_such_module:Bot", "No module named 'no_such_module'"),
    ],
)
@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_save_with_a_bot_that_is_not_here_says_so(
    bots: str, why: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "g.txt"
    renamed(path, bots, language)
    before = path.read_bytes()
    assert main(["resume", str(path)]) == 1
    shown = " ".join(capsys.readouterr().out.split())
    assert bots.split()[-1] in shown
    assert why in shown
    assert "# bots" in shown and "konung" in shown
    texts = Texts(language, strict=True)
    assert texts("err-bad-bot", path="", bot="").partition(":")[0].split()[-1] in shown
    assert path.read_bytes() == before


def test_old_saves_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    renamed(tmp_path / "g.txt", "careful careful careful")
    assert main(["resume", str(tmp_path / "g.txt")]) == 0
    loaded = saves.read(tmp_path / "g.txt").seating
    assert loaded is not None
    assert loaded.bots == ("careful",) * 3


@pytest.mark.slow
@pytest.mark.parametrize("bots", ["karl", "konung@5", "thrall jarl@5 konung@5"])
def test_a_resumed_game_goes_on_as_an_uninterrupted_one(bots: str, tmp_path: Path) -> None:
    """Three questions at a sitting, against ten of them in one."""
    whole, parts = tmp_path / "whole.txt", tmp_path / "parts.txt"
    renamed(whole, bots)
    parts.write_bytes(whole.read_bytes())
    go_on(whole, Script(limit=9))
    for _ in range(3):
        go_on(parts, Script(limit=3))
    assert parts.read_bytes() == whole.read_bytes()


# --- thinking ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("typed", "screen"), [(True, True), (True, False), (False, True), (False, False)])
def test_thinking_is_seen_on_a_terminal_only(typed: bool, screen: bool) -> None:
    console = Console(file=io.StringIO(), width=80, force_terminal=screen, _environ={"TERM": "xterm"})
    keyboard = Keyboard(console, io.StringIO())
    keyboard.terminal = typed
    with thinking(Output(console, Texts("en")), keyboard, "Raven thinks…"):
        seen = text(console)
    assert ("Raven thinks…" in seen) == (typed and screen)
    assert text(console).endswith("\r\x1b[2K" if typed and screen else "")
    assert "\n" not in text(console)


def test_a_dumb_terminal_cannot_wipe_so_nothing_is_written() -> None:
    console = Console(file=io.StringIO(), width=80, force_terminal=True, _environ={"TERM": "dumb"})
    keyboard = Keyboard(console, io.StringIO())
    keyboard.terminal = True
    with thinking(Output(console, Texts("en")), keyboard, "Raven thinks…"):
        pass
    assert text(console) == ""


def test_nobody_waits_for_a_bot_to_leave(tmp_path: Path) -> None:
    path = tmp_path / "g.txt"
    begin(path, Script(limit=5), clan="wolf")
    content = path.read_text("utf-8").replace("# bots careful", f"# bots {BAD}:Interrupted")
    path.write_text(content, encoding="utf-8")
    code, match, _ = go_on(path, Script())
    assert code == 130
    assert not Interrupted.ended
    assert saves.read(path).match.game.fingerprint() == match.game.fingerprint()


def test_leaving_is_no_exception_that_a_bot_may_catch() -> None:
    assert not issubclass(Leave, Exception)


# --- faults -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_fault_is_told_in_one_line_and_the_game_goes_on(
    language: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "g.txt"
    renamed(path, f"{BAD}:Raises {BAD}:Cheats careful", language)
    _, _, shown = go_on(path, Script(limit=14))
    texts = Texts(language, strict=True)
    raises = texts("ui-fault", seat="wolf", cause="raised", source="ValueError: no idea of the rules")
    cheats = texts("ui-fault", seat="serpent", cause="illegal", source="")
    told = " ".join(shown.split())
    assert told.count(raises) == told.count(cheats) == 1  # once, however often it fails
    assert capfd.readouterr() == ("", "")
    assert saves.read(path).match.game.fingerprint()


def test_a_fault_stays_in_the_log(tmp_path: Path) -> None:
    path = tmp_path / "g.txt"
    renamed(path, f"{BAD}:Raises")
    script = Script(first=["pass", "l"], limit=2)
    _, _, shown = go_on(path, script)
    log = " ".join(shown[shown.index(Texts("en")("ui-log-title")) :].split())
    assert log.count("Wolf: the bot failed (ValueError: no idea of the rules). A safe choice was made") == 1
    assert log.index("Wolf: the bot failed") > log.index("Raven passes.")


@pytest.mark.slow
def test_a_bot_that_hangs_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents, "LIMIT", 0.05)
    path = tmp_path / "g.txt"
    renamed(path, f"{BAD}:Slow")
    _, _, shown = go_on(path, Script(limit=3))
    assert "Wolf: the bot took too long. A safe choice was made for it." in " ".join(shown.split())
