"""Thor: Hammer, Oath, Ascension, Primacy, Glory, Domain, Conquest."""

from __future__ import annotations

import pytest

from tests.bloodrage.cards.table import (
    asked,
    card,
    code,
    figures,
    glory,
    hand,
    pillaged,
    play,
    rage,
    steps,
    table,
    totals,
    winner,
)


@card("thors-hammer")
def test_hammer_pays_three_glory_to_a_winner() -> None:
    game = table("""
        wolf at gimle leader
        wolf hand thors-hammer
        raven at gimle warrior
    """)
    play(game, "wolf pillage gimle\nwolf reveal thors-hammer")
    assert totals(game)["wolf"] == (3, 1)
    assert glory(game, "wolf") == 5 + 3 + 3


@card("thors-hammer")
def test_hammer_pays_nothing_to_a_loser() -> None:
    game = table("""
        wolf at gimle leader
        wolf hand thors-hammer
        raven at gimle warrior
        raven hand tyrs-rage
    """)
    play(game, "wolf pillage gimle\nwolf reveal thors-hammer\nraven reveal tyrs-rage")
    assert winner(game) == "raven"
    assert glory(game, "wolf") == 0


@card("thors-oath")
def test_oath_raises_a_stat_of_a_winner_pillager_or_not() -> None:
    game = table("""
        wolf at andlang warrior
        raven at andlang leader
        raven hand thors-oath
    """)
    play(game, "wolf pillage andlang\nraven reveal thors-oath")
    assert totals(game)["raven"] == (3, 1)
    assert game.actions("raven") == ["raven raise rage", "raven raise axes", "raven raise horns"]
    game.do("raven raise horns")
    assert steps(game, "raven") == [1, 1, 2]
    assert glory(game, "raven") == 3


@card("thors-oath")
def test_oath_gives_a_loser_nothing() -> None:
    game = table("""
        wolf at andlang warrior
        wolf hand thors-oath
        raven at andlang leader
    """)
    play(game, "wolf pillage andlang\nwolf reveal thors-oath")
    assert asked(game) == ["raven turn"]
    assert steps(game, "wolf") == [1, 1, 1]


@card("thors-ascension")
def test_ascension_pays_rage_and_glory_to_a_winner() -> None:
    game = table("""
        wolf at gimle leader
        wolf hand thors-ascension
        raven at gimle warrior
    """)
    play(game, "wolf pillage gimle\nwolf reveal thors-ascension")
    assert totals(game)["wolf"] == (3, 1)
    assert rage(game, "wolf") == 9
    assert steps(game, "wolf") == [1, 1, 1]
    assert glory(game, "wolf") == 5 + 3 + 3


@card("thors-ascension")
def test_ascension_pays_nothing_in_a_tie() -> None:
    game = table("""
        wolf at gimle leader
        wolf hand thors-ascension
        raven at gimle warrior 4
    """)
    play(game, "wolf pillage gimle\nwolf reveal thors-ascension")
    assert winner(game) is None
    assert (rage(game, "wolf"), glory(game, "wolf")) == (6, 0)


@card("thors-primacy")
def test_primacy_cancels_the_texts_of_all_opponents_but_not_their_numbers() -> None:
    game = table("""
        wolf at gimle leader
        wolf hand thors-primacy
        raven at gimle warrior
        raven hand lokis-poison
        serpent at gimle warrior
        serpent hand odins-judgement
    """)
    play(game, "wolf pillage gimle\nwolf reveal thors-primacy")
    play(game, "raven reveal lokis-poison\nserpent reveal odins-judgement")
    assert totals(game) == {"wolf": (3, 3), "raven": (1, 0), "serpent": (1, 2)}
    assert hand(game, "raven") == ["lokis-poison"]  # no poison taken
    assert glory(game, "serpent") == 0


@card("thors-primacy")
def test_primacy_works_for_whoever_reveals_it_before_anything_happens() -> None:
    game = table("""
        wolf at gimle warrior
        wolf hand odins-smite
        raven at gimle warrior
        raven hand thors-primacy
    """)
    play(game, "wolf pillage gimle\nwolf reveal odins-smite\nraven reveal thors-primacy")
    assert totals(game) == {"wolf": (1, 1), "raven": (1, 3)}


@card("thors-glory")
@pytest.mark.parametrize(("dead", "pay"), [(1, 0), (2, 2), (3, 2)])
def test_glory_pays_two_when_two_enemies_died(dead: int, pay: int) -> None:
    game = table(f"""
        wolf sheet thors-glory
        wolf at gimle leader
        wolf hand tyrs-crush
        raven at gimle warrior {dead}
    """)
    play(game, "wolf pillage gimle\nwolf reveal tyrs-crush")
    assert glory(game, "wolf") == 5 + 3 + pay


@card("thors-glory")
def test_glory_is_paid_to_a_loser_and_own_dead_do_not_count() -> None:
    game = table("""
        wolf sheet thors-glory
        wolf at gimle warrior
        raven at gimle leader
        serpent at gimle warrior
    """)
    game.do("wolf pillage gimle")
    assert winner(game) == "raven"
    assert glory(game, "wolf") == 0  # one enemy and one of its own
    game = table("""
        wolf sheet thors-glory
        wolf at gimle warrior
        raven at gimle leader
        serpent at gimle warrior 2
    """)
    game.do("wolf pillage gimle")
    assert winner(game) == "raven"
    assert glory(game, "wolf") == 2


@card("thors-domain")
def test_domain_pillages_at_once_for_two_rage() -> None:
    game = table("wolf sheet thors-domain")
    game.do("wolf invade leader gimle pillage gimle")
    assert pillaged(game, "gimle")
    assert rage(game, "wolf") == 4
    assert glory(game, "wolf") == 5


@card("thors-domain")
def test_domain_is_optional_needs_two_rage_and_an_unpillaged_province() -> None:
    game = table("wolf sheet thors-domain")
    assert code(game.why("wolf invade leader gimle pillage andlang")) == "only_there"
    game.do("wolf invade leader gimle decline")
    assert not pillaged(game, "gimle")
    poor = table("wolf sheet thors-domain\nwolf rage 2")
    poor.do("wolf invade warrior gimle")
    assert asked(poor) == ["raven turn"]
    late = table("wolf sheet thors-domain\npillaged gimle")
    late.do("wolf invade leader gimle")
    assert asked(late) == ["raven turn"]


@card("thors-domain")
def test_domain_follows_a_free_invade_of_an_upgrade_and_a_blessing() -> None:
    game = table("wolf sheet thors-domain\nwolf hand troll")
    game.do("wolf upgrade troll gimle pillage gimle")
    assert pillaged(game, "gimle")
    assert rage(game, "wolf") == 6 - 2 - 2

    game = table("""
        wolf sheet thors-domain lokis-blessing
        wolf at andlang warrior
        raven at fjord-sw ship
        wolf hand tyrs-crush
        raven hand tyrs-rage
    """)
    play(game, "wolf pillage andlang\nwolf reveal tyrs-crush\nraven reveal tyrs-rage")
    assert winner(game) == "raven"
    play(game, "wolf bring andlang\nwolf pillage andlang\nwolf reveal tyrs-crush")
    assert totals(game) == {"wolf": (1, 4), "raven": (2, 0)}
    assert pillaged(game, "andlang")
    assert rage(game, "wolf") == 4


@card("thors-domain")
def test_domain_follows_a_recall_with_friggas_domain() -> None:
    game = table("wolf sheet thors-domain friggas-domain\nwolf at valhalla leader")
    game.do("wolf recall leader gimle pillage gimle")
    assert pillaged(game, "gimle")
    assert rage(game, "wolf") == 3


@card("thors-conquest")
def test_conquest_pays_three_for_each_figure_on_the_board_at_the_end() -> None:
    game = table("""
        phase ragnarok
        wolf sheet thors-conquest
        wolf at muspelheim warrior
        wolf at gimle warrior leader
        wolf at fjord-nw ship
        wolf at valhalla warrior 2
        raven at gimle leader
    """)
    game.run()
    assert game.over
    assert glory(game, "wolf") == 4 + 3 * 3  # the dead of Muspelheim, the three still standing
    assert figures(game, "wolf", "gimle") == "warrior 1 leader"
    assert glory(game, "raven") == 0


@card("thors-conquest")
def test_conquest_waits_for_the_end() -> None:
    game = table("""
        age 3
        phase valhalla
        wolf sheet thors-conquest
        wolf at gimle warrior 2
    """)
    assert glory(game, "wolf") == 0
    game.run()
    assert glory(game, "wolf") == 6
