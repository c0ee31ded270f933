"""Refusals for orders, except movement, and for the icons of seasons (p.11-12, p.31-36)."""

# not compiled: builds messages.
from __future__ import annotations

from meadhall.runewars import answers as act
from meadhall.runewars.content import ACQUIRE_POWER, SLOTS
from meadhall.runewars.effects.tree import B_HIGHEST
from meadhall.runewars.state import DAMAGED, KNOWERS, NO_FORT, NO_RUNE, Runewars
from meadhall.runewars.why.common import (
    CARD,
    Why,
    area_in,
    card_in,
    controlled,
    influence,
    misplaced,
    no,
    own_stronghold,
    own_type,
    place,
    so_many,
    type_in,
    unit,
    units_in,
)

WOOD = 1
ORE = 2
ORDERS = 8
GIFTS = 2  # of fall: influence or a tactics card
HEROES_SOUGHT = 3
BUILT, REPAIRED, RUNES_MOVED = 1, 2, 4  # parts of Fortify


# --- seasons and bids ----------------------------------------------------------------------------------


def order(g: Runewars, seat: int, action: int) -> Why:
    number = card_in(action, act.ORDER, ORDERS + 1)
    if number < 1:
        return misplaced("choose-order")
    if g.played[seat] >> number & 1:
        return no("order_already_played", "p.12", order=g.content.orders[number])
    return None


def fall_gift(g: Runewars, seat: int, action: int) -> Why:
    gift = card_in(action, act.BENEFIT, len(act.BENEFIT_NAMES))
    if gift < 0:
        return misplaced("fall-gift")
    return None if gift < GIFTS else no("not_in_fall", "p.11", benefit=act.BENEFIT_NAMES[gift])


def bid(g: Runewars, seat: int, action: int) -> Why:
    n = card_in(action, act.BID, act.MOST)
    return misplaced("make-bid") if n < 0 else influence(g, seat, n, "p.31")


def add_to_bid(g: Runewars, seat: int, action: int, block: int, i: int) -> Why:
    n = card_in(action, act.SPEND, act.MOST)
    amount = g.content.blocks[block][i].amount
    if n < 0 or amount is None:
        return misplaced("add-to-bid")
    if n < amount.n:
        return no("spend_more", CARD, need=amount.n)
    return no("spend_at_most", CARD, most=amount.high) if n > amount.high else influence(g, seat, n, "p.31")


def tie(g: Runewars, seat: int, action: int, block: int, i: int, rank: int) -> Why:
    """One of the tied players (R22.4)."""
    faction = card_in(action, act.SEAT, act.SEATS)
    if faction < 0 or faction not in g.factions:
        return misplaced("tie-for-lowest" if rank == 2 else "break-tie")
    other = g.factions.index(faction)
    bidders = {s: g.bids[s] for s in range(g.seats) if g.bids[s] >= 0 and g.alive(s)}
    first = g.envs[-1][B_HIGHEST] if rank else 0
    if rank == 1 or (rank == 2 and len(bidders) > 1):
        # The highest bidder is neither second nor lowest.
        bidders = {s: n for s, n in bidders.items() if not first >> s & 1}
    tied = min(bidders.values()) if rank == 2 else max(bidders.values())
    return None if bidders.get(other) == tied else no("not_tied", "p.31", seat=g.names[other])


# --- Harvest (p.33) ------------------------------------------------------------------------------------


def development_site(g: Runewars, seat: int, action: int) -> Why:
    if action == act.NO:
        return None
    area = area_in(g, action, act.BUILD)
    if area < 0:
        return misplaced("build-development")
    if why := own_stronghold(g, seat, area, "p.33"):
        return why
    return no("development_there", "p.33", area=place(g, area)) if g.development[area] >= 0 else None


def development(g: Runewars, seat: int, action: int, area: int) -> Why:
    return _development(g, seat, action, "which-development", 0)


def move_development(g: Runewars, seat: int, action: int, area: int, kind: int) -> Why:
    """p.31: with all of the kind on the board, one of them is destroyed first."""
    other = area_in(g, action, act.FROM)
    if other < 0:
        return misplaced("move-development")
    if why := own_stronghold(g, seat, other, "p.33"):
        return why
    name = g.content.names["development"][g.factions[seat] * 4 + kind]
    if g.development[other] == kind:
        return None
    return no("not_that_development", "p.31", development=name, area=place(g, other))


def free_development(g: Runewars, seat: int, action: int, area: int) -> Why:
    """Of a card: a token that is not on the board."""
    used = 0
    number = action - act.DEVELOP
    for other in g.board.areas:
        if g.holder[other] == seat and g.fort[other] != NO_FORT and g.development[other] == number % 4:
            used += 1
    return _development(g, seat, action, "build-free", used)


def _development(g: Runewars, seat: int, action: int, prompt: str, used: int) -> Why:
    number = card_in(action, act.DEVELOP, len(g.content.development_count))
    if number < 0 or number // 4 not in g.factions:
        return misplaced(prompt)
    name = g.content.names["development"][number]
    if number // 4 != g.factions[seat]:
        return no("not_your_development", "p.33", development=name)
    if g.content.development_count[number] <= used:
        return no("no_such_development", "p.31", development=name)
    return None


# --- Recruit (p.35) ------------------------------------------------------------------------------------


def dial(g: Runewars, seat: int, action: int, dials: int, used: int) -> Why:
    if action == act.DONE:
        return None if used else no("must_recruit", "p.35")
    resource = card_in(action, act.DIAL, 3)
    if resource < 0:
        return misplaced("recruit-dial")
    if used >> resource & 1:
        return no("dial_used", "p.35", resource=act.RESOURCE_NAMES[resource])
    return None


def free_figure(g: Runewars, seat: int, action: int, kind: int, missing: int) -> Why:
    if action == act.NO:
        return None
    area = area_in(g, action, act.AREA)
    if area < 0:
        return misplaced("free-figure")
    if why := controlled(g, seat, area, "p.31"):
        return why
    if g.up[area * SLOTS + kind] + g.down[area * SLOTS + kind] == 0:
        return no("no_such_unit_there", "p.31", unit=unit(g, g.type_at(seat, kind)), area=place(g, area))
    return None


def deploy(g: Runewars, seat: int, action: int, *left: int) -> Why:
    kind, n = units_in(g, action, act.UNITS)
    if kind < 0:
        return misplaced("deploy")
    return own_type(g, seat, kind, "p.35") or so_many(g, kind, n, left[g.content.type_slot(kind)], "p.35")


def deploy_where(g: Runewars, seat: int, action: int, kind: int, n: int, *left: int) -> Why:
    area = area_in(g, action, act.PLACE)
    return misplaced("deploy-where") if area < 0 else own_stronghold(g, seat, area, "p.35")


# --- Rally Support (p.36) ------------------------------------------------------------------------------


def neutral_in_supply(g: Runewars, shape: int) -> bool:
    for kind in range(g.content.neutral_types, g.content.types):
        if g.content.shape[kind] == shape and g.in_supply(-1, g.content.type_slot(kind)):
            return True
    return False


def city_benefit(g: Runewars, seat: int, action: int, area: int) -> Why:
    if action == act.DONE:
        return None
    benefit = card_in(action, act.BENEFIT, len(act.BENEFIT_NAMES))
    if benefit < 0:
        return misplaced("city-benefit")
    city = g.city[area]
    if benefit not in [kind for kind, _ in g.content.city_benefits[city]]:
        return no("not_of_this_city", "p.36", city=g.content.cities[city], benefit=act.BENEFIT_NAMES[benefit])
    if benefit >= 3 and not neutral_in_supply(g, benefit - 3):
        return no("none_of_class_in_supply", "p.36", benefit=act.BENEFIT_NAMES[benefit])
    return None


def hire(g: Runewars, seat: int, action: int, area: int, shape: int, left: int) -> Why:
    kind = type_in(g, action, act.TYPE)
    if kind < 0:
        return misplaced("hire")
    if kind < g.content.neutral_types:
        return no("only_neutral_units", "p.36", unit=unit(g, kind))
    if g.content.shape[kind] != shape:
        return no("wrong_class", "p.36", unit=unit(g, kind))
    if not g.in_supply(-1, g.content.type_slot(kind)):
        return no("none_in_supply", "p.36", unit=unit(g, kind))
    return None


def seek_hero(g: Runewars, seat: int, action: int) -> Why:
    if action == act.DONE:
        return None
    n = card_in(action, act.SPEND, act.MOST)
    if n < 0:
        return misplaced("seek-hero")
    if n == 0:
        return no("at_least_one", "p.36")
    if n > HEROES_SOUGHT:
        return no("spend_at_most", "p.36", most=HEROES_SOUGHT)
    if n > len(g.hero_deck):
        return no("few_heroes_left", "p.36", have=len(g.hero_deck))
    return influence(g, seat, n, "p.36")


# --- Acquire Power (p.36) ------------------------------------------------------------------------------


def crown(g: Runewars, seat: int, action: int, used: int) -> Why:
    """A reward for this moment, of a hero that has not used one at this moment."""
    if action == act.DONE:
        return None
    card = card_in(action, act.USE, len(g.content.rewards))
    if card < 0:
        return misplaced("acquire-power-reward")
    name = g.content.rewards[card]
    owners = [
        hero
        for hero in range(len(g.hero_seat))
        if g.hero_seat[hero] == seat and any(code >> KNOWERS == card for code in g.rewards[hero])
    ]
    if not owners:
        return no("reward_not_held", "p.27", reward=name)
    if not g.content.reward_timings[card] >> ACQUIRE_POWER & 1:
        return no("reward_not_now", CARD, reward=name)
    return no("reward_used_now", CARD, reward=name) if all(used >> hero & 1 for hero in owners) else None


def title(g: Runewars, seat: int, action: int) -> Why:
    if action == act.DONE:
        return None
    number = card_in(action, act.TITLE, len(g.content.titles))
    if number < 0:
        return misplaced("take-title")
    if g.title_seat[number] == seat and not g.options.title_raise:
        return no("your_title_already", "p.36", title=g.content.titles[number])
    return _title_price(g, number, g.influence[seat])


def _title_price(g: Runewars, number: int, offer: int) -> Why:
    """More than the influence on it (R24.13)."""
    if offer > g.title_influence[number]:
        return None
    return no("title_costs_more", "p.36", title=g.content.titles[number], need=g.title_influence[number] + 1)


def pay_title(g: Runewars, seat: int, action: int, number: int) -> Why:
    n = card_in(action, act.SPEND, act.MOST)
    if n < 0:
        return misplaced("pay-for-title")
    return _title_price(g, number, n) or influence(g, seat, n, "p.36")


# --- Fortify (p.36) ------------------------------------------------------------------------------------


def _resource(g: Runewars, seat: int, resource: int) -> Why:
    if g.dials[seat * 3 + resource]:
        return None
    return no("no_wood", "p.36") if resource == WOOD else no("no_ore", "p.36")


def fortify(g: Runewars, seat: int, action: int, done: int) -> Why:
    if action == act.DONE:
        return None
    if action == act.RUNES:
        if done & RUNES_MOVED:
            return no("once_an_order", "p.36")
        mine = [a for a in g.board.areas if g.control(a) == seat]
        movable = [a for a in mine if g.rune[a] != NO_RUNE]
        return None if movable and len(mine) > 1 else no("no_runes_to_move", "p.36")
    area = area_in(g, action, act.BUILD)
    if area >= 0:
        if done & BUILT:
            return no("once_an_order", "p.36")
        return _resource(g, seat, WOOD) or _resource(g, seat, ORE) or _site(g, seat, area)
    area = area_in(g, action, act.REPAIR)
    if area < 0:
        return misplaced("fortify")
    if done & REPAIRED:
        return no("once_an_order", "p.36")
    if why := _resource(g, seat, ORE) or own_stronghold(g, seat, area, "p.36"):
        return why
    return None if g.fort[area] == DAMAGED else no("not_damaged", "p.36", area=place(g, area))


def _site(g: Runewars, seat: int, area: int) -> Why:
    """R24.15: a controlled area without stronghold or city."""
    if why := controlled(g, seat, area, "p.36"):
        return why
    if g.fort[area] != NO_FORT:
        return no("stronghold_there", "p.36", area=place(g, area))
    return no("city_there", "p.36", area=place(g, area)) if g.city[area] >= 0 else None


def tear_down(g: Runewars, seat: int, action: int, site: int, done: int) -> Why:
    if action == act.NO:
        return None
    area = area_in(g, action, act.FROM)
    return misplaced("tear-down") if area < 0 else own_stronghold(g, seat, area, "p.31")


def runes_first(g: Runewars, seat: int, action: int) -> Why:
    area = area_in(g, action, act.AREA)
    if area < 0:
        return misplaced("runes-first")
    if why := controlled(g, seat, area, "p.36"):
        return why
    return no("no_rune_there", "p.36", area=place(g, area)) if g.rune[area] == NO_RUNE else None


def runes_second(g: Runewars, seat: int, action: int, first: int) -> Why:
    area = area_in(g, action, act.AREA)
    if area < 0:
        return misplaced("runes-second")
    return (
        no("same_area", "p.36", area=place(g, area)) if area == first else controlled(g, seat, area, "p.36")
    )


def runes_back(g: Runewars, seat: int, action: int, first: int, second: int) -> Why:
    return None if action in (act.NO, act.YES) else misplaced("runes-back")


# --- a stronghold taken over (p.21) --------------------------------------------------------------------


def take_over(g: Runewars, seat: int, action: int, area: int) -> Why:
    if action == act.NO:
        return None
    forts = [a for a in g.board.areas if g.fort[a] != NO_FORT and g.holder[a] == seat]
    left = g.content.stronghold_count[g.factions[seat]] - len(forts)
    other = area_in(g, action, act.PLACE)
    if other >= 0:
        if other != area:
            return no("only_there", "p.21", area=place(g, area))
        return None if left else no("no_stronghold_left", "p.21")
    other = area_in(g, action, act.TO)
    if other < 0:
        return misplaced("take-over")
    return no("stronghold_left", "p.21") if left else own_stronghold(g, seat, other, "p.21")
