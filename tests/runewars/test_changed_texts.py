"""Names, texts, notes and sources may change at any time: every stored game still opens.

A copy of Meadhall with all texts of the house set changed replays the golden records and the tables of a kept
database, and writes them back byte for byte.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import subprocess
import sys
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.runewars.pack import house_pack, pack_hash, read
from meadhall.runewars.pack.kinds import FILES, FOR_PEOPLE
from tests.runewars.packs import edit, house
from tests.runewars.stored_games import GOLDEN, tables

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "tests" / "server" / "kept" / "schema-0001.db"
HOUSE_1 = "9ee57552cf28f9cd"
SOURCES = {"rulebook": "house", "public fact": "rulebook", "house": "public fact"}
EFFECTS = ("effect", "duel_effect", "condition", "requires", "filter")


def changed(value: Any) -> Any:
    """The same content with every name, text, note and source changed."""
    if isinstance(value, list):
        return [changed(part) for part in value]
    if not isinstance(value, dict):
        return value
    found = {key: part if key in EFFECTS else changed(part) for key, part in value.items()}
    for key in (
        "name",
        "text",
        "duel_text",
        "ability",
        "story",
        "supremacy",
        "colour",
        "note",
        "about",
        "licence",
    ):
        if isinstance(found.get(key), str):
            found[key] += " (corrected)"
    if "provenance" in found:
        found["provenance"] = SOURCES[found["provenance"]]
        found["house_fields"], found["note"] = ["id"], "another note"
    return found


def change_texts(folder: Path) -> None:
    for file in FILES:
        content = json.loads((folder / file).read_text("utf-8"))
        (folder / file).write_text(json.dumps(changed(content), ensure_ascii=False), "utf-8")


def words_of(entry: Any) -> list[object]:
    """All values of fields for people."""
    if isinstance(entry, tuple):
        return [word for part in entry for word in words_of(part)]
    if not is_dataclass(entry):
        return []
    found: list[object] = []
    for field in fields(entry):
        value = getattr(entry, field.name)
        found += [value] if field.name in FOR_PEOPLE else words_of(value)
    return found


def test_the_house_set_keeps_its_id() -> None:
    assert pack_hash(house_pack()) == HOUSE_1


def test_no_text_counts(tmp_path: Path) -> None:
    change_texts(house(tmp_path))
    other = read(tmp_path)
    before, after = words_of(house_pack()), words_of(other)
    assert len(before) == len(after) > 1000
    assert not [word for word, now in zip(before, after, strict=True) if word == now is not None]
    assert pack_hash(other) == HOUSE_1


def test_what_plays_counts_also_with_other_texts(tmp_path: Path) -> None:
    change_texts(house(tmp_path))
    edit(tmp_path, "heroes silhouette wisdom", 3)
    assert pack_hash(read(tmp_path)) != HOUSE_1


@pytest.mark.slow
def test_every_stored_game_opens_with_all_texts_changed(tmp_path: Path) -> None:
    package = Path(next(iter(meadhall.__path__)))
    copy = tmp_path / "src" / "meadhall"
    shutil.copytree(package, copy, ignore=shutil.ignore_patterns("__pycache__", "built", "*.so"))
    change_texts(copy / "runewars" / "packs" / "house")
    database = Path(shutil.copy(KEPT, tmp_path))
    done = subprocess.run(
        [sys.executable, "-m", "tests.runewars.stored_games", str(database)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "src")},
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["id"] == HOUSE_1
    assert all(name.endswith("(corrected)") for name in found["heroes"])
    assert found["golden"] == {file.name: file.read_text("utf-8") for file in GOLDEN}
    stored = asyncio.run(tables(Path(shutil.copy(KEPT, tmp_path / "unchanged.db"))))
    assert found["tables"] == stored and len(stored) == 8
    assert all(f"pack {HOUSE_1}\n" in text for text in stored.values())
