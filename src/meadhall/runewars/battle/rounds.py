"""The rounds of a battle (p.22): by initiative; in each pass one group of each side draws fate cards."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import event_codes as ev
from meadhall.runewars import fate
from meadhall.runewars.answers import DONE, DROP, GROUP, USE
from meadhall.runewars.battle.damage import deal_damage, take_routs
from meadhall.runewars.battle.field import (
    ATTACKING,
    DEFENDING,
    F_AREA,
    F_ASSIST,
    F_DONE,
    F_GROUP,
    F_ROUND,
    F_STAGE,
    FIGHTING,
    ROUTED,
    decider,
    in_battle,
    seat_at,
    standing,
    type_of,
)
from meadhall.runewars.content import BATTLE_ASSIST, BATTLE_ROUND_START, DAMAGE, ROUT, SLOTS, SPECIAL
from meadhall.runewars.effects.tree import BATTLE_RULES, OF_UNIT, OPS
from meadhall.runewars.state import ALL, KNOWERS, Runewars

ROUNDS: Final = 5
BATTLE_RULE_OP: Final[int] = OPS.index("battle_rule")
ASSIST_DRAW: Final[int] = BATTLE_RULES.index("assist_draw")


def battle_round(g: Runewars, initiative: int) -> None:
    """p.21 step 5: all units with this initiative, then the next ones."""
    if not in_battle(g) or initiative > ROUNDS:
        return
    from meadhall.runewars.tactics import window

    g.fight[F_STAGE] = FIGHTING
    g.fight[F_ROUND] = initiative
    g.then(battle_round, initiative + 1)
    if row_exists(g, initiative):
        g.emit(ev.ROUND_BEGINS, initiative)
        g.then(battle_pass)
        area = g.fight[F_AREA]
        if seat_at(g, DEFENDING) >= 0:
            window(g, seat_at(g, DEFENDING), BATTLE_ROUND_START, -1, area)
        window(g, seat_at(g, ATTACKING), BATTLE_ROUND_START, -1, area)


def row_exists(g: Runewars, initiative: int) -> bool:
    """Whether there are units of this initiative, including routed ones, which a card may stand up in
    time."""
    initiatives = g.content.initiative
    for side in (ATTACKING, DEFENDING):
        for slot in {unit >> 5 for unit in g.lines[side]}:
            if initiatives[type_of(g, side, slot << 5)] == initiative:
                return True
    base = g.fight[F_AREA] * SLOTS
    for slot, n in enumerate(g.down[base : base + SLOTS]):
        if n and initiatives[type_of(g, DEFENDING, slot << 5)] == initiative:
            return True
    return False


# --- 1 and 2: both sides choose a group and draw --------------------------------------------------


def battle_pass(g: Runewars) -> None:
    """p.22: one group of the attacker, then one of the defender, as long as there are any (U36)."""
    if not in_battle(g):
        return
    if not (groups(g, ATTACKING) or groups(g, DEFENDING)):
        g.checkpoint("battle_round")
        return
    g.then(battle_pass)
    g.then(groups_strike)
    g.then(choose_group, DEFENDING)
    g.then(choose_group, ATTACKING)


def groups(g: Runewars, side: int) -> list[int]:
    """Return the slots with standing units of this initiative that have not drawn yet."""
    found = []
    done = g.fight[F_DONE + side]
    for slot in sorted({unit >> 5 for unit in g.lines[side] if not unit & ROUTED}):
        if not done >> slot & 1 and g.content.initiative[type_of(g, side, slot << 5)] == g.fight[F_ROUND]:
            found.append(slot)
    return found


def choose_group(g: Runewars, side: int) -> None:
    g.fight[F_GROUP + side] = -1
    g.cards[side] = ()
    if groups(g, side):
        g.ask(decider(g, side), BATTLE_GROUP, side)


def group_options(g: Runewars, seat: int, side: int) -> list[int]:
    return [GROUP + type_of(g, side, slot << 5) for slot in groups(g, side)]


def group_chosen(g: Runewars, seat: int, action: int, side: int) -> None:
    slot = g.content.type_slot(action - GROUP)
    g.fight[F_GROUP + side] = slot
    g.fight[F_DONE + side] |= 1 << slot
    hero = (g.fight[F_ASSIST + side] >> slot * 5 & 31) - 1
    if hero < 0:
        draw_for_group(g, side, 0)
    else:
        g.then(assisted_draw, side, hero)
        if hidden_rewards(g, hero):
            g.ask(seat, SHOW_HORN, hero)


def draw_for_group(g: Runewars, side: int, extra: int) -> None:
    """p.22: draw a card for each standing unit of the group; an assisting hero adds `extra`."""
    slot = g.fight[F_GROUP + side]
    n = standing(g, side, slot)
    g.emit(ev.GROUP_DRAWS, seat_at(g, side), type_of(g, side, slot << 5), n)
    fate.draw(g, seat_at(g, side), n + extra, fate.FOR_GROUP, -1, group_cards_drawn, side, extra)


def group_cards_drawn(g: Runewars, side: int, extra: int) -> None:
    g.cards[side] = g.drawn
    g.drawn = ()
    g.then(drop_cards, side, extra)


# --- heroes who assist (p.25) ---------------------------------------------------------------------


def hidden_rewards(g: Runewars, hero: int) -> bool:
    """Whether the hero holds a reward that other players have not seen: it might be one for assisting."""
    for code in g.rewards[hero]:
        if not code & ALL:
            return True
    return False


def horn_options(g: Runewars, seat: int, hero: int) -> list[int]:
    options = [DONE]
    for code in g.rewards[hero]:
        card = code >> KNOWERS
        if (
            not code & ALL
            and g.content.reward_timings[card] >> BATTLE_ASSIST & 1
            and USE + card not in options
        ):
            options.append(USE + card)
    return options


def horn_shown(g: Runewars, seat: int, action: int, hero: int) -> None:
    if action != DONE:
        from meadhall.runewars.heroes.rewards import show

        for code in g.rewards[hero]:
            if code >> KNOWERS == action - USE and not code & ALL:
                show(g, hero, code)
                return


def assisted_draw(g: Runewars, side: int, hero: int) -> None:
    """Draw one card more and drop one after seeing all (R14.7); abilities and face-up rewards may add
    more."""
    c = g.content
    sources = []
    if c.hero_timings[hero] >> BATTLE_ASSIST & 1:
        sources.append(assist_draw(g, c.hero_block[hero]))
    for code in g.rewards[hero]:
        card = code >> KNOWERS
        if code & ALL and c.reward_timings[card] >> BATTLE_ASSIST & 1:
            sources.append(assist_draw(g, c.reward_block[card]))
    # Every other source adds one.
    draw_for_group(g, side, max(sources) + len(sources) - 1 if sources else 1)


def assist_draw(g: Runewars, block: int) -> int:
    for step in g.content.blocks[block]:
        if step.op == BATTLE_RULE_OP and step.key == ASSIST_DRAW and step.amount is not None:
            return step.amount.n
    return 1


def drop_cards(g: Runewars, side: int, left: int) -> None:
    if left > 0 and g.cards[side]:
        g.ask(decider(g, side), BATTLE_DROP, side, left)


def drop_options(g: Runewars, seat: int, side: int, left: int) -> list[int]:
    return [DROP + card for card in sorted(g.cards[side])]


def card_dropped(g: Runewars, seat: int, action: int, side: int, left: int) -> None:
    card = action - DROP
    g.cards[side] = tuple(other for other in g.cards[side] if other != card)
    fate.discard(g, (card,))
    g.then(drop_cards, side, left - 1)


# --- 3 to 5: specials, routs, damage --------------------------------------------------------------


def symbols(g: Runewars, cards: tuple[int, ...], kind: int, symbol: int) -> int:
    """Return how often a symbol is on the cards drawn for this type."""
    at = g.content.shape[kind] * 2
    n = 0
    for card in cards:
        if g.content.symbols[card][at] == symbol:
            n += g.content.symbols[card][at + 1] or 1
    return n


def groups_strike(g: Runewars) -> None:
    """p.22: all cards drawn count, even if their units were destroyed. The defender assigns first (R12.3)."""
    dealt = [0, 0, 0, 0, 0, 0]
    for side in (ATTACKING, DEFENDING):
        slot = g.fight[F_GROUP + side]
        if slot >= 0:
            kind = type_of(g, side, slot << 5)
            for i, symbol in enumerate((SPECIAL, ROUT, DAMAGE)):
                dealt[side * 3 + i] = symbols(g, g.cards[side], kind, symbol)
    g.then(group_cards_spent)
    g.then(deal_damage, ATTACKING, dealt[5])
    g.then(deal_damage, DEFENDING, dealt[2])
    g.then(take_routs, ATTACKING, dealt[4])
    g.then(take_routs, DEFENDING, dealt[1])
    g.then(battle_specials, DEFENDING, dealt[3])
    g.then(battle_specials, ATTACKING, dealt[0])


def battle_specials(g: Runewars, side: int, left: int) -> None:
    """p.22: use the ability once for each special symbol."""
    if left <= 0:
        return
    from meadhall.runewars.effects.run import start

    g.then(battle_specials, side, left - 1)
    kind = type_of(g, side, g.fight[F_GROUP + side] << 5)
    seat = seat_at(g, side)
    g.emit(ev.SPECIAL, seat, kind)
    start(
        g,
        g.content.special[kind],
        seat,
        OF_UNIT * 256 + kind,
        area=g.fight[F_AREA],
        opponent=seat_at(g, 1 - side),
        unit=kind,
    )


def group_cards_spent(g: Runewars) -> None:
    for side in (ATTACKING, DEFENDING):
        fate.discard(g, g.cards[side])
        g.cards[side] = ()
        g.fight[F_GROUP + side] = -1


# --- a further card for one unit (Ravage) ---------------------------------------------------------


def further_card(g: Runewars, side: int, kind: int) -> None:
    """Draw one more card for the unit that uses the ability, resolved at once."""
    g.emit(ev.GROUP_DRAWS, seat_at(g, side), kind, 1)
    fate.draw(g, seat_at(g, side), 1, fate.FOR_GROUP, -1, further_strike, side, kind)


def further_strike(g: Runewars, side: int, kind: int) -> None:
    """A special symbol on it counts as 1 damage only."""
    cards = g.drawn
    g.drawn = ()
    fate.discard(g, cards)
    foe = 1 - side
    g.then(deal_damage, foe, symbols(g, cards, kind, DAMAGE) + symbols(g, cards, kind, SPECIAL))
    g.then(take_routs, foe, symbols(g, cards, kind, ROUT))


BATTLE_GROUP: Final = Prompt("battle-group", group_options, group_chosen, forced=True)
SHOW_HORN: Final = Prompt("assist-reward", horn_options, horn_shown, continues=True, passes=DONE)
BATTLE_DROP: Final = Prompt("assist-drop", drop_options, card_dropped, forced=True)
