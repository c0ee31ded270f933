"""Odin: Smite, Tide, Judgement, Inspiration, Throne."""

from __future__ import annotations

from tests.bloodrage.cards.table import (
    asked,
    card,
    destroyed,
    figures,
    glory,
    play,
    steps,
    table,
    totals,
    winner,
)


@card("odins-smite")
def test_smite_takes_a_warrior_of_each_opponent_before_totals() -> None:
    game = table("""
        wolf at gimle warrior 2
        wolf hand odins-smite
        raven at gimle warrior 2
        serpent at gimle warrior
    """)
    play(game, "wolf pillage gimle\nwolf reveal odins-smite")
    assert totals(game) == {"wolf": (2, 1), "raven": (1, 0), "serpent": (0, 0)}
    assert figures(game, "wolf", "gimle") == "warrior 2"


@card("odins-smite")
def test_smite_spares_leaders_ships_and_monsters() -> None:
    game = table("""
        wolf at gimle leader
        wolf hand odins-smite
        raven sheet troll
        raven at gimle leader troll
        raven at fjord-nw ship
    """)
    play(game, "wolf pillage gimle\nwolf reveal odins-smite")
    assert totals(game) == {"wolf": (3, 1), "raven": (7, 0)}
    assert figures(game, "raven", "valhalla") == ""


@card("odins-smite")
def test_a_clan_smitten_to_the_last_figure_still_fights() -> None:
    game = table("""
        wolf at gimle warrior
        wolf hand odins-smite
        raven at gimle warrior
        raven hand tyrs-smash
    """)
    play(game, "wolf pillage gimle\nwolf reveal odins-smite\nraven reveal tyrs-smash")
    assert totals(game) == {"wolf": (1, 1), "raven": (0, 3)}
    assert winner(game) == "raven"


TIDE = """
    wolf at gimle warrior 2 leader
    wolf at fjord-nw ship
    wolf hand odins-tide
    raven at gimle warrior 2
    raven hand tyrs-bash
"""


@card("odins-tide")
def test_tide_leaves_each_clan_one_figure_of_its_choice() -> None:
    game = play(table(TIDE), "wolf pillage gimle\nwolf reveal odins-tide\nraven reveal tyrs-bash")
    assert asked(game) == ["wolf spare-figure"]
    assert game.actions("wolf") == ["wolf spare warrior", "wolf spare leader", "wolf spare ship"]
    game.do("wolf spare leader")
    assert totals(game) == {"wolf": (3, 1), "raven": (1, 2)}
    assert figures(game, "wolf", "gimle") == "leader"
    assert figures(game, "wolf", "valhalla") == "warrior 2 ship"


@card("odins-tide")
def test_tide_may_spare_the_ship_in_the_fjord() -> None:
    game = play(table(TIDE), "wolf pillage gimle\nwolf reveal odins-tide\nraven reveal tyrs-bash")
    game.do("wolf spare ship")
    assert totals(game) == {"wolf": (2, 1), "raven": (1, 2)}
    assert winner(game) is None
    assert figures(game, "wolf", "valhalla") == "warrior 2 leader ship"


@card("odins-tide")
def test_tide_takes_nothing_from_a_single_figure() -> None:
    game = table("""
        wolf at gimle leader
        wolf hand odins-tide
        raven at fjord-nw ship
    """)
    play(game, "wolf pillage gimle\nwolf reveal odins-tide")
    assert totals(game) == {"wolf": (3, 1), "raven": (2, 0)}


@card("odins-judgement")
def test_judgement_pays_two_for_every_figure_destroyed() -> None:
    game = table("""
        wolf at gimle leader
        wolf hand odins-judgement
        raven at gimle warrior 2
        raven at fjord-nw ship
    """)
    play(game, "wolf pillage gimle\nwolf reveal odins-judgement")
    assert totals(game) == {"wolf": (3, 2), "raven": (4, 0)}
    assert glory(game, "wolf") == 5 + 3 + 3 * 2  # token, Axes, three dead


@card("odins-judgement")
def test_judgement_pays_the_loser_for_its_own_dead() -> None:
    game = table("""
        wolf at gimle warrior 2
        wolf hand odins-judgement
        raven at gimle leader warrior 2
    """)
    play(game, "wolf pillage gimle\nwolf reveal odins-judgement")
    assert winner(game) == "raven"
    assert glory(game, "wolf") == 2 * 2


@card("odins-inspiration")
def test_inspiration_doubles_own_ragnarok_glory() -> None:
    game = table("""
        phase ragnarok
        wolf sheet odins-inspiration
        wolf at muspelheim warrior 2
        wolf at fjord-se ship
        raven at muspelheim leader
    """)
    game.run()
    assert glory(game, "wolf") == 3 * 4 * 2
    assert glory(game, "raven") == 4
    assert destroyed(game, "muspelheim")


@card("odins-throne")
def test_throne_doubles_the_glory_of_quests_not_the_stat() -> None:
    game = table("""
        phase quest
        wolf sheet odins-throne
        wolf quests quest-alfheim quest-glorious-death
        wolf at gimle leader
        raven quests quest-jotunheim
        raven at horgr leader
    """)
    game.run()
    assert glory(game, "wolf") == 9 * 2
    play(game, "wolf raise axes")
    assert steps(game, "wolf") == [1, 2, 1]
    assert asked(game) == ["raven raise-stat"]
    assert glory(game, "raven") == 9
