"""Frigga's Sacrifice: an action; two own figures on the board for one step of a stat (ruling 98)."""

from __future__ import annotations

from typing import Final

from meadhall.bloodrage import event_codes as ev
from meadhall.bloodrage.actions import SACRIFICE, VICTIM
from meadhall.bloodrage.board import FIGURES, ON_BOARD, WARRIOR
from meadhall.bloodrage.cards import FRIGGAS_SACRIFICE
from meadhall.bloodrage.destroy import kill
from meadhall.bloodrage.raising import NONE_BARRED, raise_a_stat
from meadhall.bloodrage.state import BloodRage
from meadhall.kernel.prompt import Prompt

VICTIMS: Final = 2


def sacrifice_options(g: BloodRage, seat: int, options: list[int]) -> None:
    if g.powers[seat] & FRIGGAS_SACRIFICE and g.board[seat] >= VICTIMS:
        options.append(SACRIFICE)


def sacrifice(g: BloodRage, seat: int) -> None:
    g.emit(ev.SACRIFICED, seat)
    g.then(raise_a_stat, seat, NONE_BARRED)
    g.ask(seat, SACRIFICE_WHOM, VICTIMS)


def victim_options(g: BloodRage, seat: int, left: int) -> list[int]:
    options = [
        VICTIM + place * FIGURES + WARRIOR for place in range(ON_BOARD) if g.warriors[place * 4 + seat]
    ]
    for figure in range(1, FIGURES):
        place = g.at[seat * FIGURES + figure]
        if 0 <= place < ON_BOARD:
            options.append(VICTIM + place * FIGURES + figure)
    return sorted(options)


def sacrifice_figure(g: BloodRage, seat: int, action: int, left: int) -> None:
    place, figure = divmod(action - VICTIM, FIGURES)
    if figure == WARRIOR:
        kill(g, seat, place, 1, 0, ev.BY_SACRIFICE)
    else:
        kill(g, seat, place, 0, 1 << figure, ev.BY_SACRIFICE)
    if left > 1:
        g.ask(seat, SACRIFICE_WHOM, left - 1)


SACRIFICE_WHOM: Final = Prompt(
    "sacrifice-whom", victim_options, sacrifice_figure, forced=True, continues=True
)
