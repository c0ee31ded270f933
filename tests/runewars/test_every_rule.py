"""Nothing of the rulebook and of the house set is without its test: read from the tests' own words.

Rules have our own numbers (R7.3: the third of chapter 7 of our index of the rulebook); scenarios RW-…, RW-N….
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from meadhall.runewars.pack import house_pack

# How many rules each chapter has: components, set-up, board, seasons, orders, terms, movement, diplomacy,
# neutral units, classes, battle steps, rounds, retreat, heroes, fate, quests, rewards, duels, defeat,
# winning, runes, objectives and bids, tactics and limits, orders in detail, developments and titles,
# exploration, published rulings.
CHAPTERS = (7, 11, 13, 10, 9, 16, 22, 8, 10, 4, 19, 15, 9, 11, 3, 13, 6, 13, 5, 7, 7, 5, 10, 17, 7, 14, 6)
SCENARIOS = {"RW": 32, "RW-N": 36}
TESTS = [path for path in sorted(Path(__file__).parent.glob("test_*.py")) if path.name != Path(__file__).name]
WORDS = "\n".join(path.read_text("utf-8") for path in TESTS)
PLAIN = WORDS.lower().replace("_", "-")


def rules_named() -> set[tuple[int, int]]:
    """`R7.3` in a docstring or comment, `test_R7_3_…` as a name, `R7.3-R7.5` for all three."""
    found = {(int(a), int(b)) for a, b in re.findall(r"(?<![A-Za-z0-9])_?[rR](\d+)[._](\d+)", WORDS)}
    for a, b, c in re.findall(r"R(\d+)\.(\d+)-R?(?:\d+\.)?(\d+)", WORDS):
        found |= {(int(a), n) for n in range(int(b), int(c) + 1)}
    return found


def test_every_rule_is_named_by_a_test() -> None:
    wanted = {(chapter, n) for chapter, rules in enumerate(CHAPTERS, 1) for n in range(1, rules + 1)}
    assert not sorted(wanted - rules_named())


@pytest.mark.parametrize("family", SCENARIOS)
def test_every_scenario_has_its_test(family: str) -> None:
    stem = family.lower() + ("-" if family == "RW" else "")
    missing = [n for n in range(1, SCENARIOS[family] + 1) if not re.search(rf"\b{stem}0?{n}(?!\d)", PLAIN)]
    assert not missing


@pytest.mark.parametrize(
    "kind",
    ["tactics", "quests", "rewards", "objectives", "heroes", "titles", "seasons", "cities", "exploration"],
)
def test_every_card_has_its_test(kind: str) -> None:
    cards = getattr(house_pack(), kind)
    assert not [card.id for card in cards if card.id not in PLAIN]


def test_every_ability_and_development_has_its_test() -> None:
    pack = house_pack()
    units = [unit for faction in pack.factions for unit in faction.units] + list(pack.neutrals)
    assert not [unit.id for unit in units if unit.id not in PLAIN]
    developments = [one.id for faction in pack.factions for one in faction.developments]
    assert not [one for one in developments if one.split("-", 1)[1] not in PLAIN]
