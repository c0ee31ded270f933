"""Bots by name: every form of a name, and a clear message for every error."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall import bloodrage, games
from meadhall.bots import ARENA, KINDS, LEVELS, TABLE, BadBot, Seat, player
from meadhall.bots.careful import DECLINE, END
from meadhall.kernel.rng import Rng

MINE = """
import sys

class Quick:
    def pick(self, prompt, legal, rng):
        return legal[-1]

class Thinker:
    def choose(self, position, rng):
        return position.legal[-1]

class Idle:
    pass

class Needy:
    def __init__(self, strength):
        self.strength = strength

    def choose(self, position, rng):
        return position.legal[0]

class Broken:
    def __init__(self):
        raise OSError("no book of openings")

    def choose(self, position, rng):
        return position.legal[0]

def function():
    raise AssertionError("called, and it is no bot")

number = 7
"""


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A module of one's own in the current folder, which is not on the path."""
    (tmp_path / "my_bots_for_tests.py").write_text(MINE)
    (tmp_path / "torn_bots_for_tests.py").write_text("def half(:\n")
    (tmp_path / "leaving_bots_for_tests.py").write_text("raise SystemExit(3)\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    yield "my_bots_for_tests"
    for name in [name for name in sys.modules if name.endswith("_bots_for_tests")]:
        del sys.modules[name]


def answers(spec: str, pace: str = ARENA) -> list[int]:
    """Its first few answers in a game against itself."""
    game = bloodrage.new(seats=2, seed=3)
    bot, rng = Seat(player(spec, pace=pace)), Rng.seeded(1)
    given = []
    for _ in range(6):
        seat = game.waiting()[0]
        given.append(bot.answer(game, seat, rng))
        game.play(seat, given[-1])
    assert not bot.faults
    return given


def test_the_levels_stand_in_order_behind_the_yardsticks() -> None:
    assert KINDS == ("random", "careful", "thrall", "karl", "jarl", "konung")
    assert KINDS[2:] == LEVELS


@pytest.mark.slow
@pytest.mark.parametrize("spec", [*KINDS, "konung@20"])
def test_every_kind_plays_and_plays_the_same_again(spec: str) -> None:
    assert answers(spec) == answers(spec)


@pytest.mark.parametrize("spec", ["random", "thrall", "konung@0.1s"])
def test_at_a_table_too(spec: str) -> None:
    assert len(answers(spec, TABLE)) == 6


@pytest.mark.parametrize("name", ["Quick", "Thinker"])
def test_a_bot_of_ones_own(name: str, mine: str) -> None:
    game = bloodrage.new(seats=2, seed=3)
    bot = Seat(player(f"{mine}:{name}"))
    assert bot.answer(game, 0, Rng.seeded(1)) == game.legal(0)[-1]
    assert not bot.faults


@pytest.mark.parametrize("spec", ["", "owl", "Karl", "karl ", "careful,random", "@400", "owl@400"])
def test_no_such_bot(spec: str) -> None:
    with pytest.raises(BadBot) as bad:
        player(spec)
    assert repr(spec.partition("@")[0]) in str(bad.value)
    assert all(kind in str(bad.value) for kind in KINDS)


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("no_such_module:Bot", "No module named 'no_such_module'"),
        (":Bot", "Empty module name"),
        ("my_bots_for_tests:", "has no attribute ''"),
        ("my_bots_for_tests:Nobody", "has no attribute 'Nobody'"),
        ("my_bots_for_tests:Quick:Quick", "has no attribute 'Quick:Quick'"),
        ("my_bots_for_tests:Needy", "missing 1 required positional argument: 'strength'"),
        ("my_bots_for_tests:Broken", "no book of openings"),
        ("my_bots_for_tests:Idle", "neither choose(position, rng) nor pick(prompt, legal, rng)"),
        ("my_bots_for_tests:number", "is not a class"),
        ("my_bots_for_tests:function", "is not a class"),
        ("os:abort", "is not a class"),
        ("torn_bots_for_tests:Bot", "SyntaxError"),
        ("leaving_bots_for_tests:Bot", "SystemExit"),
    ],
)
def test_a_bot_of_ones_own_that_cannot_play(spec: str, why: str, mine: str) -> None:
    with pytest.raises(BadBot) as bad:
        player(spec)
    assert str(bad.value).startswith(spec)
    assert why in str(bad.value)


@pytest.mark.parametrize(
    "spec",
    [
        "konung@x",
        "konung@0",
        "konung@-5",
        "konung@0s",
        "konung@s",
        "konung@-1s",
        "konung@nans",
        "konung@infs",
        "konung@1.5",
        "konung@400@2s",
        "karl@",
        "random@",
        "careful@x",
    ],
)
@pytest.mark.parametrize("pace", [ARENA, TABLE])
def test_budgets_that_mean_nothing(spec: str, pace: str) -> None:
    with pytest.raises(BadBot) as bad:
        player(spec, pace=pace)
    assert spec in str(bad.value)


def test_a_bad_bot_is_a_plain_wrong_value() -> None:
    assert issubclass(BadBot, ValueError)


def test_the_first_two_answers_of_every_game_do_nothing() -> None:
    """Careful goes by their numbers."""
    for rules in games().values():
        assert rules.words[END] in [("pass",), ("done",)]
        assert rules.words[DECLINE] in [("decline",), ("no",)]
