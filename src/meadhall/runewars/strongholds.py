"""Strongholds and developments (p.21, p.31, p.33, p.36): building, losing, taking over."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import event_codes as ev
from meadhall.runewars.answers import NO, PLACE, TO
from meadhall.runewars.state import DAMAGED, NO_FORT, Runewars


def spare(g: Runewars, seat: int) -> int:
    """Return the number of stronghold tokens that are not on the board."""
    return g.content.stronghold_count[g.factions[seat]] - len(g.forts(seat))


def place_stronghold(g: Runewars, seat: int, area: int, state: int) -> None:
    """Place a token from the supply; the caller has checked that there is one."""
    g.fort[area] = state
    g.held_by(area, seat)
    g.emit(ev.STRONGHOLD_BUILT, seat, area)


def lose_development(g: Runewars, area: int) -> None:
    if g.development[area] >= 0:
        seat = g.holder[area]
        g.emit(ev.DEVELOPMENT_LOST, seat, area, g.factions[seat] * 4 + g.development[area])
        g.development[area] = -1


def lose_stronghold(g: Runewars, area: int) -> None:
    """Remove a stronghold with its development (R23.9, R25.5); both can be built again."""
    if g.fort[area] != NO_FORT:
        lose_development(g, area)
        seat = g.holder[area]
        g.fort[area] = NO_FORT
        g.emit(ev.STRONGHOLD_LOST, seat, area)
        g.hold(area)


def take_over(g: Runewars, area: int, loser: int, winner: int) -> None:
    """p.21, 7a: remove the loser's stronghold; the winner may place an own one, damaged, also from another
    area
    (R11.10)."""
    if g.fort[area] == NO_FORT or winner < 0:
        return
    lose_stronghold(g, area)
    g.ask(winner, TAKE_OVER, area)


def take_over_options(g: Runewars, seat: int, area: int) -> list[int]:
    """NO, a spare token to this area, or one taken from another area."""
    if spare(g, seat):
        return [NO, PLACE + area]
    return [NO, *[TO + other for other in g.forts(seat)]]


def taken_over(g: Runewars, seat: int, action: int, area: int) -> None:
    if action == NO:
        return
    if action >= TO and action < TO + g.content.areas:
        lose_stronghold(g, action - TO)
    place_stronghold(g, seat, area, DAMAGED)


def buildable(g: Runewars, seat: int) -> list[int]:
    """Return the kinds of developments with a token that is not on the board."""
    used = [0, 0, 0, 0]
    for area in g.forts(seat):
        if g.development[area] >= 0:
            used[g.development[area]] += 1
    base = g.factions[seat] * 4
    return [kind for kind in range(4) if used[kind] < g.content.development_count[base + kind]]


TAKE_OVER: Final = Prompt("take-over", take_over_options, taken_over, continues=False)
