"""Tyr: Bash, Smash, Crush, Smite, Rage, Domain, Wrath, Challenge, Prowess."""

from __future__ import annotations

import pytest

from tests.bloodrage.cards.table import (
    asked,
    card,
    code,
    discard,
    glory,
    hand,
    pillaged,
    play,
    rage,
    steps,
    table,
    totals,
    winner,
)


@card("tyrs-bash")
@card("tyrs-smash")
@card("tyrs-crush")
@card("tyrs-smite")
@card("tyrs-rage")
@pytest.mark.parametrize(
    ("name", "value"),
    [("tyrs-bash", 2), ("tyrs-smash", 3), ("tyrs-crush", 4), ("tyrs-smite", 5), ("tyrs-rage", 6)],
)
def test_plain_strength(name: str, value: int) -> None:
    game = table(f"""
        wolf at gimle warrior
        wolf hand {name}
        raven at gimle leader
        raven hand quest-alfheim
    """)
    play(game, f"wolf pillage gimle\nwolf reveal {name}\nraven reveal quest-alfheim")
    assert totals(game) == {"wolf": (1, value), "raven": (3, 0)}
    assert winner(game) == {2: None, 3: "wolf", 4: "wolf", 5: "wolf", 6: "wolf"}[value]
    assert rage(game, "wolf") == 6


def quest_in_battle(upgrades: str, answer: str) -> dict[str, tuple[int, int]]:
    game = table(f"""
        wolf sheet {upgrades}
        wolf at gimle leader
        wolf hand quest-alfheim
        raven at gimle warrior
        raven hand quest-jotunheim
    """)
    play(game, "wolf pillage gimle\nwolf reveal quest-alfheim\nraven reveal quest-jotunheim")
    assert asked(game) == ["wolf treat-quest"]
    game.do(f"wolf {answer}")
    return totals(game)


@card("tyrs-domain")
@pytest.mark.parametrize(("answer", "worth"), [("treat 3", 3), ("decline", 0)])
def test_domain_treats_a_quest_as_three_if_its_owner_likes(answer: str, worth: int) -> None:
    assert quest_in_battle("tyrs-domain", answer) == {"wolf": (3, worth), "raven": (1, 0)}


@card("tyrs-domain")
def test_domain_is_about_quests_only() -> None:
    game = table("""
        wolf sheet tyrs-domain
        wolf at gimle leader
        wolf hand thors-conquest
        raven at gimle warrior
    """)
    play(game, "wolf pillage gimle\nwolf reveal thors-conquest")
    assert totals(game) == {"wolf": (3, 0), "raven": (1, 0)}


@card("tyrs-domain")
def test_a_treated_quest_is_discarded_by_a_winner_and_does_not_score() -> None:
    game = table("""
        wolf sheet tyrs-domain
        wolf at gimle leader
        wolf hand quest-alfheim
        raven at gimle warrior
    """)
    play(game, "wolf pillage gimle\nwolf reveal quest-alfheim\nwolf treat 3")
    assert discard(game) == ["quest-alfheim"]
    assert glory(game, "wolf") == 5 + 3


@card("tyrs-wrath")
@pytest.mark.parametrize(("answer", "worth"), [("treat 5", 5), ("decline", 0)])
def test_wrath_treats_a_quest_as_five_if_its_owner_likes(answer: str, worth: int) -> None:
    assert quest_in_battle("tyrs-wrath", answer) == {"wolf": (3, worth), "raven": (1, 0)}


@card("tyrs-domain")
@card("tyrs-wrath")
@pytest.mark.parametrize(("answer", "worth"), [("treat 3", 3), ("treat 5", 5), ("decline", 0)])
def test_domain_and_wrath_offer_three_or_five_never_eight(answer: str, worth: int) -> None:
    assert quest_in_battle("tyrs-domain tyrs-wrath", answer) == {"wolf": (3, worth), "raven": (1, 0)}


@card("tyrs-wrath")
def test_wrath_alone_does_not_offer_three() -> None:
    game = table("""
        wolf sheet tyrs-wrath
        wolf at gimle leader
        wolf hand quest-alfheim
        raven at gimle warrior
    """)
    play(game, "wolf pillage gimle\nwolf reveal quest-alfheim")
    assert game.actions("wolf") == ["wolf decline", "wolf treat 5"]
    assert code(game.why("wolf treat 3")) == "needs_card"


@card("tyrs-challenge")
def test_challenge_pillages_a_pillaged_province_again_for_two_rage() -> None:
    game = table("""
        pillaged andlang
        wolf sheet tyrs-challenge
        wolf at andlang leader
        raven at gimle warrior
    """)
    game.do("wolf challenge andlang")
    assert rage(game, "wolf") == 4
    assert asked(game) == ["raven join-battle"]  # a pillage like any other
    play(game, "raven join gimle warrior")
    assert winner(game) == "wolf"
    assert steps(game, "wolf") == [1, 2, 1]
    assert glory(game, "wolf") == 4
    assert pillaged(game, "andlang")
    assert asked(game) == ["raven turn"]


@card("tyrs-challenge")
def test_challenge_lost_leaves_the_token_flipped() -> None:
    game = table("""
        pillaged andlang
        wolf sheet tyrs-challenge
        wolf at andlang warrior
        raven at andlang leader
    """)
    game.do("wolf challenge andlang")
    assert winner(game) == "raven"
    assert pillaged(game, "andlang")
    assert steps(game, "wolf") == [1, 1, 1]


@card("tyrs-challenge")
def test_challenge_needs_its_card_two_rage_and_a_pillaged_province() -> None:
    pillaged_twice = "pillaged andlang\nwolf at andlang leader\n"
    game = table(pillaged_twice)
    assert code(game.why("wolf challenge andlang")) == "needs_card"
    assert code(game.why("wolf pillage andlang")) == "already_pillaged"
    poor = table(pillaged_twice + "wolf sheet tyrs-challenge\nwolf rage 1")
    assert code(poor.why("wolf challenge andlang")) == "not_enough_rage"
    fresh = table("wolf sheet tyrs-challenge\nwolf at andlang leader")
    assert code(fresh.why("wolf challenge andlang")) == "not_pillaged_yet"


PROWESS = """
    wolf sheet tyrs-prowess
    wolf at gimle leader
    wolf hand tyrs-crush heimdalls-eye
    raven at gimle warrior
"""


@card("tyrs-prowess")
@pytest.mark.parametrize(
    ("answers", "kept", "left"),
    [
        ("wolf take tyrs-crush\nwolf take heimdalls-eye", ["heimdalls-eye", "tyrs-crush"], 4),
        ("wolf take heimdalls-eye\nwolf done", ["heimdalls-eye"], 5),
        ("wolf done", [], 6),
    ],
)
def test_prowess_takes_back_cards_for_one_rage_each(answers: str, kept: list[str], left: int) -> None:
    game = play(table(PROWESS), "wolf pillage gimle\nwolf reveal tyrs-crush\nwolf add heimdalls-eye")
    assert asked(game) == ["wolf retake-cards"]
    play(game, answers)
    assert hand(game, "wolf") == kept
    assert discard(game) == sorted({"tyrs-crush", "heimdalls-eye"} - set(kept))
    assert rage(game, "wolf") == left


@card("tyrs-prowess")
def test_prowess_stops_when_the_rage_is_gone() -> None:
    game = table(PROWESS + "wolf rage 1")
    play(game, "wolf pillage gimle\nwolf reveal tyrs-crush\nwolf add heimdalls-eye\nwolf take heimdalls-eye")
    assert hand(game, "wolf") == ["heimdalls-eye"]
    assert discard(game) == ["tyrs-crush"]
    assert rage(game, "wolf") == 0
