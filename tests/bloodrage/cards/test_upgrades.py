"""What every Upgrade costs, and the slots it may take."""

from __future__ import annotations

import pytest

from meadhall.bloodrage.cards import TYPE_NAME
from tests.bloodrage.cards.table import asked, code, discard, figures, glory, play, rage, sheet, table

COSTS = {
    "lord-of-hammers": 3,
    "lord-of-axes": 3,
    "lord-of-spears": 3,
    "brothers-in-arms": 1,
    "experts-in-arms": 2,
    "masters-in-arms": 2,
    "lokis-dragons": 2,
    "fire-dragons": 2,
    "eternal-dragons": 2,
    "troll": 2,
    "dwarf-chieftain": 0,
    "sea-serpent": 3,
    "valkyrie": 2,
    "dark-elf": 1,
    "fire-giant": 4,
    "frost-giant": 4,
    "soldier-of-hel": 0,
    "volur-witch": 3,
    "lokis-domain": 1,
    "lokis-eminence": 2,
    "lokis-wrath": 3,
    "lokis-blessing": 1,
    "friggas-charm": 0,
    "friggas-succor": 2,
    "friggas-protection": 0,
    "friggas-domain": 0,
    "friggas-sacrifice": 1,
    "thors-glory": 2,
    "thors-domain": 1,
    "thors-conquest": 3,
    "tyrs-domain": 0,
    "tyrs-wrath": 1,
    "tyrs-challenge": 0,
    "tyrs-prowess": 2,
    "odins-inspiration": 2,
    "odins-throne": 2,
}


def test_all_upgrades_are_listed_here() -> None:
    assert list(COSTS) == TYPE_NAME[TYPE_NAME.index("lord-of-hammers") :]


@pytest.mark.parametrize("name", list(COSTS))
def test_cost_of_an_upgrade(name: str) -> None:
    game = table(f"wolf hand {name}")
    game.do(f"wolf upgrade {name}")
    if asked(game) == ["wolf free-invade"]:
        game.do("wolf decline")
    assert rage(game, "wolf") == 6 - COSTS[name]
    assert sheet(game, "wolf") == [name]
    assert asked(game) == ["raven turn"]


@pytest.mark.parametrize("name", [name for name, cost in COSTS.items() if cost > 1])
def test_too_dear_by_one(name: str) -> None:
    game = table(f"wolf hand {name}\nwolf rage {COSTS[name] - 1}")
    assert code(game.why(f"wolf upgrade {name}")) == "not_enough_rage"


def test_a_fourth_clan_upgrade_replaces_one_of_three() -> None:
    game = table("wolf sheet lokis-domain friggas-succor thors-glory\nwolf hand lokis-eminence")
    assert code(game.why("wolf upgrade lokis-eminence replace troll")) == "not_on_sheet"
    game.do("wolf upgrade lokis-eminence replace friggas-succor")
    assert sorted(sheet(game, "wolf")) == ["lokis-domain", "lokis-eminence", "thors-glory"]
    assert discard(game) == ["friggas-succor"]


def test_a_replaced_monster_leaves_without_dying() -> None:
    game = table("""
        wolf sheet sea-serpent dwarf-chieftain fire-dragons friggas-protection
        wolf at fjord-sw sea-serpent
        wolf at gimle warrior 3
        wolf hand troll
    """)
    game.do("wolf upgrade troll replace sea-serpent gimle")  # four figures before, four after
    assert figures(game, "wolf", "fjord-sw") == figures(game, "wolf", "valhalla") == ""
    assert figures(game, "wolf", "gimle") == "warrior 3 troll"
    assert glory(game, "wolf") == 0
    assert code(
        play(game, "raven pass\nserpent pass\nbear pass").why("wolf invade sea-serpent fjord-sw")
    ) == ("not_your_figure")
