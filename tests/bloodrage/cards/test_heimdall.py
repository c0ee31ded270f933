"""Heimdall: Sight, Eye, Gaze, Watch."""

from __future__ import annotations

import pytest

from tests.bloodrage.cards.table import asked, card, code, discard, glory, hand, play, table, totals, winner


@card("heimdalls-sight")
def test_sight_is_worth_the_highest_card_of_an_opponent() -> None:
    game = table("""
        wolf at gimle leader
        wolf hand heimdalls-sight
        raven at gimle warrior
        raven hand tyrs-crush
        serpent at gimle warrior
        serpent hand tyrs-bash
    """)
    play(game, "wolf pillage gimle\nwolf reveal heimdalls-sight")
    play(game, "raven reveal tyrs-crush\nserpent reveal tyrs-bash")
    assert totals(game) == {"wolf": (3, 4), "raven": (1, 4), "serpent": (1, 2)}


@card("heimdalls-sight")
@pytest.mark.parametrize("worthless", ["quest-alfheim", "thors-conquest", "heimdalls-watch@2"])
def test_sight_sees_nothing_in_a_worthless_card(worthless: str) -> None:
    game = table(f"""
        wolf at gimle leader
        wolf hand heimdalls-sight
        raven at gimle warrior
        raven hand {worthless}
    """)
    play(game, f"wolf pillage gimle\nwolf reveal heimdalls-sight\nraven reveal {worthless}")
    assert totals(game) == {"wolf": (3, 0), "raven": (1, 0)}


@card("heimdalls-sight")
def test_sight_alone_is_worth_nothing() -> None:
    game = table("""
        wolf at gimle leader
        wolf hand heimdalls-sight
        raven at gimle warrior
    """)
    play(game, "wolf pillage gimle\nwolf reveal heimdalls-sight")
    assert totals(game) == {"wolf": (3, 0), "raven": (1, 0)}


@card("heimdalls-eye")
def test_eye_is_added_after_the_reveal() -> None:
    game = table("""
        wolf at gimle leader
        wolf hand tyrs-bash heimdalls-eye
        raven at gimle leader
        raven hand tyrs-smash
    """)
    play(game, "wolf pillage gimle\nwolf reveal tyrs-bash\nraven reveal tyrs-smash")
    assert asked(game) == ["wolf late-card"]
    game.do("wolf add heimdalls-eye")
    assert totals(game) == {"wolf": (3, 4), "raven": (3, 3)}
    assert discard(game) == ["heimdalls-eye", "tyrs-bash"]
    assert hand(game, "raven") == ["tyrs-smash"]


@card("heimdalls-eye")
def test_eye_may_be_revealed_like_any_card() -> None:
    game = table("""
        wolf at gimle warrior
        wolf hand heimdalls-eye
        raven at gimle warrior 2
    """)
    play(game, "wolf pillage gimle\nwolf reveal heimdalls-eye")
    assert totals(game) == {"wolf": (1, 2), "raven": (2, 0)}


@card("heimdalls-eye")
def test_a_loser_takes_the_late_eye_back_too() -> None:
    game = table("""
        wolf at gimle warrior
        wolf hand tyrs-bash heimdalls-eye
        raven at gimle leader warrior 3
    """)
    play(game, "wolf pillage gimle\nwolf reveal tyrs-bash\nwolf add heimdalls-eye")
    assert winner(game) == "raven"
    assert hand(game, "wolf") == ["heimdalls-eye", "tyrs-bash"]


@card("heimdalls-gaze")
def test_gaze_is_added_after_the_reveal_with_three() -> None:
    game = table("""
        wolf at gimle leader
        wolf hand lokis-backstab heimdalls-gaze tyrs-rage
        raven at gimle leader
        raven hand tyrs-bash
    """)
    play(game, "wolf pillage gimle\nwolf reveal lokis-backstab\nraven reveal tyrs-bash")
    assert game.actions("wolf") == ["wolf decline", "wolf add heimdalls-gaze"]
    assert code(game.why("wolf add tyrs-rage")) == "not_a_late_card"
    play(game, "wolf add heimdalls-gaze\nwolf decline")
    assert totals(game) == {"wolf": (3, 3), "raven": (3, 2)}


@card("heimdalls-gaze")
def test_gaze_and_eye_may_both_follow() -> None:
    game = table("""
        wolf at gimle warrior
        wolf hand tyrs-bash heimdalls-eye heimdalls-gaze
        raven at gimle leader
    """)
    play(game, "wolf pillage gimle\nwolf reveal tyrs-bash\nwolf add heimdalls-gaze\nwolf add heimdalls-eye")
    assert totals(game) == {"wolf": (1, 7), "raven": (3, 0)}


@card("heimdalls-gaze")
def test_gaze_is_for_those_in_the_battle() -> None:
    game = table("""
        wolf at gimle leader
        wolf hand tyrs-bash
        raven at gimle warrior
        serpent at horgr leader
        serpent hand heimdalls-gaze
    """)
    play(game, "wolf pillage gimle\nwolf reveal tyrs-bash")
    assert winner(game) == "wolf"
    assert hand(game, "serpent") == ["heimdalls-gaze"]


@card("heimdalls-watch")
def test_watch_discards_everything_pays_the_sum_and_all_play_anew() -> None:
    game = table("""
        wolf at gimle leader
        wolf hand heimdalls-watch tyrs-bash
        raven at gimle warrior
        raven hand tyrs-crush tyrs-smash
        serpent at gimle warrior
        serpent hand odins-smite
    """)
    play(game, "wolf pillage gimle\nwolf reveal heimdalls-watch")
    play(game, "raven reveal tyrs-crush\nserpent reveal odins-smite")
    assert glory(game, "wolf") == 0 + 4 + 1
    assert discard(game) == ["heimdalls-watch", "odins-smite", "tyrs-crush"]
    assert asked(game) == ["wolf reveal-card", "raven reveal-card"]
    play(game, "wolf reveal tyrs-bash\nraven reveal tyrs-smash")
    assert totals(game) == {"wolf": (3, 2), "raven": (1, 3), "serpent": (1, 0)}  # nobody was smitten
    assert discard(game) == ["heimdalls-watch", "odins-smite", "tyrs-bash", "tyrs-crush"]
    assert glory(game, "wolf") == 5 + 5 + 3


@card("heimdalls-watch")
def test_texts_under_the_watch_do_not_come_back_after_the_battle() -> None:
    game = table("""
        wolf at gimle leader
        wolf hand heimdalls-watch
        raven at gimle warrior
        raven hand lokis-backstab
    """)
    play(game, "wolf pillage gimle\nwolf reveal heimdalls-watch\nraven reveal lokis-backstab")
    assert totals(game) == {"wolf": (3, 0), "raven": (1, 0)}
    assert glory(game, "raven") == 0
    assert hand(game, "raven") == []
