"""Elimination (p.31): without a controlled area one is out."""

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


def test_RW_N19_the_last_area_is_lost() -> None:
    """R23.5, U24."""
    g = conquered()
    assert not g.alive(seat(g, "uthuk")) and g.over, "he has no turn any more, and nobody else has one"
    assert hero_at(g, "mad-carthos") == "deck" and not g.hero_damage[g.content.heroes.index("mad-carthos")]
    assert not g.hands[2] and not g.quests[2] and g.objective[2] == -1 and g.influence[2] == 0
    assert len(g.tactics_deck) == 50 and len(g.reward_deck) == 25
    title = g.content.titles.index(TITLE)
    assert g.title_seat[title] == -1 and g.title_influence[title] == 3, "the price stays"
    assert tokens(g, "uthuk") == [] and g.victory == [-1] * 4


def test_RW_N19_no_orders_no_bids_and_the_next_player_is_the_neighbour() -> None:
    """U25."""
    g = conquered()
    assert g.left_of(seat(g, "latari")) == seat(g, "daqan") and seat(g, "uthuk") not in g.play_order()
    held = "".join(f"daqan at uthuk-{x} daqan-footman 1\n" for x in "abc")
    g = scene("out uthuk\nphase orders\n" + held)
    assert asked(g) == [("daqan", "choose-order"), ("latari", "choose-order")]
    g = scene("out uthuk\nphase season-card\nseason winter\ndeck winter council-of-the-long-night\n" + held)
    assert asked(g) == [("daqan", "make-bid"), ("latari", "make-bid")]


def test_RW_N19_free_home_areas_are_enough() -> None:
    g = turn("turn daqan conquer\ndaqan at uthuk-a daqan-footman 2")
    say(g, "daqan activate uthuk-b from uthuk-a daqan-footman 1")
    assert g.alive(seat(g, "uthuk")), "uthuk-c is still his"


def test_R23_5_winter_may_take_the_last_area() -> None:
    """R4.8, U24: his home realm is lost, and there is no food for the only unit he has."""
    held = "".join(f"daqan at uthuk-{x} daqan-footman 1\n" for x in "abc")
    g = season_card("the-frozen-court", held + "uthuk dials 0 2 2\nuthuk at 8B uthuk-berserker 1")
    assert asked(g) == [("daqan", "choose-order"), ("latari", "choose-order")]


def test_R23_5_the_last_one_left_wins() -> None:
    lines = LAST + "out latari\n" + "".join(f"daqan at latari-{x} daqan-footman 1\n" for x in "abc")
    g = turn("turn daqan conquer\n" + lines)
    say(g, "daqan activate uthuk-c from uthuk-a daqan-footman 1")
    assert g.over and g.winner == seat(g, "daqan")


def test_R23_5_his_home_realm_is_nobodys_when_they_leave() -> None:
    g = conquered()
    g.take_units(area(g, "uthuk-c"), g.content.type_slot(g.content.type_name.index("daqan-footman")), 1)
    assert g.control(area(g, "uthuk-c")) == -1


def test_R23_4_ten_tactics_cards() -> None:
    """RW-N14: of twelve he discards two, new ones included."""
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


def test_R23_6_activation_tokens_are_not_limited() -> None:
    g = turn("season winter\nturn daqan mobilize\ndaqan tokens 1A 1B 1C 2A 2B")
    say(g, "daqan activate 6A", "daqan activate 6B")
    assert len(tokens(g, "daqan")) == 7
