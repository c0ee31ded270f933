"""Others see nothing of an unfinished sentence until it can no longer be undone."""

import pytest

from meadhall.kernel.match import Match
from meadhall.kernel.record import write
from meadhall.kernel.rng import Rng
from tests.kernel.table import SEAT_COUNTS, at_orders, at_turn_of, view_bytes
from tests.kernel.tiny import DONE, KEEP, LOAD, ORDER, SAIL, TO, Skerries
from tests.kernel.tiny_steps import new

pytestmark = pytest.mark.both_forms


def listening(seats: int, seed: int) -> Match[Skerries]:
    match = Match(new(seats, seed), seed=seed)
    match.game.events = []
    return match


def one_entry(match: Match[Skerries], rng: Rng) -> None:
    """Somebody answers, changes a secret answer, or takes one back."""
    game = match.game
    seats = [seat for seat in range(len(game.seat_names())) if game.ask_of(seat) >= 0]
    seat = seats[rng.below(len(seats))]
    if match.can_undo(seat) and rng.below(4) == 0:
        match.undo(seat)
    else:
        legal = game.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])


def test_others_see_a_sentence_when_it_is_finished() -> None:
    match = Match(at_turn_of("sail", voe="2 1", ness="/1 0"), seed=1)
    before, key = match.game.fingerprint(), match.public_key()
    for action in (SAIL + 1, TO + 2, LOAD, LOAD + 1):
        match.play(0, action)
        assert match.shown(0) is match.game
        assert match.shown(1).fingerprint() == match.shown(None).fingerprint() == before
        assert match.public_key() == key
    match.undo(0)
    assert match.shown(None).fingerprint() == before and match.public_key() == key
    match.play(0, DONE)
    assert match.shown(0) is match.shown(1) is match.shown(None) is match.game
    assert match.public_key() != key


def test_of_simultaneous_answers_all_see_that_they_are_in() -> None:
    match = Match(at_orders(seats=3), seed=1)
    key = match.public_key()
    match.play(1, ORDER)
    assert match.shown(0) is match.shown(1) is match.shown(None) is match.game
    assert match.public_key() != key
    in_one = match.public_key()
    match.play(1, ORDER + 1)
    assert match.log[-1].kind == "change" and match.public_key() == in_one
    match.undo(1)
    assert match.public_key() == in_one
    match.undo(1)
    assert match.public_key() == key


def test_the_first_of_two_secret_answers_is_nobodys_business() -> None:
    match = Match(new(2, 1), seed=1)
    key = match.public_key()
    match.play(0, match.game.legal(0)[0])
    assert match.public_key() == key and match.game.legal(0)[0] >= KEEP
    match.play(0, match.game.legal(0)[0])
    assert match.public_key() != key


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_key_changes_when_what_others_see_does_and_only_then(seats: int) -> None:
    changed = kept = 0
    for seed in range(12):
        match, rng = listening(seats, seed), Rng.seeded(seed)
        while not match.game.over and len(match.log) < 120:
            before = [view_bytes(match.shown(viewer), viewer) for viewer in (None, *range(seats))]
            key = match.public_key()
            one_entry(match, rng)
            after = [view_bytes(match.shown(viewer), viewer) for viewer in (None, *range(seats))]
            if match.public_key() == key:
                actor = match.log[-1].seat
                others = [n for n in range(seats + 1) if n != actor + 1]
                assert [after[n] for n in others] == [before[n] for n in others]
                kept += 1
            else:
                assert after[0] != before[0]
                changed += 1
    assert changed > 100 and kept > 100


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_match_that_forgets_plays_on_like_one_that_does_not(seats: int) -> None:
    for seed in range(8):
        whole, lean = listening(seats, seed), listening(seats, seed)
        one, other = Rng.seeded(seed), Rng.seeded(seed)
        while not whole.game.over and len(whole.log) < 150:
            lean.forget()
            one_entry(whole, one)
            one_entry(lean, other)
            assert lean.game.fingerprint() == whole.game.fingerprint()
            assert lean.public_key() == whole.public_key()
        assert len(lean.log) < len(whole.log) and len(lean.trace) < len(whole.trace)
        told, kept = whole.game.events or [], lean.game.events or []
        assert told[len(told) - len(kept) :] == kept


def test_what_was_forgotten_cannot_be_written() -> None:
    match = listening(2, 1)
    match.forget()
    with pytest.raises(RuntimeError, match="forgotten"):
        write(match)
