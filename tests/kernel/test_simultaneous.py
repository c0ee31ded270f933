"""Several asks open at once: secret until all are in, replaceable, the same in any order of arrival."""

from itertools import permutations

import pytest

from meadhall.kernel.match import Match
from meadhall.kernel.record import write
from meadhall.kernel.refusal import Refused
from meadhall.kernel.rng import Rng
from tests.kernel.table import at_orders, prompts, random_answer, view_bytes
from tests.kernel.tiny import CARDS, KEEP, ORDER, Skerries
from tests.kernel.tiny_steps import new

pytestmark = pytest.mark.both_forms

FISH, CALM, GALE, STORM = range(len(CARDS))


def test_nobody_sees_an_answer_before_all_are_in() -> None:
    """Given two answers of one seat, everybody else is sent the same bytes, whichever it gave."""
    one, two = at_orders(seats=3), at_orders(seats=3)
    one.do("puffin order sail")
    two.do("puffin order raid")
    for viewer in (0, 2, None):
        assert view_bytes(one, viewer) == view_bytes(two, viewer)
        assert one.legal(viewer or 0) == two.legal(viewer or 0)
    assert one.view(1).own_answer == (ORDER,)
    assert two.view(1).own_answer == (ORDER + 1,)
    assert one.orders == [-1, -1, -1]


def test_that_somebody_answered_is_public() -> None:
    game = at_orders(seats=3)
    assert game.waiting() == [0, 1, 2]
    game.do("puffin order sail")
    assert game.waiting() == [0, 2]
    assert game.view(None).answered == (False, True, False)


def test_an_answer_may_be_changed_while_the_ask_is_open() -> None:
    game = at_orders(seats=3)
    game.do("puffin order sail")
    assert len(game.legal(1)) == 4, "it may still answer anything"
    game.do("puffin order raid")
    assert game.waiting() == [0, 2]
    game.do("gannet order trade")
    game.do("puffin order trade")
    game.do("tern order trade")
    assert game.orders == [3, 3, 3]


def test_changing_an_answer_leaves_no_trace_in_the_state() -> None:
    straight, wavering = at_orders(seats=3), at_orders(seats=3)
    straight.do("puffin order raid")
    for order in ("sail", "trade", "raid"):
        wavering.do(f"puffin order {order}")
    assert straight.fingerprint() == wavering.fingerprint()


def test_an_illegal_change_keeps_the_answer() -> None:
    game = at_orders(seats=3)
    game.do("puffin order raid")
    before = game.fingerprint()
    with pytest.raises(Refused):
        game.play(1, KEEP)
    assert game.fingerprint() == before and game.given[1] == (ORDER + 1,)


def answers_of(game: Skerries, seat: int) -> list[int]:
    """What a seat will answer now: chosen by the seat and the state alone, so the same in every telling."""
    alone: Skerries = game.copy()
    index = alone.ask_of(seat)
    chosen: list[int] = []
    for _ in range(alone.asks[index][1].need):
        legal = alone.legal(seat)
        chosen.append(legal[(int(game.fingerprint()[:6], 16) + seat * 5) % len(legal)])
        alone.given[index] = tuple(chosen)
        alone.offers.clear()
    return chosen


def told(seed: int, arrival: tuple[int, ...]) -> tuple[list[str], str]:
    """A whole game, answers arriving in this order of seats: all states, and the record."""
    match, states = Match(new(3, seed), seed), []
    while not match.game.over:
        answers = {seat: answers_of(match.game, seat) for seat in match.game.waiting()}
        for seat in arrival:
            for action in answers.get(seat, []):
                match.play(seat, action)
        states.append(match.game.fingerprint())
    return states, write(match)


@pytest.mark.parametrize("seed", range(12))
def test_the_order_of_arrival_does_not_matter(seed: int) -> None:
    stories = [told(seed, arrival) for arrival in permutations(range(3))]
    assert all(states == stories[0][0] for states, _ in stories)
    assert all(text == stories[0][1] for _, text in stories)


# --- asks that take two answers -----------------------------------------------------------------


def with_pack(*cards: int) -> Skerries:
    game = new(2, 1)
    game.packs[0] = cards
    game.offers.clear()
    return game


def test_an_ask_may_need_two_answers() -> None:
    game = with_pack(FISH, CALM, GALE)
    assert prompts(game) == [(0, "keep-two"), (1, "keep-two")]
    assert game.actions("gannet") == ["gannet keep fish", "gannet keep calm", "gannet keep gale@1"]
    game.do("gannet keep calm")
    assert game.waiting() == [0, 1]
    assert game.actions("gannet") == ["gannet keep fish", "gannet keep gale@1"]
    game.do("gannet keep fish")
    assert game.waiting() == [1]
    assert game.given[0] == (KEEP + CALM, KEEP + FISH)


def test_what_was_given_is_gone_and_why_not_says_so() -> None:
    game = with_pack(FISH, CALM, GALE)
    game.do("gannet keep calm")
    refusal = game.why_not(0, KEEP + CALM)
    assert refusal is not None and refusal.code == "already_kept"


def test_of_two_equal_cards_both_may_be_kept() -> None:
    game = with_pack(FISH, FISH, GALE)
    game.do("gannet keep fish")
    assert game.actions("gannet") == ["gannet keep fish", "gannet keep gale@1"]


def test_a_full_set_is_replaced_from_its_first_answer_on() -> None:
    game = with_pack(FISH, CALM, GALE)
    game.do("gannet keep fish")
    game.do("gannet keep calm")
    assert len(game.actions("gannet")) == 3
    game.do("gannet keep gale")
    assert game.waiting() == [0, 1], "one answer is missing again"
    game.do("gannet keep calm")
    second = game.legal(1)[:1]
    game.play(1, second[0])
    game.play(1, game.legal(1)[0])
    assert game.hands[0] == (CALM, GALE) and game.shed[0] == (FISH,)


def test_all_answers_take_effect_in_seat_order() -> None:
    game = at_orders(seats=4)
    game.events = []
    for name in ("skua", "puffin", "tern", "gannet"):
        game.do(f"{name} order trade")
    assert [event[1] for event in game.events if event[0] == 1] == [0, 1, 2, 3]


def test_random_answers_leave_no_ask_half_open() -> None:
    game, rng = new(4, 3), Rng.seeded(9)
    while not game.over:
        game.play(*random_answer(game, rng))
        assert len(game.asks) == len(game.given)
        assert game.over or game.waiting()
