"""Every ruling and worked example of Blood Rage (docs/rules-decisions.md) has a test.

A test says in `@pytest.mark.rule("EX-06", "ruling 43")` what it proves.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.rule_markers import ROOT, cited, marked_rules, rows

DECISIONS = ROOT / "docs" / "rules-decisions.md"
EXAMPLES = set(rows(DECISIONS, r"EX-\d\d"))
TEXT = dict(re.findall(r"^(\d+)\. (.+)$", DECISIONS.read_text("utf-8"), re.MULTILINE))
RULINGS = {f"ruling {number}" for number in TEXT}
EXPANSIONS = {f"ruling {number}" for number, text in TEXT.items() if text.endswith("not in the base game.")}
MARKED = marked_rules(Path(__file__).parent)
# `ruling 84`, `rulings 84, 85`, `rulings 43-45`
CITED = cited(ROOT / "src" / "meadhall" / "bloodrage", r"\b[Rr]ulings? (\d+(?:(?:, |-)\d+)*)")


@pytest.mark.parametrize("listed", [RULINGS - EXPANSIONS, EXAMPLES], ids=["rulings", "examples"])
def test_everything_listed_is_proved_by_a_test(listed: set[str]) -> None:
    assert listed
    assert sorted(listed - set(MARKED)) == []


def test_no_test_names_what_is_not_listed() -> None:
    assert {code: MARKED[code] for code in set(MARKED) - RULINGS - EXAMPLES} == {}


def test_no_module_cites_what_is_not_listed() -> None:
    assert CITED
    numbers = {number for numbers in CITED for number in re.findall(r"\d+", numbers)}
    assert sorted(numbers - set(TEXT)) == []


def test_rulings_are_numbered_without_gaps() -> None:
    assert [int(number) for number in TEXT] == list(range(1, len(TEXT) + 1))
