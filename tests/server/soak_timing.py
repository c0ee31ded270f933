"""Measured times leak nothing: a bot with one legal answer takes as long as one that had to choose.

A real server, real bots of every level, and a spectator who measures times. Run by hand: `make soak`, or
`python -m tests.server.soak_timing --games 4`. Forced answers are compared with other answers to the same
question (Mann-Whitney test, summed over the questions). The exit code is 1 if they can be distinguished.
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from meadhall.server.store import Store
from meadhall.server.tables.live_game import LiveGame, Rewinds
from tests.server.client import Client, make_table, run
from tests.server.running import serving

GAMES = ("bloodrage", "runewars")
MOMENTS = {"thrall": 400, "karl": 400, "jarl": 150}  # of a game that are watched, by level
# How surely a forced answer may be told from another by its time: 0.5 is not at all, 1 always. The times of a
# machine that also does other things are never quite even.
TELLING = 0.65
SIGNIFICANT = 4.0  # standard deviations

Times = dict[str, tuple[list[float], list[float]]]  # by question: of forced answers, and of others


def told_apart(times: Times) -> tuple[float, float]:
    """How often a forced answer took longer than another to the same question (0.5: no difference), and how
    many standard deviations that is from a half."""
    above = pairs = variance = 0.0
    for forced, free in times.values():
        if forced and free:
            above += sum((a > b) + (a == b) / 2 for a in forced for b in free)
            pairs += len(forced) * len(free)
            variance += len(forced) * len(free) * (len(forced) + len(free) + 1) / 12
    return (above / pairs, (above - pairs / 2) / math.sqrt(variance)) if pairs else (0.5, 0.0)


async def watch(http: str, socket: str, level: str, game: str) -> tuple[str, dict[int, float]]:
    """A game of bots at the quickest pace; when the spectator saw each of its moments, in milliseconds."""
    made = await make_table(http, [{"kind": "bot", "level": level}] * 3, game=game, options=OPTIONS[game])
    seen: dict[int, float] = {}
    client = await Client.sit(socket.format(made["id"]), token=made["spectator"])
    while not client.view.get("over") and client.moment < MOMENTS[level]:
        message = await client.receive()
        if message["type"] == "news":
            seen[message["moment"]] = time.perf_counter() * 1000
    await client.leave()
    return made["id"], seen


OPTIONS = {"bloodrage": {}, "runewars": {"random_map": "true"}}


async def measured(store: Store, table_id: str, seen: dict[int, float], times: Times) -> None:
    """Sort the times by question, and by whether there was a choice: the log knows it."""
    loaded = await store.load(table_id)
    assert loaded is not None
    table, seats, moves = loaded
    live = LiveGame(table, tuple(seat.name for seat in seats), 0)
    said = 0  # answers since everybody last saw something
    for move in moves:
        prompt, forced = live.prompt(move.seat).name, len(live.game.legal(move.seat)) == 1
        alone = len(live.game.asks) == 1
        public = live.follow(move, Rewinds(()))
        said += 1
        if public:
            if alone and said == 1 and live.moment in seen and live.moment - 1 in seen:
                times[prompt][not forced].append(seen[live.moment] - seen[live.moment - 1])
            said = 0


async def compare(folder: Path, games: int, level: str) -> bool:
    """All games of one level, one after the other: each has the machine for itself."""
    even = True
    for game in GAMES:
        times: Times = defaultdict(lambda: ([], []))
        for _ in range(games):
            database = str(folder / f"{level}-{game}-{len(list(folder.iterdir()))}.db")
            with serving(Path(database)) as server:
                table_id, seen = await watch(server.http, server.socket("{}"), level, game)
            store = await Store.open(Path(database))
            await measured(store, table_id, seen, times)
            await store.close()
        both = {prompt: pair for prompt, pair in times.items() if pair[0] and pair[1]}
        likelihood, deviations = told_apart(both)
        apart = abs(likelihood - 0.5) > TELLING - 0.5 and abs(deviations) > SIGNIFICANT
        even = even and not apart
        forced, free = (sorted(one for pair in both.values() for one in pair[i]) for i in (0, 1))
        print(
            f"{game} {level}: {len(forced)} forced answers, median {median(forced)}; {len(free)} others,"
            f" median {median(free)}; told apart {likelihood:.2f} ({deviations:+.1f}){' !' if apart else ''}",
            flush=True,
        )
    return even


def median(times: Sequence[float]) -> str:
    return f"{statistics.median(times):.1f} ms" if times else "none"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4, help="of each level and game")
    parser.add_argument("--level", action="append", choices=MOMENTS, help="only this one")
    given = parser.parse_args()
    even = True
    with tempfile.TemporaryDirectory() as folder:
        for level in given.level or MOMENTS:
            even = run(compare(Path(folder), given.games, level)) and even
    return 0 if even else 1


if __name__ == "__main__":
    sys.exit(main())
