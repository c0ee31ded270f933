"""Rules versions: a game goes on under the version it began with."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall import bloodrage, replay
from meadhall.bloodrage import RULES
from meadhall.bloodrage.positions import BadPosition, parse, write
from meadhall.kernel import record
from meadhall.kernel.match import Match
from meadhall.kernel.position import Position
from meadhall.kernel.position_codec import decode_position, encode_position
from meadhall.kernel.refusal import Refused
from meadhall.kernel.rng import HashedRng, Rng

pytestmark = pytest.mark.both_forms

GOLDEN = Path(__file__).parents[1] / "golden"
POSITION = "turn wolf\nwolf at andlang leader\nraven at gimle warrior 2"


@pytest.mark.parametrize(("version", "generator"), [(1, Rng), (2, HashedRng)])
def test_a_new_game_is_of_the_version_that_was_asked_for(version: int, generator: type[Rng]) -> None:
    game = bloodrage.new(2, 7, version=version)
    assert game.rules.version == version and type(game.rng) is generator
    again = game.rules.new(seats=2, seed=7)
    assert again.rules is game.rules and again.fingerprint() == game.fingerprint()
    assert type(game.copy().rng) is generator and game.copy().rules is game.rules
    assert bloodrage.new(2, 7).rules is RULES


@pytest.mark.parametrize(("version", "code"), [(0, "unknown_rules"), (3, "newer_rules")])
def test_a_version_that_does_not_exist_is_refused(version: int, code: str) -> None:
    with pytest.raises(Refused) as caught:
        bloodrage.new(2, 7, version=version)
    assert caught.value.code == code


@pytest.mark.parametrize("version", [1, 2])
def test_an_encoded_position_keeps_the_version(version: int) -> None:
    game = bloodrage.new(2, 7, version=version)
    position = Position(game, 0, Rng.seeded(1))
    assert decode_position(encode_position(position)).sample(Rng.seeded(2)).rules.version == version


def test_a_record_of_version_1_that_is_continued_stays_one() -> None:
    golden = (GOLDEN / "bloodrage-2-draft-1.txt").read_text("utf-8").splitlines()
    match = replay("\n".join(golden[:60]) + "\n")
    rng = Rng.seeded(1)
    while not match.game.over:
        seat = match.game.waiting()[0]
        legal = match.game.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    told = record.write(match)
    assert "\nrules 1\n" in told and record.write(replay(told)) == told


def test_a_record_of_version_2_names_it() -> None:
    told = record.write(Match(bloodrage.new(2, 7), 7))
    assert "\nrules 2\n" in told and record.write(replay(told)) == told


@pytest.mark.parametrize(("line", "version"), [("", 2), ("rules 1\n", 1), ("rules 2\n", 2)])
def test_a_position_may_name_its_version(line: str, version: int) -> None:
    game = parse(line + POSITION)
    assert game.rules.version == version
    told = write(game)
    assert f"rules {version}\n" in told
    again = parse(told)
    assert again.rules.version == version and again.rng.words == game.rng.words


@pytest.mark.parametrize("line", ["rules 0", "rules 3", "rules x", "rules 1 2", "rules", "rules 1\nrules 1"])
def test_a_position_of_a_version_that_does_not_exist_is_refused(line: str) -> None:
    with pytest.raises(BadPosition):
        parse(f"{line}\n{POSITION}")
