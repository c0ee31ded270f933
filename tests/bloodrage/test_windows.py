"""Prompts whose forced answers are public, and windows that can be passed automatically."""

from __future__ import annotations

from collections import Counter

import pytest

from meadhall import bloodrage
from meadhall.bloodrage import Options
from meadhall.bloodrage.rulebook import RULES
from meadhall.kernel.rng import Rng
from tests.bloodrage.laws import Lot
from tests.windows import prompts_of, told_by_being_forced


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_being_forced_is_public_where_the_prompt_says_so(seats: int) -> None:
    chance, seen = Rng.seeded(seats), Counter[str]()
    for seed in range(8):
        game = bloodrage.new(seats=seats, seed=seed, options=Options())
        assert not told_by_being_forced(game, Lot(seed), chance, bool(seed % 2), seen)
    assert seen["late-card"] and seen["march-whom"]


def test_the_windows_of_the_game_are_those_that_can_be_passed() -> None:
    assert set(RULES.windows) == {one.name for one in prompts_of(bloodrage) if one.passes >= 0}
