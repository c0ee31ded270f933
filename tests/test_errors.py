"""What a program that uses the engine is told: errors are sentences, and unknown seats are refused."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import meadhall
from meadhall import bloodrage, runewars
from meadhall.kernel.match import Match
from meadhall.kernel.position import Position
from meadhall.kernel.record import write
from meadhall.kernel.refusal import BadLine, Refused
from meadhall.kernel.rng import Rng

GAMES: list[Callable[[], Any]] = [
    lambda: bloodrage.new(seats=3, seed=1),
    lambda: runewars.new(seats=3, seed=1, options=runewars.Options(random_map=True)),
]
BOTH = pytest.mark.parametrize("new", GAMES, ids=["bloodrage", "runewars"])


def a_record() -> str:
    match = Match(bloodrage.new(seats=2, seed=4), 4)
    return write(match)


# --- seats ------------------------------------------------------------------------------------------------

CALLS: dict[str, Callable[[Any, Any], object]] = {
    "view": lambda game, seat: game.view(seat),
    "own_view": lambda game, seat: game.own_view(seat),
    "own_keys": lambda game, seat: game.own_keys(seat),
    "happened": lambda game, seat: game.happened(seat),
    "legal": lambda game, seat: game.legal(seat),
    "play": lambda game, seat: game.play(seat, 0),
    "redeal": lambda game, seat: game.redeal(seat, Rng.seeded(1)),
    "Position": lambda game, seat: Position(game, seat, Rng.seeded(1)),
    "shown": lambda game, seat: Match(game, 1).shown(seat),
    "can_undo": lambda game, seat: Match(game, 1).can_undo(seat),
    "undo": lambda game, seat: Match(game, 1).undo(seat),
    "Match.play": lambda game, seat: Match(game, 1).play(seat, 0),
}


@BOTH
@pytest.mark.parametrize("call", list(CALLS))
@pytest.mark.parametrize("seat", [-1, 3, -4, 99])
def test_a_seat_that_does_not_exist_is_refused(new: Callable[[], Any], call: str, seat: int) -> None:
    if call == "redeal" and seat == -1:
        seat = -2  # -1 is a spectator there
    game = new()
    game.events = []
    before = game.fingerprint()
    with pytest.raises(Refused) as refused:
        CALLS[call](game, seat)
    assert refused.value.code == "no_such_seat"
    assert game.fingerprint() == before


@BOTH
def test_why_not_names_a_seat_that_does_not_exist(new: Callable[[], Any]) -> None:
    assert new().why_not(-1, 0).code == "no_such_seat"


@BOTH
@pytest.mark.parametrize("call", ["view", "own_view", "own_keys", "happened"])
def test_what_is_seen_can_be_asked_by_name(new: Callable[[], Any], call: str) -> None:
    game = new()
    game.events = []
    for seat, name in enumerate(game.seat_names()):
        assert CALLS[call](game, name) == CALLS[call](game, seat)
    with pytest.raises(Refused) as refused:
        CALLS[call](game, "ram")
    assert refused.value.code == "unknown_seat"


# --- sentences --------------------------------------------------------------------------------------------


def test_a_move_that_is_refused_prints_as_a_sentence() -> None:
    game = bloodrage.parse("turn wolf")
    with pytest.raises(Refused) as refused:
        game.do("wolf march gimle elvagar warrior 3")
    assert str(refused.value) == "You have no figures in Gimle that could do this."
    assert (refused.value.code, refused.value.params) == ("no_figures_there", {"place": "gimle"})


def test_a_position_that_is_refused_prints_as_a_sentence_with_its_line() -> None:
    with pytest.raises(BadLine) as bad:
        bloodrage.parse("turn wolf\nwolf at narnia warrior")
    said = "line 2: There is no place “narnia”, or it is not allowed here. It reads: wolf at narnia warrior"
    assert str(bad.value) == said
    assert (bad.value.line, bad.value.code, bad.value.params) == (2, "unknown_place", {"word": "narnia"})


def test_a_position_of_runewars_that_is_refused_prints_as_a_sentence() -> None:
    with pytest.raises(BadLine) as bad:
        runewars.parse("colour red")
    assert bad.value.code not in str(bad.value) and str(bad.value).startswith("line 1: ")


def test_a_record_that_is_refused_prints_as_a_sentence() -> None:
    with pytest.raises(BadLine) as bad:
        meadhall.replay(a_record() + "wolf keep excalibur\n")
    assert "The word “excalibur” is not known here" in str(bad.value)


def test_texts_are_not_read_before_an_error_is_printed() -> None:
    """Importing the package must stay quick, and the engine needs no library."""
    program = (
        "import sys, meadhall\nfrom meadhall import bloodrage\n"
        "game = bloodrage.new()\n"
        "try:\n    game.do('ram pass')\n"
        "except ValueError as error:\n    assert error.code == 'unknown_seat'\n"
        "assert not any(name.startswith('fluent') for name in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


# --- byte-order marks, formats, seeds -----------------------------------------------------------------------


def test_a_byte_order_mark_is_skipped() -> None:
    assert bloodrage.parse("\ufeffturn wolf").fingerprint() == bloodrage.parse("turn wolf").fingerprint()
    assert (
        meadhall.replay("\ufeff" + a_record()).game.fingerprint()
        == meadhall.replay(a_record()).game.fingerprint()
    )
    game = bloodrage.parse("turn wolf")
    game.do("\ufeffwolf pass")


def test_a_record_of_a_newer_format_says_to_update() -> None:
    with pytest.raises(BadLine) as bad:
        meadhall.replay(a_record().replace("meadhall 1", "meadhall 9"))
    assert bad.value.code == "newer_format" and "Update Meadhall" in str(bad.value)
    for first in ("meadhall 0", "meadhall x", "meadhall 1 2", "meadhall"):
        with pytest.raises(BadLine) as bad:
            meadhall.replay(a_record().replace("meadhall 1", first))
        assert bad.value.code == "not_a_record"


def test_an_option_added_later_is_in_a_record_only_where_it_is_unusual() -> None:
    """Old records do not name it, and are written again as they were."""
    for usual in (True, False):
        options = bloodrage.Options(domain_after_pass=usual)
        text = write(Match(bloodrage.new(seats=2, seed=4, options=options), 4))
        assert ("option domain_after_pass false" in text) == (not usual)
        assert ("domain_after_pass" in text) == (not usual)
        assert meadhall.replay(text).game.made_with() == options


LONG = "9" * 200
SEEDS: dict[str, Callable[[], object]] = {
    "a new game of Blood Rage": lambda: bloodrage.new(seed=int(LONG)),
    "a new game of Runewars": lambda: runewars.new(seed=int(LONG)),
    "a position of Blood Rage": lambda: bloodrage.parse(f"seed {LONG}"),
    "a position of Runewars": lambda: runewars.parse(f"seed {LONG}"),
    "a record": lambda: meadhall.replay(a_record().replace("seed 4", f"seed {LONG}")),
}


@pytest.mark.parametrize("where", list(SEEDS))
def test_a_seed_of_200_digits_is_refused_for_its_size(where: str) -> None:
    with pytest.raises(Refused) as refused:
        SEEDS[where]()
    assert (refused.value.code, refused.value.params) == ("seed_too_long", {"most": 100})
    assert "at most 100 digits" in str(refused.value)


def test_a_seed_of_100_digits_begins_a_game() -> None:
    seed = int("9" * 100)
    match = Match(bloodrage.new(seats=2, seed=seed), seed)
    assert meadhall.replay(write(match)).game.fingerprint() == match.game.fingerprint()


@pytest.mark.parametrize("seed", [-1, "7", 1.5, None])
def test_what_is_no_seed_is_refused_as_such(seed: Any) -> None:
    for new in (bloodrage.new, runewars.new):
        with pytest.raises(Refused) as refused:
            new(seed=seed)
        assert refused.value.code == "bad_seed"
