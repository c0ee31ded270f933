"""`meadhall replay`: is a record sound, and how did its game end?"""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from meadhall.locale import Texts
from meadhall.runewars.bringing import Brought
from meadhall.terminal import saves
from meadhall.terminal.face import face_of
from meadhall.terminal.packs import say_whose
from meadhall.terminal.pen import Pen
from meadhall.terminal.trouble import cannot_open


def replay(path: Path, language: str, console: Console, pack: Brought | None = None) -> int:
    """Play the record again and show where it leads. 0: sound, 1: not."""
    pen = Pen(console, Texts(language))
    try:
        match = saves.read(path, pack).match
    except saves.UNREADABLE as trouble:
        cannot_open(pen, path, trouble)
        return 1
    face = face_of(match.game.rules, console, Texts(language), match.game.seat_names())
    view = match.game.view(None)
    pen.say("replay-ok", "green", moves=len(match.log))
    say_whose(pen, match.game.rules, pack)
    face.replayed(view)
    if not view.over:
        pen.say("replay-unfinished", "yellow")
    return 0
