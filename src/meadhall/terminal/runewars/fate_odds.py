"""The remaining cards of the fate deck: its composition without the face-up cards."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from meadhall.runewars.content import Content
from meadhall.runewars.view import View
from meadhall.terminal.runewars.words import open_fate_cards

DESTINIES = ("gold", "silver", "red")  # the best first
Counts = tuple[int, ...]  # cards of each destiny


def fate_left(content: Content, view: View) -> tuple[Counts, Counts]:
    """Return the cards of each destiny in the deck and in the discard pile, which is reshuffled."""
    names = content.names["fate"]
    discarded = set(view.piles.fate_discard)
    seen = discarded | {card.id for card in open_fate_cards(view)}
    return _counts(content, [n for n in names if n not in seen]), _counts(content, sorted(discarded))


def _counts(content: Content, cards: Sequence[str]) -> Counts:
    destinies = [content.destiny[content.names["fate"].index(card)] for card in cards]
    return tuple(destinies.count(destiny) for destiny in range(len(DESTINIES)))


def best_destinies(deck: Counts, discard: Counts, drawn: int) -> list[float]:
    """Return the chance that each destiny is the best of so many cards; they add up to 1."""
    from_deck = min(drawn, sum(deck))
    again = min(drawn - from_deck, sum(discard))
    chances, before = [], 1.0
    for i in range(len(DESTINIES)):
        none_so_good = _avoided(deck, i, from_deck) * _avoided(discard, i, again)
        chances.append(before - none_so_good)
        before = none_so_good
    return chances


def _avoided(cards: Counts, worst: int, drawn: int) -> float:
    """Return the chance that all drawn cards are worse than that destiny."""
    return comb(sum(cards[worst + 1 :]), drawn) / comb(sum(cards), drawn)


def percentages(chances: Sequence[float]) -> list[int]:
    """Return whole numbers that add up to 100: the largest remainders are rounded up."""
    found = [int(100 * chance) for chance in chances]
    by_rest = sorted(range(len(found)), key=lambda i: 100 * chances[i] - found[i], reverse=True)
    for i in by_rest[: 100 - sum(found)]:
        found[i] += 1
    return found
