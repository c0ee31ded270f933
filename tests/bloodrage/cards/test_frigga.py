"""Frigga: Grace, Charm, Succor, Protection, Domain, Sacrifice."""

from __future__ import annotations

import pytest

from tests.bloodrage.cards.table import (
    asked,
    card,
    code,
    figures,
    glory,
    pillaged,
    play,
    rage,
    sheet,
    steps,
    table,
    totals,
    winner,
)


@card("friggas-grace")
def test_grace_raises_another_stat_than_the_token() -> None:
    game = table("""
        wolf at andlang leader
        wolf hand friggas-grace
        raven at andlang warrior
    """)
    play(game, "wolf pillage andlang\nwolf reveal friggas-grace")
    assert totals(game) == {"wolf": (3, 2), "raven": (1, 0)}
    assert asked(game) == ["wolf raise-stat"]
    assert code(game.why("wolf raise axes")) == "barred_stat"
    game.do("wolf raise horns")
    assert steps(game, "wolf") == [1, 2, 2]


@card("friggas-grace")
@pytest.mark.parametrize(("province", "after"), [("gimle", [1, 2, 1]), ("yggdrasil", [2, 3, 2])])
def test_grace_raises_any_stat_after_five_glory_or_yggdrasil(province: str, after: list[int]) -> None:
    game = table(f"""
        wolf at {province} leader
        wolf hand friggas-grace
        raven at {province} warrior
    """)
    play(game, f"wolf pillage {province}\nwolf reveal friggas-grace")
    assert game.actions("wolf") == ["wolf raise rage", "wolf raise axes", "wolf raise horns"]
    game.do("wolf raise axes")
    assert steps(game, "wolf") == after


@card("friggas-grace")
def test_grace_gives_nothing_to_a_winner_who_did_not_pillage() -> None:
    game = table("""
        wolf at andlang warrior
        raven at andlang leader
        raven hand friggas-grace
    """)
    play(game, "wolf pillage andlang\nraven reveal friggas-grace")
    assert winner(game) == "raven"
    assert asked(game) == ["raven turn"]
    assert steps(game, "raven") == [1, 1, 1]


@card("friggas-grace")
def test_grace_gives_nothing_to_a_pillager_who_loses() -> None:
    game = table("""
        wolf at andlang warrior
        wolf hand friggas-grace
        raven at andlang leader warrior
    """)
    play(game, "wolf pillage andlang\nwolf reveal friggas-grace")
    assert winner(game) == "raven"
    assert asked(game) == ["raven turn"]
    assert steps(game, "wolf") == [1, 1, 1]


@card("friggas-charm")
@pytest.mark.parametrize(
    ("upgrade", "left"),
    [("thors-conquest", 4), ("lokis-domain", 6), ("tyrs-domain", 6), ("brothers-in-arms decline", 6)],
)
def test_charm_takes_one_rage_off_every_upgrade_down_to_nothing(upgrade: str, left: int) -> None:
    game = table(f"""
        wolf sheet friggas-charm
        wolf hand {upgrade.split()[0]}
    """)
    game.do(f"wolf upgrade {upgrade}")
    assert rage(game, "wolf") == left


@card("friggas-charm")
def test_charm_makes_a_dear_upgrade_possible_but_not_its_own_price_lower() -> None:
    game = table("""
        wolf rage 2
        wolf hand thors-conquest friggas-charm
        raven rage 0
        serpent rage 0
        bear rage 0
    """)
    assert code(game.why("wolf upgrade thors-conquest")) == "not_enough_rage"
    game.do("wolf upgrade friggas-charm")
    assert rage(game, "wolf") == 2
    game.do("wolf upgrade thors-conquest")
    assert rage(game, "wolf") == 0
    assert sheet(game, "wolf") == ["friggas-charm", "thors-conquest"]


@card("friggas-succor")
@pytest.mark.parametrize(("figure", "left"), [("leader", 6), ("warrior", 5)])
def test_succor_brings_one_more_warrior_for_nothing(figure: str, left: int) -> None:
    game = table("wolf sheet friggas-succor")
    game.do(f"wolf invade {figure} andlang bring andlang")
    assert figures(game, "wolf", "andlang") == ("warrior 2" if figure == "warrior" else "warrior 1 leader")
    assert rage(game, "wolf") == left
    assert asked(game) == ["raven turn"]  # the second Warrior calls no third


@card("friggas-succor")
def test_succor_is_optional_and_for_the_same_province() -> None:
    game = table("wolf sheet friggas-succor")
    assert code(game.why("wolf invade leader andlang bring gimle")) == "only_there"
    game.do("wolf invade leader andlang decline")
    assert figures(game, "wolf", "andlang") == "leader"


@card("friggas-succor")
@pytest.mark.parametrize(
    "hindrance",
    [
        "wolf at gimle warrior 3",  # Horns: four figures
        "raven at andlang warrior 2",  # villages: three
        "wolf at valhalla warrior 8",  # nobody left in the reserve
    ],
)
def test_succor_needs_horns_a_village_and_a_warrior(hindrance: str) -> None:
    game = table(f"wolf sheet friggas-succor\n{hindrance}")
    game.do("wolf invade leader andlang")
    assert figures(game, "wolf", "andlang") == "leader"
    assert asked(game) == ["raven turn"]


@card("friggas-succor")
def test_succor_follows_the_free_invade_of_an_upgrade() -> None:
    game = table("wolf sheet friggas-succor\nwolf hand troll")
    game.do("wolf upgrade troll andlang bring andlang")
    assert figures(game, "wolf", "andlang") == "warrior 1 troll"
    assert rage(game, "wolf") == 4


PROTECTED = """
    wolf sheet friggas-protection
    wolf rage 2
    wolf at gimle warrior 2
    wolf at fjord-nw ship
    raven at gimle leader warrior 2
"""


@card("friggas-protection")
def test_protection_saves_a_figure_for_one_rage_and_it_stays() -> None:
    game = play(table(PROTECTED), "wolf pillage gimle")
    assert winner(game) == "raven"
    assert asked(game) == ["wolf save-figures"]
    play(game, "wolf protect ship\nwolf protect warrior")
    assert rage(game, "wolf") == 0
    assert figures(game, "wolf", "fjord-nw") == "ship"
    assert figures(game, "wolf", "gimle") == "warrior 1"
    assert figures(game, "wolf", "valhalla") == "warrior 1"


@card("friggas-protection")
def test_protection_is_optional() -> None:
    game = play(table(PROTECTED), "wolf pillage gimle\nwolf decline")
    assert rage(game, "wolf") == 2
    assert figures(game, "wolf", "valhalla") == "warrior 2 ship"


@card("friggas-protection")
def test_protection_works_against_a_troll() -> None:
    game = table("""
        wolf sheet troll
        raven sheet friggas-protection
        raven at gimle warrior 2
    """)
    play(game, "wolf invade troll gimle\nraven protect warrior\nraven decline")
    assert figures(game, "raven", "gimle") == "warrior 1"
    assert figures(game, "raven", "valhalla") == "warrior 1"
    assert rage(game, "raven") == 5


@card("friggas-protection")
def test_no_protection_without_rage() -> None:
    game = table("""
        wolf at gimle leader
        raven sheet friggas-protection
        raven rage 0
        raven at gimle warrior
    """)
    game.do("wolf pillage gimle")
    assert figures(game, "raven", "valhalla") == "warrior 1"


@card("friggas-domain")
@pytest.mark.parametrize("figure", ["leader", "frost-giant", "warrior"])
def test_domain_invades_from_valhalla_for_one_rage_whatever_the_figure(figure: str) -> None:
    game = table("""
        wolf sheet friggas-domain masters-in-arms frost-giant
        wolf at valhalla warrior leader frost-giant
    """)
    game.do(f"wolf recall {figure} andlang")
    assert rage(game, "wolf") == 5
    assert figures(game, "wolf", "andlang") == ("warrior 1" if figure == "warrior" else figure)
    assert asked(game) == ["raven turn"]


@card("friggas-domain")
def test_domain_brings_the_ship_back_to_a_fjord() -> None:
    game = table("wolf sheet friggas-domain\nwolf at valhalla ship")
    assert code(game.why("wolf recall ship andlang")) == "ships_need_a_fjord"
    game.do("wolf recall ship fjord-sw")
    assert figures(game, "wolf", "fjord-sw") == "ship"


@card("friggas-domain")
def test_domain_needs_the_card_the_dead_and_horns() -> None:
    assert code(table("wolf at valhalla leader").why("wolf recall leader andlang")) == "needs_card"
    assert code(table("wolf sheet friggas-domain").why("wolf recall leader andlang")) == "not_in_valhalla"
    full = table("wolf sheet friggas-domain\nwolf at valhalla leader\nwolf at gimle warrior 4")
    assert code(full.why("wolf recall leader andlang")) == "horns_full"


@card("friggas-sacrifice")
def test_sacrifice_gives_two_figures_for_a_step() -> None:
    game = table("""
        wolf sheet friggas-sacrifice fire-dragons
        wolf at andlang warrior 2
        wolf at fjord-se ship
    """)
    play(game, "wolf sacrifice andlang warrior fjord-se ship\nwolf raise horns")
    assert steps(game, "wolf") == [1, 1, 2]
    assert rage(game, "wolf") == 6
    assert figures(game, "wolf", "valhalla") == "warrior 1 ship"
    assert figures(game, "wolf", "andlang") == "warrior 1"
    assert glory(game, "wolf") == 8  # the Dragons' price
    assert asked(game) == ["raven turn"]


@card("friggas-sacrifice")
def test_sacrifice_needs_two_figures_on_the_board() -> None:
    game = table("""
        wolf sheet friggas-sacrifice
        wolf at andlang warrior
        wolf at valhalla warrior 3
    """)
    assert code(game.why("wolf sacrifice")) == "too_few_figures"
    assert not pillaged(game, "andlang")
