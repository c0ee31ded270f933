"""Tactics cards in battles, and cards that place, move, destroy or drive away units on the board."""

from meadhall.runewars import event_codes as ev
from meadhall.runewars.effects.run import start
from meadhall.runewars.effects.tree import OF_SEASON, OF_TACTICS
from meadhall.runewars.state import NO_FORT, Runewars
from tests.runewars.fights import fight, over, told
from tests.runewars.scene import area, asked, scene, seat, units


def play(lines: str, who: str, card: str) -> Runewars:
    """A tactics card of a turn, played at once."""
    g = scene(f"turn {who} harvest\n{lines}", run=False)
    i = g.content.tactics.index(card)
    start(g, g.content.tactics_block[i], seat(g, who), OF_TACTICS * 256 + i)
    g.run()
    return g


def season(lines: str, card: str) -> Runewars:
    g = scene(f"turn daqan harvest\n{lines}", run=False)
    g.current = -1
    i = g.content.seasons.index(card)
    start(g, g.content.season_block[i], -1, OF_SEASON * 256 + i)
    g.run()
    return g


def finish(g: Runewars) -> None:
    while not over(g):
        g.do(g.actions(asked(g)[0][0])[0])


# --- in battles ----------------------------------------------------------------------------------------


def test_tactical_retreat() -> None:
    g = fight(
        "uthuk at 8B uthuk-berserker 2 routed uthuk-warlock 1\nuthuk stronghold 8B\n"
        "uthuk hero silhouette 8B\nuthuk at 8A uthuk-berserker 1\nuthuk tactics tactical-retreat",
        "8B",
        "daqan",
        "daqan-footman 9",
    )
    if asked(g)[0][1] == "assist-hero":
        g.do("uthuk done")
    g.do("uthuk play tactical-retreat")
    g.do("uthuk retreat 8A")
    g.do("uthuk hero silhouette")
    g.do("daqan no")
    g.do("daqan unit daqan-footman")
    finish(g)
    assert units(g, "8A") == {"uthuk-berserker": 3, "uthuk-warlock routed": 1}
    assert units(g, "8B") == {"daqan-footman": 8}
    assert g.fort[area(g, "8B")] == NO_FORT
    assert g.hero_at[g.content.heroes.index("silhouette")] == area(g, "8A")
    assert told(g, ev.BATTLE_WON) == []


def test_summon_lightning_strikes_both_sides() -> None:
    g = fight(
        "uthuk at 8B uthuk-berserker 5\nuthuk tactics summon-lightning", "8B", "daqan", "daqan-footman 5"
    )
    g.do("uthuk play summon-lightning")
    assert (
        told(g, ev.DESTROYED)[:8].count((area(g, "8B"), g.content.type_name.index("uthuk-berserker"), 1)) == 4
    )


def test_rally_cry_stands_up_who_lay_there_before() -> None:
    g = fight(
        "uthuk at 8B uthuk-berserker 1 routed uthuk-warlock 2\nuthuk tactics rally-cry\nfate 1 1 1 5 5 5",
        "8B",
        "daqan",
        "daqan-footman 2",
    )
    g.do("uthuk play rally-cry")
    g.do("uthuk unit uthuk-warlock routed")
    g.do("uthuk unit uthuk-warlock routed")
    assert len(told(g, ev.STOOD)) == 2
    finish(g)
    assert told(g, ev.STRENGTH) == [(0, 3)]


def test_shield_wall_ignores_two_points() -> None:
    g = fight(
        "uthuk at 8B uthuk-berserker 3\ndaqan tactics shield-wall\nfate 15 16 17 1 1 1",
        "8B",
        "daqan",
        "daqan-footman 3",
    )
    g.do("daqan play shield-wall")
    finish(g)
    assert (
        len([1 for _, kind, _ in told(g, ev.DAMAGED) if kind == g.content.type_name.index("daqan-footman")])
        == 1
    )


def test_to_the_victor() -> None:
    given = "uthuk at 8B uthuk-berserker 1\ndaqan influence 0\ndaqan tactics to-the-victor\nfate {} 1 1 1"
    g = fight(given.format(1), "8B", "daqan", "daqan-footman 3")
    g.do("daqan play to-the-victor")
    finish(g)
    assert (g.influence[0], len(g.fresh[0])) == (2, 1)


def test_undermined_walls_and_hold_the_gate() -> None:
    g = fight(
        "uthuk stronghold 8B\nuthuk at 8B routed uthuk-berserker 1\ndaqan tactics undermined-walls\n"
        "uthuk tactics hold-the-gate\nfate 1 1 1",
        "8B",
        "daqan",
        "daqan-footman 3",
    )
    g.do("daqan play undermined-walls")
    while "uthuk play hold-the-gate" not in g.actions("uthuk"):
        g.do(f"{asked(g)[0][0]} done")
    g.do("uthuk play hold-the-gate")
    finish(g)
    assert told(g, ev.STRENGTH) == [(3, 5)]


def test_fresh_reserves_keep_a_defender_at_eight() -> None:
    g = fight(
        "uthuk at 8B uthuk-berserker 7\nuthuk at 8A uthuk-warlock 3\nuthuk tactics fresh-reserves",
        "8B",
        "daqan",
        "daqan-footman 3",
    )
    g.do("uthuk play fresh-reserves")
    g.do("uthuk area 8A")
    assert g.actions("uthuk") == ["uthuk done", "uthuk uthuk-warlock 1"]
    g.do("uthuk uthuk-warlock 1")
    assert units(g, "8A") == {"uthuk-warlock": 2}


def test_dread_chant() -> None:
    g = fight("uthuk at 8B uthuk-berserker 2\ndaqan tactics dread-chant", "8B", "daqan", "daqan-footman 1")
    g.do("daqan play dread-chant")
    assert len(told(g, ev.ROUTED)) >= 2


# --- on the board ---------------------------------------------------------------------------------------


def test_hired_blades_are_two_of_one_type() -> None:
    g = play("daqan at 1C daqan-footman 1", "daqan", "hired-blades")
    g.do("daqan choose triangles")
    g.do("daqan type razorwing")
    assert units(g, "1C") == {"daqan-footman": 1, "razorwing": 2}


def test_muster_at_dawn_mixes() -> None:
    g = play("daqan stronghold daqan-a", "daqan", "muster-at-dawn")
    g.do("daqan type daqan-footman")
    g.do("daqan type daqan-bowman")
    assert units(g, "daqan-a") == {"daqan-footman": 1, "daqan-bowman": 1}


def test_drive_the_herds() -> None:
    g = play(
        "daqan at 1C daqan-footman 1\nneutral at 1B beastman 1 routed beastman 1", "daqan", "drive-the-herds"
    )
    g.do("daqan area 1B")
    g.do("daqan retreat 2C")
    assert units(g, "2C") == {"beastman routed": 2}


def test_herdcallers_horn_makes_allies() -> None:
    g = play("daqan at 1C daqan-footman 1\nneutral at 1B beastman 3", "daqan", "herdcallers-horn")
    g.do("daqan area 1B")
    g.do("daqan area 1C")
    g.do("daqan beastman 2")
    assert units(g, "1C") == {"daqan-footman": 1, "beastman": 2}
    assert units(g, "1B") == {"beastman": 1}


def test_the_councils_tithe_takes_a_unit_anywhere() -> None:
    g = season(
        "daqan influence 0\nlatari influence 0\nuthuk influence 0\n"
        "daqan at 1C daqan-footman 1 routed daqan-knight 1\ndaqan at 1B daqan-bowman 1",
        "the-councils-tithe",
    )
    assert "daqan from 1C lose-routed daqan-knight 1" not in g.actions("daqan")
    if asked(g)[0][1] == "choose-option":
        g.do("daqan choose unit")
    g.do("daqan from 1C")
    g.do("daqan lose-routed daqan-knight 1")
    assert units(g, "1C") == {"daqan-footman": 1}


def test_blood_on_the_snow_costs_five_units() -> None:
    g = season("daqan at 1C daqan-footman 4\ndaqan at 1B daqan-bowman 3", "blood-on-the-snow")
    assert asked(g) == [("daqan", "pay")]
    g.do("daqan yes")
    for said in ("daqan from 1C", "daqan lose daqan-footman 4", "daqan from 1B"):
        if said in g.actions("daqan"):
            g.do(said)
    if "daqan lose daqan-bowman 1" in g.actions("daqan"):
        g.do("daqan lose daqan-bowman 1")
    assert units(g, "1B") == {"daqan-bowman": 2}
    assert units(g, "1C") == {}


def test_beast_tides_move_the_standing() -> None:
    g = season("neutral at 1B beastman 2 routed beastman 1", "beast-tides")
    who = asked(g)[0][0]
    g.do(f"{who} area 1B")
    g.do(f"{who} area 1C")
    assert units(g, "1C") == {"beastman": 2}
    assert units(g, "1B") == {"beastman routed": 1}
