"""Redealing: a redealt game is possible for the seat, and contains no hidden information."""

from __future__ import annotations

import pytest

from meadhall.kernel.position import Position
from meadhall.kernel.rng import Rng
from meadhall.runewars import runes
from meadhall.runewars.answers import USE, VICTORY
from meadhall.runewars.events import project
from meadhall.runewars.redeal import knows
from meadhall.runewars.state import DRAGON_RUNE, FALSE_RUNE, IN_DECK, KNOWERS, NO_RUNE, Runewars
from meadhall.runewars.year.victory import NEEDED, dragon_runes
from tests.many import soaked
from tests.runewars.worlds import Eye, Lot, game, played, sent, things

pytestmark = pytest.mark.both_forms

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
# Every kind of game (worlds.game) and every number of seats; all combinations in `make soak`.
GAMES = pytest.mark.parametrize(
    ("seats", "seed"),
    [
        (2, 0),
        (3, 1),
        (4, 2),
        *soaked((seats, seed) for seats in (2, 3, 4) for seed in range(6) if seed != seats - 2),
    ],
)
ANSWERS = 1200  # of a game that are looked at


@GAMES
def test_a_redeal_changes_nothing_the_seat_is_shown(seats: int, seed: int) -> None:
    chance, eye = Rng.seeded(seed), Eye(seed)
    for g in played(game(seats, seed), seed, ANSWERS):
        if eye.looks(g):
            for seat in range(-1, seats):
                viewer = None if seat < 0 else seat
                other = g.redeal(seat, chance)
                assert sent(other, viewer) == sent(g, viewer)
                assert sent(other, None) == sent(g, None)


@GAMES
def test_a_redeal_does_not_depend_on_the_truth(seats: int, seed: int) -> None:
    """For any h = g.redeal(s, a): g.redeal(s, k) and h.redeal(s, k) are the same bytes."""
    chance, eye = Rng.seeded(seed), Eye(seed)
    for g in played(game(seats, 100 + seed), seed, ANSWERS):
        if eye.looks(g):
            for seat in range(-1, seats):
                h = g.redeal(seat, chance)
                k = chance.next()
                left, right = g.redeal(seat, Rng.seeded(k)), h.redeal(seat, Rng.seeded(k))
                assert left.state() == right.state()
                assert left.fingerprint() == right.fingerprint()


@GAMES
def test_what_is_dealt_again_is_what_there_was(seats: int, seed: int) -> None:
    """Cards, tokens and runes are conserved; what the seat knows stays where it is."""
    chance, eye = Rng.seeded(seed), Eye(seed)
    for g in played(game(seats, 200 + seed), seed, ANSWERS):
        if eye.looks(g):
            for seat in range(-1, seats):
                h = g.redeal(seat, chance)
                if not g.offered:
                    assert things(h) == things(g)
                known_things_stay(g, h, seat)
                runes_could_be_so(g, h, seat)


def known_things_stay(g: Runewars, h: Runewars, seat: int) -> None:
    for mine, theirs in zip((*g.hands, *g.fresh, *g.quests), (*h.hands, *h.fresh, *h.quests), strict=True):
        assert len(mine) == len(theirs)
        assert [c for c in mine if knows(c, seat)] == [c for c in theirs if knows(c, seat)]
        assert list(theirs) == sorted(theirs)
    rows = zip(
        [*g.rewards, *(x[1:] for x in g.graves)], [*h.rewards, *(x[1:] for x in h.graves)], strict=True
    )
    for mine, theirs in rows:
        for one, other in zip(mine, theirs, strict=True):
            assert one == other or not (knows(one, seat) or knows(other, seat))
    for one, other in zip(g.explore, h.explore, strict=True):
        assert one == other or not (knows(one, seat) or knows(other, seat))
        if one >= 0:
            assert one >> KNOWERS & 1 == other >> KNOWERS & 1, "the back of a token is seen"


def runes_could_be_so(g: Runewars, h: Runewars, seat: int) -> None:
    row = seat if seat >= 0 else g.seats
    assert h.groups == g.groups and h.rune_up == g.rune_up
    for area in range(g.content.areas):
        assert (g.rune[area] == NO_RUNE) == (h.rune[area] == NO_RUNE)
        if g.rune[area] != NO_RUNE:
            assert runes.known_rune(g, row, area) == runes.known_rune(h, row, area)
            mates = runes.group(g, row, area)
            assert [g.rune[a] for a in mates].count(DRAGON_RUNE) == [h.rune[a] for a in mates].count(
                DRAGON_RUNE
            )
            if not mates:
                assert g.rune[area] == h.rune[area]


@SEATS
def test_a_world_that_is_dealt_again_can_be_played_on(seats: int) -> None:
    """Somebody who thinks ahead in it never comes to a dead end."""
    chance, eye = Rng.seeded(seats), Eye(seats)
    for g in played(game(seats, 300 + seats), 300, ANSWERS):
        if eye.looks(g) and chance.below(3) == 0:
            h = g.redeal(chance.below(seats + 1) - 1, chance)
            for _ in played(h, chance.next(), 60):
                pass


@GAMES
def test_two_worlds_look_alike_until_a_hidden_fact_comes_out(seats: int, seed: int) -> None:
    """The same answers in both worlds: the seat is sent the same bytes, events and asks included."""
    chance, eye = Rng.seeded(seed), Eye(seed)
    compared = 0
    for g in played(game(seats, 400 + seed), 400 + seed, ANSWERS):
        # With a secret answer already given, a hidden fact comes out at the next reveal.
        if eye.looks(g) and not any(g.given):
            seat = chance.below(seats)
            compared += play_both(g.copy(), g.redeal(seat, chance), seat, chance)
    assert compared


def play_both(truth: Runewars, other: Runewars, seat: int, chance: Rng) -> int:
    """Until something is drawn, looked at or shown: then the worlds may part."""
    answers = 0
    while not truth.over and not other.over and answers < 40:
        truth.events, other.events = [], []
        waiting = truth.waiting()
        assert waiting == other.waiting()
        who = waiting[chance.below(len(waiting))]
        both = sorted(set(truth.legal(who)) & set(other.legal(who)))
        if not both:
            break
        action = both[chance.below(len(both))]
        mark = truth.mark
        asks = len(truth.asks)
        truth.play(who, action)
        other.play(who, action)
        # The mark goes up when information comes out; also by one when another seat must act.
        handed_on = asks == 1 and [ask[0] for ask in truth.asks] != [who]
        if truth.mark - mark > (1 if handed_on else 0):
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
    chance, eye = Rng.seeded(5), Eye(5)
    differs = looked = 0
    for g in played(game(seats, 5), 5, ANSWERS):
        if eye.looks(g):
            seat = g.waiting()[0]
            position = Position(g, seat, chance)
            assert position.legal == g.legal(seat)
            assert position.view == g.view(seat)
            sample = position.sample(chance)
            assert isinstance(sample, Runewars) and sample is not g and sample.rng.words != g.rng.words
            looked += 1
            differs += sample.hands != g.hands or sample.fate != g.fate or sample.rune != g.rune
    assert differs > looked // 3


def test_the_lot_is_fair() -> None:
    """A token the seat cannot tell from another is each of the two about half of the time."""
    g = game(2, 0)
    for _ in played(g, 0, 400):
        groups = [
            runes.group(g, 0, a) for a in g.board.areas if g.rune[a] and runes.known_rune(g, 0, a) == NO_RUNE
        ]
        if groups:
            break
    else:
        raise AssertionError("nobody has hidden a rune from the first seat")
    areas = groups[0]
    dragons = sum(1 for k in range(200) if g.redeal(0, Rng.seeded(k)).rune[areas[0]] == DRAGON_RUNE)
    expected = 200 * sum(1 for a in areas if g.rune[a] == DRAGON_RUNE) // len(areas)
    assert abs(dragons - expected) < 45


def test_lots_of_the_same_seed_agree() -> None:
    one, other = game(3, 7), game(3, 7)
    lots = Lot(7), Lot(7)
    for _ in range(100):
        assert one.fingerprint() == other.fingerprint()
        one.play(*lots[0].choose(one))
        other.play(*lots[1].choose(other))


# --- secrets in the middle of a sentence -------------------------------------------------------------------


def in_turn(seats: int, seed: int) -> tuple[Runewars, int]:
    """Return a game in which a player can act besides the order, and the seat."""
    for g in played(game(seats, seed), seed, ANSWERS):
        if g.asks[0][1].name == "my-turn" and g.year < 7:
            g.offers.clear()
            return g, g.asks[0][0]
    raise AssertionError("nobody had a turn")


def honest(g: Runewars, chance: Rng) -> None:
    """All that is asked of dealing again, at this moment; and the worlds can be played on."""
    for seat in range(-1, g.seats):
        viewer = None if seat < 0 else seat
        for _ in range(6):
            h = g.redeal(seat, chance)
            assert sent(h, viewer) == sent(g, viewer)
            assert things(h) == things(g) or g.offered
            k = chance.next()
            left, right = g.redeal(seat, Rng.seeded(k)), h.redeal(seat, Rng.seeded(k))
            assert left.fingerprint() == right.fingerprint()
            for _ in played(h, chance.next(), 15):
                pass


@SEATS
def test_who_shows_his_dragon_runes_has_them(seats: int) -> None:
    """The victory is announced before the runes are revealed: every redeal has enough of them (p.30)."""
    g, seat = in_turn(seats, 1)
    areas = [a for a in g.board.areas if g.rune[a] == NO_RUNE][:12]
    for i, area in enumerate(areas):
        runes.put(g, area, DRAGON_RUNE if i < 6 else FALSE_RUNE)
        if i < 8:
            g.held_by(area, seat)
    runes.placed(g, seat, areas)
    assert VICTORY in g.legal(seat)
    g.play(seat, VICTORY)
    chance = Rng.seeded(1)
    while g.asks and g.asks[0][1].name == "reveal-rune":
        for other in range(-1, seats):
            if other != seat:
                assert dragon_runes(g.redeal(other, chance), seat) >= NEEDED
        honest(g, chance)
        g.play(seat, g.legal(seat)[0])


@SEATS
def test_who_says_which_reward_he_uses_has_it(seats: int) -> None:
    """The card is named before the hero: in every redeal one of the player's heroes has it."""
    g, seat = in_turn(seats, 1)
    heroes = [hero for hero in range(len(g.hero_seat)) if g.hero_seat[hero] in (seat, IN_DECK)][:2]
    for hero in heroes:
        g.hero_seat[hero], g.hero_at[hero] = seat, g.board.areas[0]
        if hero in g.hero_deck:
            g.hero_deck.remove(hero)
    g.rewards[heroes[1]] = (g.reward_deck.pop(0) | 1 << seat,)
    for i in range(len(g.reward_deck)):
        code = g.reward_deck[i]
        g.rewards[heroes[0]] = (code | 1 << seat,)
        g.offers.clear()
        if USE + (code >> KNOWERS) in g.legal(seat):
            del g.reward_deck[i]
            break
    g.play(seat, USE + (code >> KNOWERS))
    assert g.asks[0][1].name == "use-whose-reward"
    honest(g, Rng.seeded(2))


@SEATS
def test_what_was_seen_of_a_hand_or_a_grave_stays(seats: int) -> None:
    """Cards looked at, and rewards of a hero defeated after another had seen them."""
    g, seat = in_turn(seats, 1)
    other = (seat + 1) % seats
    g.hands[other] = tuple(sorted(code | 1 << seat for code in g.hands[other]))
    g.graves.append((g.board.areas[0], g.reward_deck.pop() | 1 << seat, g.reward_deck.pop() | 1 << other))
    g.graves.append((g.board.areas[0], g.reward_deck.pop() | 1 << other))
    known = g.view(seat).known
    assert sorted(known.tactics.get(g.names[other], [])) == sorted(
        g.content.tactics[code >> KNOWERS] for code in g.hands[other]
    )
    assert [len(grave) for grave in known.graves] == [2, 1] and known.graves[0][0] and not known.graves[0][1]
    honest(g, Rng.seeded(3))
