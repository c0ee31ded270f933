"""The rights of a caller at a table. All decisions about access are made here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meadhall.kernel.refusal import Refusal, Refused
from meadhall.server.store.rows import Seat, Table
from meadhall.server.tables.bans import NO_BANS, Bans
from meadhall.server.tables.spectator_delay import is_late


@dataclass(frozen=True)
class Caller:
    """The sender of a request: hashes of the cookie's id and of a token, if there are any."""

    client: str | None = None
    token: str | None = None
    unlocked: bool = False  # has given the table's password
    address: str | None = None  # keyed hash of the address; None: not known, or trusted


@dataclass(frozen=True)
class Access:
    seats: frozenset[int]  # seats this caller may play
    host: bool
    watch: bool
    link: int | None = None  # the seat whose link the caller has, which must be followed first
    banned: bool = False  # may do nothing here; then there are no other rights
    muted: bool = False  # may not talk

    def must_not_be_banned(self) -> None:
        if self.banned:
            raise Refused(Refusal("banned"))

    def seat(self, seat: int, name: str) -> None:
        """Raises Refused if the caller may not play this seat."""
        if seat not in self.seats:
            raise Refused(Refusal("follow_first" if seat == self.link else "not_your_seat", {"seat": name}))

    def must_host(self) -> None:
        if not self.host:
            raise Refused(Refusal("only_the_host"))

    def may_look(self, viewer: int, spectator: int) -> bool:
        """Whether the caller may see this viewer's view: a seat's, or the spectators'."""
        return self.watch if viewer == spectator else viewer in self.seats

    def knows_the_end(self, table: Table, now: int) -> bool:
        """The game is over, and its end is known to the caller: spectators may see it later."""
        return table.status == "over" and (bool(self.seats) or not is_late(table, now))

    def must_know_the_end(self, table: Table, now: int) -> None:
        if not self.knows_the_end(table, now):
            raise Refused(Refusal("not_over"))

    def host_or_seat(self, seat: int, name: str) -> None:
        if not self.host:
            self.seat(seat, name)


def access(
    table: Table, seats: Sequence[Seat], caller: Caller, here: Bans = NO_BANS, everywhere: Bans = NO_BANS
) -> Access:
    """The caller's rights. `here`, `everywhere`: bans of this table, and of the whole server."""
    # The token of a link gives no right to the seat: following the link gives a new token, and is announced.
    held = frozenset(
        seat.seat
        for seat in seats
        if seat.kind == "person"
        and (
            (caller.client is not None and seat.client == caller.client)
            or (caller.token is not None and seat.key_hash == caller.token)
        )
    )
    host = (caller.client is not None and table.host == caller.client) or (
        caller.token is not None and table.host_hash == caller.token
    )
    invited = caller.token is not None and table.spectator_hash == caller.token
    public = table.listed and (table.password is None or caller.unlocked)
    watch = bool(held) or host or (table.spectators and (invited or public))
    link = None
    if caller.token is not None:
        link = next((seat.seat for seat in seats if seat.token_hash == caller.token), None)
    if not (here or everywhere):
        return Access(held, host, watch, link)
    kinds = {ban.kind for ban in everywhere.of(caller.client, caller.token, caller.address)}
    if not host:
        # Several people share an address: a ban by address does not apply to holders of seats here.
        address = None if held else caller.address
        kinds |= {ban.kind for ban in here.of(caller.client, caller.token, address)}
    if "ban" in kinds:
        return Access(frozenset(), host=False, watch=False, banned=True, muted=True)
    return Access(held, host, watch, link, muted="mute" in kinds)
