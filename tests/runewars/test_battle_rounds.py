"""Rounds of a battle: groups, specials, routs, damage, heroes who assist (p.22-25)."""

from meadhall.runewars import happenings as ev
from meadhall.runewars.battle import harm
from meadhall.runewars.content import DAMAGE, ROUT, SPECIAL
from tests.runewars.fights import fight, line, over, told
from tests.runewars.scene import area, asked, units

EXAMPLE = """
    uthuk at 3B uthuk-flesh-ripper 2 uthuk-berserker 3 beastman 3
    fate 9 15 1 8 18 11 19 16 12 5 17
"""


def test_rw_13_and_14_the_example_battle() -> None:
    g = fight(EXAMPLE, "3B", "latari", "latari-archer 3 latari-pegasus-rider 2")
    for said in (
        "latari unit uthuk-berserker",
        "latari unit latari-archer",
        "uthuk unit uthuk-flesh-ripper",
        "latari unit latari-pegasus-rider",
    ):
        g.do(said)
    assert line(g, 0) == {
        "latari-archer": 2,
        "latari-archer routed": 1,
        "latari-pegasus-rider": 1,
        "latari-pegasus-rider -1": 1,
    }
    assert line(g, 1) == {"uthuk-flesh-ripper": 1, "uthuk-berserker": 2, "beastman": 3}
    assert len(g.fate_discard) == 5
    # Round 2: the berserkers before the beastmen.
    assert g.actions("uthuk") == ["uthuk attack uthuk-berserker", "uthuk attack beastman"]
    for said in (
        "uthuk attack uthuk-berserker",
        "uthuk unit uthuk-berserker",
        "uthuk unit uthuk-berserker",
        "uthuk unit beastman",
        "latari unit latari-pegasus-rider",
    ):
        g.do(said)
    assert over(g)
    assert told(g, ev.STRENGTH) == [(2, 3)]
    assert units(g, "latari-c") == {"latari-archer routed": 3, "latari-pegasus-rider routed": 1}
    assert units(g, "3B") == {"uthuk-flesh-ripper": 1, "beastman": 2}
    assert g.control(area(g, "3B")) == 2


def test_rw_15_assisting_hero() -> None:
    g = fight(
        """
        uthuk at 7B uthuk-berserker 4 uthuk-flesh-ripper 2
        uthuk stronghold 7B
        latari at 3B latari-warrior 1
        latari hero silhouette 7B
        latari hero maerith-dawnsong 7B
        fate 2 3 9 15 11 18 6 16 12
        """,
        "7B",
        "latari",
        "latari-archer 3 latari-pegasus-rider 2",
    )
    g.do("latari hero silhouette")
    g.do("latari assist latari-archer")
    g.do("latari done")
    assert g.actions("latari") == [f"latari drop {n}" for n in (2, 3, 9, 15)]
    for said in (
        "latari drop 2",
        "latari unit uthuk-berserker",
        "uthuk unit uthuk-berserker",
        "latari unit latari-pegasus-rider",
        "latari unit latari-archer",
    ):
        g.do(said)
    assert over(g)
    assert told(g, ev.STRENGTH) == [(3, 9)]
    assert units(g, "3B") == {
        "latari-warrior": 1, "latari-archer routed": 2, "latari-pegasus-rider routed": 1,
    }  # fmt: skip
    silhouette = g.content.heroes.index("silhouette")
    maerith = g.content.heroes.index("maerith-dawnsong")
    assert (g.hero_at[silhouette], g.hero_down[silhouette]) == (area(g, "3B"), 1)
    assert (g.hero_at[maerith], g.hero_down[maerith]) == (area(g, "7B"), 0)
    assert g.fort[area(g, "7B")] == 2


def test_standard_bearer_and_horn_draw_three_more() -> None:
    g = fight(
        """
        uthuk at 3B uthuk-berserker 1
        daqan hero brannoc-vale 3B rewards vanguard-horn
        fate 1 2 3 4 5 21
        """,
        "3B",
        "daqan",
        "daqan-bowman 2",
    )
    g.do("daqan hero brannoc-vale")
    g.do("daqan use vanguard-horn")
    assert len(g.cards[0]) == 5
    for said in ("daqan drop 5", "daqan drop 1", "daqan drop 2"):
        g.do(said)
    assert len(told(g, ev.REWARD_SHOWN)) == 1
    assert over(g)


def test_rw_31_reading_a_fate_card() -> None:
    from meadhall.runewars.battle.rounds import symbols

    g = fight("uthuk at 3B uthuk-berserker 1\nfate 19", "3B", "latari", "latari-warrior 1")
    kinds = g.content.type_name.index
    ten = (9,)
    assert symbols(g, ten, kinds("daqan-bowman"), SPECIAL) == 1
    assert symbols(g, ten, kinds("daqan-knight"), ROUT) == 1
    assert symbols(g, ten, kinds("daqan-siege-engine"), DAMAGE) == 2
    necromancer = kinds("waiqar-necromancer")
    assert [symbols(g, ten, necromancer, symbol) for symbol in (SPECIAL, ROUT, DAMAGE)] == [0, 0, 0]


def unit(slot: int, routed: int = 0, damage: int = 0) -> int:
    return slot << 5 | routed << 4 | damage


def test_rw_12_damage_goes_to_the_damaged_then_to_the_standing() -> None:
    archer, warrior = 0, 3
    for lying in (0, 1):
        hurt = unit(warrior, lying, 1)
        whole = [unit(warrior), unit(archer), unit(archer), unit(archer, 1)]
        assert harm.damage_first([hurt, *whole]) == [hurt]
        assert harm.damage_first(whole) == whole[:3]
    assert harm.damage_first([unit(archer, 1)]) == [unit(archer, 1)]


def test_rw_n26_rout_the_undamaged_first() -> None:
    hurt, whole = unit(3, 0, 1), unit(1)
    assert harm.rout_first([hurt, whole]) == [whole]
    assert harm.rout_first([hurt, whole | 16]) == [hurt]
    assert harm.rout_first([hurt | 16, whole | 16]) == []


def test_rw_n27_cards_count_though_the_group_is_gone() -> None:
    """The rider routs the only berserker: his Fury finds nobody to sacrifice."""
    g = fight(
        "uthuk at 3B uthuk-berserker 1 uthuk-warlock 1\nfate 3 9 15",
        "3B",
        "latari",
        "latari-pegasus-rider 1",
    )
    g.do("latari unit uthuk-berserker")
    assert [kind for _, kind in told(g, ev.SPECIAL)][1] == g.content.type_name.index("uthuk-berserker")
    assert "pay" not in [name for _, name in asked(g)]
    assert told(g, ev.DAMAGED) == []


def test_a_group_routed_before_its_turn_draws_nothing() -> None:
    g = fight("uthuk at 3B uthuk-berserker 1\nfate 5", "3B", "latari", "latari-archer 1")
    assert over(g)
    assert len(told(g, ev.FATE_DRAWN)) == 1
    assert told(g, ev.STRENGTH) == [(1, 0)]
