"""What everybody knows of the cards a clan holds face down. Kept as state, the same for all watchers.

`shown[seat]`  cards known to have been drafted by the clan;
`known[seat]`  facts (card, when): the card was in the clan's hand at that moment, a moment being an Age and
               the number of Quests the clan had committed in it. So the card is in the hand now, or among
               the Quests committed since, or it was discarded face down in a Discard phase since.
What one seat alone knows are the packs it saw (`saw`, `kept`), its own hand, Quests and discards.
"""

from __future__ import annotations

from typing import Final

from meadhall.bloodrage.state import BloodRage

AGE: Final = 100  # a moment is Age * AGE + Quests committed


def now(g: BloodRage, seat: int) -> int:
    return g.age * AGE + len(g.committed[seat])


def may_be_quest(g: BloodRage, fact: tuple[int, int], i: int) -> bool:
    """Can the card of a fact be the clan's i-th committed Quest of this Age?"""
    return fact[1] <= g.age * AGE + i


def show(g: BloodRage, seat: int, card: int, moment: int) -> None:
    """A card leaves the clan's hidden ones for all to see; it went there at `moment` at the latest.

    Of several facts about such cards it settles the strongest: the weaker one still holds of the other.
    """
    facts = [fact for fact in g.known[seat] if fact[0] == card and fact[1] <= moment]
    if facts:
        left = list(g.known[seat])
        left.remove(max(facts))
        g.known[seat] = tuple(left)
    else:
        g.shown[seat] = tuple(sorted((*g.shown[seat], card)))


def show_from_hand(g: BloodRage, seat: int, card: int) -> None:
    show(g, seat, card, now(g, seat))


def return_to_hand(g: BloodRage, seat: int, card: int) -> None:
    """A card everybody has seen goes to a hand."""
    g.add_to_hand(seat, card)
    g.known[seat] = tuple(sorted((*g.known[seat], (card, now(g, seat)))))
