"""Rally Support (p.36): a benefit of every city, then optionally a hero."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import event_codes as ev
from meadhall.runewars.answers import BENEFIT, DONE, SPEND, TYPE
from meadhall.runewars.content import KINDS, NEUTRALS
from meadhall.runewars.decks import draw_quests, draw_tactics
from meadhall.runewars.limits import limit_of_eight
from meadhall.runewars.state import Runewars

INFLUENCE: Final = 0
TACTICS: Final = 1
QUESTS: Final = 2
TRIANGLES: Final = 3  # and circles, rectangles, hexagons
MOST_SPENT: Final = 3


def rally_support(g: Runewars, seat: int) -> None:
    for area in sorted(g.lands[seat], reverse=True):
        if g.city[area] >= 0:
            g.then(city_benefit, seat, area)


def city_benefit(g: Runewars, seat: int, area: int) -> None:
    """R24.10: each city gives one; the player may decline."""
    g.ask(seat, TAKE_BENEFIT, area)


def neutral_kinds(g: Runewars, shape: int) -> list[int]:
    """Return the slots of neutral units of a shape with a figure in the supply."""
    first = g.content.neutral_types
    shapes = g.content.shape[first : first + NEUTRALS]
    return [KINDS + i for i in range(NEUTRALS) if shapes[i] == shape and g.in_supply(-1, KINDS + i)]


def benefit_options(g: Runewars, seat: int, area: int) -> list[int]:
    options = [DONE]
    for benefit, _ in g.content.city_benefits[g.city[area]]:
        if benefit < TRIANGLES or neutral_kinds(g, benefit - TRIANGLES):
            options.append(BENEFIT + benefit)
    return options


def benefit_taken(g: Runewars, seat: int, action: int, area: int) -> None:
    if action == DONE:
        return
    wanted = action - BENEFIT
    n = 0
    for benefit, amount in g.content.city_benefits[g.city[area]]:
        if benefit == wanted:
            n = amount
    g.emit(ev.CITY_TAKEN, seat, area, wanted, n)
    if wanted == INFLUENCE:
        g.gain_influence(seat, n)
    elif wanted == TACTICS:
        draw_tactics(g, seat, n)
    elif wanted == QUESTS:
        draw_quests(g, seat, n)
    else:
        g.then(limit_of_eight, seat, area)
        g.then(hire, seat, area, wanted - TRIANGLES, n)


def hire(g: Runewars, seat: int, area: int, shape: int, left: int) -> None:
    """Place neutral units of the class, one after the other, as long as there are figures."""
    if left and neutral_kinds(g, shape):
        g.ask(seat, HIRE, area, shape, left)


def hire_options(g: Runewars, seat: int, area: int, shape: int, left: int) -> list[int]:
    return [TYPE + g.content.neutral_types + slot - KINDS for slot in neutral_kinds(g, shape)]


def hired(g: Runewars, seat: int, action: int, area: int, shape: int, left: int) -> None:
    kind = action - TYPE
    slot = g.content.type_slot(kind)
    g.from_supply(-1, slot, 1)
    g.add_units(area, seat, slot, 1)
    g.emit(ev.PLACED, area, kind, 1)
    g.then(hire, seat, area, shape, left - 1)


def rally_supremacy(g: Runewars, seat: int) -> None:
    """R24.11: up to three influence for as many hero cards; only with a stronghold for the figure (U35)."""
    if g.influence[seat] and g.hero_deck and g.forts(seat):
        g.ask(seat, SEEK_HERO)


def seek_options(g: Runewars, seat: int) -> list[int]:
    most = min(MOST_SPENT, g.influence[seat], len(g.hero_deck))
    return [DONE, *range(SPEND + 1, SPEND + most + 1)]


def hero_sought(g: Runewars, seat: int, action: int) -> None:
    if action != DONE:
        from meadhall.runewars.heroes.service import gain_hero

        n = action - SPEND
        g.gain_influence(seat, -n)
        gain_hero(g, seat, n)


TAKE_BENEFIT: Final = Prompt("city-benefit", benefit_options, benefit_taken)
HIRE: Final = Prompt("hire", hire_options, hired, forced=True, continues=True)
SEEK_HERO: Final = Prompt("seek-hero", seek_options, hero_sought)
