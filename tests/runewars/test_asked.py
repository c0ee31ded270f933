"""What answers and questions name, what answers cost, and what everybody knows of the score."""

from __future__ import annotations

import pytest

from meadhall.kernel.contract import Answer, Ask, Ref
from meadhall.runewars.answers import BLOCKS, SIZES, fighter
from meadhall.runewars.state import Runewars
from meadhall.runewars.viewing.asked import answer
from meadhall.runewars.year.victory import dragon_runes
from tests.runewars.fights import fight
from tests.runewars.hero_scenes import quests
from tests.runewars.scene import scene, seat
from tests.runewars.test_quests import tried
from tests.runewars.turns import say, season_card, turn
from tests.runewars.worlds import Lot, game, sent

pytestmark = pytest.mark.both_forms

# Kinds of answers -> words that a pack of the house set has, and what they name.
NAMED = {
    "word": ("done", []),
    "faction": ("faction latari", [Ref("faction", "latari")]),
    "tile": ("tile tile-5", [Ref("piece", "tile-5")]),
    "cell": ("at -2,3", [Ref("cell", "-2,3")]),
    "rotation": ("turned 120", [Ref("rotation", n=120)]),
    "direction": ("side NE", [Ref("direction", "NE")]),
    "marker": ("marker 2", [Ref("marker", "2")]),
    "order": ("order conquer", [Ref("order", "conquer")]),
    "tactics": ("play sow-doubt", [Ref("tactics", "sow-doubt")]),
    "title": ("title captain-of-the-heroes-league", [Ref("title", "captain-of-the-heroes-league")]),
    "reward": ("use wing-harness", [Ref("reward", "wing-harness")]),
    "area": ("activate 6B", [Ref("area", "6B")]),
    "units": ("daqan-footman 3", [Ref("units", "daqan-footman", 3)]),
    "hero": ("hero silhouette", [Ref("hero", "silhouette")]),
    "number": ("spend 2", [Ref("number", n=2)]),
    "type": ("attack giant", [Ref("type", "giant")]),
    "fighter": (
        "unit giant routed -2",
        [Ref("unit", "giant"), Ref("state", "routed"), Ref("damage", n=2)],
    ),
    "fate": ("keep 9", [Ref("fate", "9")]),
    "attribute": ("train wisdom", [Ref("attribute", "wisdom")]),
    "quest": ("quest the-ferrymans-debt", [Ref("quest", "the-ferrymans-debt")]),
    "objective": ("objective bound-by-honor", [Ref("objective", "bound-by-honor")]),
    "seat": ("player latari", [Ref("seat", "latari")]),
    "resource": ("dial wood", [Ref("resource", "wood")]),
    "option": ("choose pay", [Ref("option", "pay")]),
    "benefit": ("take quests", [Ref("benefit", "quests")]),
    "development": ("develop daqan-resources", [Ref("development", "daqan-resources")]),
}


def asked(g: Runewars, who: str) -> Ask:
    found = g.view(who).ask
    assert found is not None
    return found


def costs(g: Runewars, who: str) -> dict[str, int]:
    """The answers that cost influence, and how much."""
    return {one.words: one.cost["influence"] for one in asked(g, who).answers if one.cost}


# --- refs -----------------------------------------------------------------------------------------


def test_there_is_an_example_of_each_kind() -> None:
    assert NAMED.keys() == SIZES.keys() == {kind for _, kind, _ in BLOCKS}


@pytest.mark.parametrize("kind", NAMED)
def test_an_answer_says_what_it_names(kind: str) -> None:
    g = scene()
    words, refs = NAMED[kind]
    (action,) = g.rules.index[tuple(words.split())]
    verb = kind if kind == "units" else words.split()[0]
    assert answer(g, action) == Answer(
        action, words, verb, refs, {"influence": 2} if words == "spend 2" else {}
    )


def test_a_fighter_without_damage_stands() -> None:
    g = scene()
    one = answer(g, fighter(g.content.type_name.index("giant"), 0, 0))
    assert (one.id_of("unit"), one.id_of("state"), one.n_of("damage")) == ("giant", "standing", 0)


def test_an_answer_names_a_player_by_the_name_of_the_seat() -> None:
    """Whoever chose a faction is not called by it."""
    g = scene(
        "seats seat-1 seat-2 seat-3\nseat-1 faction uthuk\nseat-2 faction daqan\nseat-3 faction latari\n"
        "first seat-1"
    )
    (action,) = g.rules.index["player", "uthuk"]
    assert answer(g, action).refs == [Ref("seat", "seat-1")]


def test_answers_are_made_once_for_all_games_of_a_pack() -> None:
    ours, theirs = (asked(scene("phase orders", seed=seed), "daqan").answers for seed in (1, 2))
    assert ours and all(one is other for one, other in zip(ours, theirs, strict=True))


# --- what a question is about ---------------------------------------------------------------------


def test_where_figures_come_from_is_asked_about_the_area_and_the_order() -> None:
    g = turn("turn daqan mobilize\ndaqan at 1A daqan-footman 3")
    say(g, "daqan activate 1B ...")
    order = Ref("order", "mobilize")
    assert asked(g, "daqan").about == {"area": Ref("area", "1B"), "order": order}
    say(g, "daqan from 1A ...")
    about = {"from": Ref("area", "1A"), "area": Ref("area", "1B"), "order": order}
    assert asked(g, "daqan").about == about


def test_damage_is_asked_about_the_side_and_the_number() -> None:
    lines = "latari at 3B latari-warrior 2 latari-archer 3\nfate 9 5 15 16 1 1 1"
    g = fight(lines, "3B", "daqan", "daqan-bowman 4")
    say(g, "latari unit latari-archer")
    assert asked(g, "latari").prompt == "battle-damage"
    assert asked(g, "latari").about == {"side": Ref("side", "defender"), "number": Ref("number", n=1)}


def test_a_unit_that_is_placed_is_named_by_its_type() -> None:
    g = game(2, 3)
    while g.asks[0][1].name != "setup-place-units":
        g.play(*Lot(1).choose(g))
    about = asked(g, g.names[g.asks[0][0]]).about
    assert about["kind"].kind == "unit" and about["kind"].id in g.content.type_name
    assert about["number"].n is not None


# --- costs ----------------------------------------------------------------------------------------


def test_a_bid_costs_what_is_offered() -> None:
    g = season_card("council-of-the-long-night", "uthuk influence 2")
    assert costs(g, "uthuk") == {"bid 1": 1, "bid 2": 2}


def test_diplomacy_and_titles_cost_what_is_spent() -> None:
    lines = "turn daqan conquer\ndaqan influence 2\ndaqan at 1A daqan-footman 1\nneutral at 1B giant 1"
    g = turn(lines)
    say(g, "daqan activate 1B from 1A daqan-footman 1 done diplomacy ...")
    assert costs(g, "daqan") == {"spend 1": 1, "spend 2": 2}


def test_agreeing_to_pay_costs_the_price_that_the_card_names() -> None:
    g = season_card("the-leagues-call", "daqan stronghold daqan-a\ndaqan influence 3")
    assert costs(g, "daqan") == {"yes": 2}


def test_an_option_of_a_quest_costs_its_price() -> None:
    g = tried("the-ferrymans-debt", "9B", "silhouette", "latari influence 4", "M4")
    assert costs(g, "latari") == {"choose pay": 3}


def test_an_option_of_a_season_card_costs_the_influence_that_is_lost() -> None:
    g = season_card("the-councils-tithe", "daqan influence 3\ndaqan at 2B daqan-footman 1")
    assert costs(g, "daqan") == {"choose influence": 2}


PORTALS = "option exploration true\nexplore 7B magic-portal@all 1\nexplore 8B magic-portal@all 1\n"


def test_a_portal_costs_the_hero_who_enters_it() -> None:
    g = quests(PORTALS + "latari influence 1\nlatari hero silhouette 7B")
    say(g, "latari hero silhouette move ...")
    assert costs(g, "latari") == {"to 8B": 1}
    say(g, "latari to 8B ...")
    assert costs(g, "latari") == {}, "paid once an action"


@pytest.mark.parametrize("order", ["conquer", "strategize"])
@pytest.mark.parametrize(("target", "cost"), [("8B", {"done": 1}), ("3B", {})])
def test_moves_by_a_portal_cost_when_they_are_made(order: str, target: str, cost: dict[str, int]) -> None:
    lines = f"turn latari {order}\nlatari influence 2\nlatari at 7B latari-archer 2\n"
    move = {
        "conquer": f"activate {target} from 7B latari-archer 2 ...",
        "strategize": f"from 7B latari-archer 2 to {target} ...",
    }
    g = turn(PORTALS + lines)
    if g.asks[0][1].name == "my-turn":
        say(g, "latari done ...")
    assert costs(g, "latari") == {}
    say(g, f"latari {move[order]}")
    assert costs(g, "latari") == cost


@pytest.mark.parametrize("seed", range(3))
def test_influence_is_lost_exactly_as_the_answer_says(seed: int) -> None:
    """In whole games; a bid is paid when all are shown."""
    g, lot, paid = game(3, 4 + 2 * seed), Lot(seed), 0
    while not g.over:
        who, action = lot.choose(g)
        bids, before = g.asks[0][1].name == "make-bid", g.influence[who]
        said = next(one for one in asked(g, g.names[who]).answers if one.action == action)
        trial = g.copy()
        trial.by_hand = True
        trial.play(who, action)
        if not bids and (said.cost or trial.influence[who] < before):
            assert said.cost == {"influence": before - trial.influence[who]}, said
            paid += 1
        g.play(who, action)
    assert paid > 10


# --- scores ---------------------------------------------------------------------------------------

RECEIVED = ("latari dragon latari-c false 7B", "latari dragon 7B false latari-c")


def test_scores_tell_nobody_which_token_is_the_dragon() -> None:
    """Two games that differ in nothing else look the same to everybody but the one who laid them."""
    one, other = (laid(sentence) for sentence in RECEIVED)
    assert one.rune != other.rune
    for viewer in (None, *range(one.seats)):
        if viewer != seat(one, "latari"):
            assert sent(one, viewer) == sent(other, viewer)
    assert one.view("latari") != other.view("latari")
    assert one.view("latari").scores == one.view(None).scores == [0, 0, 0]
    assert dragon_runes(one, seat(one, "latari")) != dragon_runes(other, seat(other, "latari"))


def laid(sentence: str) -> Runewars:
    """Latari has won a bid; 7B is nobody's, so that the token there may be the dragon."""
    g = season_card("council-of-the-long-night", "latari influence 1\ndaqan influence 0\nuthuk influence 0")
    say(g, "latari bid 1", sentence)
    return g


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_scores_are_the_dragon_runes_when_the_game_is_over(seats: int) -> None:
    g, lot = game(seats, 6), Lot(6)
    while not g.over:
        g.play(*lot.choose(g))
    view = g.view(None)
    assert view.over and view.seats == list(g.names)
    assert view.scores == [dragon_runes(g, who) for who in range(seats)]
