"""Write locale/en/runewars-house.ftl: the names and texts of the house set, from the pack itself.

    python -m tools.house_texts          writes it
    python -m tools.house_texts --check  says whether it is as it should be (exit code 1 if not)

One message a thing, `rw-<kind>-<id>`; attributes `.text` and whatever else of it is read. Other languages
translate that file; tests compare it with the pack, so that the two never differ.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from meadhall.runewars.pack import HOUSE, Pack, read
from meadhall.runewars.pack.texts import parts

OUT = Path(__file__).parents[1] / "src/meadhall/locale/en/runewars-house.ftl"
HEAD = """\
### Runewars: the house set. Made from its pack by tools/house_texts.py: change the pack, not this file.
### `rw-<kind>-<id>` is the name, `.text` what it does; a unit's and a hero's ability has a name of its own
### (`.ability`); `.duel` is what a neutral unit does in a duel, `.supremacy` an order's better half, `.story`
### what a quest is about.
"""


def messages(pack: Pack) -> Iterator[str]:
    """Yield the lines of the file."""
    yield HEAD.rstrip()
    for title, kind, things, attributes in parts(pack):
        yield ""
        yield f"## {title}"
        yield ""
        for thing in things:
            yield f"rw-{kind}-{thing.id} = {escaped(thing.name)}"
            for attribute, field in attributes:
                if said := getattr(thing, field):
                    yield f"    .{attribute} = {escaped(said)}"


def escaped(text: str) -> str:
    """Escape braces, which have a meaning in Fluent."""
    line = " ".join(text.split())
    return line.replace("{", "\0").replace("}", '{"}"}').replace("\0", '{"{"}')


def main() -> int:
    plain = argparse.RawDescriptionHelpFormatter
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=plain)
    wishes.add_argument("--check", action="store_true", help="write nothing")
    text = "\n".join(messages(read(HOUSE))) + "\n"
    if wishes.parse_args().check:
        same = OUT.exists() and OUT.read_text("utf-8") == text
        print("as the pack has it" if same else f"{OUT} differs from the pack: make it anew")
        return 0 if same else 1
    OUT.write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
