"""Neutral units (p.19): whose they are follows from who controls their area, battles excepted.

In an area that a player controls they are his allies; elsewhere they are hostile to all (R9.1-R9.4, R9.9).
"""

from __future__ import annotations

from meadhall.runewars.runes import look_around
from meadhall.runewars.state import Runewars


def decider(g: Runewars) -> int:
    """p.19: the left neighbour of the current player decides for unallied neutral units (U25)."""
    return g.left_of(g.current) if g.current >= 0 else g.left_of(resolving(g))


def resolving(g: Runewars) -> int:
    """Without a current player: whoever resolves the step, as far as an effect says, else the first
    player."""
    if g.envs and g.envs[-1][0] >= 0:
        return g.envs[-1][0]
    return g.first


def settle_alliances(g: Runewars) -> None:
    """After figures have moved: alliances are as control says; whoever may now look at a rune has looked."""
    look_around(g)
