"""Sentences of Runewars: parts that may be left out, parts that are optional, parts that are required."""

import pytest

from meadhall import runewars
from meadhall.kernel.game import AUTOMATIC
from meadhall.kernel.match import Match
from meadhall.kernel.refusal import Refused
from tests.runewars.scene import area, asked, units
from tests.runewars.turns import turn

TWO_ORIGINS = "turn daqan conquer\ndaqan at daqan-b daqan-footman 2\ndaqan at daqan-c daqan-knight 1"


# --- activating -----------------------------------------------------------------------------------


def test_activating_alone_asks_for_the_moves() -> None:
    g = turn(TWO_ORIGINS)
    g.do("daqan activate 1B")
    assert asked(g) == [("daqan", "move-from")]
    assert g.tokens[area(g, "1B")]


def test_activating_where_nobody_can_go_is_not_ended_by_itself() -> None:
    g = turn("turn daqan conquer")
    g.do("daqan activate 2B")
    assert asked(g) == [("daqan", "move-from")]
    g.do("daqan done")
    assert not asked(g)


def test_done_without_moves_is_said() -> None:
    g = turn(TWO_ORIGINS)
    g.do("daqan activate 1B done")
    assert not asked(g)


@pytest.mark.parametrize(
    "lines",
    [
        ["daqan activate 1B from daqan-b daqan-footman 1"],
        ["daqan activate 1B", "daqan from daqan-b daqan-footman 1"],
        ["daqan activate 1B", "daqan from daqan-b ...", "daqan daqan-footman 1"],
        ["daqan activate 1B from daqan-c"],
    ],
)
def test_after_a_move_done_is_understood(lines: list[str]) -> None:
    g = turn(TWO_ORIGINS)
    for line in lines:
        g.do(line)
    assert ("daqan", "move-from") not in asked(g)


# --- forced words ---------------------------------------------------------------------------------


def match_of(lines: str) -> Match[runewars.Runewars]:
    return Match(turn(lines), seed=1)


def test_words_that_were_forced_before_the_line_may_be_said() -> None:
    """Given a knight that was the only figure there: it was said to move before the line that names it."""
    match = match_of(TWO_ORIGINS)
    match.do("daqan activate 1B")
    match.do("daqan from daqan-c ...")
    assert match.game.trace is not None and match.game.trace[-1][2] & AUTOMATIC
    match.do("daqan daqan-knight 1 from daqan-b daqan-footman 2")
    assert ("daqan", "move-from") not in asked(match.game)
    assert not units(match.game, "daqan-b") and not units(match.game, "daqan-c")


def test_only_words_that_were_forced_may_be_said_again() -> None:
    match = match_of(TWO_ORIGINS)
    match.do("daqan activate 1B")
    match.do("daqan from daqan-c ...")
    with pytest.raises(Refused):
        match.do("daqan daqan-knight 2 from daqan-b daqan-footman 2")
    with pytest.raises(Refused):
        match.do("daqan activate 1B from daqan-b daqan-footman 2")


def test_words_that_are_forced_after_the_sentence_may_be_said() -> None:
    """Given recruits of one kind left: the kernel names them by itself, in set-up."""
    said, unsaid = at_the_last_kind(), at_the_last_kind()
    name = unsaid.game.seat_names()[unsaid.game.waiting()[0]]
    first = unsaid.game.actions(name)[-1].removeprefix(f"{name} ")
    assert first
    unsaid.do(f"{name} {first}")
    place = unsaid.game.actions(name)[0].removeprefix(f"{name} ")
    unsaid.do(f"{name} {place}")
    assert unsaid.game.trace is not None
    seat_, action, flags = unsaid.game.trace[-1]
    assert flags & AUTOMATIC and unsaid.game.seat_names()[seat_] == name
    forced = " ".join(unsaid.game.words(action))
    said.do(f"{name} {first} {place} {forced}")
    assert said.game.fingerprint() == unsaid.game.fingerprint()
    assert said.game.trace == unsaid.game.trace


def at_the_last_kind() -> Match[runewars.Runewars]:
    """Somebody sets up: two kinds of recruits are left, of the second one only one unit."""
    for seed in range(40):
        match = Match(runewars.new(2, seed, runewars.Options(random_map=True)), seed)
        game = match.game
        while game.asks[0][1].name in SET_UP:
            who = game.waiting()[0]
            if game.asks[0][1].name == "setup-units":
                *_, a, b, c, d = game.asks[0][2]
                left = [n for n in (a, b, c, d) if n]
                if len(left) == 2 and left[0] == 1:
                    return match
                # One of those of which there are most, so that the others are left.
                counts = game.legal(who)
                match.play(who, counts[0])
            else:
                match.play(who, game.legal(who)[0])
            if game.over:
                break
    raise AssertionError("no such set-up")


SET_UP = {
    "setup-dragon-rune",
    "setup-false-rune",
    "setup-stronghold",
    "setup-units",
    "setup-place-units",
    "setup-hero",
}
