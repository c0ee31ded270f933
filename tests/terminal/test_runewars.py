"""Runewars in the terminal: the map, sentences and numbers, refusals; only what a seat may know is shown."""

import io
from pathlib import Path

import pytest
from rich.console import Console

import meadhall
from meadhall import runewars
from meadhall.cli import main
from meadhall.kernel.refusal import Refusal
from meadhall.locale import Texts
from meadhall.runewars.pack import HOUSE, read
from meadhall.terminal.runewars.cards import all_cards
from meadhall.terminal.runewars.choices import area_numbers, choices
from meadhall.terminal.runewars.hexmap import hexmap
from meadhall.terminal.runewars.numbers import ordered
from meadhall.terminal.runewars.output import RunewarsOutput
from meadhall.terminal.runewars.scene import board
from meadhall.terminal.runewars.screen import RunewarsScreen
from meadhall.terminal.runewars.unit_codes import unit_codes
from tests.many import soaked
from tests.terminal.runewars_script import Script, asked_of, begin, go_on


def pen_of(width: int = 120, encoding: str = "utf-8") -> RunewarsOutput:
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    return RunewarsOutput(
        Console(file=stream, width=width, highlight=False), Texts("en"), runewars.RULES.seat_names[:4]
    )


def shown(out: RunewarsOutput) -> str:
    out.console.file.flush()
    stream = out.console.file
    assert isinstance(stream, io.TextIOWrapper) and isinstance(stream.buffer, io.BytesIO)
    return stream.buffer.getvalue().decode(stream.encoding)


def a_game(seats: int = 4, seed: int = 3) -> runewars.Runewars:
    return runewars.new(seats, seed, runewars.Options(random_map=True, exploration=True))


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """Saved when the first orders are chosen."""
    path = tmp_path / "g.txt"
    begin(path, Script(until="choose-order"), seats=2, random_map=True)
    return path


def sit(path: Path, *lines: str) -> tuple[str, Script]:
    script = Script(first=lines, limit=len(lines))
    _, _, told = go_on(path, script)
    return " ".join(told.split()), script


# --- the map -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_the_map_of_four_players_fits_120_columns_and_names_every_area(seed: int) -> None:
    game = a_game(seed=seed)
    out = pen_of()
    drawn = hexmap(out, game.view(0))
    assert drawn is not None
    assert max(line.cell_len for line in drawn) <= 120
    text = "\n".join(line.plain for line in drawn)
    for area in game.view(0).areas:
        assert out.short_area(area.id) in text


def test_what_is_too_wide_for_a_map_is_told_in_words() -> None:
    view = a_game().view(0)
    assert hexmap(pen_of(40), view) is None
    out = pen_of(40)
    out.put(board(out, view))
    assert "Daqan A" in shown(out)


def test_a_map_without_the_signs() -> None:
    """An old console: every sign has one that it can write."""
    out = pen_of(encoding="ascii")
    out.put(*(hexmap(out, a_game().view(0)) or []))
    assert "^" in shown(out) and "~" in shown(out)


def test_codes_of_units_are_two_letters_and_all_different() -> None:
    codes = unit_codes(pen_of(), a_game().view(0))
    assert len(set(codes.values())) == len(codes)
    assert all(len(code) == 2 for code in codes.values())


def test_where_a_tile_may_go_stands_on_the_map() -> None:
    game = runewars.new(2, 5)
    while game.asks[0][1].name != "tile-cell":
        game.play(game.waiting()[0], game.legal(game.waiting()[0])[0])
    view = game.view(game.waiting()[0])
    drawn = "\n".join(line.plain for line in hexmap(pen_of(), view) or [])
    assert all(
        f" {number} " in drawn for number in range(1, len(asked_of(game, game.waiting()[0]).answers) + 1)
    )


# --- typing ----------------------------------------------------------------------------------------------


def test_a_number_and_words_mean_the_same(save: Path, tmp_path: Path) -> None:
    record = save.read_text("utf-8")
    other = tmp_path / "other.txt"
    other.write_text(record, "utf-8")
    by_number, _ = sit(save, "4")
    by_words, _ = sit(other, "order harvest")
    assert "Latari reveals Harvest" in by_number and "Latari reveals Harvest" in by_words
    assert save.read_text("utf-8") == other.read_text("utf-8")


def test_names_of_the_screen_are_understood(save: Path) -> None:
    told, _ = sit(save, "latari order Rally Support")
    assert "Latari reveals Rally Support" in told


def test_why_not(save: Path) -> None:
    told, script = sit(save, "? activate 1a", "? order harvest", "? 4", "order nonsense")
    assert "This does not answer the current question: Which order do you choose" in told
    assert "That is allowed now" in told
    assert "Choice 4 is allowed: Harvest (#4)." in told
    assert script.prompts == ["choose-order"] * 5


def test_keys(save: Path) -> None:
    told, script = sit(save, "?", "c", "b", "l", "h", "s", "??", "")
    assert script.prompts == ["choose-order"] * 9
    for part in (
        "On the map, in each area",
        "Your objective",
        "Controlled by",
        "What has happened",
        "In the table of players",
        "Saved:",
    ):
        assert part in told, part
    assert told.count("Content: the house set") == 2  # with the help and with the cards


def test_undo_takes_back_what_nobody_has_seen(tmp_path: Path) -> None:
    script = Script(first=["1", "u"], limit=2)
    _, _, told = begin(tmp_path / "g.txt", script, seats=2, random_map=True)
    assert script.prompts == ["setup-dragon-rune", "setup-false-rune", "setup-dragon-rune"]
    assert "Undone." in told


# --- names ------------------------------------------------------------------------------------------------


def test_a_pack_of_ones_own_is_shown_in_its_own_words() -> None:
    pack = read(HOUSE)
    console = Console(file=io.StringIO(), width=120)
    out = RunewarsOutput(console, Texts("en"), ("daqan", "latari"), pack)
    object.__setattr__(pack.heroes[0], "name", "Somebody Else")
    changed = RunewarsOutput(console, Texts("en"), ("daqan", "latari"), pack)
    hero = pack.heroes[0].id
    assert out.name("hero", hero) == "Silhouette"
    assert changed.name("hero", hero) == changed.value("hero", hero) == "Somebody Else"


def test_what_others_may_not_know_is_not_shown() -> None:
    """Every card of another's hand stays away from the screen."""
    game = a_game(2)
    while game.phase == 0 or not (game.hands[1] and game.objective[1] >= 0):
        seat = game.waiting()[0]
        game.play(seat, game.legal(seat)[0])
    out = pen_of()
    all_cards(out, game.view(0))
    out.put(board(out, game.view(0)))
    mine = {card.id for card in game.view(0).hand}
    theirs = {card.id for card in game.view(1).hand} - mine
    assert theirs
    assert not any(out.name("tactics", card) in shown(out) for card in theirs)


def test_refusals_in_words() -> None:
    screen = RunewarsScreen(Console(file=io.StringIO()), Texts("en"), ("daqan", "latari"), 0, [])
    assert screen.reason(Refusal("game_over")).plain == "The game is over."


def test_choices_of_areas_have_their_numbers_on_the_map() -> None:
    game = a_game(2)
    asked = asked_of(game, game.waiting()[0])
    numbers = area_numbers(asked)
    assert numbers
    assert all(ordered(asked)[number - 1].id_of("area") == area for area, number in numbers.items())
    assert choices(pen_of(), game.view(game.waiting()[0]), asked)


# --- whole games -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seed", "seats"),
    [(2, 2), pytest.param(3, 3, marks=pytest.mark.slow), *soaked([(1, 4), (4, 3)])],
)
def test_a_whole_game_to_the_end(seed: int, seats: int, tmp_path: Path) -> None:
    code, match, told = begin(
        tmp_path / "g.txt", Script(), seed=seed, seats=seats, random_map=seed % 2 == 0, exploration=seed == 3
    )
    assert code == 0
    assert match.game.over
    assert not any(mark in told for mark in "⟨{}")
    assert max(len(line) for line in told.splitlines()) <= 120
    assert Texts("en")("rw-ui-final-title") in told
    assert meadhall.replay((tmp_path / "g.txt").read_text("utf-8")).game.over


def test_the_commands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`play` with flags, `resume`, `replay`."""
    save = tmp_path / "g.txt"
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n2\n"))
    words = "play runewars --seats 3 --faction waiqar --seed 4 --bots careful --option random_map=true"
    assert main([*words.split(), "--save", str(save)]) == 0
    assert save.read_text("utf-8").startswith("# you waiqar\n")
    monkeypatch.setattr("sys.stdin", io.StringIO("\n"))
    assert main(["resume", str(save)]) == 0
    assert main(["replay", str(save)]) == 0
    told = capsys.readouterr().out
    assert "Runewars" in told
    assert "The game continues where it stopped." in told and "The record is valid" in told
    assert main("play runewars --clan wolf --seed 4".split()) == 2
