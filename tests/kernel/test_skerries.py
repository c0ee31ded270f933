"""The rules of Skerries, the small game that the kernel's tests use."""

import pytest

from tests.kernel.table import all_answer, at_orders, at_turn_of, prompts
from tests.kernel.tiny import CARD_DRAWN, CARDS, HOME, ISLANDS, LOOKED, LOST, Options, project
from tests.kernel.tiny_steps import new

pytestmark = pytest.mark.both_forms

FISH, CALM, GALE, STORM = range(len(CARDS))
START_OF_PUFFIN = ISLANDS.index("voe")


def test_orders_are_revealed_together_and_carried_out_from_the_lamp() -> None:
    game = at_orders(seats=3)
    game.lamp = 1
    all_answer(game, "gannet order sail", "tern order sail", "puffin order sail")
    assert prompts(game) == [(1, "sail-from")]
    game.do("puffin stay")
    assert prompts(game) == [(2, "sail-from")]
    game.do("tern stay")
    assert prompts(game) == [(0, "sail-from")]


def test_the_highest_bid_wins_the_ship_and_the_lamp() -> None:
    game = at_orders(seats=3)
    all_answer(game, "gannet order trade", "puffin order trade", "tern order trade")
    all_answer(game, "gannet bid 1", "puffin bid 4", "tern bid 3")
    assert game.bids == [1, 4, 3]
    assert (game.influence, game.lamp) == ([5, 1, 5], 1)
    assert game.count(START_OF_PUFFIN, 1, 1) == 2


def test_equal_bids_are_decided_by_the_lamp() -> None:
    game = at_orders(seats=3)
    game.lamp = 2
    all_answer(game, "gannet order trade", "puffin order trade", "tern order trade")
    all_answer(game, "gannet bid 3", "puffin bid 3", "tern bid 2")
    assert game.lamp == 0, "the lamp was with tern: gannet comes before puffin"


def test_a_visitor_looks_at_a_face_down_treasure_alone() -> None:
    game = at_turn_of("scout")
    voe = ISLANDS.index("voe")
    assert game.view(0).treasures == (-1,) * 5
    game.do("gannet look voe")
    assert game.view(0).treasures[voe] == game.treasures[voe]
    assert game.view(0).treasures.count(-1) == 4
    assert game.view(1).treasures == game.view(None).treasures == (-1,) * 5
    assert game.view(1).looked == (1 << voe, 0), "that somebody looked is public"


def test_everybody_with_a_card_may_react_and_the_wind_counts() -> None:
    game = at_turn_of("raid", seats=3, voe="2 1 / 1 1")
    game.hands = [(FISH,), (CALM, STORM), ()]
    game.do("gannet raid voe")
    assert prompts(game) == [(0, "react"), (1, "react")]
    all_answer(game, "puffin add gale", "gannet decline")
    assert game.discard == [STORM] and game.hands[1] == (CALM,)
    assert game.asks[0][0] == 1 and game.asks[0][2] == (ISLANDS.index("voe"), 3), (
        "4 to 3 is one, and two of wind"
    )


def test_the_loser_assigns_the_damage_ship_by_ship() -> None:
    game = at_turn_of("raid", options=Options(reactions=False), voe="3 2 / 1 2")
    game.do("gannet raid voe")
    assert prompts(game) == [(1, "lose-ship")]
    assert game.actions("puffin") == ["puffin lose skiff", "puffin lose longship"]
    game.do("puffin lose longship lose skiff")
    assert (game.count(1, 1, 0), game.count(1, 1, 1), game.count(HOME, 1, 1)) == (0, 1, 1)
    assert game.glory == [1, 0]


def test_events_are_projected_as_the_view_is() -> None:
    game = at_orders()
    game.events = []
    all_answer(game, "gannet order scout", "puffin order trade", "gannet look voe")
    looked = next(event for event in game.events if event[0] == LOOKED)
    drawn = next(event for event in game.events if event[0] == CARD_DRAWN)
    assert looked == (LOOKED, 0, 1, game.treasures[1])
    assert (project(looked, 0), project(looked, 1)) == (looked, (LOOKED, 0, 1, -1))
    assert (project(drawn, 1), project(drawn, None)) == (drawn, (CARD_DRAWN, 1, -1))
    assert project((LOST, 0, 1, 2), 1) == (LOST, 0, 1, 2)


def test_nothing_is_told_when_nobody_listens() -> None:
    game = new(2, 1)
    assert game.events is None
    game.emit(LOST, 0, 1, 2)
    assert game.events is None
