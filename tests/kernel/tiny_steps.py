"""The rules of Skerries, as steps and prompts.

Everybody keeps two of three cards. Each round: everybody orders, all at once, and not the same twice
running; orders are carried out from the lamp clockwise; then all bid for a ship, the lamp deciding ties,
and the winner takes the lamp. In the end the strongest fleet at an island takes its treasure, and each
fish in hand is 1 glory.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.kernel.refusal import Refusal, Refused
from meadhall.kernel.rng import Rng
from meadhall.kernel.rules import Rules, indexed
from tests.kernel.tiny import (
    ADD,
    BID,
    BID_MADE,
    CARD_DRAWN,
    DECK,
    DECLINE,
    DONE,
    FLEET,
    FOUGHT,
    HOME,
    KEEP,
    LOAD,
    LOOK,
    LOOKED,
    LOSE,
    LOST,
    MOST,
    NAMES,
    NEWEST,
    ORDER,
    ORDERED,
    ORDERS,
    PLACE,
    RAID,
    RIVAL,
    SAIL,
    SAILED,
    START,
    STAY,
    TO,
    TREASURE_TAKEN,
    WIND,
    WORDS,
    Options,
    Skerries,
)


def new(
    seats: int | Sequence[str] = 4, seed: int = 0, options: Options | None = None, version: int = NEWEST
) -> Skerries:
    names, options = RULES.seats(seats), options or Options()
    if not isinstance(options.rounds, int) or not 1 <= options.rounds <= 9:
        raise Refused(Refusal("bad_option", {"option": "rounds", "value": str(options.rounds)}))
    g = Skerries(names, Rng.seeded(seed), options, version)
    g.rng.shuffle(g.treasures)
    deck = list(DECK)
    g.rng.shuffle(deck)
    for seat in range(len(names)):
        g.packs[seat] = tuple(sorted(deck.pop() for _ in range(3)))
        for kind in range(2):
            g.ships[HOME * 8 + kind * 4 + seat] = FLEET[kind]
        for kind in (0, 0, 1):
            g.move(seat, kind, HOME, START[len(names)][seat])
    g.deck = tuple(deck)
    g.lamp = g.rng.below(len(names))
    g.then(play_round)
    g.then(keep_cards)
    g.run()
    return g


def keep_cards(g: Skerries) -> None:
    g.then(set_aside)
    for seat in range(len(g.names)):
        g.ask(seat, KEEP_TWO)


def keep_options(g: Skerries, seat: int, given: tuple[int, ...]) -> list[int]:
    left = list(g.packs[seat])
    for action in given:
        left.remove(action - KEEP)
    return [KEEP + card for card in sorted(set(left))]


def keep_card(g: Skerries, seat: int, action: int) -> None:
    g.packs[seat] = without(g.packs[seat], action - KEEP)
    g.hands[seat] = tuple(sorted((*g.hands[seat], action - KEEP)))


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def set_aside(g: Skerries) -> None:
    g.shed, g.packs = g.packs, [()] * len(g.names)


# --- a round: orders -------------------------------------------------------------------------------


def play_round(g: Skerries) -> None:
    if g.round == g.options.rounds:
        g.then(count_treasures)
        return
    g.round += 1
    g.then(play_round)
    g.then(auction)
    g.then(carry_out, 0)
    for seat in range(len(g.names)):
        g.ask(seat, GIVE_ORDER)


def order_options(g: Skerries, seat: int) -> list[int]:
    return [ORDER + order for order in range(len(ORDERS)) if order != g.orders[seat]]


def give_order(g: Skerries, seat: int, action: int) -> None:
    g.orders[seat] = action - ORDER
    g.emit(ORDERED, seat, action - ORDER)


def carry_out(g: Skerries, turn: int) -> None:
    if turn < len(g.names):
        seat = g.from_lamp()[turn]
        g.then(carry_out, turn + 1)
        g.then((sail, raid, scout, trade)[g.orders[seat]], seat)


def trade(g: Skerries, seat: int) -> None:
    g.influence[seat] = min(MOST, g.influence[seat] + 2)
    if g.deck:
        g.deck, card = g.deck[:-1], g.deck[-1]
        g.hands[seat] = tuple(sorted((*g.hands[seat], card)))
        g.new_information()
        g.emit(CARD_DRAWN, seat, card)


def sail(g: Skerries, seat: int) -> None:
    if g.berths(seat):
        g.ask(seat, SAIL_FROM)


def sail_options(g: Skerries, seat: int) -> list[int]:
    return [STAY, *(SAIL + island for island in g.berths(seat))]


def sail_from(g: Skerries, seat: int, action: int) -> None:
    if action != STAY:
        g.then(sail_where, seat, action - SAIL)


def sail_where(g: Skerries, seat: int, source: int) -> None:
    g.ask(seat, SAIL_TO, source)


def neighbours(g: Skerries, seat: int, source: int) -> list[int]:
    return [TO + island for island in (source - 1, source + 1) if 0 <= island < HOME]


def sail_to(g: Skerries, seat: int, action: int, source: int) -> None:
    g.then(load_next, seat, source, action - TO, 0)


def load_next(g: Skerries, seat: int, source: int, target: int, loaded: int) -> None:
    g.ask(seat, LOAD_SHIP, source, target, loaded)


def load_options(g: Skerries, seat: int, source: int, target: int, loaded: int) -> list[int]:
    kinds = [LOAD + kind for kind in range(2) if g.count(source, seat, kind)]
    return [DONE, *kinds] if loaded else kinds


def load_ship(g: Skerries, seat: int, action: int, source: int, target: int, loaded: int) -> None:
    if action != DONE:
        g.move(seat, action - LOAD, source, target)
        g.emit(SAILED, seat, action - LOAD, source, target)
        g.then(load_next, seat, source, target, loaded + 1)


def scout(g: Skerries, seat: int) -> None:
    if len(look_options(g, seat)) > 1:
        g.ask(seat, LOOK_AT)


def look_options(g: Skerries, seat: int) -> list[int]:
    return [STAY, *(LOOK + island for island in g.berths(seat) if not g.looked[seat] >> island & 1)]


def look_at(g: Skerries, seat: int, action: int) -> None:
    if action != STAY:
        g.looked[seat] |= 1 << (action - LOOK)
        g.new_information()
        g.emit(LOOKED, seat, action - LOOK, g.treasures[action - LOOK])


# --- battle ---------------------------------------------------------------------------------------


def rivals(g: Skerries, seat: int, island: int) -> list[int]:
    return [other for other in range(len(g.names)) if other != seat and g.present(island, other)]


def raid(g: Skerries, seat: int) -> None:
    if len(raid_options(g, seat)) > 1:
        g.ask(seat, RAID_AT)


def raid_options(g: Skerries, seat: int) -> list[int]:
    return [STAY, *(RAID + island for island in g.berths(seat) if rivals(g, seat, island))]


def raid_at(g: Skerries, seat: int, action: int) -> None:
    if action != STAY:
        g.then(choose_rival, seat, action - RAID)


def choose_rival(g: Skerries, seat: int, island: int) -> None:
    g.ask(seat, RAID_WHOM, island)


def rival_options(g: Skerries, seat: int, island: int) -> list[int]:
    return [RIVAL + NAMES.index(g.names[other]) for other in rivals(g, seat, island)]


def raid_whom(g: Skerries, seat: int, action: int, island: int) -> None:
    rival = g.names.index(NAMES[action - RIVAL])
    g.wind = 0
    g.then(strike, seat, rival, island)
    if g.options.reactions:
        g.then(react)


def react(g: Skerries) -> None:
    """Ask all seats with any card in hand, so that being asked leaks no information."""
    for seat in range(len(g.names)):
        if g.hands[seat]:
            g.ask(seat, REACT)


def react_options(g: Skerries, seat: int) -> list[int]:
    return [DECLINE, *(ADD + card for card in sorted(set(g.hands[seat])) if WIND[card])]


def add_card(g: Skerries, seat: int, action: int) -> None:
    if action != DECLINE:
        g.hands[seat] = without(g.hands[seat], action - ADD)
        g.discard.append(action - ADD)
        g.wind += WIND[action - ADD]


def strike(g: Skerries, raider: int, rival: int, island: int) -> None:
    """The stronger side wins, the raider a tie; the loser loses the difference and the wind, at least one."""
    margin = g.strength(island, raider) - g.strength(island, rival)
    winner, loser = (raider, rival) if margin >= 0 else (rival, raider)
    g.glory[winner] += 1
    g.emit(FOUGHT, winner, loser, island)
    g.then(damage, loser, island, max(1, abs(margin) + g.wind))


def damage(g: Skerries, loser: int, island: int, left: int) -> None:
    if left and g.present(island, loser):
        g.ask(loser, LOSE_SHIP, island, left)


def lose_options(g: Skerries, seat: int, island: int, left: int) -> list[int]:
    return [LOSE + kind for kind in range(2) if g.count(island, seat, kind)]


def lose_ship(g: Skerries, seat: int, action: int, island: int, left: int) -> None:
    g.move(seat, action - LOSE, island, HOME)
    g.emit(LOST, seat, action - LOSE, island)
    g.then(damage, seat, island, left - 1)


# --- auction and end --------------------------------------------------------------------------------


def auction(g: Skerries) -> None:
    g.then(award)
    for seat in range(len(g.names)):
        g.ask(seat, MAKE_BID)


def bid_options(g: Skerries, seat: int) -> list[int]:
    return list(range(BID, BID + g.influence[seat] + 1))


def make_bid(g: Skerries, seat: int, action: int) -> None:
    g.bids[seat] = action - BID
    g.emit(BID_MADE, seat, action - BID)


def award(g: Skerries) -> None:
    """The highest bid is paid; of equal ones the first from the lamp. The winner takes the lamp."""
    winner = max(g.from_lamp(), key=lambda seat: g.bids[seat])
    g.influence[winner] -= g.bids[winner]
    g.lamp = winner
    if g.present(HOME, winner):
        g.ask(winner, PLACE_SHIP)


def place_options(g: Skerries, seat: int) -> list[int]:
    return [PLACE + island for island in g.berths(seat) or range(HOME)]


def place_ship(g: Skerries, seat: int, action: int) -> None:
    g.move(seat, 1 if g.count(HOME, seat, 1) else 0, HOME, action - PLACE)


def count_treasures(g: Skerries) -> None:
    for island in range(HOME):
        there = sorted((g.strength(island, seat), seat) for seat in range(len(g.names)))
        if there[-1][0] > there[-2][0]:
            g.glory[there[-1][1]] += g.treasures[island]
            g.emit(TREASURE_TAKEN, there[-1][1], island, g.treasures[island])
    for seat in range(len(g.names)):
        g.glory[seat] += g.hands[seat].count(0)
        g.discard += g.hands[seat]
        g.hands[seat] = ()


KEEP_TWO: Final = Prompt("keep-two", keep_options, keep_card, need=2)
GIVE_ORDER: Final = Prompt("give-order", order_options, give_order)
SAIL_FROM: Final = Prompt("sail-from", sail_options, sail_from)
SAIL_TO: Final = Prompt("sail-to", neighbours, sail_to, forced=True, continues=True)
LOAD_SHIP: Final = Prompt("load-ship", load_options, load_ship, forced=True, continues=True, default=DONE)
LOOK_AT: Final = Prompt("look-at", look_options, look_at)
RAID_AT: Final = Prompt("raid-at", raid_options, raid_at)
RAID_WHOM: Final = Prompt("raid-whom", rival_options, raid_whom, forced=True, continues=True)
REACT: Final = Prompt("react", react_options, add_card)
LOSE_SHIP: Final = Prompt("lose-ship", lose_options, lose_ship, forced=True, continues=True)
MAKE_BID: Final = Prompt("make-bid", bid_options, make_bid, forced=True)
PLACE_SHIP: Final = Prompt("place-ship", place_options, place_ship, forced=True)


def _by_version(version: int) -> Rules | None:
    return VERSION_1 if version == 1 else None


_index, _longest = indexed(WORDS)
RULES: Final = Rules(
    name="skerries",
    version=NEWEST,
    seat_names=NAMES,
    seat_counts=(2, 3, 4),
    words=WORDS,
    options=Options,
    new=new,
    pack="5ke441e5",
    by_version=_by_version,
    index=_index,
    longest=_longest,
)
VERSION_1: Rules = replace(RULES, version=1, new=partial(new, version=1))
