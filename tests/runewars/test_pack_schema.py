"""The published schemas: up to date, true to the house set, and strict about what one file shows."""

import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from meadhall.runewars.pack import HOUSE
from meadhall.runewars.pack.effects import _VALUES
from meadhall.runewars.pack.kinds import FILES
from meadhall.runewars.pack.schema import schemas
from meadhall.runewars.pack.vocabulary import BOUND, CONDITIONS, FILTERS, OPS, VALUES, Kind
from tests.runewars.packs import DROP, edit, house
from tools.compile import compiled_modules
from tools.pack_schema import documents

SCHEMAS = schemas()
REGISTRY = jsonschema_rs.Registry([("json-schema:///effects.json", SCHEMAS["effects.json"])])


def wrong(file: Path) -> list[str]:
    validator = jsonschema_rs.Draft202012Validator(SCHEMAS[file.name], registry=REGISTRY)
    return [error.message for error in validator.iter_errors(json.loads(file.read_text("utf-8")))]


@pytest.mark.parametrize("path", documents(), ids=lambda path: path.name)
def test_they_are_up_to_date(path: Path) -> None:
    assert path.read_text("utf-8") == documents()[path], "run python -m tools.pack_schema"


@pytest.mark.parametrize("name", SCHEMAS)
def test_they_are_schemas(name: str) -> None:
    assert jsonschema_rs.meta.is_valid(SCHEMAS[name])


@pytest.mark.parametrize("file", FILES)
def test_the_house_set_fits(file: str) -> None:
    assert not wrong(HOUSE / file)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("tactics lost-city copies", "two"),
        ("tactics lost-city copies", 0),
        ("tactics lost-city kopies", 1),
        ("tactics lost-city text", DROP),
        ("tactics lost-city name", " "),
        ("tactics lost-city id", "Lost City"),
        ("tactics lost-city provenance", "mine"),
        ("tactics lost-city effect 1 op", "chose"),
        ("tactics lost-city effect 1 as", DROP),
        ("tactics lost-city effect 1 filterr", {}),
        ("tactics lost-city effect 1 filter cityy", True),
        ("tactics lost-city effect 1 filter control", "mine"),
        ("tactics lost-city effect 3 area", "a"),
        ("tactics lost-city requires", {"stronghold_tokens": 1}),
        ("tactics raze-a-city effect 4 by", DROP),
        ("titles primarch-of-the-wizards-council effect 3 influence", DROP),
        ("quests the-guildmasters-price place filter", {"citty": True}),
        ("factions daqan dials food", [None]),
        ("tiles tiles tile-1 hexes 1A borders", {"north": "water"}),
        ("fate 1 triangle", "hit:1"),
        ("pack format", 2),
    ],
)
def test_an_editor_would_see_it(path: str, value: object, tmp_path: Path) -> None:
    edit(house(tmp_path), path, value)
    assert wrong(tmp_path / f"{path.split()[0]}.json")


def test_the_types_they_are_made_from_stay_interpreted() -> None:
    """mypyc would erase the types of their elements, and the schemas would silently weaken."""
    assert not [module for module in compiled_modules() if module.startswith("meadhall.runewars.pack")]


def kinds(value: Any) -> set[str]:
    """The named kinds of values in a kind as the vocabulary writes it."""
    if isinstance(value, dict):
        return set().union(*map(kinds, value.values()))
    return {value} if isinstance(value, str) else set()


def test_every_kind_of_value_is_explained_and_checked() -> None:
    named: list[Kind] = [kind for op in OPS.values() for kind in op.parameters.values()]
    named += [key.value for keys in FILTERS.values() for key in keys.values()]
    for condition in CONDITIONS.values():
        named += [condition.value, *condition.beside.values()]
    found = set().union(*map(kinds, named))
    assert found == set(VALUES)
    filters = {kind for kind in found if kind.endswith("-filter")}
    assert found - filters - {"filter", "binds"} <= set(_VALUES) | set(BOUND)
