"""The words of the rules (p.15): empty, neutral, controlled, friendly, enemy; and rulings that name areas."""

import pytest

from meadhall.runewars import event_codes as ev
from meadhall.runewars.battle.field import F_DEFENDER
from meadhall.runewars.effects.filters import area_matches
from meadhall.runewars.effects.run import bindings
from meadhall.runewars.effects.tree import AreaFilter
from meadhall.runewars.orders.moving import contested, hostile
from meadhall.runewars.state import Runewars
from tests.runewars.fights import fight, line, told
from tests.runewars.hero_scenes import at as hero_at
from tests.runewars.scene import area, asked, scene, seat, units
from tests.runewars.turns import holder, offered, offers, say, turn

PLACES = """
phase orders
daqan at 1C routed daqan-footman 1
uthuk stronghold 2B
latari at 7A latari-archer 1 sorcerer 2
daqan hero silhouette 7B
"""


def controls(g: Runewars, who: str, place: str) -> set[str]:
    """Which of the words for areas fit, for this seat."""
    found = set()
    for number, word in enumerate(("friendly", "enemy", "uncontrolled", "empty")):
        f = AreaFilter()
        f.control = number
        g.envs.append(bindings(g, seat(g, who), 0, -1, -1, -1, -1, -1, -1))
        if area_matches(g, f, area(g, place)):
            found.add(word)
        g.envs.pop()
    return found


@pytest.mark.rule("R6.3", "R6.4", "R6.5", "R6.6", "R6.7", "R6.8")
@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("1C", {"friendly"}),  # routed units control
        ("2B", {"enemy"}),  # a stronghold does
        ("7B", {"uncontrolled", "empty"}),  # a hero does not
        ("2C", {"uncontrolled", "empty"}),  # there may be a city
        ("1B", {"uncontrolled"}),  # neutral
        ("daqan-a", {"friendly"}),  # at home without anything
        ("uthuk-a", {"enemy"}),  # never empty
    ],
)
def test_words_for_areas(place: str, words: set[str]) -> None:
    """Uncontrolled is neutral or empty; friendly is one's own, enemy another player's."""
    assert controls(scene(PLACES), "daqan", place) == words


@pytest.mark.rule("R6.12", "R7.2")
def test_neutral_units_allied_to_others_are_enemies() -> None:
    """One cannot talk to them; unallied ones are met otherwise."""
    g = scene(PLACES)
    assert hostile(g, seat(g, "daqan"), area(g, "7A"))
    assert contested(g, seat(g, "daqan"), area(g, "1B")) and not hostile(g, seat(g, "daqan"), area(g, "1B"))


@pytest.mark.rule("R6.9")
def test_the_defender_keeps_control_during_the_battle() -> None:
    g = fight("uthuk at 1B uthuk-berserker 2\nuthuk tactics shield-wall", "1B", "daqan", "daqan-footman 3")
    assert asked(g)[0][0] == "uthuk" and g.fight[F_DEFENDER] == seat(g, "uthuk")
    assert g.control(area(g, "1B")) == seat(g, "uthuk")


@pytest.mark.rule("RW-N35", "R9.10")
def test_the_left_neighbour_defends_for_neutral_units_without_cards() -> None:
    """Two damage on two beastmen and a giant: somebody has to say which."""
    lines = "neutral at 1B beastman 2 giant 1\nlatari tactics shield-wall hold-the-gate\nfate 16 11 1 2\n"
    g = fight(lines, "1B", "daqan", "daqan-bowman 2")
    assert asked(g)[0][0] == "latari" and not any(word.startswith("play") for word in offers(g, "latari"))


@pytest.mark.rule("RW-N25", "R9.5")
def test_allies_whose_last_faction_unit_died_retreat_to_a_friendly_area() -> None:
    """There they are allies still."""
    lines = "daqan at daqan-b daqan-footman 1\nuthuk stronghold 1B\n"
    g = fight(lines, "1B", "daqan", "giant 1")
    assert units(g, "daqan-b") == {"daqan-footman": 1, "giant routed": 1} and holder(g, "daqan-b") == "daqan"


@pytest.mark.rule("R13.5")
def test_assisting_heroes_retreat_with_their_units() -> None:
    """The others stay. Everybody misses, 2 against 3."""
    lines = "uthuk at 1B uthuk-warlock 3\ndaqan hero silhouette 1B\ndaqan hero brannoc-vale 1B\n"
    g = fight(lines + "fate 1 2 3 7 8 9", "1B", "daqan", "daqan-footman 2")
    say(g, "daqan hero silhouette ...")
    say(g, "daqan drop 1")
    assert units(g, "daqan-b") == {"daqan-footman routed": 2}
    assert hero_at(g, "silhouette") == "daqan-b" and hero_at(g, "brannoc-vale") == "1B"


@pytest.mark.rule("RW-N11", "R24.4", "U09")
@pytest.mark.parametrize(("played", "strength"), [("conquer", 2), ("recruit conquer", 5)])
def test_conquers_supremacy_works_in_its_battle(played: str, strength: int) -> None:
    """A damaged stronghold counts 0 instead of 3, the two defenders count."""
    lines = f"season summer\nturn daqan conquer\ndaqan played {played}\ndaqan at daqan-b daqan-footman 2\n"
    g = turn(lines + "uthuk stronghold 1B damaged\nuthuk at 1B uthuk-warlock 2\nfate 1 2 7 8")
    g.events = []
    say(g, "daqan activate 1B from daqan-b daqan-footman 2")
    assert told(g, ev.STRENGTH) == [(2, strength)]


@pytest.mark.rule("RW-N07", "R7.21", "U11")
def test_more_than_eight_may_enter_a_battle_and_the_surplus_retreats_after_a_win() -> None:
    lines = "daqan at daqan-b daqan-knight 1\nuthuk at 1B routed uthuk-berserker 1\n"
    g = fight(lines, "1B", "daqan", "daqan-footman 10")
    say(g, "daqan unit daqan-footman ...", "daqan unit daqan-footman ...")
    assert units(g, "1B") == {"daqan-footman": 8} and units(g, "daqan-b") == {
        "daqan-knight": 1,
        "daqan-footman routed": 2,
    }


@pytest.mark.rule("R27.2")
def test_against_more_than_eight_a_tactical_retreat_leaves_a_surplus() -> None:
    lines = "uthuk at 8B uthuk-berserker 1\nuthuk tactics tactical-retreat\ndaqan at 8C daqan-knight 1\n"
    g = fight(lines, "8B", "daqan", "daqan-footman 9")
    say(g, "uthuk play tactical-retreat", "daqan unit daqan-footman ...")
    assert units(g, "8B") == {"daqan-footman": 8} and units(g, "8C") == {
        "daqan-knight": 1,
        "daqan-footman routed": 1,
    }


@pytest.mark.rule("R27.4")
def test_lightning_hits_standing_units_first() -> None:
    """Those who lay there before take no part."""
    lines = "uthuk at 8B uthuk-berserker 4 routed uthuk-berserker 2\nuthuk tactics summon-lightning ambush\n"
    g = fight(lines, "8B", "daqan", "daqan-footman 5")
    say(g, "uthuk play summon-lightning")
    assert line(g, 0) == {"daqan-footman": 1} and line(g, 1) == {}
    assert units(g, "8B") == {"uthuk-berserker routed": 2}


@pytest.mark.rule("R27.6")
def test_one_giant_in_6D_and_in_3C() -> None:
    g = scene("phase orders")
    assert units(g, "6D") == units(g, "3C") == {"giant": 1} and units(g, "2A") == {"giant": 2}


@pytest.mark.rule("R23.10")
def test_nobody_destroys_his_own_units_at_will() -> None:
    """With eight in an area nothing is asked."""
    g = turn("turn daqan strategize\ndaqan at daqan-a daqan-footman 4\ndaqan at daqan-b daqan-footman 4")
    say(g, "daqan from daqan-a daqan-footman 4 to daqan-b", "daqan done")
    assert g.over and units(g, "daqan-b") == {"daqan-footman": 8}


@pytest.mark.rule("R7.8")
def test_units_move_two_areas_fast_ones_three_heroes_two() -> None:
    lines = (
        "turn daqan conquer\nneutral at 1B none\n"
        "daqan at daqan-a daqan-footman 1 daqan-knight 1\ndaqan hero silhouette daqan-a\n"
    )
    g = turn(lines)
    assert offered(g, "daqan activate 1B from daqan-a") == {
        "daqan-footman 1",
        "daqan-knight 1",
        "hero silhouette",
    }
    assert offered(g, "daqan activate 2C from daqan-a") == {"daqan-knight 1"}
    assert offered(g, "daqan activate 2B") == {"done"}
