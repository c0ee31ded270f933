"""Views: public and own parts; plain types, ids as words, nothing that a client must compute by rules."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import msgspec
import pytest

from meadhall.runewars.battle import field
from meadhall.runewars.battle.resolution import stronghold_strength
from meadhall.runewars.state import NO_FORT, NO_RUNE, Runewars
from meadhall.runewars.view import View
from meadhall.runewars.year.victory import dragon_runes
from tests.runewars.worlds import Eye, game, played

pytestmark = pytest.mark.both_forms

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
ANSWERS = 1000
OWN = [
    "seat", "ask", "reachable", "hand", "quests", "objective", "offered", "runes", "rune_groups", "dragons",
    "known",
]  # fmt: skip


def shallow(view: View) -> dict[str, Any]:
    return {field.name: getattr(view, field.name) for field in fields(view)}


@SEATS
def test_a_view_is_what_all_know_and_what_is_ones_own(seats: int) -> None:
    eye = Eye(seats)
    for g in played(game(seats, 50 + seats), 50, ANSWERS):
        if eye.looks(g):
            everybody = shallow(g.view(None))
            for seat in (None, *range(seats)):
                own = g.own_view(seat)
                assert list(own) == OWN
                assert shallow(g.view(seat)) == {**everybody, **own}


@SEATS
def test_a_view_is_plain_json_and_comes_back_as_it_went(seats: int) -> None:
    eye = Eye(seats)
    for g in played(game(seats, 60 + seats), 60, ANSWERS):
        if eye.looks(g):
            view = g.view(g.waiting()[0])
            assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


@SEATS
def test_a_view_stays_as_it_was(seats: int) -> None:
    """Views share parts that are made once: the last one has changed nothing in the first."""
    kept: list[tuple[View, bytes]] = []
    for g in played(game(seats, 70), 70, 200):
        view = g.view(g.waiting()[0])
        kept.append((view, msgspec.json.encode(view)))
    for view, before in kept:
        assert msgspec.json.encode(view) == before


@SEATS
def test_every_legal_answer_is_shown_with_its_words(seats: int) -> None:
    for g in played(game(seats, 80), 80, 300):
        for seat in g.waiting():
            ask = g.view(seat).ask
            assert ask is not None
            assert [one.action for one in ask.answers] == g.legal(seat)
            assert [one.words for one in ask.answers] == [" ".join(g.words(a)) for a in g.legal(seat)]
            assert g.view(None).ask is None


@SEATS
def test_the_board_is_shown_as_it_is(seats: int) -> None:
    eye = Eye(seats)
    for g in played(game(seats, 90), 90, ANSWERS):
        if eye.looks(g):
            view = g.view(None)
            assert [area.id for area in view.areas] == [ground.id for ground in view.grounds]
            units_are_all_there(g, view)
            for area, shown in zip(g.board.areas, view.areas, strict=True):
                assert (shown.rune is None) == (g.rune[area] == NO_RUNE)
                assert (shown.stronghold is None) == (g.fort[area] == NO_FORT)
            for ground in view.grounds:
                for near in ground.neighbours:
                    back = next(other for other in view.grounds if other.id == near.area)
                    assert (ground.id, near.border) in [(n.area, n.border) for n in back.neighbours]


def units_are_all_there(g: Runewars, view: View) -> None:
    """Every figure is on the board, in a battle line or in a supply; between steps some are on their way."""
    if view.battle is not None or g.phase == 0:
        return
    for player in view.players:
        for type_name, left in player.supply.items():
            total = next(t.figures for t in view.types if t.id == type_name)
            on_board = sum(u.standing + u.routed for a in view.areas for u in a.units if u.type == type_name)
            assert left + on_board <= total


@SEATS
def test_what_is_said_of_dragon_runes_is_true(seats: int) -> None:
    """Nobody is told too much or too little: the truth lies between least and most."""
    eye = Eye(seats)
    for g in played(game(seats, 95), 95, ANSWERS):
        if eye.looks(g):
            for viewer in (None, *range(seats)):
                view = g.view(viewer)
                for seat, said in enumerate(view.dragons):
                    assert said.least <= dragon_runes(g, seat) <= said.most


@SEATS
def test_battles_and_duels_are_shown_with_their_sums(seats: int) -> None:
    """Lines, strengths and their terms are those the rules count with."""
    battles = duels = 0
    for seed in range(30):
        if seed >= 6 and battles and duels:
            break
        for g in played(game(seats, seed), seed, ANSWERS):
            if g.fight[field.F_AREA] < 0 and g.duel[0] < 0:
                continue
            view = g.view(None)
            if view.battle is not None:
                battles += 1
                sides = (view.battle.attacker, view.battle.defender)
                for side, shown in enumerate(sides):
                    assert sum(fighter.n for fighter in shown.line) == len(g.lines[side])
                    assert shown.strength == sum(term.strength for term in shown.terms)
                assert sides[0].strength == field.strength(g, 0)
                assert sides[1].strength == field.strength(g, 1) + stronghold_strength(g)
            if view.duel is not None:
                duels += 1
                assert view.duel.sides[0].hero is not None
                assert (view.duel.sides[1].hero is None) == bool(view.duel.sides[1].foes)
    assert battles and duels
