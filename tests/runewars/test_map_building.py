"""Building the board (p.8-9): the examples, every rule, and many builds by chance."""

import itertools
import random
from collections.abc import Callable
from typing import Any

import pytest

from meadhall.kernel.rng import Rng
from meadhall.runewars import event_codes as ev
from meadhall.runewars.answers import CELL, DIRECTION_NAMES, FALSE, SIDE, TILE, TURN, cell
from meadhall.runewars.board import Board, beside, cell_q, cell_r, distance
from meadhall.runewars.loading import house_content
from meadhall.runewars.options import Options
from meadhall.runewars.runes import known_rune
from meadhall.runewars.setup.map_building import BY_HAND, build_map, homes_anew, lay_tiles, tiles_anew
from meadhall.runewars.setup.map_places import (
    COLOURS_MEET,
    FEW_CONTACTS,
    FITS,
    HOMES_TOUCH,
    NO_OPEN_SIDE,
    OFF_MARKER,
    OFF_TABLE,
    OVERLAPS,
    home_misfit,
    marker_spots,
    tile_misfit,
)
from meadhall.runewars.setup.set_up import deal_setup_quests
from meadhall.runewars.state import DRAGON_RUNE, FALSE_RUNE, NO_RUNE, Runewars
from tests.runewars.scene import MAPS, area, scene

C = house_content()
# The Setup Quests of RW-01.
DEALT = {
    "daqan": ("the-chained-hound", "the-drowned-bell"),
    "latari": ("the-sorcerers-wager", "the-titans-toll"),
    "uthuk": ("the-cutpurses-ladder", "heartwood"),
}
TILES = (
    "daqan tile tile-6 turned 0",
    "latari tile tile-7 at 0,-1 turned 0",
    "uthuk tile tile-3 at 1,-3 turned 60",
    "daqan at 0,2 turned 60",
    "latari at -2,3 turned 0",
    "uthuk at -4,7 turned 240",
)
MARKERS = ("daqan at -1,-1 side NW", "daqan at -3,6 side S", "daqan at 1,2 side N")
RUNES = ("daqan dragon 6D false 2C", "uthuk dragon 2B false 7C", "latari dragon 3A false 2A")
HOMES = ("latari marker 1 at -2,0 turned 240", "uthuk marker 2 at -3,6 turned 0", "daqan at 2,1 turned 120")


def table(names: tuple[str, ...] = ("daqan", "latari", "uthuk"), seed: int = 1, **options: Any) -> Runewars:
    """A table that is about to build its board; the first seat is the first player."""
    g = Runewars(names, Rng.seeded(seed), Options(**options), C)
    g.factions = [C.factions.index(name) for name in names]
    g.events = []
    return g


def rw01(**options: Any) -> Runewars:
    g = table(**options)
    for seat, name in enumerate(g.names):
        g.setup_quests[seat] = tuple(sorted(C.quest_setup[C.quests.index(quest)] for quest in DEALT[name]))
    g.then(build_map)
    g.run()
    return g


def play(g: Runewars, *lines: str) -> Runewars:
    for line in lines:
        g.do(line)
    return g


def prompt(g: Runewars) -> tuple[str, str]:
    seat, asked, _ = g.asks[0]
    return g.names[seat], asked.name


def tile(number: int) -> int:
    return C.piece_name.index(f"tile-{number}")


def may_lay(g: Runewars, number: int, rotation: int, q: int, r: int) -> bool:
    """Whether the player who is asked may lay the tile there, by the legal answers."""
    h = g.copy()
    h.by_hand = True
    for action in (TILE + tile(number), CELL + cell(q, r), TURN + rotation):
        if not h.asks or action not in h.legal(h.asks[0][0]):
            return False
        h.play(h.asks[0][0], action)
    return True


def events(g: Runewars, code: int) -> list[tuple[int, ...]]:
    return [event[1:] for event in g.events or [] if event[0] == code]


# --- tiles ------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-01")
def test_building_the_board() -> None:
    g = play(rw01(), *TILES)
    assert len(g.board.areas) == 20
    assert g.setup_quests == [(), (), ()]
    layers = [event[0] for event in events(g, ev.PIECE_LAID)]
    assert layers == [0, 1, 2, 0, 1, 2]
    assert len(C.piece_hexes[tile(6)]) == len(C.piece_hexes[tile(8)]) == 4
    assert prompt(g) == ("daqan", "marker-cell")


@pytest.mark.rule("R3.1")
def test_each_lays_the_tiles_his_setup_quests_name() -> None:
    g = rw01()
    assert g.legal(0) == [TILE + tile(1), TILE + tile(6)]
    h = table()
    deal_setup_quests(h)
    dealt = events(h, ev.SETUP_QUESTS)
    assert [event[0] for event in dealt] == [0, 1, 2]
    for seat, *quests in dealt:
        assert len(quests) == 2
        assert h.setup_quests[seat] == tuple(sorted(C.quest_setup[quest] for quest in quests))
    assert len({piece for own in h.setup_quests for piece in own}) == 6


@pytest.mark.rule("R3.2")
def test_tiles_are_laid_clockwise_the_first_in_the_middle() -> None:
    g = rw01()
    assert prompt(g) == ("daqan", "lay-tile")
    g.play(0, TILE + tile(6))
    # The middle is the only cell, so the next thing to say is how it is turned.
    assert prompt(g) == ("daqan", "tile-turn")
    assert len(g.legal(0)) == 6
    g.play(0, TURN)
    assert g.board.cells[area(g, "6A")] == cell(0, 0)
    assert prompt(g) == ("latari", "lay-tile")


@pytest.mark.rule("R3.3")
def test_two_hexes_touch_two_hexes() -> None:
    g = play(rw01(), TILES[0])
    assert tile_misfit(g.board, tile(7), (0, -3, 2), True) == FEW_CONTACTS
    assert not may_lay(g, 7, 0, -3, 2)
    assert may_lay(g, 7, 0, 0, -1)
    assert tile_misfit(g.board, tile(7), (0, 0, 0), True) == OVERLAPS
    assert tile_misfit(g.board, tile(7), (0, 19, 0), True) == OFF_TABLE


@pytest.mark.rule("R3.4")
def test_coloured_sides_never_face() -> None:
    g = play(rw01(), TILES[0])
    assert tile_misfit(g.board, tile(7), (0, 1, -1), True) == COLOURS_MEET
    assert not may_lay(g, 7, 0, 1, -1)


@pytest.mark.rule("R3.3", "U02")
def test_one_side_shared_with_a_new_tile_is_uncoloured() -> None:
    g = play(rw01(), TILES[0])
    assert tile_misfit(g.board, tile(7), (2, 2, -2), True) == NO_OPEN_SIDE
    assert not may_lay(g, 7, 2, 2, -2)
    h = play(rw01(open_contact=False), TILES[0])
    assert tile_misfit(h.board, tile(7), (2, 2, -2), False) == FITS
    assert may_lay(h, 7, 2, 2, -2)


# --- markers, runes, homes -----------------------------------------------------------------------------


def may_mark(g: Runewars, one: tuple[int, int], other: tuple[int, int]) -> bool:
    h = g.copy()
    h.by_hand = True
    here, there = cell(*one), cell(*other)
    side = next(side for side in range(6) if beside(here, side) == there)
    for action in (CELL + here, SIDE + side):
        if action not in h.legal(h.first):
            return False
        h.play(h.first, action)
    assert h.markers[-2:] == (here, there)
    return True


@pytest.mark.rule("RW-02")
def test_markers_runes_homes() -> None:
    g = play(rw01(), *TILES, *MARKERS, *RUNES, *HOMES)
    assert g.markers == ()
    for name, near in MAPS["M3"]["neighbours"].items():
        place = area(g, name)
        borders = {
            C.area_name[other]: ("open", "mountain", "water")[edge]
            for other, edge in zip(g.board.near[place], g.board.edge[place], strict=True)
        }
        assert borders == near
    assert g.over  # nothing follows in this test
    assert legal_map(g) == []


@pytest.mark.rule("R3.5")
def test_markers_touch_three_uncoloured_sides() -> None:
    g = play(rw01(), *TILES)
    assert may_mark(g, (-1, -1), (-2, -1))
    assert may_mark(g, (-2, -1), (-1, -1))  # either end first
    assert not may_mark(g, (-5, 6), (-5, 7))
    assert [name for name in ("daqan", "latari", "uthuk") if g.actions(name)] == ["daqan"]


@pytest.mark.rule("R3.6", "U01")
def test_markers_lie_three_areas_apart() -> None:
    g = play(rw01(), *TILES, *MARKERS[:2])
    assert may_mark(g, (1, 2), (1, 1))
    h = play(rw01(), *TILES, "daqan at 1,2 side N")
    assert not may_mark(h, (1, 3), (0, 4))
    markers = play(g, MARKERS[2]).markers
    pairs = [markers[i : i + 2] for i in range(0, 6, 2)]
    apart = [min(distance(a, b) for a in pairs[i] for b in pairs[j]) for i, j in ((0, 1), (0, 2), (1, 2))]
    assert apart == [7, 4, 4] or sorted(apart) == [4, 4, 7]


@pytest.mark.rule("R3.6", "U01")
def test_the_gap_between_markers_is_an_option() -> None:
    wide = play(rw01(marker_gap=5), *TILES)
    narrow = play(rw01(marker_gap=2), *TILES)
    for g, gap in ((wide, 5), (narrow, 2)):
        while prompt(g)[1].startswith("marker"):
            g.play(0, g.legal(0)[0])
        pairs = [g.markers[i : i + 2] for i in range(0, 6, 2)]
        for i in range(3):
            for j in range(i):
                assert min(distance(a, b) for a in pairs[i] for b in pairs[j]) >= gap


@pytest.mark.rule("R3.7")
def test_tiles_anew_if_markers_find_no_place() -> None:
    # No map of two players is twelve areas wide.
    g = table(("daqan", "latari"), marker_gap=30)
    g.setup_quests = [(tile(1), tile(6)), (tile(7), tile(2))]
    g.then(lay_tiles, 1)
    g.run()
    while not events(g, ev.MAP_REDONE):
        seat = g.asks[0][0]
        g.play(seat, g.legal(seat)[0])
    assert events(g, ev.MAP_REDONE) == [(3,)]
    assert g.board.areas == [] and g.markers == ()
    assert g.setup_quests == [(tile(1), tile(6)), (tile(2), tile(7))]
    assert prompt(g) == ("daqan", "lay-tile")


@pytest.mark.rule("R3.7")
def test_after_three_failed_layings_the_tiles_are_laid_at_random() -> None:
    g = play(rw01(), *TILES)
    g.asks.clear()
    g.given.clear()
    g.offers.clear()
    tiles_anew(g, BY_HAND)
    g.run()
    assert len(g.board.placed) == 4 * 6
    assert prompt(g) == ("daqan", "marker-cell")


@pytest.mark.rule("R3.8")
def test_runes_counter_clockwise_not_next_to_a_marker() -> None:
    g = play(rw01(), *TILES, *MARKERS)
    order = []
    areas = {word for line in RUNES for word in line.split()[2::2]}
    assert {line.split()[-1] for line in g.actions("daqan")} == set(MAPS["M3"]["runes"])
    for line in RUNES:
        order.append(g.names[g.asks[0][0]])
        g.do(line)
    assert order == ["daqan", "uthuk", "latari"]
    assert {C.area_name[a] for a in g.board.areas if g.rune[a] != NO_RUNE} == areas
    assert g.dragons_left == C.dragon_runes - 3 and g.falses_left == C.false_runes - 3


@pytest.mark.rule("R3.8")
def test_a_second_rune_finds_no_room_in_the_same_area() -> None:
    g = play(rw01(), *TILES, *MARKERS, RUNES[0])
    free = {line.split()[-1] for line in g.actions("uthuk")}
    assert free == set(MAPS["M3"]["runes"]) - {"6D", "2C"}
    g.do("uthuk dragon 2B ...")
    assert FALSE + area(g, "2B") not in g.legal(2)


@pytest.mark.rule("R3.8")
def test_nobody_but_the_placer_knows_the_faces_of_runes() -> None:
    g = play(rw01(), *TILES, *MARKERS)
    g.do("daqan dragon 6D ...")
    assert g.rune[area(g, "6D")] == NO_RUNE  # it waits for the false one
    g.do("daqan false 2C")
    for viewer in (1, 2, 3):
        assert known_rune(g, viewer, area(g, "6D")) == known_rune(g, viewer, area(g, "2C")) == NO_RUNE
    assert known_rune(g, 0, area(g, "6D")) == DRAGON_RUNE
    assert known_rune(g, 0, area(g, "2C")) == FALSE_RUNE
    # The order in which they are told says nothing either.
    told = [event[1] for event in events(g, ev.RUNE_PLACED)]
    assert told == sorted(told)


@pytest.mark.rule("R3.9")
def test_homes_are_placed_from_the_left_of_the_first_player_who_is_last() -> None:
    g = play(rw01(), *TILES, *MARKERS, *RUNES)
    order = []
    for line in HOMES:
        order.append(g.names[g.asks[0][0]])
        g.do(line)
    assert order == ["latari", "uthuk", "daqan"]


@pytest.mark.rule("R3.9", "U03")
def test_a_home_takes_any_free_marker_in_any_rotation_with_two_hexes_on_it() -> None:
    g = play(rw01(), *TILES, *MARKERS, *RUNES)
    assert g.actions("latari") == ["latari marker 1", "latari marker 2", "latari marker 3"]
    home = C.piece_name.index("home-latari")
    assert home_misfit(g.board, g.markers, home, (4, -2, 0), 0) == FITS
    assert home_misfit(g.board, g.markers, home, (4, -3, 0), 0) == OFF_MARKER
    turns = {place[0] for _, place in laid_ways(g, 0)}
    assert len(turns) > 1
    play(g, HOMES[0])
    assert g.actions("uthuk") == ["uthuk marker 2", "uthuk marker 3"]


def laid_ways(g: Runewars, i: int) -> list[tuple[int, tuple[int, int, int]]]:
    from meadhall.runewars.setup.map_building import choices

    return [way for way in choices(g, g.asks[0][0]) if way[0] == i]


@pytest.mark.rule("R3.9")
def test_colours_of_a_home_never_face_others() -> None:
    board = Board(C, scene(map="M4").board.placed[: 4 * 8])
    homes = [C.piece_name.index(f"home-{name}") for name in C.factions]
    found = set()
    for spot, home, rotation, dq, dr in itertools.product(
        marker_spots(board), homes, range(6), (-1, 0, 1), (-1, 0, 1)
    ):
        place = (rotation, cell_q(spot[0]) + dq, cell_r(spot[0]) + dr)
        found.add(home_misfit(board, spot, home, place, 0))
    assert found == {FITS, COLOURS_MEET, OVERLAPS, OFF_MARKER}


@pytest.mark.rule("R3.10")
def test_homes_never_touch() -> None:
    g = play(rw01(), *TILES, *MARKERS, *RUNES, HOMES[0])
    home = C.piece_name.index("home-uthuk")
    b = g.board.cells[area(g, "latari-b")]
    # A marker where it would touch the home of the Latari.
    markers = (beside(b, 5), beside(beside(b, 5), 5), -1, -1, -1, -1)
    places = [(rotation, cell_q(markers[0]) + q, cell_r(markers[0]) + r) for rotation in range(6)
              for q in (-1, 0, 1) for r in (-1, 0, 1)]  # fmt: skip
    found = {home_misfit(g.board, markers, home, place, 0) for place in places}
    assert HOMES_TOUCH in found and FITS not in found


@pytest.mark.rule("R3.10")
def test_markers_runes_and_homes_anew() -> None:
    g = play(rw01(), *TILES, *MARKERS, *RUNES)
    g.asks.clear()
    g.given.clear()
    g.offers.clear()
    homes_anew(g, 1)
    g.run()
    assert events(g, ev.MAP_REDONE) == [(4,)]
    assert g.markers == () and not any(g.rune) and set(g.groups) == {-1}
    assert (g.dragons_left, g.falses_left) == (C.dragon_runes, C.false_runes)
    assert len(g.board.areas) == 20
    assert prompt(g) == ("daqan", "marker-cell")
    play(g, *MARKERS, *RUNES, *HOMES)
    assert legal_map(g) == []


@pytest.mark.rule("R3.13")
def test_areas_show_resources_neutrals_city_and_sides() -> None:
    assert C.area_name[0] == "1A" and len(C.produces) == 3 * C.areas
    assert len(C.has_city) == C.areas and len(C.printed) == 6 * C.areas


# --- every map is legal, every build ends ----------------------------------------------------------------


def legal_map(g: Runewars) -> list[str]:
    """What is wrong with a finished map, worked out from what lies there."""
    wrong = []
    placed = [g.board.placed[i : i + 4] for i in range(0, len(g.board.placed), 4)]
    if [p[0] >= C.tiles for p in placed] != [False] * 2 * g.seats + [True] * g.seats:
        wrong.append("pieces")
    homes = [a for a in g.board.areas if C.home_of[a] >= 0]
    if len(g.board.at) != len(g.board.areas) or len(homes) != 3 * g.seats:
        wrong.append("areas")
    for i in range(1, len(placed)):
        before = Board(C, tuple(n for p in placed[:i] for n in p))
        alone = Board(C, placed[i])
        contacts = [
            (here, side, other)
            for here in alone.areas
            for side in range(6)
            for other in [before.at.get(beside(alone.cells[here], side), -1)]
            if other >= 0
        ]
        colours = [(alone.sides[a][s], before.sides[b][(s + 3) % 6]) for a, s, b in contacts]
        if any(one and other for one, other in colours):
            wrong.append(f"colours of {placed[i]}")
        if not any(not one and not other for one, other in colours):
            wrong.append(f"no open side of {placed[i]}")
        if i < 2 * g.seats and (len({c[0] for c in contacts}) < 2 or len({c[2] for c in contacts}) < 2):
            wrong.append(f"contacts of {placed[i]}")
    for one in homes:
        for other in homes:
            if C.home_of[one] != C.home_of[other] and distance(g.board.cells[one], g.board.cells[other]) < 2:
                wrong.append("homes touch")
    if sum(1 for a in g.board.areas if g.rune[a] == DRAGON_RUNE) != g.seats:
        wrong.append("dragon runes")
    if sum(1 for a in g.board.areas if g.rune[a] == FALSE_RUNE) != g.seats:
        wrong.append("false runes")
    if any(g.rune[a] != NO_RUNE for a in homes):
        wrong.append("a rune at home")
    return wrong


def build(g: Runewars, choose: Callable[[list[int]], int]) -> int:
    """Answers everything until the map stands; how many answers it took."""
    deal_setup_quests(g)
    g.then(build_map)
    g.run()
    answers = 0
    while not g.over:
        seat = g.asks[0][0]
        legal = g.legal(seat)
        assert legal, g.asks
        g.play(seat, choose(legal))
        answers += 1
        assert answers < 300
    return answers


@pytest.mark.parametrize("by_lot", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_builds_by_chance_end_and_are_legal(seats: int, by_lot: bool) -> None:
    for seed in range(12):
        dice = random.Random(seed)
        names = tuple(dice.sample(C.factions, seats))
        g = table(names, seed, random_map=by_lot)
        g.first = seed % seats
        build(g, dice.choice)
        assert legal_map(g) == []
        assert g.markers == ()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("last", [False, True])
def test_stubborn_players_end_too(seats: int, last: bool) -> None:
    """Always the first answer, or always the last: the same map again and again would never end."""
    for seed in range(4):
        g = table(tuple(C.factions[:seats]), seed)
        build(g, (lambda legal: legal[-1]) if last else (lambda legal: legal[0]))
        assert legal_map(g) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_map_asks_for_runes_alone(seats: int) -> None:
    g = table(tuple(C.factions[:seats]), 5, random_map=True)
    asked = []
    deal_setup_quests(g)
    g.then(build_map)
    g.run()
    near_markers = g.markers
    while not g.over:
        asked.append(g.asks[0][1].name)
        for action in g.legal(g.asks[0][0]):
            place = (action - FALSE) if asked[-1] == "setup-false-rune" else -1
            assert place < 0 or all(distance(g.board.cells[place], m) > 1 for m in near_markers)
        g.play(g.asks[0][0], g.legal(g.asks[0][0])[0])
    assert asked == ["setup-dragon-rune", "setup-false-rune"] * seats
    # The same lot, the same map.
    h = table(tuple(C.factions[:seats]), 5, random_map=True)
    build(h, lambda legal: legal[0])
    assert h.board.placed == g.board.placed


def test_nobody_is_asked_without_an_answer_when_markers_are_scarce() -> None:
    for gap in (4, 5):
        for seed in range(3):
            g = table(("daqan", "latari", "uthuk"), seed, marker_gap=gap)
            dice = random.Random(seed)
            build(g, dice.choice)
            assert legal_map(g) == []


def test_directions_are_those_of_the_notation() -> None:
    assert DIRECTION_NAMES == ("N", "NE", "SE", "S", "SW", "NW")
    assert [beside(cell(0, 0), side) for side in range(6)] == [
        cell(0, -1), cell(1, -1), cell(1, 0), cell(0, 1), cell(-1, 1), cell(-1, 0)
    ]  # fmt: skip
