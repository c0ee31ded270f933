"""Gods' Gifts: dealing and drafting cards (p.12-13)."""

from __future__ import annotations

from typing import Final

from meadhall.bloodrage import event_codes as ev
from meadhall.bloodrage.actions import KEEP
from meadhall.bloodrage.cards import deck
from meadhall.bloodrage.state import GODS_GIFTS, BloodRage, cards_a_pass, pass_index
from meadhall.kernel.prompt import Prompt

DEALT: Final = 8
DRAFTED: Final = 6


def gods_gifts(g: BloodRage) -> None:
    """p.12: deal eight cards to each clan; a card saved from an earlier Age stays in hand (ruling 17)."""
    g.phase = GODS_GIFTS
    g.emit(ev.PHASE_BEGINS, GODS_GIFTS)
    g.checkpoint("age_begins")
    cards = deck(g.age, g.seats)
    g.rng.shuffle(cards)
    g.new_information()
    g.emit(ev.CARDS_DEALT, DEALT)
    for seat in range(g.seats):
        g.packs[seat] = tuple(sorted(cards[seat * DEALT : (seat + 1) * DEALT]))
    g.box = tuple(sorted((*g.box, *cards[g.seats * DEALT :])))
    if g.age == 1 and g.options.first_game:
        first_game(g)
    else:
        g.then(draft, 0)


def first_game(g: BloodRage) -> None:
    """p.12, box: no draft in the first Age, all clans play with the eight cards dealt."""
    for seat in range(g.seats):
        g.hands[seat] = tuple(sorted(g.hands[seat] + g.packs[seat]))
        g.packs[seat] = ()


def pack_of(g: BloodRage, seat: int, turn: int) -> int:
    """Return the number of the pack that a seat holds after so many passes to the left."""
    return (seat - turn) % g.seats


def draft(g: BloodRage, turn: int) -> None:
    """p.12: all clans keep one card, or two with two players (p.13), at the same time."""
    g.then(pass_left, turn)
    for seat in range(g.seats):
        g.saw[pass_index(g.age, turn, seat)] = g.packs[pack_of(g, seat, turn)]
        g.ask(seat, KEEP_TWO if g.seats == 2 else KEEP_ONE, turn)


def pack_options(g: BloodRage, seat: int, turn: int) -> list[int]:
    return [KEEP + card for card in dict.fromkeys(g.packs[pack_of(g, seat, turn)])]


def two_options(g: BloodRage, seat: int, given: tuple[int, ...], turn: int) -> list[int]:
    pack = list(g.packs[pack_of(g, seat, turn)])
    for action in given:
        pack.remove(action - KEEP)
    return [KEEP + card for card in dict.fromkeys(pack)]


def keep_card(g: BloodRage, seat: int, action: int, turn: int) -> None:
    card = action - KEEP
    pack = pack_of(g, seat, turn)
    cards = g.packs[pack]
    i = cards.index(card)
    g.packs[pack] = cards[:i] + cards[i + 1 :]
    g.add_to_hand(seat, card)
    index = pass_index(g.age, turn, seat)
    g.kept[index] = tuple(sorted((*g.kept[index], card)))
    g.emit(ev.CARD_KEPT, seat, card)


def pass_left(g: BloodRage, turn: int) -> None:
    """p.13: pass packs to the left until six cards are kept; the last two of each are discarded face down."""
    g.new_information()
    if (turn + 1) * cards_a_pass(g) < DRAFTED:
        g.emit(ev.PACKS_PASSED, turn + 1)
        g.then(draft, turn + 1)
        return
    rest: list[int] = list(g.box)
    for seat in range(g.seats):
        rest += g.packs[seat]
        g.packs[seat] = ()
    g.box = tuple(sorted(rest))


KEEP_ONE: Final = Prompt("keep-card", pack_options, keep_card)
KEEP_TWO: Final = Prompt("keep-two-cards", two_options, keep_card, need=2)
