"""Rulings 84-101, Monsters and clan cards, by number (docs/rules-decisions.md).

Options are in test_options.py: parts of 87, 95, 96, 97. Left out, for they are about
Monsters and Mystics of the Kickstarter sets: 91 (Wolfman), 92 (Fenrir), 93 (Mystic Troll),
94 (Mountain Giant), and the Mystics of 85.
"""

from __future__ import annotations

import pytest

from tests.bloodrage.cards.table import (
    asked,
    code,
    fight,
    figures,
    glory,
    pillaged,
    play,
    rage,
    steps,
    strength,
    table,
    totals,
    winner,
)


@pytest.mark.rule("ruling 84")
def test_ruling_084_no_effect_when_the_monster_joins_a_battle() -> None:
    game = table("""
        wolf sheet fire-giant
        wolf at yggdrasil fire-giant
        raven at gimle warrior 2
        turn raven
    """)
    play(game, "raven pillage gimle\nwolf join yggdrasil fire-giant")
    assert totals(game) == {"wolf": (4, 0), "raven": (2, 0)}


@pytest.mark.rule("ruling 84")
@pytest.mark.parametrize("monster", ["troll", "fire-giant"])
def test_ruling_084_effect_when_it_comes_back_from_valhalla(monster: str) -> None:
    game = table(f"""
        wolf sheet {monster} friggas-domain
        wolf at valhalla {monster}
        raven at gimle warrior 2
        serpent at gimle warrior
    """)
    game.do(f"wolf recall {monster} gimle")
    assert rage(game, "wolf") == 5
    assert figures(game, "raven", "gimle") == figures(game, "serpent", "gimle") == ""


@pytest.mark.rule("ruling 85")
def test_ruling_085_fire_giant_and_the_fjord() -> None:
    game = table("""
        wolf sheet fire-giant
        raven sheet sea-serpent
        raven at fjord-sw ship sea-serpent
        raven at utgard leader
        serpent at fjord-nw ship
    """)
    game.do("wolf invade fire-giant andlang")
    assert figures(game, "raven", "fjord-sw") == "sea-serpent"
    assert figures(game, "raven", "utgard") == "leader"
    assert figures(game, "serpent", "fjord-nw") == "ship"


@pytest.mark.rule("ruling 86")
@pytest.mark.parametrize("place", ["yggdrasil", "gimle"])
def test_ruling_086_dark_elf_pays_one_wherever_it_goes(place: str) -> None:
    game = table("wolf sheet dark-elf")
    game.do(f"wolf invade dark-elf {place}")
    assert rage(game, "wolf") == 5


@pytest.mark.rule("ruling 87")
def test_ruling_087_sea_serpent_and_ship_side_by_side() -> None:
    game = table("""
        wolf sheet sea-serpent eternal-dragons
        wolf at fjord-sw ship
        raven rage 0
        serpent rage 0
        bear rage 0
    """)
    game.do("wolf invade sea-serpent fjord-sw")
    assert rage(game, "wolf") == 3
    assert figures(game, "wolf", "fjord-sw") == "ship sea-serpent"
    assert strength(game, "wolf", "andlang") == 2 + 3
    assert code(game.why("wolf march fjord-sw andlang sea-serpent")) is not None


@pytest.mark.rule("ruling 87")
def test_ruling_087_sea_serpent_cannot_join_a_battle_from_its_fjord() -> None:
    game = table("""
        wolf at gimle leader
        raven sheet sea-serpent
        raven at fjord-sw sea-serpent
    """)
    game.do("wolf pillage gimle")
    assert pillaged(game, "gimle")


@pytest.mark.rule("ruling 88")
def test_ruling_088_dwarf_and_soldier_come_again_for_nothing() -> None:
    for monster in ("dwarf-chieftain", "soldier-of-hel"):
        game = table(f"wolf sheet {monster}\nwolf rage 1")
        game.do(f"wolf invade {monster} gimle")
        assert rage(game, "wolf") == 1


@pytest.mark.rule("ruling 89")
def test_ruling_089_frost_giant_at_yggdrasil_unopposed() -> None:
    game = table("wolf sheet frost-giant\nwolf at yggdrasil frost-giant")
    game.do("wolf pillage yggdrasil")
    assert steps(game, "wolf") == [3, 3, 3]
    assert glory(game, "wolf") == 0


@pytest.mark.rule("ruling 89")
def test_ruling_089_frost_giant_of_a_defender_doubles_nothing() -> None:
    game = table("wolf at andlang warrior\nraven sheet frost-giant\nraven at andlang frost-giant")
    game.do("wolf pillage andlang")
    assert winner(game) == "raven"
    assert (steps(game, "raven"), glory(game, "raven")) == ([1, 1, 1], 3)


@pytest.mark.rule("ruling 90")
def test_ruling_090_witch_in_the_tide_retreats_and_fights_no_more() -> None:
    game = fight(
        "wolf sheet volur-witch\nwolf at gimle volur-witch leader\nraven at gimle warrior", raven="odins-tide"
    )
    play(game, "wolf spare leader\nwolf retreat")
    assert totals(game) == {"wolf": (3, 0), "raven": (1, 1)}
    assert figures(game, "wolf", "yggdrasil") == "volur-witch"


@pytest.mark.rule("ruling 90")
def test_ruling_090_witch_is_no_prey_of_the_fire_giant() -> None:
    game = table("wolf sheet fire-giant\nraven sheet volur-witch\nraven at gimle volur-witch warrior")
    game.do("wolf invade fire-giant gimle")
    assert figures(game, "raven", "gimle") == "volur-witch"
    assert asked(game) == ["raven turn"]


@pytest.mark.rule("ruling 90")
def test_ruling_090_a_retreat_pays_no_glory_for_a_death() -> None:
    game = fight(
        "wolf sheet valkyrie thors-glory\nwolf at gimle valkyrie leader"
        "\nraven sheet volur-witch\nraven at gimle volur-witch warrior"
    )
    game.do("raven retreat")
    assert glory(game, "wolf") == 5 + 3 + 2  # one dead Warrior


@pytest.mark.rule("ruling 95")
def test_ruling_095_succor_once_an_invade_within_horns() -> None:
    game = table("wolf sheet friggas-succor\nwolf steps horns 1\nwolf at horgr warrior 2")
    game.do("wolf invade leader gimle bring gimle")
    assert figures(game, "wolf", "gimle") == "warrior 1 leader"
    assert asked(game) == ["raven turn"]
    tight = table("wolf sheet friggas-succor\nwolf at horgr warrior 3")
    tight.do("wolf invade leader gimle")
    assert asked(tight) == ["raven turn"]


@pytest.mark.rule("ruling 95")
def test_ruling_095_succor_beside_a_blessed_warrior() -> None:
    game = fight("wolf sheet friggas-succor lokis-blessing\nwolf at gimle warrior\nraven at gimle leader")
    play(game, "wolf bring gimle\nwolf bring gimle")
    assert figures(game, "wolf", "gimle") == "warrior 2"
    assert asked(game) == ["raven turn"]


@pytest.mark.rule("ruling 96")
def test_ruling_096_blessings_from_the_pillager_clockwise() -> None:
    """There is one Blessing in a game, so its owner sits to the right and to the left of the pillager."""
    for pillager in ("wolf", "raven"):
        game = table(f"""
            turn {pillager}
            wolf at gimle warrior
            raven sheet lokis-blessing
            raven at gimle warrior
            serpent at gimle leader
        """)
        game.do(f"{pillager} pillage gimle")
        assert asked(game) == ["raven lokis-blessing"]
        game.do("raven bring gimle")
        assert figures(game, "raven", "gimle") == "warrior 1"


@pytest.mark.rule("ruling 97")
def test_ruling_097_friggas_domain_replaces_the_cost_is_the_action_and_keeps_the_limits() -> None:
    game = table("wolf sheet friggas-domain\nwolf at valhalla leader warrior\nraven at andlang warrior 3")
    assert code(game.why("wolf recall leader andlang")) == "villages_full"
    assert code(game.why("wolf recall warrior yggdrasil")) == "no_invading_yggdrasil"
    game.do("wolf recall leader utgard")
    assert rage(game, "wolf") == 5  # the Leader too
    assert asked(game) == ["raven turn"]
    assert figures(game, "wolf", "valhalla") == "warrior 1"


@pytest.mark.rule("ruling 98")
def test_ruling_098_sacrifice_is_an_action_of_any_two_figures_really_destroyed() -> None:
    game = table("""
        wolf sheet friggas-sacrifice volur-witch sea-serpent lokis-dragons
        wolf rage 1
        wolf at gimle volur-witch
        wolf at fjord-nw sea-serpent
        wolf at yggdrasil leader
    """)
    play(game, "wolf sacrifice gimle volur-witch fjord-nw sea-serpent\nwolf raise axes")
    assert figures(game, "wolf", "valhalla") == "sea-serpent volur-witch"  # no retreat from this
    assert glory(game, "wolf") == 4
    assert rage(game, "wolf") == 1
    assert asked(game) == ["raven turn"]


@pytest.mark.rule("ruling 99")
def test_ruling_099_throne_and_inspiration_do_not_meddle() -> None:
    game = table("""
        age 3
        phase quest
        wolf sheet odins-throne
        wolf quests quest-jotunheim
        wolf at muspelheim leader
        raven sheet odins-inspiration
        raven quests quest-alfheim
        raven at gimle leader
        raven at muspelheim warrior
    """)
    game.run()
    play(game, "wolf raise rage\nraven raise rage")
    assert glory(game, "wolf") == 18 + 4
    assert glory(game, "raven") == 9 + 8
    assert (steps(game, "wolf"), steps(game, "raven")) == ([2, 1, 1], [2, 1, 1])


@pytest.mark.rule("ruling 100")
def test_ruling_100_conquest_counts_after_ragnarok_and_release_ships_included() -> None:
    game = table("""
        phase ragnarok
        wolf sheet thors-conquest dark-elf
        wolf at muspelheim leader
        wolf at fjord-se ship
        wolf at yggdrasil dark-elf
        wolf at valhalla warrior 3
        raven sheet sea-serpent
        raven at fjord-sw ship sea-serpent
    """)
    game.run()
    assert glory(game, "wolf") == 2 * 4 + 3
    assert glory(game, "raven") == 0


@pytest.mark.rule("ruling 100")
def test_ruling_100_conquest_counts_a_ship_that_stands() -> None:
    game = table("phase scoring\nwolf sheet thors-conquest\nwolf at fjord-sw ship\nwolf at yggdrasil warrior")
    game.run()
    assert glory(game, "wolf") == 6


@pytest.mark.rule("ruling 101")
@pytest.mark.parametrize(
    ("name", "figure", "cost"),
    [
        ("brothers-in-arms", "warrior", 1),
        ("masters-in-arms", "warrior", 2),
        ("dwarf-chieftain", "dwarf-chieftain", 0),
        ("soldier-of-hel", "soldier-of-hel", 0),
        ("dark-elf", "dark-elf", 1),
    ],
)
def test_ruling_101_a_star_on_str_means_look_at_the_text(name: str, figure: str, cost: int) -> None:
    game = table(f"wolf sheet {name}")
    game.do(f"wolf invade {figure} gimle")
    assert rage(game, "wolf") == 6 - cost
