"""Quests: Alfheim!, Jotunheim!, Manheim!, Yggdrasil!, Glorious Death!"""

from __future__ import annotations

import pytest

from tests.bloodrage.cards.table import asked, card, code, discard, glory, hand, play, rage, steps, table

ALL_PROVINCES = ["elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "yggdrasil"]
WHERE = {
    "quest-alfheim": ["andlang", "gimle"],
    "quest-jotunheim": ["muspelheim", "horgr", "utgard"],
    "quest-manheim": ["elvagar", "angerboda"],  # and Myrkulor, destroyed on this board
    "quest-yggdrasil": ["yggdrasil"],
}
GLORY = {
    "quest-alfheim": (5, 7, 9),
    "quest-jotunheim": (5, 7, 9),
    "quest-manheim": (5, 7, 9),
    "quest-glorious-death": (6, 8, 11),
    "quest-yggdrasil": (6, 8, 11),
}


@card("quest-alfheim")
@card("quest-jotunheim")
@card("quest-manheim")
@card("quest-yggdrasil")
@pytest.mark.parametrize("quest", list(WHERE))
@pytest.mark.parametrize("place", ALL_PROVINCES)
def test_each_quest_looks_at_its_own_provinces(quest: str, place: str) -> None:
    game = table(f"""
        age 1
        phase quest
        doom horgr utgard gimle
        destroyed myrkulor
        wolf quests {quest}
        wolf at {place} warrior
    """)
    game.run()
    done = place in WHERE[quest]
    assert ("wolf raise-stat" in asked(game)) == done
    assert glory(game, "wolf") == (GLORY[quest][0] if done else 2 * (place == "horgr"))  # Ragnarok there


@card("quest-alfheim")
@card("quest-jotunheim")
@card("quest-manheim")
@card("quest-yggdrasil")
@card("quest-glorious-death")
@pytest.mark.parametrize("quest", list(GLORY))
@pytest.mark.parametrize("age", [1, 2, 3])
def test_glory_by_age_and_one_stat_of_choice(quest: str, age: int) -> None:
    place, figures = ("valhalla", "warrior 4") if quest not in WHERE else (WHERE[quest][-1], "warrior")
    gone = ["myrkulor", "muspelheim", "elvagar"][:age]
    game = table(f"""
        age {age}
        phase quest
        doom muspelheim elvagar angerboda
        destroyed {" ".join(gone)}
        wolf quests {quest}
        wolf at {place} {figures}
    """)
    game.run()
    assert glory(game, "wolf") == GLORY[quest][age - 1]
    assert game.actions("wolf") == ["wolf raise rage", "wolf raise axes", "wolf raise horns"]
    game.do("wolf raise horns")
    assert steps(game, "wolf") == [1, 1, 2]
    assert discard(game) == [quest]


@card("quest-alfheim")
def test_a_tie_fails_and_a_ship_counts_in_both_provinces() -> None:
    tied = "phase quest\nwolf quests quest-alfheim\nwolf at andlang warrior\nraven at andlang warrior\n"
    game = table(tied)
    game.run()
    assert glory(game, "wolf") == 0
    assert discard(game) == ["quest-alfheim"]
    game = table(tied + "wolf at fjord-sw ship")
    game.run()
    assert glory(game, "wolf") == 9


@card("quest-jotunheim")
def test_a_ship_alone_fulfils_it_where_nobody_is_stronger() -> None:
    game = table("""
        phase quest
        wolf quests quest-jotunheim
        wolf at fjord-sw ship
        raven at utgard warrior
    """)
    game.run()
    assert glory(game, "wolf") == 9


@card("quest-manheim")
def test_a_destroyed_province_counts_for_nobody() -> None:
    game = table("""
        phase quest
        doom elvagar gimle horgr
        destroyed angerboda elvagar gimle
        option dead_fjord_closed false
        wolf quests quest-manheim
        wolf at fjord-ne ship
    """)
    game.run()
    assert glory(game, "wolf") == 0


@card("quest-yggdrasil")
def test_yggdrasil_is_not_reached_from_a_fjord() -> None:
    game = table("""
        phase quest
        wolf quests quest-yggdrasil
        wolf at yggdrasil warrior
        raven at yggdrasil warrior
        wolf at fjord-sw ship
    """)
    game.run()
    assert glory(game, "wolf") == 0


@card("quest-glorious-death")
@pytest.mark.parametrize(
    ("dead", "done"),
    [("warrior 3", False), ("warrior 4", True), ("warrior 2 leader ship", True), ("warrior 2 leader", False)],
)
def test_glorious_death_wants_four_of_any_kind(dead: str, done: bool) -> None:
    game = table(f"phase quest\nwolf quests quest-glorious-death\nwolf at valhalla {dead}")
    game.run()
    assert glory(game, "wolf") == (11 if done else 0)


@card("quest-glorious-death")
def test_glorious_death_comes_before_ragnarok() -> None:
    game = table("""
        phase quest
        wolf quests quest-glorious-death
        wolf at valhalla warrior 3
        wolf at muspelheim warrior
    """)
    game.run()
    assert glory(game, "wolf") == 4  # only the Glory of Ragnarok


@card("quest-alfheim")
def test_two_of_a_kind_score_twice() -> None:
    game = table("""
        phase quest
        wolf quests quest-alfheim quest-alfheim
        wolf at gimle leader
    """)
    game.run()
    assert glory(game, "wolf") == 18
    play(game, "wolf raise axes\nwolf raise axes")
    assert steps(game, "wolf") == [1, 3, 1]


@card("quest-jotunheim")
def test_committing_costs_no_rage_ends_the_turn_and_is_secret() -> None:
    game = table("wolf hand quest-jotunheim tyrs-bash")
    assert code(game.why("wolf quest tyrs-bash")) == "not_a_quest"
    game.do("wolf quest quest-jotunheim")
    assert rage(game, "wolf") == 6
    assert hand(game, "wolf") == ["tyrs-bash"]
    assert asked(game) == ["raven turn"]
    assert [quest.card.name for quest in game.view(0).quests] == ["quest-jotunheim"]
    assert game.view(1).quests == []
    assert game.view(1).clans[0].committed == [3]
