"""Rulings on Quests, Ragnarok and the end (102-113) and for the digital table (114-117)."""

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
    heard,
    listen,
    place,
    play,
    settle,
    steps,
)


def after_quests(text: str) -> tuple[int, list[str]]:
    """Wolf's Glory when the Quests are judged, and what is asked then."""
    game = bloodrage.parse(text)
    game.run()
    waiting = asked(game)
    return clan(game, "wolf").glory, [line for line in waiting if "raise" in line]


FULFILLED = (5, ["wolf raise-stat"])
FAILED: tuple[int, list[str]] = (0, [])


@pytest.mark.rule("ruling 102")
def test_ruling_102_strictly_more_than_each_other_clan() -> None:
    text = AGE_1 + "phase quest\nwolf quests quest-manheim\nwolf at elvagar warrior 2\n"
    assert after_quests(text) == FULFILLED
    # More than each, not more than all together.
    assert after_quests(text + "raven at elvagar warrior\nbear at elvagar warrior") == FULFILLED
    assert after_quests(text + "raven at elvagar warrior 2") == FAILED


@pytest.mark.rule("ruling 102")
def test_ruling_102_one_needs_str_there() -> None:
    assert after_quests(AGE_1 + "phase quest\nwolf quests quest-manheim") == FAILED


@pytest.mark.rule("ruling 102")
def test_ruling_102_destroyed_provinces_never_count() -> None:
    # The ship supports Myrkulor, which is destroyed, and Gimle.
    ship = AGE_1 + "phase quest\nwolf at fjord-nw ship\n"
    assert after_quests(ship + "wolf quests quest-manheim") == FAILED
    assert after_quests(ship + "wolf quests quest-alfheim") == FULFILLED


@pytest.mark.rule("ruling 103")
def test_ruling_103_each_quest_scores_by_itself() -> None:
    game = bloodrage.parse(AGE_1 + "wolf hand quest-alfheim quest-alfheim\nwolf at gimle warrior")
    play(
        game,
        "wolf quest quest-alfheim",
        "raven pass",
        "serpent pass",
        "bear pass",
        "wolf quest quest-alfheim",
    )
    # The owner may look at them, opponents see how many there are.
    assert [own.card.name for own in game.view(0).quests] == ["quest-alfheim"] * 2
    assert clan(game, "wolf").committed == [1, 1]
    assert game.view(1).quests == [] and "quest-alfheim" not in str(game.view(1))
    all_pass(game)
    assert clan(game, "wolf").glory == 10
    play(game, "wolf raise axes", "wolf raise horns")
    assert steps(game, "wolf") == [1, 2, 2]
    assert discards(game) == ["quest-alfheim"] * 2


@pytest.mark.rule("ruling 104")
@pytest.mark.parametrize(("dead", "glory"), [(3, 2), (4, 6 + 2), (5, 6 + 2)])
def test_ruling_104_glorious_death_looks_before_ragnarok(dead: int, glory: int) -> None:
    game = bloodrage.parse(
        AGE_1
        + f"""
        phase quest
        wolf quests quest-glorious-death
        wolf at valhalla warrior {dead}
        wolf at muspelheim leader
        """
    )
    game.run()
    settle(game)
    # 2 Glory for the Leader in doomed Muspelheim: too late to be the fourth.
    assert game.view(None).age == 2 and clan(game, "wolf").glory == glory


@pytest.mark.rule("ruling 105")
def test_ruling_105_pairs_of_warriors_count_in_quests() -> None:
    text = (
        AGE_1
        + "phase quest\nwolf quests quest-manheim\nwolf at elvagar warrior 2\nraven at elvagar warrior 2\n"
    )
    assert after_quests(text) == FAILED
    assert after_quests(text + "wolf sheet brothers-in-arms") == FULFILLED


@pytest.mark.rule("ruling 105")
def test_ruling_105_the_dark_elf_is_strong_in_yggdrasil() -> None:
    text = (
        AGE_2
        + "phase quest\nwolf sheet dark-elf\nwolf quests quest-yggdrasil\nraven at yggdrasil warrior 2\n"
    )
    assert after_quests(text + "wolf at yggdrasil dark-elf") == (8, ["wolf raise-stat"])
    assert after_quests(text + "wolf at gimle dark-elf") == FAILED


@pytest.mark.rule("ruling 107")
@pytest.mark.parametrize(
    ("age", "doomed", "glory"), [(AGE_1, "muspelheim", 2), (AGE_2, "angerboda", 3), (AGE_3, "elvagar", 4)]
)
def test_ruling_107_glory_for_every_own_figure_destroyed_by_ragnarok(
    age: str, doomed: str, glory: int
) -> None:
    fjord = "fjord-se" if doomed == "muspelheim" else "fjord-ne"
    game = bloodrage.parse(
        age
        + f"""
        phase ragnarok
        wolf sheet troll sea-serpent
        wolf steps horns 2
        wolf at {doomed} warrior troll
        wolf at {fjord} ship sea-serpent
        wolf at valhalla warrior 3
        wolf at yggdrasil leader
        raven at {doomed} leader
        raven at horgr warrior
        """
    )
    game.run()
    # Warrior, Troll, ship and Sea Serpent; not those who had died before.
    assert clan(game, "wolf").glory == 4 * glory
    assert clan(game, "raven").glory == glory
    assert figures(game, "horgr") == {"raven warrior": 1}


@pytest.mark.rule("ruling 108")
def test_ruling_108_a_destroyed_provinces_token_is_out() -> None:
    # Horgr's 5 Glory is gone with Horgr, even for a ship in the fjord that supported it …
    board = """
    seats wolf raven
    first wolf
    doom gimle andlang utgard
    token horgr glory5
    destroyed elvagar angerboda horgr
    wolf at fjord-se ship
    wolf hand troll
    """
    game = bloodrage.parse(board)
    assert code(game, "wolf pillage horgr") == "destroyed"
    # … and no longer needs to be pillaged before the Action phase can end.
    game = bloodrage.parse(board + "pillaged gimle andlang utgard myrkulor yggdrasil")
    play(game, "wolf pillage muspelheim")
    assert game.view(None).phase == "discard" and clan(game, "wolf").glory == 0


@pytest.mark.rule("ruling 109")
def test_ruling_109_valhalla_is_released_in_age_3_too() -> None:
    game = listen(
        bloodrage.parse(
            AGE_3
            + "phase ragnarok\nwolf sheet lokis-domain\nwolf at valhalla warrior 2\nwolf at elvagar leader"
        )
    )
    game.run()
    assert game.over
    # 4 for Ragnarok, then 1 for each of three released.
    assert clan(game, "wolf").glory == 4 + 3
    assert figures(game, "valhalla") == {} and figures(game, "reserve")["wolf warrior"] == 8
    assert [event.n for event in heard(game, "released")] == [3]


@pytest.mark.rule("ruling 110")
@pytest.mark.parametrize(("step", "bonus"), [(1, 0), (2, 0), (3, 0), (4, 10), (5, 10), (6, 20)])
def test_ruling_110_final_bonus_by_step(step: int, bonus: int) -> None:
    for stat in ("rage", "axes", "horns"):
        game = bloodrage.parse(f"age 3\nphase scoring\nwolf steps {stat} {step}")
        game.run()
        assert clan(game, "wolf").glory == bonus
    game = bloodrage.parse(f"age 3\nphase scoring\nwolf steps {step} {step} {step}")
    game.run()
    assert clan(game, "wolf").glory == 3 * bonus


@pytest.mark.rule("ruling 110")
def test_ruling_110_the_bonus_is_for_the_end_only() -> None:
    game = bloodrage.parse("age 2\nphase valhalla\nwolf steps 6 6 6")
    game.run()
    draft(game)
    assert game.view(None).age == 3 and clan(game, "wolf").glory == 0


@pytest.mark.rule("ruling 111")
def test_ruling_111_a_tie_is_a_shared_victory() -> None:
    game = bloodrage.parse(
        """
        age 3
        phase scoring
        wolf glory 40
        raven glory 30
        raven steps 5 1 1
        serpent glory 39
        bear glory 2
        """
    )
    game.run()
    assert game.scores == [40, 40, 39, 2]
    assert game.ranking == [1, 1, 3, 4]


@pytest.mark.rule("ruling 114")
def test_ruling_114_discards_of_a_battle_are_open() -> None:
    game = bloodrage.parse(
        AGE_1 + "wolf at gimle leader\nwolf hand tyrs-smite\nraven at gimle warrior\nraven hand tyrs-bash"
    )
    play(game, "wolf pillage gimle", "wolf reveal tyrs-smite", "raven reveal tyrs-bash")
    for viewer in (0, 1, 2, 3, None):
        assert game.view(viewer).discard == ["tyrs-smite@1"]
    # What was taken back was seen by all.
    assert clan(game, "raven").known == ["tyrs-bash"]


@pytest.mark.rule("ruling 114")
def test_ruling_114_cards_of_the_discard_phase_are_face_down() -> None:
    game = listen(bloodrage.parse(AGE_1 + "wolf hand troll tyrs-bash thors-hammer"))
    all_pass(game)
    play(game, "wolf keep troll")
    assert game.view(0).shed == ["thors-hammer", "tyrs-bash"]
    assert [(event.seat, event.n, event.card) for event in heard(game, "hand_discarded")] == [
        ("wolf", 2, None)
    ]
    for viewer in (1, 2, 3, None):
        shown = str(game.view(viewer))
        assert "tyrs-bash" not in shown and "thors-hammer" not in shown and "troll" not in shown
    assert discards(game) == []


@pytest.mark.rule("ruling 114")
def test_ruling_114_leftovers_of_the_draft_are_face_down() -> None:
    game = bloodrage.new(seats=4, seed=3)
    draft(game)
    assert game.view(None).discard == []
    # A spectator has not seen a single card.
    seen = str(game.view(None))
    assert not [card.name for seat in range(4) for card in game.view(seat).hand if card.name in seen]


@pytest.mark.rule("ruling 115")
def test_ruling_115_quests_are_revealed_at_once_and_paid_from_the_first_player() -> None:
    text = AGE_1.replace("first wolf", "first serpent")
    game = bloodrage.parse(
        text
        + """
        phase quest
        wolf quests quest-alfheim
        wolf at gimle warrior
        raven quests quest-manheim
        raven at elvagar warrior
        serpent quests quest-jotunheim
        serpent at horgr warrior
        bear quests quest-yggdrasil
        bear at yggdrasil warrior
        """
    )
    game.run()
    # All are open before the first stat is chosen.
    assert sorted(discards(game)) == ["quest-alfheim", "quest-jotunheim", "quest-manheim", "quest-yggdrasil"]
    paid = []
    while asked(game)[0].endswith("raise-stat"):
        name = asked(game)[0].split()[0]
        paid.append((name, [clan(game, other).glory for other in game.clans]))
        play(game, f"{name} raise rage")
    # Each takes its Glory when its turn comes.
    assert paid == [
        ("serpent", [0, 0, 5, 0]),
        ("bear", [0, 0, 5, 6]),
        ("wolf", [5, 0, 5, 6]),
        ("raven", [5, 5, 5, 6]),
    ]


# Raven has Frigga's Protection and Serpent the Volur Witch; Wolf is going to win.
SAVIOURS = """
wolf at elvagar leader
wolf hand tyrs-rage
raven sheet friggas-protection
raven at elvagar warrior
raven at fjord-ne ship
serpent sheet volur-witch
serpent at elvagar volur-witch
"""


@pytest.mark.rule("ruling 116")
def test_ruling_116_losers_decide_from_the_pillager_clockwise() -> None:
    game = bloodrage.parse(AGE_3 + SAVIOURS)
    play(game, "wolf pillage elvagar", "wolf reveal tyrs-rage")
    assert asked(game) == ["raven save-figures"]
    # For all its figures, before the next clan is asked.
    play(game, "raven protect ship")
    assert asked(game) == ["raven save-figures"]
    play(game, "raven protect warrior")
    assert asked(game) == ["serpent save-figures"]
    play(game, "serpent retreat")
    assert figures(game, "elvagar") == {"wolf leader": 1, "raven warrior": 1}
    assert figures(game, "yggdrasil") == {"serpent volur-witch": 1} and clan(game, "raven").rage == 4


@pytest.mark.rule("ruling 116")
def test_ruling_116_with_another_pillager_in_another_order() -> None:
    game = bloodrage.parse(AGE_3 + SAVIOURS + "turn serpent")
    play(game, "serpent pillage elvagar", "wolf reveal tyrs-rage")
    assert asked(game) == ["serpent save-figures"]
    play(game, "serpent decline")
    assert asked(game) == ["raven save-figures"]
    assert figures(game, "valhalla") == {"serpent volur-witch": 1}


@pytest.mark.rule("ruling 117")
def test_ruling_117_a_late_card_is_offered_to_everybody_in_battle_with_a_card() -> None:
    game = bloodrage.parse(
        AGE_2
        + """
        wolf at elvagar warrior
        wolf hand tyrs-bash quest-alfheim
        raven at elvagar warrior
        raven hand tyrs-smash heimdalls-eye
        serpent at elvagar warrior
        serpent hand troll
        bear hand heimdalls-eye
        """
    )
    play(
        game,
        "wolf pillage elvagar",
        "wolf reveal tyrs-bash",
        "raven reveal tyrs-smash",
        "serpent reveal troll",
    )
    # Wolf first, the pillager, though it has no such card.
    assert asked(game) == ["wolf late-card"] and game.actions("wolf") == ["wolf decline"]
    play(game, "wolf decline")
    assert asked(game) == ["raven late-card"]
    play(game, "raven add heimdalls-eye")
    # Serpent has no card left, Bear is not there; Wolf is asked again.
    assert asked(game) == ["wolf late-card"]
    play(game, "wolf decline")
    assert place(game, "elvagar").figures[0].clan == "raven"
    assert hand(game, "bear") == ["heimdalls-eye"]
