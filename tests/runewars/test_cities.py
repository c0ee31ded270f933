"""Every city, and every benefit it offers (p.36)."""

import pytest

from meadhall.runewars.loading import house_content
from tests.runewars.scene import seat, units
from tests.runewars.turns import fresh, offers, say, turn

BENEFITS = {
    "lanternport": {"influence": 3, "tactics": 1, "quests": 2},
    "cinder-market": {"triangle": 2, "influence": 2, "tactics": 1},
    "houndgate": {"rectangle": 1, "influence": 2, "quests": 2},
    "scholars-ford": {"tactics": 2, "influence": 2, "quests": 2},
    "veilmarch": {"circle": 2, "tactics": 1, "influence": 2},
    "crown-crossing": {"influence": 3, "triangle": 1, "tactics": 1, "quests": 1},
    "eyrie-steps": {"triangle": 2, "tactics": 1, "quests": 3},
}
# One neutral type of each class that is in the supply.
HIRED = {"triangle": "beastman", "circle": "sorcerer", "rectangle": "hell-hound"}
CASES = [(city, benefit) for city, benefits in BENEFITS.items() for benefit in benefits]


def rally(city: str, more: str = "") -> str:
    """Daqan holds the city in 2C, and another order of the year was higher."""
    return (
        "season summer\nturn daqan rally-support\ndaqan played acquire-power rally-support\n"
        f"city 2C {city}\ndaqan at 2C daqan-footman 1\n{more}"
    )


def test_every_city_is_here() -> None:
    assert set(BENEFITS) == set(house_content().cities)


@pytest.mark.rule("R24.10")
@pytest.mark.parametrize("city", BENEFITS)
def test_a_city_offers_its_benefits_or_nothing(city: str) -> None:
    assert offers(turn(rally(city)), "daqan") == {"done", *(f"take {benefit}" for benefit in BENEFITS[city])}


@pytest.mark.rule("R24.10")
@pytest.mark.parametrize(("city", "benefit"), CASES)
def test_a_city_gives_its_benefit(city: str, benefit: str) -> None:
    g = turn(rally(city))
    n = BENEFITS[city][benefit]
    say(g, f"daqan take {benefit} ...")
    who = seat(g, "daqan")
    if benefit in HIRED:
        for _ in range(n if benefit == "triangle" else 0):
            say(g, f"daqan type {HIRED[benefit]} ...")
        assert units(g, "2C") == {"daqan-footman": 1, HIRED[benefit]: n}, "allied, in the city"
    elif benefit == "quests":
        assert len(g.quests[who]) == n
    else:
        assert (g.influence[who] - 3, fresh(g, "daqan")) == ((n, 0) if benefit == "influence" else (0, n))
    assert g.over


@pytest.mark.rule("RW-N14", "R16.1")
def test_quests_of_a_city_then_down_to_three() -> None:
    g = turn(rally("lanternport", "daqan quests heartwood the-drowned-bell the-titans-toll"))
    say(g, "daqan take quests ...")
    assert len(g.quests[seat(g, "daqan")]) == 5
    say(g, "daqan discard heartwood ...", "daqan discard the-drowned-bell")
    assert len(g.quests[seat(g, "daqan")]) == 3 and len(g.quest_discard) == 2


@pytest.mark.rule("RW-N20")
def test_a_class_without_figures_is_not_offered() -> None:
    g = turn(rally("houndgate", "latari at latari-a latari-archer 1 hell-hound 5"))
    assert offers(g, "daqan") == {"done", "take influence", "take quests"}


@pytest.mark.rule("R24.10")
def test_units_of_a_city_above_eight_are_lost() -> None:
    g = turn(rally("cinder-market").replace("footman 1", "footman 7"))
    say(g, "daqan take triangle type beastman type beastman ...")
    say(g, "daqan lose daqan-footman 1")
    assert units(g, "2C") == {"daqan-footman": 6, "beastman": 2}


def test_a_city_in_the_hands_of_others_gives_nothing() -> None:
    assert turn(rally("lanternport").replace("daqan at 2C", "daqan at 2B")).over
