"""Why an answer is not allowed in Skerries. Independent of the options: tests compare the two."""

from __future__ import annotations

from meadhall.kernel.notation import NOT_AN_ANSWER
from meadhall.kernel.refusal import Refusal
from tests.kernel import tiny
from tests.kernel.tiny import HOME, ISLANDS, KINDS, NAMES, Skerries


def explain(g: Skerries, seat: int, prompt: str, args: tuple[int, ...], action: int) -> Refusal | None:
    code = CHECKS[prompt](g, seat, action, args)
    return Refusal(code, {"seat": g.names[seat], "prompt": prompt}, rule=prompt) if code else None


def _nth(action: int, first: int, length: int) -> int:
    """Which answer of a kind this is, or -1."""
    return action - first if first <= action < first + length else -1


def keep_two(g: Skerries, seat: int, action: int, args: tuple[int, ...]) -> str:
    card = _nth(action, tiny.KEEP, len(tiny.CARDS))
    if card < 0:
        return NOT_AN_ANSWER
    if card not in g.packs[seat]:
        return "not_dealt"
    given = g.given[g.ask_of(seat)]
    return "already_kept" if len(given) == 1 and given == (action,) and g.packs[seat].count(card) < 2 else ""


def give_order(g: Skerries, seat: int, action: int, args: tuple[int, ...]) -> str:
    order = _nth(action, tiny.ORDER, len(tiny.ORDERS))
    if order < 0:
        return NOT_AN_ANSWER
    return "order_rests" if g.orders[seat] == order else ""


def sail_from(g: Skerries, seat: int, action: int, args: tuple[int, ...]) -> str:
    return _own_island(g, seat, action, tiny.SAIL)


def _own_island(g: Skerries, seat: int, action: int, first: int) -> str:
    island = _nth(action, first, len(ISLANDS))
    if action == tiny.STAY:
        return ""
    if island < 0:
        return NOT_AN_ANSWER
    return "no_ships_there" if g.strength(island, seat) == 0 else ""


def sail_to(g: Skerries, seat: int, action: int, args: tuple[int, ...]) -> str:
    island = _nth(action, tiny.TO, len(ISLANDS))
    if island < 0:
        return NOT_AN_ANSWER
    if island == args[0]:
        return "already_there"
    return "too_far" if abs(island - args[0]) > 1 else ""


def load_ship(g: Skerries, seat: int, action: int, args: tuple[int, ...]) -> str:
    source, _, loaded = args
    if action == tiny.DONE:
        return "" if loaded else "load_something"
    kind = _nth(action, tiny.LOAD, len(KINDS))
    if kind < 0:
        return NOT_AN_ANSWER
    return "" if g.ships[source * 8 + kind * 4 + seat] > 0 else "none_left"


def look_at(g: Skerries, seat: int, action: int, args: tuple[int, ...]) -> str:
    code = _own_island(g, seat, action, tiny.LOOK)
    if code or action == tiny.STAY:
        return code
    return "looked_already" if g.looked[seat] & 1 << (action - tiny.LOOK) else ""


def raid_at(g: Skerries, seat: int, action: int, args: tuple[int, ...]) -> str:
    code = _own_island(g, seat, action, tiny.RAID)
    if code or action == tiny.STAY:
        return code
    island = action - tiny.RAID
    here = sum(g.strength(island, other) for other in range(len(g.names)))
    return "nobody_there" if here == g.strength(island, seat) else ""


def raid_whom(g: Skerries, seat: int, action: int, args: tuple[int, ...]) -> str:
    index = _nth(action, tiny.RIVAL, len(NAMES))
    if index < 0:
        return NOT_AN_ANSWER
    if NAMES[index] not in g.names:
        return "not_at_the_table"
    if NAMES[index] == g.names[seat]:
        return "yourself"
    return "" if g.strength(args[0], g.names.index(NAMES[index])) else "no_ships_there"


def react(g: Skerries, seat: int, action: int, args: tuple[int, ...]) -> str:
    if action == tiny.DECLINE:
        return ""
    card = _nth(action, tiny.ADD, len(tiny.CARDS))
    if card < 0:
        return NOT_AN_ANSWER
    if card not in g.hands[seat]:
        return "not_in_hand"
    return "not_for_battle" if tiny.CARDS[card] == "fish" else ""


def lose_ship(g: Skerries, seat: int, action: int, args: tuple[int, ...]) -> str:
    kind = _nth(action, tiny.LOSE, len(KINDS))
    if kind < 0:
        return NOT_AN_ANSWER
    return "" if g.ships[args[0] * 8 + kind * 4 + seat] > 0 else "none_left"


def make_bid(g: Skerries, seat: int, action: int, args: tuple[int, ...]) -> str:
    bid = _nth(action, tiny.BID, tiny.MOST + 1)
    if bid < 0:
        return NOT_AN_ANSWER
    return "too_dear" if bid > g.influence[seat] else ""


def place_ship(g: Skerries, seat: int, action: int, args: tuple[int, ...]) -> str:
    island = _nth(action, tiny.PLACE, len(ISLANDS))
    if island < 0:
        return NOT_AN_ANSWER
    afloat = sum(g.strength(place, seat) for place in range(HOME))
    return "no_ships_there" if afloat and not g.strength(island, seat) else ""


CHECKS = {
    "keep-two": keep_two,
    "give-order": give_order,
    "sail-from": sail_from,
    "sail-to": sail_to,
    "load-ship": load_ship,
    "look-at": look_at,
    "raid-at": raid_at,
    "raid-whom": raid_whom,
    "react": react,
    "lose-ship": lose_ship,
    "make-bid": make_bid,
    "place-ship": place_ship,
}
