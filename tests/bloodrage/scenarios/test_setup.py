"""Setting up and drafting, over many seeds, with two, three and four clans (p.9-13)."""

from __future__ import annotations

from collections import Counter

import pytest

from meadhall import bloodrage
from meadhall.bloodrage import BloodRage, Options
from meadhall.bloodrage.board import PLACE_NAME, TOKEN_NAMES
from meadhall.bloodrage.cards import CARD_NAME, CARD_TYPE, ROWS, TYPE_NAME, deck
from tests.bloodrage.scenarios.table import all_pass, asked, clan, draft, hand, play, settle

SEEDS = range(60)
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
OUTER = "elvagar angerboda muspelheim horgr utgard andlang gimle myrkulor".split()


def games(seats: int) -> list[BloodRage]:
    return [bloodrage.new(seats=seats, seed=seed) for seed in SEEDS]


# --- the board --------------------------------------------------------------------------------------


@pytest.mark.rule("ruling 108")
@SEATS
def test_pillage_tokens(seats: int) -> None:
    layouts = set()
    for game in games(seats):
        tokens = {place: TOKEN_NAMES[token] for place, token in zip(PLACE_NAME, game.tokens, strict=False)}
        assert tokens.pop("yggdrasil") == "all"
        assert Counter(tokens.values()) == {"rage": 3, "axes": 2, "horns": 2, "glory5": 1}
        for province in game.view(None).provinces[:8]:
            # What lies on a destroyed province is out with it.
            assert province.token == (None if province.destroyed else tokens[province.id])
        assert not any(province.pillaged for province in game.view(None).provinces)
        layouts.add(tuple(tokens.values()))
    assert len(layouts) > 40


@SEATS
def test_doomed_provinces(seats: int) -> None:
    first: Counter[str] = Counter()
    for game in games(seats):
        doom = game.view(None).doom
        assert len(set(doom)) == 3 and set(doom) <= set(OUTER)
        for age, name in enumerate(doom, 1):
            assert [p.doomed_in_age for p in game.view(None).provinces if p.id == name] == [age]
        first[doom[0]] += 1
    assert set(first) == set(OUTER)


@pytest.mark.rule("ruling 113")
@SEATS
def test_ruling_113_destroyed_provinces_are_drawn_after_the_doomed(seats: int) -> None:
    ever: set[str] = set()
    for game in games(seats):
        gone = {province.id for province in game.view(None).provinces if province.destroyed}
        assert len(gone) == {2: 3, 3: 2, 4: 1}[seats]
        # Drawn from the tokens left after the three of the Ages.
        assert not gone & {"yggdrasil", *game.view(None).doom}
        ever |= gone
    assert ever == set(OUTER)


# --- the clans ---------------------------------------------------------------------------------------


@SEATS
def test_clans_begin_alike(seats: int) -> None:
    game = bloodrage.new(seats=seats, seed=11)
    assert game.clans == ("wolf", "raven", "serpent", "bear")[:seats]
    for name in game.clans:
        sheet = clan(game, name)
        assert {stat: (value.step, value.value) for stat, value in sheet.stats.items()} == {
            "rage": (1, 6),
            "axes": (1, 3),
            "horns": (1, 4),
        }
        assert (sheet.rage, sheet.glory, sheet.passed) == (6, 0, False)
        assert (sheet.figures_on_board, sheet.valhalla) == (0, [])
        assert sheet.upgrades == [None] * 8 and sheet.committed == []
        assert {group.figure: group.n for group in sheet.reserve} == {"warrior": 8, "leader": 1, "ship": 1}
    assert game.view(None).age == 1 and game.view(None).phase == "gods-gifts"


def test_clans_by_name_sit_as_named() -> None:
    game = bloodrage.new(seats=("bear", "wolf", "raven"), seed=1)
    assert game.clans == ("bear", "wolf", "raven")


@pytest.mark.rule("ruling 112")
@SEATS
def test_ruling_112_the_first_player_is_drawn_by_lot(seats: int) -> None:
    firsts = Counter(game.view(None).first for game in games(seats))
    assert set(firsts) == set(("wolf", "raven", "serpent", "bear")[:seats])
    assert max(firsts.values()) < 2 * len(SEEDS) / seats


def test_the_same_seed_gives_the_same_game() -> None:
    assert bloodrage.new(seats=4, seed=7).fingerprint() == bloodrage.new(seats=4, seed=7).fingerprint()
    assert len({game.fingerprint() for game in games(4)}) == len(SEEDS)


# --- the cards ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("age", [1, 2, 3])
def test_decks_by_number_of_clans(age: int) -> None:
    assert [len(deck(age, seats)) for seats in (4, 3, 2)] == [34, 26, 20]
    marks = Counter(mark for row in ROWS for mark in row[f"age{age}"].split())
    assert marks == {"2": 20, "3": 6, "4": 8}
    # Fewer clans, fewer cards, never others.
    assert not Counter(deck(age, 3)) - Counter(deck(age, 4))
    assert not Counter(deck(age, 2)) - Counter(deck(age, 3))


def test_61_different_cards_102_in_all() -> None:
    everything = [card for age in (1, 2, 3) for card in deck(age, 4)]
    assert len(everything) == 102
    assert len({TYPE_NAME[CARD_TYPE[card]] for card in everything}) == len(TYPE_NAME) == 61
    assert len(set(CARD_NAME)) == len(CARD_NAME)


# --- the draft ---------------------------------------------------------------------------------------


def packs(game: BloodRage) -> list[list[str]]:
    return [[card.id for card in game.view(seat).pack] for seat in range(len(game.clans))]


@SEATS
def test_eight_cards_are_dealt_to_each(seats: int) -> None:
    for game in games(seats)[:20]:
        dealt = packs(game)
        assert [len(pack) for pack in dealt] == [8] * seats
        of_the_deck = Counter(CARD_NAME[card] for card in deck(1, seats))
        assert not Counter(card for pack in dealt for card in pack) - of_the_deck


@pytest.mark.rule("ruling 14", "ruling 15")
@SEATS
def test_rulings_014_015_packs_go_left_in_every_age(seats: int) -> None:
    game = bloodrage.new(seats=seats, seed=2)
    each = 2 if seats == 2 else 1
    for age in (1, 2, 3):
        sizes = []
        while game.view(None).phase == "gods-gifts":
            before = packs(game)
            sizes.append(len(before[0]))
            for seat, name in enumerate(game.clans):
                for card in game.view(seat).pack[-each:]:
                    play(game, f"{name} keep {card.name}")
            if game.view(None).phase == "gods-gifts":
                after = packs(game)
                assert [after[(seat + 1) % seats] for seat in range(seats)] == [
                    pack[:-each] for pack in before
                ]
        assert sizes == ([8, 6, 4] if seats == 2 else [8, 7, 6, 5, 4, 3])
        assert [len(hand(game, name)) for name in game.clans] == [6] * seats
        assert game.view(None).age == age
        all_pass(game)
        settle(game)
    assert game.over


@pytest.mark.rule("ruling 14")
def test_ruling_014_one_card_a_pass_and_no_peeking() -> None:
    game = bloodrage.new(seats=3, seed=4)
    mine, theirs = packs(game)[0], packs(game)[1]
    other = next(card for card in theirs if card not in mine)
    refusal = game.why(f"wolf keep {other}")
    assert refusal is not None and refusal.code == "not_in_pack"
    play(game, f"wolf keep {mine[0]}")
    assert asked(game) == ["raven keep-card", "serpent keep-card"]
    # Nobody sees the next pack before all have chosen; until then one may change one's mind.
    assert packs(game)[0] == mine
    play(game, f"wolf keep {mine[1]}")
    play(game, f"raven keep {theirs[0]}", f"serpent keep {packs(game)[2][0]}")
    assert [card.id for card in game.view(0).hand] == [mine[1]]


@pytest.mark.rule("ruling 15")
def test_ruling_015_with_two_clans_two_cards_a_pass() -> None:
    game = bloodrage.new(seats=2, seed=4)
    first, second = packs(game)
    play(game, f"wolf keep {first[0]}")
    assert asked(game) == ["wolf keep-two-cards", "raven keep-two-cards"]
    play(game, f"wolf keep {first[1]}")
    assert asked(game) == ["raven keep-two-cards"]
    play(game, f"raven keep {second[6]}", f"raven keep {second[7]}")
    assert packs(game) == [second[:6], first[2:]]
    assert [len(hand(game, name)) for name in game.clans] == [2, 2]


@SEATS
def test_leftovers_are_two_a_clan(seats: int) -> None:
    game = bloodrage.new(seats=seats, seed=6)
    draft(game)
    assert len(game.box) == len(deck(1, seats)) - 6 * seats
    assert game.view(None).discard == [] and packs(game) == [[]] * seats


@pytest.mark.rule("ruling 16")
@SEATS
def test_ruling_016_a_first_game_keeps_the_eight_cards_dealt(seats: int) -> None:
    game = bloodrage.new(seats=seats, seed=6, options=Options(first_game=True))
    assert game.view(None).phase == "action"
    assert [len(hand(game, name)) for name in game.clans] == [8] * seats
    assert game.view(None).first == asked(game)[0].split()[0]
    # From Age 2 on there is a draft.
    all_pass(game)
    settle(game)
    assert game.view(None).age == 2 and [len(pack) for pack in packs(game)] == [8] * seats
    draft(game)
    assert [len(hand(game, name)) for name in game.clans] == [6] * seats


@pytest.mark.rule("ruling 17")
@SEATS
def test_ruling_017_a_saved_card_stays_out_of_the_draft(seats: int) -> None:
    game = bloodrage.new(seats=seats, seed=8)
    draft(game)
    all_pass(game)
    saved = [hand(game, name)[0] for name in game.clans]
    for name, card in zip(game.clans, saved, strict=True):
        play(game, f"{name} keep {card}")
    settle(game)
    # It is no part of what is passed on …
    assert {card.age for seat in range(seats) for card in game.view(seat).pack} == {2}
    draft(game)
    # … and in hand when the draft is over.
    for seat, name in enumerate(game.clans):
        cards = game.view(seat).hand
        assert len(cards) == 7
        assert [card.name for card in cards if card.age == 1] == [saved[seat]]
        assert sorted(clan(game, name).hand) == [1, 2, 2, 2, 2, 2, 2]
