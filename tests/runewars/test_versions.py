"""Rules versions: a game goes on under the version it began with, wherever it is stored."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall import replay, runewars
from meadhall.kernel import record
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.kernel.position import Position
from meadhall.kernel.position_codec import decode_position, encode_position
from meadhall.kernel.refusal import Refused
from meadhall.kernel.rng import HashedRng, Rng
from meadhall.runewars import RULES, Options
from meadhall.runewars.positions.text import BadPosition, parse, write
from meadhall.terminal import saves
from tests.runewars.scene import scene, text

pytestmark = pytest.mark.both_forms

GOLDEN = Path(__file__).parents[1] / "golden"
VERSION_1 = [file for file in sorted(GOLDEN.glob("runewars-*.txt")) if "-rules-" not in file.name]
BY_LOT = Options(random_map=True)


def unfinished(lines: int = 300) -> str:
    """The beginning of a game of version 1."""
    golden = (GOLDEN / "runewars-2-by-lot-plain-101.txt").read_text("utf-8")
    return "\n".join(golden.splitlines()[:lines]) + "\n"


def played_on(match: Match[Game], steps: int = 40) -> None:
    rng = Rng.seeded(1)
    for _ in range(steps):
        seat = match.game.waiting()[0]
        legal = match.game.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])


def test_the_first_twelve_golden_records_are_of_version_1() -> None:
    assert len(VERSION_1) == 12
    assert {record.parse(file.read_text("utf-8")).rules for file in VERSION_1} == {1}
    assert RULES.version == 2


@pytest.mark.parametrize("version", [1, 2])
def test_a_new_game_is_of_the_version_that_was_asked_for(version: int) -> None:
    game = runewars.new(2, 7, BY_LOT, version=version)
    assert game.rules.version == version
    assert game.only_surplus_leaves == (version == 2)
    again = game.rules.new(seats=2, seed=7, options=BY_LOT)
    assert again.rules is game.rules and again.fingerprint() == game.fingerprint()
    assert runewars.new(2, 7, BY_LOT).rules is RULES


def test_games_of_different_versions_have_different_fingerprints() -> None:
    first, second = (runewars.new(2, 7, BY_LOT, version=version) for version in (1, 2))
    assert first.fingerprint() != second.fingerprint()
    assert (type(first.rng), type(second.rng)) == (Rng, HashedRng)
    assert (type(first.copy().rng), type(second.copy().rng)) == (Rng, HashedRng)


@pytest.mark.parametrize(
    ("version", "code"), [(0, "unknown_rules"), (-1, "unknown_rules"), (3, "newer_rules")]
)
def test_a_version_that_does_not_exist_is_refused(version: int, code: str) -> None:
    with pytest.raises(Refused) as caught:
        runewars.new(2, 7, BY_LOT, version=version)
    assert caught.value.code == code


def test_copies_redeals_and_encoded_positions_keep_the_version() -> None:
    game = runewars.new(2, 7, BY_LOT, version=1)
    seat = game.waiting()[0]
    position = Position(game, seat, Rng.seeded(1))
    sent = decode_position(encode_position(position)).sample(Rng.seeded(2))
    for one in (game.copy(), game.redeal(seat, Rng.seeded(1)), position.sample(Rng.seeded(2)), sent):
        assert isinstance(one, runewars.Runewars)
        assert one.rules.version == 1 and not one.only_surplus_leaves


def test_a_record_of_version_1_that_is_continued_stays_one() -> None:
    match = replay(unfinished())
    assert match.game.rules.version == 1
    played_on(match)
    told = record.write(match)
    assert "\nrules 1\n" in told
    assert record.write(replay(told)) == told


def test_a_record_of_version_2_names_it() -> None:
    match = Match(runewars.new(2, 7, BY_LOT), 7)
    played_on(match, 100)
    told = record.write(match)
    assert "\nrules 2\n" in told
    again = replay(told)
    assert again.game.rules is RULES and record.write(again) == told


def test_a_save_of_version_1_goes_on_under_it_and_tells_its_events(tmp_path: Path) -> None:
    save = tmp_path / "save.txt"
    saves.write(save, replay(unfinished()), saves.Seating("daqan", ("random",), "en"))
    loaded = saves.read(save)
    assert loaded.match.game.rules.version == 1 and len(loaded.events) > 100
    before = len(loaded.events)
    played_on(loaded.match)
    assert len(loaded.events) > before
    saves.write(save, loaded.match, saves.Seating("daqan", ("random",), "en"))
    assert "\nrules 1\n" in save.read_text("utf-8")
    assert saves.read(save).match.game.fingerprint() == loaded.match.game.fingerprint()


@pytest.mark.parametrize(("line", "version"), [("", 2), ("rules 1\n", 1), ("rules 2\n", 2)])
def test_a_position_may_name_its_version(line: str, version: int) -> None:
    g = scene(f"{line}turn daqan conquer", run=False)
    assert g.rules.version == version
    told = write(g)
    assert f"rules {version}\n" in told
    assert parse(told).rules.version == version


@pytest.mark.parametrize("line", ["rules 0", "rules 3", "rules x", "rules 1 2", "rules", "rules 1\nrules 1"])
def test_a_position_of_a_version_that_does_not_exist_is_refused(line: str) -> None:
    with pytest.raises(BadPosition):
        parse(text(f"{line}\nturn daqan conquer"))
