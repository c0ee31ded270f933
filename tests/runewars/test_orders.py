"""The orders that move nobody (p.33-36): Harvest, Recruit, Rally Support, Acquire Power, Fortify."""

import pytest

from meadhall.runewars.state import ALL
from tests.runewars.scene import area, asked, seat, units
from tests.runewars.turns import dials, fresh, holder, offered, offers, runes, say, tokens, turn

# --- Strategize's supremacy -----------------------------------------------------------------------


@pytest.mark.rule("R5.8", "R5.9", "R24.1")
@pytest.mark.parametrize(("values", "cards"), [("3 2 2", 1), ("3 2 3", 2), ("8 8 8", 4), ("0 0 0", 0)])
def test_a_tactics_card_for_every_icon_at_or_below_the_arrows(values: str, cards: int) -> None:
    """It costs nothing."""
    g = turn(f"turn daqan strategize\ndaqan dials {values}")
    say(g, "daqan done")
    assert fresh(g, "daqan") == cards and dials(g, "daqan") == values.replace(" ", "/")


# --- Harvest --------------------------------------------------------------------------------------


RW_25 = """
turn daqan harvest
daqan dials 2 4 2
daqan at 1B daqan-knight 1
daqan stronghold daqan-b diplomat
daqan stronghold 1B
"""


@pytest.mark.rule("RW-25", "R24.5", "R24.6", "R25.2", "R25.5")
def test_harvest_sets_the_dials_then_income_then_a_development() -> None:
    g = turn(RW_25)
    assert dials(g, "daqan") == "4/3/2" and g.influence[seat(g, "daqan")] == 5
    assert offers(g, "daqan") == {"no", "build 1B"}, "daqan-b has one"
    kinds = {
        "develop daqan-resources",
        "develop daqan-diplomat",
        "develop daqan-training-grounds",
        "develop daqan-defence",
    }
    assert offered(g, "daqan build 1B") == kinds
    say(g, "daqan build 1B develop daqan-training-grounds")
    assert g.over and dials(g, "daqan") == "4/2/2"
    assert fresh(g, "daqan") == 0, "the new one gives nothing yet"


@pytest.mark.rule("R24.6")
def test_no_development_without_wood() -> None:
    """The wood of the home realm lies in daqan-c, which is lost."""
    g = turn("turn daqan harvest\ndaqan stronghold daqan-b\nuthuk at daqan-c uthuk-berserker 1")
    assert g.over and dials(g, "daqan") == "3/0/1"


@pytest.mark.rule("R24.5")
def test_harvest_without_supremacy_changes_nothing_but_the_dials() -> None:
    g = turn("season summer\ndaqan played recruit harvest\n" + RW_25)
    assert g.over and dials(g, "daqan") == "4/3/2" and g.influence[seat(g, "daqan")] == 3


@pytest.mark.rule("R5.7")
def test_dials_may_differ_from_production_and_end_at_eight() -> None:
    g = turn("turn daqan acquire-power\ndaqan dials 8 0 1")
    assert dials(g, "daqan") == "8/0/1"
    rich = "\n".join(
        f"daqan at {place} daqan-footman 1" for place in ("1A", "1B", "1C", "2A", "2C", "3C", "6A")
    )
    g = turn(f"turn daqan harvest\n{rich}")
    assert dials(g, "daqan").startswith("8/"), "3 at home and 8 more elsewhere"


# --- Recruit --------------------------------------------------------------------------------------


RW_26 = """
season summer
turn daqan recruit
daqan dials 3 3 4
daqan stronghold daqan-b
daqan at daqan-b daqan-footman 2 daqan-bowman 3
"""


@pytest.mark.rule("RW-26", "R24.7", "R24.8", "R24.9")
def test_recruit_a_dial_then_another_for_supremacy() -> None:
    """The limit of eight after each half."""
    g = turn(RW_26)
    say(g, "daqan dial wood")
    assert units(g, "daqan-b") == {"daqan-footman": 2, "daqan-bowman": 5} and offers(g, "daqan") == {
        "done",
        "dial food",
        "dial ore",
    }
    say(g, "daqan dial ore")
    assert asked(g) == [("daqan", "lose-units")]
    say(g, "daqan lose daqan-footman 1")
    assert g.over and units(g, "daqan-b") == {
        "daqan-footman": 1, "daqan-bowman": 5, "daqan-knight": 1, "daqan-siege-engine": 1
    }  # fmt: skip
    assert dials(g, "daqan") == "3/3/4"


@pytest.mark.rule("R5.4", "R6.2", "R24.8")
@pytest.mark.parametrize(
    ("order", "moments"),
    [
        ("recruit", ["my-turn", "recruit-dial", "my-turn", "recruit-dial", "my-turn"]),
        ("conquer", ["my-turn", "activate", "my-turn"]),
    ],
)
def test_there_is_a_moment_between_primary_and_supremacy(order: str, moments: list[str]) -> None:
    """Conquer's supremacy works in the battle, so there is nothing between."""
    g = turn(f"turn daqan {order}\ndaqan stronghold daqan-a\ndaqan tactics ambush")
    found = []
    while not g.over:
        found.append(asked(g)[0][1])
        say(g, "daqan done" if "done" in offers(g, "daqan") else "daqan dial food")
    assert found == moments


@pytest.mark.rule("R7.11", "R24.7")
def test_recruits_are_split_over_strongholds_as_wished() -> None:
    """Into activated areas too."""
    g = turn(
        "turn daqan recruit\ndaqan played fortify recruit\n"
        "daqan stronghold daqan-b\ndaqan stronghold daqan-a\ndaqan tokens daqan-a"
    )
    say(g, "daqan dial food daqan-footman 2 place daqan-a daqan-footman 1 place daqan-b")
    assert units(g, "daqan-a") == {"daqan-footman": 2} and units(g, "daqan-b") == {"daqan-footman": 1}


@pytest.mark.rule("R24.7")
def test_without_a_stronghold_nothing_is_recruited() -> None:
    assert turn("turn daqan recruit").over


ENGINES = """
turn daqan recruit
daqan played fortify recruit
daqan dials 0 0 4
daqan stronghold daqan-b
daqan at daqan-a daqan-siege-engine 2 routed daqan-siege-engine 1
daqan at 6B daqan-siege-engine 1
"""


@pytest.mark.rule("RW-N20", "R23.6", "R23.8")
@pytest.mark.parametrize(("answer", "engines"), [("no", 0), ("area 6B", 1)])
def test_with_all_figures_on_the_board_one_may_be_destroyed_first(answer: str, engines: int) -> None:
    g = turn(ENGINES)
    assert offered(g, "daqan dial ore") == {"no", "area daqan-a", "area 6B"}
    say(g, f"daqan dial ore {answer}")
    assert (
        units(g, "daqan-b").get("daqan-siege-engine", 0) == engines
        and units(g, "daqan-b")["daqan-knight"] == 1
    )
    assert (holder(g, "6B") == "daqan") == (engines == 0)


@pytest.mark.rule("RW-N20", "R23.8")
def test_as_many_units_may_be_destroyed_as_are_missing() -> None:
    """The dial shows two siege engines."""
    g = turn(ENGINES.replace("0 0 4", "0 0 8"))
    say(g, "daqan dial ore area 6B area daqan-a ...")
    assert units(g, "daqan-b")["daqan-siege-engine"] == 2
    assert units(g, "daqan-a") == {"daqan-siege-engine": 2}


# --- Rally Support --------------------------------------------------------------------------------


@pytest.mark.rule("R24.10")
def test_every_city_gives_one_benefit() -> None:
    """tests/runewars/test_cities.py has every city."""
    lines = (
        "city 2C lanternport\ncity 6C houndgate\ndaqan at 2C daqan-footman 1\ndaqan at 6C daqan-footman 1\n"
    )
    g = turn("season summer\nturn daqan rally-support\ndaqan played acquire-power rally-support\n" + lines)
    say(g, "daqan take influence", "daqan take influence")
    assert g.over and g.influence[seat(g, "daqan")] == 3 + 3 + 2


HERO = (
    "turn daqan rally-support\ndaqan stronghold daqan-a\n"
    "daqan stronghold daqan-b\ndeck heroes silhouette mad-carthos brannoc-vale\n"
)


@pytest.mark.rule("R14.4", "R24.11")
def test_influence_for_heroes_one_may_be_kept() -> None:
    """At an own stronghold; the rest is shuffled back."""
    g = turn(HERO)
    assert offers(g, "daqan") == {"done", "spend 1", "spend 2", "spend 3"}
    say(g, "daqan spend 2 ...")
    assert {"enlist silhouette", "enlist mad-carthos"} <= offers(
        g, "daqan"
    ) and "enlist brannoc-vale" not in offers(g, "daqan")
    assert offered(g, "daqan enlist mad-carthos") == {"place daqan-a", "place daqan-b"}
    say(g, "daqan enlist mad-carthos place daqan-b")
    assert g.heroes_of(seat(g, "daqan")) == [g.content.heroes.index("mad-carthos")]
    assert g.influence[seat(g, "daqan")] == 1 and len(g.hero_deck) == 11


@pytest.mark.rule("R24.11", "U35")
def test_no_heroes_by_rally_support_without_a_stronghold_or_influence() -> None:
    assert turn("turn daqan rally-support").over
    assert turn("daqan influence 0\n" + HERO).over


# --- Acquire Power --------------------------------------------------------------------------------


GUILD = "lord-commander-of-the-warriors-guild"
RW_28 = "year 1\nturn latari acquire-power\nlatari dials 2 3 2\n"


@pytest.mark.rule("RW-28", "R24.12", "R24.13")
def test_influence_of_the_dials_then_a_title() -> None:
    g = turn(RW_28)
    assert g.influence[seat(g, "latari")] == 5, "one icon, at food 2"
    assert offered(g, f"latari title {GUILD}") == {f"spend {n}" for n in range(1, 6)}
    say(g, f"latari title {GUILD} spend 3")
    title = g.content.titles.index(GUILD)
    assert g.influence[seat(g, "latari")] == 2
    assert g.title_seat[title] == seat(g, "latari") and g.title_influence[title] == 3


@pytest.mark.rule("RW-N16", "R25.6")
def test_a_title_costs_more_than_lies_on_it() -> None:
    """It is taken from its holder, and the old influence is gone."""
    lines = f"turn uthuk acquire-power\nuthuk dials 3 2 1\nuthuk influence 5\ntitle {GUILD} latari 3"
    g = turn(lines)
    assert offered(g, f"uthuk title {GUILD}") == {"spend 4", "spend 5"}
    say(g, f"uthuk title {GUILD} spend 4")
    title = g.content.titles.index(GUILD)
    assert g.title_seat[title] == seat(g, "uthuk") and g.title_influence[title] == 4
    assert g.influence == [3, 4, 1]


@pytest.mark.rule("R24.13", "U23")
@pytest.mark.parametrize(("raises", "offered_"), [("false", False), ("true", True)])
def test_nobody_raises_his_own_title_unless_the_table_plays_so(raises: str, offered_: bool) -> None:
    g = turn(f"option title_raise {raises}\nturn latari acquire-power\ntitle {GUILD} latari 1")
    say(g, "latari done", "latari done")
    assert asked(g) == [("latari", "take-title")]
    assert (f"title {GUILD}" in offers(g, "latari")) == offered_


# --- Fortify --------------------------------------------------------------------------------------


RW_N31 = """
turn daqan fortify
daqan dials 3 1 1
daqan at 6C daqan-footman 1
daqan at 6B daqan-footman 1
daqan stronghold daqan-a damaged
daqan stronghold daqan-b
"""


@pytest.mark.rule("RW-N31", "R24.14", "R24.15", "R24.16")
def test_build_or_repair_with_one_ore() -> None:
    """Not on a city, not on another stronghold."""
    g = turn(RW_N31)
    assert offers(g, "daqan") == {"done", "build 6B", "build daqan-c", "repair daqan-a"}
    say(g, "daqan build 6B")
    assert g.over and dials(g, "daqan") == "3/0/0" and g.fort[area(g, "6B")] == 1
    g = turn(RW_N31)
    say(g, "daqan repair daqan-a")
    assert g.over and dials(g, "daqan") == "3/1/0" and g.fort[area(g, "daqan-a")] == 1


@pytest.mark.rule("RW-N31")
def test_fortify_takes_each_action_once_in_any_order() -> None:
    lines = RW_N31.replace("3 1 1", "3 4 4") + "rune 6B dragon\ndaqan stronghold daqan-c damaged"
    g = turn(lines)
    say(g, "daqan repair daqan-a")
    assert offers(g, "daqan") == {"done", "build 6B", "runes"}, "one repair"
    say(g, "daqan runes area 6B area 6C yes")
    assert runes(g) == {"6C": "dragon"} and offers(g, "daqan") == {"done", "build 6B"}
    say(g, "daqan build 6B")
    assert g.over and dials(g, "daqan") == "3/3/2"


@pytest.mark.rule("R23.8", "R23.9")
def test_with_four_strongholds_one_is_torn_down_to_build() -> None:
    """Its development is lost with it."""
    forts = "daqan stronghold daqan-c diplomat\ndaqan stronghold 1B\n"
    g = turn(RW_N31 + forts)
    assert offered(g, "daqan build 6B") == {"no", "from daqan-a", "from daqan-b", "from daqan-c", "from 1B"}
    say(g, "daqan build 6B from daqan-c")
    assert g.fort[area(g, "daqan-c")] == 0 and g.development[area(g, "daqan-c")] == -1
    assert len(g.forts(seat(g, "daqan"))) == 4 and g.fort[area(g, "6B")] == 1


MIX = "turn daqan fortify\ndaqan dials 0 0 0\ndaqan at 6B daqan-footman 1\ndaqan at 6C daqan-footman 1\n"


@pytest.mark.rule("RW-N31", "R21.6", "R24.17")
def test_two_tokens_are_mixed_by_fortify_and_end_face_down() -> None:
    """Others stay face up, and others no longer know which is which."""
    g = turn(MIX + "rune 6B dragon up\nrune 6C false\nrune 1C dragon up\ndaqan at 1C daqan-footman 1")
    say(g, "daqan runes area 6B area 6C yes")
    assert runes(g) == {"1C": "dragon!", "6B": "false", "6C": "dragon"}
    from meadhall.runewars.runes import known_rune

    places = area(g, "6B"), area(g, "6C")
    assert [known_rune(g, seat(g, "daqan"), a) for a in places] == [2, 1]
    assert [known_rune(g, seat(g, "uthuk"), a) for a in places] == [0, 0]


@pytest.mark.rule("RW-N31")
def test_fortify_may_move_one_token_into_the_home_realm() -> None:
    g = turn(MIX + "rune 6B dragon up")
    assert {"area daqan-a", "area daqan-b", "area 6C"} <= offered(g, "daqan runes area 6B")
    say(g, "daqan runes area 6B area daqan-b yes")
    assert runes(g) == {"daqan-b": "dragon"}
    g = turn(MIX + "rune 6B dragon up")
    say(g, "daqan runes area 6B area daqan-b no")
    assert runes(g) == {"6B": "dragon"}, "face down where it was"


@pytest.mark.rule("R24.14")
def test_fortify_places_no_token() -> None:
    g = turn(RW_N31)
    say(g, "daqan build 6B")
    assert tokens(g, "daqan") == []


@pytest.mark.parametrize(("where", "gained"), [("latari-a", 2), ("6B", 0)])
def test_crown_of_petty_kings_pays_in_an_own_area(where: str, gained: int) -> None:
    """A hero's face-down crown is shown when it is used; in an area of nobody's it brings nothing."""
    g = turn(f"turn latari acquire-power\nlatari hero silhouette {where} rewards crown-of-petty-kings")
    before = g.influence[seat(g, "latari")]
    say(g, "latari done")
    income = g.influence[seat(g, "latari")] - before
    say(g, "latari use crown-of-petty-kings")
    assert g.influence[seat(g, "latari")] == before + income + gained
    hero = g.content.heroes.index("silhouette")
    assert g.rewards[hero][0] & ALL
