"""A player's turn (p.12, p.15): just before, during and just after the order."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import event_codes as ev
from meadhall.runewars.answers import CARDS, CLAIM, DONE, PLAY, USE_TITLE, VICTORY
from meadhall.runewars.content import YOUR_MOVE, YOUR_TURN
from meadhall.runewars.effects.filters import met
from meadhall.runewars.effects.flow import can_pay, worth_paying
from meadhall.runewars.effects.run import outside, start
from meadhall.runewars.effects.tree import OF_RULES, OF_TITLE
from meadhall.runewars.heroes.rewards import turn_answer
from meadhall.runewars.heroes.rewards import turn_options as reward_options
from meadhall.runewars.orders.moving import CONQUER, MOBILIZE
from meadhall.runewars.orders.order_cards import RECRUIT, has_supremacy, primary, supremacy
from meadhall.runewars.state import KNOWERS, TURNS, Runewars
from meadhall.runewars.tactics import play_card, playable
from meadhall.runewars.year.elimination import check
from meadhall.runewars.year.victory import begin_victory, may_promise, might_promise

BEFORE: Final = 0
BETWEEN: Final = 1
AFTER: Final = 2
# Conquer's supremacy works in its battle (U09); recruit.py handles Recruit's second dial.
ONE_GO: Final = (CONQUER, RECRUIT)


def take_turn(g: Runewars, seat: int) -> None:
    """p.12: the primary ability, then the supremacy bonus if the order is the highest of the year."""
    if not g.alive(seat):
        return
    g.phase = TURNS
    g.current = seat
    g.fought = 0
    g.swaps = 0
    g.emit(ev.TURN_BEGINS, seat, g.order[seat])
    g.then(end_turn, seat)
    g.then(turn_window, seat, AFTER, 0)
    g.then(supremacy_bonus, seat)
    if g.order[seat] not in ONE_GO:
        g.then(turn_window, seat, BETWEEN, 0)
    g.then(primary, seat)
    turn_window(g, seat, BEFORE, 0)


def supremacy_bonus(g: Runewars, seat: int) -> None:
    if g.alive(seat) and has_supremacy(g, seat):
        g.emit(ev.SUPREMACY, seat, g.order[seat])
        supremacy(g, seat)


def end_turn(g: Runewars, seat: int) -> None:
    g.turn_tally = [0] * len(g.turn_tally)
    g.title_used = [0] * len(g.title_used)
    g.turn_rules = [0] * g.seats
    g.far = 0
    g.fought = 0
    g.swaps = 0
    g.current = -1
    check(g)


# --- actions besides the order -------------------------------------------------------------


def turn_window(g: Runewars, seat: int, moment: int, used: int) -> None:
    """Ask for tactics, objective, Victory card, titles and rewards, any number, until the player is done."""
    if not g.alive(seat) or g.over:
        return
    if moment == BETWEEN and not has_supremacy(g, seat):
        return
    if something_to_do(g, seat):
        g.ask(seat, MY_TURN, moment, used)


def something_to_do(g: Runewars, seat: int) -> bool:
    """Whether, by public facts, there might be anything to do: cards, an objective, rewards, titles."""
    if g.hands[seat] or g.objective[seat] >= 0 or seat in g.title_seat:
        return True
    if might_promise(g, seat):
        return True
    for hero in g.heroes_of(seat):
        if g.rewards[hero] or g.graves:
            return True
    return g.options.exploration


def turn_options(g: Runewars, seat: int, moment: int, used: int) -> list[int]:
    options = [DONE]
    if g.hands[seat]:
        options += playable(g, seat, YOUR_TURN, -1, -1, used)
        if moves_ahead(g, seat, moment):
            options += [a for a in playable(g, seat, YOUR_MOVE, -1, -1, used) if a not in options]
    if objective_met(g, seat):
        options.append(CLAIM)
    if may_promise(g, seat):
        options.append(VICTORY)
    if seat in g.title_seat:
        for title in range(len(g.title_seat)):
            if title_usable(g, seat, title):
                options.append(USE_TITLE + title)
    if g.graves or g.options.exploration or g.rewarded(seat):
        reward_options(g, seat, options)
    return options


def moves_ahead(g: Runewars, seat: int, moment: int) -> bool:
    """Whether figures can still be moved with Mobilize or Conquer in this turn."""
    if moment == BEFORE:
        return g.order[seat] in (MOBILIZE, CONQUER)
    return moment == BETWEEN and g.order[seat] == MOBILIZE


def turn_answered(g: Runewars, seat: int, action: int, moment: int, used: int) -> None:
    if action == DONE:
        return
    if action >= PLAY and action < PLAY + CARDS:
        card = action - PLAY
        g.then(turn_window, seat, moment, used | 1 << card)
        play_card(g, seat, card, YOUR_TURN, -1, -1)
        return
    g.then(turn_window, seat, moment, used)
    if action == CLAIM:
        claim_objective(g, seat)
    elif action == VICTORY:
        begin_victory(g, seat)
    elif action >= USE_TITLE and action < USE_TITLE + len(g.title_seat):
        title = action - USE_TITLE
        g.title_used[title] += 1
        start(g, g.content.title_blocks[title][YOUR_TURN], seat, OF_TITLE * 256 + title)
    else:
        turn_answer(g, seat, action)


# --- objectives (p.31) ----------------------------------------------------------------------------


def objective_met(g: Runewars, seat: int) -> bool:
    """R22.1: its condition holds now."""
    code = g.objective[seat]
    return code >= 0 and met(g, g.content.objective_condition[code >> KNOWERS], seat)


def claim_objective(g: Runewars, seat: int) -> None:
    """Discard the objective and receive a dragon rune; no new objective is drawn."""
    card = g.objective[seat] >> KNOWERS
    g.objective[seat] = -1
    g.new_information()
    g.emit(ev.OBJECTIVE_MET, seat, card)
    start(g, g.content.objective_block[card], seat, OF_RULES * 256)


# --- titles ---------------------------------------------------------------------------------------


def title_usable(g: Runewars, seat: int, title: int) -> bool:
    """Whether the title can be used in the own turn: its limit, and its price can be paid."""
    c = g.content
    if not c.title_timings[title] >> YOUR_TURN & 1:
        return False
    if g.title_seat[title] != seat or g.title_used[title] >= c.title_limit[title]:
        return False
    usable = True
    g.envs.append(outside(g, seat))
    for step in c.title_prices[title]:
        if not (can_pay(g, step, seat) and worth_paying(g, step.then_block, seat)):
            usable = False
    g.envs.pop()
    return usable


MY_TURN: Final = Prompt("my-turn", turn_options, turn_answered, passes=DONE)
