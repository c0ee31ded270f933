"""Retreat (p.22): where to, who is lost, the limit of eight; and more than eight after a win (p.18)."""

import pytest

from meadhall.runewars.content import SLOTS
from meadhall.runewars.retreat import fall_back
from meadhall.runewars.state import Runewars
from tests.runewars.scene import area, asked, scene, seat, units
from tests.runewars.turns import offers, say, tokens


def driven(lines: str, who: str, place: str, lost: str, by: str = "") -> Runewars:
    """`lost`: `latari-archer 2 giant 1` must leave an area; `neutral` for who: nobody's units."""
    g = scene(f"turn daqan harvest\n{lines}", run=False)
    g.stack.clear()
    owner = -1 if who == "neutral" else seat(g, who)
    counts = [0] * (2 * SLOTS)
    words = lost.split()
    for name, n in zip(words[::2], words[1::2], strict=True):
        slot = g.content.type_slot(g.content.type_name.index(name))
        g.from_supply(owner, slot, int(n))
        counts[slot] = int(n)
    g.by_hand = True
    fall_back(g, owner, area(g, place), 1, seat(g, by or who), counts)
    g.run()
    return g


@pytest.mark.rule("RW-N05", "R7.12", "R13.1", "R13.2", "R13.3", "R13.6", "R13.7")
def test_a_retreat_must_take_a_friendly_area_even_if_it_overfills() -> None:
    """They leave an activated area and place no token."""
    g = driven("daqan at daqan-b daqan-footman 7\ndaqan tokens 1B", "daqan", "1B", "daqan-knight 4")
    assert offers(g, "daqan") == {"retreat daqan-b"}, "2C and 1C are empty, 1A is neutral"
    say(g, "daqan retreat daqan-b ...")
    g.by_hand = False
    g.run()
    assert {"lose daqan-footman 3", "lose-routed daqan-knight 3"} <= offers(g, "daqan")
    say(g, "daqan lose daqan-footman 3")
    assert units(g, "daqan-b") == {"daqan-footman": 4, "daqan-knight routed": 4} and tokens(g, "daqan") == [
        "1B"
    ]


@pytest.mark.rule("RW-N05")
def test_without_a_friendly_area_units_retreat_to_one_empty_area() -> None:
    g = driven("uthuk at daqan-b uthuk-berserker 1", "daqan", "1B", "daqan-knight 4")
    assert offers(g, "daqan") == {"retreat 2C", "retreat 1C"}


@pytest.mark.rule("RW-N05")
def test_without_a_way_out_retreating_units_are_destroyed() -> None:
    held = (
        "uthuk at daqan-b uthuk-berserker 1\nuthuk at 2C uthuk-berserker 1\nuthuk at 1C uthuk-berserker 1\n"
    )
    g = driven(held, "daqan", "1B", "daqan-knight 4")
    assert (
        not g.asks
        and g.in_supply(seat(g, "daqan"), g.content.type_slot(g.content.type_name.index("daqan-knight"))) == 8
    )


@pytest.mark.rule("RW-N06", "R13.9")
def test_flyers_retreat_to_the_friendly_area_or_all_to_the_empty_one() -> None:
    lines = "uthuk at latari-c uthuk-berserker 1"
    g = driven(lines, "latari", "3C", "latari-pegasus-rider 1 latari-archer 2")
    assert offers(g, "latari") == {"retreat latari-b", "retreat 3B"}
    g.do("latari retreat latari-b")
    assert units(g, "latari-b") == {"latari-pegasus-rider routed": 1}
    assert g.in_supply(seat(g, "latari"), 0) + g.in_supply(seat(g, "latari"), 1) >= 16, "the archers are lost"
    g = driven(lines, "latari", "3C", "latari-pegasus-rider 1 latari-archer 2")
    g.do("latari retreat 3B")
    assert units(g, "3B") == {"latari-pegasus-rider routed": 1, "latari-archer routed": 2}


@pytest.mark.rule("R13.4")
def test_neutral_units_retreat_to_uncontrolled_areas() -> None:
    """Picked by the left neighbour; empty or neutral, not the players'."""
    g = driven("daqan at 1C daqan-footman 1", "neutral", "1B", "giant 1", by="latari")
    assert asked(g) == [("latari", "retreat")]
    assert offers(g, "latari") == {"retreat 1A", "retreat 2C"}


@pytest.mark.rule("R4.9", "R13.8")
@pytest.mark.parametrize(("season", "found"), [("summer", "retreat 6B"), ("winter", "retreat daqan-c")])
def test_borders_hold_but_winter_opens_water(season: str, found: str) -> None:
    """Between 6C and daqan-c, which is friendly, there is water; 6B is empty."""
    assert offers(driven(f"season {season}", "daqan", "6C", "daqan-footman 1"), "daqan") == {found}
