"""`meadhall replay`: is a record sound, and how did its game end?"""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from meadhall.kernel.refusal import Refused
from meadhall.locale import Texts
from meadhall.terminal import saves
from meadhall.terminal.board import board
from meadhall.terminal.clans import clans
from meadhall.terminal.final import final
from meadhall.terminal.pen import Pen
from meadhall.terminal.scene import heading
from meadhall.terminal.trouble import cannot_open


def replay(path: Path, language: str, console: Console) -> int:
    """Play the record again and show where it leads. 0: sound, 1: not."""
    pen = Pen(console, Texts(language))
    try:
        match = saves.read(path).match
    except (OSError, UnicodeDecodeError, Refused) as trouble:
        cannot_open(pen, path, trouble)
        return 1
    pen = Pen(console, Texts(language), match.game.seat_names())
    view = match.game.view(None)
    pen.say("replay-ok", "green", moves=len(match.log))
    pen.put(heading(pen, view), board(pen, view))
    if view.over:
        final(pen, view)
    else:
        pen.put(clans(pen, view))
        pen.say("replay-unfinished", "yellow")
    return 0
