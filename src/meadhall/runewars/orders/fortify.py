"""Fortify (p.36): build, repair, move runes; each once, in any order."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import event_codes as ev
from meadhall.runewars import runes
from meadhall.runewars.answers import AREA, BUILD, DONE, FROM, NO, REPAIR, RUNES, YES
from meadhall.runewars.state import DAMAGED, NO_FORT, NO_RUNE, SOUND, Runewars
from meadhall.runewars.strongholds import lose_stronghold, place_stronghold, spare

WOOD: Final = 1
ORE: Final = 2
BUILT: Final = 1
REPAIRED: Final = 2
MOVED_RUNES: Final = 4


def fortify(g: Runewars, seat: int, done: int) -> None:
    options = fortify_options(g, seat, done)
    if len(options) > 1:
        g.ask_among(options, seat, FORTIFY, done)


def fortify_options(g: Runewars, seat: int, done: int) -> list[int]:
    """R24.15: a stronghold for a wood and an ore, where there is neither one nor a city; a repair for an ore.
    R24.17: runes between two areas, at least one with a token. All of it in controlled areas."""
    options = [DONE]
    areas = g.lands[seat]
    ore = g.dials[seat * 3 + ORE]
    if not done & BUILT and ore and g.dials[seat * 3 + WOOD]:
        options += [BUILD + a for a in areas if g.fort[a] == NO_FORT and g.city[a] < 0]
    if not done & REPAIRED and ore:
        options += [REPAIR + a for a in areas if g.fort[a] == DAMAGED and g.holder[a] == seat]
    if not done & MOVED_RUNES and len(areas) > 1 and runes.rune_tokens(g, seat):
        options.append(RUNES)
    return options


def fortified(g: Runewars, seat: int, action: int, done: int) -> None:
    if action == DONE:
        return
    if action == RUNES:
        g.then(fortify, seat, done | MOVED_RUNES)
        g.ask(seat, RUNES_FIRST)
    elif action >= REPAIR and action < REPAIR + g.content.areas:
        area = action - REPAIR
        g.then(fortify, seat, done | REPAIRED)
        g.turn_dial(seat, ORE, -1)
        g.fort[area] = SOUND
        g.emit(ev.STRONGHOLD_REPAIRED, seat, area)
    else:
        area = action - BUILD
        if spare(g, seat):
            g.then(fortify, seat, done | BUILT)
            build(g, seat, area)
        else:
            g.ask(seat, TEAR_DOWN, area, done)


def build(g: Runewars, seat: int, area: int) -> None:
    g.turn_dial(seat, WOOD, -1)
    g.turn_dial(seat, ORE, -1)
    place_stronghold(g, seat, area, SOUND)


def tear_options(g: Runewars, seat: int, area: int, done: int) -> list[int]:
    """R23.8: with all four strongholds on the board, one may be destroyed to build elsewhere."""
    return [NO, *[FROM + other for other in g.forts(seat)]]


def torn_down(g: Runewars, seat: int, action: int, area: int, done: int) -> None:
    if action == NO:
        g.then(fortify, seat, done)
    else:
        g.then(fortify, seat, done | BUILT)
        lose_stronghold(g, action - FROM)
        build(g, seat, area)


# --- rune tokens ----------------------------------------------------------------------------------


def first_options(g: Runewars, seat: int) -> list[int]:
    return [AREA + area for area in runes.rune_tokens(g, seat)]


def first_chosen(g: Runewars, seat: int, action: int) -> None:
    g.ask(seat, RUNES_SECOND, action - AREA)


def second_options(g: Runewars, seat: int, first: int) -> list[int]:
    return [AREA + area for area in g.lands[seat] if area != first]


def second_chosen(g: Runewars, seat: int, action: int, first: int) -> None:
    """Take both tokens, mix them, look at them; face-up tokens end face down."""
    second = action - AREA
    g.ask(seat, RUNES_BACK, first, second)


def back_options(g: Runewars, seat: int, first: int, second: int) -> list[int]:
    """YES: the tokens, or the only one, change areas. With two tokens only the player knows the answer."""
    return [NO, YES]


def runes_back(g: Runewars, seat: int, action: int, first: int, second: int) -> None:
    two = g.rune[second] != NO_RUNE
    if not two:
        if action == YES:
            runes.move_rune(g, first, second)
            first = second
        if g.rune_up[first]:
            g.rune_up[first] = 0
            for viewer in range(g.seats + 1):
                runes.regroup(g, viewer, [first])
        runes.look_around(g)
        return
    mixed: list[list[int]] = []
    for viewer in range(g.seats + 1):
        mixed.append(confused(g, viewer, first, second))
    if action == YES:
        g.rune[first], g.rune[second] = g.rune[second], g.rune[first]
    g.rune_up[first] = g.rune_up[second] = 0
    for viewer in range(g.seats + 1):
        for area in (first, second):
            if g.groups[viewer * g.content.areas + area] >= 0:
                runes.leave_group(g, viewer, area)
        if viewer == seat:
            runes.regroup(g, viewer, [first])
            runes.regroup(g, viewer, [second])
        else:
            runes.regroup(g, viewer, mixed[viewer])
    g.new_information()
    g.emit(ev.RUNES_MIXED, seat, first, second)
    runes.look_around(g)


def confused(g: Runewars, viewer: int, first: int, second: int) -> list[int]:
    """Return the areas whose tokens this viewer cannot tell apart after two tokens were mixed."""
    areas = [first, second]
    for area in (first, second):
        areas += runes.group(g, viewer, area)
    return sorted(set(areas))


FORTIFY: Final = Prompt("fortify", fortify_options, fortified)
TEAR_DOWN: Final = Prompt("tear-down", tear_options, torn_down, continues=True)
RUNES_FIRST: Final = Prompt("runes-first", first_options, first_chosen, forced=True, continues=True)
RUNES_SECOND: Final = Prompt("runes-second", second_options, second_chosen, forced=True, continues=True)
RUNES_BACK: Final = Prompt("runes-back", back_options, runes_back, continues=True)
