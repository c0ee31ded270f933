"""A card's whole action in one sentence, also where a part of it leaves no choice."""

from __future__ import annotations

import pytest

from tests.bloodrage.cards.table import code, figures, play, sheet, table


def test_the_only_figure_marches_by_name() -> None:
    game = table("wolf sheet troll\nwolf at horgr troll")
    game.do("wolf march horgr gimle troll")
    assert figures(game, "wolf", "gimle") == "troll"


def test_the_only_warrior_marches_by_number() -> None:
    game = table("wolf at horgr warrior")
    game.do("wolf march horgr gimle warrior 1")
    assert figures(game, "wolf", "gimle") == "warrior 1"


@pytest.mark.parametrize("wrong", ["warrior 3", "leader"])
def test_a_figure_that_is_not_there_is_refused_for_that(wrong: str) -> None:
    game = table("wolf at horgr warrior")
    assert code(game.why(f"wolf march horgr gimle {wrong}")) in ("not_enough_figures", "no_such_figure")


def test_the_last_two_figures_are_sacrificed_by_name() -> None:
    game = table("wolf sheet friggas-sacrifice\nwolf at horgr warrior\nwolf at fjord-nw ship")
    play(game, "wolf sacrifice horgr warrior fjord-nw ship\nwolf raise horns")
    assert figures(game, "wolf", "valhalla") == "warrior 1 ship"


def test_the_only_card_that_can_give_way_is_named() -> None:
    game = table("wolf sheet lord-of-hammers\nwolf hand lord-of-axes")
    game.do("wolf upgrade lord-of-axes replace lord-of-hammers gimle")
    assert sheet(game, "wolf") == ["lord-of-axes"]
    assert figures(game, "wolf", "gimle") == "leader"
