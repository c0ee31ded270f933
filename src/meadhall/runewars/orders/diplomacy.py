"""Units enter an area with other units: battle, or diplomacy with unallied neutral units (p.16, p.18)."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import event_codes as ev
from meadhall.runewars.answers import DIPLOMACY, FIGHT, NO, SPEND
from meadhall.runewars.content import DIPLOMACY_BEFORE_DRAW, GOLD, KINDS, SILVER, SLOTS
from meadhall.runewars.fate import FOR_DIPLOMACY, draw, keep_one
from meadhall.runewars.limits import limit_of_eight
from meadhall.runewars.neutrals import decider
from meadhall.runewars.retreat import fall_back, retreat_areas
from meadhall.runewars.state import LIMIT, NO_FORT, Runewars

MOST_SPENT: Final = 6


def meet(g: Runewars, seat: int, area: int, order: int, fought: int) -> None:
    """R7.1, R7.2: enemies must be fought; with unallied neutral units diplomacy is possible."""
    if g.owner[area] >= 0 or g.fort[area] != NO_FORT:
        battle(g, seat, area)
    elif can_talk(g, seat, area):
        g.ask(seat, FIGHT_OR_TALK, area, fought)
    elif fought:
        # A portal has cost the last influence: there is still no second battle (R24.3).
        withdraw(g, seat, area)
    else:
        battle(g, seat, area)


def can_talk(g: Runewars, seat: int, area: int) -> bool:
    """R8.1, R7.22: diplomacy needs influence to spend, and at most eight units in all."""
    return g.influence[seat] > 0 and len(g.lines[0]) + g.neutrals(area) <= LIMIT


def battle(g: Runewars, seat: int, area: int) -> None:
    from meadhall.runewars.battle.begin import begin
    from meadhall.runewars.orders.order_cards import has_supremacy

    g.fought = 1
    begin(g, area, seat, 1 if g.order[seat] == 3 and has_supremacy(g, seat) else 0)


def meet_options(g: Runewars, seat: int, area: int, fought: int) -> list[int]:
    return [DIPLOMACY] if fought else [FIGHT, DIPLOMACY]


def met_neutrals(g: Runewars, seat: int, action: int, area: int, fought: int) -> None:
    if action == FIGHT:
        battle(g, seat, area)
    else:
        g.ask(seat, HOW_MUCH, area, fought)


def much_options(g: Runewars, seat: int, area: int, fought: int) -> list[int]:
    return list(range(SPEND + 1, SPEND + min(MOST_SPENT, g.influence[seat]) + 1))


def influence_spent(g: Runewars, seat: int, action: int, area: int, fought: int) -> None:
    """R8.1-R8.3: draw as many cards as influence was spent; one counts."""
    from meadhall.runewars.tactics import window

    n = action - SPEND
    g.gain_influence(seat, -n)
    g.emit(ev.DIPLOMACY, seat, area, n)
    g.extra_cards = 0
    g.then(draw_for_diplomacy, seat, area, fought, n)
    window(g, seat, DIPLOMACY_BEFORE_DRAW, -1, area)


def draw_for_diplomacy(g: Runewars, seat: int, area: int, fought: int, n: int) -> None:
    n += g.extra_cards
    g.extra_cards = 0
    draw(g, seat, n, FOR_DIPLOMACY, -1, keep_for_diplomacy, seat, area, fought)


def keep_for_diplomacy(g: Runewars, seat: int, area: int, fought: int) -> None:
    keep_one(g, seat, diplomacy_result, seat, area, fought)


def diplomacy_result(g: Runewars, destiny: int, seat: int, area: int, fought: int) -> None:
    if destiny == GOLD:
        g.emit(ev.ALLIED, seat, area)
        settle_in(g, seat, area)
    elif destiny == SILVER:
        g.then(settle_in, seat, area)
        neutrals_withdraw(g, area)
    elif fought or not retreat_areas(g, seat, area, force(g), -1):
        if fought:
            withdraw(g, seat, area)
        else:
            battle(g, seat, area)
    else:
        g.ask(seat, FIGHT_OR_RETREAT, area)


def force(g: Runewars) -> tuple[int, ...]:
    """Return the arriving units, by slot."""
    counts = [0] * SLOTS
    for code in g.lines[0]:
        counts[code >> 5] += 1
    return tuple(counts)


def settle_in(g: Runewars, seat: int, area: int) -> None:
    """R8.4: put the units into the area; neutral units there become allied."""
    counts = force(g)
    g.lines[0] = ()
    for slot in range(SLOTS):
        g.add_units(area, seat, slot, counts[slot])
    g.then(limit_of_eight, seat, area)


def neutrals_withdraw(g: Runewars, area: int) -> None:
    """R8.5: all neutral units retreat, routed, to one area that the left neighbour picks, or are
    destroyed."""
    counts = [0] * SLOTS
    for slot in range(KINDS, SLOTS):
        standing = g.up[area * SLOTS + slot]
        routed = g.down[area * SLOTS + slot]
        counts[slot] = standing + routed
        g.take_units(area, slot, standing)
        g.take_units(area, slot, routed, True)
    fall_back(g, -1, area, 1, decider(g), [*counts, *([0] * SLOTS)])


def red_options(g: Runewars, seat: int, area: int) -> list[int]:
    return [FIGHT, NO]


def red_answered(g: Runewars, seat: int, action: int, area: int) -> None:
    """R8.6: fight, or all units retreat to one adjacent area."""
    if action == FIGHT:
        battle(g, seat, area)
    else:
        withdraw(g, seat, area)


def withdraw(g: Runewars, seat: int, area: int) -> None:
    counts = force(g)
    g.lines[0] = ()
    fall_back(g, seat, area, 1, seat, [*counts, *([0] * SLOTS)])


FIGHT_OR_TALK: Final = Prompt("fight-or-talk", meet_options, met_neutrals, forced=True, continues=True)
HOW_MUCH: Final = Prompt("diplomacy-influence", much_options, influence_spent, forced=True, continues=True)
FIGHT_OR_RETREAT: Final = Prompt("fight-or-retreat", red_options, red_answered)
