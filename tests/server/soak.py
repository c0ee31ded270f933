"""kill -9 at random moments of many games: no acknowledged move is lost or doubled, no secret answer is lost.

Run by hand: `make soak`, or `python -m tests.server.soak --kills 200`. Half of the kills on SQLite, half on
PostgreSQL. Prints what it tested; the exit code is 1 if anything was lost.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.server.databases import Postgresql
from tests.server.kill_server import kill_in_games, low_port
from tests.server.players import Tally
from tests.server.running import Server


def kills(
    database: str, count: int, first_seed: int, done: Callable[[], None], failed: Callable[[str], None]
) -> Tally:
    """One server, killed and started again `count` times, each time in the middle of some games."""
    server, tally = Server(database, port=low_port()), Tally()
    try:
        for number in range(count):
            seed, began = first_seed + number, time.monotonic()
            try:
                tally.add(kill_in_games(server, database, number, random.Random(seed)))
            except Exception:
                after = time.monotonic() - began
                said = "\n".join(line for line in server.log.splitlines() if '"INFO"' not in line)
                failed(f"seed {seed}, {database}, after {after:.0f} s:\n{traceback.format_exc()}{said}")
            if server.process.poll() is not None:  # whatever went wrong, others shall still be tried
                server = Server(database, port=low_port())
            done()
    finally:
        server.stop()
    return tally


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--first-seed", type=int, default=1_000)
    given = parser.parse_args()
    began, tally, faults = time.monotonic(), Tally(), 0
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())

    def failed(why: str) -> None:
        nonlocal faults
        faults += 1
        print(why, file=sys.stderr)

    postgresql = Postgresql()
    try:
        with tempfile.TemporaryDirectory() as folder, Progress(*columns) as progress:
            task = progress.add_task("kills", total=given.kills)
            half = given.kills // 2
            for database, count, seed in (
                (str(Path(folder) / "tables.db"), given.kills - half, given.first_seed),
                (postgresql.empty_database(), half, given.first_seed + given.kills),
            ):
                tally.add(kills(database, count, seed, lambda: progress.advance(task), failed))
    finally:
        postgresql.remove()
    minutes = (time.monotonic() - began) / 60
    print(
        f"{tally.kills} kills in {tally.games} games: {tally.moves} moves acknowledged, {tally.unanswered}"
        f" on their way when the server died ({tally.stored} of them stored by then), {tally.secrets} secret"
        f" answers kept, {tally.bots} games of bots that went on alone; {faults} faults ({minutes:.0f} min)"
    )
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
