"""Packs with one change, and the faults that are reported."""

import json
import shutil
from pathlib import Path
from typing import Any

from meadhall.runewars.pack import HOUSE, BadPack, read

DROP = object()  # as a new value: away with the field


def house(folder: Path) -> Path:
    """A copy of the house set that may be spoiled."""
    shutil.copytree(HOUSE, folder, dirs_exist_ok=True)
    return folder


def edit(folder: Path, path: str, value: object) -> None:
    """Put a value at a path such as `tactics lost-city effect 1 op`: a file, fields, ids, numbers from 1."""
    name, *steps = path.split()
    file = folder / f"{name}.json"
    content = json.loads(file.read_text("utf-8"))
    place = content if steps and steps[0] in content else content[name]
    *way, last = steps
    for step in way:
        place = place[_key(place, step)]
    key = _key(place, last)
    if value is DROP:
        del place[key]
    else:
        place[key] = value
    file.write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")


def _key(place: Any, step: str) -> Any:
    if isinstance(place, dict):
        return step
    if step.isdigit():
        return int(step) - 1
    return next(number for number, entry in enumerate(place) if entry.get("id") == step)


def faults(folder: Path) -> list[str]:
    """What reading the folder complains about, sentence by sentence; empty if nothing."""
    try:
        read(folder)
    except BadPack as bad:
        return [str(fault) for fault in bad.faults]
    return []
