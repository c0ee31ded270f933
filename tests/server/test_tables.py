"""Tables over real sockets: a server process, clients, whole games."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import pytest

from meadhall import replay
from tests.server.client import WAIT, Client, Closed, make_table, run, take_seats, tokens
from tests.server.running import Server, serving

PEOPLE: list[dict[str, Any]] = [{"kind": "person"}, {"kind": "person"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with serving(tmp_path_factory.mktemp("house") / "tables.db") as running:
        yield running


async def everybody(server: Server, made: dict[str, Any]) -> list[Client]:
    return [await Client.sit(server.socket(made["id"]), token=token) for token in tokens(made).values()]


async def two(server: Server, **settings: Any) -> tuple[dict[str, Any], list[Client]]:
    made = await make_table(server.http, PEOPLE, **settings)
    await take_seats(server.http, made)
    return made, await everybody(server, made)


@pytest.mark.slow
def test_a_whole_game_of_people_and_bots_is_played_and_its_record_replays(server: Server) -> None:
    async def game() -> None:
        bots = [{"kind": "bot", "level": "thrall"}, {"kind": "bot", "level": "karl"}]
        made = await make_table(server.http, [*PEOPLE, *bots])
        await take_seats(server.http, made, seats=["wolf", "raven"])
        wolf, raven = [
            await Client.sit(server.socket(made["id"]), token=tokens(made)[name])
            for name in ("wolf", "raven")
        ]
        dice = random.Random(3)
        await asyncio.gather(wolf.play(dice.choice), raven.play(dice.choice))
        assert wolf.view["clans"] == raven.view["clans"]
        async with httpx.AsyncClient(base_url=server.http, timeout=WAIT) as web:
            web.headers["authorization"] = f"Bearer {tokens(made)['wolf']}"
            record = await web.get(f"/api/tables/{made['id']}/record")
        assert record.status_code == 200, record.text
        match = replay(record.text)
        assert match.game.over
        assert [clan["glory"] for clan in wolf.view["clans"]] == match.game.scores

    run(game())


def test_a_move_sent_twice_is_answered_twice_and_done_once(server: Server) -> None:
    async def game() -> None:
        _, (wolf, raven) = await two(server)
        at, action = wolf.number, wolf.view["ask"]["answers"][0]["action"]
        first = await wolf.ask(type="move", at=at, action=action)
        again = await wolf.ask(type="move", at=at, action=action)
        assert first["type"] == again["type"] == "done"
        assert (first["again"], again["again"]) == (False, True)
        assert again["number"] == first["number"] == wolf.number
        other = next(a["action"] for a in raven.view["ask"]["answers"] if a["action"] != action)
        stale = await wolf.ask(type="move", at=at, action=other)
        assert (stale["type"], stale["code"]) == ("refused", "stale")

    run(game())


def test_what_the_rules_forbid_is_refused_with_the_rule_and_changes_nothing(server: Server) -> None:
    async def game() -> None:
        _, (wolf, _) = await two(server)
        before = wolf.view
        refused = await wolf.ask(type="move", at=wolf.number, line="wolf pillage gimle")
        assert refused["type"] == "refused" and refused["code"]
        why = await wolf.ask(type="why", line="wolf pillage gimle")
        assert (why["code"], why["params"], why["rule"]) == (
            refused["code"],
            refused["params"],
            refused["rule"],
        )
        assert (await wolf.ask(type="why", action=wolf.view["ask"]["answers"][0]["action"]))["code"] is None
        assert wolf.view == before

    run(game())


def test_a_client_that_lost_the_line_resumes_from_its_number(server: Server) -> None:
    async def game() -> None:
        made, (wolf, raven) = await two(server)
        await wolf.leave()
        back = await Client.sit(server.socket(made["id"]), token=tokens(made)["wolf"], resume=wolf.number)
        assert [m["type"] for m in back.received if m["type"] in ("same", "view")] == ["same"]
        number = back.number
        await back.leave()
        while raven.must_answer():
            await raven.move(raven.view["ask"]["answers"][0]["action"])
        late = await Client.sit(server.socket(made["id"]), token=tokens(made)["wolf"], resume=number)
        assert late.number > number
        assert late.view["asked"] == raven.view["asked"]

    run(game())


def test_spectators_see_no_hand_and_may_not_act(server: Server) -> None:
    async def game() -> None:
        made, (wolf, _) = await two(server)
        watcher = await Client.sit(server.socket(made["id"]), token=made["spectator"])
        assert watcher.view["hand"] == [] and watcher.view["ask"] is None and watcher.view["pack"] == []
        refused = await watcher.ask(
            type="move", at=watcher.number, action=wolf.view["ask"]["answers"][0]["action"]
        )
        assert refused["code"] == "only_players"
        with pytest.raises(Closed) as closed:
            await Client.sit(server.socket(made["id"]))
        assert closed.value.said["code"] == "may_not_watch"

    run(game())
