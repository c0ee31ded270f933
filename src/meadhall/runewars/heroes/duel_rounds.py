"""The rounds of a duel between heroes (p.28); duel quests use the same rounds (duel_quest.py)."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import event_codes as ev
from meadhall.runewars.answers import FIGHT, USE
from meadhall.runewars.content import (
    CIRCLE,
    DAMAGE,
    DUEL_DAMAGE,
    DUEL_ROUND_END,
    DUEL_SPECIAL,
    DUEL_START,
    ROUT,
    SPECIAL,
)
from meadhall.runewars.effects.run import start
from meadhall.runewars.effects.tree import OF_HERO, OF_REWARD
from meadhall.runewars.heroes.duel import (
    BONUS_KEY,
    D_AFTER,
    D_BLOCK,
    D_FLAGS,
    D_HIT,
    D_PREVENT,
    D_RAW,
    D_ROUND,
    D_TOOK,
    D_WEAPON,
    DOOMED,
    FALLEN,
    OVER,
    ROUNDS,
    SKIP_NEXT,
    SKIP_NOW,
    beaten,
    close_duel,
    coming,
    flag,
    hero_on,
    over,
    prepare_duel,
    stoppable,
    suffer,
    winner,
)
from meadhall.runewars.heroes.service import defeated, would_fall
from meadhall.runewars.state import Runewars

# --- the course of a duel -------------------------------------------------------------------------


def begin_duel(g: Runewars, hero: int, foe: int) -> None:
    """p.28, step 1: an enemy hero in the same area is challenged."""
    g.emit(ev.DUEL_BEGINS, g.hero_seat[hero], hero, foe)
    prepare_duel(g, hero, foe)
    g.then(end_duel, g.hero_seat[hero], hero, foe)
    push_duel(g)


def push_duel(g: Runewars) -> None:
    """p.28, steps 2 and 3: abilities before the duel, the attacker's first (U17: a hero may fall); then
    rounds."""
    g.then(duel_round, 1)
    g.then(before_duel, 1)
    g.then(before_duel, 0)


def before_duel(g: Runewars, side: int) -> None:
    """Push a hero's own ability, then the windows for tactics cards and rewards."""
    hero = hero_on(g, side)
    if hero < 0 or over(g):
        return
    g.then(reckoning)
    g.then(rewards_before_duel, side)
    g.then(tactics_before_duel, side)
    if g.content.hero_timings[hero] >> DUEL_START & 1:
        start(
            g,
            g.content.hero_block[hero],
            g.hero_seat[hero],
            OF_HERO * 256 + hero,
            hero=hero,
            area=g.hero_at[hero],
            opp_hero=hero_on(g, 1 - side),
        )


def tactics_before_duel(g: Runewars, side: int) -> None:
    from meadhall.runewars.tactics import window

    hero = hero_on(g, side)
    window(g, g.hero_seat[hero], DUEL_START, hero, g.hero_at[hero])


def rewards_before_duel(g: Runewars, side: int) -> None:
    from meadhall.runewars.heroes.rewards import window

    window(g, hero_on(g, side), DUEL_START)


def duel_round(g: Runewars, number: int) -> None:
    """p.28, step 3: both draw, the attacker first; resolve symbols; damage to both at once; check for
    defeat."""
    if over(g) or number > ROUNDS:
        return
    if number > 1:
        g.checkpoint("duel_round")
    for at in (D_HIT, D_RAW, D_BLOCK, D_PREVENT, D_TOOK):
        g.duel[at] = g.duel[at + 1] = 0
    g.duel[D_AFTER] = g.duel[D_AFTER + 1] = -1
    skip = g.duel[D_FLAGS] // SKIP_NEXT & 3
    g.duel[D_FLAGS] = skip * SKIP_NOW
    g.duel[D_ROUND] = number
    g.emit(ev.DUEL_ROUND, number)
    g.then(duel_round, number + 1)
    g.then(reckoning)
    g.then(round_end, 1)
    g.then(round_end, 0)
    g.then(damage_falls)
    g.then(ward, 1)
    g.then(ward, 0)
    g.then(resolve_duel_cards, 1)
    g.then(resolve_duel_cards, 0)
    g.then(draw_duel_cards, 1)
    g.then(draw_duel_cards, 0)


def draw_duel_cards(g: Runewars, side: int) -> None:
    from meadhall.runewars.fate import FOR_DUEL, draw

    if flag(g, SKIP_NOW << side):
        return
    hero = hero_on(g, side)
    if hero >= 0:
        draw(g, g.hero_seat[hero], 1, FOR_DUEL, hero, duel_cards_drawn, side)
    else:
        from meadhall.runewars.heroes.duel_quest import draw_for_foes

        draw_for_foes(g)


def duel_cards_drawn(g: Runewars, side: int) -> None:
    g.cards[side] = g.drawn
    g.drawn = ()


def resolve_duel_cards(g: Runewars, side: int) -> None:
    """p.28, 3b: heroes use the circle."""
    hero = hero_on(g, side)
    if hero < 0:
        from meadhall.runewars.heroes.duel_quest import resolve_foe

        for i in range(len(g.cards[1]) - 1, -1, -1):
            g.then(resolve_foe, i)
        return
    for card in g.cards[side]:
        symbols = g.content.symbols[card]
        symbol, n = symbols[CIRCLE * 2], symbols[CIRCLE * 2 + 1]
        if symbol == DAMAGE:
            bonus = g.content.rule_values.get((OF_HERO * 256 + hero) * 32 + BONUS_KEY, 0)
            g.duel[D_HIT + 1 - side] += n + bonus
        elif symbol == ROUT:
            g.duel[D_BLOCK + side] += n
        elif symbol == SPECIAL:
            for _ in range(n):
                g.then(duel_special, side)


def duel_special(g: Runewars, side: int) -> None:
    """p.28: 1 damage, or the effect of a reward.

    Asked if by public facts the hero might have such a reward.
    """
    from meadhall.runewars.heroes.rewards import could_use

    hero = hero_on(g, side)
    if could_use(g, hero, DUEL_SPECIAL):
        g.ask(g.hero_seat[hero], DUEL_SYMBOL, side)
    else:
        g.duel[D_HIT + 1 - side] += 1


def symbol_options(g: Runewars, seat: int, side: int) -> list[int]:
    from meadhall.runewars.heroes.rewards import usable

    return [FIGHT, *(USE + card for card in usable(g, hero_on(g, side), DUEL_SPECIAL))]


def symbol_used(g: Runewars, seat: int, action: int, side: int) -> None:
    from meadhall.runewars.heroes.rewards import use

    if action == FIGHT:
        g.duel[D_HIT + 1 - side] += 1
    else:
        use(g, hero_on(g, side), action - USE)


def ward(g: Runewars, side: int) -> None:
    """Open the window for rewards that work when the damage of a round is applied."""
    from meadhall.runewars.heroes.rewards import window

    if hero_on(g, side) >= 0 and stoppable(g, side):
        window(g, hero_on(g, side), DUEL_DAMAGE)


def damage_falls(g: Runewars) -> None:
    """p.28: apply all damage at once; then discard the cards."""
    from meadhall.runewars.fate import discard

    hurt = (coming(g, 0), coming(g, 1))
    for side in (0, 1):
        g.duel[D_TOOK + side] = hurt[side]
        suffer(g, side, hurt[side])
        discard(g, g.cards[side])
        g.cards[side] = ()


def round_end(g: Runewars, side: int) -> None:
    """Open the window for rewards that react to the damage of a round."""
    from meadhall.runewars.heroes.rewards import window

    if hero_on(g, side) >= 0 and g.duel[D_TOOK + side]:
        window(g, hero_on(g, side), DUEL_ROUND_END)


# --- the end --------------------------------------------------------------------------------------


def reckoning(g: Runewars) -> None:
    """Check for defeat: heroes that would be defeated may use what can save them, the attacker first."""
    doomed = [side for side in (0, 1) if beaten(g, side)]
    if doomed:
        g.then(fallen_heroes)
        for side in reversed(doomed):
            g.duel[D_FLAGS] |= DOOMED << side
            if hero_on(g, side) >= 0:
                g.then(would_fall, hero_on(g, side))


def fallen_heroes(g: Runewars) -> None:
    """p.28: end the duel. A hero that was saved has not won; a survivor that was never at 0 health takes
    rewards."""
    g.duel[D_FLAGS] |= OVER
    for side in (0, 1):
        if beaten(g, side):
            g.duel[D_FLAGS] |= FALLEN << side
    one, other = hero_on(g, 0), hero_on(g, 1)
    won = winner(g)
    g.then(remove_fallen, won)
    if won >= 0:
        after = g.duel[D_AFTER + won]
        hero = hero_on(g, won)
        if after >= 0 and hero >= 0:
            source = OF_REWARD * 256 + g.duel[D_WEAPON + won]
            start(g, after, g.hero_seat[hero], source, hero=hero, opp_hero=other if won == 0 else one)


def remove_fallen(g: Runewars, won: int) -> None:
    for side in (0, 1):
        hero = hero_on(g, side)
        if hero >= 0 and flag(g, FALLEN << side):
            # A hero that is defeated by the units of a duel quest leaves a marker (U18).
            defeated(g, hero, hero_on(g, won) if won >= 0 else -1)


def end_duel(g: Runewars, seat: int, hero: int, foe: int) -> None:
    """p.28, step 4: damage stays, survivors stay."""
    won = winner(g)
    g.emit(ev.DUEL_ENDS, seat, hero_on(g, won) if won >= 0 else -1)
    g.checkpoint("duel_ended")
    close_duel(g)
    if won >= 0:
        from meadhall.runewars.heroes.quest_actions import duel_won

        duel_won(g, hero if won == 0 else foe)


DUEL_SYMBOL: Final = Prompt("duel-symbol", symbol_options, symbol_used)
