"""Cards in a view: card faces, the state of Quests, and packs seen in the draft."""

from __future__ import annotations

from functools import lru_cache

from meadhall.bloodrage.board import PLACE_NAME
from meadhall.bloodrage.cards import (
    CARD_AGE,
    CARD_CLASS,
    CARD_GLORY,
    CARD_NAME,
    CARD_TYPE,
    CARD_VALUE,
    CLASS_NAMES,
    LATE,
    LEADER_UPGRADE,
    QUEST,
    QUEST_GLORIOUS_DEATH,
    TYPE_GOD,
    TYPE_NAME,
)
from meadhall.bloodrage.quests import PROVINCES_OF, quest_done, strongest_in
from meadhall.bloodrage.state import PICKS, BloodRage
from meadhall.bloodrage.upgrade import upgrade_cost
from meadhall.bloodrage.view import Card, Quest, Sighting
from meadhall.bloodrage.viewing.kinds import KEPT, QUESTS, Ints, Key


def names(cards: Ints) -> list[str]:
    return [CARD_NAME[card] for card in cards]


def names_part(key: Key) -> list[str]:
    return names(key[1])


def sightings_part(key: Key) -> list[Sighting]:
    """Return the packs of each pass, Age by Age, and the cards kept."""
    saw: tuple[Ints, ...] = key[1]
    kept: tuple[Ints, ...] = key[2]
    return [
        Sighting(i // PICKS + 1, i % PICKS + 1, names(saw[i]), names(kept[i]))
        for i in range(len(saw))
        if saw[i]
    ]


@lru_cache(maxsize=KEPT)
def card_face(card: int, cost: int | None = None) -> Card:
    kind = CARD_CLASS[card]
    return Card(
        id=CARD_NAME[card],
        name=TYPE_NAME[CARD_TYPE[card]],
        kind=CLASS_NAMES[kind],
        age=CARD_AGE[card],
        value=CARD_VALUE[card],
        god=TYPE_GOD[CARD_TYPE[card]] or None,
        glory=CARD_GLORY[card] if kind == QUEST else None,
        late=bool(LATE[CARD_TYPE[card]]),
        cost=cost,
    )


def costs(g: BloodRage, seat: int, cards: Ints) -> tuple[int | None, ...]:
    """Return the costs of the Upgrades among the cards for this seat."""
    return tuple(
        [upgrade_cost(g, seat, card) if CARD_CLASS[card] >= LEADER_UPGRADE else None for card in cards]
    )


def cards_part(key: Key) -> list[Card]:
    return [card_face(card, cost) for card, cost in zip(key[1], key[2], strict=True)]


def quests_key(g: BloodRage, seat: int) -> Key:
    quests: list[tuple[int, bool, bool, Ints]] = []
    for card in g.committed[seat]:
        quests.append((card, True, quest_done(g, seat, card), _fulfilled_in(g, seat, card)))
    for card in g.hands[seat]:
        if CARD_CLASS[card] == QUEST:
            quests.append((card, False, quest_done(g, seat, card), _fulfilled_in(g, seat, card)))
    return (QUESTS, tuple(quests))


def _fulfilled_in(g: BloodRage, seat: int, card: int) -> Ints:
    kind = CARD_TYPE[card]
    if kind == QUEST_GLORIOUS_DEATH:
        return ()
    return tuple([p for p in PROVINCES_OF[kind] if strongest_in(g, seat, p)])


def quests_part(key: Key) -> list[Quest]:
    return [
        Quest(card_face(card), committed, done, [PLACE_NAME[p] for p in where])
        for card, committed, done, where in key[1]
    ]
