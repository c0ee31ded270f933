"""A secret answer that is changed again and again costs a few words of memory each time, not a whole game."""

from __future__ import annotations

import tracemalloc

import pytest

from meadhall import bloodrage
from meadhall.kernel.match import Match

pytestmark = pytest.mark.both_forms
CHANGES = 2_000


def test_changing_a_secret_answer_keeps_no_copies_of_the_game() -> None:
    match = Match(bloodrage.new(seats=4, seed=1), seed=1)
    first, second = match.game.legal(0)[:2]
    tracemalloc.start()
    try:
        for _ in range(CHANGES // 2):
            match.play(0, first)
            match.play(0, second)
        grown, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert grown < CHANGES * 1000  # bytes: a copy of the game has about 20,000


def test_all_of_them_can_be_taken_back() -> None:
    match = Match(bloodrage.new(seats=4, seed=1), seed=1)
    begun = match.game.fingerprint()
    answers = match.game.legal(0)
    for number in range(50):
        match.play(0, answers[number % len(answers)])
        match.play(1, match.game.legal(1)[number % len(match.game.legal(1))])
    while match.can_undo(1):
        match.undo(1)
    while match.can_undo(0):
        match.undo(0)
    assert match.game.fingerprint() == begun
