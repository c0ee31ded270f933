"""Moving figures (p.15-18): Strategize, Mobilize and Conquer, borders, the limit of eight."""

import pytest

from meadhall.runewars import event_codes as ev
from meadhall.runewars.borders import beyond
from meadhall.runewars.orders.moving import Reach, figure_comes
from meadhall.runewars.state import Runewars
from tests.runewars.fights import told
from tests.runewars.hero_scenes import at as hero_at
from tests.runewars.scene import area, asked, seat, units
from tests.runewars.turns import holder, offered, offers, say, tokens, turn


def neighbours(g: Runewars, place: str, flying: bool = False, who: str = "daqan") -> set[str]:
    """The areas one can enter from here."""
    return {g.content.area_name[a] for a in beyond(g, area(g, place), flying, seat(g, who))}


# --- Strategize -----------------------------------------------------------------------------------


RW_07 = """
turn daqan strategize
daqan at daqan-b daqan-footman 2
daqan at 7C daqan-knight 1
"""


@pytest.mark.rule("RW-07", "R6.13", "R7.3", "R24.1")
def test_strategize_to_adjacent_friendly_or_empty_areas() -> None:
    """No farther, Fast or not; no token; then a card for the icon at wood 2."""
    g = turn(RW_07)
    say(g, "daqan from daqan-b daqan-footman 2 to daqan-a")
    targets = offered(g, "daqan from 7C daqan-knight 1")
    assert targets == {"to 7B"}, "7A has neutral units, 6A and 6B lie behind mountains"
    say(g, "daqan from 7C daqan-knight 1 to 7B", "daqan done")
    assert units(g, "daqan-a") == {"daqan-footman": 2} and units(g, "7B") == {"daqan-knight": 1}
    assert not any(g.tokens)
    assert len(g.fresh[seat(g, "daqan")]) == 1 and not g.hands[seat(g, "daqan")]


@pytest.mark.rule("R7.3")
def test_strategize_moves_a_figure_once() -> None:
    g = turn("turn daqan strategize\ndaqan at daqan-a daqan-footman 1\ndaqan at daqan-b daqan-footman 1")
    say(g, "daqan from daqan-a daqan-footman 1 to daqan-b")
    assert offered(g, "daqan from daqan-b") == {"daqan-footman 1"}


@pytest.mark.rule("R7.4")
def test_strategize_does_not_leave_activated_areas_but_enters_them() -> None:
    g = turn(
        "turn daqan strategize\ndaqan at daqan-b daqan-footman 1\n"
        "daqan at 1C daqan-footman 1\ndaqan tokens daqan-b 1B"
    )
    assert offers(g, "daqan") == {"done", "from 1C"}
    g = turn("turn daqan strategize\ndaqan at daqan-a daqan-footman 1\ndaqan tokens daqan-b")
    say(g, "daqan from daqan-a daqan-footman 1 to daqan-b")


HEROES = "turn daqan strategize\ndaqan hero brannoc-vale daqan-b\nuthuk at 1B uthuk-berserker 1\n"


@pytest.mark.rule("R7.5", "U05")
@pytest.mark.parametrize("anywhere", [False, True])
def test_heroes_strategize_where_units_may_or_by_option_anywhere(anywhere: bool) -> None:
    g = turn(HEROES + ("option strategize_heroes_anywhere true" if anywhere else ""))
    targets = {"to daqan-a", "to daqan-c"} | ({"to 1A", "to 1B"} if anywhere else set())
    assert offered(g, "daqan from daqan-b hero brannoc-vale") == targets


@pytest.mark.rule("R7.6")
def test_heroes_leave_activated_areas_unless_they_are_routed() -> None:
    assert "from daqan-b" in offers(turn(HEROES + "daqan tokens daqan-b"), "daqan")
    g = turn(HEROES.replace("daqan-b", "daqan-b routed"))
    assert offers(g, "daqan") == {"done"}


@pytest.mark.rule("R6.15")
def test_routed_units_do_not_move() -> None:
    g = turn("turn daqan strategize\ndaqan at daqan-b daqan-footman 1 routed daqan-footman 2")
    assert offered(g, "daqan from daqan-b") == {"daqan-footman 1"}


@pytest.mark.rule("R7.20")
def test_strategize_above_eight_the_owner_destroys_the_surplus_or_more() -> None:
    g = turn(
        "turn daqan strategize\ndaqan at daqan-a daqan-footman 5\ndaqan at daqan-b daqan-footman 4 beastman 1"
    )
    say(g, "daqan from daqan-a daqan-footman 5 to daqan-b", "daqan done")
    assert asked(g) == [("daqan", "lose-units")]
    assert "lose beastman 1" in offers(g, "daqan") and "lose daqan-footman 9" in offers(g, "daqan")
    say(g, "daqan lose beastman 1", "daqan lose daqan-footman 3")
    assert units(g, "daqan-b") == {"daqan-footman": 6}


# --- Mobilize and Conquer -------------------------------------------------------------------------


RW_08 = """
season fall
turn daqan conquer
daqan played strategize mobilize
daqan tokens daqan-c 6C
daqan at daqan-b daqan-footman 2
daqan at daqan-a daqan-footman 1
daqan hero brannoc-vale daqan-a
daqan at 6B daqan-knight 1 daqan-footman 1
daqan at daqan-c daqan-bowman 1
"""


@pytest.mark.rule("RW-08", "R7.7", "R7.8", "R7.9", "R7.10")
def test_conquer_from_two_areas_away_three_if_fast() -> None:
    """Through friendly areas, activated ones too; out of activated ones never."""
    g = turn(RW_08)
    assert not {"activate daqan-c", "activate 6C"} & offers(g, "daqan"), "no second token"
    sources = offered(g, "daqan activate 1B")
    assert sources == {"done", "from daqan-a", "from daqan-b", "from 6B"}, "the bowman stays"
    assert offered(g, "daqan activate 1B from 6B") == {"daqan-knight 1"}, "it is too far for the footman"
    others = "from daqan-b daqan-footman 2 from daqan-a daqan-footman 1 from daqan-a hero brannoc-vale"
    say(g, f"daqan activate 1B from 6B daqan-knight 1 {others} done ...")
    assert asked(g) == [("daqan", "fight-or-talk")] and offers(g, "daqan") == {"fight", "diplomacy"}
    assert hero_at(g, "brannoc-vale") == "1B" and "1B" in tokens(g, "daqan")


@pytest.mark.rule("R7.5", "R7.9")
def test_units_do_not_pass_neutral_units_but_heroes_do() -> None:
    """6D lies two areas from daqan-b, behind the razorwings of 1A."""
    g = turn("turn daqan mobilize\ndaqan at daqan-b daqan-footman 1\ndaqan hero brannoc-vale daqan-b")
    assert offered(g, "daqan activate 6D from daqan-b") == {"hero brannoc-vale"}
    say(g, "daqan activate 6D from daqan-b hero brannoc-vale")
    assert hero_at(g, "brannoc-vale") == "6D" and units(g, "daqan-b") == {"daqan-footman": 1}


@pytest.mark.rule("R7.9")
def test_units_pass_empty_areas_not_enemy_ones() -> None:
    lines = "turn daqan conquer\ndaqan at 6B daqan-footman 1\nneutral at 6D none\n"
    g = turn(lines)
    assert "from 6B" in offered(g, "daqan activate 6D"), "through 6C"
    g = turn(lines + "uthuk at 6C uthuk-berserker 1")
    assert offered(g, "daqan activate 6D") == {"done"}


@pytest.mark.rule("R7.9")
def test_fast_units_do_not_pass_neutral_units() -> None:
    """Three areas from daqan-a to 6D, by way of 1A."""
    lines = "turn daqan conquer\ndaqan at daqan-a daqan-knight 1\n"
    assert offered(turn(lines), "daqan activate 6D") == {"done"}
    assert "from daqan-a" in offered(turn(lines + "neutral at 1A none"), "daqan activate 6D")


@pytest.mark.rule("R7.20")
def test_conquer_into_a_friendly_area_and_above_eight() -> None:
    lines = "turn daqan conquer\ndaqan at daqan-a daqan-footman 5\ndaqan at daqan-b daqan-bowman 4\n"
    g = turn(lines)
    say(g, "daqan activate daqan-b from daqan-a daqan-footman 5 done ...")
    assert asked(g) == [("daqan", "lose-units")]
    say(g, "daqan lose daqan-bowman 1")
    assert units(g, "daqan-b") == {"daqan-footman": 5, "daqan-bowman": 3}


@pytest.mark.rule("R6.10", "R7.13")
def test_units_stay_where_the_own_token_lies() -> None:
    """Others' tokens do not matter."""
    g = turn("turn daqan conquer\ndaqan at daqan-b daqan-footman 1\ndaqan tokens daqan-b")
    assert offered(g, "daqan activate 1B") == {"done"}
    g = turn("turn daqan conquer\ndaqan at daqan-b daqan-footman 1\nuthuk tokens daqan-b 1B")
    assert "from daqan-b" in offered(g, "daqan activate 1B")


@pytest.mark.rule("R7.7", "U04")
def test_a_token_without_a_move_is_allowed_by_default() -> None:
    g = turn("turn daqan conquer")
    say(g, "daqan activate 2B done")
    assert g.over and tokens(g, "daqan") == ["2B"]
    g = turn("turn daqan conquer\noption activate_without_move false\ndaqan at daqan-b daqan-footman 1")
    assert "activate 2B" not in offers(g, "daqan") and "activate 1B" in offers(g, "daqan")


@pytest.mark.rule("R7.11")
def test_units_may_enter_an_area_activated_by_another_half() -> None:
    g = turn("turn daqan strategize\ndaqan at daqan-b daqan-footman 1\ndaqan tokens daqan-a")
    say(g, "daqan from daqan-b daqan-footman 1 to daqan-a", "daqan done")
    assert units(g, "daqan-a") == {"daqan-footman": 1} and tokens(g, "daqan") == ["daqan-a"]


@pytest.mark.rule("R7.1")
def test_enemy_units_must_be_fought_even_with_influence() -> None:
    """The berserker misses, the bowmen hit: nobody is asked anything."""
    lines = "turn daqan conquer\ndaqan influence 5\ndaqan at daqan-b daqan-bowman 2\nfate 16 11 / 12"
    g = turn(lines + "\nuthuk at 1B uthuk-berserker 1")
    say(g, "daqan activate 1B from daqan-b daqan-bowman 2")
    assert g.over and units(g, "1B") == {"daqan-bowman": 2} and g.influence[seat(g, "daqan")] == 5


# --- one battle only with Mobilize ----------------------------------------------------------------


RW_24 = """
turn daqan mobilize
daqan at daqan-b daqan-footman 4
daqan at daqan-a daqan-bowman 2
daqan influence 2
"""


# The razorwings miss and are shot down; what is drawn after that is red.
VICTORY = "fate 2 3 / 16 17 11 12 / 21 22\n"


def after_a_battle(lines: str) -> Runewars:
    """The razorwings of 1A were fought with the first half of Mobilize."""
    g = turn(RW_24 + VICTORY + lines)
    say(g, "daqan activate 1A from daqan-b daqan-footman 4 done fight")
    assert units(g, "1A") == {"daqan-footman": 4} and asked(g) == [("daqan", "activate")]
    return g


@pytest.mark.rule("RW-24", "R8.6", "R24.2", "R24.3", "U28")
def test_red_after_a_battle_with_mobilize_is_a_retreat() -> None:
    """The token stays."""
    g = after_a_battle("")
    say(g, "daqan activate 1B from daqan-a daqan-bowman 2 done diplomacy spend 2", "daqan keep 21 ...")
    assert offers(g, "daqan") == {"retreat 1A", "retreat daqan-b"}
    say(g, "daqan retreat daqan-b")
    assert units(g, "daqan-b") == {"daqan-bowman routed": 2}
    assert units(g, "1B") == {"beastman": 2} and "1B" in tokens(g, "daqan")


@pytest.mark.rule("R24.3")
def test_no_second_battle_with_mobilize() -> None:
    g = after_a_battle(
        "uthuk at 6B uthuk-berserker 1\ndaqan at daqan-c daqan-knight 1\ndaqan hero brannoc-vale daqan-c"
    )
    assert offered(g, "daqan activate 6B from daqan-c") == {"hero brannoc-vale"}
    g.influence[seat(g, "daqan")] = 0
    assert offered(g, "daqan activate 1B") == {"done", "from daqan-c"}, "there is nothing to talk with"
    assert offered(g, "daqan activate 1B from daqan-c") == {"hero brannoc-vale"}


@pytest.mark.rule("R7.22", "R24.3")
def test_after_a_battle_mobilize_leaves_only_diplomacy() -> None:
    """So no more units come than talking allows: seven neutral units and one bowman."""
    g = after_a_battle("")
    assert offered(g, "daqan activate 1B from daqan-a daqan-bowman 2 done") == {"diplomacy"}
    g = after_a_battle("neutral at 1B beastman 2 hell-hound 5")
    assert offered(g, "daqan activate 1B from daqan-a") == {"daqan-bowman 1"}
    assert offered(g, "daqan activate 1B from daqan-a daqan-bowman 1") == {"done"}


@pytest.mark.rule("R24.3", "U27")
def test_no_second_battle_when_a_portal_has_cost_the_last_influence() -> None:
    """The bowmen of 1C come to 7A by way of 3B, cannot talk any more, and retreat."""
    portals = "option exploration true\nexplore 1C magic-portal@all 1\nexplore 3B magic-portal@all 1\n"
    g = turn(RW_24.replace("influence 2", "influence 1") + VICTORY + portals + "daqan at 1C daqan-bowman 2")
    say(g, "daqan done", "daqan activate 1A from daqan-b daqan-footman 4 done fight", "daqan done")
    g.events = []
    say(g, "daqan activate 7A from 1C daqan-bowman 2 done ...")
    assert g.influence[seat(g, "daqan")] == 0 and asked(g) == [("daqan", "retreat")]
    assert not told(g, ev.BATTLE_BEGINS)


@pytest.mark.rule("R24.2")
def test_mobilize_without_supremacy_moves_once() -> None:
    g = turn("season summer\nturn daqan mobilize\ndaqan played harvest\ndaqan at daqan-b daqan-footman 1")
    say(g, "daqan activate daqan-a from daqan-b daqan-footman 1")
    assert g.over and units(g, "daqan-a") == {"daqan-footman": 1}
    g = turn("season summer\nturn daqan mobilize\ndaqan played strategize\ndaqan at daqan-b daqan-footman 1")
    say(g, "daqan activate daqan-a from daqan-b daqan-footman 1")
    assert asked(g) == [("daqan", "activate")]
    assert offered(g, "daqan activate daqan-c") == {"done"}, "the footman stands on a token now"


# --- borders --------------------------------------------------------------------------------------


@pytest.mark.rule("RW-N21", "R4.9", "R7.14", "R7.16")
def test_winter_opens_water_not_mountains() -> None:
    spring, winter = turn("turn daqan harvest"), turn("season winter\nturn daqan harvest")
    for start, end in (("daqan-c", "1A"), ("6A", "6C"), ("1C", "6D")):
        assert end not in neighbours(spring, start) and end in neighbours(winter, start)
    for g in (spring, winter):
        assert "2A" not in neighbours(g, "1C") and "3C" not in neighbours(g, "latari-b")


@pytest.mark.rule("RW-N21")
@pytest.mark.parametrize(("season", "goes"), [("spring", False), ("winter", True)])
def test_units_cross_water_in_winter(season: str, goes: bool) -> None:
    g = turn(f"season {season}\nturn daqan conquer\ndaqan at daqan-c daqan-footman 1\nneutral at 1B none")
    reach = Reach(g, seat(g, "daqan"), area(g, "6C"))
    assert reach.steps(False, False, False)[area(g, "daqan-c")] == (1 if goes else 2)


RIDER = "turn latari conquer\nlatari at latari-b latari-pegasus-rider 1 latari-archer 1\n"


@pytest.mark.rule("RW-N22", "R6.14", "R7.15")
def test_flying_over_a_mountain_but_not_through_neutral_units() -> None:
    g = turn(RIDER)
    assert "latari-pegasus-rider 1" in offered(g, "latari activate 3C from latari-b")
    reach = Reach(g, seat(g, "latari"), area(g, "3B"))
    assert reach.steps(True, False, False)[area(g, "latari-b")] == 2, "by latari-c, not over the giant of 3C"
    g = turn(RIDER + "uthuk at latari-c uthuk-berserker 1")
    assert offered(g, "latari activate 3B") == {"done"}


@pytest.mark.rule("RW-N22")
def test_flyers_and_walkers_come_to_one_battle_by_their_own_ways() -> None:
    g = turn(RIDER)
    both = offered(
        g, "latari activate 3C from latari-b latari-pegasus-rider 1 from latari-b latari-archer 1 done"
    )
    assert both == {"fight", "diplomacy"}


@pytest.mark.rule("RW-N22")
def test_a_flying_hero_crosses_borders_and_enemies() -> None:
    g = turn(
        "turn latari conquer\nlatari hero kethra-of-the-nine-winds latari-b\nlatari hero silhouette latari-b"
    )
    reach = Reach(g, seat(g, "latari"), area(g, "3C"))
    names = {name: g.content.heroes.index(name) for name in ("kethra-of-the-nine-winds", "silhouette")}
    assert reach.steps(True, True, False)[area(g, "latari-b")] == 1
    assert reach.steps(False, True, False)[area(g, "latari-b")] == 2
    assert all(
        figure_comes(g, reach, seat(g, "latari"), area(g, "latari-b"), 64 + h, False) for h in names.values()
    )


@pytest.mark.rule("R7.17")
def test_a_card_lifts_mountains() -> None:
    g = turn("turn latari conquer\nlatari tactics mountain-pass\nlatari at latari-b latari-archer 1")
    assert "3C" not in neighbours(g, "latari-b", who="latari")
    say(g, "latari play mountain-pass")
    assert "3C" in neighbours(g, "latari-b", who="latari")
    assert "2A" not in neighbours(g, "1C", who="daqan"), "the others do not"


@pytest.mark.rule("R7.18", "R7.19")
def test_open_sides_are_open_and_holes_are_not_crossed() -> None:
    g = turn("turn daqan harvest")
    assert neighbours(g, "7B") == {"3A", "7C", "7A", "3B"}
    assert neighbours(g, "1B", flying=True) == {"1A", "daqan-b", "2C", "1C"}, "nothing lies east of it"


# --- heroes, homes, allies ------------------------------------------------------------------------


@pytest.mark.rule("RW-N12", "R6.11", "R7.6")
def test_a_hero_alone_starts_no_battle_and_controls_nothing() -> None:
    """A hero may leave an area with their owner's token."""
    lines = "turn latari mobilize\nlatari hero silhouette 8D\nlatari tokens 8D\nuthuk at 8B uthuk-berserker 8"
    g = turn(lines)
    say(g, "latari activate 8B from 8D hero silhouette")
    assert hero_at(g, "silhouette") == "8B" and holder(g, "8B") == "uthuk"
    assert units(g, "8B") == {"uthuk-berserker": 8} and holder(g, "8D") == ""
    assert asked(g) == [("latari", "activate")], "the second half of Mobilize"


@pytest.mark.rule("RW-N30", "R6.6", "R6.7", "R11.19", "U10")
def test_an_enemy_home_area_without_units_is_entered_without_a_battle() -> None:
    """It is its owner's again when they leave."""
    lines = "turn daqan conquer\ndaqan at uthuk-a daqan-footman 2\n"
    g = turn(lines)
    assert holder(g, "uthuk-b") == "uthuk"
    say(g, "daqan activate uthuk-b from uthuk-a daqan-footman 1")
    assert g.over and holder(g, "uthuk-b") == "daqan" and units(g, "uthuk-b") == {"daqan-footman": 1}
    g = turn(lines.replace("conquer", "strategize").replace("footman 2", "footman 1"))
    targets = offered(g, "daqan from uthuk-a daqan-footman 1")
    assert targets == {"to 8B"}, "8A and 8C are neutral, the homes are Uthuk's"
    say(g, "daqan from uthuk-a daqan-footman 1 to 8B", "daqan done")
    assert holder(g, "uthuk-a") == "uthuk"


@pytest.mark.rule("RW-N30")
def test_an_enemy_home_area_without_units_is_not_passed() -> None:
    g = turn("turn daqan conquer\ndaqan at 8B daqan-footman 1\nneutral at 8A none\nneutral at 8C none")
    reach = Reach(g, seat(g, "daqan"), area(g, "uthuk-b"))
    assert reach.steps(False, False, False)[area(g, "8B")] == 99, "only by uthuk-a"


ALLIES = "latari at 7A latari-archer 1 sorcerer 2\n"


@pytest.mark.rule("RW-N01", "R9.2", "R9.4")
def test_an_alliance_ends_with_control() -> None:
    g = turn("turn latari strategize\n" + ALLIES)
    assert holder(g, "7A") == "latari"
    say(g, "latari from 7A latari-archer 1 to 7B", "latari done")
    assert holder(g, "7A") == "" and units(g, "7A") == {"sorcerer": 2}


@pytest.mark.rule("RW-N01")
def test_a_stronghold_keeps_an_alliance() -> None:
    g = turn("turn latari strategize\nlatari stronghold 7A\n" + ALLIES)
    say(g, "latari from 7A latari-archer 1 to 7B", "latari done")
    assert holder(g, "7A") == "latari"


@pytest.mark.rule("RW-N01", "R9.3", "R9.6")
def test_allied_units_move_alone_only_to_friendly_areas() -> None:
    g = turn("turn latari strategize\n" + ALLIES)
    assert offered(g, "latari from 7A sorcerer 2") == {"to latari-c"}
    say(g, "latari from 7A latari-archer 1 to 7B")
    assert offered(g, "latari from 7A sorcerer 2") == {"to latari-c", "to 7B"}, "in company"


@pytest.mark.rule("RW-N01")
def test_allied_units_do_not_move_alone_into_a_battle() -> None:
    g = turn("turn latari conquer\n" + ALLIES)
    assert offered(g, "latari activate 6A from 7A") == {"latari-archer 1"}
    together = offered(g, "latari activate 6A from 7A latari-archer 1 from 7A")
    assert together == {"sorcerer 1", "sorcerer 2"}
