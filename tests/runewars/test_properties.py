"""Properties over games played by lot at 2, 3 and 4 seats, with and without exploration: in `make check` a
few."""

from __future__ import annotations

import pytest

from meadhall.kernel import record
from meadhall.kernel.match import Match
from meadhall.kernel.position import Position
from meadhall.kernel.position_codec import decode_position, encode_position
from meadhall.kernel.rng import Rng
from meadhall.runewars.options import Options
from meadhall.runewars.rulebook import RULES, new
from meadhall.runewars.state import Runewars
from tests.many import many
from tests.runewars import laws
from tests.runewars.laws import Lot

MOST_ANSWERS = 8000
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
BATCHES = many("batch", check=1, test=2, soak=12)


def fresh(seats: int, seed: int) -> Runewars:
    """By turns with and without exploration; one in three is built by the players, who choose their
    factions."""
    if seed % 3 == 0:
        names = tuple(f"seat-{i + 1}" for i in range(seats))
        return new(names, seed, Options(exploration=seed % 2 == 0))
    return new(seats, seed, Options(exploration=seed % 2 == 0, random_map=True))


@SEATS
@BATCHES
def test_every_game_keeps_the_laws_ends_and_replays(seats: int, batch: int) -> None:
    for seed in range(batch * 3, batch * 3 + 3):
        match = Match(fresh(seats, seed), seed)
        lot = Lot(seed)
        answers = 0
        while not match.game.over:
            laws.keep(match.game)
            match.play(*lot.choose(match.game))
            answers += 1
            assert answers < MOST_ANSWERS, "the game does not end"
        laws.keep(match.game)
        text = record.write(match)
        again = record.replay(text, {"runewars": RULES})
        assert again.game.fingerprint() == match.game.fingerprint()
        assert record.write(again) == text


@SEATS
@BATCHES
@pytest.mark.both_forms
def test_copies_never_interfere(seats: int, batch: int) -> None:
    g = fresh(seats, 2000 + batch)
    lot, chance = Lot(2000 + batch), Rng.seeded(batch)
    kept: list[tuple[Runewars, str]] = []
    while not g.over:
        if chance.below(20) == 0:
            twin = g.copy()
            assert twin.fingerprint() == g.fingerprint()
            kept.append((g, g.fingerprint()))
            g = twin
        g.play(*lot.choose(g))
    assert kept
    for earlier, fingerprint in kept:
        assert earlier.fingerprint() == fingerprint


@SEATS
@BATCHES
def test_undo_restores_the_same_bytes_and_never_crosses_new_information(seats: int, batch: int) -> None:
    match = Match(fresh(seats, 3000 + batch), 3000 + batch)
    lot, chance = Lot(3000 + batch), Rng.seeded(batch)
    taken_back = 0
    while not match.game.over:
        before, mark = match.game.fingerprint(), match.game.undo_mark
        seat, action = lot.choose(match.game)
        match.play(seat, action)
        if match.game.undo_mark != mark:
            assert not match.can_undo(seat)
        elif match.can_undo(seat) and chance.below(12) == 0:
            match.undo(seat)
            taken_back += 1
            assert match.game.fingerprint() == before
            match.play(seat, action)
    assert taken_back


@SEATS
@pytest.mark.both_forms
def test_what_was_wrapped_comes_out(seats: int) -> None:
    """A position travels to another process and back: map, pack, steps and prompts included."""
    g, lot, chance = fresh(seats, 22), Lot(22), Rng.seeded(22)
    while not g.over:
        if chance.below(40) == 0:
            position = Position(g, g.waiting()[0], chance.spawn())
            there = decode_position(encode_position(position))
            assert there.legal == position.legal
            assert there.sample(Rng.seeded(1)).fingerprint() == position.sample(Rng.seeded(1)).fingerprint()
        g.play(*lot.choose(g))


@SEATS
@pytest.mark.both_forms
def test_the_order_of_secret_answers_leaves_no_trace(seats: int) -> None:
    for seed in range(4):
        forwards, lot = fresh(seats, seed * 3 + 1), Lot(seed)
        while not forwards.over and forwards.year == 1:
            if len(forwards.asks) > 1 and not any(forwards.given):
                backwards = forwards.copy()
                choices = {seat: forwards.legal(seat)[-1] for seat in forwards.waiting()}
                for seat in sorted(choices):
                    forwards.play(seat, choices[seat])
                for seat in sorted(choices, reverse=True):
                    backwards.play(seat, choices[seat])
                assert forwards.fingerprint() == backwards.fingerprint()
            else:
                forwards.play(*lot.choose(forwards))
