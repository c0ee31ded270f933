"""Reward cards: drawn, shown, used, passed on, taken (p.27, p.28).

A reward lies face down under its hero until it is first used. Whether somebody is asked to use one never
depends on which cards lie there face down.
"""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import happenings as ev
from meadhall.runewars.answers import DONE, HERO, RAZE, SHED_REWARD, SWAP, TAKE_FROM, USE
from meadhall.runewars.content import YOUR_TURN
from meadhall.runewars.decks import draw
from meadhall.runewars.effects.filters import met
from meadhall.runewars.effects.run import start
from meadhall.runewars.effects.tree import B_HERO, OF_REWARD, OPS, REWARD_EXTRA
from meadhall.runewars.heroes.exploration import raze, raze_options
from meadhall.runewars.heroes.reward_passing import can_swap, swap, take_from, take_options
from meadhall.runewars.heroes.serving import rule_value
from meadhall.runewars.state import ALL, KNOWERS, Runewars, without

HERO_MOVE: Final = OPS.index("hero_move")
RECEIVE_RUNE: Final = OPS.index("receive_rune")


# --- receiving (p.27) -----------------------------------------------------------------------------


def draw_rewards(g: Runewars, hero: int, n: int, by_quest: bool = False) -> None:
    """The top cards, looked at, face down under the hero."""
    seat = g.hero_seat[hero]
    if seat < 0:
        return
    # The appraiser's eye: more cards to choose from, as many kept as the quest grants.
    extra = rule_value(g, hero, REWARD_EXTRA) if by_quest else 0
    got = 0
    for _ in range(n + extra):
        code = draw(g, g.reward_deck, g.reward_discard)
        if code < 0:
            break
        code |= 1 << seat
        g.rewards[hero] = (*g.rewards[hero], code)
        g.tell(ev.REWARD_GAINED, seat, hero, code >> KNOWERS)
        got += 1
    if got:
        g.new_information()
    if got > n:
        g.then(put_back, hero, got, got - n)


def put_back(g: Runewars, hero: int, got: int, left: int) -> None:
    """Of the cards just drawn, those not kept go under the deck."""
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
    """p.27: turned up on first use, and so it stays."""
    if code & ALL:
        return
    codes = g.rewards[hero]
    i = codes.index(code)
    g.rewards[hero] = (*codes[:i], code | ALL, *codes[i + 1 :])
    g.tell(ev.REWARD_SHOWN, g.hero_seat[hero], hero, code >> KNOWERS)
    g.own_news()


def discard_reward(g: Runewars, hero: int, code: int) -> None:
    """Face up to the discard pile."""
    g.rewards[hero] = without(g.rewards[hero], code)
    g.reward_discard.append(code >> KNOWERS)
    g.tell(ev.REWARD_DISCARDED, g.hero_seat[hero], hero, code >> KNOWERS)
    if not code & ALL:
        g.own_news()


def held(g: Runewars, hero: int, card: int) -> int:
    """The code of such a card under a hero, one that lies face up before others; -1: he has none."""
    found = -1
    for code in g.rewards[hero]:
        if code >> KNOWERS == card:
            if code & ALL:
                return code
            if found < 0:
                found = code
    return found


def discard_source(g: Runewars, hero: int, card: int) -> None:
    """A card that discards itself."""
    code = held(g, hero, card)
    if code >= 0:
        discard_reward(g, hero, code)


def any_hidden(g: Runewars, hero: int) -> bool:
    """Whether a reward lies face down under the hero."""
    for code in g.rewards[hero]:
        if not code & ALL:
            return True
    return False


# --- using them: at a moment of the rules ---------------------------------------------------------


def fits(g: Runewars, hero: int, card: int, timing: int) -> bool:
    """Whether the card could be used at this moment by this hero, if he has it. Public facts only."""
    c = g.content
    if not c.reward_timings[card] >> timing & 1:
        return False
    from meadhall.runewars.heroes import duel

    side = duel.side_of(g, hero)
    if side >= 0 and not duel.may_use(g, side, card):
        return False
    return met(g, c.reward_needs[card], g.hero_seat[hero], hero, g.hero_at[hero])


def could_use(g: Runewars, hero: int, timing: int) -> bool:
    """As all can see it: a fitting card lies face up, or a face-down one might fit."""
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
    """The cards a hero has that fit the moment."""
    return sorted({code >> KNOWERS for code in g.rewards[hero] if fits(g, hero, code >> KNOWERS, timing)})


def window(g: Runewars, hero: int, timing: int) -> None:
    """The hero may use one reward at this moment."""
    if g.hero_seat[hero] >= 0 and could_use(g, hero, timing):
        g.ask(g.hero_seat[hero], USE_REWARD, hero, timing)


def window_options(g: Runewars, seat: int, hero: int, timing: int) -> list[int]:
    return [DONE, *(USE + card for card in usable(g, hero, timing))]


def window_answered(g: Runewars, seat: int, action: int, hero: int, timing: int) -> None:
    if action != DONE:
        use(g, hero, action - USE)


def use(g: Runewars, hero: int, card: int) -> None:
    """The card is turned up and does what it says."""
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
    """What a player may do with rewards, markers and exploration tokens in his turn."""
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
    """Whether the answer was one of those above; then it has been done."""
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
    """Nobody gives up a card for nothing: a rune there is none of, a way a routed hero cannot go."""
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
    """Whose card? Asked whenever, as all see it, it might be of more than one hero."""
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
