"""Reward cards (p.27), each one; those of duels are in test_duels.py."""

import pytest

from meadhall.runewars.heroes import service as heroes
from meadhall.runewars.heroes.service import order_range, shown_for_way
from tests.runewars.hero_scenes import at, damage, legal, number, quests, rewards, say, turn
from tests.runewars.scene import area, asked, seat
from tests.runewars.test_heroes import run

HOME = "daqan stronghold daqan-a\ndaqan hero silhouette daqan-a rewards "


def test_skyfire_shard() -> None:
    g = turn(HOME + "skyfire-shard skyfire-shard", "daqan")
    assert legal(g, "daqan") == ["use skyfire-shard"]
    say(g, "daqan use skyfire-shard")
    assert [name for _, name in asked(g)] == ["place-dragon-rune"]
    assert rewards(g, "silhouette") == ["skyfire-shard"]


def test_skyfire_shard_only_at_an_own_stronghold() -> None:
    g = turn("daqan hero silhouette daqan-a rewards skyfire-shard", "daqan")
    assert legal(g, "daqan") == []


def test_whose_shard_is_asked_whenever_another_might_have_one() -> None:
    g = turn(HOME + "skyfire-shard\ndaqan hero brannoc-vale daqan-a rewards wing-harness", "daqan")
    say(g, "daqan use skyfire-shard")
    assert legal(g, "daqan") == ["hero silhouette"]


def test_mantle_of_mists() -> None:
    g = turn("daqan hero silhouette 7B rewards mantle-of-mists", "daqan")
    heroes.hurt(g, number(g, "silhouette"), 2)
    run(g)
    assert damage(g, "silhouette") == 0 and rewards(g, "silhouette") == ["mantle-of-mists!"]


def test_pipes_of_the_wild_court() -> None:
    g = turn("neutral at 2A giant 2\ndaqan hero silhouette 2A rewards pipes-of-the-wild-court", "daqan")
    assert legal(g, "daqan") == ["use pipes-of-the-wild-court"]
    say(g, "daqan use pipes-of-the-wild-court area 8D")
    assert g.neutrals(area(g, "2A")) == 0 and g.neutrals(area(g, "8D")) >= 2
    assert rewards(g, "silhouette") == []


@pytest.mark.rule("R17.2")
def test_far_road_boots() -> None:
    g = quests("latari hero silhouette latari-a rewards far-road-boots")
    say(g, "latari hero silhouette move to latari-c to 7A")
    assert rewards(g, "silhouette") == ["far-road-boots"]
    say(g, "latari to 7B")
    assert rewards(g, "silhouette") == ["far-road-boots!"] and at(g, "silhouette") == "7B"
    assert order_range(g, number(g, "silhouette")) == 3


@pytest.mark.rule("R17.6")
def test_a_third_step_is_asked_of_everybody_with_a_hidden_reward() -> None:
    g = quests("latari hero silhouette latari-a rewards wing-harness")
    say(g, "latari hero silhouette move to latari-c to 7A")
    assert legal(g, "latari") == ["done"]


def test_wing_harness() -> None:
    g = quests("latari hero silhouette 7C rewards wing-harness")
    say(g, "latari hero silhouette move to 6A")
    assert rewards(g, "silhouette") == ["wing-harness!"]


def test_rewards_that_made_a_move_with_an_order_possible_are_shown() -> None:
    g = turn("latari hero silhouette 7C rewards wing-harness far-road-boots", "latari")
    hero = number(g, "silhouette")
    shown_for_way(g, hero, area(g, "7C"), area(g, "7A"), 2, [])
    assert rewards(g, "silhouette") == ["wing-harness", "far-road-boots"]
    shown_for_way(g, hero, area(g, "7C"), area(g, "6B"), 2, [])
    assert rewards(g, "silhouette") == ["wing-harness", "far-road-boots!"], "three areas on foot"


def test_book_of_quiet_truths() -> None:
    g = quests(
        "neutral at 3A none\nlatari hero dun-harrowgate 3A rewards book-of-quiet-truths\n"
        "latari quests the-cutpurses-ladder\nfate 1 5"
    )
    say(g, "latari hero dun-harrowgate move done quest the-cutpurses-ladder use book-of-quiet-truths")
    assert legal(g, "latari") == ["keep 1", "keep 5"]


def test_phoenix_draught_outside_a_duel() -> None:
    g = turn("daqan hero silhouette 7B damage 2 rewards phoenix-draught", "daqan")
    heroes.hurt(g, number(g, "silhouette"), 2)
    run(g)
    say(g, "daqan use phoenix-draught")
    assert damage(g, "silhouette") == 0 and at(g, "silhouette") == "7B"
    assert g.content.rewards[g.reward_discard[-1]] == "phoenix-draught"


def test_map_of_the_underways() -> None:
    g = turn("daqan hero silhouette 7B rewards map-of-the-underways", "daqan")
    say(g, "daqan use map-of-the-underways area 8A")
    assert at(g, "silhouette") == "8A" and rewards(g, "silhouette") == []


def test_map_of_the_underways_is_nothing_for_a_routed_hero() -> None:
    g = turn("daqan hero silhouette 7B routed rewards map-of-the-underways", "daqan")
    assert legal(g, "daqan") == []


def test_mercenary_charter() -> None:
    g = turn("daqan at 7B daqan-footman 1\ndaqan hero silhouette 7B rewards mercenary-charter", "daqan")
    say(g, "daqan use mercenary-charter choose rectangle")
    while g.asks and asked(g)[0][1] != "only-rewards":
        say(g, "daqan " + legal(g, "daqan")[0])
    assert g.count(area(g, "7B")) == 2
    assert g.control(area(g, "7B")) == seat(g, "daqan")


def test_mercenary_charter_needs_units_or_a_stronghold() -> None:
    g = turn("daqan hero silhouette daqan-a rewards mercenary-charter", "daqan")
    assert legal(g, "daqan") == []


@pytest.mark.rule("R17.6")
def test_a_face_down_reward_is_its_players_secret() -> None:
    """He sees it at any time, nobody else does, and there is no way to show it."""
    g = turn("daqan hero silhouette 7B rewards wing-harness", "daqan")
    assert [hero.rewards for hero in g.view(None).heroes] == [[None]] and legal(g, "daqan") == []
    seen = [g.view(who).known.rewards.get("silhouette") for who in range(3)]
    assert seen == [["wing-harness"], [None], [None]]
