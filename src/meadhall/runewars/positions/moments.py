"""Pushes the steps that follow each moment at which a position can be."""

# not compiled: works with positions.py, once a game.
from __future__ import annotations

from meadhall.runewars.content import COUNCIL_RESOLVED
from meadhall.runewars.heroes.quest_phase import quest_phase
from meadhall.runewars.state import ORDERS, QUESTS, SEASON_CARD, Runewars
from meadhall.runewars.year.seasons import begin_season, choose_orders, council_calls, end_season
from meadhall.runewars.year.turn import take_turn


def push(g: Runewars, seat: int) -> None:
    """Push the steps. `seat`: whose turn begins, if one does; players later in play order have theirs after
    it."""
    if g.phase == SEASON_CARD:
        g.then(begin_season)
        return
    g.then(end_season)
    if g.phase == ORDERS:
        g.then(choose_orders)
    elif g.phase == QUESTS:
        g.then(choose_orders)
        if g.season_card >= 0 and g.content.season_council[g.season_card]:
            g.then(council_calls, COUNCIL_RESOLVED)
        g.then(quest_phase)
    else:
        order = g.play_order()
        for later in reversed(order[order.index(seat) :]):
            g.then(take_turn, later)
