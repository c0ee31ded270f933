"""Rulings 46-75, cards in battle, by number (docs/rules-decisions.md). 84-101: test_rulings_monsters.py.

Options are in test_options.py: 55, 56, 57, 65 and parts of 46, 67, 68.
Two Poisons (70) cannot meet: there is one.
"""

from __future__ import annotations

import pytest

from tests.bloodrage.cards.table import (
    asked,
    code,
    discard,
    events,
    fight,
    figures,
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

# --- F. Cards in battle ---------------------------------------------------------------------------------


@pytest.mark.rule("ruling 46")
def test_ruling_046_protection_each_time_a_figure_would_be_destroyed() -> None:
    game = fight(
        "wolf sheet friggas-protection\nwolf rage 3\nwolf at gimle warrior 2\nraven at gimle leader",
        raven="odins-smite",
    )
    game.do("wolf protect warrior")  # against the Smite
    assert totals(game) == {"wolf": (2, 0), "raven": (3, 1)}
    assert asked(game) == ["wolf save-figures"]  # against the defeat
    play(game, "wolf protect warrior\nwolf protect warrior")
    assert figures(game, "wolf", "gimle") == "warrior 2"
    assert rage(game, "wolf") == 0
    assert winner(game) == "raven"
    assert not pillaged(game, "gimle")


@pytest.mark.rule("ruling 46")
def test_ruling_046_protection_not_against_ones_own_sacrifice() -> None:
    game = table("wolf sheet friggas-protection friggas-sacrifice\nwolf at gimle warrior 2 leader")
    play(game, "wolf sacrifice gimle warrior gimle warrior")
    assert asked(game) == ["wolf raise-stat"]
    assert figures(game, "wolf", "valhalla") == "warrior 2"


@pytest.mark.rule("ruling 46")
def test_ruling_046_protection_during_odins_tide() -> None:
    game = fight(
        "wolf at gimle leader\nraven sheet friggas-protection\nraven at gimle warrior 3", wolf="odins-tide"
    )
    play(game, "raven protect warrior\nraven decline")
    assert totals(game) == {"wolf": (3, 1), "raven": (2, 0)}
    assert figures(game, "raven", "valhalla") == "warrior 1"
    assert rage(game, "raven") == 5


@pytest.mark.rule("ruling 47")
def test_ruling_047_everybody_with_a_card_must_play_one() -> None:
    game = table("""
        wolf at gimle leader
        wolf hand quest-alfheim
        raven at gimle warrior
        raven hand thors-conquest
        serpent at gimle warrior
        bear hand tyrs-rage
    """)
    game.do("wolf pillage gimle")
    assert asked(game) == ["wolf reveal-card", "raven reveal-card"]
    assert game.actions("wolf") == ["wolf reveal quest-alfheim"]
    assert game.why("wolf decline") is not None
    assert game.actions("raven") == ["raven reveal thors-conquest"]


@pytest.mark.rule("ruling 48")
def test_ruling_048_a_quest_or_an_upgrade_is_worth_nothing_and_does_nothing() -> None:
    game = fight(
        "wolf at gimle leader\nraven at gimle warrior\nserpent at gimle warrior",
        wolf="quest-alfheim",
        raven="thors-glory",
        serpent="frost-giant",
    )
    assert totals(game) == {"wolf": (3, 0), "raven": (1, 0), "serpent": (1, 0)}
    assert discard(game) == ["quest-alfheim"]
    assert (hand(game, "raven"), hand(game, "serpent")) == (["thors-glory"], ["frost-giant"])


@pytest.mark.rule("ruling 49")
def test_ruling_049_watch_comes_before_other_texts_of_the_pillager() -> None:
    game = fight("wolf at gimle warrior\nraven at gimle warrior", wolf="odins-smite", raven="heimdalls-watch")
    assert totals(game) == {"wolf": (1, 0), "raven": (1, 0)}  # nobody was smitten
    assert glory(game, "raven") == 1


@pytest.mark.rule("ruling 49")
def test_ruling_049_inside_a_group_from_the_pillager_clockwise() -> None:
    game = table("""
        turn serpent
        wolf at gimle warrior leader
        serpent at gimle warrior
        serpent at fjord-nw ship
        bear at gimle warrior leader
        bear hand odins-tide
    """)
    play(game, "serpent pillage gimle\nbear reveal odins-tide")
    order = []
    while asked(game)[0].endswith("spare-figure"):
        clan = asked(game)[0].split()[0]
        order.append(clan)
        game.do(f"{clan} spare warrior")
    assert order == ["serpent", "bear", "wolf"]


@pytest.mark.rule("ruling 50")
@pytest.mark.parametrize("pillager", ["wolf", "raven"])
def test_ruling_050_primacy_cancels_the_watch(pillager: str) -> None:
    game = table(f"""
        turn {pillager}
        wolf at gimle leader
        wolf hand heimdalls-watch
        raven at gimle warrior
        raven hand thors-primacy
    """)
    play(game, f"{pillager} pillage gimle\nwolf reveal heimdalls-watch\nraven reveal thors-primacy")
    assert totals(game) == {"wolf": (3, 0), "raven": (1, 3)}
    assert glory(game, "wolf") == 0
    assert discard(game) == ["thors-primacy"]  # as any winner's card
    assert hand(game, "wolf") == ["heimdalls-watch"]


@pytest.mark.rule("ruling 51")
def test_ruling_051_primacy_leaves_upgrades_and_late_cards_alone() -> None:
    game = table("""
        wolf at gimle leader
        wolf hand thors-primacy
        raven sheet tyrs-domain
        raven at gimle warrior
        raven hand quest-alfheim heimdalls-eye
    """)
    play(game, "wolf pillage gimle\nwolf reveal thors-primacy\nraven reveal quest-alfheim\nraven treat 3")
    assert asked(game) == ["raven late-card"]
    game.do("raven add heimdalls-eye")
    assert totals(game) == {"wolf": (3, 3), "raven": (1, 5)}


@pytest.mark.rule("ruling 51")
def test_ruling_051_primacy_keeps_its_own_text_and_the_printed_bonus_of_others() -> None:
    game = fight("wolf at gimle warrior 2\nraven at gimle warrior", wolf="odins-smite", raven="thors-primacy")
    assert totals(game) == {"wolf": (2, 1), "raven": (1, 3)}


@pytest.mark.rule("ruling 52")
def test_ruling_052_primacy_makes_sight_worthless() -> None:
    game = fight("wolf at gimle leader\nraven at gimle leader", wolf="heimdalls-sight", raven="thors-primacy")
    assert totals(game) == {"wolf": (3, 0), "raven": (3, 3)}


@pytest.mark.rule("ruling 53")
def test_ruling_053_two_primacies_cancel_the_third_clans_card() -> None:
    game = fight(
        "wolf at gimle warrior\nraven at gimle warrior\nserpent at gimle leader\nserpent at fjord-nw ship",
        wolf="thors-primacy",
        raven="thors-primacy",
        serpent="thors-hammer",
    )
    assert totals(game) == {"wolf": (1, 3), "raven": (1, 3), "serpent": (5, 1)}
    assert glory(game, "serpent") == 3  # its Axes, no Hammer


@pytest.mark.rule("ruling 54")
def test_ruling_054_watch_of_one_who_does_not_pillage() -> None:
    game = table("""
        wolf at gimle leader
        wolf hand thors-hammer tyrs-bash
        raven at gimle warrior
        raven hand heimdalls-watch
        serpent at gimle warrior
        serpent hand lokis-backstab
    """)
    play(game, "wolf pillage gimle\nwolf reveal thors-hammer")
    play(game, "raven reveal heimdalls-watch\nserpent reveal lokis-backstab")
    assert glory(game, "raven") == 1
    assert discard(game) == ["heimdalls-watch", "lokis-backstab", "thors-hammer"]
    assert asked(game) == ["wolf reveal-card"]  # the only one with a card left
    game.do("wolf reveal tyrs-bash")
    assert totals(game) == {"wolf": (3, 2), "raven": (1, 0), "serpent": (1, 0)}
    assert glory(game, "wolf") == 5 + 3  # neither Hammer nor Backstab
    assert (hand(game, "raven"), hand(game, "serpent")) == ([], [])


@pytest.mark.rule("ruling 54")
def test_ruling_054_a_new_watch_may_follow() -> None:
    game = table("""
        wolf at gimle leader
        wolf hand heimdalls-watch@2
        raven at gimle warrior
        raven hand tyrs-bash heimdalls-watch
    """)
    play(game, "wolf pillage gimle\nwolf reveal heimdalls-watch\nraven reveal tyrs-bash")
    assert asked(game) == ["raven reveal-card"]
    game.do("raven reveal heimdalls-watch")
    assert (glory(game, "wolf"), glory(game, "raven")) == (2 + 5 + 3, 0)
    assert discard(game) == ["heimdalls-watch", "heimdalls-watch", "tyrs-bash"]


@pytest.mark.rule("ruling 58")
def test_ruling_058_nobody_has_cards_after_the_watch() -> None:
    game = fight("wolf at gimle leader\nraven at gimle warrior", wolf="heimdalls-watch", raven="tyrs-rage")
    assert totals(game) == {"wolf": (3, 0), "raven": (1, 0)}
    assert glory(game, "wolf") == 6 + 5 + 3


@pytest.mark.rule("ruling 59")
def test_ruling_059_smite_takes_one_warrior_of_each_opponent_in_the_province() -> None:
    game = fight(
        "wolf at gimle leader\nraven at gimle warrior 2\nserpent at gimle warrior 2\nbear at fjord-nw ship"
        "\nraven at andlang warrior",
        wolf="odins-smite tyrs-bash",
    )
    assert asked(game) == ["wolf late-card"]
    game.do("wolf decline")
    assert totals(game) == {"wolf": (3, 1), "raven": (1, 0), "serpent": (1, 0), "bear": (2, 0)}
    assert figures(game, "raven", "andlang") == "warrior 1"


@pytest.mark.rule("ruling 60")
def test_ruling_060_tide_is_answered_openly_in_turn_and_reaches_the_fjord() -> None:
    game = fight(
        "wolf at gimle warrior leader\nraven at gimle warrior\nraven at fjord-nw ship", raven="odins-tide"
    )
    assert asked(game) == ["wolf spare-figure"]
    game.do("wolf spare leader")
    assert figures(game, "wolf", "gimle") == "leader"  # for all to see, before Raven answers
    assert game.actions("raven") == ["raven spare warrior", "raven spare ship"]
    game.do("raven spare ship")
    assert totals(game) == {"wolf": (3, 0), "raven": (2, 1)}


@pytest.mark.rule("ruling 61")
@pytest.mark.parametrize(
    ("wolf", "raven", "left"),
    [("odins-tide", "odins-smite", (0, 1)), ("odins-smite", "odins-tide", (1, 1))],
)
def test_ruling_061_smite_and_tide_in_seat_order(wolf: str, raven: str, left: tuple[int, int]) -> None:
    game = fight("wolf at gimle warrior 2\nraven at gimle warrior 2", wolf=wolf, raven=raven)
    assert totals(game) == {"wolf": (left[0], 1), "raven": (left[1], 1)}


@pytest.mark.rule("ruling 62")
def test_ruling_062_a_clan_without_figures_may_win_with_its_cards() -> None:
    game = table("""
        wolf at gimle warrior 2
        wolf hand odins-smite
        raven at gimle warrior
        raven hand tyrs-bash heimdalls-gaze
    """)
    play(game, "wolf pillage gimle\nwolf reveal odins-smite\nraven reveal tyrs-bash")
    assert figures(game, "raven", "gimle") == ""
    game.do("raven add heimdalls-gaze")  # late cards too
    assert totals(game) == {"wolf": (2, 1), "raven": (0, 5)}
    assert glory(game, "raven") == 3
    assert figures(game, "wolf", "valhalla") == "warrior 2"
    assert not pillaged(game, "gimle")


@pytest.mark.rule("ruling 63")
def test_ruling_063_a_pillager_without_figures_pillages_when_it_wins() -> None:
    game = fight(
        "wolf sheet lord-of-spears frost-giant\nwolf at gimle warrior\nwolf at horgr leader frost-giant"
        "\nraven at fjord-nw ship",
        wolf="tyrs-rage",
        raven="odins-smite",
    )
    assert totals(game) == {"wolf": (0, 6), "raven": (2, 1)}
    assert pillaged(game, "gimle")
    assert glory(game, "wolf") == 5 + 3  # once: the Frost Giant was not there
    assert steps(game, "wolf") == [1, 1, 1]  # nor was the Leader


@pytest.mark.rule("ruling 64")
def test_ruling_064_late_cards_from_the_pillager_round_and_round() -> None:
    game = table("""
        turn raven
        wolf at gimle warrior
        wolf hand tyrs-bash heimdalls-eye heimdalls-eye
        raven at gimle warrior
        raven hand tyrs-smash heimdalls-gaze
        serpent at gimle warrior
        serpent hand tyrs-crush tyrs-rage
        bear at horgr warrior
        bear hand heimdalls-eye
    """)
    play(
        game, "raven pillage gimle\nwolf reveal tyrs-bash\nraven reveal tyrs-smash\nserpent reveal tyrs-crush"
    )
    assert asked(game) == ["raven late-card"]
    game.do("raven decline")
    assert asked(game) == ["serpent late-card"]  # holds none, and is asked all the same
    assert game.actions("serpent") == ["serpent decline"]
    game.do("serpent decline")
    assert asked(game) == ["wolf late-card"]
    game.do("wolf add heimdalls-eye")
    assert asked(game) == ["raven late-card"]  # may change its mind
    play(game, "raven add heimdalls-gaze\nserpent decline\nwolf add heimdalls-eye")
    assert asked(game) == ["serpent late-card"]  # Raven's hand is empty, and so is Wolf's
    game.do("serpent decline")
    assert totals(game) == {"wolf": (1, 6), "raven": (1, 6), "serpent": (1, 4)}


@pytest.mark.rule("ruling 64")
def test_ruling_064_all_must_decline_in_a_row() -> None:
    game = fight(
        "wolf at gimle leader\nraven at gimle warrior",
        wolf="tyrs-bash heimdalls-eye tyrs-rage",
        raven="tyrs-smash heimdalls-gaze tyrs-crush",
    )
    play(game, "wolf add heimdalls-eye\nraven decline\nwolf decline")
    assert totals(game) == {"wolf": (3, 4), "raven": (1, 3)}


@pytest.mark.rule("ruling 66")
def test_ruling_066_a_tie_is_lost_by_everybody() -> None:
    game = fight(
        "wolf at gimle warrior 2\nwolf at fjord-nw ship\nwolf glory 7\nraven at gimle leader\nraven glory 7",
        wolf="thors-hammer",
        raven="tyrs-bash",
    )
    assert totals(game) == {"wolf": (4, 1), "raven": (3, 2)}
    assert winner(game) is None
    assert figures(game, "wolf", "valhalla") == "warrior 2 ship"
    assert figures(game, "raven", "valhalla") == "leader"
    assert (hand(game, "wolf"), hand(game, "raven")) == (["thors-hammer"], ["tyrs-bash"])
    assert discard(game) == []
    assert (glory(game, "wolf"), glory(game, "raven")) == (7, 7)
    assert not pillaged(game, "gimle")


@pytest.mark.rule("ruling 66")
def test_ruling_066_a_tie_of_the_strongest_takes_the_third_clan_along() -> None:
    game = fight(
        "wolf at gimle leader\nraven at gimle warrior\nserpent at gimle warrior 2\nbear at fjord-nw ship",
        wolf="tyrs-bash",
        raven="tyrs-crush",
        serpent="lokis-trickery",
    )
    assert totals(game) == {"wolf": (3, 2), "raven": (1, 4), "serpent": (2, 0), "bear": (2, 0)}
    assert winner(game) is None
    for clan in ("wolf", "raven", "serpent", "bear"):
        assert figures(game, clan, "gimle") == figures(game, clan, "fjord-nw") == ""
        assert rage(game, clan) == 6
        assert glory(game, clan) == 0


@pytest.mark.rule("ruling 66")
def test_ruling_066_a_tie_below_the_strongest_does_not_matter() -> None:
    game = fight(
        "wolf at gimle warrior\nraven at gimle leader\nserpent at gimle warrior",
        wolf="tyrs-bash",
        serpent="tyrs-rage",
    )
    assert totals(game) == {"wolf": (1, 2), "raven": (3, 0), "serpent": (1, 6)}
    assert winner(game) == "serpent"


@pytest.mark.rule("ruling 66")
def test_ruling_066_lokis_blessing_after_a_tie() -> None:
    game = fight("wolf sheet lokis-blessing\nwolf at gimle warrior\nraven at gimle warrior")
    assert winner(game) is None
    game.do("wolf bring gimle")
    assert figures(game, "wolf", "gimle") == "warrior 1"


@pytest.mark.rule("ruling 67")
def test_ruling_067_the_whole_aftermath_in_order() -> None:
    game = fight(
        """
        token gimle axes
        wolf sheet lord-of-axes frost-giant tyrs-prowess thors-glory
        wolf at gimle leader frost-giant
        wolf rage 3
        wolf glory 10
        raven sheet friggas-protection lokis-blessing
        raven at gimle warrior
        raven rage 1
        serpent sheet volur-witch fire-dragons
        serpent at gimle volur-witch
        serpent at fjord-nw ship
        bear sheet valkyrie
        bear at gimle valkyrie
        """,
        wolf="thors-oath",
        raven="lokis-backstab",
        serpent="odins-judgement",
        bear="lokis-trickery",
    )
    # (a) the winner is known
    assert totals(game) == {"wolf": (7, 1), "raven": (1, 0), "serpent": (5, 2), "bear": (2, 0)}
    assert winner(game) == "wolf"
    # (b) texts of battle cards, pillager first
    assert asked(game) == ["wolf raise-stat"]
    assert (glory(game, "wolf"), rage(game, "wolf")) == (10, 3)
    game.do("wolf raise axes")
    assert (glory(game, "wolf"), glory(game, "raven")) == (8, 2)
    assert (rage(game, "wolf"), rage(game, "bear")) == (2, 7)
    # (c) Tyr's Prowess, then cards are discarded or come back
    assert asked(game) == ["wolf retake-cards"]
    assert hand(game, "raven") == []
    game.do("wolf take thors-oath")
    assert (hand(game, "wolf"), rage(game, "wolf")) == (["thors-oath"], 1)
    assert (hand(game, "raven"), hand(game, "bear")) == (["lokis-backstab"], ["lokis-trickery"])
    assert hand(game, "serpent") == ["odins-judgement"]
    assert discard(game) == []
    # (d) the losers' figures, with all that saves or pays for them
    assert asked(game) == ["raven save-figures"]
    game.do("raven protect warrior")
    assert asked(game) == ["serpent save-figures"]
    assert not pillaged(game, "gimle")
    game.do("serpent retreat")
    assert figures(game, "serpent", "yggdrasil") == "volur-witch"
    assert figures(game, "serpent", "valhalla") == "ship"
    assert figures(game, "bear", "valhalla") == "valkyrie"
    assert glory(game, "serpent") == 8
    # (e) the reward, twice with the Frost Giant, then Lord of Axes
    assert asked(game) == ["wolf raise-stat"]
    assert pillaged(game, "gimle")
    assert steps(game, "wolf") == [1, 4, 1]
    assert glory(game, "wolf") == 8
    game.do("wolf raise axes")
    # (f) battle Glory with the Axes of now, (g) Glory for the two dead
    assert steps(game, "wolf") == [1, 5, 1]
    assert glory(game, "wolf") == 8 + 8 + 2
    assert glory(game, "serpent") == 8 + 2 * 2
    assert glory(game, "bear") == 2  # the Valkyrie saw one enemy fall, the ship
    # (h) Loki's Blessing
    assert asked(game) == ["raven lokis-blessing"]
    game.do("raven bring gimle")
    assert figures(game, "raven", "gimle") == "warrior 2"
    assert asked(game) == ["serpent turn"]  # Raven's last Rage paid for the Warrior
    paid = [(event.seat, event.source) for event in events(game, "glory_gained")]
    assert paid == [
        ("wolf", "lost"),
        ("raven", "stolen"),
        ("serpent", "ship"),
        ("wolf", "battle"),
        ("wolf", "thors-glory"),
        ("serpent", "battle-card"),
        ("bear", "valkyrie"),
    ]


@pytest.mark.rule("ruling 67")
def test_ruling_067_texts_of_losers_come_from_the_pillager_clockwise() -> None:
    game = fight(
        "wolf at gimle warrior\nraven at gimle leader\nraven glory 3\nserpent at gimle warrior",
        wolf="lokis-backstab",
        raven="thors-hammer",
        serpent="lokis-backstab",
    )
    assert winner(game) == "raven"
    assert (glory(game, "wolf"), glory(game, "serpent")) == (2, 2)
    assert glory(game, "raven") == 3 - 2 + 3 - 2 + 3


@pytest.mark.rule("ruling 68")
def test_ruling_068_trickery_before_prowess() -> None:
    game = fight(
        "wolf sheet tyrs-prowess\nwolf rage 1\nwolf at gimle leader\nraven at gimle warrior",
        wolf="tyrs-crush",
        raven="lokis-trickery",
    )
    assert (rage(game, "wolf"), rage(game, "raven")) == (0, 7)
    assert asked(game) == ["raven turn"]
    assert discard(game) == ["tyrs-crush"]


@pytest.mark.rule("ruling 69")
def test_ruling_069_poison_before_prowess() -> None:
    game = fight(
        "wolf sheet tyrs-prowess\nwolf at gimle leader\nraven at gimle warrior",
        wolf="tyrs-crush",
        raven="lokis-poison",
    )
    assert asked(game) == ["raven turn"]
    assert hand(game, "wolf") == []
    assert hand(game, "raven") == ["lokis-poison", "tyrs-crush"]
    assert rage(game, "wolf") == 6


@pytest.mark.rule("ruling 70")
def test_ruling_070_poison_takes_late_cards_but_only_of_the_final_round() -> None:
    game = table("""
        wolf at gimle leader
        wolf hand heimdalls-watch tyrs-bash heimdalls-eye
        raven at gimle warrior
        raven hand tyrs-smash lokis-poison
    """)
    play(game, "wolf pillage gimle\nwolf reveal heimdalls-watch\nraven reveal tyrs-smash")
    play(game, "wolf reveal tyrs-bash\nraven reveal lokis-poison\nwolf add heimdalls-eye")
    assert winner(game) == "wolf"
    assert hand(game, "raven") == ["heimdalls-eye", "lokis-poison", "tyrs-bash"]
    assert discard(game) == ["heimdalls-watch", "tyrs-smash"]


@pytest.mark.rule("ruling 71")
def test_ruling_071_thieves_take_what_there_is() -> None:
    game = fight(
        "wolf at gimle warrior\nraven at gimle leader\nraven glory 3\nserpent at gimle warrior",
        wolf="lokis-backstab",
        raven="tyrs-bash",
        serpent="lokis-backstab",
    )
    assert (glory(game, "wolf"), glory(game, "serpent")) == (2, 1)
    assert glory(game, "raven") == 3
    game = fight(
        "turn wolf\nwolf at gimle warrior\nraven at gimle leader\nraven rage 1\nserpent at gimle warrior",
        wolf="lokis-trickery",
        raven="tyrs-bash",
        serpent="lokis-trickery",
    )
    assert (rage(game, "wolf"), rage(game, "raven"), rage(game, "serpent")) == (7, 0, 6)


@pytest.mark.rule("ruling 72")
@pytest.mark.parametrize("enemy", ["leader", "warrior 4"])  # a tie, a defeat
def test_ruling_072_prowess_is_for_winners(enemy: str) -> None:
    game = fight(f"wolf sheet tyrs-prowess\nwolf at gimle warrior\nraven at gimle {enemy}", wolf="tyrs-bash")
    assert winner(game) != "wolf"
    assert asked(game) == ["raven turn"]
    assert (hand(game, "wolf"), rage(game, "wolf")) == (["tyrs-bash"], 6)


@pytest.mark.rule("ruling 72")
def test_ruling_072_prowess_of_a_winner_who_did_not_pillage() -> None:
    game = fight(
        "raven sheet tyrs-prowess\nwolf at gimle warrior\nraven at gimle leader",
        wolf="tyrs-bash",
        raven="tyrs-smash",
    )
    game.do("raven take tyrs-smash")
    assert (hand(game, "raven"), rage(game, "raven")) == (["tyrs-smash"], 5)


@pytest.mark.rule("ruling 73")
def test_ruling_073_grace_with_the_frost_giant_is_still_barred_from_the_token() -> None:
    game = fight(
        "wolf sheet frost-giant\nwolf at andlang frost-giant\nraven at andlang warrior",
        province="andlang",
        wolf="friggas-grace",
    )
    assert steps(game, "wolf") == [1, 3, 1]
    assert code(game.why("wolf raise axes")) == "barred_stat"
    game.do("wolf raise rage")
    assert steps(game, "wolf") == [2, 3, 1]


@pytest.mark.rule("ruling 73")
def test_ruling_073_no_grace_without_a_battle() -> None:
    game = table("wolf at andlang leader\nwolf hand friggas-grace")
    game.do("wolf pillage andlang")
    assert steps(game, "wolf") == [1, 2, 1]
    assert hand(game, "wolf") == ["friggas-grace"]


@pytest.mark.rule("ruling 74")
def test_ruling_074_the_dead_of_smite_and_tide_count() -> None:
    game = fight(
        "wolf sheet thors-glory valkyrie\nwolf at gimle valkyrie\nraven at gimle warrior 3"
        "\nraven at fjord-nw ship",
        wolf="odins-tide",
        raven="odins-judgement",
    )
    game.do("raven spare ship")
    assert totals(game) == {"wolf": (2, 1), "raven": (2, 2)}
    assert winner(game) == "raven"
    assert glory(game, "wolf") == 3 * 2 + 2  # Valkyrie and Thor's Glory for the three of the Tide
    assert glory(game, "raven") == 3 + 4 * 2  # Axes; three Warriors and the Valkyrie


@pytest.mark.rule("ruling 74")
def test_ruling_074_the_saved_do_not_count() -> None:
    game = fight(
        "wolf sheet thors-glory\nwolf at gimle leader warrior"
        "\nraven sheet friggas-protection volur-witch\nraven rage 1\nraven at gimle warrior 2 volur-witch",
        wolf="odins-judgement",
    )
    assert winner(game) == "wolf"
    play(game, "raven protect warrior\nraven retreat")
    assert figures(game, "raven", "valhalla") == "warrior 1"
    assert glory(game, "wolf") == 5 + 3 + 2  # one dead: Judgement only


@pytest.mark.rule("ruling 74")
def test_ruling_074_a_valkyrie_drowned_by_the_tide_still_pays() -> None:
    game = fight(
        "wolf sheet valkyrie\nwolf at gimle valkyrie warrior\nraven at gimle leader", raven="odins-tide"
    )
    game.do("wolf spare warrior")
    assert winner(game) == "raven"
    assert glory(game, "wolf") == 0
    game = fight(
        "wolf sheet valkyrie\nwolf at gimle valkyrie leader\nraven at gimle warrior 2", raven="odins-tide"
    )
    game.do("wolf spare leader")
    assert winner(game) == "wolf"
    assert glory(game, "wolf") == 5 + 3 + 2 * 2


@pytest.mark.rule("ruling 74")
def test_ruling_074_each_battle_counts_its_own_dead() -> None:
    game = table("""
        wolf sheet thors-glory valkyrie
        wolf at gimle leader valkyrie
        raven at gimle warrior
        raven at andlang warrior
        raven rage 1
        serpent rage 0
        bear rage 0
    """)
    play(game, "wolf pillage gimle\nraven decline")
    assert glory(game, "wolf") == 5 + 3 + 2
    play(game, "raven march andlang horgr warrior 1\nwolf march gimle horgr leader\nwolf pillage horgr")
    assert winner(game) == "wolf"
    assert figures(game, "raven", "valhalla") == "warrior 2"  # one in each battle: no Thor's Glory
    assert glory(game, "wolf") == 5 + 3 + 2 + 3  # and no Valkyrie in the second


@pytest.mark.rule("ruling 75")
def test_ruling_075_kills_of_an_invading_monster_are_no_battle() -> None:
    game = table("""
        wolf sheet troll valkyrie thors-glory
        wolf at gimle valkyrie
        raven at gimle warrior 3
    """)
    game.do("wolf invade troll gimle")
    assert figures(game, "raven", "valhalla") == "warrior 3"
    assert glory(game, "wolf") == 0


# --- three and four clans -------------------------------------------------------------------------------


def test_four_clans_fight_and_one_who_did_not_pillage_wins() -> None:
    game = fight(
        "wolf at gimle leader\nraven at gimle warrior\nserpent at gimle warrior\nbear at fjord-nw ship"
        "\nbear steps axes 3",
        wolf="tyrs-bash",
        raven="tyrs-smash",
        serpent="quest-alfheim",
        bear="tyrs-rage",
    )
    assert totals(game) == {"wolf": (3, 2), "raven": (1, 3), "serpent": (1, 0), "bear": (2, 6)}
    assert winner(game) == "bear"
    assert figures(game, "bear", "fjord-nw") == "ship"
    assert [figures(game, clan, "gimle") for clan in ("wolf", "raven", "serpent")] == ["", "", ""]
    assert [glory(game, clan) for clan in ("wolf", "raven", "serpent", "bear")] == [0, 0, 0, 5]
    assert discard(game) == ["tyrs-rage"]
    assert not pillaged(game, "gimle")
    assert asked(game) == ["raven turn"]


def test_all_figures_of_three_clans_may_die_in_a_tie_of_none() -> None:
    """Smite empties the field; cards alone decide, and a tie of cards is a tie."""
    game = fight(
        "wolf at gimle warrior\nraven at gimle warrior\nserpent at gimle warrior",
        wolf="odins-smite",
        raven="odins-smite",
        serpent="thors-oath",
    )
    assert totals(game) == {"wolf": (0, 1), "raven": (0, 1), "serpent": (0, 1)}
    assert winner(game) is None
    assert asked(game) == ["raven turn"]
    assert not pillaged(game, "gimle")
