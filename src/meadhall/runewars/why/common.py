"""Helpers for refusals: the object of an answer, and refusals of several rules.

A refusal names a page of the rulebook, `p.17`, or `card` if the text of a card forbids something.
"""

# not compiled: builds messages.
from __future__ import annotations

from meadhall.kernel.notation import NOT_AN_ANSWER
from meadhall.kernel.refusal import Refusal
from meadhall.runewars.answers import AREAS, FIGURES, HEROES, STATES, TYPES
from meadhall.runewars.board import MOUNTAIN, WATER
from meadhall.runewars.content import KINDS
from meadhall.runewars.effects.tree import IGNORE_MOUNTAIN, IGNORE_WATER
from meadhall.runewars.state import NO_FORT, WINTER, Runewars

Why = Refusal | None

CARD = "card"  # the rule of a refusal by the text of a card


def no(code: str, rule: str, **params: str | int) -> Refusal:
    return Refusal(code, params, rule)


def misplaced(prompt: str) -> Refusal:
    """The refusal of an answer to another question, or with an object that is not in this game."""
    return Refusal(NOT_AN_ANSWER, {"prompt": prompt})


def within(action: int, base: int, size: int) -> bool:
    return base <= action < base + size


# --- the object of an answer: -1 if it is of another block, or is not in the game ----------------------


def area_in(g: Runewars, action: int, base: int) -> int:
    """Return the area of an answer, if it is on the map."""
    if not within(action, base, AREAS) or action - base not in g.board.areas:
        return -1
    return action - base


def hero_in(g: Runewars, action: int, base: int) -> int:
    return action - base if within(action, base, min(HEROES, len(g.content.heroes))) else -1


def known_type(g: Runewars, kind: int) -> int:
    """Return the type if it is neutral or of a faction in this game, else -1."""
    if kind >= g.content.types:
        return -1
    return kind if kind >= g.content.neutral_types or kind // KINDS in g.factions else -1


def type_in(g: Runewars, action: int, base: int) -> int:
    return known_type(g, action - base) if within(action, base, TYPES) else -1


def units_in(g: Runewars, action: int, base: int) -> tuple[int, int]:
    """Return the type and number of units of an answer."""
    if not within(action, base, TYPES * FIGURES):
        return -1, 0
    return known_type(g, (action - base) // FIGURES), (action - base) % FIGURES


def fighter_in(g: Runewars, action: int, base: int) -> tuple[int, int]:
    """Return the type of a unit in a battle, and its state: 16 if routed, plus its damage."""
    if not within(action, base, TYPES * STATES):
        return -1, 0
    return known_type(g, (action - base) // STATES), (action - base) % STATES


def card_in(action: int, base: int, cards: int) -> int:
    """Return the number of a card, title, order …, of which the pack has so many."""
    return action - base if within(action, base, cards) else -1


# --- names ---------------------------------------------------------------------------------------------


def place(g: Runewars, area: int) -> str:
    return g.content.area_name[area]


def unit(g: Runewars, kind: int) -> str:
    return g.content.type_name[kind]


def hero_name(g: Runewars, hero: int) -> str:
    return g.content.heroes[hero]


# --- reasons many rules share --------------------------------------------------------------------------


def controlled(g: Runewars, seat: int, area: int, rule: str = "p.15") -> Why:
    return None if g.control(area) == seat else no("not_controlled", rule, area=place(g, area))


def own_stronghold(g: Runewars, seat: int, area: int, rule: str) -> Why:
    if g.fort[area] != NO_FORT and g.holder[area] == seat:
        return None
    return no("no_stronghold_there", rule, area=place(g, area))


def influence(g: Runewars, seat: int, need: int, rule: str) -> Why:
    if g.influence[seat] >= need:
        return None
    return no("not_enough_influence", rule, need=need, have=g.influence[seat])


def own_hero(g: Runewars, seat: int, hero: int, rule: str = "p.25") -> Why:
    return None if g.hero_seat[hero] == seat else no("not_your_hero", rule, hero=hero_name(g, hero))


def own_type(g: Runewars, seat: int, kind: int, rule: str) -> Why:
    """A unit of the own faction."""
    if kind < g.content.neutral_types and kind // KINDS == g.factions[seat]:
        return None
    return no("not_your_unit", rule, unit=unit(g, kind))


def so_many(g: Runewars, kind: int, need: int, have: int, rule: str) -> Why:
    """At least one, and no more than there are."""
    if need == 0:
        return no("at_least_one", rule)
    return None if need <= have else no("not_so_many", rule, unit=unit(g, kind), need=need, have=have)


def border(g: Runewars, area: int, target: int, flying: bool, seat: int, rule: str = "p.18") -> Why:
    """Adjacent, and no border that this figure cannot cross; seat -1: unallied neutral units."""
    side = g.board.border(area, target)
    if side < 0:
        return no("not_adjacent", rule, area=place(g, area), other=place(g, target))
    if flying:
        return None
    if side == MOUNTAIN and not (seat >= 0 and g.rule_on(seat, IGNORE_MOUNTAIN)):
        return no("mountain", "p.18", area=place(g, area), other=place(g, target))
    if side == WATER and g.season != WINTER and not (seat >= 0 and g.rule_on(seat, IGNORE_WATER)):
        return no("water", "p.18", area=place(g, area), other=place(g, target))
    return None
