"""Loki: Trickery, Backstab, Poison, Domain, Eminence, Wrath, Blessing (his Dragons: test_ships.py)."""

from __future__ import annotations

import pytest

from tests.bloodrage.cards.table import (
    asked,
    card,
    discard,
    figures,
    glory,
    hand,
    play,
    rage,
    table,
    totals,
    winner,
)

LOST = """
    wolf at gimle warrior
    raven at gimle leader
    raven hand tyrs-bash
    raven glory 9
"""


@card("lokis-trickery")
def test_trickery_takes_one_rage_from_the_winner() -> None:
    game = table(LOST + "wolf hand lokis-trickery")
    play(game, "wolf pillage gimle\nwolf reveal lokis-trickery\nraven reveal tyrs-bash")
    assert totals(game)["wolf"] == (1, 0)
    assert (rage(game, "wolf"), rage(game, "raven")) == (7, 5)


@card("lokis-trickery")
def test_trickery_takes_nothing_from_a_winner_without_rage_or_from_a_loser() -> None:
    game = table(LOST + "wolf hand lokis-trickery\nraven rage 0")
    play(game, "wolf pillage gimle\nwolf reveal lokis-trickery\nraven reveal tyrs-bash")
    assert (rage(game, "wolf"), rage(game, "raven")) == (6, 0)
    game = table("wolf at gimle leader\nwolf hand lokis-trickery\nraven at gimle warrior")
    play(game, "wolf pillage gimle\nwolf reveal lokis-trickery")
    assert (rage(game, "wolf"), rage(game, "raven")) == (6, 6)


@card("lokis-backstab")
def test_backstab_takes_two_glory_from_the_winner() -> None:
    game = table(LOST + "wolf hand lokis-backstab")
    play(game, "wolf pillage gimle\nwolf reveal lokis-backstab\nraven reveal tyrs-bash")
    assert totals(game)["wolf"] == (1, 0)
    assert (glory(game, "wolf"), glory(game, "raven")) == (2, 9 - 2 + 3)


@card("lokis-backstab")
@pytest.mark.rule("ruling 119")
@pytest.mark.parametrize("have", [0, 1])
def test_backstab_takes_what_the_winner_has_and_no_more(have: int) -> None:
    game = table(LOST.replace("raven glory 9", f"raven glory {have}") + "wolf hand lokis-backstab")
    play(game, "wolf pillage gimle\nwolf reveal lokis-backstab\nraven reveal tyrs-bash")
    assert (glory(game, "wolf"), glory(game, "raven")) == (have, 3)


@card("lokis-backstab")
def test_backstab_does_nothing_in_a_tie() -> None:
    game = table("""
        wolf at gimle leader
        wolf hand lokis-backstab
        raven at gimle leader
        raven glory 9
    """)
    play(game, "wolf pillage gimle\nwolf reveal lokis-backstab")
    assert winner(game) is None
    assert (glory(game, "wolf"), glory(game, "raven")) == (0, 9)


@card("lokis-poison")
def test_poison_takes_the_cards_of_the_winner_late_ones_too() -> None:
    game = table(LOST + "raven hand heimdalls-eye\nwolf hand lokis-poison")
    play(game, "wolf pillage gimle\nwolf reveal lokis-poison\nraven reveal tyrs-bash")
    play(game, "raven add heimdalls-eye")
    assert totals(game) == {"wolf": (1, 0), "raven": (3, 4)}
    assert hand(game, "wolf") == ["heimdalls-eye", "lokis-poison", "tyrs-bash"]
    assert hand(game, "raven") == []
    assert discard(game) == []


@card("lokis-poison")
def test_poison_of_a_winner_or_in_a_tie_takes_nothing() -> None:
    text = "wolf at gimle leader\nwolf hand lokis-poison\nraven at gimle warrior\nraven hand "
    game = table(text + "tyrs-bash")
    play(game, "wolf pillage gimle\nwolf reveal lokis-poison\nraven reveal tyrs-bash")
    assert winner(game) is None  # 3 against 1 + 2
    assert (hand(game, "wolf"), hand(game, "raven")) == (["lokis-poison"], ["tyrs-bash"])
    game = table(text + "thors-hammer")
    play(game, "wolf pillage gimle\nwolf reveal lokis-poison\nraven reveal thors-hammer")
    assert winner(game) == "wolf"
    assert (hand(game, "wolf"), hand(game, "raven")) == ([], ["thors-hammer"])


@pytest.mark.parametrize(
    ("cards", "each"),
    [
        ("lokis-domain", 1),
        ("lokis-eminence", 2),
        ("lokis-wrath", 3),
        ("lokis-domain lokis-eminence lokis-wrath", 6),
    ],
)
@card("lokis-domain")
@card("lokis-eminence")
@card("lokis-wrath")
def test_release_pays_for_each_own_figure(cards: str, each: int) -> None:
    game = table(f"""
        phase valhalla
        wolf sheet {cards}
        wolf at valhalla warrior 2 leader ship
        wolf at gimle warrior
        raven at valhalla warrior 3
    """)
    game.run()
    assert glory(game, "wolf") == 4 * each
    assert glory(game, "raven") == 0
    assert figures(game, "wolf", "valhalla") == ""


@card("lokis-domain")
def test_release_pays_for_those_who_fell_at_ragnarok() -> None:
    game = table("""
        phase ragnarok
        wolf sheet lokis-domain
        wolf at muspelheim warrior 2
    """)
    game.run()
    assert glory(game, "wolf") == 2 * 4 + 2


BLESSED = """
    wolf sheet lokis-blessing
    wolf at andlang leader
    raven at andlang warrior 2
    raven hand tyrs-bash
"""


@card("lokis-blessing")
def test_blessing_brings_a_warrior_back_after_a_lost_battle() -> None:
    game = play(table(BLESSED), "wolf pillage andlang\nraven reveal tyrs-bash")
    assert winner(game) == "raven"
    assert asked(game) == ["wolf lokis-blessing"]
    game.do("wolf bring andlang")
    assert figures(game, "wolf", "andlang") == "warrior 1"
    assert figures(game, "wolf", "valhalla") == "leader"
    assert rage(game, "wolf") == 6


@card("lokis-blessing")
def test_blessing_is_optional() -> None:
    game = play(table(BLESSED), "wolf pillage andlang\nraven reveal tyrs-bash\nwolf decline")
    assert figures(game, "wolf", "andlang") == ""
    assert asked(game) == ["raven turn"]


@card("lokis-blessing")
@pytest.mark.parametrize(
    "hindrance", ["wolf at horgr warrior 4", "wolf at valhalla warrior 8", "raven at andlang warrior"]
)
def test_blessing_needs_horns_a_warrior_and_a_village(hindrance: str) -> None:
    text = BLESSED
    if hindrance.startswith("raven"):
        text = text.replace("wolf at andlang leader", "wolf at fjord-sw ship")
    game = play(table(text + hindrance), "wolf pillage andlang\nraven reveal tyrs-bash")
    assert winner(game) == "raven"
    assert asked(game) == ["raven turn"]


@card("lokis-blessing")
def test_no_blessing_for_a_winner() -> None:
    game = table("wolf sheet lokis-blessing\nwolf at andlang leader\nraven at andlang warrior")
    game.do("wolf pillage andlang")
    assert asked(game) == ["raven turn"]
