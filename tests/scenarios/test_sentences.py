"""Whole sentences as players write them, where a part of them is the only thing possible.

The table may fill in what is forced, but somebody who says it all the same has said nothing wrong;
and what cannot be is refused by the rule that forbids it.
"""

from __future__ import annotations

import pytest

from meadhall import bloodrage
from tests.scenarios.table import AGE_1, AGE_2, AGE_3, code, figures, play, upgrades

SPELLED_OUT = [
    (AGE_1 + "wolf at gimle warrior", "wolf march gimle horgr warrior 1", "wolf march gimle horgr"),
    (AGE_1 + "wolf at gimle leader", "wolf march gimle horgr leader", "wolf march gimle horgr"),
    (
        AGE_2 + "wolf sheet brothers-in-arms\nwolf hand experts-in-arms",
        "wolf upgrade experts-in-arms replace brothers-in-arms",
        "wolf upgrade experts-in-arms",
    ),
    (AGE_1 + "turn bear\nbear hand troll", "bear upgrade troll free gimle", "bear upgrade troll gimle"),
    (
        AGE_2 + "wolf hand experts-in-arms",
        "wolf upgrade experts-in-arms free",
        "wolf upgrade experts-in-arms",
    ),
    (
        AGE_3 + "wolf sheet friggas-sacrifice\nwolf at gimle warrior\nwolf at horgr leader",
        "wolf sacrifice gimle warrior horgr leader",
        "wolf sacrifice gimle warrior",
    ),
]


@pytest.mark.parametrize(("text", "whole", "short"), SPELLED_OUT)
def test_what_is_forced_may_be_said(text: str, whole: str, short: str) -> None:
    spelled, implied = bloodrage.parse(text), bloodrage.parse(text)
    play(implied, short)
    assert code(spelled, whole) == ""
    play(spelled, whole)
    assert spelled.fingerprint() == implied.fingerprint()


def test_the_only_place_with_room_may_be_named() -> None:
    # All villages are taken but one in Gimle.
    game = bloodrage.parse(
        """
        age 3
        first wolf
        doom elvagar angerboda gimle
        destroyed elvagar angerboda myrkulor muspelheim utgard horgr
        raven steps horns 4
        raven at andlang warrior 3
        raven at gimle warrior 4
        """
    )
    play(game, "wolf invade warrior gimle")
    assert figures(game, "gimle") == {"wolf warrior": 1, "raven warrior": 4}


def test_what_was_forced_is_not_what_one_likes() -> None:
    game = bloodrage.parse(AGE_1 + "wolf at gimle warrior\nwolf at horgr leader")
    before = game.fingerprint()
    assert code(game, "wolf march gimle utgard leader") == "no_such_figure"
    assert code(game, "wolf march gimle utgard warrior 2") == "not_enough_figures"
    assert code(game, "wolf march gimle utgard ship") == "ships_never_move"
    assert game.fingerprint() == before


def test_a_full_slot_is_refused_by_its_rule() -> None:
    game = bloodrage.parse(AGE_2 + "wolf sheet brothers-in-arms troll\nwolf hand experts-in-arms valkyrie")
    assert code(game, "wolf upgrade experts-in-arms free") == "no_free_slot"
    assert code(game, "wolf upgrade experts-in-arms replace troll") == "wrong_slot"
    assert code(game, "wolf upgrade valkyrie replace brothers-in-arms") == "wrong_slot"
    assert upgrades(game, "wolf") == ["brothers-in-arms", "troll"]
