"""Who may do what at a table: decided here and nowhere else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meadhall.kernel.refusal import Refusal, Refused
from meadhall.server.store.rows import Seat, Table


@dataclass(frozen=True)
class Caller:
    """Whoever sends a request: hashes of the cookie's identity and of a link's token, where there are any."""

    client: str | None = None
    token: str | None = None
    unlocked: bool = False  # has given the table's password


@dataclass(frozen=True)
class Access:
    seats: frozenset[int]  # seats this caller may play
    host: bool
    watch: bool

    def seat(self, seat: int, name: str) -> None:
        """May play this seat; raises Refused."""
        if seat not in self.seats:
            raise Refused(Refusal("not_your_seat", {"seat": name}))

    def must_host(self) -> None:
        if not self.host:
            raise Refused(Refusal("only_the_host"))

    def may_look(self, viewer: int, spectator: int) -> bool:
        """Through these eyes: a seat's, or a spectator's."""
        return self.watch if viewer == spectator else viewer in self.seats

    def host_or_seat(self, seat: int, name: str) -> None:
        if not self.host:
            self.seat(seat, name)


def access(table: Table, seats: Sequence[Seat], caller: Caller) -> Access:
    # The link of a bot's or an open seat shows nothing: one must sit down first, before everybody's eyes.
    held = frozenset(
        seat.seat
        for seat in seats
        if seat.kind == "person"
        and (
            (caller.client is not None and seat.client == caller.client)
            or (caller.token is not None and seat.token_hash == caller.token)
        )
    )
    host = (caller.client is not None and table.host == caller.client) or (
        caller.token is not None and table.host_hash == caller.token
    )
    invited = caller.token is not None and table.spectator_hash == caller.token
    public = table.listed and (table.password is None or caller.unlocked)
    watch = bool(held) or host or (table.spectators and (invited or public))
    return Access(held, host, watch)
