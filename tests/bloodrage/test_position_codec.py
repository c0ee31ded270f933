"""Bots choose the same in another process, from an encoded position."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import pytest

from meadhall import bloodrage
from meadhall.bots.catalog import player
from meadhall.bots.player import Thinker
from meadhall.kernel.position import Position
from meadhall.kernel.position_codec import decode_position, encode_position, prompt_named
from meadhall.kernel.prompt import Prompt
from meadhall.kernel.rng import Rng
from tests.bloodrage.laws import Lot

pytestmark = pytest.mark.both_forms

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
SMALL = 8_000  # bytes of an encoded position, at most; measured: below 4,000

ELSEWHERE = """
import sys
from meadhall.kernel.position_codec import decode_position
from meadhall.kernel.rng import Rng
print(decode_position(sys.stdin.buffer.read()).sample(Rng.seeded(1)).fingerprint())
"""


@SEATS
def test_what_was_wrapped_comes_out(seats: int) -> None:
    g, lot, chance = bloodrage.new(seats=seats, seed=21), Lot(21), Rng.seeded(21)
    while not g.over:
        for seat in (None, *range(seats)):
            if chance.below(12) == 0:
                there = Position(g, seat, chance)
                encoded = encode_position(there)
                here = decode_position(encoded)
                assert len(encoded) < SMALL
                assert (here.seat, here.legal, here.view) == (seat, there.legal, g.view(seat))
                k = chance.next()
                mine, theirs = here.sample(Rng.seeded(k)), there.sample(Rng.seeded(k))
                assert mine.fingerprint() == theirs.fingerprint()
                assert mine.asks == theirs.asks and mine.stack == theirs.stack
        g.play(*lot.choose(g))


@pytest.mark.slow
@pytest.mark.parametrize("spec", ["thrall", "karl", "jarl@20", "konung@20"])
def test_bots_choose_the_same_from_a_parcel(spec: str) -> None:
    g, lot, chance = bloodrage.new(seats=4, seed=8), Lot(8), Rng.seeded(8)
    compared = 0
    while not g.over:
        seat = g.waiting()[0]
        if chance.below(20) == 0 and len(g.legal(seat)) > 1:
            position = Position(g, seat, chance)
            k = chance.next()
            assert choice(spec, decode_position(encode_position(position)), k) == choice(spec, position, k)
            compared += 1
        g.play(*lot.choose(g))
    assert compared > 5


def choice(spec: str, position: Position[Any], seed: int) -> int:
    bot: Thinker = player(spec)  # type: ignore[assignment]  # the levels named here all are Thinkers
    return bot.choose(position, Rng.seeded(seed))


def test_a_parcel_is_opened_by_a_process_that_knows_nothing_yet() -> None:
    g, lot = bloodrage.new(seats=4, seed=3), Lot(3)
    for _ in range(40):
        g.play(*lot.choose(g))
    position = Position(g, g.waiting()[0], Rng.seeded(1))
    command = [sys.executable, "-c", ELSEWHERE]
    done = subprocess.run(command, input=encode_position(position), capture_output=True, check=True)
    assert done.stdout.decode().strip() == position.sample(Rng.seeded(1)).fingerprint()


def test_every_prompt_is_found_by_its_name() -> None:
    """In the module of the step that goes on with its answer."""
    found = 0
    for module in iter_modules([str(Path(bloodrage.__file__).parent)]):
        rules = import_module(f"meadhall.bloodrage.{module.name}")
        for value in vars(rules).values():
            if isinstance(value, Prompt):
                assert prompt_named(value.answered.__module__, value.name) is value
                found += 1
    assert found > 15
