"""Warrior Upgrades: Brothers, Experts and Masters in Arms."""

from __future__ import annotations

import pytest

from tests.bloodrage.cards.table import asked, card, code, figures, play, rage, strength, table, totals

STRENGTHS = {
    "brothers-in-arms": [1, 3, 4, 6, 7],
    "experts-in-arms": [2, 4, 6, 8, 10],
    "masters-in-arms": [2, 6, 8, 12, 14],
}


@card("brothers-in-arms")
@card("experts-in-arms")
@card("masters-in-arms")
@pytest.mark.parametrize("n", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("upgrade", list(STRENGTHS))
def test_strength_of_so_many_warriors_in_battle(upgrade: str, n: int) -> None:
    game = table(f"""
        wolf sheet {upgrade}
        wolf at gimle warrior {n}
        raven at fjord-nw ship
    """)
    assert strength(game, "wolf", "gimle") == STRENGTHS[upgrade][n - 1]
    game.do("wolf pillage gimle")
    assert totals(game) == {"wolf": (STRENGTHS[upgrade][n - 1], 0), "raven": (2, 0)}


@card("brothers-in-arms")
@card("masters-in-arms")
@pytest.mark.parametrize(("upgrade", "one"), [("brothers-in-arms", 1), ("masters-in-arms", 2)])
def test_pairs_are_of_one_clan_in_one_province(upgrade: str, one: int) -> None:
    game = table(f"""
        wolf sheet {upgrade}
        wolf at andlang warrior
        wolf at utgard warrior
        raven at andlang warrior
    """)
    assert strength(game, "wolf", "andlang") == one
    assert strength(game, "wolf", "utgard") == one
    assert strength(game, "raven", "andlang") == 1


@card("brothers-in-arms")
@card("experts-in-arms")
@card("masters-in-arms")
@pytest.mark.parametrize(
    ("upgrade", "cost"), [("brothers-in-arms", 1), ("experts-in-arms", 2), ("masters-in-arms", 2)]
)
def test_cost_of_the_card_and_of_an_invade(upgrade: str, cost: int) -> None:
    game = table(f"""
        wolf hand {upgrade}
        raven rage 0
        serpent rage 0
        bear rage 0
    """)
    game.do(f"wolf upgrade {upgrade} andlang")
    assert rage(game, "wolf") == 6 - cost  # the Warrior comes along for nothing
    assert figures(game, "wolf", "andlang") == "warrior 1"
    game.do("wolf invade warrior andlang")
    assert rage(game, "wolf") == 6 - 2 * cost


@card("experts-in-arms")
def test_experts_are_too_dear_with_one_rage() -> None:
    assert (
        code(table("wolf sheet experts-in-arms\nwolf rage 1").why("wolf invade warrior andlang"))
        == "not_enough_rage"
    )


@card("masters-in-arms")
def test_masters_replace_experts_at_once() -> None:
    game = table("wolf sheet experts-in-arms\nwolf hand masters-in-arms\nwolf at gimle warrior 2")
    game.do("wolf upgrade masters-in-arms decline")
    assert strength(game, "wolf", "gimle") == 6
    assert asked(game) == ["raven turn"]


@card("brothers-in-arms")
def test_a_pair_broken_by_smite_counts_singly() -> None:
    game = table("""
        wolf sheet brothers-in-arms
        wolf at gimle warrior 2
        raven at gimle leader
        raven hand odins-smite
    """)
    play(game, "wolf pillage gimle\nraven reveal odins-smite")
    assert totals(game) == {"wolf": (1, 0), "raven": (3, 1)}
