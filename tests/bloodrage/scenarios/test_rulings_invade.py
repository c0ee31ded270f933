"""Rulings on Invade, Horns, provinces and fjords (21-33).

Ruling 28 is an option; both its settings are shown here.
"""

from __future__ import annotations

import pytest

from meadhall import bloodrage
from tests.bloodrage.scenarios.table import (
    AGE_1,
    AGE_2,
    AGE_3,
    asked,
    clan,
    code,
    figures,
    hand,
    place,
    play,
    settle,
    steps,
    strengths,
    upgrades,
)

COSTS = [
    ("", "warrior", 1),
    ("", "leader", 0),
    ("", "ship", 2),
    ("brothers-in-arms", "warrior", 1),
    ("masters-in-arms", "warrior", 2),
    ("lord-of-spears", "leader", 0),
    ("eternal-dragons", "ship", 2),
    ("troll", "troll", 2),
    ("sea-serpent", "sea-serpent", 3),
    ("fire-giant", "fire-giant", 4),
    ("dwarf-chieftain", "dwarf-chieftain", 0),
    ("soldier-of-hel", "soldier-of-hel", 0),
]


@pytest.mark.rule("ruling 21")
@pytest.mark.parametrize(("card", "figure", "cost"), COSTS)
def test_ruling_021_invading_costs_the_figures_str(card: str, figure: str, cost: int) -> None:
    target = "fjord-nw" if figure in ("ship", "sea-serpent") else "gimle"
    text = AGE_3 + (f"wolf sheet {card}\n" if card else "")
    game = bloodrage.parse(text + f"wolf rage {max(1, cost)}")
    assert clan(game, "wolf").costs[figure] == cost
    play(game, f"wolf invade {figure} {target}")
    assert clan(game, "wolf").rage == max(1, cost) - cost
    assert figures(game, target) == {f"wolf {figure}": 1}
    if cost > 1:
        assert (
            code(bloodrage.parse(text + f"wolf rage {cost - 1}"), f"wolf invade {figure}")
            == "not_enough_rage"
        )


INVADED = """
pillaged gimle
raven at andlang warrior 2 leader
wolf sheet dark-elf
"""


@pytest.mark.rule("ruling 22")
def test_ruling_022_any_outer_province_with_an_empty_village() -> None:
    # Andlang is full, Myrkulor and Muspelheim are destroyed, Gimle is pillaged; Wolf stands nowhere.
    game = bloodrage.parse(AGE_2 + INVADED)
    play(game, "wolf invade warrior")
    assert game.actions("wolf") == [f"wolf {name}" for name in "elvagar angerboda horgr utgard gimle".split()]
    assert code(game, "wolf andlang") == "villages_full"
    assert code(game, "wolf muspelheim") == "destroyed"
    assert code(game, "wolf yggdrasil") == "no_invading_yggdrasil"
    assert code(game, "wolf fjord-nw") == "fjords_are_for_ships"


@pytest.mark.rule("ruling 22")
def test_ruling_022_ships_invade_fjords_and_the_dark_elf_yggdrasil() -> None:
    game = bloodrage.parse(AGE_2 + INVADED + "raven at fjord-ne ship")
    assert code(game, "wolf invade ship gimle") == "ships_need_a_fjord"
    for fjord in ("fjord-ne", "fjord-se", "fjord-sw", "fjord-nw"):
        assert code(game, f"wolf invade ship {fjord}") == ""
    assert code(game, "wolf invade leader yggdrasil") == "no_invading_yggdrasil"
    play(game, "wolf invade dark-elf yggdrasil")
    assert figures(game, "yggdrasil") == {"wolf dark-elf": 1}


FOUR_ON_BOARD = [
    "wolf at yggdrasil warrior 4",
    "wolf at gimle warrior 3\nwolf at fjord-ne ship",
    "wolf at gimle leader warrior\nwolf at fjord-ne ship\nwolf at utgard warrior",
    "wolf at gimle troll leader\nwolf at utgard warrior 2",
]


@pytest.mark.rule("ruling 23")
@pytest.mark.parametrize("four", FOUR_ON_BOARD)
def test_ruling_023_every_own_figure_on_the_board_counts_for_horns(four: str) -> None:
    text = AGE_1 + "wolf sheet troll\nwolf at valhalla warrior 3\n"
    game = bloodrage.parse(text + four)
    assert clan(game, "wolf").figures_on_board == 4
    assert code(game, "wolf invade warrior horgr") == "horns_full"
    assert not [line for line in game.actions("wolf") if " invade " in line]
    # One step of Horns makes room for one more.
    game = bloodrage.parse(text + four + "\nwolf steps horns 2")
    play(game, "wolf invade warrior horgr")
    assert clan(game, "wolf").figures_on_board == 5


@pytest.mark.rule("ruling 24")
def test_ruling_024_an_upgrade_at_full_horns_leaves_its_figure_in_the_reserve() -> None:
    game = bloodrage.parse(AGE_1 + "wolf hand troll\nwolf at gimle warrior 4")
    play(game, "wolf upgrade troll")
    assert upgrades(game, "wolf") == ["troll"] and clan(game, "wolf").rage == 4
    assert figures(game, "reserve")["wolf troll"] == 1
    assert asked(game) == ["raven turn"]


@pytest.mark.rule("ruling 24")
def test_ruling_024_horns_bind_succor_blessing_and_domain() -> None:
    # Succor: the Leader is the fourth figure, no Warrior may follow.
    game = bloodrage.parse(AGE_1 + "wolf sheet friggas-succor\nwolf at gimle warrior 3")
    play(game, "wolf invade leader utgard")
    assert asked(game) == ["raven turn"]
    # With room for one more it is offered.
    game = bloodrage.parse(AGE_1 + "wolf sheet friggas-succor\nwolf at gimle warrior 2")
    play(game, "wolf invade leader utgard")
    assert asked(game) == ["wolf friggas-succor"]
    # Frigga's Domain: nobody comes out of Valhalla.
    game = bloodrage.parse(
        AGE_3 + "wolf sheet friggas-domain\nwolf at gimle warrior 4\nwolf at valhalla leader"
    )
    assert code(game, "wolf recall leader utgard") == "horns_full"
    # Loki's Blessing: with Frigga's Protection all four figures stay, so there is no room for a fifth.
    game = bloodrage.parse(
        AGE_2
        + """
        turn raven
        raven at gimle leader
        wolf sheet friggas-protection lokis-blessing
        wolf at gimle warrior
        wolf at horgr warrior 3
        """
    )
    play(game, "raven pillage gimle")
    assert asked(game) == ["wolf save-figures"]
    unprotected = game.copy()
    play(game, "wolf protect warrior")
    assert asked(game) == ["serpent turn"]
    play(unprotected, "wolf decline")
    assert asked(unprotected) == ["wolf lokis-blessing"]


@pytest.mark.rule("ruling 25")
def test_ruling_025_villages_bind_free_invades() -> None:
    game = bloodrage.parse(
        AGE_1 + "wolf hand lord-of-hammers\nraven at utgard warrior 3\nserpent at andlang warrior 2"
    )
    play(game, "wolf upgrade lord-of-hammers")
    assert asked(game) == ["wolf free-invade"]
    assert code(game, "wolf utgard") == "villages_full"
    play(game, "wolf andlang")
    assert place(game, "andlang").room == 0
    # Succor finds no empty village beside the Leader.
    game = bloodrage.parse(AGE_1 + "wolf sheet friggas-succor\nraven at andlang warrior 2")
    play(game, "wolf invade leader andlang")
    assert asked(game) == ["raven turn"]


@pytest.mark.rule("ruling 26")
@pytest.mark.parametrize("monster", ["troll", "fire-giant"])
def test_ruling_026_no_monster_makes_its_own_room(monster: str) -> None:
    game = bloodrage.parse(
        AGE_2 + f"wolf sheet {monster}\nraven at utgard warrior 3\nserpent at andlang warrior 2"
    )
    assert code(game, f"wolf invade {monster} utgard") == "villages_full"
    play(game, f"wolf invade {monster} andlang")
    assert figures(game, "andlang") == {f"wolf {monster}": 1}
    assert figures(game, "valhalla") == {"serpent warrior": 2}


@pytest.mark.rule("ruling 27")
def test_ruling_027_a_fjord_with_one_destroyed_province_supports_the_other() -> None:
    game = bloodrage.parse(AGE_1 + "raven at gimle warrior")
    assert place(game, "myrkulor").destroyed and not place(game, "gimle").destroyed
    play(game, "wolf invade ship fjord-nw", "raven pass", "serpent pass", "bear pass")
    assert strengths(game, "gimle") == {"wolf": 2, "raven": 1}
    assert code(game, "wolf pillage myrkulor") == "destroyed"
    play(game, "wolf pillage gimle")
    settle(game)
    assert place(game, "gimle").pillaged and figures(game, "valhalla") == {"raven warrior": 1}


@pytest.mark.rule("ruling 28")
def test_ruling_028_a_fjord_between_two_destroyed_provinces_is_closed_by_option() -> None:
    text = "age 2\ndoom gimle angerboda utgard\ndestroyed myrkulor gimle\nfirst wolf\n"
    game = bloodrage.parse(text)
    assert code(game, "wolf invade ship fjord-nw") == "fjord_closed"
    assert code(game, "wolf invade ship fjord-sw") == ""
    game = bloodrage.parse(text + "option dead_fjord_closed false")
    play(game, "wolf invade ship fjord-nw")
    assert figures(game, "fjord-nw") == {"wolf ship": 1}


@pytest.mark.rule("ruling 30")
def test_ruling_030_a_fjord_is_no_province() -> None:
    game = bloodrage.parse(AGE_1 + "wolf at fjord-nw ship\nwolf at gimle warrior")
    assert code(game, "wolf pillage fjord-nw") == "not_a_province"
    assert code(game, "wolf march fjord-nw elvagar ship") == "not_a_province"
    assert code(game, "wolf march gimle fjord-ne warrior 1") == "not_a_province"
    assert all(fjord.token is None for fjord in game.view(None).fjords)


@pytest.mark.rule("ruling 30")
def test_ruling_030_what_happens_to_a_province_happens_to_its_fjord() -> None:
    # A ship beside a battle takes part in it, willing or not, and dies with its side.
    game = bloodrage.parse(AGE_1 + "wolf at gimle leader\nraven at fjord-nw ship\nwolf hand tyrs-smite")
    play(game, "wolf pillage gimle", "wolf reveal tyrs-smite")
    assert figures(game, "valhalla") == {"raven ship": 1}


@pytest.mark.rule("ruling 31")
def test_ruling_031_no_fjord_supports_yggdrasil() -> None:
    game = bloodrage.parse(AGE_1 + "wolf at fjord-nw ship\nwolf at gimle warrior\nraven at yggdrasil warrior")
    assert place(game, "yggdrasil").fjord is None
    assert code(game, "wolf pillage yggdrasil") == "no_figures_there"
    play(game, "wolf march gimle yggdrasil warrior 1", "raven pillage yggdrasil")
    # 1 against 1 is a tie: both Warriors die, the ship has no part in it.
    assert figures(game, "valhalla") == {"wolf warrior": 1, "raven warrior": 1}
    assert figures(game, "fjord-nw") == {"wolf ship": 1}
    assert steps(game, "raven") == [1, 1, 1]


@pytest.mark.rule("ruling 32")
def test_ruling_032_pillaged_provinces_can_be_left_and_entered() -> None:
    game = bloodrage.parse(
        AGE_1 + "pillaged gimle horgr\nwolf sheet troll\nwolf at gimle warrior 2 leader troll"
    )
    play(game, "wolf march gimle horgr warrior 1 leader troll")
    assert figures(game, "horgr") == {"wolf warrior": 1, "wolf leader": 1, "wolf troll": 1}
    assert figures(game, "gimle") == {"wolf warrior": 1} and clan(game, "wolf").rage == 5


@pytest.mark.rule("ruling 32")
def test_ruling_032_nobody_marches_into_a_destroyed_or_the_same_province() -> None:
    game = bloodrage.parse(AGE_1 + "wolf at gimle warrior 2\nwolf hand troll")
    assert code(game, "wolf march gimle myrkulor warrior 1") == "destroyed"
    assert code(game, "wolf march gimle gimle warrior 1") == "same_province"
    assert code(game, "wolf march gimle horgr warrior 3") == "not_enough_figures"
    assert code(game, "wolf march horgr gimle warrior 1") == "no_figures_there"
    assert hand(game, "wolf") == ["troll"] and clan(game, "wolf").rage == 6


@pytest.mark.rule("ruling 33")
def test_ruling_033_one_may_march_out_of_yggdrasil() -> None:
    game = bloodrage.parse(AGE_1 + "wolf at yggdrasil warrior 2 leader")
    play(game, "wolf march yggdrasil horgr warrior 1 leader")
    assert figures(game, "horgr") == {"wolf warrior": 1, "wolf leader": 1}
    assert figures(game, "yggdrasil") == {"wolf warrior": 1}
