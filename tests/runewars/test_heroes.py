"""Heroes: each one's ability; gaining, limit, desertion, defeat (p.25, p.28)."""

import pytest

from meadhall.runewars.effects import tree
from meadhall.runewars.effects.filters import hero_matches
from meadhall.runewars.effects.run import bindings
from meadhall.runewars.heroes import serving as heroes
from meadhall.runewars.runes import known_rune
from meadhall.runewars.state import Runewars
from tests.runewars.hero_scenes import at, attributes, damage, legal, number, quests, rewards, say, turn
from tests.runewars.scene import area, asked, seat


def run(g: Runewars) -> None:
    """Go on with what a test has pushed, instead of what was asked."""
    g.asks.clear()
    g.given.clear()
    g.offers.clear()
    g.over = False
    g.run()


def gaining(lines: str, draws: int) -> Runewars:
    g = turn(lines, "daqan")
    g.asks.clear()
    g.given.clear()
    heroes.gain_hero(g, seat(g, "daqan"), draws)
    g.run()
    return g


# --- gaining ---------------------------------------------------------------------------------------


FORT = "daqan stronghold daqan-a\ndeck heroes ossa-grimtide silhouette\n"


def test_one_of_the_cards_drawn_is_kept_and_comes_to_a_stronghold() -> None:
    g = gaining(FORT, 2)
    assert legal(g, "daqan") == ["done", "enlist silhouette", "enlist ossa-grimtide"]
    say(g, "daqan enlist silhouette")
    assert at(g, "silhouette") == "daqan-a" and g.offered == ()
    assert number(g, "ossa-grimtide") in g.hero_deck and len(g.hero_deck) == 11


def test_none_need_be_kept() -> None:
    g = gaining(FORT, 2)
    say(g, "daqan done")
    assert len(g.hero_deck) == 12


def test_u35_not_without_a_stronghold() -> None:
    g = gaining("deck heroes ossa-grimtide", 2)
    assert len(g.hero_deck) == 12 and not g.asks


FOUR = (
    FORT
    + """
daqan hero brannoc-vale daqan-b rewards wing-harness
daqan hero tobbin-quickreed daqan-b
daqan hero dun-harrowgate daqan-b
title captain-of-the-heroes-league daqan 1
"""
)


def test_rwn14_a_fourth_hero_makes_one_desert_whatever_title_one_has() -> None:
    g = gaining(FOUR, 1)
    say(g, "daqan enlist ossa-grimtide dismiss brannoc-vale")
    assert at(g, "brannoc-vale") == "deck" and number(g, "brannoc-vale") in g.hero_deck
    assert g.content.rewards[g.reward_discard[-1]] == "wing-harness" and not g.graves
    assert len(g.heroes_of(seat(g, "daqan"))) == 3


def test_the_captains_heroes_do_not_desert() -> None:
    g = gaining(FOUR, 0)
    heroes.desert(g, number(g, "brannoc-vale"))
    assert at(g, "brannoc-vale") == "daqan-b"


def test_a_deserter_loses_what_he_had() -> None:
    g = turn("daqan hero brannoc-vale daqan-b routed damage 2 training 1 0 2 rewards wing-harness", "daqan")
    heroes.desert(g, number(g, "brannoc-vale"))
    assert at(g, "brannoc-vale") == "deck" and attributes(g, "brannoc-vale") == [4, 1, 2]
    assert damage(g, "brannoc-vale") == 0 and rewards(g, "brannoc-vale") == []


# --- defeat ----------------------------------------------------------------------------------------


def test_defeated_outside_a_duel_he_leaves_a_marker() -> None:
    g = turn(
        "daqan hero brannoc-vale 7B damage 5 rewards wing-harness@all\ndaqan hero silhouette 7A", "daqan"
    )
    heroes.hurt(g, number(g, "brannoc-vale"), 1)
    run(g)
    assert at(g, "brannoc-vale") == "gone"
    assert g.graves[0][0] == area(g, "7B") and len(g.graves[0]) == 2


def test_rwn13_his_rewards_are_taken_in_the_own_turn() -> None:
    g = turn("grave 7B wing-harness runeplate@all\ngrave 7B skyfire-shard\ndaqan hero silhouette 7B", "daqan")
    assert legal(g, "daqan") == ["take-rewards 7B"]
    say(g, "daqan take-rewards 7B")
    assert rewards(g, "silhouette") == ["wing-harness", "runeplate!"]
    say(g, "daqan take-rewards 7B")
    assert rewards(g, "silhouette") == ["wing-harness", "runeplate!", "skyfire-shard"]
    assert not g.graves


def test_u19_and_in_the_quest_phase_by_an_option() -> None:
    lines = "grave 7B wing-harness\ndaqan hero silhouette 7B\n"
    g = quests(lines)
    say(g, "daqan hero silhouette move done")
    assert g.over
    g = quests(lines + "option marker_pickup_quest_phase true")
    say(g, "daqan hero silhouette move done take-rewards 7B")
    assert rewards(g, "silhouette") == ["wing-harness"]


# --- where they go ---------------------------------------------------------------------------------


def test_rwn12_heroes_cross_any_area_and_control_nothing() -> None:
    g = turn("uthuk at 8B uthuk-berserker 1\nlatari hero silhouette 8A", "latari")
    reach = [g.content.area_name[a] for a in heroes.hero_reach(g, number(g, "silhouette"), 2)]
    assert "8B" in reach and "8C" in reach
    heroes.move_hero(g, number(g, "silhouette"), area(g, "8B"))
    assert g.control(area(g, "8B")) == seat(g, "uthuk")


def test_routed_heroes_go_nowhere() -> None:
    g = turn("latari hero silhouette 8A routed", "latari")
    assert heroes.hero_reach(g, number(g, "silhouette"), 2) == []


# --- one by one ------------------------------------------------------------------------------------


def test_silhouette() -> None:
    g = quests("latari hero silhouette 7A\nrune 7C dragon\nrune 3A false\nrune 8A dragon")
    me = seat(g, "latari")
    assert known_rune(g, me, area(g, "7C")) == 0
    say(g, "latari hero silhouette move done")
    assert known_rune(g, me, area(g, "7C")) == 1
    assert known_rune(g, seat(g, "uthuk"), area(g, "7C")) == 0


def test_brannoc_vale_and_vanguard_horn_are_battle_matters() -> None:
    g = turn("latari hero brannoc-vale 7A", "latari")
    step = g.content.blocks[g.content.hero_block[number(g, "brannoc-vale")]][0]
    assert tree.OPS[step.op] == "battle_rule"


def test_maerith_dawnsong() -> None:
    g = quests(
        "latari hero maerith-dawnsong 7A damage 1\nlatari hero silhouette 7A damage 2\n"
        "latari hero ossa-grimtide 7B damage 2"
    )
    say(g, "latari hero maerith-dawnsong train wisdom train wisdom")
    # In the order her player says.
    while asked(g) != [("latari", "quest-hero")]:
        say(g, "latari " + legal(g, "latari")[0])
    assert damage(g, "maerith-dawnsong") == 0 and damage(g, "silhouette") == 0
    assert damage(g, "ossa-grimtide") == 2


def test_tobbin_quickreed() -> None:
    g = quests("latari hero tobbin-quickreed latari-a")
    say(g, "latari hero tobbin-quickreed move to latari-c to 7A to 7B")
    assert at(g, "tobbin-quickreed") == "7B" and g.over


@pytest.mark.parametrize("who", ["latari", "uthuk"])
def test_ossa_grimtide(who: str) -> None:
    g = turn(f"{who} hero ossa-grimtide 7A\ndaqan hero kethra-of-the-nine-winds 7A", who)
    differs = tree.HeroFilter()
    differs.special = 0
    g.envs.append(bindings(g, 0, 0, -1, -1, -1, -1, -1, -1))
    assert not hero_matches(g, differs, number(g, "ossa-grimtide"))
    assert hero_matches(g, differs, number(g, "kethra-of-the-nine-winds"))


def test_ferrel_the_unlikely() -> None:
    g = quests(
        "neutral at 3A none\nlatari hero ferrel-the-unlikely 3A\n"
        "latari quests the-cutpurses-ladder\nfate 1 2 11 5"
    )
    say(g, "latari hero ferrel-the-unlikely move done quest the-cutpurses-ladder drop 1")
    assert legal(g, "latari") == ["keep 2", "keep 5", "keep 11"], "once a test"


def test_kethra_of_the_nine_winds() -> None:
    g = quests("latari hero kethra-of-the-nine-winds 7C")
    say(g, "latari hero kethra-of-the-nine-winds move to 6A to 6C")
    assert at(g, "kethra-of-the-nine-winds") == "6C"


def test_dun_harrowgate() -> None:
    g = quests(
        "neutral at 3A none\nlatari hero dun-harrowgate 3A\nlatari quests the-cutpurses-ladder\nfate 5\n"
        "deck rewards skyfire-shard wing-harness"
    )
    say(g, "latari hero dun-harrowgate move done quest the-cutpurses-ladder")
    assert legal(g, "latari") == ["discard skyfire-shard", "discard wing-harness"]
    say(g, "latari discard wing-harness")
    assert rewards(g, "dun-harrowgate") == ["skyfire-shard"]
    assert g.content.rewards[g.reward_deck[0] >> 5] == "wing-harness"


def test_sevrine_ashlock() -> None:
    lines = (
        "latari at 7B latari-archer 1\nlatari influence 3\nuthuk influence 0\nuthuk hero sevrine-ashlock 7A"
    )
    g = quests(lines)
    say(g, "uthuk hero sevrine-ashlock move to 7B done")
    assert g.influence[seat(g, "uthuk")] == 1 and g.influence[seat(g, "latari")] == 2
    g = quests(lines)
    say(g, "uthuk hero sevrine-ashlock move done")
    assert g.influence[seat(g, "uthuk")] == 0


def test_the_pale_reeve_outside_a_duel() -> None:
    g = turn("daqan hero the-pale-reeve 7B damage 4\nfate 7", "daqan")
    heroes.hurt(g, number(g, "the-pale-reeve"), 3)
    run(g)
    assert damage(g, "the-pale-reeve") == 4 and g.hero_down[number(g, "the-pale-reeve")]
