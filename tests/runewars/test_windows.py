"""Prompts whose forced answers are public, and windows that can be passed automatically."""

from __future__ import annotations

from collections import Counter

import pytest

from meadhall import runewars
from meadhall.kernel.position_codec import prompt_named
from meadhall.kernel.rng import Rng
from meadhall.runewars.rulebook import RULES
from tests.runewars.test_properties import fresh
from tests.runewars.worlds import Lot
from tests.windows import prompts_of, told_by_being_forced

# The kernel answers these by itself if there is only one answer, but a reward that lies face down may let a
# hero fly, which others cannot know. To change that is a matter of the next version of the rules.
WINGS = {"move-which", "strategize-which", "strategize-to"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_being_forced_is_public_where_the_prompt_says_so(seats: int) -> None:
    chance, seen = Rng.seeded(seats), Counter[str]()
    for seed in range(5):
        told = told_by_being_forced(fresh(seats, seed + seats), Lot(seed), chance, bool(seed % 2), seen)
        assert told <= WINGS
    assert seen["my-turn"] and seen["hero-action"]


def test_every_prompt_is_found_where_a_bot_thinks() -> None:
    """A bot that is asked something else than the prompts of the samples must be able to answer, too."""
    prompts = list(prompts_of(runewars))
    assert any(prompt.name == "destroy-unit" for prompt in prompts)
    for prompt in prompts:
        assert prompt_named(prompt.answered.__module__, prompt.name) is prompt


def test_the_windows_of_the_game_are_those_that_can_be_passed() -> None:
    assert set(RULES.windows) == {one.name for one in prompts_of(runewars) if one.passes >= 0}
