"""Golden records are only added: the manifest notices a change and a removal, with and without git."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tools import golden_manifest as manifest


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Three listed records, outside any repository."""
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    monkeypatch.setattr(manifest, "STARTED_WITH", 3)
    for name in ("a.txt", "b.txt", "c.txt"):
        (tmp_path / name).write_text(f"{name}\n", "utf-8")
    assert manifest.add(tmp_path) == ["a.txt", "b.txt", "c.txt"]
    return tmp_path


def commit(folder: Path) -> None:
    for words in (
        ["init", "--quiet"],
        ["add", "."],
        ["-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "--quiet", "-m", "records"],
    ):
        subprocess.run(["git", *words], cwd=folder, check=True)


def without_line(folder: Path, number: int) -> None:
    file = folder / manifest.NAME
    lines = file.read_text("utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[:number] + lines[number + 1 :]), "utf-8")


def test_the_golden_records_are_those_of_the_manifest() -> None:
    assert manifest.faults() == []


def test_what_is_listed_and_unchanged_has_no_faults(folder: Path) -> None:
    assert manifest.faults(folder) == []
    assert manifest.add(folder) == []


def test_a_record_that_is_not_listed_is_found_and_can_be_added(folder: Path) -> None:
    (folder / "d.txt").write_text("d\n", "utf-8")
    assert [fault.partition(":")[0] for fault in manifest.faults(folder)] == ["d.txt"]
    before = (folder / manifest.NAME).read_text("utf-8")
    assert manifest.add(folder) == ["d.txt"]
    assert manifest.faults(folder) == []
    assert (folder / manifest.NAME).read_text("utf-8").startswith(before)


def test_a_changed_record_is_found_and_adding_does_not_accept_it(folder: Path) -> None:
    (folder / "b.txt").write_text("other\n", "utf-8")
    manifest.add(folder)
    assert manifest.faults(folder) == ["b.txt: the record was changed"]


def test_a_removed_record_is_found(folder: Path) -> None:
    (folder / "b.txt").unlink()
    assert manifest.faults(folder) == ["b.txt: the record was removed"]


def test_without_git_a_removed_line_is_found_by_its_check_values(folder: Path) -> None:
    (folder / "b.txt").unlink()
    without_line(folder, 1)
    assert "the manifest was edited: its check values do not fit" in manifest.faults(folder)


def test_without_git_the_manifest_has_at_least_the_lines_it_began_with(folder: Path) -> None:
    (folder / "c.txt").unlink()
    without_line(folder, 2)
    assert manifest.faults(folder) == ["the manifest lists 2 records; it began with 3"]


def test_a_removed_line_is_found_in_the_history(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(manifest, "STARTED_WITH", 1)
    commit(folder)
    assert manifest.faults(folder) == []
    (folder / "c.txt").unlink()
    without_line(folder, 2)
    assert manifest.faults(folder) == ["c.txt: its line was removed from the manifest"]


def test_a_record_and_its_line_that_were_changed_together_are_found(folder: Path) -> None:
    commit(folder)
    (folder / "b.txt").write_text("other\n", "utf-8")
    (folder / manifest.NAME).unlink()
    manifest.add(folder)
    assert manifest.faults(folder) == ["b.txt: its line in the manifest was changed"]


def test_a_removal_that_was_committed_is_still_found(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(manifest, "STARTED_WITH", 1)
    commit(folder)
    (folder / "c.txt").unlink()
    without_line(folder, 2)
    commit(folder)
    assert manifest.faults(folder) == ["c.txt: its line was removed from the manifest"]
