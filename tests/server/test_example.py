"""The example client plays a game against a real server that is restarted meanwhile."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.patience import HANG
from tests.server.client import Client, make_table, run, tokens
from tests.server.running import Server, serving

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "client.py"
BOTS: list[dict[str, Any]] = [{"kind": "bot", "level": "thrall"}] * 3


def start(site: str, token: str) -> subprocess.Popen[str]:
    environment = {name: value for name, value in os.environ.items() if "proxy" not in name.lower()}
    return subprocess.Popen(
        [sys.executable, EXAMPLE, site, token],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    )


async def under_way(server: Server, made: dict[str, Any]) -> None:
    """Back when the game is well begun."""
    watcher = await Client.sit(server.socket(made["id"]), token=made["spectator"])
    await watcher.until(lambda: watcher.moment >= 12)
    assert not watcher.view["over"]


@pytest.mark.slow
def test_the_example_plays_to_the_end_though_the_server_is_killed_and_comes_back(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as server:
        made = run(make_table(server.http, [{"kind": "person"}, *BOTS]))
        bot = start(server.http, tokens(made)["wolf"])
        try:
            run(under_way(server, made))
            server.kill()
            server.again()
            told, errors = bot.communicate(timeout=120)
        finally:
            bot.kill()
        assert (bot.returncode, errors) == (0, "")
        table = httpx.get(f"{server.http}/api/tables/{made['id']}", trust_env=False).json()
    assert table["status"] == "over"
    names = [seat["seat"] for seat in table["seats"]]
    ends = zip(table["ranking"], names, table["scores"], strict=True)
    assert sorted(told.splitlines()) == sorted(f"{place} {name} {score}" for place, name, score in ends)
    assert told.startswith("1 ")


@pytest.mark.slow
def test_the_example_plays_runewars_to_the_end(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as server:
        seats = [{"kind": "person"}, BOTS[0]]
        made = run(make_table(server.http, seats, game="runewars", options={"random_map": "true"}))
        person = made["seats"][0]["seat"]
        bot = start(server.http, tokens(made)[person])
        try:
            told, errors = bot.communicate(timeout=HANG)
        finally:
            bot.kill()
        assert (bot.returncode, errors) == (0, "")
        table = httpx.get(f"{server.http}/api/tables/{made['id']}", trust_env=False).json()
    assert table["status"] == "over"
    ends = sorted(
        zip(table["ranking"], (seat["seat"] for seat in table["seats"]), table["scores"], strict=True)
    )
    assert told.splitlines() == [f"{place} {seat} {score}" for place, seat, score in ends]


def test_the_document_shows_the_example_as_it_is() -> None:
    page = (ROOT / "docs" / "api.md").read_text("utf-8")
    assert f"```python\n{EXAMPLE.read_text('utf-8')}```" in page
