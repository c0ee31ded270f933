"""The terminal client in a pseudo-terminal of 100 by 30 with typed input."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

from meadhall.bloodrage.state import BloodRage
from meadhall.terminal import saves
from tests.patience import HANG
from tests.terminal.scripted import Script, begin

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def plain(shown: bytes) -> str:
    return ESCAPES.sub("", shown.decode(errors="replace"))


class Terminal:
    """What is on the other side of the screen."""

    def __init__(self, *arguments: str, data: Path, **environment: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
        clean = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "COLUMNS", "LINES")}
        clean |= {"TERM": "xterm-256color", "XDG_DATA_HOME": str(data), "LC_ALL": "C.UTF-8", **environment}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "meadhall", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=clean,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(slave)
        self.since_typed = b""

    def read(self) -> bytes:
        """What has come meanwhile; nothing if nothing does for a moment."""
        new = os.read(self.master, 65536) if select.select([self.master], [], [], 0.1)[0] else b""
        self.since_typed += new
        return new

    def until(self, wanted: str, seconds: float = HANG) -> str:
        """Everything shown until some words appear."""
        shown, end = b"", time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                shown += self.read()
            except OSError:
                break
            if wanted in plain(shown):
                return shown.decode(errors="replace")
        raise AssertionError(f"never saw {wanted!r} in {shown.decode(errors='replace')!r}")

    def until_it_listens(self) -> None:
        """
        Until the prompt stands and the program sleeps on it. Ctrl-C and Ctrl-D mean something only while the
        line is being read: in the moment before, readline is still setting up the terminal and swallows them.
        """
        end = time.monotonic() + HANG
        while not plain(self.since_typed).endswith("> "):
            assert time.monotonic() < end, plain(self.since_typed)
            self.read()
        while Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()[0] != "S":
            time.sleep(0.01)

    def type(self, text: str) -> None:
        self.since_typed = b""
        os.write(self.master, text.encode())

    def close(self) -> None:
        os.close(self.master)
        self.process.wait(HANG)


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


@pytest.mark.slow
def test_questions_with_answers_that_enter_takes(data: Path) -> None:
    terminal = Terminal("play", data=data)
    terminal.until("[English] >")
    terminal.type("укр\r")
    terminal.until("[4] >")
    terminal.type("3\r")
    terminal.until("[Вовк] >")
    terminal.type("ведмідь\r")
    terminal.until("[так] >")  # nobody has played here yet
    terminal.type("ні\r")
    assert "4) конунг: Думає" in terminal.until("[ярл] >")
    terminal.type("ка\r")
    shown = terminal.until("Число або")
    assert "\x1b[" in shown  # colours
    terminal.type("1\r")
    terminal.until("Число або")
    terminal.until_it_listens()
    terminal.type("\x03")
    terminal.until("meadhall resume")
    assert terminal.process.wait(30) == 130
    terminal.close()
    save = saves.latest()
    assert save is not None
    loaded = saves.read(save)
    assert loaded.seating == saves.Seating("bear", ("karl", "karl"), "uk")
    assert loaded.match.game.seat_names() == ("wolf", "raven", "bear")


@pytest.mark.slow
def test_a_closed_terminal_loses_nothing(data: Path) -> None:
    terminal = Terminal("play", "--seed", "3", "--bots", "careful", data=data, NO_COLOR="1")
    shown = terminal.until("Type a number")
    assert not re.search(r"\x1b\[3[0-9]m", shown)
    terminal.type("2\r")
    terminal.until("Your hand:")
    terminal.close()
    save = saves.latest()
    assert save is not None
    game = saves.read(save).match.game
    assert isinstance(game, BloodRage) and len(game.hands[0]) == 1
    again = Terminal("resume", data=data)
    again.until("continues where it stopped")
    again.until("Type a number")
    again.until_it_listens()
    again.process.send_signal(signal.SIGTERM)
    again.until("meadhall resume")
    assert again.process.wait(30) == 128 + signal.SIGTERM
    again.close()


@pytest.mark.slow
def test_play_offers_to_go_on(data: Path) -> None:
    begin(saves.folder() / "game.txt", Script(limit=8), language="uk")
    before = saves.read(saves.folder() / "game.txt").match.game.fingerprint()
    terminal = Terminal("play", data=data)
    assert "(Крук, перша епоха" in terminal.until("[продовжити її] >")
    terminal.type("\r")
    terminal.until("Гра продовжується")
    terminal.until("Число або")
    terminal.until_it_listens()
    terminal.type("\x04")
    assert ESCAPES.sub("", terminal.until("meadhall resume")).startswith("\r\n")
    assert terminal.process.wait(30) == 0
    terminal.close()
    assert saves.read(saves.folder() / "game.txt").match.game.fingerprint() == before
    terminal = Terminal("play", data=data)
    terminal.until("[продовжити її] >")
    terminal.type("2\r")
    terminal.until("[English] >")
    terminal.type("\r")
    terminal.until("[4] >")
    terminal.type("\r")
    terminal.until("[Wolf] >")
    terminal.type("\r")
    terminal.until("[no] >")  # somebody has played here
    terminal.close()


@pytest.mark.slow
def test_a_bot_that_thinks_is_seen_and_then_wiped_away(data: Path) -> None:
    slow = ("--bots", "tests.terminal.bad_bots:Slow", "--seats", "2")
    terminal = Terminal("play", "--seed", "11", "--first-game", *slow, data=data)
    terminal.until("q quit")
    terminal.type("pass\r")
    terminal.until("Raven is thinking…")
    assert "\r\x1b[2K" in terminal.until("Raven is thinking…")  # over the line before
    terminal.type("\x03")  # nobody need wait for it
    terminal.until("meadhall resume")
    assert terminal.process.wait(30) == 130
    terminal.close()


def test_a_pause_between_ages(data: Path) -> None:
    terminal = Terminal(
        "play", "--seed", "11", "--first-game", "--seats", "2", "--bots", "careful", data=data
    )
    terminal.until("q quit")
    terminal.type("pass\r")
    terminal.until("q quit")
    terminal.type("nothing\r")
    shown = terminal.until("Press Enter to continue.")
    assert "Ragnarok destroys" in shown
    assert "Second Age" not in shown
    terminal.type("\r")
    assert "Second Age" in terminal.until("q quit")
    terminal.close()
