"""Jumps of the system clock: no time is charged for them, and bots go on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from meadhall.kernel.rng import Rng
from meadhall.server import steady_clock
from meadhall.server.messages import Clock as Terms
from meadhall.server.tables.pace import BOTS
from meadhall.server.tables.room import Room, now_ms
from tests.server import leak_timing
from tests.server.asgi import Clock
from tests.server.leak_scenarios import HURRY, begun
from tests.server.random_walk import Walk
from tests.server.two_worlds import World, Worlds, worlds

__all__ = ["worlds"]  # a fixture
HOUR = 3_600_000
JUMPS = pytest.mark.parametrize("jump", [8 * HOUR, HOUR, 6_000, -HOUR])


@pytest.fixture(autouse=True)
def uneven(worlds: Worlds, monkeypatch: pytest.MonkeyPatch) -> None:
    """Jumps of the clock are detected in these tests."""
    monkeypatch.setattr(steady_clock, "JUMP_MS", 5_000)
    monkeypatch.setattr(steady_clock.STEADY_CLOCK, "_trusted", Clock.now)


async def go_on(world: World, milliseconds: int) -> None:
    """Time passes evenly: the server checks the clock once a second."""
    while milliseconds > 0:
        Clock.now += min(1000, milliseconds)
        milliseconds -= 1000
        await world.state.lost_time.check_clock()
        await world.state.store.beat(now_ms())


@asynccontextmanager
async def a_table(worlds: Worlds, kind: str, clock: Terms) -> AsyncIterator[tuple[World, int]]:
    """At which a person or a bot has been asked something two seconds ago."""
    start: Any = next(
        one for one in leak_timing.starts("bloodrage", 3, 5, 1) if one.asks[0][1].name == "turn"
    )
    seat = start.waiting()[0]
    kinds = [kind if other == seat else "person" for other in range(3)]
    async with begun(Walk(worlds, (seat + 1) % 3, Rng.seeded(1)), (start, start.copy()), kinds, clock=clock):
        world = worlds.both[0]
        await world.state.store.beat(now_ms())
        await go_on(world, 2000 if kind == "person" else 500)
        yield world, seat


async def moves(world: World) -> list[str]:
    return [move.by for move in await world.state.store.moves(world.room.table_id)]


@JUMPS
def test_no_flag_falls_while_the_clock_jumps(worlds: Worlds, jump: int) -> None:
    async def game() -> None:
        async with a_table(worlds, "person", HURRY) as (world, seat):
            assert world.room.due() == [(Clock.now + 1000, seat, "clock")]
            world.bots.answers = {worlds.names[seat]: world.game.legal(seat)[0]}  # if the flag falls
            Clock.now += jump
            await world.work()
            assert await moves(world) == []
            await world.state.lost_time.check_clock()
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
            await world.state.lost_time.check_clock()
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
            room = world.state._rooms.pop(world.room.table_id)
            Clock.now += jump
            await world.state.lost_time.check_clock()
            assert room.table_id in await world.state.store.due(Clock.now, 100)
            fresh = Room(world.state.store, room.table_id, lambda _: None)
            await fresh.load()
            ((flag, _, _),) = fresh.due()
            assert 1000 <= flag - Clock.now <= 3000

    worlds.run(game())


def test_a_damaged_table_keeps_no_other_from_going_on(worlds: Worlds) -> None:
    async def game() -> None:
        async with a_table(worlds, "person", HURRY) as (world, _):
            state, table_id = world.state, world.room.table_id
            await state.store.change_table(table_id, clocks='{"since": "never"}')
            state._rooms.pop(table_id)
            Clock.now += HOUR
            assert now_ms() < Clock.now
            await state.lost_time.check_clock()
            assert now_ms() == Clock.now

    worlds.run(game())


def test_an_even_clock_forgives_nothing(worlds: Worlds) -> None:
    async def game() -> None:
        async with a_table(worlds, "person", Terms("decision", 60, 0)) as (world, _):
            due = world.room.due()
            await go_on(world, 30_000)
            assert world.room.due() == due

    worlds.run(game())


def test_after_the_server_is_closed_the_system_clock_is_used() -> None:
    clock = steady_clock.SteadyClock()
    clock._trusted = steady_clock.wall_ms() - 10 * steady_clock.JUMP_MS
    assert clock.jumped
    clock.rest()
    before = steady_clock.wall_ms()
    assert before <= clock.now() <= steady_clock.wall_ms() and not clock.jumped
