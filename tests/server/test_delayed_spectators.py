"""Spectator delay: spectators are sent nothing newer than the delay, over sockets and over HTTP.

The same table in two worlds. In the first one something happens, in the second nothing does. Until the delay
has passed, callers without a seat are sent the same in both.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from meadhall.bloodrage import BloodRage
from meadhall.server.api.context import client_hash
from meadhall.server.messages import Clock as Terms
from meadhall.server.store import Seat
from meadhall.server.tables import delayed_view
from tests.bloodrage.laws import Lot
from tests.server.asgi import Clock, Json
from tests.server.leak_scenarios import new
from tests.server.store.samples import a_table
from tests.server.two_worlds import HOST, SPECTATOR, World, Worlds, worlds

__all__ = ["worlds"]  # a fixture

DELAY = 60
ORDINARY = "ordinarytable000"
BROWSER = "the-browser-of-the-host_"
LOOKS = 0.1  # seconds: a few looks of those who show the table later
Deed = Callable[[World], Awaitable[None]]


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delayed_view, "LOOK_SECONDS", 0.005)


def nearly_over() -> tuple[BloodRage, str, int]:
    """A game, who must decide, and the answer that ends it."""
    game, lot = new(2, 4), Lot(4)
    while True:
        seat, action = lot.choose(game)
        trial = game.copy()
        trial.play(seat, action)
        if trial.over:
            return game, game.seat_names()[seat], action
        game = trial


def at_a_turn(seats: int = 3) -> BloodRage:
    """A game in which somebody chooses what to do next."""
    game, lot = new(seats, 4), Lot(4)
    while game.asks[0][1].name != "turn":
        game.play(*lot.choose(game))
    return game


def mover(world: World) -> str:
    return str(world.game.seat_names()[world.game.waiting()[0]])


async def moves(world: World, line: str = "{} pass") -> str:
    """Whoever must decide does."""
    name = mover(world)
    said = await world.eyes[name].ask(type="move", at=world.eyes[name].number, line=line.format(name))
    assert said["type"] == "done", said
    return name


# --- what may have happened -------------------------------------------------------------------------------


async def a_move(world: World) -> None:
    await moves(world)


async def gone_back(world: World) -> None:
    """A take-back proposal, and the consent of all others."""
    name = await moves(world)
    assert (await world.eyes[name].ask(type="propose"))["type"] == "done"
    for other in world.room.named:
        if other != name:
            assert (await world.eyes[other].ask(type="consent", yes=True))["type"] == "done"


async def a_proposal(world: World) -> None:
    name = await moves(world)
    assert (await world.eyes[name].ask(type="propose"))["type"] == "done"


async def gone(world: World) -> None:
    """Somebody loses the connection."""
    await world.eyes.pop(mover(world)).close()


async def talk(world: World) -> None:
    assert (await world.eyes[mover(world)].ask(type="say", words="now or never"))["type"] == "done"


async def a_flag(world: World) -> None:
    """The time of a person is up; a bot decides."""
    name = mover(world)
    world.bots.answers[name] = world.game.legal(world.game.waiting()[0])[0]
    await world.work()
    assert any('"flag_fell"' in text for _, text in world.eyes[name].sent)


@pytest.mark.parametrize("deed", [a_move, gone_back, a_proposal, gone, talk, a_flag])
def test_nothing_is_told_before_its_time(worlds: Worlds, deed: Deed) -> None:
    async def play() -> None:
        game = at_a_turn()
        async with laid(worlds, game, clock=Terms("decision", 3, 0)):
            if deed is a_flag:
                Clock.now += 3000
            await deed(worlds.both[0])
            await same(worlds)
            Clock.now += (DELAY - 1) * 1000
            await same(worlds)

    worlds.run(play())


def test_nobody_knows_the_end_before_its_time(worlds: Worlds) -> None:
    """Scores, places, state, rematch, record, other seats' hands: the game still goes on for spectators."""

    async def play() -> None:
        game, name, action = nearly_over()
        async with laid(worlds, game):
            world, other = worlds.both
            eyes = world.eyes[name]
            for one in worlds.both:  # nobody sits at the other seat
                free = 1 - one.room.named.index(name)
                await one.state.store.change_seat(one.room.table_id, free, kind="open", client=None)
                await one.room.refresh()
            said = await eyes.ask(type="move", at=eyes.number, action=action)
            assert said["type"] == "done" and world.room.table.status == "over"
            await world.state.store.change_table(world.room.table_id, rematch=ORDINARY)
            await world.room.refresh()
            await same(worlds)
            Clock.now += (DELAY - 1) * 1000
            await same(worlds)
            assert await worlds.each(sits_down) == (200, 200)
            Clock.now += 1000
            async with asyncio.timeout(60):
                while '"status":"over"' not in tables(world)[-1]:
                    await asyncio.sleep(0.01)
            assert '"rematch":"' in tables(world)[-1]
            assert '"scores":[]' not in await read(world, "") and '"rematch":"' in await read(world, "")
            assert '"status":"playing"' in await read(other, "")
            assert world.room.table_id in await read(world, "?status=over", lobby=True)

    worlds.run(play())


# --- looking ----------------------------------------------------------------------------------------------


@asynccontextmanager
async def laid(worlds: Worlds, game: BloodRage, **settings: Any) -> AsyncIterator[None]:
    """The same table in both, listed beside another one that changes a moment before anything happens."""
    games = (game, game.copy())
    try:
        await worlds.lay(
            games,
            ["person"] * game.seats,
            ["spectator"],
            spectator_delay=DELAY,
            host=client_hash(BROWSER),
            **settings,
        )
        for world in worlds.both:
            now = Clock.now
            other = a_table(
                ORDINARY, created_at=now, updated_at=now, listed=True, options="{}", host=client_hash(BROWSER)
            )
            await world.state.store.create(other, [Seat(ORDINARY, 0, "wolf", "hash")])
        Clock.now += 1000
        yield
    finally:
        for world in worlds.both:
            await world.state.store.delete(ORDINARY)
        await worlds.leave()


async def same(worlds: Worlds) -> None:
    """All that somebody without a seat can get, over HTTP and over a socket."""
    await asyncio.sleep(LOOKS)
    names = worlds.names
    for token in (SPECTATOR, HOST, "mh_nothing"):
        for query in ("", "?status=playing", "?status=over", "?open_seats=true", "?before=1900000000000-z"):
            await worlds.compare_web(f"/api/tables{query}", token)
        for path in ("", "/story", "/log", "/moments/9999", "/moments/0", "/record"):
            await worlds.compare_web(f"/api/tables/{{table}}{path}", token)
        for path in ("story", "log", "moments/9999"):
            await worlds.compare_web(f"/api/tables/{{table}}/{path}?seat={names[0]}", token)
        for path in ("fork", "rematch"):
            await compare_post(worlds, path, token)
    here, there = await worlds.each(mine)
    assert here == there
    for message in PROBES:
        await worlds.ask("spectator", **message)
    await worlds.each(back)  # somebody who comes now is shown no more
    await worlds.compare()


PROBES: list[Json] = [
    {"type": "why", "line": "wolf pass"},
    {"type": "move", "action": 0},
    {"type": "undo"},
    {"type": "hint"},
    {"type": "propose"},
    {"type": "consent", "yes": True},
    {"type": "look", "seat": "wolf"},
]


async def back(world: World) -> None:
    await world.eyes["spectator"].close()
    await world.eyes["spectator"].open()


async def mine(world: World) -> bytes:
    """The tables of whoever made them, and has no seat there."""
    cookie = world.state.cookies.write(BROWSER)
    answer = await world.web.get("/api/mine", headers={"cookie": f"{cookie.key}={cookie.value}"})
    assert answer.status_code == 200 and world.room.table_id in answer.text
    return answer.content


async def compare_post(worlds: Worlds, path: str, token: str) -> None:
    """Neither is done, and both for the same reason."""

    async def post(world: World) -> tuple[int, bytes]:
        body = {"moment": 0, "seats": [{"kind": "open"}] * len(worlds.names)} if path == "fork" else None
        address = f"/api/tables/{world.room.table_id}/{path}"
        answer = await world.web.post(address, json=body, headers={"authorization": f"Bearer {token}"})
        return answer.status_code, answer.content

    here, there = await worlds.each(post)
    assert here == there and here[0] >= 400, (path, here, there)


async def sits_down(world: World) -> int:
    """On the seat that is free. Whether one may do so tells nothing, either."""
    free = next(row.name for row in world.room.seats if row.kind == "open")
    path = f"/api/tables/{world.room.table_id}/seats/{free}/take"
    return (await world.web.post(path, json={"display": "Una"})).status_code


async def read(world: World, path: str, lobby: bool = False) -> str:
    address = "/api/tables" if lobby else f"/api/tables/{world.room.table_id}"
    status, content, _ = await world.get(f"{address}{path}", SPECTATOR)
    assert status == 200, content
    return content.decode()


def tables(world: World) -> list[str]:
    """The table as the spectator was told it, again and again."""
    return [text for _, text in world.eyes["spectator"].sent if '"type":"table"' in text]
