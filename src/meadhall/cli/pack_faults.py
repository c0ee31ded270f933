"""What is wrong with a pack, in words."""

from __future__ import annotations

from rich.console import Console

from meadhall.kernel.packs import BadPack

PAGE = "docs/packs.md"


def tell(bad: BadPack, errors: Console) -> int:
    """All that is wrong with a pack. Returns the exit code."""
    count = len(bad.faults)
    number = "1 fault" if count == 1 else f"{count} faults"
    for line in (*map(str, bad.faults), f"{number}. {PAGE} tells how a pack is written."):
        errors.print(line, style="red", soft_wrap=True)
    return 1
