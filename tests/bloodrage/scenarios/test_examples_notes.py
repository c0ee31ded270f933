"""The worked examples of the rulebooks, EX-12 to EX-23, each as given, when, then.

EX-12 to EX-14 are looked at here in one game and over many seeds in test_setup.py.
"""

from __future__ import annotations

import pytest

from meadhall import bloodrage
from meadhall.bloodrage.cards import deck
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
    heard,
    listen,
    place,
    play,
    settle,
    steps,
    total,
)


@pytest.mark.rule("EX-12")
def test_ex_12_starting_position() -> None:
    game = bloodrage.new(seats=4, seed=1)
    for name in game.clans:
        sheet = clan(game, name)
        assert [(stat.step, stat.value) for stat in sheet.stats.values()] == [(1, 6), (1, 3), (1, 4)]
        assert (sheet.rage, sheet.glory, sheet.figures_on_board) == (6, 0, 0)
        assert {group.figure: group.n for group in sheet.reserve} == {"warrior": 8, "leader": 1, "ship": 1}
    # STR 3, 2 and 1: read off the board, once they are on it.
    game = bloodrage.parse("wolf at gimle leader\nraven at fjord-nw ship\nbear at gimle warrior")
    sides = {
        side.clan: [(term.figure, term.strength) for term in side.terms]
        for side in place(game, "gimle").sides
    }
    assert sides == {"wolf": [("leader", 3)], "raven": [("ship", 2)], "bear": [("warrior", 1)]}


@pytest.mark.rule("EX-13")
@pytest.mark.parametrize(("seats", "destroyed", "cards"), [(4, 1, 34), (3, 2, 26), (2, 3, 20)])
def test_ex_13_destroyed_provinces_at_setup(seats: int, destroyed: int, cards: int) -> None:
    game = bloodrage.new(seats=seats, seed=1)
    gone = [province.id for province in game.view(None).provinces if province.destroyed]
    assert len(gone) == destroyed
    assert not set(gone) & {*game.view(None).doom, "yggdrasil"}
    assert place(game, game.view(None).doom[0]).doomed_in_age == 1
    assert [len(deck(age, seats)) for age in (1, 2, 3)] == [cards] * 3


@pytest.mark.rule("EX-14", "ruling 14")
def test_ex_14_draft_with_four() -> None:
    # Given
    game = bloodrage.new(seats=4, seed=1)
    assert [len(game.view(seat).pack) for seat in range(4)] == [8, 8, 8, 8]
    for left in (8, 7, 6, 5, 4, 3):
        packs = [[card.id for card in game.view(seat).pack] for seat in range(4)]
        assert [len(pack) for pack in packs] == [left] * 4
        # When: everybody keeps one card.
        for seat, name in enumerate(game.clans):
            play(game, f"{name} keep {game.view(seat).pack[0].name}")
        # Then: each pack, without it, has gone to the left neighbour.
        for seat in range(4):
            if left > 3:
                assert [card.id for card in game.view((seat + 1) % 4).pack] == packs[seat][1:]
    assert [len(game.view(seat).hand) for seat in range(4)] == [6] * 4
    assert game.view(None).phase == "action"
    # 8 leftovers and 2 undealt cards, unseen.
    assert len(game.box) == 10 and game.view(None).discard == []


@pytest.mark.rule("EX-14", "ruling 15")
def test_ex_14_draft_with_two() -> None:
    game = bloodrage.new(seats=2, seed=1)
    for held in (8, 6, 4):
        packs = [[card.id for card in game.view(seat).pack] for seat in range(2)]
        assert [len(pack) for pack in packs] == [held] * 2
        for seat, name in enumerate(game.clans):
            first, second, *_ = (card.name for card in game.view(seat).pack)
            play(game, f"{name} keep {first}", f"{name} keep {second}")
        for seat in range(2):
            if held > 4:
                assert [card.id for card in game.view(1 - seat).pack] == packs[seat][2:]
    assert [len(game.view(seat).hand) for seat in range(2)] == [6, 6]
    assert len(game.box) == 20 - 12


@pytest.mark.rule("EX-14", "ruling 17")
def test_ex_14_a_saved_card_makes_seven() -> None:
    game = bloodrage.parse(AGE_1 + "turn wolf\nwolf hand troll tyrs-bash\nraven hand thors-hammer")
    all_pass(game)
    play(game, "wolf keep troll", "raven nothing")
    draft(game)
    assert game.view(None).age == 2 and game.view(None).phase == "action"
    assert [len(hand(game, name)) for name in game.clans] == [7, 6, 6, 6]
    assert "troll" in hand(game, "wolf")


FULL_HORNS = """
wolf at gimle warrior 2
wolf at utgard warrior
wolf at fjord-nw ship
wolf at valhalla warrior 3
wolf hand quest-alfheim
"""


@pytest.mark.rule("EX-15", "ruling 23")
def test_ex_15_horns_limit() -> None:
    # Given: four figures on the board, Horns 4. When: even the free Leader would invade.
    game = bloodrage.parse(AGE_1 + FULL_HORNS + "raven sheet troll")
    assert clan(game, "wolf").figures_on_board == 4
    # Then
    assert code(game, "wolf invade leader elvagar") == "horns_full"
    # With one of the four destroyed: legal.
    play(game, "wolf quest quest-alfheim", "raven invade troll utgard", "serpent pass", "bear pass")
    assert figures(game, "valhalla") == {"wolf warrior": 4}
    play(game, "wolf invade leader elvagar")
    assert figures(game, "elvagar") == {"wolf leader": 1}


NO_RAGE = """
turn raven
wolf rage 0
wolf hand quest-alfheim tyrs-bash
wolf at gimle warrior
wolf at andlang warrior
raven at gimle leader
raven hand thors-hammer
serpent passed
serpent rage 0
bear rage 0
"""


@pytest.mark.rule("EX-16", "ruling 1")
def test_ex_16_no_rage_no_free_action() -> None:
    # Given: Wolf has no Rage. When: Raven has acted.
    game = bloodrage.parse(AGE_1 + NO_RAGE)
    play(game, "raven invade warrior elvagar")
    # Then: Wolf is skipped and can do nothing, free or not.
    assert asked(game) == ["raven turn"]
    for line in ("quest quest-alfheim", "invade leader gimle", "pillage andlang", "pass"):
        assert code(game, f"wolf {line}") == "no_rage"
    # But it joins a battle and plays a card there.
    play(game, "raven pillage gimle", "wolf join andlang warrior")
    assert asked(game) == ["wolf reveal-card", "raven reveal-card"]
    play(game, "wolf reveal tyrs-bash", "raven reveal thors-hammer")
    assert clan(game, "wolf").rage == 0


@pytest.mark.rule("EX-17", "ruling 77")
def test_ex_17_unopposed_pillage() -> None:
    # Given: only Wolf's figures in Horgr; Raven could join and declines.
    game = listen(
        bloodrage.parse(
            AGE_1
            + """
            wolf at horgr warrior
            wolf at fjord-se ship
            wolf hand tyrs-smash
            raven at yggdrasil leader
            raven hand tyrs-bash
            """
        )
    )
    # When
    play(game, "wolf pillage horgr")
    assert asked(game) == ["raven join-battle"]
    play(game, "raven decline")
    # Then: the token's 5 Glory, no battle.
    assert clan(game, "wolf").glory == 5
    assert place(game, "horgr").pillaged
    assert not heard(game, "battle_begins") and hand(game, "wolf") == ["tyrs-smash"]
    assert steps(game, "wolf") == [1, 1, 1]
    assert asked(game) == ["raven turn"]


SMITE = """
wolf at elvagar warrior
raven at elvagar warrior
wolf hand tyrs-smash
raven hand odins-smite
"""


@pytest.mark.rule("EX-18")
@pytest.mark.parametrize("pillager", ["wolf", "raven"])
def test_ex_18_wiped_out_before_comparison_still_fighting(pillager: str) -> None:
    # Given: one Warrior each. When
    game = listen(bloodrage.parse(AGE_1 + SMITE + f"turn {pillager}"))
    play(game, f"{pillager} pillage elvagar", "wolf reveal tyrs-smash", "raven reveal odins-smite")
    # Then: the Warrior dies first, and its clan wins by its card alone.
    assert [(event.seat, event.cause) for event in heard(game, "destroyed")] == [
        ("wolf", "card"),
        ("raven", "battle"),
    ]
    assert total(game, "wolf") == (0, 3) and total(game, "raven") == (1, 1)
    assert figures(game, "valhalla") == {"wolf warrior": 1, "raven warrior": 1}
    assert clan(game, "wolf").glory == 3 and clan(game, "raven").glory == 0
    # The province is pillaged if the winner is the pillager.
    assert place(game, "elvagar").pillaged == (pillager == "wolf")
    assert steps(game, "wolf")[0] == (2 if pillager == "wolf" else 1)


@pytest.mark.rule("EX-19", "ruling 78", "ruling 79")
def test_ex_19_failed_pillage() -> None:
    # Given: Raven is stronger. When
    game = bloodrage.parse(
        AGE_1
        + """
        wolf at gimle warrior 2
        wolf at fjord-nw ship
        wolf hand tyrs-bash
        raven at gimle leader
        raven steps axes 2
        raven hand tyrs-smite
        """
    )
    play(game, "wolf pillage gimle", "wolf reveal tyrs-bash", "raven reveal tyrs-smite")
    # Then: Wolf loses everything there but its card.
    assert figures(game, "valhalla") == {"wolf warrior": 2, "wolf ship": 1}
    assert hand(game, "wolf") == ["tyrs-bash"]
    assert hand(game, "raven") == [] and discards(game) == ["tyrs-smite"]
    assert clan(game, "raven").glory == 4 and clan(game, "wolf").glory == 0
    assert not place(game, "gimle").pillaged
    assert steps(game, "wolf") == [1, 1, 1] and steps(game, "raven") == [1, 2, 1]
    # And: anyone may try again, the loser too.
    assert code(game, "raven pillage gimle") == ""
    play(game, "raven pass", "serpent pass", "bear pass", "wolf invade leader gimle")
    play(game, "wolf pillage gimle")
    assert asked(game) == ["wolf reveal-card"]


@pytest.mark.rule("EX-20", "ruling 6", "ruling 9")
def test_ex_20_end_of_the_action_phase_by_pillaging_everything() -> None:
    # Given: two clans, five of six provinces pillaged.
    game = bloodrage.parse(
        """
        seats wolf raven
        first raven
        turn wolf
        doom gimle andlang utgard
        destroyed elvagar angerboda myrkulor
        token horgr glory5
        pillaged gimle andlang utgard muspelheim yggdrasil
        wolf at horgr warrior
        wolf rage 4
        wolf hand tyrs-bash troll
        """
    )
    # When
    play(game, "wolf pillage horgr")
    # Then: at once the Discard phase, whatever Rage is left.
    assert clan(game, "wolf").glory == 5
    assert game.view(None).phase == "discard"
    assert asked(game) == ["wolf save-card"]
    play(game, "wolf nothing")
    draft(game)
    assert [clan(game, name).rage for name in ("wolf", "raven")] == [6, 6]
    assert not any(province.pillaged for province in game.view(None).provinces)


@pytest.mark.rule("EX-20", "ruling 6", "ruling 9")
def test_ex_20_not_before_the_last_province() -> None:
    game = bloodrage.parse(
        """
        seats wolf raven
        turn wolf
        doom gimle andlang utgard
        destroyed elvagar angerboda myrkulor
        pillaged gimle andlang utgard muspelheim
        wolf at horgr warrior
        """
    )
    play(game, "wolf pillage horgr")
    assert place(game, "horgr").pillaged and asked(game) == ["raven turn"]


PRIMACY = """
wolf at elvagar warrior
raven at elvagar warrior
wolf hand heimdalls-watch tyrs-rage
raven hand thors-primacy tyrs-crush
"""


@pytest.mark.rule("EX-21")
@pytest.mark.parametrize("pillager", ["wolf", "raven"])
def test_ex_21_primacy_beats_watch(pillager: str) -> None:
    game = listen(bloodrage.parse(AGE_3 + PRIMACY + f"turn {pillager}"))
    play(game, f"{pillager} pillage elvagar", "wolf reveal heimdalls-watch", "raven reveal thors-primacy")
    # No discard, no second card: only late cards are asked for.
    assert asked(game) == [f"{pillager} late-card"]
    settle(game)
    assert total(game, "wolf") == (1, 0) and total(game, "raven") == (1, 3)
    assert hand(game, "wolf") == ["heimdalls-watch", "tyrs-rage"]
    assert hand(game, "raven") == ["tyrs-crush"] and discards(game) == ["thors-primacy"]
    assert clan(game, "wolf").glory == 0


def prowess(age: str, loser: str, rage: int) -> bloodrage.BloodRage:
    game = bloodrage.parse(
        age
        + f"""
        wolf sheet tyrs-prowess
        wolf rage {rage}
        wolf at elvagar leader
        wolf hand tyrs-rage
        raven at elvagar warrior
        raven hand {loser}
        """
    )
    play(game, "wolf pillage elvagar", "wolf reveal tyrs-rage", f"raven reveal {loser}")
    return game


@pytest.mark.rule("EX-22")
def test_ex_22_trickery_before_prowess() -> None:
    game = prowess(AGE_2, "lokis-trickery", 1)
    assert clan(game, "wolf").rage == 0 and clan(game, "raven").rage == 7
    assert discards(game) == ["tyrs-rage"] and hand(game, "wolf") == []
    assert asked(game) == ["raven turn"]


@pytest.mark.rule("EX-22")
def test_ex_22_with_two_rage_one_is_left_for_prowess() -> None:
    game = prowess(AGE_2, "lokis-trickery", 2)
    assert asked(game) == ["wolf retake-cards"]
    play(game, "wolf take tyrs-rage")
    settle(game)
    assert clan(game, "wolf").rage == 0
    assert hand(game, "wolf") == ["tyrs-rage"] and discards(game) == []


@pytest.mark.rule("EX-22")
def test_ex_22_poison_before_prowess() -> None:
    game = prowess(AGE_3, "lokis-poison", 6)
    assert asked(game) == ["raven turn"]
    assert sorted(hand(game, "raven")) == ["lokis-poison", "tyrs-rage"]
    assert hand(game, "wolf") == [] and discards(game) == []
    assert clan(game, "wolf").rage == 6


GRACE = [
    ("andlang", ["rage", "horns"]),
    ("gimle", ["axes", "horns"]),
    ("utgard", ["rage", "axes"]),
    ("horgr", ["rage", "axes", "horns"]),
    ("yggdrasil", ["rage", "axes", "horns"]),
]


@pytest.mark.rule("EX-23")
@pytest.mark.parametrize(("province", "stats"), GRACE)
def test_ex_23_friggas_grace(province: str, stats: list[str]) -> None:
    # Given: tokens Axes, Rage, Horns, 5 Glory and Yggdrasil's. When
    game = bloodrage.parse(
        AGE_1
        + f"""
        wolf at {province} leader
        wolf hand friggas-grace
        raven at {province} warrior
        """
    )
    play(game, f"wolf pillage {province}", "wolf reveal friggas-grace")
    # Then: another stat than the token's.
    assert asked(game) == ["wolf raise-stat"]
    assert game.actions("wolf") == [f"wolf raise {stat}" for stat in stats]
    before = clan(game, "wolf").stats[stats[0]].step
    play(game, f"wolf raise {stats[0]}")
    assert clan(game, "wolf").stats[stats[0]].step == before + 1
