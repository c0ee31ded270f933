"""Refusals for choices in the effect of a card (the steps of effects/)."""

# not compiled: builds messages.
from __future__ import annotations

from meadhall.runewars import answers as act
from meadhall.runewars.effects.filters import condition_holds
from meadhall.runewars.effects.flow import can_pay
from meadhall.runewars.effects.run import bound, bound_area, me, seat_of
from meadhall.runewars.effects.tree import (
    C_AREA,
    C_HERO,
    C_ORDER,
    C_PLAYER,
    C_RESOURCE,
    C_UNIT_TYPE,
    NOBODY,
    OPS,
    Step,
    UnitFilter,
)
from meadhall.runewars.orders.harvest import area_yields
from meadhall.runewars.state import KNOWERS, Runewars
from meadhall.runewars.why.common import (
    CARD,
    Why,
    area_in,
    card_in,
    hero_in,
    misplaced,
    no,
    own_type,
    type_in,
    unit,
)
from meadhall.runewars.why.filters import why_area, why_hero

PAY = OPS.index("pay")
INFLUENCE, TACTICS = 0, 1  # means of payment
ORDERS = 9


# --- choose --------------------------------------------------------------------------------------------


def _wanted(g: Runewars, s: Step, area: int) -> Why:
    """Return the areas of the filter, or of the alternative filter if there are none."""
    why = why_area(g, s.areas, area)
    if why and s.fallback is not None and all(why_area(g, s.areas, other) for other in g.board.areas):
        return why_area(g, s.fallback, area)
    return why


def _player(g: Runewars, s: Step, seat: int) -> Why:
    name = g.names[seat]
    if not g.alive(seat):
        return no("player_is_out", "p.31", seat=name)
    if s.other != NOBODY and seat == seat_of(g, s.other):
        return no("another_player", CARD, seat=name)
    if not s.value:
        return None
    # A neighbour: one of their areas touches an own one or contains an own hero.
    mine = [area for area in g.board.areas if g.control(area) == me(g)]
    heroes = [g.hero_at[hero] for hero in range(len(g.hero_seat)) if g.hero_seat[hero] == me(g)]
    for area in g.board.areas:
        if g.control(area) == seat and (area in heroes or any(other in mine for other in g.board.near[area])):
            return None
    return no("not_a_neighbour", CARD, seat=name)


def _type(g: Runewars, f: UnitFilter | None, kind: int) -> Why:
    """A type of which there is a figure in the supply."""
    name, seat = unit(g, kind), me(g)
    neutral = kind >= g.content.neutral_types
    if f is None or (f.neutral and not neutral):
        return no("only_neutral_units", CARD, unit=name)
    if not f.neutral and neutral:
        return no("only_faction_units", CARD, unit=name)
    if f.shapes and not f.shapes >> g.content.shape[kind] & 1:
        return no("wrong_class", CARD, unit=name)
    return (None if neutral else own_type(g, seat, kind, CARD)) or in_supply(g, seat, kind)


def in_supply(g: Runewars, seat: int, kind: int) -> Why:
    if g.in_supply(seat, g.content.type_slot(kind)) > 0:
        return None
    return no("none_in_supply", CARD, unit=unit(g, kind))


def _resource(g: Runewars, s: Step, resource: int) -> Why:
    area = bound_area(g, s.area)
    if s.area == NOBODY or (area >= 0 and area_yields(g, area, resource)):
        return None
    return no("not_produced_there", CARD, resource=act.RESOURCE_NAMES[resource])


def _order(g: Runewars, s: Step, number: int) -> Why:
    """One of the own face-up orders; the current one only if the card says so."""
    name = g.content.orders[number]
    if not g.played[me(g)] >> number & 1:
        return no("order_not_played", CARD, order=name)
    return no("not_this_order", CARD, order=name) if g.order[me(g)] == number and not s.value else None


def any_thing(g: Runewars, s: Step) -> bool:
    """Whether there is anything the step could choose."""
    if s.key == C_AREA:
        return any(_wanted(g, s, area) is None for area in g.board.areas)
    if s.key == C_HERO:
        return any(why_hero(g, s.heroes, hero) is None for hero in range(len(g.hero_seat)))
    if s.key == C_PLAYER:
        return any(_player(g, s, seat) is None for seat in range(g.seats))
    if s.key == C_UNIT_TYPE:
        return any(_type(g, s.units, kind) is None for kind in range(g.content.types))
    if s.key == C_RESOURCE:
        return any(_resource(g, s, resource) is None for resource in range(3))
    return any(_order(g, s, number) is None for number in range(1, ORDERS))


def thing(g: Runewars, seat: int, action: int, block: int, i: int, left: int) -> Why:
    s = g.content.blocks[block][i]
    taken = bound(g, s.binds)
    if action == act.DONE:
        return None if s.up_to or (s.optional and not taken) else no("must_choose", CARD)
    what, why = _thing(g, s, action)
    if what < 0:
        return misplaced("choose-thing")
    return no("chosen_already", CARD) if taken >> what & 1 and why is None else why


def _thing(g: Runewars, s: Step, action: int) -> tuple[int, Why]:
    """Return the object of the answer, -1 if it is of another kind, and why it is not allowed."""
    if s.key == C_AREA:
        area = area_in(g, action, act.AREA)
        return area, _wanted(g, s, area) if area >= 0 else None
    if s.key == C_HERO:
        hero = hero_in(g, action, act.HERO)
        return hero, why_hero(g, s.heroes, hero) if hero >= 0 else None
    if s.key == C_PLAYER:
        faction = card_in(action, act.SEAT, act.SEATS)
        other = g.factions.index(faction) if faction in g.factions else -1
        return other, _player(g, s, other) if other >= 0 else None
    if s.key == C_UNIT_TYPE:
        kind = type_in(g, action, act.TYPE)
        return kind, _type(g, s.units, kind) if kind >= 0 else None
    if s.key == C_RESOURCE:
        resource = card_in(action, act.DIAL, 3)
        return resource, _resource(g, s, resource) if resource >= 0 else None
    number = card_in(action, act.CHOOSE_ORDER, ORDERS) if s.key == C_ORDER else 0
    return (number, _order(g, s, number)) if number > 0 else (-1, None)


# --- options and prices --------------------------------------------------------------------------------


def payable(g: Runewars, s: Step, seat: int) -> Why:
    if seat >= 0 and s.mode == INFLUENCE:
        if g.influence[seat] < s.n:
            return no("not_enough_influence", CARD, need=s.n, have=g.influence[seat])
        return None
    if seat >= 0 and s.mode == TACTICS:
        have = len(g.hands[seat]) + len(g.fresh[seat])
        return no("not_enough_cards", CARD, need=s.n, have=have) if have < s.n else None
    return None if can_pay(g, s, seat) else no("cannot_pay", CARD)


def option(g: Runewars, s: Step, number: int) -> Why:
    """One of the card's options whose requirement holds and whose price can be paid."""
    for name, condition, block in s.options:
        if name == number:
            if not condition_holds(g, condition):
                return no("option_requirement", CARD)
            for step in g.content.blocks[block]:
                if step.op == PAY and (why := payable(g, step, seat_of(g, step.who))):
                    return why
            return None
    return no("not_an_option", CARD)


def choose_option(g: Runewars, seat: int, action: int, block: int, i: int) -> Why:
    s = g.content.blocks[block][i]
    if action == act.NO:
        return None if s.optional else no("must_choose", CARD)
    number = card_in(action, act.OPTION, len(g.content.names["option"]))
    return misplaced("choose-option") if number < 0 else option(g, s, number)


def pay(g: Runewars, seat: int, action: int, block: int, i: int, payer: int) -> Why:
    return None if action in (act.NO, act.YES) else misplaced("pay")


def keep_objective(g: Runewars, seat: int, action: int, side: int) -> Why:
    card = card_in(action, act.OBJECTIVE, len(g.content.objectives))
    if card < 0:
        return misplaced("keep-objective")
    if card in [code >> KNOWERS for code in g.offered]:
        return None
    return no("objective_not_offered", CARD, objective=g.content.objectives[card])


def lower_dial(g: Runewars, seat: int, action: int, by: int) -> Why:
    resource = card_in(action, act.DIAL, 3)
    if resource < 0:
        return misplaced("lower-dial")
    if g.dials[seat * 3 + resource] >= max(g.dials[seat * 3 + other] for other in range(3)):
        return None
    return no("not_the_highest_dial", CARD, resource=act.RESOURCE_NAMES[resource])
