"""Clocks: used-up time costs a move and not the game. Spectator delay."""

from __future__ import annotations

import asyncio
import time

from tests.server.browser import ME, PERSON, Browser, answer_of, two_people
from tests.server.client import Client, Json, run
from tests.server.running import Server

DELAY = 1
LONG = 3600  # seconds; no test lasts as long


def notices(client: Client, code: str) -> list[Json]:
    return [m["params"] for m in client.received if m["type"] == "notice" and m["code"] == code]


def clock_of(client: Client, seat: str) -> Json:
    """As it was sent last."""
    last = next(m for m in reversed(client.received) if "clocks" in m)
    clock: Json = next(clock for clock in last["clocks"] if clock["seat"] == seat)
    return clock


async def reach(client: Client, moment: int) -> None:
    await client.until(lambda: client.moment >= moment)


async def play_if_asked(client: Client) -> None:
    """A move; on a busy machine the flag may have fallen before it."""
    if client.must_answer():
        await client.move(answer_of(client))


async def keep_two(client: Client) -> None:
    """The first question of a game: two cards of the pack."""
    for _ in range(2):
        assert (await client.move(answer_of(client)))["type"] == "done"


def test_a_flag_falls_to_a_bots_move_and_the_game_goes_on(server: Server) -> None:
    async def play() -> None:
        _, _, _, wolf, raven = await two_people(server, clock={"kind": "decision", "seconds": 1})
        assert clock_of(wolf, "raven")["runs"] and clock_of(wolf, "raven")["left"] <= 1000
        for _ in range(2):  # cards of the pack
            await play_if_asked(wolf)
        await wolf.until(lambda: {"seat": "raven"} in notices(wolf, "flag_fell"))
        await wolf.until(lambda: wolf.must_answer())  # the next question: time anew
        assert clock_of(wolf, "wolf")["runs"] and 0 < clock_of(wolf, "wolf")["left"] <= 1000
        await play_if_asked(wolf)
        await raven.until(lambda: bool(notices(raven, "flag_fell")))
        assert raven.table["status"] == "playing"

    run(play())


def test_a_bank_grows_with_every_decision_and_a_fallen_flag_leaves_some(server: Server) -> None:
    async def play() -> None:
        (_, _, _, wolf, raven), (_, _, _, poor, rich) = await asyncio.gather(
            two_people(server, clock={"kind": "bank", "seconds": 60, "increment": 30}),
            two_people(server, clock={"kind": "bank", "seconds": 2, "increment": 0}),
        )
        assert not clock_of(wolf, "wolf")["left"] > 60_000
        await keep_two(wolf)
        await raven.until(lambda: raven.moment > 0)
        assert not clock_of(raven, "wolf")["runs"] and clock_of(raven, "raven")["runs"]
        await keep_two(raven)
        # Both have answered: it does not matter who was first.
        for seat in ("wolf", "raven"):
            assert 60_000 < clock_of(raven, seat)["left"] <= 90_000
        await keep_two(rich)
        await poor.until(lambda: bool(notices(poor, "flag_fell")))
        await poor.until(lambda: clock_of(poor, "wolf")["left"] > 2000)
        assert poor.must_answer() and 2000 < clock_of(poor, "wolf")["left"] <= 15_000

    run(play())


def test_no_clock_no_clocks(server: Server) -> None:
    async def play() -> None:
        _, _, _, wolf, _ = await two_people(server)
        await keep_two(wolf)
        assert all(not m["clocks"] for m in wolf.received if "clocks" in m)

    run(play())


def test_spectators_see_nothing_younger_than_the_delay(server: Server) -> None:
    async def play() -> None:
        table, _, _, wolf, raven = await two_people(server, spectator_delay=LONG)
        stranger, spectator = Browser(server), await table.watch()
        await asyncio.gather(keep_two(wolf), keep_two(raven))
        await wolf.until(lambda: wolf.moment >= 2)
        token = {"authorization": f"Bearer {table.spectator}"}
        story = await stranger.web.get(f"{table.path}/story", headers=token)
        assert story.json() == []
        scene = await stranger.web.get(f"{table.path}/moments/999", headers=token)
        assert scene.json()["moment"] == 0
        assert (await stranger.get(table.path))["waiting"] == []
        await spectator.ask(type="ping")  # all that was sent before has come
        assert spectator.moment == 0

    run(play())


def test_spectators_see_all_of_it_after_the_delay(server: Server) -> None:
    async def play() -> None:
        host, guest, stranger = Browser(server), Browser(server), Browser(server)
        table = await host.make(ME, PERSON, spectator_delay=DELAY)
        early = await table.watch()  # before the game begins
        await guest.follow(table.tokens["raven"])
        wolf, raven = await host.sit(table), await guest.sit(table)
        late = await table.watch()
        acted = time.monotonic()
        await asyncio.gather(keep_two(wolf), keep_two(raven))
        await wolf.until(lambda: wolf.moment >= 2)
        for spectator in (early, late):
            await reach(spectator, 1)
            assert time.monotonic() - acted >= DELAY
        for spectator in (early, late):
            await reach(spectator, wolf.moment)
            assert spectator.view["clans"] == wolf.view["clans"] and not spectator.view["hand"]
        token = {"authorization": f"Bearer {table.spectator}"}
        story = await stranger.web.get(f"{table.path}/story", headers=token)
        assert [one["moment"] for one in story.json()] == list(range(1, wolf.moment + 1))

    run(play())
