"""The four levels: legal answers, repeatable results, time limits, and no hidden information."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from time import process_time
from typing import Any

import msgspec
import pytest

from meadhall import bloodrage
from meadhall.bloodrage import BloodRage, Options
from meadhall.bots import Seat, Thinker, advise, player
from meadhall.bots.careful import Careful
from meadhall.bots.levels import konung
from meadhall.kernel.position import Position
from meadhall.kernel.rng import Rng
from tests.bots.points import points

ROOT = Path(__file__).parents[2]
SMALL = ("thrall", "karl", "jarl@8", "konung@8")
TINY = ("thrall", "karl", "jarl@4", "konung@4")


def thinker(spec: str) -> Thinker:
    bot = player(spec)
    assert not hasattr(bot, "pick"), "a level thinks about positions"
    return bot


def play(specs: Sequence[str], seed: int, *, first_game: bool = False) -> tuple[BloodRage, int]:
    """A whole game, one bot a seat; how many choices they had."""
    g = bloodrage.new(seats=len(specs), seed=seed, options=Options(first_game=first_game))
    seats = [Seat(player(spec)) for spec in specs]
    rng, choices = Rng.seeded(seed), 0
    while not g.over:
        seat = g.waiting()[0]
        choices += len(g.legal(seat)) > 1
        g.play(seat, seats[seat].answer(g, seat, rng))
    assert [fault for seat in seats for fault in seat.faults] == []
    return g, choices


# --- legality ----------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.both_forms
def test_all_levels_at_one_table_play_to_the_end() -> None:
    g, choices = play(("thrall", "karl", "jarl@2", "konung@1"), 1, first_game=True)
    assert g.over and choices > 100


@pytest.mark.slow
@pytest.mark.both_forms
@pytest.mark.parametrize("spec", SMALL)
def test_thousands_of_answers_and_no_fault(spec: str) -> None:
    """Together, and with the mixed tables, the levels have to choose some thousands of times."""
    choices = 0
    for seats, first_game in ((2, False), (3, True)):
        g, n = play([spec] * seats, seats + first_game, first_game=first_game)
        assert g.over
        choices += n
    assert choices > 300


@pytest.mark.slow
@pytest.mark.both_forms
@pytest.mark.parametrize("seats", [3, 4])
def test_no_fault_at_mixed_tables(seats: int) -> None:
    assert play(SMALL[-seats:], seats)[0].over


def test_one_iteration_is_enough_for_a_legal_answer() -> None:
    asked = set()
    for g, seat, prompt in points(2, 2):
        for spec in ("jarl@1", "konung@1"):
            assert thinker(spec).choose(Position(g, seat, Rng.seeded(1)), Rng.seeded(2)) in g.legal(seat)
        asked.add(prompt)
    assert len(asked) > 8


# --- the same again ------------------------------------------------------------------------------------


def choices_of_all() -> str:
    """What each level chooses at some points of a game; also what a fresh process is asked to print."""
    chosen: list[str] = []
    for g, seat, prompt in points(2, 1):
        for spec in TINY:
            answer = thinker(spec).choose(Position(g, seat, Rng.seeded(3)), Rng.seeded(4))
            chosen.append(f"{spec} at {prompt}: {' '.join(g.words(answer))}")
    return "\n".join(chosen)


@pytest.mark.slow
@pytest.mark.both_forms
def test_the_same_seed_means_the_same_choice_here_and_in_a_fresh_process() -> None:
    here = choices_of_all()
    assert len(here.splitlines()) > 30
    assert choices_of_all() == here
    ask = "from tests.bots.test_levels import choices_of_all as c; print(c())"
    order = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"  # of everything that goes by hashes
    fresh = subprocess.run(
        [sys.executable, "-c", ask],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": order},
        check=True,
        capture_output=True,
        text=True,
    )
    assert fresh.stdout.strip() == here


@pytest.mark.slow
def test_another_seed_may_mean_another_choice() -> None:
    """The generator is used at every level: no bot has chance of its own, none is without."""
    different = set()
    for g, seat, _ in points(4, 1):
        for spec in TINY:
            bot = thinker(spec)
            answers = {bot.choose(Position(g, seat, Rng.seeded(1)), Rng.seeded(n)) for n in range(4)}
            if len(answers) > 1:
                different.add(spec)
    assert different == set(TINY)


# --- time ----------------------------------------------------------------------------------------------


def widest(count: int) -> list[tuple[BloodRage, int]]:
    """The points with the most choices of some games."""
    found: list[tuple[int, int, BloodRage, int]] = []
    for seed in range(4):
        g, rng = bloodrage.new(seats=2 + seed % 3, seed=seed), Rng.seeded(seed)
        while not g.over:
            seat = g.waiting()[0]
            legal = g.legal(seat)
            found.append((-len(legal), len(found), g.copy(), seat))
            g.play(seat, Careful().pick("", legal, rng))
    return [(g, seat) for _, _, g, seat in sorted(found)[:count]]


@pytest.mark.both_forms
def test_a_time_limit_is_kept_where_there_is_most_to_think_about() -> None:
    """The iterations alone would take days. What is measured is what the bot takes of the processor."""
    for g, seat in widest(4):
        for spec in ("jarl@0.05s", "konung@0.05s"):
            position = Position(g, seat, Rng.seeded(1))
            start = process_time()
            assert thinker(spec).choose(position, Rng.seeded(2)) in position.legal
            assert process_time() - start < 1.5


# --- honesty -------------------------------------------------------------------------------------------


def chooses_the_same(seed: int, each: int, specs: Sequence[str]) -> set[str]:
    """At points of a game: the choice does not change when all that the seat cannot know is dealt again."""
    asked: set[str] = set()
    other = Rng.seeded(seed + 9000)
    redealt = 0
    for g, seat, prompt in points(seed, each):
        h = g.redeal(seat, other)
        redealt += h.fingerprint() != g.fingerprint()
        for spec in specs:
            k = other.next()
            truth, imagined = (Position(game, seat, Rng.seeded(k)) for game in (g, h))
            bot = thinker(spec)
            left, right = bot.choose(truth, Rng.seeded(k + 1)), bot.choose(imagined, Rng.seeded(k + 1))
            assert left == right, f"{spec} at {prompt}"
        asked.add(prompt)
    assert redealt, "the other world is another one"
    return asked


def test_no_level_knows_what_it_may_not() -> None:
    asked = chooses_the_same(0, 1, TINY) | chooses_the_same(1, 1, TINY)
    assert asked >= {"keep-card", "keep-two-cards", "turn", "invade-where", "reveal-card", "save-card"}
    assert len(asked) > 12


@pytest.mark.slow
@pytest.mark.both_forms
def test_no_level_knows_what_it_may_not_in_many_games() -> None:
    asked: set[str] = set()
    for seed in range(2, 7):
        asked |= chooses_the_same(seed, 3, TINY)
    assert asked >= {"join-battle", "late-card", "march-where", "march-whom", "upgrade-slot", "raise-stat"}
    assert len(asked) > 16


@pytest.mark.slow
def test_advice_knows_no_more_than_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """With an adviser that counts iterations: by the clock no two hints need be the same."""
    monkeypatch.setattr(importlib.import_module("meadhall.bots.advise"), "ADVISER", konung(6, 0.0))
    compared = 0
    for seed in (5, 6):
        other = Rng.seeded(seed)
        for g, seat, prompt in points(seed, 1):
            h = g.redeal(seat, other)
            truth, imagined = (advise(Position(game, seat, Rng.seeded(seed))) for game in (g, h))
            assert truth == imagined, prompt
            compared += 1
    assert compared > 18


# --- the position ----------------------------------------------------------------------------------------


def told(position: Position[Any]) -> tuple[bytes, list[int], str, str]:
    """All there is in a position, and what comes of it."""
    sample = position.sample(Rng.seeded(5))
    standin = position._standin.fingerprint()
    return msgspec.json.encode(position.view), position.legal[:], standin, sample.fingerprint()


def test_a_position_is_left_as_it_was() -> None:
    for g, seat, prompt in points(1, 1):
        truth = g.fingerprint()
        position = Position(g, seat, Rng.seeded(1))
        before = told(position)
        for spec in TINY:
            thinker(spec).choose(position, Rng.seeded(2))
            assert told(position) == before, f"{spec} at {prompt}"
        assert g.fingerprint() == truth
