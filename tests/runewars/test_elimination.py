"""Elimination (p.31): a player without a controlled area is eliminated."""

import pytest

from meadhall.runewars.decks import HAND_LIMIT
from meadhall.runewars.state import Runewars
from tests.runewars.hero_scenes import at as hero_at
from tests.runewars.scene import area, asked, scene, seat
from tests.runewars.turns import offers, say, season_card, tokens, turn

TITLE = "captain-of-the-heroes-league"
LAST = f"""
daqan at uthuk-a daqan-footman 3
daqan at uthuk-b daqan-footman 1
uthuk tokens 8D
uthuk hero mad-carthos 8D damage 1 rewards runeplate
uthuk tactics ambush dread-chant
uthuk quests heartwood
uthuk objective iron-dominion
uthuk influence 4
title {TITLE} uthuk 3
victory fall uthuk
"""


def conquered() -> Runewars:
    """Daqan walks into the last area of Uthuk."""
    g = turn("turn daqan conquer\nuthuk order fortify\n" + LAST)
    say(g, "daqan activate uthuk-c from uthuk-a daqan-footman 1")
    return g


@pytest.mark.rule("RW-N19", "R23.5", "U24")
def test_the_last_area_is_lost() -> None:
    g = conquered()
    assert not g.alive(seat(g, "uthuk")) and g.over, "he has no turn any more, and nobody else has one"
    assert hero_at(g, "mad-carthos") == "deck" and not g.hero_damage[g.content.heroes.index("mad-carthos")]
    assert not g.hands[2] and not g.quests[2] and g.objective[2] == -1 and g.influence[2] == 0
    assert len(g.tactics_deck) == 50 and len(g.reward_deck) == 25
    title = g.content.titles.index(TITLE)
    assert g.title_seat[title] == -1 and g.title_influence[title] == 3, "the price stays"
    assert tokens(g, "uthuk") == [] and g.victory == [-1] * 4


@pytest.mark.rule("RW-N19", "U25")
def test_the_eliminated_give_no_orders_and_bids_and_are_nobodys_neighbour() -> None:
    g = conquered()
    assert g.left_of(seat(g, "latari")) == seat(g, "daqan") and seat(g, "uthuk") not in g.play_order()
    held = "".join(f"daqan at uthuk-{x} daqan-footman 1\n" for x in "abc")
    g = scene("out uthuk\nphase orders\n" + held)
    assert asked(g) == [("daqan", "choose-order"), ("latari", "choose-order")]
    g = scene("out uthuk\nphase season-card\nseason winter\ndeck winter council-of-the-long-night\n" + held)
    assert asked(g) == [("daqan", "make-bid"), ("latari", "make-bid")]


@pytest.mark.rule("RW-N19")
def test_free_home_areas_are_enough_to_stay_in_the_game() -> None:
    g = turn("turn daqan conquer\ndaqan at uthuk-a daqan-footman 2")
    say(g, "daqan activate uthuk-b from uthuk-a daqan-footman 1")
    assert g.alive(seat(g, "uthuk")), "uthuk-c is still his"


@pytest.mark.rule("R4.8", "R23.5", "U24")
def test_winter_may_take_the_last_area() -> None:
    """The player's home realm is lost, and there is no food for their only unit."""
    held = "".join(f"daqan at uthuk-{x} daqan-footman 1\n" for x in "abc")
    g = season_card("the-frozen-court", held + "uthuk dials 0 2 2\nuthuk at 8B uthuk-berserker 1")
    assert asked(g) == [("daqan", "choose-order"), ("latari", "choose-order")]


@pytest.mark.rule("R23.5")
def test_the_last_one_left_wins() -> None:
    lines = LAST + "out latari\n" + "".join(f"daqan at latari-{x} daqan-footman 1\n" for x in "abc")
    g = turn("turn daqan conquer\n" + lines)
    say(g, "daqan activate uthuk-c from uthuk-a daqan-footman 1")
    assert g.over and g.winner == seat(g, "daqan")


@pytest.mark.rule("R23.5")
def test_a_home_realm_of_the_eliminated_is_nobodys_when_units_leave_it() -> None:
    g = conquered()
    g.take_units(area(g, "uthuk-c"), g.content.type_slot(g.content.type_name.index("daqan-footman")), 1)
    assert g.control(area(g, "uthuk-c")) == -1


@pytest.mark.rule("RW-N14", "R23.4")
def test_ten_tactics_cards() -> None:
    """Of twelve cards the player discards two; new ones may be discarded."""
    pairs = ("coin-and-whispers", "laden-caravans", "mountain-pass", "spy-guild")
    cards = " ".join(f"{card} {card}" for card in pairs) + " raft-builders"
    lines = (
        f"turn daqan strategize\ndaqan dials 0 2 7\ndaqan tactics {cards}\n"
        "deck tactics ambush dread-chant silver-tongue"
    )
    g = turn(lines)
    say(g, "daqan done", "daqan done", "daqan done ...")
    assert asked(g) == [("daqan", "discard-tactics")] and "discard ambush" in offers(g, "daqan")
    say(g, "daqan discard ambush ...", "daqan discard raft-builders ...")
    assert len(g.hands[0]) + len(g.fresh[0]) == HAND_LIMIT and len(g.tactics_discard) == 2


@pytest.mark.rule("R23.6")
def test_activation_tokens_are_not_limited() -> None:
    g = turn("season winter\nturn daqan mobilize\ndaqan tokens 1A 1B 1C 2A 2B")
    say(g, "daqan activate 6A done", "daqan activate 6B done")
    assert len(tokens(g, "daqan")) == 7
