"""Shows on the last line that a bot is thinking."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

from meadhall.terminal.keyboard import Keyboard
from meadhall.terminal.output import Output

WIPE = Control(ControlType.CARRIAGE_RETURN, (ControlType.ERASE_IN_LINE, 2))


@contextmanager
def thinking(out: Output, keyboard: Keyboard, who: str) -> Iterator[None]:
    """Show a status line while a bot thinks; Ctrl-C works meanwhile. Nothing is shown to scripts."""
    console = out.console
    seen = keyboard.terminal and console.is_terminal and not console.is_dumb_terminal
    with keyboard.hearing():
        if seen:
            console.print(Text(who, "dim"), end="", no_wrap=True, overflow="crop")
        try:
            yield
        finally:
            if seen:
                console.control(WIPE)
