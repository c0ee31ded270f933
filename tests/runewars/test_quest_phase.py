"""The Quest Phase (p.26, p.27)."""

from pathlib import Path

import pytest

from meadhall.runewars.loading import content_of
from meadhall.runewars.pack import read
from meadhall.runewars.state import ALL, QUESTS
from tests.runewars.hero_scenes import (
    at,
    attributes,
    damage,
    held_quests,
    legal,
    number,
    quests,
    rewards,
    say,
    turn,
)
from tests.runewars.packs import edit, house
from tests.runewars.scene import area, asked, seat

TWO = """
latari order strategize
uthuk order conquer
latari at 1B latari-archer 1
latari at 1C latari-warrior 1
latari hero silhouette 1B damage 2
uthuk hero mad-carthos uthuk-a
uthuk hero gorrath-splitjaw uthuk-c
"""
M4 = "daqan order harvest\nwaiqar order recruit\n" + TWO


@pytest.mark.rule("RW-18", "R16.4", "R16.5", "R16.6", "R16.7", "R18.1")
def test_heroes_act_in_play_order_heal_train_move() -> None:
    g = quests(M4, "M4")
    assert g.phase == QUESTS and g.current == -1
    assert asked(g) == [("latari", "quest-hero")]
    say(g, "latari hero silhouette heal")
    assert damage(g, "silhouette") == 0
    assert asked(g) == [("uthuk", "quest-hero")]
    say(g, "uthuk hero mad-carthos train agility train agility")
    assert attributes(g, "mad-carthos") == [2, 4, 4]
    say(g, "uthuk hero gorrath-splitjaw move to 1C to 1B")
    assert at(g, "gorrath-splitjaw") == "1B"
    assert not g.tokens[area(g, "1B")] and g.control(area(g, "1B")) == seat(g, "latari")
    assert legal(g, "uthuk") == ["done", "duel silhouette"]
    say(g, "uthuk done")
    assert g.over, "Daqan and Waiqar have no heroes"


@pytest.mark.rule("RW-18", "R16.6")
def test_heal_only_in_a_friendly_area() -> None:
    g = quests("latari hero silhouette 8B damage 2")
    say(g, "latari hero silhouette")
    assert "heal" not in legal(g, "latari")


@pytest.mark.rule("R16.7", "U15")
def test_train_two_attributes_by_one_and_never_above_two() -> None:
    g = quests("latari hero silhouette latari-a training 2 1 0")
    say(g, "latari hero silhouette train agility")
    assert attributes(g, "silhouette") == [4, 6, 3]


@pytest.mark.rule("R16.5", "U16")
def test_routed_heroes_train_and_heal_but_do_not_move() -> None:
    g = quests("latari hero silhouette latari-a routed damage 1")
    say(g, "latari hero silhouette")
    assert legal(g, "latari") == ["heal", "train strength", "train agility", "train wisdom"]
    say(g, "latari heal")
    assert g.hero_down[number(g, "silhouette")]


def test_a_player_may_leave_heroes_unused() -> None:
    g = quests("latari hero silhouette latari-a\nlatari hero maerith-dawnsong latari-b")
    say(g, "latari hero silhouette train wisdom train wisdom done")
    assert g.over


@pytest.mark.rule("R16.4")
def test_a_hero_acts_once() -> None:
    g = quests("latari hero silhouette latari-a\nlatari hero maerith-dawnsong latari-b")
    say(g, "latari hero silhouette train wisdom train wisdom")
    assert legal(g, "latari") == ["done", "hero maerith-dawnsong"]


@pytest.mark.rule("R16.5")
def test_move_at_most_two_areas_borders_hold() -> None:
    g = quests("latari hero silhouette 7C")
    say(g, "latari hero silhouette move")
    assert legal(g, "latari") == ["done", "to 7A", "to 7B"], "mountains to 6A and 6B"
    say(g, "latari to 7A to 6A")
    assert g.over


@pytest.mark.rule("RW-18", "R16.9")
def test_the_quest_phase_is_nobodys_turn() -> None:
    """What may be done in one's turn is not to be had."""
    held = "latari tactics mountain-pass\nlatari stronghold latari-a\ngrave latari-a wing-harness\n"
    lines = held + "latari hero silhouette latari-a rewards skyfire-shard@all"
    assert legal(turn(lines, "latari"), "latari") == ["use skyfire-shard", "take-rewards latari-a"]
    g = quests(lines)
    assert g.view(None).current is None and legal(g, "latari") == ["done", "hero silhouette"]
    say(g, "latari hero silhouette")
    assert legal(g, "latari") == ["train strength", "train agility", "train wisdom", "move"]
    say(g, "latari train wisdom train wisdom")
    assert asked(g) == [("latari", "play-tactics")] and legal(g, "latari") == ["done"]


@pytest.mark.rule("R14.10")
def test_the_rune_token_of_every_area_on_the_way_is_seen() -> None:
    g = quests("latari hero silhouette 7C\nrune 7B dragon\nrune 3A false\nrune 8A dragon")
    from meadhall.runewars.runes import known_rune

    me, other = seat(g, "latari"), seat(g, "daqan")
    say(g, "latari hero silhouette move to 7B")
    assert known_rune(g, me, area(g, "7B")) == 1
    assert known_rune(g, other, area(g, "7B")) == 0


# --- quests ---------------------------------------------------------------------------------------


LADDER = """
neutral at 3A none
latari hero maerith-dawnsong 3B
latari quests the-cutpurses-ladder
deck quests hearth-thief
deck rewards wing-harness
"""


@pytest.mark.rule("RW-16", "R16.10", "R16.13", "R17.1")
def test_an_attribute_test_draws_as_many_cards_and_uses_one() -> None:
    g = quests(LADDER + "fate 5 1")
    say(g, "latari hero maerith-dawnsong move to 3A done quest the-cutpurses-ladder")
    assert legal(g, "latari") == ["keep 1", "keep 5"]
    say(g, "latari keep 5")
    assert rewards(g, "maerith-dawnsong") == ["wing-harness"], "face down, and her player has seen it"
    assert g.view(seat(g, "latari")).known.rewards == {"maerith-dawnsong": ["wing-harness"]}
    assert held_quests(g, "latari") == ["hearth-thief"]
    assert g.fate_discard == [4, 0]
    assert g.content.quests[g.quest_discard[-1]] == "the-cutpurses-ladder"


@pytest.mark.rule("RW-16", "R16.10", "R16.11", "R16.12")
def test_a_failed_quest_stays_and_all_have_seen_it() -> None:
    g = quests(LADDER + "fate 5 1")
    say(g, "latari hero maerith-dawnsong move to 3A done quest the-cutpurses-ladder keep 1")
    assert held_quests(g, "latari") == ["the-cutpurses-ladder"]
    assert g.quests[seat(g, "latari")][0] & ALL
    assert rewards(g, "maerith-dawnsong") == []
    assert g.over, "one attempt a hero"


@pytest.mark.rule("RW-17", "R16.8")
def test_a_raise_on_a_quest_is_one_point() -> None:
    g = quests("latari hero silhouette 7B\nlatari quests well-of-reflections")
    say(g, "latari hero silhouette move done quest well-of-reflections train wisdom")
    assert attributes(g, "silhouette") == [2, 4, 3]
    assert held_quests(g, "latari") == ["well-of-reflections"]


WELL = """
latari order strategize
uthuk order conquer
latari quests well-of-reflections the-hermits-fire
neutral at 7B none
uthuk hero mad-carthos 7B
"""


@pytest.mark.rule("R16.2")
@pytest.mark.parametrize("name", ["silhouette", "maerith-dawnsong"])
def test_any_hero_tries_any_quest(name: str) -> None:
    g = quests(WELL + "latari hero silhouette 7A\nlatari hero maerith-dawnsong 7C")
    say(g, f"latari hero {name} move to 7B done")
    assert {"quest well-of-reflections", "quest the-hermits-fire"} <= set(legal(g, "latari"))


@pytest.mark.rule("R16.12")
def test_one_attempt_a_hero() -> None:
    """Two quests of one place; the other hero may try the second."""
    g = quests(WELL + "latari hero silhouette 7B\nlatari hero maerith-dawnsong 7A")
    say(g, "latari hero silhouette move done quest well-of-reflections train wisdom")
    assert legal(g, "latari") == ["done", "hero maerith-dawnsong"]
    say(g, "latari hero maerith-dawnsong move to 7B done")
    assert "quest the-hermits-fire" in legal(g, "latari")


@pytest.mark.rule("R16.12", "R18.11")
def test_routed_heroes_neither_quest_nor_challenge() -> None:
    g = quests(WELL + "latari hero silhouette 7B routed")
    say(g, "latari hero silhouette")
    assert legal(g, "latari") == ["train strength", "train agility", "train wisdom"]


@pytest.mark.rule("R16.10")
def test_a_quest_only_in_its_place() -> None:
    g = quests(LADDER)
    say(g, "latari hero maerith-dawnsong move done")
    assert legal(g, "latari") == ["done"]


@pytest.mark.rule("R16.3")
def test_stories_have_no_effect(tmp_path: Path) -> None:
    """The card in italics says something else, and all goes as before."""
    folder = house(tmp_path / "told")
    edit(folder, "quests the-cutpurses-ladder story", "Receive 3 rewards, then 9 damage.")
    lines = LADDER + "fate 5 1"
    g, h = quests(lines), quests(lines, content=content_of(read(folder)))
    for one in (g, h):
        say(one, "latari hero maerith-dawnsong move to 3A done quest the-cutpurses-ladder keep 5")
        assert rewards(one, "maerith-dawnsong") == ["wing-harness"] and damage(one, "maerith-dawnsong") == 0


@pytest.mark.rule("U14")
def test_quest_without_moving_may_be_switched_off() -> None:
    lines = "neutral at 3A none\nlatari hero silhouette 3A\nlatari quests the-cutpurses-ladder\n"
    g = quests(lines)
    say(g, "latari hero silhouette move done")
    assert "quest the-cutpurses-ladder" in legal(g, "latari")
    g = quests(lines + "option quest_without_move false")
    say(g, "latari hero silhouette move done")
    assert g.over


def test_whether_one_is_asked_for_a_quest_does_not_tell_which_one_has() -> None:
    g = quests("latari hero silhouette 3A\nlatari quests heartwood")
    say(g, "latari hero silhouette move done")
    assert legal(g, "latari") == ["done"]


@pytest.mark.rule("RW-N14", "R16.1")
def test_a_player_keeps_three_quests() -> None:
    from meadhall.runewars.decks import draw_quests

    g = quests("latari hero silhouette 3A\nlatari quests heartwood hearth-thief blood-feud")
    g.asks.clear()
    g.given.clear()
    g.offers.clear()
    draw_quests(g, seat(g, "latari"), 2)
    g.run()
    assert len(legal(g, "latari")) == 5
    say(g, "latari discard heartwood discard blood-feud")
    assert len(held_quests(g, "latari")) == 3 and "hearth-thief" in held_quests(g, "latari")


@pytest.mark.rule("RW-29", "R17.3")
def test_a_card_goes_through_three_pairs_of_hands() -> None:
    """Taken on the way and handed on at its end."""
    g = quests(
        "neutral at 3A none\nlatari hero silhouette latari-c\n"
        "latari hero maerith-dawnsong 3B rewards wing-harness\nlatari hero tobbin-quickreed 3A"
    )
    say(g, "latari hero silhouette move to 3B swap reward wing-harness")
    say(g, "latari to 3A")
    say(g, "latari swap reward wing-harness")
    assert rewards(g, "tobbin-quickreed") == ["wing-harness"]


@pytest.mark.rule("RW-29")
def test_rewards_change_hands_in_passing() -> None:
    g = quests("latari hero silhouette latari-c rewards wing-harness\nlatari hero maerith-dawnsong 3B")
    say(g, "latari hero silhouette move to 3B swap reward wing-harness")
    assert rewards(g, "maerith-dawnsong") == ["wing-harness"] and rewards(g, "silhouette") == []
    say(g, "latari to 3A")
    assert at(g, "silhouette") == "3A"


@pytest.mark.rule("RW-29")
def test_rewards_are_swapped_in_the_own_turn() -> None:
    g = turn("latari hero silhouette 3B rewards wing-harness\nlatari hero maerith-dawnsong 3B", "latari")
    assert legal(g, "latari") == ["swap"]
    say(g, "latari swap reward wing-harness")
    assert rewards(g, "maerith-dawnsong") == ["wing-harness"]


# --- cards -----------------------------------------------------------------------------------------


AMBUSH = """
latari order strategize
uthuk order conquer
latari hero silhouette 7A
uthuk hero mad-carthos 7B
uthuk tactics ambush
latari quests the-sorcerers-wager
"""


def test_ambush_ends_the_action() -> None:
    g = quests(AMBUSH)
    say(g, "latari hero silhouette move to 7B done")
    assert legal(g, "uthuk") == ["done", "play ambush"]
    say(g, "uthuk play ambush")
    assert damage(g, "silhouette") == 1
    assert asked(g) == [("uthuk", "quest-hero")], "no duel, no quest"


def test_ambush_only_where_one_stands() -> None:
    g = quests(AMBUSH)
    say(g, "latari hero silhouette move to 6A done")
    assert asked(g) != [("uthuk", "play-tactics")]


def test_heros_road_after_the_last_hero() -> None:
    g = quests("latari hero silhouette latari-a\nlatari tactics heros-road")
    say(g, "latari hero silhouette train wisdom train wisdom play heros-road train agility")
    assert attributes(g, "silhouette") == [2, 5, 4]
    say(g, "latari train agility")
    assert attributes(g, "silhouette") == [2, 6, 4]
    assert g.over
