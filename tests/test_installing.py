"""What is installed is what was locked, file by file; and an audit says what it could not check."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from tools.audit import read_npm_audit, read_pip_audit

ROOT = Path(__file__).parents[1]
LOCKS = [*sorted(ROOT.glob("requirements/*.lock")), ROOT / "benchmarks" / "catanatron.lock"]
PINNED = re.compile(r"([a-z0-9-]+)==[^ ]+(?: ; [^\\]+)? \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)")


def locked(path: Path) -> set[str]:
    """The packages of a lock; everything in it is pinned and has its hashes, and nothing names a host."""
    lines = path.read_text("utf-8")
    text = "".join(line for line in lines.splitlines(keepends=True) if not line.startswith("#"))
    assert PINNED.sub("", text) == "", path.name
    return {found[1] for found in PINNED.finditer(text)}


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.name)
def test_every_file_has_a_hash(path: Path) -> None:
    assert locked(path)


def test_the_locks_hold_what_the_project_needs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    server = names([*project["dependencies"], *extras["server"], *extras["build"]])
    assert server <= locked(ROOT / "requirements" / "server.lock")
    assert server | names(extras["dev"]) <= locked(ROOT / "requirements" / "dev.lock")


def names(wishes: list[str]) -> set[str]:
    found = {re.split(r"[\[<>=; ]", wish)[0].lower().replace("_", "-").replace(".", "-") for wish in wishes}
    return found - {"meadhall"}


def test_nothing_is_installed_past_the_locks() -> None:
    """But for uv, which makes them, and ourselves."""
    scripts = [ROOT / "Makefile", *sorted(ROOT.glob("tools/*.sh")), ROOT / "docs" / "hosting.md"]
    lines = [line for script in scripts for line in script.read_text("utf-8").splitlines()]
    installs = [line for line in lines if re.search(r"^[^#]*(pip|PIP\)).* install ", line)]
    assert len(installs) >= 6
    for line in installs:
        assert "--require-hashes -r" in line or "--no-deps" in line or line.endswith("install uv"), line


def test_the_page_is_built_from_files_with_hashes() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    assert all("integrity" in package for name, package in packages.items() if name)


def test_an_audit_names_what_nobody_answered_for() -> None:
    weak = {"id": "PYSEC-1", "fix_versions": ["2.0"], "aliases": [], "description": ""}
    audit = read_pip_audit(
        [
            {"name": "fine", "version": "1.0", "vulns": []},
            {"name": "weak", "version": "1.0", "vulns": [weak]},
            {"name": "unknown", "skip_reason": "not found"},
        ]
    )
    assert (audit.checked, audit.unchecked, audit.trouble) == (2, 1, "not found")
    assert audit.weak == ["weak 1.0: PYSEC-1, fixed in 2.0"]

    assert read_npm_audit({"message": "405 Method Not Allowed"}).trouble == "405 Method Not Allowed"
    said = {
        "vulnerabilities": {"left-pad": {"range": "<1.3", "severity": "high"}},
        "metadata": {"dependencies": {"total": 172}},
    }
    audit = read_npm_audit(said)
    assert (audit.checked, audit.weak, audit.trouble) == (172, ["left-pad <1.3: high"], "")
