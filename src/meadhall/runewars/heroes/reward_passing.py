"""Passing reward cards from hero to hero (p.27), and taking those of defeated heroes (p.28)."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import event_codes as ev
from meadhall.runewars.answers import DONE, HERO, REWARD, TAKE_FROM
from meadhall.runewars.state import ALL, KNOWERS, Runewars, without

# --- passing them on (p.27) -----------------------------------------------------------------------


def partners(g: Runewars, seat: int, hero: int, only: int) -> list[int]:
    """Return own heroes in the same area to whom a hero may pass rewards; `only` must be one of the two."""
    found = []
    for other in g.heroes_of(seat):
        if other != hero and g.hero_at[other] == g.hero_at[hero] and (only < 0 or only in (hero, other)):
            found.append(other)
    return found


def givers(g: Runewars, seat: int, only: int) -> list[int]:
    return [hero for hero in g.rewarded(seat) if partners(g, seat, hero, only)]


def can_swap(g: Runewars, seat: int, only: int) -> bool:
    return bool(givers(g, seat, only)) and not swapped_out(g, seat)


def swapped_out(g: Runewars, seat: int) -> bool:
    """Whether no more rewards can be passed in this turn or action: twice as many as there are, so it
    ends."""
    return g.swaps >= 2 * sum([len(g.rewards[hero]) for hero in g.rewarded(seat)])


def swap(g: Runewars, seat: int, only: int) -> None:
    """Pass one card from hero to hero; `only`: the hero whose quest action it is."""
    g.swaps += 1
    g.ask(seat, SWAP_FROM, only)


def from_options(g: Runewars, seat: int, only: int) -> list[int]:
    return [HERO + hero for hero in givers(g, seat, only)]


def from_chosen(g: Runewars, seat: int, action: int, only: int) -> None:
    g.ask(seat, SWAP_CARD, action - HERO, only)


def card_options(g: Runewars, seat: int, hero: int, only: int) -> list[int]:
    return sorted({REWARD + (code >> KNOWERS) for code in g.rewards[hero]})


def card_chosen(g: Runewars, seat: int, action: int, hero: int, only: int) -> None:
    # The card is put last in the tuple meanwhile, because the arguments of an ask are public.
    row = g.rewards[hero]
    code = next_to_pass(row, action - REWARD)
    g.rewards[hero] = (*without(row, code), code)
    g.ask(seat, SWAP_TO, hero, only)


def next_to_pass(row: tuple[int, ...], card: int) -> int:
    """Return the copy of the card to pass: a face-down one before a face-up one (the rules do not care)."""
    found = -1
    for code in row:
        if code >> KNOWERS == card and (found < 0 or found & ALL):
            found = code
    return found


def to_options(g: Runewars, seat: int, hero: int, only: int) -> list[int]:
    return [HERO + other for other in partners(g, seat, hero, only)]


def to_chosen(g: Runewars, seat: int, action: int, hero: int, only: int) -> None:
    pass_reward(g, hero, action - HERO, g.rewards[hero][-1])


def pass_reward(g: Runewars, hero: int, other: int, code: int) -> None:
    g.rewards[hero] = without(g.rewards[hero], code)
    g.rewards[other] = (*g.rewards[other], code)
    g.emit(ev.REWARD_PASSED, g.hero_seat[other], hero, other, code >> KNOWERS)


# --- rewards of defeated heroes (p.28)
# -----------------------------------------------------------------------


def win_rewards(g: Runewars, winner: int, loser: int, codes: tuple[int, ...]) -> None:
    """The winner's player distributes them among their heroes there; face-up cards stay face up (R19.2)."""
    take_all(g, winner, codes)
    for code in codes:
        g.emit(ev.REWARD_PASSED, g.hero_seat[winner], loser, winner, code >> KNOWERS)
    g.then(spread, winner, len(codes))


def take_all(g: Runewars, hero: int, codes: tuple[int, ...]) -> None:
    """Give all cards to a hero. Viewers that knew them still do; the new owner learns them."""
    seat = g.hero_seat[hero]
    g.rewards[hero] = (*g.rewards[hero], *[code | 1 << seat for code in codes])
    g.new_information()


def spread(g: Runewars, hero: int, n: int) -> None:
    if n and partners(g, g.hero_seat[hero], hero, -1):
        g.ask(g.hero_seat[hero], SPREAD, hero, n)


def spread_options(g: Runewars, seat: int, hero: int, n: int) -> list[int]:
    return [DONE, *sorted({REWARD + (code >> KNOWERS) for code in g.rewards[hero][-n:]})]


def spread_chosen(g: Runewars, seat: int, action: int, hero: int, n: int) -> None:
    if action != DONE:
        row = g.rewards[hero]
        code = next_to_pass(row[-n:], action - REWARD)
        mine = row[-n:]
        g.rewards[hero] = (*row[:-n], *without(mine, code), code)
        g.then(spread, hero, n - 1)
        g.ask(seat, SWAP_TO, hero, -1)


def take_options(g: Runewars, seat: int) -> list[int]:
    """R19.4: a hero in an area with the marker of a defeated hero can take its rewards."""
    found: list[int] = []
    for grave in g.graves:
        if TAKE_FROM + grave[0] not in found and g.hero_here(seat, grave[0]):
            found.append(TAKE_FROM + grave[0])
    found.sort()
    return found


def take_from(g: Runewars, seat: int, area: int) -> None:
    """Take all rewards of one marker, the oldest one first."""
    g.ask(seat, TAKER, area)


def taker_options(g: Runewars, seat: int, area: int) -> list[int]:
    return [HERO + hero for hero in g.heroes_of(seat) if g.hero_at[hero] == area]


def taken(g: Runewars, seat: int, action: int, area: int) -> None:
    hero = action - HERO
    for i, grave in enumerate(g.graves):
        if grave[0] == area:
            del g.graves[i]
            take_all(g, hero, grave[1:])
            g.emit(ev.REWARDS_TAKEN, seat, hero, area, len(grave) - 1)
            return


SWAP_FROM: Final = Prompt("swap-from", from_options, from_chosen, forced=True, continues=True)
SWAP_CARD: Final = Prompt("swap-card", card_options, card_chosen, continues=True)
SWAP_TO: Final = Prompt("swap-to", to_options, to_chosen, forced=True, continues=True)
SPREAD: Final = Prompt("spread-rewards", spread_options, spread_chosen)
TAKER: Final = Prompt("take-rewards", taker_options, taken, forced=True, continues=True)
