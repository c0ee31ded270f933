"""The version is written once, in `meadhall.__version__`; everything else reads it there."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

from meadhall import __version__

ROOT = Path(__file__).parents[1]
HOME = ROOT / "src" / "meadhall" / "__init__.py"
# What was published or measured with some version: these do not follow the current one.
HISTORY = {ROOT / "CHANGELOG.md", ROOT / "docs" / "runewars-balance.md"}
SUFFIXES = {".py", ".md", ".toml", ".yml", ".yaml", ".ts", ".svelte", ".html", ".ftl", ".sh", ".json"}
FOLDERS = ["src", "web/src", "docs", "tools", "benchmarks", "examples", "tests", ".github"]


def test_the_package_takes_its_version_from_the_code() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "version" not in project["project"] and project["project"]["dynamic"] == ["version"]
    assert ROOT / project["tool"]["hatch"]["version"]["path"] == HOME
    command = [sys.executable, "-m", "hatchling", "version"]
    told = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    assert told.strip() == __version__


def test_nothing_else_states_the_version() -> None:
    files = {path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.suffix in SUFFIXES}
    files |= {path for path in ROOT.iterdir() if path.suffix in SUFFIXES or path.name == "Makefile"}
    files |= {ROOT / "web" / "package.json"}
    built = ROOT / "src" / "meadhall" / "server" / "page" / "built"
    stated = re.compile(rf"(?<![\d.]){re.escape(__version__)}(?![\d.])")
    others = files - HISTORY - {HOME}
    assert not [
        path for path in others if built not in path.parents and stated.search(path.read_text("utf-8"))
    ]


def test_the_changelog_has_a_section_for_the_version() -> None:
    headings = re.findall(r"^## \[?([^\]\s]+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert headings[0] == "Unreleased"
    assert __version__ in headings
