"""Information leaks: no seat is sent anything that it may not know."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from meadhall import bloodrage
from meadhall.bloodrage import BloodRage, Options
from meadhall.bloodrage.cards import CARD_AGE, CARD_CLASS, QUEST, deck
from meadhall.bloodrage.events import project
from meadhall.bloodrage.knowledge import AGE
from meadhall.bloodrage.state import GODS_GIFTS, PICKS
from meadhall.kernel.position import Position
from meadhall.kernel.rng import Rng
from tests.bloodrage.laws import Lot, cards_are_conserved
from tests.many import many

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
SEEDS = many("seed", check=1, test=4, soak=24)


def new(seats: int, seed: int) -> BloodRage:
    return bloodrage.new(seats=seats, seed=seed, options=Options(first_game=seed % 3 == 1))


def sent(g: BloodRage, seat: int | None) -> bytes:
    """Everything a seat is shown: its view, its legal answers, and who is asked what."""
    legal = [] if seat is None else g.legal(seat)
    return msgspec.json.encode([g.view(seat), legal, [(who, prompt.name) for who, prompt, _ in g.asks]])


@SEATS
@SEEDS
@pytest.mark.both_forms
def test_a_redeal_changes_nothing_the_seat_is_shown(seats: int, seed: int) -> None:
    g, lot, chance = new(seats, seed), Lot(seed), Rng.seeded(seed)
    while not g.over:
        if chance.below(8) == 0:
            for seat in range(seats):
                other = g.redeal(seat, chance)
                assert sent(other, seat) == sent(g, seat)
                assert sent(other, None) == sent(g, None)
                cards_are_conserved(other)
        g.play(*lot.choose(g))


@SEATS
@pytest.mark.both_forms
def test_a_spectators_position_tells_what_all_know(seats: int) -> None:
    g, lot, chance = new(seats, 400), Lot(400), Rng.seeded(400)
    while not g.over:
        if chance.below(6) == 0:
            position = Position(g, None, chance)
            assert position.view == g.view(None) and position.legal == []
            other = position.sample(chance)
            assert isinstance(other, BloodRage)
            assert sent(other, None) == sent(g, None)
            cards_are_conserved(other)
            k = chance.next()
            left, right = g.redeal(-1, Rng.seeded(k)), other.redeal(-1, Rng.seeded(k))
            assert left.fingerprint() == right.fingerprint()
        g.play(*lot.choose(g))


@SEATS
@SEEDS
@pytest.mark.both_forms
def test_a_redeal_does_not_depend_on_the_truth(seats: int, seed: int) -> None:
    """For any h = g.redeal(s, a): g.redeal(s, k) and h.redeal(s, k) are the same bytes."""
    g, lot, chance = new(seats, 100 + seed), Lot(100 + seed), Rng.seeded(seed)
    while not g.over:
        if chance.below(8) == 0:
            for seat in range(seats):
                h = g.redeal(seat, chance)
                k = chance.next()
                left, right = g.redeal(seat, Rng.seeded(k)), h.redeal(seat, Rng.seeded(k))
                assert left.fingerprint() == right.fingerprint()
        g.play(*lot.choose(g))


@SEATS
@SEEDS
def test_redealt_cards_could_have_arisen_from_what_the_seat_saw(seats: int, seed: int) -> None:
    """The draft of the redealt game is played through again, pass by pass."""
    g, lot, chance = new(seats, 200 + seed), Lot(200 + seed), Rng.seeded(seed)
    while not g.over:
        if chance.below(10) == 0:
            for seat in range(seats):
                could_have_arisen(g, g.redeal(seat, chance), seat)
        g.play(*lot.choose(g))


def could_have_arisen(g: BloodRage, h: BloodRage, seat: int) -> None:
    for age in range(1, g.age + 1):
        base = (age - 1) * PICKS * 4
        for i in range(base + seat, base + PICKS * 4, 4):
            assert h.saw[i] == g.saw[i] and h.kept[i] == g.kept[i], "the seat remembers what it saw"
        if not g.saw[base + seat]:
            continue
        packs = [list(h.saw[base + holder]) for holder in range(h.seats)]
        dealt = Counter(card for pack in packs for card in pack)
        assert dealt <= Counter(deck(age, h.seats))
        drafting = g.phase == GODS_GIFTS and age == g.age and bool(g.packs[0])
        turn = 0
        while turn < PICKS and h.saw[base + turn * 4 + seat]:
            for pack in range(h.seats):
                index = base + turn * 4 + (pack + turn) % h.seats
                assert tuple(sorted(packs[pack])) == h.saw[index], "packs go left, less what was kept"
                for card in h.kept[index]:
                    packs[pack].remove(card)
            turn += 1
        if drafting:
            assert [tuple(sorted(pack)) for pack in packs] == h.packs
        hidden_cards_fit(h, age)


def hidden_cards_fit(h: BloodRage, age: int) -> None:
    """What a clan holds face down is what it drafted, less what it has shown, plus what it took openly."""
    for seat in range(h.seats):
        drafted = Counter(card for i in range(seat, len(h.kept), 4) for card in h.kept[i])
        drafted = Counter({card: n for card, n in drafted.items() if CARD_AGE[card] == age})
        shown = Counter(card for card in h.shown[seat] if CARD_AGE[card] == age)
        known = Counter(card for card, _ in h.known[seat] if CARD_AGE[card] == age)
        hidden = Counter(card for card in h.hidden(seat) if CARD_AGE[card] == age)
        assert shown <= drafted
        assert hidden == drafted - shown + known
        assert all(CARD_CLASS[card] == QUEST for card in h.committed[seat])
        for card, when in h.known[seat]:
            age_known, commits = divmod(when, AGE)
            since = commits if age_known == h.age else 0
            places = [h.hands[seat], h.committed[seat][since:]]
            places += [h.shed[(phase - 1) * 4 + seat] for phase in range(age_known, 4)]
            assert any(card in cards for cards in places), "what was known in an Age was not shed before"


@SEATS
@SEEDS
def test_two_worlds_look_alike_until_a_hidden_fact_comes_out(seats: int, seed: int) -> None:
    """The same answers in both worlds: the seat is sent the same bytes, events and asks included."""
    g, lot, chance = new(seats, 300 + seed), Lot(300 + seed), Rng.seeded(seed)
    compared = 0
    while not g.over:
        # With a secret answer already given, a hidden fact comes out at the next reveal.
        if chance.below(12) == 0 and not any(g.given):
            seat = chance.below(seats)
            compared += play_both(g.copy(), g.redeal(seat, chance), seat, chance)
        g.play(*lot.choose(g))
    assert compared


def play_both(truth: BloodRage, other: BloodRage, seat: int, chance: Rng) -> int:
    truth.events, other.events = [], []
    age, phase, answers = truth.age, truth.phase, 0
    packs_seen = [truth.saw[i] for i in range(seat, len(truth.saw), 4)]
    while not truth.over and not other.over:
        waiting = truth.waiting()
        assert waiting == other.waiting()
        who = waiting[chance.below(len(waiting))]
        both = sorted(set(truth.legal(who)) & set(other.legal(who)))
        if not both:
            break
        action = both[chance.below(len(both))]
        truth.play(who, action)
        other.play(who, action)
        # Hidden facts come out when a phase ends (Quests are shown) and when a pack arrives.
        if (truth.age, truth.phase) != (age, phase):
            break
        if [truth.saw[i] for i in range(seat, len(truth.saw), 4)] != packs_seen:
            break
        assert sent(truth, seat) == sent(other, seat)
        assert project(truth, truth.events, seat) == project(other, other.events, seat)
        assert sent(truth, None) == sent(other, None)
        assert project(truth, truth.events, None) == project(other, other.events, None)
        answers += 1
    return answers


@SEATS
def test_a_position_never_leads_to_the_true_game(seats: int) -> None:
    """The stand-in's secrets are not the game's: over many positions they differ from the truth."""
    g, lot, chance = new(seats, 5), Lot(5), Rng.seeded(5)
    differs = looked = 0
    while not g.over:
        if chance.below(10) == 0:
            seat = g.waiting()[0]
            position = Position(g, seat, chance)
            assert position.legal == g.legal(seat)
            assert position.view == g.view(seat)
            sample = position.sample(chance)
            assert isinstance(sample, BloodRage)
            assert sample is not g and sample.rng.words != g.rng.words
            looked += 1
            differs += sample.hands != g.hands or sample.packs != g.packs
        g.play(*lot.choose(g))
    assert differs > looked // 3
