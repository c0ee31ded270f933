"""Leaving a battle: units are taken from their line, assisting heroes retreat together (p.22, p.25).

`runewars/retreat.py` has the retreat of units: the areas they may go to.
"""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars.answers import RETREAT
from meadhall.runewars.battle.field import F_AREA, F_ASSIST, F_WENT, ROUTED, seat_at
from meadhall.runewars.borders import beyond
from meadhall.runewars.content import SLOTS
from meadhall.runewars.effects.tree import FLYING
from meadhall.runewars.heroes.service import hero_steps, move_hero, rout_hero, show_rule
from meadhall.runewars.state import Runewars


def take_line(g: Runewars, side: int) -> list[int]:
    """Remove all units of a side from its line; return how many stood and how many were routed, by slot."""
    counts = [0] * (2 * SLOTS)
    for unit in g.lines[side]:
        counts[(SLOTS if unit & ROUTED else 0) + (unit >> 5)] += 1
    g.lines[side] = ()
    return counts


# --- heroes who assisted the losers (p.25) --------------------------------------------------------


def assistants(g: Runewars, side: int) -> list[int]:
    heroes = []
    for slot in range(SLOTS):
        hero = (g.fight[F_ASSIST + side] >> slot * 5 & 31) - 1
        if hero >= 0:
            heroes.append(hero)
    return sorted(heroes)


def assistants_fall_back(g: Runewars, side: int) -> None:
    """Routed, they go to the area their units went to if they can; else all of them to one adjacent area."""
    area, went = g.fight[F_AREA], g.fight[F_WENT]
    alone = 0
    for hero in assistants(g, side):
        rout_hero(g, hero)
        if went >= 0 and went in hero_steps(g, hero, area):
            hero_leaves(g, hero, area, went)
        else:
            alone |= 1 << hero
    if alone and ways_out(g, area, alone):
        g.ask(seat_at(g, side), ASSISTANTS_RETREAT, area, alone)


def hero_leaves(g: Runewars, hero: int, area: int, target: int) -> None:
    """Move a hero out. A reward that lets the hero cross a coloured border is turned up (p.27)."""
    if target not in beyond(g, area, False, g.hero_seat[hero]):
        show_rule(g, hero, FLYING)
    move_hero(g, hero, target)


def ways_out(g: Runewars, area: int, heroes: int) -> list[int]:
    """R14.8: one area for all. Heroes cannot cross coloured borders; one without a way out stays, routed
    (U31)."""
    ways: list[int] = []
    for hero in range(len(g.hero_seat)):
        if heroes >> hero & 1:
            steps = hero_steps(g, hero, area)
            # Heroes that fly can go wherever the others can.
            if steps and (not ways or len(steps) < len(ways)):
                ways = steps
    return sorted(ways)


def assistants_options(g: Runewars, seat: int, area: int, heroes: int) -> list[int]:
    return [RETREAT + other for other in ways_out(g, area, heroes)]


def assistants_gone(g: Runewars, seat: int, action: int, area: int, heroes: int) -> None:
    target = action - RETREAT
    for hero in range(len(g.hero_seat)):
        if heroes >> hero & 1 and target in hero_steps(g, hero, area):
            hero_leaves(g, hero, area, target)


# Asked even with one area: whether hidden rewards allow others is secret.
ASSISTANTS_RETREAT: Final = Prompt("assistants-retreat", assistants_options, assistants_gone)
