"""`meadhall pack`: check a pack of Runewars, create a new one, list packs."""

from __future__ import annotations

import argparse
import contextlib
import json
import re
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from meadhall.cli.pack_faults import PAGE, tell
from meadhall.runewars.own_packs import load
from meadhall.runewars.pack import HOUSE, BadPack, Pack, pack_hash, read
from meadhall.runewars.pack.contents import SOURCES, contents
from meadhall.runewars.pack.faults import number_of
from meadhall.runewars.pack.kinds import FILES
from meadhall.runewars.pack.schema import schemas

SCHEMA = "schema"  # the folder, inside a new pack, that holds the schemas its files name
HEADS = {"rulebook": "rulebook", "public fact": "public fact", "house": "own design", "own copy": "own copy"}


def add(commands: Any) -> None:
    """Add `pack` to the commands of `meadhall`."""
    pack = commands.add_parser("pack", help="the content of Runewars: check a pack, or begin your own")
    doing = pack.add_subparsers(dest="pack_command", metavar="what", required=True)
    check = doing.add_parser("check", help="is a pack whole and right? If not: what is wrong, in words")
    check.add_argument("folder", type=Path, metavar="DIR", help="the folder of the pack")
    new = doing.add_parser("new", help="begin a pack as a copy of the house set")
    new.add_argument("folder", type=Path, metavar="DIR", help="where to; a new or an empty folder")
    several = doing.add_parser("list", help="the packs that come with Meadhall, and those in a folder")
    several.add_argument(
        "folder",
        type=Path,
        metavar="DIR",
        nargs="?",
        default=Path(),
        help="a folder of packs (default: this one)",
    )
    pack.set_defaults(language=None, run=run)


def run(given: argparse.Namespace, console: Console, errors: Console) -> int:
    if given.pack_command == "check":
        return check(given.folder, console, errors)
    if given.pack_command == "new":
        return new(given.folder, console, errors)
    return list_packs(given.folder, console, errors)


def check(folder: Path, console: Console, errors: Console) -> int:
    """Show the contents of the pack, or its faults."""
    try:
        pack = load(folder)
    except BadPack as bad:
        return tell(bad, errors)
    _say(console, f"{pack.pack.name} ({pack.pack.id}), hash {pack_hash(pack)}")
    console.print(_table(pack))
    _say(console, "The pack is sound.")
    return 0


def _table(pack: Pack) -> Table:
    parts = contents(pack)
    used = [source for source in SOURCES if any(part.by[source] for part in parts)]
    table = Table("", "pieces", *(HEADS[source] for source in used), "partly own design")
    for column in table.columns[1:]:
        column.justify = "right"
    for part in parts:
        numbers = [*(part.by[source] for source in used), part.mixed]
        table.add_row(part.name, str(part.pieces), *(str(number or "") for number in numbers))
    return table


def new(folder: Path, console: Console, errors: Console) -> int:
    """Copy the house set into a new folder, with the schemas its files name."""
    try:
        if folder.exists() and any(folder.iterdir()):
            return _fail(errors, f"{folder} is not empty. Name a new or an empty folder.")
    except NotADirectoryError:
        return _fail(errors, f"{folder} is a file. Name a new or an empty folder.")
    except OSError as why:
        return _fail(errors, f"Cannot read {folder}: {why.strerror or why}")
    texts = {folder / name: _begun(name, folder) for name in FILES}
    for name, schema in schemas().items():
        texts[folder / SCHEMA / name] = json.dumps(schema, indent=1, ensure_ascii=False) + "\n"
    written: list[Path] = []
    try:
        for path, text in texts.items():
            _write(path, text, folder, written)
    except OSError as why:
        _take_back(written)
        return _fail(errors, f"Cannot write {why.filename or folder}: {why.strerror or why}")
    _say(console, f"A new pack is in {folder}: a copy of the house set.")
    _say(console, "Say in pack.json what it is, then correct the other files, one entry at a time;")
    _say(console, f"{PAGE} goes through them. Mark what you type in from your game as “own copy”.")
    _say(console, f"To see whether all is well: meadhall pack check {folder}")
    return 0


def _write(path: Path, text: str, folder: Path, written: list[Path]) -> None:
    for parent in (folder, path.parent):
        if not parent.is_dir():
            parent.mkdir(parents=parent is folder)
            written.append(parent)
    written.append(path)
    path.write_text(text, encoding="utf-8", newline="\n")


def _take_back(written: list[Path]) -> None:
    """Delete the files that were written before an error."""
    for path in reversed(written):
        with contextlib.suppress(OSError):
            path.rmdir() if path.is_dir() else path.unlink()


def _begun(name: str, folder: Path) -> str:
    """Return a file of the house set for a new pack, with the path of its schema."""
    text = (HOUSE / name).read_text("utf-8")
    text = re.sub(r'("\$schema": ")[^"]*', rf"\g<1>{SCHEMA}/{name}", text, count=1)
    if name != "pack.json":
        return text
    content = json.loads(text)
    title = _plain(folder.resolve().name).strip() or "my pack"
    word = re.sub("[^a-z0-9]+", "-", title.lower()).strip("-") or "my-pack"
    content["pack"] |= {
        "id": word if word != "house" else "my-house",
        "name": title,
        "about": "Begun as a copy of Meadhall's house set. Say here what you changed.",
        "licence": "What comes from the house set: MIT. What is typed in from a copy of the game belongs to "
        "its publisher, Fantasy Flight Games: keep it to yourself.",
    }
    return json.dumps(content, indent=2, ensure_ascii=False) + "\n"


def list_packs(folder: Path, console: Console, errors: Console) -> int:
    """List the packs of Meadhall and those in a folder."""
    try:
        there = sorted(path.parent for path in folder.glob("*/pack.json")) if folder.is_dir() else None
    except OSError as why:
        return _fail(errors, f"Cannot read {folder}: {why.strerror or why}")
    if there is None:
        return _fail(errors, f"There is no such folder: {folder}")
    table = Table("pack", "hash", "name", "where")
    for path in [HOUSE, *(path for path in there if path.resolve() != HOUSE.resolve())]:
        where = "comes with Meadhall" if path == HOUSE else str(path)
        try:
            pack = read(path)
        except BadPack as bad:
            table.add_row("?", "-", number_of(len(bad.faults), "fault"), Text(where))
        else:
            table.add_row(pack.pack.id, pack_hash(pack), Text(pack.pack.name), Text(where))
    console.print(table)
    return 0


def _plain(text: str) -> str:
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def _say(console: Console, text: str) -> None:
    console.print(text, markup=False, emoji=False, soft_wrap=True)


def _fail(errors: Console, text: str) -> int:
    errors.print(text, style="red", soft_wrap=True)
    return 1
