"""kill -9, SIGTERM, a database that goes away: whatever was acknowledged is there, and play goes on."""

from __future__ import annotations

import asyncio
import random
import resource
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import psutil  # type: ignore[import-untyped]
import pytest

from meadhall.server import limits
from meadhall.server.shapes import NewTable, SeatWish
from meadhall.server.store import Move, Store
from meadhall.server.tables.making import make
from meadhall.server.tables.room import Room
from meadhall.server.tables.seating import begin
from tests.server.client import Client, Closed, Json, make_table, run, take_seats, tokens
from tests.server.databases import Postgresql, postgresql, postgresql_url
from tests.server.kills import (
    BOT,
    PATIENCE,
    PERSON,
    REFUSED,
    Tally,
    check,
    ended,
    entries,
    kill_in_games,
    low_port,
    public,
    rows_of,
    seated,
)
from tests.server.running import Server, serving

__all__ = ["postgresql", "postgresql_url"]  # fixtures

pytestmark = pytest.mark.slow

KILLS = 10  # `make soak` has 200


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "tables.db")


@pytest.fixture
def server(database: str) -> Iterator[Server]:
    with serving(database) as running:
        yield running


async def log_of(server: Server, made: Json) -> list[Move]:
    store = await Store.open(server.database)
    try:
        return await store.moves(made["id"])
    finally:
        await store.close()


async def two(server: Server, seats: list[Json], **wishes: Any) -> tuple[Json, dict[str, Client]]:
    """A table whose people all sit down."""
    made = await make_table(server.http, seats, **wishes)
    people = [
        link["seat"] for link, seat in zip(made["seats"], seats, strict=True) if seat["kind"] == "person"
    ]
    await take_seats(server.http, made, seats=people)
    links = tokens(made)
    return made, {name: await Client.sit(server.socket(made["id"]), token=links[name]) for name in people}


# --- kill -9 --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("part", [0, 1])  # so that two cores can share it
def test_nothing_acknowledged_is_lost_and_nothing_doubled_at_any_moment(database: str, part: int) -> None:
    server, tally = Server(database, port=low_port()), Tally()
    try:
        for number in range(part, KILLS, 2):
            tally.add(kill_in_games(server, database, number, random.Random(number)))
    finally:
        server.stop()
    assert "Traceback" not in server.log
    assert tally.kills == KILLS / 2 and tally.moves > 50 * tally.games / 2


def test_secret_answers_outlive_the_server(server: Server) -> None:
    async def before() -> tuple[Json, dict[str, list[str]]]:
        made, clients = await two(server, [PERSON] * 3)
        given = {}
        for name in ("wolf", "raven"):
            client = clients[name]
            assert (await client.move(client.view["ask"]["answers"][2]["action"]))["type"] == "done"
            given[name] = client.view["ask"]["given"]
            assert len(given[name]) == 1
        return made, given

    async def after(made: Json, given: dict[str, list[str]]) -> None:
        links = tokens(made)
        clients = {
            name: await Client.sit(server.socket(made["id"]), token=link) for name, link in links.items()
        }
        for name, client in clients.items():
            assert client.view["ask"]["given"] == given.get(name, [])
            assert {one["clan"]: one["answered"] for one in client.view["asked"]} == {
                seat: seat in given for seat in links
            }
        late = next(client for name, client in clients.items() if name not in given)
        assert (await late.move(late.view["ask"]["answers"][0]["action"]))["type"] == "done"
        for name, words in given.items():
            while clients[name].moment < late.moment:
                await clients[name].receive()
            kept = clients[name].view["seen"][0]["kept"]
            assert [word.split()[-1] for word in words] == kept

    made, given = run(before())
    server.kill()
    server.again()
    run(after(made, given))


def test_bots_go_on_after_a_restart_though_nobody_looks(server: Server, database: str) -> None:
    made = run(make_table(server.http, [BOT, BOT], pace=60))

    async def some() -> int:
        store = await Store.open(database)
        try:
            while (number := await entries(store, made["id"])) < 5:
                await asyncio.sleep(0.05)
            return number
        finally:
            await store.close()

    async def the_rest() -> int:
        store = await Store.open(database)
        try:
            async with asyncio.timeout(60):
                await ended(store, made["id"])
            return await entries(store, made["id"])
        finally:
            await store.close()

    before = run(some())
    server.kill()
    server.again()
    assert run(the_rest()) > before


def test_a_bot_that_was_given_a_seat_just_before_the_kill_plays_there(server: Server, database: str) -> None:
    """The person was waited for, for ever if need be; now the store must know that the bot is due."""

    async def before() -> tuple[Json, str]:
        made, clients = await two(server, [PERSON] * 2, pace=3000, options={"first_game": "true"})
        mover = next(name for name, client in clients.items() if client.must_answer())
        await nothing_due(made)
        async with httpx.AsyncClient(base_url=server.http) as web:
            web.headers["authorization"] = f"Bearer {tokens(made)[mover]}"
            answer = await web.post(
                f"/api/tables/{made['id']}/seats/{mover}/stand-in", json={"level": "thrall"}
            )
        assert answer.status_code == 200, answer.text
        return made, mover

    async def nothing_due(made: Json) -> None:
        store = await Store.open(database)
        try:
            async with asyncio.timeout(30):
                while (await store.table(made["id"])).due_at is not None:  # type: ignore[union-attr]
                    await asyncio.sleep(0.1)
        finally:
            await store.close()

    async def after(made: Json) -> None:
        store = await Store.open(database)
        try:
            async with asyncio.timeout(30):
                while not await entries(store, made["id"]):
                    await asyncio.sleep(0.1)
        finally:
            await store.close()

    made, _ = run(before())
    server.kill()
    server.again()
    run(after(made))
    (first, *_) = run(log_of(server, made))
    assert first.by == "bot"


def test_no_process_of_a_bot_outlives_its_server(server: Server) -> None:
    """Killed while it thinks hardest: those it started are gone within seconds."""
    made = run(make_table(server.http, [{"kind": "bot", "level": "konung"}] * 4))
    family = workers(server) and psutil.Process(server.process.pid).children(recursive=True)
    assert made and family
    server.process.kill()
    server.process.wait()
    _, alive = psutil.wait_procs(family, timeout=10)
    for process in alive:  # they would outlive the test, too
        process.kill()
    server.kill()
    assert not alive
    server.again()


def test_a_bot_whose_process_is_killed_is_thought_for_by_another(server: Server, database: str) -> None:
    made = run(make_table(server.http, [BOT, BOT], pace=20))

    async def to_the_end() -> None:
        store = await Store.open(database)
        try:
            async with asyncio.timeout(120):
                for number in (4, 12):
                    while await entries(store, made["id"]) < number:
                        await asyncio.sleep(0.02)
                    for process in workers(server):
                        process.kill()
                await ended(store, made["id"])
        finally:
            await store.close()

    run(to_the_end())
    assert "a bot's process died" in server.log


def workers(server: Server, patience: float = 30) -> list[psutil.Process]:
    """The processes in which bots think."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        family = psutil.Process(server.process.pid).children(recursive=True)
        if thinking := [process for process in family if "spawn_main" in " ".join(process.cmdline())]:
            return thinking
        time.sleep(0.05)
    raise AssertionError("no bot thinks")


# --- a client that goes away ----------------------------------------------------------------------------


def test_who_is_gone_before_the_answer_has_moved_all_the_same(server: Server) -> None:
    """The line is cut with the move on it. Sent again, it is there once, and the others are shown it."""

    async def game() -> None:
        made, clients = await two(server, [PERSON] * 2)
        links, dice = tokens(made), random.Random(5)
        for _ in range(20):
            name, mover = next((name, one) for name, one in clients.items() if one.must_answer())
            at, action = mover.number, dice.choice(mover.view["ask"]["answers"])["action"]
            await mover.send({"type": "move", "at": at, "action": action})
            mover.socket.transport.abort()  # no goodbye
            back = clients[name] = await Client.sit(server.socket(made["id"]), token=links[name])
            again = await back.ask(type="move", at=at, action=action)
            assert again["type"] == "done" or again["code"] in REFUSED, again
            there = rows_of(await log_of(server, made), list(links).index(name))
            assert sum(1 for key in there if key[0] == at) == 1, (there, at, again)
            await everybody_knows(list(clients.values()))

    run(game())


async def everybody_knows(clients: list[Client]) -> None:
    """Back when all have been shown the same, and somebody must answer."""
    while len({client.moment for client in clients}) > 1 or not any(one.must_answer() for one in clients):
        await min(clients, key=lambda client: client.moment).receive()


async def a_room(store: Store, changed: Callable[[Room], None]) -> Room:
    """A table without a web server: two seats of one device, and their game begins."""
    wish = NewTable("bloodrage", [SeatWish("me"), SeatWish("me")])
    made = await make(store, wish, "somebody", None)
    room = Room(store, made.id, changed)
    await room.load()
    await begin(room)
    return room


def test_a_move_can_be_sent_again_until_its_seat_makes_another(database: str) -> None:
    """Whatever others and the server itself have done since, and after the end of the game, too."""

    async def game() -> None:
        store, dice, passed = await Store.open(database), random.Random(4), 0
        room = await a_room(store, lambda _: None)
        last: dict[int, tuple[int, int]] = {}
        while room.live is not None and not room.live.game.over:
            live = room.live
            seat = live.waiting()[0]
            legal = live.game.legal(seat)
            if len(legal) == 1:  # as the keeper does it
                assert await room.answer_for(seat, legal[0], "table", live.asked[seat])
                passed += 1
            else:
                last[seat] = live.numbers[seat], dice.choice(legal)
                assert not (await room.play(seat, *last[seat], None)).again
            entries = live.entries
            for seat, (at, action) in last.items():
                assert (await room.play(seat, at, action, None)).again
            assert live.entries == entries
        assert passed and len(last) == 2
        await store.close()

    asyncio.run(game())


def test_a_move_is_done_whole_though_whoever_sent_it_is_gone(database: str) -> None:
    """The same at its worst moment: while it is being stored."""

    async def game() -> None:
        told: list[Room] = []
        store = await Store.open(database)
        room = await a_room(store, told.append)
        assert room.live is not None
        storing, append = asyncio.Event(), store.append

        async def slowly(*args: Any) -> bool:
            storing.set()
            await asyncio.sleep(0.05)
            return await append(*args)

        store.append = slowly  # type: ignore[assignment, method-assign]
        told.clear()
        move = asyncio.ensure_future(room.play(0, 0, room.live.game.legal(0)[0], None))
        await storing.wait()
        move.cancel()
        with pytest.raises(asyncio.CancelledError):
            await move
        async with room.lock:
            pass
        await asyncio.sleep(0)
        assert room.table.entries == room.live.entries == len(await store.moves(room.table_id)) == 1
        assert told == [room]
        await store.close()

    asyncio.run(game())


# --- told to stop -----------------------------------------------------------------------------------------


def test_told_to_stop_it_says_goodbye_and_stores_what_is_on_its_way(server: Server) -> None:
    async def game() -> tuple[Json, dict[str, tuple[int, int, Json]]]:
        made, clients = await two(server, [PERSON] * 4)
        watcher = await Client.sit(server.socket(made["id"]), token=made["spectator"])
        sent = {}
        for name, client in clients.items():  # all four draft at once
            sent[name] = client.number, client.view["ask"]["answers"][1]["action"]
            await client.send({"type": "move", "at": sent[name][0], "action": sent[name][1], "ref": 7})
        await asyncio.sleep(0.002)
        server.process.send_signal(signal.SIGTERM)
        heard: dict[str, tuple[int, int, Json]] = {}
        for name, client in [*clients.items(), ("", watcher)]:
            with pytest.raises(Closed) as closed:
                await client.until(lambda: False)
            assert closed.value.code == 1000
            assert closed.value.said == {"type": "bye", "code": "server_closes", "again": True}
            done = [one for one in client.received if one["type"] == "done"]
            if name:
                heard[name] = (*sent[name], done[0] if done else {})
        return made, heard

    async def again(made: Json, heard: dict[str, tuple[int, int, Json]]) -> None:
        for name, (at, action, done) in heard.items():
            client = await Client.sit(server.socket(made["id"]), token=tokens(made)[name], resume=at)
            answer = await client.ask(type="move", at=at, action=action)
            assert answer["type"] == "done", answer
            assert answer["again"] or not done
        assert [move.number for move in await log_of(server, made)] == [1, 2, 3, 4]

    made, heard = run(game())
    began = time.monotonic()
    server.process.wait(30)
    assert time.monotonic() - began < limits.DRAIN_SECONDS
    assert server.stop() == -signal.SIGTERM  # it ends as a program does that was told to: 143 in a shell
    assert "leaked" not in server.log and "Traceback" not in server.log, server.log
    server.again()
    run(again(made, heard))


def test_a_bot_that_thinks_does_not_keep_the_server_from_stopping(server: Server) -> None:
    run(make_table(server.http, [{"kind": "bot", "level": "konung"}] * 4))
    family = workers(server)
    time.sleep(1)
    began = time.monotonic()
    assert server.stop() == -signal.SIGTERM
    assert time.monotonic() - began < limits.DRAIN_SECONDS
    _, alive = psutil.wait_procs(family, timeout=10)
    assert not alive
    assert "leaked" not in server.log, server.log


# --- the database goes away -------------------------------------------------------------------------------


async def through_trouble(server: Server, trouble: Callable[[], object], mend: Callable[[], object]) -> None:
    """A game of people and a bot; in its middle nothing can be stored. Nobody has to connect anew."""
    tally, store = Tally(), await Store.open(server.database)

    async def door() -> Server:
        return server

    made, players = await seated([PERSON, PERSON, BOT], door, random.Random(2), tally)
    first = next(iter(players.values()))
    troubled = asyncio.Event()
    first.moved = lambda: troubled.set() if tally.moves >= 20 else None
    for player in players.values():
        player.patient = True
    try:
        async with asyncio.timeout(PATIENCE):
            whole = asyncio.gather(*(player.play() for player in players.values()))
            await troubled.wait()
            await asyncio.to_thread(trouble)
            try:
                while not any(player.refused > 2 for player in players.values()):
                    await asyncio.sleep(0.05)
                assert first.client is not None
                before = public(first.client.view)
                await asyncio.sleep(2.5)  # the server looks around meanwhile
                assert public(first.client.view) == before
            finally:
                await asyncio.to_thread(mend)
            lines = {name: player.client for name, player in players.items()}
            await whole
        assert lines == {name: player.client for name, player in players.items()}
        await check(store, made, players)
    finally:
        await store.close()


def test_moves_are_refused_while_postgresql_is_away_and_play_goes_on(
    postgresql: Postgresql, postgresql_url: str
) -> None:
    server = Server(postgresql_url)
    try:
        run(through_trouble(server, postgresql.stop, postgresql.start))
    finally:
        server.stop()
    assert "Traceback" not in server.log and "traceback" not in server.log, server.log


def test_moves_are_refused_while_the_disk_is_full_and_play_goes_on(server: Server, database: str) -> None:
    """As full as it can be made without a disk of its own: no file of the server may grow."""
    process = psutil.Process(server.process.pid)

    def full() -> None:
        process.rlimit(psutil.RLIMIT_FSIZE, (Path(database + "-wal").stat().st_size, resource.RLIM_INFINITY))

    def empty() -> None:
        process.rlimit(psutil.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    run(through_trouble(server, full, empty))
