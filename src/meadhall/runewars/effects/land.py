"""Steps on strongholds, developments, cities, tokens, orders, titles, and rules that change for a while."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import event_codes as ev
from meadhall.runewars.answers import DEVELOP
from meadhall.runewars.effects.run import bound, bound_area, bound_hero, me, seat_of, seats_of
from meadhall.runewars.effects.tree import (
    B_HERE,
    B_HERO,
    B_SOURCE,
    DEFENDER,
    MOVE_RANGE,
    NOBODY,
    OF_REWARD,
    OF_TOKEN,
    WINTER_FOOD,
    Step,
)
from meadhall.runewars.state import DAMAGED, NO_FORT, SOUND, Runewars, first_bit

TURN: Final = 0
SEASON: Final = 1


# --- strongholds ----------------------------------------------------------------------------------


def stronghold(g: Runewars, s: Step, block: int, i: int) -> None:
    from meadhall.runewars.strongholds import place_stronghold, take_over

    area = bound_area(g, s.area)
    if area < 0:
        return
    if s.mode == 0:
        place_stronghold(g, seat_of(g, s.who), area, DAMAGED)
    elif s.mode == 1:
        if g.fort[area] == DAMAGED:
            g.fort[area] = SOUND
            g.emit(ev.STRONGHOLD_REPAIRED, g.holder[area], area)
    else:
        take_over(g, area, seat_of(g, DEFENDER), seat_of(g, s.who))


# --- developments ---------------------------------------------------------------------------------


def development(g: Runewars, s: Step, block: int, i: int) -> None:
    from meadhall.runewars.strongholds import buildable, lose_development

    if s.mode == 1:
        lose_development(g, bound_area(g, B_HERE))
        return
    area = bound_area(g, s.area)
    if area >= 0 and g.fort[area] != NO_FORT and buildable(g, me(g)):
        g.ask(me(g), BUILD_FREE, area)


def free_options(g: Runewars, seat: int, area: int) -> list[int]:
    from meadhall.runewars.strongholds import buildable

    return [DEVELOP + g.factions[seat] * 4 + kind for kind in buildable(g, seat)]


def built_free(g: Runewars, seat: int, action: int, area: int) -> None:
    g.development[area] = (action - DEVELOP) % 4
    g.emit(ev.DEVELOPED, seat, area, action - DEVELOP)


# --- tokens and cards -----------------------------------------------------------------------------


def city(g: Runewars, s: Step, block: int, i: int) -> None:
    area = bound_area(g, s.area)
    if area >= 0 and g.city[area] >= 0:
        g.emit(ev.CITY_DESTROYED, area, g.city[area])
        g.city[area] = -1


def activation(g: Runewars, s: Step, block: int, i: int) -> None:
    area = bound_area(g, s.area)
    seat = me(g) if s.other == NOBODY else seat_of(g, s.other)
    if area < 0 or seat < 0:
        return
    if s.mode == 0 and not g.tokens[area] >> seat & 1:
        g.tokens[area] |= 1 << seat
        g.emit(ev.ACTIVATED, seat, area)
    elif s.mode == 1 and g.tokens[area] >> seat & 1:
        g.tokens[area] ^= 1 << seat
        g.emit(ev.TOKEN_REMOVED, seat, area)


def order(g: Runewars, s: Step, block: int, i: int) -> None:
    seat = me(g)
    number = first_bit(bound(g, s.target))
    if number > 0:
        g.played[seat] &= ~(1 << number)
        g.emit(ev.ORDER_RETURNED, seat, number)


def title(g: Runewars, s: Step, block: int, i: int) -> None:
    """Put a title back on the table; the influence on it goes to the supply."""
    number = first_bit(bound(g, s.target)) if s.target >= 0 else s.value
    if number >= 0 and g.title_seat[number] >= 0:
        g.emit(ev.TITLE_RETURNED, g.title_seat[number], number)
        g.title_seat[number] = -1
        g.title_influence[number] = 0


def rule(g: Runewars, s: Step, block: int, i: int) -> None:
    """Set a rule for a turn or a season.

    Rules in force while a card is held are not set here (loading.py).
    """
    if s.key == WINTER_FOOD:
        g.winter_food += s.value
    elif s.key == MOVE_RANGE:
        g.far |= bound(g, s.area)
    elif s.mode == TURN or s.mode == SEASON:
        rules = g.turn_rules if s.mode == TURN else g.season_rules
        for seat in seats_of(g, s.who):
            rules[seat] |= 1 << s.key


def discard_self(g: Runewars, s: Step, block: int, i: int) -> None:
    """Discard a reward or an exploration token; other cards are discarded by the rules that use them."""
    source = g.envs[-1][B_SOURCE]
    kind, number = source // 256, source % 256
    if kind == OF_REWARD:
        from meadhall.runewars.heroes.rewards import discard_source

        discard_source(g, bound_hero(g, B_HERO), number)
    elif kind == OF_TOKEN:
        area = bound_area(g, B_HERE)
        if area >= 0 and g.explore[area] >= 0:
            g.emit(ev.TOKEN_DISCARDED, area, number)
            g.explore[area] = -1


BUILD_FREE: Final = Prompt("build-free", free_options, built_free, forced=True, continues=True)
