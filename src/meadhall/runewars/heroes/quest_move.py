"""A hero moves in the Quest Phase (p.26), area by area.

The player sees rune tokens on the way (R27.5), and may pass rewards there (p.27).
"""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars.answers import DONE, SWAP, TO
from meadhall.runewars.borders import crosses
from meadhall.runewars.effects.tree import FLYING, OF_REWARD, PORTAL, QUEST_MOVE
from meadhall.runewars.heroes.exploration import has_rule, portals, stops
from meadhall.runewars.heroes.quest_actions import Q_GONE, Q_PORTAL, Q_STOPPED, movement_ended
from meadhall.runewars.heroes.reward_passing import can_swap, swap
from meadhall.runewars.heroes.rewards import any_hidden
from meadhall.runewars.heroes.service import flies, hero_steps, move_hero, rule_value, show_rule
from meadhall.runewars.state import Runewars

STEPS: Final = 2  # areas a hero moves with an action
PORTAL_PRICE: Final = 1


def may_go_on(g: Runewars, hero: int) -> bool:
    """Whether, by public facts, the hero may take another step: a face-down reward might allow it."""
    gone = g.quest[Q_GONE]
    if g.quest[Q_STOPPED] >> hero & 1:
        return False
    if gone < max(STEPS, rule_value(g, hero, QUEST_MOVE, True)):
        return True
    return gone < farthest(g) and any_hidden(g, hero)


def farthest(g: Runewars) -> int:
    """Return the most steps that any reward of the pack grants."""
    most = STEPS
    for card in range(len(g.content.rewards)):
        most = max(most, g.content.rule_values.get((OF_REWARD * 256 + card) * 32 + QUEST_MOVE, 0))
    return most


def walk_on(g: Runewars, hero: int) -> None:
    seat = g.hero_seat[hero]
    if may_go_on(g, hero) or (g.quest[Q_GONE] and can_swap(g, seat, hero)):
        g.ask(seat, QUEST_WALK, hero)
    else:
        movement_ended(g, hero)


def quest_steps(g: Runewars, hero: int) -> list[int]:
    """Return the areas of the next step, including portals for 1 influence per action (R26.7)."""
    if g.quest[Q_STOPPED] >> hero & 1 or g.quest[Q_GONE] >= max(STEPS, rule_value(g, hero, QUEST_MOVE)):
        return []
    here = g.hero_at[hero]
    areas = hero_steps(g, hero, here)
    if has_rule(g, here, PORTAL) and (g.quest[Q_PORTAL] or g.influence[g.hero_seat[hero]] >= PORTAL_PRICE):
        areas += [area for area in portals(g) if area != here and area not in areas]
    return sorted(areas)


def walk_options(g: Runewars, seat: int, hero: int) -> list[int]:
    options = [DONE, *(TO + area for area in quest_steps(g, hero))]
    if can_swap(g, seat, hero):
        options.append(SWAP)
    return options


def walk_chosen(g: Runewars, seat: int, action: int, hero: int) -> None:
    if action == DONE:
        movement_ended(g, hero)
        return
    g.then(walk_on, hero)
    if action == SWAP:
        swap(g, seat, hero)
        return
    area = action - TO
    if needs_portal(g, hero, area):
        g.quest[Q_PORTAL] = 1
        g.gain_influence(seat, -PORTAL_PRICE)
    if g.quest[Q_GONE] >= max(STEPS, rule_value(g, hero, QUEST_MOVE, True)):
        show_rule(g, hero, QUEST_MOVE)
    g.quest[Q_GONE] += 1
    step_to(g, hero, area)
    if stops(g, area):
        g.quest[Q_STOPPED] |= 1 << hero


def needs_portal(g: Runewars, hero: int, area: int) -> bool:
    """Whether the hero can enter the area only by a portal, and it was not paid for yet."""
    return not g.quest[Q_PORTAL] and area not in hero_steps(g, hero, g.hero_at[hero])


def step_to(g: Runewars, hero: int, area: int) -> None:
    """Move a hero one step; a reward that lets them cross a coloured border is turned up (p.27)."""
    border = g.board.border(g.hero_at[hero], area)
    if flies(g, hero) and border >= 0 and not crosses(g, border, False, g.hero_seat[hero]):
        show_rule(g, hero, FLYING)
    move_hero(g, hero, area)


QUEST_WALK: Final = Prompt("quest-walk", walk_options, walk_chosen, continues=True)
