"""Steps that decide what runs: choose, choose_one, if, for_each, pay, leader, fate."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars.answers import AREA, CHOOSE_ORDER, DIAL, DONE, HERO, NO, OPTION, SEAT, TYPE, YES
from meadhall.runewars.content import KINDS
from meadhall.runewars.effects.filters import (
    EVERY,
    amount,
    any_area,
    areas_matching,
    cities,
    condition_holds,
    heroes_matching,
)
from meadhall.runewars.effects.run import (
    bind,
    bound,
    bound_area,
    bound_hero,
    decider_of,
    me,
    run_as,
    run_block,
    seat_of,
)
from meadhall.runewars.effects.tree import (
    B_SELF,
    C_AREA,
    C_HERO,
    C_ORDER,
    C_PLAYER,
    C_RESOURCE,
    C_UNIT,
    C_UNIT_TYPE,
    NOBODY,
    OPS,
    Step,
)
from meadhall.runewars.fate import FOR_CARD, draw, keep_one
from meadhall.runewars.runes import rune_tokens
from meadhall.runewars.state import NO_RUNE, Runewars, bits

CHOOSE: Final = OPS.index("choose")
CHOOSE_ONE: Final = OPS.index("choose_one")
PAY: Final = OPS.index("pay")
RECEIVE_RUNE: Final = OPS.index("receive_rune")
HERO_GAIN: Final = OPS.index("hero_gain")
REWARD: Final = OPS.index("reward")

# The first answer of each kind of object that can be chosen.
BASES: Final = (AREA, SEAT, HERO, 0, TYPE, DIAL, CHOOSE_ORDER)

PLAYERS: Final = 0
HEROES: Final = 1
TITLES: Final = 2
WITH_INFLUENCE: Final = 0
WITH_TACTICS: Final = 1
WITH_UNITS: Final = 2


# --- choose ---------------------------------------------------------------------------------------


def candidates(g: Runewars, s: Step) -> list[int]:
    """Return the objects that may be chosen; players by their faction, as in answers."""
    if s.key == C_AREA:
        found = areas_matching(g, s.areas)
        return found if found or s.fallback is None else areas_matching(g, s.fallback)
    if s.key == C_HERO:
        return heroes_matching(g, s.heroes)
    if s.key == C_PLAYER:
        return [g.factions[seat] for seat in players(g, s)]
    if s.key == C_UNIT_TYPE:
        return [kind for kind in range(g.content.types) if _type_fits(g, s, kind)]
    if s.key == C_RESOURCE:
        return [r for r in range(3) if s.area == NOBODY or _produced(g, s, r)]
    if s.key == C_ORDER:
        seat = me(g)
        return [n for n in bits(g.played[seat]) if s.value or n != g.order[seat]]
    return []


def players(g: Runewars, s: Step) -> list[int]:
    """Return the seats that may be chosen; with `value` only those that are near enough."""
    other = seat_of(g, s.other)
    seats = [seat for seat in range(g.seats) if g.alive(seat) and seat != other]
    if s.value:
        close = neighbourhood(g, me(g))
        return [seat for seat in seats if not close.isdisjoint(g.lands[seat])]
    return seats


def neighbourhood(g: Runewars, seat: int) -> set[int]:
    """Return the areas adjacent to an area of the player, and those with one of their heroes."""
    near = g.board.near
    areas: set[int] = set()
    for area in g.lands[seat]:
        areas.update(near[area])
    areas.update([g.hero_at[hero] for hero in g.heroes_of(seat)])
    return areas


def _type_fits(g: Runewars, s: Step, kind: int) -> bool:
    """Whether the type matches and has a figure in the supply."""
    f = s.units
    neutral = kind >= g.content.neutral_types
    if f is None or f.neutral != neutral or (f.shapes and not f.shapes >> g.content.shape[kind] & 1):
        return False
    seat = me(g)
    if not neutral and kind // KINDS != g.factions[seat]:
        return False
    return g.in_supply(seat, g.content.type_slot(kind)) > 0


def _produced(g: Runewars, s: Step, resource: int) -> bool:
    from meadhall.runewars.orders.harvest import area_yields

    area = bound_area(g, s.area)
    return area >= 0 and area_yields(g, area, resource) > 0


def choose(g: Runewars, s: Step, block: int, i: int) -> None:
    if s.key == C_UNIT:
        from meadhall.runewars.effects.units import choose_unit

        choose_unit(g, s, block, i)
        return
    bind(g, s.binds, 0)
    n = amount(g, s.amount)
    if n == EVERY:
        mask = 0
        for thing in candidates(g, s):
            mask |= 1 << thing
        bind(g, s.binds, mask)
    else:
        choose_more(g, block, i, n)


def choose_more(g: Runewars, block: int, i: int, left: int) -> None:
    s = g.content.blocks[block][i]
    things = _left_over(g, s) if left else []
    if things:
        asked = decider_of(g, seat_of(g, s.who))
        g.ask_among(_choice_of(g, s, things), asked, CHOOSE_THING, block, i, left)


def _left_over(g: Runewars, s: Step) -> list[int]:
    taken = bound(g, s.binds)
    things = candidates(g, s)
    return [thing for thing in things if not taken >> _bit_of(g, s, thing) & 1] if taken else things


def _bit_of(g: Runewars, s: Step, thing: int) -> int:
    """Return the bit of an object; players are bound by seat."""
    return g.seat_of_faction(thing) if s.key == C_PLAYER else thing


def thing_options(g: Runewars, seat: int, block: int, i: int, left: int) -> list[int]:
    s = g.content.blocks[block][i]
    return _choice_of(g, s, _left_over(g, s))


def _choice_of(g: Runewars, s: Step, things: list[int]) -> list[int]:
    """Return the answers for these objects, with DONE if the player may stop here."""
    base = BASES[s.key]
    options = [base + thing for thing in things]
    return [DONE, *options] if s.up_to or (s.optional and not bound(g, s.binds)) else options


def thing_chosen(g: Runewars, seat: int, action: int, block: int, i: int, left: int) -> None:
    s = g.content.blocks[block][i]
    if action != DONE:
        bind(g, s.binds, bound(g, s.binds) | 1 << _bit_of(g, s, action - BASES[s.key]))
        choose_more(g, block, i, left - 1)


def first_choice_exists(g: Runewars, block: int) -> bool:
    """Whether the first `choose` of an effect has candidates: cards that would do nothing cannot be
    played."""
    steps = g.content.blocks[block]
    if not steps:
        return True
    s = steps[0]
    if s.op == CHOOSE and s.key == C_AREA:
        return any_area(g, s.areas) or (s.fallback is not None and any_area(g, s.fallback))
    if s.op == CHOOSE and s.key != C_UNIT:
        return bool(candidates(g, s))
    if s.op == CHOOSE_ONE:
        return bool(legal_choices(g, s))
    return True


# --- choose_one -----------------------------------------------------------------------------------


def legal_choices(g: Runewars, s: Step) -> list[tuple[int, int, int]]:
    """Return the options whose requirement holds and whose price can be paid in full."""
    return [choice for choice in s.options if condition_holds(g, choice[1]) and _affordable(g, choice[2])]


def _affordable(g: Runewars, block: int) -> bool:
    for step in g.content.blocks[block]:
        if step.op == PAY and not can_pay(g, step, seat_of(g, step.who)):
            return False
    return True


def choose_one(g: Runewars, s: Step, block: int, i: int) -> None:
    """Let a player choose one option, in which `self` is that player."""
    seat = seat_of(g, s.who)
    if seat != me(g):
        env = list(g.envs[-1])
        env[B_SELF] = seat
        g.envs.append(tuple(env))
        from meadhall.runewars.effects.run import end_effect

        g.then(end_effect)
    choices = legal_choices(g, s)
    if choices:
        g.ask_among(_one_of(s, choices), decider_of(g, seat), CHOOSE_OPTION, block, i)


def option_options(g: Runewars, seat: int, block: int, i: int) -> list[int]:
    s = g.content.blocks[block][i]
    return _one_of(s, legal_choices(g, s))


def _one_of(s: Step, choices: list[tuple[int, int, int]]) -> list[int]:
    options = [OPTION + choice[0] for choice in choices]
    return [NO, *options] if s.optional else options


def option_chosen(g: Runewars, seat: int, action: int, block: int, i: int) -> None:
    for option, _, steps in g.content.blocks[block][i].options:
        if action == OPTION + option:
            g.then(run_block, steps, 0)


# --- if, for_each ---------------------------------------------------------------------------------


def if_(g: Runewars, s: Step, block: int, i: int) -> None:
    chosen = s.then_block if condition_holds(g, s.key) else s.else_block
    if chosen >= 0:
        run_block(g, chosen, 0)


def for_each(g: Runewars, s: Step, block: int, i: int) -> None:
    """Run a block for each player in play order, or for each other object in the order of its number."""
    seat = me(g)
    if s.key == PLAYERS:
        for other in reversed(g.play_order()):
            g.then(run_as, other, s.then_block)
    elif s.key == HEROES:
        for hero in reversed(heroes_matching(g, s.heroes)):
            g.then(run_as, seat, s.then_block, s.binds, 1 << hero)
    elif s.key == TITLES:
        for title in reversed(range(len(g.title_seat))):
            if g.title_seat[title] == seat:
                g.then(run_as, seat, s.then_block, s.binds, 1 << title)
    else:
        from meadhall.runewars.effects.units import each_unit

        for unit in reversed(each_unit(g, bound(g, s.target))):
            g.then(run_as, seat, s.then_block, s.binds, unit)


# --- pay ------------------------------------------------------------------------------------------


def can_pay(g: Runewars, s: Step, seat: int) -> bool:
    if seat < 0 and s.mode != WITH_UNITS:
        return False
    if s.mode == WITH_INFLUENCE:
        return g.influence[seat] >= s.n
    if s.mode == WITH_TACTICS:
        return len(g.hands[seat]) + len(g.fresh[seat]) >= s.n
    if s.mode == WITH_UNITS:
        from meadhall.runewars.effects.units import can_pay_units

        return can_pay_units(g, s, seat)
    return sum([len(g.rewards[hero]) for hero in payers(g, s, seat)]) >= s.n


def payers(g: Runewars, s: Step, seat: int) -> list[int]:
    """Return the heroes whose rewards may pay."""
    if s.hero != NOBODY:
        hero = bound_hero(g, s.hero)
        return [hero] if hero >= 0 and g.hero_seat[hero] == seat and g.rewards[hero] else []
    return g.rewarded(seat)


def worth_paying(g: Runewars, block: int, seat: int) -> bool:
    """Whether the result would change anything: otherwise the price cannot be paid."""
    for step in g.content.blocks[block]:
        if step.op == RECEIVE_RUNE:
            return g.dragons_left > 0 and any(g.rune[a] == NO_RUNE for a in g.board.areas)
        if step.op == HERO_GAIN:
            return bool(g.hero_deck) and bool(g.forts(seat))
        if step.op == REWARD:
            return bool(g.reward_deck) or bool(g.reward_discard)
        if step.op == CHOOSE:
            return bool(candidates(g, step))
    return True


def pay(g: Runewars, s: Step, block: int, i: int) -> None:
    seat = seat_of(g, s.who)
    if not can_pay(g, s, seat) or not worth_paying(g, s.then_block, seat):
        if s.else_block >= 0:
            g.then(run_block, s.else_block, 0)
    elif s.agreed:
        paid(g, s, block, i, seat)
    else:
        g.ask(decider_of(g, seat), PAY_OR_NOT, block, i, seat)


def pay_options(g: Runewars, seat: int, block: int, i: int, payer: int) -> list[int]:
    return [NO, YES]


def pay_answered(g: Runewars, seat: int, action: int, block: int, i: int, payer: int) -> None:
    s = g.content.blocks[block][i]
    if action == YES:
        paid(g, s, block, i, payer)
    elif s.else_block >= 0:
        g.then(run_block, s.else_block, 0)


def paid(g: Runewars, s: Step, block: int, i: int, seat: int) -> None:
    """Run the price, then the result."""
    if s.then_block >= 0:
        g.then(run_block, s.then_block, 0)
    if s.mode == WITH_INFLUENCE:
        g.gain_influence(seat, -s.n)
    elif s.mode == WITH_TACTICS:
        from meadhall.runewars.tactics import discard_cards

        discard_cards(g, seat, s.n)
    elif s.mode == WITH_UNITS:
        from meadhall.runewars.effects.units import pay_units

        pay_units(g, s, block, i, seat)
    else:
        from meadhall.runewars.effects.heroes import pay_rewards

        pay_rewards(g, s, block, i, seat)


# --- leader ---------------------------------------------------------------------------------------


def measure(g: Runewars, metric: int, seat: int) -> int:
    """Return a seat's value of one of METRICS: areas, strongholds, rune tokens, cities."""
    if metric == 0:
        return len(g.lands[seat])
    if metric == 1:
        return len(g.forts(seat))
    if metric == 2:
        return len(rune_tokens(g, seat))
    return cities(g, seat)


def leader(g: Runewars, s: Step, block: int, i: int) -> None:
    """Run a block for the player with most or fewest of a metric; ties by a bid, by play order, or no
    player."""
    order = g.play_order()
    values = [measure(g, s.key, seat) for seat in order]
    best = max(values) if s.value else min(values)
    tied = [order[k] for k in range(len(order)) if values[k] == best]
    if len(tied) == 1:
        run_as(g, tied[0], s.then_block)
    elif s.mode == 0:
        from meadhall.runewars.year.bids import bid_among

        bid_among(g, block, i, tied)
    elif s.mode == 1:
        run_as(g, tied[-1], s.then_block)


# --- fate -----------------------------------------------------------------------------------------


def fate(g: Runewars, s: Step, block: int, i: int) -> None:
    """Draw fate cards, keep one, and run the block of its destiny."""
    seat = decider_of(g, seat_of(g, s.who))
    draw(g, seat, amount(g, s.amount), FOR_CARD, -1, fate_keep, seat, block, i)


def fate_keep(g: Runewars, seat: int, block: int, i: int) -> None:
    keep_one(g, seat, fate_result, block, i)


def fate_result(g: Runewars, destiny: int, block: int, i: int) -> None:
    g.then(run_block, g.content.blocks[block][i].results[destiny][2], 0)


CHOOSE_THING: Final = Prompt("choose-thing", thing_options, thing_chosen, forced=True, continues=True)
CHOOSE_OPTION: Final = Prompt("choose-option", option_options, option_chosen, forced=True, continues=True)
PAY_OR_NOT: Final = Prompt("pay", pay_options, pay_answered, continues=True)
