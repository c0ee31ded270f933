"""Undo restores the same bytes and never crosses new information or another seat's turn."""

import pytest

from meadhall.kernel.game import Game
from meadhall.kernel.match import Entry, Match
from meadhall.kernel.record import fold
from meadhall.kernel.refusal import Refused
from meadhall.kernel.rng import Rng
from tests.kernel.table import SEAT_COUNTS, at_orders, at_turn_of, random_answer
from tests.kernel.tiny import CARDS, LOAD, ORDER, SAIL, TO, Options, Skerries
from tests.kernel.tiny_steps import new

FISH, CALM, GALE, STORM = range(len(CARDS))

pytestmark = pytest.mark.both_forms


def nothing_to_undo(match: Match[Game], seat: int) -> None:
    before, log = match.game.fingerprint(), match.log[:]
    assert not match.can_undo(seat)
    with pytest.raises(Refused) as caught:
        match.undo(seat)
    assert caught.value.code == "nothing_to_undo"
    assert (match.game.fingerprint(), match.log) == (before, log)


def test_each_answer_of_a_sentence_can_be_taken_back() -> None:
    match = Match(at_turn_of("sail", voe="2 1", ness="/1 0"), seed=1)
    states = []
    for action in (SAIL + 1, TO + 2, LOAD, LOAD + 1):
        states.append(match.game.fingerprint())
        match.play(0, action)
    while states:
        assert match.can_undo(0)
        match.undo(0)
        assert match.game.fingerprint() == states.pop()
    nothing_to_undo(match, 0)


def test_what_was_taken_back_is_gone_from_the_trace_and_stays_in_the_log() -> None:
    match = Match(at_turn_of("sail", voe="2 1", ness="/1 0"), seed=1)
    match.play(0, SAIL + 1)
    match.play(0, TO + 2)
    match.undo(0)
    match.play(0, TO)
    assert match.game.trace == [(0, SAIL + 1, 0), (0, TO, 1)]
    assert match.log == [
        Entry("move", 0, SAIL + 1),
        Entry("move", 0, TO + 2),
        Entry("undo", 0),
        Entry("move", 0, TO),
    ]


def test_answers_of_the_kernel_are_taken_back_with_the_one_that_forced_them() -> None:
    match = Match(at_turn_of("sail", holm="2 0", ness="/1 0"), seed=1)
    before = match.game.fingerprint()
    match.play(0, SAIL)
    assert len(match.trace) == 3
    match.undo(0)
    assert match.game.trace == [] and match.game.fingerprint() == before


def test_undo_never_crosses_into_another_seats_turn() -> None:
    match = Match(at_orders(), seed=1)
    match.do("gannet order sail")
    match.do("puffin order sail")
    match.do("gannet stay")
    assert match.game.waiting() == [1]
    nothing_to_undo(match, 0)
    nothing_to_undo(match, 1)


def test_undo_never_crosses_new_information() -> None:
    """Given a seat that looks and is asked again at once: what it saw, it saw."""
    game = at_orders()
    game.lamp = 1
    match = Match(game, seed=1)
    match.do("gannet order scout")
    match.do("puffin order trade")
    mark = match.game.undo_mark
    match.do("gannet look voe")
    assert match.game.undo_mark > mark
    nothing_to_undo(match, 0)


def test_undo_never_crosses_the_end() -> None:
    game = at_orders(options=Options(rounds=1))
    game.ships = [0] * len(game.ships)
    match = Match(game, seed=1)
    for line in ("gannet order trade", "puffin order trade", "gannet bid 1", "puffin bid 0"):
        match.do(line)
    assert match.game.over
    nothing_to_undo(match, 0)
    nothing_to_undo(match, 1)


def test_nobody_takes_back_anothers_answer() -> None:
    match = Match(at_turn_of("sail", voe="2 1", ness="/1 0"), seed=1)
    match.play(0, SAIL + 1)
    nothing_to_undo(match, 1)
    with pytest.raises(Refused) as caught:
        match.undo(-1)
    assert caught.value.code == "no_such_seat"


def test_an_open_simultaneous_answer_can_be_taken_back() -> None:
    match = Match(at_orders(seats=3), seed=1)
    before = match.game.fingerprint()
    match.play(1, ORDER)
    assert match.game.waiting() == [0, 2]
    match.undo(1)
    assert match.game.waiting() == [0, 1, 2] and match.game.fingerprint() == before


def test_of_simultaneous_answers_each_can_be_taken_back_whoever_answered_since() -> None:
    """Given that puffin takes its answer back after the others: as if it had not answered, or not yet so."""
    for changed in (False, True):
        straight, wavering = (Match(at_orders(seats=4), seed=1) for _ in range(2))
        if changed:
            straight.play(1, ORDER + 1)
            wavering.play(1, ORDER + 1)
        wavering.play(1, ORDER)
        for match in (straight, wavering):
            match.play(0, ORDER + 2)
            match.play(2, ORDER + 3, automatic=True)
            match.play(0, ORDER + 1)
        wavering.undo(1)
        assert wavering.game.fingerprint() == straight.game.fingerprint()
        assert [wavering.can_undo(seat) for seat in range(4)] == [True, changed, True, False]
        for match in (straight, wavering):
            match.undo(0)
            match.undo(2)
        assert wavering.game.fingerprint() == straight.game.fingerprint()
        assert wavering.game.legal(1) == straight.game.legal(1) and wavering.by_table == straight.by_table
        for seat in range(4):
            wavering.play(seat, ORDER + seat)
            straight.play(seat, ORDER + seat)
        assert wavering.game.trace == straight.game.trace


def test_once_all_answers_are_in_none_can_be_taken_back() -> None:
    match = Match(at_orders(), seed=1)
    match.play(0, ORDER)
    match.play(1, ORDER)
    nothing_to_undo(match, 0)
    nothing_to_undo(match, 1)


def test_a_listener_stays_through_an_undo() -> None:
    match = Match(at_turn_of("sail", voe="2 1", ness="/1 0"), seed=1)
    match.game.events = []
    match.play(0, SAIL + 1)
    match.undo(0)
    assert match.game.events == []


def test_events_of_what_was_taken_back_did_not_happen() -> None:
    match = Match(at_turn_of("sail", voe="2 1", ness="/1 0"), seed=1)
    match.game.events = []
    match.do("gannet sail voe stack")
    match.play(0, LOAD)
    match.undo(0)
    assert match.game.events == []


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_undo_in_random_games_restores_every_state(seats: int) -> None:
    undone = 0
    for seed in range(15):
        match, rng = Match(new(seats, seed), seed), Rng.seeded(seed)
        states: list[tuple[int, str, list[str]]] = []
        while not match.game.over:
            seat, action = random_answer(match.game, rng)
            mark = match.game.undo_mark
            states.append((seat, match.game.fingerprint(), fold(match)))
            match.play(seat, action)
            if match.game.undo_mark != mark:
                states.clear()
            open_together = len(match.game.asks) > 1
            for s in range(seats):
                mine = [owner for owner, *_ in states if open_together or owner == states[-1][0]]
                assert match.can_undo(s) == (s in mine)
            while states and rng.below(3) == 0:
                owner, before, lines = states.pop()
                match.undo(owner)
                undone += 1
                assert match.game.fingerprint() == before and fold(match) == lines
    assert undone > 50


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_mark_moves_with_every_new_fact_and_every_change_of_turn(seats: int) -> None:
    """Told from outside: whoever must act, and what anybody holds or has seen, is in the views."""
    moved = kept = 0
    for seed in range(40):
        game, rng = new(seats, seed), Rng.seeded(seed)
        while not game.over:
            before = facts(game), game.asks[:], game.undo_mark
            seat, action = random_answer(game, rng)
            game.play(seat, action)
            if game.asks == before[1]:
                assert game.undo_mark == before[2], "an open answer tells nobody anything"
                kept += 1
            elif facts(game) != before[0] or {ask[0] for ask in game.asks} != {seat}:
                assert game.undo_mark != before[2]
                moved += 1
    assert moved > 100 and kept > 100


def facts(game: Skerries) -> list[object]:
    views = [game.view(seat) for seat in range(len(game.names))]
    return [(view.treasures, len(view.hand), view.shed, view.orders, view.bids) for view in views]
