"""What all players know of a clan's face-down cards. It is part of the state, and the same for all viewers.

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
    """Whether the card of a fact can be the clan's i-th committed Quest of this Age."""
    return fact[1] <= g.age * AGE + i


def show(g: BloodRage, seat: int, card: int, moment: int) -> None:
    """Update the knowledge when a hidden card of the clan becomes public; it was hidden since `moment` or
    before.

    Of several facts about equal cards the strongest is removed; the weaker ones hold for the other copies.
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
    """Update the knowledge when a public card goes to a hand."""
    g.add_to_hand(seat, card)
    g.known[seat] = tuple(sorted((*g.known[seat], (card, now(g, seat)))))
