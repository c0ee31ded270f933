"""Reads lines from a terminal or a script; every way to leave raises the same exception."""

from __future__ import annotations

import contextlib
import io
import signal
import sys
from collections.abc import Iterator
from types import FrameType
from typing import Protocol, TextIO

from rich.console import Console
from rich.text import Text

# Letters of the Ukrainian layout on the keys of our commands, so that users need not switch layouts.
SAME_KEY = str.maketrans("йгдсирі", "qulcbhs")

WORDS = {word: word[0] for word in ("undo", "log", "cards", "board", "hint", "save", "quit")} | {"help": "?"}


class Leave(BaseException):
    """The player leaves the table: end of input, Ctrl-C, or the terminal is closed.

    Not an Exception, so that a bot's `except Exception` does not catch it.
    """

    def __init__(self, code: int = 0) -> None:
        super().__init__(code)
        self.code = code


class Lines(Protocol):
    """A source of lines other than a terminal."""

    def readline(self) -> str: ...


class Keyboard:
    """Lines of input. Signals are handled only while waiting for input, so they never interrupt a move."""

    def __init__(self, console: Console, source: Lines | None = None) -> None:
        self.console = console
        self.source: Lines = source or sys.stdin or io.StringIO()  # without any input: end of input
        self.terminal = source is None and _is_terminal(sys.stdin)
        self._waiting = False
        self._heard = 0
        if self.terminal:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (arrow keys and history)

    def read(self, prompt: str = "> ") -> str:
        """The next line; raises Leave."""
        try:
            with self.hearing():
                return self._line(prompt).strip()
        except (EOFError, KeyboardInterrupt, OSError) as gone:
            self._new_line()
            raise Leave(130 if isinstance(gone, KeyboardInterrupt) else 0) from None
        except Leave:
            self._new_line()
            raise

    @contextlib.contextmanager
    def hearing(self) -> Iterator[None]:
        """Raise Leave at once on a signal, while waiting for input or for a bot: no move is in progress."""
        try:
            self._waiting = True
            if self._heard:
                raise Leave(self._heard)
            yield
        finally:
            self._waiting = False

    def _line(self, prompt: str) -> str:
        if self.terminal:
            return input(prompt)
        self.console.print(Text(prompt), end="")
        line = self.source.readline()
        if not line:
            raise EOFError
        self.console.print(Text(line.rstrip("\n")))
        return line

    def _new_line(self) -> None:
        """Begin a new line after the input prompt."""
        with contextlib.suppress(OSError):
            self.console.print()

    @contextlib.contextmanager
    def listening(self) -> Iterator[None]:
        """Ctrl-C, `kill` and a closed terminal all become Leave."""
        names = ("SIGINT", "SIGTERM", "SIGHUP")
        numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
        before = {number: signal.signal(number, self._hear) for number in numbers}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _hear(self, number: int, frame: FrameType | None) -> None:
        self._heard = 128 + number
        if self._waiting:
            raise Leave(self._heard)


def _is_terminal(stream: TextIO | None) -> bool:
    try:
        return stream is not None and stream.isatty()
    except ValueError:  # closed
        return False
