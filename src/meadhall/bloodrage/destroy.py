"""Destroying figures: they go to Valhalla (p.7), unless an effect saves them."""

from __future__ import annotations

from typing import Final

from meadhall.bloodrage import event_codes as ev
from meadhall.bloodrage.actions import DECLINE, PROTECT, RETREAT
from meadhall.bloodrage.board import FIGURES, FJORD, OUTER, RAGNAROK_GLORY, SHIP, VALHALLA, WARRIOR, YGGDRASIL
from meadhall.bloodrage.cards import CARD_TYPE, FRIGGAS_PROTECTION, ODINS_INSPIRATION, SHIP_GLORY
from meadhall.bloodrage.figures import SEA_SERPENT, VOLUR_WITCH
from meadhall.bloodrage.state import SHIP_SLOT, SLOTS, BloodRage
from meadhall.kernel.prompt import Prompt

PROTECTION_COST: Final = 1

# The doomed figures of one clan in a province and its fjord: a number of Warriors and a mask of other kinds.


def all_figures(g: BloodRage, seat: int, province: int) -> int:
    """Return the mask of a clan's figures other than Warriors in a province and its fjord."""
    mask = 0
    fjord = FJORD[province]
    row = seat * FIGURES
    for figure in range(1, FIGURES):
        place = g.at[row + figure]
        if place >= 0 and (place == province or place == fjord):
            mask |= 1 << figure
    return mask


def protecting_rage(g: BloodRage, seat: int, cause: int) -> int:
    """Return how many figures Frigga's Protection can save now, 1 Rage each (rulings 46, 68)."""
    if not g.powers[seat] & FRIGGAS_PROTECTION:
        return 0
    if cause == ev.BY_RAGNAROK and not g.options.protection_at_ragnarok:
        return 0
    if g.options.stolen_rage_protects:
        return g.rage[seat]
    return max(0, g.rage[seat] - g.stolen[seat])


def witch_may_retreat(province: int, mask: int) -> bool:
    """Whether the Volur Witch may go to Yggdrasil instead, from an outer province (ruling 90)."""
    return mask >> VOLUR_WITCH & 1 == 1 and province < OUTER


def perish(g: BloodRage, seat: int, province: int, warriors: int, mask: int, cause: int) -> None:
    """Destroy one clan's figures, after the clan has decided for all of them what to save (ruling 116)."""
    if not warriors and not mask:
        return
    if witch_may_retreat(province, mask) or protecting_rage(g, seat, cause):
        g.ask(seat, SAVE_FIGURES, province, warriors, mask, cause)
    else:
        kill(g, seat, province, warriors, mask, cause)


def save_options(g: BloodRage, seat: int, province: int, warriors: int, mask: int, cause: int) -> list[int]:
    options = [DECLINE]
    if protecting_rage(g, seat, cause):
        if warriors:
            options.append(PROTECT + WARRIOR)
        options += [PROTECT + figure for figure in range(1, FIGURES) if mask >> figure & 1]
    if witch_may_retreat(province, mask):
        options.append(RETREAT)
    return options


def save_figure(
    g: BloodRage, seat: int, action: int, province: int, warriors: int, mask: int, cause: int
) -> None:
    if action == DECLINE:
        kill(g, seat, province, warriors, mask, cause)
        return
    if action == RETREAT:
        mask &= ~(1 << VOLUR_WITCH)
        g.move(seat, VOLUR_WITCH, province, YGGDRASIL, 1)
        g.emit(ev.WITCH_RETREATED, seat, province)
    else:
        figure = action - PROTECT
        g.pay(seat, PROTECTION_COST)
        g.emit(ev.PROTECTED, seat, figure, province if figure == WARRIOR else g.at[seat * FIGURES + figure])
        if figure == WARRIOR:
            warriors -= 1
        else:
            mask &= ~(1 << figure)
    g.then(perish, seat, province, warriors, mask, cause)


def kill(g: BloodRage, seat: int, province: int, warriors: int, mask: int, cause: int) -> None:
    """Move figures to Valhalla. Dragons give Glory for ships (ruling 42), Ragnarok for all figures (p.22)."""
    if warriors:
        g.move(seat, WARRIOR, province, VALHALLA, warriors)
        g.emit(ev.DESTROYED, seat, WARRIOR, warriors, province, cause)
    n = warriors
    ships = 0
    for figure in range(1, FIGURES):
        if mask >> figure & 1:
            place = g.at[seat * FIGURES + figure]
            g.move(seat, figure, place, VALHALLA, 1)
            g.emit(ev.DESTROYED, seat, figure, 1, place, cause)
            n += 1
            if figure == SHIP or figure == SEA_SERPENT:
                ships += 1
    if cause == ev.BY_BATTLE or cause == ev.BY_CARD:
        g.dead[seat] += n
    elif cause == ev.BY_RAGNAROK:
        times = 2 if g.powers[seat] & ODINS_INSPIRATION else 1
        g.gain_glory(seat, n * RAGNAROK_GLORY[g.age] * times, ev.FROM_RAGNAROK)
    if ships:
        card = g.sheet[seat * SLOTS + SHIP_SLOT]
        if card >= 0:
            g.gain_glory(seat, ships * SHIP_GLORY[CARD_TYPE[card]], ev.FROM_SHIP)


SAVE_FIGURES: Final = Prompt("save-figures", save_options, save_figure)
