"""Redeals everything a seat does not know. The result depends only on what that seat knows.

Hidden are cards (in decks and hands, face-down rewards), face-down rune and exploration tokens, the order of
all decks, and secret answers already given. The code of a hidden card says which seats know it. Cards that
the seat knows stay where they are. The others are collected, sorted (so that the result does not depend on
their true places), shuffled and dealt to the same places. Which other seats know the card in a place does not
change, because all players see who looks at a card.
"""

from __future__ import annotations

from typing import Final

from meadhall.kernel.rng import Rng
from meadhall.runewars.heroes.rewards import USE_WHOSE, usable_in_turn, users
from meadhall.runewars.runes import PLACE_FALSE, free_areas
from meadhall.runewars.setup.rune_tokens import SETUP_FALSE, rune_areas
from meadhall.runewars.setup.starting_pieces import side_of
from meadhall.runewars.state import ALL, DRAGON_RUNE, FALSE_RUNE, KNOWERS, KNOWN_BITS, NO_RUNE, Runewars
from meadhall.runewars.year.victory import NEEDED, REVEAL_RUNE, hidden_dragons, shown

# The kind of cards in `offered`, by the open prompt.
OFFERED_HEROES: Final = 0
OFFERED_REWARDS: Final = 1
OFFERED_OBJECTIVES: Final = 2
OFFER_NAMES: Final = ("hero", "reward", "objective")
OFFERS: Final = {
    "enlist-hero": OFFERED_HEROES,
    "place-hero": OFFERED_HEROES,
    "keep-objective": OFFERED_OBJECTIVES,
}


def redeal(g: Runewars, seat: int, rng: Rng) -> Runewars:
    """Return a game that is possible for this seat, drawn with `rng`; -1 is a spectator, who knows what all
    know."""
    h: Runewars = g.copy()
    h.offers.clear()
    h.rng = rng.spawn()
    h.fate = mixed(h.fate, rng)
    for i in range(len(h.season_decks)):
        h.season_decks[i] = tuple(mixed(list(h.season_decks[i]), rng))
    deal_heroes(h, seat, rng)
    deal_tactics(h, seat, rng)
    deal_quests(h, seat, rng)
    deal_rewards(h, seat, rng)
    deal_objectives(h, seat, rng)
    deal_runes(h, seat, rng)
    deal_tokens(h, seat, rng)
    ask_again(h, seat, rng)
    h.answer_again(seat, rng)
    return h


# --- helpers --------------------------------------------------------------------------------------


def mixed(cards: list[int], rng: Rng) -> list[int]:
    """Return the cards shuffled, independently of their former order."""
    cards = sorted(cards)
    rng.shuffle(cards)
    return cards


def knows(code: int, seat: int) -> bool:
    """Whether a seat (-1: a spectator) knows a card."""
    return bool(code & ALL) or (seat >= 0 and bool(code >> seat & 1))


def unknown(codes: list[int] | tuple[int, ...], seat: int) -> list[int]:
    """Return the cards that the seat does not know."""
    return [code >> KNOWERS for code in codes if not knows(code, seat)]


def dealt(codes: list[int] | tuple[int, ...], seat: int, pool: list[int]) -> list[int]:
    """Replace each unknown card by one from the pool; for cards whose places are public."""
    return [code if knows(code, seat) else pool.pop() << KNOWERS | (code & KNOWN_BITS) for code in codes]


def dealt_hand(codes: tuple[int, ...], seat: int, pool: list[int]) -> tuple[int, ...]:
    """Redeal a hand. It is sorted, so places mean nothing, but how many cards each seat knows is public."""
    hand = [code for code in codes if knows(code, seat)]
    knowers = sorted([code & KNOWN_BITS for code in codes if not knows(code, seat)])
    hand += [pool.pop() << KNOWERS | who for who in knowers]
    return tuple(sorted(hand))


# --- cards drawn to choose from -------------------------------------------------------------


def offered_to(g: Runewars) -> int:
    """Return the seat that chooses among the offered cards: only that player knows them, unless all do."""
    for who, prompt, _ in g.asks:
        if prompt.name in OFFERS:
            return who
    return -1


def offered_kind(g: Runewars) -> int:
    """Return the kind of the offered cards; -1: there are none."""
    if not g.offered:
        return -1
    for _, prompt, _ in g.asks:
        kind = OFFERS.get(prompt.name, -1)
        if kind >= 0:
            return kind
    raise AssertionError("cards are offered, and nobody is asked to choose")


def unknown_offer(h: Runewars, seat: int, kind: int) -> list[int]:
    """Return the cards of this kind that another player has drawn to choose from."""
    return unknown(h.offered, seat) if offered_kind(h) == kind else []


def deal_offer(h: Runewars, seat: int, kind: int, pool: list[int]) -> None:
    """Redeal the offered cards, unless this seat is the one that chooses."""
    if offered_kind(h) == kind and offered_to(h) != seat:
        h.offered = dealt_hand(h.offered, seat, pool)


# --- cards ------------------------------------------------------------------------------------------------


def deal_heroes(h: Runewars, seat: int, rng: Rng) -> None:
    """Redeal the hero cards in the deck and those that another player chooses from."""
    pool = mixed(h.hero_deck + unknown_offer(h, seat, OFFERED_HEROES), rng)
    deal_offer(h, seat, OFFERED_HEROES, pool)
    h.hero_deck = pool


def deal_tactics(h: Runewars, seat: int, rng: Rng) -> None:
    pool = unknown(h.tactics_deck, seat)
    for other in range(h.seats):
        pool += unknown(h.hands[other], seat) + unknown(h.fresh[other], seat)
    pool = mixed(pool, rng)
    for other in range(h.seats):
        h.hands[other] = dealt_hand(h.hands[other], seat, pool)
        h.fresh[other] = dealt_hand(h.fresh[other], seat, pool)
    h.tactics_deck = dealt(h.tactics_deck, seat, pool)


def deal_quests(h: Runewars, seat: int, rng: Rng) -> None:
    pool = unknown(h.quest_deck, seat)
    for other in range(h.seats):
        pool += unknown(h.quests[other], seat)
    pool = mixed(pool, rng)
    for other in range(h.seats):
        h.quests[other] = dealt_hand(h.quests[other], seat, pool)
    h.quest_deck = dealt(h.quest_deck, seat, pool)


def deal_rewards(h: Runewars, seat: int, rng: Rng) -> None:
    """Redeal the rewards in the deck and the face-down ones of heroes and markers."""
    pool = unknown(h.reward_deck, seat) + unknown_offer(h, seat, OFFERED_REWARDS)
    for rewards in h.rewards:
        pool += unknown(rewards, seat)
    for grave in h.graves:
        pool += unknown(grave[1:], seat)
    pool = mixed(pool, rng)
    for hero in range(len(h.rewards)):
        h.rewards[hero] = tuple(dealt(h.rewards[hero], seat, pool))
    for i in range(len(h.graves)):
        h.graves[i] = (h.graves[i][0], *dealt(h.graves[i][1:], seat, pool))
    deal_offer(h, seat, OFFERED_REWARDS, pool)
    h.reward_deck = dealt(h.reward_deck, seat, pool)


def deal_objectives(h: Runewars, seat: int, rng: Rng) -> None:
    """Redeal objectives, good and evil separately: which deck a player draws from is public."""
    for side in range(2):
        owners = [other for other in range(h.seats) if h.objective[other] >= 0 and side_of(h, other) == side]
        offer = offered_kind(h) == OFFERED_OBJECTIVES and side_of(h, offered_to(h)) == side
        pool = unknown(h.objective_decks[side], seat)
        for other in owners:
            pool += unknown((h.objective[other],), seat)
        if offer:
            pool += unknown(h.offered, seat)
        pool = mixed(pool, rng)
        for other in owners:
            h.objective[other] = dealt((h.objective[other],), seat, pool)[0]
        if offer:
            h.offered = tuple(dealt(h.offered, seat, pool))
        h.objective_decks[side] = tuple(dealt(h.objective_decks[side], seat, pool))


# --- tokens -------------------------------------------------------------------------------------------------


def deal_runes(h: Runewars, seat: int, rng: Rng) -> None:
    """Redeal runes within each group, of which the seat knows how many are dragon runes (runes.py).

    Which other seats have seen which token is public, so their groups do not change.
    """
    base = (seat if seat >= 0 else h.seats) * h.content.areas
    groups: dict[int, list[int]] = {}
    for area in range(h.content.areas):
        if h.rune[area] != NO_RUNE and not h.rune_up[area] and h.groups[base + area] >= 0:
            groups.setdefault(h.groups[base + area], []).append(area)
    for key in sorted(groups):
        areas = groups[key]
        if len(areas) > 1:
            faces = mixed([h.rune[area] for area in areas], rng)
            for i in range(len(areas)):
                h.rune[areas[i]] = faces[i]
    for who, prompt, _ in h.asks:
        if who != seat and prompt is REVEAL_RUNE:
            hold_promised(h, who, [groups[key] for key in sorted(groups)])


def hold_promised(h: Runewars, who: int, groups: list[list[int]]) -> None:
    """Make enough tokens of `who` dragon runes: that seat is proving that it has enough to win."""
    for areas in groups:
        for area in areas:
            for other in areas:
                if shown(h, who) + len(hidden_dragons(h, who)) >= NEEDED:
                    return
                mine = h.control(area) == who and h.rune[area] == FALSE_RUNE
                if mine and h.control(other) != who and h.rune[other] == DRAGON_RUNE:
                    h.rune[area], h.rune[other] = DRAGON_RUNE, FALSE_RUNE


def deal_tokens(h: Runewars, seat: int, rng: Rng) -> None:
    """Redeal exploration tokens; the backs are public."""
    for back in range(2):
        places = [
            area
            for area in range(h.content.areas)
            if h.explore[area] >= 0
            and h.explore[area] >> KNOWERS & 1 == back
            and not knows(h.explore[area], seat)
        ]
        pool = mixed([h.explore[area] >> KNOWERS for area in places] + unknown(h.stacks[back], seat), rng)
        for area in places:
            h.explore[area] = pool.pop() << KNOWERS | (h.explore[area] & KNOWN_BITS)
        h.stacks[back] = tuple(dealt(h.stacks[back], seat, pool))


# --- asks ---------------------------------------------------------------------------------------------------


def ask_again(h: Runewars, seat: int, rng: Rng) -> None:
    """Redraw secret arguments of other seats' open asks, which hold earlier parts of their sentence."""
    for i in range(len(h.asks)):
        who, prompt, args = h.asks[i]
        if who == seat:
            continue
        if prompt is PLACE_FALSE or prompt is SETUP_FALSE:
            # The area chosen for the dragon rune, while the seat chooses one for the false rune.
            areas = rune_areas(h) if prompt is SETUP_FALSE else free_areas(h, who)
            h.asks[i] = (who, prompt, (areas[rng.below(len(areas))], *args[1:]))
        elif prompt is USE_WHOSE:
            hold_announced(h, seat, who, args[0], rng)


def hold_announced(h: Runewars, seat: int, who: int, card: int, rng: Rng) -> None:
    """Give the announced reward to one of the seat's heroes: it has named the reward it uses."""
    if users(h, who, card):
        return
    places: list[tuple[int, int]] = []
    for hero in h.heroes_of(who):
        row = h.rewards[hero]
        for i in range(len(row)):
            if not knows(row[i], seat):
                h.rewards[hero] = (*row[:i], card << KNOWERS | (row[i] & KNOWN_BITS), *row[i + 1 :])
                if card in usable_in_turn(h, hero):
                    places.append((hero, i))
                h.rewards[hero] = row
    hero, i = places[rng.below(len(places))]
    row = h.rewards[hero]
    replace_unknown(h, seat, card, row[i] >> KNOWERS)
    h.rewards[hero] = (*row[:i], card << KNOWERS | (row[i] & KNOWN_BITS), *row[i + 1 :])


def replace_unknown(h: Runewars, seat: int, card: int, by: int) -> None:
    """Replace the first copy of a card among the rewards that the seat does not know."""
    for i in range(len(h.reward_deck)):
        if h.reward_deck[i] >> KNOWERS == card and not knows(h.reward_deck[i], seat):
            h.reward_deck[i] = by << KNOWERS | (h.reward_deck[i] & KNOWN_BITS)
            return
    for hero in range(len(h.rewards)):
        row = h.rewards[hero]
        for i in range(len(row)):
            if row[i] >> KNOWERS == card and not knows(row[i], seat):
                h.rewards[hero] = (*row[:i], by << KNOWERS | (row[i] & KNOWN_BITS), *row[i + 1 :])
                return
    for at in range(len(h.graves)):
        row = h.graves[at]
        for i in range(1, len(row)):
            if row[i] >> KNOWERS == card and not knows(row[i], seat):
                h.graves[at] = (*row[:i], by << KNOWERS | (row[i] & KNOWN_BITS), *row[i + 1 :])
                return
