"""Whole sentences as players write them, where a part of them is the only thing possible.

Forced parts are added automatically, but giving them is not an error; illegal parts are refused by the rule
that forbids them.
"""

from __future__ import annotations

import pytest

from meadhall import bloodrage
from tests.bloodrage.scenarios.table import AGE_1, AGE_2, AGE_3, code, figures, play, upgrades

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
        what-if yes
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


MANY = (
    AGE_3 + "wolf steps horns 6\nwolf sheet troll dark-elf\nwolf at gimle leader warrior 2 troll dark-elf\n"
)


@pytest.mark.parametrize(
    "order",
    [
        "leader warrior 2 troll",
        "troll leader warrior 2",
        "troll warrior 2 leader done",
        "warrior 2 troll leader",
    ],
)
def test_figures_march_in_any_order(order: str) -> None:
    usual, game = bloodrage.parse(MANY), bloodrage.parse(MANY)
    play(usual, "wolf march gimle yggdrasil warrior 2 leader troll")
    play(game, f"wolf march gimle yggdrasil {order}")
    assert game.fingerprint() == usual.fingerprint()


@pytest.mark.parametrize(
    ("order", "reason"),
    [
        ("leader warrior 3", "not_enough_figures"),
        ("leader ship", "ships_never_move"),
        ("leader leader", "wrong_order"),
        ("troll warrior", "say_how_many"),
        ("leader done warrior 2", "sentence_over"),
        ("leader pass", "sentence_over"),
    ],
)
def test_figures_in_any_order_are_still_checked(order: str, reason: str) -> None:
    game = bloodrage.parse(MANY)
    before = game.fingerprint()
    assert code(game, f"wolf march gimle yggdrasil {order}") == reason
    assert game.fingerprint() == before


@pytest.mark.parametrize(
    ("line", "word", "nearest"),
    [
        ("wolf pillage gimel", "gimel", "gimle"),
        ("wolf pilage gimle", "pilage", "pillage"),
        ("wolf march gimle yggdrasill warrior 1", "yggdrasill", "yggdrasil"),
        ("wolf invade wariror", "wariror", "warrior"),
        ("wolf invade zzz", "zzz", None),
        ("wolf zzz gimle", "zzz", None),
        ("wolf march gimle yggdrasil laeder", "laeder", "leader"),
    ],
)
def test_a_misspelt_word_is_named_itself_with_the_nearest_known_one(
    line: str, word: str, nearest: str | None
) -> None:
    refusal = bloodrage.parse(MANY).why(line)
    assert refusal is not None and refusal.code == "unknown_word"
    assert refusal.params == ({"word": word} if nearest is None else {"word": word, "nearest": nearest})


def test_a_misspelt_figure_to_sacrifice_is_named() -> None:
    game = bloodrage.parse(MANY.replace("sheet", "sheet friggas-sacrifice"))
    refusal = game.why("wolf sacrifice gimle wariror gimle leader")
    assert refusal is not None and refusal.params == {"word": "wariror", "nearest": "warrior"}


def test_a_sentence_that_stops_within_an_answer_says_after_which_word() -> None:
    refusal = bloodrage.parse(MANY).why("wolf pillage")
    assert refusal is not None and (refusal.code, refusal.params) == ("no_value", {"word": "pillage"})


def test_a_byte_order_mark_before_a_sentence_is_skipped() -> None:
    assert bloodrage.parse("\ufeff" + MANY).why("\ufeffwolf march gimle yggdrasil troll") is None


def test_a_full_slot_is_refused_by_its_rule() -> None:
    game = bloodrage.parse(AGE_2 + "wolf sheet brothers-in-arms troll\nwolf hand experts-in-arms valkyrie")
    assert code(game, "wolf upgrade experts-in-arms free") == "no_free_slot"
    assert code(game, "wolf upgrade experts-in-arms replace troll") == "wrong_slot"
    assert code(game, "wolf upgrade valkyrie replace brothers-in-arms") == "wrong_slot"
    assert upgrades(game, "wolf") == ["brothers-in-arms", "troll"]
