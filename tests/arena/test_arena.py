"""The arena: repeatable games, nothing is lost when it is stopped, and complete output files."""

import contextlib
import csv
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from meadhall.arena.counting import counting_of
from meadhall.arena.tournament import files
from meadhall.arena.tournament.game import play
from meadhall.arena.tournament.ledger import BadFolder, opened
from meadhall.arena.tournament.plan import Tournament
from meadhall.cli import main
from meadhall.locale import Texts, languages
from tests.locale.sources import spelled_out
from tests.patience import HANG

BOTS = """
class Odd:
    '''Raises, answers illegally, or takes the last answer.'''
    def __init__(self):
        self.n = 0
    def choose(self, position, rng):
        self.n += 1
        if self.n % 5 == 0:
            raise ValueError("<b>no</b> & never")
        return 10 ** 6 if self.n % 7 == 0 else position.legal[-1]

class Sleepy:
    '''Never answers its first question.'''
    def __init__(self):
        self.asked = False
    def pick(self, prompt, legal, rng):
        while not self.asked:
            try:
                while True:
                    pass
            finally:
                self.asked = True
        return legal[0]

class Deadly:
    def pick(self, prompt, legal, rng):
        import os
        os.kill(os.getpid(), 9)
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    Path("own_bots.py").write_text(BOTS)
    return tmp_path


def flags(*more: str, bots: str = "careful,random", games: int = 4) -> list[str]:
    words = ["arena", "bloodrage", "--language", "en", "--bots", bots, "--games", str(games)]
    return [*words, "--seats", "2", *more]


def played(out: str) -> list[dict[str, Any]]:
    """The games in a folder, in order, without what depends on the machine."""
    lines = [json.loads(line) for line in (Path(out) / "games.jsonl").read_text("utf-8").splitlines()]
    for line in lines:
        del line["timing"]
    return sorted(lines, key=lambda line: line["game"])


def results(out: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((Path(out) / "results.json").read_text("utf-8"))
    return found


def said(capsys: pytest.CaptureFixture[str]) -> str:
    captured = capsys.readouterr()
    return " ".join((captured.out + captured.err).split())


def started(*arguments: str) -> subprocess.Popen[bytes]:
    """A process that minds Ctrl-C, even if whoever runs the tests does not."""
    return subprocess.Popen(
        [sys.executable, "-m", "meadhall", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )


def test_what_is_kept_of_a_game_fits_together() -> None:
    plan = Tournament("bloodrage", ("wolf", "raven", "serpent"), ("careful", "random"), 3, 5)
    line = play(plan, 1)
    assert json.loads(json.dumps(line)) == line
    assert line["bots"] == list(plan.orders[1])
    for seat in range(3):
        assert sum(sum(part.values()) for part in line["glory"][seat].values()) == line["scores"][seat]
        assert set(line["glory"][seat]["end"]) <= {"conquest", "legend"}
        assert sum(deeds[0] for deeds in line["cards"][seat].values()) == 3 * 6
        timing = line["timing"]["seats"][seat]
        assert sum(n for n, _ in timing["prompts"].values()) == line["decisions"][seat]
    again = play(plan, 1)
    del line["timing"], again["timing"]
    assert again == line


def test_workers_make_no_difference(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(flags("--out", "one", "--workers", "1", games=6)) == 0
    assert main(flags("--out", "two", "--workers", "2", games=6)) == 0
    assert played("one") == played("two")
    assert results("one")["results"] == results("two")["results"]
    assert [line["game"] for line in played("one")] == list(range(6))
    assert "Open report.html" in said(capsys)


def test_games_are_rounded_up_to_whole_rounds_and_that_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(flags(games=3)) == 0
    assert "there are 2: 4 games instead of 3" in said(capsys)
    assert len(played("arena/careful-random-2")) == 4
    assert main(flags(games=6)) == 0  # more of the same: it goes on
    assert "Resuming: 4 of 6 games" in said(capsys)
    assert len(played("arena/careful-random-2")) == 6


def test_a_half_written_line_is_dropped_and_played_again(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(flags("--out", "whole")) == 0
    assert main(flags("--out", "cut")) == 0
    file = Path("cut/games.jsonl")
    content = file.read_bytes()
    for cut in (1, 700):
        file.write_bytes(content[:-cut])
        capsys.readouterr()
        assert main(flags("--out", "cut")) == 0
        assert "Resuming: 3 of 4 games" in said(capsys)
        assert played("cut") == played("whole")
    lines = content.splitlines(keepends=True)
    file.write_bytes(b"".join([lines[0], b"{broken\n", *lines[2:]]))
    assert main(flags("--out", "cut")) == 1
    assert "Line 2 of cut/games.jsonl is damaged" in said(capsys)


def test_another_tournament_in_the_same_folder_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(flags("--out", "here", games=2)) == 0
    before = Path("here/games.jsonl").read_bytes()
    capsys.readouterr()
    for other, what in (
        (flags("--out", "here", "--seed", "2"), "its seed is 1, not 2"),
        (flags("--out", "here", bots="random,random"), 'its bots is ["careful", "random"]'),
        (flags("--out", "here", "--option", "rage_cap=10"), "its options is"),
    ):
        assert main(other) == 1
        assert what in said(capsys)
    assert Path("here/games.jsonl").read_bytes() == before
    assert main(flags("--out", ".")) == 1
    assert "The folder . holds something else." in said(capsys)
    Path("here/plan.json").write_text("[]")
    assert main(flags("--out", "here")) == 1
    assert "here/plan.json is not a tournament plan" in said(capsys)
    assert main(flags("--out", "own_bots.py/x")) == 1
    assert "Cannot write own_bots.py" in said(capsys)


def test_two_runs_do_not_share_a_folder() -> None:
    plan = Tournament("bloodrage", ("wolf", "raven"), ("random",), 1, 1)
    with opened(Path("here"), plan), pytest.raises(BadFolder) as refused, opened(Path("here"), plan):
        pass
    assert refused.value.message == "arena-err-busy"


def test_own_bots_play_and_their_faults_are_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(flags("--out", "own", bots="own_bots:Odd,random", games=2)) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    assert "own_bots:Odd: an exception (" in captured.out
    assert "ValueError: <b>no</b> & never" in " ".join(captured.out.split())
    bots = results("own")["results"]["bots"]
    assert {fault["kind"] for fault in bots["own_bots:Odd"]["faults"]} == {"raised", "illegal"}
    assert bots["random"]["faults"] == []
    page = Path("own/report.html").read_text("utf-8")
    assert "own_bots:Odd" in page
    assert "<b>no</b>" not in page and "&lt;b&gt;no&lt;/b&gt; &amp; never" in page


def test_a_bot_that_hangs_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(flags("--out", "own", "--limit", "0.2", bots="own_bots:Sleepy,random", games=2)) == 0
    assert "own_bots:Sleepy: too late (2×)." in said(capsys)
    timing = results("own")["timing"]["own_bots:Sleepy"]
    assert 0.2 <= timing["slowest"] < 2


def test_a_worker_that_dies_loses_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(flags("--out", "dead", "--workers", "2", bots="own_bots:Deadly,random")) == 1
    shown = said(capsys)
    assert "A worker process died" in shown
    assert "Stopped: 0 of 4 games" in shown


def test_the_tables_have_their_columns() -> None:
    assert main(flags("--out", "out", games=4)) == 0
    with open("out/games.csv", newline="", encoding="utf-8") as table:
        rows = list(csv.DictReader(table))
    assert len(rows) == 4 * 2
    assert list(rows[0]) == list(files.seat_columns(counting_of("bloodrage")))
    for row in rows:
        by_age = sum(int(row[column]) for column in row if column.startswith(("glory_age", "glory_end")))
        by_source = sum(int(row[column]) for column in row if column.startswith("from_"))
        assert by_age == by_source == int(row["glory"])
    with open("out/bots.csv", newline="", encoding="utf-8") as table:
        bots = list(csv.DictReader(table))
    assert list(bots[0]) == [*files.bot_columns(counting_of("bloodrage")), "place_1", "place_2"]
    assert {bot["bot"] for bot in bots} == {"careful", "random"}
    found = results("out")
    assert found.keys() == {"setup", "results", "timing"}
    assert found["setup"]["command"].startswith("meadhall arena bloodrage --bots careful,random --games 4")
    assert sum(bot["wins"]["won"] for bot in found["results"]["bots"].values()) == 4


class Page(HTMLParser):
    """Every element that is opened is closed, in order; nothing comes from elsewhere."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text: list[str] = []
        self.feed(text)
        assert not self.open

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        assert tag not in ("script", "link", "img", "iframe")
        assert not any("//" in (value or "") for _, value in attributes)
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


@pytest.mark.parametrize("language", languages())
def test_the_report_is_whole_and_names_every_bot(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(flags("--out", "out", "--language", language, bots="own_bots:Odd,random", games=2)) == 0
    page = Path("out/report.html").read_text("utf-8")
    text = " ".join(Page(page).text)
    texts = Texts(language, strict=True)
    for wanted in ("own_bots:Odd", "random", "--seed 1", *(texts(f"clan-{c}") for c in ("wolf", "raven"))):
        assert wanted in text
    assert f'lang="{language}"' in page and "prefers-color-scheme" in page
    assert "⟨" not in page + capsys.readouterr().out


@pytest.mark.parametrize("language", languages())
def test_every_word_the_arena_uses_is_there(language: str) -> None:
    texts = Texts(language)
    used = spelled_out(r"""["'](arena-[a-z-]+[a-z])["']""", "arena")
    used |= {f"arena-sec-{name}" for name in spelled_out(r'_section\(\s*"([a-z-]+)"', "arena")}
    used |= {f"arena-more-{name}" for name in spelled_out(r'_details\(\s*"([a-z-]+)"', "arena")}
    assert len(used) > 30
    for name in used:
        assert texts.has(name), name


def test_ctrl_c_keeps_what_is_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def some(games: int) -> Callable[[Tournament, int], dict[str, Any]]:
        def stop(plan: Tournament, index: int) -> dict[str, Any]:
            if index == games:
                raise KeyboardInterrupt
            return play(plan, index)

        return stop

    with monkeypatch.context() as patched:
        patched.setattr("meadhall.arena.tournament.run.play", some(3))
        assert main(flags("--out", "cut", games=6)) == 130
    shown = said(capsys)
    assert shown.startswith("Stopped: 3 of 6 games. They are saved; run the same command again to continue.")
    assert "careful" in shown and results("cut")["results"]["games"] == 3
    assert "3 of 6" in Path("cut/report.html").read_text("utf-8")
    assert main(flags("--out", "cut", games=6)) == 0
    assert main(flags("--out", "whole", games=6)) == 0
    assert played("cut") == played("whole")
    assert results("cut")["results"] == results("whole")["results"]


def wait_for_games(file: Path, games: int, process: subprocess.Popen[bytes]) -> None:
    while not file.exists() or file.read_bytes().count(b"\n") < games:
        assert process.poll() is None
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(0.02)  # until it has ended, which it must not, or until the next look


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_stopped_in_the_middle_and_gone_on_with_it_is_the_same(how: signal.Signals) -> None:
    stopped = flags("--out", "stopped", "--workers", "2", games=60)
    process = started(*stopped)
    wait_for_games(Path("stopped/games.jsonl"), 5, process)
    if how == signal.SIGKILL:
        process.kill()  # only the parent: its workers must end by themselves
    else:
        os.killpg(process.pid, how)
    shown, errors = process.communicate(timeout=HANG)  # ends when nobody holds its output any more
    assert process.returncode == (-signal.SIGKILL if how == signal.SIGKILL else 130)
    assert b"Traceback" not in errors
    if how == signal.SIGINT:
        assert shown.startswith(b"Stopped: ")
    assert len(Path("stopped/games.jsonl").read_bytes().splitlines()) < 60
    assert main(stopped) == 0
    assert main(flags("--out", "whole", "--workers", "2", games=60)) == 0
    assert played("stopped") == played("whole")
    assert results("stopped")["results"] == results("whole")["results"]
