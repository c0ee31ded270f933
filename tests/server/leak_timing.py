"""Compares times in two worlds, to the millisecond: both games, people and bots, all paces, with and without
clocks, with automatic passes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import product
from typing import Any

import msgspec

from meadhall.kernel.rng import Rng
from meadhall.server.messages import Clock as Terms
from tests.bloodrage.laws import Lot as BloodRageLot
from tests.runewars import worlds as runewars
from tests.server.asgi import Clock
from tests.server.leak_scenarios import HURRY, begun, new, positions, sitting, walked
from tests.server.random_walk import Parted, Walk
from tests.server.two_worlds import SPECTATOR, World, Worlds

Games = tuple[Any, Any]
PACES = (None, 1, 2500)  # at 0 a window that is passed would be over before the table is laid
TABLES = list(product(("person", "bot"), PACES, (Terms(), HURRY), (False, True), ("karl", "konung")))


class Timed(Walk):
    """A walk that mostly waits: what is due must be due at the same time in both worlds."""

    OFTEN = (5, 1, 1, 1, 3)


def starts(game: str, seats: int, seed: int, every: int) -> Iterator[Any]:
    """Positions of a random game."""
    if game == "bloodrage":
        return positions(new(seats, seed), BloodRageLot(seed), seed, every)
    return positions(runewars.game(seats, seed), runewars.Lot(seed), seed, every)


def timed_walks(worlds: Worlds, game: str, seed: int, every: int, steps: int) -> Counter[str]:
    """Every position with another kind of table. All that the viewer does not know is dealt again."""
    done, rng = Counter[str](), Rng.seeded(seed)
    for seats in (2, 3, 4):
        for start in starts(game, seats, seed + seats, every):
            others, pace, clock, passing, level = TABLES[rng.below(len(TABLES))]
            viewer = rng.below(seats + 1) - 1
            settings: dict[str, Any] = {"pace": pace, "clock": clock, "level": level}
            if passing:
                settings["passing"] = " ".join(start.rules.windows)
            games = start, start.redeal(viewer, rng)
            kinds = sitting(seats, viewer, others)
            done += worlds.run(walked(Timed(worlds, viewer, rng), games, kinds, steps, **settings))
            done[others] += 1
    return done


def windows(game: str, viewer: int, seats: int = 3) -> Iterator[tuple[Any, Any, int]]:
    """Two worlds in which another seat may play something, and has nothing to play in one of them."""
    for seed in range(3, 60):
        for start in starts(game, seats, seed, every=1):
            seat, prompt = start.waiting()[0], start.asks[0][1]
            if seat != viewer and prompt.passes >= 0:
                other = start.redeal(viewer, Rng.seeded(seed))
                if (len(start.legal(seat)) == 1) != (len(other.legal(seat)) == 1):
                    yield start.copy(), other, seat


async def window(worlds: Worlds, games: Games, seat: int, kind: str, delay: int, **settings: Any) -> None:
    """This kind of player is asked there: in both worlds the answer is stored after exactly so long."""
    kinds = ["person"] * games[0].seats
    kinds[seat] = kind
    async with begun(Timed(worlds, 0, Rng.seeded(1)), games, kinds, **settings) as walk:
        why, due = "table" if kind == "person" else "bot", Clock.now + delay
        assert walk.due()[0] == (due, seat, why)
        with suppress(Parted):
            await walk.pass_time(delay)
        assert walk.done[f"answered for {why}"] == 1
        for world in worlds.both:
            (move,) = await world.state.store.moves(world.room.table_id)
            assert (move.seat, move.at) == (seat, due)
        here, there = await worlds.each(story_times)
        assert here == there and here in ([], [due // 1000 * 1000])


async def story_times(world: World) -> list[int]:
    _, story, _ = await world.get(f"/api/tables/{world.room.table_id}/story", SPECTATOR)
    return [one["at"] for one in msgspec.json.decode(story)]
