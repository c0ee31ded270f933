"""`meadhall tables`: list, show, delete, expire."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from meadhall.server.commands.common import DAY_MS, day, fail, run, say, sure
from meadhall.server.store import Seat, Store, Table
from meadhall.server.tables.room import now_ms

LINES_SHOWN = 200
EXPIRED_AT_ONCE = 100


class Listed(msgspec.Struct):
    """A table as `--json` prints it, without secrets and hashes."""

    id: str
    game: str
    name: str
    status: str
    listed: bool
    entries: int
    created_at: int
    updated_at: int
    misfit: str | None

    @classmethod
    def of(cls, table: Table) -> Listed:
        return cls(*(getattr(table, name) for name in cls.__struct_fields__))


def list_tables(
    database: str,
    *,
    status: str | None,
    game: str | None,
    older_than: int | None,
    as_json: bool,
    console: Console,
    errors: Console,
) -> int:
    """List all tables, or those that match: `older_than`: not used for this number of days."""

    async def work(store: Store) -> int:
        since = None if older_than is None else now_ms() - older_than * DAY_MS
        wanted = store.listing(status=[status] if status else None, game=game, untouched_since=since)
        found = [Listed.of(table) async for table in wanted]
        found.sort(key=lambda table: table.updated_at)
        if as_json:
            say(console, msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        else:
            console.print(_grid(found))
        return 0

    return run(database, work, errors)


def _grid(found: Sequence[Listed]) -> Grid:
    grid = Grid("id", "game", "status", "moves", "last move (UTC)", "name", caption=f"{len(found)} tables")
    grid.columns[0].no_wrap = True
    for one in found:
        status = f"{one.status}: {one.misfit}" if one.misfit else one.status
        grid.add_row(one.id, one.game, Text(status), f"{one.entries}", day(one.updated_at), Text(one.name))
    return grid


def show_table(database: str, table_id: str, console: Console, errors: Console) -> int:
    """Print the seats and the chat, with the ids of the messages for `meadhall bans add`."""

    async def work(store: Store) -> int:
        table = await store.table(table_id)
        if table is None:
            return fail(errors, f"There is no table {table_id}.")
        console.print(_grid([Listed.of(table)]))
        seats = Grid("seat", "who")
        for seat in await store.seats(table_id):
            seats.add_row(seat.name, Text(_who(seat)))
        console.print(seats)
        lines = Grid("line", "time (UTC)", "who", "words")
        for channel in ("players", "spectators"):
            for line in await store.chat(table_id, channel, 0, LINES_SHOWN):
                who = line.display or channel.removesuffix("s")
                lines.add_row(f"{line.id}", day(line.at), Text(who), Text(line.words))
        console.print(lines)
        return 0

    return run(database, work, errors)


def _who(seat: Seat) -> str:
    if seat.kind == "bot":
        return f"bot {seat.level}"
    stands_in = f", a bot ({seat.level}) stands in" if seat.standing_in else ""
    return f"{seat.kind} {seat.display}".strip() + stands_in


def delete_tables(
    database: str, table_ids: Sequence[str], *, yes: bool, console: Console, errors: Console
) -> int:
    """Delete tables, after a confirmation. A running server closes them."""

    async def work(store: Store) -> int:
        found = [await store.table(table_id) for table_id in table_ids]
        missing = [table_id for table_id, table in zip(table_ids, found, strict=True) if table is None]
        if missing:
            return fail(errors, f"There is no table {', '.join(missing)}. Nothing was deleted.")
        console.print(_grid([Listed.of(table) for table in found if table is not None]))
        if not yes and not sure("Delete for good?", console):
            return fail(errors, "Nothing was deleted.")
        deleted = [table_id for table_id in table_ids if await store.delete(table_id)]
        say(console, f"Deleted: {', '.join(deleted)}.")
        return 0

    return run(database, work, errors)


def expire(
    database: str, *, keep: int, keep_running: int | None, yes: bool, console: Console, errors: Console
) -> int:
    """Delete unused tables once, like `meadhall serve --keep`."""

    async def work(store: Store) -> int:
        now = now_ms()
        before, running = now - keep * DAY_MS, None if keep_running is None else now - keep_running * DAY_MS
        number = len(await store.untouched(before, running, 10**6))
        if not number:
            say(console, "There is nothing to delete.")
            return 0
        if not yes and not sure(f"Delete {number} tables for good?", console):
            return fail(errors, "Nothing was deleted.")
        deleted = 0
        while found := await store.untouched(before, running, EXPIRED_AT_ONCE):
            for table in found:
                deleted += await store.delete(table.id, (table.entries, table.version))
        say(console, f"{deleted} tables were deleted.")
        return 0

    return run(database, work, errors)
