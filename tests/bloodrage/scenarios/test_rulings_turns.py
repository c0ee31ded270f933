"""Rulings on turns, Rage and the end of the Action phase (1-13), and on draft and discard (14-20).

Ruling 4 is an option; both its settings are shown here.
"""

from __future__ import annotations

import pytest

from meadhall import bloodrage
from tests.bloodrage.scenarios.table import (
    AGE_1,
    AGE_2,
    AGE_3,
    all_pass,
    asked,
    clan,
    code,
    discards,
    draft,
    figures,
    hand,
    place,
    play,
    settle,
    steps,
    to_next_turns,
)

TRICKERY = """
turn raven
wolf rage 0
wolf at gimle warrior
wolf hand lokis-trickery
raven at gimle leader
raven hand tyrs-bash
serpent rage 0
bear rage 0
"""


@pytest.mark.rule("ruling 2")
def test_ruling_002_rage_gained_later_lets_a_clan_act_again() -> None:
    game = bloodrage.parse(AGE_1 + TRICKERY)
    play(game, "raven pillage gimle", "wolf reveal lokis-trickery", "raven reveal tyrs-bash")
    assert clan(game, "wolf").rage == 1
    assert asked(game) == ["wolf turn"]
    play(game, "wolf invade warrior gimle")
    assert asked(game) == ["raven turn"]


@pytest.mark.rule("ruling 3")
def test_ruling_003_passing_loses_all_rage_and_every_further_turn() -> None:
    game = bloodrage.parse(AGE_1 + "serpent rage 0\nbear rage 0")
    play(game, "wolf pass")
    assert clan(game, "wolf").rage == 0 and clan(game, "wolf").passed
    play(game, "raven invade leader gimle")
    assert asked(game) == ["raven turn"]
    play(game, "raven pillage gimle")
    assert asked(game) == ["raven turn"]


@pytest.mark.rule("ruling 4")
@pytest.mark.parametrize(("option", "next_turn"), [("true", "raven turn"), ("false", "wolf turn")])
def test_ruling_004_passing_is_final_by_option(option: str, next_turn: str) -> None:
    game = bloodrage.parse(AGE_1 + TRICKERY + f"wolf passed\noption pass_is_final {option}")
    play(game, "raven pillage gimle", "wolf reveal lokis-trickery", "raven reveal tyrs-bash")
    assert clan(game, "wolf").rage == 1
    assert asked(game) == [next_turn]


@pytest.mark.rule("ruling 5")
def test_ruling_005_without_an_action_one_must_pass() -> None:
    game = bloodrage.parse(AGE_1 + "wolf at valhalla warrior 8 leader ship\nwolf rage 3")
    assert game.actions("wolf") == ["wolf pass"]


@pytest.mark.rule("ruling 5")
def test_ruling_005_a_free_action_uses_the_turn_and_keeps_rage() -> None:
    game = bloodrage.parse(AGE_1 + "wolf hand quest-alfheim\nwolf rage 1\nwolf at gimle warrior")
    assert {line.split()[1] for line in game.actions("wolf")} == {
        "pass",
        "invade",
        "march",
        "quest",
        "pillage",
    }
    for line in ("quest quest-alfheim", "invade leader utgard", "pillage gimle"):
        trial = game.copy()
        play(trial, f"wolf {line}")
        assert asked(trial) == ["raven turn"] and clan(trial, "wolf").rage == 1


@pytest.mark.rule("ruling 6")
def test_ruling_006_the_phase_ends_when_all_rage_is_spent() -> None:
    game = bloodrage.parse(
        AGE_1
        + "wolf rage 1\nraven rage 1\nserpent rage 0\nbear rage 0\nwolf hand troll\nraven hand tyrs-bash"
    )
    play(game, "wolf invade warrior gimle")
    assert game.view(None).phase == "action"
    play(game, "raven invade warrior gimle")
    assert game.view(None).phase == "discard"
    assert asked(game) == ["wolf save-card", "raven save-card"]


LAST_PROVINCE = """
pillaged elvagar angerboda muspelheim utgard andlang gimle yggdrasil
wolf at horgr leader
wolf hand tyrs-smite
"""


@pytest.mark.rule("ruling 6")
def test_ruling_006_a_failed_pillage_of_the_last_province_ends_nothing() -> None:
    game = bloodrage.parse(
        AGE_1 + LAST_PROVINCE + "raven at horgr leader\nraven at fjord-se ship\nraven hand tyrs-smash"
    )
    play(game, "wolf pillage horgr", "wolf reveal tyrs-smite", "raven reveal tyrs-smash")
    assert not place(game, "horgr").pillaged
    assert asked(game) == ["raven turn"]


@pytest.mark.rule("ruling 7")
def test_ruling_007_the_running_action_is_finished_first() -> None:
    # The last province is pillaged, but Lord of Hammers still moves the Leader …
    game = bloodrage.parse(AGE_1 + LAST_PROVINCE + "wolf sheet lord-of-hammers")
    play(game, "wolf pillage horgr")
    assert asked(game) == ["wolf move-leader"]
    play(game, "wolf utgard")
    assert figures(game, "utgard") == {"wolf leader": 1}
    assert game.view(None).phase == "discard"


@pytest.mark.rule("ruling 7")
def test_ruling_007_lokis_blessing_comes_before_the_end_of_the_phase() -> None:
    # … and the loser's Blessing still brings a Warrior.
    game = bloodrage.parse(AGE_1 + LAST_PROVINCE + "raven at horgr warrior\nraven sheet lokis-blessing")
    play(game, "wolf pillage horgr", "wolf reveal tyrs-smite")
    assert place(game, "horgr").pillaged
    assert asked(game) == ["raven lokis-blessing"]
    play(game, "raven bring horgr")
    assert figures(game, "horgr") == {"wolf leader": 1, "raven warrior": 1}
    # Wolf's hand is empty: nothing to discard, so the next Age has begun.
    assert game.view(None).age == 2


@pytest.mark.rule("ruling 8")
def test_ruling_008_no_challenge_after_the_last_province() -> None:
    game = bloodrage.parse(
        AGE_2
        + """
        pillaged elvagar angerboda utgard andlang yggdrasil gimle
        wolf sheet tyrs-challenge
        wolf at horgr leader
        wolf at gimle warrior
        wolf hand troll
        """
    )
    assert code(game, "wolf challenge gimle") == ""
    play(game, "wolf pillage horgr")
    assert clan(game, "wolf").rage == 6
    assert asked(game) == ["wolf save-card"]


@pytest.mark.rule("ruling 9")
def test_ruling_009_rage_left_is_neither_kept_nor_added() -> None:
    # More Rage than the stat gives, and the phase ends before it can be spent.
    game = bloodrage.parse(AGE_1 + LAST_PROVINCE + "wolf rage 10\nraven rage 2")
    play(game, "wolf pillage horgr")
    assert clan(game, "wolf").rage == 10 and game.view(None).phase == "discard"
    settle(game)
    draft(game)
    assert [clan(game, name).rage for name in game.clans] == [6, 6, 6, 6]


@pytest.mark.rule("ruling 10")
@pytest.mark.parametrize(("before", "after"), [(6, 9), (9, 12), (11, 12), (12, 12)])
def test_ruling_010_rage_may_rise_above_its_stat_up_to_12(before: int, after: int) -> None:
    game = bloodrage.parse(
        AGE_3 + f"wolf rage {before}\nwolf at gimle leader\nwolf hand thors-ascension\nraven at gimle warrior"
    )
    play(game, "wolf pillage gimle", "wolf reveal thors-ascension")
    assert clan(game, "wolf").rage == after
    # Nothing of it is on the stat: the token alone raised that.
    assert steps(game, "wolf") == [2, 1, 1]


@pytest.mark.rule("ruling 11")
def test_ruling_011_a_raised_rage_stat_gives_no_rage_now() -> None:
    game = bloodrage.parse(AGE_1 + "wolf at gimle warrior\nwolf rage 2")
    play(game, "wolf pillage gimle")
    assert steps(game, "wolf") == [2, 1, 1] and clan(game, "wolf").rage == 2
    to_next_turns(game)
    assert clan(game, "wolf").rage == 7


@pytest.mark.rule("ruling 12")
@pytest.mark.parametrize("province", ["gimle", "andlang", "utgard"])
def test_ruling_012_a_stat_on_step_six_stays_there(province: str) -> None:
    game = bloodrage.parse(AGE_1 + f"wolf at {province} warrior\nwolf steps 6 6 6")
    play(game, f"wolf pillage {province}")
    assert place(game, province).pillaged
    assert steps(game, "wolf") == [6, 6, 6] and clan(game, "wolf").glory == 0


@pytest.mark.rule("ruling 12")
def test_ruling_012_a_stat_on_step_six_is_not_offered() -> None:
    quest = AGE_1 + "phase quest\nwolf quests quest-alfheim\nwolf at gimle warrior\n"
    game = bloodrage.parse(quest + "wolf steps 5 6 1")
    game.run()
    assert game.actions("wolf") == ["wolf raise rage", "wolf raise horns"]
    assert code(game, "wolf raise axes") == "stat_at_top"
    # With all three at the top there is nothing to choose; the Glory comes all the same.
    game = bloodrage.parse(quest + "wolf steps 6 6 6")
    game.run()
    assert game.view(None).age == 2 and clan(game, "wolf").glory == 5


@pytest.mark.rule("ruling 13")
def test_ruling_013_clockwise_from_the_first_player_skipping_those_without_rage() -> None:
    text = AGE_1.replace("first wolf", "first serpent")
    game = bloodrage.parse(text + "serpent rage 2\nwolf rage 0\nraven rage 2\nbear rage 1")
    turns = []
    while asked(game) and asked(game)[0].endswith(" turn"):
        name = asked(game)[0].split()[0]
        turns.append(name)
        play(game, f"{name} invade warrior gimle" if len(turns) < 5 else f"{name} invade warrior horgr")
    assert turns == ["serpent", "bear", "raven", "serpent", "raven"]
    # At the end of the Age the token goes one seat to the left, and its holder begins.
    draft(game)
    assert game.view(None).first == "bear"
    assert asked(game) == ["bear turn"]


@pytest.mark.rule("ruling 18")
def test_ruling_018_at_most_one_card_is_kept() -> None:
    game = bloodrage.parse(AGE_1 + "wolf hand troll tyrs-bash quest-alfheim\nwolf at gimle warrior")
    play(game, "wolf quest quest-alfheim")
    all_pass(game)
    assert sorted(game.actions("wolf")) == ["wolf keep troll", "wolf keep tyrs-bash", "wolf nothing"]
    play(game, "wolf keep tyrs-bash")
    # A committed Quest is not in hand: it is judged as ever.
    assert clan(game, "wolf").glory == 5 and hand(game, "wolf") == ["tyrs-bash"]
    assert asked(game) == ["wolf raise-stat"]


@pytest.mark.rule("ruling 18")
def test_ruling_018_in_age_3_everything_is_discarded() -> None:
    game = bloodrage.parse(AGE_3 + "wolf hand troll tyrs-rage quest-alfheim\nwolf at gimle warrior")
    play(game, "wolf quest quest-alfheim")
    all_pass(game)
    assert asked(game) == ["wolf raise-stat"]
    assert hand(game, "wolf") == [] and clan(game, "wolf").hand == []
    assert clan(game, "wolf").glory == 9


@pytest.mark.rule("ruling 19")
def test_ruling_019_one_may_keep_nothing() -> None:
    game = bloodrage.parse(AGE_1 + "wolf hand troll")
    all_pass(game)
    play(game, "wolf nothing")
    draft(game)
    assert len(hand(game, "wolf")) == 6 and "troll" not in hand(game, "wolf")


@pytest.mark.rule("ruling 20")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_020_undealt_cards_and_leftovers_never_come_back(seats: int) -> None:
    game = bloodrage.new(seats=seats, seed=5)
    for age in (1, 2, 3):
        assert game.view(None).age == age
        dealt = [card for seat in range(seats) for card in game.view(seat).pack]
        assert len(dealt) == 8 * seats and {card.age for card in dealt} == {age}
        draft(game)
        all_pass(game)
        settle(game)
    assert game.over and discards(game) == []
