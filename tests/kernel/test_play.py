"""`play` checks everything, steps are a stack, and games end."""

import pytest

from meadhall.kernel.refusal import Refused
from meadhall.kernel.rng import Rng
from tests.kernel.table import at_orders, at_turn_of, positions, prompts
from tests.kernel.tiny import BID, DECLINE, ORDER, SAIL, STAY, WORDS, Options, Skerries
from tests.kernel.tiny_steps import new

pytestmark = pytest.mark.both_forms


def refused(game: Skerries, seat: int, action: int) -> Refused:
    """Play what must not be played: nothing may change."""
    before, mark = game.fingerprint(), game.undo_mark
    with pytest.raises(Refused) as caught:
        game.play(seat, action)
    assert (game.fingerprint(), game.undo_mark) == (before, mark)
    return caught.value


@pytest.mark.parametrize("seat", [-1, 2, 3, 99, -(2**40)])
def test_no_such_seat(seat: int) -> None:
    assert refused(at_orders(), seat, ORDER).code == "no_such_seat"


@pytest.mark.parametrize("action", [-1, len(WORDS), 2**40])
def test_no_such_action(action: int) -> None:
    assert refused(at_orders(), 0, action).code == "no_such_action"


def test_a_seat_that_is_not_asked() -> None:
    refusal = refused(at_turn_of("sail"), 1, STAY).refusal
    assert refusal.code == "not_asked"
    assert refusal.params == {"seat": "puffin", "waiting": "gannet"}


def test_an_answer_to_another_question() -> None:
    assert refused(at_orders(), 0, BID).code == "not_an_answer"


def test_an_answer_that_a_rule_forbids_names_the_rule() -> None:
    refusal = refused(at_turn_of("sail"), 0, SAIL + 4).refusal
    assert (refusal.code, refusal.rule) == ("no_ships_there", "sail-from")
    assert refusal.params == {"seat": "gannet", "prompt": "sail-from"}


def test_nothing_is_legal_after_the_end() -> None:
    *_, game = positions(3, seed=1)
    assert game.over and not game.asks
    assert [game.legal(seat) for seat in range(3)] == [[], [], []]
    assert refused(game, 0, DECLINE).code == "game_over"


def test_a_refusal_prints_for_people_who_debug() -> None:
    refusal = refused(at_turn_of("sail"), 0, SAIL + 4)
    assert str(refusal) == "no_ships_there seat=gannet prompt=sail-from [sail-from]"
    assert refusal.params["seat"] == "gannet"


def test_legal_gives_a_list_of_ones_own() -> None:
    game = at_orders()
    game.legal(0).clear()
    assert len(game.legal(0)) == 4


def test_nobody_is_offered_anything_out_of_turn() -> None:
    assert at_turn_of("sail").legal(1) == []
    with pytest.raises(Refused) as caught:
        at_turn_of("sail").legal(7)
    assert caught.value.code == "no_such_seat"


# --- steps -------------------------------------------------------------------------------------


def count_down(g: Skerries, n: int) -> None:
    g.discard.append(n)
    if n:
        g.then(count_down, n - 1)


def test_steps_are_a_stack() -> None:
    game = Skerries(("gannet", "puffin"), Rng.seeded(1), Options())
    game.then(count_down, 2)
    game.then(count_down, 11)
    game.then(count_down, 1)
    assert not game.over
    game.run()
    assert game.discard == [1, 0, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 2, 1, 0]
    assert game.over


def test_steps_and_prompts_stand_in_the_state_by_name() -> None:
    game = at_turn_of("sail")
    state = repr(game.state())
    assert "('carry_out', (1,))" in state and "(0, 'sail-from', ())" in state
    assert " at 0x" not in state


def test_equal_games_have_equal_fingerprints_and_others_do_not() -> None:
    assert new(3, 5).fingerprint() == new(3, 5).fingerprint()
    others = {
        new(3, 5).fingerprint(),
        new(3, 6).fingerprint(),
        new(4, 5).fingerprint(),
        new(("puffin", "gannet", "tern"), 5).fingerprint(),
        new(3, 5, Options(rounds=4)).fingerprint(),
    }
    assert len(others) == 5


# --- the end -------------------------------------------------------------------------------------


def test_ranking_allows_ties() -> None:
    game = at_orders(seats=4)
    game.glory = [3, 7, 3, 9]
    assert game.scores == [3, 7, 3, 9]
    assert game.ranking == [3, 2, 3, 1]
    game.glory = [5, 5, 5, 5]
    assert game.ranking == [1, 1, 1, 1]


def test_seats_are_a_number_or_names() -> None:
    assert new(3, 1).names == ("gannet", "puffin", "tern")
    assert new(("skua", "gannet"), 1).names == ("skua", "gannet")


@pytest.mark.parametrize(
    ("seats", "code"),
    [
        (1, "bad_seat_count"),
        (5, "bad_seat_count"),
        (-2, "bad_seat_count"),
        (("gannet",), "bad_seat_count"),
        (("gannet", "kraken"), "unknown_seat"),
        (("gannet", "gannet"), "seat_twice"),
    ],
)
def test_seats_that_cannot_be(seats: int | tuple[str, ...], code: str) -> None:
    with pytest.raises(Refused) as caught:
        new(seats, 1)
    assert caught.value.code == code


def test_a_round_begins_with_everybody_asked() -> None:
    assert prompts(at_orders(seats=3)) == [(0, "give-order"), (1, "give-order"), (2, "give-order")]
