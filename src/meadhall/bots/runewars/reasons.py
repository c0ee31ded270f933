"""Reasons for an answer, for hints: message ids and their parameters."""

# not compiled: called once per hint, and returns dictionaries.
from __future__ import annotations

from typing import Any

from meadhall.bots.runewars import marching, year
from meadhall.bots.runewars.battle_forecast import (
    area_worth,
    dragon_chance,
    force_at,
    lore_of,
    plans,
    talks,
    wins,
)
from meadhall.bots.runewars.features import shard
from meadhall.runewars.answers import (
    ACTIVATE,
    AREAS,
    BID,
    BUILD,
    CARDS,
    CLAIM,
    DIAL,
    DIPLOMACY,
    DONE,
    DRAGON,
    FIGHT,
    MOVE,
    NO,
    ORDER,
    PLACE,
    QUEST,
    SPEND,
    TO,
    USE,
    VICTORY,
)
from meadhall.runewars.content import INFLUENCE_ICON, TACTICS_ICON
from meadhall.runewars.orders.harvest import production
from meadhall.runewars.orders.moving import CONQUER, MOBILIZE, STRATEGIZE
from meadhall.runewars.orders.order_cards import ACQUIRE_POWER, FORTIFY, HARVEST, RALLY_SUPPORT, RECRUIT
from meadhall.runewars.orders.recruit import all_icons
from meadhall.runewars.state import FALL, NO_FORT, WINTER
from meadhall.runewars.year.victory import dragon_runes

Said = tuple[str, dict[str, str | int]]
MOST = 3  # the maximum number of reasons for one answer
LIKELY = 0.5


def reasons(g: Any, seat: int, action: int) -> list[Said]:
    """Return reasons for an answer in the current state.

    The game may be a sampled one: of hidden things only what the seat itself knows is used.
    """
    name = g.asks[g.ask_of(seat)][1].name
    args = g.asks[g.ask_of(seat)][2]
    said: list[Said] = []
    if action in (DONE, NO):
        return []
    if action == VICTORY:
        return [("rw-victory", {"n": dragon_runes(g, seat)})]
    if action == CLAIM:
        return [("rw-objective", {})]
    if name == "choose-order":
        said = _order(g, seat, action - ORDER)
    elif name == "activate":
        said = _march(g, seat, action - ACTIVATE, args[0])
    elif name == "strategize-to":
        said = _land(g, seat, action - TO)
    elif name == "recruit-dial":
        said = [("rw-recruits", {"n": round(year.dial_might(g, seat, action - DIAL))})]
    elif name == "make-bid":
        said = _bid(g, seat, action - BID)
    elif name == "fight-or-talk":
        said = _meet(g, seat, action, args[0])
    elif name == "diplomacy-influence":
        said = [("rw-talks", {"percent": round(100 * talks(g, seat, action - SPEND))})]
    elif name == "place-dragon-rune":
        said = _safe(g, seat, action - DRAGON)
    elif name == "fortify" and BUILD <= action < BUILD + AREAS and dragon_chance(g, seat, action - BUILD) > 0:
        said = [("rw-guards-rune", {"area": g.content.area_name[action - BUILD]})]
    elif name == "deploy-where" and dragon_chance(g, seat, action - PLACE) > LIKELY:
        said = [("rw-guards-rune", {"area": g.content.area_name[action - PLACE]})]
    elif name == "hero-action" and action == MOVE and marching.hero_goal(g, seat, args[0]):
        said = [("rw-near-quest", {})]
    elif name == "quest-walk" and TO <= action < TO + AREAS:
        goal = marching.hero_goal(g, seat, args[0])
        if goal and goal[action - TO] < goal[g.hero_at[args[0]]]:
            said = [("rw-near-quest", {})]
    elif QUEST <= action < QUEST + CARDS:
        said = [("rw-quest", {})]
    elif name == "my-turn" and USE <= action < USE + CARDS and shard(g, action - USE):
        said = [("rw-shard", {})]
    return said[:MOST]


def _order(g: Any, seat: int, order: int) -> list[Said]:
    said: list[Said] = []
    if order in (MOBILIZE, CONQUER):
        found = sorted(plans(g, seat, order == CONQUER), key=lambda march: (-march.worth, march.area))
        if found and found[0].worth > 0:
            said += _march(g, seat, found[0].area, order)[:2]
    elif order == HARVEST:
        more = sum(max(0, min(8, production(g, seat, r)) - g.dials[seat * 3 + r]) for r in range(3))
        if more:
            said.append(("rw-harvest", {"n": more}))
        if g.season in (FALL, WINTER) and min(8, production(g, seat, 0)) > g.dials[seat * 3]:
            said.append(("rw-food", {}))
    elif order == RECRUIT:
        said.append(("rw-recruits", {"n": round(max(year.dial_might(g, seat, r) for r in range(3)))}))
    elif order == RALLY_SUPPORT:
        cities = sum(1 for a in g.board.areas if g.city[a] >= 0 and g.control(a) == seat)
        if cities:
            said.append(("rw-cities", {"n": cities}))
    elif order == ACQUIRE_POWER:
        said.append(("rw-influence", {"n": all_icons(g, seat, INFLUENCE_ICON)}))
    elif order == STRATEGIZE and all_icons(g, seat, TACTICS_ICON):
        said.append(("rw-tactics", {"n": all_icons(g, seat, TACTICS_ICON)}))
    if order != FORTIFY and g.played[seat] >> (order + 1) == 0:
        said.append(("rw-supremacy", {}))
    return said


def _march(g: Any, seat: int, area: int, order: int) -> list[Said]:
    said = _land(g, seat, area)
    for march in plans(g, seat, order == CONQUER):
        if march.area == area:
            if march.fights:
                said.append(("rw-wins-battle", {"percent": round(100 * march.chance)}))
            elif march.chance < 1:
                said.append(("rw-talks", {"percent": round(100 * march.chance)}))
            else:
                said.append(("rw-free-land", {"area": g.content.area_name[area]}))
    return said


def _land(g: Any, seat: int, area: int) -> list[Said]:
    said: list[Said] = []
    name = g.content.area_name[area]
    chance = dragon_chance(g, seat, area)
    owner = g.control(area)
    if chance and owner != seat:
        said.append(("rw-takes-rune", {"area": name, "percent": round(100 * chance)}))
    if owner >= 0 and owner != seat and owner in g.victory and chance:
        said.append(("rw-stops-victory", {"seat": g.names[owner]}))
    if g.city[area] >= 0 and owner != seat:
        said.append(("rw-takes-city", {"area": name}))
    elif owner != seat and area_worth(g, seat, area) > 0.2 and not chance:
        said.append(("rw-good-land", {"area": name}))
    return said


def _bid(g: Any, seat: int, n: int) -> list[Said]:
    said: list[Said] = []
    if n and year.rune_at_stake(g):
        said.append(("rw-rune-bid", {}))
    if n > max(g.influence[other] for other in range(g.seats) if other != seat):
        said.append(("rw-sure-bid", {}))
    return said


def _meet(g: Any, seat: int, action: int, area: int) -> list[Said]:
    if action == DIPLOMACY:
        spent = min(3, g.influence[seat])
        return [("rw-talks", {"percent": round(100 * talks(g, seat, spent))})]
    if action != FIGHT:
        return []
    own = marching.marching_force(g, seat)
    return [("rw-wins-battle", {"percent": round(100 * wins(own, force_at(g, lore_of(g.content), area), 0))})]


def _safe(g: Any, seat: int, area: int) -> list[Said]:
    name = g.content.area_name[area]
    if g.fort[area] != NO_FORT and g.control(area) == seat:
        return [("rw-safe-fort", {"area": name})]
    return [("rw-safe-home", {"area": name})] if g.home_seat[area] == seat else []
