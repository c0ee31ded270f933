"""The worked examples of the rulebooks, EX-01 to EX-05, each as given, when, then.

EX-06 to EX-11 are in test_examples_battle.py, EX-12 to EX-23 in test_examples_notes.py.
"""

from __future__ import annotations

import pytest

from meadhall import bloodrage
from tests.bloodrage.scenarios.table import (
    AGE_1,
    AGE_2,
    all_pass,
    asked,
    clan,
    code,
    discards,
    figures,
    hand,
    place,
    play,
    steps,
    to_next_turns,
    upgrades,
)


@pytest.mark.rule("EX-01", "ruling 9")
def test_ex_01_rage_at_the_start_of_an_action_phase() -> None:
    # Given: Raven raises its Rage stat by two steps in Age 1 and has Rage left.
    game = bloodrage.parse(
        AGE_1 + "turn raven\nraven rage 5\nraven at gimle leader\nraven at elvagar warrior"
    )
    play(game, "raven pillage gimle", "serpent pass", "bear pass", "wolf pass", "raven pillage elvagar")
    assert steps(game, "raven") == [3, 1, 1]
    assert clan(game, "raven").rage == 5
    # When: the Action phase of Age 2 starts.
    to_next_turns(game)
    # Then: the Rage track shows 8: not 6, and nothing is added to what was left.
    assert game.view(None).age == 2 and game.view(None).phase == "action"
    assert clan(game, "raven").rage == 8
    assert clan(game, "wolf").rage == 6


EXPERTS = """
turn raven
raven sheet experts-in-arms
serpent at utgard warrior 2
"""


@pytest.mark.rule("EX-02", "ruling 21")
def test_ex_02_invade_cost_follows_upgraded_str() -> None:
    # Given: Raven's Warriors are STR 2; one village of Utgard is empty.
    game = bloodrage.parse(AGE_2 + EXPERTS + "raven rage 2")
    # When
    play(game, "raven invade warrior utgard")
    # Then
    assert clan(game, "raven").rage == 0
    assert figures(game, "utgard") == {"raven warrior": 1, "serpent warrior": 2}
    assert figures(game, "reserve")["raven warrior"] == 7


@pytest.mark.rule("EX-02", "ruling 21")
def test_ex_02_not_with_one_rage() -> None:
    game = bloodrage.parse(AGE_2 + EXPERTS + "raven rage 1")
    refusal = game.why("raven invade warrior utgard")
    assert refusal is not None
    assert (refusal.code, refusal.params) == ("not_enough_rage", {"need": 2, "have": 1})


MARCHES = """
raven at gimle warrior 2 leader
wolf at elvagar warrior 2
wolf at angerboda leader
serpent at angerboda warrior 3 leader
bear at horgr warrior 2
bear at fjord-se ship
"""


@pytest.mark.rule("EX-03", "ruling 32")
@pytest.mark.parametrize("who", ["warrior 2", "warrior 1 leader"])
def test_ex_03a_march_into_the_two_empty_villages_far_away(who: str) -> None:
    game = bloodrage.parse(AGE_1 + MARCHES + "turn raven")
    assert place(game, "elvagar").room == 2
    assert "elvagar" not in place(game, "gimle").adjacent
    play(game, f"raven march gimle elvagar {who}")
    assert clan(game, "raven").rage == 5
    assert place(game, "elvagar").room == 0
    assert sum(n for name, n in figures(game, "elvagar").items() if name.startswith("raven")) == 2
    assert asked(game) == ["serpent turn"]


@pytest.mark.rule("EX-03", "ruling 32")
def test_ex_03b_three_do_not_fit_into_two_villages() -> None:
    game = bloodrage.parse(AGE_1 + MARCHES + "turn raven")
    assert code(game, "raven march gimle elvagar warrior 2 leader") == "villages_full"
    assert clan(game, "raven").rage == 6
    # The march of two is complete by itself: nothing more is asked, so nobody can follow.
    play(game, "raven march gimle elvagar warrior 2")
    assert asked(game) == ["serpent turn"]
    assert figures(game, "gimle") == {"raven leader": 1}


@pytest.mark.rule("EX-03", "ruling 32")
@pytest.mark.parametrize("who", ["warrior 1", "warrior 3", "leader", "warrior 3 leader"])
def test_ex_03c_any_number_may_march_to_yggdrasil(who: str) -> None:
    crowd = "raven at yggdrasil warrior 4\nraven steps horns 5\nwolf at yggdrasil warrior 2\n"
    crowded = MARCHES.replace("wolf at angerboda leader\n", "") + crowd
    game = bloodrage.parse(AGE_1 + crowded + "turn serpent")
    play(game, f"serpent march angerboda yggdrasil {who}")
    assert clan(game, "serpent").rage == 5
    assert ("serpent leader" in figures(game, "yggdrasil")) == ("leader" in who)
    assert place(game, "yggdrasil").room is None
    assert asked(game) == ["bear turn"]


@pytest.mark.rule("EX-03", "ruling 32")
def test_ex_03d_one_march_has_one_destination() -> None:
    game = bloodrage.parse(AGE_1 + MARCHES + "turn bear")
    assert code(game, "bear march horgr utgard warrior 1 andlang warrior 1") != ""
    assert clan(game, "bear").rage == 6 and figures(game, "horgr") == {"bear warrior": 2}
    # One after the other they may go, each march an action of its own.
    play(game, "bear march horgr utgard warrior 1")
    assert asked(game) == ["wolf turn"]


@pytest.mark.rule("EX-03", "ruling 32")
def test_ex_03e_one_march_has_one_origin() -> None:
    game = bloodrage.parse(AGE_1 + MARCHES + "turn wolf")
    assert code(game, "wolf march elvagar utgard warrior 2 march angerboda utgard leader") != ""
    play(game, "wolf march elvagar utgard")
    assert game.actions("wolf") == ["wolf warrior 1", "wolf warrior 2"]
    assert code(game, "wolf leader") == "no_such_figure"


@pytest.mark.rule("EX-03", "ruling 32")
def test_ex_03f_ships_are_never_moved() -> None:
    game = bloodrage.parse(AGE_1 + MARCHES + "turn bear")
    assert code(game, "bear march fjord-se utgard ship") == "not_a_province"
    assert code(game, "bear march horgr utgard ship") == "ships_never_move"
    assert not [line for line in game.actions("bear") if "fjord" in line]


@pytest.mark.rule("EX-04", "ruling 34", "ruling 39")
@pytest.mark.parametrize("dead", [1, 3])
def test_ex_04_replacing_a_clan_upgrade_and_stacking_lokis_cards(dead: int) -> None:
    # Given: three clan slots are taken, Loki's Eminence is in hand.
    game = bloodrage.parse(
        AGE_2
        + f"""
        turn serpent
        serpent sheet lokis-domain friggas-succor thors-glory
        serpent hand lokis-eminence
        serpent at valhalla warrior {dead}
        """
    )
    assert code(game, "serpent upgrade lokis-eminence free") == "no_free_slot"
    # When
    play(game, "serpent upgrade lokis-eminence replace friggas-succor")
    # Then
    assert clan(game, "serpent").rage == 4
    assert upgrades(game, "serpent") == ["lokis-domain", "lokis-eminence", "thors-glory"]
    assert discards(game) == ["friggas-succor"]
    assert clan(game, "serpent").glory == 0
    # And: at Release Valhalla each figure is worth 1 + 2 Glory.
    all_pass(game)
    assert clan(game, "serpent").glory == 3 * dead
    assert figures(game, "valhalla") == {}


QUESTS = [("quest-jotunheim", "utgard"), ("quest-jotunheim", "horgr"), ("quest-alfheim", "gimle")]


@pytest.mark.rule("EX-05")
@pytest.mark.parametrize(("quest", "province"), [*QUESTS, ("quest-alfheim", "andlang")])
def test_ex_05_committing_a_quest(quest: str, province: str) -> None:
    # Given
    game = bloodrage.parse(
        AGE_2
        + f"""
        turn bear
        bear hand {quest}
        bear rage 1
        bear at {province} warrior 2
        wolf at {province} warrior
        """
    )
    # When
    play(game, f"bear quest {quest}")
    # Then: no Rage, turn over; the owner may look, opponents see a card's back.
    assert clan(game, "bear").rage == 1
    assert hand(game, "bear") == []
    assert asked(game) == ["wolf turn"]
    assert clan(game, "bear").committed == [2]
    for opponent in (0, 1, 2, None):
        assert quest not in str(game.view(opponent))
    assert [(own.card.name, own.committed) for own in game.view(3).quests] == [(quest, True)]
    # And at the Quest phase: 7 Glory and one step of a stat.
    all_pass(game)
    assert asked(game) == ["bear raise-stat"]
    assert clan(game, "bear").glory == 7
    play(game, "bear raise axes")
    assert steps(game, "bear") == [1, 2, 1]
    assert clan(game, "bear").committed == [] and discards(game) == [quest]


NOT_STRONGEST = {
    "a tie": "bear at {0} warrior\nwolf at {0} warrior",
    "somebody is stronger": "bear at {0} warrior 2\nraven at {0} leader",
    "nobody is there": "bear at yggdrasil warrior 3",
}


@pytest.mark.rule("EX-05", "ruling 106")
@pytest.mark.parametrize(("quest", "province"), QUESTS)
@pytest.mark.parametrize("why", NOT_STRONGEST)
def test_ex_05_a_quest_not_fulfilled_gives_nothing(quest: str, province: str, why: str) -> None:
    game = bloodrage.parse(AGE_2 + NOT_STRONGEST[why].format(province) + f"\nturn bear\nbear hand {quest}")
    play(game, f"bear quest {quest}")
    all_pass(game)
    assert game.view(None).age == 3
    assert clan(game, "bear").glory == 0 and steps(game, "bear") == [1, 1, 1]
    assert clan(game, "bear").committed == [] and discards(game) == [quest]
