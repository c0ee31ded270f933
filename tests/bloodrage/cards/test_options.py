"""Each open ruling is an option: what happens by default, and what happens the other way."""

from __future__ import annotations

from dataclasses import fields

import pytest

from meadhall import bloodrage
from tests.bloodrage.cards.table import (
    asked,
    code,
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


def test_every_option_is_tried_both_ways() -> None:
    for option in fields(bloodrage.Options):
        assert f"test_{option.name}_default" in globals(), option.name
        assert f"test_{option.name}_alternative" in globals(), option.name


# --- first_game (16) -----------------------------------------------------------------------------------


@pytest.mark.rule("ruling 16")
def test_first_game_default() -> None:
    game = bloodrage.new(seats=4, seed=1)
    assert asked(game) == [f"{clan} keep-card" for clan in ("wolf", "raven", "serpent", "bear")]
    assert hand(game, "wolf") == []


@pytest.mark.rule("ruling 16")
def test_first_game_alternative() -> None:
    game = bloodrage.new(seats=4, seed=1, options=bloodrage.Options(first_game=True))
    assert len(asked(game)) == 1 and asked(game)[0].endswith(" turn")
    for clan in ("wolf", "raven", "serpent", "bear"):
        assert len(hand(game, clan)) == 8


# --- pass_is_final (4) ---------------------------------------------------------------------------------

PASSED = """
    wolf at gimle warrior
    wolf hand lokis-trickery
    raven at gimle leader
    serpent rage 0
    bear rage 0
"""
TRICKED = "wolf pass\nraven pillage gimle\nwolf reveal lokis-trickery"


@pytest.mark.rule("ruling 4")
def test_pass_is_final_default() -> None:
    game = play(table(PASSED), TRICKED)
    assert rage(game, "wolf") == 1
    assert asked(game) == ["raven turn"]


@pytest.mark.rule("ruling 4")
def test_pass_is_final_alternative() -> None:
    game = play(table("option pass_is_final false\n" + PASSED), TRICKED)
    assert rage(game, "wolf") == 1
    assert asked(game) == ["wolf turn"]


# --- rage_cap (10) -------------------------------------------------------------------------------------

ASCENDING = """
    wolf rage 11
    wolf at gimle leader
    wolf hand thors-ascension
    raven at gimle warrior
"""


def ascended(option: str) -> int:
    game = table(option + ASCENDING)
    return rage(play(game, "wolf pillage gimle\nwolf reveal thors-ascension"), "wolf")


@pytest.mark.rule("ruling 10")
def test_rage_cap_default() -> None:
    assert ascended("") == 12


@pytest.mark.rule("ruling 10")
@pytest.mark.parametrize(("cap", "left"), [("none", 14), ("13", 13)])
def test_rage_cap_alternative(cap: str, left: int) -> None:
    assert ascended(f"option rage_cap {cap}\n") == left


# --- dead_fjord_closed (28) ----------------------------------------------------------------------------


@pytest.mark.rule("ruling 28")
def test_dead_fjord_closed_default() -> None:
    game = table("wolf at gimle warrior")
    assert code(game.why("wolf invade ship fjord-ne")) == "fjord_closed"
    assert game.why("wolf invade ship fjord-nw") is None  # Gimle still stands


@pytest.mark.rule("ruling 28")
def test_dead_fjord_closed_alternative() -> None:
    game = table("option dead_fjord_closed false")
    game.do("wolf invade ship fjord-ne")
    assert figures(game, "wolf", "fjord-ne") == "ship"


# --- protection_at_ragnarok (46) -----------------------------------------------------------------------

DOOMED = """
    phase ragnarok
    wolf sheet friggas-protection
    wolf rage 2
    wolf at muspelheim warrior
    wolf at fjord-se ship
"""


@pytest.mark.rule("ruling 46")
def test_protection_at_ragnarok_default() -> None:
    game = table(DOOMED)
    game.run()
    assert glory(game, "wolf") == 2 * 4
    assert rage(game, "wolf") == 2


@pytest.mark.rule("ruling 46")
def test_protection_at_ragnarok_alternative() -> None:
    game = table("option protection_at_ragnarok true\n" + DOOMED)
    game.run()
    assert asked(game) == ["wolf save-figures"]
    play(game, "wolf protect ship\nwolf decline")
    assert glory(game, "wolf") == 4  # the Warrior's; the ship lives
    assert figures(game, "wolf", "fjord-se") == "ship"
    assert rage(game, "wolf") == 1


@pytest.mark.rule("ruling 46")
def test_protection_at_ragnarok_leaves_a_position_that_can_be_written_and_read() -> None:
    """Whatever becomes of a figure that outlives its province, the next Age has a text."""
    game = table("""
        age 2
        option protection_at_ragnarok true
        phase ragnarok
        wolf sheet friggas-protection
        wolf at angerboda warrior 2
    """)
    game.run()
    play(game, "wolf protect warrior\nwolf decline")
    while asked(game)[0].endswith("keep-card"):
        for seat in game.waiting():
            game.play(seat, game.legal(seat)[0])
    assert bloodrage.parse(game.text()).text() == game.text()


# --- watch_counts_sight (55), watch_counts_quest (56), second_watch_resolves (57) ----------------------

WATCHED = """
    wolf at gimle leader
    wolf hand heimdalls-watch
    raven at gimle warrior
    serpent at gimle warrior
    serpent hand tyrs-smite
"""
WATCHING = "wolf pillage gimle\nwolf reveal heimdalls-watch\nserpent reveal tyrs-smite\n"


def after_the_watch(game: bloodrage.BloodRage, clan: str) -> int:
    """Glory but for the battle Wolf wins afterwards, with the Leader."""
    assert winner(game) == "wolf"
    return glory(game, clan) - (5 + 3 if clan == "wolf" else 0)


@pytest.mark.rule("ruling 55")
def test_watch_counts_sight_default() -> None:
    game = table(WATCHED + "raven hand heimdalls-sight")
    assert after_the_watch(play(game, WATCHING + "raven reveal heimdalls-sight"), "wolf") == 5 + 5


@pytest.mark.rule("ruling 55")
def test_watch_counts_sight_alternative() -> None:
    game = table("option watch_counts_sight false\n" + WATCHED + "raven hand heimdalls-sight")
    assert after_the_watch(play(game, WATCHING + "raven reveal heimdalls-sight"), "wolf") == 5


@pytest.mark.rule("ruling 56")
def test_watch_counts_quest_default() -> None:
    game = table(WATCHED + "raven sheet tyrs-wrath\nraven hand quest-alfheim")
    assert after_the_watch(play(game, WATCHING + "raven reveal quest-alfheim\nraven treat 5"), "wolf") == 10
    game = table(WATCHED + "raven sheet tyrs-wrath\nraven hand quest-alfheim")
    assert after_the_watch(play(game, WATCHING + "raven reveal quest-alfheim\nraven decline"), "wolf") == 5


@pytest.mark.rule("ruling 56")
def test_watch_counts_quest_alternative() -> None:
    text = WATCHED + "raven sheet tyrs-wrath\nraven hand quest-alfheim"
    game = play(table("option watch_counts_quest false\n" + text), WATCHING + "raven reveal quest-alfheim")
    if asked(game) == ["raven treat-quest"]:
        game.do("raven treat 5")
    assert after_the_watch(game, "wolf") == 5


@pytest.mark.rule("ruling 57")
def test_second_watch_resolves_default() -> None:
    game = play(table(WATCHED + "raven hand heimdalls-watch@2"), WATCHING + "raven reveal heimdalls-watch")
    assert (after_the_watch(game, "wolf"), after_the_watch(game, "raven")) == (5, 0)


@pytest.mark.rule("ruling 57")
def test_second_watch_resolves_alternative() -> None:
    text = "option second_watch_resolves true\n" + WATCHED + "raven hand heimdalls-watch@2"
    game = play(table(text), WATCHING + "raven reveal heimdalls-watch")
    assert (after_the_watch(game, "wolf"), after_the_watch(game, "raven")) == (5, 5)


# --- sight_sees_late_cards (65) ------------------------------------------------------------------------

SEEING = """
    wolf at gimle leader
    wolf hand heimdalls-sight
    raven at gimle leader
    raven hand thors-hammer heimdalls-gaze
"""
SEEN = "wolf pillage gimle\nwolf reveal heimdalls-sight\nraven reveal thors-hammer\nraven add heimdalls-gaze"


@pytest.mark.rule("ruling 65")
def test_sight_sees_late_cards_default() -> None:
    assert totals(play(table(SEEING), SEEN)) == {"wolf": (3, 3), "raven": (3, 4)}  # the highest, no sum


@pytest.mark.rule("ruling 65")
def test_sight_sees_late_cards_alternative() -> None:
    game = play(table("option sight_sees_late_cards false\n" + SEEING), SEEN)
    assert totals(game) == {"wolf": (3, 1), "raven": (3, 4)}


# --- oath_before_glory (67) ----------------------------------------------------------------------------

SWORN = """
    wolf at gimle leader
    wolf hand thors-oath
    raven at gimle warrior
"""


@pytest.mark.rule("ruling 67")
def test_oath_before_glory_default() -> None:
    game = play(table(SWORN), "wolf pillage gimle\nwolf reveal thors-oath\nwolf raise axes")
    assert glory(game, "wolf") == 5 + 4


@pytest.mark.rule("ruling 67")
def test_oath_before_glory_alternative() -> None:
    game = table("option oath_before_glory false\n" + SWORN)
    play(game, "wolf pillage gimle\nwolf reveal thors-oath\nwolf raise axes")
    assert glory(game, "wolf") == 5 + 3
    assert steps(game, "wolf") == [1, 2, 1]


# --- stolen_rage_protects (68) -------------------------------------------------------------------------

THIEF = """
    wolf at gimle leader
    raven sheet friggas-protection
    raven at gimle warrior 2
    raven hand lokis-trickery
"""
STOLEN = "wolf pillage gimle\nraven reveal lokis-trickery"


@pytest.mark.rule("ruling 68")
def test_stolen_rage_protects_default() -> None:
    game = play(table(THIEF + "raven rage 0"), STOLEN)
    game.do("raven protect warrior")
    assert rage(game, "raven") == 0
    assert figures(game, "raven", "gimle") == "warrior 1"


@pytest.mark.rule("ruling 68")
def test_stolen_rage_protects_alternative() -> None:
    game = play(table("option stolen_rage_protects false\n" + THIEF + "raven rage 0"), STOLEN)
    assert asked(game) == ["raven turn"]
    assert rage(game, "raven") == 1
    assert figures(game, "raven", "valhalla") == "warrior 2"
    game = play(table("option stolen_rage_protects false\n" + THIEF + "raven rage 1"), STOLEN)
    game.do("raven protect warrior")  # with Rage of its own; what it stole is left
    assert rage(game, "raven") == 1
    assert figures(game, "raven", "valhalla") == "warrior 1"


# --- domain_after_ship, domain_with_challenge (82) -----------------------------------------------------


@pytest.mark.rule("ruling 82")
def test_domain_after_ship_default() -> None:
    game = table("wolf sheet thors-domain")
    game.do("wolf invade ship fjord-sw")
    assert asked(game) == ["raven turn"]


@pytest.mark.rule("ruling 82")
@pytest.mark.parametrize("province", ["andlang", "utgard"])
def test_domain_after_ship_alternative(province: str) -> None:
    game = table("option domain_after_ship true\nwolf sheet thors-domain")
    game.do(f"wolf invade ship fjord-sw pillage {province}")
    assert pillaged(game, province)
    assert rage(game, "wolf") == 6 - 2 - 2


AGAIN = "pillaged gimle\nwolf sheet thors-domain tyrs-challenge\n"


@pytest.mark.rule("ruling 82")
def test_domain_with_challenge_default() -> None:
    game = table(AGAIN)
    game.do("wolf invade leader gimle")
    assert asked(game) == ["raven turn"]


@pytest.mark.rule("ruling 82")
def test_domain_with_challenge_alternative() -> None:
    game = table("option domain_with_challenge true\n" + AGAIN)
    game.do("wolf invade leader gimle pillage gimle")
    assert glory(game, "wolf") == 5
    alone = table("option domain_with_challenge true\npillaged gimle\nwolf sheet thors-domain")
    alone.do("wolf invade leader gimle")
    assert asked(alone) == ["raven turn"]  # the Challenge is needed all the same


# --- domain_after_pass (118) ---------------------------------------------------------------------------

# Serpent wins, so Gimle is not pillaged; Wolf has passed and has gained 2 Rage since.
PASSED_AND_BLESSED = """
    turn raven
    wolf passed
    wolf rage 2
    wolf sheet lokis-blessing thors-domain
    wolf at gimle warrior
    raven at gimle warrior
    serpent at gimle leader
    serpent rage 0
    bear rage 0
"""
LOST = "raven pillage gimle\nwolf bring gimle"


@pytest.mark.rule("ruling 118")
def test_domain_after_pass_default() -> None:
    game = play(table(PASSED_AND_BLESSED), LOST)
    assert asked(game) == ["wolf thors-domain"]
    game.do("wolf pillage gimle")
    assert rage(game, "wolf") == 0


@pytest.mark.rule("ruling 118")
def test_domain_after_pass_alternative() -> None:
    game = play(table("option domain_after_pass false\n" + PASSED_AND_BLESSED), LOST)
    assert asked(game) == ["raven turn"]
    # Where passing is not final, the clan acts on: nothing is forbidden.
    options = "option domain_after_pass false\noption pass_is_final false\n"
    game = play(table(options + PASSED_AND_BLESSED), LOST)
    assert asked(game) == ["wolf thors-domain"]


# --- serpent_uses_ship_upgrade_invade (87) -------------------------------------------------------------

SERPENT = """
    wolf sheet sea-serpent
    wolf hand fire-dragons
"""


@pytest.mark.rule("ruling 87")
def test_serpent_uses_ship_upgrade_invade_default() -> None:
    game = table(SERPENT)
    game.do("wolf upgrade fire-dragons fjord-sw")
    assert figures(game, "wolf", "fjord-sw") == "ship"
    game = table(SERPENT + "wolf at fjord-nw ship")
    game.do("wolf upgrade fire-dragons")
    assert asked(game) == ["raven turn"]


@pytest.mark.rule("ruling 87")
def test_serpent_uses_ship_upgrade_invade_alternative() -> None:
    option = "option serpent_uses_ship_upgrade_invade true\n"
    game = table(option + SERPENT)
    game.do("wolf upgrade fire-dragons invade sea-serpent fjord-sw")
    assert figures(game, "wolf", "fjord-sw") == "sea-serpent"
    assert rage(game, "wolf") == 4
    game = table(option + SERPENT)
    game.do("wolf upgrade fire-dragons invade ship fjord-sw")
    assert figures(game, "wolf", "fjord-sw") == "ship"
    game = table(option + SERPENT + "wolf at fjord-nw ship")
    game.do("wolf upgrade fire-dragons fjord-sw")
    assert figures(game, "wolf", "fjord-sw") == "sea-serpent"


# --- succor_with_ship, succor_in_yggdrasil (95) --------------------------------------------------------


@pytest.mark.rule("ruling 95")
def test_succor_with_ship_default() -> None:
    game = table("wolf sheet friggas-succor")
    game.do("wolf invade ship fjord-sw")
    assert asked(game) == ["raven turn"]


@pytest.mark.rule("ruling 95")
@pytest.mark.parametrize("province", ["andlang", "utgard"])
def test_succor_with_ship_alternative(province: str) -> None:
    game = table("option succor_with_ship true\nwolf sheet friggas-succor")
    game.do(f"wolf invade ship fjord-sw bring {province}")
    assert figures(game, "wolf", province) == "warrior 1"
    assert rage(game, "wolf") == 4


@pytest.mark.rule("ruling 82", "ruling 95")
def test_succor_with_ship_opens_thors_domain_where_the_warrior_invaded() -> None:
    """After any invade of a province, Succor's too."""
    game = table("option succor_with_ship true\nwolf sheet friggas-succor thors-domain")
    game.do("wolf invade ship fjord-sw bring andlang")
    assert asked(game) == ["wolf thors-domain"]
    assert game.actions("wolf") == ["wolf decline", "wolf pillage andlang"]


@pytest.mark.rule("ruling 95")
def test_succor_in_yggdrasil_default() -> None:
    game = table("wolf sheet friggas-succor dark-elf")
    game.do("wolf invade dark-elf yggdrasil")
    assert asked(game) == ["raven turn"]


@pytest.mark.rule("ruling 95")
def test_succor_in_yggdrasil_alternative() -> None:
    game = table("option succor_in_yggdrasil true\nwolf sheet friggas-succor dark-elf")
    game.do("wolf invade dark-elf yggdrasil bring yggdrasil")
    assert figures(game, "wolf", "yggdrasil") == "warrior 1 dark-elf"


# --- blessing_in_yggdrasil (96) ------------------------------------------------------------------------

FALLEN = """
    wolf sheet lokis-blessing
    wolf at yggdrasil warrior
    raven at yggdrasil leader
"""


@pytest.mark.rule("ruling 96")
def test_blessing_in_yggdrasil_default() -> None:
    game = play(table(FALLEN), "wolf pillage yggdrasil")
    assert winner(game) == "raven"
    assert asked(game) == ["raven turn"]


@pytest.mark.rule("ruling 96")
def test_blessing_in_yggdrasil_alternative() -> None:
    game = play(table("option blessing_in_yggdrasil true\n" + FALLEN), "wolf pillage yggdrasil")
    game.do("wolf bring yggdrasil")
    assert figures(game, "wolf", "yggdrasil") == "warrior 1"


# --- domain_counts_as_release (97) ---------------------------------------------------------------------

RECALLED = """
    wolf sheet friggas-domain lokis-domain lokis-wrath
    wolf at valhalla leader
"""


@pytest.mark.rule("ruling 97")
def test_domain_counts_as_release_default() -> None:
    game = table(RECALLED)
    game.do("wolf recall leader gimle")
    assert glory(game, "wolf") == 0


@pytest.mark.rule("ruling 97")
def test_domain_counts_as_release_alternative() -> None:
    game = table("option domain_counts_as_release true\n" + RECALLED)
    game.do("wolf recall leader gimle")
    assert glory(game, "wolf") == 1 + 3
