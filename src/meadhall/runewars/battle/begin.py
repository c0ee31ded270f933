"""A battle begins (p.21, steps 1-4): line up, heroes who assist, cards at its start."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import event_codes as ev
from meadhall.runewars.answers import ASSIST, DONE, HERO
from meadhall.runewars.battle.field import (
    ASSISTING,
    ATTACKING,
    DEFENDING,
    F_AREA,
    F_ASSIST,
    F_ATTACKER,
    F_DEFENDER,
    F_GROUP,
    F_STAGE,
    F_SUPREMACY,
    F_WENT,
    F_WINNER,
    OPENING,
    in_battle,
    seat_at,
    type_of,
)
from meadhall.runewars.battle.resolution import battle_ends, count_begins
from meadhall.runewars.battle.rounds import battle_round
from meadhall.runewars.content import BATTLE_START, SLOTS, YOUR_TURN
from meadhall.runewars.state import NO_FORT, REGISTERS, Runewars


def begin(g: Runewars, area: int, attacker: int, supremacy: int) -> None:
    """Push the steps of a battle. The attackers are in `g.lines[0]`, the defenders still in the area."""
    defender = g.owner[area]
    g.fight = [0] * REGISTERS
    g.fight[F_AREA] = area
    g.fight[F_ATTACKER] = attacker
    g.fight[F_DEFENDER] = defender
    g.fight[F_SUPREMACY] = int(supremacy)
    g.fight[F_STAGE] = ASSISTING
    for i in (F_GROUP, F_GROUP + 1, F_WINNER, F_WENT):
        g.fight[i] = -1
    g.health_mod = [0] * (2 * SLOTS)
    g.cards = [(), ()]
    bare = g.fort[area] != NO_FORT and g.count(area) == 0
    line_up(g, area)
    g.emit(ev.BATTLE_BEGINS, attacker, defender, area)
    g.checkpoint("battle_begins")
    g.then(battle_ends)
    g.then(count_begins)
    if not bare:  # R11.17: for a stronghold without units only strength is compared
        g.then(battle_round, 1)
        g.then(battle_opening)
        g.then(heroes_assist, DEFENDING, 0)
        g.then(heroes_assist, ATTACKING, 0)


def line_up(g: Runewars, area: int) -> None:
    """p.21: line up all standing units; routed ones and heroes stay. The defender keeps control (R6.9)."""
    g.lines[ATTACKING] = tuple(sorted(g.lines[ATTACKING]))
    line: list[int] = []
    base = area * SLOTS
    for slot, n in enumerate(g.up[base : base + SLOTS]):
        line += [slot << 5] * n
    g.up[base : base + SLOTS] = [0] * SLOTS
    g.lines[DEFENDING] = tuple(line)


# --- 3. heroes who assist (p.25) ------------------------------------------------------------------


def heroes_assist(g: Runewars, side: int, passed: int) -> None:
    """Each standing hero may assist a type that no hero assists yet; `passed`: heroes already asked, as
    bits."""
    if in_battle(g) and heroes_left(g, side, passed) and groups_left(g, side):
        g.ask(seat_at(g, side), ASSIST_HERO, side, passed)


def heroes_left(g: Runewars, side: int, passed: int) -> list[int]:
    seat = seat_at(g, side)
    if seat < 0:
        return []
    area = g.fight[F_AREA]
    return [
        h for h in g.heroes_of(seat) if g.hero_at[h] == area and not g.hero_down[h] and not passed >> h & 1
    ]


def groups_left(g: Runewars, side: int) -> list[int]:
    slots = sorted({unit >> 5 for unit in g.lines[side]})
    return [slot for slot in slots if not g.fight[F_ASSIST + side] >> slot * 5 & 31]


def assist_options(g: Runewars, seat: int, side: int, passed: int) -> list[int]:
    return [DONE, *(HERO + hero for hero in heroes_left(g, side, passed))]


def hero_assists(g: Runewars, seat: int, action: int, side: int, passed: int) -> None:
    if action != DONE:
        hero = action - HERO
        g.then(heroes_assist, side, passed | 1 << hero)
        g.ask(seat, ASSIST_GROUP, side, hero)


def assist_group_options(g: Runewars, seat: int, side: int, hero: int) -> list[int]:
    return [ASSIST + type_of(g, side, slot << 5) for slot in groups_left(g, side)]


def group_assisted(g: Runewars, seat: int, action: int, side: int, hero: int) -> None:
    kind = action - ASSIST
    g.fight[F_ASSIST + side] |= hero + 1 << g.content.type_slot(kind) * 5
    g.emit(ev.ASSISTS, seat, hero, kind)


# --- 4. cards at the start ------------------------------------------------------------------------


def battle_opening(g: Runewars) -> None:
    """p.21: the attacker's cards for a battle's start and for the attacker's turn, then the defender's."""
    from meadhall.runewars.tactics import window

    g.fight[F_STAGE] = OPENING
    area = g.fight[F_AREA]
    if seat_at(g, DEFENDING) >= 0:
        window(g, seat_at(g, DEFENDING), BATTLE_START, -1, area)
    window(g, seat_at(g, ATTACKING), BATTLE_START, -1, area)
    if g.current == seat_at(g, ATTACKING):
        window(g, seat_at(g, ATTACKING), YOUR_TURN, -1, area)


ASSIST_HERO: Final = Prompt("assist-hero", assist_options, hero_assists)
ASSIST_GROUP: Final = Prompt(
    "assist-group", assist_group_options, group_assisted, forced=True, continues=True
)
