"""A game is added as docs/adding-a-game.md says, without a line about it in our sources."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import httpx
import pytest

from meadhall.kernel.plugin import GamePlugin
from meadhall.registry import load, plugins
from tests.patience import HANG
from tests.plugged_in import PAGE, ROOT, environment, install, with_skerries
from tests.server.client import Client, make_table, run, take_seats, tokens
from tests.server.running import serving

SOURCES = ROOT / "src" / "meadhall"
NAMES = ("gannet", "puffin", "tern")

# Files outside the games' own folders that name a game, and why.
MAY_NAME_A_GAME = {
    "registry.py": "it lists the games",
    "kernel/record.py": "the example of a record in its docstring",
}


@pytest.fixture
def installed(tmp_path: Path) -> dict[str, str]:
    """The environment of a process for which the tiny game is installed."""
    folder = tmp_path / "installed"
    folder.mkdir()
    return with_skerries(folder)


def meadhall(
    environment: dict[str, str] | None, *arguments: str, cwd: Path
) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "meadhall", *arguments]
    return subprocess.run(command, env=environment, cwd=cwd, capture_output=True, text=True, timeout=HANG)


# --- the command line ------------------------------------------------------------------------------


def test_a_game_that_is_not_installed_is_unknown(tmp_path: Path) -> None:
    done = meadhall(None, "simulate", "skerries", cwd=tmp_path)
    assert done.returncode == 2
    assert "invalid choice: 'skerries'" in done.stderr


@pytest.mark.slow
def test_an_installed_game_is_simulated(installed: dict[str, str], tmp_path: Path) -> None:
    command = ["simulate", "skerries", "--games", "6", "--seats", "3", "--bots", "karl,thrall,careful"]
    done = meadhall(
        installed, *command, "--workers", "2", "--json", "found.json", "--records", "records", cwd=tmp_path
    )
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads((tmp_path / "found.json").read_text("utf-8"))
    assert found["setup"]["game"] == "skerries"
    assert found["results"]["games"] == 6
    assert sum(seat["won"] for seat in found["results"]["winners"].values()) >= 6
    assert set(found["results"]["score"]) == set(NAMES)
    assert found["results"]["faults"] == dict.fromkeys(NAMES, 0)
    assert "⟨" not in done.stdout  # words without a text are shown as in the notation
    assert all(name in done.stdout for name in NAMES)
    replayed = meadhall(installed, "replay", "records/000000.txt", cwd=tmp_path)
    assert (replayed.returncode, replayed.stderr) == (0, "")


def test_bots_of_an_installed_game_meet_in_the_arena(installed: dict[str, str], tmp_path: Path) -> None:
    command = ["arena", "skerries", "--bots", "careful,random", "--seats", "2", "--games", "4"]
    done = meadhall(installed, *command, "--out", "out", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    report = (tmp_path / "out" / "report.html").read_text("utf-8")
    assert "⟨" not in done.stdout + report
    assert "gannet" in report


def test_a_game_without_a_screen_says_so_in_the_terminal(installed: dict[str, str], tmp_path: Path) -> None:
    done = meadhall(installed, "play", "skerries", "--language", "en", cwd=tmp_path)
    assert done.returncode == 2
    assert "skerries cannot be played in the terminal" in done.stdout


def test_what_cannot_be_loaded_is_left_out(tmp_path: Path) -> None:
    folder = tmp_path / "installed"
    install(folder, "absent", "absent.plugin:PLUGIN")
    install(folder, "unfit", "json:dumps")
    done = meadhall(environment(folder), "simulate", "bloodrage", "--games", "1", cwd=tmp_path)
    assert done.returncode == 0
    assert "the game absent.plugin:PLUGIN cannot be loaded" in done.stderr
    assert "not a GamePlugin but function" in done.stderr


# --- the server --------------------------------------------------------------------------------------


@pytest.mark.slow
def test_an_installed_game_is_served_and_played_to_its_end(installed: dict[str, str], tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", environment=installed) as server:
        games = httpx.get(f"{server.http}/api/games", trust_env=False).json()
        (info,) = [game for game in games if game["game"] == "skerries"]
        assert (info["title"], info["page"], info["seat_counts"]) == ("Skerries", "", [2, 3, 4])
        made, ended = run(play_skerries(server.http, server.socket))
        table = httpx.get(f"{server.http}/api/tables/{made['id']}", trust_env=False).json()
        record = httpx.get(f"{server.http}/api/tables/{made['id']}/record", trust_env=False)
    assert table["status"] == "over"
    assert (table["ranking"], table["scores"]) == (ended["ranking"], ended["scores"])
    assert "game skerries" in record.text
    (tmp_path / "record.txt").write_text(record.text, "utf-8")
    replayed = meadhall(installed, "replay", "record.txt", cwd=tmp_path)
    assert (replayed.returncode, replayed.stderr) == (0, "")


async def play_skerries(http: str, socket: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """A person and two bots play; the person asks for a hint first. Returns the table and the last view."""
    seats = [{"kind": "person"}, {"kind": "bot", "level": "thrall"}, {"kind": "bot", "level": "karl"}]
    made = await make_table(http, seats, game="skerries", options={"rounds": "2"}, listed=True)
    await take_seats(http, made, seats=["gannet"])
    gannet = await Client.sit(socket(made["id"]), token=tokens(made)["gannet"])
    assert gannet.view["seats"] == ["gannet", "puffin", "tern"]
    hint = await gannet.ask(type="hint")
    assert hint["type"] == "hint" and hint["advice"]
    answers = {answer["action"] for answer in gannet.view["ask"]["answers"]}
    for advised in hint["advice"]:
        assert advised["action"] in answers
        assert isinstance(advised["score"], float)
    moves = await gannet.play(lambda answers: answers[-1])
    assert moves > 4
    assert any(event["kind"] == "bid-made" for event in gannet.events)
    return made, gannet.view


# --- the sources ---------------------------------------------------------------------------------------


def own_folders(game: str) -> tuple[str, ...]:
    places = (f"{game}/", f"bots/{game}/", f"terminal/{game}/", f"cli/{game}/")
    return (*places, f"arena/counting/{game}.py")


def named_outside() -> Iterator[tuple[str, str]]:
    """Files of the package that name a game, outside all games' own folders."""
    own = tuple(folder for game in plugins() for folder in own_folders(game))
    for file in sorted(SOURCES.rglob("*.py")):
        path = file.relative_to(SOURCES).as_posix()
        if not path.startswith(own):
            for game in plugins():
                if game in file.read_text("utf-8").lower():
                    yield path, game


def test_only_a_games_own_folders_name_it() -> None:
    assert {path for path, _ in named_outside()} == set(MAY_NAME_A_GAME)


def test_no_source_names_the_game_of_the_tests() -> None:
    for folder in (SOURCES, ROOT / "web" / "src", ROOT / "web" / "plugins"):
        for file in folder.rglob("*"):
            if file.suffix in (".py", ".ts", ".svelte", ".ftl"):
                assert "skerries" not in file.read_text("utf-8").lower(), file


def test_everything_that_a_plugin_names_is_there() -> None:
    for plugin in plugins().values():
        assert load(plugin.rules).name == plugin.name
        for path in (
            plugin.packs,
            plugin.evaluator,
            plugin.counting,
            plugin.terminal,
            plugin.commands,
            plugin.benchmark,
            *plugin.modules,
        ):
            if path:
                load(path)
        assert (ROOT / plugin.rulings).is_file()
        assert list(SOURCES.glob(f"locale/en/{plugin.texts}-*.ftl"))


def test_the_page_lists_every_field_of_a_plugin() -> None:
    table = PAGE[PAGE.index("| field | names | without it |") : PAGE.index("## 3.")]
    listed = re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)
    assert listed == [field.name for field in fields(GamePlugin)]
