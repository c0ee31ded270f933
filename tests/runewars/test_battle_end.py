"""The count, strongholds, retreat and what is left after a battle (p.18, p.21, p.22)."""

import pytest

from meadhall.runewars import event_codes as ev
from meadhall.runewars.effects.tree import (
    ENEMY_HOME_AREA_TAKEN,
    ENEMY_STRONGHOLD_REMOVED,
    ENEMY_UNIT_DESTROYED,
    EVENTS,
    NEUTRAL_UNIT_DESTROYED,
    WON_AGAINST_PLAYER,
)
from meadhall.runewars.state import DAMAGED, NO_FORT, SOUND, Runewars
from tests.runewars import laws
from tests.runewars.fights import again, fight, over, told
from tests.runewars.scene import area, asked, units
from tests.runewars.turns import ready, season_card


def tally(g: Runewars, seat: int, event: int) -> int:
    return g.turn_tally[seat * len(EVENTS) + event]


@pytest.mark.rule("RW-N02", "R11.2", "R11.14")
def test_who_lay_routed_before_takes_no_part() -> None:
    """They do not line up, and are destroyed if their side loses."""
    given = "uthuk at 8B uthuk-berserker 1 routed uthuk-berserker 2\n"
    g = fight(f"{given}fate 1 1 1 1", "8B", "daqan", "daqan-footman 3")
    assert told(g, ev.STRENGTH) == [(3, 1)]
    assert over(g)
    assert tally(g, 0, ENEMY_UNIT_DESTROYED) == 2
    assert units(g, "uthuk-a") == {"uthuk-berserker routed": 1}
    g = fight(f"{given}fate 15 4", "8B", "daqan", "daqan-footman 1")
    assert units(g, "8B") == {"uthuk-berserker": 1, "uthuk-berserker routed": 2}


@pytest.mark.rule("R11.14", "U06")
def test_an_area_with_only_routed_defenders() -> None:
    """Whoever took no part is destroyed."""
    g = fight("uthuk at 8B routed uthuk-berserker 2\nfate 1", "8B", "daqan", "daqan-footman 1")
    assert over(g)
    assert told(g, ev.STRENGTH) == [(1, 0)]
    assert told(g, ev.DESTROYED) == [(area(g, "8B"), g.content.type_name.index("uthuk-berserker"), 2)]
    assert units(g, "8B") == {"daqan-footman": 1}


@pytest.mark.rule("RW-N03", "R10.2", "R11.7")
def test_routed_hexagons_count() -> None:
    """The footman routed in this battle does not count, the siege engine does."""
    g = fight(
        "uthuk at 3B uthuk-berserker 3\nfate 5 5 1 4", "3B", "daqan", "daqan-siege-engine 1 daqan-footman 1"
    )
    g.do("daqan unit daqan-footman")
    assert told(g, ev.STRENGTH) == [(1, 3)]
    assert len(told(g, ev.ROUTED)) == 2


@pytest.mark.rule("RW-N04", "R11.9")
def test_a_tie_is_the_defenders() -> None:
    g = fight("uthuk at 3B uthuk-berserker 3\nfate 1 1 1 1 1 1", "3B", "daqan", "daqan-footman 3")
    assert told(g, ev.STRENGTH) == [(3, 3)]
    assert told(g, ev.BATTLE_WON)[0][0] == 2


@pytest.mark.rule("RW-N05")
def test_after_a_battle_units_retreat_to_friendly_areas_first_and_eight_stay() -> None:
    g = fight(
        "uthuk at 1B uthuk-berserker 8\ndaqan at daqan-b daqan-footman 7\nneutral at 1A razorwing 2\nfate "
        + "1 " * 12,
        "1B",
        "daqan",
        "daqan-footman 4",
    )
    assert asked(g) == [("daqan", "lose-units")]
    g.do("daqan lose-routed daqan-footman 3")
    assert units(g, "daqan-b") == {"daqan-footman": 7, "daqan-footman routed": 1}


@pytest.mark.rule("RW-N06")
def test_in_a_battle_flyers_retreat_alone_or_all_together() -> None:
    g = fight(
        "uthuk at 3C uthuk-berserker 6\nuthuk at latari-c uthuk-berserker 1\n"
        "latari at latari-b latari-archer 1\nfate 1 1 5 1 1 1 1 1 1",
        "3C",
        "latari",
        "latari-archer 2 latari-pegasus-rider 1",
    )
    assert g.actions("latari") == ["latari retreat 3B", "latari retreat latari-b"]
    g.do("latari retreat latari-b")
    assert units(g, "latari-b") == {"latari-archer": 1, "latari-pegasus-rider routed": 1}
    assert tally(g, 2, ENEMY_UNIT_DESTROYED) == 2


@pytest.mark.rule("RW-N07")
def test_the_surplus_of_a_winner_leaves() -> None:
    g = fight(
        "daqan at daqan-b daqan-footman 1\nuthuk at 1B uthuk-berserker 1\nfate " + "1 " * 12,
        "1B",
        "daqan",
        "daqan-footman 10",
    )
    g.do("uthuk retreat 1C")
    assert asked(g) == [("daqan", "battle-surplus")]
    g.do("daqan unit daqan-footman")
    assert g.actions("daqan") == ["daqan unit daqan-footman"]
    assert str(g.why("daqan done")) == "still_too_many need=1 [p.18]"
    g.do("daqan unit daqan-footman")
    assert over(g)
    assert units(g, "1B") == {"daqan-footman": 8}
    assert units(g, "daqan-b") == {"daqan-footman": 1, "daqan-footman routed": 2}


@pytest.mark.rule("RW-N07")
def test_in_rules_1_a_winner_may_let_more_than_the_surplus_leave() -> None:
    g = fight(
        "rules 1\ndaqan at daqan-b daqan-footman 1\nuthuk at 1B uthuk-berserker 1\nfate " + "1 " * 12,
        "1B",
        "daqan",
        "daqan-footman 10",
    )
    assert g.rules.version == 1
    g.do("uthuk retreat 1C")
    g.do("daqan unit daqan-footman")
    assert "daqan done" not in g.actions("daqan")
    for _ in range(4):
        g.do("daqan unit daqan-footman")
        assert "daqan done" in g.actions("daqan")
    g.do("daqan done")
    assert over(g)
    assert units(g, "1B") == {"daqan-footman": 5}
    assert units(g, "daqan-b") == {"daqan-footman": 1, "daqan-footman routed": 5}


@pytest.mark.rule("RW-N09", "R11.8", "R11.9", "R11.11", "R11.17", "R11.18")
@pytest.mark.parametrize(("attackers", "wins"), [(5, False), (6, True)])
def test_a_bare_stronghold_defends(attackers: int, wins: bool) -> None:
    """No cards are drawn; whom it beats retreats, routed."""
    given = "uthuk stronghold 8B\ndaqan at 8A daqan-knight 1"
    g = fight(given, "8B", "daqan", f"daqan-footman {attackers}")
    assert told(g, ev.STRENGTH) == [(attackers, 5)]
    assert told(g, ev.FATE_DRAWN) == []
    if wins:
        g.do("daqan no")
        assert g.fort[area(g, "8B")] == NO_FORT
        assert g.control(area(g, "8B")) == 0
    else:
        assert units(g, "8A") == {"daqan-knight": 1, "daqan-footman routed": attackers}
        assert g.fort[area(g, "8B")] == DAMAGED
        assert g.control(area(g, "8B")) == 2
    assert over(g)


@pytest.mark.rule("RW-N10", "R11.10")
def test_a_conquered_stronghold_is_replaced() -> None:
    """The stronghold is removed, and the winner places one of their own, damaged."""
    g = fight("uthuk stronghold 8B damaged diplomat", "8B", "daqan", "daqan-footman 4")
    assert g.development[area(g, "8B")] == -1
    g.do("daqan place 8B")
    assert g.fort[area(g, "8B")] == DAMAGED
    assert g.control(area(g, "8B")) == 0
    assert tally(g, 0, ENEMY_STRONGHOLD_REMOVED) == 1
    assert tally(g, 0, WON_AGAINST_PLAYER) == 1


@pytest.mark.rule("RW-N10", "R11.14")
def test_who_took_no_part_is_lost_before_the_others_retreat() -> None:
    """While Uthuk says where to, the new stronghold stands there, and no units beside it."""
    g = fight(
        "uthuk stronghold 8B damaged\nuthuk at 8B uthuk-berserker 1 routed uthuk-berserker 2\n"
        "neutral at 8A none\nuthuk at 8C uthuk-warlock 1\nfate 1 1 1 1 1 1 1",
        "8B",
        "daqan",
        "daqan-footman 6",
    )
    g.do("daqan place 8B")
    assert asked(g) == [("uthuk", "retreat")]
    assert units(g, "8B") == {}
    laws.units(g)


@pytest.mark.rule("R11.8", "R11.11", "U30")
def test_a_stronghold_stays_whole_if_no_attacker_stands() -> None:
    """The siege engine lies routed, it counts but does not stand."""
    g = fight(
        "uthuk stronghold 8B\nuthuk at 8B uthuk-berserker 2\nfate 5 15 1",
        "8B",
        "daqan",
        "daqan-siege-engine 1",
    )
    assert told(g, ev.STRENGTH) == [(1, 7)]
    assert g.fort[area(g, "8B")] == SOUND


@pytest.mark.rule("RW-N11", "R11.8")
@pytest.mark.parametrize(("supremacy", "defence"), [(0, 5), (1, 2)])
def test_conquers_supremacy_weakens_a_stronghold(supremacy: int, defence: int) -> None:
    """A damaged stronghold adds 3."""
    g = fight(
        "uthuk stronghold 8B damaged\nuthuk at 8B uthuk-berserker 2\nfate 1 1 1",
        "8B",
        "daqan",
        "daqan-footman 1",
        supremacy,
    )
    assert told(g, ev.STRENGTH) == [(1, defence)]


@pytest.mark.rule("RW-N11", "U09")
def test_a_stronghold_never_counts_below_nothing() -> None:
    """3 less 3 for the supremacy and 2 for the card are not taken from the two berserkers."""
    g = fight(
        "uthuk stronghold 8B damaged\nuthuk at 8B uthuk-berserker 2\nfate 1 1 1\n"
        "daqan tactics undermined-walls",
        "8B",
        "daqan",
        "daqan-footman 1",
        1,
    )
    g.do("daqan play undermined-walls")
    assert told(g, ev.STRENGTH) == [(1, 2)]


@pytest.mark.rule("RW-N25", "R9.4")
def test_an_ally_that_retreats_to_an_empty_area_is_nobodys() -> None:
    """The giant has lost, and no neighbour of 8B is Latari's."""
    g = fight("uthuk stronghold 8B\nneutral at 8A none", "8B", "latari", "giant 1")
    assert over(g)
    assert units(g, "8A") == {"giant routed": 1}
    assert g.control(area(g, "8A")) == -1


@pytest.mark.rule("RW-N25")
def test_an_ally_alone_leaves_the_alliance() -> None:
    given = "uthuk stronghold 8B damaged\nuthuk at 8B uthuk-berserker 1\nfate 15 15 1"
    for answer, control in (("latari no", -1), ("latari place 8B", 1)):
        g = fight(given, "8B", "latari", "giant 4 latari-archer 1")
        while asked(g)[0][1] != "take-over":
            g.do(g.actions(asked(g)[0][0])[0])
        g.lines[0] = tuple(unit for unit in g.lines[0] if unit >> 5 >= 4)
        g.do(answer)
        assert over(g)
        assert units(g, "8B")["giant"] == 4
        assert g.control(area(g, "8B")) == control


@pytest.mark.rule("RW-N35")
def test_neutrals_lose_and_retreat() -> None:
    """1B borders on 1C and 2C: the left neighbour of the attacker picks where they go."""
    g = fight("neutral at 1B beastman 1\nfate 1 1 1 1", "1B", "daqan", "daqan-footman 3")
    assert asked(g) == [("latari", "retreat")]
    g.do("latari retreat 1C")
    assert units(g, "1C") == {"beastman routed": 1}
    assert tally(g, 0, WON_AGAINST_PLAYER) == 0


def test_neutrals_destroyed_are_counted() -> None:
    g = fight("neutral at 1B beastman 1\nfate 15 1", "1B", "daqan", "daqan-bowman 2")
    assert tally(g, 0, NEUTRAL_UNIT_DESTROYED) == 1
    assert tally(g, 0, ENEMY_UNIT_DESTROYED) == 0


def test_an_enemy_home_area_is_taken() -> None:
    g = fight("uthuk at uthuk-b uthuk-berserker 1\nfate 1 1 1 1", "uthuk-b", "daqan", "daqan-footman 3")
    while not over(g):
        g.do(g.actions(asked(g)[0][0])[0])
    assert tally(g, 0, ENEMY_HOME_AREA_TAKEN) == 1
    assert g.control(area(g, "uthuk-b")) == 0


def test_the_lord_commander_gains_influence() -> None:
    g = fight(
        "daqan influence 2\ntitle lord-commander-of-the-warriors-guild daqan 1\n"
        "uthuk at 3B uthuk-berserker 1\nfate 1 1 1 1",
        "3B",
        "daqan",
        "daqan-footman 3",
    )
    while not over(g):
        g.do(g.actions(asked(g)[0][0])[0])
    assert g.influence[0] == 3


@pytest.mark.rule("RW-N03", "R11.7", "U07")
def test_a_hexagon_routed_before_the_battle_does_not_count() -> None:
    g = fight(
        "daqan at 3B daqan-footman 1 routed daqan-siege-engine 1\nfate 1 1 1",
        "3B",
        "uthuk",
        "uthuk-berserker 2",
    )
    assert told(g, ev.STRENGTH) == [(2, 1)]


@pytest.mark.rule("RW-N04", "R11.9")
def test_nothing_against_nothing_is_the_defenders() -> None:
    """Each routs the other."""
    g = fight("uthuk at 3B uthuk-flesh-ripper 1\nfate 5 8", "3B", "latari", "latari-archer 1")
    assert told(g, ev.STRENGTH) == [(0, 0)]
    assert told(g, ev.BATTLE_WON)[0][0] == 2


@pytest.mark.rule("RW-N10", "R11.10")
def test_a_winner_may_place_a_stronghold_from_elsewhere() -> None:
    """All four are on the board; the one that is moved loses its development."""
    g = fight(
        "uthuk stronghold 8B damaged\ndaqan stronghold daqan-a\ndaqan stronghold daqan-b diplomat\n"
        "daqan stronghold daqan-c\ndaqan stronghold 1C",
        "8B",
        "daqan",
        "daqan-footman 4",
    )
    assert asked(g) == [("daqan", "take-over")]
    assert g.actions("daqan") == [
        "daqan no", "daqan to 1C", "daqan to daqan-a", "daqan to daqan-b", "daqan to daqan-c",
    ]  # fmt: skip
    g.do("daqan to daqan-b")
    assert over(g)
    assert (g.fort[area(g, "8B")], g.fort[area(g, "daqan-b")]) == (DAMAGED, NO_FORT)
    assert g.development[area(g, "8B")] == g.development[area(g, "daqan-b")] == -1
    assert g.control(area(g, "8B")) == 0


@pytest.mark.rule("R11.12", "R12.12")
def test_the_damage_is_gone_in_the_next_battle() -> None:
    """A knight takes a point in each of two battles and lives."""
    g = fight("uthuk at 3B uthuk-berserker 1\nfate 5 15 1", "3B", "daqan", "daqan-knight 1 daqan-footman 1")
    g.do("daqan unit daqan-knight")
    assert told(g, ev.STRENGTH) == [(2, 1)]
    while not over(g):
        g.do(g.actions(asked(g)[0][0])[0])
    again(g, "3B", "uthuk", "uthuk-berserker 1", 15, 5, 1)
    assert asked(g) == [("daqan", "battle-damage")]
    g.do("daqan unit daqan-knight")
    assert [g.content.type_name[kind] for _, kind, _ in told(g, ev.DAMAGED)] == ["daqan-knight"]
    assert told(g, ev.DESTROYED) == []
    assert told(g, ev.STRENGTH) == [(1, 2)]


@pytest.mark.rule("R11.13", "R11.15", "R11.16")
def test_the_loser_retreats_routed_the_winner_stays() -> None:
    """Both berserkers go, also the one routed here; the winner's still lies."""
    g = fight(
        "uthuk at 3B uthuk-berserker 2\nuthuk at 7B uthuk-warlock 1\nfate 5 6 1 1 1",
        "3B",
        "daqan",
        "daqan-bowman 1 daqan-footman 3",
    )
    g.do("daqan unit daqan-footman")
    assert told(g, ev.STRENGTH) == [(3, 1)]
    assert over(g)
    assert units(g, "7B") == {"uthuk-warlock": 1, "uthuk-berserker routed": 2}
    assert units(g, "3B") == {"daqan-bowman": 1, "daqan-footman": 2, "daqan-footman routed": 1}


@pytest.mark.rule("R12.13")
@pytest.mark.parametrize(
    ("card", "state"),
    [("famine", ""), ("dry-riverbeds", " routed"), ("royal-assize", " routed"), ("bitter-cold", " routed")],
)
def test_routed_units_lie_until_spring(card: str, state: str) -> None:
    """No other season stands them up."""
    g = season_card(card, "daqan at daqan-b routed daqan-knight 2")
    while not ready(g):  # the gifts of fall
        g.do(g.actions(asked(g)[0][0])[0])
    assert units(g, "daqan-b") == {f"daqan-knight{state}": 2}
