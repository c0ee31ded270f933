"""Set-up (p.7): the examples and every rule."""

import random

import pytest

from meadhall.kernel.refusal import Refused
from meadhall.kernel.rng import Rng
from meadhall.runewars import event_codes as ev
from meadhall.runewars.answers import PLACE, units
from meadhall.runewars.content import EVIL, GOOD, KINDS, NEUTRAL, NEUTRALS, SLOTS
from meadhall.runewars.loading import house_content
from meadhall.runewars.options import Options
from meadhall.runewars.rulebook import RULES, new, rules_of
from meadhall.runewars.setup.set_up import choose_first_player, deal_hands, populate_board, prepare_armies
from meadhall.runewars.state import ALL, IN_DECK, KNOWERS, SETUP, SOUND, SPRING, Runewars
from tests.runewars.scene import M3, area, asked, scene
from tests.runewars.scene import units as standing

C = house_content()


def rw03(**options: bool) -> Runewars:
    """M3 with its homes, nothing on it yet; daqan is the first player."""
    g = Runewars(("daqan", "latari", "uthuk"), Rng.seeded(3), Options(**options), C)
    g.factions = [0, 1, 3]
    g.events = []
    g.board = scene(run=False).board
    g.then(deal_hands)
    g.then(prepare_armies)
    g.then(populate_board)
    g.run()
    return g


def finish(g: Runewars, seed: int = 0) -> Runewars:
    """Any answers until set-up is over."""
    dice = random.Random(seed)
    while g.phase == SETUP and g.asks:
        seat = g.asks[0][0]
        g.play(seat, dice.choice(g.legal(seat)))
    return g


def cards(codes: tuple[int, ...] | list[int]) -> list[int]:
    return sorted(code >> KNOWERS for code in codes)


def events(g: Runewars, code: int) -> list[tuple[int, ...]]:
    return [event[1:] for event in g.events or [] if event[0] == code]


@pytest.mark.rule("RW-03")
def test_set_up_of_a_player() -> None:
    g = rw03()
    assert g.dials == [3, 2, 2, *C.start_dials[3:6], *C.start_dials[9:12]]
    assert asked(g) == [("daqan", "setup-stronghold")]
    assert g.actions("daqan") == ["daqan area daqan-a", "daqan area daqan-b", "daqan area daqan-c"]
    g.do("daqan area daqan-b")
    offered = [line.removeprefix("daqan daqan-") for line in g.actions("daqan")]
    assert offered == ["bowman 1", "footman 1", "footman 2", "footman 3", "knight 1"]
    g.do("daqan daqan-footman 2 place daqan-a")
    g.do("daqan daqan-knight 1 place daqan-b")
    g.do("daqan daqan-footman 1 place daqan-c")
    assert standing(g, "daqan-a") == {"daqan-footman": 2}
    g.do("daqan place daqan-c")  # the last bowman: what is left is known
    assert standing(g, "daqan-c") == {"daqan-footman": 1, "daqan-bowman": 1}
    assert standing(g, "daqan-b") == {"daqan-knight": 1}
    assert g.fort[area(g, "daqan-b")] == SOUND and g.holder[area(g, "daqan-b")] == 0
    assert asked(g) == [("latari", "setup-stronghold")]
    finish(g)
    assert g.influence[0] == 3 and len(g.hands[0]) == 2 and len(g.quests[0]) == 2
    assert C.objective_side[g.objective[0] >> KNOWERS] == GOOD
    assert C.objective_side[g.objective[2] >> KNOWERS] == EVIL
    [hero] = g.heroes_of(0)
    assert C.hero_alignment[hero] == GOOD
    [hero] = g.heroes_of(2)
    assert C.hero_alignment[hero] == EVIL and C.home_of[g.hero_at[hero]] == 3
    left = {C.hero_alignment[other] for other in g.hero_deck}
    assert left == {GOOD, NEUTRAL, EVIL} and len(g.hero_deck) == len(C.heroes) - 3


@pytest.mark.rule("RW-30")
def test_tile_pieces_and_quest_deck() -> None:
    assert [len(C.piece_hexes[C.piece_name.index(f"tile-{n}")]) for n in (5, 6, 8)] == [4, 4, 4]
    g = finish(rw03())
    everywhere = cards([*g.quest_deck, *(code for hand in g.quests for code in hand)])
    out = {"ink-and-ashes", "razor-nests", "the-wyrms-larder", "the-masked-regent", "the-ferrymans-debt"}
    assert {C.quests[quest] for quest in range(len(C.quests)) if quest not in everywhere} == out
    dealt = ("the-chained-hound", "the-drowned-bell", "the-sorcerers-wager", "the-titans-toll",
             "the-cutpurses-ladder", "heartwood")  # fmt: skip
    assert {C.quests.index(name) for name in dealt} <= set(everywhere)


@pytest.mark.rule("R2.1")
@pytest.mark.parametrize("seed", range(6))
def test_the_highest_fate_card_begins(seed: int) -> None:
    g = Runewars(("daqan", "latari", "uthuk", "waiqar"), Rng.seeded(seed), Options(), C)
    g.events = []
    choose_first_player(g)
    [(first, *dealt)] = events(g, ev.FIRST_PLAYER)
    assert first == g.first and len(set(dealt)) == 4
    assert dealt[first] == max(dealt)


@pytest.mark.rule("R2.2")
def test_factions_are_chosen_clockwise_from_the_first_player() -> None:
    g = new(("seat-1", "seat-2", "seat-3"), 4)
    order = []
    left = 4
    while asked(g)[0][1] == "choose-faction":
        seat = g.asks[0][0]
        order.append(seat)
        assert len(g.legal(seat)) == left
        left -= 1
        g.play(seat, g.legal(seat)[-1])
    assert order == [(g.first + i) % 3 for i in range(3)]
    assert [g.factions[seat] for seat in order] == [3, 2, 1]


@pytest.mark.rule("R2.2")
def test_a_seat_called_by_a_faction_plays_it() -> None:
    g = new(("uthuk", "daqan"), 1)
    assert g.factions == [3, 0]
    h = new(("waiqar", "seat-2"), 1)
    assert asked(h) == [("seat-2", "choose-faction")]
    assert h.actions("seat-2") == ["seat-2 faction daqan", "seat-2 faction latari", "seat-2 faction uthuk"]


@pytest.mark.rule("R2.2")
def test_the_last_of_four_takes_what_is_left() -> None:
    g = new(("daqan", "latari", "waiqar", "seat-4"), 2)
    assert g.factions == [0, 1, 2, 3]


@pytest.mark.rule("R2.3")
def test_the_board_comes_before_armies() -> None:
    g = new(2, 0)
    assert asked(g)[0][1] == "lay-tile"
    names = []
    dice = random.Random(0)
    while g.phase == SETUP:
        names.append(g.asks[0][1].name)
        g.play(g.asks[0][0], dice.choice(g.legal(g.asks[0][0])))
    order = list(dict.fromkeys(names))
    steps = "lay-tile marker-cell setup-dragon-rune choose-marker setup-stronghold setup-hero".split()
    assert [name for name in order if name in steps] == steps


@pytest.mark.rule("R2.4")
def test_quests_of_areas_not_on_the_map_are_out() -> None:
    for seed in range(4):
        g = finish(new(2, seed, Options(random_map=True)), seed)
        for code in [*g.quest_deck, *g.quests[0], *g.quests[1]]:
            place = C.quest_area[code >> KNOWERS]
            assert place < 0 or place in g.board.areas


@pytest.mark.rule("R2.5")
def test_dials_start_at_the_red_values() -> None:
    g = rw03()
    for seat in range(3):
        assert g.dials[seat * 3 : seat * 3 + 3] == C.start_dials[g.factions[seat] * 3 :][:3]
        homes = [a for a in g.board.areas if g.home_seat[a] == seat]
        made = [sum(C.produces[a * 3 + resource] for a in homes) for resource in range(3)]
        assert made == g.dials[seat * 3 : seat * 3 + 3]


@pytest.mark.rule("R2.6")
def test_armies_are_placed_clockwise_into_home_areas_only() -> None:
    g = rw03()
    builders = []
    while g.asks and g.asks[0][1].name != "setup-hero":
        seat, prompt, _ = g.asks[0]
        if prompt.name == "setup-stronghold":
            builders.append(seat)
        if prompt.name == "setup-place-units":
            assert all(g.home_seat[action - PLACE] == seat for action in g.legal(seat))
        g.play(seat, g.legal(seat)[0])
    assert builders == [0, 1, 2]
    for seat in range(3):
        faction = g.factions[seat]
        for kind in range(KINDS):
            there = sum(g.up[a * SLOTS + kind] for a in g.board.areas if g.holder[a] == seat)
            assert there + g.in_supply(seat, kind) == C.figures[faction * KINDS + kind]
    assert [len(g.forts(seat)) for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("R2.6")
def test_the_limit_of_eight_holds_in_set_up() -> None:
    g = rw03()
    g.do("daqan area daqan-a")
    g.asks.clear()
    g.given.clear()
    g.offers.clear()
    # As if the dials had given him ten footmen.
    from meadhall.runewars.setup.set_up import place_recruits

    place_recruits(g, 0, 0, 10, 0, 0)
    assert units(1, 8) in g.legal(0) and units(1, 9) not in g.legal(0)
    g.do("daqan daqan-footman 8 place daqan-a")
    assert PLACE + area(g, "daqan-a") not in _places(g)
    assert g.actions("daqan") == ["daqan daqan-footman 1", "daqan daqan-footman 2"]


def _places(g: Runewars) -> list[int]:
    h = g.copy()
    h.play(0, h.legal(0)[0])
    return h.legal(0)


@pytest.mark.rule("R2.7")
def test_a_hero_of_the_own_alignment_in_a_home_area() -> None:
    for seed in range(5):
        g = finish(new(4, seed, Options(random_map=True)), seed)
        for seat in range(4):
            [hero] = g.heroes_of(seat)
            assert C.hero_alignment[hero] == C.alignment[g.factions[seat]]
            assert g.home_seat[g.hero_at[hero]] == seat
        assert sorted(g.hero_deck) == [h for h in range(len(C.heroes)) if g.hero_seat[h] == IN_DECK]


@pytest.mark.rule("R2.8")
def test_decks_are_whole_and_unknown() -> None:
    g = rw03()
    finish(g)
    assert sorted(g.fate) == list(range(30)) and g.fate_discard == []
    assert cards([*g.tactics_deck, *(c for hand in g.hands for c in hand)]) == sorted(
        card for card, n in enumerate(C.tactics_copies) for _ in range(n)
    )
    for deck in (g.tactics_deck, g.quest_deck, g.reward_deck, *g.objective_decks, *g.season_decks):
        assert deck and not any(code & 31 for code in deck)
    assert [len(deck) for deck in g.season_decks] == [8, 8, 8, 8]
    assert g.title_seat == [-1, -1, -1]


@pytest.mark.rule("R2.9")
def test_runes_lie_in_two_supplies() -> None:
    g = finish(new(3, 2))
    assert (g.dragons_left, g.falses_left) == (C.dragon_runes - 3, C.false_runes - 3)


@pytest.mark.rule("R2.10", "U20")
def test_tactics_and_influence_as_the_sheet_says() -> None:
    g = rw03()
    finish(g)
    for seat, faction in enumerate(g.factions):
        assert g.influence[seat] == C.start_influence[faction]
        # They may be played in the first spring.
        assert len(g.hands[seat]) == C.start_tactics[faction] and g.fresh[seat] == ()
        assert all(code & 31 == 1 << seat for code in g.hands[seat])


@pytest.mark.rule("R2.11")
def test_two_secret_quests_and_an_objective() -> None:
    g = rw03()
    finish(g)
    for seat in range(3):
        assert len(g.quests[seat]) == 2
        for code in (*g.quests[seat], g.objective[seat]):
            assert code & 31 == 1 << seat and not code & ALL
    assert [len(deck) for deck in g.objective_decks] == [6, 7]


@pytest.mark.rule("R3.11")
def test_neutral_units_as_printed() -> None:
    g = rw03()
    printed = {"1A": {"razorwing": 2}, "1B": {"beastman": 2}, "2A": {"giant": 2}, "3A": {"sorcerer": 2},
               "3C": {"giant": 1}, "6A": {"beastman": 2}, "6D": {"giant": 1}, "7A": {"sorcerer": 2},
               "8A": {"hell-hound": 3}, "8C": {"dragon": 1}}  # fmt: skip
    for place in g.board.areas:
        name = C.area_name[place]
        assert standing(g, name) == printed.get(name, {})
    for kind in range(NEUTRALS):
        there = sum(g.up[a * SLOTS + KINDS + kind] for a in g.board.areas)
        assert there + g.in_supply(-1, KINDS + kind) == C.figures[C.neutral_types + kind]


@pytest.mark.rule("R3.12")
def test_one_city_token_on_each_city() -> None:
    g = rw03()
    there = [C.area_name[a] for a in g.board.areas if g.city[a] >= 0]
    assert sorted(there) == ["2C", "3B", "6C", "7C", "8D"]
    assert len({g.city[area(g, name)] for name in there}) == 5
    assert len(events(g, ev.CITY_PLACED)) == 5


@pytest.mark.rule("R26.2")
def test_exploration_tokens_by_their_backs() -> None:
    g = rw03(exploration=True)
    for place in g.board.areas:
        home = C.home_of[place] >= 0
        assert (g.explore[place] < 0) == home
        if not home:
            near = any(C.home_of[other] >= 0 for other in g.board.near[place])
            assert g.explore[place] >> KNOWERS & 1 == (0 if near else 1)
            assert g.explore[place] & 31 == 0
    lying = [code >> KNOWERS for code in g.explore if code >= 0]
    rest = [code >> KNOWERS for stack in g.stacks for code in stack]
    assert len(lying) == 20
    counts = [n for backs in C.token_backs for n in backs]
    assert [(lying + rest).count(number) for number in range(len(counts))] == counts
    assert set(rw03().explore) == {-1}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_up_leads_to_the_first_spring(seats: int) -> None:
    g = finish(new(seats, 7), 7)
    assert g.phase != SETUP and (g.year, g.season) == (1, SPRING)
    assert g.markers == () and g.setup_quests == [()] * seats
    assert g.promised == (1 << seats) - 1
    assert sum(g.count(a) for a in g.board.areas if g.home_seat[a] >= 0) > 3 * seats


def test_the_same_seed_the_same_game() -> None:
    one, other = (finish(new(3, 11), 5) for _ in range(2))
    assert one.fingerprint() == other.fingerprint()
    assert new(3, 12).fingerprint() != new(3, 11).fingerprint()


def test_a_game_is_copied_whole_at_every_step_of_set_up() -> None:
    g = new(("seat-1", "seat-2"), 3)
    dice = random.Random(1)
    while g.phase == SETUP:
        h = g.copy()
        assert h.fingerprint() == g.fingerprint()
        seat = g.asks[0][0]
        action = dice.choice(g.legal(seat))
        h.play(seat, action)
        g.play(seat, action)
        assert h.fingerprint() == g.fingerprint()


def test_rules_of_the_house_set() -> None:
    assert RULES is rules_of(C) and RULES.pack == C.hash and RULES.name == "runewars"
    assert RULES.seats(3) == ("daqan", "latari", "waiqar")
    assert new().names == ("daqan", "latari", "waiqar", "uthuk")
    assert RULES.new(2, 5).fingerprint() == new(2, 5).fingerprint()


@pytest.mark.parametrize(
    ("seats", "seed", "code"),
    [(1, 0, "bad_seat_count"), (5, 0, "bad_seat_count"), (("daqan", "wolf"), 0, "unknown_seat"),
     (("daqan", "daqan"), 0, "seat_twice"), (2, -1, "bad_seed")],
)  # fmt: skip
def test_bad_seats_and_seeds_are_refused(seats: int | tuple[str, ...], seed: int, code: str) -> None:
    with pytest.raises(Refused) as refused:
        new(seats, seed)
    assert refused.value.code == code


def test_the_example_map_is_read() -> None:
    assert M3.splitlines()[0] == "seats daqan latari uthuk"
