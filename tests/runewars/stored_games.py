"""Opens every stored game of Runewars and prints what it writes back.

`python -m tests.runewars.stored_games DATABASE`
Prints a JSON object: the id of the house set, and the record of each golden record and of each table of
the database.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

from meadhall import replay
from meadhall.kernel.record import write
from meadhall.runewars import RULES
from meadhall.runewars.pack import house_pack
from meadhall.server.store import Store
from meadhall.server.tables.room import Room
from meadhall.server.tables.story import replayed

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("runewars-*.txt"))


def golden() -> dict[str, str]:
    return {file.name: write(replay(file.read_text("utf-8"))) for file in GOLDEN}


async def tables(database: Path) -> dict[str, str]:
    """The record of every table of Runewars so far; the database is migrated when it is opened."""
    store = await Store.open(database)
    try:
        found: dict[str, str] = {}
        async for table_id in store.all_ids():
            room = Room(store, table_id, lambda _: None)
            await room.load()
            if room.table.game == "runewars" and room.live is not None:
                found[table_id] = write(replayed(room.table, room.named, await store.moves(table_id)))
        return found
    finally:
        await store.close()


def main() -> None:
    heroes = [hero.name for hero in house_pack().heroes]
    found = {
        "id": RULES.pack,
        "heroes": heroes,
        "golden": golden(),
        "tables": asyncio.run(tables(Path(sys.argv[1]))),
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
