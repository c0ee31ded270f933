"""Units destroyed by their owner: the limit of eight (p.18) and winter's food (p.11)."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import event_codes as ev
from meadhall.runewars.answers import FIGURES, LOSE, LOSE_ROUTED
from meadhall.runewars.content import SLOTS
from meadhall.runewars.state import LIMIT, Runewars


def destroy(g: Runewars, seat: int, area: int, slot: int, n: int, routed: bool = False) -> None:
    """Destroy units of an area; their figures go back to the supply."""
    if n:
        kind = g.type_at(g.holder[area] if seat < 0 else seat, slot)
        g.take_units(area, slot, n, routed)
        g.to_supply(seat, slot, n)
        g.emit(ev.DESTROYED, area, kind, n)


def limit_of_eight(g: Runewars, seat: int, area: int) -> None:
    """p.18: the owner destroys units above eight in an area, allied neutral ones included."""
    surplus(g, seat, area, LIMIT)


def surplus(g: Runewars, seat: int, area: int, most: int) -> None:
    if g.units_of(seat, area) > most:
        g.ask(seat, LOSE_UNITS, area, most)


def lose_options(g: Runewars, seat: int, area: int, most: int) -> list[int]:
    """The owner destroys at least the surplus, and may destroy more (p.18)."""
    options: list[int] = []
    base = area * SLOTS
    for slot in range(SLOTS):
        standing = g.up[base + slot]
        routed = g.down[base + slot]
        if standing or routed:
            one = g.type_at(seat, slot) * FIGURES + 1
            options.extend(range(LOSE + one, LOSE + one + min(standing, FIGURES - 1)))
            options.extend(range(LOSE_ROUTED + one, LOSE_ROUTED + one + min(routed, FIGURES - 1)))
    return options


def units_lost(g: Runewars, seat: int, action: int, area: int, most: int) -> None:
    routed = action >= LOSE_ROUTED
    what = action - (LOSE_ROUTED if routed else LOSE)
    destroy(g, seat, area, g.content.type_slot(what // FIGURES), what % FIGURES, routed)
    g.then(surplus, seat, area, most)


LOSE_UNITS: Final = Prompt("lose-units", lose_options, units_lost, forced=True, continues=True)
