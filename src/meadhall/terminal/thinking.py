"""Somebody thinks: said on the last line, and wiped away when it is over."""

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
    """You see that it does; Ctrl-C need not wait for it. A script sees nothing."""
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
