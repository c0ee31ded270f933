"""Ship Upgrades: Loki's, Fire and Eternal Dragons."""

from __future__ import annotations

import pytest

from tests.bloodrage.cards.table import asked, card, code, figures, glory, play, rage, strength, table

DRAGONS = [("lokis-dragons", 4), ("fire-dragons", 8), ("eternal-dragons", 12)]


@card("lokis-dragons")
@card("fire-dragons")
@card("eternal-dragons")
@pytest.mark.parametrize(("dragons", "pay"), DRAGONS)
@pytest.mark.parametrize("cause", ["battle", "tie", "tide", "fire giant", "sacrifice"])
def test_dragons_pay_when_the_ship_goes_down(dragons: str, pay: int, cause: str) -> None:
    raven = f"raven sheet {dragons} friggas-sacrifice\nraven at fjord-nw ship\n"
    if cause == "battle":
        game = play(table(raven + "wolf at gimle leader"), "wolf pillage gimle")
    elif cause == "tie":
        game = play(table(raven + "wolf at gimle warrior 2"), "wolf pillage gimle")
    elif cause == "tide":
        game = table(raven + "raven at gimle leader\nwolf at gimle warrior\nwolf hand odins-tide")
        play(game, "wolf pillage gimle\nwolf reveal odins-tide\nraven spare leader")
        pay += 3  # and Raven wins the battle
    elif cause == "fire giant":
        game = play(table(raven + "wolf sheet fire-giant"), "wolf invade fire-giant gimle")
    else:
        game = table(raven + "raven at horgr warrior 2\nturn raven")
        play(game, "raven sacrifice horgr warrior fjord-nw ship")
    assert figures(game, "raven", "fjord-nw") == ""
    assert glory(game, "raven") == pay


@card("lokis-dragons")
@card("fire-dragons")
@card("eternal-dragons")
@pytest.mark.parametrize(("dragons", "pay"), DRAGONS)
def test_dragons_pay_at_ragnarok_beside_its_own_glory_and_for_the_sea_serpent(dragons: str, pay: int) -> None:
    game = table(f"""
        phase ragnarok
        wolf sheet {dragons} sea-serpent
        wolf at fjord-se ship sea-serpent
        wolf at muspelheim warrior
        raven at fjord-se ship
    """)
    game.run()
    assert glory(game, "wolf") == 3 * 4 + 2 * pay
    assert glory(game, "raven") == 4


@card("lokis-dragons")
@card("fire-dragons")
@card("eternal-dragons")
@pytest.mark.parametrize(("dragons", "pay"), DRAGONS)
def test_dragons_cost_two_and_bring_the_ship_along(dragons: str, pay: int) -> None:
    game = table(f"wolf hand {dragons}")
    assert code(game.why(f"wolf upgrade {dragons} andlang")) == "ships_need_a_fjord"
    game.do(f"wolf upgrade {dragons} fjord-sw")
    assert rage(game, "wolf") == 4
    assert strength(game, "wolf", "andlang") == strength(game, "wolf", "utgard") == 2
    assert glory(game, "wolf") == 0 * pay


@card("fire-dragons")
def test_only_the_dragons_in_the_slot_pay() -> None:
    game = table("""
        wolf sheet lokis-dragons
        wolf hand fire-dragons
        wolf at fjord-sw ship
        raven at andlang leader
        raven rage 1
    """)
    game.do("wolf upgrade fire-dragons")
    assert asked(game) == ["raven turn"]  # no free invade: the ship is on the board
    game.do("raven pillage andlang")
    assert glory(game, "wolf") == 8


@card("eternal-dragons")
def test_dragons_pay_nothing_for_a_ship_that_wins() -> None:
    game = table("wolf sheet eternal-dragons\nwolf at fjord-nw ship\nraven at gimle warrior")
    game.do("wolf pillage gimle")
    assert glory(game, "wolf") == 5 + 3
