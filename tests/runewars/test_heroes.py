"""Heroes: each one's ability; gaining, limit, desertion, defeat (p.25, p.28)."""

import pytest

from meadhall.runewars import event_codes as ev
from meadhall.runewars.effects import tree
from meadhall.runewars.effects.filters import hero_matches
from meadhall.runewars.effects.run import bindings
from meadhall.runewars.heroes import service as heroes
from meadhall.runewars.runes import known_rune
from meadhall.runewars.state import Runewars
from tests.runewars.fights import fight, told
from tests.runewars.hero_scenes import (
    at,
    attributes,
    damage,
    legal,
    number,
    quests,
    rewards,
    say,
    token,
    turn,
)
from tests.runewars.scene import area, asked, seat, units
from tests.runewars.turns import offered, offers
from tests.runewars.turns import turn as whole_turn


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


@pytest.mark.rule("R14.4")
def test_one_of_the_cards_drawn_is_kept_and_comes_to_a_stronghold() -> None:
    """Face up, at an own stronghold."""
    g = gaining(FORT, 2)
    assert legal(g, "daqan") == ["done", "enlist silhouette", "enlist ossa-grimtide"]
    say(g, "daqan enlist silhouette")
    assert at(g, "silhouette") == "daqan-a" and g.offered == ()
    assert [(hero.id, hero.seat, hero.area) for hero in g.view(None).heroes] == [
        ("silhouette", "daqan", "daqan-a")
    ]
    assert number(g, "ossa-grimtide") in g.hero_deck and len(g.hero_deck) == 11


def test_none_need_be_kept() -> None:
    g = gaining(FORT, 2)
    say(g, "daqan done")
    assert len(g.hero_deck) == 12


@pytest.mark.rule("R14.4", "U35")
def test_no_hero_comes_without_a_stronghold() -> None:
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


@pytest.mark.rule("RW-N14", "R14.5", "R19.5")
def test_a_fourth_hero_makes_one_desert_whatever_title_one_has() -> None:
    g = gaining(FOUR, 1)
    say(g, "daqan enlist ossa-grimtide dismiss brannoc-vale")
    assert at(g, "brannoc-vale") == "deck" and number(g, "brannoc-vale") in g.hero_deck
    assert g.content.rewards[g.reward_discard[-1]] == "wing-harness" and not g.graves
    assert len(g.heroes_of(seat(g, "daqan"))) == 3


def test_the_captains_heroes_do_not_desert() -> None:
    g = gaining(FOUR, 0)
    heroes.desert(g, number(g, "brannoc-vale"))
    assert at(g, "brannoc-vale") == "daqan-b"


@pytest.mark.rule("R19.5")
def test_a_deserter_loses_what_he_had() -> None:
    g = turn("daqan hero brannoc-vale daqan-b routed damage 2 training 1 0 2 rewards wing-harness", "daqan")
    heroes.desert(g, number(g, "brannoc-vale"))
    assert at(g, "brannoc-vale") == "deck" and attributes(g, "brannoc-vale") == [4, 1, 2]
    assert damage(g, "brannoc-vale") == 0 and rewards(g, "brannoc-vale") == []


# --- defeat ----------------------------------------------------------------------------------------


@pytest.mark.rule("R19.1", "R19.3")
def test_defeated_outside_a_duel_he_leaves_a_marker() -> None:
    g = turn(
        "daqan hero brannoc-vale 7B damage 5 rewards wing-harness@all\ndaqan hero silhouette 7A", "daqan"
    )
    heroes.hurt(g, number(g, "brannoc-vale"), 1)
    run(g)
    assert at(g, "brannoc-vale") == "gone"
    assert g.graves[0][0] == area(g, "7B") and len(g.graves[0]) == 2


@pytest.mark.rule("RW-N13", "R19.4")
def test_rewards_of_the_defeated_are_taken_in_the_own_turn() -> None:
    g = turn("grave 7B wing-harness runeplate@all\ngrave 7B skyfire-shard\ndaqan hero silhouette 7B", "daqan")
    assert legal(g, "daqan") == ["take-rewards 7B"]
    say(g, "daqan take-rewards 7B")
    assert rewards(g, "silhouette") == ["wing-harness", "runeplate!"]
    say(g, "daqan take-rewards 7B")
    assert rewards(g, "silhouette") == ["wing-harness", "runeplate!", "skyfire-shard"]
    assert not g.graves


@pytest.mark.rule("RW-N13", "R19.4", "U19")
def test_rewards_of_the_defeated_are_taken_in_the_quest_phase_by_option() -> None:
    lines = "grave 7B wing-harness\ndaqan hero silhouette 7B\n"
    g = quests(lines)
    say(g, "daqan hero silhouette move done")
    assert g.over
    g = quests(lines + "option marker_pickup_quest_phase true")
    say(g, "daqan hero silhouette move done take-rewards 7B")
    assert rewards(g, "silhouette") == ["wing-harness"]


@pytest.mark.rule("RW-N13", "R19.4")
def test_rewards_of_the_defeated_are_not_taken_in_anothers_turn() -> None:
    g = turn("grave 7B wing-harness\nuthuk hero silhouette 7B", "daqan")
    assert legal(g, "daqan") == [] and g.waiting() == [seat(g, "daqan")]


# --- whose they are, and what they can -------------------------------------------------------------


@pytest.mark.rule("R14.1")
def test_a_hero_is_his_players_wherever_he_stands() -> None:
    """Two of them and others' units in one area."""
    g = quests(
        "latari order strategize\nuthuk order conquer\nuthuk at 8B uthuk-berserker 1\n"
        "latari hero silhouette 8B\nuthuk hero mad-carthos 8B"
    )
    assert [(hero.id, hero.seat, hero.area) for hero in g.view(None).heroes] == [
        ("silhouette", "latari", "8B"),
        ("mad-carthos", "uthuk", "8B"),
    ]
    assert legal(g, "latari") == ["done", "hero silhouette"]
    say(g, "latari done")
    assert legal(g, "uthuk") == ["done", "hero mad-carthos"]


@pytest.mark.rule("R14.2")
def test_doubt_is_sown_among_heroes_of_another_alignment() -> None:
    """The Latari are good."""
    g = whole_turn(
        "turn daqan harvest\ndaqan tactics sow-doubt\nlatari influence 0\nlatari hero silhouette 7A\n"
        "latari hero kethra-of-the-nine-winds 7A\nlatari hero gorrath-splitjaw 7A"
    )
    alignments = {hero.id: hero.alignment for hero in g.view(None).heroes}
    assert alignments == {
        "silhouette": "good",
        "kethra-of-the-nine-winds": "neutral",
        "gorrath-splitjaw": "evil",
    }
    assert offered(g, "daqan play sow-doubt") == {"hero kethra-of-the-nine-winds", "hero gorrath-splitjaw"}


@pytest.mark.rule("R14.3")
@pytest.mark.parametrize(
    ("quest", "where", "tested", "cards"),
    [
        ("heartwood", "8A", "strength", 2),
        ("heartwood", "8A", "agility", 4),
        ("the-drowned-bell", "1A", "", 2),
    ],
)
def test_attributes_say_how_many_cards_are_drawn(quest: str, where: str, tested: str, cards: int) -> None:
    """Silhouette's are 2, 4 and 2."""
    g = quests(f"latari hero silhouette {where}\nlatari quests {quest}\nfate 1 2 11 12")
    say(g, f"latari hero silhouette move done quest {quest}" + (f" test {tested}" if tested else ""))
    assert len(legal(g, "latari")) == cards


@pytest.mark.rule("R14.3", "R19.1")
@pytest.mark.parametrize(("name", "health"), [("silhouette", 3), ("brannoc-vale", 6)])
def test_a_hero_bears_less_damage_than_his_health(name: str, health: int) -> None:
    g = turn(f"daqan hero {name} 7B", "daqan")
    heroes.hurt(g, number(g, name), health - 1)
    run(g)
    assert at(g, name) == "7B"
    heroes.hurt(g, number(g, name), 1)
    g.run()
    assert at(g, name) == "gone" and number(g, name) not in g.hero_deck


# --- in battles (p.25) -----------------------------------------------------------------------------


ASSIST = """
neutral at 1B razorwing 4
daqan hero silhouette 1B
daqan hero tobbin-quickreed 1B
daqan hero brannoc-vale 1B {}
"""


@pytest.mark.rule("R14.6")
def test_each_hero_assists_another_type() -> None:
    """Routed heroes assist nobody."""
    g = fight(ASSIST.format("routed"), "1B", "daqan", "daqan-footman 1 daqan-knight 1 daqan-siege-engine 1")
    assert offers(g, "daqan") == {"done", "hero silhouette", "hero tobbin-quickreed"}
    types = {"assist daqan-footman", "assist daqan-knight", "assist daqan-siege-engine"}
    assert offered(g, "daqan hero silhouette") == types
    g.do("daqan hero silhouette assist daqan-knight")
    assert offered(g, "daqan hero tobbin-quickreed") == types - {"assist daqan-knight"}


@pytest.mark.rule("R14.7")
def test_the_assisted_type_draws_one_more_and_drops_one_of_all() -> None:
    """Two bowmen, three cards."""
    lines = "uthuk at 1B uthuk-berserker 2\ndaqan hero silhouette 1B\nfate 1 5 17"
    g = fight(lines, "1B", "daqan", "daqan-bowman 2")
    g.do("daqan hero silhouette")
    assert offers(g, "daqan") == {"drop 1", "drop 5", "drop 17"}
    g.do("daqan drop 5")
    assert told(g, ev.FATE_DRAWN)[0] == (seat(g, "daqan"), 0, 4, 16) and 4 in g.fate_discard


@pytest.mark.rule("R14.8", "R14.9", "U32")
def test_assistants_without_units_go_to_one_area_and_the_others_stay() -> None:
    """Four razorwings leave none of the units."""
    g = fight(ASSIST.format("") + "fate 17 18 25 26", "1B", "daqan", "daqan-footman 1 daqan-knight 1")
    for said in (
        "hero silhouette assist daqan-footman",
        "hero tobbin-quickreed",
        "unit daqan-knight",
        "retreat 2C",
    ):
        g.do(f"daqan {said}")
    assert [(at(g, name), g.hero_down[number(g, name)]) for name in ("silhouette", "tobbin-quickreed")] == [
        ("2C", 1),
        ("2C", 1),
    ]
    assert at(g, "brannoc-vale") == "1B" and not g.hero_down[number(g, "brannoc-vale")]


@pytest.mark.rule("R14.8", "U31")
@pytest.mark.parametrize(("second", "beyond"), [("hero silhouette", set()), ("done", {"retreat latari-b"})])
def test_assistants_without_units_go_where_all_of_them_can(second: str, beyond: set[str]) -> None:
    """A mountain lies before latari-b; Kethra flies there, but not if Silhouette must go along."""
    heroes = "latari hero kethra-of-the-nine-winds 3C\nlatari hero silhouette 3C\n"
    lines = heroes + "uthuk at 3C uthuk-flesh-ripper 2\nfate 1 2 18 18"
    g = fight(lines, "3C", "latari", "latari-archer 1 latari-sorceress 1")
    first = "hero kethra-of-the-nine-winds assist latari-archer"
    for said in (first, second, "drop 1", "unit latari-archer"):
        g.do(f"latari {said}")
    assert asked(g) == [("latari", "assistants-retreat")]
    assert offers(g, "latari") == {"retreat 3B", "retreat latari-c"} | beyond
    refusal = g.why("latari retreat latari-b")
    assert (refusal is None) == bool(beyond)
    if refusal:
        assert refusal.code == "all_to_one_area"


@pytest.mark.rule("R14.8", "R14.9")
def test_assistants_go_with_their_units_and_the_others_stay() -> None:
    """All miss, 2 against 3."""
    lines = "uthuk at 1B uthuk-warlock 3\ndaqan hero silhouette 1B\ndaqan hero brannoc-vale 1B\n"
    g = fight(lines + "fate 1 2 3 7 8 9", "1B", "daqan", "daqan-footman 2")
    g.do("daqan hero silhouette")
    g.do("daqan drop 1")
    assert units(g, "daqan-b") == {"daqan-footman routed": 2}
    assert at(g, "silhouette") == "daqan-b" and g.hero_down[number(g, "silhouette")]
    assert at(g, "brannoc-vale") == "1B" and not g.hero_down[number(g, "brannoc-vale")]


# --- where they go ---------------------------------------------------------------------------------


@pytest.mark.rule("RW-N23", "R14.11", "R26.3")
def test_no_duel_no_quest_no_exploration_outside_the_quest_phase() -> None:
    """With an order the hero meets an enemy hero, a quest's place and a token."""
    g = whole_turn(
        "option exploration true\nturn latari mobilize\nlatari hero silhouette 7A\nexplore 7B temple 2+\n"
        "uthuk hero mad-carthos 7B\nlatari quests well-of-reflections"
    )
    say(g, "latari done activate 7B from 7A done")
    assert at(g, "silhouette") == "7B" and token(g, "7B") == ""
    while not g.over:
        who = g.names[g.waiting()[0]]
        assert not [words for words in legal(g, who) if words.startswith(("duel", "quest"))]
        say(g, f"{who} done")
    assert damage(g, "silhouette") == damage(g, "mad-carthos") == 0 and token(g, "7B") == ""


@pytest.mark.rule("RW-N12")
def test_heroes_cross_any_area_and_control_nothing() -> None:
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
