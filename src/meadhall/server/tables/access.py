"""Who may do what at a table: decided here and nowhere else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meadhall.kernel.refusal import Refusal, Refused
from meadhall.server.store.rows import Seat, Table
from meadhall.server.tables.bans import NO_BANS, Bans
from meadhall.server.tables.late import is_late


@dataclass(frozen=True)
class Caller:
    """Whoever sends a request: hashes of the cookie's identity and of a token, where there are any."""

    client: str | None = None
    token: str | None = None
    unlocked: bool = False  # has given the table's password
    address: str | None = None  # keyed hash of where it comes from; None: not known, or trusted


@dataclass(frozen=True)
class Access:
    seats: frozenset[int]  # seats this caller may play
    host: bool
    watch: bool
    link: int | None = None  # the seat whose link the caller has, which must be followed first
    banned: bool = False  # may do nothing here: then all others are False
    muted: bool = False  # may not talk

    def must_not_be_banned(self) -> None:
        if self.banned:
            raise Refused(Refusal("banned"))

    def seat(self, seat: int, name: str) -> None:
        """May play this seat; raises Refused."""
        if seat not in self.seats:
            raise Refused(Refusal("follow_first" if seat == self.link else "not_your_seat", {"seat": name}))

    def must_host(self) -> None:
        if not self.host:
            raise Refused(Refusal("only_the_host"))

    def may_look(self, viewer: int, spectator: int) -> bool:
        """Through these eyes: a seat's, or a spectator's."""
        return self.watch if viewer == spectator else viewer in self.seats

    def knows_the_end(self, table: Table, now: int) -> bool:
        """The game is over, and has been long enough for somebody without a seat."""
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
    """`here`, `everywhere`: bans of this table, and of all."""
    # The token of a link shows nothing: whoever follows it is given a token of their own, before all eyes.
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
        # A family has one address: those of it who hold a seat here are not meant.
        address = None if held else caller.address
        kinds |= {ban.kind for ban in here.of(caller.client, caller.token, address)}
    if "ban" in kinds:
        return Access(frozenset(), host=False, watch=False, banned=True, muted=True)
    return Access(held, host, watch, link, muted="mute" in kinds)
