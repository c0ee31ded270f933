"""Discard (p.20): at most one card is kept for the next Age, none after the third."""

from __future__ import annotations

from typing import Final

from meadhall.bloodrage import event_codes as ev
from meadhall.bloodrage.actions import KEEP, NOTHING
from meadhall.bloodrage.state import DISCARD, BloodRage
from meadhall.kernel.prompt import Prompt


def discard_phase(g: BloodRage) -> None:
    """p.20: all clans with cards choose at the same time, face down (ruling 114); in Age 3 all are
    discarded."""
    g.phase = DISCARD
    g.emit(ev.PHASE_BEGINS, DISCARD)
    for seat in range(g.seats):
        if not g.hands[seat]:
            continue
        if g.age == 3:
            save_card(g, seat, NOTHING)
        else:
            g.ask(seat, SAVE_CARD)


def save_options(g: BloodRage, seat: int) -> list[int]:
    return [NOTHING, *(KEEP + card for card in dict.fromkeys(g.hands[seat]))]


def save_card(g: BloodRage, seat: int, action: int) -> None:
    saved: tuple[int, ...] = ()
    if action != NOTHING:
        saved = (action - KEEP,)
        g.take_from_hand(seat, action - KEEP)
    g.emit(ev.HAND_DISCARDED, seat, len(g.hands[seat]), saved[0] if saved else -1)
    g.shed[(g.age - 1) * 4 + seat] = g.hands[seat]
    g.hands[seat] = saved


SAVE_CARD: Final = Prompt("save-card", save_options, save_card)
