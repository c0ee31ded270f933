"""The command that resumes the game."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path

from rich.text import Text

from meadhall.terminal import saves
from meadhall.terminal.output import Output


def command(path: Path | None = None) -> str:
    """Return `meadhall resume`, as this program was started, with the file if it is not in the default
    folder."""
    words = [*_program(), "resume"]
    if path is not None and path.absolute().parent != saves.folder().absolute():
        words.append(str(path))
    return shlex.join(words)


def _program() -> list[str]:
    started = sys.argv[0] if sys.argv else ""
    name = Path(started).name
    if name == "__main__.py":
        return [_shortest("python3", sys.executable), "-m", "meadhall"]
    if Path(started).stem == "meadhall":
        return [_shortest("meadhall", started)]
    return ["meadhall"]


def _shortest(name: str, started: str) -> str:
    """Return the bare name if the shell finds the same program by it."""
    found = shutil.which(name)
    same = found is not None and started and os.path.abspath(found) == os.path.abspath(started)
    return name if same or not started else started


def go_on(out: Output, path: Path) -> None:
    """Print the command; a long one is not wrapped, so that it can be copied."""
    out.say("ui-go-on", "green")
    out.console.print(Text(f"  {command(path)}"), soft_wrap=True)
