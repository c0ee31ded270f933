"""The answers in a view: what they name and the Rage they cost."""

from __future__ import annotations

import pytest

from meadhall import bloodrage
from meadhall.bloodrage import BloodRage, Options
from meadhall.bloodrage import event_codes as ev
from meadhall.bloodrage.actions import ACTIONS
from meadhall.bloodrage.answers import answer
from meadhall.kernel.contract import Answer, Ref
from tests.bloodrage.cards.table import play, table
from tests.bloodrage.laws import Lot
from tests.many import many

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
SEEDS = many("seed", check=2, test=10, soak=60)

# One answer of each verb, in the notation of Age 1, and what it names.
NAMED = {
    "pass": [],
    "decline": [],
    "done": [],
    "free": [],
    "retreat": [],
    "sacrifice": [],
    "nothing": [],
    "treat 5": [Ref("number", n=5)],
    "raise axes": [Ref("stat", "axes")],
    "gimle": [Ref("place", "gimle")],
    "invade troll": [Ref("figure", "troll")],
    "recall ship": [Ref("figure", "ship")],
    "march utgard": [Ref("place", "utgard")],
    "warrior 2": [Ref("figure", "warrior", 2)],
    "leader": [Ref("figure", "leader")],
    "pillage gimle": [Ref("place", "gimle")],
    "challenge gimle": [Ref("place", "gimle")],
    "bring gimle": [Ref("place", "gimle")],
    "join utgard leader": [Ref("place", "utgard"), Ref("figure", "leader")],
    "fjord-se ship": [Ref("place", "fjord-se"), Ref("figure", "ship")],
    "spare leader": [Ref("figure", "leader")],
    "protect warrior": [Ref("figure", "warrior")],
    "keep tyrs-crush@2": [Ref("card", "tyrs-crush@2")],
    "upgrade dwarf-chieftain": [Ref("card", "dwarf-chieftain")],
    "replace dwarf-chieftain": [Ref("card", "dwarf-chieftain")],
    "quest quest-alfheim": [Ref("card", "quest-alfheim@1")],
    "reveal tyrs-crush@2": [Ref("card", "tyrs-crush@2")],
    "add tyrs-crush@2": [Ref("card", "tyrs-crush@2")],
    "take tyrs-crush@2": [Ref("card", "tyrs-crush@2")],
}


def offered(game: BloodRage, clan: str = "wolf") -> dict[str, Answer]:
    """The answers of a clan, by their words."""
    ask = game.view(clan).ask
    assert ask is not None
    return {one.words: one for one in ask.answers}


def costs(game: BloodRage, verb: str, clan: str = "wolf") -> dict[str, int]:
    """The Rage of each answer of a verb, by its words."""
    return {words: one.cost.get("rage", 0) for words, one in offered(game, clan).items() if one.verb == verb}


def test_what_one_answer_of_each_verb_names() -> None:
    every = {one.words: one for one in (answer(action, 1) for action in range(ACTIONS))}
    assert {words: every[words].refs for words in NAMED} == NAMED
    assert {every[words].verb for words in NAMED} == {one.verb for one in every.values()}


def test_no_answer_names_two_things_of_a_kind() -> None:
    for action in range(ACTIONS):
        kinds = [ref.kind for ref in answer(action, 2).refs]
        assert len(set(kinds)) == len(kinds)


def test_what_a_question_is_about() -> None:
    game = table("wolf at gimle warrior 2\nraven at andlang leader")
    game.play(0, offered(game)["march gimle"].action)
    ask = game.view("wolf").ask
    assert ask is not None and ask.prompt == "march-where"
    assert ask.about == {"place": Ref("place", "gimle")}


# --- costs ------------------------------------------------------------------------------------------------


def test_invading_costs_the_strength_of_the_figure() -> None:
    game = table("wolf rage 6\nwolf steps 1 1 6\nwolf sheet troll dwarf-chieftain")
    assert costs(game, "invade") == {
        "invade warrior": 1,
        "invade leader": 0,
        "invade ship": 2,
        "invade troll": 2,
        "invade dwarf-chieftain": 0,
    }
    assert offered(game)["invade leader"].cost == {}


def test_upgraded_warriors_cost_more() -> None:
    game = table("wolf rage 6\nwolf sheet experts-in-arms")
    assert costs(game, "invade")["invade warrior"] == 2


def test_friggas_charm_makes_upgrades_cheaper() -> None:
    hand = "wolf rage 6\nwolf hand fire-giant experts-in-arms dwarf-chieftain"
    assert costs(table(hand), "upgrade") == {
        "upgrade fire-giant": 4,
        "upgrade experts-in-arms": 2,
        "upgrade dwarf-chieftain": 0,
    }
    assert costs(table(f"{hand}\nwolf sheet friggas-charm"), "upgrade") == {
        "upgrade fire-giant": 3,
        "upgrade experts-in-arms": 1,
        "upgrade dwarf-chieftain": 0,
    }


def test_the_rage_is_paid_with_the_first_answer_of_a_sentence() -> None:
    game = table("wolf rage 4\nwolf at gimle warrior 2\nraven at andlang leader")
    assert costs(game, "march") == {"march gimle": 1}
    game.play(0, offered(game)["march gimle"].action)
    assert game.rage[0] == 3
    assert not any(one.cost for one in offered(game).values())
    play(game, "wolf utgard warrior 2")
    assert game.rage[0] == 3


def test_a_figure_that_invades_with_its_upgrade_costs_nothing_more() -> None:
    options = "option serpent_uses_ship_upgrade_invade true\n"
    game = table(f"{options}wolf rage 6\nwolf steps 1 1 6\nwolf sheet sea-serpent\nwolf hand fire-dragons")
    (upgrade,) = [one for one in offered(game).values() if one.verb == "upgrade"]
    game.play(0, upgrade.action)
    ask = game.view("wolf").ask
    assert ask is not None and ask.prompt == "free-invade-whom"
    assert costs(game, "invade") == {"invade ship": 0, "invade sea-serpent": 0}


def test_pillaging_costs_rage_only_by_a_card() -> None:
    game = table(
        "wolf rage 6\nwolf sheet tyrs-challenge thors-domain friggas-domain\nwolf at valhalla leader\n"
        "wolf at gimle warrior 1\nwolf at utgard warrior 1\npillaged utgard"
    )
    assert costs(game, "pillage") == {"pillage gimle": 0}
    assert costs(game, "challenge") == {"challenge utgard": 2}
    assert costs(game, "recall") == {"recall leader": 1}
    play(game, "wolf invade warrior andlang ...")
    assert costs(game, "pillage") == {"pillage andlang": 2}


def test_figures_are_saved_and_cards_taken_back_for_one_rage() -> None:
    game = table(
        "wolf sheet troll\nwolf rage 5\n"
        "raven sheet friggas-protection\nraven rage 2\nraven at gimle warrior 1"
    )
    play(game, "wolf invade troll gimle")
    assert costs(game, "protect", "raven") == {"protect warrior": 1}
    game = table(
        "wolf rage 5\nwolf sheet tyrs-prowess\nwolf at gimle leader\nwolf hand tyrs-crush\n"
        "raven at gimle warrior 1\nraven hand tyrs-smite"
    )
    play(game, "wolf pillage gimle\nwolf reveal tyrs-crush\nraven reveal tyrs-smite")
    assert costs(game, "take") == {"take tyrs-crush": 1}


@SEATS
@SEEDS
def test_an_answer_takes_exactly_the_rage_that_it_costs(seats: int, seed: int) -> None:
    """Passing costs nothing, but Rage that is left is lost. In battle Rage can also be stolen."""
    g = bloodrage.new(seats=seats, seed=seed, options=Options(pass_is_final=seed % 2 == 0))
    lot, paid = Lot(seed), 0
    while not g.over:
        seat, action = lot.choose(g)
        ask = g.view(seat).ask
        assert ask is not None
        (given,) = [one for one in ask.answers if one.action == action]
        cost, before = given.cost.get("rage", 0), g.rage[seat]
        assert cost <= before
        g.events = []
        g.play(seat, action)
        if cost:
            paid += 1
            assert g.events[0] == (ev.RAGE_PAID, seat, cost)
            assert before - g.rage[seat] == cost
        elif ask.prompt == "turn" and given.verb != "pass":
            assert g.rage[seat] == before
        else:
            assert g.events[:1] != [(ev.RAGE_PAID, seat, before - g.rage[seat])]
    assert paid > 5


@SEATS
def test_scores_and_seats_are_those_of_the_clans(seats: int) -> None:
    g, lot = bloodrage.new(seats=seats, seed=seats), Lot(seats)
    while not g.over:
        view = g.view(None)
        assert view.seats == [clan.id for clan in view.clans]
        assert view.scores == [clan.glory for clan in view.clans]
        assert {one.seat for one in view.asked} <= set(view.seats)
        g.play(*lot.choose(g))
    assert max(g.view(0).scores) > 0
