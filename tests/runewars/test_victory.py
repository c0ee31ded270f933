"""Winning (p.30): Victory cards, and the end of the seventh winter."""

import pytest

from meadhall.runewars.state import Runewars
from tests.runewars.scene import asked, scene, seat
from tests.runewars.turns import offers, runes, say, season_card, turn

SIX = "".join(f"rune {place} dragon\n" for place in ("daqan-a", "daqan-b", "daqan-c", "6B", "6C", "1C"))
SIX += "".join(f"daqan at {place} daqan-footman 1\n" for place in ("6B", "6C", "1C"))


def promise(g: Runewars) -> None:
    say(g, "daqan victory ...")
    while asked(g)[0][1] == "reveal-rune":
        say(g, f"daqan {sorted(offers(g, 'daqan'))[0]} ...")


@pytest.mark.rule("RW-21", "R20.3", "R20.7", "R21.6")
def test_six_dragon_runes_are_shown_and_the_card_placed() -> None:
    g = scene("year 6\nseason summer\nturn daqan harvest\nrune 2B false\ndaqan at 2B daqan-footman 1\n" + SIX)
    assert offers(g, "daqan") == {"done", "victory"}
    promise(g)
    assert g.victory[1] == seat(g, "daqan")
    assert runes(g) == {
        **dict.fromkeys(("6B", "6C", "1C", "daqan-a", "daqan-b", "daqan-c"), "dragon!"),
        "2B": "false",
    }
    assert "victory" not in offers(g, "daqan"), "he has but one"


@pytest.mark.rule("R20.3", "R21.7")
def test_enough_dragon_runes_are_revealed_and_no_more() -> None:
    """Only dragon runes; the player chooses which of seven."""
    g = turn(
        (
            "season summer\nturn daqan harvest\nrune 2B dragon\nrune 1B false\n"
            "daqan at 1B daqan-footman 1\ndaqan at 2B daqan-footman 1\n"
        )
        + SIX
    )
    say(g, "daqan victory ...")
    assert len(offers(g, "daqan")) == 7 and "reveal 1B" not in offers(g, "daqan")
    say(g, *(f"daqan reveal {place} ..." for place in ("2B", "6B", "6C", "1C", "daqan-a", "daqan-b")))
    assert runes(g)["daqan-c"] == "dragon"


FIVE = SIX.replace("rune 1C dragon", "rune 1C false")


@pytest.mark.rule("RW-21", "R20.4")
def test_with_five_at_the_check_the_card_comes_back() -> None:
    """Then a season card as usual; years 1-6 it may be placed again."""
    g = season_card("royal-assize", "year 7\nvictory fall daqan\n" + FIVE)
    assert not g.over and g.victory == [-1] * 4 and g.promised >> seat(g, "daqan") & 1
    assert g.content.seasons[g.season_card] == "royal-assize"


@pytest.mark.rule("RW-21", "R20.4")
def test_with_six_at_the_check_he_wins_at_once() -> None:
    """Hidden ones gained since are revealed; no season card is drawn."""
    g = season_card("royal-assize", "year 7\nvictory fall daqan\n" + SIX)
    assert g.over and g.winner == seat(g, "daqan") and g.ranking[seat(g, "daqan")] == 1
    assert g.season_card == -1 and set(runes(g).values()) == {"dragon!"}


@pytest.mark.rule("RW-N17", "R20.5")
def test_one_victory_card_per_deck() -> None:
    g = turn("season summer\nyear 4\nvictory summer uthuk\nturn daqan harvest\n" + SIX)
    assert g.over, "nothing to do but the order"
    g = turn("season fall\nyear 4\nvictory summer uthuk\nturn daqan harvest\n" + SIX)
    assert "victory" in offers(g, "daqan")


@pytest.mark.rule("RW-N17", "R20.6")
def test_no_victory_card_in_the_seventh_year() -> None:
    assert turn("year 7\nturn daqan harvest\n" + SIX).over


@pytest.mark.rule("R20.3")
def test_no_victory_card_with_five_dragon_runes() -> None:
    """He is asked all the same: nobody may see from that how many dragons' there are."""
    g = turn("season summer\nturn daqan harvest\n" + FIVE)
    assert asked(g) == [("daqan", "my-turn")] and offers(g, "daqan") == {"done"}


@pytest.mark.rule("R20.3")
def test_five_tokens_are_not_enough_for_the_question() -> None:
    assert turn("turn daqan harvest\n" + FIVE.replace("rune 1C false\n", "")).over


THRONE = "option exploration true\nexplore 1C dragon-throne@all 2+\n" + SIX.replace("rune 1C dragon\n", "")


@pytest.mark.rule("RW-N17", "R26.5", "U21")
def test_the_dragon_throne_counts_one() -> None:
    g = turn("season summer\nturn daqan harvest\n" + THRONE)
    promise(g)
    assert len(runes(g)) == 5 and set(runes(g).values()) == {"dragon!"} and g.victory[1] == seat(g, "daqan")


# --- the seventh winter ---------------------------------------------------------------------------


def last(lines: str) -> Runewars:
    g = scene(f"year 7\nseason winter\nturn uthuk harvest\nlatari order strategize\n{lines}")
    while not g.over:
        who = g.names[g.waiting()[0]]
        say(g, f"{who} done")
    return g


@pytest.mark.rule("RW-N33", "R20.1", "R20.2")
@pytest.mark.parametrize(
    ("lines", "winner"),
    [
        (
            (
                "rune daqan-a dragon\nrune uthuk-a dragon\n"
                "rune uthuk-b dragon\nrune daqan-b false\nrune daqan-c false"
            ),
            "uthuk",
        ),
        ("rune 2B dragon\nrune 2C dragon\nrune daqan-a dragon", "daqan"),
        ("rune daqan-a dragon\nrune uthuk-a dragon\ndaqan influence 2\nuthuk influence 3", "uthuk"),
        ("rune daqan-a dragon\nrune uthuk-a dragon\ndaqan influence 3\nuthuk influence 3", "daqan"),
        (
            (
                "title captain-of-the-heroes-league uthuk 9\n"
                "daqan influence 2\nlatari influence 1\nuthuk influence 1"
            ),
            "daqan",
        ),
    ],
)
def test_most_dragon_runes_then_influence_then_starting_influence(lines: str, winner: str) -> None:
    """In controlled areas only; influence on titles does not count."""
    g = last(lines)
    assert g.names[g.winner] == winner and all(g.rune_up[a] for a in g.board.areas if g.rune[a])
    assert g.ranking[g.winner] == 1 and g.ranking.count(1) == 1
