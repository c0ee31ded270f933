"""Battle: playing cards and comparing totals (p.18)."""

from __future__ import annotations

from typing import Final

from meadhall.bloodrage import event_codes as ev
from meadhall.bloodrage import knowledge
from meadhall.bloodrage.actions import ADD, DECLINE, REVEAL, SPARE, TREAT, TREAT_AS
from meadhall.bloodrage.aftermath import aftermath
from meadhall.bloodrage.board import FIGURES, WARRIOR
from meadhall.bloodrage.cards import (
    BATTLE,
    CARD_CLASS,
    CARD_TYPE,
    CARD_VALUE,
    HEIMDALLS_SIGHT,
    HEIMDALLS_WATCH,
    LATE,
    ODINS_SMITE,
    ODINS_TIDE,
    QUEST,
    QUEST_AS,
    THORS_PRIMACY,
)
from meadhall.bloodrage.destroy import all_figures, perish
from meadhall.bloodrage.figures import VALKYRIE
from meadhall.bloodrage.spoils import province_pillaged
from meadhall.bloodrage.state import SLOTS, BloodRage, from_pillager
from meadhall.kernel.prompt import Prompt


def battle_begins(g: BloodRage, pillager: int, province: int) -> None:
    """p.17: every clan with a figure in the province or its fjord fights; without an enemy, no battle."""
    for seat in range(g.seats):
        if g.standing(seat, province):
            g.fighters |= 1 << seat
        if g.at[seat * FIGURES + VALKYRIE] == province:
            g.valkyries |= 1 << seat
    if g.fighters == 1 << pillager:
        g.clear_field()
        province_pillaged(g, pillager, province)
    else:
        g.emit(ev.BATTLE_BEGINS, province, g.fighters)
        g.then(play_cards)


# --- 2. Play Cards -----------------------------------------------------------------------------


def play_cards(g: BloodRage) -> None:
    """p.18: each clan in the battle with a card in hand plays one face down, of any type (ruling 47)."""
    g.then(treat_quests, 0)
    for seat in range(g.seats):
        if g.fighters >> seat & 1 and g.hands[seat]:
            g.ask(seat, REVEAL_CARD)


def reveal_options(g: BloodRage, seat: int) -> list[int]:
    return [REVEAL + card for card in dict.fromkeys(g.hands[seat])]


def reveal_card(g: BloodRage, seat: int, action: int) -> None:
    card = action - REVEAL
    lay_open(g, seat, card)
    g.texts[seat] = CARD_TYPE[card] if CARD_CLASS[card] == BATTLE else -1
    g.emit(ev.CARD_REVEALED, seat, card)


def lay_open(g: BloodRage, seat: int, card: int) -> None:
    g.take_from_hand(seat, card)
    knowledge.show_from_hand(g, seat, card)
    g.played[seat] = (*g.played[seat], card)
    g.new_information()


def treat_quests(g: BloodRage, offset: int) -> None:
    """Tyr's Domain and Wrath: a revealed Quest may count as +3 or +5 (rulings 41, 48)."""
    if offset == 0:
        g.checkpoint("cards_revealed")
    order = from_pillager(g)
    for i in range(offset, len(order)):
        seat = order[i]
        if treat_values(g, seat):
            g.then(treat_quests, i + 1)
            g.ask(seat, TREAT_QUEST)
            return
    g.then(primacy_then_watch)


def treat_values(g: BloodRage, seat: int) -> list[int]:
    cards = g.played[seat]
    if not cards or CARD_CLASS[cards[0]] != QUEST:
        return []
    values = [QUEST_AS[CARD_TYPE[card]] for card in g.sheet[seat * SLOTS : (seat + 1) * SLOTS] if card >= 0]
    return [TREAT + i for i, value in enumerate(TREAT_AS) if value in values]


def treat_options(g: BloodRage, seat: int) -> list[int]:
    return [DECLINE, *treat_values(g, seat)]


def treat_quest(g: BloodRage, seat: int, action: int) -> None:
    if action != DECLINE:
        g.treated[seat] = TREAT_AS[action - TREAT]
        g.emit(ev.QUEST_TREATED, seat, g.treated[seat])


def primacy_then_watch(g: BloodRage) -> None:
    """Resolve texts: first Thor's Primacy, then Heimdall's Watch, then the rest (rulings 49-57)."""
    order = from_pillager(g)
    for seat in order:
        if g.texts[seat] == THORS_PRIMACY:
            thors_primacy(g, seat)
            break
    watchers = [seat for seat in order if g.texts[seat] == HEIMDALLS_WATCH]
    if watchers:
        heimdalls_watch(g, watchers if g.options.second_watch_resolves else watchers[:1])
    else:
        g.then(late_cards, 0, 0)
        for seat in reversed(order):
            if g.texts[seat] == ODINS_SMITE:
                g.then(odins_smite, seat)
            elif g.texts[seat] == ODINS_TIDE:
                g.then(odins_tide)


def thors_primacy(g: BloodRage, owner: int) -> None:
    """Cancel the texts of all opponents' revealed cards; printed bonuses stay (ruling 51)."""
    for seat in from_pillager(g):
        if seat != owner and g.texts[seat] >= 0:
            g.texts[seat] = -1
            g.emit(ev.TEXT_CANCELLED, seat, g.played[seat][0])


def heimdalls_watch(g: BloodRage, owners: list[int]) -> None:
    """Discard all revealed cards, the owner gains their sum as Glory, and all clans play again (ruling
    54)."""
    total = 0
    for seat in from_pillager(g):
        for card in g.played[seat]:
            if CARD_TYPE[card] == HEIMDALLS_SIGHT:
                counts = g.options.watch_counts_sight
            else:
                counts = CARD_CLASS[card] != QUEST or g.options.watch_counts_quest
            if counts:
                total += card_bonus(g, seat, card)
    for owner in owners:
        g.emit(ev.WATCH_DISCARDS, owner, total)
        g.gain_glory(owner, total, ev.FROM_CARD)
    for seat in from_pillager(g):
        g.discard += g.played[seat]
        g.played[seat] = ()
        g.texts[seat] = -1
        g.treated[seat] = 0
    g.then(play_cards)


def odins_smite(g: BloodRage, owner: int) -> None:
    """Each opponent loses one Warrior in the province (ruling 59)."""
    for seat in reversed(from_pillager(g)):
        if seat != owner and g.warriors[g.field * 4 + seat]:
            g.then(perish, seat, g.field, 1, 0, ev.BY_CARD)


def odins_tide(g: BloodRage) -> None:
    """Each clan keeps one figure, chosen openly in turn from the pillager (ruling 60)."""
    for seat in reversed(from_pillager(g)):
        g.then(tide_takes, seat)


def tide_takes(g: BloodRage, seat: int) -> None:
    if g.standing(seat, g.field) > 1:
        g.ask(seat, SPARE_FIGURE)


def spare_options(g: BloodRage, seat: int) -> list[int]:
    options = [SPARE + WARRIOR] if g.warriors[g.field * 4 + seat] else []
    mask = all_figures(g, seat, g.field)
    return options + [SPARE + figure for figure in range(1, FIGURES) if mask >> figure & 1]


def spare_figure(g: BloodRage, seat: int, action: int) -> None:
    figure = action - SPARE
    warriors = g.warriors[g.field * 4 + seat]
    mask = all_figures(g, seat, g.field)
    g.emit(ev.FIGURE_SPARED, seat, figure)
    if figure == WARRIOR:
        warriors -= 1
    else:
        mask &= ~(1 << figure)
    g.then(perish, seat, g.field, warriors, mask, ev.BY_CARD)


# --- late cards ------------------------------------------------------------------------------------


def late_cards(g: BloodRage, offset: int, declined: int) -> None:
    """p.18, Heimdall's Eye and Gaze: asked in rounds from the pillager, until all decline (ruling 64).

    Each clan with any card in hand is asked, so that being asked leaks no information (ruling 117).
    """
    order = from_pillager(g)
    while declined < len(order):
        seat = order[offset % len(order)]
        if g.hands[seat]:
            g.ask(seat, LATE_CARD, offset, declined)
            return
        offset += 1
        declined += 1
    g.then(resolution)


def late_options(g: BloodRage, seat: int, offset: int, declined: int) -> list[int]:
    options = [DECLINE]
    for card in dict.fromkeys(g.hands[seat]):
        if LATE[CARD_TYPE[card]]:
            options.append(ADD + card)
    return options


def late_card(g: BloodRage, seat: int, action: int, offset: int, declined: int) -> None:
    if action == DECLINE:
        g.then(late_cards, offset + 1, declined + 1)
    else:
        lay_open(g, seat, action - ADD)
        g.emit(ev.CARD_ADDED, seat, action - ADD)
        g.then(late_cards, offset + 1, 0)


# --- 3. Resolution -----------------------------------------------------------------------------------


def card_bonus(g: BloodRage, seat: int, card: int) -> int:
    """Return what a revealed card adds to its owner's STR."""
    kind = CARD_CLASS[card]
    if kind == BATTLE:
        if CARD_TYPE[card] == HEIMDALLS_SIGHT and g.texts[seat] == HEIMDALLS_SIGHT:
            return sight(g, seat)
        return CARD_VALUE[card]
    return g.treated[seat] if kind == QUEST else 0


def sight(g: BloodRage, seat: int) -> int:
    """Return the highest bonus of an opponent's single card (rulings 52, 65); another Sight counts as 0."""
    best = 0
    for other in from_pillager(g):
        if other == seat:
            continue
        cards = g.played[other]
        for card in cards if g.options.sight_sees_late_cards else cards[:1]:
            if CARD_TYPE[card] != HEIMDALLS_SIGHT:
                best = max(best, card_bonus(g, other, card))
    return best


def cards_bonus(g: BloodRage, seat: int) -> int:
    total = 0
    for card in g.played[seat]:
        total += card_bonus(g, seat, card)
    return total


def resolution(g: BloodRage) -> None:
    """p.18: the highest total wins; with a tie for the highest all clans lose (ruling 66)."""
    best = -1
    winner = -1
    for seat in from_pillager(g):
        figures = g.strength(seat, g.field)
        cards = cards_bonus(g, seat)
        g.emit(ev.STRENGTH_COUNTED, seat, figures, cards)
        if figures + cards > best:
            best = figures + cards
            winner = seat
        elif figures + cards == best:
            winner = -1
    g.winner = winner
    if winner < 0:
        g.emit(ev.BATTLE_TIED, g.field)
    else:
        g.emit(ev.BATTLE_WON, winner, g.field)
    g.checkpoint("battle_resolved")
    aftermath(g)


REVEAL_CARD: Final = Prompt("reveal-card", reveal_options, reveal_card)
TREAT_QUEST: Final = Prompt("treat-quest", treat_options, treat_quest)
SPARE_FIGURE: Final = Prompt("spare-figure", spare_options, spare_figure, forced=True)
LATE_CARD: Final = Prompt("late-card", late_options, late_card, passes=DECLINE)
