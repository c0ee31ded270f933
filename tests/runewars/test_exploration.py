"""Exploration tokens (p.37), each one."""

import pytest

from meadhall.runewars.heroes.exploration import portals, token_at
from meadhall.runewars.options import Options
from meadhall.runewars.rulebook import new
from meadhall.runewars.runes import known_rune
from meadhall.runewars.state import SETUP, Runewars
from meadhall.runewars.year.victory import dragon_runes
from tests.runewars.fights import fight
from tests.runewars.hero_scenes import at, attributes, damage, legal, quests, rewards, say, token, turn
from tests.runewars.scene import area, seat, units
from tests.runewars.turns import offered
from tests.runewars.turns import turn as whole_turn

ON = "option exploration true\nlatari order strategize\nuthuk order conquer\n"


def explored(name: str, back: str, lines: str = "", hero: str = "silhouette") -> Runewars:
    who, *state = hero.split()
    g = quests(ON + f"latari hero {who} 7A {' '.join(state)}\nexplore 7B {name} {back}\n{lines}")
    say(g, f"latari hero {who} move to 7B done")
    return g


def ordered(lines: str) -> Runewars:
    """Return a turn of latari, just before its order."""
    g = whole_turn(ON + lines)
    say(g, "latari done")
    return g


@pytest.mark.rule("R26.1", "R26.2")
def test_only_if_agreed_before_the_game() -> None:
    """Then each area outside the homes has one, by its back near a home or farther off."""
    seats = ("daqan", "latari", "uthuk")
    for agreed in (False, True):
        g = new(seats, 3, Options(random_map=True, exploration=agreed))
        while g.phase == SETUP:
            g.play(g.waiting()[0], g.legal(g.waiting()[0])[-1])
        for place, shown in zip(g.board.areas, g.view(None).areas, strict=True):
            assert (shown.token is not None) == (agreed and g.home_seat[place] < 0)
            if shown.token is not None:
                near = any(g.home_seat[other] >= 0 for other in g.board.near[place])
                assert (shown.token.back, shown.token.face) == ("1" if near else "2+", None)
    assert not Options().exploration


@pytest.mark.rule("RW-N23", "R26.3")
def test_only_the_token_where_the_movement_ends_is_explored() -> None:
    g = quests(ON + "latari hero silhouette 7A\nexplore 7B temple 2+\nexplore 3A temple 2+")
    say(g, "latari hero silhouette move to 7B to 3A")
    assert token(g, "7B") == "" and token(g, "3A") == "temple"


@pytest.mark.rule("RW-N23", "R26.3")
def test_a_token_is_explored_before_a_duel_or_a_quest() -> None:
    """The token first."""
    g = explored("training", "1", "uthuk hero mad-carthos 7B\nlatari quests well-of-reflections")
    assert legal(g, "latari") == ["train strength", "train agility", "train wisdom"]
    say(g, "latari train wisdom")
    assert legal(g, "latari") == ["done", "duel mad-carthos", "quest well-of-reflections"]


@pytest.mark.rule("R26.3", "U26")
def test_a_token_is_explored_without_a_step_too() -> None:
    """By the Move action; who trains leaves it alone."""
    lines = ON + "latari hero silhouette 7B\nexplore 7B dungeon 1"
    g = quests(lines)
    say(g, "latari hero silhouette move done")
    assert token(g, "7B") == "dungeon"
    g = quests(lines)
    say(g, "latari hero silhouette train wisdom train wisdom")
    assert token(g, "7B") == ""


@pytest.mark.rule("RW-N23", "R26.3")
def test_retreating_heroes_and_units_turn_nothing_up() -> None:
    """All miss, 2 against 3."""
    lines = ON + "uthuk at 1B uthuk-warlock 3\ndaqan hero silhouette 1B\ndaqan at 2C daqan-footman 1\n"
    g = fight(lines + "explore 2C temple 2+\nfate 1 2 3 7 8 9", "1B", "daqan", "daqan-footman 2")
    for said in ("hero silhouette", "drop 1", "retreat 2C"):
        g.do(f"daqan {said}")
    assert units(g, "2C") == {"daqan-footman": 1, "daqan-footman routed": 2} and at(g, "silhouette") == "2C"
    assert token(g, "2C") == ""


@pytest.mark.rule("R26.5", "U21")
def test_dragon_throne() -> None:
    """One more for whoever controls the area, beside a rune."""
    lines = "rune 7B dragon\nrune 8A false\nlatari at 7B latari-archer 1\n"
    before = dragon_runes(quests(ON + lines + "latari hero silhouette 7A"), 1)
    g = explored("dragon-throne", "2+", lines)
    assert token(g, "7B") == "dragon-throne" and (before, dragon_runes(g, 1)) == (1, 2)
    g = explored(
        "dragon-throne", "2+", lines.replace("latari at 7B latari-archer", "uthuk at 7B uthuk-berserker")
    )
    assert dragon_runes(g, 1) == 0


VILLAGES = [("village-food", "1", 0), ("village-wood", "2+", 1), ("village-ore", "2+", 2)]


@pytest.mark.rule("R26.6")
@pytest.mark.parametrize(("name", "back", "resource"), VILLAGES)
def test_village(name: str, back: str, resource: int) -> None:
    """7B gives 1 food besides."""
    g = explored(name, back)
    assert token(g, "7B") == name
    lines = "turn latari harvest\nlatari at 7B latari-archer 1\nexplore 7B "
    plain = ordered(lines + f"{name} {back}")
    more = ordered(lines + f"{name}@all {back}")
    gained = [one - other for one, other in zip(more.dials[3:6], plain.dials[3:6], strict=True)]
    assert gained == [int(resource == i) for i in range(3)]


@pytest.mark.rule("R26.7", "U27")
def test_magic_portal() -> None:
    lines = (
        ON
        + "latari influence {}\nlatari hero silhouette 7A\n"
        + "explore 7A magic-portal@all 1\nexplore 8A magic-portal@all 1"
    )
    g = quests(lines.format(1))
    assert [g.content.area_name[a] for a in portals(g)] == ["7A", "8A"]
    say(g, "latari hero silhouette move to 8A")
    assert g.influence[seat(g, "latari")] == 0 and at(g, "silhouette") == "8A"
    say(g, "latari to 7A")
    assert at(g, "silhouette") == "7A", "paid once an action"
    g = quests(lines.format(0))
    say(g, "latari hero silhouette move")
    assert "to 8A" not in legal(g, "latari")


@pytest.mark.rule("RW-N23", "R26.7", "U27")
def test_magic_portal_with_an_order() -> None:
    """Units step from 7B to 8B for 1 influence; one portal alone leads nowhere."""
    lines = "turn latari conquer\nlatari influence {}\nlatari at 7B latari-archer 2\n"
    lines += "explore 7B magic-portal@all 1\nexplore 8B {} 1"
    for influence, there in ((0, "magic-portal@all"), (1, "magic-portal"), (1, "village-food@all")):
        g = ordered(lines.format(influence, there))
        assert offered(g, "latari activate 8B") == {"done"}
    g = ordered(lines.format(1, "magic-portal@all"))
    say(g, "latari activate 8B from 7B latari-archer 2 done")
    assert units(g, "8B") == {"latari-archer": 2} and g.influence[seat(g, "latari")] == 0


@pytest.mark.rule("R26.7", "U27")
def test_magic_portal_with_strategize() -> None:
    """Portals are adjacent for any move; 1 influence however many go."""
    lines = (
        "turn latari strategize\nlatari influence {}\nlatari at 7B latari-archer 2\n"
        "latari hero silhouette 7B rewards wing-harness\n"
        "explore 7B magic-portal@all 1\nexplore 8B magic-portal@all 1"
    )
    assert "to 8B" not in offered(ordered(lines.format(0)), "latari from 7B latari-archer 2")
    g = ordered(lines.format(3))
    for words in ("from 7B latari-archer 2 to 8B", "from 7B hero silhouette to 8B", "done"):
        g.do(f"latari {words}")
    assert units(g, "8B") == {"latari-archer": 2} and at(g, "silhouette") == "8B"
    assert g.influence[seat(g, "latari")] == 2 and rewards(g, "silhouette") == ["wing-harness"]
    g = ordered(lines.format(3))
    g.do("latari from 7B latari-archer 2 to 3B")
    g.do("latari done")
    assert g.influence[seat(g, "latari")] == 3, "nobody needed a portal"


def test_a_portal_leaves_wings_hidden() -> None:
    """p.27: a reward is turned up when it is used, not before."""
    lines = "turn latari conquer\nlatari influence 1\nlatari hero silhouette 7B rewards wing-harness\n"
    g = ordered(lines + "explore 7B magic-portal@all 1\nexplore 8B magic-portal@all 1")
    g.do("latari activate 8B from 7B hero silhouette done")
    assert at(g, "silhouette") == "8B" and rewards(g, "silhouette") == ["wing-harness"]


@pytest.mark.rule("RW-N23", "R26.8")
def test_dungeon() -> None:
    g = quests(ON + "latari hero silhouette 7A\nexplore 7B dungeon@all 1\nlatari quests heartwood")
    say(g, "latari hero silhouette move to 7B")
    assert at(g, "silhouette") == "7B" and legal(g, "latari") == ["done"]
    say(g, "latari done")
    assert g.over


@pytest.mark.rule("R26.8")
def test_dungeon_leaves_a_duel_or_a_quest() -> None:
    lines = ON + "latari hero silhouette 7A\nuthuk hero mad-carthos 7B\nlatari quests well-of-reflections\n"
    g = quests(lines + "explore 7B dungeon@all 1")
    say(g, "latari hero silhouette move to 7B")
    assert legal(g, "latari") == ["done", "duel mad-carthos", "quest well-of-reflections"]


@pytest.mark.rule("R26.9", "R26.10")
@pytest.mark.parametrize(("name", "influence", "cards"), [("temple", 2, 0), ("hall-of-kellos", 0, 1)])
def test_places_give_at_the_end_of_any_action(name: str, influence: int, cards: int) -> None:
    """Here after training."""
    g = quests(ON + f"latari influence 0\nlatari hero silhouette 7B\nexplore 7B {name}@all 2+")
    say(g, "latari hero silhouette train wisdom")
    me = seat(g, "latari")
    assert (g.influence[me], len(g.fresh[me])) == (0, 0)
    say(g, "latari train wisdom")
    assert (g.influence[me], len(g.fresh[me])) == (influence, cards)


@pytest.mark.rule("R26.4", "R26.9")
def test_temple() -> None:
    """A place stays."""
    g = explored("temple", "2+", "latari influence 1")
    assert g.influence[seat(g, "latari")] == 3 and token(g, "7B") == "temple"


@pytest.mark.rule("R26.10")
def test_hall_of_kellos() -> None:
    g = explored("hall-of-kellos", "2+")
    assert len(g.fresh[seat(g, "latari")]) == 1


@pytest.mark.rule("R26.4", "R26.11")
def test_traveling_merchant() -> None:
    """An event is discarded."""
    g = explored("traveling-merchant", "2+", "latari influence 3\ndeck rewards runeplate")
    say(g, "latari yes")
    assert rewards(g, "silhouette") == ["runeplate"] and g.influence[seat(g, "latari")] == 0
    assert g.explore[area(g, "7B")] == -1


@pytest.mark.rule("R26.11")
def test_traveling_merchant_goes_either_way() -> None:
    g = explored("traveling-merchant", "2+", "latari influence 3")
    say(g, "latari no")
    assert g.explore[area(g, "7B")] == -1 and rewards(g, "silhouette") == []


@pytest.mark.rule("R26.12")
def test_raiding_party() -> None:
    g = explored("raiding-party", "2+", "neutral at 7B none")
    assert damage(g, "silhouette") == 1 and g.explore[area(g, "7B")] == -1


@pytest.mark.rule("RW-N23", "R26.12")
def test_raiding_party_among_enemies() -> None:
    enemies = "uthuk at 7B uthuk-berserker 1\n"
    g = explored("raiding-party", "2+", enemies)
    assert damage(g, "silhouette") == 2
    g = quests(ON + enemies + "latari hero silhouette 7A rewards runeplate@all\nexplore 7B raiding-party 2+")
    say(g, "latari hero silhouette move to 7B done yes discard runeplate")
    assert damage(g, "silhouette") == 1 and rewards(g, "silhouette") == []


@pytest.mark.rule("RW-N23", "R26.12")
def test_raiding_party_among_neutrals_or_own_units() -> None:
    assert damage(explored("raiding-party", "2+", "neutral at 7B beastman 1"), "silhouette") == 2
    assert damage(explored("raiding-party", "2+", "latari at 7B latari-archer 1"), "silhouette") == 1


def test_raiding_party_may_be_the_end() -> None:
    g = quests(ON + "latari hero silhouette 7A damage 2\nexplore 7B raiding-party 2+")
    say(g, "latari hero silhouette move to 7B done")
    assert at(g, "silhouette") == "gone" and g.explore[area(g, "7B")] == -1 and g.over


@pytest.mark.rule("R26.13")
def test_scroll_of_sight() -> None:
    g = explored("scroll-of-sight", "2+", "explore 8A temple 2+")
    say(g, "latari area 8A")
    assert g.explore[area(g, "8A")] >> seat(g, "latari") & 1 and token_at(g, area(g, "8A")) < 0


@pytest.mark.rule("R26.13")
def test_scroll_of_sight_shows_a_rune_too() -> None:
    """Nobody else sees it."""
    runes = "rune 8A dragon\nrune 2B false\nrune 2C dragon\nrune 3C false"
    g = explored("scroll-of-sight", "2+", "explore 8A temple 2+\n" + runes)
    say(g, "latari area 8A")
    assert [known_rune(g, seat(g, who), area(g, "8A")) for who in ("latari", "daqan")] == [1, 0]
    assert [g.view(seat(g, who)).known.tokens for who in ("latari", "daqan")] == [{"8A": "temple"}, {}]


@pytest.mark.rule("R26.14")
def test_training_is_two_at_most() -> None:
    g = explored("training", "1", "", "silhouette training 2 0 1")
    assert legal(g, "latari") == ["train agility", "train wisdom"]


@pytest.mark.rule("R26.14")
def test_training() -> None:
    g = explored("training", "1", "")
    say(g, "latari train wisdom")
    assert attributes(g, "silhouette") == [2, 4, 3] and g.explore[area(g, "7B")] == -1


@pytest.mark.rule("RW-N23", "R26.4")
def test_six_units_raze_a_destructible_place() -> None:
    """Heroes do not count."""
    lines = ON + "latari at 7B latari-archer {}\nlatari hero silhouette 7B\nexplore 7B {} 2+"
    assert legal(turn(lines.format(5, "magic-portal@all"), "latari"), "latari") == []
    assert legal(turn(lines.format(6, "temple@all"), "latari"), "latari") == []
    g = turn(lines.format(6, "magic-portal@all"), "latari")
    say(g, "latari raze 7B")
    assert g.explore[area(g, "7B")] == -1
