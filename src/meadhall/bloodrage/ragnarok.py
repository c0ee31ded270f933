"""Ragnarok and Release Valhalla (p.22)."""

from __future__ import annotations

from meadhall.bloodrage import event_codes as ev
from meadhall.bloodrage.board import FIGURES, RESERVE, VALHALLA, WARRIOR
from meadhall.bloodrage.destroy import all_figures, perish
from meadhall.bloodrage.invade import release_glory
from meadhall.bloodrage.state import RAGNAROK, VALHALLA_PHASE, BloodRage, clockwise


def ragnarok_phase(g: BloodRage) -> None:
    """p.22: destroy the doomed province and all figures there and in its fjord; each gives Glory."""
    g.checkpoint("quests_ended")
    g.phase = RAGNAROK
    g.emit(ev.PHASE_BEGINS, RAGNAROK)
    province = g.doom[g.age - 1]
    g.emit(ev.PROVINCE_DESTROYED, province)
    g.checkpoint("ragnarok_begins")
    g.then(province_gone, province)
    for seat in reversed(clockwise(g, g.first)):
        warriors = g.warriors[province * 4 + seat]
        g.then(perish, seat, province, warriors, all_figures(g, seat, province), ev.BY_RAGNAROK)


def province_gone(g: BloodRage, province: int) -> None:
    """p.22: remove the province from the game; the doom token moves on."""
    g.close(province)
    if g.age < 3:
        g.emit(ev.PROVINCE_DOOMED, g.doom[g.age])
    g.checkpoint("province_destroyed")


def release_valhalla(g: BloodRage) -> None:
    """p.22: all figures in Valhalla return to their reserves, in Age 3 too (ruling 109)."""
    g.phase = VALHALLA_PHASE
    g.emit(ev.PHASE_BEGINS, VALHALLA_PHASE)
    for seat in clockwise(g, g.first):
        n = g.here[VALHALLA * 4 + seat]
        if not n:
            continue
        warriors = g.warriors[VALHALLA * 4 + seat]
        if warriors:
            g.move(seat, WARRIOR, VALHALLA, RESERVE, warriors)
        for figure in range(1, FIGURES):
            if g.at[seat * FIGURES + figure] == VALHALLA:
                g.move(seat, figure, VALHALLA, RESERVE, 1)
        g.emit(ev.RELEASED, seat, n)
        g.gain_glory(seat, n * release_glory(g, seat), ev.FROM_VALHALLA)
    g.checkpoint("valhalla_released")
