"""Errors of files as sentences."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from meadhall.kernel.record import parse
from meadhall.kernel.refusal import BadLine, Refused
from meadhall.terminal.output import Output
from meadhall.terminal.packs import PackTrouble
from meadhall.terminal.why import reason


def cannot_open(out: Output, path: Path, trouble: Exception) -> None:
    """Describe a file that is missing, unreadable, not text, not a record, or whose pack is not available."""
    if isinstance(trouble, FileNotFoundError):
        out.say("err-file-missing", "red", path=str(path))
    elif isinstance(trouble, OSError):
        why = trouble.strerror or type(trouble).__name__
        out.say("err-cannot-read", "red", path=str(path), why=why)
    elif isinstance(trouble, PackTrouble):
        out.say(trouble.message, "red", **trouble.params)
        out.put(*(Text(f"  {fault}", "dim") for fault in trouble.faults))
    elif isinstance(trouble, BadLine):
        out.say(
            "replay-bad", "red", line=trouble.line, why=reason(out, trouble.refusal, _game_of(path)).plain
        )
        if trouble.text:
            out.put(Text(f"  {trouble.text[:200]}", "dim"))
    elif isinstance(trouble, Refused):
        out.put(Text(reason(out, trouble.refusal, _game_of(path)).plain, "red"))
    else:
        out.put(Text(out.texts.refusal("not_a_record", format="meadhall 1"), "red"))


def _game_of(path: Path) -> str:
    """The game that a record names; "" if it is no record."""
    try:
        return parse(path.read_text(encoding="utf-8-sig")).game
    except (OSError, UnicodeDecodeError, Refused):
        return ""
