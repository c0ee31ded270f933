"""Duel quests (p.28): a hero against neutral units that exist for the quest alone.

The left neighbour draws for them. Only a few of their abilities apply in a duel; they are implemented here:
damage to the hero, another card, more health, one card less for the hero.
"""

from __future__ import annotations

from typing import Final

from meadhall.runewars import event_codes as ev
from meadhall.runewars.content import DAMAGE, ROUT, SPECIAL
from meadhall.runewars.decks import draw_fate
from meadhall.runewars.effects.run import run_block
from meadhall.runewars.effects.tree import A_COUNT, BATTLE_RULES, OPS
from meadhall.runewars.heroes.duel import (
    BEATEN,
    D_BLOCK,
    D_FLAGS,
    D_HEALTH,
    D_HERO,
    D_HIT,
    D_RAW,
    D_TYPE,
    SKIP_DRAW,
    SKIP_NEXT,
    close_duel,
    foe_damage,
    prepare_duel,
    winner,
)
from meadhall.runewars.heroes.duel_rounds import push_duel
from meadhall.runewars.state import Runewars

HERO_DAMAGE: Final = OPS.index("hero_damage")
BATTLE_RULE: Final = OPS.index("battle_rule")
DUEL_RULE: Final = OPS.index("duel_rule")
CHAIN_FATE: Final = BATTLE_RULES.index("chain_fate")
UNIT_HEALTH: Final = BATTLE_RULES.index("unit_health")


def begin_duel_quest(g: Runewars, hero: int, kind: int, n: int, win: int, lose: int) -> None:
    """Push the duel, then one of two blocks of the effect: won (all units defeated and the hero not) or
    lost."""
    seat = g.hero_seat[hero]
    g.emit(ev.DUEL_QUEST_BEGINS, seat, hero, kind, n)
    prepare_duel(g, hero, -1)
    g.duel[D_TYPE] = kind
    g.duel[D_HEALTH] = g.content.health[kind]
    g.duel_foes = (0,) * n
    g.then(end_duel_quest, seat, hero, win, lose)
    push_duel(g)


def end_duel_quest(g: Runewars, seat: int, hero: int, win: int, lose: int) -> None:
    won = winner(g)
    g.emit(ev.DUEL_ENDS, seat, hero if won == 0 else -1)
    g.checkpoint("duel_ended")
    close_duel(g)
    block = win if won == 0 else lose
    if block >= 0:
        g.then(run_block, block, 0)


def draw_for_foes(g: Runewars) -> None:
    """Draw one card for each unit that is not defeated. No tactics cards are played for them (p.19)."""
    standing = sum(1 for damage in g.duel_foes if damage < BEATEN)
    seat = g.left_of(g.hero_seat[g.duel[D_HERO]])
    cards = draw_fate(g, standing)
    g.cards[1] = tuple(cards)
    if g.events is not None:
        g.emit(ev.FATE_DRAWN, seat, *cards)


def resolve_foe(g: Runewars, i: int) -> None:
    """Resolve a card by the section of the unit's shape."""
    resolve_symbol(g, g.cards[1][i], True)


def resolve_symbol(g: Runewars, card: int, chain: bool) -> None:
    kind = g.duel[D_TYPE]
    at = g.content.shape[kind] * 2
    symbol, n = g.content.symbols[card][at], g.content.symbols[card][at + 1]
    if symbol == DAMAGE:
        g.duel[D_HIT] += n
    elif symbol == ROUT:
        g.duel[D_BLOCK + 1] += n
    elif symbol == SPECIAL:
        if chain:
            for _ in range(n):
                foe_special(g, kind)
        else:
            # A special symbol on an additional card counts as 1 damage.
            g.duel[D_HIT] += 1


def foe_special(g: Runewars, kind: int) -> None:
    """p.28: a special symbol uses the unit's ability, never the alternative of 1 damage."""
    block = g.content.duel_special[kind]
    for step in g.content.blocks[block] if block >= 0 else []:
        if step.op == HERO_DAMAGE:
            n = 1
            if step.amount is not None:
                n = step.amount.n
                if step.amount.kind == A_COUNT:
                    n = min(step.amount.cap, n + foe_damage(g))
            g.duel[D_HIT if step.blockable else D_RAW] += n
        elif step.op == BATTLE_RULE and step.key == CHAIN_FATE:
            further_card(g)
        elif step.op == BATTLE_RULE and step.key == UNIT_HEALTH:
            g.duel[D_HEALTH] = max(g.duel[D_HEALTH], step.value)
        elif step.op == DUEL_RULE and step.key == SKIP_DRAW:
            g.duel[D_FLAGS] |= SKIP_NEXT


def further_card(g: Runewars) -> None:
    cards = draw_fate(g, 1)
    if cards:
        g.cards[1] = (*g.cards[1], *cards)
        if g.events is not None:
            g.emit(ev.FATE_DRAWN, g.left_of(g.hero_seat[g.duel[D_HERO]]), *cards)
        resolve_symbol(g, cards[0], False)


def wound_foes(g: Runewars, n: int) -> None:
    """Assign damage one point at a time: to a damaged unit that is not defeated, else to the next one."""
    foes = list(g.duel_foes)
    for _ in range(n):
        target = -1
        for i, damage in enumerate(foes):
            if damage < BEATEN and (target < 0 or (damage and not foes[target])):
                target = i
        if target < 0:
            break
        foes[target] += 1
        if foes[target] >= g.duel[D_HEALTH]:
            foes[target] = BEATEN
    g.duel_foes = tuple(foes)
