"""`meadhall replay`: checks a record and shows the end of its game."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from meadhall.kernel.packs import Brought
from meadhall.locale import Texts
from meadhall.terminal import saves
from meadhall.terminal.file_errors import cannot_open
from meadhall.terminal.game_screen import screen_of, terminal_game
from meadhall.terminal.output import Output
from meadhall.terminal.packs import say_whose


def replay(path: Path, language: str, console: Console, pack: Brought | None = None) -> int:
    """Replay the record and show its final state. Returns 0 if it is valid, else 1."""
    out = Output(console, Texts(language))
    try:
        loaded = saves.read(path, pack)
    except saves.UNREADABLE as trouble:
        cannot_open(out, path, trouble)
        return 1
    match = loaded.match
    out.say("replay-ok", "green", moves=len(match.log))
    say_whose(out, match.game.rules, pack)
    if terminal_game(match.game.rules.name) is not None:
        screen = screen_of(match.game.rules, console, Texts(language), match.game.seat_names())
        screen.replayed(match.game.view(None))
    if not match.game.over:
        out.say("replay-unfinished", "yellow")
    elif not loaded.end_checked:
        out.say("replay-unsealed", "yellow", word="end")
    return 0
