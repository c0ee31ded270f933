"""Diplomacy with unallied neutral units (p.18), and whose they are (p.19)."""

import pytest

from meadhall.runewars import event_codes as ev
from meadhall.runewars.state import Runewars
from tests.runewars.fights import told
from tests.runewars.scene import area, asked, seat, units
from tests.runewars.turns import holder, offered, offers, say, tokens, turn

ARCHERS = """
turn latari conquer
latari influence 4
latari at latari-c latari-archer 2
fate 7 3 1
"""


def talks(lines: str = "", spend: int = 3) -> Runewars:
    """Latari's two archers talk to the sorcerers of 7A."""
    g = turn(ARCHERS + lines)
    say(g, f"latari activate 7A from latari-c latari-archer 2 done diplomacy spend {spend} ...")
    return g


@pytest.mark.rule("RW-09", "R8.1", "R8.2", "R8.3", "R8.4", "R8.8")
def test_gold_makes_all_neutral_units_allies() -> None:
    """No battle, they stand, the cards are discarded."""
    g = talks()
    assert offers(g, "latari") == {"keep 7", "keep 3", "keep 1"} and g.influence[seat(g, "latari")] == 1
    say(g, "latari keep 7")
    assert g.over and holder(g, "7A") == "latari"
    assert units(g, "7A") == {"latari-archer": 2, "sorcerer": 2}
    assert sorted(g.fate_discard) == [0, 2, 6] and tokens(g, "latari") == ["7A"]


@pytest.mark.rule("RW-09", "R8.5")
def test_after_silver_neutral_units_retreat_where_the_left_neighbour_says() -> None:
    g = talks()
    say(g, "latari keep 3 ...")
    assert asked(g) == [("uthuk", "retreat")]
    assert offers(g, "uthuk") == {"retreat 3B", "retreat 7B", "retreat 7C", "retreat 6A"}
    say(g, "uthuk retreat 6A")
    assert units(g, "6A") == {"beastman": 2, "sorcerer routed": 2} and units(g, "7A") == {"latari-archer": 2}


@pytest.mark.rule("RW-09", "R8.6", "U28")
def test_red_means_fight_or_retreat() -> None:
    g = talks()
    say(g, "latari keep 1 ...")
    assert offers(g, "latari") == {"fight", "no"}
    assert offered(g, "latari no") == {"retreat latari-c"}
    say(g, "latari no")
    assert units(g, "latari-c") == {"latari-archer routed": 2} and units(g, "7A") == {"sorcerer": 2}
    assert tokens(g, "latari") == ["7A"]


@pytest.mark.rule("R8.6")
def test_red_without_a_way_back_is_a_battle() -> None:
    """The sorcerer left in 7B is nobody's ally any more, and 3B is Uthuk's."""
    g = turn(
        "turn latari conquer\nlatari influence 1\nlatari at 7B latari-archer 2 sorcerer 1\n"
        "uthuk at 3B uthuk-berserker 1\nfate 1"
    )
    g.events = []
    say(g, "latari activate 3A from 7B latari-archer 2 done diplomacy spend 1 ...")
    assert told(g, ev.BATTLE_BEGINS) == [(seat(g, "latari"), -1, area(g, "3A"))]


@pytest.mark.rule("RW-10", "R8.7")
def test_one_attempt_of_diplomacy_for_all_neutral_units() -> None:
    lines = (
        "turn daqan conquer\nneutral at 1B beastman 2 dragon 1\ndaqan at daqan-b daqan-footman 2\nfate 5 2\n"
    )
    g = turn(lines)
    say(g, "daqan activate 1B from daqan-b daqan-footman 2 done diplomacy spend 2", "daqan keep 5")
    assert units(g, "1B") == {"daqan-footman": 2, "beastman": 2, "dragon": 1} and holder(g, "1B") == "daqan"
    g = turn(lines)
    say(g, "daqan activate 1B from daqan-b daqan-footman 2 done diplomacy spend 2", "daqan keep 2 ...")
    assert offers(g, "daqan") == {"fight", "no"}, "no second attempt"


@pytest.mark.rule("RW-11", "R15.1", "R15.2")
def test_all_cards_of_a_draw_are_drawn() -> None:
    """They lie in the open discard pile."""
    g = talks(spend=4)
    assert len(g.drawn) == 4 and len(g.fate) == 26
    say(g, "latari keep 7")
    assert len(g.fate_discard) == 4


@pytest.mark.rule("R8.1")
@pytest.mark.parametrize(("held", "most"), [(1, 1), (4, 4), (6, 6), (9, 6)])
def test_diplomacy_costs_one_to_six_influence(held: int, most: int) -> None:
    g = turn(ARCHERS.replace("influence 4", f"influence {held}"))
    asked_for = offered(g, "latari activate 7A from latari-c latari-archer 2 done diplomacy")
    assert asked_for == {f"spend {n}" for n in range(1, most + 1)}


@pytest.mark.rule("R8.1")
def test_without_influence_there_is_a_battle() -> None:
    g = turn(ARCHERS.replace("influence 4", "influence 0"))
    say(g, "latari activate 7A from latari-c latari-archer 2")
    assert g.fate_discard, "cards were drawn for the battle"


@pytest.mark.rule("RW-N08", "R7.22")
@pytest.mark.parametrize(("footmen", "talk"), [(6, True), (7, False)])
def test_no_diplomacy_above_eight(footmen: int, talk: bool) -> None:
    g = turn(f"turn daqan conquer\ndaqan at daqan-b daqan-footman {footmen}")
    say(g, f"daqan activate 1B from daqan-b daqan-footman {footmen} done ...")
    assert (asked(g) == [("daqan", "fight-or-talk")]) == talk


@pytest.mark.rule("R8.1")
def test_who_meets_neutral_units_is_seen_while_he_decides() -> None:
    """They have left their area, and fight or talk before they enter the other."""
    g = turn("turn daqan conquer\ndaqan at daqan-b daqan-footman 2 daqan-knight 1")
    say(g, "daqan activate 1B from daqan-b daqan-footman 2 from daqan-b daqan-knight 1 done ...")
    for viewer in (None, 0, 1):
        assert g.view(viewer).arriving == {"daqan-footman": 2, "daqan-knight": 1}
    say(g, "daqan fight")
    assert g.view(None).arriving == {} and g.view(None).battle is not None


HEMMED_IN = """
latari at 3B latari-archer 1
latari at 7B latari-archer 1
latari at 7C latari-archer 1
daqan at 6A daqan-footman 1
"""


@pytest.mark.rule("RW-N24", "R13.4")
def test_silver_without_an_outlet_destroys_them() -> None:
    g = talks(HEMMED_IN)
    say(g, "latari keep 3")
    assert g.over and units(g, "7A") == {"latari-archer": 2}
    assert g.in_supply(-1, g.content.type_slot(g.content.type_name.index("sorcerer"))) == 6


@pytest.mark.rule("RW-N24")
def test_after_silver_routed_neutral_units_retreat_too() -> None:
    g = talks("neutral at 7A sorcerer 1 routed sorcerer 1")
    say(g, "latari keep 3 ...", "uthuk retreat 7B")
    assert units(g, "7B") == {"sorcerer routed": 2}


@pytest.mark.rule("R9.7", "U25")
def test_decisions_for_neutral_units_skip_eliminated_players() -> None:
    lines = (
        "out uthuk\ndaqan at uthuk-a daqan-footman 1\n"
        "daqan at uthuk-b daqan-footman 1\ndaqan at uthuk-c daqan-footman 1"
    )
    g = talks(lines)
    say(g, "latari keep 3 ...")
    assert asked(g) == [("daqan", "retreat")]


@pytest.mark.rule("R9.1", "R9.8")
def test_neutral_units_are_hostile_allied_ones_count_for_the_limit() -> None:
    g = turn(
        "turn latari strategize\nlatari at latari-c latari-archer 5\nlatari at 7A latari-archer 2 sorcerer 3"
    )
    assert holder(g, "3C") == "" and units(g, "3C") == {"giant": 1}
    say(g, "latari from latari-c latari-archer 5 to 7A", "latari done")
    assert asked(g) == [("latari", "lose-units")]
    say(g, "latari lose sorcerer 2")
    assert units(g, "7A") == {"latari-archer": 7, "sorcerer": 1}


@pytest.mark.rule("RW-N34", "R15.3", "R23.7")
def test_an_empty_fate_deck_is_shuffled_again() -> None:
    """Without the cards just drawn."""
    every = " ".join(str(n) for n in range(1, 31) if n not in (5, 8))
    lines = ARCHERS.replace("influence 4", "influence 5").replace(
        "fate 7 3 1\n", f"fate 5 8\ndiscard fate {every}\n"
    )
    g = turn(lines)
    say(g, "latari activate 7A from latari-c latari-archer 2 done diplomacy spend 5 ...")
    assert set(g.drawn) > {4, 7} and len(g.drawn) == 5
    assert len(g.fate) == 25 and not g.fate_discard
