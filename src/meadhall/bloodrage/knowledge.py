"""What everybody knows of the cards a clan holds face down. Kept as state, the same for all watchers.

`shown[seat]`  cards known to have been drafted by the clan;
`known[seat]`  facts (card, commits): the card was in the clan's hand when it had committed so many
               Quests this Age, so it is in the hand now or among the Quests committed since.
               -1 for facts of earlier Ages: it may have been discarded face down as well.
What one seat alone knows are the packs it saw (`saw`, `kept`), its own hand, Quests and discards.
"""

from __future__ import annotations

from meadhall.bloodrage.state import BloodRage


def show(g: BloodRage, seat: int, card: int, commits: int) -> None:
    """A card leaves the clan's hidden ones for all to see; `commits` bounds the facts it may settle."""
    best = -2
    for fact in g.known[seat]:
        if fact[0] == card and best < fact[1] <= commits:
            best = fact[1]
    if best == -2:
        g.shown[seat] = tuple(sorted((*g.shown[seat], card)))
    else:
        facts = list(g.known[seat])
        facts.remove((card, best))
        g.known[seat] = tuple(facts)


def show_from_hand(g: BloodRage, seat: int, card: int) -> None:
    show(g, seat, card, len(g.committed[seat]))


def return_to_hand(g: BloodRage, seat: int, card: int) -> None:
    """A card everybody has seen goes to a hand."""
    g.add_to_hand(seat, card)
    g.known[seat] = tuple(sorted((*g.known[seat], (card, len(g.committed[seat])))))


def end_of_age(g: BloodRage) -> None:
    """Discards were face down: what was known to be in a hand may be gone now."""
    for seat in range(g.seats):
        g.known[seat] = tuple(sorted((fact[0], -1) for fact in g.known[seat]))
