"""Neutral units (p.19): except in battles, their alliance follows from who controls their area.

In an area that a player controls they are allied to that player; elsewhere they are hostile to all players
(R9.1-R9.4, R9.9).
"""

from __future__ import annotations

from meadhall.runewars.runes import look_around
from meadhall.runewars.state import Runewars


def decider(g: Runewars) -> int:
    """p.19: return who decides for unallied neutral units: the current player's left neighbour (U25)."""
    return g.left_of(g.current) if g.current >= 0 else g.left_of(resolving(g))


def resolving(g: Runewars) -> int:
    """Without a current player: return the player who resolves the running effect, else the first player."""
    if g.envs and g.envs[-1][0] >= 0:
        return g.envs[-1][0]
    return g.first


def settle_alliances(g: Runewars) -> None:
    """Call after figures have moved: updates alliances by control, and what players know of runes there."""
    look_around(g)
