"""Refusals for using, passing and taking rewards (p.27-28)."""

# not compiled: builds messages.
from __future__ import annotations

from meadhall.runewars import answers as act
from meadhall.runewars.content import DUEL_SPECIAL, YOUR_TURN
from meadhall.runewars.effects.filters import met
from meadhall.runewars.effects.run import bound_hero
from meadhall.runewars.effects.tree import B_HERO, NOBODY, OPS
from meadhall.runewars.heroes import duel
from meadhall.runewars.state import KNOWERS, Runewars
from meadhall.runewars.why.common import (
    CARD,
    Why,
    card_in,
    hero_in,
    hero_name,
    misplaced,
    no,
    own_hero,
    place,
)

HERO_MOVE = OPS.index("hero_move")
RECEIVE_RUNE = OPS.index("receive_rune")


def cards_of(g: Runewars, hero: int) -> list[int]:
    return [code >> KNOWERS for code in g.rewards[hero]]


def _heroes(g: Runewars, seat: int) -> list[int]:
    return [hero for hero in range(len(g.hero_seat)) if g.hero_seat[hero] == seat]


# --- using ---------------------------------------------------------------------------------------------


def usable(g: Runewars, hero: int, card: int, timing: int) -> Why:
    """The hero has it, the timing is right, no other weapon or armour was used, and its requirement holds."""
    c, name = g.content, g.content.rewards[card]
    if card not in cards_of(g, hero):
        return no("reward_not_held", "p.27", reward=name)
    if not c.reward_timings[card] >> timing & 1:
        return no("reward_not_now", CARD, reward=name)
    side = [g.duel[duel.D_HERO], g.duel[duel.D_FOE]].index(hero) if _duels(g, hero) else -1
    if side >= 0:
        for trait, used in ((duel.WEAPON, duel.D_WEAPON), (duel.ARMOUR, duel.D_ARMOUR)):
            other = g.duel[used + side]
            if c.reward_trait[card] == trait and other >= 0 and other != card:
                return no("one_weapon_one_armour", "p.27", reward=name, other=c.rewards[other])
        for step in c.blocks[c.reward_block[card]]:
            if step.op == duel.DUEL_RULE and step.n <= g.duel[duel.D_USES + side]:
                return no("reward_used_up", CARD, reward=name)
    if not met(g, c.reward_needs[card], g.hero_seat[hero], hero, g.hero_at[hero]):
        return no("reward_requirement", CARD, reward=name)
    return None


def _duels(g: Runewars, hero: int) -> bool:
    return g.duel[duel.D_HERO] >= 0 and hero in (g.duel[duel.D_HERO], g.duel[duel.D_FOE])


def use_reward(g: Runewars, seat: int, action: int, hero: int, timing: int) -> Why:
    if action == act.DONE:
        return None
    card = card_in(action, act.USE, len(g.content.rewards))
    return misplaced("use-reward") if card < 0 else usable(g, hero, card, timing)


def duel_symbol(g: Runewars, seat: int, action: int, side: int) -> Why:
    if action == act.FIGHT:
        return None
    card = card_in(action, act.USE, len(g.content.rewards))
    return misplaced("duel-symbol") if card < 0 else usable(g, g.duel[duel.D_HERO + side], card, DUEL_SPECIAL)


def in_turn(g: Runewars, hero: int, card: int) -> Why:
    """In the own turn; not if the card would have no effect."""
    if why := usable(g, hero, card, YOUR_TURN):
        return why
    for step in g.content.blocks[g.content.reward_block[card]]:
        if step.op == HERO_MOVE and step.hero == B_HERO and g.hero_down[hero]:
            return no("hero_routed", "p.15", hero=hero_name(g, hero))
        if step.op == RECEIVE_RUNE and not g.dragons_left:
            return no("no_dragon_runes_left", "p.30")
    return None


def use_in_turn(g: Runewars, seat: int, card: int) -> Why:
    """By any hero; the reason of one who holds the card before that of one who does not."""
    reasons = [in_turn(g, hero, card) for hero in _heroes(g, seat)]
    if None in reasons:
        return None
    for why in reasons:
        if why and why.code != "reward_not_held":
            return why
    return no("reward_not_held", "p.27", reward=g.content.rewards[card])


def use_whose(g: Runewars, seat: int, action: int, card: int) -> Why:
    hero = hero_in(g, action, act.HERO)
    if hero < 0:
        return misplaced("use-whose-reward")
    return own_hero(g, seat, hero, "p.27") or in_turn(g, hero, card)


# --- passing on (p.27) ---------------------------------------------------------------------------------


def _passes_to(g: Runewars, seat: int, hero: int, other: int, only: int) -> Why:
    """Own heroes in one area; in a quest action the acting hero is one of the two."""
    if why := own_hero(g, seat, other, "p.27"):
        return why
    if other == hero:
        return no("another_hero", "p.27")
    if g.hero_at[other] != g.hero_at[hero]:
        return no("hero_elsewhere", "p.27", hero=hero_name(g, other), area=place(g, g.hero_at[hero]))
    if only >= 0 and hero != only and other != only:
        return no("acting_hero_swaps", "p.27", hero=hero_name(g, only))
    return None


def _gives(g: Runewars, seat: int, hero: int, only: int) -> Why:
    if why := own_hero(g, seat, hero, "p.27"):
        return why
    if not g.rewards[hero]:
        return no("hero_without_rewards", "p.27", hero=hero_name(g, hero))
    if all(_passes_to(g, seat, hero, other, only) for other in _heroes(g, seat)):
        return no("nobody_to_pass_to", "p.27", hero=hero_name(g, hero))
    return None


def swap_somewhere(g: Runewars, seat: int, only: int) -> Why:
    """The number of rewards passed in a turn or an action is limited."""
    if all(_gives(g, seat, hero, only) for hero in _heroes(g, seat)):
        return no("nothing_to_swap", "p.27")
    cards = [card for hero in _heroes(g, seat) for card in cards_of(g, hero)]
    most = 2 * len(cards)
    return None if g.swaps < most else no("swapped_enough", "p.27", most=most)


def swap_from(g: Runewars, seat: int, action: int, only: int) -> Why:
    hero = hero_in(g, action, act.HERO)
    return misplaced("swap-from") if hero < 0 else _gives(g, seat, hero, only)


def _reward_of(g: Runewars, action: int, prompt: str, base: int, cards: list[int]) -> Why:
    card = card_in(action, base, len(g.content.rewards))
    if card < 0:
        return misplaced(prompt)
    return None if card in cards else no("reward_not_held", "p.27", reward=g.content.rewards[card])


def swap_card(g: Runewars, seat: int, action: int, hero: int, only: int) -> Why:
    return _reward_of(g, action, "swap-card", act.REWARD, cards_of(g, hero))


def swap_to(g: Runewars, seat: int, action: int, hero: int, only: int) -> Why:
    other = hero_in(g, action, act.HERO)
    return misplaced("swap-to") if other < 0 else _passes_to(g, seat, hero, other, only)


def spread(g: Runewars, seat: int, action: int, hero: int, n: int) -> Why:
    """p.28: one of the cards just won, which are the last ones of the tuple."""
    if action == act.DONE:
        return None
    return _reward_of(g, action, "spread-rewards", act.REWARD, cards_of(g, hero)[-n:])


def put_back(g: Runewars, seat: int, action: int, hero: int, got: int, left: int) -> Why:
    return _reward_of(g, action, "put-reward-back", act.SHED_REWARD, cards_of(g, hero)[-got:])


# --- rewards of defeated heroes (p.28)
# ----------------------------------------------------------------------------


def grave(g: Runewars, seat: int, area: int) -> Why:
    if area not in [marker[0] for marker in g.graves]:
        return no("no_marker_there", "p.28", area=place(g, area))
    if area not in [g.hero_at[hero] for hero in _heroes(g, seat)]:
        return no("no_hero_there", "p.28", area=place(g, area))
    return None


def taker(g: Runewars, seat: int, action: int, area: int) -> Why:
    hero = hero_in(g, action, act.HERO)
    if hero < 0:
        return misplaced("take-rewards")
    if why := own_hero(g, seat, hero, "p.28"):
        return why
    if g.hero_at[hero] == area:
        return None
    return no("hero_elsewhere", "p.28", hero=hero_name(g, hero), area=place(g, area))


# --- as a price ----------------------------------------------------------------------------------------


def pay_from(g: Runewars, seat: int, action: int, block: int, i: int) -> Why:
    hero = hero_in(g, action, act.HERO)
    if hero < 0:
        return misplaced("pay-reward-from")
    if why := own_hero(g, seat, hero, "p.27"):
        return why
    ref = g.content.blocks[block][i].hero
    if ref != NOBODY and hero != bound_hero(g, ref):
        return no("another_heros_price", CARD, hero=hero_name(g, hero))
    return None if g.rewards[hero] else no("hero_without_rewards", "p.27", hero=hero_name(g, hero))


def pay_reward(g: Runewars, seat: int, action: int, hero: int) -> Why:
    return _reward_of(g, action, "pay-reward", act.SHED_REWARD, cards_of(g, hero))
