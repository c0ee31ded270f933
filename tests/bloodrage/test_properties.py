"""Properties over random games at 2, 3 and 4 seats: 5 games each in `make check`, 20 in `make test`, 100 in
`make soak`."""

from __future__ import annotations

import pytest

from meadhall import bloodrage, replay
from meadhall.bloodrage import BloodRage, Options
from meadhall.bloodrage.actions import ACTIONS
from meadhall.bloodrage.view import View
from meadhall.kernel import record
from meadhall.kernel.match import Match
from meadhall.kernel.rng import Rng
from tests.bloodrage.laws import Lot, check_laws
from tests.many import many

SAMPLES = 20
MOST_ANSWERS = 5000
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
BATCHES = many("batch", check=1, test=4, soak=20)


def new(seats: int, seed: int) -> BloodRage:
    return bloodrage.new(seats=seats, seed=seed, options=Options(first_game=seed % 4 == 0))


@SEATS
@BATCHES
def test_every_game_keeps_the_laws_ends_and_replays(seats: int, batch: int) -> None:
    for seed in range(batch * 5, batch * 5 + 5):
        match = Match(new(seats, seed), seed)
        lot = Lot(seed)
        answers = 0
        while not match.game.over:
            check_laws(match.game)
            match.play(*lot.choose(match.game))
            answers += 1
            assert answers < MOST_ANSWERS, "the game does not end"
        check_laws(match.game)
        text = record.write(match)
        again = replay(text)
        assert again.game.fingerprint() == match.game.fingerprint()
        assert record.write(again) == text


@SEATS
@BATCHES
def test_an_answer_is_legal_exactly_when_no_rule_forbids_it(seats: int, batch: int) -> None:
    """At 20 positions of a game, for every answer in the table and every seat."""
    g = new(seats, 1000 + batch)
    lot, chance = Lot(1000 + batch), Rng.seeded(batch)
    while not g.over:
        # About 250 answers a game: one in twelve makes twenty positions.
        if chance.below(12) == 0:
            for seat in range(seats):
                legal = set(g.legal(seat))
                for action in range(ACTIONS):
                    refusal = g.why_not(seat, action)
                    assert (refusal is None) == (action in legal), (g.asks, g.words(action), refusal)
        g.play(*lot.choose(g))


@SEATS
@BATCHES
@pytest.mark.both_forms
def test_copies_never_interfere(seats: int, batch: int) -> None:
    """Earlier states hash as they did, whatever is played on their copies."""
    g = new(seats, 2000 + batch)
    lot, chance = Lot(2000 + batch), Rng.seeded(batch)
    kept: list[tuple[BloodRage, str]] = []
    while not g.over:
        if chance.below(10) == 0:
            twin = g.copy()
            assert twin.fingerprint() == g.fingerprint()
            kept.append((g, g.fingerprint()))
            g = twin
        g.play(*lot.choose(g))
    assert kept
    for earlier, fingerprint in kept:
        assert earlier.fingerprint() == fingerprint


def known_cards(view: View) -> list[str]:
    """Every card the viewer can name by its whereabouts."""
    table = [card.id for clan in view.clans for card in clan.table]
    upgrades = [card.id for clan in view.clans for card in clan.upgrades if card]
    hands = [card for clan in view.clans for card in clan.known]
    return sorted([*table, *upgrades, *hands, *view.discard, *(card.id for card in view.pack)])


@SEATS
@BATCHES
def test_undo_restores_the_same_bytes_and_never_crosses_new_information(seats: int, batch: int) -> None:
    match = Match(new(seats, 3000 + batch), 3000 + batch)
    lot = Lot(3000 + batch)
    taken_back = 0
    while not match.game.over:
        before, mark = match.game.fingerprint(), match.game.undo_mark
        others = [match.game.view(other) for other in range(seats)]
        seat, action = lot.choose(match.game)
        match.play(seat, action)
        if match.game.undo_mark != mark:
            assert not match.can_undo(seat)
        elif match.can_undo(seat):
            # Nobody else was to move, and nobody has learnt a card: others see a sentence when it is done.
            # A secret answer may be withdrawn while others are still out.
            assert match.game.waiting() == [seat] or any(match.game.given)
            if not match.game.asks[0][1].continues:
                for other in set(range(seats)) - {seat}:
                    assert known_cards(match.game.view(other)) == known_cards(others[other])
            match.undo(seat)
            taken_back += 1
            assert match.game.fingerprint() == before
            match.play(seat, action)
    assert taken_back
    again = Match(new(seats, 3000 + batch), 3000 + batch)
    again.play_log(match.log)
    assert record.write(again) == record.write(match), "the record is the log folded"
    assert replay(record.write(match)).game.fingerprint() == match.game.fingerprint()


@SEATS
@pytest.mark.both_forms
def test_the_order_of_secret_answers_leaves_no_trace(seats: int) -> None:
    """Given a draft, when the seats choose in any order, then the state is the same."""
    for seed in range(10):
        forwards, backwards = new(seats, seed * 4 + 1), new(seats, seed * 4 + 1)
        while len(forwards.asks) > 1:
            choices = {seat: forwards.legal(seat)[0] for seat in forwards.waiting()}
            for seat in sorted(choices):
                forwards.play(seat, choices[seat])
            for seat in sorted(choices, reverse=True):
                backwards.play(seat, choices[seat])
            assert forwards.fingerprint() == backwards.fingerprint()
