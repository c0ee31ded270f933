"""The year (p.11-12): a season card, orders, turns; seven times four seasons."""

from __future__ import annotations

from itertools import compress
from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import event_codes as ev
from meadhall.runewars.answers import BENEFIT, ORDER
from meadhall.runewars.content import COUNCIL_DRAWN, COUNCIL_RESOLVED
from meadhall.runewars.decks import draw_tactics
from meadhall.runewars.effects.run import start
from meadhall.runewars.effects.tree import OF_SEASON, OF_TITLE
from meadhall.runewars.limits import surplus
from meadhall.runewars.neutrals import settle_alliances
from meadhall.runewars.state import (
    FALL,
    ORDERS,
    SEASON_CARD,
    SPRING,
    SUMMER,
    WINTER,
    YEARS,
    Runewars,
)
from meadhall.runewars.year.elimination import check
from meadhall.runewars.year.turn import take_turn
from meadhall.runewars.year.victory import last_winter_ends, victory_card

LAST_ORDER: Final = 8
# The orders in hand by the orders played, as bits of their numbers.
NOT_PLAYED: Final = [
    [ORDER + n for n in range(1, LAST_ORDER + 1) if not played >> n & 1] for played in range(2 << LAST_ORDER)
]
FALL_INFLUENCE: Final = 2
FALL_TACTICS: Final = 1


def begin_season(g: Runewars) -> None:
    """p.11: cards drawn before become playable; a Victory card on the deck is resolved first (p.30)."""
    g.phase = SEASON_CARD
    g.current = -1
    g.emit(ev.SEASON_BEGINS, g.year, g.season)
    for seat in range(g.seats):
        if g.fresh[seat]:
            g.hands[seat] = tuple(sorted(g.hands[seat] + g.fresh[seat]))
            g.fresh[seat] = ()
    settle_alliances(g)
    g.checkpoint("season_begins")
    if not victory_card(g):
        g.then(end_season)
        g.then(choose_orders)
        draw_season_card(g)


def draw_season_card(g: Runewars) -> None:
    """R4.3: the main text, then the icon.

    With the keyword Wizards' Council, titles are used before and after.
    """
    deck = g.season_decks[g.season]
    if deck:
        g.season_card = deck[-1] >> 5
        g.season_decks[g.season] = deck[:-1]
        g.season_discard.append(g.season_card)
        g.new_information()
        g.emit(ev.SEASON_CARD, g.season_card)
        g.checkpoint("season_card")
    else:
        g.season_card = -1
    card = g.season_card
    council = card >= 0 and g.content.season_council[card]
    if council:
        g.then(council_calls, COUNCIL_RESOLVED)
    g.then(season_icon)
    g.then(after_text)
    if card >= 0:
        start(g, g.content.season_block[card], g.first, OF_SEASON * 256 + card)
    if council:
        g.then(council_calls, COUNCIL_DRAWN)


def council_calls(g: Runewars, timing: int) -> None:
    """Run titles for the Wizards' Council (p.31)."""
    for title in reversed(range(len(g.title_seat))):
        seat = g.title_seat[title]
        block = g.content.title_blocks[title].get(timing, -1)
        if seat >= 0 and block >= 0:
            start(g, block, seat, OF_TITLE * 256 + title)


def after_text(g: Runewars) -> None:
    settle_alliances(g)
    check(g)
    if g.winner < 0:
        g.checkpoint("season_resolved")


# --- the four icons (p.11) ------------------------------------------------------------------------


def season_icon(g: Runewars) -> None:
    if g.season == SPRING:
        spring(g)
    elif g.season == SUMMER:
        from meadhall.runewars.heroes.quest_phase import quest_phase

        quest_phase(g)
    elif g.season == FALL:
        fall(g)
    else:
        winter(g)


def spring(g: Runewars) -> None:
    """R4.5: return tokens and orders; then all routed figures stand up, including neutral units and
    heroes."""
    g.tokens = [0] * len(g.tokens)
    g.played = [0] * g.seats
    for i in compress(range(len(g.down)), g.down):
        g.up[i] += g.down[i]
        g.down[i] = 0
    g.hero_down = [0] * len(g.hero_down)
    g.emit(ev.STOOD_UP)
    g.checkpoint("stood_up")


def fall(g: Runewars) -> None:
    """R4.7: reshuffle the fate deck; then each player takes 2 influence or a tactics card, in play order."""
    g.fate += g.fate_discard
    g.fate_discard = []
    g.rng.shuffle(g.fate)
    for seat in reversed(g.play_order()):
        g.then(fall_gift, seat)


def fall_gift(g: Runewars, seat: int) -> None:
    if g.alive(seat):
        g.ask(seat, FALL_GIFT)


def gift_options(g: Runewars, seat: int) -> list[int]:
    return [BENEFIT + 0, BENEFIT + 1]


def gift_taken(g: Runewars, seat: int, action: int) -> None:
    if action == BENEFIT:
        g.gain_influence(seat, FALL_INFLUENCE)
    else:
        draw_tactics(g, seat, FALL_TACTICS)


def winter(g: Runewars) -> None:
    """R4.8: no area may have more units than the food dial shows; afterwards the limit is eight again."""
    g.then(after_text)
    for seat in reversed(g.play_order()):
        most = winter_limit(g, seat)
        for area in reversed(g.lands[seat]):
            if g.count(area) > most:
                g.then(surplus, seat, area, most)


def winter_limit(g: Runewars, seat: int) -> int:
    """U12: with 0 food there are no units, unless an option says otherwise.

    A card may lower it to 1 at least.
    """
    food = g.dials[seat * 3]
    if g.winter_food:
        food = min(food, max(1, food + g.winter_food))
    return max(food, g.options.winter_minimum)


# --- orders (p.12) --------------------------------------------------------------------------------


def choose_orders(g: Runewars) -> None:
    """R5.1: all players choose secretly at the same time."""
    g.phase = ORDERS
    g.then(reveal_orders)
    for seat in range(g.seats):
        if g.alive(seat):
            g.ask(seat, CHOOSE_ORDER)


def order_options(g: Runewars, seat: int) -> list[int]:
    """R5.2: orders played this year are not available until spring."""
    return NOT_PLAYED[g.played[seat]]


def order_chosen(g: Runewars, seat: int, action: int) -> None:
    g.order[seat] = action - ORDER


def reveal_orders(g: Runewars) -> None:
    """R5.3: reveal orders together; the lowest number begins, ties by influence (p.37)."""
    for seat in range(g.seats):
        if g.alive(seat):
            g.played[seat] |= 1 << g.order[seat]
            g.emit(ev.ORDER_REVEALED, seat, g.order[seat])
    g.checkpoint("orders_revealed")
    for seat in reversed(g.play_order()):
        g.then(take_turn, seat)


def end_season(g: Runewars) -> None:
    """End the rules of the season; the game ends with the seventh winter (p.30)."""
    for seat in range(g.seats):
        g.season_rules[seat] = 0
    g.winter_food = 0
    if g.season == WINTER:
        if g.year == YEARS:
            last_winter_ends(g)
            return
        g.year += 1
        g.season = SPRING
    else:
        g.season += 1
    g.then(begin_season)


CHOOSE_ORDER: Final = Prompt("choose-order", order_options, order_chosen)
FALL_GIFT: Final = Prompt("fall-gift", gift_options, gift_taken)
