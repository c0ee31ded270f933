"""Files that cannot be opened, said in a plain sentence."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from meadhall.kernel.refusal import BadLine, Refused
from meadhall.terminal.packs import PackTrouble
from meadhall.terminal.pen import Pen
from meadhall.terminal.why import reason


def cannot_open(pen: Pen, path: Path, trouble: Exception) -> None:
    """A file that is missing, unreadable, no text, no record of a game, or of one whose pack is not here."""
    if isinstance(trouble, FileNotFoundError):
        pen.say("err-file-missing", "red", path=str(path))
    elif isinstance(trouble, OSError):
        why = trouble.strerror or type(trouble).__name__
        pen.say("err-cannot-read", "red", path=str(path), why=why)
    elif isinstance(trouble, PackTrouble):
        pen.say(trouble.message, "red", **trouble.params)
        pen.put(*(Text(f"  {fault}", "dim") for fault in trouble.faults))
    elif isinstance(trouble, BadLine):
        pen.say("replay-bad", "red", line=trouble.line, why=reason(pen, trouble.refusal).plain)
        if trouble.text:
            pen.put(Text(f"  {trouble.text[:200]}", "dim"))
    elif isinstance(trouble, Refused):
        pen.put(Text(reason(pen, trouble.refusal).plain, "red"))
    else:
        pen.put(Text(pen.texts.refusal("not_a_record", format="meadhall 1"), "red"))
