"""Developments at strongholds (p.33): income with Harvest's supremacy, one per stronghold.

Those for defence are in test_battle_abilities.py.
"""

import pytest

from meadhall.runewars.loading import house_content
from tests.runewars.scene import area, asked, seat
from tests.runewars.turns import dials, fresh, offered, offers, say, turn

FACTIONS = ("daqan", "latari", "uthuk", "waiqar")


def harvest(faction: str, kind: str, place: str = "a") -> str:
    return f"turn {faction} harvest\n{faction} stronghold {faction}-{place} {kind}"


@pytest.mark.rule("R25.2")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_diplomat_gives_influence(faction: str) -> None:
    g = turn(harvest(faction, "diplomat"), "M4")
    before = house_content().start_influence[g.factions[seat(g, faction)]]
    assert g.influence[seat(g, faction)] == before + 2


@pytest.mark.rule("R25.3")
@pytest.mark.parametrize("faction", FACTIONS)
def test_training_grounds_give_a_tactics_card(faction: str) -> None:
    assert fresh(turn(harvest(faction, "training-grounds"), "M4"), faction) == 1


RESOURCES = [
    ("daqan", "a", "food ore"),
    ("latari", "b", "wood"),
    ("uthuk", "c", "food wood"),
    ("waiqar", "b", "food wood ore"),
]


@pytest.mark.rule("R25.1")
@pytest.mark.parametrize(("faction", "place", "produced"), RESOURCES)
def test_a_development_adds_resources_of_the_area(faction: str, place: str, produced: str) -> None:
    """A dial of a resource the area produces goes up."""
    g = turn(harvest(faction, "resources", place), "M4")
    choices = {f"dial {resource}" for resource in produced.split()}
    at = seat(g, faction) * 3 + ("food", "wood", "ore").index(produced.split()[-1])
    if len(choices) > 1:
        assert offers(g, faction) == choices
        before = g.dials[at]
        say(g, f"{faction} dial {produced.split()[-1]}")
        assert g.dials[at] == before + 1
    else:
        assert g.dials[at] == house_content().start_dials[g.factions[seat(g, faction)] * 3 + 1] + 1


@pytest.mark.rule("R25.1")
def test_no_resources_where_nothing_is_produced_nor_by_the_primary() -> None:
    g = turn(
        "season summer\nturn daqan harvest\ndaqan played fortify harvest\ndaqan stronghold daqan-a diplomat"
    )
    assert g.over and g.influence[seat(g, "daqan")] == 3


@pytest.mark.rule("R25.5")
def test_one_development_per_stronghold() -> None:
    g = turn(harvest("daqan", "diplomat"))
    assert g.over, "there is no site"


@pytest.mark.rule("R23.8")
def test_a_development_of_which_all_are_on_the_board_may_be_moved() -> None:
    g = turn(harvest("daqan", "diplomat") + "\ndaqan stronghold daqan-b")
    say(g, "daqan build daqan-b develop daqan-diplomat")
    built = [g.development[area(g, place)] for place in ("daqan-a", "daqan-b")]
    assert built == [-1, 1] and dials(g, "daqan") == "3/1/2"


@pytest.mark.rule("R23.8")
def test_of_two_developments_on_the_board_the_player_says_which_is_moved() -> None:
    forts = (
        "turn daqan harvest\ndaqan stronghold 2B resources\n"
        "daqan stronghold 6B resources\ndaqan stronghold 1C\n"
    )
    g = turn(forts)
    while asked(g)[0][1] != "build-development":
        say(g, f"daqan {sorted(offers(g, 'daqan'))[0]}")
    assert offered(g, "daqan build 1C develop daqan-resources") == {"from 2B", "from 6B"}
    say(g, "daqan build 1C develop daqan-resources from 6B")
    assert [g.development[area(g, place)] for place in ("1C", "2B", "6B")] == [0, 0, -1]
