"""A scripted player of Runewars (scripted.py is the one of Blood Rage)."""

from __future__ import annotations

import hashlib
import io
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from rich.console import Console

from meadhall import runewars
from meadhall.kernel.contract import Answer, Ask
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.runewars.view import View
from meadhall.terminal import saves
from meadhall.terminal.keyboard import Keyboard
from meadhall.terminal.play import sit_down
from meadhall.terminal.runewars.numbers import numbered


class Script:
    """Types `first` line by line, then plays by itself; leaves with Ctrl-C after so many lines, or when asked
    what `until` says."""

    def __init__(self, first: Iterable[str] = (), limit: int = 10**6, until: str = "") -> None:
        self.match: Match[Game] | None = None
        self.you = 0
        self.first = list(first)
        self.left = limit
        self.until = until
        self.prompts: list[str] = []  # what was asked, before each line

    def readline(self) -> str:
        assert self.match is not None
        game = self.match.game
        asked = asked_of(game, self.you)
        self.prompts.append(asked.prompt)
        if self.left == 0 or asked.prompt == self.until:
            raise KeyboardInterrupt
        self.left -= 1
        if self.first:
            return f"{self.first.pop(0)}\n"
        view = game.view(self.you)
        assert isinstance(view, View)
        return f"{typed(view, asked.answers[_chance(game) % len(asked.answers)])}\n"


def asked_of(game: Game, seat: int) -> Ask:
    """What the seat is asked."""
    asked = game.view(seat).ask
    assert asked is not None
    return asked


def typed(view: View, answer: Answer) -> str:
    """The number of an answer, or its words if it is not in the list."""
    assert view.ask is not None
    numbers = {listed.action: number for number, listed in numbered(view.ask, view)}
    return str(numbers.get(answer.action, answer.words))


def _chance(game: Any) -> int:
    stand = f"{len(game.trace)} {game.given}"
    return int.from_bytes(hashlib.sha256(stand.encode()).digest()[:4], "big")


def begin(
    path: Path,
    script: Script,
    *,
    seed: int = 7,
    seats: int = 4,
    you: str = "latari",
    width: int = 120,
    bots: tuple[str, ...] = ("careful", "random"),
    **options: Any,
) -> tuple[int, Match[Game], str]:
    """A new game of rules 1, whose hands the tests know: exit code, match, everything that was shown."""
    match = Match(runewars.new(seats, seed, runewars.Options(**options), version=1), seed)
    match.game.events = []
    return play(path, match, saves.Seating(you, bots, "en"), match.game.events, script, width)


def go_on(path: Path, script: Script, width: int = 120) -> tuple[int, Match[Game], str]:
    loaded = saves.read(path)
    assert loaded.seating is not None
    return play(path, loaded.match, loaded.seating, loaded.events, script, width)


def play(
    path: Path,
    match: Match[Game],
    seating: saves.Seating,
    events: list[tuple[int, ...]],
    script: Script,
    width: int = 120,
) -> tuple[int, Match[Game], str]:
    script.match, script.you = match, match.game.seat_names().index(seating.you)
    shown = io.StringIO()
    console = Console(file=shown, width=width, highlight=False)
    code = sit_down(match, seating, console, Keyboard(console, script), path, events)
    return code, match, shown.getvalue()
