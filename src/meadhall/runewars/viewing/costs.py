"""The influence that an answer takes at once, where the answer itself does not name it."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars.answers import DONE, OPTION, TO, USE_TITLE, YES
from meadhall.runewars.effects.filters import amount
from meadhall.runewars.effects.flow import CHOOSE_OPTION, PAY, PAY_OR_NOT, WITH_INFLUENCE, worth_paying
from meadhall.runewars.effects.run import seat_of
from meadhall.runewars.effects.tree import OPS, Step
from meadhall.runewars.heroes.quest_move import QUEST_WALK, needs_portal
from meadhall.runewars.orders import mobilize, strategize
from meadhall.runewars.orders.moving import PORTAL_PRICE
from meadhall.runewars.state import Runewars
from meadhall.runewars.year.turn import MY_TURN

INFLUENCE: Final = OPS.index("influence")

# The questions with such answers.
HAS_COSTS: Final = (
    CHOOSE_OPTION,
    PAY_OR_NOT,
    MY_TURN,
    QUEST_WALK,
    mobilize.MOVE_FROM,
    strategize.STRATEGIZE_FROM,
)


def influence_cost(g: Runewars, seat: int, prompt: Prompt, args: tuple[int, ...], action: int) -> int:
    """Return the influence that the seat pays for its answer to one of HAS_COSTS."""
    if prompt is CHOOSE_OPTION:
        return _option(g, seat, action, args[0], args[1])
    if prompt is PAY_OR_NOT:
        agreed = action == YES and args[2] == seat
        return _influence(g.content.blocks[args[0]][args[1]]) if agreed else 0
    if prompt is MY_TURN:
        return _title(g, action)
    if prompt is QUEST_WALK:
        walks = action >= TO and needs_portal(g, args[0], action - TO)
        return PORTAL_PRICE if walks else 0
    if action != DONE:
        return 0
    if prompt is mobilize.MOVE_FROM:
        return PORTAL_PRICE if mobilize.needs_portal(g, seat, args[0]) else 0
    return PORTAL_PRICE if strategize.needs_portal(g, seat, g.plan) else 0


def _option(g: Runewars, seat: int, action: int, block: int, i: int) -> int:
    """Return what the first step of a card's option takes: its price, or influence that is lost."""
    for option, _, steps in g.content.blocks[block][i].options:
        if action == OPTION + option:
            first = g.content.blocks[steps][:1]
            return sum([_step(g, seat, step) for step in first])
    return 0


def _step(g: Runewars, seat: int, step: Step) -> int:
    if step.op not in (PAY, INFLUENCE) or seat_of(g, step.who) != seat:
        return 0
    if step.op == INFLUENCE:
        return min(max(0, -amount(g, step.amount)), g.influence[seat])
    return _influence(step) if worth_paying(g, step.then_block, seat) else 0


def _title(g: Runewars, action: int) -> int:
    """Return the price of using a title; answers that are offered can be paid."""
    title = action - USE_TITLE
    if not 0 <= title < len(g.content.title_prices):
        return 0
    return sum([_influence(step) for step in g.content.title_prices[title]])


def _influence(step: Step) -> int:
    return step.n if step.mode == WITH_INFLUENCE else 0
