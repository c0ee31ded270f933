"""Nobody's time runs while the machine sleeps; a clock that is set makes no flag fall and no bot silent."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from meadhall.kernel.rng import Rng
from meadhall.server import steady
from meadhall.server.messages import Clock as Terms
from meadhall.server.tables.pace import BOTS
from meadhall.server.tables.room import Room, now_ms
from tests.server import times
from tests.server.asgi import Clock
from tests.server.plays import HURRY, begun
from tests.server.walk import Walk
from tests.server.worlds import World, Worlds, worlds

__all__ = ["worlds"]  # a fixture
HOUR = 3_600_000
JUMPS = pytest.mark.parametrize("jump", [8 * HOUR, HOUR, 6_000, -HOUR])


@pytest.fixture(autouse=True)
def uneven(worlds: Worlds, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock is not trusted blindly here."""
    monkeypatch.setattr(steady, "JUMP_MS", 5_000)
    monkeypatch.setattr(steady.STEADY, "_trusted", Clock.now)


async def go_on(world: World, milliseconds: int) -> None:
    """Time as it passes evenly: the house looks at the clock once a second."""
    while milliseconds > 0:
        Clock.now += min(1000, milliseconds)
        milliseconds -= 1000
        await world.house.look_at_the_clock()
        await world.house.store.beat(now_ms())


@asynccontextmanager
async def a_table(worlds: Worlds, kind: str, clock: Terms) -> AsyncIterator[tuple[World, int]]:
    """At which a person or a bot has been asked something two seconds ago."""
    start: Any = next(one for one in times.starts("bloodrage", 3, 5, 1) if one.asks[0][1].name == "turn")
    seat = start.waiting()[0]
    kinds = [kind if other == seat else "person" for other in range(3)]
    async with begun(Walk(worlds, (seat + 1) % 3, Rng.seeded(1)), (start, start.copy()), kinds, clock=clock):
        world = worlds.both[0]
        await world.house.store.beat(now_ms())
        await go_on(world, 2000 if kind == "person" else 500)
        yield world, seat


async def moves(world: World) -> list[str]:
    return [move.by for move in await world.house.store.moves(world.room.table_id)]


@JUMPS
def test_no_flag_falls_while_the_clock_jumps(worlds: Worlds, jump: int) -> None:
    async def game() -> None:
        async with a_table(worlds, "person", HURRY) as (world, seat):
            assert world.room.due() == [(Clock.now + 1000, seat, "clock")]
            world.bots.answers = {worlds.names[seat]: world.game.legal(seat)[0]}  # if the flag falls
            Clock.now += jump
            await world.work()
            assert await moves(world) == []
            await world.house.look_at_the_clock()
            assert now_ms() == Clock.now
            ((flag, _, _),) = world.room.due()
            assert 1000 <= flag - Clock.now <= 3000  # what was left, and at most as much again
            assert world.room.table.due_at == flag
            assert world.room.clocks_now()[seat].left == flag - Clock.now
            await go_on(world, flag - Clock.now)
            await world.work()
            assert (await moves(world))[0] == "clock"

    worlds.run(game())


@JUMPS
def test_bots_go_on_after_the_clock_has_jumped(worlds: Worlds, jump: int) -> None:
    async def game() -> None:
        async with a_table(worlds, "bot", Terms()) as (world, seat):
            world.bots.answers = {worlds.names[seat]: world.game.legal(seat)[0]}
            Clock.now += jump
            await world.house.look_at_the_clock()
            ((due, _, _),) = world.room.due()
            assert due <= Clock.now + BOTS["jarl"]
            await go_on(world, due - Clock.now)
            await world.work()
            assert (await moves(world))[0] == "bot"

    worlds.run(game())


@JUMPS
def test_a_table_that_nobody_looks_at_is_forgiven_too(worlds: Worlds, jump: int) -> None:
    """What is due is looked for in the database, where the times are that were stored before."""

    async def game() -> None:
        async with a_table(worlds, "person", HURRY) as (world, _):
            room = world.house._rooms.pop(world.room.table_id)
            Clock.now += jump
            await world.house.look_at_the_clock()
            assert room.table_id in await world.house.store.due(Clock.now, 100)
            fresh = Room(world.house.store, room.table_id, lambda _: None)
            await fresh.load()
            ((flag, _, _),) = fresh.due()
            assert 1000 <= flag - Clock.now <= 3000

    worlds.run(game())


def test_a_damaged_table_keeps_no_other_from_going_on(worlds: Worlds) -> None:
    async def game() -> None:
        async with a_table(worlds, "person", HURRY) as (world, _):
            house, table_id = world.house, world.room.table_id
            await house.store.change_table(table_id, clocks='{"since": "never"}')
            house._rooms.pop(table_id)
            Clock.now += HOUR
            assert now_ms() < Clock.now
            await house.look_at_the_clock()
            assert now_ms() == Clock.now

    worlds.run(game())


def test_an_even_clock_forgives_nothing(worlds: Worlds) -> None:
    async def game() -> None:
        async with a_table(worlds, "person", Terms("decision", 60, 0)) as (world, _):
            due = world.room.due()
            await go_on(world, 30_000)
            assert world.room.due() == due

    worlds.run(game())


def test_after_the_house_is_closed_the_clock_goes_on() -> None:
    clock = steady.Steady()
    clock._trusted = steady.wall_ms() - 10 * steady.JUMP_MS
    assert clock.jumped
    clock.rest()
    before = steady.wall_ms()
    assert before <= clock.now() <= steady.wall_ms() and not clock.jumped
