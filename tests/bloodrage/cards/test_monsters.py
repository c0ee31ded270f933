"""Monsters: Troll, Dwarf, Sea Serpent, Valkyrie, Dark Elf, Fire and Frost Giant, Soldier of Hel, Witch."""

from __future__ import annotations

import pytest

from tests.bloodrage.cards.table import (
    asked,
    card,
    code,
    figures,
    glory,
    play,
    rage,
    steps,
    strength,
    table,
    totals,
    winner,
)

CROWD = """
    raven sheet valkyrie
    raven at gimle warrior 2 leader valkyrie
    raven at fjord-nw ship
    serpent at horgr warrior
"""


@card("troll")
@pytest.mark.parametrize(
    "way", ["wolf invade troll gimle", "wolf upgrade troll gimle", "wolf recall troll gimle"]
)
def test_troll_destroys_enemy_warriors_whenever_it_invades(way: str) -> None:
    own = {
        "invade": "wolf sheet troll",
        "upgrade": "wolf hand troll",
        "recall": "wolf sheet troll friggas-domain\nwolf at valhalla troll",
    }[way.split()[1]]
    game = play(table(CROWD + own), way)
    assert figures(game, "raven", "gimle") == "leader valkyrie"
    assert figures(game, "raven", "fjord-nw") == "ship"
    assert figures(game, "raven", "valhalla") == "warrior 2"
    assert figures(game, "serpent", "horgr") == "warrior 1"
    assert rage(game, "wolf") == (5 if "recall" in way else 4)
    assert strength(game, "wolf", "gimle") == 2


@card("troll")
def test_troll_spares_own_warriors_and_does_nothing_when_it_walks() -> None:
    game = table("wolf sheet troll\nwolf at gimle warrior\nraven at gimle warrior")
    game.do("wolf invade troll gimle")
    assert figures(game, "wolf", "gimle") == "warrior 1 troll"
    assert figures(game, "raven", "gimle") == ""
    game = table("wolf sheet troll\nwolf at horgr troll warrior\nraven at gimle warrior")
    game.do("wolf march horgr gimle troll")
    assert figures(game, "raven", "gimle") == "warrior 1"


@card("troll")
def test_troll_cannot_invade_a_full_province() -> None:
    game = table("wolf sheet troll\nraven at andlang warrior 3")
    assert code(game.why("wolf invade troll andlang")) == "villages_full"


@card("dwarf-chieftain")
@card("soldier-of-hel")
@pytest.mark.parametrize(("monster", "value"), [("dwarf-chieftain", 2), ("soldier-of-hel", 3)])
def test_costs_nothing_to_upgrade_and_to_invade_but_fights_at_full_strength(monster: str, value: int) -> None:
    game = table(f"wolf hand {monster}\nraven rage 0\nserpent rage 0\nbear rage 0\nwolf rage 1")
    game.do(f"wolf upgrade {monster} decline")
    assert rage(game, "wolf") == 1
    game.do(f"wolf invade {monster} gimle")
    assert rage(game, "wolf") == 1
    assert strength(game, "wolf", "gimle") == value


@card("dwarf-chieftain")
@card("soldier-of-hel")
@pytest.mark.parametrize("monster", ["dwarf-chieftain", "soldier-of-hel"])
def test_still_an_action_that_needs_some_rage(monster: str) -> None:
    game = table(f"wolf rage 1\nwolf hand {monster}\nserpent rage 0\nbear rage 0")
    play(game, "wolf invade warrior gimle\nraven invade leader gimle")
    assert rage(game, "wolf") == 0
    assert asked(game) == ["raven turn"]  # Wolf is passed over


@card("sea-serpent")
def test_sea_serpent_is_a_ship_of_three() -> None:
    game = table("wolf hand sea-serpent")
    assert code(game.why("wolf upgrade sea-serpent andlang")) == "ships_need_a_fjord"
    game.do("wolf upgrade sea-serpent fjord-sw")
    assert rage(game, "wolf") == 3
    assert strength(game, "wolf", "andlang") == strength(game, "wolf", "utgard") == 3


@card("sea-serpent")
def test_sea_serpent_never_moves_and_takes_no_village() -> None:
    game = table("""
        wolf sheet sea-serpent
        wolf at fjord-sw sea-serpent ship
        raven at andlang warrior 3
    """)
    assert code(game.why("wolf march fjord-sw andlang sea-serpent")) == "not_a_province"
    game.do("wolf pillage andlang")
    assert totals(game) == {"wolf": (5, 0), "raven": (3, 0)}


@card("sea-serpent")
def test_sea_serpent_counts_for_horns() -> None:
    game = table("wolf sheet sea-serpent\nwolf at fjord-sw sea-serpent\nwolf at gimle warrior 3")
    assert code(game.why("wolf invade leader andlang")) == "horns_full"


@card("valkyrie")
def test_valkyrie_pays_two_for_every_enemy_destroyed() -> None:
    game = table("""
        wolf sheet valkyrie
        wolf at gimle valkyrie
        wolf hand tyrs-rage
        raven at gimle warrior 2
        raven at fjord-nw ship
        serpent at gimle warrior
    """)
    play(game, "wolf pillage gimle\nwolf reveal tyrs-rage")
    assert totals(game)["wolf"] == (2, 6)
    assert glory(game, "wolf") == 5 + 3 + 2 * 4


@card("valkyrie")
def test_valkyrie_pays_when_she_falls_and_only_where_she_fights() -> None:
    game = table("""
        wolf sheet valkyrie
        wolf at gimle valkyrie warrior
        wolf hand odins-smite
        raven at gimle leader warrior 2
    """)
    play(game, "wolf pillage gimle\nwolf reveal odins-smite")
    assert totals(game) == {"wolf": (3, 1), "raven": (4, 0)}
    assert winner(game) is None
    assert glory(game, "wolf") == 2 * 3
    game = table("wolf sheet valkyrie\nwolf at gimle leader\nwolf at horgr valkyrie\nraven at gimle warrior")
    game.do("wolf pillage gimle")
    assert glory(game, "wolf") == 5 + 3


@card("dark-elf")
def test_dark_elf_invades_yggdrasil_for_one_and_is_three_there() -> None:
    game = table("wolf sheet dark-elf\nraven at yggdrasil warrior 2")
    assert code(game.why("wolf invade leader yggdrasil")) == "no_invading_yggdrasil"
    game.do("wolf invade dark-elf yggdrasil")
    assert rage(game, "wolf") == 5
    assert strength(game, "wolf", "yggdrasil") == 3


@card("dark-elf")
def test_dark_elf_is_one_elsewhere_and_three_in_a_battle_at_yggdrasil() -> None:
    game = table("wolf sheet dark-elf\nwolf at horgr dark-elf\nraven at yggdrasil warrior 2\nraven rage 0")
    assert strength(game, "wolf", "horgr") == 1
    game = table("wolf sheet dark-elf\nwolf at yggdrasil dark-elf\nraven at yggdrasil warrior 2")
    game.do("wolf pillage yggdrasil")
    assert totals(game) == {"wolf": (3, 0), "raven": (2, 0)}


@card("dark-elf")
def test_dark_elf_free_invade_may_go_to_yggdrasil() -> None:
    game = table("wolf hand dark-elf")
    game.do("wolf upgrade dark-elf yggdrasil")
    assert rage(game, "wolf") == 5
    assert figures(game, "wolf", "yggdrasil") == "dark-elf"


@card("fire-giant")
def test_fire_giant_destroys_all_enemies_but_monsters_in_province_and_fjord() -> None:
    game = table(
        CROWD.replace("warrior 2", "warrior")
        + "wolf sheet fire-giant\nwolf at gimle warrior\nwolf at fjord-nw ship"
    )
    game.do("wolf invade fire-giant gimle")
    assert figures(game, "raven", "gimle") == "valkyrie"
    assert figures(game, "raven", "fjord-nw") == ""
    assert figures(game, "raven", "valhalla") == "warrior 1 leader ship"
    assert figures(game, "wolf", "gimle") == "warrior 1 fire-giant"
    assert figures(game, "wolf", "fjord-nw") == "ship"
    assert figures(game, "serpent", "horgr") == "warrior 1"
    assert rage(game, "wolf") == 2


@card("fire-giant")
def test_fire_giant_does_not_burn_the_sea_serpent_or_a_marched_upon_province() -> None:
    game = table("wolf sheet fire-giant\nraven sheet sea-serpent\nraven at fjord-nw sea-serpent ship")
    game.do("wolf invade fire-giant gimle")
    assert figures(game, "raven", "fjord-nw") == "sea-serpent"
    game = table("wolf sheet fire-giant\nwolf at horgr fire-giant warrior\nraven at gimle leader")
    game.do("wolf march horgr gimle fire-giant")
    assert figures(game, "raven", "gimle") == "leader"


@card("frost-giant")
@pytest.mark.parametrize(
    ("province", "gain", "after"),
    [("andlang", 5, [1, 3, 1]), ("gimle", 5 + 5 + 3, [1, 1, 1]), ("yggdrasil", 5, [3, 3, 3])],
)
def test_frost_giant_doubles_the_reward(province: str, gain: int, after: list[int]) -> None:
    game = table(f"wolf sheet frost-giant\nwolf at {province} frost-giant\nraven at {province} warrior")
    game.do(f"wolf pillage {province}")
    assert totals(game)["wolf"] == (4, 0)
    assert steps(game, "wolf") == after
    assert glory(game, "wolf") == gain  # with the Axes of then


@card("frost-giant")
def test_frost_giant_elsewhere_or_beaten_doubles_nothing() -> None:
    game = table("wolf sheet frost-giant\nwolf at gimle leader\nwolf at horgr frost-giant")
    game.do("wolf pillage gimle")
    assert glory(game, "wolf") == 5
    game = table("""
        wolf sheet frost-giant
        wolf at gimle frost-giant warrior
        wolf hand odins-tide
        raven at gimle warrior
    """)
    play(game, "wolf pillage gimle\nwolf reveal odins-tide\nwolf spare warrior")
    assert winner(game) == "wolf"
    assert glory(game, "wolf") == 5 + 3


@card("frost-giant")
def test_frost_giant_doubles_an_unopposed_pillage_and_costs_four() -> None:
    game = table("wolf sheet frost-giant\nraven rage 0\nserpent rage 0\nbear rage 0")
    play(game, "wolf invade frost-giant gimle\nwolf pillage gimle")
    assert rage(game, "wolf") == 2
    assert glory(game, "wolf") == 10


WITCH = "wolf sheet volur-witch thors-conquest\nwolf at gimle volur-witch\n"


@card("volur-witch")
@pytest.mark.parametrize(("answer", "place"), [("retreat", "yggdrasil"), ("decline", "valhalla")])
def test_witch_may_go_to_yggdrasil_instead_of_dying_in_battle(answer: str, place: str) -> None:
    game = play(table(WITCH + "raven at gimle leader warrior"), "wolf pillage gimle")
    assert totals(game) == {"wolf": (3, 0), "raven": (4, 0)}
    assert asked(game) == ["wolf save-figures"]
    game.do(f"wolf {answer}")
    assert figures(game, "wolf", place) == "volur-witch"
    assert figures(game, "wolf", "gimle") == ""


@card("volur-witch")
def test_witch_escapes_ragnarok_without_its_glory() -> None:
    game = table("""
        phase ragnarok
        wolf sheet volur-witch
        wolf at muspelheim volur-witch warrior
    """)
    game.run()
    assert asked(game) == ["wolf save-figures"]
    game.do("wolf retreat")
    assert figures(game, "wolf", "yggdrasil") == "volur-witch"
    assert glory(game, "wolf") == 4  # for the Warrior


@card("volur-witch")
def test_witch_dies_in_yggdrasil() -> None:
    game = table("wolf sheet volur-witch\nwolf at yggdrasil volur-witch\nraven at yggdrasil leader warrior")
    game.do("wolf pillage yggdrasil")
    assert figures(game, "wolf", "valhalla") == "volur-witch"
    assert asked(game) == ["raven turn"]
