"""The special ability of every unit and every defence development (the house set's sheets; p.33)."""

import pytest

from meadhall.runewars import event_codes as ev
from tests.runewars.fights import fight, line, over, told
from tests.runewars.scene import area, asked, units

# --- Daqan ------------------------------------------------------------------------------------------


def test_concentrated_fire_takes_a_unit_of_health_two() -> None:
    g = fight("latari at 3B latari-warrior 1 latari-archer 2\nfate 9 1 1", "3B", "daqan", "daqan-bowman 1")
    assert told(g, ev.DAMAGED)[0][1] == g.content.type_name.index("latari-warrior")
    assert over(g)


def test_concentrated_fire_without_such_a_unit_is_normal_damage() -> None:
    g = fight("latari at 3B latari-sorceress 1 latari-archer 1\nfate 9 1", "3B", "daqan", "daqan-bowman 1")
    assert g.actions("latari") == ["latari unit latari-archer", "latari unit latari-sorceress"]


def test_valiant_strike_hits_the_same_unit_again_if_it_lives() -> None:
    g = fight("uthuk at 3B uthuk-chaos-lord 2\nfate 9 4 4", "3B", "daqan", "daqan-footman 1")
    kind = g.content.type_name.index("uthuk-chaos-lord")
    assert told(g, ev.DAMAGED) == [(area(g, "3B"), kind, 1)] * 2
    g = fight("uthuk at 3B uthuk-warlock 2\nfate 9 5", "3B", "daqan", "daqan-footman 1")
    assert len(told(g, ev.DAMAGED)) == 1 + 1  # one warlock, then his own damage


def test_command_routs_and_draws_a_card() -> None:
    g = fight("uthuk at 3B uthuk-warlock 2\nfate 3 5", "3B", "daqan", "daqan-knight 1")
    assert len(told(g, ev.ROUTED)) >= 1
    assert len(g.fresh[0]) == 1


def test_lay_siege_adds_two() -> None:
    g = fight("latari at 3B latari-archer 2\nfate 1 1 6", "3B", "daqan", "daqan-siege-engine 1")
    assert told(g, ev.STRENGTH) == [(3, 2)]


@pytest.mark.rule("R12.14")
def test_lay_siege_stays_though_the_engine_is_lost() -> None:
    """The chaos lord destroys it in the same pass."""
    g = fight("uthuk at 3B uthuk-chaos-lord 1\nfate 6 9", "3B", "daqan", "daqan-siege-engine 1")
    assert told(g, ev.DESTROYED)[0][1] == g.content.type_name.index("daqan-siege-engine")
    assert told(g, ev.STRENGTH) == [(2, 1)]


# --- Latari -----------------------------------------------------------------------------------------


def test_crack_shot_is_free_to_pick() -> None:
    g = fight("uthuk at 3B uthuk-berserker 1 uthuk-warlock 1\nfate 9 1 1", "3B", "latari", "latari-archer 1")
    assert asked(g) == [("latari", "damage-unit")]
    assert g.actions("latari") == ["latari unit uthuk-berserker", "latari unit uthuk-warlock"]
    g.do("latari unit uthuk-warlock")
    assert told(g, ev.DESTROYED)[0] == (area(g, "3B"), g.content.type_name.index("uthuk-warlock"), 1)


def test_charge_routs_two_triangles_or_a_rectangle() -> None:
    given = "daqan at 3B daqan-footman 2 daqan-knight 1\nfate 3 4"
    g = fight(given, "3B", "latari", "latari-pegasus-rider 1")
    assert set(g.actions("latari")) == {"latari choose triangles", "latari choose rectangle"}
    g.do("latari choose rectangle")
    assert told(g, ev.ROUTED)[0][1] == g.content.type_name.index("daqan-knight")
    g = fight(given, "3B", "latari", "latari-pegasus-rider 1")
    g.do("latari choose triangles")
    g.do("latari unit daqan-footman")
    g.do("latari unit daqan-footman")
    assert [kind for _, kind, _ in told(g, ev.ROUTED)][:2] == [g.content.type_name.index("daqan-footman")] * 2


@pytest.mark.rule("RW-N28", "R12.14")
def test_word_of_vaal_sends_a_unit_away() -> None:
    """It draws nothing more and does not count."""
    given = "daqan at 3B daqan-siege-engine 1 daqan-footman 1\ndaqan at 7B daqan-bowman 1\nfate 1 1 5"
    g = fight(given, "3B", "latari", "latari-sorceress 1")
    g.do("latari unit daqan-siege-engine")
    assert over(g)
    assert units(g, "7B") == {"daqan-bowman": 1, "daqan-siege-engine routed": 1}
    assert told(g, ev.STRENGTH) == [(1, 1)]
    assert [len(cards) for _, *cards in told(g, ev.FATE_DRAWN)] == [1, 1]


def test_word_of_vaal_destroys_who_cannot_leave() -> None:
    g = fight(
        "daqan at 3A daqan-siege-engine 1 daqan-footman 1\nlatari at 3B latari-archer 1\n"
        "uthuk at 7B uthuk-berserker 1\nfate 1 1 5",
        "3A",
        "latari",
        "latari-sorceress 1",
    )
    g.do("latari unit daqan-siege-engine")
    assert over(g)
    assert told(g, ev.DESTROYED)[0] == (area(g, "3A"), g.content.type_name.index("daqan-siege-engine"), 1)


def test_overpower_finishes_a_routed_unit() -> None:
    """The archer's rout comes first, then the warrior."""
    g = fight(
        "daqan at 3B daqan-siege-engine 2\nfate 5 3 4 4", "3B", "latari", "latari-archer 1 latari-warrior 1"
    )
    assert line(g, 1) == {"daqan-siege-engine": 1, "daqan-siege-engine routed": 1}
    g.do("latari choose finish-routed")
    assert told(g, ev.STRENGTH) == [(2, 1)]


# --- Waiqar -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("reanimates", "hurt"), [(1, 0), (2, 2)])
def test_overrun_needs_two_standing(reanimates: int, hurt: int) -> None:
    cards = "1 " * (reanimates - 1)
    g = fight(
        f"daqan at 3B daqan-siege-engine 1\nfate 9 {cards} 4",
        "3B",
        "waiqar",
        f"waiqar-reanimate {reanimates}",
        map="M4",
    )
    assert len(told(g, ev.DAMAGED)) == hurt


def test_mortal_strike_takes_a_standing_unit_but_no_hexagon() -> None:
    given = "daqan at 3B daqan-siege-engine 1 daqan-knight 1 routed daqan-footman 1\nfate 5 9 4"
    g = fight(given, "3B", "waiqar", "waiqar-skeleton-archer 1", map="M4")
    assert g.content.type_name.index("daqan-knight") in [kind for _, kind, _ in told(g, ev.DESTROYED)]


@pytest.mark.rule("R12.11")
def test_mortal_strike_spares_the_routed_while_another_stands() -> None:
    """The footman was routed in this battle, the knight stands."""
    g = fight(
        "daqan at 3B daqan-knight 1 daqan-footman 1\nfate 5 5 9",
        "3B",
        "waiqar",
        "razorwing 1 waiqar-skeleton-archer 1",
        map="M4",
    )
    g.do("daqan unit daqan-footman")
    assert told(g, ev.DESTROYED) == [(area(g, "3B"), g.content.type_name.index("daqan-knight"), 1)]


@pytest.mark.rule("R12.14")
def test_raised_reanimates_stay_without_their_necromancer() -> None:
    """The necromancer dies in the same pass."""
    g = fight("daqan at 3B daqan-knight 1\nfate 1 18 1 1", "3B", "waiqar", "waiqar-necromancer 1", map="M4")
    g.do("waiqar unit waiqar-necromancer")
    while not over(g):
        g.do(g.actions(asked(g)[0][0])[0])
    assert told(g, ev.STRENGTH) == [(2, 1)]
    assert units(g, "3B") == {"waiqar-reanimate": 2}


def test_raise_dead_and_they_fight() -> None:
    g = fight(
        "daqan at 3B daqan-siege-engine 1\nfate 1 1 1 4", "3B", "waiqar", "waiqar-necromancer 1", map="M4"
    )
    assert told(g, ev.STRENGTH) == [(3, 1)]
    assert [len(cards) - 1 for cards in told(g, ev.FATE_DRAWN)] == [1, 2, 1]
    assert units(g, "3B") == {"waiqar-reanimate": 2, "waiqar-necromancer": 1}


def test_raise_dead_takes_only_what_the_supply_has() -> None:
    g = fight(
        "daqan at 3B daqan-siege-engine 1\nwaiqar at waiqar-a waiqar-reanimate 8\n"
        "waiqar at waiqar-b waiqar-reanimate 7\nfate 1 1 4",
        "3B",
        "waiqar",
        "waiqar-necromancer 1",
        map="M4",
    )
    assert told(g, ev.STRENGTH) == [(2, 1)]


def test_raise_dead_keeps_a_defender_at_eight() -> None:
    g = fight(
        "waiqar at 3B waiqar-necromancer 1 waiqar-reanimate 6\nfate 1",
        "3B",
        "daqan",
        "daqan-siege-engine 1",
        map="M4",
    )
    assert asked(g) == [("waiqar", "defender-surplus")]
    g.do("waiqar unit waiqar-necromancer")
    assert told(g, ev.DESTROYED)[0] == (area(g, "3B"), g.content.type_name.index("waiqar-necromancer"), 1)
    assert told(g, ev.PLACED) == [(area(g, "3B"), g.content.type_name.index("waiqar-reanimate"), 2)]


@pytest.mark.parametrize(("foe", "raised"), [("daqan-footman 1", 1), ("daqan-siege-engine 1", 0)])
def test_reaping_blow_raises_one_if_it_kills(foe: str, raised: int) -> None:
    first = "1" if "footman" in foe else ""
    g = fight(f"daqan at 3B {foe}\nfate {first} 6 1 4", "3B", "waiqar", "waiqar-dark-knight 1", map="M4")
    assert over(g)
    assert len(told(g, ev.PLACED)) == raised


# --- Uthuk ---------------------------------------------------------------------------------------------


def test_fury_is_a_choice() -> None:
    given = "daqan at 3B daqan-siege-engine 1\nfate 9 1 4"
    g = fight(given, "3B", "uthuk", "uthuk-berserker 2")
    g.do("uthuk yes")
    assert over(g)
    assert len(told(g, ev.DAMAGED)) == 2
    g = fight(given, "3B", "uthuk", "uthuk-berserker 2")
    g.do("uthuk no")
    assert told(g, ev.DAMAGED) == []


def test_unrelenting_makes_rippers_tough() -> None:
    g = fight("latari at 3B latari-archer 2\nfate 3 15 25", "3B", "uthuk", "uthuk-flesh-ripper 1")
    assert told(g, ev.STRENGTH) == [(1, 2)]
    assert len(told(g, ev.DAMAGED)) == 2


@pytest.mark.rule("R12.15")
def test_rain_fire_is_met_in_full_if_it_can_be() -> None:
    """One triangle is not two, so the rectangle must go; else all there is. Nobody is asked."""
    g = fight(
        "daqan at 3B daqan-siege-engine 1 daqan-footman 1\nfate 1 1 4", "3B", "uthuk", "uthuk-warlock 1"
    )
    footman = g.content.type_name.index("daqan-footman")
    assert told(g, ev.DESTROYED) == [(area(g, "3B"), footman, 1)] and told(g, ev.STRENGTH) == [(1, 1)]
    g = fight(
        "daqan at 3B daqan-siege-engine 1 daqan-footman 1 daqan-knight 1\nfate 5 4 1 4",
        "3B",
        "uthuk",
        "uthuk-warlock 1",
    )
    assert told(g, ev.DESTROYED)[0] == (area(g, "3B"), g.content.type_name.index("daqan-knight"), 1)
    given = "daqan at 3B daqan-siege-engine 1 daqan-footman 2 daqan-knight 1\nfate 5 4 4 1 4"
    g = fight(given, "3B", "uthuk", "uthuk-warlock 1")
    assert g.actions("daqan") == ["daqan choose two-triangles", "daqan choose one-rectangle"]
    g.do("daqan choose two-triangles")
    assert told(g, ev.DESTROYED)[:2] == [(area(g, "3B"), g.content.type_name.index("daqan-footman"), 1)] * 2


@pytest.mark.rule("R12.11")
def test_rain_fire_takes_standing_units_first() -> None:
    """The footman whom the razorwing routed lives."""
    g = fight(
        "daqan at 3B daqan-siege-engine 1 daqan-footman 3\nfate 5 1 1 1 4",
        "3B",
        "uthuk",
        "uthuk-warlock 1 razorwing 1",
    )
    g.do("daqan unit daqan-footman")
    assert told(g, ev.DESTROYED) == [(area(g, "3B"), g.content.type_name.index("daqan-footman"), 1)] * 2
    assert told(g, ev.STRENGTH) == [(2, 1)]
    assert [g.content.type_name[kind] for _, _, kind, _ in told(g, ev.RETREATED)] == [
        "daqan-footman", "daqan-siege-engine",
    ]  # fmt: skip


def test_terrifying_routs_or_destroys() -> None:
    g = fight("daqan at 3B daqan-siege-engine 2\nfate 6 4 4", "3B", "uthuk", "uthuk-chaos-lord 1")
    assert told(g, ev.STRENGTH) == [(1, 2)]  # two alike and two to be picked: nothing to ask
    assert len(told(g, ev.ROUTED)) == 2


# --- neutral units ------------------------------------------------------------------------------------


@pytest.mark.rule("RW-N35")
def test_ravage_draws_a_further_card_for_neutrals() -> None:
    g = fight("neutral at 1B beastman 1\nfate 9 19 1", "1B", "daqan", "daqan-footman 3")
    assert over(g)
    assert len(told(g, ev.DAMAGED)) == 2  # the second special counts as damage only
    assert [seat for seat, *_ in told(g, ev.FATE_DRAWN)][:2] == [-1, -1]


def test_flaming_breath_takes_up_to_three_triangles() -> None:
    g = fight("neutral at 8C dragon 1\nfate 1 1 1 6", "8C", "daqan", "daqan-footman 3 daqan-siege-engine 1")
    assert asked(g) == [("latari", "destroy-unit")]  # the left neighbour decides
    g.do("latari unit daqan-footman")
    g.do("latari unit daqan-footman")
    g.do("latari done")
    footman = (area(g, "8C"), g.content.type_name.index("daqan-footman"), 1)
    assert told(g, ev.DESTROYED) == [footman] * 2


def test_rage_strikes_back_with_its_wounds() -> None:
    g = fight("neutral at 2A giant 1\nfate 15 15 6", "2A", "latari", "latari-archer 2")
    assert told(g, ev.STRENGTH) == [(0, 1)]


def test_burning_damages_two_different_standing_units() -> None:
    g = fight("neutral at 8A hell-hound 1\nfate 3 1", "8A", "daqan", "daqan-siege-engine 2")
    kind = g.content.type_name.index("daqan-siege-engine")
    assert [hit for _, hit, _ in told(g, ev.DAMAGED)].count(kind) == 2


def test_stun_routs_only_later_rows() -> None:
    g = fight("neutral at 1A razorwing 1\nfate 1 9", "1A", "daqan", "daqan-bowman 1")
    assert told(g, ev.ROUTED) == []
    g = fight("neutral at 1A razorwing 1\nfate 9", "1A", "daqan", "daqan-footman 1")
    assert len(told(g, ev.ROUTED)) == 1


def test_undying_sorcerers() -> None:
    g = fight("neutral at 3A sorcerer 1\nfate 15 1 4", "3A", "latari", "latari-archer 1")
    assert told(g, ev.DESTROYED) == []
    assert told(g, ev.STRENGTH) == [(1, 1)]


# --- defence developments ------------------------------------------------------------------------------


@pytest.mark.rule("RW-N29", "R11.6", "R25.4")
def test_reinforced_walls_add_two() -> None:
    g = fight("daqan stronghold 3B damaged defence", "3B", "latari", "latari-warrior 3")
    assert told(g, ev.STRENGTH) == [(3, 5)]
    assert g.development[area(g, "3B")] == 3


@pytest.mark.rule("RW-N29", "R11.6", "R25.4")
def test_protective_wards_send_a_standing_attacker_home() -> None:
    g = fight(
        "latari stronghold 3B damaged defence\ndaqan at 7B daqan-knight 1",
        "3B",
        "daqan",
        "daqan-footman 3 daqan-knight 1",
    )
    g.do("daqan unit daqan-knight")
    assert told(g, ev.STRENGTH) == [(3, 3)]
    assert units(g, "7B")["daqan-knight routed"] == 1
    assert g.development[area(g, "3B")] == 3


@pytest.mark.rule("RW-N29", "R11.6", "R11.7", "R25.4", "U08")
def test_cursed_tomb_is_discarded_for_three_routs() -> None:
    """The attacker says who; the siege engine counts though it lies."""
    g = fight(
        "waiqar stronghold 3B damaged defence",
        "3B",
        "daqan",
        "daqan-footman 3 daqan-siege-engine 1",
        map="M4",
    )
    g.do("waiqar choose use")
    assert asked(g) == [("daqan", "rout-unit")]
    g.do("daqan unit daqan-siege-engine")
    assert told(g, ev.STRENGTH) == [(2, 3)]
    assert len(told(g, ev.ROUTED)) == 3
    assert g.development[area(g, "3B")] == -1


@pytest.mark.rule("R25.4", "U08")
def test_cursed_tomb_routs_no_heroes() -> None:
    """Two units for three routs: the hero who stands beside them stays so."""
    lines = "waiqar stronghold 3B damaged defence\ndaqan hero silhouette 3B"
    g = fight(lines, "3B", "daqan", "daqan-footman 2", map="M4")
    g.do("waiqar choose use")
    assert len(told(g, ev.ROUTED)) == 2
    assert told(g, ev.STRENGTH) == [(0, 3)]
    assert not g.hero_down[g.content.heroes.index("silhouette")]


@pytest.mark.rule("RW-N29", "R11.6", "R25.4")
def test_hungry_spawn_bites_four_times() -> None:
    g = fight("uthuk stronghold 3B damaged defence", "3B", "daqan", "daqan-footman 8")
    g.do("uthuk choose use")
    assert told(g, ev.STRENGTH) == [(4, 3)]
    g = fight("uthuk stronghold 3B damaged defence", "3B", "daqan", "daqan-footman 8")
    g.do("uthuk no")
    assert told(g, ev.STRENGTH) == [(8, 3)]
