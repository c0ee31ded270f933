"""Duels (p.28, p.29) and duel quests."""

from pathlib import Path

import pytest

from meadhall.runewars import event_codes as ev
from meadhall.runewars.loading import content_of
from meadhall.runewars.pack import read
from meadhall.runewars.state import KNOWN_BITS, Runewars
from tests.runewars.hero_scenes import at, damage, held_quests, legal, number, quests, rewards, say
from tests.runewars.packs import edit, house
from tests.runewars.scene import asked, seat, units

ORDERS = "uthuk order strategize\nlatari order conquer\n"
CARTHOS = """
uthuk order strategize
latari order conquer
uthuk hero mad-carthos 7A rewards blade-of-fury runeplate
latari hero silhouette 7B rewards far-road-boots
"""


def nothing(g: Runewars, who: str) -> None:
    """A face-down reward might be of use: only its owner knows that it is not."""
    while asked(g) == [(who, "use-reward")]:
        assert legal(g, who) == ["done"]
        say(g, f"{who} done")


@pytest.mark.rule("RW-20", "R17.2", "R18.3", "R18.8", "R19.1", "R19.2")
def test_a_duel_to_the_defeat_of_one() -> None:
    g = quests(CARTHOS + "fate 1 15 5 6")
    say(g, "uthuk hero mad-carthos move to 7B done duel silhouette")
    assert damage(g, "silhouette") == 1, "Crackling Madness"
    assert legal(g, "uthuk") == ["fight", "use blade-of-fury"]
    say(g, "uthuk use blade-of-fury")
    nothing(g, "latari")
    assert damage(g, "silhouette") == 2, "2 less 1 blocked"
    say(g, "uthuk use runeplate")
    nothing(g, "latari")
    assert at(g, "silhouette") == "gone" and damage(g, "mad-carthos") == 0
    assert rewards(g, "mad-carthos") == ["blade-of-fury!", "runeplate!", "far-road-boots"]
    both = 1 << seat(g, "latari") | 1 << seat(g, "uthuk")
    assert g.rewards[number(g, "mad-carthos")][-1] & KNOWN_BITS == both
    assert g.over, "no quest after a duel"


@pytest.mark.rule("RW-19", "R18.5")
def test_a_rout_symbol_blocks_and_routs_nobody() -> None:
    g = quests(
        "uthuk hero gorrath-splitjaw 7B\nlatari hero maerith-dawnsong 7B\nfate 5 15 7 17 8 18 9 19\n"
        "uthuk order strategize\nlatari order conquer"
    )
    say(g, "uthuk hero gorrath-splitjaw move done duel maerith-dawnsong")
    assert damage(g, "maerith-dawnsong") == 1, "damage 1 and Brute Force 1, less 1"
    assert not g.hero_down[number(g, "gorrath-splitjaw")]


EVEN = """
uthuk order strategize
latari order conquer
uthuk hero ossa-grimtide 7B damage {0}
latari hero silhouette 7B damage {1}
"""


@pytest.mark.rule("RW-N13", "R18.6", "R18.8", "R18.9", "R18.10")
def test_after_a_duel_damage_stays_and_so_do_both() -> None:
    """Cards 7, 17, 8 and 18 do nothing."""
    g = quests(EVEN.format(1, 0) + "fate 5 6 7 17 8 18 26 25\nuthuk quests well-of-reflections")
    say(g, "uthuk hero ossa-grimtide move done duel silhouette")
    assert damage(g, "silhouette") == 2 and damage(g, "ossa-grimtide") == 3
    assert len(g.fate_discard) == 8, "four rounds"
    assert at(g, "silhouette") == at(g, "ossa-grimtide") == "7B"
    assert asked(g) == [("latari", "quest-hero")], "the challenger may not quest"


@pytest.mark.rule("RW-N13", "R18.7", "R19.1", "R19.3")
def test_both_heroes_of_a_duel_may_fall_at_once() -> None:
    g = quests(
        """
        uthuk order strategize
        latari order conquer
        uthuk hero ossa-grimtide 7B damage 4 rewards wing-harness@all
        latari hero silhouette 7B damage 2 rewards far-road-boots@all
        fate 5 6
        """
    )
    say(g, "uthuk hero ossa-grimtide move done duel silhouette")
    assert at(g, "silhouette") == at(g, "ossa-grimtide") == "gone"
    assert [(grave.area, grave.rewards) for grave in g.view(None).graves] == [
        ("7B", ["wing-harness"]),
        ("7B", ["far-road-boots"]),
    ]
    assert g.over


@pytest.mark.rule("U17")
def test_start_of_duel_damage_may_end_it() -> None:
    g = quests(ORDERS + "uthuk hero mad-carthos 7B\nlatari hero silhouette 7B damage 2 rewards runeplate")
    say(g, "uthuk hero mad-carthos move done duel silhouette")
    nothing(g, "latari")
    assert rewards(g, "mad-carthos") == ["runeplate"]


@pytest.mark.rule("R18.7", "R18.10")
@pytest.mark.parametrize(
    ("challenger", "challenged", "winner"),
    [(0, 2, "ossa-grimtide"), (4, 0, "silhouette"), (4, 2, None), (0, 0, None)],
)
def test_who_won_is_told(challenger: int, challenged: int, winner: str | None) -> None:
    """Of two who strike at once, or of four rounds without a blow, nobody."""
    fate = "fate 5 6" if challenger or challenged else "fate 7 17 8 18 9 19 1 2"
    g = quests(EVEN.format(challenger, challenged) + fate)
    g.events = []
    say(g, "uthuk hero ossa-grimtide move done duel silhouette")
    assert [e.fields.get("hero") for e in g.happened() if e.kind == "duel_ends"] == [winner]


@pytest.mark.rule("R18.2", "U17")
@pytest.mark.parametrize(
    ("attacker", "defender"),
    [
        ("mad-carthos 7B damage 3", "ossa-grimtide 7B damage 4"),
        ("ossa-grimtide 7B damage 4", "mad-carthos 7B damage 3"),
    ],
)
def test_abilities_at_the_start_the_attackers_first(attacker: str, defender: str, tmp_path: Path) -> None:
    """Both could fell the other; with a pack in which Ossa has Carthos's ability."""
    folder = house(tmp_path / "strikers")
    edit(folder, "heroes ossa-grimtide timing", ["duel-start"])
    edit(
        folder,
        "heroes ossa-grimtide effect",
        [{"op": "hero_damage", "hero": "$opp_hero", "n": 1, "blockable": False}],
    )
    lines = ORDERS + f"uthuk hero {attacker}\nlatari hero {defender}"
    g = quests(lines, content=content_of(read(folder)))
    first, second = attacker.split()[0], defender.split()[0]
    say(g, f"uthuk hero {first} move done duel {second}")
    assert at(g, second) == "gone" and at(g, first) == "7B" and not g.fate_discard


@pytest.mark.rule("R18.1")
def test_only_enemy_heroes_of_the_area_are_challenged() -> None:
    """Routed heroes may be challenged too."""
    g = quests(
        ORDERS + "uthuk hero ossa-grimtide 7A\nuthuk hero mad-carthos 7B\nlatari hero silhouette 7B routed\n"
        "latari hero maerith-dawnsong 7C\ndaqan hero brannoc-vale 7B\ndaqan order recruit"
    )
    say(g, "uthuk hero ossa-grimtide move to 7B done")
    assert legal(g, "uthuk") == ["done", "duel silhouette", "duel brannoc-vale"]


@pytest.mark.rule("R18.11")
def test_routed_heroes_defend_and_do_not_challenge() -> None:
    g = quests(
        ORDERS + "uthuk hero ossa-grimtide 7B\nlatari hero silhouette 7B routed\nfate 5 6 7 17 8 18 9 19"
    )
    say(g, "uthuk hero ossa-grimtide move done duel silhouette")
    assert damage(g, "silhouette") == 1 and damage(g, "ossa-grimtide") == 1
    say(g, "latari hero silhouette")
    assert legal(g, "latari") == ["train strength", "train agility", "train wisdom"]


@pytest.mark.rule("R19.2")
def test_the_winner_spreads_the_rewards() -> None:
    g = quests(
        """
        uthuk order strategize
        latari order conquer
        uthuk hero ossa-grimtide 7B
        uthuk hero gorrath-splitjaw 7B
        latari hero silhouette 7B damage 2 rewards far-road-boots@all wing-harness@all
        fate 5 7
        """
    )
    say(g, "uthuk hero ossa-grimtide move done duel silhouette")
    assert legal(g, "uthuk") == ["done", "reward far-road-boots", "reward wing-harness"]
    say(g, "uthuk reward far-road-boots done")
    assert rewards(g, "ossa-grimtide") == ["wing-harness!"]
    assert rewards(g, "gorrath-splitjaw") == ["far-road-boots!"]


def test_blood_feud() -> None:
    g = quests(
        """
        uthuk order strategize
        latari order conquer
        uthuk hero ossa-grimtide 7B
        uthuk quests blood-feud
        latari hero silhouette 7B damage 2
        deck rewards skyfire-shard
        fate 5 7
        """
    )
    say(g, "uthuk hero ossa-grimtide move done duel silhouette")
    assert legal(g, "uthuk") == ["done", "quest blood-feud"]
    say(g, "uthuk quest blood-feud")
    assert rewards(g, "ossa-grimtide") == ["skyfire-shard"]
    assert "blood-feud" not in held_quests(g, "uthuk") and len(held_quests(g, "uthuk")) == 1


# --- rewards in duels ---------------------------------------------------------------------------------


def duel(uthuk: str, latari: str, fate: str, hero: str = "ossa-grimtide") -> Runewars:
    g = quests(
        f"""
        uthuk order strategize
        latari order conquer
        uthuk hero {hero} 7B {uthuk}
        latari hero brannoc-vale 7B {latari}
        fate {fate}
        """
    )
    say(g, f"uthuk hero {hero} move done duel brannoc-vale")
    return g


def test_blade_of_fury() -> None:
    g = duel("rewards blade-of-fury@all", "", "1 7 17 8 18 9 19 10")
    say(g, "uthuk use blade-of-fury")
    assert damage(g, "brannoc-vale") == 3


def test_windlace_rapier() -> None:
    g = duel("training 0 1 0 rewards windlace-rapier@all", "", "1 7 17 8 18 9 19 10")
    say(g, "uthuk use windlace-rapier")
    assert damage(g, "brannoc-vale") == 3


def test_staff_of_quiet_thunder() -> None:
    g = duel("training 0 0 1 rewards staff-of-quiet-thunder@all", "", "1 7 17 8 18 9 19 10")
    say(g, "uthuk use staff-of-quiet-thunder")
    assert damage(g, "brannoc-vale") == 2


def test_thirstbrand() -> None:
    g = duel("damage 3 rewards thirstbrand@all", "damage 4", "1 7")
    say(g, "uthuk use thirstbrand")
    assert at(g, "brannoc-vale") == "gone" and damage(g, "ossa-grimtide") == 0


def test_thirstbrand_heals_nothing_if_the_other_lives() -> None:
    g = duel("damage 3 rewards thirstbrand@all", "damage 3", "1 7 17 8 18 9 19 10")
    say(g, "uthuk use thirstbrand")
    assert damage(g, "brannoc-vale") == 5 and damage(g, "ossa-grimtide") == 3


def test_emberpots() -> None:
    g = duel("rewards emberpots@all", "", "1 7 2 11 12 8 18 9 19 10 20")
    say(g, "uthuk use emberpots keep 2")
    assert damage(g, "brannoc-vale") == 3 and damage(g, "ossa-grimtide") == 1


def test_emberpots_no_armour_holds_off_what_cannot_be_blocked() -> None:
    """Runeplate ignores 1 of the other's damage, never of the hero's own fire."""
    g = duel("rewards emberpots@all runeplate@all", "", "1 7 2 11 12 8 18 9 19 10 20")
    say(g, "uthuk use emberpots keep 2")
    assert damage(g, "brannoc-vale") == 3 and damage(g, "ossa-grimtide") == 1


def test_hookchain() -> None:
    g = duel("rewards hookchain@all", "", "1 7 17 5 18 9 19 10")
    say(g, "uthuk use hookchain")
    # Round 2: she alone draws, 17; then 5 is hers in round 3.
    assert damage(g, "brannoc-vale") == 2 and damage(g, "ossa-grimtide") == 0


@pytest.mark.rule("R17.4")
def test_runeplate_at_most_twice() -> None:
    """The same one again."""
    g = duel("", "rewards runeplate@all", "5 7 6 8 25 17 26 18")
    for _ in range(2):
        say(g, "latari use runeplate")
    assert damage(g, "brannoc-vale") == 2


@pytest.mark.rule("R17.4")
@pytest.mark.parametrize(("most", "asked_again"), [({}, True), ({"max": 1}, False)])
def test_any_rule_of_a_pack_may_be_limited(most: dict[str, int], asked_again: bool, tmp_path: Path) -> None:
    """`max` of `duel_rule`: also of those that prevent all damage or keep the other from drawing."""
    folder = house(tmp_path / "limited")
    edit(folder, "rewards oathshield effect", [{"op": "duel_rule", "rule": "prevent_all", **most}])
    lines = ORDERS + "uthuk hero ossa-grimtide 7B rewards oathshield@all\nlatari hero brannoc-vale 7B\n"
    g = quests(lines + "fate 1 7 2 8 17 18 19 9", content=content_of(read(folder)))
    say(g, "uthuk hero ossa-grimtide move done duel brannoc-vale use oathshield")
    assert (asked(g) == [("uthuk", "duel-symbol")]) == asked_again


def test_thornmail_at_most_twice() -> None:
    g = duel("", "rewards thornmail@all", "5 7 6 8 25 17 26 18")
    for _ in range(2):
        say(g, "latari use thornmail")
    assert damage(g, "brannoc-vale") == 4 and damage(g, "ossa-grimtide") == 2


def test_oathshield() -> None:
    g = duel("", "rewards oathshield@all", "5 1 7 17 8 18 9 19")
    say(g, "latari use oathshield")
    assert damage(g, "brannoc-vale") == 0


@pytest.mark.rule("R17.4")
def test_one_weapon_a_duel() -> None:
    g = duel("rewards blade-of-fury@all windlace-rapier@all", "", "1 7 2 8 18 9 19 10")
    say(g, "uthuk use windlace-rapier")
    assert legal(g, "uthuk") == ["fight", "use windlace-rapier"]


@pytest.mark.rule("R17.4")
def test_one_armour_a_duel_beside_a_weapon() -> None:
    """After Runeplate no Thornmail; the blade is used all the same."""
    g = duel("", "rewards runeplate@all thornmail@all blade-of-fury@all", "5 1 25 7 17 8 18 9")
    say(g, "latari use blade-of-fury")
    assert legal(g, "latari") == ["done", "use runeplate"]
    say(g, "latari use runeplate")
    assert damage(g, "brannoc-vale") == 0 and damage(g, "ossa-grimtide") == 4
    assert legal(g, "latari") == ["done", "use runeplate"]
    say(g, "latari done")
    assert damage(g, "brannoc-vale") == 1 and damage(g, "ossa-grimtide") == 4, "no thorns"


@pytest.mark.rule("R17.5", "R18.4")
def test_a_special_symbol_is_one_reward_or_one_damage() -> None:
    """Without rewards nobody is asked."""
    fate = "1 7 17 8 18 9 19 10"
    g = duel("", "", fate)
    assert damage(g, "brannoc-vale") == 1
    g = duel("rewards blade-of-fury@all", "", fate)
    assert legal(g, "uthuk") == ["fight", "use blade-of-fury"]
    say(g, "uthuk fight")
    assert damage(g, "brannoc-vale") == 1


def test_phoenix_draught_ends_the_duel_without_a_winner() -> None:
    g = duel("", "damage 5 rewards phoenix-draught@all", "5 7")
    say(g, "latari use phoenix-draught")
    assert damage(g, "brannoc-vale") == 0 and rewards(g, "brannoc-vale") == []
    assert asked(g) == [("latari", "quest-hero")]


def test_the_pale_reeve_is_not_done_yet() -> None:
    g = duel("damage 4", "", "7 5 17", "the-pale-reeve")
    assert damage(g, "the-pale-reeve") == 4 and g.hero_down[number(g, "the-pale-reeve")]
    assert asked(g) == [("latari", "quest-hero")]


def test_the_pale_reeve_falls_on_red() -> None:
    g = duel("damage 4", "", "7 5 8", "the-pale-reeve")
    assert at(g, "the-pale-reeve") == "gone"


def test_gorrath_splitjaw_deals_one_more() -> None:
    g = duel("", "", "5 7 17 8 18 9 19 10", "gorrath-splitjaw")
    assert damage(g, "brannoc-vale") == 2


def test_mad_carthos_strikes_first_when_defending_too() -> None:
    g = quests(
        "uthuk order strategize\nlatari order conquer\nuthuk hero ossa-grimtide 7B\n"
        "latari hero mad-carthos 7B\nfate 7 17 8 18 9 19 10 20"
    )
    say(g, "uthuk hero ossa-grimtide move done duel mad-carthos")
    assert damage(g, "ossa-grimtide") == 1


# --- duel quests -----------------------------------------------------------------------------------------


HOUND = """
uthuk hero gorrath-splitjaw 6D
uthuk quests the-chained-hound
deck rewards wing-harness
"""


@pytest.mark.rule("R18.13")
def test_the_chained_hound() -> None:
    g = quests(HOUND + "fate 5 7")
    say(g, "uthuk hero gorrath-splitjaw move done quest the-chained-hound")
    assert rewards(g, "gorrath-splitjaw") == ["wing-harness"]
    assert g.duel_foes == () and "the-chained-hound" not in held_quests(g, "uthuk")


@pytest.mark.rule("R16.11", "R18.12")
def test_the_chained_hound_burns() -> None:
    """Cards 3, 4, 13 and 14 are specials for rectangles."""
    g = quests(HOUND + "fate 7 3 17 4 8 13 9 14")
    say(g, "uthuk hero gorrath-splitjaw move done quest the-chained-hound")
    assert damage(g, "gorrath-splitjaw") == 4
    assert held_quests(g, "uthuk") == ["the-chained-hound"]


@pytest.mark.rule("R18.12", "R18.13")
@pytest.mark.parametrize("fate", ["5 7", "7 3 17 4 8 13 9 14"])
def test_the_left_neighbour_plays_a_hound_of_the_supply(fate: str) -> None:
    """Won or not, the board is as before."""
    g = quests(HOUND + f"fate {fate}")
    g.events = []
    before, there = g.view(None).supply, units(g, "6D")
    say(g, "uthuk hero gorrath-splitjaw move done quest the-chained-hound")
    drawers = [event[1] for event in g.events if event[0] == ev.FATE_DRAWN]
    assert drawers[:2] == [seat(g, "uthuk"), g.left_of(seat(g, "uthuk"))] == [2, 0]
    assert g.view(None).supply == before and units(g, "6D") == there and g.view(None).duel is None


def test_mad_carthos_hurts_the_quests_unit() -> None:
    g = quests(
        "uthuk hero mad-carthos 6D\nuthuk quests the-chained-hound\nfate 5 7\ndeck rewards wing-harness"
    )
    say(g, "uthuk hero mad-carthos move done quest the-chained-hound")
    assert rewards(g, "mad-carthos") == ["wing-harness"]


@pytest.mark.rule("R19.3", "U18")
def test_a_hero_who_falls_in_a_duel_quest_leaves_a_marker() -> None:
    g = quests(
        "uthuk hero gorrath-splitjaw 6D damage 5 rewards wing-harness@all\n"
        "uthuk quests the-chained-hound\nfate 7 11"
    )
    say(g, "uthuk hero gorrath-splitjaw move done quest the-chained-hound")
    assert at(g, "gorrath-splitjaw") == "gone" and len(g.graves) == 1


@pytest.mark.rule("R18.12")
def test_the_sorcerers_wager() -> None:
    """Card 1 is a special for circles: their health is 2 from then on."""
    g = quests(
        "uthuk hero gorrath-splitjaw 7A\nuthuk quests the-sorcerers-wager\nfate 5 1 7 6 8 9\n"
        "deck rewards wing-harness runeplate"
    )
    say(g, "uthuk hero gorrath-splitjaw move done quest the-sorcerers-wager choose two")
    assert rewards(g, "gorrath-splitjaw") == ["wing-harness", "runeplate"]


def test_antler_oath() -> None:
    """Card 9 is a special for triangles: 1 damage and one more card, 10, whose special counts 1."""
    g = quests(
        "uthuk hero gorrath-splitjaw 1B\nuthuk quests antler-oath\nfate 7 9 10 5 8\ndeck rewards wing-harness"
    )
    say(g, "uthuk hero gorrath-splitjaw move done quest antler-oath choose one")
    assert damage(g, "gorrath-splitjaw") == 2
    assert rewards(g, "gorrath-splitjaw") == ["wing-harness"]
