"""A scripted player: what it types depends only on the state of the game.

Run as a program, it sits down at the game saved in a file (or begins it there) and plays to the end.
"""

from __future__ import annotations

import hashlib
import io
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from rich.console import Console

from meadhall import bloodrage
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.terminal import saves
from meadhall.terminal.bloodrage.choices import ordered
from meadhall.terminal.keyboard import Keyboard
from meadhall.terminal.play import sit_down


class Script:
    """Types `first` line by line, then plays by itself; leaves with Ctrl-C after so many lines."""

    def __init__(self, first: Iterable[str] = (), limit: int = 10**6) -> None:
        self.match: Match[Game] | None = None
        self.you = 0
        self.first = list(first)
        self.left = limit
        self.seen: list[str] = []  # fingerprints, before each line

    def readline(self) -> str:
        assert self.match is not None
        game = self.match.game
        self.seen.append(game.fingerprint())
        if self.left == 0:
            raise KeyboardInterrupt
        self.left -= 1
        if self.first:
            return f"{self.first.pop(0)}\n"
        asked = game.view(self.you).ask
        assert asked is not None
        number = _chance(game) % len(asked.answers)
        chosen = ordered(asked)[number]
        return f"{'pass' if chosen.verb == 'pass' else 1 + number}\n"  # in words it is not asked about


def _chance(game: Any) -> int:
    stand = f"{len(game.trace)} {game.given}"
    return int.from_bytes(hashlib.sha256(stand.encode()).digest()[:4], "big")


def begin(
    path: Path, script: Script, *, seed: int = 7, seats: int = 4, clan: str = "raven", language: str = "en"
) -> tuple[int, Match[Game], str]:
    """A new game of rules 1, whose hands the tests know: exit code, match, everything that was shown."""
    match = Match(bloodrage.new(seats=seats, seed=seed, version=1), seed)
    match.game.events = []
    return _play(path, match, saves.Seating(clan, ("careful", "random"), language), match.game.events, script)


def go_on(path: Path, script: Script) -> tuple[int, Match[Game], str]:
    loaded = saves.read(path)
    assert loaded.seating is not None
    return _play(path, loaded.match, loaded.seating, loaded.events, script)


def _play(
    path: Path, match: Match[Game], seating: saves.Seating, events: list[tuple[int, ...]], script: Script
) -> tuple[int, Match[Game], str]:
    script.match, script.you = match, match.game.seat_names().index(seating.you)
    console = Console(file=io.StringIO(), width=100, highlight=False)
    code = sit_down(match, seating, console, Keyboard(console, script), path, events)
    shown = console.file.getvalue()  # type: ignore[attr-defined]
    return code, match, shown


if __name__ == "__main__":
    save = Path(sys.argv[1])
    if save.exists():
        go_on(save, Script())
    else:
        begin(save, Script(), seed=int(sys.argv[2]))
