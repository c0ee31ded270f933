"""Replays: charged first, run in another process, cached; other requests do not wait for them."""

from __future__ import annotations

import asyncio
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from meadhall import bloodrage
from meadhall.server import limits
from tests.server.browser import ME, THRALL, Browser, record
from tests.server.client import Client, Closed, run
from tests.server.conftest import PROXY
from tests.server.kept.make import asked
from tests.server.running import TRUST, Server, serving
from tests.server.test_stored_databases import KEPT, tables

pytestmark = pytest.mark.slow

GAME = "bloodrage-3-first-game-7"
ROWS = 1_000  # that a poor address may have played again


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Requests with X-Forwarded-For from another address, which is not trusted."""
    with serving(tmp_path_factory.mktemp("costly") / "tables.db", *TRUST, *PROXY) as running:
        yield running


def changes(count: int) -> str:
    """A record in which a secret answer is changed again and again."""
    game = bloodrage.new(seats=2, seed=1, version=1)
    head = ["meadhall 1", "game bloodrage", "rules 1", "seed 1", "seats wolf raven", ""]
    answers = [f"wolf {' '.join(game.words(action))}" for action in game.legal(0)[:2]]
    return "\n".join([*head, *answers * (count // 2), ""])


LONG = changes(limits.GAME_ENTRIES + 100)  # takes seconds; the next is refused before it is played
TOO_LONG = "meadhall 1\n" + "#\n" * 3 * limits.GAME_ENTRIES


async def metric(browser: Browser, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", (await browser.web.get("/metrics")).text, re.M)
    return float(found[1]) if found else 0.0


def test_all_that_is_played_again_is_charged_before_and_by_its_size(tmp_path: Path) -> None:
    """An address may have so many rows played again, and these are all it gets; others have their own."""
    copy = Path(shutil.copy(KEPT / "schema-0001.db", tmp_path))
    finished = next(one for one in tables("schema-0001") if one["state"] == "finished")

    async def ask(server: Server) -> None:
        host, poor = Browser(server), Browser(server, "203.0.113.1")
        table = await host.import_record(record(GAME))
        poor.web.headers["authorization"] = f"Bearer {table.host}"
        tired = (429, "too_many")
        # A record of 10,000 characters costs half of what there is.
        for _ in range(2):
            wrong = {"record": "x" * (ROWS // 2 * 20)}
            assert await poor.refused("/api/records", wrong) == (422, "not_a_record")
        answer = await poor.web.post("/api/records", json={"record": record(GAME)})
        assert (answer.status_code, answer.json()["code"]) == tired
        assert answer.json()["params"]["seconds"] >= 1 and answer.headers["retry-after"]
        for path in ("story", "moments/3", "log", "record"):
            assert await poor.refused(f"{table.path}/{path}", method="GET") == tired, path
        assert await poor.refused(f"{table.path}/fork", {"moment": 3, "seats": [ME] * 3}) == tired
        # A table that must be read first costs, too.
        path = f"/api/tables/{finished['id']}"
        assert await poor.refused(path, method="GET") == tired
        headers = {"x-forwarded-for": "203.0.113.1"}
        with pytest.raises(Closed) as closed:
            await Client.sit(server.socket(finished["id"]), headers)
        assert closed.value.said["code"] == "too_many"
        # Others are served; and what is known by then costs nobody anything.
        other = Browser(server, "203.0.113.2")
        other.web.headers["authorization"] = f"Bearer {table.host}"
        assert (await other.get(path))["status"] == (await poor.get(path))["status"] == "over"
        assert await other.get(f"{table.path}/story") == await poor.get(f"{table.path}/story")
        # Who comes back to a table is shown it all the same, without what was missed.
        game = await host.make(ME, THRALL)
        await host.follow(game.tokens["wolf"])
        wolf = await host.sit(game)
        for _ in range(3):
            await act(wolf)
        for address, told in (("203.0.113.1", False), ("203.0.113.3", True)):
            headers = {"x-forwarded-for": address}
            again = await Client.sit(server.socket(game.id), headers, token=game.key("wolf"), resume=0)
            assert (again.received[1]["missed"] is not None) is told

    with serving(copy, *TRUST, *PROXY, "--limit", f"ADDRESS_REPLAYED=1/hour:{ROWS}") as server:
        run(ask(server))


def test_a_record_longer_than_any_game_is_refused_and_the_server_itself_does_not_work_for_it(
    server: Server,
) -> None:
    async def ask() -> None:
        browser = Browser(server, "203.0.113.3")
        honest = Browser(server)
        wolf = await honest.sit(await honest.make(ME, THRALL))
        await browser.import_record(record(GAME))  # the process is there now
        own = psutil.Process(server.process.pid)
        before = {one.pid: sum(one.cpu_times()[:2]) for one in (own, *own.children())}
        long = asyncio.ensure_future(browser.web.post("/api/records", json={"record": LONG}))
        pongs = 0
        while not long.done():
            assert (await wolf.ask(type="ping"))["type"] == "pong"
            pongs += 1
            await asyncio.sleep(0.05)
        answer = long.result()
        assert await browser.refused("/api/records", {"record": TOO_LONG}) == (422, "record_too_long")
        assert (answer.status_code, answer.json()["code"]) == (422, "record_too_long"), answer.text
        assert answer.json()["params"]["most"] == limits.GAME_ENTRIES
        assert pongs > 1
        after = {one.pid: sum(one.cpu_times()[:2]) for one in (own, *own.children())}
        spent = {pid: after[pid] - before[pid] for pid in before}
        assert spent[own.pid] < 0.5 * max(spent.values()), spent

    run(ask())


def test_the_same_story_is_worked_out_once(server: Server) -> None:
    async def ask() -> None:
        browser = Browser(server)
        table = await browser.import_record(record(GAME))
        before = await metric(browser, "meadhall_replay_seconds_count")
        stories = await asyncio.gather(*(browser.get(f"{table.path}/story") for _ in range(60)))
        assert all(one == stories[0] for one in stories)
        assert await metric(browser, "meadhall_replay_seconds_count") == before + 1
        later = await browser.get(f"{table.path}/story", after=stories[0][-1]["moment"] - 2)
        assert later == stories[0][-2:]
        log = await browser.get(f"{table.path}/log")
        assert log["moments"] == stories[0]
        assert await metric(browser, "meadhall_replay_seconds_count") == before + 1

    run(ask())


def test_moments_beside_each_other_are_worked_out_together(server: Server) -> None:
    async def ask() -> None:
        browser = Browser(server)
        table = await browser.import_record(record(GAME))
        story = await browser.get(f"{table.path}/story")
        before = await metric(browser, "meadhall_replay_seconds_count")
        shown = [await browser.get(f"{table.path}/moments/{moment}") for moment in range(16)]
        assert [one["moment"] for one in shown] == [*range(16)]
        assert [one["events"] for one in shown[1:]] == [one["events"] for one in story[:15]]
        assert await metric(browser, "meadhall_replay_seconds_count") == before + 1
        end = await browser.get(f"{table.path}/moments/{story[-1]['moment']}")
        assert end["view"]["over"] and end["moment"] == story[-1]["moment"]
        assert await browser.get(f"{table.path}/moments/900000") == end

    run(ask())


def test_nobody_at_a_table_waits_for_somebody_who_comes_back_to_it(server: Server) -> None:
    """What a spectator has missed is worked out after the long game of another address; moves are not."""

    async def play() -> None:
        host = Browser(server)
        table = await host.make(ME, ME)
        wolf = await host.sit(table, seat="wolf")
        raven = await host.sit(table, seat="raven")
        for line in (wolf, raven) * 3:
            await act(line)
        stranger = Browser(server, "203.0.113.5")
        begun = await metric(host, "meadhall_replay_seconds_count")
        long = asyncio.ensure_future(stranger.web.post("/api/records", json={"record": LONG}))
        while not await metric(host, "meadhall_replays_busy"):
            await asyncio.sleep(0.01)
        hello = asyncio.ensure_future(Client.sit(server.socket(table.id), token=table.spectator, resume=0))
        while not await metric(host, "meadhall_replays_waiting"):
            await asyncio.sleep(0.01)
        for line in (wolf, raven) * 2:
            await act(line)
        assert await metric(host, "meadhall_replay_seconds_count") == begun, "too late to tell"
        spectator = await hello
        await spectator.until(lambda: spectator.moment == wolf.moment)
        assert (await long).json()["code"] == "record_too_long"

    run(play())


async def act(line: Client) -> None:
    """One answer, if the seat is asked for one."""
    await line.ask(type="ping")
    if asked(line.view).get(line.view["seat"]) is False:
        assert (await line.move(line.view["ask"]["answers"][0]["action"]))["type"] == "done"
