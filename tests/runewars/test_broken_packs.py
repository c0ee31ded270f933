"""A pack with something wrong in it: told in words, all of it at once, with the file and the entry."""

import copy
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from meadhall.runewars.pack.decoding import Decoder
from meadhall.runewars.pack.kinds import FILES
from meadhall.runewars.pack.reading import LARGEST
from tests.runewars.packs import DROP, edit, faults, house

CASES = (Path(__file__).parent / "broken.txt").read_text("utf-8")


def cases() -> Iterator[Any]:
    for block in re.split(r"\n\n+", CASES.strip())[1:]:
        first, *said = block.splitlines()
        path, value = first.split(" = ", 1)
        changed = DROP if value == "(gone)" else json.loads(value)
        yield pytest.param(path, changed, [line.strip() for line in said], id=first)


@pytest.mark.parametrize(("path", "value", "said"), list(cases()))
def test_one_fault_is_told_in_words(path: str, value: object, said: list[str], tmp_path: Path) -> None:
    edit(house(tmp_path), path, value)
    assert faults(tmp_path) == said


def test_there_are_many_of_them() -> None:
    assert len(list(cases())) > 100


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    house(tmp_path)
    edit(tmp_path, "tactics lost-city copies", "two")
    edit(tmp_path, "tactics ambush effect 1 op", "hero_dmage")
    edit(tmp_path, "heroes mad-carthos wisdom", DROP)
    (tmp_path / "titles.json").write_text("{", encoding="utf-8")
    said = faults(tmp_path)
    assert [sentence.partition(":")[0] for sentence in said] == [
        "heroes.json, mad-carthos",
        "titles.json",
        "tactics.json, lost-city",
        "tactics.json, ambush",
    ]


def test_a_broken_file_is_not_also_counted(tmp_path: Path) -> None:
    """One card that cannot be read is one fault: not also 49 cards in place of 50, or an unknown title."""
    edit(house(tmp_path), "titles captain-of-the-heroes-league text", 5)
    edit(tmp_path, "neutrals giant health", "five")
    assert len(faults(tmp_path)) == 2


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "line 1, column 1: this is not JSON: expecting value"),
        (b'{\n  "titles": [,]\n}', "line 2, column 14: this is not JSON: expecting value"),
        (b'{"titles": []} and so on', "line 1, column 16: this is not JSON: extra data"),
        (b'{\n"titles": ["\xff"]}', "line 2: this is not UTF-8; save the file in that encoding"),
        ('{"titles": []}'.encode("utf-16"), "line 1: this is not UTF-8; save the file in that encoding"),
        (b"[]", "the file must hold one object {…}"),
        (b"null", "the file must hold one object {…}"),
        (b'{"titles": [], "titles": []}', "the field 'titles' is there twice in one object"),
        (b'{"title": []}', "there is no field 'title'; did you mean 'titles'?"),
        (b'{"titles": ' + b"[" * 200_000, "there is too much inside each other in this file"),
        (b'{"titles": ' + b"9" * 5000 + b"}", "there is a number in this file that is far too long"),
        (b" " * (LARGEST + 1), "the file is larger than 5,000,000 bytes"),
    ],
)
def test_a_file_that_cannot_be_read(content: bytes, said: str, tmp_path: Path) -> None:
    (house(tmp_path) / "titles.json").write_bytes(content)
    assert f"titles.json: {said}" in faults(tmp_path)


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    """Some editors put one first."""
    file = house(tmp_path) / "titles.json"
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert not faults(tmp_path)


def test_a_file_that_is_missing_or_has_another_name(tmp_path: Path) -> None:
    (house(tmp_path) / "titles.json").rename(tmp_path / "title.json")
    assert faults(tmp_path) == [
        "title.json: no file of a pack has this name; did you mean 'titles.json'?",
        "titles.json: the file is missing",
    ]
    (tmp_path / "title.json").unlink()
    (tmp_path / "titles.json").mkdir()
    assert faults(tmp_path) == ["titles.json: this is not a file"]


def test_nothing_that_is_typed_in_reaches_the_terminal_as_it_is(tmp_path: Path) -> None:
    edit(house(tmp_path), "tactics lost-city id", "\x1b[2J")
    edit(tmp_path, "tactics ambush effect 1 hero", "$\u202e\x9b")
    edit(tmp_path, "tiles tiles tile-1 hexes 1A neutrals", {"\x1b[2J": "many"})
    edit(tmp_path, "heroes silhouette name", "A name " * 1000)
    edit(tmp_path, "heroes silhouette alignment", "good" * 1000)
    said = faults(tmp_path)
    assert len(said) == 4
    assert all(sentence.isprintable() and len(sentence) < 200 for sentence in said)


def test_other_files_beside_a_pack_do_no_harm(tmp_path: Path) -> None:
    (house(tmp_path) / "README.txt").write_text("mine", encoding="utf-8")
    (tmp_path / "schema").mkdir()
    assert not faults(tmp_path)


def test_a_file_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house(tmp_path)
    opened: Callable[..., Any] = Path.open

    def refuse(path: Path, *rest: Any, **more: Any) -> Any:
        if path.name == "titles.json":
            raise PermissionError(13, "Permission denied")
        return opened(path, *rest, **more)

    monkeypatch.setattr(Path, "open", refuse)
    assert faults(tmp_path) == ["titles.json: the file cannot be read: Permission denied"]


def test_no_pack_at_all(tmp_path: Path) -> None:
    assert faults(tmp_path / "nothing") == [f"{tmp_path / 'nothing'}: there is no such folder"]
    assert faults(tmp_path) == [f"{tmp_path}: there is no pack in this folder: none of its files is in it"]
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    assert faults(file) == [f"{file}: this is a file; a pack is a folder of files"]


@pytest.mark.parametrize(
    ("first", "inside"),
    [
        ({"op": "if", "cond": {"has_objective": True}, "then": []}, "then"),
        ({"op": "for_each", "over": "players", "steps": []}, "steps"),
    ],
)
def test_steps_far_too_deep(first: dict[str, Any], inside: str, tmp_path: Path) -> None:
    step: dict[str, Any] = {"op": "discard_self"}
    for _ in range(150):
        step = {**copy.copy(first), inside: [step]}
    edit(house(tmp_path), "tactics ambush effect", [step])
    (said,) = faults(tmp_path)
    assert "inside each other" in said


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-200, 200) | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a document that holds something."""
    for key in value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield value, key
        yield from places(value[key])


@pytest.fixture(scope="module")
def spoiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return house(tmp_path_factory.mktemp("pack"))


@pytest.mark.slow
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(file=st.sampled_from(sorted(FILES)), where=st.floats(0, 1, exclude_max=True), value=JSON)
def test_whatever_is_typed_in_there_is_never_a_traceback(
    spoiled: Path, file: str, where: float, value: object
) -> None:
    path = spoiled / file
    before = path.read_bytes()
    content = json.loads(before)
    spots = list(places(content))
    place, key = spots[int(where * len(spots))]
    place[key] = value
    path.write_text(json.dumps(content), encoding="utf-8")
    try:
        for sentence in faults(spoiled):
            assert re.match(r"[a-z]+\.json(, [^:]+)?: ", sentence), sentence
    finally:
        path.write_bytes(before)


def test_an_entry_is_called_by_its_id_its_number_or_its_place() -> None:
    decoder = Decoder("x.json")
    for number, entry in enumerate(({"id": "ambush"}, {"number": 7}, {}), 1):
        decoder.entry_of(int, entry, number)
    assert [fault.entry for fault in decoder.faults] == ["ambush", "number 7", "entry 3"]
