"""The terminal client: numbers, sentences, keys, refusals, undo, log; only what the seat may know is
shown."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from meadhall import bloodrage
from meadhall.bloodrage.board import PLACE_NAME
from meadhall.bloodrage.cards import TYPE_NAME
from meadhall.bloodrage.figures import FIGURE_NAME
from meadhall.bloodrage.state import BloodRage
from meadhall.locale import Texts, languages
from meadhall.terminal import saves
from meadhall.terminal.bloodrage.board import board
from meadhall.terminal.bloodrage.cards import all_cards
from meadhall.terminal.bloodrage.choices import ordered
from meadhall.terminal.bloodrage.clans import clans
from meadhall.terminal.bloodrage.typed_words import TypedWords
from meadhall.terminal.output import Output
from meadhall.terminal.typed_words import folded
from tests.terminal.scripted import Script, begin, go_on

POSITION = """
age 3
turn wolf
first bear
doom horgr andlang utgard
destroyed horgr andlang myrkulor
wolf at yggdrasil warrior 4 leader
raven at yggdrasil warrior 3 dark-elf
serpent at yggdrasil warrior 2 frost-giant
wolf at gimle warrior 2
bear at gimle warrior 2 troll
raven at fjord-nw ship
bear at fjord-nw ship
serpent at fjord-ne ship
serpent at valhalla warrior 3 leader
wolf at valhalla ship
wolf sheet lokis-domain friggas-succor thors-glory lord-of-hammers
raven sheet dark-elf odins-throne masters-in-arms
serpent sheet frost-giant
bear sheet troll
wolf hand tyrs-rage quest-alfheim friggas-domain
wolf quests quest-yggdrasil
wolf steps 5 6 6
raven steps 4 4 6
serpent steps 3 4 5
bear steps 2 2 6
"""


def at_first_turn(path: Path, language: str = "en") -> None:
    """Saved when it is the raven's first turn."""
    script = Script(limit=6)
    begin(path, script, seed=7, language=language)
    assert script.match is not None
    assert script.match.game.asks[0][1].name == "turn"


def sit(path: Path, *lines: str) -> tuple[str, Script]:
    script = Script(first=lines, limit=len(lines))
    _, _, shown = go_on(path, script)
    return " ".join(shown.split()), script


@pytest.fixture
def save(tmp_path: Path) -> Path:
    at_first_turn(tmp_path / "g.txt")
    return tmp_path / "g.txt"


def test_a_whole_sentence_is_an_answer(save: Path) -> None:
    shown, script = sit(save, "invade leader gimle")
    assert "Raven invades Gimle with the Leader." in shown
    assert script.seen[0] != script.seen[1]
    assert "raven invade leader gimle" in save.read_text("utf-8")


def test_the_clan_may_be_named(save: Path) -> None:
    assert "Raven invades Gimle with the Leader." in sit(save, "RAVEN invade leader gimle")[0]


def test_wrong_numbers_and_words_change_nothing(save: Path) -> None:
    lines = [
        "0",
        "99",
        "999999999999999999999999",
        "-1",
        "1.5",
        "dance",
        "²",
        "",
        "wolf pass",
        "\x00",
        "?" * 50,
    ]
    shown, script = sit(save, *lines)
    assert len(set(script.seen)) == 1
    assert "There is no such choice" in shown
    assert "“dance”" in shown


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ("pillage gimle", "You have no figures in Gimle that could do this. (Pillage, page 17)"),
        ("invade warrior yggdrasil", "march there instead. (Invade, page 14)"),
        ("invade warrior fjord-ne", "only ships may stand in the north-east fjord"),
        ("keep troll", "This does not answer the current question"),
    ],
)
def test_why_not(save: Path, wish: str, reason: str) -> None:
    for lines in (["??", wish], [f"? {wish}"]):
        shown, script = sit(save, *lines)
        assert "That is not allowed now." in shown
        assert reason in shown
        assert len(set(script.seen)) == 1
    assert reason in sit(save, wish)[0]


@pytest.mark.parametrize(
    ("language", "wish", "told"),
    [
        ("en", "invade", "“invade” what? What may follow: warrior, leader, ship"),
        ("en", "invade gimle", "The word “gimle” does not fit after “invade”"),
        ("en", "dance with wolves", "The word “dance” is not known here"),
        ("en", "Invade with the Ship south-west fjord", "That is allowed now"),
        ("en", "raven invade Ship into the South-West Fjord", "That is allowed now"),
        ("en", "quest glorious death", "That is allowed now"),
        ("en", "march from Gimle to Elvagar with 2 Warriors", "You have no figures in Gimle"),
        ("en", "keep troll", "“keep troll”: This does not answer"),
        ("uk", "грабувати Гімле", Texts("uk").refusal("no_figures_there", place="gimle")),
        ("uk", "Крук набіг ярлом у Гімле", Texts("uk")("ui-why-fine")),
        ("uk", "набіг дракаром у південно-західний фіорд", Texts("uk")("ui-why-fine")),
        ("uk", "набіг", "Речення не закінчене: «invade»"),
        ("uk", "наказ богів «Славна смерть!»", Texts("uk")("ui-why-fine")),
        ("uk", "1", "Вибір 1 дозволено"),
    ],
)
def test_sentences_as_people_say_them(language: str, wish: str, told: str, tmp_path: Path) -> None:
    at_first_turn(tmp_path / "g.txt", language)
    shown, script = sit(tmp_path / "g.txt", f"? {wish}")
    assert told in shown.rpartition("> ? ")[2]
    assert len(set(script.seen)) == 1


@pytest.mark.slow
def test_every_name_on_the_screen_is_understood() -> None:
    for language in languages():
        texts = Texts(language)
        spoken = TypedWords(texts, "wolf")
        for place in PLACE_NAME:
            for form in ("", ".in", ".to", ".from", ".acc"):
                assert spoken.translated(f"pillage {texts(f'place-{place}{form}')}")[:2] == ["pillage", place]
        for figure in FIGURE_NAME:
            for form in ("", ".acc", ".with"):
                assert spoken.translated(f"invade {texts(f'figure-{figure}{form}')}") == ["invade", figure]
        for card in TYPE_NAME:
            assert spoken.translated(f"keep {texts(f'card-{card}')}") == ["keep", card]
        assert spoken.translated(texts("figure-warrior.count", n=3)) == ["warrior", "3"]


def test_a_sentence_in_ukrainian_is_an_answer(tmp_path: Path) -> None:
    at_first_turn(tmp_path / "g.txt", "uk")
    sit(tmp_path / "g.txt", "набіг ярлом у Гімле")
    assert "raven invade leader gimle" in (tmp_path / "g.txt").read_text("utf-8")


def test_upgrades_in_play_cost_nothing_and_doubles_are_counted() -> None:
    game = bloodrage.parse(POSITION.replace("wolf hand", "wolf hand thors-ascension thors-ascension"))
    for width in (80, 140):
        shown = io.StringIO()
        console = Console(file=shown, width=width, highlight=False)
        all_cards(Output(console, Texts("en", strict=True), game.clans), game.view(0))
        hand, _, sheets = shown.getvalue().partition("─")
        assert hand.count("Thor's Ascension ×2") == 1
        assert "Upgrade · " in hand
        assert "Upgrade · " not in sheets
        assert "Monster Upgrade" in sheets


def test_why_not_of_something_allowed(save: Path) -> None:
    assert "That is allowed now" in sit(save, "? invade warrior gimle")[0]


def test_why_not_lists_what_one_may_miss(save: Path) -> None:
    shown, _ = sit(save, "??", "")
    assert "March from Elvagar (1 Rage): You have no figures in Elvagar" in shown


def test_why_not_in_ukrainian(tmp_path: Path) -> None:
    at_first_turn(tmp_path / "g.txt", "uk")
    uk = Texts("uk")
    shown, _ = sit(tmp_path / "g.txt", "? pillage gimle")
    assert uk.refusal("no_figures_there", place="gimle") in shown
    assert uk("rule-reference", rule="pillage", page=17) in shown


def test_undo_takes_back_one_answer_and_its_story(save: Path) -> None:
    shown, script = sit(save, "2", "u", "l")
    before, inside, after, _ = script.seen
    assert before == after != inside
    assert "Undone." in shown
    assert "..." not in save.read_text("utf-8")


def test_undo_on_the_ukrainian_keyboard(save: Path) -> None:
    _, script = sit(save, "2", "г")
    assert script.seen[0] == script.seen[2] != script.seen[1]


def test_undo_never_crosses_what_others_did(save: Path) -> None:
    shown, script = sit(save, "invade leader gimle", "u")
    assert "There is nothing to undo" in shown
    assert script.seen[1] == script.seen[2]


@pytest.mark.slow
def test_passing_comes_last_and_is_asked_about(save: Path) -> None:
    game = saves.read(save).match.game
    asked = game.view(1).ask
    assert isinstance(game, BloodRage) and asked is not None
    number = str(len(asked.answers))
    assert ordered(asked)[-1].verb == "pass"
    question = Texts("en")("ui-ask-pass", n=game.rage[1])
    for no in ("no", "n", "", "?", "99"):
        shown, script = sit(save, number, no)
        assert question in shown
        assert len(set(script.seen)) == 1
    for yes in ("yes", "Y", number):
        copy = save.with_name("copy.txt")
        copy.write_bytes(save.read_bytes())
        sit(copy, number, yes)
        assert "raven pass" in copy.read_text("utf-8")
    shown, _ = sit(save, "pass")
    assert question not in shown
    assert "raven pass" in save.read_text("utf-8")


def test_keys_show_and_change_nothing(save: Path) -> None:
    en = Texts("en")
    for key, text in {
        "?": en("prompt-turn.help"),
        "l": en("ui-log-title"),
        "b": en("place-yggdrasil"),
        "c": en("ui-hand-title"),
        "s": "Saved:",
    }.items():
        shown, script = sit(save, key)
        assert " ".join(text.split()) in shown
        assert len(set(script.seen)) == 1


@pytest.mark.parametrize(("word", "key"), {"help": "?", "log": "l", "BOARD": "b", "cards": "c"}.items())
def test_commands_in_words(word: str, key: str, save: Path) -> None:
    spoken, short = (sit(save, typed)[0].rpartition(f"> {typed} ")[2] for typed in (word, key))
    assert spoken == short != ""


def test_the_hint_fits_into_80_columns() -> None:
    for language in languages():
        assert len(Texts(language)("ui-choose")) < 80


def test_nothing_to_take_back_yet(tmp_path: Path) -> None:
    shown = begin(tmp_path / "g.txt", Script(first=["u"], limit=1))[2]
    assert Texts("en")("ui-nothing-yet") in shown


def test_the_last_cards_of_a_pack_are_discarded(tmp_path: Path) -> None:
    for seats, limit in ((4, 5), (2, 4)):
        shown = begin(tmp_path / "g.txt", Script(limit=limit), seats=seats)[2]
        assert shown.count("The last two cards are discarded") >= 1


@pytest.mark.slow
def test_a_battle_adds_up_clan_by_clan(tmp_path: Path) -> None:
    shown = begin(tmp_path / "g.txt", Script(), seed=3, seats=2)[2]
    sums = re.findall(r"(?m)^. (?:Wolf|Raven): (\d+) \+ (\d+)(?: \([^)]*\))? = (\d+)(?:, wins)?\.$", shown)
    assert len(sums) > 4
    assert all(int(figures) + int(cards) == int(total) for figures, cards, total in sums)
    assert ", wins." in shown


def test_others_secrets_are_not_told(tmp_path: Path) -> None:
    """The log names no card that somebody else drafted or committed to."""
    _, match, shown = begin(tmp_path / "g.txt", Script(first=["1"] * 6 + ["l"], limit=7))
    en = Texts("en")
    game = match.game
    assert isinstance(game, BloodRage)
    other = {card.name for seat in (0, 2, 3) for card in game.view(seat).hand}
    mine = {card.name for card in game.view(1).hand}
    log = shown[shown.index(en("ui-log-title")) :]
    log = log[: log.rindex("Your game is saved")]
    for name in other - mine:
        assert en(f"card-{name}") not in log


@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("language", ["en", "uk"])
def test_fits_the_width(width: int, language: str) -> None:
    game = bloodrage.parse(POSITION)
    shown = io.StringIO()
    out = Output(Console(file=shown, width=width, highlight=False), Texts(language, strict=True), game.clans)
    out.put(board(out, game.view(0)), clans(out, game.view(0)))
    lines = shown.getvalue().splitlines()
    assert max(map(len, lines)) <= width
    assert len(lines) <= 26


def test_shapes_and_letters_with_every_colour() -> None:
    for language, letters in (("en", "WRSB"), ("uk", ("Во", "К", "З", "Ве"))):
        clan_names = ("wolf", "raven", "serpent", "bear")
        out = Output(Console(file=io.StringIO(), width=80), Texts(language), clan_names)
        marks = [out.mark(clan).plain for clan in clan_names]
        assert [mark[1:] for mark in marks] == list(letters)
        assert len({mark[0] for mark in marks}) == 4


def test_an_old_terminal_gets_letters_only() -> None:
    stream = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors="replace")
    out = Output(Console(file=stream, width=80), Texts("en"), ("wolf", "raven"))
    assert out.mark("wolf").plain == "W"


@pytest.mark.parametrize(
    ("typed", "meant"), [("Sì", "si"), ("Грабёж", "грабеж"), ("Dżungla", "dzungla"), ("Її", "її"), ("й", "й")]
)
def test_words_may_be_typed_in_a_hurry(typed: str, meant: str) -> None:
    assert folded(typed) == meant
