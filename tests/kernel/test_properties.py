"""What must hold in every game, over random ones."""

import hashlib
from collections import Counter

import pytest

from meadhall.kernel.notation import NOT_AN_ANSWER
from tests.kernel.table import SEAT_COUNTS, positions, sampled
from tests.kernel.tiny import DECK, FLEET, HOME, KINDS, WORDS
from tests.kernel.tiny_why import CHECKS

pytestmark = pytest.mark.both_forms

GAMES = 200
REASONS = {
    "already_kept",
    "already_there",
    "game_over",
    "load_something",
    "looked_already",
    "no_ships_there",
    "no_such_action",
    "nobody_there",
    "none_left",
    "not_asked",
    "not_at_the_table",
    "not_dealt",
    "not_for_battle",
    "not_in_hand",
    "order_rests",
    "too_dear",
    "too_far",
    "yourself",
    NOT_AN_ANSWER,
}


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_every_game_ends_and_nobody_is_asked_without_an_answer(seats: int) -> None:
    for seed in range(GAMES):
        for answers, game in enumerate(positions(seats, seed)):
            assert answers < 500
            assert game.over == (not game.asks)
            for seat, _, _ in game.asks:
                legal = game.legal(seat)
                assert legal and len(set(legal)) == len(legal)
        assert game.over and not game.stack
        assert min(game.ranking) == 1 and len(game.scores) == seats


@pytest.mark.slow
def test_an_answer_is_legal_exactly_when_nothing_speaks_against_it() -> None:
    """For every action in the table, at sampled positions; every reason there is must come up."""
    met = set()
    for seats in SEAT_COUNTS:
        for n, game in enumerate(sampled(seats, GAMES, every=4)):
            for seat in {*game.waiting()[:1], n % seats}:
                legal = set(game.legal(seat))
                for action in range(-1, len(WORDS) + 1):
                    refusal = game.why_not(seat, action)
                    assert (refusal is None) == (action in legal)
                    met.add(refusal.code if refusal else "")
    assert met == {"", *REASONS}


def test_every_question_is_asked() -> None:
    asked = {
        prompt.name
        for seats in SEAT_COUNTS
        for game in sampled(seats, 40, every=1)
        for _, prompt, _ in game.asks
    }
    assert asked == set(CHECKS)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_ships_and_cards_are_conserved(seats: int) -> None:
    for game in sampled(seats, 60, every=3):
        for seat in range(seats):
            for kind in range(len(KINDS)):
                counts = [game.count(place, seat, kind) for place in range(HOME + 1)]
                assert sum(counts) == FLEET[kind] and min(counts) >= 0
        cards = [*game.packs, *game.hands, *game.shed, game.deck, tuple(game.discard)]
        assert Counter(card for pile in cards for card in pile) == Counter(DECK)


def test_both_forms_give_the_same_bytes() -> None:
    """Ends of random games, hashed; the compiled form and every machine must find the same."""
    ends = hashlib.sha256()
    for seats in SEAT_COUNTS:
        for seed in range(20):
            *_, game = positions(seats, seed)
            ends.update(game.fingerprint().encode())
    assert ends.hexdigest()[:16] == "fceda7a9ed23e27f"


def test_the_same_seed_gives_the_same_game() -> None:
    for seats in SEAT_COUNTS:
        one = [game.fingerprint() for game in positions(seats, 5)]
        two = [game.fingerprint() for game in positions(seats, 5)]
        assert one == two
        assert one != [game.fingerprint() for game in positions(seats, 6)]
