"""Units that join a battle in progress: a defender never has more than eight (p.18)."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars.battle.damage import answered_unit, answers_for, destroy_unit
from meadhall.runewars.battle.field import DEFENDING, F_AREA, decider, in_battle, seat_at, side_of
from meadhall.runewars.content import SLOTS
from meadhall.runewars.state import LIMIT, Runewars

NO_LIMIT: Final = 98


def defenders(g: Runewars) -> int:
    """Return the number of the defender's units in the area, lined up or not."""
    base = g.fight[F_AREA] * SLOTS
    return len(g.lines[DEFENDING]) + sum(g.down[base : base + SLOTS])


def room_for(g: Runewars, seat: int) -> int:
    """Return how many more units a seat may add; attackers may exceed eight until they have won."""
    return max(0, LIMIT - defenders(g)) if side_of(g, seat) == DEFENDING else NO_LIMIT


def defenders_above_eight(g: Runewars) -> None:
    """A defending player destroys the surplus at once; unallied neutral units have no limit."""
    if in_battle(g) and seat_at(g, DEFENDING) >= 0 and defenders(g) > LIMIT and g.lines[DEFENDING]:
        g.ask(decider(g, DEFENDING), DEFENDER_SURPLUS)


def surplus_options(g: Runewars, seat: int) -> list[int]:
    return answers_for(g, DEFENDING, list(g.lines[DEFENDING]))


def surplus_destroyed(g: Runewars, seat: int, action: int) -> None:
    destroy_unit(g, DEFENDING, answered_unit(g, action))
    g.then(defenders_above_eight)


DEFENDER_SURPLUS: Final = Prompt("defender-surplus", surplus_options, surplus_destroyed, forced=True)
