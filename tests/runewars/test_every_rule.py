"""Every rule, ruling and scenario of Runewars has a test, and so has every card of the house set.

The rules and scenarios are those of docs/rules-index-runewars.md, the rulings those of
docs/rules-decisions-runewars.md. A test says in `@pytest.mark.rule("R7.3", "U05")` what it proves.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from meadhall.runewars.pack import house_pack
from tests.rule_markers import ROOT, cited, marked_rules, rows

INDEX = ROOT / "docs" / "rules-index-runewars.md"
DECISIONS = ROOT / "docs" / "rules-decisions-runewars.md"
RULES = rows(INDEX, r"R\d+\.\d+")
SCENARIOS = rows(INDEX, r"RW-N?\d\d")
RULINGS = rows(DECISIONS, r"U\d\d")
LISTED = {**RULES, **SCENARIOS, **RULINGS}
MARKED = marked_rules(Path(__file__).parent)
CITED = cited(ROOT / "src" / "meadhall" / "runewars", r"\b(R\d+\.\d+|U\d\d)\b")
PAGE = r"(p\.\d+|FAQ)"


@pytest.mark.parametrize("listed", [RULES, SCENARIOS, RULINGS], ids=["rules", "scenarios", "rulings"])
def test_everything_listed_is_proved_by_a_test(listed: dict[str, tuple[str, ...]]) -> None:
    assert listed
    assert sorted(set(listed) - set(MARKED)) == []


def test_no_test_names_what_is_not_listed() -> None:
    assert {code: MARKED[code] for code in set(MARKED) - set(LISTED)} == {}


def test_no_module_cites_what_is_not_listed() -> None:
    assert CITED
    assert {code: CITED[code] for code in set(CITED) - set(LISTED)} == {}


def test_the_index_gives_a_page_for_every_rule_and_scenario() -> None:
    for code, (text, page) in {**RULES, **SCENARIOS}.items():
        assert text, code
        assert re.fullmatch(rf"{PAGE}(, {PAGE})*", page), (code, page)


def test_the_numbers_of_a_chapter_have_no_gaps() -> None:
    chapters: dict[int, list[int]] = {}
    for code in RULES:
        chapter, number = code[1:].split(".")
        chapters.setdefault(int(chapter), []).append(int(number))
    assert list(chapters) == list(range(1, len(chapters) + 1))
    for numbers in chapters.values():
        assert numbers == list(range(1, len(numbers) + 1))


def test_the_documents_refer_only_to_what_is_listed() -> None:
    for page in (INDEX, DECISIONS):
        named = set(re.findall(r"\b(R\d+\.\d+|U\d\d|RW-N?\d\d)\b", page.read_text("utf-8")))
        assert sorted(named - set(LISTED)) == [], page.name


# --- the house set --------------------------------------------------------------------------------


def words_of_tests() -> str:
    """Names and literals of the tests' code, without comments and docstrings."""
    words = []
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        if path == Path(__file__):
            continue
        for node in ast.walk(without_docstrings(ast.parse(path.read_text("utf-8")))):
            if isinstance(node, ast.FunctionDef):
                words.append(node.name)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                words.append(node.value)
    return "\n".join(words).lower().replace("_", "-")


def without_docstrings(module: ast.Module) -> ast.Module:
    for node in ast.walk(module):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef) and ast.get_docstring(node):
            node.body = node.body[1:]
    return module


WORDS = words_of_tests()


@pytest.mark.parametrize(
    "kind",
    ["tactics", "quests", "rewards", "objectives", "heroes", "titles", "seasons", "cities", "exploration"],
)
def test_every_card_has_its_test(kind: str) -> None:
    cards = getattr(house_pack(), kind)
    assert not [card.id for card in cards if card.id not in WORDS]


def test_every_ability_and_development_has_its_test() -> None:
    pack = house_pack()
    units = [unit for faction in pack.factions for unit in faction.units] + list(pack.neutrals)
    assert not [unit.id for unit in units if unit.id not in WORDS]
    developments = [one.id for faction in pack.factions for one in faction.developments]
    assert not [one for one in developments if one.split("-", 1)[1] not in WORDS]
