"""A user's pack: all commands can use it, records name it, and saves store its folder."""

import io
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import meadhall
from meadhall import games
from meadhall.arena.plan import Plan
from meadhall.bots.random import Random
from meadhall.cli import main
from meadhall.kernel import record
from meadhall.kernel.match import Match
from meadhall.kernel.record import BadRecord
from meadhall.kernel.rng import Rng
from meadhall.kernel.rules import Rules
from meadhall.locale import Texts, languages
from meadhall.runewars import Options
from meadhall.runewars.loading import FORMER, LOADED, PACKS, house_content
from meadhall.runewars.own_packs import BROUGHT, PackChanged, bring, pack_of, rules_with
from meadhall.runewars.pack import BadPack, house_pack
from meadhall.runewars.pack.texts import changed_texts
from meadhall.terminal import saves
from meadhall.terminal.packs import bring_for, folder_of
from meadhall.terminal.runewars.output import RunewarsOutput
from meadhall.terminal.runewars.screen import RunewarsScreen
from tests.runewars.packs import edit, house

BY_LOT = ("--option", "random_map=true")
CARD, UNIT = "lost-city", "daqan-footman"


@pytest.fixture(autouse=True)
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As in a process of its own: nothing but the house set is loaded."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    forget()
    yield
    forget()


def forget() -> None:
    for known in (LOADED, PACKS, FORMER, BROUGHT):
        for key in [key for key in known if key != house_content().hash or known is BROUGHT]:
            del known[key]
    PACKS[house_content().hash] = house_pack()


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """The house set with a card and a unit renamed, and the unit tougher."""
    folder = house(tmp_path / "mine")
    edit(folder, "pack name", "My box")
    edit(folder, f"tactics {CARD} name", "Ashes of Sudanya")
    edit(folder, f"factions daqan units {UNIT} name", "Pikeman")
    edit(folder, f"factions daqan units {UNIT} health", 2)
    return folder


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str]:
    try:
        code = main([str(argument) for argument in arguments])
    except SystemExit as leaving:
        code = int(leaving.code or 0)
    captured = capsys.readouterr()
    shown = " ".join((captured.out + captured.err).split())
    assert "Traceback" not in shown
    return code, shown


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def a_whole_game(folder: Path, seed: int = 5) -> Match[Any]:
    return a_game(rules_with(bring(folder)), seed)


def a_game(rules: Rules, seed: int = 5) -> Match[Any]:
    match, rng, bot = Match(rules.new(2, seed, Options(random_map=True)), seed), Rng.seeded(seed), Random()
    while not match.game.over:
        seat = match.game.waiting()[0]
        match.game.play(seat, bot.pick("", match.game.legal(seat), rng))
    return match


# --- records -----------------------------------------------------------------------------------------


def test_a_whole_game_and_its_record(mine: Path) -> None:
    match = a_whole_game(mine)
    content = match.game.content
    assert content.health[content.type_name.index(UNIT)] == 2
    text = record.write(match)
    assert f"pack {content.hash}\n" in text and content.hash != games()["runewars"].pack
    assert meadhall.replay(text).game.fingerprint() == match.game.fingerprint()
    forget()
    with pytest.raises(BadRecord) as caught:
        meadhall.replay(text)
    assert caught.value.code == "other_pack"
    bring(mine)
    assert record.write(meadhall.replay(text)) == text


def test_a_record_keeps_the_id_that_earlier_versions_gave_its_pack(mine: Path) -> None:
    """That id covered the texts, too. The fingerprint at the end contains it."""
    former = bring(mine).former
    rules = games()["runewars"].with_pack(former)
    assert rules is not None and rules.pack == former != bring(mine).hash
    text = record.write(a_game(rules))
    assert f"pack {former}\n" in text
    forget()
    with pytest.raises(BadRecord):
        meadhall.replay(text)
    bring(mine)
    assert record.write(meadhall.replay(text)) == text
    assert folder_of(meadhall.replay(text).game.rules) == str(mine)


def test_a_pack_with_other_texts_only_is_played_as_the_house_set_and_shown_in_its_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = house(tmp_path / "mine")
    edit(folder, "pack name", "My box")
    edit(folder, f"factions daqan units {UNIT} name", "Pikeman")
    brought = bring(folder)
    assert brought.hash == house_content().hash and not brought.is_house_set
    rules = rules_with(brought)
    assert changed_texts(pack_of(rules))[f"unit-{UNIT}"] == "Pikeman"
    save = tmp_path / "save.txt"
    saves.write(save, a_game(rules), saves.Seating("daqan", ("random",), "en", folder_of(rules)))
    assert f"# pack {folder}\n" in save.read_text("utf-8")
    forget()
    bring_for(save.read_text("utf-8"), str(folder))
    assert changed_texts(pack_of(rules))[f"unit-{UNIT}"] == "Pikeman"
    forget()
    shutil.rmtree(folder)
    bring_for(save.read_text("utf-8"), str(folder))  # the game goes on in the words of the house set
    assert changed_texts(pack_of(rules)) == {}


@pytest.mark.parametrize("language", languages())
def test_a_pack_that_nobody_has_loaded_is_refused_in_words(language: str) -> None:
    texts = Texts(language, strict=True)
    bare = texts.refusal("other_pack", pack="0123456789ab")
    told = texts.refusal("other_pack", pack="0123456789ab", flag="--pack DIR")
    assert "0123456789ab" in bare and "--pack" not in bare  # a game without packs, or the server
    assert "0123456789ab" in told and "--pack DIR" in told


def test_replay(mine: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record.write(a_whole_game(mine)), "utf-8")
    forget()
    code, shown = run(capsys, "replay", file)
    assert code == 1 and "made with another pack" in shown and "--pack DIR" in shown
    code, shown = run(capsys, "replay", file, "--pack", mine)
    assert code == 0 and "The record is valid" in shown
    assert f"Content: the pack “My box” in {mine}." in shown
    other = house(tmp_path / "other")
    code, shown = run(capsys, "replay", file, "--pack", other)
    assert code == 1 and f"the one in {other} is {house_content().hash}" in shown


# --- at the table ---------------------------------------------------------------------------------------


def test_the_table_speaks_as_the_pack_does(mine: Path) -> None:
    pack = pack_of(rules_with(bring(mine)))
    out = RunewarsOutput(Console(file=io.StringIO()), Texts("uk"), ("daqan",), pack)
    assert out.name("unit", UNIT) == out.value("unit", UNIT) == "Pikeman"
    assert out.values({"unit": UNIT, "card": CARD, "n": 3}) == {
        "unit": "Pikeman",
        "card": "Ashes of Sudanya",
        "n": 3,
    }
    # What it has in the same words as the house set has its translation.
    assert out.name("unit", "daqan-knight") == Texts("uk")("rw-unit-daqan-knight")
    assert out.value("unit", "daqan-knight") == "daqan-knight"
    assert changed_texts(PACKS[house_content().hash]) == {}


def test_a_faction_may_have_another_name(mine: Path) -> None:
    edit(mine, "factions daqan name", "Men of the West")
    out = RunewarsOutput(
        Console(file=io.StringIO()), Texts("en"), ("daqan",), pack_of(rules_with(bring(mine)))
    )
    assert out.clan("daqan").plain.endswith("Men of the West")
    assert out.value("seat", "daqan") == out.name("faction", "daqan") == "Men of the West"


def test_names_of_the_pack_can_be_typed(mine: Path) -> None:
    edit(mine, f"tactics {CARD} id", "ashes")
    pack = pack_of(rules_with(bring(mine)))
    face = RunewarsScreen(Console(file=io.StringIO()), Texts("en"), ("daqan", "latari"), 0, [], pack)
    assert face.spoken.translated("play Ashes of Sudanya") == ["play", "ashes"]
    assert face.spoken.translated("2 pikeman") == [UNIT, "2"]
    assert face.spoken.plain("play Ashes") == ["play", "ashes"]


def test_play_and_resume(
    mine: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    save = tmp_path / "save.txt"
    flags = ("--seats", 2, "--seed", 4, "--bots", "random", *BY_LOT, "--save", save)
    typed(monkeypatch, "1", "1", "1", "1", "c", "q")
    code, shown = run(capsys, "play", "runewars", "--pack", "mine", *flags)
    assert code == 0
    assert f"Content: the pack “My box” in {mine}." in shown
    assert "Pikeman" in shown and "Footman" not in shown
    text = save.read_text("utf-8")
    assert f"# pack {mine}\n" in text and f"pack {bring(mine).hash}\n" in text

    forget()
    typed(monkeypatch, "b", "q")
    code, shown = run(capsys, "resume", save)
    assert code == 0 and "The game continues where it stopped. Content: the pack “My box”" in shown

    forget()  # it has moved
    moved = tmp_path / "moved"
    mine.rename(moved)
    code, shown = run(capsys, "resume", save)
    assert code == 1 and f"pack from {mine}, which is no longer there" in shown
    typed(monkeypatch, "q")
    code, shown = run(capsys, "resume", save, "--pack", moved)
    assert code == 0 and f"# pack {moved}\n" in save.read_text("utf-8")

    forget()  # it has changed
    was = save.read_text("utf-8")
    edit(moved, f"factions daqan units {UNIT} health", 3)
    code, shown = run(capsys, "resume", save)
    assert code == 1 and f"The pack in {moved} has changed since this game began" in shown
    code, shown = run(capsys, "replay", save)
    assert code == 1 and "has changed" in shown

    (moved / "titles.json").write_text("{", "utf-8")  # it is broken
    code, shown = run(capsys, "resume", save)
    assert code == 1 and "which now has errors" in shown and "titles.json: line 1" in shown
    assert save.read_text("utf-8") == was
    assert not saves.is_save(save)


def test_whose_content_it_is(
    mine: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    flags = ("--seats", 2, "--seed", 4, "--bots", "random", *BY_LOT, "--save")
    typed(monkeypatch, "q")
    _, shown = run(capsys, "play", "runewars", *flags, tmp_path / "a.txt")
    assert "Content: the house set, mostly Meadhall’s own design" in shown
    run(capsys, "pack", "new", "begun")
    typed(monkeypatch, "q")
    _, shown = run(capsys, "play", "runewars", "--pack", "begun", *flags, tmp_path / "b.txt")
    assert f"the pack “begun” in {tmp_path / 'begun'}, still the same as the house set" in shown
    assert "# pack" not in (tmp_path / "b.txt").read_text("utf-8")  # the house set is always there


@pytest.mark.parametrize("folder", ["/a\nb", "/a\udcffb", " "])
def test_a_folder_that_no_line_can_hold_is_not_remembered(folder: str, mine: Path, tmp_path: Path) -> None:
    match = a_whole_game(mine)
    save = tmp_path / "save.txt"
    saves.write(save, match, saves.Seating("daqan", ("random",), "en", folder))
    assert "# pack" not in save.read_text("utf-8")


# --- many games --------------------------------------------------------------------------------------------


def test_simulate(mine: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    flags = ("--games", 2, "--seats", 2, "--bots", "random", *BY_LOT, "--json", "found.json", "--records")
    code, shown = run(capsys, "simulate", "runewars", "--pack", mine, *flags, "records")
    assert code == 0
    assert "Content: the pack “My box”" in shown
    key = bring(mine).hash
    assert json.loads(Path("found.json").read_text("utf-8"))["setup"]["pack"] == key
    assert meadhall.replay(Path("records/000001.txt").read_text("utf-8")).game.rules.pack == key


def test_cards_are_counted_by_the_names_of_the_pack(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number, card in enumerate(json.loads((mine / "tactics.json").read_text("utf-8"))["tactics"]):
        edit(mine, f"tactics {card['id']} name", f"Card number {number}")
    _, shown = run(capsys, "simulate", "runewars", "--pack", mine, "--games", 1, "--bots", "random", *BY_LOT)
    assert "Card number" in shown


def test_arena_in_several_processes(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    flags = ("--games", 2, "--seats", 2, "--bots", "random,careful", "--workers", 2, *BY_LOT, "--out", "out")
    code, shown = run(capsys, "arena", "runewars", "--pack", mine, *flags)
    assert code == 0 and "Content: the pack “My box”" in shown
    setup = json.loads(Path("out/results.json").read_text("utf-8"))["setup"]
    assert setup["pack"] == bring(mine).hash and f"--pack {mine}" in setup["command"]
    code, shown = run(capsys, "arena", "runewars", *flags)
    assert code == 1 and "pack" in shown  # another tournament than the one in this folder


def test_a_pack_that_changes_meanwhile(
    mine: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker that would read something else says so."""
    brought = bring(mine)
    forget()
    edit(mine, f"factions daqan units {UNIT} health", 3)
    with pytest.raises(PackChanged):
        rules_with(brought)
    shutil.rmtree(mine)
    plan = Plan("runewars", ("daqan", "latari"), ("random", "random"), 1, 1, pack=brought)
    with pytest.raises(PackChanged):
        _ = plan.rules

    def lost(*given: object) -> None:
        raise PackChanged(str(mine), brought.hash)

    house(mine)
    for command, where in (("simulate", "meadhall.arena.command.simulate"), ("arena", ARENA)):
        monkeypatch.setattr(where, lost)
        flags = ("--games", 1, "--seats", 2, "--bots", "random", *BY_LOT)
        code, shown = run(capsys, command, "runewars", "--pack", mine, *flags)
        assert code == 1 and f"The pack in {mine} was changed or removed" in shown


ARENA = "meadhall.arena.tournament.command.play"


# --- refused -----------------------------------------------------------------------------------------------

COMMANDS = (
    ("play", "runewars"),
    ("resume",),
    ("replay", "game.txt"),
    ("simulate", "runewars"),
    ("arena", "runewars", "--bots", "random"),
)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_a_broken_pack_is_refused_by_every_command(
    command: tuple[str, ...], mine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    edit(mine, "heroes silhouette health", "three")
    code, shown = run(capsys, *command, "--pack", mine)
    assert code == 2
    assert shown.startswith("heroes.json, silhouette: health: must be a whole number, not 'three' 1 fault.")
    code, shown = run(capsys, *command, "--pack", "nowhere")
    assert code == 2 and shown.startswith("nowhere: there is no such folder")


@pytest.mark.parametrize("command", ["play", "simulate", "arena"])
def test_blood_rage_has_no_packs(command: str, mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, shown = run(capsys, command, "bloodrage", "--pack", mine, "--bots", "random")
    assert code == 2
    assert shown == "Packs are only for Runewars (runewars). Leave out --pack."


@pytest.mark.parametrize("command", ["resume", "replay"])
def test_nor_has_a_saved_game_of_it(
    command: str, mine: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match(meadhall.games()["bloodrage"].new(2, 5), 5)
    saves.write(tmp_path / "save.txt", match, saves.Seating("wolf", ("random",), "en"))
    code, shown = run(capsys, command, "save.txt", "--pack", mine)
    assert code == 1 and shown.startswith("Packs are only for Runewars")


def test_what_the_checks_let_pass_and_the_engine_does_not_is_a_fault_too(
    mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*given: object) -> None:
        raise ValueError("too strange")

    monkeypatch.setattr("meadhall.runewars.loading._load", fails)
    with pytest.raises(BadPack, match="the engine cannot play with this pack: too strange"):
        bring(mine)


def test_factions_are_those_of_the_game_in_their_order(mine: Path) -> None:
    file = mine / "factions.json"
    content = json.loads(file.read_text("utf-8"))
    content["factions"].reverse()
    file.write_text(json.dumps(content), "utf-8")
    with pytest.raises(BadPack, match="the factions are daqan, latari, waiqar and uthuk, in this order"):
        bring(mine)
