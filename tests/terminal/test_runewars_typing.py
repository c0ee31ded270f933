"""Typed input in Runewars: numbers, names, `all`, and declined windows."""

from pathlib import Path

import pytest
from rich.console import Console

from meadhall import runewars
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.locale import Texts, languages
from meadhall.terminal.declined import Declined
from meadhall.terminal.keyboard import Keyboard
from meadhall.terminal.runewars.all_of import all_of, expanded, from_everywhere, origins
from meadhall.terminal.runewars.numbers import numbered
from meadhall.terminal.runewars.screen import RunewarsScreen
from meadhall.terminal.runewars.typed_words import TypedWords, counted
from meadhall.terminal.saves import Seating
from meadhall.terminal.table import Table
from tests.runewars.scene import scene, seat
from tests.runewars.turns import turn
from tests.terminal.runewars_script import Script, asked_of, begin, go_on

TYPES = frozenset({"footman", "archer"})
ARMIES = """
turn daqan conquer
daqan at daqan-b daqan-footman 4
daqan at daqan-b daqan-bowman 2
daqan at daqan-c daqan-knight 1
daqan hero brannoc-vale daqan-b
"""


def screen_of(language: str = "en", you: str = "daqan") -> RunewarsScreen:
    seats = ("daqan", "latari", "uthuk")
    return RunewarsScreen(Console(width=120), Texts(language), seats, seats.index(you), [])


def spoken(language: str = "en", you: str = "daqan") -> TypedWords:
    words: TypedWords = screen_of(language, you).spoken
    return words


@pytest.fixture(scope="module")
def saves(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Saved when the first units are placed; when Latari, all units in Latari A, activate an area; in their
    turn, when they may play one card."""
    path = tmp_path_factory.mktemp("saves") / "g.txt"
    begin(path, Script(until="setup-units"), seats=2, random_map=True)
    found = {"setup": path.read_text("utf-8")}
    sit(path, "all place latari-a", "latari-a", "1", "conquer")
    script = Script(until="activate")
    go_on(path, script)
    assert script.prompts[-1] == "activate"
    found["activation"] = path.read_text("utf-8")
    path.unlink()
    _, match, _ = begin(path, Script(until="my-turn"), seats=2, seed=8, random_map=True)
    assert match.game.actions("latari") == ["latari done", "latari play exchange-of-envoys"]
    return {**found, "window": path.read_text("utf-8")}


def saved(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "g.txt"
    path.write_text(text, "utf-8")
    return path


@pytest.fixture
def at_setup(saves: dict[str, str], tmp_path: Path) -> Path:
    return saved(tmp_path, saves["setup"])


@pytest.fixture
def at_activation(saves: dict[str, str], tmp_path: Path) -> Path:
    return saved(tmp_path, saves["activation"])


@pytest.fixture
def at_window(saves: dict[str, str], tmp_path: Path) -> Path:
    return saved(tmp_path, saves["window"])


def sit(path: Path, *lines: str) -> tuple[str, Script, Match[Game]]:
    script = Script(first=lines, limit=len(lines))
    _, match, told = go_on(path, script)
    return " ".join(told.split()), script, match


# --- numbers beside units -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("footman 4 from 8B archer 2", "footman 4 from 8B archer 2"),
        ("4 footman from 8B 2 archer", "footman 4 from 8B archer 2"),
        ("footman 4 from 8B 2 archer", "footman 4 from 8B archer 2"),
        ("4 footman archer 2", "footman 4 archer 2"),
        ("archer 2 to 4A", "archer 2 to 4A"),
        ("2 archer to 4A", "archer 2 to 4A"),
        ("spend 2", "spend 2"),
        ("attack archer", "attack archer"),
    ],
)
def test_a_number_belongs_to_the_unit_beside_it(line: str, meant: str) -> None:
    assert next(counted(line.split(), TYPES)) == meant.split()


def test_between_two_units_both_readings_are_tried() -> None:
    readings = list(counted("2 footman 3 archer".split(), TYPES))
    assert "footman 2 archer 3".split() in readings


@pytest.mark.parametrize("language", languages())
def test_numbers_before_or_after_a_name_in_every_language(language: str) -> None:
    words = spoken(language, "latari")
    name = Texts(language)("rw-unit-latari-archer")
    for said in (f"from 8A {name} 2 to 4A", f"from 8A 2 {name} to 4A", f"from 8A 2 × {name} to 4A"):
        assert "from 8A latari-archer 2 to 4A".split() in list(words.readings(said)), said


def test_a_sentence_with_numbers_on_either_side_is_played() -> None:
    """The sentence that used to break: the number of one unit went to the next word."""
    screen = screen_of()
    for line in (
        "activate 1b from daqan-b footman 4 from daqan-b hero brannoc vale",
        "activate 1b from daqan-b 4 footman from daqan-b hero brannoc-vale",
    ):
        g = turn(ARMIES)
        allowed = [
            words for words in screen.spoken.readings(line) if g.why(" ".join(["daqan", *words])) is None
        ]
        assert allowed and allowed[0][:6] == "activate 1B from daqan-b daqan-footman 4".split()


# --- words of the screen --------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_an_area_is_understood_as_the_map_writes_it(language: str) -> None:
    words = spoken(language)
    for area in ("daqan-c", "latari-a"):
        short = Texts(language)(f"rw-area-{area}.short")
        assert ["place", area] in list(words.readings(f"place {short}")), short


def test_the_end_of_an_answer_may_begin_a_sentence(at_activation: Path) -> None:
    before = at_activation.read_text("utf-8")
    records = []
    for line in ("activate 3B from latari-a all latari-archer", "3b from LatA all archer"):
        at_activation.write_text(before, "utf-8")
        sit(at_activation, line)
        records.append(at_activation.read_text("utf-8"))
    assert records[0] == records[1] != before


WINTER = """
season winter
phase season-card
deck winter the-frozen-court
daqan dials 2 2 2
daqan at daqan-b daqan-footman 3
daqan at daqan-b daqan-bowman 1
daqan at daqan-b giant 1
"""


def at_table(position: str, path: Path) -> Table:
    """Daqan's seat at a table with that position; nothing is played or saved."""
    g = scene(position)
    console = Console(width=120)
    screen = RunewarsScreen(console, Texts("en"), g.seat_names(), seat(g, "daqan"), [])
    return Table(Match(g, 1), Seating("daqan", ("random",), "en"), screen, Keyboard(console, Script()), path)


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("giant 1", "lose giant 1"),
        ("bowman 1 footman 2", "lose daqan-bowman 1 lose daqan-footman 2"),
        ("1 giant 2 footman", "lose giant 1 lose daqan-footman 2"),
    ],
)
def test_units_are_destroyed_as_the_list_names_them(line: str, meant: str, tmp_path: Path) -> None:
    table = at_table(WINTER, tmp_path / "g.txt")
    assert table.view.ask.prompt == "lose-units"
    found = table.understood(line)
    assert found.refusal is None and " ".join(found.words) == meant


def test_destroying_more_than_necessary_is_asked_about(tmp_path: Path) -> None:
    table = at_table(WINTER, tmp_path / "g.txt")
    for line, left in (("footman 3", ""), ("bowman 1 footman 3", "1 would stay in Daqan B, and 2 may")):
        doubt = table.screen.doubt_typed(table.game, table.you, table.understood(line).actions)
        assert bool(doubt) == bool(left) and left in doubt


# --- an order by its name or its number -----------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_an_order_is_understood_by_its_name_alone(language: str) -> None:
    words = spoken(language)
    orders = runewars.new(2, 1, runewars.Options(random_map=True)).content.names["order"][1:]
    assert len(orders) == 8
    for order in orders:
        assert [order] in list(words.readings(Texts(language)(f"rw-order-{order}"))), order


def test_an_order_by_name_and_by_the_number_of_its_card(tmp_path: Path) -> None:
    path = tmp_path / "g.txt"
    begin(path, Script(until="choose-order"), seats=2, random_map=True)
    before = path.read_text("utf-8")
    records = []
    for line in ("harvest", "Harvest", "order harvest", "4"):
        path.write_text(before, "utf-8")
        sit(path, line)
        records.append(path.read_text("utf-8"))
    assert len(set(records)) == 1 and records[0] != before


def test_a_misspelt_word_is_answered_with_the_nearest_one(tmp_path: Path) -> None:
    table = at_table("phase orders", tmp_path / "g.txt")
    found = table.understood("mobilise")
    assert found.refusal is not None
    told = " ".join(text.plain for text in table.refused(found.words, found.refusal))
    assert "Perhaps you mean “mobilize”." in told


def test_later_in_the_year_an_order_still_has_the_number_of_its_card() -> None:
    g = scene("season fall\nphase orders\ndaqan played strategize harvest\ndaqan order harvest")
    asked = asked_of(g, seat(g, "daqan"))
    numbers = {answer.id_of("order"): number for number, answer in numbered(asked)}
    assert numbers["fortify"] == 8 and numbers["mobilize"] == 2
    assert len(numbers) == len(asked.answers)


# --- amounts --------------------------------------------------------------------------------------


def test_the_number_of_a_bid_is_the_amount() -> None:
    g = turn("turn daqan acquire-power\ndaqan influence 5")
    while g.asks and g.asks[0][1].name != "pay-for-title":
        name = g.names[g.waiting()[0]]
        wanted = [line for line in g.actions(name) if " title " in line]
        g.do(f"{(wanted or g.actions(name))[0]} ...")
    asked = asked_of(g, g.waiting()[0])
    assert all(answer.n_of("number") == number for number, answer in numbered(asked))
    assert len(asked.answers) > 1


# --- everybody ------------------------------------------------------------------------------------


def said(g: runewars.Runewars, actions: list[int]) -> str:
    return " ".join(" ".join(g.words(action)) for action in actions)


def test_everybody_from_one_area() -> None:
    g = turn(ARMIES)
    g.do("daqan activate 1B")
    me = seat(g, "daqan")
    origin = next(a for a in origins(g, me) if g.words(a) == ("from", "daqan-b"))
    assert said(g, all_of(g, me, origin)) == (
        "from daqan-b daqan-bowman 2 from daqan-b daqan-footman 4 from daqan-b"
    ), "the hero, who is left alone, is named by the kernel"
    g.do("daqan from daqan-b ...")
    assert said(g, all_of(g, me, origin)).startswith("daqan-bowman 2 from daqan-b daqan-footman 4")


def test_everybody_who_can_come() -> None:
    g = turn(ARMIES)
    g.do("daqan activate 1B")
    for action in from_everywhere(g, seat(g, "daqan")):
        g.play(seat(g, "daqan"), action)
    assert g.actions("daqan") == ["daqan done"]


@pytest.mark.parametrize(
    ("words", "whole"),
    [
        (
            "activate 1B from daqan-b all",
            "activate 1B from daqan-b daqan-bowman 2 from daqan-b daqan-footman 4 from daqan-b",
        ),
        ("activate 1B from daqan-b all daqan-footman", "activate 1B from daqan-b daqan-footman 4"),
        (
            "activate 1B from daqan-b all daqan-footman from daqan-c all",
            "activate 1B from daqan-b daqan-footman 4 from daqan-c",
        ),
        ("activate 1B from daqan-c all", "activate 1B from daqan-c"),
    ],
)
def test_the_word_all_in_a_sentence(words: str, whole: str) -> None:
    g, other = turn(ARMIES), turn(ARMIES)
    for action in expanded(g, "daqan", words.split()):
        g.play(seat(g, "daqan"), action)
    other.do(f"daqan {whole}")
    assert g.fingerprint() == other.fingerprint()


def test_all_to_one_area_with_strategize() -> None:
    g = turn(ARMIES.replace("conquer", "strategize"))
    me = seat(g, "daqan")
    for action in expanded(g, "daqan", "from daqan-b all to daqan-a".split()):
        g.play(me, action)
    g.do("daqan done")
    assert g.hero_at[g.content.names["hero"].index("brannoc-vale")] == g.content.area_name.index("daqan-a")
    assert not any("from daqan-b" in line for line in g.actions("daqan")) or not g.asks


@pytest.mark.parametrize("language", languages())
def test_all_has_its_word_in_every_language(language: str) -> None:
    word = Texts(language)("rw-ui-words-all").split(",")[0]
    name = Texts(language)("rw-unit-daqan-footman")
    readings = list(spoken(language).readings(f"from 8B {word} {name}"))
    assert "from 8B all daqan-footman".split() in readings


@pytest.mark.parametrize("line", ["all place latari-a", "all to latari-a", "all latari-a", "all LatA"])
def test_everything_is_placed_with_one_choice_in_set_up(at_setup: Path, line: str) -> None:
    told, script, _ = sit(at_setup, line)
    assert "All that fit into Latari A" in told
    assert script.prompts == ["setup-units", "setup-hero"]


def test_all_without_a_place_asks_for_one(at_setup: Path) -> None:
    told, script, _ = sit(at_setup, "all")
    assert "Something is missing after “all”." in told
    assert script.prompts == ["setup-units", "setup-units"]


def test_everybody_is_offered_as_a_choice(at_activation: Path) -> None:
    told, script, _ = sit(at_activation, "activate 3b", "everybody")
    assert "Everybody from Latari A" in told
    assert script.prompts[:2] == ["activate", "move-from"] and script.prompts[-1] != "move-from"
    assert any("latari-archer 3" in line for line in at_activation.read_text("utf-8").splitlines())


# --- activating without a move --------------------------------------------------------------------


def test_activating_alone_goes_on_to_ask_who_moves(at_activation: Path) -> None:
    _, script, _ = sit(at_activation, "activate 3b")
    assert script.prompts == ["activate", "move-from"]


def test_activating_where_nobody_can_go_is_asked_about(at_activation: Path) -> None:
    before = at_activation.read_text("utf-8")
    told, _, _ = sit(at_activation, "activate 8d", "no")
    assert "Nobody can move to 8D" in told
    assert at_activation.read_text("utf-8") == before
    sit(at_activation, "activate 8d", "yes")
    assert "latari activate 8D ...\n(latari done)" in at_activation.read_text("utf-8")


def test_moves_named_step_by_step_end_with_done_only(at_activation: Path) -> None:
    _, script, _ = sit(at_activation, "activate 3b", "from latari-a", "archer 1")
    assert script.prompts == ["activate", "move-from", "move-which", "move-from"]
    sit(at_activation, "done")
    assert "activate 3B from latari-a latari-archer 1 done" in " ".join(
        at_activation.read_text("utf-8").replace("...\nlatari ", "").split()
    )


def test_without_moves_done_may_be_said_at_once(at_activation: Path) -> None:
    told, _, _ = sit(at_activation, "activate 3b done")
    assert "Nobody can move" not in told
    assert "activate 3B done" in at_activation.read_text("utf-8")


# --- not to be asked again ------------------------------------------------------------------------


def test_what_is_declined_holds_for_its_turn_or_season() -> None:
    declined = Declined()
    now = {"turn": (1, 0, 2, 0), "season": (1, 0)}
    declined.add([5], "turn", now)
    declined.add([6], "season", now)
    assert declined.holds(5, now) and declined.holds(6, now) and not declined.holds(7, now)
    later = {"turn": (1, 0, 2, 1), "season": (1, 0)}
    assert not declined.holds(5, later) and declined.holds(6, later)
    assert not declined.holds(6, {"turn": (1, 1, 2, 0), "season": (1, 1)})
    assert declined.clear() and not declined.holds(6, now) and not declined.clear()


def asked_in_the_season(path: Path, first: str) -> tuple[list[str], str]:
    """What is asked from here to the next choice of orders, and the record then."""
    script = Script(first=[first], until="choose-order")
    go_on(path, script)
    return script.prompts, path.read_text("utf-8")


@pytest.mark.parametrize("line", ["not this season", "exchange of envoys not this season", "4"])
def test_a_card_that_is_declined_for_the_season_is_not_asked_about_again(at_window: Path, line: str) -> None:
    """The record is that of somebody who passes each time."""
    before = at_window.read_text("utf-8")
    passing = Script(first=["done"] * 3, until="choose-order")
    go_on(at_window, passing)
    passed = at_window.read_text("utf-8")
    at_window.write_text(before, "utf-8")
    prompts, record = asked_in_the_season(at_window, line)
    assert passing.prompts.count("my-turn") > 1
    assert prompts.count("my-turn") == 1
    assert record == passed


def test_what_is_declined_for_the_turn_is_not_asked_about_in_it(at_window: Path) -> None:
    prompts, _ = asked_in_the_season(at_window, "not this turn")
    assert prompts.count("my-turn") == 1


def test_declining_is_offered_and_can_be_taken_back(at_window: Path) -> None:
    told, _, _ = sit(at_window, "ask again", "not this season", "ask again")
    assert "Pass, and do not ask again this season: Play “Exchange of Envoys”" in told
    for message in ("ui-nothing-declined", "ui-asked-again"):
        assert Texts("en")(message) in told
    assert Texts("en")("ui-declined", span="season") in told


@pytest.mark.parametrize("language", languages())
def test_the_words_for_declining_differ_in_every_language(language: str) -> None:
    words = [Texts(language)(f"ui-words-{name}") for name in ("not-turn", "not-season", "ask-again")]
    assert len(set(words)) == 3 and all(words)
