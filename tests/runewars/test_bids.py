"""Influence bids (p.31, p.32)."""

import pytest

from meadhall.runewars.state import Runewars
from tests.runewars.scene import asked, seat
from tests.runewars.turns import fresh, hand, offers, ready, runes, say, season_card

COUNCIL = "council-of-the-long-night"
RW_22 = "latari influence 4\nuthuk influence 2\ndaqan influence 3\n"


def bids(lines: str, amounts: str, card: str = COUNCIL) -> Runewars:
    """`amounts`: of daqan, latari and uthuk."""
    g = season_card(card, lines)
    for who, n in zip(("daqan", "latari", "uthuk"), amounts.split(), strict=True):
        if g.ask_of(seat(g, who)) >= 0 and asked(g)[0][1] == "make-bid":
            say(g, f"{who} bid {n}")
    return g


@pytest.mark.rule("RW-22", "R22.2", "R22.4")
def test_a_tie_is_decided_by_who_has_most_left() -> None:
    """All bids are lost."""
    g = bids(RW_22, "1 2 2")
    assert asked(g) == [("latari", "break-tie")] and offers(g, "latari") == {"player latari", "player uthuk"}
    assert g.influence == [2, 2, 0]
    say(g, "latari player latari")
    assert asked(g) == [("latari", "place-dragon-rune")]


@pytest.mark.rule("RW-22")
def test_a_tie_is_decided_by_the_primarch_who_need_not_be_tied() -> None:
    g = bids(
        RW_22.replace("daqan influence 3", "daqan influence 2")
        + "title primarch-of-the-wizards-council daqan 1",
        "1 2 2",
    )
    assert asked(g) == [("daqan", "break-tie")] and g.influence[0] == 2, "the council brought him one"


@pytest.mark.rule("RW-22")
def test_a_tie_with_as_much_left_is_decided_by_starting_influence() -> None:
    g = bids(RW_22.replace("uthuk influence 2", "uthuk influence 4"), "1 2 2")
    assert asked(g) == [("latari", "break-tie")]
    g = bids("latari influence 2\nuthuk influence 3\n", "1 2 2")
    assert asked(g) == [("uthuk", "break-tie")]


@pytest.mark.rule("R22.2", "R22.3")
def test_secret_until_all_are_in_and_at_most_what_one_has() -> None:
    g = season_card(COUNCIL, RW_22)
    assert offers(g, "uthuk") == {"bid 0", "bid 1", "bid 2"}
    say(g, "uthuk bid 2", "daqan bid 1")
    assert g.influence == [3, 4, 2] and g.bids == [0, 0, 0]
    say(g, "uthuk bid 0")
    say(g, "latari bid 1")
    assert g.influence == [2, 3, 2], "one may think again until all have bid"


@pytest.mark.rule("R22.2", "U34")
def test_a_bid_of_nothing_can_win() -> None:
    """Whoever has nothing is not asked."""
    g = season_card(COUNCIL, "daqan influence 0\nlatari influence 0\nuthuk influence 0")
    assert asked(g) == [("latari", "break-tie")]
    say(g, "latari player uthuk")
    assert asked(g) == [("uthuk", "place-dragon-rune")]


@pytest.mark.rule("R22.5")
def test_the_keyword_itself_does_nothing() -> None:
    g = season_card("night-of-auguries", "daqan influence 1\nlatari influence 0\nuthuk influence 0")
    assert asked(g) == [("daqan", "make-bid")]


def test_second_and_others() -> None:
    g = bids(RW_22, "1 2 0", "star-charts-unrolled")
    say(g, "latari dragon 2B false 2C")
    assert (fresh(g, "daqan"), fresh(g, "latari"), fresh(g, "uthuk")) == (1, 0, 1)
    g = bids(RW_22, "1 2 0", "patronage-of-the-seers")
    assert (fresh(g, "daqan"), fresh(g, "latari"), fresh(g, "uthuk")) == (1, 2, 0)


def test_ties_for_the_second_place_are_decided_too() -> None:
    g = bids(RW_22, "1 2 1", "patronage-of-the-seers")
    assert asked(g) == [("daqan", "break-tie")] and offers(g, "daqan") == {"player daqan", "player uthuk"}
    say(g, "daqan player uthuk")
    assert (fresh(g, "daqan"), fresh(g, "uthuk")) == (0, 1)


def test_the_highest_is_never_the_lowest() -> None:
    g = bids(RW_22, "1 1 1", "night-of-auguries")
    assert asked(g) == [("latari", "break-tie")]
    say(g, "latari player daqan")
    assert asked(g) == [("latari", "tie-for-lowest")], "another question: whoever is named loses"
    assert offers(g, "latari") == {"player latari", "player uthuk"}


@pytest.mark.rule("R22.4")
@pytest.mark.parametrize("out", ["", "out uthuk\n"])
def test_who_is_lowest_of_all_that_tied_is_decided_too(out: str) -> None:
    """A card that speaks of the lowest bidder alone: nobody is spared for being the highest as well."""
    held = "".join(f"daqan at uthuk-{x} daqan-footman 1\n" for x in "abc") if out else ""
    g = bids(out + held + "latari influence 4\ndaqan influence 3\n", "1 1 1", "power-for-the-pious")
    assert asked(g) == [("latari", "tie-for-lowest")]
    assert offers(g, "latari") == {f"player {name}" for name in g.names if not out or name != "uthuk"}
    say(g, "latari player daqan")
    assert asked(g) == [("daqan", "choose-thing")], "he chooses where the runes of the others go"


def test_an_eliminated_player_does_not_make_a_bid_of_nothing_something() -> None:
    """Stormy Weather: if nobody bids anything, nobody wins."""
    held = "".join(f"daqan at uthuk-{x} daqan-footman 1\n" for x in "abc")
    g = season_card("stormy-weather", "out uthuk\n" + held)
    say(g, "daqan bid 0", "latari bid 0")
    assert ready(g)


@pytest.mark.rule("R23.1")
@pytest.mark.parametrize("n", [1, 2])
def test_the_council_seat_adds_to_a_bid(n: int) -> None:
    """After all bids are shown, in play order; it is lost with the rest."""
    g = bids(RW_22 + "daqan tactics council-seat\n", "1 2 2")
    assert asked(g) == [("daqan", "play-tactics")]
    say(g, "daqan play council-seat ...")
    assert offers(g, "daqan") == {"spend 1", "spend 2"}
    say(g, f"daqan spend {n}")
    assert g.influence[0] == 2 - n and hand(g, "daqan") == []
    assert asked(g) == ([("latari", "break-tie")] if n == 1 else [("daqan", "place-dragon-rune")])
    assert not runes(g)
