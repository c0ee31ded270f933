"""Invariants of every game of Blood Rage after every answer. Used by the property and soak tests."""

from __future__ import annotations

from collections import Counter

from meadhall.bloodrage import BloodRage
from meadhall.bloodrage.board import (
    BOX,
    FIGURES,
    FIRST_FJORD,
    FIRST_MONSTER,
    FJORD,
    LEADER,
    ON_BOARD,
    OUTER,
    OUTER_TOKENS,
    PLACES,
    PROVINCES,
    SHIP,
    TOKEN_ALL,
    VALHALLA,
    VILLAGES,
    WARRIORS,
    YGGDRASIL,
)
from meadhall.bloodrage.cards import CARD_CLASS, CARD_TYPE, FIRST_UPGRADE, LEADER_UPGRADE, QUEST, deck
from meadhall.bloodrage.event_codes import SOURCES
from meadhall.bloodrage.figures import SAILS, TYPE_MONSTER
from meadhall.bloodrage.state import ACTION, GODS_GIFTS, SLOTS
from meadhall.bloodrage.upgrade import slots_of
from meadhall.bots.careful import Careful
from meadhall.bots.random import Random
from meadhall.kernel.rng import Rng


def check_laws(g: BloodRage) -> None:
    figures_are_conserved(g)
    limits_hold(g)
    cards_are_conserved(g)
    sheets_are_right(g)
    tokens_are_conserved(g)
    asks_can_be_answered(g)


def figures_are_conserved(g: BloodRage) -> None:
    for seat in range(g.seats):
        assert sum(g.warriors[place * 4 + seat] for place in range(PLACES)) == WARRIORS
        assert min(g.warriors[place * 4 + seat] for place in range(PLACES)) >= 0
        singles = g.at[seat * FIGURES : (seat + 1) * FIGURES]
        assert singles[LEADER] != BOX and singles[SHIP] != BOX
        sheet = [card for card in g.sheet[seat * SLOTS : (seat + 1) * SLOTS] if card >= 0]
        monsters = {TYPE_MONSTER[CARD_TYPE[card]] for card in sheet} - {-1}
        assert {figure for figure in range(FIRST_MONSTER, FIGURES) if singles[figure] != BOX} == monsters
        for place in range(PLACES):
            n = g.warriors[place * 4 + seat] + singles[1:].count(place)
            assert g.here[place * 4 + seat] == n
        assert g.board[seat] == sum(g.here[place * 4 + seat] for place in range(ON_BOARD))


def limits_hold(g: BloodRage) -> None:
    for place in range(ON_BOARD):
        crowd = sum(g.here[place * 4 + seat] for seat in range(g.seats))
        if g.room[place] >= 0:
            assert g.room[place] == VILLAGES[place] - crowd
        else:
            assert crowd == 0, "nobody stands in what is gone"
        if place < PROVINCES:
            assert (g.room[place] < 0) == bool(g.destroyed[place])
    for seat in range(g.seats):
        assert g.board[seat] <= g.horns(seat)
        assert 0 <= g.rage[seat] <= 12
        assert g.glory[seat] >= 0
        for figure in range(1, FIGURES):
            place = g.at[seat * FIGURES + figure]
            if 0 <= place < ON_BOARD:
                assert SAILS[figure] == (place >= FIRST_FJORD)
        assert all(0 <= g.steps[stat * 4 + seat] <= 5 for stat in range(3))
        assert g.glory[seat] == sum(g.earned[source * 4 + seat] for source in range(len(SOURCES)))


def cards_are_conserved(g: BloodRage) -> None:
    there = Counter[int](g.box)
    for cards in (*g.hands, *g.committed, *g.packs, *g.shed, *g.played):
        assert min(cards, default=0) >= 0
        there.update(cards)
    there.update(g.discard)
    there.update(card for card in g.sheet if card >= 0)
    dealt = g.age if not (g.phase == GODS_GIFTS and not there) else 0
    assert there == Counter(card for age in range(1, dealt + 1) for card in deck(age, g.seats))
    for seat in range(g.seats):
        assert all(CARD_CLASS[card] == QUEST for card in g.committed[seat])
        assert tuple(sorted(g.hands[seat])) == g.hands[seat]


def sheets_are_right(g: BloodRage) -> None:
    for seat in range(g.seats):
        powers = 0
        for slot in range(SLOTS):
            card = g.sheet[seat * SLOTS + slot]
            if card >= 0:
                assert CARD_CLASS[card] >= LEADER_UPGRADE and slot in slots_of(card)
                powers |= 1 << (CARD_TYPE[card] - FIRST_UPGRADE)
        assert powers == g.powers[seat]
    if g.phase == ACTION and g.asks and g.asks[0][1].name == "turn":
        assert g.field == -1 and not any(g.played), "between turns no battle is on the table"


def tokens_are_conserved(g: BloodRage) -> None:
    assert sorted(g.tokens[:OUTER]) == sorted(OUTER_TOKENS)
    assert g.tokens[YGGDRASIL] == TOKEN_ALL
    assert len(set(g.doom)) == 3
    # Ragnarok takes one province an Age, besides those gone at the start.
    gone = {2: 3, 3: 2, 4: 1}[g.seats]
    assert gone + g.age - 1 <= sum(g.destroyed) <= gone + g.age
    assert not any(g.pillaged[province] and g.destroyed[province] for province in range(PROVINCES))
    assert all(FJORD[province] >= FIRST_FJORD for province in range(OUTER))
    assert VALHALLA < PLACES


def asks_can_be_answered(g: BloodRage) -> None:
    assert g.over or g.waiting(), "a game that is not over waits for somebody"
    for seat in g.waiting():
        legal = g.legal(seat)
        assert legal, f"{g.clans[seat]} is asked {g.asks[g.ask_of(seat)][1].name} and has no answer"
        assert len(set(legal)) == len(legal)


class Lot:
    """A player for tests: careful for some seeds, wholly random for others, in any order of seats."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng.seeded(seed)
        self.player = Random() if seed % 3 == 0 else Careful()

    def choose(self, g: BloodRage) -> tuple[int, int]:
        waiting = g.waiting()
        seat = waiting[self.rng.below(len(waiting))]
        prompt = g.asks[g.ask_of(seat)][1].name
        return seat, self.player.pick(prompt, g.legal(seat), self.rng)
