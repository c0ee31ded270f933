"""Leader Upgrades: Lord of Hammers, Axes, Spears."""

from __future__ import annotations

import pytest

from tests.bloodrage.cards.table import (
    asked,
    card,
    code,
    figures,
    glory,
    pillaged,
    play,
    rage,
    steps,
    table,
    winner,
)

LORDS = ["lord-of-hammers", "lord-of-axes", "lord-of-spears"]


@card("lord-of-hammers")
@card("lord-of-axes")
@card("lord-of-spears")
@pytest.mark.parametrize("lord", LORDS)
def test_a_lord_costs_three_and_the_leader_comes_for_nothing_with_strength_three(lord: str) -> None:
    game = table(f"wolf hand {lord}")
    game.do(f"wolf upgrade {lord} andlang")
    assert rage(game, "wolf") == 3
    assert figures(game, "wolf", "andlang") == "leader"
    (side,) = next(place for place in game.view().provinces if place.id == "andlang").sides
    assert side.total == 3


@card("lord-of-hammers")
@card("lord-of-axes")
@card("lord-of-spears")
@pytest.mark.parametrize("lord", LORDS)
def test_no_free_invade_for_a_leader_who_is_not_in_the_reserve(lord: str) -> None:
    game = table(f"wolf hand {lord}\nwolf at valhalla leader")
    game.do(f"wolf upgrade {lord}")
    assert asked(game) == ["raven turn"]


@card("lord-of-hammers")
@card("lord-of-axes")
@card("lord-of-spears")
@pytest.mark.parametrize("lord", LORDS)
@pytest.mark.parametrize("failure", ["leader elsewhere", "battle lost"])
def test_a_lord_does_nothing_without_a_success_with_the_leader(lord: str, failure: str) -> None:
    game = table(f"wolf sheet {lord}\nwolf at horgr leader\nwolf at andlang warrior")
    if failure == "battle lost":
        game = table(
            f"wolf sheet {lord}\nwolf at andlang leader\nraven at andlang warrior 2\nraven at fjord-sw ship"
        )
    game.do("wolf pillage andlang")
    assert asked(game) == ["raven turn"]
    assert steps(game, "wolf") == ([1, 1, 1] if failure == "battle lost" else [1, 2, 1])


@card("lord-of-hammers")
@pytest.mark.parametrize(
    ("answer", "place"), [("utgard", "utgard"), ("yggdrasil", "yggdrasil"), ("decline", "andlang")]
)
def test_hammers_may_move_on_to_an_adjacent_province(answer: str, place: str) -> None:
    game = table("wolf sheet lord-of-hammers\nwolf at andlang leader\nraven at andlang warrior")
    game.do("wolf pillage andlang")
    assert asked(game) == ["wolf move-leader"]
    assert pillaged(game, "andlang")
    assert steps(game, "wolf") == [1, 2, 1]
    assert code(game.why("wolf horgr")) == "not_adjacent"
    game.do(f"wolf {answer}")
    assert figures(game, "wolf", place) == "leader"
    assert rage(game, "wolf") == 6


@card("lord-of-hammers")
def test_hammers_needs_a_free_village_next_door() -> None:
    game = table(
        "wolf sheet lord-of-hammers\nwolf at andlang leader\nraven at utgard warrior 3\npillaged utgard"
    )
    play(game, "wolf pillage andlang\nraven decline")
    assert code(game.why("wolf utgard")) == "villages_full"
    assert game.actions("wolf") == ["wolf decline", "wolf gimle", "wolf yggdrasil"]


@card("lord-of-axes")
def test_axes_raises_any_stat_also_unopposed() -> None:
    game = table("wolf sheet lord-of-axes\nwolf at andlang leader")
    game.do("wolf pillage andlang")
    assert game.actions("wolf") == ["wolf raise rage", "wolf raise axes", "wolf raise horns"]
    game.do("wolf raise axes")
    assert steps(game, "wolf") == [1, 3, 1]


@card("lord-of-spears")
def test_spears_raises_all_three_before_battle_glory() -> None:
    game = table("wolf sheet lord-of-spears\nwolf at andlang leader\nraven at andlang warrior")
    game.do("wolf pillage andlang")
    assert winner(game) == "wolf"
    assert steps(game, "wolf") == [2, 3, 2]
    assert glory(game, "wolf") == 5  # Axes on their third step


@card("lord-of-spears")
def test_spears_does_nothing_for_a_winner_who_did_not_pillage() -> None:
    game = table("wolf at andlang warrior\nraven sheet lord-of-spears\nraven at andlang leader")
    game.do("wolf pillage andlang")
    assert winner(game) == "raven"
    assert steps(game, "raven") == [1, 1, 1]
