"""Copies are independent, and do not copy the history."""

import pytest

from meadhall.kernel.rng import Rng
from tests.kernel.table import SEAT_COUNTS, at_turn_of, positions, random_answer
from tests.kernel.tiny import Skerries
from tests.kernel.tiny_steps import new

pytestmark = pytest.mark.both_forms


def play_on(game: Skerries, rng: Rng, most: int = 1000) -> None:
    while not game.over and most:
        game.play(*random_answer(game, rng))
        most -= 1


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_copy_is_the_same_and_plays_the_same(seats: int) -> None:
    for seed in range(5):
        for game in positions(seats, seed):
            copy = game.copy()
            assert copy is not game and copy.fingerprint() == game.fingerprint()
            assert copy.undo_mark == game.undo_mark
            assert [copy.legal(seat) for seat in range(seats)] == [game.legal(seat) for seat in range(seats)]
        for again in (new(seats, seed), new(seats, seed).copy()):
            play_on(again, Rng.seeded(seed + 1000))
            assert again.fingerprint() == game.fingerprint()


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_playing_a_copy_never_changes_the_original(seats: int) -> None:
    for seed in range(4):
        for n, game in enumerate(positions(seats, seed)):
            before = game.fingerprint()
            play_on(game.copy(), Rng.seeded(n))
            assert game.fingerprint() == before


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_playing_the_original_never_changes_a_copy(seats: int) -> None:
    """All earlier states of a game are hashed again at its end."""
    for seed in range(10):
        kept = [(game.copy(), game.fingerprint()) for game in positions(seats, seed)]
        assert [copy.fingerprint() for copy, _ in kept] == [before for _, before in kept]


def test_listeners_stay_behind() -> None:
    game = at_turn_of("sail")
    game.events, game.trace = [], []
    copy = game.copy()
    assert copy.events is None and copy.trace is None
    copy.do("gannet stay")
    assert game.events == [] and game.trace == []


def test_open_answers_are_copied() -> None:
    game = new(3, 1)
    game.play(1, game.legal(1)[0])
    copy = game.copy()
    copy.play(1, copy.legal(1)[0])
    assert (game.waiting(), copy.waiting()) == ([0, 1, 2], [0, 2])


def test_the_generator_is_copied() -> None:
    game = new(3, 1)
    before = game.rng.words[:]
    copy = game.copy()
    copy.rng.next()
    assert game.rng.words == before != copy.rng.words
