"""Reads a folder of JSON files into a Pack, or reports all its faults at once."""

# not compiled: works on files and words.
from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args, get_origin

from meadhall.runewars.pack.checking import check
from meadhall.runewars.pack.decoding import BAD, Decoder, hints
from meadhall.runewars.pack.faults import BadPack, Fault, perhaps, quoted
from meadhall.runewars.pack.kinds import FILES, Pack

HOUSE = Path(__file__).parents[1] / "packs" / "house"
LARGEST = 5_000_000  # bytes of a file; the house set's largest has 30,000
SCHEMA = "$schema"  # for editors: every file may name its schema


def house_pack() -> Pack:
    """Return the pack that is part of Meadhall."""
    return read(HOUSE)


def read(folder: Path) -> Pack:
    """Return the pack in this folder; raises BadPack with all faults."""
    faults = _strangers(_names(folder))
    found: dict[str, Any] = {}
    broken: set[str] = set()
    for file, names in FILES.items():
        content, wrong = _content(folder / file)
        if content is not None:
            wrong += _fields(file, names, content, found)
        if wrong:
            broken.add(file)
        faults += wrong
        for name in names:
            found.setdefault(name, ())
    # Of a broken file the pack has only the good entries; checks that need that file are skipped.
    pack = Pack(**found)
    faults += check(pack, broken)
    if faults:
        order = list(FILES)  # other names come first
        raise BadPack(
            sorted(faults, key=lambda fault: order.index(fault.file) if fault.file in order else -1)
        )
    return pack


def _names(folder: Path) -> list[str]:
    """Return the files in the folder; raises BadPack if there are none."""
    try:
        names = sorted(item.name for item in folder.iterdir())
    except FileNotFoundError:
        said = "there is no such folder"
    except NotADirectoryError:
        said = "this is a file; a pack is a folder of files"
    except OSError as why:
        said = f"the folder cannot be read: {why.strerror or why}"
    else:
        if set(names) & set(FILES):
            return names
        said = "there is no pack in this folder: none of its files is in it"
    raise BadPack([Fault(str(folder), "", said)])


def _strangers(names: list[str]) -> list[Fault]:
    """Report JSON files with unknown names, which are probably misspelt."""
    return [
        Fault(name, "", f"no file of a pack has this name{perhaps(name, FILES)}")
        for name in names
        if name.lower().endswith(".json") and name not in FILES
    ]


def _content(path: Path) -> tuple[dict[str, Any] | None, list[Fault]]:
    """Return the JSON content of a file, or the reason why it cannot be read."""

    def failed(said: str) -> tuple[None, list[Fault]]:
        return None, [Fault(path.name, "", said)]

    try:
        if path.exists() and not path.is_file():
            return failed("this is not a file")
        with path.open("rb") as stream:
            raw = stream.read(LARGEST + 1)
    except FileNotFoundError:
        return failed("the file is missing")
    except OSError as why:
        return failed(f"the file cannot be read: {why.strerror or why}")
    if len(raw) > LARGEST:
        return failed(f"the file is larger than {LARGEST:,} bytes")
    repeated: list[str] = []

    def pairs(items: list[tuple[str, Any]]) -> dict[str, Any]:
        names = [name for name, _ in items]
        repeated.extend(name for name in dict.fromkeys(names) if names.count(name) > 1)
        return dict(items)

    try:
        content = json.loads(raw.decode("utf-8-sig"), object_pairs_hook=pairs)
    except UnicodeDecodeError as why:
        line = raw.count(b"\n", 0, why.start) + 1
        return failed(f"line {line}: this is not UTF-8; save the file in that encoding")
    except json.JSONDecodeError as why:
        return failed(
            f"line {why.lineno}, column {why.colno}: this is not JSON: {why.msg[:1].lower()}{why.msg[1:]}"
        )
    except RecursionError:
        return failed("there is too much inside each other in this file")
    except ValueError:
        return failed("there is a number in this file that is far too long")
    if not isinstance(content, dict):
        return failed("the file must hold one object {…}")
    faults = [
        Fault(path.name, "", f"the field {quoted(name)} is there twice in one object") for name in repeated
    ]
    return content, faults


def _fields(file: str, names: tuple[str, ...], content: dict[str, Any], found: dict[str, Any]) -> list[Fault]:
    """Decode the content of a file into `found`; return its faults."""
    decoder = Decoder(file)
    for name in content:
        if name not in (*names, SCHEMA):
            decoder.tell((), f"there is no field {quoted(name)}{perhaps(name, names)}")
    for name in names:
        decoder.entry = ""
        if name not in content:
            decoder.tell((), f"the field '{name}' is missing")
            continue
        kind, value = hints(Pack)[name], content[name]
        if get_origin(kind) is not tuple:
            read = decoder.of(kind, value, ())
            if read is not BAD:
                found[name] = read
        elif not isinstance(value, list):
            decoder.tell((name,), f"must be a list […], not {quoted(value)}")
        else:
            entries = [decoder.entry_of(get_args(kind)[0], item, n) for n, item in enumerate(value, 1)]
            found[name] = tuple(entry for entry in entries if entry is not BAD)
    return decoder.faults
