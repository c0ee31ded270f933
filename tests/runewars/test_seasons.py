"""The year (p.11-12): season cards, the four icons, choosing and revealing orders, supremacy."""

import pytest

from meadhall.runewars.orders.order_cards import has_supremacy
from meadhall.runewars.state import KNOWERS, Runewars
from tests.runewars.hero_scenes import number
from tests.runewars.scene import asked, scene, seat, units
from tests.runewars.turns import dials, fresh, hand, offers, ready, say, season_card, tokens, turn

RW_06 = """
year 1
latari played conquer recruit
latari order recruit
uthuk played harvest rally-support
uthuk order rally-support
daqan played strategize mobilize
daqan order mobilize
uthuk influence 2
discard fate 1 2 3 4
"""


@pytest.mark.rule("RW-06", "R4.1", "R4.3", "R4.4", "R4.7")
def test_a_season_card_then_its_icon_in_play_order() -> None:
    """Text first, then the icon; the fate deck is whole before anybody chooses."""
    g = season_card("bountiful-harvest", RW_06)
    assert (dials(g, "daqan"), dials(g, "latari"), dials(g, "uthuk")) == ("4/2/2", "3/3/2", "4/2/2")
    assert len(g.fate) == 30 and not g.fate_discard
    assert sorted(g.fate[-4:]) != [0, 1, 2, 3], "shuffled, not laid on top"
    for who, gift in (("daqan", "tactics"), ("latari", "tactics"), ("uthuk", "influence")):
        assert asked(g) == [(who, "fall-gift")]
        say(g, f"{who} take {gift}")
    assert ready(g) and g.influence == [3, 4, 4]
    assert (fresh(g, "daqan"), fresh(g, "latari"), fresh(g, "uthuk")) == (1, 1, 0)


@pytest.mark.rule("RW-06", "R5.1", "R5.3", "R5.5", "R25.7")
def test_orders_are_revealed_together_and_played_from_the_lowest() -> None:
    g = scene(RW_06.replace("influence 2", "influence 4") + "season fall\nphase orders")
    say(g, "uthuk order conquer", "latari order strategize")
    assert g.order == [2, 5, 6], "nobody knows before all have chosen"
    say(g, "daqan order conquer")
    assert g.order == [3, 1, 3] and g.play_order() == [1, 2, 0]
    assert [has_supremacy(g, who) for who in range(3)] == [True, False, False]
    assert asked(g) == [("latari", "strategize-from")]
    say(g, "latari done")
    assert asked(g) == [("uthuk", "activate")]
    say(g, "uthuk activate 8B done")
    assert asked(g) == [("daqan", "activate")]
    say(g, "daqan activate 6B done")
    assert g.season == 3 and g.year == 1, "then winter"


@pytest.mark.rule("R5.2")
def test_orders_played_lie_there_until_spring() -> None:
    g = scene(RW_06 + "season fall\nphase orders")
    assert offers(g, "uthuk") == {
        f"order {name}" for name in g.content.orders[1:] if name not in ("harvest", "rally-support")
    }
    g = season_card("famine", RW_06)
    assert len(offers(g, "uthuk")) == 8


RW_04 = "season summer\nturn uthuk recruit\nuthuk stronghold uthuk-a\n"


@pytest.mark.rule("RW-04", "R5.4", "R5.5")
@pytest.mark.parametrize(("spring", "bonus"), [("fortify", False), ("harvest", True)])
def test_supremacy_is_measured_over_the_year(spring: str, bonus: bool) -> None:
    g = turn(RW_04 + f"uthuk played {spring}")
    say(g, "uthuk dial food")
    assert units(g, "uthuk-a") == {"uthuk-berserker": 2}
    assert (not g.over) == bonus
    if bonus:
        assert offers(g, "uthuk") == {"done", "dial wood", "dial ore"}


@pytest.mark.rule("R5.6")
@pytest.mark.parametrize("order", range(1, 9))
def test_in_spring_supremacy_always_holds_but_fortify_has_none(order: int) -> None:
    g = scene("phase orders")
    name = g.content.orders[order]
    g = scene(f"turn daqan {name}", run=False)
    assert has_supremacy(g, 0) == (name != "fortify")


# --- play order -----------------------------------------------------------------------------------


def order_of(lines: str) -> list[str]:
    g = scene(lines, "M4", run=False)
    return [g.names[who] for who in g.play_order()]


@pytest.mark.rule("RW-N18", "R25.7")
def test_ties_by_influence_then_by_starting_influence() -> None:
    """Before orders are revealed only those count."""
    same = "\n".join(f"{who} influence 3\n" for who in ("daqan", "latari", "uthuk", "waiqar"))
    assert order_of(same) == ["latari", "daqan", "waiqar", "uthuk"]
    assert order_of("uthuk influence 9") == ["uthuk", "latari", "daqan", "waiqar"]
    assert order_of(same + "latari order fortify\nuthuk order strategize")[-1] == "latari"
    orders = "\n".join(f"{who} order harvest" for who in ("daqan", "latari", "uthuk", "waiqar"))
    assert order_of(same + orders) == ["latari", "daqan", "waiqar", "uthuk"]


@pytest.mark.rule("RW-N18", "R4.4")
def test_spring_uses_the_orders_of_winter() -> None:
    """Although they are back in hand."""
    lines = "latari order fortify\ndaqan order harvest\nuthuk order strategize\n"
    g = season_card("prepare-for-the-coming-year", lines)
    assert asked(g) == [("uthuk", "choose-option")]


# --- the icons ------------------------------------------------------------------------------------


RW_N36 = """
daqan order harvest
daqan played recruit harvest
daqan tokens 1B 6C
uthuk tokens 1B
daqan at daqan-b routed daqan-knight 2
neutral at 1B beastman 1 routed beastman 1
daqan hero brannoc-vale daqan-b routed damage 2
"""


@pytest.mark.rule("RW-N36", "R4.5", "R6.16", "R7.13", "R12.13")
def test_in_spring_everything_stands_up() -> None:
    g = season_card("famine", RW_N36)
    assert units(g, "daqan-b") == {"daqan-knight": 2} and units(g, "1B") == {"beastman": 2}
    assert not g.hero_down[number(g, "brannoc-vale")] and g.hero_damage[number(g, "brannoc-vale")] == 2
    assert not any(g.tokens) and not any(g.played)


@pytest.mark.rule("RW-N36")
def test_in_spring_the_text_of_the_card_comes_first() -> None:
    """While the card is resolved routed heroes do not move yet, and tokens still lie there."""
    g = season_card("roads-reopened", RW_N36 + "daqan hero silhouette daqan-a")
    assert tokens(g, "daqan") == ["1B", "6C"] and g.hero_down[number(g, "brannoc-vale")]
    assert asked(g)[0][0] == "daqan"


@pytest.mark.rule("R4.6")
def test_summer_is_the_quest_phase() -> None:
    g = season_card("dry-riverbeds", "daqan hero brannoc-vale daqan-b")
    assert asked(g) == [("daqan", "quest-hero")]


def winter(lines: str, card: str = "the-frozen-court") -> Runewars:
    return season_card(card, lines)


RW_05 = """
uthuk dials 5 2 2
uthuk at uthuk-a uthuk-berserker 5 uthuk-flesh-ripper 2
uthuk hero gorrath-splitjaw uthuk-a
uthuk at 8B uthuk-berserker 4 beastman 2
uthuk at uthuk-b uthuk-berserker 3
"""


@pytest.mark.rule("RW-05", "R4.8", "R9.8")
def test_winter_food() -> None:
    """Allied units count, heroes do not."""
    g = winter(RW_05)
    assert asked(g) == [("uthuk", "lose-units")] and "lose beastman 1" in offers(g, "uthuk")
    say(g, "uthuk lose beastman 1", "uthuk lose uthuk-flesh-ripper 2")
    assert ready(g)
    assert units(g, "8B") == {"uthuk-berserker": 4, "beastman": 1} and units(g, "uthuk-a") == {
        "uthuk-berserker": 5
    }
    assert units(g, "uthuk-b") == {"uthuk-berserker": 3} and g.hero_seat[
        number(g, "gorrath-splitjaw")
    ] == seat(g, "uthuk")


@pytest.mark.rule("RW-05")
def test_with_food_for_all_nothing_is_lost() -> None:
    assert ready(
        winter("uthuk dials 5 2 2\nuthuk at uthuk-a uthuk-berserker 5\nuthuk at 8B uthuk-berserker 5")
    )


@pytest.mark.rule("RW-05")
def test_after_winter_the_limit_is_eight_again() -> None:
    g = turn(
        "season winter\nturn uthuk strategize\nuthuk dials 2 2 2\n"
        "uthuk at uthuk-a uthuk-berserker 5\nuthuk at uthuk-b uthuk-berserker 3"
    )
    say(g, "uthuk from uthuk-b uthuk-berserker 3 to uthuk-a", "uthuk done")
    assert g.over and units(g, "uthuk-a") == {"uthuk-berserker": 8}


@pytest.mark.rule("R4.8", "U12")
@pytest.mark.parametrize(("minimum", "left"), [(0, 0), (1, 1)])
def test_without_food_no_unit_survives_unless_the_table_plays_so(minimum: int, left: int) -> None:
    g = winter(f"option winter_minimum {minimum}\nuthuk dials 0 2 2\nuthuk at uthuk-b uthuk-berserker 2")
    say(g, f"uthuk lose uthuk-berserker {2 - left}")
    assert ready(g) and sum(units(g, "uthuk-b").values()) == left


@pytest.mark.rule("R4.10")
def test_one_discard_pile_its_top_card_shows_the_season() -> None:
    g = season_card("famine", "discard seasons crown-of-frost")
    assert [g.content.seasons[card] for card in g.season_discard] == ["crown-of-frost", "famine"]
    assert g.content.seasons[g.season_card] == "famine"


@pytest.mark.rule("R4.2", "U13")
def test_seven_years_of_four_seasons() -> None:
    """The first player stays the same."""
    g = scene("season winter\nyear 6\nphase orders")
    first = g.first
    say(g, *(f"{who} order harvest" for who in ("daqan", "latari", "uthuk")))
    assert (g.year, g.season) == (7, 0) and g.first == first


# --- turns and tactics cards ----------------------------------------------------------------------


@pytest.mark.rule("RW-27", "R23.2")
def test_cards_of_this_season_wait_for_the_next() -> None:
    g = scene("season spring\nturn daqan strategize\ndaqan dials 3 2 3\ndaqan tactics coin-and-whispers")
    assert "play coin-and-whispers" in offers(g, "daqan")
    say(g, "daqan done", "daqan done", "daqan done")
    assert fresh(g, "daqan") == 2 and hand(g, "daqan") == ["coin-and-whispers"]
    new = {f"play {g.content.tactics[code >> KNOWERS]}" for code in g.fresh[0]} - {"play coin-and-whispers"}
    assert asked(g) == [("daqan", "my-turn")] and not new & offers(g, "daqan")
    say(g, "daqan done")
    assert g.season == 1 and len(hand(g, "daqan")) == 3 and fresh(g, "daqan") == 0


@pytest.mark.rule("RW-32", "R6.1", "R6.2", "R23.1")
def test_your_turn_is_just_before_during_and_just_after_your_order() -> None:
    g = turn(
        "turn uthuk strategize\nlatari order mobilize\n"
        "latari tactics coin-and-whispers\nuthuk at uthuk-a uthuk-berserker 1"
    )
    assert asked(g) == [("uthuk", "strategize-from")] and g.current == seat(g, "uthuk")
    say(g, "uthuk done")
    moments = []
    while not g.over:
        assert asked(g)[0][0] == "latari" and g.current == seat(g, "latari")
        moments.append(asked(g)[0][1])
        if moments[-1] == "my-turn":
            assert "play coin-and-whispers" in offers(g, "latari")
        say(g, "latari done")
    assert moments == ["my-turn", "activate", "my-turn", "activate", "my-turn"]
    assert g.current == -1


@pytest.mark.rule("RW-32")
def test_season_cards_are_nobodys_turn() -> None:
    g = season_card("royal-assize", "latari tactics coin-and-whispers")
    say(g, "latari take influence", "daqan take influence", "uthuk take influence")
    assert ready(g)


@pytest.mark.rule("R23.1")
def test_without_supremacy_there_is_no_moment_between() -> None:
    g = turn("season fall\nturn latari strategize\nlatari played harvest\nlatari tactics coin-and-whispers")
    say(g, "latari done", "latari done", "latari done")
    assert g.over
