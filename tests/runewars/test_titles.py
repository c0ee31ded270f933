"""The three titles (p.36) and their effects."""

import pytest

from meadhall.runewars.state import Runewars
from tests.runewars.fights import fight
from tests.runewars.hero_scenes import at as hero_at
from tests.runewars.hero_scenes import rewards
from tests.runewars.scene import asked, seat
from tests.runewars.turns import offers, ready, runes, say, season_card, turn

PRIMARCH = "primarch-of-the-wizards-council"
CAPTAIN = "captain-of-the-heroes-league"
COMMANDER = "lord-commander-of-the-warriors-guild"


def owner(g: Runewars, title: str) -> str:
    who = g.title_seat[g.content.titles.index(title)]
    return g.names[who] if who >= 0 else ""


# --- Primarch -------------------------------------------------------------------------------------


def council(influence: int) -> Runewars:
    """The Council's Tithe, with a unit to pay with; Daqan is Primarch."""
    lines = (
        f"title {PRIMARCH} daqan 3\ndaqan influence {influence}\n"
        "latari influence 1\nuthuk influence 1\ndaqan at daqan-a daqan-footman 2"
    )
    g = season_card("the-councils-tithe", lines)
    say(g, "daqan choose unit")
    return g


def test_primarch_gains_one_when_a_council_is_drawn() -> None:
    """Before its text: now the player can pay 2."""
    g = season_card(
        "the-councils-tithe", f"title {PRIMARCH} daqan 3\ndaqan influence 1\ndaqan at 2B daqan-footman 1"
    )
    assert g.influence[seat(g, "daqan")] == 2 and offers(g, "latari") == set()
    while asked(g)[0][0] != "daqan":
        say(g, f"{asked(g)[0][0]} choose influence")
    assert offers(g, "daqan") == {"choose influence", "choose unit"}
    g = season_card("famine", f"title {PRIMARCH} daqan 3")
    assert g.influence[seat(g, "daqan")] == 3


@pytest.mark.parametrize(("answer", "left", "title"), [("yes", 0, ""), ("no", 4, "daqan")])
def test_primarch_may_spend_four_and_the_title_for_a_rune(answer: str, left: int, title: str) -> None:
    g = council(3)
    assert asked(g) == [("daqan", "pay")] and g.influence[seat(g, "daqan")] == 4
    say(g, f"daqan {answer}")
    if answer == "yes":
        say(g, "daqan dragon daqan-a false daqan-b")
        assert runes(g) == {"daqan-a": "dragon", "daqan-b": "false"}
        assert g.title_influence[g.content.titles.index(PRIMARCH)] == 0
    assert ready(g) and g.influence[seat(g, "daqan")] == left and owner(g, PRIMARCH) == title


def test_primarch_not_with_less_than_four() -> None:
    assert ready(council(2))


# --- Captain --------------------------------------------------------------------------------------


HEROES = f"""
turn daqan strategize
title {CAPTAIN} daqan 2
daqan hero silhouette daqan-a rewards runeplate oathshield
daqan hero brannoc-vale daqan-b rewards thornmail hookchain
"""


def test_captain_three_rewards_for_a_rune_once_a_turn() -> None:
    g = turn(HEROES)
    assert f"use {CAPTAIN}" in offers(g, "daqan")
    say(g, f"daqan use {CAPTAIN} ...")
    for hero, card in (
        ("silhouette", "runeplate"),
        ("brannoc-vale", "thornmail"),
        ("brannoc-vale", "hookchain"),
    ):
        say(g, f"daqan hero {hero} discard {card} ...")
    say(g, "daqan dragon daqan-a false daqan-b")
    assert rewards(g, "silhouette") == ["oathshield"] and rewards(g, "brannoc-vale") == []
    assert runes(g) == {"daqan-a": "dragon", "daqan-b": "false"} and owner(g, CAPTAIN) == "daqan"
    assert f"use {CAPTAIN}" not in offers(g, "daqan")


def test_captain_not_with_two_rewards() -> None:
    g = turn(HEROES.replace(" oathshield", "").replace(" hookchain", ""))
    assert f"use {CAPTAIN}" not in offers(g, "daqan")


@pytest.mark.parametrize(("title", "place"), [(f"title {CAPTAIN} daqan 2", "daqan-a"), ("", "deck")])
def test_captain_his_heroes_never_desert(title: str, place: str) -> None:
    g = season_card("call-of-the-blood", f"{title}\ndaqan hero mad-carthos daqan-a\ndaqan influence 0")
    assert hero_at(g, "mad-carthos") == place


# --- Lord Commander -------------------------------------------------------------------------------


def test_lord_commander_gains_one_for_a_battle_won_as_attacker() -> None:
    lines = f"title {COMMANDER} daqan 2\nuthuk at 1B routed uthuk-berserker 1"
    g = fight(lines, "1B", "daqan", "daqan-footman 2")
    assert g.influence[seat(g, "daqan")] == 4 and owner(g, COMMANDER) == "daqan"


def test_lord_commander_not_for_neutral_units_nor_as_defender() -> None:
    g = fight(f"title {COMMANDER} daqan 2\nneutral at 1B routed beastman 1", "1B", "daqan", "daqan-footman 2")
    assert g.influence[seat(g, "daqan")] == 3
    g = fight(f"title {COMMANDER} daqan 2\ndaqan stronghold 1B", "1B", "uthuk", "uthuk-berserker 2")
    assert g.influence[seat(g, "daqan")] == 3


@pytest.mark.parametrize(("answer", "title"), [("choose claim", ""), ("no", "daqan")])
def test_lord_commander_a_stronghold_removed_may_bring_a_rune(answer: str, title: str) -> None:
    g = fight(f"title {COMMANDER} daqan 2\nuthuk stronghold 8B", "8B", "daqan", "daqan-footman 6")
    while answer not in offers(g, "daqan") or asked(g)[0][1] == "take-over":
        say(g, "daqan no")
    say(g, f"daqan {answer}")
    assert owner(g, COMMANDER) == title
    assert (asked(g) == [("daqan", "place-dragon-rune")]) == (title == "")


def test_lord_commander_an_area_of_a_home_realm_may_too() -> None:
    g = fight(
        f"title {COMMANDER} daqan 2\nuthuk at uthuk-a routed uthuk-berserker 1",
        "uthuk-a",
        "daqan",
        "daqan-footman 2",
    )
    assert offers(g, "daqan") == {"no", "choose claim"}
