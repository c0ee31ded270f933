"""Reward cards: drawn, shown, used, passed on, taken (p.27, p.28).

A reward is face down until it is first used. Whether a player is asked to use one never depends on which
face-down cards they have: that would leak information.
"""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import event_codes as ev
from meadhall.runewars.answers import DONE, HERO, RAZE, SHED_REWARD, SWAP, TAKE_FROM, USE
from meadhall.runewars.content import YOUR_TURN
from meadhall.runewars.decks import draw
from meadhall.runewars.effects.filters import met
from meadhall.runewars.effects.run import start
from meadhall.runewars.effects.tree import B_HERO, OF_REWARD, OPS, REWARD_EXTRA
from meadhall.runewars.heroes.exploration import raze, raze_options
from meadhall.runewars.heroes.reward_passing import can_swap, swap, take_from, take_options
from meadhall.runewars.heroes.service import rule_value
from meadhall.runewars.state import ALL, KNOWERS, Runewars, without

HERO_MOVE: Final = OPS.index("hero_move")
RECEIVE_RUNE: Final = OPS.index("receive_rune")


# --- receiving (p.27) -----------------------------------------------------------------------------


def draw_rewards(g: Runewars, hero: int, n: int, by_quest: bool = False) -> None:
    """Draw rewards from the top of the deck; the owner looks at them and puts them face down under the
    hero."""
    seat = g.hero_seat[hero]
    if seat < 0:
        return
    # A hero's ability may draw more cards to choose from; as many are kept as the quest grants.
    extra = rule_value(g, hero, REWARD_EXTRA) if by_quest else 0
    got = 0
    for _ in range(n + extra):
        code = draw(g, g.reward_deck, g.reward_discard)
        if code < 0:
            break
        code |= 1 << seat
        g.rewards[hero] = (*g.rewards[hero], code)
        g.emit(ev.REWARD_GAINED, seat, hero, code >> KNOWERS)
        got += 1
    if got:
        g.new_information()
    if got > n:
        g.then(put_back, hero, got, got - n)


def put_back(g: Runewars, hero: int, got: int, left: int) -> None:
    """Put the drawn cards that are not kept under the deck."""
    if left:
        g.ask(g.hero_seat[hero], PUT_BACK, hero, got, left)


def put_back_options(g: Runewars, seat: int, hero: int, got: int, left: int) -> list[int]:
    return sorted({SHED_REWARD + (code >> KNOWERS) for code in g.rewards[hero][-got:]})


def was_put_back(g: Runewars, seat: int, action: int, hero: int, got: int, left: int) -> None:
    codes = g.rewards[hero]
    at = len(codes) - 1
    while codes[at] >> KNOWERS != action - SHED_REWARD:
        at -= 1
    g.rewards[hero] = codes[:at] + codes[at + 1 :]
    g.reward_deck.insert(0, codes[at])
    put_back(g, hero, got - 1, left - 1)


def show(g: Runewars, hero: int, code: int) -> None:
    """p.27: turn a reward up on first use; it stays face up."""
    if code & ALL:
        return
    codes = g.rewards[hero]
    i = codes.index(code)
    g.rewards[hero] = (*codes[:i], code | ALL, *codes[i + 1 :])
    g.emit(ev.REWARD_SHOWN, g.hero_seat[hero], hero, code >> KNOWERS)
    g.own_news()


def discard_reward(g: Runewars, hero: int, code: int) -> None:
    """Discard a reward face up."""
    g.rewards[hero] = without(g.rewards[hero], code)
    g.reward_discard.append(code >> KNOWERS)
    g.emit(ev.REWARD_DISCARDED, g.hero_seat[hero], hero, code >> KNOWERS)
    if not code & ALL:
        g.own_news()


def held(g: Runewars, hero: int, card: int) -> int:
    """Return the code of a copy of the card under a hero, a face-up one first; -1: there is none."""
    found = -1
    for code in g.rewards[hero]:
        if code >> KNOWERS == card:
            if code & ALL:
                return code
            if found < 0:
                found = code
    return found


def discard_source(g: Runewars, hero: int, card: int) -> None:
    """Discard the reward whose effect is running."""
    code = held(g, hero, card)
    if code >= 0:
        discard_reward(g, hero, code)


def any_hidden(g: Runewars, hero: int) -> bool:
    """Whether the hero has a face-down reward."""
    for code in g.rewards[hero]:
        if not code & ALL:
            return True
    return False


# --- using them: at a moment of the rules ---------------------------------------------------------


def fits(g: Runewars, hero: int, card: int, timing: int) -> bool:
    """Whether the hero could use the card at this moment, if they have it. Uses public facts only."""
    c = g.content
    if not c.reward_timings[card] >> timing & 1:
        return False
    from meadhall.runewars.heroes import duel

    side = duel.side_of(g, hero)
    if side >= 0 and not duel.may_use(g, side, card):
        return False
    return met(g, c.reward_needs[card], g.hero_seat[hero], hero, g.hero_at[hero])


def could_use(g: Runewars, hero: int, timing: int) -> bool:
    """Whether, by public facts, the hero might use a reward: a face-up one fits, or a face-down one might."""
    hidden = any_hidden(g, hero)
    for card in range(len(g.content.rewards)):
        if g.content.reward_timings[card] >> timing & 1 and fits(g, hero, card, timing):
            if hidden:
                return True
            code = held(g, hero, card)
            if code >= 0 and code & ALL:
                return True
    return False


def usable(g: Runewars, hero: int, timing: int) -> list[int]:
    """Return the hero's rewards that can be used at this moment."""
    return sorted({code >> KNOWERS for code in g.rewards[hero] if fits(g, hero, code >> KNOWERS, timing)})


def window(g: Runewars, hero: int, timing: int) -> None:
    """Let the hero use one reward at this moment."""
    if g.hero_seat[hero] >= 0 and could_use(g, hero, timing):
        g.ask(g.hero_seat[hero], USE_REWARD, hero, timing)


def window_options(g: Runewars, seat: int, hero: int, timing: int) -> list[int]:
    return [DONE, *(USE + card for card in usable(g, hero, timing))]


def window_answered(g: Runewars, seat: int, action: int, hero: int, timing: int) -> None:
    if action != DONE:
        use(g, hero, action - USE)


def use(g: Runewars, hero: int, card: int) -> None:
    """Turn the card up and run its effect."""
    from meadhall.runewars.heroes import duel

    show(g, hero, held(g, hero, card))
    other = -1
    side = duel.side_of(g, hero)
    if side >= 0:
        duel.note_use(g, side, card)
        other = duel.hero_on(g, 1 - side)
    start(
        g,
        g.content.reward_block[card],
        g.hero_seat[hero],
        OF_REWARD * 256 + card,
        hero=hero,
        area=g.hero_at[hero],
        opp_hero=other,
    )


# --- in the own turn ------------------------------------------------------------------------------


def turn_options(g: Runewars, seat: int, options: list[int]) -> None:
    """Add what a player may do with rewards, markers and exploration tokens in their turn."""
    cards: list[int] = []
    for hero in g.rewarded(seat):
        for card in usable_in_turn(g, hero):
            if USE + card not in cards:
                cards.append(USE + card)
    cards.sort()
    options += cards
    options += take_options(g, seat)
    raze_options(g, seat, options)
    if can_swap(g, seat, -1):
        options.append(SWAP)


def turn_answer(g: Runewars, seat: int, action: int) -> bool:
    """Apply the answer if it is one of `turn_options`; return whether it was."""
    if USE <= action < USE + len(g.content.rewards):
        use_in_turn(g, seat, action - USE)
    elif TAKE_FROM <= action < TAKE_FROM + g.content.areas:
        take_from(g, seat, action - TAKE_FROM)
    elif RAZE <= action < RAZE + g.content.areas:
        raze(g, seat, action - RAZE)
    elif action == SWAP:
        swap(g, seat, -1)
    else:
        return False
    return True


def usable_in_turn(g: Runewars, hero: int) -> list[int]:
    """Return the rewards a hero can use in the own turn, without those that would have no effect."""
    found = []
    for card in usable(g, hero, YOUR_TURN):
        useful = True
        for step in g.content.blocks[g.content.reward_block[card]]:
            if step.op == HERO_MOVE and step.hero == B_HERO and g.hero_down[hero]:
                useful = False
            if step.op == RECEIVE_RUNE and not g.dragons_left:
                useful = False
        if useful:
            found.append(card)
    return found


def use_in_turn(g: Runewars, seat: int, card: int) -> None:
    """Use a reward; asks which hero's it is if, by public facts, more than one hero might have it."""
    if len([hero for hero in g.heroes_of(seat) if may_hold(g, hero, card)]) > 1:
        g.ask(seat, USE_WHOSE, card)
    else:
        for hero in users(g, seat, card):
            use(g, hero, card)


def may_hold(g: Runewars, hero: int, card: int) -> bool:
    return any_hidden(g, hero) or held(g, hero, card) >= 0


def users(g: Runewars, seat: int, card: int) -> list[int]:
    return [hero for hero in g.heroes_of(seat) if card in usable_in_turn(g, hero)]


def whose_options(g: Runewars, seat: int, card: int) -> list[int]:
    return [HERO + hero for hero in users(g, seat, card)]


def whose(g: Runewars, seat: int, action: int, card: int) -> None:
    use(g, action - HERO, card)


USE_REWARD: Final = Prompt("use-reward", window_options, window_answered, passes=DONE)
PUT_BACK: Final = Prompt("put-reward-back", put_back_options, was_put_back)
USE_WHOSE: Final = Prompt("use-whose-reward", whose_options, whose, continues=True)
