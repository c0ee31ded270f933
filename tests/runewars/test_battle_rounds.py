"""Rounds of a battle: groups, specials, routs, damage, heroes who assist (p.22-25)."""

import pytest

from meadhall.runewars import event_codes as ev
from meadhall.runewars.battle import damage as battle_damage
from meadhall.runewars.battle.field import F_ROUND
from meadhall.runewars.content import DAMAGE, ROUT, SPECIAL
from tests.runewars.fights import fight, line, over, told
from tests.runewars.hero_scenes import damage, quests
from tests.runewars.scene import area, asked, units
from tests.runewars.turns import offers, say, tokens, turn

EXAMPLE = """
    latari tokens 3B
    uthuk at 3B uthuk-flesh-ripper 2 uthuk-berserker 3 beastman 3
    fate 9 15 1 8 18 11 19 16 12 5 17
"""


@pytest.mark.rule("RW-13", "RW-14", "R11.13", "R11.15", "R12.1", "R12.5", "R12.7")
def test_the_example_battle() -> None:
    """Two rounds, the count and the retreat."""
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
    ):
        g.do(said)
    assert asked(g) == [("latari", "battle-rout")]
    assert line(g, 0)["latari-pegasus-rider -2"] == 1
    assert g.actions("latari") == ["latari unit latari-archer", "latari unit latari-pegasus-rider"]
    g.do("latari unit latari-pegasus-rider")
    assert over(g)
    assert [len(cards) for _, *cards in told(g, ev.FATE_DRAWN)] == [3, 2, 2, 2, 2]
    assert told(g, ev.STRENGTH) == [(2, 3)]
    assert units(g, "latari-c") == {"latari-archer routed": 3, "latari-pegasus-rider routed": 1}
    assert units(g, "3B") == {"uthuk-flesh-ripper": 1, "beastman": 2}
    assert g.control(area(g, "3B")) == 2
    assert tokens(g, "latari") == ["3B"]


@pytest.mark.rule("RW-15", "R11.2", "R11.8", "R11.11")
def test_a_hero_assists_a_type_of_units() -> None:
    """Heroes do not line up and do not count."""
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


@pytest.mark.rule("RW-31", "R10.4")
def test_reading_a_fate_card() -> None:
    """Each shape has its own section."""
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


@pytest.mark.rule("RW-12", "R12.9")
def test_damage_goes_to_the_damaged_then_to_the_standing() -> None:
    archer, warrior = 0, 3
    for lying in (0, 1):
        hurt = unit(warrior, lying, 1)
        whole = [unit(warrior), unit(archer), unit(archer), unit(archer, 1)]
        assert battle_damage.damage_first([hurt, *whole]) == [hurt]
        assert battle_damage.damage_first(whole) == whole[:3]
    assert battle_damage.damage_first([unit(archer, 1)]) == [unit(archer, 1)]


@pytest.mark.rule("RW-N26", "R12.8")
def test_rout_the_undamaged_first() -> None:
    hurt, whole = unit(3, 0, 1), unit(1)
    assert battle_damage.rout_first([hurt, whole]) == [whole]
    assert battle_damage.rout_first([hurt, whole | 16]) == [hurt]
    assert battle_damage.rout_first([hurt | 16, whole | 16]) == []


@pytest.mark.rule("RW-N27", "R12.2")
def test_cards_count_though_the_group_is_gone() -> None:
    """The rider routs the only berserker: its Fury has no unit to sacrifice."""
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


@pytest.mark.rule("RW-N27", "R12.7")
@pytest.mark.parametrize("card", [5, 15])
def test_a_group_routed_or_destroyed_before_its_turn_draws_nothing(card: int) -> None:
    g = fight(f"uthuk at 3B uthuk-berserker 1\nfate {card}", "3B", "latari", "latari-archer 1")
    assert over(g)
    assert len(told(g, ev.FATE_DRAWN)) == 1
    assert told(g, ev.STRENGTH) == [(1, 0)]


# --- the steps of a battle and of a pass --------------------------------------------------------------


@pytest.mark.rule("R1.3", "R11.1", "R11.2")
def test_the_marker_lies_where_the_battle_is() -> None:
    """One marker; all standing units of both sides line up, heroes do not."""
    g = fight(
        "uthuk at 3B uthuk-berserker 2 routed uthuk-warlock 1\nuthuk hero silhouette 3B",
        "3B",
        "latari",
        "latari-archer 1 latari-warrior 1",
    )
    battle = g.view(None).battle
    assert battle and battle.area == "3B"
    assert {one.type: one.n for one in battle.attacker.line} == {"latari-archer": 1, "latari-warrior": 1}
    assert {one.type: one.n for one in battle.defender.line} == {"uthuk-berserker": 2}
    while not over(g):
        g.do(g.actions(asked(g)[0][0])[0])
    assert g.view(None).battle is None


@pytest.mark.rule("R11.3", "R11.4", "U38")
def test_heroes_assist_the_attackers_first() -> None:
    """Then the cards, once both have seen who assists."""
    g = fight(
        "uthuk at 3B uthuk-berserker 2\nuthuk hero silhouette 3B\nlatari hero maerith-dawnsong 3B\n"
        "latari tactics dread-chant",
        "3B",
        "latari",
        "latari-archer 1",
    )
    assert asked(g) == [("latari", "assist-hero")]
    g.do("latari done")
    assert asked(g) == [("uthuk", "assist-hero")]
    g.do("uthuk done")
    assert asked(g)[0] == ("latari", "play-tactics")
    assert told(g, ev.FATE_DRAWN) == []


@pytest.mark.rule("R11.4")
def test_cards_at_the_start_attacker_first() -> None:
    """The attacker may also play cards for the own turn, the defender may not."""
    cards = "coin-and-whispers shield-wall"
    g = turn(
        f"turn latari conquer\nlatari at latari-c latari-archer 1\nuthuk at 3B uthuk-berserker 2\n"
        f"uthuk influence 2\nlatari tactics {cards}\nuthuk tactics {cards}"
    )
    say(g, "latari done", "latari activate 3B from latari-c latari-archer 1 done")
    offered = []
    while g.fight[F_ROUND] == 0:
        [(who, _)] = asked(g)
        offered.append((who, offers(g, who)))
        say(g, f"{who} done")
    assert offered == [
        ("latari", {"done", "play coin-and-whispers"}),
        ("latari", {"done", "play shield-wall"}),
        ("uthuk", {"done", "play shield-wall"}),
    ]


@pytest.mark.rule("R10.3", "R11.2", "R11.5", "R12.5")
def test_five_rounds_and_each_unit_attacks_once() -> None:
    """From initiative 1 to 5."""
    g = fight(
        "neutral at 8C dragon 1\nfate 1 5 1 4 4",
        "8C",
        "daqan",
        "daqan-siege-engine 1 daqan-footman 1 daqan-knight 1 daqan-bowman 1",
    )
    assert told(g, ev.ROUND_BEGINS) == [(1,), (2,), (3,), (4,), (5,)]
    assert [(who, len(cards)) for who, *cards in told(g, ev.FATE_DRAWN)] == [
        (0, 1), (0, 1), (0, 1), (-1, 1), (0, 1),
    ]  # fmt: skip
    assert told(g, ev.STRENGTH) == [(4, 1)]


@pytest.mark.rule("R12.1", "R12.5", "U36")
def test_both_sides_pick_a_type_the_attacker_first() -> None:
    """A card for each standing unit; then the other types."""
    g = fight(
        "daqan at 3B daqan-knight 2 beastman 1\nfate 1 5 5 1 1 1 1",
        "3B",
        "uthuk",
        "uthuk-berserker 3 beastman 1",
    )
    assert asked(g) == [("uthuk", "battle-group")]
    assert g.actions("uthuk") == ["uthuk attack uthuk-berserker", "uthuk attack beastman"]
    g.do("uthuk attack beastman")
    assert asked(g) == [("daqan", "battle-group")]
    assert g.actions("daqan") == ["daqan attack daqan-knight", "daqan attack beastman"]
    g.do("daqan attack daqan-knight")
    assert over(g)
    drawn = [(g.names[who], len(cards)) for who, *cards in told(g, ev.FATE_DRAWN)]
    assert drawn == [("uthuk", 1), ("daqan", 2), ("uthuk", 3), ("daqan", 1)]
    assert told(g, ev.STRENGTH) == [(4, 3)]


@pytest.mark.rule("R12.2", "R12.3", "R12.4")
def test_specials_then_routs_then_damage() -> None:
    """The attacker's special once for each symbol, then the defender assigns first."""
    g = fight(
        "uthuk at 3B uthuk-flesh-ripper 3 uthuk-warlock 4\nfate 9 10 5 15 3 8 18",
        "3B",
        "latari",
        "latari-archer 4 latari-warrior 2",
    )
    asks = []
    while not over(g) and g.fight[F_ROUND] == 1:
        who, prompt = asked(g)[0]
        asks.append((who, prompt))
        g.do(next(one for one in g.actions(who) if "warlock" in one or who == "latari"))
    assert asks == [
        ("latari", "damage-unit"), ("latari", "damage-unit"),
        ("uthuk", "battle-rout"), ("latari", "battle-rout"),
        ("uthuk", "battle-damage"), ("latari", "battle-damage"),
    ]  # fmt: skip
    kinds = [g.content.type_name[kind] for _, kind in told(g, ev.SPECIAL)]
    assert kinds[:3] == ["latari-archer", "latari-archer", "uthuk-flesh-ripper"]


@pytest.mark.rule("RW-N27", "R12.6")
def test_cards_of_a_group_that_died_are_resolved() -> None:
    """Both rippers die by Crack Shot; their rout and their damage still count."""
    g = fight("uthuk at 3B uthuk-flesh-ripper 2\nfate 9 10 1 8 18", "3B", "latari", "latari-archer 3")
    assert len(told(g, ev.DESTROYED)) == 2 + 1
    assert len(told(g, ev.ROUTED)) == 1
    assert told(g, ev.STRENGTH) == [(1, 0)]
    assert units(g, "3B") == {"latari-archer": 1, "latari-archer routed": 1}


@pytest.mark.rule("RW-N26", "R12.8")
def test_routs_go_to_the_undamaged_whatever_their_health() -> None:
    """First the rider, then the damaged warrior; a third rout is lost."""
    g = fight(
        "latari at 3B latari-warrior 1 latari-pegasus-rider 1\nfate 9 5 6 7", "3B", "daqan", "daqan-bowman 4"
    )
    g.do("latari unit latari-warrior")
    assert [g.content.type_name[kind] for _, kind, _ in told(g, ev.ROUTED)] == [
        "latari-pegasus-rider", "latari-warrior",
    ]  # fmt: skip
    assert told(g, ev.STRENGTH) == [(4, 0)]


@pytest.mark.rule("RW-12", "R12.9", "R12.10")
def test_damage_assigned_in_a_battle() -> None:
    """Point by point; the damaged warrior dies at once, then any standing unit."""
    g = fight(
        "latari at 3B latari-warrior 2 latari-archer 3\nfate 9 5 15 16 1 1 1", "3B", "daqan", "daqan-bowman 4"
    )
    g.do("latari unit latari-archer")  # routed
    assert told(g, ev.DESTROYED) == [(area(g, "3B"), g.content.type_name.index("latari-warrior"), 1)]
    assert line(g, 1) == {"latari-warrior": 1, "latari-archer": 2, "latari-archer routed": 1}
    assert asked(g) == [("latari", "battle-damage")]
    assert g.actions("latari") == ["latari unit latari-archer", "latari unit latari-warrior"]


@pytest.mark.rule("R12.9")
def test_routed_units_take_damage_last() -> None:
    """Nobody else is left."""
    g = fight("latari at 3B latari-archer 1\nfate 5 15 1", "3B", "daqan", "daqan-bowman 2")
    assert len(told(g, ev.ROUTED)) == len(told(g, ev.DESTROYED)) == 1
    assert told(g, ev.RETREATED) == []


@pytest.mark.rule("R10.2")
def test_heroes_fight_with_the_circle() -> None:
    """Card 5 has its damage there; 18 and 28 have theirs in other sections, and miss."""
    g = quests(
        "uthuk order strategize\nlatari order conquer\nuthuk hero ossa-grimtide 7B\n"
        "latari hero silhouette 7B\nfate 5 18 8 28 9 19 10 20"
    )
    say(g, "uthuk hero ossa-grimtide move done duel silhouette")
    assert (damage(g, "silhouette"), damage(g, "ossa-grimtide")) == (1, 0)
