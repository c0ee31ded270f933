"""Drawing and discarding cards: an empty deck is shuffled again from its discard pile (p.25, p.31)."""

from __future__ import annotations

from typing import Final

from meadhall.runewars import event_codes as ev
from meadhall.runewars.state import KNOWERS, Runewars

HAND_LIMIT: Final = 10


def hidden(cards: list[int]) -> list[int]:
    """Turn card numbers into codes of cards that no player knows."""
    return [card << KNOWERS for card in cards]


def draw(g: Runewars, deck: list[int], discard: list[int]) -> int:
    """Draw the top card; return its code, or -1 if deck and discard pile are empty."""
    if not deck:
        deck += hidden(discard)
        discard.clear()
        g.rng.shuffle(deck)
    return deck.pop() if deck else -1


def draw_tactics(g: Runewars, seat: int, n: int) -> None:
    """Draw tactics cards, which can be played from the next season on (p.31). tactics.py has the hand
    limit."""
    from meadhall.runewars.tactics import hand_limit

    drawn = []
    for _ in range(n):
        code = draw(g, g.tactics_deck, g.tactics_discard)
        if code < 0:
            break
        drawn.append(code | 1 << seat)
    if drawn:
        g.fresh[seat] = tuple(sorted((*g.fresh[seat], *drawn)))
        if g.events is not None:
            g.emit(ev.TACTICS_DRAWN, seat, *[code >> KNOWERS for code in drawn])
        g.new_information()
        g.then(hand_limit, seat)


def draw_quests(g: Runewars, seat: int, n: int) -> None:
    """p.26: draw quests; afterwards at most three are kept (quest_limit)."""
    from meadhall.runewars.heroes.quest_phase import quest_limit

    for _ in range(n):
        code = draw(g, g.quest_deck, g.quest_discard)
        if code < 0:
            break
        g.quests[seat] = tuple(sorted((*g.quests[seat], code | 1 << seat)))
        g.emit(ev.QUEST_DRAWN, seat, code >> KNOWERS)
        g.new_information()
    g.then(quest_limit, seat)


def draw_fate(g: Runewars, n: int) -> list[int]:
    """p.25: if the deck runs out the discard pile is shuffled, without the cards just drawn."""
    cards = []
    for _ in range(n):
        if not g.fate:
            g.fate, g.fate_discard = g.fate_discard, []
            g.rng.shuffle(g.fate)
        if not g.fate:
            break
        cards.append(g.fate.pop())
    g.new_information()
    return cards


def shuffle_back(g: Runewars, deck: list[int], codes: list[int]) -> None:
    """Put cards back into a deck and shuffle it: no player knows them any more."""
    deck += [code >> KNOWERS << KNOWERS for code in codes]
    for i in range(len(deck)):
        deck[i] = deck[i] >> KNOWERS << KNOWERS
    g.rng.shuffle(deck)
