"""After the battle, in the order of ruling 67."""

from __future__ import annotations

from typing import Final

from meadhall.bloodrage import event_codes as ev
from meadhall.bloodrage import knowledge
from meadhall.bloodrage.actions import BRING, DECLINE, DONE, TAKE
from meadhall.bloodrage.board import RESERVE, WARRIOR, YGGDRASIL
from meadhall.bloodrage.cards import (
    DEAD_GLORY,
    LOKIS_BLESSING,
    LOSE_CARDS,
    LOSE_GLORY,
    LOSE_RAGE,
    THORS_GLORY,
    TYRS_PROWESS,
    WIN_GLORY,
    WIN_RAGE,
    WIN_RAISE,
)
from meadhall.bloodrage.destroy import all_figures, perish
from meadhall.bloodrage.raising import NONE_BARRED, raise_a_stat
from meadhall.bloodrage.spoils import province_pillaged
from meadhall.bloodrage.state import BloodRage, clockwise, from_pillager
from meadhall.kernel.prompt import Prompt

PROWESS_COST: Final = 1
VALKYRIE_GLORY: Final = 2
THORS_GLORY_DEAD: Final = 2
THORS_GLORY_GAIN: Final = 2


def aftermath(g: BloodRage) -> None:
    """Push the steps, from the last to the first."""
    losers = g.fighters if g.winner < 0 else g.fighters & ~(1 << g.winner)
    g.then(lokis_blessings, g.pillager, g.field, 0, losers)
    g.then(end_of_battle)
    g.then(glory_for_the_dead)
    if not g.options.oath_before_glory:
        g.then(thors_oath)
    if g.winner >= 0:
        g.then(battle_glory)
    g.then(pillage_outcome)
    g.then(losers_destroyed)
    g.then(cards_come_back)
    g.then(tyrs_prowess)
    for seat in reversed(from_pillager(g)):
        if g.texts[seat] >= 0:
            g.then(win_or_lose_text, seat)


# --- (b) texts of battle cards ------------------------------------------------------------------


def win_or_lose_text(g: BloodRage, seat: int) -> None:
    """Run Hammer, Oath and Ascension for the winner; Trickery, Backstab and Poison for a loser."""
    text = g.texts[seat]
    if seat == g.winner:
        g.gain_glory(seat, WIN_GLORY[text], ev.FROM_CARD)
        g.gain_rage(seat, WIN_RAGE[text])
        if g.options.oath_before_glory:
            win_raises(g, seat)
    elif g.winner >= 0:
        steal(g, g.winner, seat, text)


def thors_oath(g: BloodRage) -> None:
    """Run Thor's Oath; with the option oath_before_glory off, after battle Glory is paid."""
    if g.winner >= 0 and g.texts[g.winner] >= 0:
        win_raises(g, g.winner)


def win_raises(g: BloodRage, seat: int) -> None:
    for _ in range(WIN_RAISE[g.texts[seat]]):
        g.then(raise_a_stat, seat, NONE_BARRED)


def steal(g: BloodRage, winner: int, thief: int, text: int) -> None:
    """Loki's cards take from the winner, as far as the winner has it (rulings 68-71)."""
    rage = min(LOSE_RAGE[text], g.rage[winner])
    if rage:
        g.pay(winner, rage)
        g.stolen[thief] += g.gain_rage(thief, rage)
    glory = min(LOSE_GLORY[text], max(0, g.glory[winner]))
    g.gain_glory(winner, -glory, ev.LOST)
    g.gain_glory(thief, glory, ev.STOLEN)
    if LOSE_CARDS[text]:
        for card in g.played[winner]:
            knowledge.return_to_hand(g, thief, card)
            g.emit(ev.CARD_TAKEN, thief, card, winner)
        g.played[winner] = ()


# --- (c) cards are discarded or returned -----------------------------------------------------------


def tyrs_prowess(g: BloodRage) -> None:
    """The winner may take back revealed cards, 1 Rage each (ruling 72)."""
    seat = g.winner
    if seat >= 0 and g.powers[seat] & TYRS_PROWESS and g.rage[seat] >= PROWESS_COST and g.played[seat]:
        g.ask(seat, RETAKE_CARDS)


def retake_options(g: BloodRage, seat: int) -> list[int]:
    return [DONE, *(TAKE + card for card in sorted(set(g.played[seat])))]


def retake_card(g: BloodRage, seat: int, action: int) -> None:
    if action == DONE:
        return
    card = action - TAKE
    g.pay(seat, PROWESS_COST)
    cards = list(g.played[seat])
    cards.remove(card)
    g.played[seat] = tuple(cards)
    knowledge.return_to_hand(g, seat, card)
    g.emit(ev.CARD_RETURNED, seat, card)
    g.then(tyrs_prowess)


def cards_come_back(g: BloodRage) -> None:
    """p.18: the winner discards the cards it played, losers take theirs back."""
    for seat in from_pillager(g):
        for card in g.played[seat]:
            if seat == g.winner:
                g.discard.append(card)
                g.emit(ev.CARD_DISCARDED, seat, card)
            else:
                knowledge.return_to_hand(g, seat, card)
                g.emit(ev.CARD_RETURNED, seat, card)
        g.played[seat] = ()


# --- (d) to (g) ---------------------------------------------------------------------------------------


def losers_destroyed(g: BloodRage) -> None:
    """p.18: destroy all figures of the losers, including the fjord; each clan decides in turn (ruling
    116)."""
    for seat in reversed(from_pillager(g)):
        if seat != g.winner:
            warriors = g.warriors[g.field * 4 + seat]
            g.then(perish, seat, g.field, warriors, all_figures(g, seat, g.field), ev.BY_BATTLE)


def pillage_outcome(g: BloodRage) -> None:
    """p.18: only a pillager that won gets the reward; otherwise the province can be pillaged again."""
    if g.winner == g.pillager:
        province_pillaged(g, g.pillager, g.field)
    else:
        g.emit(ev.PILLAGE_FAILED, g.pillager, g.field)


def battle_glory(g: BloodRage) -> None:
    """p.18: the winner gains Glory equal to its current Axes."""
    g.gain_glory(g.winner, g.axes(g.winner), ev.FROM_BATTLE)


def glory_for_the_dead(g: BloodRage) -> None:
    """Valkyrie, Thor's Glory and Odin's Judgement count all figures destroyed in this battle (ruling 74)."""
    total = sum(g.dead)
    for seat in from_pillager(g):
        enemies = total - g.dead[seat]
        if g.valkyries >> seat & 1:
            g.gain_glory(seat, VALKYRIE_GLORY * enemies, ev.FROM_VALKYRIE)
        if g.powers[seat] & THORS_GLORY and enemies >= THORS_GLORY_DEAD:
            g.gain_glory(seat, THORS_GLORY_GAIN, ev.FROM_THORS_GLORY)
        if g.texts[seat] >= 0:
            g.gain_glory(seat, DEAD_GLORY[g.texts[seat]] * total, ev.FROM_CARD)


def end_of_battle(g: BloodRage) -> None:
    """Reset the battle before Loki's Blessing, because its invade may start another pillage."""
    g.clear_field()
    g.checkpoint("battle_ended")


# --- (h) Loki's Blessing ---------------------------------------------------------------------------------


def lokis_blessings(g: BloodRage, pillager: int, province: int, offset: int, losers: int) -> None:
    """After a lost battle a Warrior from the reserve may invade there; asked from the pillager on (ruling
    96)."""
    order = clockwise(g, pillager)
    for i in range(offset, len(order)):
        seat = order[i]
        if losers >> seat & 1 and g.powers[seat] & LOKIS_BLESSING and blessing_fits(g, seat, province):
            g.then(lokis_blessings, pillager, province, i + 1, losers)
            g.ask(seat, BLESSING, province)
            return


def blessing_fits(g: BloodRage, seat: int, province: int) -> bool:
    if province == YGGDRASIL and not g.options.blessing_in_yggdrasil:
        return False
    if not g.warriors[RESERVE * 4 + seat] or not g.below_horns(seat):
        return False
    return g.room[province] > 0


def blessing_options(g: BloodRage, seat: int, province: int) -> list[int]:
    return [DECLINE, BRING + province]


def blessing(g: BloodRage, seat: int, action: int, province: int) -> None:
    if action != DECLINE:
        # Imported here because of the cycle: invading may start a pillage, and a pillage a battle.
        from meadhall.bloodrage.invade import invades

        invades(g, seat, WARRIOR, RESERVE, province)


RETAKE_CARDS: Final = Prompt("retake-cards", retake_options, retake_card)
BLESSING: Final = Prompt("lokis-blessing", blessing_options, blessing)
