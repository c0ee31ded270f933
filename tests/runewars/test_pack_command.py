"""The command `meadhall pack`."""

import errno
import json
from pathlib import Path
from typing import Any

import pytest

from meadhall.cli import main
from meadhall.runewars.pack import HOUSE, house_pack, pack_hash
from meadhall.runewars.pack.kinds import FILES
from tests.runewars.packs import edit


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str]:
    try:
        code = main(["pack", *map(str, arguments)])
    except SystemExit as leaving:
        code = int(leaving.code or 0)
    captured = capsys.readouterr()
    assert "Traceback" not in captured.out + captured.err
    return code, captured.out + captured.err


def test_a_new_pack_is_sound_and_can_be_made_ones_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "My Box"
    code, shown = run(capsys, "new", folder)
    assert code == 0
    assert f"meadhall pack check {folder}" in shown
    code, shown = run(capsys, "check", folder)
    assert code == 0
    assert f"My Box (my-box), hash {pack_hash(house_pack())}" in shown
    assert "The pack is sound." in shown
    edit(folder, "quests the-drowned-bell provenance", "own copy")
    edit(folder, "heroes silhouette wisdom", 3)
    code, shown = run(capsys, "check", folder)
    assert code == 0
    assert pack_hash(house_pack()) not in shown
    row = next(line for line in shown.splitlines() if "quests" in line)
    assert [cell.strip() for cell in row.strip("│").split("│")] == ["quests", "24", "", "", "23", "1", ""]


def test_check_tells_how_much_is_whose(capsys: pytest.CaptureFixture[str]) -> None:
    code, shown = run(capsys, "check", HOUSE)
    assert code == 0
    rows = [[cell.strip() for cell in line.strip("│┃").split("│")] for line in shown.splitlines()]
    assert ["tactics cards", "50", "2", "17", "31"] in [row[:5] for row in rows]
    assert ["fate cards", "30", "", "30", ""] in [row[:5] for row in rows]
    assert "rulebook" in shown and "public fact" in shown and "own design" in shown


def test_check_tells_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "mine"
    run(capsys, "new", folder)
    edit(folder, "tactics lost-city effect 1 filter cityy", True)
    edit(folder, "heroes silhouette health", "three")
    code, shown = run(capsys, "check", folder)
    assert code == 1
    assert shown.splitlines() == [
        "heroes.json, silhouette: health: must be a whole number, not 'three'",
        "tactics.json, lost-city: step 1, filter: there is no area filter 'cityy'; did you mean 'city'?",
        "2 faults. docs/packs.md tells how a pack is written.",
    ]


def test_every_file_names_a_schema_that_is_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Beside it, so that an editor helps without a network; in the house set, for those who work on it."""
    folder = tmp_path / "mine"
    run(capsys, "new", folder)
    for place in (folder, HOUSE):
        for file in FILES:
            named = json.loads((place / file).read_text("utf-8"))["$schema"]
            assert (place / named).is_file(), named
            assert (place / named).name == file
    assert (folder / "schema" / "effects.json").is_file()


def test_new_never_overwrites(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "tactics.json").write_text("mine", encoding="utf-8")
    code, shown = run(capsys, "new", tmp_path / "full")
    assert code == 1
    assert "is not empty" in shown
    assert [path.name for path in (tmp_path / "full").iterdir()] == ["tactics.json"]
    code, shown = run(capsys, "new", tmp_path / "full" / "tactics.json")
    assert code == 1
    assert "is a file" in shown
    assert (tmp_path / "full" / "tactics.json").read_text("utf-8") == "mine"


def test_new_in_an_empty_folder_and_in_one_inside_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for folder in (tmp_path, tmp_path / "a" / "b" / "c"):
        assert run(capsys, "new", folder)[0] == 0
        assert run(capsys, "check", folder)[0] == 0


def test_a_full_disk_leaves_nothing_behind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    write: Any = Path.write_text

    def full(path: Path, *rest: Any, **more: Any) -> Any:
        if path.name == "heroes.json":
            raise OSError(errno.ENOSPC, "No space left on device", str(path))
        return write(path, *rest, **more)

    monkeypatch.setattr(Path, "write_text", full)
    code, shown = run(capsys, "new", tmp_path / "mine")
    assert code == 1
    assert shown.strip() == f"Cannot write {tmp_path / 'mine' / 'heroes.json'}: No space left on device"
    assert not list(tmp_path.iterdir())


def test_folders_that_are_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    assert run(capsys, "check", tmp_path / "nothing")[1].startswith(
        f"{tmp_path / 'nothing'}: there is no such"
    )
    assert run(capsys, "check", file)[1].startswith(f"{file}: this is a file")
    assert run(capsys, "check", tmp_path)[1].startswith(f"{tmp_path}: there is no pack in this folder")
    assert run(capsys, "list", tmp_path / "nothing") == (
        1,
        f"There is no such folder: {tmp_path / 'nothing'}\n",
    )

    def locked(path: Path) -> Any:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    monkeypatch.setattr(Path, "iterdir", locked)
    assert "the folder cannot be read: Permission denied" in run(capsys, "check", tmp_path)[1]
    assert "Permission denied" in run(capsys, "new", tmp_path)[1]


def test_list(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    run(capsys, "new", tmp_path / "mine")
    run(capsys, "new", tmp_path / "spoiled")
    (tmp_path / "spoiled" / "titles.json").write_text("{", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    code, shown = run(capsys, "list")
    assert code == 0
    rows = [[cell.strip() for cell in line.strip("│").split("│")] for line in shown.splitlines()]
    found = pack_hash(house_pack())
    assert ["house", found, "The house set", "comes with Meadhall"] in rows
    assert ["mine", found, "mine", "mine"] in rows
    assert ["?", "-", "1 fault", "spoiled"] in rows


@pytest.mark.parametrize("arguments", [[], ["dance"], ["check"], ["new"]])
def test_flags_that_say_too_little(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    code, shown = run(capsys, *arguments)
    assert code == 2
    assert "usage: meadhall pack" in shown
