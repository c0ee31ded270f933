"""The tests' tiny game as an installed package, made as docs/adding-a-game.md says."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
GROUP = "meadhall.games"


def sample(language: str) -> str:
    """The only sample of the page in this language."""
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    text: str = found
    return text


def install(folder: Path, name: str, entry: str) -> None:
    """What pip leaves of a package whose entry point of our group this is."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{GROUP}]\n{name} = {entry}\n")


def with_skerries(folder: Path) -> dict[str, str]:
    """Install the tiny game; returns the environment of processes that have it."""
    package = folder / "skerries"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "rulebook.py").write_text("from tests.kernel.tiny_steps import RULES\n")
    (package / "plugin.py").write_text(sample("python"))
    entries = tomllib.loads(sample("toml"))["project"]["entry-points"][GROUP]
    for name, entry in entries.items():
        install(folder, name, entry)
    return environment(folder)


def environment(folder: Path) -> dict[str, str]:
    """The environment of processes for which the packages in this folder are installed."""
    path = [str(folder), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
