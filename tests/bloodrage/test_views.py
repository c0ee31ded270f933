"""Views consist of cached parts, which are equal to new ones and never change."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import msgspec
import pytest

from meadhall import bloodrage
from meadhall.bloodrage import BloodRage, Options, answers, events
from meadhall.bloodrage.view import View
from meadhall.bloodrage.viewing import cards, clans, places
from meadhall.kernel.match import Match
from meadhall.kernel.position import Position
from meadhall.kernel.rng import Rng
from tests.bloodrage.laws import Lot
from tests.many import many

pytestmark = pytest.mark.both_forms

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
SEEDS = many("seed", check=1, test=4, soak=16)


def new(seats: int, seed: int) -> BloodRage:
    options = Options(first_game=seed % 3 == 1, pass_is_final=seed % 2 == 0, dead_fjord_closed=seed % 4 != 3)
    return bloodrage.new(seats=seats, seed=seed, options=options)


def forget_all_parts() -> None:
    for module in (cards, clans, places, answers, events):
        for value in vars(module).values():
            if hasattr(value, "cache_clear"):
                value.cache_clear()


def sent(g: BloodRage) -> list[bytes]:
    """All that each seat and a spectator are sent."""
    viewers = (None, *range(g.seats))
    return [msgspec.json.encode([g.view(seat), g.happened(seat)]) for seat in viewers]


@SEATS
@SEEDS
def test_parts_that_were_kept_are_as_good_as_new(seats: int, seed: int) -> None:
    """A whole game is shown with what other games left behind, and once more with nothing kept."""
    told: list[list[bytes]] = []
    for kept in (True, False):
        g, lot = new(seats, seed), Lot(seed)
        g.events = []
        n = 0
        while not g.over:
            if not kept:
                forget_all_parts()
            if kept:
                told.append(sent(g))
            else:
                assert sent(g) == told[n]
            n += 1
            g.events.clear()
            g.play(*lot.choose(g))
    assert n == len(told)


@SEATS
def test_a_view_is_what_all_know_and_what_is_ones_own(seats: int) -> None:
    g, lot = new(seats, 50 + seats), Lot(50)
    while not g.over:
        everybody = shallow(g.view(None))
        for seat in (None, *range(seats)):
            own = g.own_view(seat)
            assert list(own) == ["seat", "ask", "hand", "quests", "pack", "shed", "seen"]
            assert shallow(g.view(seat)) == {**everybody, **own}
        g.play(*lot.choose(g))


def shallow(view: View) -> dict[str, Any]:
    return {field.name: getattr(view, field.name) for field in fields(view)}


@SEATS
def test_a_view_stays_as_it_was(seats: int) -> None:
    """Given views of a whole game, made of shared parts: the last one has changed nothing in the first."""
    g, lot = new(seats, 60), Lot(60)
    kept: list[tuple[View, bytes]] = []
    while not g.over:
        view = g.view(g.waiting()[0])
        kept.append((view, msgspec.json.encode(view)))
        g.play(*lot.choose(g))
    for view, before in kept:
        assert msgspec.json.encode(view) == before


@SEATS
@SEEDS
def test_a_view_that_is_changed_part_by_part_stays_the_view(seats: int, seed: int) -> None:
    """Only parts whose key has changed are made anew, as a server does it."""
    g, lot = new(seats, seed), Lot(seed)
    viewers = (None, *range(seats))
    keys: dict[int | None, list[Any]] = {seat: [] for seat in viewers}
    parts: dict[int | None, dict[str, bytes]] = {seat: {} for seat in viewers}
    made = whole = 0
    while not g.over:
        for seat in viewers:
            now = [*g.public_keys(), *g.own_keys(seat)]
            before, keys[seat] = keys[seat] or [()] * len(now), now
            for was, key in zip(before, now, strict=True):
                whole += 1
                if was != key:
                    made += 1
                    name, value = g.part(key)
                    parts[seat][name] = msgspec.json.encode(value)
            assert parts[seat] == cut_up(g.view(seat), own=seat is not None)
        g.play(*lot.choose(g))
    assert made < whole / 5  # it was worth it


def cut_up(view: View, own: bool) -> dict[str, bytes]:
    parts: dict[str, bytes] = {}
    for name, value in shallow(view).items():
        if name in ("clans", "provinces", "fjords"):
            parts |= {f"{name}/{item.id}": msgspec.json.encode(item) for item in value}
        elif own or name not in ("seat", "ask", "hand", "quests", "pack", "shed", "seen"):
            parts[name] = msgspec.json.encode(value)
    return parts


@SEATS
def test_a_stand_in_shows_its_seat_what_the_truth_shows(seats: int) -> None:
    g, lot, chance = new(seats, 80), Lot(80), Rng.seeded(80)
    while not g.over:
        if chance.below(8) == 0:
            for seat in (None, *range(seats)):
                position = Position(g, seat, chance)
                assert msgspec.json.encode(position.view) == msgspec.json.encode(g.view(seat))
                assert position.view is position.view
        g.play(*lot.choose(g))


@SEATS
def test_others_see_nothing_that_can_still_be_taken_back(seats: int) -> None:
    """While the key stays, what everybody but the acting seat is shown stays too, byte for byte."""
    match, lot, chance = Match(new(seats, 90), 90), Lot(90), Rng.seeded(90)
    stayed = 0
    shown = [msgspec.json.encode(match.shown(v).view(v)) for v in (None, *range(seats))]
    while not match.game.over:
        key = match.public_key()
        seat, action = lot.choose(match.game)
        match.play(seat, action)
        if chance.below(3) == 0 and match.can_undo(seat):
            match.undo(seat)
        before, shown = shown, [msgspec.json.encode(match.shown(v).view(v)) for v in (None, *range(seats))]
        if match.public_key() == key:
            del before[seat + 1]
            assert shown[: seat + 1] + shown[seat + 2 :] == before
            stayed += 1
    assert stayed > 10
