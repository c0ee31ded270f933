"""Refusals that several rules share (why.py)."""

# not compiled: builds messages.
from __future__ import annotations

from meadhall.bloodrage.board import (
    FIGURES,
    PLACE_NAME,
    PROVINCES,
    WARRIOR,
)
from meadhall.bloodrage.cards import (
    CARD_NAME,
    FIRST_UPGRADE,
    TYPE_NAME,
)
from meadhall.bloodrage.figures import FIGURE_NAME
from meadhall.bloodrage.state import BloodRage
from meadhall.kernel.notation import NOT_AN_ANSWER
from meadhall.kernel.refusal import Refusal

Why = Refusal | None


def within(action: int, base: int, size: int) -> bool:
    return base <= action < base + size


def misplaced(prompt: str) -> Refusal:
    return Refusal(NOT_AN_ANSWER, {"prompt": prompt})


def needs(power: int, rule: str = "card") -> Refusal:
    name = TYPE_NAME[FIRST_UPGRADE + power.bit_length() - 1]
    return Refusal("needs_card", {"card": name}, rule)


def rage(g: BloodRage, seat: int, need: int, rule: str) -> Why:
    if g.rage[seat] >= need:
        return None
    return Refusal("not_enough_rage", {"need": need, "have": g.rage[seat]}, rule)


def no_turn(g: BloodRage, seat: int) -> Why:
    """Return why a clan gets no turn: it has passed (ruling 4), or it has no Rage (ruling 1)."""
    if g.passed[seat] and g.options.pass_is_final:
        return Refusal("has_passed", {"seat": g.clans[seat]}, "passing")
    if g.rage[seat] == 0:
        return Refusal("no_rage", {"seat": g.clans[seat]}, "no-rage")
    return None


def in_hand(g: BloodRage, seat: int, card: int, rule: str) -> Why:
    return None if card in g.hands[seat] else Refusal("not_in_hand", {"card": CARD_NAME[card]}, rule)


def is_province(place: int, rule: str) -> Why:
    return None if place < PROVINCES else Refusal("not_a_province", {"place": PLACE_NAME[place]}, rule)


def has_room(g: BloodRage, place: int, rule: str) -> Why:
    """A province that is not destroyed and has an empty village."""
    if place < PROVINCES and g.destroyed[place]:
        return Refusal("destroyed", {"place": PLACE_NAME[place]}, "ragnarok")
    if g.room[place] <= 0:
        return Refusal("villages_full", {"place": PLACE_NAME[place], "room": 0}, rule)
    return None


def stands(g: BloodRage, seat: int, place: int, figure: int) -> bool:
    if figure == WARRIOR:
        return g.warriors[place * 4 + seat] > 0
    return g.at[seat * FIGURES + figure] == place


def figure_there(g: BloodRage, seat: int, place: int, figure: int, rule: str) -> Why:
    if stands(g, seat, place, figure):
        return None
    return Refusal("no_such_figure", {"figure": FIGURE_NAME[figure], "place": PLACE_NAME[place]}, rule)
