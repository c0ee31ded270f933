"""Steps of effects that place, move, destroy or retreat units on the board."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import event_codes as ev
from meadhall.runewars.answers import DONE, FIGURES, FROM, LOSE, LOSE_ROUTED, TYPE, UNITS, units
from meadhall.runewars.battle.field import (
    DEFENDING,
    F_AREA,
    F_DEFENDER,
    ROUTED,
    call_off,
    exchange,
    in_battle,
    side_of,
)
from meadhall.runewars.battle.reinforcements import defenders_above_eight, room_for
from meadhall.runewars.borders import crosses
from meadhall.runewars.content import KINDS, SLOTS
from meadhall.runewars.effects.filters import EVERY, amount
from meadhall.runewars.effects.run import bound_area, decider_of, me, seat_of
from meadhall.runewars.effects.tree import NO_UNIT_MOVES, NOBODY, OPS, SELF, Step
from meadhall.runewars.effects.unit_pool import areas_with, lined_up, there
from meadhall.runewars.limits import destroy, limit_of_eight
from meadhall.runewars.neutrals import decider, settle_alliances
from meadhall.runewars.retreat import BY_RULE, FRIENDLY_ONLY, UNCONTROLLED_ONLY, fall_back
from meadhall.runewars.state import Runewars, first_bit

ROUT_UNITS: Final[int] = OPS.index("rout_units")
STAND_UNITS: Final[int] = OPS.index("stand_units")


# --- place_units ----------------------------------------------------------------------------------


def place_units(g: Runewars, s: Step, block: int, i: int) -> None:
    """Place units from the supply, as far as there are any: of a type, or of one picked from a class."""
    area = bound_area(g, s.area)
    n = amount(g, s.amount)
    if area < 0:
        return
    if s.type >= 0:
        put_units(g, s, area, s.type, n)
    elif s.target != NOBODY:
        kind = first_bit(g.envs[-1][s.target])
        if kind >= 0:
            put_units(g, s, area, kind, n)
    else:
        g.then(place_more, block, i, n)


def place_more(g: Runewars, block: int, i: int, left: int) -> None:
    s = g.content.blocks[block][i]
    if left > 0 and placeable(g, s):
        g.ask(decider_of(g, me(g)), PLACE_TYPE, block, i, left)


def placeable(g: Runewars, s: Step) -> list[int]:
    """Return the types of the class with a figure in the supply: neutral ones, or of the own faction."""
    seat = me(g)
    slots = range(KINDS, SLOTS) if s.who == NOBODY else range(KINDS)
    kinds = [g.type_at(seat, slot) for slot in slots if g.in_supply(seat, slot) > 0]
    return [kind for kind in kinds if not s.shapes or s.shapes >> g.content.shape[kind] & 1]


def place_type_options(g: Runewars, seat: int, block: int, i: int, left: int) -> list[int]:
    return [TYPE + kind for kind in placeable(g, g.content.blocks[block][i])]


def type_placed(g: Runewars, seat: int, action: int, block: int, i: int, left: int) -> None:
    """Place all units of one type, or one by one if types may be mixed."""
    s = g.content.blocks[block][i]
    area = bound_area(g, s.area)
    if s.mix:
        g.then(place_more, block, i, left - 1)
        put_units(g, s, area, action - TYPE, 1)
    else:
        put_units(g, s, area, action - TYPE, left)


def put_units(g: Runewars, s: Step, area: int, kind: int, n: int) -> None:
    """Put units into the area, or into their side's line if there is a battle in that area."""
    slot = g.content.type_slot(kind)
    seat = seat_of(g, s.who) if s.who != NOBODY else -1
    n = min(n, g.in_supply(seat, slot))
    if n <= 0:
        return
    g.from_supply(seat, slot, n)
    g.emit(ev.PLACED, area, kind, n)
    if in_battle(g) and area == g.fight[F_AREA]:
        # Neutral units join the player who controls the area: the defender (R6.9).
        side = side_of(g, seat) if seat >= 0 else DEFENDING
        for _ in range(n):
            exchange(g, side, -1, slot << 5)
        g.then(defenders_above_eight)
    else:
        g.add_units(area, seat, slot, n)
        if g.control(area) >= 0:
            g.then(limit_of_eight, g.control(area), area)
        settle_alliances(g)


# --- move_units -----------------------------------------------------------------------------------


def move_units(g: Runewars, s: Step, block: int, i: int) -> None:
    """Move units to an adjacent area, limited by borders and activation tokens. Never starts a battle."""
    if s.units is None or bound_area(g, s.units.within) < 0 or bound_area(g, s.area) < 0:
        return
    n = amount(g, s.amount, EVERY)
    if bound_area(g, s.area) == g.fight[F_AREA]:
        if not in_battle(g):
            return  # the battle was cancelled: no units join it
        n = min(n, room_for(g, me(g)))
    if n == EVERY:
        counts = movable(g, s)
        for at in range(2 * SLOTS):
            shift(g, s, at, counts[at])
        g.then(units_moved, block, i)
    else:
        g.then(units_moved, block, i)
        g.then(move_more, block, i, n)


def movable(g: Runewars, s: Step) -> list[int]:
    """Return the units that match and can cross; none if the owner's token or a card holds them."""
    counts = [0] * (2 * SLOTS)
    if s.units is None:
        return counts
    start, end = bound_area(g, s.units.within), bound_area(g, s.area)
    owner = g.control(start)
    if owner >= 0 and (g.tokens[start] >> owner & 1 or g.rule_on(owner, NO_UNIT_MOVES)):
        return counts
    border = g.board.border(start, end)
    if border < 0:
        return counts
    found = there(g, s.units, start)
    for at in range(2 * SLOTS):
        if found[at]:
            kind = g.type_at(owner, at % SLOTS)
            if crosses(g, border, g.content.flying[kind] != 0, owner):
                counts[at] = found[at]
    return counts


def shift(g: Runewars, s: Step, at: int, n: int) -> None:
    """Move n units of a slot; slots from SLOTS on are routed units."""
    if s.units is None or n <= 0:
        return
    start, end = bound_area(g, s.units.within), bound_area(g, s.area)
    owner, slot, routed = g.control(start), at % SLOTS, at >= SLOTS
    g.emit(ev.MOVED, owner, start, end, g.type_at(owner, slot), n)
    g.take_units(start, slot, n, routed)
    if in_battle(g) and end == g.fight[F_AREA]:
        # Reserves fight for their player; neutral units moved there join the player who controls the area.
        side = side_of(g, owner) if s.units.owner == SELF else DEFENDING
        for _ in range(n):
            exchange(g, side, -1, slot << 5 | (ROUTED if routed else 0))
    else:
        g.add_units(end, owner, slot, n, routed)


def move_more(g: Runewars, block: int, i: int, left: int) -> None:
    s = g.content.blocks[block][i]
    if left > 0 and any(movable(g, s)):
        g.ask(decider_of(g, me(g)), MOVE_SOME, block, i, left)


def move_options(g: Runewars, seat: int, block: int, i: int, left: int) -> list[int]:
    """Return the answers for units that can move; routed ones only if the card moves them, too."""
    s = g.content.blocks[block][i]
    options = [DONE] if s.up_to else []
    counts = movable(g, s)
    owner = g.control(bound_area(g, s.units.within)) if s.units is not None else -1
    for slot in range(SLOTS):
        for n in range(1, min(left, counts[slot] + counts[SLOTS + slot]) + 1):
            options.append(units(g.type_at(owner, slot), n))
    return options


def some_move(g: Runewars, seat: int, action: int, block: int, i: int, left: int) -> None:
    if action == DONE:
        return
    s = g.content.blocks[block][i]
    kind, n = divmod(action - UNITS, FIGURES)
    slot = g.content.type_slot(kind)
    upright = min(n, movable(g, s)[slot])
    g.then(move_more, block, i, left - n)
    shift(g, s, slot, upright)
    shift(g, s, SLOTS + slot, n - upright)


def units_moved(g: Runewars, block: int, i: int) -> None:
    """The player who controls the area now has the units, and destroys the surplus above eight."""
    end = bound_area(g, g.content.blocks[block][i].area)
    if in_battle(g) and end == g.fight[F_AREA]:
        g.then(defenders_above_eight)
    elif g.control(end) >= 0:
        g.then(limit_of_eight, g.control(end), end)
    settle_alliances(g)


# --- retreat_units outside a battle ---------------------------------------------------------------


def drive_out(g: Runewars, s: Step) -> None:
    """All units that match retreat from the area, including routed ones and those lined up for a battle."""
    if s.units is None:
        return
    area = bound_area(g, s.units.within)
    if area < 0:
        return
    owner = g.control(area)
    counts = there(g, s.units, area)
    for slot in range(SLOTS):
        g.up[area * SLOTS + slot] -= counts[slot]
        g.down[area * SLOTS + slot] -= counts[SLOTS + slot]
    if fought_for(g, area):
        for unit in lined_up(g, s.units, DEFENDING):
            exchange(g, DEFENDING, unit, -1)
            counts[(SLOTS if unit & ROUTED else 0) + (unit >> 5)] += 1
    only = BY_RULE
    if s.areas is not None:
        only = FRIENDLY_ONLY if s.areas.control == 0 else UNCONTROLLED_ONLY
    if only == UNCONTROLLED_ONLY:
        owner = -1  # they go to areas without allied units
    if s.by != NOBODY:
        by = decider_of(g, seat_of(g, s.by))
    else:
        by = owner if owner >= 0 else decider(g)
    g.then(driven_out, area)
    fall_back(g, owner, area, 0 if s.mode else 1, by, counts, only)


def fought_for(g: Runewars, area: int) -> bool:
    return in_battle(g) and g.fight[F_AREA] == area


def driven_out(g: Runewars, area: int) -> None:
    """End a battle if no unallied neutral units are left to fight; against a player it goes on."""
    if not fought_for(g, area):
        g.hold(area)
    elif g.fight[F_DEFENDER] < 0 and not g.lines[DEFENDING]:
        call_off(g)
    settle_alliances(g)


# --- units of the board, one area after the other -------------------------------------------------


def some_of_board(g: Runewars, s: Step, block: int, i: int, left: int, seat: int) -> None:
    """Destroy, rout or stand up units of the board: the seat chooses the area and the units."""
    g.then(next_of_board, block, i, left, decider_of(g, seat))


def next_of_board(g: Runewars, block: int, i: int, left: int, seat: int) -> None:
    s = g.content.blocks[block][i]
    if left > 0 and s.units is not None and areas_with(g, s.units):
        g.ask(seat, UNITS_WHERE, block, i, left)


def where_options(g: Runewars, seat: int, block: int, i: int, left: int) -> list[int]:
    s = g.content.blocks[block][i]
    options = [DONE] if s.up_to else []
    if s.units is not None:
        options += [FROM + area for area in areas_with(g, s.units)]
    return options


def where_chosen(g: Runewars, seat: int, action: int, block: int, i: int, left: int) -> None:
    if action != DONE:
        g.ask(seat, UNITS_WHICH, block, i, left, action - FROM)


def which_options(g: Runewars, seat: int, block: int, i: int, left: int, area: int) -> list[int]:
    s = g.content.blocks[block][i]
    options: list[int] = []
    if s.units is None:
        return options
    counts = there(g, s.units, area)
    for at in range(2 * SLOTS):
        first = LOSE if at < SLOTS else LOSE_ROUTED
        if s.op == ROUT_UNITS or s.op == STAND_UNITS:
            if (at < SLOTS) != (s.op == ROUT_UNITS):
                continue
            first = UNITS
        kind = g.type_at(g.holder[area] if at % SLOTS < KINDS else -1, at % SLOTS)
        for n in range(1, min(left, counts[at], FIGURES - 1) + 1):
            options.append(first + kind * FIGURES + n)
    return options


def which_chosen(g: Runewars, seat: int, action: int, block: int, i: int, left: int, area: int) -> None:
    s = g.content.blocks[block][i]
    if s.op == ROUT_UNITS or s.op == STAND_UNITS:
        kind, n = divmod(action - UNITS, FIGURES)
        turn_units(g, area, kind, n, s.op == ROUT_UNITS)
    else:
        routed = action >= LOSE_ROUTED
        kind, n = divmod(action - (LOSE_ROUTED if routed else LOSE), FIGURES)
        owner = g.control(area)
        destroy(g, owner, area, g.content.type_slot(kind), n, routed)
        settle_alliances(g)
    g.then(next_of_board, block, i, left - n, seat)


def turn_units(g: Runewars, area: int, kind: int, n: int, down: bool) -> None:
    """Rout standing units, or stand routed ones up."""
    at = area * SLOTS + g.content.type_slot(kind)
    g.up[at] += -n if down else n
    g.down[at] += n if down else -n
    g.emit(ev.ROUTED if down else ev.STOOD, area, kind, n)


PLACE_TYPE: Final = Prompt("place-type", place_type_options, type_placed, forced=True)
MOVE_SOME: Final = Prompt("move-some", move_options, some_move, forced=True)
UNITS_WHERE: Final = Prompt("units-where", where_options, where_chosen, forced=True)
UNITS_WHICH: Final = Prompt("units-which", which_options, which_chosen, forced=True, continues=True)
