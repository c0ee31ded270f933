"""Exploration tokens (p.37), each one."""

from meadhall.runewars.heroes.exploration import portals, token_at
from meadhall.runewars.state import Runewars
from tests.runewars.hero_scenes import at, attributes, damage, legal, quests, rewards, say, token, turn
from tests.runewars.scene import area, seat

ON = "option exploration true\nlatari order strategize\n"


def explored(name: str, back: str, lines: str = "", hero: str = "silhouette") -> Runewars:
    g = quests(ON + f"latari hero {hero} 7A\nexplore 7B {name} {back}\n{lines}")
    say(g, f"latari hero {hero.split()[0]} move to 7B done")
    return g


def test_rwn23_only_the_area_where_the_movement_ends() -> None:
    g = quests(ON + "latari hero silhouette 7A\nexplore 7B temple 2+\nexplore 3A temple 2+")
    say(g, "latari hero silhouette move to 7B to 3A")
    assert token(g, "7B") == "" and token(g, "3A") == "temple"


def test_dragon_throne() -> None:
    g = explored("dragon-throne", "2+")
    assert token(g, "7B") == "dragon-throne"


def test_village() -> None:
    for name, back in (("village-food", "1"), ("village-wood", "2+"), ("village-ore", "2+")):
        g = explored(name, back)
        assert token(g, "7B") == name


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


def test_dungeon() -> None:
    g = quests(ON + "latari hero silhouette 7A\nexplore 7B dungeon@all 1\nlatari quests heartwood")
    say(g, "latari hero silhouette move to 7B")
    assert at(g, "silhouette") == "7B" and legal(g, "latari") == ["done"]
    say(g, "latari done")
    assert g.over


def test_temple() -> None:
    g = explored("temple", "2+", "latari influence 1")
    assert g.influence[seat(g, "latari")] == 3 and token(g, "7B") == "temple"


def test_hall_of_kellos() -> None:
    g = explored("hall-of-kellos", "2+")
    assert len(g.fresh[seat(g, "latari")]) == 1


def test_traveling_merchant() -> None:
    g = explored("traveling-merchant", "2+", "latari influence 3\ndeck rewards runeplate")
    say(g, "latari yes")
    assert rewards(g, "silhouette") == ["runeplate"] and g.influence[seat(g, "latari")] == 0
    assert g.explore[area(g, "7B")] == -1


def test_traveling_merchant_goes_either_way() -> None:
    g = explored("traveling-merchant", "2+", "latari influence 3")
    say(g, "latari no")
    assert g.explore[area(g, "7B")] == -1 and rewards(g, "silhouette") == []


def test_raiding_party() -> None:
    g = explored("raiding-party", "2+", "neutral at 7B none")
    assert damage(g, "silhouette") == 1 and g.explore[area(g, "7B")] == -1


def test_raiding_party_among_enemies() -> None:
    enemies = "uthuk at 7B uthuk-berserker 1\n"
    g = explored("raiding-party", "2+", enemies)
    assert damage(g, "silhouette") == 2
    g = quests(ON + enemies + "latari hero silhouette 7A rewards runeplate@all\nexplore 7B raiding-party 2+")
    say(g, "latari hero silhouette move to 7B done yes discard runeplate")
    assert damage(g, "silhouette") == 1 and rewards(g, "silhouette") == []


def test_raiding_party_may_be_the_end() -> None:
    g = quests(ON + "latari hero silhouette 7A damage 2\nexplore 7B raiding-party 2+")
    say(g, "latari hero silhouette move to 7B done")
    assert at(g, "silhouette") == "gone" and g.explore[area(g, "7B")] == -1 and g.over


def test_scroll_of_sight() -> None:
    g = explored("scroll-of-sight", "2+", "explore 8A temple 2+")
    say(g, "latari area 8A")
    assert g.explore[area(g, "8A")] >> seat(g, "latari") & 1 and token_at(g, area(g, "8A")) < 0


def test_training() -> None:
    g = explored("training", "1", "")
    say(g, "latari train wisdom")
    assert attributes(g, "silhouette") == [2, 4, 3] and g.explore[area(g, "7B")] == -1


def test_rwn23_six_units_raze_a_destructible_place() -> None:
    lines = ON + "latari at 7B latari-archer {}\nlatari hero silhouette 7B\nexplore 7B {} 2+"
    assert legal(turn(lines.format(5, "magic-portal@all"), "latari"), "latari") == []
    assert legal(turn(lines.format(6, "temple@all"), "latari"), "latari") == []
    g = turn(lines.format(6, "magic-portal@all"), "latari")
    say(g, "latari raze 7B")
    assert g.explore[area(g, "7B")] == -1
