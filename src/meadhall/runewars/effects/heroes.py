"""Steps of effects on heroes: tests, damage, training, rewards, duels."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import fate
from meadhall.runewars.answers import DONE, HERO, SHED_REWARD, TEST, TO, TRAIN
from meadhall.runewars.content import QUEST_ATTEMPT_TEST
from meadhall.runewars.effects.filters import amount
from meadhall.runewars.effects.flow import payers
from meadhall.runewars.effects.run import bound, bound_area, bound_hero, env, run_block, seat_of
from meadhall.runewars.effects.tree import A_TO_ONE_LEFT, B_HERO, B_OPP_HERO, B_SOURCE, NOBODY, OF_QUEST, Step
from meadhall.runewars.heroes.service import (
    desert,
    gain_hero,
    heal,
    hero_steps,
    hurt,
    move_hero,
    rout_hero,
    stand_hero,
    train,
    trainable,
)
from meadhall.runewars.state import KNOWERS, QUESTS, Runewars, bits

EXTRA_ACTION: Final = 0


def heroes_of(g: Runewars, s: Step) -> list[int]:
    """Return the heroes that a step names, if they are still in a player's service."""
    return [hero for hero in bits(bound(g, s.hero)) if g.hero_seat[hero] >= 0]


# --- tests (p.26) ---------------------------------------------------------------------------------


def test(g: Runewars, s: Step, block: int, i: int) -> None:
    """Test an attribute: choose it if there is a choice, then draw as many fate cards as its value."""
    for hero in heroes_of(g, s):
        attributes = bits(s.attributes)
        if len(attributes) > 1:
            g.ask(g.hero_seat[hero], TEST_WHAT, block, i, hero)
        else:
            begin_test(g, block, i, hero, attributes[0])
        return


def attribute_options(g: Runewars, seat: int, block: int, i: int, hero: int) -> list[int]:
    return [TEST + a for a in bits(g.content.blocks[block][i].attributes)]


def attribute_chosen(g: Runewars, seat: int, action: int, block: int, i: int, hero: int) -> None:
    begin_test(g, block, i, hero, action - TEST)


def begin_test(g: Runewars, block: int, i: int, hero: int, attribute: int) -> None:
    g.then(draw_for_test, block, i, hero, attribute)
    g.then(before_test, hero)


def before_test(g: Runewars, hero: int) -> None:
    """Open the window for rewards that add cards."""
    from meadhall.runewars.heroes.rewards import window

    window(g, hero, QUEST_ATTEMPT_TEST)


def draw_for_test(g: Runewars, block: int, i: int, hero: int, attribute: int) -> None:
    n = g.attribute(hero, attribute) + g.content.blocks[block][i].n + g.extra_cards
    g.extra_cards = 0
    fate.draw(g, g.hero_seat[hero], n, fate.FOR_TEST, hero, test_drawn, block, i, g.hero_seat[hero])


def test_drawn(g: Runewars, block: int, i: int, seat: int) -> None:
    fate.keep_one(g, seat, test_result, block, i)


def test_result(g: Runewars, destiny: int, block: int, i: int) -> None:
    g.then(run_block, g.content.blocks[block][i].results[destiny][2], 0)


# --- heroes come, go, suffer ----------------------------------------------------------------------


def hero_gain(g: Runewars, s: Step, block: int, i: int) -> None:
    seat = seat_of(g, s.who)
    if seat >= 0:
        gain_hero(g, seat, s.n, 1)


def hero_desert(g: Runewars, s: Step, block: int, i: int) -> None:
    for hero in heroes_of(g, s):
        desert(g, hero)


def hero_damage(g: Runewars, s: Step, block: int, i: int) -> None:
    """Damage a hero: in a duel as part of the round, otherwise at once."""
    from meadhall.runewars.heroes import duel

    n = amount(g, s.amount)
    if s.hero == B_OPP_HERO and duel.running(g) and duel.neutral_foes(g):
        duel.strike(g, 1, n, s.blockable)
        return
    for hero in heroes_of(g, s):
        side = duel.side_of(g, hero)
        if side >= 0:
            duel.strike(g, side, n, s.blockable)
        else:
            hurt(g, hero, n)


def hero_heal(g: Runewars, s: Step, block: int, i: int) -> None:
    for hero in heroes_of(g, s):
        n = amount(g, s.amount)
        if s.amount is not None and s.amount.kind == A_TO_ONE_LEFT:
            n = g.hero_damage[hero] - g.content.hero_health[hero] + 1
        heal(g, hero, n)


def hero_train(g: Runewars, s: Step, block: int, i: int) -> None:
    """p.26: raise an attribute by 1; the owner chooses which, if the card does not say."""
    for hero in heroes_of(g, s):
        attributes = [a for a in trainable(g, hero) if s.attributes >> a & 1]
        if len(attributes) == 1:
            train(g, hero, attributes[0], amount(g, s.amount))
        elif attributes:
            g.ask(g.hero_seat[hero], RAISE_WHAT, block, i, hero)
            return


def raise_options(g: Runewars, seat: int, block: int, i: int, hero: int) -> list[int]:
    return [TRAIN + a for a in trainable(g, hero) if g.content.blocks[block][i].attributes >> a & 1]


def raised(g: Runewars, seat: int, action: int, block: int, i: int, hero: int) -> None:
    train(g, hero, action - TRAIN, amount(g, g.content.blocks[block][i].amount))


def hero_flip(g: Runewars, s: Step, block: int, i: int) -> None:
    for hero in heroes_of(g, s):
        if s.mode:
            rout_hero(g, hero)
        else:
            stand_hero(g, hero)


def hero_move(g: Runewars, s: Step, block: int, i: int) -> None:
    """Move a hero. It is not a quest action, so nothing follows it. Routed heroes do not move."""
    for hero in heroes_of(g, s):
        if g.hero_down[hero]:
            continue
        if s.area == NOBODY:
            g.then(walk, hero, s.reach)
        elif bound_area(g, s.area) >= 0:
            move_hero(g, hero, bound_area(g, s.area))


def walk(g: Runewars, hero: int, left: int) -> None:
    if left:
        g.ask(g.hero_seat[hero], WALK, hero, left)


def walk_options(g: Runewars, seat: int, hero: int, left: int) -> list[int]:
    return [DONE, *(TO + area for area in sorted(hero_steps(g, hero, g.hero_at[hero])))]


def walked(g: Runewars, seat: int, action: int, hero: int, left: int) -> None:
    from meadhall.runewars.heroes.quest_move import step_to

    if action != DONE:
        step_to(g, hero, action - TO)
        g.then(walk, hero, left - 1)


def hero_action(g: Runewars, s: Step, block: int, i: int) -> None:
    from meadhall.runewars.heroes import quest_phase

    if g.phase != QUESTS:
        return
    for hero in heroes_of(g, s):
        if s.mode == EXTRA_ACTION:
            quest_phase.take_action(g, hero)
        else:
            quest_phase.end_action(g, hero)


# --- rewards --------------------------------------------------------------------------------------


def reward(g: Runewars, s: Step, block: int, i: int) -> None:
    """p.26: a reward completes the quest that gives it."""
    from meadhall.runewars.heroes.quest_actions import completed
    from meadhall.runewars.heroes.rewards import draw_rewards

    by_quest = env(g)[B_SOURCE] >> 8 == OF_QUEST
    if by_quest:
        completed(g)
    for hero in heroes_of(g, s):
        draw_rewards(g, hero, amount(g, s.amount), by_quest)


def pay_rewards(g: Runewars, s: Step, block: int, i: int, seat: int) -> None:
    g.then(pay_reward, block, i, seat, s.n)


def pay_reward(g: Runewars, block: int, i: int, seat: int, left: int) -> None:
    """Pay with rewards, one after the other: first choose the hero, then the card."""
    if left and payers(g, g.content.blocks[block][i], seat):
        g.then(pay_reward, block, i, seat, left - 1)
        g.ask(seat, PAY_FROM, block, i)


def pay_from_options(g: Runewars, seat: int, block: int, i: int) -> list[int]:
    return [HERO + hero for hero in payers(g, g.content.blocks[block][i], seat)]


def pay_from(g: Runewars, seat: int, action: int, block: int, i: int) -> None:
    g.ask(seat, PAY_REWARD, action - HERO)


def pay_options(g: Runewars, seat: int, hero: int) -> list[int]:
    return sorted({SHED_REWARD + (code >> KNOWERS) for code in g.rewards[hero]})


def paid(g: Runewars, seat: int, action: int, hero: int) -> None:
    from meadhall.runewars.heroes.rewards import discard_reward, held

    discard_reward(g, hero, held(g, hero, action - SHED_REWARD))


# --- duels ----------------------------------------------------------------------------------------


def duel_neutral(g: Runewars, s: Step, block: int, i: int) -> None:
    from meadhall.runewars.heroes.duel_quest import begin_duel_quest

    for hero in heroes_of(g, s):
        begin_duel_quest(g, hero, s.type, amount(g, s.amount), s.then_block, s.else_block)


def duel_rule(g: Runewars, s: Step, block: int, i: int) -> None:
    from meadhall.runewars.heroes import duel

    side = duel.side_of(g, bound_hero(g, B_HERO))
    if side < 0:
        return
    n = amount(g, s.amount)
    if s.key == duel.SKIP_DRAW:
        g.duel[duel.D_FLAGS] |= duel.SKIP_NEXT << 1 - side
    elif s.key == duel.PREVENT:
        g.duel[duel.D_PREVENT + side] += n
    elif s.key == duel.ALL_PREVENTED:
        g.duel[duel.D_FLAGS] |= duel.PREVENT_ALL << side
    elif s.key == duel.REFLECT:
        duel.suffer(g, 1 - side, n)


TEST_WHAT: Final = Prompt("test-attribute", attribute_options, attribute_chosen, continues=True)
RAISE_WHAT: Final = Prompt("raise-attribute", raise_options, raised, forced=True)
WALK: Final = Prompt("hero-walk", walk_options, walked, continues=True)
PAY_FROM: Final = Prompt("pay-reward-from", pay_from_options, pay_from, forced=True, continues=True)
PAY_REWARD: Final = Prompt("pay-reward", pay_options, paid, continues=True)
