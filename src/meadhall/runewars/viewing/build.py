"""Builds a view. This is the only module that decides what a seat or a spectator is shown."""

from __future__ import annotations

from typing import Any

from meadhall.runewars.state import PHASE_NAMES, SEASON_NAMES, SETUP, Runewars
from meadhall.runewars.view import View
from meadhall.runewars.viewing.about import effect
from meadhall.runewars.viewing.asked import ask, asked, reachable
from meadhall.runewars.viewing.battles import arriving, battle, bids, draw, duel, plan
from meadhall.runewars.viewing.cards import (
    dragons,
    hand,
    objective,
    offered,
    piles,
    quests,
    rune_groups,
    runes,
    scores,
    seen,
    supply,
)
from meadhall.runewars.viewing.places import areas, graves, grounds, markers, types
from meadhall.runewars.viewing.players import heroes, player, titles


def view(g: Runewars, seat: int | None) -> View:
    """Return everything the seat may know; `None` is a spectator, who knows what all know."""
    return View(**public_view(g), **own_view(g, seat))


def public_view(g: Runewars) -> dict[str, Any]:
    """Return the fields of a view that are the same for all viewers."""
    return {
        "seats": list(g.names),
        "over": g.over,
        "ranking": g.ranking if g.over else [],
        "scores": scores(g),
        "asked": asked(g),
        "players": [player(g, seat) for seat in range(g.seats)],
        "year": g.year,
        "season": SEASON_NAMES[g.season],
        "phase": PHASE_NAMES[g.phase],
        "season_card": g.content.seasons[g.season_card] if g.season_card >= 0 else None,
        "first": g.names[g.first],
        "current": g.names[g.current] if g.current >= 0 else None,
        "play_order": [] if g.phase == SETUP else [g.names[seat] for seat in g.play_order()],
        "winner": g.names[g.winner] if g.winner >= 0 else None,
        "types": types(g.content),
        "grounds": grounds(g.board),
        "markers": markers(g),
        "areas": areas(g),
        "heroes": heroes(g),
        "graves": graves(g),
        "titles": titles(g),
        "piles": piles(g),
        "supply": supply(g),
        "battle": battle(g),
        "duel": duel(g),
        "bids": bids(g),
        "draw": draw(g),
        "effect": effect(g),
        "plan": plan(g),
        "arriving": arriving(g),
    }


def own_view(g: Runewars, seat: int | None) -> dict[str, Any]:
    """Return the fields of a view that depend on the viewer."""
    viewer = -1 if seat is None else seat
    return {
        "seat": None if seat is None else g.names[seat],
        "ask": None if seat is None else ask(g, seat),
        "reachable": [] if seat is None else reachable(g, seat),
        "hand": [] if seat is None else hand(g, seat),
        "quests": [] if seat is None else quests(g, seat),
        "objective": None if seat is None else objective(g, seat),
        "offered": None if seat is None else offered(g, seat),
        "runes": runes(g, viewer),
        "rune_groups": rune_groups(g, viewer),
        "dragons": dragons(g, viewer),
        "known": seen(g, viewer),
    }
