"""Bots in Runewars: whole games, no hidden information, sensible priors."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from meadhall.bots import Seat, advise, player
from meadhall.bots.levels import evaluator_of
from meadhall.bots.look_ahead import best_of
from meadhall.bots.runewars import evaluator
from meadhall.bots.runewars.battle_forecast import Force, force_at, lore_of, talks, wins
from meadhall.bots.runewars.features import FEATURES, NAMES, Field, look
from meadhall.bots.weights import FITTED, HAND_MADE
from meadhall.kernel.position import Position
from meadhall.kernel.rng import Rng
from meadhall.runewars.answers import CLAIM, DONE, VICTORY
from meadhall.runewars.options import Options
from meadhall.runewars.rulebook import new
from meadhall.runewars.state import DRAGON_RUNE, NO_RUNE, Runewars


def play(
    specs: Sequence[str], seed: int, *, options: Options | None = None, choices: int = 10**6
) -> tuple[Runewars, list[str]]:
    """A game, one bot a seat, whole or for so many answers; what was asked."""
    g: Runewars = new(len(specs), seed, options or Options(random_map=True))
    seats = [Seat(player(spec)) for spec in specs]
    rng = Rng.seeded(seed)
    asked: list[str] = []
    while not g.over and len(asked) < choices:
        seat = g.waiting()[0]
        asked.append(g.asks[g.ask_of(seat)][1].name)
        g.play(seat, seats[seat].answer(g, seat, rng))
    assert [fault for seat in seats for fault in seat.faults] == []
    return g, asked


# --- whole games --------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.both_forms
@pytest.mark.parametrize("specs", [("thrall", "karl"), ("karl", "thrall", "thrall"), ("thrall",) * 4])
def test_bots_play_whole_games(specs: tuple[str, ...]) -> None:
    g, asked = play(specs, 5)
    assert g.over and g.winner >= 0
    assert len(asked) > 200


def test_the_same_again() -> None:
    first, _ = play(("karl", "thrall"), 3, choices=120)
    again, _ = play(("karl", "thrall"), 3, choices=120)
    assert first.fingerprint() == again.fingerprint()


@pytest.mark.slow
@pytest.mark.parametrize("options", [Options(), Options(random_map=True, exploration=True)])
def test_boards_laid_by_hand_and_exploration(options: Options) -> None:
    g, _ = play(("thrall", "thrall", "thrall"), 2, options=options)
    assert g.over


def test_searchers_and_hints_know_runewars_too() -> None:
    g, _ = play(("thrall", "thrall"), 4, choices=60)
    rng = Rng.seeded(1)
    for spec in ("jarl@4", "konung@4"):
        seat = Seat(player(spec))
        assert seat.answer(g, g.waiting()[0], rng) in g.legal(g.waiting()[0])
        assert seat.faults == []


@pytest.mark.slow
def test_hints_have_chances_and_reasons() -> None:
    g, _ = play(("karl", "karl"), 4, choices=90)
    while len(g.legal(g.waiting()[0])) < 2:
        g.play(g.waiting()[0], g.legal(g.waiting()[0])[0])
    seat = g.waiting()[0]
    advice = advise(Position(g, seat, Rng.seeded(2)), Rng.seeded(3))
    assert advice and abs(sum(advice[0].places) - 1) < 1e-6


# --- honesty ------------------------------------------------------------------------------------------


@pytest.mark.both_forms
@pytest.mark.parametrize("spec", ["thrall", "karl"])
def test_what_a_bot_may_not_know_does_not_matter(spec: str) -> None:
    """The same choice in the true game and in one dealt again for that seat."""
    g: Runewars = new(3, 9, Options(random_map=True))
    rng = Rng.seeded(9)
    compared = 0
    seats = [Seat(player("thrall")) for _ in range(3)]
    for _ in range(500):
        if g.over:
            break
        seat = g.waiting()[0]
        if len(g.legal(seat)) > 1 and rng.below(12) == 0:
            other = g.redeal(seat, Rng.seeded(rng.below(1000)))
            bot = player(spec)
            assert not hasattr(bot, "pick")
            chosen = bot.choose(Position(g, seat, Rng.seeded(5)), Rng.seeded(6))
            assert chosen == bot.choose(Position(other, seat, Rng.seeded(5)), Rng.seeded(6))
            compared += 1
        g.play(seat, seats[seat].answer(g, seat, rng))
    assert compared > 15


# --- first sight --------------------------------------------------------------------------------------


@pytest.mark.both_forms
def test_every_answer_has_a_weight() -> None:
    """In games at random, where stranger things are asked than bots ever come to."""
    feeling = evaluator(HAND_MADE)
    seen: set[str] = set()
    for seed in range(4):
        g: Runewars = new(2 + seed % 3, seed, Options(random_map=seed > 0, exploration=seed % 2 == 0))
        rng = Rng.seeded(seed)
        for _ in range(700):
            if g.over:
                break
            seat = g.waiting()[0]
            legal = g.legal(seat)
            seen.add(g.asks[g.ask_of(seat)][1].name)
            before = g.fingerprint() if rng.below(25) == 0 else ""
            weights = feeling.weigh(g, seat, legal)
            assert len(weights) == len(legal) and min(weights) > 0
            if before:
                chances = feeling.chances(g)
                assert abs(sum(chances) - 1) < 1e-9
                feeling.reasons(g, seat, legal[-1])
                assert g.fingerprint() == before, "looking changes nothing"
            g.play(seat, legal[rng.below(len(legal))])
    assert len(seen) > 40


def six_runes(g: Runewars, seat: int) -> None:
    own = [area for area in g.board.areas if g.home_seat[area] == seat or g.rune[area] == NO_RUNE][:7]
    for area in own:
        if g.rune[area] != DRAGON_RUNE:
            g.rune[area] = DRAGON_RUNE
            g.dragons_left -= 1
            g.rune_up[area] = 1
            for viewer in range(g.seats + 1):
                g.groups[viewer * g.content.areas + area] = -1
        if g.control(area) != seat:
            for i in range(10):
                g.up[area * 10 + i] = g.down[area * 10 + i] = 0
            g.add_units(area, seat, 0, 1)


def test_the_victory_card_is_placed_at_once() -> None:
    g, _ = play(("thrall", "thrall"), 6, choices=60)
    for _ in range(400):
        seat = g.waiting()[0]
        if g.asks[0][1].name == "my-turn":
            break
        g.play(seat, g.legal(seat)[-1])
    seat = g.waiting()[0]
    six_runes(g, seat)
    g.offers.clear()
    legal = g.legal(seat)
    assert VICTORY in legal
    weights = evaluator(HAND_MADE).weigh(g, seat, legal)
    assert max((w, a) for w, a in zip(weights, legal, strict=True) if a != CLAIM)[1] == VICTORY
    # A Player is a Reflex or a Thinker; karl thinks.
    assert player("karl").choose(Position(g, seat, Rng.seeded(1)), Rng.seeded(1)) == VICTORY  # type: ignore[union-attr]


# --- what it knows ------------------------------------------------------------------------------------


def test_tables_of_weights() -> None:
    assert len(NAMES) == FEATURES
    for table in (HAND_MADE, FITTED):
        assert evaluator_of("runewars", table).spread(new(2, 1, Options(random_map=True))) > 0


def test_more_and_better_units_win_more_often() -> None:
    g: Runewars = new(2, 1, Options(random_map=True))
    lore = lore_of(g.content)

    def of(kind: int, n: int) -> Force:
        force = Force()
        force.add(lore, kind, n)
        return force

    for kind in range(g.content.types):
        assert wins(of(kind, 6), of(kind, 2), 0) > 0.8 > 0.2 > wins(of(kind, 2), of(kind, 6), 0)
        assert wins(of(kind, 6), of(kind, 2), 5) < wins(of(kind, 6), of(kind, 2), 0)
    assert wins(Force(), of(0, 1), 0) == 0
    assert talks(g, 0, 3) > talks(g, 0, 1) > 0.2
    assert force_at(g, lore, g.board.areas[0]).n >= 0


def test_a_game_that_is_over_is_judged_by_its_winner() -> None:
    g, _ = play(("thrall", "thrall"), 8, choices=40)
    g.over, g.winner = True, 1
    assert evaluator(HAND_MADE).chances(g) == [0.0, 1.0]


def test_features_of_all_seats() -> None:
    g, _ = play(("thrall",) * 3, 8, choices=150)
    table = look(g, Field(g))
    assert len(table) == 3 and all(len(row) == FEATURES for row in table)


def test_the_best_few() -> None:
    assert best_of([1.0, 3.0, 2.0, 3.0], 2) == [1, 3]
    assert best_of([1.0, 1.0, 1.0], 1) == [0]
    assert best_of([1.0, 2.0], 0) == [0, 1]
    assert best_of([1.0, 0.00001, 2.0], 0) == [0, 2], "what is senseless is not even tried"
    assert DONE == 0
