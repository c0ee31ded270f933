"""Priors for the year: orders, bids, building and recruiting."""

from __future__ import annotations

from math import exp
from typing import Final

from meadhall.bots.runewars.battle_forecast import lore_of, plans
from meadhall.runewars.answers import BID, BUILD, DIAL, DONE, ORDER, REPAIR
from meadhall.runewars.board import OPEN
from meadhall.runewars.content import INFLUENCE_ICON, KINDS, TACTICS_ICON
from meadhall.runewars.effects.tree import OPS
from meadhall.runewars.orders.harvest import production
from meadhall.runewars.orders.moving import CONQUER, MOBILIZE, STRATEGIZE
from meadhall.runewars.orders.order_cards import (
    ACQUIRE_POWER,
    FORTIFY,
    HARVEST,
    RALLY_SUPPORT,
    RECRUIT,
)
from meadhall.runewars.orders.recruit import all_icons, dial_icons
from meadhall.runewars.state import DAMAGED, NO_FORT, WINTER, YEARS, Runewars
from meadhall.runewars.strongholds import spare

SHARP: Final = 3.0  # the exponent that makes better orders more likely
RECEIVE_RUNE: Final[int] = OPS.index("receive_rune")


def weigh_orders(g: Runewars, seat: int, legal: list[int]) -> list[float]:
    worth = orders_worth(g, seat)
    return [exp(SHARP * min(4.0, max(-2.0, worth[action - ORDER]))) for action in legal]


def orders_worth(g: Runewars, seat: int) -> list[float]:
    """Return the value of each order now, by its number, in dragon runes; worth[0] is unused."""
    worth = [0.0] * (FORTIFY + 1)
    highest = 0
    for order in range(1, FORTIFY + 1):
        if g.played[seat] >> order & 1:
            highest = order
    best, second, fight = _marches(g, seat, False)
    _, _, siege = _marches(g, seat, True)
    worth[STRATEGIZE] = 0.15 + (0.08 * all_icons(g, seat, TACTICS_ICON) if highest < STRATEGIZE else 0.0)
    worth[MOBILIZE] = max(best, fight) + (second if highest < MOBILIZE else 0.0)
    worth[CONQUER] = max(best, siege if highest < CONQUER else fight)
    worth[HARVEST] = _harvest(g, seat, highest < HARVEST)
    worth[RECRUIT] = _recruit(g, seat, highest < RECRUIT)
    worth[RALLY_SUPPORT] = _rally(g, seat, highest < RALLY_SUPPORT)
    worth[ACQUIRE_POWER] = _power(g, seat, highest < ACQUIRE_POWER)
    worth[FORTIFY] = _fortify(g, seat)
    left = WINTER - g.season
    for order in range(1, FORTIFY + 1):
        # A high order early in the year leaves fewer orders that can have supremacy.
        if order > highest:
            worth[order] -= 0.05 * left * max(0, order - highest - 2)
    return worth


def _marches(g: Runewars, seat: int, conquer: bool) -> tuple[float, float, float]:
    """Return the two best marches without a battle and the best with one."""
    best = 0.0
    second = 0.0
    fight = 0.0
    for march in plans(g, seat, conquer):
        if march.fights:
            fight = max(fight, march.worth)
        elif march.worth > best:
            second = best
            best = march.worth
        elif march.worth > second:
            second = march.worth
    return best, second, fight


def _harvest(g: Runewars, seat: int, supreme: bool) -> float:
    worth = 0.0
    for resource in range(3):
        change = min(8, production(g, seat, resource)) - g.dials[seat * 3 + resource]
        worth += 0.09 * change if change > 0 else 0.08 * change
    if g.season >= WINTER - 1 and g.dials[seat * 3] < 4:
        worth += 0.1 * max(0, min(8, production(g, seat, 0)) - g.dials[seat * 3])
    if supreme:
        for area in g.forts(seat):
            if g.development[area] >= 0:
                worth += 0.1
            elif g.dials[seat * 3 + 1]:
                worth += 0.15
    return worth


def dial_might(g: Runewars, seat: int, resource: int) -> float:
    """Return the value of recruiting from a dial."""
    lore = lore_of(g.content)
    might = 0.0
    for kind in range(KINDS):
        n = min(dial_icons(g, seat, resource, kind), g.in_supply(seat, kind))
        might += n * lore.might[g.factions[seat] * KINDS + kind]
    return might


def _recruit(g: Runewars, seat: int, supreme: bool) -> float:
    if not g.forts(seat):
        return -1.0
    best = 0.0
    total = 0.0
    least = 99.0
    for resource in range(3):
        might = dial_might(g, seat, resource)
        best = max(best, might)
        least = min(least, might)
        total += might
    brings = total - least if supreme else best
    # In autumn the food dial limits how many units survive winter.
    hungry = 0.7 if g.season == WINTER - 1 and g.dials[seat * 3] < 4 else 1.0
    return 0.1 * brings * hungry if g.year < YEARS else 0.06 * brings


def _rally(g: Runewars, seat: int, supreme: bool) -> float:
    worth = 0.0
    for area in g.board.areas:
        if g.city[area] >= 0 and g.control(area) == seat:
            worth += 0.25
    if supreme and g.influence[seat] and len(g.heroes_of(seat)) < 3 and g.year < YEARS:
        worth += 0.2
    return worth


def _power(g: Runewars, seat: int, supreme: bool) -> float:
    icons = all_icons(g, seat, INFLUENCE_ICON)
    worth = 0.1 * icons
    if supreme:
        for title in range(len(g.title_seat)):
            if g.title_seat[title] != seat and g.title_influence[title] + 1 <= g.influence[seat] + icons:
                worth += 0.15
                break
    return worth


def _fortify(g: Runewars, seat: int) -> float:
    worth = 0.0
    if g.dials[seat * 3 + 1] and g.dials[seat * 3 + 2]:
        outside = 0
        for area in g.board.areas:
            if g.control(area) == seat and g.fort[area] == NO_FORT and g.city[area] < 0:
                outside += 1
        if spare(g, seat) and outside:
            worth += 0.35
    for area in g.forts(seat):
        if g.fort[area] == DAMAGED:
            worth += 0.15
            break
    return worth


# --- parts of orders ------------------------------------------------------------------------------


def weigh_dials(g: Runewars, seat: int, legal: list[int]) -> list[float]:
    out: list[float] = []
    for action in legal:
        if action == DONE:
            out.append(0.3)
        else:
            might = dial_might(g, seat, action - DIAL)
            out.append(0.05 + might * might)
    return out


def weigh_fortify(g: Runewars, seat: int, legal: list[int]) -> list[float]:
    """Build a stronghold at a rune or near enemies; repair damaged ones."""
    out: list[float] = []
    for action in legal:
        if action == DONE:
            out.append(0.3)
        elif BUILD <= action < BUILD + g.content.areas:
            out.append(site_worth(g, seat, action - BUILD) if spare(g, seat) else 0.03)
        elif REPAIR <= action < REPAIR + g.content.areas:
            out.append(1.0)
        else:
            out.append(0.05)
    return out


def site_worth(g: Runewars, seat: int, area: int) -> float:
    worth = 0.8
    if g.rune[area] == 1:
        worth += 1.5
    for i in range(len(g.board.near[area])):
        other = g.board.near[area][i]
        if g.board.edge[area][i] == OPEN and g.fort[other] != NO_FORT and g.control(other) == seat:
            worth -= 0.3
    if g.home_seat[area] != seat:
        worth += 0.5
    return max(0.1, worth)


# --- bids -----------------------------------------------------------------------------------------


def weigh_bid(g: Runewars, seat: int, legal: list[int]) -> list[float]:
    """Bid nearly everything for a dragon rune, little for less; never more than needed to win."""
    richest = 0
    for other in range(g.seats):
        if other != seat and g.alive(other):
            richest = max(richest, g.influence[other])
    if rune_at_stake(g):
        target = min(0.85 * g.influence[seat], 0.7 * richest + 1.0)
    else:
        target = min(0.3 * g.influence[seat], 2.0)
    out: list[float] = []
    for action in legal:
        n = action - BID
        off = (n - target) / 1.2
        out.append(0.01 + exp(-0.5 * off * off) if n <= richest + 1 else 0.001)
    return out


def rune_at_stake(g: Runewars) -> bool:
    """Whether the highest bidder receives a dragon rune."""
    if not g.stack or len(g.stack[-1][1]) != 2:
        return False
    block = g.stack[-1][1][0]
    i = g.stack[-1][1][1]
    if block >= len(g.content.blocks) or i >= len(g.content.blocks[block]):
        return False
    step = g.content.blocks[block][i]
    for _, _, steps in step.results:
        for result in g.content.blocks[steps]:
            if result.op == RECEIVE_RUNE:
                return True
    if step.then_block >= 0:
        for result in g.content.blocks[step.then_block]:
            if result.op == RECEIVE_RUNE:
                return True
    return False
