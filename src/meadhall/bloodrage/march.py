"""March (p.15): for 1 Rage any number of figures move from one province to another."""

from __future__ import annotations

from typing import Final

from meadhall.bloodrage import event_codes as ev
from meadhall.bloodrage.actions import DONE, FIGURE, MARCH, PLACE, WARRIORS
from meadhall.bloodrage.board import FIGURES, PROVINCES, WARRIOR, YGGDRASIL
from meadhall.bloodrage.invade import can_arrive
from meadhall.bloodrage.state import BloodRage
from meadhall.kernel.prompt import Prompt

MARCH_COST: Final = 1


def march_options(g: BloodRage, seat: int, options: list[int]) -> None:
    """p.15: add the provinces with own figures to `options`; ships are in fjords and never move (ruling
    32)."""
    for province in range(PROVINCES):
        if g.here[province * 4 + seat] and (province != YGGDRASIL or can_arrive(g, WARRIOR)):
            options.append(MARCH + province)


def march(g: BloodRage, seat: int, source: int) -> None:
    g.pay(seat, MARCH_COST)
    g.ask(seat, MARCH_WHERE, source)


def march_places(g: BloodRage, seat: int, source: int) -> list[int]:
    """p.15: return all other provinces with an empty village, adjacent or not; Yggdrasil always has room."""
    return [PLACE + p for p in range(PROVINCES) if p != source and g.room[p] > 0]


def march_there(g: BloodRage, seat: int, action: int, source: int) -> None:
    g.ask(seat, MARCH_WHOM, source, action - PLACE, WARRIOR, 0)


def march_figures(g: BloodRage, seat: int, source: int, target: int, kind: int, moved: int) -> list[int]:
    """Return the figures that can march, asked kind by kind in a fixed order: each set has one notation."""
    room = g.room[target]
    options = [DONE] if moved else []
    if room <= 0:
        return options
    if kind == WARRIOR:
        most = min(room, g.warriors[source * 4 + seat])
        options += range(WARRIORS + 1, WARRIORS + most + 1)
    row = seat * FIGURES
    for figure in range(max(kind, 1), FIGURES):
        if g.at[row + figure] == source:
            options.append(FIGURE + figure)
    return options


def march_figure(
    g: BloodRage, seat: int, action: int, source: int, target: int, kind: int, moved: int
) -> None:
    if action == DONE:
        return
    figure, n = (WARRIOR, action - WARRIORS) if action < FIGURE else (action - FIGURE, 1)
    g.move(seat, figure, source, target, n)
    g.emit(ev.MARCHED, seat, figure, n, source, target)
    g.ask(seat, MARCH_WHOM, source, target, figure + 1, moved + n)


MARCH_WHERE: Final = Prompt("march-where", march_places, march_there, forced=True, continues=True)
MARCH_WHOM: Final = Prompt(
    "march-whom",
    march_figures,
    march_figure,
    forced=True,
    continues=True,
    default=DONE,
    any_order=True,
)
