"""The hash of a pack depends on its content, not on the layout of the files."""

import json
from pathlib import Path
from typing import Any

import pytest

from meadhall.runewars.pack import house_pack, pack_hash, read
from meadhall.runewars.pack.kinds import FILES
from tests.runewars.packs import DROP, edit, house


def turned(value: Any) -> Any:
    """The same with the fields of every object in the opposite order."""
    if isinstance(value, dict):
        return {key: turned(value[key]) for key in reversed(value)}
    return [turned(item) for item in value] if isinstance(value, list) else value


def test_layout_does_not_count(tmp_path: Path) -> None:
    house(tmp_path)
    for file in FILES:
        content = turned(json.loads((tmp_path / file).read_text("utf-8")))
        (tmp_path / file).write_text(json.dumps(content, indent=7), encoding="utf-8")
    assert pack_hash(read(tmp_path)) == pack_hash(house_pack())


def test_what_is_so_anyway_may_be_written_out(tmp_path: Path) -> None:
    edit(house(tmp_path), "tactics ambush role", None)
    edit(tmp_path, "tactics ambush house_fields", [])
    edit(tmp_path, "tiles tiles tile-1 hexes 1A resources wood", 0)
    edit(tmp_path, "tiles tiles tile-1 hexes 1A city", False)
    (tmp_path / "readme.txt").write_text("mine", encoding="utf-8")
    assert pack_hash(read(tmp_path)) == pack_hash(house_pack())


def test_what_a_pack_says_about_itself_does_not_count(tmp_path: Path) -> None:
    edit(house(tmp_path), "pack name", "My box")
    edit(tmp_path, "pack id", "my-box")
    assert pack_hash(read(tmp_path)) == pack_hash(house_pack())


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("tactics ambush name", "Another name"),
        ("tactics ambush text", "Another text."),
        ("quests ink-and-ashes story", "Another story."),
        ("quests ink-and-ashes provenance", "own copy"),
        ("quests ink-and-ashes house_fields", ["name"]),
        ("quests ink-and-ashes note", "A note."),
    ],
)
def test_what_is_for_people_does_not_count(path: str, value: object, tmp_path: Path) -> None:
    edit(house(tmp_path), path, value)
    assert pack_hash(read(tmp_path)) == pack_hash(house_pack())


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("tactics ambush effect 1 n", 2),
        ("heroes silhouette wisdom", 3),
        ("factions daqan dials food 6", "tactics"),
        ("tiles tiles tile-1 hexes 1C neutrals", {"beastman": 1}),
        ("titles captain-of-the-heroes-league limit", DROP),
    ],
)
def test_content_counts(path: str, value: object, tmp_path: Path) -> None:
    edit(house(tmp_path), path, value)
    assert pack_hash(read(tmp_path)) != pack_hash(house_pack())


def test_the_order_of_cards_counts(tmp_path: Path) -> None:
    """A game's answers are numbered by it."""
    file = house(tmp_path) / "tactics.json"
    content = json.loads(file.read_text("utf-8"))
    content["tactics"].reverse()
    file.write_text(json.dumps(content), encoding="utf-8")
    assert pack_hash(read(tmp_path)) != pack_hash(house_pack())


def test_it_is_short_and_the_same_everywhere() -> None:
    found = pack_hash(house_pack())
    assert len(found) == 16 and set(found) <= set("0123456789abcdef")
    assert found == pack_hash(house_pack())
