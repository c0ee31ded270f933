"""Upgrade (p.16): a card from the hand into a slot of the clan sheet."""

from __future__ import annotations

from typing import Final

from meadhall.bloodrage import event_codes as ev
from meadhall.bloodrage import knowledge
from meadhall.bloodrage.actions import DECLINE, FREE, INVADE, PLACE, REPLACE, UPGRADE
from meadhall.bloodrage.board import BOX, FIGURES, LEADER, RESERVE, SHIP, WARRIOR
from meadhall.bloodrage.cards import (
    CARD_CLASS,
    CARD_TYPE,
    CARD_VALUE,
    CLAN_UPGRADE,
    FRIGGAS_CHARM,
    LEADER_UPGRADE,
    MONSTER_UPGRADE,
    NO_COST,
    SHIP_UPGRADE,
    WARRIOR_UPGRADE,
)
from meadhall.bloodrage.figures import SEA_SERPENT, TYPE_MONSTER
from meadhall.bloodrage.invade import can_arrive, invade_places, invades
from meadhall.bloodrage.state import CLAN_SLOTS, LEADER_SLOT, MONSTER_SLOTS, SLOTS, BloodRage
from meadhall.kernel.prompt import Prompt


def upgrade_cost(g: BloodRage, seat: int, card: int) -> int:
    """p.16: return the cost in Rage: the card's STR, 1 less with Frigga's Charm (ruling 40); some Monsters
    are free."""
    if NO_COST[CARD_TYPE[card]]:
        return 0
    return max(0, CARD_VALUE[card] - 1) if g.powers[seat] & FRIGGAS_CHARM else CARD_VALUE[card]


def upgrade_options(g: BloodRage, seat: int, options: list[int]) -> None:
    rage = g.rage[seat]
    last = -1
    for card in g.hands[seat]:
        if card != last and CARD_CLASS[card] >= LEADER_UPGRADE and upgrade_cost(g, seat, card) <= rage:
            options.append(UPGRADE + card)
        last = card


def slots_of(card: int) -> tuple[int, ...]:
    """Return the slots for a card: one each for Leader, Warriors and ship, two for Monsters, three for the
    clan."""
    kind = CARD_CLASS[card]
    if kind == MONSTER_UPGRADE:
        return MONSTER_SLOTS
    return CLAN_SLOTS if kind == CLAN_UPGRADE else (LEADER_SLOT + kind - LEADER_UPGRADE,)


def upgrade(g: BloodRage, seat: int, card: int) -> None:
    """p.16: reveal the card; it is public while its slot is chosen."""
    g.pay(seat, upgrade_cost(g, seat, card))
    g.take_from_hand(seat, card)
    knowledge.show_from_hand(g, seat, card)
    g.played[seat] = (card,)
    g.own_news()
    g.ask(seat, UPGRADE_SLOT, card)


def slot_options(g: BloodRage, seat: int, card: int) -> list[int]:
    """p.16: any suitable slot; a card there is replaced (ruling 34)."""
    options: list[int] = []
    free = False
    for slot in slots_of(card):
        old = g.sheet[seat * SLOTS + slot]
        if old < 0:
            free = True
        else:
            options.append(REPLACE + old)
    return [FREE, *options] if free else options


def place_upgrade(g: BloodRage, seat: int, action: int, card: int) -> None:
    old = -1 if action == FREE else action - REPLACE
    g.played[seat] = ()
    slot = next(slot for slot in slots_of(card) if g.sheet[seat * SLOTS + slot] == old)
    if old >= 0:
        replace_card(g, seat, old)
    g.set_slot(seat, slot, card)
    g.emit(ev.UPGRADED, seat, card)
    kind = CARD_CLASS[card]
    if kind == MONSTER_UPGRADE:
        monster = TYPE_MONSTER[CARD_TYPE[card]]
        g.move(seat, monster, BOX, RESERVE, 1)
        offer_invade(g, seat, [monster])
    elif kind == LEADER_UPGRADE:
        offer_invade(g, seat, [LEADER])
    elif kind == WARRIOR_UPGRADE:
        offer_invade(g, seat, [WARRIOR])
    elif kind == SHIP_UPGRADE:
        serpent = g.options.serpent_uses_ship_upgrade_invade
        offer_invade(g, seat, [SHIP, SEA_SERPENT] if serpent else [SHIP])


def replace_card(g: BloodRage, seat: int, old: int) -> None:
    """Discard the old card; an old Monster goes back to the box at once (ruling 35)."""
    g.discard.append(old)
    g.emit(ev.CARD_REPLACED, seat, old)
    if CARD_CLASS[old] == MONSTER_UPGRADE:
        monster = TYPE_MONSTER[CARD_TYPE[old]]
        g.move(seat, monster, g.at[seat * FIGURES + monster], BOX, 1)
        g.emit(ev.MONSTER_BOXED, seat, monster)


def offer_invade(g: BloodRage, seat: int, figures: list[int]) -> None:
    """p.16: the upgraded figure, if in the reserve, may invade at once for 0 Rage (rulings 24, 36, 37)."""
    ready = [figure for figure in figures if may_invade_free(g, seat, figure)]
    if len(ready) == 1:
        g.ask(seat, FREE_INVADE, ready[0])
    elif ready:
        g.ask(seat, FREE_INVADE_WHOM)


def may_invade_free(g: BloodRage, seat: int, figure: int) -> bool:
    if figure == WARRIOR:
        in_reserve = g.warriors[RESERVE * 4 + seat] > 0
    else:
        in_reserve = g.at[seat * FIGURES + figure] == RESERVE
    return in_reserve and g.below_horns(seat) and can_arrive(g, figure)


def free_options(g: BloodRage, seat: int, figure: int) -> list[int]:
    return [DECLINE, *(PLACE + place for place in invade_places(g, figure))]


def free_invade(g: BloodRage, seat: int, action: int, figure: int) -> None:
    if action != DECLINE:
        invades(g, seat, figure, RESERVE, action - PLACE)


def whom_options(g: BloodRage, seat: int) -> list[int]:
    return [DECLINE, INVADE + SHIP, INVADE + SEA_SERPENT]


def free_invade_whom(g: BloodRage, seat: int, action: int) -> None:
    if action != DECLINE:
        g.ask(seat, FREE_INVADE, action - INVADE)


UPGRADE_SLOT: Final = Prompt(
    "upgrade-slot", slot_options, place_upgrade, forced=True, continues=True, default=FREE
)
FREE_INVADE: Final = Prompt("free-invade", free_options, free_invade, continues=True)
FREE_INVADE_WHOM: Final = Prompt("free-invade-whom", whom_options, free_invade_whom, continues=True)
