"""A take-back proposal as it is stored with the table: who is asked, who has agreed, and until when."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from meadhall.server import limits
from meadhall.server.messages import Clock
from meadhall.server.store.rows import Seat, Table


class Proposal(msgspec.Struct):
    """Stored with the table: the proposing seat, the number of entries to keep, and who has agreed.

    `agreed`: seats that said yes, each with the browser that held the seat then. Earlier versions stored no
    time (`at`), and a list of the seats that had not answered (`waits`).
    """

    seat: int
    keep: int
    agreed: dict[int, str] = {}
    at: int | None = None
    waits: list[int] | None = None


def proposal_of(table: Table) -> Proposal | None:
    return None if table.proposal is None else msgspec.json.decode(table.proposal, type=Proposal)


def held_by_person(row: Seat) -> bool:
    """Whether a person holds this seat, even if a bot stands in. Not if the person left for good."""
    return row.kind == "person" and row.client is not None


def waits_for(proposal: Proposal, seats: Sequence[Seat]) -> list[int]:
    """The seats whose consent is missing, by who holds the seats now."""
    return [
        row.seat
        for row in seats
        if row.seat != proposal.seat
        and held_by_person(row)
        and proposal.agreed.get(row.seat) != row.client
        and (proposal.waits is None or row.seat in proposal.waits)
    ]


def ends_at(proposal: Proposal, table: Table, clock: Clock) -> int:
    """When a missing answer counts as a no: after PROPOSAL_SECONDS, or earlier if the clock gives less
    time."""
    asked = table.updated_at if proposal.at is None else proposal.at
    longest = limits.PROPOSAL_SECONDS
    return asked + 1000 * (longest if clock.kind == "none" else min(longest, clock.seconds))
