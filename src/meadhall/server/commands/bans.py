"""`meadhall bans`: list, add and remove bans and mutes of the whole server."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from meadhall.kernel.refusal import Refused
from meadhall.server.commands.common import DAY_MS, day, fail, run, say
from meadhall.server.guard.address import parse
from meadhall.server.guard.address_key import ADDRESS_KEY, AddressKey, new_address_key
from meadhall.server.store import Ban, Store
from meadhall.server.tables.banning import Target, by_line, identity
from meadhall.server.tables.bans import Bans
from meadhall.server.tables.room import now_ms

MOST = 10_000  # bans of the whole server: each request is compared with them


class Listed(msgspec.Struct):
    """A ban as `--json` prints it, without hashes."""

    id: int
    kind: str
    table: str | None
    display: str
    browser: bool
    address: bool
    at: int
    until: int | None


def list_bans(database: str, *, as_json: bool, console: Console, errors: Console) -> int:
    async def work(store: Store) -> int:
        found = [_listed(ban) for ban in Bans(await store.all_bans()).in_force()]
        if as_json:
            say(console, msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
            return 0
        grid = Grid("id", "kind", "where", "who", "known by", "since (UTC)", "until (UTC)")
        for one in found:
            known = " and ".join(name for name in ("browser", "address") if getattr(one, name))
            until = "for good" if one.until is None else day(one.until)
            where = one.table or "everywhere"
            grid.add_row(f"{one.id}", one.kind, where, Text(one.display), known, day(one.at), until)
        console.print(grid)
        return 0

    return run(database, work, errors)


def _listed(ban: Ban) -> Listed:
    known = (ban.client is not None, ban.address is not None)
    return Listed(ban.id, ban.kind, ban.table_id, ban.display, *known, ban.at, ban.until)


def add_ban(
    database: str,
    *,
    address: str | None,
    table: str | None,
    seat: str | None,
    line: int | None,
    mute: bool,
    days: int | None,
    note: str,
    console: Console,
    errors: Console,
) -> int:
    """Ban an address, the holder of a seat, or the sender of a chat message."""

    async def work(store: Store) -> int:
        target = await _target(store, address, table, seat, line)
        if isinstance(target, str):
            return fail(errors, target)
        if target.client is None and target.address is None:
            return fail(errors, "Neither the browser nor the address is known: nobody was banned.")
        now = now_ms()
        ban = Ban(
            kind="mute" if mute else "ban",
            display=note or target.display,
            at=now,
            client=target.client,
            address=target.address,
            until=None if days is None else now + days * DAY_MS,
        )
        stored = await store.ban(ban, MOST)
        if stored is None:
            return fail(errors, f"There are {MOST} bans already. Remove some of them first.")
        say(console, f"{stored.kind} {stored.id}. It ends with: meadhall bans remove {stored.id}")
        return 0

    return run(database, work, errors)


async def _target(
    store: Store, address: str | None, table: str | None, seat: str | None, line: int | None
) -> Target | str:
    """Whom to ban, or an error message."""
    if address is not None:
        return Target(None, (await _key(store))(str(parse(address))), None, "")
    assert table is not None
    if await store.table(table) is None:
        return f"There is no table {table}."
    try:
        if line is not None:
            return await by_line(store, table, line)
        seats = await store.seats(table)
        row = next((one for one in seats if one.name == seat), None)
        if row is None:
            return f"There is no seat {seat} at this table, only: {', '.join(one.name for one in seats)}."
        return Target(identity(row, row.name), None, row.seat, row.display)
    except Refused as refused:
        said = {
            "nobody_there": f"Line {line} is not there (any more).",
            "no_person_there": "No person is there.",
        }
        return said[refused.code]


async def _key(store: Store) -> AddressKey:
    return AddressKey(bytes.fromhex(await store.shared_value(ADDRESS_KEY, new_address_key)))


def remove_bans(
    database: str, ban_ids: Sequence[int], address: str | None, console: Console, errors: Console
) -> int:
    """Remove bans by their ids, or all bans of an address."""

    async def work(store: Store) -> int:
        found = await store.all_bans()
        key = None if address is None else (await _key(store))(str(parse(address)))
        meant = [ban for ban in found if ban.id in ban_ids or (key is not None and ban.address == key)]
        missing = set(ban_ids) - {ban.id for ban in meant}
        if missing or not meant:
            words = ", ".join(map(str, sorted(missing))) or f"of {address}"
            return fail(errors, f"There is no ban {words}. Nothing was changed.")
        for ban in meant:
            await store.lift(ban.id, ban.table_id or "")
        say(console, f"Removed: {', '.join(str(ban.id) for ban in meant)}.")
        return 0

    return run(database, work, errors)
