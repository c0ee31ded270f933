"""Histories of hands: everything a clan did in public is possible with the redealt cards.

For each other clan the public log is gone through with the cards a redeal gave it: what it drafted, revealed,
took back, committed face down and kept face down. Some choice of the kept cards must lead to the hand it has.
"""

from __future__ import annotations

from collections import Counter

import pytest

from meadhall import bloodrage
from meadhall.bloodrage import BloodRage, Options
from meadhall.bloodrage import event_codes as ev
from meadhall.bloodrage.cards import CARD_AGE
from meadhall.bloodrage.state import GODS_GIFTS, PICKS
from meadhall.kernel.rng import Rng
from tests.many import many

OUT = (ev.CARD_REVEALED, ev.CARD_ADDED)
BACK = (ev.CARD_RETURNED, ev.CARD_TAKEN)
Log = list[tuple[int, ...]]


def log_of(g: BloodRage, clan: int) -> Log:
    """What everybody saw this clan do with its cards, Age by Age; faces of hidden cards are not used."""
    public = (*OUT, *BACK, ev.UPGRADED, ev.QUEST_TAKEN, ev.QUEST_JUDGED, ev.HAND_DISCARDED)
    log: Log = [(ev.AGE_BEGINS, 1)]
    for happening in g.events or []:
        if happening[0] == ev.AGE_BEGINS:
            log.append(happening)
        elif happening[0] in public and happening[1] == clan:
            log.append((happening[0], *happening[2:]))
    if g.asks and g.asks[0][1].name == "upgrade-slot" and g.played[clan]:
        log.append((ev.UPGRADED, g.played[clan][0]))
    return log


def could_have_lived(h: BloodRage, log: Log, clan: int) -> bool:
    judged: list[list[int]] = [[], [], [], []]
    age = 0
    for kind, *rest in log:
        age = rest[0] if kind == ev.AGE_BEGINS else age
        if kind == ev.QUEST_JUDGED:
            judged[age].append(rest[0])

    def live(i: int, hand: Counter[int], age: int, commits: int) -> bool:
        if i == len(log):
            return tuple(sorted(hand.elements())) == h.hands[clan]
        kind, *rest = log[i]
        hand = Counter(hand)
        if kind == ev.AGE_BEGINS:
            return live(i + 1, hand + drafted(h, log, clan, rest[0]), rest[0], 0)
        if kind in BACK:
            hand[rest[0]] += 1
        elif kind in OUT or kind == ev.UPGRADED:
            hand[rest[0]] -= 1
        elif kind == ev.QUEST_TAKEN:
            card = judged[age][commits] if judged[age] else h.committed[clan][commits]
            if CARD_AGE[card] != CARD_AGE[rest[0]]:
                return False
            hand[card] -= 1
            commits += 1
        elif kind == ev.HAND_DISCARDED:
            if rest[1] < 0:
                return live(i + 1, Counter(), age, commits)
            kept = [card for card in set(hand.elements()) if CARD_AGE[card] == CARD_AGE[rest[1]]]
            return any(live(i + 1, Counter([card]), age, commits) for card in kept)
        return min(hand.values(), default=0) >= 0 and live(i + 1, hand, age, commits)

    return live(0, Counter(), 0, 0)


def drafted(h: BloodRage, log: Log, clan: int, age: int) -> Counter[int]:
    """The cards a redeal says the clan got in an Age; without a draft, all of that Age it ever had."""
    if not (age == 1 and h.options.first_game):
        turns = range((age - 1) * PICKS, age * PICKS)
        return Counter(card for turn in turns for card in h.kept[turn * 4 + clan])
    cards = Counter(card for card in h.hidden(clan) if CARD_AGE[card] == 1)
    for kind, *rest in log:
        if kind in (*OUT, ev.UPGRADED, ev.QUEST_JUDGED) and CARD_AGE[rest[0]] == 1:
            cards[rest[0]] += 1
        elif kind in BACK and CARD_AGE[rest[0]] == 1:
            cards[rest[0]] -= 1
    return cards


@pytest.mark.parametrize("seats", [2, 3, 4])
@many("seed", check=1, test=24, soak=100)
def test_a_redeal_fits_the_life_of_every_hand(seats: int, seed: int) -> None:
    g = bloodrage.new(seats=seats, seed=seed, options=Options(first_game=seed % 5 == 4))
    g.events = []
    chance = Rng.seeded(seed)
    while not g.over:
        if chance.below(16) == 0 and not any(g.given) and g.phase != GODS_GIFTS:
            viewer = chance.below(seats)
            h = g.redeal(viewer, chance)
            for clan in set(range(seats)) - {viewer}:
                assert could_have_lived(h, log_of(g, clan), clan), (g.clans[viewer], g.clans[clan])
        seat = g.waiting()[0]
        g.play(seat, fond_of_old_cards(g, seat, chance))


def fond_of_old_cards(g: BloodRage, seat: int, chance: Rng) -> int:
    """Keeps and reveals the oldest cards, so that they are seen, taken back and kept again."""
    legal = g.legal(seat)
    prompt = g.asks[g.ask_of(seat)][1].name
    if prompt == "save-card" and chance.below(5) < 3:
        return min(legal[1:])
    if prompt == "reveal-card" and chance.below(5) < 3:
        return min(legal)
    deeds = legal[1:] if prompt == "turn" and len(legal) > 1 else legal
    return deeds[chance.below(len(deeds))]
