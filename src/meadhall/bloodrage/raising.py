"""Raising a clan stat of choice (p.7): Quests, Thor's Oath, Frigga's Grace, Lord of Axes, Sacrifice."""

from __future__ import annotations

from typing import Final

from meadhall.bloodrage.actions import RAISE
from meadhall.bloodrage.board import TOP_STEP
from meadhall.bloodrage.state import BloodRage
from meadhall.kernel.prompt import Prompt

NONE_BARRED: Final = -1


def raise_a_stat(g: BloodRage, seat: int, barred: int) -> None:
    """One step on a stat of choice, but not the barred one; nothing if all are at the top (ruling 12)."""
    if raise_options(g, seat, barred):
        g.ask(seat, RAISE_STAT, barred)


def raise_options(g: BloodRage, seat: int, barred: int) -> list[int]:
    return [RAISE + stat for stat in range(3) if stat != barred and g.steps[stat * 4 + seat] < TOP_STEP]


def raise_chosen(g: BloodRage, seat: int, action: int, barred: int) -> None:
    g.raise_stat(seat, action - RAISE)


RAISE_STAT: Final = Prompt("raise-stat", raise_options, raise_chosen, forced=True)
