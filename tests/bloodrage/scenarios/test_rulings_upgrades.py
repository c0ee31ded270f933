"""Rulings on Upgrades (34-42)."""

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
    listen,
    play,
    settle,
    total,
    upgrades,
)


@pytest.mark.rule("ruling 34")
def test_ruling_034_a_card_may_be_overwritten_while_another_slot_is_free() -> None:
    game = bloodrage.parse(AGE_2 + "wolf sheet lokis-domain thors-glory troll\nwolf hand tyrs-challenge")
    play(game, "wolf upgrade tyrs-challenge replace thors-glory")
    assert upgrades(game, "wolf") == ["troll", "lokis-domain", "tyrs-challenge"]
    assert discards(game) == ["thors-glory"]


@pytest.mark.rule("ruling 34")
def test_ruling_034_the_slot_must_be_of_the_cards_type() -> None:
    game = bloodrage.parse(
        AGE_2 + "wolf sheet lokis-domain thors-glory troll\nwolf hand tyrs-challenge valkyrie"
    )
    assert code(game, "wolf upgrade tyrs-challenge replace troll") == "wrong_slot"
    assert code(game, "wolf upgrade valkyrie replace lokis-domain") == "wrong_slot"
    assert code(game, "wolf upgrade valkyrie replace fire-giant") == "not_on_sheet"
    play(game, "wolf upgrade tyrs-challenge")
    assert upgrades(game, "wolf") == ["troll", "lokis-domain", "thors-glory", "tyrs-challenge"]


@pytest.mark.rule("ruling 34")
def test_ruling_034_the_single_slots_replace_what_they_hold() -> None:
    game = bloodrage.parse(
        AGE_2 + "wolf sheet brothers-in-arms\nwolf hand experts-in-arms\nwolf at gimle warrior 4"
    )
    play(game, "wolf upgrade experts-in-arms")
    assert upgrades(game, "wolf") == ["experts-in-arms"] and discards(game) == ["brothers-in-arms"]


TWO_MONSTERS = "wolf sheet troll dwarf-chieftain\nwolf hand valkyrie\n"


@pytest.mark.rule("ruling 35")
@pytest.mark.parametrize("where", ["at gimle troll", "at valhalla troll", "at gimle warrior"])
def test_ruling_035_a_replaced_monster_leaves_at_once_wherever_it_is(where: str) -> None:
    game = listen(bloodrage.parse(AGE_2 + TWO_MONSTERS + f"wolf {where}"))
    play(game, "wolf upgrade valkyrie replace troll")
    assert "troll" not in str(game.view(None).provinces) + str(clan(game, "wolf"))
    assert discards(game) == ["troll"] and clan(game, "wolf").glory == 0
    play(game, "wolf decline")
    assert figures(game, "reserve")["wolf valkyrie"] == 1


@pytest.mark.rule("ruling 35")
def test_ruling_035_a_replaced_monster_makes_room_for_horns() -> None:
    game = bloodrage.parse(AGE_2 + TWO_MONSTERS + "wolf at gimle troll warrior 3")
    assert code(game, "wolf invade leader gimle") == "horns_full"
    play(game, "wolf upgrade valkyrie replace troll gimle")
    assert figures(game, "gimle") == {"wolf warrior": 3, "wolf valkyrie": 1}


@pytest.mark.rule("ruling 35")
def test_ruling_035_a_replaced_monster_is_not_destroyed() -> None:
    # No Glory for the Dragons' sake, and nothing for Frigga's Protection to save.
    game = bloodrage.parse(
        AGE_2
        + """
        wolf sheet sea-serpent dwarf-chieftain lokis-dragons friggas-protection
        wolf at fjord-ne sea-serpent
        wolf hand valkyrie
        """
    )
    play(game, "wolf upgrade valkyrie replace sea-serpent")
    assert asked(game) == ["wolf free-invade"]
    assert clan(game, "wolf").glory == 0 and figures(game, "fjord-ne") == {}
    assert figures(game, "valhalla") == {}


TROOPS = [
    ("lord-of-hammers", "leader", 3, "gimle"),
    ("brothers-in-arms", "warrior", 1, "gimle"),
    ("lokis-dragons", "ship", 2, "fjord-nw"),
]


@pytest.mark.rule("ruling 36")
@pytest.mark.parametrize(("card", "figure", "cost", "target"), TROOPS)
def test_ruling_036_an_upgraded_troop_invades_at_once_for_nothing(
    card: str, figure: str, cost: int, target: str
) -> None:
    game = bloodrage.parse(AGE_1 + f"wolf hand {card}\nwolf rage {cost}")
    play(game, f"wolf upgrade {card}")
    # Before the next player's turn, and with no Rage left.
    assert asked(game) == ["wolf free-invade"] and clan(game, "wolf").rage == 0
    declined = game.copy()
    play(game, f"wolf {target}")
    assert figures(game, target) == {f"wolf {figure}": 1}
    assert asked(game) == ["raven turn"]
    # It is no duty.
    play(declined, "wolf decline")
    assert clan(declined, "wolf").figures_on_board == 0 and asked(declined) == ["raven turn"]


@pytest.mark.rule("ruling 36")
@pytest.mark.parametrize(("card", "figure", "cost", "target"), TROOPS)
@pytest.mark.parametrize("elsewhere", ["board", "valhalla"])
def test_ruling_036_only_out_of_the_reserve(
    card: str, figure: str, cost: int, target: str, elsewhere: str
) -> None:
    away = target if elsewhere == "board" else "valhalla"
    if figure == "warrior":
        away = "yggdrasil warrior 8" if elsewhere == "board" else "valhalla warrior 8"
    else:
        away = f"{away} {figure}"
    game = bloodrage.parse(AGE_1 + f"wolf hand {card}\nwolf steps horns 5\nwolf at {away}")
    play(game, f"wolf upgrade {card}")
    assert upgrades(game, "wolf") == [card]
    assert asked(game) == ["raven turn"]


@pytest.mark.rule("ruling 37")
@pytest.mark.parametrize(("card", "target"), [("troll", "utgard"), ("sea-serpent", "fjord-sw")])
def test_ruling_037_a_new_monster_invades_at_once_for_nothing(card: str, target: str) -> None:
    game = bloodrage.parse(AGE_1 + f"wolf hand {card}\nraven at utgard warrior")
    play(game, f"wolf upgrade {card} {target}")
    assert clan(game, "wolf").rage == 6 - (2 if card == "troll" else 3)
    assert figures(game, target)[f"wolf {card}"] == 1
    # It is an invade: the Troll rages.
    assert figures(game, "valhalla") == ({"raven warrior": 1} if card == "troll" else {})
    # Optional: it may wait in the reserve.
    game = bloodrage.parse(AGE_1 + f"wolf hand {card}")
    play(game, f"wolf upgrade {card}", "wolf decline")
    assert figures(game, "reserve")[f"wolf {card}"] == 1


@pytest.mark.rule("ruling 38")
def test_ruling_038_leader_and_ship_keep_what_they_could() -> None:
    game = bloodrage.parse(AGE_1 + "wolf sheet lord-of-hammers lokis-dragons\nwolf rage 1")
    play(game, "wolf invade leader gimle")
    assert clan(game, "wolf").rage == 1
    game = bloodrage.parse(AGE_1 + "wolf sheet lord-of-hammers lokis-dragons\nwolf at gimle leader")
    assert code(game, "wolf invade ship gimle") == "ships_need_a_fjord"
    game = bloodrage.parse(AGE_1 + "wolf sheet lokis-dragons\nwolf at fjord-nw ship\nwolf at gimle warrior")
    assert code(game, "wolf march gimle elvagar ship") == "ships_never_move"


CHARM = [
    ("lord-of-hammers", 2),
    ("troll", 1),
    ("brothers-in-arms", 0),
    ("tyrs-domain", 0),
    ("dwarf-chieftain", 0),
]


@pytest.mark.rule("ruling 40")
@pytest.mark.parametrize(("card", "cost"), CHARM)
def test_ruling_040_friggas_charm_takes_off_one_but_not_below_nothing(card: str, cost: int) -> None:
    text = AGE_1 + f"wolf sheet friggas-charm\nwolf hand {card}\n"
    game = bloodrage.parse(text)
    assert game.view(0).hand[0].cost == cost
    play(game, f"wolf upgrade {card}")
    assert clan(game, "wolf").rage == 6 - cost
    if cost > 1:
        assert (
            code(bloodrage.parse(text + f"wolf rage {cost - 1}"), f"wolf upgrade {card}") == "not_enough_rage"
        )


@pytest.mark.rule("ruling 41")
def test_ruling_041_domain_and_wrath_do_not_add_up() -> None:
    game = listen(
        bloodrage.parse(
            AGE_3
            + """
            wolf sheet tyrs-domain tyrs-wrath
            wolf at elvagar warrior
            wolf hand quest-alfheim
            raven at elvagar leader
            """
        )
    )
    play(game, "wolf pillage elvagar", "wolf reveal quest-alfheim")
    assert game.actions("wolf") == ["wolf decline", "wolf treat 3", "wolf treat 5"]
    play(game, "wolf treat 5")
    assert total(game, "wolf") == (1, 5) and total(game, "raven") == (3, 0)


@pytest.mark.rule("ruling 42")
def test_ruling_042_dragons_pay_for_a_ship_lost_in_battle() -> None:
    game = bloodrage.parse(AGE_1 + "wolf at gimle leader\nraven sheet lokis-dragons\nraven at fjord-nw ship")
    play(game, "wolf pillage gimle")
    settle(game)
    assert clan(game, "raven").glory == 4


@pytest.mark.rule("ruling 42")
def test_ruling_042_dragons_pay_at_ragnarok() -> None:
    game = bloodrage.parse(AGE_1 + "phase ragnarok\nraven sheet lokis-dragons\nraven at fjord-se ship")
    game.run()
    assert clan(game, "raven").glory == 2 + 4


@pytest.mark.rule("ruling 42")
def test_ruling_042_dragons_pay_for_a_ship_lost_to_a_monster() -> None:
    game = bloodrage.parse(AGE_2 + "wolf sheet fire-giant\nraven sheet fire-dragons\nraven at fjord-nw ship")
    play(game, "wolf invade fire-giant gimle")
    assert clan(game, "raven").glory == 8


@pytest.mark.rule("ruling 42")
def test_ruling_042_dragons_pay_for_a_ship_sacrificed() -> None:
    game = bloodrage.parse(
        AGE_3 + "wolf sheet eternal-dragons friggas-sacrifice\nwolf at fjord-nw ship\nwolf at gimle warrior"
    )
    play(game, "wolf sacrifice fjord-nw ship gimle warrior")
    settle(game)
    assert clan(game, "wolf").glory == 12


@pytest.mark.rule("ruling 42")
def test_ruling_042_only_the_dragons_in_the_slot_pay() -> None:
    game = bloodrage.parse(
        AGE_2
        + "wolf sheet lokis-dragons\nwolf hand fire-dragons\nwolf at fjord-nw ship\nraven at gimle leader"
    )
    play(game, "wolf upgrade fire-dragons", "raven pillage gimle")
    settle(game)
    assert clan(game, "wolf").glory == 8
    assert discards(game) == ["lokis-dragons"] and hand(game, "wolf") == []
