"""The host of a table removes, mutes or bans somebody: rows of `Ban` in the store."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.kernel.refusal import Refusal, Refused
from meadhall.server import limits
from meadhall.server.http_types import BanInfo, NewBan, People, Spectator
from meadhall.server.messages import Bye, encode
from meadhall.server.store import Ban, Seat, Store
from meadhall.server.tables import seating
from meadhall.server.tables.access import Caller
from meadhall.server.tables.room import Room, now_ms
from meadhall.server.tables.watchers import Watcher

HOUR_MS = 3_600_000


@dataclass(frozen=True)
class Target:
    """Who is to be banned: what is known of the browser and of the address."""

    client: str | None
    address: str | None
    seat: int | None
    display: str


def people(room: Room) -> People:
    """The spectators connected to this process, and the mutes and bans of this table."""
    return People(
        [Spectator(watcher.id, watcher.access.muted) for watcher in _spectators(room)],
        [info(room, ban) for ban in room.bans.in_force()],
    )


def info(room: Room, ban: Ban) -> BanInfo:
    seat = None if ban.seat is None else room.named[ban.seat]
    return BanInfo(ban.id, ban.kind, seat, ban.display, ban.at, ban.until)


def _spectators(room: Room) -> list[Watcher]:
    found = [one for one in room.everybody() if one.viewer == len(room.named) and not one.closing]
    return sorted((one for one in found if not one.access.host), key=lambda watcher: watcher.id)


def spectator(room: Room, name: str) -> Watcher:
    for watcher in _spectators(room):
        if watcher.id == name:
            return watcher
    raise Refused(Refusal("nobody_there"))


def remove(room: Room, name: str) -> None:
    """Close a spectator's connection. The spectator may connect again."""
    spectator(room, name).close(encode(Bye("removed", again=False)))


async def store_ban(room: Room, request: NewBan, host: Caller) -> Ban:
    """Store a ban; raises Refused. It takes effect when the bans of the table are read again."""
    target = await _target(room, request)
    if target.client is None and target.address is None:
        raise Refused(Refusal("nobody_there"))
    if target.client is not None and target.client in (host.client, room.table.host):
        raise Refused(Refusal("not_the_host"))
    now = now_ms()
    ban = Ban(
        kind=request.kind,
        display=target.display,
        at=now,
        table_id=room.table_id,
        client=target.client,
        address=target.address,
        seat=target.seat,
        until=None if request.hours is None else now + request.hours * HOUR_MS,
    )
    stored = await room.store.ban(ban, limits.TABLE_BANS)
    if stored is None:
        raise Refused(Refusal("too_many_bans"))
    return stored


async def vacate(room: Room, ban: Ban) -> None:
    """Open the seats of a banned person to others; in a running game a bot plays them."""
    if ban.client is None or room.table.status not in ("open", "playing"):
        return
    for row in list(room.seats):
        if row.kind == "person" and ban.client in (row.client, *_tokens(row)):
            await seating.replace(room, row.seat, "open", None)


async def _target(room: Room, request: NewBan) -> Target:
    match request:
        case NewBan(seat=str(name), spectator=None, line=None):
            return by_seat(room, seating.seat_of(room, name))
        case NewBan(seat=None, spectator=str(name), line=None):
            watcher = spectator(room, name)
            return Target(watcher.caller.client, watcher.caller.address, None, "")
        case NewBan(seat=None, spectator=None, line=int(line)):
            return await by_line(room.store, room.table_id, line)
    raise Refused(Refusal("one_person"))


def by_seat(room: Room, seat: int) -> Target:
    row = room.seats[seat]
    addresses = [one.caller.address for one in room.everybody() if one.viewer == seat and one.caller.address]
    return Target(identity(row, room.named[seat]), addresses[0] if addresses else None, seat, row.display)


def identity(row: Seat, name: str) -> str:
    """The hash that identifies the holder of a seat: of the browser's id, or else of the token."""
    if row.kind != "person" or row.joined_at is None:
        raise Refused(Refusal("no_person_there", {"seat": name}))
    return row.client or _tokens(row)[0]


def _tokens(row: Seat) -> list[str]:
    return [row.token_hash] if row.key_hash is None else [row.key_hash]


async def by_line(store: Store, table_id: str, line_id: int) -> Target:
    """The sender of a chat message."""
    line = await store.line(table_id, line_id)
    if line is None:
        raise Refused(Refusal("nobody_there"))
    client = line.client
    if client is None and line.seat is not None:
        row = (await store.seats(table_id))[line.seat]
        client = identity(row, row.name) if row.kind == "person" else None
    return Target(client, line.address, line.seat, line.display)


def addresses_found(room: Room) -> list[tuple[Ban, str]]:
    """Bans without an address, with the address of the banned browser if it is connected to this process."""
    known = {one.caller.client: one.caller.address for one in room.everybody() if one.caller.address}
    return [
        (ban, known[ban.client])
        for ban in (*room.bans.in_force(), *room.bans_everywhere.in_force())
        if ban.address is None and ban.client is not None and ban.client in known
    ]
