"""Neither whether nor when an answer is sent depends on hidden cards."""

from __future__ import annotations

from contextlib import suppress
from itertools import islice
from typing import Any

import pytest

from meadhall.kernel.rng import Rng
from meadhall.server.messages import Clock as Terms
from meadhall.server.tables.pace import BOTS, FLOORS, PASS, bot_delay
from tests.server import leak_timing
from tests.server.asgi import Clock
from tests.server.leak_scenarios import HURRY, begun
from tests.server.random_walk import Parted, Walk
from tests.server.two_worlds import World, Worlds, worlds

__all__ = ["worlds"]  # a fixture
GAMES = pytest.mark.parametrize("game", ["bloodrage", "runewars"])


@GAMES
def test_what_is_due_is_due_at_the_same_time_whatever_is_hidden(worlds: Worlds, game: str) -> None:
    done = leak_timing.timed_walks(worlds, game, 70, every={"bloodrage": 12, "runewars": 120}[game], steps=4)
    assert done["person"] and done["bot"] and done["look around"]
    for why in ("bot", "table", "clock"):
        assert done[f"answered for {why}"], (why, done)


@pytest.mark.slow
@GAMES
@pytest.mark.parametrize("seed", [80])
def test_the_same_over_many_games(worlds: Worlds, game: str, seed: int) -> None:
    assert leak_timing.timed_walks(worlds, game, seed, every=10, steps=8)["look around"]


@GAMES
def test_a_window_is_waited_for_whether_or_not_there_is_something_to_play(worlds: Worlds, game: str) -> None:
    """A person is asked like any other; their clock runs out at the same time."""
    for here, there, seat in islice(leak_timing.windows(game, 0), 3):

        async def asked(games: tuple[Any, Any] = (here, there), seat: int = seat) -> None:
            async with begun(Walk(worlds, 0, Rng.seeded(1)), games) as walk:
                assert walk.due() == []
            async with begun(Walk(worlds, 0, Rng.seeded(1)), games, clock=HURRY) as walk:
                assert walk.due() == [(Clock.now + 3000, seat, "clock")]
                with suppress(Parted):
                    await walk.pass_time(3000)
                assert walk.done["answered for clock"] == 1

        worlds.run(asked())


@GAMES
@pytest.mark.parametrize("clock", [Terms(), HURRY])
def test_a_window_that_is_passed_lasts_the_same_for_every_hand(
    worlds: Worlds, game: str, clock: Terms
) -> None:
    for (here, there, seat), pace in zip(leak_timing.windows(game, 0), leak_timing.PACES, strict=False):
        settings = {"passing": " ".join(here.rules.windows), "clock": clock, "pace": pace}
        delay = PASS if pace is None else pace
        worlds.run(leak_timing.window(worlds, (here, there), seat, "person", delay, **settings))


@GAMES
@pytest.mark.parametrize("kind", ["bot", "gone"])
def test_bots_take_their_time_whether_or_not_they_have_a_choice(worlds: Worlds, game: str, kind: str) -> None:
    tables = ((level, pace) for level in BOTS for pace in (0, *leak_timing.PACES))
    for (here, there, seat), (level, pace) in zip(leak_timing.windows(game, 0), tables, strict=False):
        delay = max(BOTS[level] if pace is None else pace, FLOORS[level])
        worlds.run(leak_timing.window(worlds, (here, there), seat, kind, delay, pace=pace, level=level))


def test_a_bot_never_answers_sooner_than_its_level_thinks() -> None:
    for level, floor in FLOORS.items():
        assert bot_delay(level, 0) == bot_delay(level, 0, goes_on=True) == floor
        assert bot_delay(level, 60_000) == 60_000
        assert bot_delay(level, None) == BOTS[level] >= floor


def test_every_step_of_a_bots_sentence_takes_the_same_time(worlds: Worlds) -> None:
    """Counted from when it was asked: if the server was late, the next step is not quicker for it."""
    start = next(one for one in leak_timing.starts("bloodrage", 3, 5, 1) if one.asks[0][1].name == "turn")
    seat = start.waiting()[0]
    action = next(one for one in start.legal(seat) if start.rules.words[one][0] == "invade")

    async def sentence(world: World) -> None:
        name, delay, steps = worlds.names[seat], BOTS["jarl"], 0
        while world.game.waiting() == [seat]:
            assert world.room.due() == [(Clock.now + delay, seat, "bot")]
            Clock.now += delay + 7
            legal = world.game.legal(seat)
            world.bots.answers = {name: action if action in legal else legal[0]}
            await world.work()
            delay, steps = FLOORS["jarl"], steps + 1
        assert steps > 1

    async def table() -> None:
        kinds = ["bot" if other == seat else "person" for other in range(3)]
        async with begun(Walk(worlds, (seat + 1) % 3, Rng.seeded(1)), (start, start.copy()), kinds):
            await sentence(worlds.both[0])

    worlds.run(table())


def test_a_person_alone_with_bots_is_not_asked_in_vain(worlds: Worlds) -> None:
    """Nobody could learn anything from it. A person for whom a bot stands in counts as a person."""
    here, _, seat = next(leak_timing.windows("bloodrage", 0))
    for world_game in (here, here.redeal(0, Rng.seeded(1))):
        if len(world_game.legal(seat)) == 1:
            here = world_game

    async def due(kind: str) -> list[tuple[int, int, str]]:
        kinds = [kind] * here.seats
        kinds[seat] = "person"
        async with begun(Walk(worlds, -1, Rng.seeded(1)), (here, here.copy()), kinds) as walk:
            return [act for act in walk.due() if act[1] == seat]

    if len(here.legal(seat)) == 1:
        assert worlds.run(due("bot")) == [(Clock.now + PASS, seat, "table")]
        assert worlds.run(due("gone")) == worlds.run(due("person")) == []
