"""The worked examples of the rulebooks, EX-06 to EX-11, each as given, when, then.

EX-01 to EX-05 are in test_examples.py, EX-12 to EX-23 in test_examples_notes.py.
"""

from __future__ import annotations

import pytest

from meadhall import bloodrage
from meadhall.bloodrage import BloodRage
from tests.bloodrage.scenarios.table import (
    AGE_1,
    asked,
    clan,
    code,
    discards,
    draft,
    figures,
    hand,
    heard,
    listen,
    place,
    play,
    settle,
    steps,
    strengths,
    total,
)

ANDLANG = """
pillaged horgr gimle
wolf at fjord-sw ship
wolf at yggdrasil warrior 2
wolf rage 1
wolf hand tyrs-crush
raven at gimle warrior
raven at yggdrasil warrior
raven hand troll
serpent at horgr leader
"""


def andlang() -> BloodRage:
    """The Call to Battle of EX-06, until the battle."""
    game = listen(bloodrage.parse(AGE_1 + ANDLANG))
    play(game, "wolf pillage andlang", "raven join gimle warrior")
    play(game, "wolf join yggdrasil warrior", "raven join yggdrasil warrior")
    return game


@pytest.mark.rule("EX-06", "ruling 25", "ruling 43", "ruling 76")
def test_ex_06_call_to_battle_at_andlang() -> None:
    # Given: Andlang is empty, Wolf's ship lies in the fjord. When: Wolf pillages.
    game = listen(bloodrage.parse(AGE_1 + ANDLANG))
    assert figures(game, "andlang") == {}
    play(game, "wolf pillage andlang")
    # Then: Raven is asked first; Gimle is adjacent.
    assert asked(game) == ["raven join-battle"]
    play(game, "raven join gimle warrior")
    # Serpent's Leader in Horgr is not, so Wolf comes next.
    assert asked(game) == ["wolf join-battle"]
    assert game.why("serpent join horgr leader") is not None
    play(game, "wolf join yggdrasil warrior")
    assert asked(game) == ["raven join-battle"]
    play(game, "raven join yggdrasil warrior")
    # The villages are full: the battle starts.
    assert place(game, "andlang").room == 0
    assert asked(game) == ["wolf reveal-card", "raven reveal-card"]
    assert code(game, "wolf join yggdrasil warrior") != ""
    assert figures(game, "yggdrasil") == {"wolf warrior": 1}
    # Participants and their figures.
    assert [event.seats for event in heard(game, "battle_begins")] == ["wolf raven"]
    assert strengths(game, "andlang") == {"wolf": 3, "raven": 2}
    assert [(name, clan(game, name).rage) for name in game.clans] == [
        ("wolf", 1),
        ("raven", 6),
        ("serpent", 6),
        ("bear", 6),
    ]


@pytest.mark.rule("EX-06", "ruling 43")
def test_ex_06_horgr_is_not_adjacent_to_andlang() -> None:
    # Serpent has a figure next door as well, so it is asked, but its Leader stays too far away.
    game = bloodrage.parse(AGE_1 + ANDLANG + "serpent at utgard warrior")
    play(game, "wolf pillage andlang", "raven decline")
    assert code(game, "serpent join horgr leader") == "not_adjacent"
    assert game.actions("serpent") == ["serpent decline", "serpent join utgard warrior"]


@pytest.mark.rule("EX-06", "ruling 43")
def test_ex_06_a_fourth_clan_declines() -> None:
    game = bloodrage.parse(AGE_1 + ANDLANG + "bear at utgard warrior")
    play(game, "wolf pillage andlang", "raven join gimle warrior")
    assert asked(game) == ["bear join-battle"]
    play(game, "bear decline", "wolf join yggdrasil warrior", "raven join yggdrasil warrior")
    assert asked(game) == ["wolf reveal-card", "raven reveal-card"]


@pytest.mark.rule("EX-07", "ruling 80")
def test_ex_07_cards_and_resolution_at_andlang() -> None:
    # Given: the end of EX-06. When: Tyr's Crush against an Upgrade.
    game = andlang()
    play(game, "wolf reveal tyrs-crush", "raven reveal troll")
    # Then
    assert total(game, "wolf") == (3, 4) and total(game, "raven") == (2, 0)
    assert figures(game, "valhalla") == {"raven warrior": 2}
    assert hand(game, "raven") == ["troll"]
    assert place(game, "andlang").pillaged
    assert steps(game, "wolf") == [1, 2, 1] and clan(game, "wolf").stats["axes"].value == 4
    assert clan(game, "wolf").glory == 4
    assert clan(game, "raven").glory == 0
    assert discards(game) == ["tyrs-crush"] and hand(game, "wolf") == []
    assert figures(game, "fjord-sw") == {"wolf ship": 1}
    assert figures(game, "andlang") == {"wolf warrior": 1}
    # And: not again this Age.
    play(game, "raven pass", "serpent pass", "bear pass")
    assert code(game, "wolf pillage andlang") == "already_pillaged"


MANHEIM = """
phase quest
serpent quests quest-manheim
serpent at elvagar warrior
wolf at elvagar warrior 3
raven at angerboda warrior
"""


@pytest.mark.rule("EX-08", "ruling 102")
def test_ex_08_quest_with_a_tie_and_with_a_shared_fjord() -> None:
    # Given: 3 against 3 in Elvagar, the ship's 2 against 1 in Angerboda.
    game = bloodrage.parse(AGE_1 + MANHEIM + "serpent at fjord-ne ship")
    assert strengths(game, "elvagar") == {"wolf": 3, "serpent": 3}
    assert strengths(game, "angerboda") == {"raven": 1, "serpent": 2}
    # When
    game.run()
    # Then
    assert clan(game, "serpent").glory == 5
    assert asked(game) == ["serpent raise-stat"]
    play(game, "serpent raise horns")
    assert clan(game, "serpent").stats["horns"].value == 5
    assert discards(game) == ["quest-manheim"]


@pytest.mark.rule("EX-08", "ruling 102", "ruling 106")
def test_ex_08_without_the_ship_the_quest_fails() -> None:
    game = bloodrage.parse(AGE_1 + MANHEIM + "serpent glory 2")
    game.run()
    assert game.view(None).age == 2
    assert clan(game, "serpent").glory == 2 and steps(game, "serpent") == [1, 1, 1]
    assert discards(game) == ["quest-manheim"]


GIMLE = """
age 2
first wolf
phase ragnarok
doom utgard gimle andlang
destroyed elvagar utgard
wolf at gimle warrior
wolf at fjord-nw ship
raven at gimle leader warrior
serpent at myrkulor warrior 2
wolf at myrkulor warrior
"""


@pytest.mark.rule("EX-09", "ruling 29", "ruling 107")
def test_ex_09_ragnarok_at_gimle() -> None:
    # Given: two red and two blue figures in Gimle and its fjord. When
    game = listen(bloodrage.parse(GIMLE))
    game.run()
    # Then: Gimle is gone, its figures were in Valhalla.
    assert place(game, "gimle").destroyed
    assert [(event.seat, event.n) for event in heard(game, "released")] == [("wolf", 2), ("raven", 2)]
    assert [event.figure for event in heard(game, "destroyed")] == ["warrior", "ship", "warrior", "leader"]
    assert clan(game, "wolf").glory == 6 and clan(game, "raven").glory == 6
    assert [event.place for event in heard(game, "province_doomed")] == ["andlang"]
    assert place(game, "andlang").doomed_in_age == 3
    # And: Myrkulor stands and so do its figures; the ship they shared is dead.
    assert not place(game, "myrkulor").destroyed
    assert figures(game, "myrkulor") == {"wolf warrior": 1, "serpent warrior": 2}
    assert figures(game, "fjord-nw") == {}
    assert clan(game, "serpent").glory == 0
    # For good: nobody can come back in the next Age.
    draft(game)
    first = game.view(None).first
    assert code(game, f"{first} invade leader gimle") == "destroyed"


@pytest.mark.rule("EX-10", "ruling 110")
@pytest.mark.parametrize("rage", [4, 5])
@pytest.mark.parametrize("horns", [1, 3])
def test_ex_10_final_stat_bonus(rage: int, horns: int) -> None:
    game = bloodrage.parse(f"age 3\nphase scoring\nraven glory 12\nraven steps {rage} 6 {horns}")
    game.run()
    assert game.over
    assert clan(game, "raven").glory == 12 + 10 + 20
    assert [clan(game, name).glory for name in ("wolf", "serpent", "bear")] == [0, 0, 0]


@pytest.mark.rule("EX-11")
def test_ex_11_card_anatomy() -> None:
    game = bloodrage.parse(AGE_1 + "wolf hand friggas-grace quest-jotunheim thors-glory")
    grace, quest, glory = game.view(0).hand
    assert (grace.name, grace.kind, grace.god, grace.value) == ("friggas-grace", "battle", "frigga", 2)
    assert (quest.name, quest.kind, quest.age, quest.glory) == ("quest-jotunheim", "quest", 1, 5)
    assert (glory.name, glory.kind, glory.god, glory.cost) == ("thors-glory", "clan", "thor", 2)


@pytest.mark.rule("EX-11")
def test_ex_11_the_quest_looks_at_the_blue_region() -> None:
    done = []
    for province in PROVINCES:
        figures = f"wolf at {province} warrior\nwolf hand quest-jotunheim"
        game = bloodrage.parse(f"turn wolf\n{figures}")
        done += [province for own in game.view(0).quests if own.done]
    assert done == ["muspelheim", "horgr", "utgard"]


PROVINCES = "elvagar angerboda muspelheim horgr utgard andlang gimle myrkulor yggdrasil".split()


@pytest.mark.rule("EX-11")
@pytest.mark.parametrize(("enemies", "glory"), [(1, 0), (2, 2), (3, 2)])
def test_ex_11_thors_glory_pays_for_two_dead_enemies(enemies: int, glory: int) -> None:
    game = bloodrage.parse(
        AGE_1
        + f"""
        wolf sheet thors-glory
        wolf at angerboda leader
        wolf hand tyrs-smite
        raven at angerboda warrior {enemies}
        """
    )
    play(game, "wolf pillage angerboda")
    settle(game)
    # Axes is raised to 4 first.
    assert clan(game, "wolf").glory == 4 + glory
