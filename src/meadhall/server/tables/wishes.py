"""A wish to take back, as it is kept with the table: who is asked, who has agreed, and until when."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from meadhall.server import limits
from meadhall.server.messages import Clock
from meadhall.server.store.rows import Seat, Table


class Proposal(msgspec.Struct):
    """Kept with the table: who wishes to go back, to how many entries, and who has agreed.

    Consent is that of a person: seats that said yes, each with the browser that held it then. What earlier
    versions stored has no time, and lists those who had not answered (`waits`).
    """

    seat: int
    keep: int
    agreed: dict[int, str] = {}
    at: int | None = None
    waits: list[int] | None = None


def proposal_of(table: Table) -> Proposal | None:
    return None if table.proposal is None else msgspec.json.decode(table.proposal, type=Proposal)


def has_a_say(row: Seat) -> bool:
    """A person holds this seat, whether a bot stands in or not. Who gave it up for good holds it no more."""
    return row.kind == "person" and row.client is not None


def waits_for(proposal: Proposal, seats: Sequence[Seat]) -> list[int]:
    """The seats whose consent is missing, as the seats are held now."""
    return [
        row.seat
        for row in seats
        if row.seat != proposal.seat
        and has_a_say(row)
        and proposal.agreed.get(row.seat) != row.client
        and (proposal.waits is None or row.seat in proposal.waits)
    ]


def ends_at(proposal: Proposal, table: Table, clock: Clock) -> int:
    """When no answer counts as a no: after a day, or the time that the table's clock gives."""
    asked = table.updated_at if proposal.at is None else proposal.at
    longest = limits.WISH_SECONDS
    return asked + 1000 * (longest if clock.kind == "none" else min(longest, clock.seconds))
