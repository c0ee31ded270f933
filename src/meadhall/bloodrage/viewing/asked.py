"""The current battle and the open asks."""

from __future__ import annotations

from meadhall.bloodrage.answers import NAMES, answer
from meadhall.bloodrage.battle import cards_bonus
from meadhall.bloodrage.board import PLACE_NAME
from meadhall.bloodrage.cards import BATTLE, CARD_CLASS
from meadhall.bloodrage.state import BloodRage, from_pillager
from meadhall.bloodrage.view import Battle, Played
from meadhall.bloodrage.viewing.cards import card_face
from meadhall.bloodrage.viewing.costs import rage_cost
from meadhall.bloodrage.viewing.kinds import ASK, ASKED, BATTLE_NOW, Key
from meadhall.kernel.contract import Ask, Asked, Ref


def _cancelled(g: BloodRage, seat: int) -> bool:
    cards = g.played[seat]
    return bool(cards) and CARD_CLASS[cards[0]] == BATTLE and g.texts[seat] < 0


def battle_key(g: BloodRage) -> Key:
    """Return the key of the current battle: sides, revealed cards and what they add so far."""
    if g.field < 0:
        return (BATTLE_NOW,)
    fighters = from_pillager(g) or [seat for seat in range(g.seats) if g.standing(seat, g.field)]
    sides = [
        (g.clans[seat], g.strength(seat, g.field), g.played[seat], cards_bonus(g, seat), _cancelled(g, seat))
        for seat in fighters
    ]
    return (BATTLE_NOW, g.field, g.clans[g.pillager], tuple(sides))


def battle_part(key: Key) -> Battle | None:
    if len(key) == 1:
        return None
    sides = [
        Played(clan, figures, [card_face(card) for card in cards], bonus, cancelled)
        for clan, figures, cards, bonus, cancelled in key[3]
    ]
    return Battle(PLACE_NAME[key[1]], key[2], sides)


# The arguments of prompts that a client shows, by kind of ref.
ARGUMENTS: dict[str, dict[str, int]] = {
    "invade-where": {"figure": 0},
    "free-invade": {"figure": 0},
    "friggas-succor": {"place": 0},
    "thors-domain": {"place": 0},
    "march-where": {"place": 0},
    "march-whom": {"place": 1},
    "upgrade-slot": {"card": 0},
    "join-battle": {"place": 1},
    "save-figures": {"place": 0},
    "move-leader": {"place": 0},
    "lokis-blessing": {"place": 0},
}


def asked_key(g: BloodRage) -> Key:
    asked = [
        (g.clans[who], prompt.name, len(given) >= prompt.need)
        for (who, prompt, _), given in zip(g.asks, g.given, strict=True)
    ]
    return (ASKED, tuple(asked))


def asked_part(key: Key) -> list[Asked]:
    return [Asked(seat, prompt, answered) for seat, prompt, answered in key[1]]


def ask_key(g: BloodRage, seat: int) -> Key:
    index = g.ask_of(seat)
    if index < 0:
        return (ASK,)
    _, prompt, args = g.asks[index]
    offer = g.offer(index)
    costs = tuple([rage_cost(g, seat, prompt.name, action) for action in offer])
    return (ASK, prompt.name, args, g.age, tuple(offer), costs, g.given[index])


def ask_part(key: Key) -> Ask | None:
    if len(key) == 1:
        return None
    _, prompt, args, age, offer, costs, given = key
    known = ARGUMENTS.get(prompt, {})
    return Ask(
        prompt=prompt,
        about={kind: Ref(kind, NAMES[kind][args[i]]) for kind, i in known.items()},
        answers=[answer(action, age, cost) for action, cost in zip(offer, costs, strict=True)],
        given=[answer(action, age).words for action in given],
    )
