"""Databases of earlier versions can be opened: the views are the same, and the games go on.

kept/ holds databases with tables of both games in every state of a stored table (kept/make.py). They are
never created again.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import shutil
import sqlite3
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Client, Json, run
from tests.server.kept.make import asked, shown
from tests.server.running import Server, serving

KEPT = Path(__file__).parent / "kept"
# Somebody was quicker; too quick oneself
PASSING = {"stale", "not_asked", "has_passed", "no_rage", "too_many", "bot_plays"}
STEPS = 25


@cache
def tables(name: str) -> list[Json]:
    found: list[Json] = json.loads(gzip.decompress((KEPT / f"{name}.json.gz").read_bytes()))
    return found


ADDED_EVENTS = {"battle_group"}  # kinds of events that the kept databases' program did not know
NAMES = sorted(path.stem for path in KEPT.glob("*.db"))
ALL = [
    pytest.param(name, table, id=f"{name}-{table['game']}-{table['state']}")
    for name in NAMES
    for table in tables(name)
]


def test_there_is_a_database_of_every_schema() -> None:
    assert NAMES == ["schema-0001"]
    states = {(table["game"], table["state"]) for table in tables("schema-0001")}
    assert len(states) == 18


@pytest.fixture(scope="module")
def copies(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A copy of each database: it is migrated when it is opened."""
    folder = tmp_path_factory.mktemp("kept")
    return {name: Path(shutil.copy(KEPT / f"{name}.db", folder)) for name in NAMES}


@pytest.mark.parametrize(("name", "table"), ALL)
def test_everybody_is_shown_what_they_were_shown(name: str, table: Json, copies: dict[str, Path]) -> None:
    now = asyncio.run(shown(copies[name], table["id"], table["people"]))
    assert_still_shown(now, in_todays_form(to_the_second(table["shown"])))


def assert_still_shown(now: Any, then: Any, where: str = "") -> None:
    """Everything of then is there with the same value. Later versions may add fields and kinds of events."""
    if isinstance(then, dict):
        assert isinstance(now, dict) and then.keys() <= now.keys(), (where, then.keys() - now.keys())
        for key, value in then.items():
            assert_still_shown(now[key], value, f"{where}/{key}")
    elif isinstance(then, list):
        kept = [one for one in now if not (isinstance(one, dict) and one.get("kind") in ADDED_EVENTS)]
        assert len(kept) == len(then), where
        for number, (one, other) in enumerate(zip(kept, then, strict=True)):
            assert_still_shown(one, other, f"{where}/{number}")
    else:
        assert now == then, where


def in_todays_form(then: Any) -> Any:
    """What earlier versions said in other fields: who is asked, what is asked about, what answers name."""
    if isinstance(then, list):
        return [in_todays_form(one) for one in then]
    if not isinstance(then, dict):
        return then
    if then.keys() >= {"prompt", "answers"}:
        answers = [{"action": one["action"], "words": one["words"]} for one in then["answers"]]
        return {"prompt": then["prompt"], "given": then["given"], "answers": answers}
    if then.keys() == {"clan", "prompt", "answered"}:
        return {"seat": then["clan"], "prompt": then["prompt"], "answered": then["answered"]}
    return {key: in_todays_form(value) for key, value in then.items()}


def to_the_second(shown: Json) -> Json:
    """Earlier versions published times to the millisecond."""
    for seen in shown.values():
        for moment in seen["story"]:
            moment["at"] = moment["at"] // 1000 * 1000
    return shown


@pytest.fixture(scope="module", params=NAMES)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A current server on an old database, with quick bots."""
    copy = Path(shutil.copy(KEPT / f"{request.param}.db", tmp_path_factory.mktemp("served")))
    with sqlite3.connect(copy) as line:
        line.execute("UPDATE tables SET pace = 0")
    with serving(copy) as running:
        yield running


@pytest.mark.parametrize(("name", "table"), ALL)
def test_the_game_goes_on(name: str, table: Json, server: Server) -> None:
    if server.database.endswith(f"{name}.db"):
        run(goes_on(server, table))


async def goes_on(server: Server, table: Json) -> None:
    """Everybody reconnects with their old cookie, and plays at random for a while."""
    clients: list[Client] = []
    for seat in table["people"]:
        headers = {"cookie": f"meadhall={table['cookies'][seat]}", "origin": server.http}
        clients.append(await Client.sit(server.socket(table["id"]), headers, seat=seat))
    if not clients:
        return
    if clients[0].table["status"] == "over":
        assert table["state"] == "finished"
        return
    rng, moment = random.Random(table["id"]), clients[0].moment
    for _ in range(STEPS):
        await clients[0].until(lambda: clients[0].view["over"] or bool(to_act(clients)))
        if clients[0].view["over"]:
            break
        client = rng.choice(to_act(clients))
        await client.ask(type="ping")
        if asked(client.view).get(client.view["seat"]) is False:
            action = rng.choice(client.view["ask"]["answers"])["action"]
            answer = await client.ask(type="move", at=client.number, action=action)
            assert answer["type"] == "done" or answer["code"] in PASSING, answer
        await clients[0].ask(type="ping")
    assert clients[0].moment > moment


def to_act(clients: list[Client]) -> list[Client]:
    """People who must decide, and whom no bot stands in for: as the first of them sees it."""
    table, answers = clients[0].table, asked(clients[0].view)
    gone = {one["seat"] for one in table["seats"] if one["standing_in"]}
    by_name = {client.view["seat"]: client for client in clients}
    waited = [name for name, answered in answers.items() if not answered and name not in gone]
    return [by_name[name] for name in waited if name in by_name]
