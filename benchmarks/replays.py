"""How long the moments of a replay take: a real server, requests over HTTP, on games of several lengths.

    python -m benchmarks.replays                 the sources as installed
    python -m benchmarks.replays --path src      another meadhall, put first on the path

For each game the first request reaches a server process that knows nothing of it. Then one moment of every
chunk is requested, in random order, so that no answer comes from the cache. The goal for those is 50 ms on a
core without other load. Their processor time, of all processes of the server together, depends less on other
load (Linux only). Compare two versions by running them in turns on the same machine.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import httpx
import psutil

from benchmarks.server.launch import ROOT, How, Server
from meadhall import replay
from meadhall.kernel.game import Game
from meadhall.kernel.match import Entry, Match
from meadhall.kernel.rules import option_words
from meadhall.server.http_types import NewTable, SeatRequest
from meadhall.server.store import Move, Store
from meadhall.server.tables import seating
from meadhall.server.tables.live_game import spelled
from meadhall.server.tables.new_table import Origin, make
from meadhall.server.tables.room import Room

GOAL_MS = 50
CHUNK = 16  # moments that a server works out together
LONGEST = 20_000  # rows of a log: limits.GAME_ENTRIES
RECORDS = ("bloodrage-4-draft-9", "runewars-4-by-lot-explored-110")


@dataclass(frozen=True)
class Case:
    name: str
    rows: int
    table_id: str
    token: str


def log_of(record: str, rows: int = 0) -> tuple[Match[Game], list[Move]]:
    """The game of a golden record. `rows`: how long its log becomes by answers that are undone."""
    played = replay((ROOT / "tests" / "golden" / f"{record}.txt").read_text("utf-8"))
    name = played.game.rules.name
    options = played.game.made_with()
    match = Match(
        played.game.rules.new(seats=played.game.seat_names(), seed=played.seed, options=options), played.seed
    )
    undoable = [_play(match, entry) for entry in played.log]
    again = max(0, rows - len(undoable)) // (2 * sum(undoable))
    moves: list[Move] = []
    for entry, undone in zip(played.log, undoable, strict=True):
        words = spelled(name, entry.action)
        answers = [("move", words, "person"), ("undo", "", "person")] * (again if undone else 0)
        for kind, said, by in [*answers, ("move", words, "table" if entry.automatic else "person")]:
            moves.append(Move(len(moves) + 1, kind, entry.seat, said, by, len(moves)))
    return match, moves


def _play(match: Match[Game], entry: Entry) -> bool:
    """Whether the answer could be undone."""
    match.play(entry.seat, entry.action, automatic=entry.automatic)
    return match.can_undo(entry.seat) and not entry.automatic


async def stored(database: Path) -> list[Case]:
    store = await Store.open(database)
    cases = []
    try:
        for record, rows in [(record, 0) for record in RECORDS] + [
            (RECORDS[-1], 3_000),
            (RECORDS[-1], LONGEST),
        ]:
            match, moves = log_of(record, rows)
            seats = [SeatRequest("bot", level="thrall")] * len(match.game.seat_names())
            options = dict(option_words(match.game.made_with()))
            origin = Origin(match.seed, match.version, match.pack, moves, "record")
            made = await make(store, NewTable(match.game.rules.name, seats, options), None, None, origin)
            room = Room(store, made.id, lambda room: None)
            await room.load()
            await seating.begin(room)
            cases.append(Case(match.game.rules.name, len(moves), made.id, made.host))
    finally:
        await store.close()
    return cases


def measure(server: Server, case: Case) -> list[str]:
    headers = {"authorization": f"Bearer {case.token}"}
    base = f"http://127.0.0.1:{server.port}/api/tables/{case.table_id}"
    with httpx.Client(headers=headers, timeout=120) as web:

        def moment(number: int) -> tuple[float, int]:
            began = time.perf_counter()
            answer = web.get(f"{base}/moments/{number}")
            took = (time.perf_counter() - began) * 1000
            assert answer.status_code == 200, answer.text
            return took, answer.json()["moment"]

        web.get(base)  # the table is in memory
        first, last = moment(10**6)
        chunks = list(range(0, last - last % CHUNK, CHUNK))  # the last chunk is cached
        random.Random(1).shuffle(chunks)
        took, spent = [], []
        for number in chunks:
            before = _cpu(server.pid)
            took.append(moment(number)[0])
            spent.append(_cpu(server.pid) - before)
        took.sort()
    return [
        case.name,
        f"{case.rows:,}",
        f"{last:,}",
        f"{first:.0f}",
        f"{statistics.median(took):.1f}",
        f"{took[int(len(took) * 0.95)]:.1f}",
        f"{took[-1]:.1f}",
        f"{statistics.median(spent):.1f}",
        f"{max(spent):.1f}",
        f"{sum(took) / 1000:.2f}",
    ]


def _cpu(pid: int) -> float:
    """Milliseconds of processor time of the server and its children. psutil's times are rounded to 10 ms."""
    tasks = [
        task
        for process in (psutil.Process(pid), *psutil.Process(pid).children())
        for task in Path(f"/proc/{process.pid}/task").glob("*/schedstat")
    ]
    return sum(int(task.read_text().split()[0]) for task in tasks) / 1e6


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--path", type=Path, help="a folder with another meadhall")
    given = parser.parse_args()
    how = How(given.path and given.path.resolve())
    print(how.form())
    print("| game | rows | moments | first, ms | median | p95 | worst | CPU, median | worst | all, s |")
    print("|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|")
    with tempfile.TemporaryDirectory() as folder:
        cases = asyncio.run(stored(Path(folder) / "tables.db"))
        server = Server(how, Path(folder))
        try:
            for case in cases:
                print("| " + " | ".join(measure(server, case)) + " |", flush=True)
            for process in (psutil.Process(server.pid), *psutil.Process(server.pid).children()):
                print(f"{process.memory_info().rss / 2**20:.0f} MiB: {process.name()} {process.pid}")
        finally:
            server.stop()


if __name__ == "__main__":
    main()
