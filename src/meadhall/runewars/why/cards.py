"""Refusals for cards, and for other actions in a turn besides the order (p.15, p.30-31)."""

# not compiled: builds messages.
from __future__ import annotations

from meadhall.runewars import answers as act
from meadhall.runewars.battle import field
from meadhall.runewars.content import QUEST_HERO_MOVED, YOUR_MOVE, YOUR_TURN
from meadhall.runewars.effects.filters import condition_holds, met
from meadhall.runewars.effects.flow import worth_paying
from meadhall.runewars.effects.run import bindings
from meadhall.runewars.effects.tree import C_UNIT, EXTRA_RUNE, OF_TACTICS, OF_TITLE, OF_TOKEN, OPS
from meadhall.runewars.state import ALL, DRAGON_RUNE, KNOWERS, YEARS, Runewars
from meadhall.runewars.why.common import CARD, Why, area_in, card_in, misplaced, no, place
from meadhall.runewars.why.effects import any_thing, option, payable
from meadhall.runewars.why.rewards import grave, swap_somewhere, use_in_turn
from meadhall.runewars.year.turn import BEFORE, BETWEEN

MOBILIZE, CONQUER = 2, 3
NEEDED = 6  # dragon runes
RAZERS = 6
DESTRUCTIBLE = 0
ATTACKER_ONLY, DEFENDER_ONLY = 1, 2
CHOOSE = OPS.index("choose")
CHOOSE_ONE = OPS.index("choose_one")
PAY = OPS.index("pay")


# --- tactics cards (p.31) ------------------------------------------------------------------------------


def held(g: Runewars, seat: int, card: int) -> Why:
    """In hand, and not drawn this season."""
    if card in [code >> KNOWERS for code in g.hands[seat]]:
        return None
    if card in [code >> KNOWERS for code in g.fresh[seat]]:
        return no("drawn_this_season", "p.31", tactics=g.content.tactics[card])
    return no("not_in_hand", "p.31", tactics=g.content.tactics[card])


def played(g: Runewars, seat: int, card: int, timings: list[int], hero: int, area: int, used: int) -> Why:
    c, name = g.content, g.content.tactics[card]
    if why := held(g, seat, card):
        return why
    if not any(c.tactics_timings[card] >> timing & 1 for timing in timings):
        return no("not_now", "p.31", tactics=name)
    if used >> card & 1:
        return no("once_at_a_time", "p.31", tactics=name)
    if c.tactics_role[card] == ATTACKER_ONLY and g.fight[field.F_ATTACKER] != seat:
        return no("only_attacker", "p.31", tactics=name)
    if c.tactics_role[card] == DEFENDER_ONLY and g.fight[field.F_DEFENDER] != seat:
        return no("only_defender", "p.31", tactics=name)
    # A card against a hero that has just moved refers to that hero, not to an own one.
    moved = c.tactics_timings[card] >> QUEST_HERO_MOVED & 1 != 0 and hero >= 0
    own, other = (-1, hero) if moved else (hero, -1)
    g.envs.append(bindings(g, seat, OF_TACTICS * 256 + card, own, area, -1, other, -1, -1))
    why = _does_something(g, card)
    g.envs.pop()
    return why


def _does_something(g: Runewars, card: int) -> Why:
    c, name = g.content, g.content.tactics[card]
    if not condition_holds(g, c.tactics_needs[card]):
        return no("requirement_not_met", CARD, tactics=name)
    steps = c.blocks[c.tactics_block[card]]
    if steps and steps[0].op == CHOOSE and steps[0].key != C_UNIT and not any_thing(g, steps[0]):
        return no("nothing_to_choose", CARD, tactics=name)
    if steps and steps[0].op == CHOOSE_ONE and all(option(g, steps[0], one[0]) for one in steps[0].options):
        return no("nothing_to_choose", CARD, tactics=name)
    return None


def play_tactics(g: Runewars, seat: int, action: int, timing: int, hero: int, area: int, used: int) -> Why:
    if action == act.DONE:
        return None
    card = card_in(action, act.PLAY, len(g.content.tactics))
    return misplaced("play-tactics") if card < 0 else played(g, seat, card, [timing], hero, area, used)


def discard_tactics(g: Runewars, seat: int, action: int, most: int) -> Why:
    card = card_in(action, act.SHED_TACTICS, len(g.content.tactics))
    if card < 0:
        return misplaced("discard-tactics")
    if card in [code >> KNOWERS for code in g.hands[seat] + g.fresh[seat]]:
        return None
    return no("not_in_hand", "p.31", tactics=g.content.tactics[card])


# --- the own turn (p.15) -------------------------------------------------------------------------------


def my_turn(g: Runewars, seat: int, action: int, moment: int, used: int) -> Why:
    if action == act.DONE:
        return None
    card = card_in(action, act.PLAY, len(g.content.tactics))
    if card >= 0:
        return played(g, seat, card, _moments(g, seat, moment), -1, -1, used)
    if action == act.CLAIM:
        return _objective(g, seat)
    if action == act.VICTORY:
        return _victory(g, seat)
    title = card_in(action, act.USE_TITLE, len(g.content.titles))
    if title >= 0:
        return _title(g, seat, title)
    if action == act.SWAP:
        return swap_somewhere(g, seat, -1)
    card = card_in(action, act.USE, len(g.content.rewards))
    if card >= 0:
        return use_in_turn(g, seat, card)
    area = area_in(g, action, act.TAKE_FROM)
    if area >= 0:
        return grave(g, seat, area)
    area = area_in(g, action, act.RAZE)
    return misplaced("my-turn") if area < 0 else _raze(g, seat, area)


def _moments(g: Runewars, seat: int, moment: int) -> list[int]:
    """Any card for the own turn; those for moves only with a move still to come."""
    order = g.order[seat]
    if (moment == BEFORE and order in (MOBILIZE, CONQUER)) or (moment == BETWEEN and order == MOBILIZE):
        return [YOUR_TURN, YOUR_MOVE]
    return [YOUR_TURN]


def _objective(g: Runewars, seat: int) -> Why:
    if g.objective[seat] < 0:
        return no("no_objective", "p.31")
    card = g.objective[seat] >> KNOWERS
    if met(g, g.content.objective_condition[card], seat):
        return None
    return no("objective_not_met", "p.31", objective=g.content.objectives[card])


def dragon_runes(g: Runewars, seat: int) -> int:
    """p.30: in areas the player controls; p.37: and what thrones add."""
    n = 0
    for area in g.board.areas:
        if g.control(area) == seat:
            n += g.rune[area] == DRAGON_RUNE
            code = g.explore[area]
            if code >= 0 and code & ALL:
                n += g.content.rule_values.get((OF_TOKEN * 256 + (code >> KNOWERS >> 1)) * 32 + EXTRA_RUNE, 0)
    return n


def _victory(g: Runewars, seat: int) -> Why:
    if g.year >= YEARS:
        return no("last_year", "p.30")
    if seat in g.victory or not g.promised >> seat & 1:
        return no("victory_card_placed", "p.30")
    if g.victory[g.season] >= 0:
        return no("season_taken", "p.30", seat=g.names[g.victory[g.season]])
    have = dragon_runes(g, seat)
    return None if have >= NEEDED else no("too_few_dragon_runes", "p.30", need=NEEDED, have=have)


def _title(g: Runewars, seat: int, title: int) -> Why:
    name = g.content.titles[title]
    if g.title_seat[title] != seat:
        return no("not_your_title", "p.36", title=name)
    block = g.content.title_blocks[title].get(YOUR_TURN, -1)
    if block < 0:
        return no("title_not_now", CARD, title=name)
    if g.title_used[title] >= g.content.title_limit[title]:
        return no("title_used", CARD, title=name)
    why: Why = None
    g.envs.append(bindings(g, seat, OF_TITLE * 256 + title, -1, -1, -1, -1, -1, -1))
    for step in g.content.blocks[block]:
        if step.op == PAY and why is None:
            why = payable(g, step, seat)
            if why is None and not worth_paying(g, step.then_block, seat):
                why = no("would_do_nothing", CARD)
    g.envs.pop()
    return why


def _raze(g: Runewars, seat: int, area: int) -> Why:
    """p.37: a face-up destructible token, with six units of the player who controls the area."""
    code = g.explore[area]
    if code < 0 or not code & ALL or g.content.token_type[code >> KNOWERS >> 1] != DESTRUCTIBLE:
        return no("nothing_to_raze", "p.37", area=place(g, area))
    if g.control(area) != seat or g.count(area) < RAZERS:
        return no("too_few_to_raze", "p.37", area=place(g, area), need=RAZERS)
    return None
