"""Rulings on the Call to Battle (43-45) and on Pillage (76-83).

What is open in ruling 82 (after a ship, with Tyr's Challenge) are options: tests of the cards show them.
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
    discards,
    figures,
    hand,
    heard,
    listen,
    place,
    play,
    settle,
    steps,
    strengths,
)

# Everybody has figures next to Gimle (five villages), Serpent one in it.
AROUND_GIMLE = """
turn serpent
serpent at gimle leader
serpent at yggdrasil warrior 2
serpent hand tyrs-bash
bear at yggdrasil warrior 2
wolf at andlang warrior 2
raven at andlang leader
"""


@pytest.mark.rule("ruling 43")
def test_ruling_043_from_the_left_of_the_pillager_who_comes_last_one_figure_each() -> None:
    game = bloodrage.parse(AGE_1 + AROUND_GIMLE)
    play(game, "serpent pillage gimle")
    order: list[str] = []
    while len(order) < 4:
        name = asked(game)[0].split()[0]
        order.append(name)
        play(game, next(line for line in game.actions(name) if "join" in line))
    assert order == ["bear", "wolf", "raven", "serpent"]
    assert figures(game, "gimle") == {
        "wolf warrior": 1,
        "raven leader": 1,
        "serpent warrior": 1,
        "serpent leader": 1,
        "bear warrior": 1,
    }


@pytest.mark.rule("ruling 43")
def test_ruling_043_laps_go_on_while_there_are_villages() -> None:
    game = bloodrage.parse(AGE_1 + AROUND_GIMLE)
    play(game, "serpent pillage gimle", "bear join yggdrasil warrior", "wolf decline", "raven decline")
    play(game, "serpent decline", "bear join yggdrasil warrior", "wolf join andlang warrior", "raven decline")
    # One village is left, and it is Serpent's turn to fill it.
    assert place(game, "gimle").room == 1 and asked(game) == ["serpent join-battle"]
    play(game, "serpent join yggdrasil warrior")
    assert clan(game, "serpent").rage == 6 and clan(game, "bear").rage == 6
    # Full: the battle begins without another word from Bear, Wolf or Raven.
    assert place(game, "gimle").room == 0 and asked(game) == ["serpent reveal-card"]


@pytest.mark.rule("ruling 44")
def test_ruling_044_declining_is_not_final() -> None:
    game = bloodrage.parse(AGE_1 + AROUND_GIMLE)
    play(game, "serpent pillage gimle", "bear decline", "wolf decline", "raven decline")
    play(game, "serpent join yggdrasil warrior")
    # Somebody moved: another lap, in which everybody may think again.
    assert asked(game) == ["bear join-battle"]
    play(game, "bear join yggdrasil warrior")
    assert figures(game, "gimle")["bear warrior"] == 1


@pytest.mark.rule("ruling 44")
def test_ruling_044_it_ends_after_a_lap_in_which_nobody_moved() -> None:
    game = listen(bloodrage.parse(AGE_1 + AROUND_GIMLE))
    play(game, "serpent pillage gimle", "bear join yggdrasil warrior", "wolf decline", "raven decline")
    play(game, "serpent decline")
    # Bear's move came first in its lap; a full lap without one is still to come.
    for name in ("bear", "wolf", "raven", "serpent"):
        assert asked(game) == [f"{name} join-battle"] and not heard(game, "battle_begins")
        play(game, f"{name} decline")
    assert [event.seats for event in heard(game, "battle_begins")] == ["serpent bear"]


JOINING = {
    "not present before": "raven at andlang warrior",
    "at 0 Rage": "raven at andlang warrior\nraven rage 0",
    "after passing": "raven at andlang warrior\nraven rage 0\nraven passed",
    "from a pillaged province": "raven at andlang warrior\npillaged andlang",
    "from Yggdrasil": "raven at yggdrasil warrior",
    "present already": "raven at andlang warrior\nraven at fjord-nw ship",
}


@pytest.mark.rule("ruling 45")
@pytest.mark.parametrize("how", JOINING)
def test_ruling_045_anyone_with_a_figure_next_door_may_join(how: str) -> None:
    game = bloodrage.parse(AGE_1 + "wolf at gimle leader\n" + JOINING[how])
    play(game, "wolf pillage gimle")
    rage = clan(game, "raven").rage
    source = "yggdrasil" if "Yggdrasil" in how else "andlang"
    play(game, f"raven join {source} warrior")
    settle(game)
    # Wolf's 3 against 1, or 3 with the ship: a tie. They have fought.
    assert figures(game, "valhalla")["raven warrior"] == 1
    assert clan(game, "raven").rage == rage


@pytest.mark.rule("ruling 45")
def test_ruling_045_from_anywhere_to_yggdrasil_without_limit() -> None:
    others = "elvagar angerboda horgr utgard andlang gimle".split()
    text = AGE_1 + "wolf at yggdrasil warrior 8\nwolf steps horns 5\nraven steps horns 5\n"
    game = bloodrage.parse(
        text + "raven hand tyrs-bash\n" + "\n".join(f"raven at {name} warrior" for name in others)
    )
    play(game, "wolf pillage yggdrasil")
    for name in others:
        assert asked(game) == ["raven join-battle"]
        play(game, f"raven join {name} warrior")
    assert strengths(game, "yggdrasil") == {"wolf": 8, "raven": 6}


@pytest.mark.rule("ruling 45")
def test_ruling_045_ships_never_join() -> None:
    game = bloodrage.parse(AGE_1 + "wolf at gimle leader\nraven at fjord-sw ship\nraven at andlang warrior")
    play(game, "wolf pillage gimle")
    assert game.actions("raven") == ["raven decline", "raven join andlang warrior"]
    assert code(game, "raven join fjord-sw ship") == "ships_never_move"
    # With nothing but a ship nearby one is not even asked.
    game = bloodrage.parse(AGE_1 + "wolf at gimle leader\nraven at fjord-sw ship")
    play(game, "wolf pillage gimle")
    assert asked(game) == ["raven turn"]


@pytest.mark.rule("ruling 76")
@pytest.mark.parametrize("province", ["utgard", "andlang"])
def test_ruling_076_a_ship_alone_may_pillage_either_province(province: str) -> None:
    game = bloodrage.parse(AGE_1 + "wolf at fjord-sw ship")
    play(game, f"wolf pillage {province}")
    assert place(game, province).pillaged
    assert sum(steps(game, "wolf")) == 4


@pytest.mark.rule("ruling 76")
def test_ruling_076_without_a_figure_there_no_pillage() -> None:
    game = bloodrage.parse(AGE_1 + "wolf at gimle warrior\npillaged utgard\nwolf at utgard warrior")
    assert code(game, "wolf pillage andlang") == "no_figures_there"
    assert code(game, "wolf pillage utgard") == "already_pillaged"
    assert [line for line in game.actions("wolf") if "pillage" in line] == ["wolf pillage gimle"]


@pytest.mark.rule("ruling 77")
def test_ruling_077_an_enemy_ship_in_the_fjord_means_battle() -> None:
    game = bloodrage.parse(AGE_1 + "wolf at horgr warrior\nwolf hand tyrs-smash\nraven at fjord-se ship")
    play(game, "wolf pillage horgr")
    assert asked(game) == ["wolf reveal-card"]
    play(game, "wolf reveal tyrs-smash")
    assert clan(game, "wolf").glory == 5 + 3
    assert figures(game, "valhalla") == {"raven ship": 1} and discards(game) == ["tyrs-smash"]


@pytest.mark.rule("ruling 78")
def test_ruling_078_nobody_gets_the_reward_of_a_failed_pillage() -> None:
    game = bloodrage.parse(AGE_1 + "wolf at horgr warrior\nraven at horgr leader\nserpent at horgr warrior")
    play(game, "wolf pillage horgr")
    assert not place(game, "horgr").pillaged
    assert [clan(game, name).glory for name in game.clans] == [0, 3, 0, 0]
    # Anyone may try again.
    play(game, "raven pillage horgr")
    assert place(game, "horgr").pillaged and clan(game, "raven").glory == 3 + 5


@pytest.mark.rule("ruling 79")
def test_ruling_079_a_winner_who_did_not_pillage_gets_battle_glory_only() -> None:
    game = bloodrage.parse(AGE_1 + "wolf at andlang warrior\nraven at andlang leader\nraven steps axes 4")
    play(game, "wolf pillage andlang")
    assert clan(game, "raven").glory == 6 and steps(game, "raven") == [1, 4, 1]


CHALLENGE = """
pillaged gimle
wolf sheet tyrs-challenge
wolf at gimle leader
"""


@pytest.mark.rule("ruling 81")
def test_ruling_081_tyrs_challenge_pillages_once_more_for_two_rage() -> None:
    game = bloodrage.parse(
        AGE_2 + CHALLENGE + "raven at yggdrasil warrior\nraven hand tyrs-smash\nwolf hand tyrs-rage"
    )
    assert code(game, "wolf pillage gimle") == "already_pillaged"
    play(game, "wolf challenge gimle")
    assert clan(game, "wolf").rage == 4
    # A normal pillage: Call to Battle, cards, reward, Glory.
    assert asked(game) == ["raven join-battle"]
    play(game, "raven join yggdrasil warrior", "wolf reveal tyrs-rage", "raven reveal tyrs-smash")
    settle(game)
    assert steps(game, "wolf") == [2, 1, 1] and clan(game, "wolf").glory == 3
    assert place(game, "gimle").pillaged and asked(game) == ["raven turn"]
    # The token stays flipped, and one may do it again.
    play(game, "raven pass", "serpent pass", "bear pass", "wolf challenge gimle")
    assert steps(game, "wolf") == [3, 1, 1] and clan(game, "wolf").rage == 2


@pytest.mark.rule("ruling 81")
def test_ruling_081_tyrs_challenge_needs_two_rage_and_a_pillaged_province() -> None:
    game = bloodrage.parse(AGE_2 + CHALLENGE + "wolf rage 1")
    assert code(game, "wolf challenge gimle") == "not_enough_rage"
    game = bloodrage.parse(AGE_2 + CHALLENGE.replace("gimle", "gimle elvagar", 1) + "wolf at horgr warrior")
    assert code(game, "wolf challenge horgr") == "not_pillaged_yet"
    assert code(game, "wolf challenge elvagar") == "no_figures_there"
    game = bloodrage.parse(AGE_2 + "pillaged gimle\nwolf at gimle leader")
    assert code(game, "wolf challenge gimle") == "needs_card"


DOMAIN = [
    (AGE_2, "", "wolf invade warrior gimle", 3),
    (AGE_2, "", "wolf invade leader gimle", 4),
    (AGE_2, "wolf hand experts-in-arms", "wolf upgrade experts-in-arms gimle", 2),
    (AGE_2, "wolf hand valkyrie", "wolf upgrade valkyrie gimle", 2),
    (AGE_3, "wolf sheet friggas-domain\nwolf at valhalla leader", "wolf recall leader gimle", 3),
    (AGE_2, "wolf sheet friggas-succor", "wolf invade leader gimle bring gimle", 4),
]


@pytest.mark.rule("ruling 82")
@pytest.mark.parametrize(("age", "text", "invade", "left"), DOMAIN)
def test_ruling_082_thors_domain_after_any_invade_of_a_province(
    age: str, text: str, invade: str, left: int
) -> None:
    game = bloodrage.parse(age + "wolf sheet thors-domain\n" + text)
    play(game, invade)
    assert asked(game) == ["wolf thors-domain"]
    declined = game.copy()
    play(game, "wolf pillage gimle")
    assert place(game, "gimle").pillaged and steps(game, "wolf") == [2, 1, 1]
    assert clan(game, "wolf").rage == left and asked(game) == ["raven turn"]
    # It is no duty.
    play(declined, "wolf decline")
    assert clan(declined, "wolf").rage == left + 2 and not place(declined, "gimle").pillaged


@pytest.mark.rule("ruling 82")
def test_ruling_082_thors_domain_after_lokis_blessing() -> None:
    game = bloodrage.parse(
        AGE_2
        + """
        wolf sheet thors-domain lokis-blessing
        wolf at gimle warrior
        raven at gimle warrior
        """
    )
    play(game, "wolf pillage gimle")
    assert figures(game, "gimle") == {} and asked(game) == ["wolf lokis-blessing"]
    play(game, "wolf bring gimle")
    assert asked(game) == ["wolf thors-domain"]
    play(game, "wolf pillage gimle")
    assert place(game, "gimle").pillaged and clan(game, "wolf").rage == 4
    assert asked(game) == ["raven turn"]


@pytest.mark.rule("ruling 82")
def test_ruling_082_thors_domain_needs_rage_and_a_province_not_yet_pillaged() -> None:
    game = bloodrage.parse(AGE_2 + "wolf sheet thors-domain\nwolf rage 1")
    play(game, "wolf invade leader gimle")
    assert asked(game) == ["raven turn"]
    game = bloodrage.parse(AGE_2 + "wolf sheet thors-domain\npillaged gimle")
    play(game, "wolf invade leader gimle")
    assert asked(game) == ["raven turn"]


HAMMERS = """
wolf sheet lord-of-hammers
wolf at gimle leader warrior
raven at andlang warrior 3
"""


@pytest.mark.rule("ruling 83")
def test_ruling_083_lord_of_hammers_moves_after_the_reward_where_there_is_room() -> None:
    game = bloodrage.parse(AGE_1 + HAMMERS)
    play(game, "wolf pillage gimle", "raven decline")
    # The reward comes first. Andlang is full, Myrkulor destroyed.
    assert steps(game, "wolf") == [2, 1, 1] and asked(game) == ["wolf move-leader"]
    assert game.actions("wolf") == ["wolf decline", "wolf yggdrasil"]
    assert code(game, "wolf andlang") == "villages_full"
    assert code(game, "wolf myrkulor") == "destroyed"
    assert code(game, "wolf horgr") == "not_adjacent"
    play(game, "wolf yggdrasil")
    assert figures(game, "gimle") == {"wolf warrior": 1} and figures(game, "yggdrasil") == {"wolf leader": 1}
    assert clan(game, "wolf").rage == 6


@pytest.mark.rule("ruling 83")
def test_ruling_083_lord_of_hammers_needs_the_leader_in_the_province() -> None:
    game = bloodrage.parse(
        AGE_1 + "wolf sheet lord-of-hammers\nwolf at gimle warrior\nwolf at elvagar leader"
    )
    play(game, "wolf pillage gimle")
    assert place(game, "gimle").pillaged and asked(game) == ["raven turn"]
    # Nor after a pillage that failed.
    game = bloodrage.parse(AGE_1 + "wolf sheet lord-of-hammers\nwolf at gimle leader\nraven at gimle leader")
    play(game, "wolf pillage gimle")
    assert asked(game) == ["raven turn"] and hand(game, "wolf") == []
