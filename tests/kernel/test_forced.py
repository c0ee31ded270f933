"""The kernel gives answers forced by public facts; those forced by a hidden hand stay open."""

import pytest

from meadhall.kernel.game import AUTOMATIC, CONTINUES
from meadhall.kernel.prompt import Prompt
from tests.kernel.table import SEAT_COUNTS, at_orders, at_turn_of, prompts, sampled
from tests.kernel.tiny import CARDS, DECLINE, DONE, LOAD, LOSE, PLACE, RIVAL, SAIL, TO, Options, Skerries

pytestmark = pytest.mark.both_forms

FISH, CALM, GALE, STORM = range(len(CARDS))


def test_the_only_way_is_taken_by_the_kernel() -> None:
    """Given a fleet at the end of the row, its target is forced, and so is the end of an empty berth."""
    game = at_turn_of("sail", holm="1 0", ness="/1 0")
    game.trace = []
    game.play(0, SAIL)
    # One skiff: where it goes, that it goes, and that no more can go.
    assert game.trace == [
        (0, SAIL, 0),
        (0, TO + 1, AUTOMATIC | CONTINUES),
        (0, LOAD, AUTOMATIC | CONTINUES),
        (0, DONE, AUTOMATIC | CONTINUES),
    ]
    assert game.count(1, 0, 0) == 1


def test_a_choice_of_two_is_asked() -> None:
    game = at_turn_of("sail", voe="1 1", ness="/1 0")
    game.play(0, SAIL + 1)
    assert prompts(game) == [(0, "sail-to")]
    assert game.legal(0) == [TO, TO + 2]


def test_damage_is_assigned_by_the_kernel_once_there_is_no_choice() -> None:
    game = at_turn_of("raid", options=Options(reactions=False), voe="4 2 / 1 2")
    game.do("gannet raid voe")
    game.trace = []
    game.do("puffin lose longship")
    game.do("puffin lose longship")
    assert game.trace == [(1, LOSE + 1, 0), (1, LOSE + 1, CONTINUES), (1, LOSE, AUTOMATIC | CONTINUES)]
    assert not game.present(1, 1)


def test_a_single_rival_need_not_be_named() -> None:
    game = at_turn_of("raid", voe="2 0 / 1 0")
    game.hands = [(FISH,), (FISH,)]
    game.trace = []
    game.do("gannet raid voe")
    assert game.trace[1] == (0, RIVAL + 1, AUTOMATIC | CONTINUES)


def test_another_seats_forced_answer_is_no_part_of_the_sentence() -> None:
    game = at_turn_of("raid", options=Options(reactions=False), voe="2 0 / 1 0")
    game.trace = []
    game.do("gannet raid voe")
    assert game.trace[2] == (1, LOSE, AUTOMATIC)


def test_a_forced_ask_is_answered_wherever_it_was_opened() -> None:
    """By a step, or straight from the step that goes on with an answer."""
    game = at_turn_of("sail", holm="1 0", ness="/1 0")
    game.trace = []
    game.asks[0] = (0, ASKS_AT_ONCE, ())
    game.offers.clear()
    game.play(0, SAIL)
    assert (0, PLACE, AUTOMATIC) in game.trace
    assert "place-at-once" not in [name for _, name in prompts(game)]


def one_place(g: Skerries, seat: int) -> list[int]:
    return [PLACE]


def ask_at_once(g: Skerries, seat: int, action: int) -> None:
    g.ask(seat, FORCED)


def placed(g: Skerries, seat: int, action: int) -> None:
    g.influence[seat] += 1


def sail_only(g: Skerries, seat: int) -> list[int]:
    return [SAIL]


ASKS_AT_ONCE = Prompt("sail-from", sail_only, ask_at_once)
FORCED = Prompt("place-at-once", one_place, placed, forced=True)


def test_nothing_is_traced_when_nobody_keeps_a_trace() -> None:
    game = at_turn_of("sail", holm="1 0", ness="/1 0")
    game.play(0, SAIL)
    assert game.trace is None


# --- what a hand forces -----------------------------------------------------------------------------


def test_a_hand_that_can_do_nothing_is_asked_all_the_same() -> None:
    """Given one seat with nothing but fish, its only answer is to decline, and nobody gives it for it."""
    game = at_turn_of("raid", voe="2 0 / 2 0")
    game.hands = [(), (FISH,)]
    game.do("gannet raid voe")
    assert prompts(game) == [(1, "react")]
    assert game.legal(1) == [DECLINE]
    game.do("puffin decline")
    assert prompts(game)[0][1] == "make-bid"


@pytest.mark.parametrize("hand", [(FISH, FISH), (FISH, CALM), (GALE, STORM)])
def test_whether_a_seat_is_asked_depends_on_how_many_cards_it_holds(hand: tuple[int, ...]) -> None:
    game = at_turn_of("raid", seats=3, voe="2 0 / 2 0")
    game.hands = [(), hand, (FISH,)]
    game.do("gannet raid voe")
    assert prompts(game) == [(1, "react"), (2, "react")]


def test_simultaneous_asks_are_never_answered_by_the_kernel() -> None:
    """Given bids that are forced: each seat still says so itself."""
    game = at_orders()
    game.influence = [0, 0]
    game.do("gannet order sail")
    game.do("puffin order sail")
    game.do("gannet stay")
    game.do("puffin stay")
    assert prompts(game) == [(0, "make-bid"), (1, "make-bid")]
    assert game.actions("gannet") == ["gannet bid 0"]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_no_forced_answer_is_left_open(seats: int) -> None:
    for game in sampled(seats, games=40, every=1):
        if len(game.asks) == 1:
            seat, prompt, _ = game.asks[0]
            assert len(game.legal(seat)) > 1 or not prompt.forced
